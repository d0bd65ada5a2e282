/** The damage cards, but those about attacks (arm.damage). Each lies on the ship to which it was dealt; that ship is 'you'. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type Candidate,
  type ChooseForAbility,
  type Json,
  type RuleId,
  type Step,
} from '../../core';
import { changeTopDial, discardToken, discardTopDial } from '../effects/command-dials';
import { damageCardKey, dealFacedownCard, turnDamageCardFacedown } from '../effects/damage-cards';
import { discardDefenseToken } from '../effects/defense-tokens';
import { destroyShipsIfDue } from '../effects/destroy';
import { loseShield } from '../effects/shields';
import { changeSpeed } from '../effects/speed';
import { COMMANDS, HULL_ZONES, type Command, type HullZone, type Yaw } from '../facts';
import { ability, ask, call, innermost, run } from '../engine';
import type { ArmadaEvent } from '../model/events';
import type { ArmadaState, Ship } from '../model/state';
import type { Armada } from '../model/types';
import { obstaclesUnderShip } from '../queries/obstacles';
import { otherPlayer } from '../queries/players';
import { shipOf } from '../queries/ships';
import { choiceFor } from './choices';
import { isYou, you } from './words';

type Dealt = AbilityFrame<Extract<ArmadaEvent, { type: 'damage-card-dealt' }>>;
type DealtStep = Step<Armada, Dealt>;

const AT_ONCE: readonly RuleId[] = ['arm.damage.10', 'arm.effect-use-and-timing.13'];
const LASTING: readonly RuleId[] = ['arm.damage.11', 'arm.effect-use-and-timing.13'];

/** Resolved as soon as the ship is dealt the card faceup. */
const whenDealt = (card: string, effect: readonly DealtStep[]) =>
  ability({
    id: card,
    card: damageCardKey(card),
    rules: AT_ONCE,
    on: after('damage-card-dealt'),
    when: (_state, { event, source }) => event.id === source,
    effect,
  });

/** The same, and then the card is turned facedown. */
const onceWhenDealt = (card: string, effect: readonly DealtStep[]) =>
  whenDealt(card, [
    ...effect,
    run('turn it facedown', AT_ONCE, (state, frame: Dealt) =>
      turnDamageCardFacedown(state, dealtTo(state, frame), frame.source, AT_ONCE),
    ),
  ]);

/** The ship to which the card was dealt; it may have been destroyed meanwhile. */
function dealtTo(state: ArmadaState, { event }: Dealt): Ship {
  return shipOf(state, event?.ship ?? '');
}

const structuralDamage = onceWhenDealt('structural-damage', [
  run('deal a facedown card', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    dealFacedownCard(state, ship, AT_ONCE);
    destroyShipsIfDue(state, [ship.id]);
  }),
]);

const REDUCE_SPEED = 'reduce-speed';
const NEITHER = 'neither';

/** The opponent may do one of the two, or neither. */
const commNoise = onceWhenDealt('comm-noise', [
  ask('the opponent chooses', AT_ONCE, whatNoiseDoes, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    const ship = dealtTo(state, frame);
    if (chosen === REDUCE_SPEED) changeSpeed(state, ship, ship.speed - 1, AT_ONCE);
    else if (chosen !== NEITHER) changeTopDial(state, ship, chosen as Command, AT_ONCE);
  }),
]);

function whatNoiseDoes(state: ArmadaState, frame: Dealt) {
  const ship = dealtTo(state, frame);
  const stopped =
    ship.speed === 0 ? reason('no-such-speed', say`${ship.id} has speed 0 already.`, ['arm.speed.05']) : null;
  const noDial =
    ship.commandStack.length === 0
      ? reason('no-dial', say`${ship.id} has no facedown command dial.`, ['arm.command-dials.01'])
      : null;
  return choiceFor(frame, otherPlayer(state, ship.owner), [
    candidate<Json>(REDUCE_SPEED, stopped),
    ...COMMANDS.map((command) => candidate<Json>(command, noDial)),
    allowed<Json>(NEITHER),
  ]);
}

const injuredCrew = onceWhenDealt('injured-crew', [
  ask('choose a defense token', AT_ONCE, whichToken, (state, frame: Dealt, { chosen }: ChooseForAbility) =>
    discardDefenseToken(state, dealtTo(state, frame), chosen as number, AT_ONCE),
  ),
]);

/** By their places; of tokens that are alike only the first. */
function whichToken(state: ArmadaState, frame: Dealt) {
  const { defense, owner } = dealtTo(state, frame);
  const told = defense.map(({ type, exhausted }) => `${type} ${String(exhausted)}`);
  const different = [...told.keys()].filter((at) => told.indexOf(told[at] ?? '') === at);
  return different.length === 0
    ? null
    : choiceFor(
        frame,
        owner,
        different.map((at) => allowed<Json>(at)),
      );
}

/** Of tied hull zones its owner chooses one. */
const projectorMisaligned = onceWhenDealt('projector-misaligned', [
  ask(
    'choose a hull zone',
    AT_ONCE,
    (state, frame: Dealt) => {
      const tied = strongest(dealtTo(state, frame));
      return tied.length < 2 ? null : choiceFor(frame, dealtTo(state, frame).owner, zones(tied));
    },
    (_state, frame, { chosen }: ChooseForAbility) => {
      frame.chosen = chosen;
    },
  ),
  run('lose its shields', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    const zone = (frame.chosen as HullZone | null) ?? strongest(ship)[0];
    while (zone && ship.shields[zone] > 0) loseShield(state, ship, zone, AT_ONCE);
  }),
]);

/** The hull zones with the most shields that are left, where any are. */
function strongest({ shields }: Ship): HullZone[] {
  const most = Math.max(...Object.values(shields));
  return most === 0 ? [] : HULL_ZONES.filter((zone) => shields[zone] === most);
}

function zones(among: readonly HullZone[]): Candidate<Json>[] {
  return among.map((zone) => allowed<Json>(zone));
}

/** The opponent may choose one or two. */
const shieldFailure = onceWhenDealt('shield-failure', [
  ask('the opponent chooses', AT_ONCE, whichFail, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    for (const zone of chosen as HullZone[]) loseShield(state, dealtTo(state, frame), zone, AT_ONCE);
  }),
]);

function whichFail(state: ArmadaState, frame: Dealt) {
  const ship = dealtTo(state, frame);
  const left = HULL_ZONES.filter((zone) => ship.shields[zone] > 0);
  const pairs = left.flatMap((zone, i) => left.slice(i + 1).map((other) => [zone, other]));
  const sets: HullZone[][] = [[], ...left.map((zone) => [zone]), ...pairs];
  return left.length === 0
    ? null
    : choiceFor(
        frame,
        otherPlayer(state, ship.owner),
        sets.map((set) => allowed<Json>(set)),
      );
}

/** Tokens are gone at once, and none can come. */
const lifeSupportFailure = [
  whenDealt('life-support-failure', [
    run('discard all command tokens', AT_ONCE, (state, frame) => {
      const ship = dealtTo(state, frame);
      for (const token of [...ship.tokens]) discardToken(state, ship, token, AT_ONCE);
    }),
  ]),
  ability({
    id: 'life-support-failure-lasts',
    card: damageCardKey('life-support-failure'),
    rules: LASTING,
    forbids: {
      'have command tokens': (state, self, { ship }) =>
        isYou(state, self, ship)
          ? reason('life-support-failure', say`With ${self.source} ${ship} cannot have command tokens.`, LASTING)
          : null,
    },
  }),
];

const compartmentFire = ability({
  id: 'compartment-fire',
  card: damageCardKey('compartment-fire'),
  rules: LASTING,
  forbids: {
    'ready defense tokens': (state, self, { ship }) =>
      isYou(state, self, ship)
        ? reason('compartment-fire', say`With ${self.source} ${ship} cannot ready its defense tokens.`, LASTING)
        : null,
  },
});

const SUFFER = 'suffer-damage';
const DISCARD = 'discard-dial';
const BEFORE = [...LASTING, 'arm.effect-use-and-timing.07'];

/** Before the dial is revealed; with nothing to reveal there is nothing to choose. */
const crewPanic = ability({
  id: 'crew-panic',
  card: damageCardKey('crew-panic'),
  rules: BEFORE,
  on: after('ship-activates'),
  when: (state, self) => isYou(state, self, self.event.ship) && you(state, self).commandStack.length > 0,
  choose: () => [allowed(SUFFER), allowed(DISCARD)],
  effect: (state, frame) => {
    const ship = you(state, frame);
    if (frame.chosen === SUFFER) return suffer(state, frame, BEFORE);
    discardTopDial(state, ship, BEFORE);
    const activation = innermost(state, 'ship activation');
    if (activation) activation.dialDiscarded = true;
  },
});

/** One damage, on a hull zone of its owner's choice (arm.damage.09). */
function suffer(state: ArmadaState, self: Pick<AbilityInPlay, 'source'>, rules: readonly RuleId[]): void {
  call(state, 'suffer damage', { ship: you(state, self).id, zone: null, left: 1, rules });
}

const AFTER = [...LASTING, 'arm.effect-use-and-timing.08'];

/** Its speed dial counts, however far it came. */
const rupturedEngine = ability({
  id: 'ruptured-engine',
  card: damageCardKey('ruptured-engine'),
  rules: AFTER,
  on: after('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && you(state, self).speed > 1,
  effect: (state, frame) => suffer(state, frame, AFTER),
});

const WHEN = [...LASTING, 'arm.effect-use-and-timing.05'];

/** Once for each change of the speed dial, by however much. */
const thrusterFissure = ability({
  id: 'thruster-fissure',
  card: damageCardKey('thruster-fissure'),
  rules: WHEN,
  on: after('speed-changed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: (state, frame) => suffer(state, frame, WHEN),
});

/** Once for each maneuver, after the damage of overlapping ships and before the effects of obstacles. */
const damagedControls = ability({
  id: 'damaged-controls',
  card: damageCardKey('damaged-controls'),
  rules: WHEN,
  on: before('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && overlapsSomething(state, you(state, self)),
  effect: (state, frame) => {
    const ship = you(state, frame);
    dealFacedownCard(state, ship, WHEN);
    destroyShipsIfDue(state, [ship.id]);
  },
});

function overlapsSomething(state: ArmadaState, ship: Ship): boolean {
  const overlapped = innermost(state, 'execute maneuver')?.overlapped ?? [];
  return overlapped.length > 0 || obstaclesUnderShip(state, ship).length > 0;
}

/** Two of them halve it twice. */
const powerFailure = ability({
  id: 'power-failure',
  card: damageCardKey('power-failure'),
  rules: LASTING,
  modifies: {
    'engineering value': (state, self, value, { ship }) => (isYou(state, self, ship) ? Math.floor(value / 2) : value),
  },
});

/** The last joint that can be turned at all. */
const thrustControlMalfunction = ability({
  id: 'thrust-control-malfunction',
  card: damageCardKey('thrust-control-malfunction'),
  rules: [...LASTING, 'arm.yaw.04'],
  modifies: {
    yaw: (state, self, column, { ship }) => {
      const last = column.reduce((found, yaw, at) => (yaw > 0 ? at : found), -1);
      return isYou(state, self, ship) ? column.map((yaw, at) => (at === last ? ((yaw - 1) as Yaw) : yaw)) : column;
    },
  },
});

/** A hull zone without shields gets none. */
const capacitorFailure = ability({
  id: 'capacitor-failure',
  card: damageCardKey('capacitor-failure'),
  rules: [...LASTING, 'arm.commands.28'],
  forbids: {
    'recover shields': (state, self, { ship, zone }) => withoutShields(state, self, ship, zone),
    'move shields to': (state, self, { ship, zone }) => withoutShields(state, self, ship, zone),
  },
});

function withoutShields(state: ArmadaState, self: AbilityInPlay, ship: string, zone: HullZone) {
  if (!isYou(state, self, ship) || you(state, self).shields[zone] > 0) return null;
  const said = say`With ${self.source} no shields come to ${zone} of ${ship}, which has none left.`;
  return reason('capacitor-failure', said, LASTING);
}

export const damageCardAbilities = [
  structuralDamage,
  commNoise,
  injuredCrew,
  projectorMisaligned,
  shieldFailure,
  ...lifeSupportFailure,
  compartmentFire,
  crewPanic,
  rupturedEngine,
  thrusterFissure,
  damagedControls,
  powerFailure,
  thrustControlMalfunction,
  capacitorFailure,
];
