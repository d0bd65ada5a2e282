/** Executing a maneuver (xw.maneuver): maneuver the ship, check difficulty, and what follows from it. */
import {
  rulesOfAll,
  allowed,
  listed,
  question,
  refused,
  reason,
  type Frame,
  type Reason,
  say,
  type Source,
} from '../../core';
import { flag, list, object, optional, type FieldsOf } from '../../core/codec';
import { about, frontOf, placedAgainst, templateEnd, type Pose, type Template } from '../../core/geometry';
import { noteSpeed, skipPerformAction } from '../effects/activation';
import { leaveReserve } from '../effects/docking';
import { fail, nothingDone } from '../effects/failing';
import type { ActivationAction } from '../model/actions';
import { baseOf } from '../queries/bases';
import { changedColor } from '../queries/difficulty';
import type { Bearing, Maneuver, ManeuverColor } from '../facts';
import { inMm } from '../queries/range';
import { announce, ask, call, emit, finish, give, permitted, procedure, run, tell, trigger } from '../engine';
import type { XwingEvent } from '../model/events';
import { loseCharge, spendCharge } from '../effects/charges';
import { hugeLanding, type HugeLanding } from '../queries/huge-moves';
import { moveHugeShip } from './huge-maneuver';
import { isReverse, maneuverName, slipsTo, turnsAround, WHITE_TWO_STRAIGHT } from '../facts/maneuvers';
import { obstaclesAtRange0, shipsOverlappedAt } from '../queries/overlap';
import { insidePlayArea, isInPlayArea } from '../queries/play-area';
import {
  follow,
  slip,
  type Laid,
  laidCodec,
  type Landing,
  encountersAt,
  encountersOf,
  obstaclesMet,
  passedBy,
  NO_ENCOUNTERS,
  type Encounters,
  encountersCodec,
} from '../queries/move';
import { isActive, shipOf } from '../queries/ships';
import { isHuge } from '../queries/size';
import type { Ship, ShipId, XwingState } from '../model/state';
import { TEMPLATE_WIDTH, templateOf } from '../facts/templates';
import { gainByItself, removeToken } from '../effects/tokens';
import { becauseStressed, isStressed } from '../queries/tokens';
import { cannotSpendCharge } from '../queries/charges';
import { moveShip, tellEncounters, triggerEncounters } from '../effects/move';
import { sufferEncounters } from './device-effects';
import { bearing, changeOfDifficulty, maneuver as maneuverCodec, pose, position } from '../model/codecs';
import type { XwingNames } from '../queries/names';

export type Position = 'front' | 'middle' | 'back';
export const POSITIONS: readonly Position[] = ['front', 'middle', 'back'];

/** A position at the end of a Tallon roll's template, and the ships that it would overlap. */
interface TallonPosition {
  position: Position;
  pose: Pose;
  ships: ShipId[];
}

export interface ManeuverFrame extends Frame {
  ship: ShipId;
  /** With the difficulty that counts, once that is settled. */
  maneuver: Maneuver;
  /** It is the maneuver of the ship's Execute Maneuver step. */
  inStep: boolean;
  /** Nothing changes its difficulty. */
  fixed: boolean;
  /** It fails rather than take the ship out of the play area. */
  mayFail: boolean;
  /** Sum of the changes to its difficulty by abilities that were used. */
  difficulty: number;
  /** It leaves a carrier: in part it is not executed at all (xw.docking.06). */
  deploys?: boolean;
  /** Whose template of that speed it is executed with, where an ability names another. */
  along?: Bearing;
  /** A bank or turn is executed with the template at the side of the base (xw.supplement-sideslip.01). */
  sideslip?: boolean;
  fully: boolean;
  /** The template that it followed. */
  laid?: Laid;
  /** Ships that it would have overlapped. */
  ships: ShipId[];
  met: Encounters;
  /** Where a Tallon roll may end. */
  positions: TallonPosition[];
}

export const maneuverFields = (names: XwingNames): FieldsOf<ManeuverFrame> => ({
  ship: names.ship,
  maneuver: maneuverCodec,
  inStep: flag,
  fixed: flag,
  mayFail: flag,
  difficulty: changeOfDifficulty,
  deploys: optional(flag),
  along: optional(bearing),
  sideslip: optional(flag),
  fully: flag,
  laid: optional(laidCodec),
  ships: list(names.ship),
  met: encountersCodec(names),
  positions: list(object<TallonPosition>('a position', { position, pose, ships: list(names.ship) })),
});

/** How a maneuver is executed. */
export interface ManeuverOptions {
  /** Is it the maneuver of the ship's Execute Maneuver step? Only that one can cost the Perform Action step (xw.overlap.07). */
  inStep: boolean;
  /** Its difficulty cannot be changed, as that of the ion maneuver (xw.ion.08). Default: it can. */
  fixed?: boolean;
  /** It fails where the ship would flee, and whatever called it is told (xw.slam.06). Default: the ship flees. */
  mayFail?: boolean;
  /** It leaves a carrier. Default: it does not. */
  deploys?: boolean;
  /** Sum of increases and decreases of its difficulty. Default 0. */
  difficulty?: number;
}

/** The ship executes a maneuver, on its dial or not (xw.maneuver.15), its difficulty fixed or not (xw.ion.08). */
export function executeManeuver(state: XwingState, ship: ShipId, maneuver: Maneuver, options: ManeuverOptions): void {
  call(state, 'execute maneuver', {
    ship,
    maneuver,
    inStep: options.inStep,
    fixed: options.fixed ?? false,
    mayFail: options.mayFail ?? false,
    difficulty: options.difficulty ?? 0,
    ...(options.deploys === true && { deploys: true }),
    fully: true,
    ships: [],
    met: NO_ENCOUNTERS,
    positions: [],
  });
}

export const maneuver = procedure('execute maneuver', maneuverFields, [
  run('before it is executed', ['xw.timing.02', 'xw.maneuver.15'], (state, { ship, maneuver, inStep }) => {
    if (isActive(shipOf(state, ship)))
      announce(state, { type: 'about-to-execute', rules: ['xw.maneuver.15'], ship, maneuver, inStep });
  }),
  run('settle the difficulty', ['xw.difficulty.08', 'xw.stress.07', 'xw.stress.08'], settleDifficulty, {
    ends: 'maneuver',
  }),
  run('maneuver ship', ['xw.maneuver.03', 'xw.bearing.04', 'xw.bearing.08'], maneuverShip),
  ask('choose position', ['xw.bearing.13'], choosePosition, (state, frame, action) => {
    const chosen = frame.positions.find((each) => each.position === action.position);
    if (chosen) endTallonRoll(state, frame, chosen.pose);
  }),
  run('before the difficulty is checked', ['xw.timing.02', 'xw.maneuver.03'], (state, { ship, maneuver, fully }) => {
    if (isActive(shipOf(state, ship)))
      announce(state, { type: 'difficulty-checked', rules: ['xw.maneuver.03'], ship, maneuver, fully });
  }),
  run('check difficulty', ['xw.maneuver.03', 'xw.difficulty.02', 'xw.difficulty.03'], checkDifficulty),
  run('flee', ['xw.flee.01', 'xw.flee.03', 'xw.flee.06'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    // Once it has fled it is not active, and nothing of what follows happens to it (xw.flee.04).
    if (!isInPlayArea(state, ship, ship.pose)) call(state, 'flee', { ship: frame.ship });
  }),
  run('skip the Perform Action step', ['xw.overlap.07'], (state, frame) => {
    const { ship, inStep, fully } = frame;
    if (inStep && !fully && !permitted(state, 'acts after a maneuver in part', { ship }))
      skipPerformAction(state, ship, executedInPart(frame));
  }),
  run('before it suffers what it overlaps', ['xw.timing.02', 'xw.overlap.01'], (state, { ship, met }) => {
    if (!isActive(shipOf(state, ship))) return;
    for (const object of obstaclesMet(state, met))
      if (met.overlapped.includes(object)) announce(state, overlapped(ship, object));
  }),
  run('suffer what it met', ['xw.obstacles.02', 'xw.obstacles.20', 'xw.move.04'], (state, frame) =>
    sufferEncounters(state, frame.ship, frame.met, { inManeuver: true, inStep: frame.inStep }),
  ),
  run('end', ['xw.ability-queue.07'], (state, frame) => {
    if (!isActive(shipOf(state, frame.ship))) return;
    const { ship, fully } = frame;
    for (const object of frame.ships) trigger(state, overlapped(ship, object));
    triggerEncounters(state, ship, frame.met, true);
    const rules = fully ? ['xw.overlap.02'] : ['xw.overlap.03', 'xw.overlap.09'];
    // In part or stationary, it has executed that very maneuver (xw.speed.05, xw.bearing.15, xw.bearing.17).
    if (frame.inStep) noteSpeed(state, ship, frame.maneuver.speed);
    emit(state, { type: 'maneuver-executed', rules, ship, maneuver: frame.maneuver, fully });
    if (frame.mayFail) give(state, { slammed: fully ? 'fully' : 'in part' });
  }),
]);

function executedInPart({ ship, ships }: ManeuverFrame): Reason {
  return reason('overlapped-ship', say`${ship} would have overlapped ${listed(ships)}.`, ['xw.overlap.07'], { ships });
}

/** The difficulty after all changes; a ship that cannot execute the result executes a white 2 straight instead (xw.difficulty.08, xw.stress.07, .08). */
function settleDifficulty(state: XwingState, frame: ManeuverFrame): void {
  const color = settledColor(state, frame);
  const why = cannotExecute(state, frame.ship, color, frame.maneuver.bearing);
  if (why === null) {
    if (color !== frame.maneuver.color) frame.maneuver = { ...frame.maneuver, color };
    return;
  }
  frame.maneuver = WHITE_TWO_STRAIGHT;
  const { ship } = frame;
  emit(state, { type: 'maneuver-replaced', rules: why.rules, ship, by: WHITE_TWO_STRAIGHT, because: [why] });
}

/** Told where something changes it. */
function settledColor(state: XwingState, frame: ManeuverFrame): ManeuverColor {
  const sources: Source[] = frame.difficulty === 0 ? [] : [{ amount: frame.difficulty, by: 'abilities used before' }];
  const settled = changedColor(state, frame, sources);
  if (sources.length > 0) tellDifficulty(state, frame.ship, frame.maneuver.color, settled, sources);
  return settled;
}

/** Told even where the changes cancel each other out, or lead beyond blue or red. */
function tellDifficulty(
  state: XwingState,
  ship: ShipId,
  from: ManeuverColor,
  to: ManeuverColor,
  sources: readonly Source[],
): void {
  const sum = sources.reduce((all, { amount }) => all + amount, 0);
  const step = sum > 0 ? 'xw.difficulty.05' : 'xw.difficulty.06';
  const rules = sources.length > 1 ? ['xw.difficulty.08'] : [from === to ? 'xw.difficulty.07' : step];
  const said = `from ${from} by ${sum} in all: ${to}.`;
  const because = [reason('sum', said, rules, { sum, from, to })];
  emit(state, { type: 'difficulty-changed', rules, ship, from, to, sources, because });
}

/** Why a ship cannot execute a maneuver of this difficulty, or null: stressed no red one (xw.difficulty.04, xw.activation-phase.10). */
function cannotExecute(state: XwingState, ship: ShipId, color: ManeuverColor, bearing: Bearing): Reason | null {
  if (color === 'red' && isStressed(state, ship)) {
    // xw.huge-red-maneuvers.01: with energy it pays with that.
    if ((shipOf(state, ship).energy?.active ?? 0) > 0) return null;
    if (permitted(state, 'red maneuvers while stressed', { ship, bearing })) return null;
    const { size } = shipOf(state, ship);
    return becauseStressed(shipOf(state, ship), [size === 'huge' ? 'xw.huge-red-maneuvers.03' : 'xw.stress.07']);
  }
  // Purple maneuvers came after this edition of the rules; they cost a Force charge as purple actions do (xw.actions.10).
  const cost = color === 'purple' ? cannotSpendCharge(state, ship, 'force') : null;
  return cost && { ...cost, rules: ['xw.actions.10'] };
}

/** The maneuver is executed as it is, and what it met has its effect afterwards. */
const MET = ['xw.obstacles.02'];

function maneuverShip(state: XwingState, frame: ManeuverFrame): void {
  const ship = shipOf(state, frame.ship);
  if (ship.size === 'huge') return maneuverHugeShip(state, frame);
  const { bearing } = frame.maneuver;
  const template = templateFor(frame);
  if (template === null) {
    // Fully executed where it stands (xw.bearing.21, xw.bearing.19), it suffers the obstacles there (xw.bearing.18).
    const met = obstaclesAtRange0(state, ship);
    frame.met = { through: [], overlapped: met, inOrder: met, along: met.map(() => null) };
    return tellEncounters(state, ship.id, frame.met, MET);
  }
  // With none of its positions free the roll is executed as a turn, in part (xw.bearing.11, xw.bearing.14).
  if (bearing === 'tallon-left' || bearing === 'tallon-right') {
    frame.positions = tallonPositions(state, ship, frame.maneuver);
    if (frame.positions.some((each) => each.ships.length === 0)) return;
  }
  const side = frame.sideslip && slipsTo(bearing);
  const landing = side ? slip(state, ship, template, side) : follow(state, ship, template, isReverse(bearing));
  const mayInPart = state.options.readings?.deployment === 'in part';
  if (frame.deploys && !landing.fully && !mayInPart) return cannotDeploy(state, frame, overlaps(ship.id, landing));
  // xw.bearing.09, xw.bearing.10: its front comes to the template (xw.bearing.12); in part, they do not turn the ship around (xw.bearing.14).
  land(state, frame, landing.fully && turnsAround(bearing) ? { ...landing, pose: about(landing.pose) } : landing);
}

/** The template that matches speed and bearing (xw.maneuver.04), or that of the bearing which an ability chose. */
function templateFor({ maneuver: { speed, bearing }, along }: ManeuverFrame): Template | null {
  return templateOf(speed, along ?? bearing);
}

/** Was it executed as a sideslip? What replaced it, such as a white straight of a stressed ship, is none. */
export const isSideslip = ({ sideslip, maneuver: { bearing } }: ManeuverFrame): boolean =>
  sideslip === true && slipsTo(bearing) !== null;

/** It stays in reserve, or is lost with its carrier (xw.docking.06, .13). */
function cannotDeploy(state: XwingState, frame: ManeuverFrame, why: Reason): void {
  fail(state, frame.ship, 'deployment', why, [why]);
  finish(frame);
}

function overlaps(ship: ShipId, { ships }: Landing): Reason {
  return reason('overlaps-ship', say`${ship} would overlap ${listed(ships)}.`, ['xw.docking.06'], { ships });
}

/** From a huge ship it cannot be placed out of the play area, where from a standard one it would flee (xw.huge-docking.03). */
function outsideFromHuge(state: XwingState, ship: Ship, pose: Pose): Reason | null {
  if (ship.docked === null || !isHuge(state, ship.docked)) return null;
  const { holds, margin } = insidePlayArea(state, ship, pose);
  if (holds) return null;
  const said = say`the base of ${ship.id} would reach ${[inMm(-margin)]} out of the play area.`;
  return reason('outside-play-area', said, ['xw.huge-docking.03'], { mm: -margin });
}

/** By its tool, and with what it overlaps in the way that its appendix says (xw.huge-movement.01, xw.huge-overlap.01). */
function maneuverHugeShip(state: XwingState, frame: ManeuverFrame): void {
  const ship = shipOf(state, frame.ship);
  const landing = hugeLanding(state, ship, frame.maneuver);
  if (!landing) {
    const said = say`the huge ship maneuver tool has no ${[maneuverName(frame.maneuver)]}.`;
    return nothingDone(state, ship.id, 'maneuver', reason('no-such-maneuver', said, ['xw.huge-movement.01']));
  }
  const damage = ship.revealed?.speed ?? frame.maneuver.speed;
  if (landing.blockers.length > 0) tellSlower(state, frame, landing);
  frame.maneuver = landing.maneuver;
  frame.met = encountersAt(state, { ...ship, pose: landing.pose });
  moveHugeShip(state, ship.id, landing, damage);
}

function tellSlower(state: XwingState, { ship }: ManeuverFrame, { blockers, maneuver: by }: HugeLanding): void {
  const rules = [by.bearing === 'stationary' ? 'xw.huge-overlap-huge.02' : 'xw.huge-overlap-huge.01'];
  const because = [
    reason('overlaps-huge-ship', say`it would overlap ${listed(blockers)}.`, rules, { ships: blockers }),
  ];
  emit(state, { type: 'maneuver-replaced', rules, ship, by, because });
}

function land(state: XwingState, frame: ManeuverFrame, landing: Landing): void {
  const ship = shipOf(state, frame.ship);
  if (frame.mayFail && !isInPlayArea(state, ship, landing.pose)) {
    const { margin } = insidePlayArea(state, ship, landing.pose);
    const said = `it would flee: its base would reach ${inMm(-margin)} out of the play area.`;
    const why = reason('outside-play-area', said, ['xw.slam.06'], { mm: -margin });
    fail(state, ship.id, 'slam', why, [why]);
    return finish(frame);
  }
  const from = ship.pose;
  // It leaves its carrier (xw.reserve.03), but not into a huge ship (xw.huge-docking.03).
  if (frame.deploys) {
    const noRoom = outsideFromHuge(state, ship, landing.pose);
    if (noRoom) return cannotDeploy(state, frame, noRoom);
    leaveReserve(state, ship);
  }
  frame.fully = landing.fully;
  frame.ships = landing.ships;
  frame.laid = landing.laid;
  frame.met = encountersOf(state, ship, from, landing.laid, landing.pose);
  const touched = landing.ships[landing.ships.length - 1] ?? null;
  const turn = turned(frame.maneuver.bearing, landing.fully);
  const because = [...(landing.fully ? [] : [movedBack(landing)]), ...turn];
  const how = landing.fully ? ['xw.maneuver.06'] : ['xw.overlap.04', 'xw.overlap.05'];
  const rules = [...rulesOfAll(turn), ...how];
  const named = maneuverName({ speed: frame.maneuver.speed, bearing: frame.along ?? frame.maneuver.bearing });
  const by = isSideslip(frame) ? `${named} sideslip` : named;
  moveShip(state, frame.ship, landing.pose, by, touched, rules, because);
  for (const object of frame.ships) tell(state, overlapped(ship.id, object));
  tellEncounters(state, ship.id, frame.met, MET);
  // What it left has no effect (xw.obstacles.21).
  for (const { id, why } of passedBy(state, ship, from, landing.laid, frame.met)) nothingDone(state, ship.id, id, why);
}

/** What an advanced maneuver does to the facing of the ship: only if it is fully executed it turns around (xw.bearing.09, .10, .13, .14). */
function turned(bearing: Bearing, fully: boolean): Reason[] {
  const isTallon = bearing === 'tallon-left' || bearing === 'tallon-right';
  if (!isTallon && !turnsAround(bearing)) return [];
  if (!fully) return [reason('not-turned', 'executed in part, it does not turn the ship around.', ['xw.bearing.14'])];
  if (isTallon) return [reason('turned', 'fully executed, it turns the ship 90 degrees further.', ['xw.bearing.13'])];
  const rule = bearing === 'koiogran' ? 'xw.bearing.09' : 'xw.bearing.10';
  return [reason('turned', 'fully executed, it turns the ship around.', [rule])];
}

/** The last one is touched: the ship was backed off from it last, also where it does not stand at the end of the template. */
function movedBack({ ships, atEnd, back }: Landing): Reason {
  const touched = ships[ships.length - 1] ?? '';
  const onTheWay = atEnd.includes(touched) ? '' : ', which is in the way there';
  const said = say`at the end of the template it would overlap ${listed(atEnd)}; it moves back, by ${[inMm(back)]}, until it touches ${touched}${[onTheWay]}.`;
  return reason('overlaps-ship', said, ['xw.overlap.03'], { ships: [...ships], mm: back });
}

function overlapped(ship: ShipId, object: ShipId): XwingEvent {
  return { type: 'overlapped', rules: ['xw.overlap.03'], ship, object };
}

/** The side of the base that names the roll lies against the template's end: at its front edge, middle or rear edge (xw.bearing.13). */
function tallonPositions(state: XwingState, ship: Ship, { speed, bearing }: Maneuver): TallonPosition[] {
  const template = templateOf(speed, bearing);
  if (template === null) return [];
  const base = baseOf(ship);
  const end = templateEnd(template, frontOf(ship.pose, base));
  const side = bearing === 'tallon-left' ? 'left' : 'right';
  return POSITIONS.map((position, i) => {
    const pose = placedAgainst(end, base, side, ((1 - i) * TEMPLATE_WIDTH) / 2);
    return { position, pose, ships: shipsOverlappedAt(state, ship, pose) };
  });
}

type ChoosePosition = Extract<ActivationAction, { type: 'choose-position' }>;

function choosePosition(state: XwingState, frame: ManeuverFrame) {
  if (!frame.positions.some((each) => each.ships.length === 0)) return null;
  const { player } = shipOf(state, frame.ship);
  const candidates = frame.positions.map(({ position, ships }) => {
    const action: ChoosePosition = { type: 'choose-position', player, ship: frame.ship, position };
    if (ships.length === 0) return allowed(action);
    return refused(
      action,
      reason('overlaps-ship', say`It would overlap ${listed(ships)}.`, ['xw.bearing.13'], { ships }),
    );
  });
  return question(player, 'choose position', candidates);
}

function endTallonRoll(state: XwingState, frame: ManeuverFrame, pose: Pose): void {
  const ship = shipOf(state, frame.ship);
  const template = templateOf(frame.maneuver.speed, frame.maneuver.bearing);
  if (template === null) return;
  const laid = { template, at: frontOf(ship.pose, baseOf(ship)), share: 1 };
  land(state, frame, { pose, fully: true, ships: [], atEnd: [], laid, back: 0 });
}

/** `red 4 koiogran`. */
function withColor(maneuver: Maneuver): string {
  return `${maneuver.color} ${maneuverName(maneuver)}`;
}

/** Red gives one stress token, blue takes one away, not all (xw.stress.04, xw.stress.06); a huge ship pays with energy (xw.stress.09). */
function checkDifficulty(state: XwingState, frame: ManeuverFrame): void {
  const { ship } = frame;
  const { color } = frame.maneuver;
  if (color === 'red' && (shipOf(state, ship).energy?.active ?? 0) > 0)
    return loseCharge(state, ship, 'energy', ['xw.huge-red-maneuvers.01']);
  if (color === 'red') {
    const said = say`${ship} executed ${[withColor(frame.maneuver)]}.`;
    const rules =
      shipOf(state, ship).size === 'huge' ? ['xw.huge-red-maneuvers.02', 'xw.maneuver.08'] : ['xw.maneuver.08'];
    gainByItself(state, ship, 'stress', rules, { because: [reason('red', said, ['xw.maneuver.08'])] });
  }
  if (color === 'purple') spendCharge(state, ship, 'force', ['xw.actions.10']);
  // A white one has no effect (xw.maneuver.10).
  if (color !== 'blue') return;
  removeToken(state, ship, 'stress', ['xw.maneuver.09']);
  // A strain token goes as well (xw.strain.04), and a deplete token.
  removeToken(state, ship, 'strain', ['xw.maneuver.09']);
  removeToken(state, ship, 'deplete', ['xw.supplement-deplete.04']);
}
