/** Moments of a round: the procedures in progress when a described position is taken up in the middle of the game. */
import { impossible, type PlayerId, type Rejection } from '../../core';
import { count, object, optional, text } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { arbiter, frameAt } from '../engine';
import { phase } from '../model/codecs';
import type { DestinyState, Phase } from '../model/state';

/** Where in a round a position is taken up: at the start of the phase, or of a turn. */
export interface Moment {
  /** 'setup': hands have not been drawn, and no battlefield is in use yet. */
  phase: Phase;
  /** Whose turn; default: the battlefield's controller. */
  turn?: PlayerId;
  /** Passes in a row so far. */
  passes?: number;
}

export const momentCodec = object<Moment>('a moment', {
  phase,
  turn: optional(text),
  passes: optional(count),
});

/** Sets what is in progress, and what the moment says of the state: phase, whose turn it is, passes. Else why there is no such moment. */
export function takeUp(state: DestinyState, moment: Moment): Rejection | null {
  const { phase, turn, passes = 0 } = moment;
  const ids = state.players.map((each) => each.id);
  if (turn !== undefined && !ids.includes(turn))
    return impossible('unknown-player', `No player is called '${turn}'${didYouMean(turn, ids) || '.'}`, [
      'moment',
      'turn',
    ]);
  const idle = (['turn', 'passes'] as const).find((field) => phase !== 'action' && moment[field] !== undefined);
  if (idle !== undefined)
    return impossible('no-turns', `Players have turns and pass in the action phase, not in ${phase}.`, [
      'moment',
      idle,
    ]);
  state.phase = phase;
  const game = frameAt('game', 'play a round');
  if (phase === 'setup') state.stack = [frameAt('game', 'setup')];
  else if (phase === 'upkeep') state.stack = [game, frameAt('round', 'start of the upkeep phase')];
  else {
    const player = turn ?? arbiter(state);
    state.turn = player;
    state.passes = passes;
    state.stack = [
      game,
      frameAt('round', 'end of the action phase'),
      frameAt('action phase', 'next turn'),
      frameAt('turn', null, { player }),
    ];
  }
  return null;
}
