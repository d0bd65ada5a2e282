/** The procedures in progress at a described moment of the round. */
import type { Frame } from '../../core';
import { arbiter, frameAt } from '../engine';
import type { Moment } from './position';
import type { DestinyState } from '../model/state';

/** Puts the state into this moment, and gives the frames that are under way. */
export function momentFrames(state: DestinyState, moment: Moment): Frame[] {
  state.phase = moment.phase;
  if (moment.phase === 'setup') return [frameAt('game', 'setup')];
  const game = frameAt('game', 'play a round');
  if (moment.phase === 'upkeep') return [game, frameAt('round', 'start of the upkeep phase')];
  const player = moment.turn ?? arbiter(state);
  state.turn = player;
  state.passes = moment.passes ?? 0;
  return [
    game,
    frameAt('round', 'end of the action phase'),
    frameAt('action phase', 'next turn'),
    frameAt('turn', null, { player }),
  ];
}
