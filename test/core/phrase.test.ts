/** Which words of a phrase its clauses carry. */
import type { Json } from '../../src/core';
import { eachOf, fieldsOf, onTheWay, saying, sayingAll, uncarried, whole, type Place } from '../../src/language/phrase';

const carrying = (...carries: Place[]) => ({ ways: [], carries });

test.each<[string, Json, Place[], Place[]]>([
  ['one word, carried as a whole', 'tie', [[]], []],
  ['one word that nothing carries', 'tie', [], [[]]],
  ['one of two fields', { on: 'tie', with: 'cannon' }, [['on']], [['with']]],
  ['a field carries all that it holds', { dice: ['hit', 'crit'], on: 'tie' }, [['dice']], [['on']]],
  ['another member of a list is another word', ['a', 'b', 'c'], [[1]], [[0], [2]]],
  ['a deep word', { dice: [{ die: 'hit', more: 2 }] }, [['dice', 0, 'die']], [['dice', 0, 'more']]],
  ['what lies deeper carries nothing above it', { on: 'tie' }, [['on', 'name']], [['on']]],
  ['null is a word', { on: null }, [], [['on']]],
  ['empty lists and maps say nothing', { dice: [], on: {} }, [], []],
])('%s', (_what, words, carried, left) => {
  expect(uncarried([carrying(...carried)], words)).toEqual(left);
});

test('several clauses carry together', () => {
  expect(uncarried([carrying(['on']), carrying(['with'])], { on: 'tie', with: 'cannon' })).toEqual([]);
});

test('fields by their keys; anything but a map is the main one, nothing is none', () => {
  expect(fieldsOf(whole({ on: 'tie' }), 'die')).toEqual({ on: { said: 'tie', at: ['on'] } });
  expect(fieldsOf({ said: 'hit', at: [2] }, 'die')).toEqual({ die: { said: 'hit', at: [2] } });
  expect(fieldsOf({ said: { on: 'tie' }, at: [2] }, 'die')).toEqual({ on: { said: 'tie', at: [2, 'on'] } });
  expect(fieldsOf(whole(null), 'die')).toEqual({});
});

test('members of a list with their places, or the one word that stands there instead', () => {
  expect(eachOf({ said: ['a', 'b'], at: ['dice'] })).toEqual([
    { said: 'a', at: ['dice', 0] },
    { said: 'b', at: ['dice', 1] },
  ]);
  expect(eachOf(whole('a'))).toEqual([{ said: 'a', at: [] }]);
  expect(eachOf(undefined)).toEqual([]);
});

test('a clause with one word says it by any of several verbs; with several, those that are there; on the way, none', () => {
  const on = { said: 'tie', at: ['on'] };
  expect(saying(on, 'attack', 'shoot')).toEqual({
    ways: [
      { verb: 'attack', words: 'tie' },
      { verb: 'shoot', words: 'tie' },
    ],
    carries: [['on']],
  });
  expect(sayingAll('attack', { on, with: undefined })).toEqual({
    ways: [{ verb: 'attack', words: { on: 'tie' } }],
    carries: [['on']],
  });
  expect(onTheWay('pass')).toEqual({ ways: [{ verb: 'pass', words: null }], carries: [] });
  expect(onTheWay('pass', 'a', 'b').ways).toEqual([
    { verb: 'pass', words: 'a' },
    { verb: 'pass', words: 'b' },
  ]);
});
