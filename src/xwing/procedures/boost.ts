/** Boosting (xw.boost): declare straight, left or right; the ship ends there, or the boost fails (xw.boost.01). */
import { allowed, question, reason, type Reason } from '../../core';
import { list, nullable, type FieldsOf } from '../../core/codec';
import { frontOf, moveEnd } from '../../core/geometry';
import type { ActivationAction, MoveTemplate } from '../model/actions';
import { MOVE_TEMPLATES, moveTemplate } from '../model/codecs';
import { baseOf } from '../queries/bases';
import { ask, call, procedure, run } from '../engine';
import { fail } from '../effects/failing';
import type { Laid } from '../queries/move';
import { isActive, shipOf } from '../queries/ships';
import type { ShipId, XwingState } from '../model/state';
import { templateOf } from '../facts/templates';
import { staysAsHuge, triggerEncounters } from '../effects/move';
import {
  cannotEnd,
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
  /** Default: all three of the action (xw.boost.06). */
  templates?: readonly MoveTemplate[];
}

/** The ship boosts. Called by an action, or by an ability as no action (xw.boost.16); either is told if it fails (see `hasFailed`). */
export function boost(state: XwingState, ship: ShipId, { templates = MOVE_TEMPLATES, ...how }: BoostOptions): void {
  if (staysAsHuge(state, ship, 'boost')) return;
  const [only = null] = templates.length === 1 ? templates : [];
  call(state, 'boost', { ...repositioning(ship, how), templates, template: only });
}

const REFUSED_BY = { ship: ['xw.boost.08'], obstacle: ['xw.boost.09'], outside: ['xw.boost.10'] };

export const boostProcedure = procedure('boost', boostFields, [
  ask('declare the template', ['xw.boost.02', 'xw.boost.07'], declareTemplate, (_state, frame, action) => {
    frame.template = action.template;
  }),
  run('move', ['xw.boost.03', 'xw.boost.04'], boostAlong),
  run('end', ['xw.ability-queue.07'], (state, frame) => {
    if (isActive(shipOf(state, frame.ship))) triggerEncounters(state, frame.ship, frame.met);
  }),
]);

function declareTemplate(state: XwingState, frame: BoostFrame) {
  const { by: player, ship, templates, template: declared } = frame;
  if (declared !== null || !isActive(shipOf(state, ship))) return null;
  const declare = (template: MoveTemplate) =>
    allowed<ChooseTemplate>({ type: 'choose-template', player, ship, template });
  return question(player, 'declare the template of the boost', templates.map(declare));
}

function boostAlong(state: XwingState, frame: BoostFrame): void {
  const ship = shipOf(state, frame.ship);
  const template = frame.template && templateOf(frame.speed, frame.template);
  if (template === null) return;
  const base = baseOf(ship);
  // Nothing of the template stays on the table (xw.boost.05).
  const laid: Laid = { template, at: frontOf(ship.pose, base), share: 1 };
  const end = moveEnd(template, ship.pose, base);
  const not = cannotEnd(state, frame, laid, end, 'boost', REFUSED_BY);
  // Failing, it stays where it was (xw.boost.12); nobody chooses to fail (xw.boost.14).
  if (not) fail(state, frame.ship, 'boost', not, [not]);
  else frame.met = reposition(state, frame, laid, end, 'boost', ['xw.boost.02', 'xw.boost.04'], declared(frame));
}

/** Of several templates, which one. */
function declared({ speed, templates, template }: BoostFrame): Reason[] {
  if (template === null || templates.length === 1) return [];
  const named = (each: MoveTemplate): string => each.replace('-', ' ');
  const said = `with the ${speed} ${named(template)} template, one of ${templates.map(named).join(', ')}.`;
  return [reason('template', said, ['xw.boost.02'], { template, speed })];
}
