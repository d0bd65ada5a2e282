/** Upgrades of the slot 'team'. */
import { damageCard, hugeDamageCard } from '../../facts';
import { whileYouAttack, thisAttack, isPrimary } from '../forms/attacks';
import { having, youAre, withWeapon } from '../forms/conditions';
import { attacking, changes, chooseDice } from '../forms/dice';
import { ability, innermost } from '../../engine';
import { before, candidate, type AbilityInPlay, after } from '../../../core';
import { isYou, you } from '../forms/you';
import { spending, spendingCharges } from '../forms/costs';
import { noAttack, weaponChoices } from '../../queries/targets';
import { limitAttack } from '../../procedures/attack';
import type { XwingState, EquippedCard } from '../../model/state';
import { spendCharge, recoverCharge } from '../../effects/charges';
import { sideOf, isOfSlot } from '../../queries/upgrades';
import { beforeYouEngage, afterYouPerform } from '../forms/timing';
import { isWithin, setsOf } from '../forms/targets';
import { flipUpgrade } from '../../effects/upgrades';
import { FLIP } from '../forms/flipping';
import { repairDamageCard } from '../../procedures/damage-cards';
import { rerollResults } from '../../procedures/reroll-dice';
import { cannotRemoveToken } from '../../queries/tokens';
import { youRemove } from '../forms/tokens';
import { locksOf, hasLocked } from '../../queries/locks';
import { objectsOnTable } from '../../queries/objects';
import { isAtRange } from '../../queries/range';
import { acquireLock } from '../../procedures/lock';
import { ANYWHERE, coordinatesMore } from '../forms/actions';

/** One range more, or less, than the weapon needs; which weapon, is chosen then. */
const bombardmentSpecialists = ability({
  id: 'bombardment-specialists',
  card: 'upgrade:bombardmentspecialists',
  rules: ['xw.timing.02', 'xw.attack.12'],
  on: before('about-to-attack'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: spending('calculate'),
  choose: (state, self) => {
    const attack = thisAttack(state);
    return [1, -1].map((rangeBy) =>
      candidate(rangeBy, noAttack(attack.attacker, weaponChoices(state, you(state, self), { ...attack, rangeBy }))),
    );
  },
  effect: (state, { chosen }) => limitAttack(state, { rangeBy: chosen as number }),
});

/** As many energy as are chosen. */
const upToEnergy = (state: XwingState, self: AbilityInPlay, most: number): number =>
  Math.min(most, you(state, self).energy?.active ?? 0);

function spendEnergy(state: XwingState, self: AbilityInPlay, count: number): void {
  for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, 'energy', ['xw.charges.05']);
}

const isOffline = ({ side, card }: EquippedCard): boolean => side === 1 && sideOf(card, 1).title.endsWith('(Offline)');
/** Ships near the one that was coordinated, for an energy each. */
const commsTeam = coordinatesMore({
  id: 'comms-team',
  card: 'upgrade:commsteam',
  if: () => true,
  most: ({ energy }) => Math.min(2, energy?.active ?? 0),
  such: (state, ship, first) => isWithin(state, first, ship, [0, 1]),
  pay: (state, self) => spendEnergy(state, self, 1),
});

const CONTROL = 'upgrade:damagecontrolteam';

const damageControlTeam = [
  beforeYouEngage({
    id: 'damage-control-team-flips',
    card: CONTROL,
    may: true,
    choose: (state, self) => {
      const offline = you(state, self).upgrades.filter(isOffline);
      return setsOf(
        offline.map(({ id }) => [id]),
        upToEnergy(state, self, offline.length),
      );
    },
    effect: (state, self) => {
      const cards = self.chosen as string[];
      spendEnergy(state, self, cards.length);
      for (const card of cards) flipUpgrade(state, card, FLIP);
    },
  }),
  ability({
    id: 'damage-control-team',
    card: CONTROL,
    rules: ['xw.actions.15', 'xw.damage-cards.05'],
    during: 'action',
    choose: (state, self) => {
      const cards = you(state, self).damage.faceup.filter(
        ({ card }) => (hugeDamageCard(card) ?? damageCard(card))?.trait === 'ship',
      );
      return setsOf(
        cards.map(({ id }) => [id]),
        upToEnergy(state, self, cards.length),
      );
    },
    effect: (state, self) => {
      const cards = self.chosen as string[];
      spendEnergy(state, self, cards.length);
      for (const id of cards) repairDamageCard(state, you(state, self).id, { id }, ['xw.damage-cards.05']);
    },
  }),
];

/** A die again for each energy. */
const gunnerySpecialists = ability({
  id: 'gunnery-specialists',
  card: 'upgrade:gunneryspecialists',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) =>
    whileYouAttack((...attack) => isPrimary(...attack) || withWeapon('hardpoint')(...attack))(state, self),
  choose: (state, self) => chooseDice(state, 'attack', upToEnergy(state, self, Infinity)),
  effect: (state, self) => {
    const dice = self.chosen as number[];
    spendEnergy(state, self, dice.length);
    rerollResults(state, 'attack', dice, self.controller, ['xw.dice-modification.05']);
  },
});

const igRmDroids = changes({
  id: 'ig-rm-droids',
  card: 'upgrade:igrmdroids',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  when: whileYouAttack(youAre(having('calculate'))),
});

/** An energy, and one disarm token goes. */
const ordnanceTeamRearms = afterYouPerform('reload')({
  id: 'ordnance-team-rearms',
  card: 'upgrade:ordnanceteam',
  may: true,
  unable: (state, self) => cannotRemoveToken(state, you(state, self).id, 'disarm'),
  cost: spendingCharges('energy'),
  effect: youRemove('disarm'),
});

/** While it reloads: more charges of its missiles and torpedoes, an energy each. */
const ordnanceTeam = ability({
  id: 'ordnance-team',
  card: 'upgrade:ordnanceteam',
  rules: ['xw.reload.03', 'xw.charges.02'],
  on: after('reloaded'),
  when: (state, self) =>
    isYou(state, self, self.event.ship) && innermost(state, 'perform action')?.chosen?.action === 'reload',
  may: true,
  choose: (state, self) => {
    const inactive = you(state, self).upgrades.flatMap((each) => {
      const { charges, id } = each;
      if (!charges || !(isOfSlot(each, 'missile') || isOfSlot(each, 'torpedo'))) return [];
      return Array<string>(charges.limit - charges.active).fill(id);
    });
    return setsOf(
      inactive.map((id) => [id]),
      upToEnergy(state, self, 3),
    );
  },
  effect: (state, self) => {
    const cards = self.chosen as string[];
    spendEnergy(state, self, cards.length);
    for (const card of cards) recoverCharge(state, you(state, self).id, card, ['xw.reload.03']);
  },
});

const EXPERTS = 'upgrade:sensorexperts';

const sensorExperts = [
  ability({
    id: 'sensor-experts-locks',
    card: EXPERTS,
    rules: ['xw.golden-rules.02', 'xw.lock.11'],
    modifies: {
      'most locks': (state, self, most, { ship }) => (isYou(state, self, ship) ? Math.max(most, 3) : most),
    },
  }),
  afterYouPerform('lock')({
    id: 'sensor-experts',
    card: EXPERTS,
    rules: ['xw.lock.04'],
    may: true,
    choose: (state, self) => {
      const own = you(state, self).id;
      const [locked] = locksOf(state, own).slice(-1);
      if (!locked) return [];
      const near = objectsOnTable(state).filter(
        ({ id }) => id !== own && !hasLocked(state, own, id) && isAtRange(state, locked.on, id, 0, 1),
      );
      return setsOf(
        near.map(({ id }) => [id]),
        upToEnergy(state, self, 2),
      );
    },
    effect: (state, self) => {
      const objects = self.chosen as string[];
      spendEnergy(state, self, objects.length);
      for (const id of objects) acquireLock(state, you(state, self).id, { ...ANYWHERE, among: [id] });
    },
  }),
];

export const teamUpgrades = [
  commsTeam,
  bombardmentSpecialists,
  ...damageControlTeam,
  gunnerySpecialists,
  igRmDroids,
  ordnanceTeam,
  ordnanceTeamRearms,
  ...sensorExperts,
];
