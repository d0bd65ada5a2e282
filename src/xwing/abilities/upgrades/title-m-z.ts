/** Upgrades of the slot 'title' (xw.title.01), from M to Z. */
import { ability, innermost } from '../../engine';
import type { Bearing } from '../../facts';
import type { Ship, ShipId } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { obstacleKindOf } from '../../queries/obstacles';
import { isAtRange, isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { ANYWHERE, coordinatedBy, white, performing, red } from '../forms/actions';
import { both, type Condition, hit, isPrimary, whileYouAttack, whileYouDefend } from '../forms/attacks';
import {
  all,
  defenderIs,
  enemy,
  enemyIs,
  hasYouIn,
  having,
  inYour,
  inYourFiringArc,
  inYourTurret,
  isArc,
  not,
  youAre,
} from '../forms/conditions';
import { resets } from '../forms/dials';
import { attacking, changes, defending, mayRollMore, rerolls, rollsMore } from '../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../forms/held-tokens';
import { KEEPS } from '../forms/lasting-effects';
import { metObstacle } from '../forms/obstacles';
import { afterYouAttack, afterYouFullyExecute, afterYouPerform, atEndOf, atStartOf } from '../forms/timing';
import { chosenShips, inflict, youGain, GAIN } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';
import { recoverCharge } from '../../effects/charges';
import { after } from '../../../core';
import { hasLocked } from '../../queries/locks';
import { cloaked } from '../../queries/cloak';
import { spendingCharges, chargeOfCard } from '../forms/costs';
import { jam } from '../../procedures/jam';
import { performAction } from '../../procedures/perform-action';
import { grantsBonusAttack } from '../forms/bonus-attacks';

const marauder = rerolls({
  id: 'marauder',
  card: 'upgrade:marauder',
  ...attacking,
  when: whileYouAttack(both(isPrimary, isArc('rear'))),
});

const millenniumFalcon = rerolls({
  id: 'millennium-falcon',
  card: 'upgrade:millenniumfalcon',
  ...defending,
  when: whileYouDefend(youAre(having('evade'))),
});

const moldyCrow = ability({
  id: 'moldy-crow',
  card: 'upgrade:moldycrow',
  rules: KEEPS,
  modifies: {
    'tokens kept': (state, self, kept, { ship, token }) =>
      token === 'focus' && isYou(state, self, ship) ? Math.max(kept, 2) : kept,
  },
});

const OUTRIDER = 'upgrade:outrider';

/** As the erratum has it: obstructed by an obstacle, not by a ship. */
const outrider = rollsMore(
  {
    id: 'outrider',
    card: OUTRIDER,
    rules: ['xw.errata-outrider.01', 'xw.faq-objects.04'],
    pool: 'defense',
    when: whileYouAttack((state, { obstructedBy }) => obstructedBy.some((id) => obstacleKindOf(state, id) !== null)),
  },
  -1,
);

const outriderSheds = afterYouFullyExecute()({
  id: 'outrider-sheds',
  card: OUTRIDER,
  rules: ['xw.faq-objects.04'],
  if: (state, { event }) => metObstacle(state, event.ship),
  may: true,
  choose: (state, self) => chooseHeld(state, you(state, self), 'red', 'orange'),
  effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, ['xw.tokens.03']),
});

const phantom = ability({
  id: 'phantom',
  card: 'upgrade:phantom',
  rules: ['xw.docking.08'],
  permits: { 'dock at range 1': (state, self, { ship }) => isYou(state, self, ship) },
});

const inFrontArc: Condition = (state, { defender }, own) =>
  defender !== null && isInArc(state, own, 'front', shipOf(state, defender));

const quantumStorm = afterYouFullyExecute(({ color }) => color === 'white')({
  id: 'quantum-storm',
  card: 'upgrade:quantumstorm',
  rules: ['xw.charges.02'],
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'energy', ['xw.charges.02']),
});

/** What has deployed from it locks a ship that it has locked, wherever that is. */
const requiem = ability({
  id: 'requiem',
  card: 'upgrade:requiem',
  rules: ['xw.timing.07', 'xw.lock.04'],
  on: after('deployed'),
  when: (state, self) => isYou(state, self, self.event.carrier),
  still: stillThere('ship'),
  may: true,
  choose: (state, self) => chosenShips(state, self, (ship, own) => hasLocked(state, own.id, ship.id)),
  effect: (state, { event, chosen }) => {
    if (event) acquireLock(state, event.ship, { ...ANYWHERE, among: [chosen as ShipId] });
  },
});

const scimitar = [
  atEndOf('setup')({
    id: 'scimitar-setup',
    card: 'upgrade:scimitar',
    rules: ['xw.setup.14', 'xw.cloak.01'],
    may: true,
    unable: (state, self) => cloaked(you(state, self)),
    effect: youGain('cloak'),
  }),
  ability({
    id: 'scimitar',
    card: 'upgrade:scimitar',
    rules: ['xw.timing.07', ...GAIN],
    on: after('decloaked'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    choose: (state, self) => chosenShips(state, self, all(enemy, inYour('bullseye'))),
    effect: (state, self) => inflict(state, self.chosen as ShipId, 'jam', self),
  }),
];

/** Where the defender is counts, not the arc of the weapon. */
const punishingOne = rollsMore(
  {
    id: 'punishing-one',
    card: 'upgrade:punishingone',
    rules: ['xw.faq-firing-arcs.02'],
    pool: 'attack',
    when: whileYouAttack(both(isPrimary, inFrontArc)),
  },
  1,
);

const REYS_FALCON = 'upgrade:reysmillenniumfalcon';

/** Stressed as far as two tokens, it flies Segnor's loops, boosts and rotates. */
const reysFalcon = ability({
  id: 'reys-millennium-falcon',
  card: REYS_FALCON,
  rules: ['xw.golden-rules.02', 'xw.card-interpretation.06'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship, bearing }) =>
      bearing.startsWith('segnor') && isYou(state, self, ship) && you(state, self).tokens.stress <= 2,
    'actions while stressed': (state, self, { ship, action }) =>
      (action === 'boost' || action === 'rotate-arc') &&
      isYou(state, self, ship) &&
      you(state, self).tokens.stress <= 2,
  },
});

const shadowCaster = afterYouAttack({
  id: 'shadow-caster',
  card: 'upgrade:shadowcaster',
  if: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
    return hit(state) && inYourTurret(defender, own, state) && inYour('front')(defender, own, state);
  },
  still: stillThere('defender'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.defender, 'tractor', self);
  },
});

const MIRRORED: Partial<Record<Bearing, Bearing>> = {
  'turn-left': 'turn-right',
  'turn-right': 'turn-left',
  'bank-left': 'bank-right',
  'bank-right': 'bank-left',
};

const slaveI = resets({
  id: 'slave-i',
  card: 'upgrade:slavei',
  of: ({ bearing }) => bearing in MIRRORED,
  to: (other, { speed, bearing }) => other.speed === speed && other.bearing === MIRRORED[bearing],
});

const slaveISwz82 = changes({
  id: 'slave-i-swz82',
  card: 'upgrade:slavei-swz82',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  when: whileYouAttack(both(isArc('front'), defenderIs(hasYouIn('full-rear')))),
});

const soullessOne = rerolls({
  id: 'soulless-one',
  card: 'upgrade:soullessone',
  ...defending,
  when: whileYouDefend(enemyIs(not(inYourFiringArc))),
});

/** An enemy near the ship that was coordinated is locked, however far away. */
const st321 = afterYouPerform('coordinate')({
  id: 'st-321',
  card: 'upgrade:st321',
  may: true,
  choose: (state, self) => {
    const ship = coordinatedBy(state, self.event);
    const near = (other: Ship): boolean => ship !== null && isAtRange(state, ship.id, other.id, 0, 3);
    return chosenShips(state, self, all(enemy, near));
  },
  effect: (state, self) => acquireLock(state, you(state, self).id, { ...ANYWHERE, among: [self.chosen as ShipId] }),
});

/** A ship near the one that was coordinated is jammed, however far away from it. */
const suppressor = ability({
  id: 'suppressor',
  card: 'upgrade:suppressor',
  rules: ['xw.timing.07', 'xw.jam.02'],
  on: after('coordinated'),
  when: (state, self) => isYou(state, self, self.event.ship),
  still: stillThere('on'),
  may: true,
  cost: spendingCharges('energy'),
  choose: (state, { event, ...self }) =>
    chosenShips(
      state,
      self,
      all(enemy, (ship) => isAtRange(state, event.on, ship.id, 0, 2)),
    ),
  effect: (state, self) => jam(state, you(state, self).id, self.chosen as ShipId),
});

const tantiveIv = mayRollMore({
  id: 'tantive-iv',
  card: 'upgrade:tantiveiv',
  ...defending,
  when: whileYouDefend(enemyIs(inYour('rear'))),
});

const thunderstrike = rerolls({
  id: 'thunderstrike',
  card: 'upgrade:thunderstrike',
  ...attacking,
  when: whileYouAttack((state, { bonus, defender, attacker }) => {
    const engages = innermost(state, 'engagement');
    const before = engages?.ship === attacker ? (engages.defenders ?? []) : [];
    return bonus && before.filter((id) => id === defender).length <= 1;
  }),
});

/** What has deployed from it evades or boosts, if it likes, beside its action. */
const vector = ability({
  id: 'vector',
  card: 'upgrade:vector',
  rules: ['xw.timing.07', 'xw.docking.04'],
  on: after('deployed'),
  when: (state, self) => isYou(state, self, self.event.carrier),
  effect: (state, { event }) => {
    if (event) performAction(state, event.ship, white('evade', 'boost'), { may: true, source: 'vector' });
  },
});

const virago = atStartOf('end')({
  id: 'virago',
  card: 'upgrade:virago',
  cost: chargeOfCard(['xw.standard-charges.04']),
  ...performing('virago', red('boost')),
});

export const titleUpgradesMToZ = [
  marauder,
  grantsBonusAttack('merchant-one', 'upgrade:merchantone', 'turret'),
  millenniumFalcon,
  moldyCrow,
  outrider,
  outriderSheds,
  phantom,
  punishingOne,
  quantumStorm,
  reysFalcon,
  requiem,
  ...scimitar,
  shadowCaster,
  slaveI,
  slaveISwz82,
  soullessOne,
  st321,
  suppressor,
  tantiveIv,
  thunderstrike,
  vector,
  virago,
];
