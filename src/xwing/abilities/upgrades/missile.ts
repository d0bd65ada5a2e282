/** Upgrades of the slot 'missile'. */
import {
  type AbilityFrame,
  after,
  allowed,
  candidate,
  type Cost,
  type Json,
  reason,
  say,
  type Sentence,
} from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { cancelResults } from '../../effects/dice';
import { gainToken, spendToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { Ship, XwingState } from '../../model/state';
import { performAttack } from '../../procedures/attack';
import { exposeDamageCard } from '../../procedures/damage-cards';
import { rerollResults } from '../../procedures/reroll-dice';
import { rollMore } from '../../procedures/roll-dice';
import { rollAndSuffer, sufferDamage } from '../../procedures/suffer-damage';
import { currentAttack } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { inMm, isAtRange, rangeToObject } from '../../queries/range';
import { shipOf, shipsInPlay } from '../../queries/ships';
import { cannotSpendToken } from '../../queries/tokens';
import { inBullseye, inThisAttack, isThisAttack, thisAttack, whileYouAttack } from '../forms/attacks';
import { cannotBonusAttack, otherDefenders } from '../forms/bonus-attacks';
import { all, defenderIs, friendly, inYour, shipsThat } from '../forms/conditions';
import { allActive, chargeOfCard, spending } from '../forms/costs';
import { chargesStaySpent, ofOwnCard } from '../forms/devices';
import { CANCEL, changeOne, chooseDice } from '../forms/dice';
import { canLock, locksEach } from '../forms/locks';
import { ionWeapon } from '../forms/same-text';
import { setsOf } from '../forms/targets';
import { atStartOf } from '../forms/timing';
import { inflict } from '../forms/tokens';
import { unlessItChooses } from '../forms/unless';
import { stillThere, you } from '../forms/you';

/** As many dice as charges are spent, beside the one that the attack costs. */
const barrageRockets = ability({
  id: 'barrage-rockets',
  card: 'upgrade:barragerockets',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => isThisAttack(state, self) && whileYouAttack(inBullseye)(state, self),
  choose: (state, self) => {
    const card = you(state, self).upgrades.find(({ id }) => id === self.source);
    return chooseDice(state, 'attack', card?.charges?.active ?? 0);
  },
  effect: (state, self) => {
    const dice = self.chosen as number[];
    for (const _ of dice) spendCharge(state, you(state, self).id, self.source, ['xw.standard-charges.04']);
    rerollResults(state, 'attack', dice, self.controller, ['xw.dice-modification.05']);
  },
});

/** The same weapon again, on another ship near the first defender, without a lock. */
const clusterMissiles = ability({
  id: 'cluster-missiles',
  card: 'upgrade:clustermissiles',
  rules: ['xw.bonus-attack.03'],
  on: after('attack-performed'),
  when: (state, self) => self.event.bonus && isThisAttack(state, self) && currentAttack(state)?.bonus === false,
  may: true,
  unable: (state, self) => {
    const own = you(state, self);
    const defenders = nearDefender(state, self.event.defender, own);
    if (defenders.length === 0)
      return reason('no-valid-target', 'No other ship is near the defender.', ['xw.bonus-attack.03']);
    return cannotBonusAttack(state, own, { weapons: [self.source], defenders, waives: ['lock'] });
  },
  effect: (state, { event, source }) => {
    if (!event) return;
    const defenders = nearDefender(state, event.defender, shipOf(state, event.attacker));
    const near = defenders.flatMap((id, i): Sentence => {
      const { range, distance } = rangeToObject(state, event.defender, id);
      return say`${[i === 0 ? '' : ', ']}${id} at range ${range} (${[inMm(distance)]})`;
    });
    const said = say`a bonus attack on another ship near the first defender, ${event.defender}: ${near}; it needs no lock.`;
    const granted = [reason('bonus-attack', said, ['xw.bonus-attack.03'], { defenders })];
    performAttack(state, event.attacker, { bonus: true, granted, weapons: [source], defenders, waives: ['lock'] });
  },
});

/** Different targets at range 0-1 of the defender; a remote is one, too (xw.remote-attack.01). */
const nearDefender = (state: XwingState, defender: string, own: Ship): string[] =>
  otherDefenders(state, own).defenders.filter((id) => isAtRange(state, defender, id, 0, 1));

const concussionMissiles = ability({
  id: 'concussion-missiles',
  card: 'upgrade:concussionmissiles',
  rules: ['xw.damage-cards.04'],
  on: after('attack-hit'),
  when: isThisAttack,
  effect: (state, { event }) => {
    if (!event) return;
    for (const ship of shipsInPlay(state)) {
      // The defender is at range 0 of itself.
      const isNear = isAtRange(state, event.defender, ship.id, 0, 1);
      if (isNear && ship.damage.facedown > 0) exposeDamageCard(state, ship.id, ['xw.damage-cards.04']);
    }
  },
});

/** Ships near the defender, no more agile than it, roll a die each, for another charge. */
const diamondBoronMissiles = ability({
  id: 'diamond-boron-missiles',
  card: 'upgrade:diamondboronmissiles',
  rules: ['xw.damage.01'],
  on: after('attack-hit'),
  when: isThisAttack,
  may: true,
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state, { event, source }) => {
    if (!event) return;
    const { agility } = shipOf(state, event.defender);
    for (const { id, agility: other } of shipsInPlay(state))
      if (other <= agility && isAtRange(state, event.defender, id, 0, 1))
        rollAndSuffer(state, id, source, ['xw.damage.01']);
  },
});

const discordMissiles = { id: 'discord-missiles', card: 'upgrade:discordmissiles', rules: ['xw.buzz-droid-swarm.01'] };

/** A calculate token, and a charge of the card. */
const calculateAndCharge: Cost<XwingState, unknown> = {
  cannot: (state, self) =>
    cannotSpendToken(state, you(state, self).id, 'calculate') ?? chargeOfCard([]).cannot(state, self),
  pay: (state, self) => {
    spendToken(state, you(state, self).id, 'calculate', ['xw.device.15']);
    chargeOfCard(['xw.device.14']).pay(state, self);
  },
};

/** At the start of the Engagement Phase. */
const discord = atStartOf('engagement')({
  ...discordMissiles,
  ...ofOwnCard(calculateAndCharge),
});

const ENERGY_SHELLS = 'upgrade:energyshellcharges';

const energyShells = [
  changeOne({
    id: 'energy-shell-charges',
    card: ENERGY_SHELLS,
    rules: ['xw.dice-modification.04'],
    pool: 'attack',
    when: isThisAttack,
    cost: spending('calculate'),
    from: 'focus',
    to: 'crit',
    may: true,
  }),
  ability({
    id: 'energy-shell-charges-reload',
    card: ENERGY_SHELLS,
    rules: ['xw.actions.15', 'xw.reload.03'],
    during: 'action',
    unable: (state, self) => allActive(you(state, self).upgrades.find(({ id }) => id === self.source)?.charges),
    effect: (state, self) => {
      const own = you(state, self).id;
      recoverCharge(state, own, self.source, ['xw.reload.03']);
      gainToken(state, own, 'disarm', ['xw.reload.04'], { by: self.controller });
    },
  }),
];

/** A critical damage and two tokens in place of its results. */
const magPulseWarheads = ability({
  id: 'mag-pulse-warheads',
  card: 'upgrade:magpulsewarheads',
  rules: ['xw.damage.01', 'xw.tokens.02', 'xw.cancel.01'],
  on: after('attack-hit'),
  when: isThisAttack,
  still: stillThere('defender'),
  effect: [
    run('it suffers critical damage', ['xw.damage.01'], (state) =>
      sufferDamage(state, thisAttack(state).defender ?? '', { hit: 0, crit: 1 }, ['xw.damage.01']),
    ),
    run('it gains tokens', ['xw.tokens.02'], (state, self) => {
      for (const token of ['deplete', 'jam'] as const) inflict(state, thisAttack(state).defender ?? '', token, self);
    }),
    run('results are canceled', CANCEL, (state) => {
      for (const face of ['hit', 'crit'] as const) cancelResults(state, 'attack', face, Infinity, CANCEL);
    }),
  ],
});

type Declared = AbilityFrame<Extract<XwingEvent, { type: 'attack-declared' }>>;

/** The defender may rather suffer a damage than the dice; the attack hits either way. */
const homingMissiles = ability({
  id: 'homing-missiles',
  card: 'upgrade:homingmissiles',
  rules: ['xw.timing.07', 'xw.damage.01'],
  on: after('attack-declared'),
  when: isThisAttack,
  effect: [
    unlessItChooses(['xw.damage.01'], {
      ship: (_state, { event }: Declared) => event?.defender ?? '',
      ways: () => [allowed<Json>('suffer')],
      does: (state, ship) => {
        thisAttack(state).hit = true;
        sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']);
      },
    }),
  ],
});

/** A charge for a die in the front arc, up to two in the bullseye arc. */
const multiMissilePods = ability({
  id: 'multi-missile-pods',
  card: 'upgrade:multimissilepods',
  rules: ['xw.timing.05', 'xw.attack.16'],
  during: 'roll attack dice',
  may: true,
  when: inThisAttack(defenderIs(inYour('front', 'bullseye'))),
  choose: (state, self) => {
    const most = whileYouAttack(inBullseye)(state, self) ? [1, 2] : [1];
    return most.map((dice) => candidate<Json>(dice, cannotSpendCharge(state, you(state, self).id, self.source, dice)));
  },
  effect: (state, self) => {
    const dice = self.chosen as number;
    for (let i = 0; i < dice; i++) spendCharge(state, you(state, self).id, self.source, ['xw.charges.05']);
    rollMore(state, 'attack', dice, self);
  },
});

const TRACERS = 'upgrade:xx23sthreadtracers';

/** Friends near the defender lock it, and nothing is left of the dice. */
const threadTracers = [
  ability({
    id: 'xx-23-s-thread-tracers',
    card: TRACERS,
    rules: ['xw.lock.04'],
    on: after('attack-hit'),
    when: isThisAttack,
    still: stillThere('defender'),
    may: true,
    choose: (state, self) => {
      const { defender } = self.event;
      const near = shipsThat(
        state,
        self,
        all(friendly, ({ id }) => isAtRange(state, defender, id, 1, 3)),
      );
      return setsOf(near.map(({ id }) => canLock(state, id, [defender])).filter((each) => each.length > 0));
    },
    effect: locksEach,
  }),
  ability({
    id: 'xx-23-s-thread-tracers-cancel',
    card: TRACERS,
    rules: CANCEL,
    on: after('attack-hit'),
    when: isThisAttack,
    effect: (state) => {
      for (const face of ['hit', 'crit', 'focus', 'blank'] as const)
        cancelResults(state, 'attack', face, Infinity, CANCEL);
    },
  }),
];

export const missileUpgrades = [
  barrageRockets,
  clusterMissiles,
  concussionMissiles,
  diamondBoronMissiles,
  chargesStaySpent(discordMissiles),
  discord,
  ...energyShells,
  homingMissiles,
  ionWeapon('ion-missiles', 'upgrade:ionmissiles'),
  magPulseWarheads,
  multiMissilePods,
  ...threadTracers,
];
