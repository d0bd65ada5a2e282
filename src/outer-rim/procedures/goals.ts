/** Personal goals and ship goals (or.personal-goals, or.ship-goals). */
import { reason, say, type Frame, type PlayerId, type Reason, type RuleId, type Sentence } from '../../core';
import { count, type FieldsOf } from '../../core/codec';
import { bringIn } from '../effects/abilities-in-play';
import type { Goal, Occasion } from '../facts';
import { goalOf, shipGoalHolder, shipHolder, personalGoalHolder, characterHolder } from '../queries/abilities-in-play';
import { call, emit, finish, procedure, run, takeOutOfPlay } from '../engine';
import { gainFame } from '../effects/fame';
import { review } from '../effects/cards';
import { playerOf } from '../queries/players';
import { slotsFor } from '../queries/cards';
import { valueOf } from '../queries/values';
import { conditionReason } from '../queries/condition-reasons';
import type { OuterRimEvent } from '../model/events';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { goal } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

export type GoalKind = 'personal' | 'ship';

export interface GoalFrame extends Frame {
  player: PlayerId;
  goal: GoalKind;
  fame: number;
}

export const goalFields = ({ player }: OuterRimNames): FieldsOf<GoalFrame> => ({ player, goal, fame: count });

const completing = procedure('complete goal', goalFields, [
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
      const because = whyCompleted(state, self, goal, completed);
      const before = numbersOf(state, self);
      turn(state, player, goal);
      because.push(...(goal === 'ship' ? changes(before, numbersOf(state, self)) : [NEW_ABILITY]));
      const rules = [goal === 'personal' ? 'or.personal-goals.02' : 'or.ship-goals.02'];
      emit(state, { type: 'goal-completed', rules, player, goal, because });
    },
  ),
  run('gain the fame', ['or.personal-goals.02', 'or.ship-goals.02', 'or.winning-the-game.05'], (state, frame) => {
    gainFame(state, frame.player, frame.fame, 'goal', `${frame.goal} goal`, ['or.winning-the-game.05']);
    review(state, frame.player);
  }),
]);

const NEW_ABILITY = reason('new-ability', 'instead of the goal there is an ability now', ['or.personal-goals.03']);

/** What was asked for: tokens for a task, or how things stand; and what is on the other side. */
function whyCompleted(
  state: OuterRimState,
  player: OuterRimPlayer,
  goal: GoalKind,
  { count: task, when }: Goal,
): Reason[] {
  const isShip = goal === 'ship';
  const tokens = player.goalTokens[isShip ? 'ship' : 'character'];
  const rule = isShip ? 'or.ship-goals.01' : 'or.personal-goals.04';
  const said = say`${tokens} of ${task?.times ?? 0} goal tokens, which go`;
  const other = say`the other side of the sheet is the ${`${player.ship ?? ''}!`}`;
  return [
    ...(task ? [reason('goal-tokens', said, [rule, 'or.personal-goals.05'], { tokens, needed: task.times })] : []),
    ...(when ? [{ ...conditionReason(state, { you: player.id }, when), rules: ['or.personal-goals.01'] }] : []),
    ...(task || when ? [] : [reason('just-done', 'its task has just been done', [rule])]),
    ...(isShip ? [reason('other-side', other, ['or.ship-goals.02'], { ship: player.ship })] : []),
  ];
}

const NUMBERS = ['ground-combat', 'ship-combat', 'hull', 'hyperdrive'] as const;
const SLOTS = ['cargo', 'crew', 'mod'] as const;

/** What a ship sheet can change, by its name. */
function numbersOf(state: OuterRimState, player: OuterRimPlayer): [name: string, value: number][] {
  return [
    ...NUMBERS.map((name): [string, number] => [name.replace('-', ' '), valueOf(state, player.id, name)]),
    ...SLOTS.map((kind): [string, number] => [`${kind} slots`, slotsFor(state, player, kind).of]),
  ];
}

/** What is otherwise on the new side: `cargo slots 1 -> 2`. */
function changes(before: readonly [string, number][], after: readonly [string, number][]): Reason[] {
  return before.flatMap(([name, was], i) => {
    const is = after[i]?.[1] ?? was;
    const said = say`${{ is: name }} ${was} -> ${is}`;
    return is === was ? [] : [reason('other-number', said, ['or.ship-goals.02'], { name, was, is })];
  });
}

/** The other side comes up, and the goal tokens go (or.personal-goals.05). */
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

/** Puts a goal token for a task done, as `event` tells it; with enough of them the goal is completed (or.personal-goals.04). */
export function countTowardsGoal(
  state: OuterRimState,
  player: PlayerId,
  goal: GoalKind,
  event: OuterRimEvent | null,
): void {
  const self = playerOf(state, player);
  const wanted = goalOf(state, self, goal === 'personal' ? personalGoalHolder(player) : shipGoalHolder(player))?.count;
  if (!wanted) return;
  const on = goal === 'personal' ? 'character' : 'ship';
  self.goalTokens[on] += 1;
  const is = self.goalTokens[on];
  const rules = [goal === 'personal' ? 'or.personal-goals.04' : 'or.ship-goals.01'];
  const because = whyCounted(state, player, goal, wanted, event);
  emit(state, {
    type: 'goal-token-placed',
    rules,
    player,
    on,
    because,
    change: { was: is - 1, is, most: wanted.times },
  });
  if (self.goalTokens[on] >= wanted.times) completeGoal(state, player, goal);
}

/** What was done, of what the goal asks for, and what else had to be so. */
function whyCounted(
  state: OuterRimState,
  you: PlayerId,
  goal: GoalKind,
  { on, if: condition }: NonNullable<Goal['count']>,
  event: OuterRimEvent | null,
): Reason[] {
  const rules = [goal === 'personal' ? 'or.personal-goals.04' : 'or.ship-goals.01'];
  const done = reason('task-done', say`${taskDone(on, event)}, which the goal asks for`, rulesOfTask(on, rules));
  const without = event?.type === 'card-gained' ? event.card : null;
  const besides = condition ? conditionReason(state, { you, without }, condition) : null;
  return [done, ...(besides?.facts?.['holds'] === true ? [{ ...besides, rules }] : [])];
}

/** The rulebook has an example of cargo with a trait. */
function rulesOfTask(on: Occasion, rules: readonly RuleId[]): readonly RuleId[] {
  return on.event === 'cargo-delivered' && on.trait !== undefined ? [...rules, 'or.personal-goals.07'] : rules;
}

function taskDone(on: Occasion, event: OuterRimEvent | null): Sentence {
  switch (event?.type) {
    case 'cargo-delivered': {
      const trait = on.event === 'cargo-delivered' ? on.trait : undefined;
      if (trait === undefined) return say`the cargo ${event.card} was delivered`;
      return say`${event.card}, ${trait.toLowerCase()} cargo, was delivered`;
    }
    case 'job-completed':
      return say`the job ${event.card} was completed`;
    case 'bounty-rewarded':
      return say`the reward of ${event.card}, ${{ is: event.how }}, was gained`;
    case 'card-gained':
      return say`${event.card}, a card of the kind ${{ is: event.kind }}, was gained`;
    case 'combat-won':
      return say`a ${{ is: event.combat }} combat against a ${{ is: event.against.kind }} was won`;
    default:
      return say`that was done`;
  }
}

export const goalProcedures = [completing];
