/** Moments of a round: the procedures in progress when a described position is taken up in the middle of the game. */
import { impossible, type Frame, type ProcedureName, type Rejection } from '../../core';
import { object, oneOf, optional, text } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { frameAt, playerOrder, stepsOf } from '../engine';
import { engagementOf, initiativeOf } from '../queries/initiative';
import { isActive, shipOf } from '../queries/ships';
import type { Phase, Ship, ShipId, XwingState } from '../model/state';
import type { Xwing } from '../model/types';

export const MOMENT_PHASES = ['setup', 'planning', 'system', 'activation', 'engagement', 'end'] as const;

/**
 * A moment of the game. A phase alone: its very start, so that what happens 'at the start of' it does. With `ship`: that ship's
 * activation or engagement begins; ships that come before it in the order of the phase have had their turn. `step` names a step of the phase,
 * or of the ship's activation or engagement, that comes next.
 */
export interface Moment {
  phase: Phase;
  ship?: ShipId;
  step?: string;
}

export const momentCodec = object<Moment>('a moment', {
  phase: oneOf('a phase', MOMENT_PHASES),
  ship: optional(text),
  step: optional(text),
});

/** Sets what is in progress, and what the moment says of the state: phase, round, who has had a turn, dials revealed. Else why there is no such moment. */
export function takeUp(state: XwingState, moment: Moment): Rejection | null {
  const wrong = wrongTurn(state, moment) ?? wrongStep(moment);
  if (wrong) return wrong;
  const { phase, ship } = moment;
  state.phase = phase;
  if (phase === 'setup') beginSetup(state, moment);
  if (ship !== undefined) haveTurnsBefore(state, phase, shipOf(state, ship));
  state.stack = [frameAt('game', 'play a round'), ...inRound(state, moment)];
  return null;
}

/** Edges that are still to be chosen belong to nobody yet (xw.setup.06). */
function beginSetup(state: XwingState, { step }: Moment): void {
  state.round = 0;
  const steps = stepsOf('setup');
  const chosen = step !== undefined && steps.indexOf(step) > steps.indexOf('establish the play area');
  if (!chosen) for (const player of state.players) player.edge = null;
}

/** Why the ship has no turn then; null: it has, or none is asked for. */
function wrongTurn({ ships }: XwingState, { phase, ship: id }: Moment): Rejection | null {
  if (id === undefined) return null;
  const no = (code: string, message: string) => impossible(code, message, ['moment', 'ship']);
  if (phase === 'setup') return no('no-turns', 'Ships have no turns in setup.');
  const ids = ships.map((each) => each.id);
  const ship = ships.find((each) => each.id === id);
  if (!ship) return no('unknown-ship', `There is no ship '${id}'${didYouMean(id, ids)}`);
  if (!isActive(ship)) return no('not-in-play', `${id} is not in the play area.`);
  if (phase === 'activation') return ship.activated ? no('already-activated', `${id} has activated this round.`) : null;
  if (phase === 'engagement') return ship.engaged ? no('already-engaged', `${id} has engaged this round.`) : null;
  return no('no-turns', `Ships have no turns in the ${phase} phase.`);
}

/** The procedure whose steps the moment may name. */
function procedureAt({ phase, ship }: Moment): ProcedureName<Xwing> {
  if (phase === 'setup') return 'setup';
  if (ship === undefined) return `${phase} phase`;
  return phase === 'activation' ? 'activation' : 'engagement';
}

function wrongStep(moment: Moment): Rejection | null {
  const { step } = moment;
  const procedure = procedureAt(moment);
  const steps = stepsOf(procedure);
  if (step === undefined || steps.includes(step)) return null;
  const message = `'${procedure}' has no step '${step}'${didYouMean(step, steps)}`;
  return impossible('unknown-step', message, ['moment', 'step']);
}

function inRound(state: XwingState, { phase, ship, step }: Moment): Frame[] {
  if (phase === 'setup') return [frameAt('setup', step ?? null)];
  if (ship === undefined && step === undefined) return [frameAt('round', `start of the ${phase} phase`)];
  const round = frameAt('round', `end of the ${phase} phase`);
  return [round, ...(ship === undefined ? [phaseAt(phase, step ?? null)] : turnAt(state, phase, ship, step ?? null))];
}

function phaseAt(phase: Exclude<Phase, 'setup'>, step: string | null): Frame {
  return phase === 'planning' ? frameAt('planning phase', step, { agreed: [] }) : frameAt(`${phase} phase`, step);
}

/** The turn of a ship: its activation or engagement. */
function turnAt(state: XwingState, phase: Phase, id: ShipId, step: string | null): Frame[] {
  const ship = shipOf(state, id);
  if (phase === 'engagement')
    return [
      frameAt('engagement phase', 'next ship', { initiative: engagementOf(state, ship) }),
      frameAt('engagement', step, { ship: id }),
    ];
  if (isAfter('reveal dial', step)) reveal(ship);
  const { revealed: maneuver } = ship;
  const speed = isAfter('execute maneuver', step) ? (maneuver?.speed ?? null) : null;
  return [
    frameAt('activation phase', null),
    frameAt('activation', step, { ship: id, maneuver, ion: false, difficulty: 0, speed, skips: [] }),
  ];
}

/** Does a step of the activation come after this one? */
function isAfter(before: string, step: string | null): boolean {
  const steps = stepsOf('activation');
  return step !== null && steps.indexOf(step) > steps.indexOf(before);
}

/** Ships that come before this one in the order of the phase have had their turn. */
function haveTurnsBefore(state: XwingState, phase: Phase, ship: Ship): void {
  if (phase === 'activation')
    for (const other of earlier(state, ship, initiativeOf, (initiative, own) => initiative < own)) {
      other.activated = true;
      reveal(other);
    }
  else {
    for (const other of earlier(state, ship, engagementOf, (value, own) => value > own)) other.engaged = true;
    for (const each of state.ships) each.activated = true;
  }
}

function reveal(ship: Ship): void {
  ship.revealed ??= ship.dial;
  ship.dial = null;
}

/** Ships whose turn is certainly before this one's: by the value that orders the phase, then by player order. A player's own ties go in any order. */
function earlier(
  state: XwingState,
  ship: Ship,
  valueOf: (state: XwingState, ship: Ship) => number,
  before: (value: number, own: number) => boolean,
): Ship[] {
  const own = valueOf(state, ship);
  const order = playerOrder(state);
  return state.ships.filter((other) => {
    const value = valueOf(state, other);
    return before(value, own) || (value === own && order.indexOf(other.player) < order.indexOf(ship.player));
  });
}
