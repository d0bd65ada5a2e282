/** What `reduce` gives back: equal to what the rules made, the same objects where nothing changed, frozen throughout. */
import * as fc from 'fast-check';
import { canonicalJson } from '../../src/core';
import { isTooLarge, Copies, copyOf, copyOfState, handedOut, sharing } from '../../src/core/engine/share';

const json = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 3 }).map(copyOf));

function isFrozenThroughout(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThroughout);
}

test('the result equals what the rules made of the copy, frozen throughout; the state before is as it was', () => {
  fc.assert(
    fc.property(json, json, (before, now) => {
      const [wasBefore, wasNow] = [canonicalJson(before), canonicalJson(now)];
      const result = sharing(handedOut(before), copyOf(now));
      return canonicalJson(result) === wasNow && canonicalJson(before) === wasBefore && isFrozenThroughout(result);
    }),
  );
});

test('what has more parts than any state is not copied to its end', () => {
  const wide = Array.from({ length: 24 }).reduce<unknown>((inner) => [inner, inner], {});
  for (const value of [{ list: Array(4e9) }, { wide }]) expect(() => copyOf(value)).toThrow(RangeError);
});

test('parts that came out equal are the same objects as before, changed ones are not', () => {
  const before = handedOut({
    ships: [
      { id: 'red', at: { x: 1 } },
      { id: 'blue', at: { x: 2 } },
    ],
    table: { mat: [1, 2] },
    gone: 1,
  });
  const now = copyOf(before) as Partial<typeof before> & typeof before;
  if (now.ships[1]) now.ships[1].id = 'green';
  delete (now as Partial<typeof before>).gone;
  const result = sharing(before, now);
  expect(result).toEqual({
    ships: [
      { id: 'red', at: { x: 1 } },
      { id: 'green', at: { x: 2 } },
    ],
    table: { mat: [1, 2] },
  });
  expect(result.table).toBe(before.table);
  expect(result.ships[0]).toBe(before.ships[0]);
  expect(result.ships[1]?.at).toBe(before.ships[1]?.at);
  expect(result.ships[1]).not.toBe(before.ships[1]);
});

test('nothing changed: the very same state', () => {
  const before = handedOut({ list: [{ x: 1 }], more: { deep: null }, none: undefined });
  expect(sharing(before, copyOf(before))).toBe(before);
});

test('a field without a value that came in the place of another is there, and the other is not', () => {
  const before = handedOut<Record<string, unknown>>({ a: 1, gone: 2 });
  expect(Object.keys(sharing(before, { a: 1, come: undefined }))).toEqual(['a', 'come']);
});

test('lists that grew, shrank or lost their first item', () => {
  const before = handedOut({ list: [{ x: 1 }, { x: 2 }] });
  for (const list of [[{ x: 1 }], [{ x: 2 }], [], [{ x: 1 }, { x: 2 }, { x: 3 }]]) {
    const result = sharing(before, { list });
    expect(result).toEqual({ list });
    expect(result.list[0] === before.list[0]).toBe(list[0]?.x === 1);
  }
});

test('a copy shares nothing with its original, but for constant parts', () => {
  const state = { pack: { cards: [1] }, ships: [{ x: 1 }] };
  const copy = copyOfState(state, ['pack']);
  expect(copy).toEqual(state);
  expect(copy.pack).toBe(state.pack);
  expect(copy.ships[0]).not.toBe(state.ships[0]);
});

test('a frozen fact that rules put into the state is taken as it is, even where it resembles what was there', () => {
  const fact = Object.freeze({ name: 'bank', end: Object.freeze({ x: 1, y: 2 }) });
  const before = handedOut({ move: { name: 'turn', end: { x: 1, y: 2 } } });
  const result = sharing(before, { move: fact });
  expect(result.move).toBe(fact);
  expect(before.move.name).toBe('turn');
});

test('one object in two places of a state is no trouble', () => {
  const event = { type: 'moved', to: { x: 1 } };
  const result = sharing(handedOut({ last: null as unknown, log: [] as unknown[] }), { last: event, log: [event] });
  expect(result).toEqual({ last: event, log: [event] });
});

test('the rules keep their own: what they change later is not in the result', () => {
  const now = { ships: [{ id: 'red', at: { x: 1 } }] };
  const result = sharing(handedOut({ ships: [] as typeof now.ships }), now);
  now.ships[0]!.at.x = 2;
  expect(result.ships[0]?.at.x).toBe(1);
});

test('nothing is taken from a state that no game handed out: its owner may change it', () => {
  const before = Object.freeze({ ships: [{ x: 1 }] });
  const result = sharing(before, copyOf(before));
  before.ships[0]!.x = 2;
  expect(result).toEqual({ ships: [{ x: 1 }] });
});

describe('copies on which rules ran', () => {
  const states = Array.from({ length: 20 }, (_, x) => ({ x }));
  const [first, last] = [states[0]!, states[19]!];

  test('the last ones are kept, and each is given away once', () => {
    const copies = new Copies<{ x: number }, string>([]);
    const kept = states.map((state) => {
      const copy = copies.take(state);
      copies.keep(state, copy, `state ${state.x}`);
      return copy;
    });
    expect(copies.known(first)).toBeUndefined();
    expect(copies.take(first)).not.toBe(kept[0]);
    expect(copies.known(last)).toBe('state 19');
    expect(copies.take(last)).toBe(kept[19]);
    expect(copies.known(last)).toBeUndefined();
    const anew = copies.take(last);
    expect(anew).toEqual(last);
    expect(anew).not.toBe(kept[19]);
  });
});

describe('what is too large for a state', () => {
  test('a list that says it is, anywhere, and parts that are too many together', () => {
    expect(isTooLarge({ list: new Array(4e9) })).toBe(true);
    expect(isTooLarge({ deep: [{ list: new Array(4e9) }] })).toBe(true);
    const shared = Array.from({ length: 2000 }, () => 1);
    expect(isTooLarge(Array.from({ length: 2000 }, () => shared))).toBe(true);
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    expect(isTooLarge(cyclic)).toBe(true);
    expect(isTooLarge({ list: shared })).toBe(false);
  });

  test('four hundred thousand parts and no more; texts are one part, and what says it has a length is no list', () => {
    expect(isTooLarge({ list: new Array(399_999).fill(0) })).toBe(false);
    expect(isTooLarge({ list: new Array(400_000).fill(0) })).toBe(true);
    expect(isTooLarge({ text: 'x'.repeat(2_000_000), none: null, length: 4e9 })).toBe(false);
  });

  test('what a game handed out, or plays on with, is not measured again', () => {
    const made = handedOut({ list: new Array<number>(1_000_001).fill(0) });
    expect([isTooLarge(made), isTooLarge(copyOfState(made, ['list'])), isTooLarge({ ...made })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('what cannot be looked at is left to whoever comes across it', () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    expect(isTooLarge({ revoked: revoked.proxy })).toBe(false);
  });
});

test('what contains itself is too large after as many levels as a state may have', () => {
  let looks = 0;
  const circle = Object.defineProperty({}, 'again', { enumerable: true, get: () => ((looks += 1), circle) });
  expect(isTooLarge(circle)).toBe(true);
  expect(looks).toBeLessThan(100);
});
