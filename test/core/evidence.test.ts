/** What an event tells of its reasons: put beside it, or nothing where there are none. */
import * as E from 'fp-ts/lib/Either';
import { decode, reason, say, withReasons } from '../../src/core';
import { object } from '../../src/core/codec';
import { evidenceFields } from '../../src/core/codec/evidence';

const why = reason('tired', 'It is tired.', []);
const also = reason('far', 'It is far away.', []);

test('one reason is a list of one, several stay in their order', () => {
  expect(withReasons(why)).toEqual({ because: [why] });
  expect(withReasons([also, why])).toEqual({ because: [also, why] });
});

test('where there is no reason an event has no field for it', () => {
  expect([withReasons(null), withReasons(undefined), withReasons([])].map((each) => Object.keys(each))).toEqual([
    [],
    [],
    [],
  ]);
});

describe('what a saved event may tell beside what happened', () => {
  const codec = object('an event', evidenceFields);
  const read = (told: object): unknown => {
    const found = decode(codec, told);
    return E.isRight(found) ? 'read' : found.left.path;
  };
  const predator = { ability: 'predator', source: 'red-5' };
  const far = reason('far', say`${'tie'} is ${2} from ${{ ...predator, value: 20 }}`, ['tiny.far'], { mm: 3 });

  test.each<[string, object]>([
    ['nothing', {}],
    ['reasons, with what they speak of', { because: [far, why] }],
    ['from which number to which, and the most', { change: { was: 1, is: 2.5 } }],
    ['the most that a number can be', { change: { was: 1, is: 2, most: 3 } }],
    [
      'where an amount came from',
      {
        sources: [
          { amount: -1, by: predator },
          { amount: 2, by: 'rain', rules: ['tiny.rain'] },
        ],
      },
    ],
  ])('%s', (_what, told) => expect(read(told)).toBe('read'));

  test.each<[string, object, (string | number)[]]>([
    ['a reason without its rules', { because: [{ code: 'far', message: 'Far.' }] }, ['because', 0, 'rules']],
    [
      'a part that speaks of nothing',
      { because: [{ ...far, parts: [{ of: 'tie' }] }] },
      ['because', 0, 'parts', 0, 'of'],
    ],
    ['an id that is none', { because: [{ ...far, parts: ['is ', { is: null }] }] }, ['because', 0, 'parts', 1, 'is']],
    [
      'an ability of no piece',
      { because: [{ ...far, parts: [{ ability: 'predator' }] }] },
      ['because', 0, 'parts', 0, 'source'],
    ],
    ['a number as a part', { because: [{ ...far, parts: [7] }] }, ['because', 0, 'parts', 0]],
    ['a change from nothing', { change: { is: 2 } }, ['change', 'was']],
    ['half an amount', { sources: [{ amount: 0.5, by: 'rain' }] }, ['sources', 0, 'amount']],
    ['a source of nothing', { sources: [{ amount: 1 }] }, ['sources', 0, 'by']],
    ['a source that is an id', { sources: [{ amount: 1, by: { is: 'rain' } }] }, ['sources', 0, 'by', 'is']],
  ])('not %s', (_what, told, path) => expect(read(told)).toEqual(path));
});
