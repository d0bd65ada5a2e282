/** Which abilities in play answer to a name: looked up once for a list, anew for another or a changed one. */
import { inPlayAmong } from '../../src/core/engine/in-play';
import { after, before } from '../../src/core';
import { inPlay, tinyGame, type TinyState } from '../helpers/tiny-game';

const [one, two, three] = ['one', 'two', 'three'].map((id) => inPlay(id, 'ann'));
const stateWith = (list: unknown[]): TinyState => ({ inPlay: list }) as unknown as TinyState;
const ids = new Set(['one', 'three']);

test('those of the list, in its order; of no name none', () => {
  expect(inPlayAmong(stateWith([three, two, one]), ids)).toEqual([three, one]);
  expect(inPlayAmong(stateWith([one]), undefined)).toEqual([]);
  expect(inPlayAmong(stateWith([two]), ids)).toEqual([]);
});

test('the same list is not looked through again, another one is, however long', () => {
  const state = stateWith([one, two]);
  const first = inPlayAmong(state, ids);
  expect(inPlayAmong(state, ids)).toBe(first);
  expect(inPlayAmong(state, new Set(['two']))).toEqual([two]);
  expect(inPlayAmong(stateWith([two, three]), ids)).toEqual([three]);
  expect(inPlayAmong(state, ids)).toEqual([one]);
});

test('a list that somebody added to or took from in place is another one', () => {
  const list = [one, two];
  const state = stateWith(list);
  expect(inPlayAmong(state, ids)).toEqual([one]);
  list.push(three);
  expect(inPlayAmong(state, ids)).toEqual([one, three]);
  list.shift();
  expect(inPlayAmong(state, ids)).toEqual([three]);
});

test('an event is awaited while an ability in play comes after it, not one before it or out of play', () => {
  let asked: ((state: TinyState) => boolean) | null = null;
  tinyGame((engine) => {
    asked = (state) => engine.awaited(state, 'bell');
    const effect = (): void => undefined;
    return {
      abilities: [
        engine.ability({ id: 'one', rules: ['tiny.echo'], on: after('bell'), effect }),
        engine.ability({ id: 'two', rules: ['tiny.echo'], on: before('bell'), effect }),
      ],
      procedures: [],
    };
  });
  const isAwaited = asked as unknown as (state: TinyState) => boolean;
  expect(isAwaited(stateWith([two, one]))).toBe(true);
  expect(isAwaited(stateWith([two, three]))).toBe(false);
  expect(isAwaited(stateWith([]))).toBe(false);
});
