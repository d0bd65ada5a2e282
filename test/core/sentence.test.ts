/** Sentences that keep what they speak of apart. */
import { brief, inParts, isPart, listed, reason, reject, say, textOf, type Spoken } from '../../src/core';

const ability = { ability: 'predator', source: 'red-5' };

test('a template keeps its values apart from its text', () => {
  expect(say`${'red-5'} has ${2} tokens`).toEqual([{ is: 'red-5' }, ' has ', { is: 2 }, ' tokens']);
});

test('a sentence among the values becomes part of it, empty texts do not', () => {
  expect(say`It is ${say`near ${'tie'}`}.${['']}`).toEqual(['It is ', 'near ', { is: 'tie' }, '.']);
});

test('a value that is an empty text says nothing: it is the name of nothing', () => {
  expect(say`${'tie'} has cover${''}, and ${0} hull`).toEqual([
    { is: 'tie' },
    ' has cover',
    ', and ',
    { is: 0 },
    ' hull',
  ]);
});

test('a list is told with commas and a last word, each kept apart', () => {
  expect(textOf(listed(['a', 'b', 'c']))).toBe('a, b and c');
  expect(textOf(listed(['a', 'b'], 'or'))).toBe('a or b');
  expect(listed(['a'])).toEqual([{ is: 'a' }]);
});

test('names are put in for what is spoken of, and only for that', () => {
  const name = (spoken: Spoken): string =>
    'is' in spoken ? `<${spoken.is}>` : `<${spoken.ability} on ${spoken.source}>`;
  expect(textOf(say`tie: ${'tie'} uses ${ability}`, name)).toBe('tie: <tie> uses <predator on red-5>');
  expect(textOf(say`tie: ${'tie'} uses ${ability}`)).toBe('tie: tie uses predator');
  expect(textOf('tie', name)).toBe('tie');
});

test.each([
  ['a text', 'red-5', true],
  ['an id', { is: 'red-5' }, true],
  ['a number', { is: 2 }, true],
  ['an ability with its value', { ability: 'cleave', source: 'red-5', value: 20 }, true],
  ['a typed array', new Float64Array(10_000), false],
  ['a list', ['a', 'b', 'c', 'd'], false],
  ['an object in an id', { is: { id: 'red-5' } }, false],
  ['null', null, false],
])('%s where a part of a sentence should be', (_, part, is) => {
  expect(isPart(part)).toBe(is);
});

test('what is no part of a sentence is not handed out with a refusal', () => {
  const why = reason('far', [{ is: 'tie' }, ' is far.'], []);
  expect(brief(reject(why))).toMatchObject({ left: { parts: [{ is: 'tie' }, ' is far.'] } });
  const hostile = new Float64Array(10_000) as unknown as Spoken;
  const told = brief(reject(reason('far', [hostile, ' is far.'], [], { mm: hostile as unknown as number, range: 3 })));
  expect(told).toMatchObject({ left: { facts: { range: 3 } } });
  expect(JSON.stringify(told).length).toBeLessThan(200);
});

test('a fact is handed out with a refusal as long as it is of a bounded length', () => {
  // As JSON, of ten thousand characters and of one more.
  const [fits, long] = [
    [11, ...Array<number>(4998).fill(1)],
    [111, ...Array<number>(4998).fill(1)],
  ];
  expect([fits, long].map((each) => JSON.stringify(each).length)).toEqual([10_000, 10_001]);
  expect(brief(reject(reason('far', 'It is far.', [], { fits, long })))).toMatchObject({ left: { facts: { fits } } });
  expect(brief(reject(reason('far', 'It is far.', [], { long })))).toMatchObject({ left: { facts: {} } });
  const { left } = brief(reject(reason('far', 'It is far.', [], { fits, long }))) as { left: { facts: object } };
  expect(Object.keys(left.facts)).toEqual(['fits']);
});

test('a reason has its message whole, and its parts where it speaks of something', () => {
  expect(reason('far', say`${'tie'} is far.`, [])).toEqual({
    code: 'far',
    message: 'tie is far.',
    parts: [{ is: 'tie' }, ' is far.'],
    rules: [],
  });
  expect(reason('far', 'It is far.', [])).not.toHaveProperty('parts');
  expect(reason('far', inParts('It is far.'), [])).not.toHaveProperty('parts');
});
