/** Sentences that keep what they speak of apart. */
import { inParts, listed, reason, say, textOf, type Spoken } from '../../src/core';

const ability = { ability: 'predator', source: 'red-5' };

test('a template keeps its values apart from its text', () => {
  expect(say`${'red-5'} has ${2} tokens`).toEqual([{ is: 'red-5' }, ' has ', { is: 2 }, ' tokens']);
});

test('a sentence among the values becomes part of it, empty texts do not', () => {
  expect(say`It is ${say`near ${'tie'}`}.${['']}`).toEqual(['It is ', 'near ', { is: 'tie' }, '.']);
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
