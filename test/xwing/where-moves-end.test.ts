/** Every maneuver, barrel roll and boost ends where the measures of templates and bases say: by formulas of their own, for every size. */
import { headingFromDegrees, overlaps, type Pose } from '../../src/core/geometry';
import { BASE_SIZE, basePolygonOf } from '../../src/xwing/queries/bases';
import { barrelRoll } from '../../src/xwing/procedures/barrel-roll';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { gapBetween } from './brute-force';
import { xwingTable, type Table } from './table';
import { maneuver } from './flying';

const PILOTS = { small: 'bluesquadronescort', medium: 'partisanrenegade', large: 'outerrimsmuggler' } as const;
const SIZES = ['small', 'medium', 'large'] as const;
type Standard = (typeof SIZES)[number];

const START: Pose = { x: 900, y: 900, heading: headingFromDegrees(0) };
const SIN45 = Math.SQRT1_2;
const STRAIGHT = 40;
const BANK = [80, 130, 180];
const TURN = [35, 62.5, 90];

/** To the right and ahead of the start, and by how many degrees to the right; of a maneuver to the right. */
function expected(bearing: string, speed: number, side: number): [x: number, y: number, turn: number] {
  const half = side / 2;
  const [bank = 0, turn = 0] = [BANK[speed - 1], TURN[speed - 1]];
  switch (bearing) {
    case 'straight':
      return [0, STRAIGHT * speed + side, 0];
    case 'koiogran':
      return [0, STRAIGHT * speed + side, 180];
    case 'reverse-straight':
      return [0, -STRAIGHT * speed - side, 0];
    case 'bank-right':
      return [bank * (1 - SIN45) + half * SIN45, half + bank * SIN45 + half * SIN45, 45];
    case 'segnor-right':
      return [bank * (1 - SIN45) + half * SIN45, half + bank * SIN45 + half * SIN45, 225];
    case 'reverse-bank-right':
      return [bank * (1 - SIN45) + half * SIN45, -half - bank * SIN45 - half * SIN45, -45];
    case 'turn-right':
      return [turn + half, half + turn, 90];
    default:
      return [0, 0, 0];
  }
}

const FLOWN: [bearing: string, speeds: number][] = [
  ['straight', 5],
  ['koiogran', 5],
  ['reverse-straight', 5],
  ['bank-right', 3],
  ['segnor-right', 3],
  ['reverse-bank-right', 3],
  ['turn-right', 3],
  ['stationary', 0],
];

function fly(size: Standard, text: string): Pose {
  const table = xwingTable({ ships: { red: { pilot: PILOTS[size] } } });
  table.state.options.mat = { width: 1800, height: 1800 };
  table.ship('red').pose = START;
  return table.do((state) => executeManeuver(state, 'red', maneuver(text), { inStep: false })).ship('red').pose;
}

describe.each(SIZES)('a %s base', (size) => {
  test.each(FLOWN)(
    'a %s ends where the measures say, to a billionth of a millimeter, and mirrored [xw.maneuver.06, xw.bearing.04]',
    (bearing, speeds) => {
      for (let speed = Math.min(1, speeds); speed <= speeds; speed++) {
        const [x, y, turn] = expected(bearing, speed, BASE_SIZE[size]);
        const pose = fly(size, `${speed} ${bearing}`);
        expect(Math.abs(pose.x - START.x - x)).toBeLessThan(1e-9);
        expect(Math.abs(pose.y - START.y - y)).toBeLessThan(1e-9);
        const heading = headingFromDegrees(turn);
        expect(Math.abs(pose.heading.x - heading.x) + Math.abs(pose.heading.y - heading.y)).toBeLessThan(1e-12);
        const mirrored = fly(size, `${speed} ${bearing.replace('right', 'left')}`);
        expect([mirrored.x - START.x, mirrored.y, mirrored.heading.x + 0, mirrored.heading.y]).toEqual([
          START.x - pose.x,
          pose.y,
          0 - pose.heading.x + 0,
          pose.heading.y,
        ]);
      }
    },
  );

  test('a ship that would overlap another ends touching it and not overlapping, and reproducibly so [xw.overlap.04, xw.overlap.05]', () => {
    const texts = ['3 straight', '3 bank-left', '2 turn-right', '1 bank-right', '4 koiogran'];
    for (const text of texts) {
      const ends = fly(size, text);
      const run = (): Table => {
        const table = xwingTable({
          ships: { red: { pilot: PILOTS[size] }, other: { player: 'p2', facing: 27, at: [100, 100] } },
        });
        table.state.options.mat = { width: 1800, height: 1800 };
        table.ship('red').pose = START;
        table.ship('other').pose = { ...ends, x: ends.x + 11, y: ends.y - 7 };
        return table.do((state) => executeManeuver(state, 'red', maneuver(text), { inStep: false }));
      };
      const first = run();
      const red = first.ship('red');
      expect(red.touching).toEqual(['other']);
      expect(overlaps(basePolygonOf(red), basePolygonOf(first.ship('other')))).toBe(false);
      expect(gapBetween(basePolygonOf(red), basePolygonOf(first.ship('other'))).distance).toBeLessThan(0.01);
      expect(run().ship('red').pose).toEqual(red.pose);
    }
  });

  test.each(['left', 'right'] as const)(
    'a barrel roll to the %s has three positions [xw.barrel-roll.03, xw.barrel-roll.07, xw.ship-size.07]',
    (side) => {
      const length = BASE_SIZE[size];
      const isSmall = size === 'small';
      const sideways = length + (isSmall ? STRAIGHT : 20);
      const ends = (['front', 'middle', 'back'] as const).map((position) => {
        const table = xwingTable({ ships: { red: { pilot: PILOTS[size], at: [450, 450] } } });
        table.do((state) => barrelRoll(state, 'red', { by: 'p1' }));
        table.answer({ type: 'choose-side', ship: 'red', side });
        table.answer({ type: 'choose-position', ship: 'red', position });
        const { x, y } = table.ship('red').pose;
        return [x - 450, y - 450];
      });
      const way = side === 'left' ? -1 : 1;
      // Half the edge of the template that lies along the side.
      const spread = isSmall ? 10 : STRAIGHT / 2;
      for (const [i, at] of ends.entries()) {
        expect(Math.abs((at[0] ?? 0) - way * sideways)).toBeLessThan(1e-9);
        expect(Math.abs((at[1] ?? 0) - [spread, 0, -spread][i]!)).toBeLessThan(1e-9);
      }
    },
  );
});
