/** The boards of a map that are remembered: of each way in which its doors stood lately, the same one. */
import { boardOf, type Board } from '../../../src/miniatures/queries/board';
import { drawn } from './maps';

/** Eight squares in a row, a door between any two: 128 ways in which they stand. */
const map = drawn(`${'+-'.repeat(8)}+\n|${'.:'.repeat(7)}.|\n${'+-'.repeat(8)}+`);
const ids = map.doors.map(({ id }) => id);
const inWay = (n: number): Board =>
  boardOf(map, Object.fromEntries(ids.map((id, i) => [id, (n >> i) % 2 === 1 ? 'open' : 'closed'])));

test('a way in which doors stood lately has the board that it had', () => {
  expect(ids).toHaveLength(7);
  const first = inWay(0);
  const others = Array.from({ length: 50 }, (_, n) => inWay(n + 1));
  expect(inWay(0)).toBe(first);
  expect(others.map((board, n) => inWay(n + 1) === board)).toEqual(others.map(() => true));
});

test('of more ways than are remembered the one that was not asked for longest is forgotten, and laid out as before', () => {
  const first = inWay(0);
  const second = inWay(1);
  for (let n = 2; n < 128; n++) {
    inWay(n);
    expect(inWay(0)).toBe(first);
  }
  expect(inWay(1)).not.toBe(second);
  expect(inWay(1).leftWall).toEqual(second.leftWall);
  expect(inWay(1).closedDoors).toEqual(second.closedDoors);
});
