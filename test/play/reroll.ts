/** A small game that can be counted by hand, and what is asked of it. */
import * as E from 'fp-ts/lib/Either';
import { rollQuestion, type DieKind } from '../../src/core';
import { after, explore, type Explored, type ExploreOptions, type Unfinished } from '../../src/play';
import { mainFields, picks, play, tinyGame, type Tiny, type TinyAction, type TinyState } from '../helpers/tiny-game';

export const SIX: DieKind = { name: 'six', faces: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 } };

export const numberOf = (state: TinyState, name: string): number => state.numbers[name] ?? 0;
export const add = (state: TinyState, name: string, amount: number): void => {
  state.numbers[name] = numberOf(state, name) + amount;
};
export const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** A die is rolled; ann may keep it or roll it once more; bob may then take one from it or leave it. */
export const reroll = tinyGame(({ procedure, ask, run, call }) => ({
  procedures: [
    procedure('main', mainFields, [
      run('fight', [], (state) => call(state, 'fight')),
      ask(
        'afterwards',
        [],
        () => picks('ann', 'afterwards', ['sing', 'weep']),
        (state, _frame, { pick }) => void state.story.push(pick),
      ),
    ]),
    procedure('fight', [
      ask(
        'roll',
        ['tiny.roll'],
        () => rollQuestion(SIX, 1, 'one die'),
        (state, _frame, { faces }) => void (state.numbers['die'] = Number(faces[0])),
      ),
      ask(
        'reroll',
        ['tiny.reroll'],
        () => picks('ann', 'once more', ['keep', 'roll']),
        (state, _frame, { pick }) => void (state.numbers['again'] = pick === 'roll' ? 1 : 0),
      ),
      ask(
        'roll again',
        [],
        (state) => (numberOf(state, 'again') === 1 ? rollQuestion(SIX, 1, 'one die') : null),
        (state, _frame, { faces }) => void (state.numbers['die'] = Number(faces[0])),
      ),
      ask(
        'take',
        [],
        (state) => (numberOf(state, 'bobs') === 1 ? picks('bob', 'take one', ['leave', 'take']) : null),
        (state, _frame, { pick }) => {
          if (pick === 'take') add(state, 'die', -1);
        },
      ),
      run('count', [], (state) => add(state, 'counted', 1)),
    ]),
  ],
}));

export const die = (state: TinyState): number => numberOf(state, 'die');
export const rolled = (
  more: Partial<ExploreOptions<Tiny, number>>,
  numbers: Record<string, number> = {},
): E.Either<Unfinished<number, TinyAction>, Explored<number, TinyAction>> =>
  explore(reroll.game, play(reroll, { numbers }).state, { stop: after('fight'), value: die, ...more });
export const chanceOf = (found: Explored<number, TinyAction>, value: number): [number, number] => {
  const each = found.outcomes.find((outcome) => outcome.value === value);
  return [each?.low ?? 0, each?.high ?? 0];
};
