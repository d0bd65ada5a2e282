/** Barrel rolling (xw.barrel-roll): declare a side, then choose one of three positions; with none to choose it fails. */
import { allowed, candidate, inParts, listed, question, reason, say, type Reason } from '../../core';
import { inMm } from '../queries/range';
import { list, nullable, object, reasonCodec, type FieldsOf } from '../../core/codec';
import {
  edgeOf,
  movedSideways,
  straightTemplate,
  templateLength,
  type Pose,
  type Side,
  type Template,
} from '../../core/geometry';
import type { ActivationAction, MoveTemplate } from '../model/actions';
import { baseOf } from '../queries/bases';
import { ask, call, finish, modified, procedure, run } from '../engine';
import { fail } from '../effects/failing';
import { type Laid, laidCodec } from '../queries/move';
import { isInPlay, shipOf } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import { STRAIGHT_LENGTH, TEMPLATE_WIDTH, templateOf } from '../facts/templates';
import { POSITIONS, type Position } from './maneuver';
import { staysAsHuge } from '../effects/move';
import {
  cannotEnd,
  endReposition,
  reposition,
  repositionFields,
  repositioning,
  type RepositionFrame,
  type Repositioning,
} from './reposition';
import { pose, position, moveTemplate, side } from '../model/codecs';
import type { XwingNames } from '../queries/names';

interface RollPosition {
  position: Position;
  pose: Pose;
  not: Reason | null;
}

export interface BarrelRollFrame extends RepositionFrame {
  side: Side | null;
  /** Among which is chosen: the straight one, or others that an ability makes it use. */
  templates: readonly MoveTemplate[];
  /** The template that is declared; null: it is to be. */
  template: MoveTemplate | null;
  /** The template as long as the roll lasts: nothing of it stays on the table (xw.barrel-roll.05). */
  laid: Laid | null;
  positions: RollPosition[];
}

export const barrelRollFields = (names: XwingNames): FieldsOf<BarrelRollFrame> => ({
  ...repositionFields(names),
  side: nullable(side),
  templates: list(moveTemplate),
  template: nullable(moveTemplate),
  laid: nullable(laidCodec),
  positions: list(object<RollPosition>('a position', { position, pose, not: nullable(reasonCodec) })),
});

/** How a ship barrel rolls. */
export interface BarrelRollOptions extends Repositioning {
  /** Default: it is declared. */
  side?: Side;
  /** Default: the straight one, or those that an ability makes it use. */
  templates?: readonly MoveTemplate[];
}

/** The ship barrel rolls. Called by an action, or by an ability as no action (xw.barrel-roll.19); either is told if it fails (see `hasFailed`). */
export function barrelRoll(state: XwingState, ship: ShipId, { side, ...how }: BarrelRollOptions): void {
  if (staysAsHuge(state, ship, 'barrel roll')) return;
  const templates = how.templates ?? modified(state, 'barrel roll templates', ['straight'], { ship });
  call(state, 'barrel roll', {
    ...repositioning(ship, how),
    side: side ?? null,
    templates,
    template: templates.length === 1 ? (templates[0] ?? null) : null,
    laid: null,
    positions: [],
  });
}

type ChooseTemplate = Extract<ActivationAction, { type: 'choose-template' }>;
type ChooseSide = Extract<ActivationAction, { type: 'choose-side' }>;
type ChoosePosition = Extract<ActivationAction, { type: 'choose-position' }>;

const SIDES: readonly Side[] = ['left', 'right'];
const REFUSED_BY = {
  ship: ['xw.barrel-roll.14', 'xw.barrel-roll.11'],
  obstacle: ['xw.barrel-roll.14', 'xw.barrel-roll.12'],
  outside: ['xw.barrel-roll.14', 'xw.barrel-roll.13'],
};

export const barrelRollProcedure = procedure('barrel roll', barrelRollFields, [
  ask(
    'declare the side',
    ['xw.barrel-roll.02', 'xw.barrel-roll.09'],
    declareSide,
    (_state, frame, action: ChooseSide) => {
      frame.side = action.side;
    },
  ),
  ask(
    'declare the template',
    ['xw.barrel-roll.02', 'xw.faq-cards.16'],
    declareTemplate,
    (_state, frame, action: ChooseTemplate) => {
      frame.template = action.template;
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
      frame.met = reposition(state, frame, { laid: frame.laid, pose: chosen.pose }, 'barrel roll', rules, because);
    },
  ),
  run('end', ['xw.ability-queue.07'], (state, frame) => endReposition(state, frame, 'barrel roll')),
]);

function declareSide(state: XwingState, frame: BarrelRollFrame) {
  const { by: player, ship, side: declared } = frame;
  if (declared !== null || !isInPlay(shipOf(state, ship))) return null;
  const declare = (side: Side) => allowed<ChooseSide>({ type: 'choose-side', player, ship, side });
  return question(player, 'declare the side of the barrel roll', SIDES.map(declare));
}

/** Whoever decides on the roll chooses among several (xw.faq-cards.16). */
function declareTemplate(state: XwingState, frame: BarrelRollFrame) {
  const { by: player, ship, templates, template: declared } = frame;
  if (declared !== null || !isInPlay(shipOf(state, ship))) return null;
  const declare = (template: MoveTemplate) =>
    allowed<ChooseTemplate>({ type: 'choose-template', player, ship, template });
  return question(player, 'declare the template of the barrel roll', templates.map(declare));
}

/**
 * Small ships lay the short edge of the straight template against their side, larger ones the long edge (xw.barrel-roll.07, xw.barrel-roll.08,
 * xw.ship-size.07, xw.ship-size.11).
 */
function templateFor({ size }: Ship, { speed, template }: BarrelRollFrame): Template | null {
  if (template !== 'straight') return template && templateOf(speed, template);
  const length = STRAIGHT_LENGTH * speed;
  return size === 'small' ? straightTemplate(length, TEMPLATE_WIDTH) : straightTemplate(TEMPLATE_WIDTH, length);
}

/** The edge of the template that lay against its side, the position that was chosen, and what there was of others. */
function howItEnds(ship: Ship, frame: BarrelRollFrame, chosen: RollPosition): Reason[] {
  const { side, laid, positions } = frame;
  const { template } = laid ?? {};
  const base = baseOf(ship).width;
  if (template?.shape === 'curve') return [...aroundACurve(frame, template), ...whereAlongIt(positions, chosen)];
  const across = template?.length ?? 0;
  const away = base + across;
  const edge = ship.size === 'small' ? 'short' : 'long';
  const sum = `its base is ${ship.size}: ${inMm(base)} of base + ${inMm(across)} of template`;
  const lies = `${inMm(away)} to its ${side}, as ${sum}, whose ${edge} edge lies against its side.`;
  return [
    reason('edge', lies, [ship.size === 'small' ? 'xw.barrel-roll.03' : 'xw.barrel-roll.07'], {
      mm: away,
      size: ship.size,
      base,
      template: across,
    }),
    ...whereAlongIt(positions, chosen),
  ];
}

/** Its facing changes by the angle of the template. */
function aroundACurve({ side, template, speed }: BarrelRollFrame, curve: Template): Reason[] {
  const named = `${speed} ${(template ?? '').replace('-', ' ')}`;
  const said = `to its ${side ?? ''} along the ${named} template, ${inMm(templateLength(curve))} long.`;
  return [reason('template', said, ['xw.faq-cards.16'], { template, speed })];
}

function whereAlongIt(positions: readonly RollPosition[], chosen: RollPosition): Reason[] {
  const free = positions.filter(({ not }) => not === null).map(({ position }) => position);
  const said = say`${chosen.position} of the free positions ${listed(free)}.`;
  return [
    reason('position', said, ['xw.barrel-roll.04'], { position: chosen.position, free }),
    ...positions.flatMap(({ position, not }) =>
      not ? reason(not.code, say`not ${position}: ${inParts(not.parts ?? not.message)}`, not.rules, not.facts) : [],
    ),
  ];
}

/** Where the ship may end on the side that was declared (xw.barrel-roll.03, .04); with no such place it fails (xw.barrel-roll.14). */
function tryPositions(state: XwingState, frame: BarrelRollFrame): void {
  const { side } = frame;
  if (side === null) return;
  const ship = shipOf(state, frame.ship);
  const base = baseOf(ship);
  const template = templateFor(ship, frame);
  if (!template) return;
  const laid: Laid = { template, at: edgeOf(ship.pose, base, side), share: 1 };
  frame.laid = laid;
  // Slightly forward, level, slightly backward (xw.barrel-roll.06).
  frame.positions = POSITIONS.map((position, i) => {
    // Sideways: along a straight template its facing stays (xw.barrel-roll.01).
    const pose = movedSideways(ship.pose, base, side, template, ((1 - i) * template.width) / 2);
    return { position, pose, not: cannotEnd(state, frame, laid, pose, 'barrel roll', REFUSED_BY) };
  });
  const [first, middle, last] = frame.positions.map((each) => each.not);
  if (!first || !middle || !last) return;
  const different = [middle, first, last].filter(
    ({ message }, i, all) => all.findIndex((each) => each.message === message) === i,
  );
  // Nothing has moved yet: the ship stays where it was (xw.barrel-roll.15).
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
