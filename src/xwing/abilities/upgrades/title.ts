/** Upgrades of the slot 'title' (xw.title.01). */
import { type AbilityInPlay, after, reason } from '../../../core';
import { loseCharge } from '../../effects/charges';
import { ability, emit } from '../../engine';
import type { Bearing } from '../../facts';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { performAction } from '../../procedures/perform-action';
import { dockedWith } from '../../queries/docking';
import { obstacleKindOf } from '../../queries/obstacles';
import { isAtRange, isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { isShielded } from '../../queries/status';
import { ANYWHERE, coordinatedBy, performing, white } from '../forms/actions';
import { both, type Condition, hit, isAttackRange, isPrimary, whileYouAttack, whileYouDefend } from '../forms/attacks';
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
  stressed,
  youAre,
} from '../forms/conditions';
import { resets } from '../forms/dials';
import { adds, attacking, changes, defending, mayRollMore, rerolls, rollsMore } from '../forms/dice';
import { carries, isSmall } from '../forms/docking';
import { chooseHeld, type Held, heldTokens, removeHeld } from '../forms/held-tokens';
import { KEEPS } from '../forms/lasting-effects';
import { metObstacle } from '../forms/obstacles';
import { calculatesTwice } from '../forms/same-text';
import { afterYouAttack, afterYouExecute, afterYouFullyExecute, afterYouPerform } from '../forms/timing';
import { chosenShips, inflict } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const assailer = mayRollMore({
  id: 'assailer',
  card: 'upgrade:assailer',
  ...defending,
  when: whileYouDefend(isAttackRange(1)),
});

const bloodCrow = adds({
  id: 'blood-crow',
  card: 'upgrade:bloodcrow',
  pool: 'attack',
  face: 'focus',
  when: whileYouAttack(isAttackRange(1, 2)),
});

const dauntless = afterYouExecute({
  id: 'dauntless',
  card: 'upgrade:dauntless',
  if: (_state, { event }) => !event.fully,
  ...performing('dauntless', 'any white action as red'),
});

const isOf =
  (...types: readonly string[]) =>
  ({ type }: Ship): boolean =>
    types.includes(type);

const ghost = ability({
  id: 'ghost-rear-guides',
  card: 'upgrade:ghost',
  rules: ['xw.docking.04'],
  forbids: {
    'deploy from': (state, self, { carrier, guides }) =>
      isYou(state, self, carrier) && guides === 'front'
        ? reason('rear-guides-only', 'Ships deploy from its rear guides only.', ['xw.docking.04'])
        : null,
  },
});

const SHARED = ['xw.pilot-and-ship-abilities.01'];

const impetuous = afterYouAttack({
  id: 'impetuous',
  card: 'upgrade:impetuous',
  if: (state, { event }) => shipOf(state, event.defender).destroyed,
  ...performing('impetuous', white('focus', 'lock')),
});

const instigator = rerolls({
  id: 'instigator',
  card: 'upgrade:instigator',
  ...attacking,
  most: 2,
  when: whileYouAttack(defenderIs((ship, _own, state) => heldTokens(state, ship, 'red', 'orange').length > 0)),
});

const FALCON = 'upgrade:landosmillenniumfalcon';

/** The docked craft, while it has an active shield. */
function shieldedCraft(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  return dockedWith(state, you(state, self).id).find(isShielded);
}

const landosFalcon = [
  carries('landos-millennium-falcon-docks', FALCON, 1, isOf('escapecraft')),
  rollsMore(
    {
      id: 'landos-millennium-falcon',
      card: FALCON,
      ...attacking,
      when: whileYouAttack(both(isPrimary, defenderIs(stressed))),
    },
    1,
  ),
  /** The damage is suffered all the same, by a shield of the craft: what comes after it comes. */
  ability({
    id: 'landos-millennium-falcon-shields',
    card: FALCON,
    rules: ['xw.damage.04', 'xw.docking.01'],
    replaces: 'damage-suffered',
    when: (state, self) => isYou(state, self, self.event.ship) && shieldedCraft(state, self) !== undefined,
    may: true,
    effect: (state, self) => {
      const craft = shieldedCraft(state, self);
      if (!craft || !self.event) return;
      const { type, rules, ship, damage, faceup } = self.event;
      emit(state, { type, rules, ship, damage, faceup });
      loseCharge(state, craft.id, 'shields', ['xw.damage.04']);
    },
  }),
];

/** Whichever of the two the ship that has deployed likes, or none. */
const liberatorSends = ability({
  id: 'liberator',
  card: 'upgrade:liberator',
  rules: ['xw.timing.07', 'xw.docking.04'],
  on: after('deployed'),
  when: (state, self) => isYou(state, self, self.event.carrier),
  effect: (state, { event }) => {
    if (event) performAction(state, event.ship, white('focus', 'barrel-roll'), { may: true, source: 'liberator' });
  },
});

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

const tantiveIv = mayRollMore({
  id: 'tantive-iv',
  card: 'upgrade:tantiveiv',
  ...defending,
  when: whileYouDefend(enemyIs(inYour('rear'))),
});

export const titleUpgrades = [
  assailer,
  bloodCrow,
  calculatesTwice('corvus', 'upgrade:corvus'),
  carries('corvus-docks', 'upgrade:corvus', 2, isSmall),
  dauntless,
  carries('ghost', 'upgrade:ghost', 1, isOf('attackshuttle', 'sheathipedeclassshuttle')),
  ghost,
  carries('hounds-tooth', 'upgrade:houndstooth', 1, isOf('z95af4headhunter')),
  ability({ id: 'ig-2000-shares', card: 'upgrade:ig2000', rules: SHARED, kind: 'shares its pilot ability' }),
  ability({ id: 'ig-2000', card: 'upgrade:ig2000', rules: SHARED, kind: 'has shared pilot abilities' }),
  impetuous,
  instigator,
  ...landosFalcon,
  carries('liberator-docks', 'upgrade:liberator', 2, isSmall),
  liberatorSends,
  marauder,
  millenniumFalcon,
  moldyCrow,
  outrider,
  outriderSheds,
  phantom,
  punishingOne,
  reysFalcon,
  shadowCaster,
  slaveI,
  slaveISwz82,
  soullessOne,
  st321,
  tantiveIv,
];
