/** Moments of a round: the procedures in progress when a described position is taken up in the middle of the game. */
import { impossible, type Frame, type PlayerId, type Rejection } from '../../core';
import { object, oneOf, optional, text } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { frameAt, stepsOf } from '../engine';
import type { ArmadaState, Phase } from '../model/state';
import { otherPlayer } from '../queries/players';
import { SQUADRONS_A_TURN } from '../procedures/game';

export const MOMENT_PHASES = ['command', 'ship', 'squadron', 'status'] as const;

/**
 * A moment of the game. A phase alone: its very start. `turn`: a player's turn in the ship or squadron phase. `ship`, `squadron`: its activation
 * begins, in the ship phase or in the squadron phase; `step` names the step of a ship's activation that comes next.
 */
export interface Moment {
  phase: Exclude<Phase, 'setup'>;
  turn?: PlayerId;
  ship?: string;
  squadron?: string;
  step?: string;
}

export const momentCodec = object<Moment>('a moment', {
  phase: oneOf('a phase', MOMENT_PHASES),
  turn: optional(text),
  ship: optional(text),
  squadron: optional(text),
  step: optional(text),
});

/** Sets what is in progress. Else why there is no such moment. */
export function takeUp(state: ArmadaState, moment: Moment): Rejection | null {
  const wrong = wrongPhase(moment) ?? wrongPiece(state, moment) ?? wrongTurn(state, moment) ?? wrongStep(moment);
  if (wrong) return wrong;
  state.phase = moment.phase;
  state.stack = [frameAt('game', 'play a round'), ...inRound(state, moment)];
  return null;
}

function no(field: string, code: string, message: string): Rejection {
  return impossible(code, message, ['moment', field]);
}

/** Turns, ships and squadrons belong to their phases. */
function wrongPhase({ phase, turn, ship, squadron, step }: Moment): Rejection | null {
  if (turn !== undefined && phase !== 'ship' && phase !== 'squadron')
    return no('turn', 'no-turns', `Players have no turns in the ${phase} phase.`);
  if (ship !== undefined && phase !== 'ship')
    return no('ship', 'no-activation', `Ships are not activated in the ${phase} phase.`);
  if (squadron !== undefined && phase !== 'squadron')
    return no(
      'squadron',
      'no-activation',
      `Here squadrons are activated in the squadron phase, not in the ${phase} phase.`,
    );
  return step !== undefined && ship === undefined
    ? no('step', 'no-steps', 'Only the activation of a ship has steps that can be named.')
    : null;
}

function wrongPiece(state: ArmadaState, { ship, squadron }: Moment): Rejection | null {
  return (
    (ship === undefined ? null : wrongOf(state.ships, 'ship', ship)) ??
    (squadron === undefined ? null : wrongOf(state.squadrons, 'squadron', squadron))
  );
}

function wrongOf(
  pieces: readonly { id: string; place: string; activated: boolean }[],
  what: 'ship' | 'squadron',
  id: string,
): Rejection | null {
  const found = pieces.find((each) => each.id === id);
  const ids = pieces.map((each) => each.id);
  if (!found) return no(what, `unknown-${what}`, `There is no ${what} '${id}'${didYouMean(id, ids)}`);
  return found.activated ? no(what, 'already-activated', `${id} has been activated this round.`) : null;
}

function wrongTurn(state: ArmadaState, { turn, ship, squadron }: Moment): Rejection | null {
  if (turn === undefined) return null;
  const ids = state.players.map(({ id }) => id);
  if (!ids.includes(turn)) return no('turn', 'unknown-player', `There is no player '${turn}'${didYouMean(turn, ids)}`);
  const owner = [...state.ships, ...state.squadrons].find(({ id }) => id === (ship ?? squadron))?.owner;
  return owner === undefined || owner === turn
    ? null
    : no('turn', 'not-the-owner', `In the turn of ${turn} no piece of ${owner} is activated.`);
}

function wrongStep({ step }: Moment): Rejection | null {
  const steps = stepsOf('ship activation');
  if (step === undefined || steps.includes(step)) return null;
  return no('step', 'unknown-step', `A ship's activation has no step '${step}'${didYouMean(step, steps)}`);
}

function inRound(state: ArmadaState, { phase, turn, ship, squadron, step }: Moment): Frame[] {
  const round = frameAt('round', `end of the ${phase} phase`);
  const of = (id: string): PlayerId => [...state.ships, ...state.squadrons].find((each) => each.id === id)?.owner ?? '';
  if (ship !== undefined) {
    const next = otherPlayer(state, of(ship));
    return [
      round,
      frameAt('ship phase', null, { turn: next }),
      frameAt('ship activation', step ?? null, { ship, attacks: [] }),
    ];
  }
  if (squadron !== undefined) {
    const frame = { squadron, byCommand: false, moved: false, attacks: 0 };
    return [
      round,
      frameAt('squadron phase', null, { turn: of(squadron), left: SQUADRONS_A_TURN - 1 }),
      frameAt('squadron activation', null, frame),
    ];
  }
  if (turn === undefined) return [frameAt('round', `start of the ${phase} phase`)];
  return phase === 'squadron'
    ? [round, frameAt('squadron phase', null, { turn, left: SQUADRONS_A_TURN })]
    : [round, frameAt('ship phase', null, { turn })];
}
