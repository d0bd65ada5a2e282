/** The procedures in progress at a described moment of the round. */
import type { Frame } from '../core';
import { arbiter } from './engine';
import type { Moment } from './position';
import { actionPhase } from './procedures/action-phase';
import { round } from './procedures/game';
import type { DestinyState } from './state';

/** Puts the state into this moment, and gives the frames that are under way. */
export function momentFrames(state: DestinyState, moment: Moment): Frame[] {
  state.phase = moment.phase;
  if (moment.phase === 'setup') return [{ procedure: 'game', step: 0 }];
  const game = { procedure: 'game', step: 1 };
  if (moment.phase === 'upkeep')
    return [game, { procedure: 'round', step: stepOf(round, 'start of the upkeep phase') }];
  const player = moment.turn ?? arbiter(state);
  state.turn = player;
  state.passes = moment.passes ?? 0;
  return [
    game,
    { procedure: 'round', step: stepOf(round, 'action phase') + 1 },
    { procedure: 'action phase', step: stepOf(actionPhase, 'next turn') },
    { procedure: 'turn', step: 0, player } as Frame,
  ];
}

function stepOf(procedure: { steps: readonly { name: string }[] }, name: string): number {
  const at = procedure.steps.findIndex((each) => each.name === name);
  if (at < 0) throw new Error(`no step is called '${name}'`);
  return at;
}
