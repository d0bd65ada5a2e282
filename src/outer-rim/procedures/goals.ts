/** Personal goals and ship goals (or.personal-goals, or.ship-goals). */
import type { Frame, PlayerId } from '../../core';
import { count, type FieldsOf } from '../../core/codec';
import { bringIn } from '../effects/abilities-in-play';
import { goalOf, shipGoalHolder, shipHolder, personalGoalHolder, characterHolder } from '../queries/abilities-in-play';
import { call, emit, finish, procedure, run, takeOutOfPlay } from '../engine';
import { gainFame } from '../effects/fame';
import { review } from '../effects/cards';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { goal } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

export type GoalKind = 'personal' | 'ship';

export interface GoalFrame extends Frame {
  player: PlayerId;
  goal: GoalKind;
  fame: number;
}

export const goalFields = ({ player }: OuterRimNames): FieldsOf<GoalFrame> => ({ player, goal, fame: count });

const completing = procedure('complete goal', [
  run(
    'turn the card over',
    ['or.personal-goals.02', 'or.personal-goals.03', 'or.personal-goals.05', 'or.ship-goals.02'],
    (state, frame) => {
      const { player, goal } = frame;
      const self = playerOf(state, player);
      const holder = goal === 'personal' ? personalGoalHolder(player) : shipGoalHolder(player);
      const completed = goalOf(state, self, holder);
      if (!completed) return finish(frame);
      frame.fame = completed.fame;
      takeOutOfPlay(state, holder);
      turn(state, player, goal);
      const rules = [goal === 'personal' ? 'or.personal-goals.02' : 'or.ship-goals.02'];
      emit(state, { type: 'goal-completed', rules, player, goal });
    },
  ),
  run('gain the fame', ['or.personal-goals.02', 'or.ship-goals.02', 'or.winning-the-game.05'], (state, frame) => {
    gainFame(state, frame.player, frame.fame, 'goal', `${frame.goal} goal`, ['or.winning-the-game.05']);
    review(state, frame.player);
  }),
]);

function turn(state: OuterRimState, player: PlayerId, goal: GoalKind): void {
  const self = playerOf(state, player);
  const [holder, on] =
    goal === 'personal' ? ([characterHolder(player), 'character'] as const) : ([shipHolder(player), 'ship'] as const);
  self.goalTokens[on] = 0;
  takeOutOfPlay(state, holder);
  if (goal === 'personal') self.turned = true;
  else self.shipTurned = true;
  bringIn(state, player, holder);
}

export function completeGoal(state: OuterRimState, player: PlayerId, goal: GoalKind): void {
  call(state, 'complete goal', { player, goal, fame: 0 });
}

/** Puts a goal token for a task done; with enough of them the goal is completed (or.personal-goals.04). */
export function countTowardsGoal(state: OuterRimState, player: PlayerId, goal: GoalKind): void {
  const self = playerOf(state, player);
  const wanted = goalOf(state, self, goal === 'personal' ? personalGoalHolder(player) : shipGoalHolder(player))?.count;
  if (!wanted) return;
  const on = goal === 'personal' ? 'character' : 'ship';
  self.goalTokens[on] += 1;
  const is = self.goalTokens[on];
  const rules = [goal === 'personal' ? 'or.personal-goals.04' : 'or.ship-goals.01'];
  emit(state, { type: 'goal-token-placed', rules, player, on, change: { was: is - 1, is, most: wanted.times } });
  if (self.goalTokens[on] >= wanted.times) completeGoal(state, player, goal);
}

export const goalProcedures = [completing];
