/** Moments of a turn: the procedures in progress when a described position is taken up in the middle of the game. */
import { impossible, type PlayerId, type Rejection } from '../../core';
import { list, object, oneOf, optional, text } from '../../core/codec';
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

export const momentCodec = object<Moment>('a moment', {
  player: text,
  step: optional(oneOf('a step', ['planning', 'action', 'encounter'])),
  performed: optional(list(text)),
});

/** What comes in a turn when one of its steps is done. */
const AFTER = { planning: 'action step', action: 'encounter step', encounter: 'turn ends' } as const;

/** Sets what is in progress, and what the moment says of the state: whose turn it is, its step. Else why there is no such moment. */
export function takeUp(state: OuterRimState, moment: Moment): Rejection | null {
  const wrong = wrongMoment(state, moment);
  if (wrong) return wrong;
  const { player, step, performed = [] } = moment;
  state.active = player;
  state.step = step ?? 'planning';
  const game = frameAt('game', 'next turn');
  if (step === undefined) {
    // A turn that is about to begin has not been counted yet.
    state.turn = Math.max(0, state.turn - 1);
    const isAi = playerOf(state, player).kind === 'ai';
    const turn = isAi
      ? frameAt('AI turn', null, { player, card: null })
      : frameAt('turn', null, { player, over: false });
    state.stack = [game, turn];
    return null;
  }
  state.stack = [
    game,
    frameAt('turn', AFTER[step], { player, over: false }),
    step === 'action'
      ? frameAt('action step', null, { player, performed, usedHere: [] })
      : frameAt(`${step} step`, null, { player, usedHere: [] }),
  ];
  return null;
}

function wrongMoment(state: OuterRimState, { player, step, performed }: Moment): Rejection | null {
  if (!state.players.some((each) => each.id === player))
    return impossible('unknown-player', `There is no player '${player}'.`, ['moment', 'player']);
  const isAi = playerOf(state, player).kind === 'ai';
  if (isAi && step !== undefined)
    return impossible(
      'ai-turn',
      'The turn of the AI player begins with its card.',
      ['moment', 'step'],
      ['or.single-player-gameplay.02'],
    );
  if (performed !== undefined && (isAi || step !== 'action'))
    return impossible(
      'no-actions-yet',
      'Actions are performed in the action step.',
      ['moment', 'performed'],
      ['or.action-step.01'],
    );
  return null;
}
