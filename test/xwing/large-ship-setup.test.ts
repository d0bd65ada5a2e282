import { headingFromDegrees } from '../../src/core/geometry';
import { gameOf, newGame, squad, type Table } from './table';

const rebels = squad('rebelalliance', [['lothalrebel', 'vcx100lightfreighter']]);
const imperials = squad('galacticempire', [['academypilot', 'tielnfighter']]);

/** Up to the placement of ships; the VCX-100 comes after the TIE fighter or before it. */
function placing(): Table {
  const table = newGame(rebels, imperials);
  table.answer({ type: 'choose-first-player', first: 'p1' }).answer({ type: 'choose-edge', edge: 'south' });
  for (let i = 0; table.asks === 'place an obstacle'; i++) table.places(i);
  if (table.by[0] === 'p2') table.places();
  return table;
}

/** Turned by 45 degrees the base of 80 mm is 113 mm deep. */
const at = (x: number, y: number, facing = 45) =>
  ({
    type: 'place-ship',
    player: 'p1',
    ship: 'lothalrebel',
    pose: { x, y, heading: headingFromDegrees(facing) },
  }) as const;
const HALF_DEPTH = 80 * Math.SQRT1_2;

test('a large ship may reach beyond range 1 if it fills the whole depth of it [xw.ship-size.12]', () => {
  const table = placing();
  expect(table.whyNot(at(450, HALF_DEPTH))).toBeNull();
  // With a gap at the edge, or not deep enough to fill it, it may not.
  expect(table.whyNot(at(450, HALF_DEPTH + 1))?.code).toBe('outside-range-1');
  expect(table.whyNot(at(450, 70, 0))?.code).toBe('outside-range-1');
  expect(table.whyNot(at(450, 50, 0))).toBeNull();
});

test('at the west edge as at the south one [xw.ship-size.12]', () => {
  const table = gameOf([rebels, imperials, imperials]);
  table.repeat({ type: 'call-results', results: 'hits' }).rolls('hit');
  table.answer({ type: 'choose-first-player', first: 'p1' });
  table.answer({ type: 'choose-next-player', next: 'p2' });
  for (const edge of ['west', 'south', 'north']) table.answer({ type: 'choose-edge', edge });
  for (let i = 0; table.asks === 'place an obstacle'; i++) table.places(i);
  while (table.by[0] !== 'p1') table.places(1);
  expect(table.whyNot(at(HALF_DEPTH, 450))).toBeNull();
  expect(table.whyNot(at(HALF_DEPTH + 1, 450))?.code).toBe('outside-range-1');
});

test('no part of a large ship may be outside the play area [xw.ship-size.13]', () => {
  const table = placing();
  expect(table.whyNot(at(450, HALF_DEPTH - 1))?.code).toBe('outside-range-1');
  expect(table.whyNot(at(HALF_DEPTH - 1, HALF_DEPTH))?.code).toBe('outside-range-1');
  expect(table.whyNot(at(HALF_DEPTH, HALF_DEPTH))).toBeNull();
});

test('obstacles are placed in their step of setup, not earlier or later [xw.obstacles.15]', () => {
  const table = newGame(rebels, imperials);
  const asked = [table.asks];
  table.answer({ type: 'choose-first-player', first: 'p1' });
  asked.push(table.asks);
  table.answer({ type: 'choose-edge', edge: 'south' });
  const onTable = () => table.state.obstacles.filter((each) => each.place === 'table').length;
  expect(onTable()).toBe(0);
  expect(asked).not.toContain('place an obstacle');
  for (let i = 0; i < 6; i++) {
    expect(table.asks).toBe('place an obstacle');
    table.places(i);
  }
  expect(onTable()).toBe(6);
  expect(table.asks).toBe('place a ship');
});
