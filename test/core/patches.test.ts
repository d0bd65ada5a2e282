/** Patches: what a server sends instead of a whole state or view. */
import * as fc from 'fast-check';
import { applyPatches } from 'immer';
import { canonicalJson, patchesBetween, SEES_EVERYTHING } from '../../src/core';
import { copyOf } from '../../src/core/engine/share';
import { mainFields, picks, play, tinyGame } from '../helpers/tiny-game';

const names = fc.constantFrom('a', 'b', 'c', 'constructor', 'prototype');
const json = fc.letrec<{ value: unknown; parts: object }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(null, 0, 1, 'x', true), tie('parts')),
  parts: fc.oneof({ maxDepth: 4 }, fc.dictionary(names, tie('value')), fc.array(tie('value'), { maxLength: 4 })),
})).value;
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), json).map(copyOf);

test('applied to what was, they give what is; both are left as they were', () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const [wasBefore, wasAfter] = [JSON.stringify(before), JSON.stringify(after)];
      const sent = JSON.parse(JSON.stringify(patchesBetween(before, after))) as ReturnType<typeof patchesBetween>;
      expect(canonicalJson(applyPatches(copyOf(before), sent))).toBe(canonicalJson(after));
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual([wasBefore, wasAfter]);
      expect(Object.isFrozen(before)).toBe(false);
    }),
  );
});

test('nothing changed: no patches, whether the parts are shared or not', () => {
  const state = { ships: [{ at: { x: 1 } }] };
  expect(patchesBetween(state, state)).toEqual([]);
  expect(patchesBetween(state, copyOf(state))).toEqual([]);
});

test('one field deep inside is one patch of that field', () => {
  const before = {
    ships: [
      { id: 'red', at: { x: 1, y: 2 } },
      { id: 'tie', at: { x: 3, y: 4 } },
    ],
    round: 1,
  };
  const after = copyOf(before);
  after.ships[1]!.at.x = 5;
  expect(patchesBetween(before, after)).toEqual([{ op: 'replace', path: ['ships', 1, 'at', 'x'], value: 5 }]);
});

test('a part in which a name is reserved is sent as a whole', () => {
  const before = { chips: { constructor: 1, ann: 1 } };
  expect(patchesBetween(before, { chips: { constructor: 2, ann: 1 } })).toEqual([
    { op: 'replace', path: ['chips'], value: { constructor: 2, ann: 1 } },
  ]);
});

test('a viewer is sent what changed in their view, and nothing of what they may not see', () => {
  const { game } = tinyGame(({ procedure, ask }) => ({
    procedures: [
      procedure('main', mainFields, [
        ask(
          'put',
          [],
          () => picks('ann', 'put', ['hidden', 'open']),
          (state, _frame, action) => {
            const what = 'pick' in action ? action.pick : 'nothing';
            state.numbers[what] = 7;
            return 'again';
          },
        ),
      ]),
    ],
    view: (state, viewer) => ({
      ...state,
      depth: 0,
      numbers: viewer === SEES_EVERYTHING ? state.numbers : { open: state.numbers['open'] ?? 0 },
    }),
  }));
  const start = play({ game });
  const before = start.state;
  const hidden = start.picks('ann', 'hidden').state;
  const open = start.picks('ann', 'open').state;
  expect(game.patchesFor(before, hidden, 'bob')).toEqual([]);
  expect(game.patchesFor(hidden, open, 'bob')).toEqual([{ op: 'replace', path: ['numbers', 'open'], value: 7 }]);
  const everything = [before, hidden].map((state) => game.viewOfEverything(state)) as [object, object];
  expect(patchesBetween(...everything)).toEqual([{ op: 'add', path: ['numbers', 'hidden'], value: 7 }]);
  expect(() => game.patchesFor(before, null as never, 'bob')).toThrow('state');
});
