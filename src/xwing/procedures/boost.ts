/** Boosting (xw.boost): declare straight, left or right; the ship ends there, or the boost fails (xw.boost.01). */
import { allowed, question, reason, type Reason } from '../../core';
import { list, nullable, type FieldsOf } from '../../core/codec';
import { frontOf, moveEnd, type Template } from '../../core/geometry';
import type { ActivationAction, MoveTemplate } from '../model/actions';
import { moveTemplate } from '../model/codecs';
import { baseOf } from '../queries/bases';
import { announce, ask, call, finish, innermost, permitted, procedure, run } from '../engine';
import { fail } from '../effects/failing';
import { follow, type Laid } from '../queries/move';
import { isInPlay, shipOf } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import { templateOf } from '../facts/templates';
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
import type { XwingNames } from '../queries/names';

type ChooseTemplate = Extract<ActivationAction, { type: 'choose-template' }>;

export interface BoostFrame extends RepositionFrame {
  /** Among which is chosen. */
  templates: readonly MoveTemplate[];
  template: MoveTemplate | null;
}

export const boostFields = (names: XwingNames): FieldsOf<BoostFrame> => ({
  ...repositionFields(names),
  templates: list(moveTemplate),
  template: nullable(moveTemplate),
});

interface BoostOptions extends Repositioning {
  /** Default: the straight one and both banks (xw.boost.06), or others that an ability lets it use. */
  templates?: readonly MoveTemplate[];
}

/** The ship boosts. Called by an action, or by an ability as no action (xw.boost.16); either is told if it fails (see `hasFailed`). */
export function boost(state: XwingState, ship: ShipId, { templates = [], ...how }: BoostOptions): void {
  if (staysAsHuge(state, ship, 'boost')) return;
  call(state, 'boost', { ...repositioning(ship, how), templates, template: null });
}

/** The ship that is about to boost uses one of these templates instead. */
export function boostWith(state: XwingState, templates: readonly MoveTemplate[]): void {
  const frame = innermost(state, 'boost');
  if (frame) frame.templates = templates;
}

const USUAL: readonly MoveTemplate[] = ['bank-left', 'straight', 'bank-right'];

const REFUSED_BY = { ship: ['xw.boost.08'], obstacle: ['xw.boost.09'], outside: ['xw.boost.10'] };

export const boostProcedure = procedure('boost', boostFields, [
  run('before it boosts', ['xw.timing.02', 'xw.boost.02'], (state, { ship, templates }) => {
    if (templates.length === 0) announce(state, { type: 'about-to-boost', rules: ['xw.boost.02'], ship });
  }),
  run('take the only template', ['xw.boost.02', 'xw.boost.06'], (_state, frame) => {
    if (frame.templates.length === 0) frame.templates = USUAL;
    if (frame.templates.length === 1) frame.template = frame.templates[0] ?? null;
  }),
  ask('declare the template', ['xw.boost.02', 'xw.boost.07'], declareTemplate, (_state, frame, action) => {
    frame.template = action.template;
  }),
  run('move', ['xw.boost.03', 'xw.boost.04'], boostAlong),
  run('end', ['xw.ability-queue.07'], (state, frame) => endReposition(state, frame, 'boost')),
]);

function declareTemplate(state: XwingState, frame: BoostFrame) {
  const { by: player, ship, templates, template: declared } = frame;
  if (declared !== null || !isInPlay(shipOf(state, ship))) return null;
  const declare = (template: MoveTemplate) =>
    allowed<ChooseTemplate>({ type: 'choose-template', player, ship, template });
  return question(player, 'declare the template of the boost', templates.map(declare));
}

/** Along the template from the middle of its front edge (xw.boost.03, .04), unless something is in the way (xw.boost.08, .09). */
function boostAlong(state: XwingState, frame: BoostFrame): void {
  const ship = shipOf(state, frame.ship);
  const template = frame.template && templateOf(frame.speed, frame.template);
  if (template === null) return;
  const base = baseOf(ship);
  // Nothing of the template stays on the table (xw.boost.05).
  const laid: Laid = { template, at: frontOf(ship.pose, base), share: 1 };
  const ends = inPart(state, ship, template) ?? { laid, pose: moveEnd(template, ship.pose, base) };
  const not = cannotEnd(state, frame, ends.laid, ends.pose, 'boost', REFUSED_BY);
  // Failing, it stays where it was (xw.boost.12); nobody chooses to fail (xw.boost.14).
  if (not) {
    fail(state, frame.ship, 'boost', not, [not]);
    return finish(frame);
  }
  frame.met = reposition(state, frame, ends, 'boost', ['xw.boost.02', 'xw.boost.04'], declared(frame));
}

/** By an ability it moves back along the template until it overlaps no ship, as in a maneuver (xw.overlap.03); null: in full, or not at all. */
function inPart(state: XwingState, ship: Ship, template: Template) {
  if (!permitted(state, 'boosts in part', { ship: ship.id })) return null;
  const { fully, laid, pose, ships } = follow(state, ship, template, false);
  return fully ? null : { laid, pose, touching: ships[ships.length - 1] ?? null };
}

/** Of several templates, which one. */
function declared({ speed, templates, template }: BoostFrame): Reason[] {
  if (template === null || templates.length === 1) return [];
  const named = (each: MoveTemplate): string => each.replace('-', ' ');
  const said = `with the ${speed} ${named(template)} template, one of ${templates.map(named).join(', ')}.`;
  return [reason('template', said, ['xw.boost.02'], { template, speed })];
}
