import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { xwing, type XwingSetup } from '../../src/xwing';
import { pilots, ships } from '../../src/xwing/facts';
import { xwingTable } from './table';

const squad = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../docs/examples/squads', `${name}.json`), 'utf8'));
const begin = (mat?: XwingSetup['mat']) =>
  xwing.begin(
    { squads: [squad('rebel-blue-escorts'), squad('empire-academy')], ...(mat === undefined ? {} : { mat }) },
    { mode: 'seeded', seed: 1 },
  );

describe('the play area', () => {
  test('it has edges, from the start of the game [xw.play-area.01]', () => {
    const begun = begin();
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const { width, height } = begun.right.state.options.mat;
    // A ship that crosses the edge is gone, one a little before it is not.
    const flown = (y: number) =>
      xwingTable({
        ships: {
          red: { at: [width / 2, y], dial: { speed: 2, bearing: 'straight', color: 'blue' } },
          tie: { player: 'p2' },
        },
        moment: { phase: 'activation', ship: 'red' },
      }).state.ships[0]?.place;
    expect(flown(height - 20 - 120)).toBe('table');
    expect(flown(height - 20 - 119)).toBe('removed');
  });

  test('by default it is a square of about 91 cm [xw.play-area.03]', () => {
    const begun = begin();
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const { width, height } = begun.right.state.options.mat;
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(910);
    expect(width).toBeLessThanOrEqual(915);
  });

  test('players may choose a larger one, along one side or both [xw.play-area.04]', () => {
    const begun = begin({ width: 1820, height: 910 });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    expect(begun.right.state.options.mat).toEqual({ width: 1820, height: 910 });
  });
});

test.each([
  [600, 600, true],
  [599, 914, false],
  [914, 599, false],
  [10_000, 10_000, true],
  [10_001, 914, false],
  [914, 10_001, false],
])('a mat of %d by %d mm, each side from 600 to 10000: %s [xw.play-area.04, xw.setup.06]', (width, height, fits) => {
  const begun = begin({ width, height });
  if (fits) expect(begun).toMatchObject(E.right({ state: { options: { mat: { width, height } } } }));
  else expect(begun).toMatchObject(E.left({ code: 'bad-mat', facts: { width, height }, path: ['mat'] }));
});

describe('the pieces of a ship', () => {
  test('every ship is small, medium, large or huge [xw.ship-size.01]', () => {
    expect(new Set(ships().map((ship) => ship.size))).toEqual(new Set(['small', 'medium', 'large', 'huge']));
  });

  test('a ship has one dial, whichever faction flies it [xw.dial.07]', () => {
    // A TIE/ln fighter of the Empire and one of the Rebellion.
    const dials = ['academypilot', 'zeborrelios-tielnfighter'].map((pilot) => {
      const type = pilots().find((each) => each.id === pilot)?.ship;
      const table = xwingTable({ ships: { it: { pilot }, tie: { player: 'p2' } }, moment: 'planning' });
      const set = xwing
        .allLegalActions(table.state)
        .actions.flatMap((each) => (each.type === 'set-dial' && each.ship === 'it' ? [each.maneuver] : []));
      return { type, set };
    });
    expect(dials[0]?.set.length).toBeGreaterThan(10);
    expect(dials[1]).toEqual(dials[0]);
  });
});

test('a round begins with the Planning Phase, in which nobody sees the dials of the other [xw.planning-phase.01]', () => {
  const table = xwingTable({ ships: { red: {}, tie: { player: 'p2' } }, moment: 'end', round: 2 });
  const phases = table.events.flatMap((each) =>
    each.type === 'phase-started' || each.type === 'round-started' ? [each] : [],
  );
  expect(phases.slice(-2)).toMatchObject([{ type: 'round-started' }, { type: 'phase-started', phase: 'planning' }]);
  const set = xwing.reduce(table.state, { type: 'set-dial', player: 'p1', ship: 'red', maneuver: '2 straight' });
  if (E.isLeft(set)) throw new Error(set.left.message);
  expect(JSON.stringify(xwing.view(set.right.state, 'p2').ships[0]?.dial)).toBe('null');
  expect(xwing.view(set.right.state, 'p1').ships[0]?.dial).toMatchObject({ speed: 2 });
});
