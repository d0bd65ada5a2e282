/** Barrel rolling (xw.barrel-roll): declare a side, then choose one of three positions; with none to choose it fails. */
import { allowed, candidate, inParts, listed, question, reason, say, type Reason } from '../../core';
import { inMm } from '../queries/range';
import { list, nullable, object, reasonCodec, type FieldsOf } from '../../core/codec';
import { edgeOf, movedSideways, straightTemplate, type Pose, type Side, type Template } from '../../core/geometry';
import type { ActivationAction } from '../model/actions';
import { baseOf } from '../queries/bases';
import { ask, call, finish, procedure, run } from '../engine';
import { fail } from '../effects/failing';
import { type Laid, laidCodec } from '../queries/move';
import { isActive, shipOf } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import { STRAIGHT_LENGTH, TEMPLATE_WIDTH } from '../facts/templates';
import { POSITIONS, type Position } from './maneuver';
import { staysAsHuge, triggerEncounters } from '../effects/move';
import {
  cannotEnd,
  reposition,
  repositionFields,
  repositioning,
  type RepositionFrame,
  type Repositioning,
} from './reposition';
import { pose, position, side } from '../model/codecs';
import type { XwingNames } from '../queries/names';

interface RollPosition {
  position: Position;
  pose: Pose;
  not: Reason | null;
}

export interface BarrelRollFrame extends RepositionFrame {
  side: Side | null;
  laid: Laid | null;
  positions: RollPosition[];
}

export const barrelRollFields = (names: XwingNames): FieldsOf<BarrelRollFrame> => ({
  ...repositionFields(names),
  side: nullable(side),
  laid: nullable(laidCodec),
  positions: list(object<RollPosition>('a position', { position, pose, not: nullable(reasonCodec) })),
});

interface BarrelRollOptions extends Repositioning {
  /** Default: it is declared. */
  side?: Side;
}

/** The ship barrel rolls. Called by an action or ability, which is told if it fails (see `hasFailed`). */
export function barrelRoll(state: XwingState, ship: ShipId, { side, ...how }: BarrelRollOptions = {}): void {
  if (staysAsHuge(state, ship, 'barrel roll')) return;
  call(state, 'barrel roll', { ...repositioning(state, ship, how), side: side ?? null, laid: null, positions: [] });
}

type ChooseSide = Extract<ActivationAction, { type: 'choose-side' }>;
type ChoosePosition = Extract<ActivationAction, { type: 'choose-position' }>;

const SIDES: readonly Side[] = ['left', 'right'];
const REFUSED_BY = {
  ship: ['xw.barrel-roll.14', 'xw.barrel-roll.11'],
  obstacle: ['xw.barrel-roll.14', 'xw.barrel-roll.12'],
  outside: ['xw.barrel-roll.14', 'xw.barrel-roll.13'],
};

export const barrelRollProcedure = procedure('barrel roll', [
  ask(
    'declare the side',
    ['xw.barrel-roll.02', 'xw.barrel-roll.09'],
    declareSide,
    (_state, frame, action: ChooseSide) => {
      frame.side = action.side;
    },
  ),
  run('try the positions', ['xw.barrel-roll.03', 'xw.barrel-roll.07', 'xw.barrel-roll.10'], tryPositions),
  ask(
    'choose position',
    ['xw.barrel-roll.04', 'xw.barrel-roll.17'],
    choosePosition,
    (state, frame, action: ChoosePosition) => {
      const chosen = frame.positions.find((each) => each.position === action.position);
      if (!chosen || !frame.laid) return;
      const because = howItEnds(shipOf(state, frame.ship), frame, chosen);
      const { size } = shipOf(state, frame.ship);
      const rules = [size === 'small' ? 'xw.barrel-roll.04' : 'xw.barrel-roll.07'];
      frame.met = reposition(state, frame, frame.laid, chosen.pose, 'barrel roll', rules, because);
    },
  ),
  run('end', ['xw.ability-queue.07'], (state, frame) => {
    if (isActive(shipOf(state, frame.ship))) triggerEncounters(state, frame.ship, frame.met);
  }),
]);

function declareSide(state: XwingState, frame: BarrelRollFrame) {
  const { by: player, ship, side: declared } = frame;
  if (declared !== null || !isActive(shipOf(state, ship))) return null;
  const declare = (side: Side) => allowed<ChooseSide>({ type: 'choose-side', player, ship, side });
  return question(player, 'declare the side of the barrel roll', SIDES.map(declare));
}

/** Small ships lay the short edge of the template against their side, larger ones the long edge (xw.barrel-roll.07). */
function rollTemplate({ size }: Ship, speed: number): Template {
  const length = STRAIGHT_LENGTH * speed;
  return size === 'small' ? straightTemplate(length, TEMPLATE_WIDTH) : straightTemplate(TEMPLATE_WIDTH, length);
}

/** The edge of the template that lay against its side, the position that was chosen, and what there was of others. */
function howItEnds(ship: Ship, { side, laid, positions }: BarrelRollFrame, chosen: RollPosition): Reason[] {
  const { template } = laid ?? {};
  const base = baseOf(ship).width;
  const across = template?.shape === 'straight' ? template.length : 0;
  const away = base + across;
  const edge = ship.size === 'small' ? 'short' : 'long';
  const sum = `its base is ${ship.size}: ${inMm(base)} of base + ${inMm(across)} of template`;
  const lies = `${inMm(away)} to its ${side}, as ${sum}, whose ${edge} edge lies against its side.`;
  const free = positions.filter(({ not }) => not === null).map(({ position }) => position);
  const said = say`${chosen.position} of the free positions ${listed(free)}.`;
  return [
    reason('edge', lies, [ship.size === 'small' ? 'xw.barrel-roll.03' : 'xw.barrel-roll.07'], {
      mm: away,
      size: ship.size,
      base,
      template: across,
    }),
    reason('position', said, ['xw.barrel-roll.04'], { position: chosen.position, free }),
    ...positions.flatMap(({ position, not }) =>
      not ? reason(not.code, say`not ${position}: ${inParts(not.parts ?? not.message)}`, not.rules, not.facts) : [],
    ),
  ];
}

function tryPositions(state: XwingState, frame: BarrelRollFrame): void {
  const { side } = frame;
  if (side === null) return;
  const ship = shipOf(state, frame.ship);
  const base = baseOf(ship);
  const template = rollTemplate(ship, frame.speed);
  const laid: Laid = { template, at: edgeOf(ship.pose, base, side), share: 1 };
  frame.laid = laid;
  frame.positions = POSITIONS.map((position, i) => {
    const pose = movedSideways(ship.pose, base, side, template, ((1 - i) * template.width) / 2);
    return { position, pose, not: cannotEnd(state, frame, laid, pose, 'barrel roll', REFUSED_BY) };
  });
  const [first, middle, last] = frame.positions.map((each) => each.not);
  if (!first || !middle || !last) return;
  const different = [middle, first, last].filter(
    ({ message }, i, all) => all.findIndex((each) => each.message === message) === i,
  );
  fail(state, frame.ship, 'barrel roll', { code: middle.code, rules: ['xw.barrel-roll.14'] }, different);
  finish(frame);
}

function choosePosition(_state: XwingState, frame: BarrelRollFrame) {
  const { by: player, ship } = frame;
  if (frame.positions.length === 0) return null;
  const candidates = frame.positions.map(({ position, not }) =>
    candidate<ChoosePosition>({ type: 'choose-position', player, ship, position }, not),
  );
  return question(player, 'choose the position of the barrel roll', candidates);
}
