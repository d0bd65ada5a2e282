/** Moments of a round: the procedures in progress when a described position is taken up in the middle of the game. */
import * as E from 'fp-ts/lib/Either';
import { reason, rejection, type Frame, type Rejection, type ProcedureName } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import type { ActivationFrame } from '../procedures/activation-phase';
import { frameAt, playerOrder, stepsOf } from '../engine';
import { initiativeOf } from '../queries/initiative';
import { isActive } from '../queries/ships';
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

type Read<A> = E.Either<Rejection, A>;
const no = (code: string, message: string, field: string): E.Either<Rejection, never> =>
  E.left(rejection(reason(code, message, []), ['moment', field]));

/** The stack of procedures for a moment. Also sets what the moment says of the state: phase, round, who has had a turn, dials revealed. */
export function momentFrames(state: XwingState, moment: Moment): Read<Frame[]> {
  const { phase, ship, step } = moment;
  state.phase = phase;
  const game = frameAt('game', 'play a round');
  if (phase === 'setup') {
    state.round = 0;
    if (ship !== undefined) return no('no-turns', 'Ships have no turns in setup.', 'ship');
    return E.map((at: number) => [game, { procedure: 'setup', step: at }])(findStep('setup', step));
  }
  if (ship !== undefined) {
    const turn = turnOf(state, moment, ship);
    return E.map((frames: Frame[]) => [game, roundAt(`end of the ${phase} phase`), ...frames])(turn);
  }
  if (step === undefined) return E.right([game, roundAt(`start of the ${phase} phase`)]);
  const procedure = `${phase} phase` as const;
  const inPhase = (at: number): Frame[] => [
    game,
    roundAt(`end of the ${phase} phase`),
    { ...phaseFrame(phase), procedure, step: at },
  ];
  return E.map(inPhase)(findStep(procedure, step));
}

function roundAt(step: string): Frame {
  return frameAt('round', step);
}

/** What a phase's frame carries from its start. */
function phaseFrame(phase: Phase): object {
  return phase === 'planning' ? { agreed: [] } : {};
}

/** The index of a step that somebody wrote down; the first one if none is named. */
function findStep(procedure: ProcedureName<Xwing>, step: string | undefined): Read<number> {
  const steps = stepsOf(procedure);
  const at = step === undefined ? 0 : steps.indexOf(step);
  if (at >= 0) return E.right(at);
  return no('unknown-step', `'${procedure}' has no step '${step}'${didYouMean(step ?? '', steps)}`, 'step');
}

function turnOf(state: XwingState, { phase, step }: Moment, id: ShipId): Read<Frame[]> {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship) {
    const near = didYouMean(
      id,
      state.ships.map((each) => each.id),
    );
    return no('unknown-ship', `There is no ship '${id}'${near}`, 'ship');
  }
  if (!isActive(ship)) return no('not-in-play', `${id} is not in the play area.`, 'ship');
  if (phase === 'activation') return activationOf(state, ship, step);
  if (phase === 'engagement') return engagementOf(state, ship, step);
  return no('no-turns', `Ships have no turns in the ${phase} phase.`, 'ship');
}

function activationOf(state: XwingState, ship: Ship, step: string | undefined): Read<Frame[]> {
  if (ship.activated) return no('already-activated', `${ship.id} has activated this round.`, 'ship');
  for (const other of earlier(state, ship, (initiative, own) => initiative < own)) {
    other.activated = true;
    reveal(other);
  }
  return E.map((at: number): Frame[] => {
    if (at > stepsOf('activation').indexOf('reveal dial')) reveal(ship);
    const frame: ActivationFrame = {
      procedure: 'activation',
      step: at,
      ship: ship.id,
      maneuver: ship.revealed,
      ion: false,
      difficulty: 0,
      skips: [],
    };
    return [{ procedure: 'activation phase', step: 0 }, frame];
  })(findStep('activation', step));
}

function engagementOf(state: XwingState, ship: Ship, step: string | undefined): Read<Frame[]> {
  if (ship.engaged) return no('already-engaged', `${ship.id} has engaged this round.`, 'ship');
  for (const other of earlier(state, ship, (initiative, own) => initiative > own)) other.engaged = true;
  for (const each of state.ships) each.activated = true;
  const initiative = initiativeOf(state, ship);
  return E.map((at: number): Frame[] => [
    { ...{ initiative }, procedure: 'engagement phase', step: 0 },
    { ...{ ship: ship.id }, procedure: 'engagement', step: at },
  ])(findStep('engagement', step));
}

function reveal(ship: Ship): void {
  ship.revealed ??= ship.dial;
  ship.dial = null;
}

/** Ships whose turn is certainly before this one's: by initiative, then by player order. A player's own ties go in any order. */
function earlier(state: XwingState, ship: Ship, before: (initiative: number, own: number) => boolean): Ship[] {
  const own = initiativeOf(state, ship);
  const order = playerOrder(state);
  return state.ships.filter((other) => {
    const initiative = initiativeOf(state, other);
    return before(initiative, own) || (initiative === own && order.indexOf(other.player) < order.indexOf(ship.player));
  });
}
