/** Where devices come to lie: templates between the guides of bases of all sizes, wherever the ship stands and faces, to a billionth of a millimeter. */
import * as fc from 'fast-check';
import { about, areaOverlap, frontOf, templateArea, type Pose } from '../../src/core/geometry';
import { TOLERANCE } from '../../src/core/geometry/tolerance';
import { PAYLOADS, type Way } from '../../src/xwing/facts/payloads';
import { templateOf } from '../../src/xwing/facts/templates';
import { baseOf, BASE_SIZE } from '../../src/xwing/queries/bases';
import { areaAt } from '../../src/xwing/queries/outlines';
import { placedBy, wayName, type Payload } from '../../src/xwing/queries/placing-devices';
import { xwingTable } from './table';

const PILOTS = { small: 'bluesquadronescort', medium: 'bountyhunter', large: 'patrolleader' } as const;
const SIZES = ['small', 'medium', 'large'] as const;
const BANK = [80, 130, 180];
const TURN = [35, 62.5, 90];

/** From the middle of the edge with the guides, to the right and away from the ship, as who looks out over the guides sees it; `back`: from the token's edge to its middle. */
function expected({ speed, bearing }: Way, back: number): [right: number, away: number] {
  const [bank = 0, turn = 0, sin] = [BANK[speed - 1], TURN[speed - 1], Math.SQRT1_2];
  const sign = bearing.endsWith('left') ? -1 : 1;
  if (bearing.startsWith('bank')) return [sign * (bank * (1 - sin) + back * sin), bank * sin + back * sin];
  if (bearing.startsWith('turn')) return [sign * (turn + back), turn];
  return [0, 40 * speed + back];
}

/** Of every card that places something: what, and each way of it. */
const PLACED = Object.values(PAYLOADS).flatMap(({ payload, ways }) => ways.map((way) => [payload, way] as const));
// The TIE/sa bomber may use a bank of the same speed (xw.device.16).
const BANKED: Way = { how: 'drop', speed: 1, bearing: 'bank-left' };
const ALL: [text: string, Payload, Way][] = [...PLACED, ['proton-bomb', BANKED] as const].map(([payload, way]) => [
  `${payload}, ${wayName(way)}`,
  payload,
  way,
]);

const poses = fc.record({
  x: fc.double({ min: 350, max: 550, noNaN: true }),
  y: fc.double({ min: 350, max: 550, noNaN: true }),
  facing: fc.integer({ min: 0, max: 359 }),
});
const BACK = 17;

test.each(ALL)(
  '%s: dropped from the rear guides, launched from the front ones [xw.device.03, xw.device.07]',
  (_text, payload, way) => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), poses, (size, { x, y, facing }) => {
        const { state } = xwingTable({ phase: 'system', ships: { red: { pilot: PILOTS[size], at: [x, y], facing } } });
        const red = state.ships[0]!;
        // A token whose edge between the guides is this far from its middle.
        const square = [-BACK, BACK].flatMap((a) => [
          { x: a, y: a },
          { x: -a, y: a },
        ]);
        const agreed = {
          options: { outlines: { [payload]: { pieces: [square], back: BACK, front: null, within: 0 } } },
        };
        const out = way.how === 'drop' ? about(red.pose) : red.pose;
        const [right, away] = expected(way, BACK);
        const from = { x: x + (out.heading.x * BASE_SIZE[size]) / 2, y: y + (out.heading.y * BASE_SIZE[size]) / 2 };
        const lies = placedBy(agreed, red, payload, way);
        expect(Math.abs(lies.x - from.x - right * out.heading.y - away * out.heading.x)).toBeLessThan(1e-9);
        expect(Math.abs(lies.y - from.y + right * out.heading.x - away * out.heading.y)).toBeLessThan(1e-9);
      }),
      { numRuns: 20 },
    );
  },
);

test.each(ALL)(
  '%s: its own guides hold the other end of the template, beside it and not on it [xw.device.03, xw.device.23]',
  (_text, payload, way) => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), poses, (size, { x, y, facing }) => {
        const { state } = xwingTable({ phase: 'system', ships: { red: { pilot: PILOTS[size], at: [x, y], facing } } });
        const red = state.ships[0]!;
        const guides: Pose = frontOf(way.how === 'drop' ? about(red.pose) : red.pose, baseOf(red));
        const template = way.speed === 0 ? null : templateOf(way.speed, way.bearing);
        const token = areaAt(state, payload, placedBy(state, red, payload, way));
        const strip = template ? templateArea(template, guides) : [];
        // Guides are straight: at the end of a straight template they touch it, beside a bend they lie on it by a hair.
        const most = template?.shape === 'straight' ? TOLERANCE : 0.2;
        if (template) expect(areaOverlap(token, strip).margin).toBeLessThan(most);
      }),
      { numRuns: 20 },
    );
  },
);
