/** A part of an input is refused with its place in the whole; an argument of a function that cannot answer throws the refusal. */
import * as E from 'fp-ts/lib/Either';
import { MalformedInput, where } from '../../src/core';
import { list, number, object } from '../../src/core/codec';
import { argument, orThrow, within } from '../../src/core/codec/malformed';

const point = object<{ x: number }>('a point', { x: number });

test('path and message of a part lead to it from the outside', () => {
  const [part, whole] = [argument(list(point), 'points', [{ x: 1 }, { x: 'a' }]), argument(point, 'point', 7)];
  expect(part).toMatchObject({ left: { code: 'malformed', path: ['points', 1, 'x'] } });
  expect(E.isLeft(part) && part.left.message).toMatch(/^points\[1\]\.x: [^:]*found/);
  expect(E.isLeft(part) && within(part.left, 'tables', 2)).toMatchObject({
    path: ['tables', 2, 'points', 1, 'x'],
    message: expect.stringMatching(/^tables\[2\]\.points\[1\]\.x: [^:]*found/) as unknown,
  });
  expect(whole).toMatchObject({ left: { path: ['point'], message: expect.stringMatching(/^point: /) as unknown } });
});

test('a message that does not begin with its place stays as it is', () => {
  const why = { code: 'no-room', message: 'There is no room.', rules: [], facts: {}, path: ['at'] };
  expect(within(why, 'ships', 'tie')).toEqual({ ...why, path: ['ships', 'tie', 'at'] });
});

test('what was read is handed on; a refusal is thrown, with itself and what caused it', () => {
  expect(orThrow(argument(point, 'point', { x: 3 }))).toEqual({ x: 3 });
  const refused = argument(point, 'point', { x: 'a' });
  const thrown = ((): unknown => {
    try {
      return orThrow(refused);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(MalformedInput);
  expect(thrown).toMatchObject({ name: 'MalformedInput', rejection: E.isLeft(refused) && refused.left });
  expect((thrown as Error).message).toBe(E.isLeft(refused) && refused.left.message);
});

test('a line of a text is named as such, behind the place of the text', () => {
  expect([where(['line', 3]), where(['decks', 0, 'line', 12]), where([])]).toEqual([
    'line 3',
    'decks[0], line 12',
    'input',
  ]);
});
