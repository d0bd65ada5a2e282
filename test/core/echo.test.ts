/** Answers repeat at most a line of each text of what they answer. */
import { inLines, withTexts } from '../../src/core/codec/echo';

const LINE = 120;
const long = 'x'.repeat(LINE + 1);
const cutLong = `${'x'.repeat(LINE)}…`;

test('a long text of the input is cut to a line wherever it is repeated; a line of it is not', () => {
  const short = inLines({ ships: [{ id: long }], name: 'y'.repeat(LINE) }, 1000);
  expect(short(`There is no '${long}', nor '${long}'.`)).toBe(`There is no '${cutLong}', nor '${cutLong}'.`);
  expect(short(`There is no '${'y'.repeat(LINE)}' here.`)).toBe(`There is no '${'y'.repeat(LINE)}' here.`);
  expect(short(long)).toBe(cutLong);
});

test('keys are texts, too, and what repeats only the first part of a text is cut as well', () => {
  const key = 'k'.repeat(500);
  const short = inLines({ [key]: 1 }, 1000);
  expect(short(`'${key}' is no ship`)).toBe(`'${'k'.repeat(LINE)}…' is no ship`);
  expect(short(`'${key.slice(0, 300)}' is no ship`)).toBe(`'${'k'.repeat(LINE)}…' is no ship`);
});

test('words of the answer itself are not cut before the most that it may have', () => {
  const own = 'No such ship. '.repeat(20);
  expect(inLines({ id: long }, 1000)(own)).toBe(own);
  expect(inLines({}, 1000)(own)).toBe(own);
  expect(inLines({}, 100)(own)).toBe(`${own.slice(0, 100)}…`);
  expect(inLines({ id: long }, 200)(`${long} ${own}`)).toBe(`${cutLong} ${own.slice(0, 78)}…`);
});

test('of texts that begin alike the longest stands for all; of those as long the first', () => {
  const [short, middle, first, last] = ['', 'mm', 'first', 'final'].map((end) => `${long}${end}`) as [
    string,
    string,
    string,
    string,
  ];
  for (const input of [[short, first, middle], { b: { [middle]: short }, a: first }, [first, last]])
    expect(inLines(input, 1000)(`There is no '${first}'.`)).toBe(`There is no '${cutLong}'.`);
  expect(inLines([first, last], 1000)(`There is no '${last}'.`)).toBe(`There is no '${cutLong}nal'.`);
});

test('what is told in a line is not cut, though a text of the input begins so; nor are there texts in nothing', () => {
  const line = long.slice(0, LINE);
  expect(inLines([long, null, 7, undefined], 1000)(line)).toBe(line);
  expect(inLines(long, 1000)(`${line}.`)).toBe(`${cutLong}.`);
});

test('texts are changed wherever they stand in a value, keys and numbers are not', () => {
  expect(withTexts({ a: ['x', 1, null], b: { x: 'x' } }, (text) => text.toUpperCase())).toEqual({
    a: ['X', 1, null],
    b: { x: 'X' },
  });
});
