/** Moments of the game: the procedures in progress when a described position is taken up in the middle of it. */
import { reason, rejection, type PlayerId, type Rejection } from '../../core';
import { frameAt } from '../engine';
import { playerOf } from '../queries/players';
import type { OuterRimState, TurnStep } from '../model/state';

/** The very start of a turn (no step: before its planning step, for the AI player before it draws a card) or of one of its steps. */
export interface Moment {
  player: PlayerId;
  step?: Exclude<TurnStep, 'setup'>;
  /** Actions of the action step that were performed already: trade, market, deliver. */
  performed?: string[];
}

/** Sets whose turn it is and the stack for the moment. Null: done; else why there is no such moment. */
export function takeUp(state: OuterRimState, { player, step, performed }: Moment): Rejection | null {
  if (!state.players.some((each) => each.id === player))
    return rejection(reason('unknown-player', `There is no player '${player}'.`, []), ['moment', 'player']);
  const isAi = playerOf(state, player).kind === 'ai';
  if (isAi && step !== undefined)
    return rejection(
      reason('ai-turn', 'The turn of the AI player begins with its card.', ['or.single-player-gameplay.02']),
      ['moment', 'step'],
    );
  if (performed !== undefined && (isAi || step !== 'action'))
    return rejection(reason('no-actions-yet', 'Actions are performed in the action step.', ['or.action-step.01']), [
      'moment',
      'performed',
    ]);
  state.active = player;
  state.step = step ?? 'planning';
  const game = frameAt('game', 'next turn');
  state.stack = isAi
    ? [game, frameAt('AI turn', null, { player, card: null })]
    : [game, frameAt('turn', step === undefined ? null : `${step} step`, { player, over: false })];
  // A turn that is about to begin has not been counted yet.
  if (step === undefined || isAi) state.turn = Math.max(0, state.turn - 1);
  if (step === undefined || isAi) return null;
  const turn = state.stack[1];
  if (turn) turn.step += 1;
  state.stack.push(
    step === 'action'
      ? frameAt('action step', null, { player, performed: performed ?? [], usedHere: [] })
      : frameAt(`${step} step`, null, { player, usedHere: [] }),
  );
  return null;
}
