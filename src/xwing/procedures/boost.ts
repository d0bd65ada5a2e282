/** Boosting (xw.boost): declare straight, left or right; the ship ends there, or the boost fails. */
import { allowed, question, reason, type Reason } from '../../core';
import { oneOf, type FieldsOf } from '../../core/codec';
import { frontOf, moveEnd } from '../../core/geometry';
import type { ActivationAction } from '../model/actions';
import { baseOf } from '../queries/bases';
import { ask, call, procedure, run } from '../engine';
import { fail, type MayFail, mayFailFields } from '../effects/failing';
import { type Laid, NO_ENCOUNTERS, type Encounters, encountersCodec } from '../queries/move';
import { isActive, shipOf } from '../queries/ships';
import type { ShipId, XwingState } from '../model/state';
import { templateOf } from '../facts/templates';
import { triggerEncounters } from '../effects/move';
import { cannotEnd, reposition } from './reposition';
import type { XwingNames } from '../queries/names';

type ChooseTemplate = Extract<ActivationAction, { type: 'choose-template' }>;
type BoostTemplate = ChooseTemplate['template'];

export interface BoostFrame extends MayFail {
  ship: ShipId;
  /** Speed of the templates: 1, unless an effect names another. */
  speed: number;
  met: Encounters;
}

export const boostFields = (names: XwingNames): FieldsOf<BoostFrame> => ({
  ship: names.ship,
  speed: oneOf<number>('a speed', [1, 2, 3]),
  met: encountersCodec(names),
  ...mayFailFields,
});

/** The ship boosts. Called by an action or ability, which is told if it fails (see `hasFailed`). */
export function boost(state: XwingState, ship: ShipId, speed = 1): void {
  call(state, 'boost', { ship, speed, met: NO_ENCOUNTERS });
}

const TEMPLATES: readonly BoostTemplate[] = ['bank-left', 'straight', 'bank-right'];
const REFUSED_BY = { ship: ['xw.boost.08'], obstacle: ['xw.boost.09'], outside: ['xw.boost.10'] };

export const boostProcedure = procedure('boost', [
  ask('declare the template', ['xw.boost.02', 'xw.boost.07'], declareTemplate, boostAlong),
  run('end', ['xw.ability-queue.07'], (state, frame) => {
    if (isActive(shipOf(state, frame.ship))) triggerEncounters(state, frame.ship, frame.met);
  }),
]);

function declareTemplate(state: XwingState, frame: BoostFrame) {
  const { player } = shipOf(state, frame.ship);
  const declare = (template: BoostTemplate) => allowed({ type: 'choose-template', player, ship: frame.ship, template });
  return question(player, 'declare the template of the boost', TEMPLATES.map(declare));
}

function boostAlong(state: XwingState, frame: BoostFrame, action: ChooseTemplate): void {
  const ship = shipOf(state, frame.ship);
  const template = templateOf(frame.speed, action.template);
  if (template === null) return;
  const base = baseOf(ship);
  const laid: Laid = { template, at: frontOf(ship.pose, base), share: 1 };
  const end = moveEnd(template, ship.pose, base);
  const not = cannotEnd(state, ship, laid, end, 'boost', REFUSED_BY);
  if (not) fail(state, frame.ship, 'boost', not, [not]);
  else
    frame.met = reposition(
      state,
      frame.ship,
      laid,
      end,
      'boost',
      ['xw.boost.02', 'xw.boost.04'],
      [declared(frame, action)],
    );
}

function declared({ speed }: BoostFrame, { template }: ChooseTemplate): Reason {
  const named = (each: BoostTemplate): string => each.replace('-', ' ');
  const said = `with the ${speed} ${named(template)} template, one of ${TEMPLATES.map(named).join(', ')}.`;
  return reason('template', said, ['xw.boost.02'], { template, speed });
}
