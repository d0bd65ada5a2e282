/** Executing a maneuver (arm.ship-movement.01): determine the course, move the ship, then what it overlaps (arm.overlapping). */
import {
  allowed,
  candidate,
  listed,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type Reason,
  withReasons,
} from '../../core';
import { count, list, nullable, optional, type DataOf, type FieldsOf } from '../../core/codec';
import { spendFor } from '../effects/command-dials';
import { dealFacedownCard } from '../effects/damage-cards';
import { destroyShipsIfDue } from '../effects/destroy';
import { changeSpeed } from '../effects/speed';
import { announce, ask, call, emit, finish, permitted, procedure, run } from '../engine';
import type { ManeuverAction, SpentFor } from '../model/actions';
import type { ArmadaState, Ship, ShipId, SquadronId } from '../model/state';
import { canResolve, cannotResolveCommand, WAYS } from '../queries/commands';
import { maneuverOutcome, type ManeuverOutcome } from '../queries/maneuver';
import type { Course, ToolSide } from '../queries/maneuver-tool';
import type { ArmadaNames } from '../queries/names';
import { obstaclesUnderShip } from '../queries/obstacles';
import { remarksOnMove } from '../queries/on-the-way';
import { closestShips, squadronsOverlappedAt } from '../queries/overlap';
import { shipPiece, shipPieces, squadronPieces } from '../queries/pieces';
import { isOnTable, shipOf } from '../queries/ships';
import { courseChoices, highestSpeed, onTheTool } from '../queries/speed';

export interface ManeuverFrame extends Frame {
  ship: ShipId;
  /** At which it moves, whatever its dial shows; left out: at that. */
  at?: number;
  /** Joints that may be turned by one click more: one by a navigate dial (arm.commands.05). */
  extraYaw: number;
  /** At which it moved in the end. */
  speed: number;
  /** Ships that it would have lain on, on the way to where it ended (arm.overlapping.05). */
  overlapped: ShipId[];
  /** The closest of them (arm.overlapping.08). */
  closest: ShipId | null;
  /** Squadrons that it lies on, still to be placed (arm.overlapping.02). */
  pushed: SquadronId[];
}

export const maneuverFields = ({ ship, squadron }: ArmadaNames): FieldsOf<ManeuverFrame> => ({
  ship,
  at: optional(count),
  extraYaw: count,
  speed: count,
  overlapped: list(ship),
  closest: nullable(ship),
  pushed: list(squadron),
});

/** A maneuver that is about to begin (arm.ship-movement.01), at the speed of the dial or at another one. */
export function newManeuver(ship: ShipId, at?: number): DataOf<ManeuverFrame> {
  const begin = { ship, extraYaw: 0, speed: 0, overlapped: [], closest: null, pushed: [] };
  return at === undefined ? begin : { ...begin, at };
}

type Of<T extends ManeuverAction['type']> = Extract<ManeuverAction, { type: T }>;

export const executeManeuver = procedure('execute maneuver', maneuverFields, [
  ask('resolve a navigate command', ['arm.commands.04', 'arm.ship-movement.04'], howToNavigate, navigate),
  // Until it is said, courses can be tried (arm.ship-movement.13); from then on it stands (arm.premeasuring.03, arm.ship-movement.11).
  ask('determine course', ['arm.ship-movement.03', 'arm.ship-movement.10'], whichCourse, (state, frame, action) =>
    move(state, frame, action.clicks as Course, action.side),
  ),
  run('stay in place at speed 0', ['arm.ship-movement.14'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    if (speedOf(ship, frame) === 0 && isOnTable(ship)) move(state, frame, [], null);
  }),
  ask('choose the closest ship', ['arm.overlapping.08'], whichIsClosest, (_state, frame, { other }) => {
    frame.closest = other;
  }),
  run('obstacle before the cards', ['arm.overlapping.21'], (state, { ship, overlapped }) => {
    if (overlapped.length > 0 && isObstacleFirst(state)) meetObstacles(state, ship);
  }),
  run('damage of overlapping', ['arm.overlapping.07', 'arm.overlapping.10'], damageOfOverlapping),
  run('destroyed', ['arm.destroyed-ships-and-squadrons.03'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    if (isOnTable(ship)) return;
    finish(frame);
    if (frame.overlapped.length > 0) tellUnresolved(state, ship);
  }),
  run('place squadrons', ['arm.overlapping.02'], (state, { ship, pushed }) => {
    if (pushed.length > 0) call(state, 'place squadrons', { ship, squadrons: [...pushed] });
  }),
  run('end of the move', ['arm.overlapping.14', 'arm.overlapping.21'], (state, { ship, speed }) =>
    announce(state, { type: 'maneuver-executed', rules: ['arm.ship-activation.05'], ship, speed }),
  ),
  // Also at speed 0, by its dial or by overlapping (arm.overlapping.15).
  run('maneuver executed', ['arm.ship-movement.06', 'arm.overlapping.14'], (state, frame) => {
    const { ship, speed } = frame;
    if (!isOnTable(shipOf(state, ship))) return finish(frame);
    const rules = speed === 0 ? ['arm.ship-movement.14', 'arm.overlapping.14'] : ['arm.ship-activation.05'];
    const why = frame.overlapped.length > 0 ? { because: [dialStays(shipOf(state, ship), speed)] } : {};
    emit(state, { type: 'maneuver-executed', rules, ship, speed, ...why });
  }),
  run(
    'overlap obstacles',
    ['arm.overlapping.11', 'arm.overlapping.12', 'arm.overlapping.21'],
    (state, { ship, overlapped }) => {
      if (overlapped.length === 0 || !isObstacleFirst(state)) meetObstacles(state, ship);
    },
  ),
  // Effects of cards that come after a maneuver wait for what it ended on: they may move the ship on.
  run('maneuver completed', ['arm.effect-use-and-timing.08'], (state, { ship, speed }) => {
    const rules = ['arm.effect-use-and-timing.08'];
    if (isOnTable(shipOf(state, ship))) emit(state, { type: 'maneuver-completed', rules, ship, speed });
  }),
]);

function isObstacleFirst({ options }: ArmadaState): boolean {
  return options.readings.overlap === 'obstacle first';
}

function meetObstacles(state: ArmadaState, id: ShipId): void {
  const ship = shipOf(state, id);
  if (!isOnTable(ship)) return;
  const obstacles = obstaclesUnderShip(state, ship);
  if (obstacles.length > 0) call(state, 'ship at obstacles', { ship: id, obstacles });
}

/** The obstacles under a ship that its overlap card destroyed. */
function tellUnresolved(state: ArmadaState, ship: Ship): void {
  const said = say`The damage card of the overlap destroyed it before.`;
  const because = [reason('destroyed-before', said, ['arm.overlapping.21'])];
  for (const obstacle of obstaclesUnderShip(state, ship))
    emit(state, { type: 'obstacle-not-resolved', rules: ['arm.overlapping.21'], ship: ship.id, obstacle, because });
}

/** Defense tokens can be spent by what the dial shows. */
function dialStays({ id, speed }: Ship, moved: number): Reason {
  const stays = say`The speed dial of ${id} still shows ${speed}`;
  if (moved > 0 || speed === 0) return reason('dial-stays', say`${stays}.`, ['arm.overlapping.13'], { speed });
  const rules = ['arm.overlapping.13', 'arm.defense-tokens.18'];
  return reason('dial-stays', say`${stays}, so it can spend defense tokens.`, rules, { speed });
}

/** Of several ships the closest one; friends, too. */
function whyDealt(state: ArmadaState, ship: ShipId, closest: ShipId, overlapped: readonly ShipId[]): Reason[] {
  const others = overlapped.filter((id) => id !== closest);
  const none = others.length === 1 ? say`none` : say`none of them`;
  const said = say`${closest} is the closest to ${ship} in the end; ${listed(others)} ${others.length === 1 ? 'is' : 'are'} dealt ${none}.`;
  const isFriend = shipOf(state, ship).owner === shipOf(state, closest).owner;
  const friend = say`${closest} is a friend of ${ship}, which makes no difference.`;
  return [
    ...(others.length > 0 ? [reason('closest', said, ['arm.overlapping.08'])] : []),
    ...(isFriend ? [reason('friend', friend, ['arm.overlapping.09'])] : []),
  ];
}

/** The most by which each way changes the speed (arm.commands.05, .08, .37). */
const CHANGES: Readonly<Record<SpentFor, readonly number[]>> = {
  dial: [0, -1, 1],
  token: [-1, 1],
  'dial-and-token': [0, -1, 1, -2, 2],
};

/** What speed dials show (arm.speed.05). */
const SPEEDS = [0, 1, 2, 3, 4];

const CHANGED_BY: Readonly<Record<SpentFor, string>> = {
  dial: 'arm.commands.05',
  token: 'arm.commands.08',
  'dial-and-token': 'arm.commands.36',
};

function howToNavigate(state: ArmadaState, frame: ManeuverFrame) {
  const ship = shipOf(state, frame.ship);
  if (frame.at !== undefined || !canResolve(state, ship, 'navigate')) return null;
  const { id, controller: player, speed } = ship;
  const ways = WAYS.flatMap((spent) =>
    allChanges(speed, changesBy(state, ship, spent)).map(({ change, isReached }): Candidate<Of<'resolve-navigate'>> => {
      const action = { type: 'resolve-navigate', player, ship: id, with: spent, speed: speed + change } as const;
      const not = cannotResolveCommand(state, ship, 'navigate', spent) ?? noSuchSpeed(ship, action.speed);
      return candidate(action, not ?? (isReached ? null : tooMuch(ship, spent)));
    }),
  );
  return question<Candidate<Of<'resolve-navigate' | 'skip-navigate'>>>(player, 'resolve a navigate command', [
    ...ways,
    allowed({ type: 'skip-navigate', player, ship: id }),
  ]);
}

/** Those that are made, and after them those to any other speed that dials show, which are refused. */
function allChanges(speed: number, reached: readonly number[]): { change: number; isReached: boolean }[] {
  const others = SPEEDS.map((each) => each - speed).filter((change) => !reached.includes(change));
  return [
    ...reached.map((change) => ({ change, isReached: true })),
    ...others.map((change) => ({ change, isReached: false })),
  ];
}

function tooMuch({ id, speed }: Ship, spent: SpentFor): Reason {
  const most = Math.max(...CHANGES[spent]);
  const said =
    spent === 'token'
      ? say`A token changes the speed of ${id} by ${most}: it is ${speed}.`
      : say`This changes the speed of ${id} by at most ${most}: it is ${speed}.`;
  return reason('no-such-change', said, [CHANGED_BY[spent]], { speed, most });
}

/** With an ability a token may leave the speed as it is. */
function changesBy(state: ArmadaState, { id }: Ship, spent: SpentFor): readonly number[] {
  const changes = CHANGES[spent];
  return spent === 'token' && permitted(state, 'yaw by token', { ship: id }) ? [0, ...changes] : changes;
}

/** One joint by the dial; and one by a token that is not needed for the speed, where an ability lets tokens do that. */
function joints(state: ArmadaState, { id }: Ship, spent: SpentFor, change: number): number {
  const byDial = spent === 'token' ? 0 : 1;
  const isFree = spent !== 'dial' && Math.abs(change) <= byDial;
  return byDial + (isFree && permitted(state, 'yaw by token', { ship: id }) ? 1 : 0);
}

function noSuchSpeed(ship: Ship, speed: number): Reason | null {
  const most = highestSpeed(ship);
  if (speed >= 0 && speed <= most) return null;
  const rules = ['arm.commands.09', 'arm.speed.05', 'arm.speed.06'];
  return reason('no-such-speed', say`${ship.id} has speeds from 0 to ${most}.`, rules, { speed, most });
}

/** The speed dial is turned for good; the yaw is for this maneuver (arm.commands.06). */
function navigate(state: ArmadaState, frame: ManeuverFrame, action: Of<'resolve-navigate' | 'skip-navigate'>): void {
  if (action.type === 'skip-navigate') return;
  const ship = shipOf(state, frame.ship);
  spendFor(state, ship, 'navigate', action.with);
  frame.extraYaw = joints(state, ship, action.with, action.speed - ship.speed);
  changeSpeed(state, ship, action.speed, [CHANGED_BY[action.with], 'arm.commands.06']);
}

function speedOf(ship: Ship, { at = ship.speed }: ManeuverFrame): number {
  return at;
}

function whichCourse(state: ArmadaState, frame: ManeuverFrame) {
  const { ship: id, extraYaw } = frame;
  const ship = shipOf(state, id);
  const speed = speedOf(ship, frame);
  if (speed === 0 || !isOnTable(ship)) return null;
  const player = ship.controller;
  const candidates = courseChoices(state, ship, extraYaw, speed).flatMap(({ course, sides }) =>
    sides.map((choice): Candidate<Of<'determine-course'>> => {
      const action = { type: 'determine-course', player, ship: id, clicks: course, side: choice.side } as const;
      return candidate(action, choice.holds ? null : onTheTool(id, choice));
    }),
  );
  return question(player, 'determine course', candidates);
}

/** Puts the ship down where it can stand (arm.overlapping.05, .06). */
function move(state: ArmadaState, frame: ManeuverFrame, clicks: Course, side: ToolSide | null): void {
  const ship = shipOf(state, frame.ship);
  const piece = shipPiece(state, ship);
  const others = shipPieces(state, [ship.id]);
  const outcome = maneuverOutcome(piece, clicks, side ?? 'right', others, state.lengths.tool);
  const { pose: from } = ship;
  ship.pose = { ...outcome.pose };
  frame.speed = outcome.speed;
  frame.overlapped = [...outcome.overlapped];
  frame.pushed = squadronsOverlappedAt(piece, outcome.pose, squadronPieces(state)).map(({ id }) => id);
  const moved = { ship: ship.id, from, to: { ...outcome.pose }, speed: outcome.speed, clicks: [...clicks], side };
  const how = { was: piece, clicks, side: side ?? 'right', speed: outcome.speed, extraYaw: frame.extraYaw } as const;
  const why = withReasons([
    ...(outcome.overlapped.length > 0 ? [shortened(ship, speedOf(ship, frame), outcome)] : []),
    ...remarksOnMove(state, ship, how),
  ]);
  emit(state, { type: 'ship-moved', rules: rulesOfMove(outcome), ...moved, ...why });
  for (const other of outcome.overlapped)
    emit(state, { type: 'ship-overlapped', rules: ['arm.overlapping.05'], ship: ship.id, other });
  const closest = closestShips(
    shipPiece(state, ship),
    others.filter(({ id }) => outcome.overlapped.includes(id)),
  );
  frame.closest = closest.length === 1 ? (closest[0]?.id ?? null) : null;
}

function rulesOfMove({ speed, overlapped }: ManeuverOutcome): string[] {
  if (overlapped.length > 0) return ['arm.overlapping.05', 'arm.overlapping.06'];
  return speed === 0 ? ['arm.ship-movement.14'] : ['arm.ship-movement.06'];
}

function shortened({ id }: Ship, dial: number, { speed, overlapped }: ManeuverOutcome): Reason {
  const said = say`${id} would have lain on ${listed(overlapped)}; it moves at speed ${speed} instead of ${dial}.`;
  return reason('overlaps-ship', said, ['arm.overlapping.05'], { ships: [...overlapped], speed });
}

function whichIsClosest(state: ArmadaState, { ship: id, overlapped, closest }: ManeuverFrame) {
  if (overlapped.length === 0 || closest !== null) return null;
  const ship = shipOf(state, id);
  const player = ship.controller;
  const ties = closestShips(
    shipPiece(state, ship),
    overlapped.map((other) => shipPiece(state, shipOf(state, other))),
  );
  return question(
    player,
    'choose the closest ship',
    ties.map((other) => allowed({ type: 'choose-overlapped', player, ship: id, other: other.id })),
  );
}

/** One facedown card each, dealt together, so that both ships may be destroyed at once; and leaving the play area destroys a ship (arm.destroyed-ships-and-squadrons.03). */
function damageOfOverlapping(state: ArmadaState, { ship, closest, overlapped }: ManeuverFrame): void {
  const dealt = closest === null ? [] : [ship, closest];
  for (const id of dealt) {
    const because = id === closest ? whyDealt(state, ship, closest, overlapped) : [];
    const rules = ['arm.overlapping.07', 'arm.overlapping.09'];
    if (state.winner === null) dealFacedownCard(state, shipOf(state, id), rules, because);
    if (state.options.readings.overlapDamage === 'moving-ship-first') destroyShipsIfDue(state, [id]);
  }
  destroyShipsIfDue(state, dealt.length > 0 ? dealt : [ship]);
}
