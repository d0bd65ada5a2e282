/** Where arc lines run and how wide the bullseye is: named measures by size, which a setup may replace. */
import * as E from 'fp-ts/lib/Either';
import { textOf } from '../../src/core';
import { degreesOf, headingFromDegrees } from '../../src/core/geometry';
import { MEASURES, SECOND_EDITION_TOKENS, SIZES, xwing, type Size } from '../../src/xwing';
import { inArc } from '../../src/xwing/queries/range';
import { positionOf, xwingTable } from './table';

const ATTACKERS: Readonly<Record<Exclude<Size, 'huge'>, string>> = {
  small: 'bluesquadronescort',
  medium: 'partisanrenegade',
  large: 'outerrimsmuggler',
};
const STANDARD = ['small', 'medium', 'large'] as const;
/** A point of the arc line this far ahead of the middle. */
const FAR = 200;
const lineAt = (degrees: number): number => FAR * Math.tan((degrees * Math.PI) / 180);

/** A TIE ahead whose nearest corner is so many mm to the right of the right line of the front arc. */
function beside(size: keyof typeof ATTACKERS, mm: number, measures?: object) {
  const degrees = { ...MEASURES.halfArcs, ...(measures as { halfArcs?: object })?.halfArcs }[size];
  const at = [450 + lineAt(degrees) + 20 + mm, 300 + FAR - 20] as const;
  const spec = {
    ships: { red: { pilot: ATTACKERS[size], at: [450, 300] as const }, tie: { player: 'p2', at } },
    moment: 'engagement' as const,
  };
  const begun = xwing.resume({ ...positionOf(spec), ...(measures ? { measures } : {}) }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message as string);
  return inArc(begun.right.state, 'red', 'front', 'tie');
}

test('arc lines run by size of base: 40.45, 41.24, 42.03 and 40.45 degrees; the bullseye is 15.76 mm wide', () => {
  expect(SIZES.map((size) => MEASURES.halfArcs[size])).toEqual([40.45, 41.24, 42.03, 40.45]);
  expect(MEASURES.bullseye).toBe(15.76);
  for (const size of SIZES) {
    const line = headingFromDegrees(MEASURES.halfArcs[size]);
    expect(degreesOf(line)).toBeCloseTo(MEASURES.halfArcs[size], 12);
    expect(line.x * line.x + line.y * line.y).toBeCloseTo(1, 15);
  }
});

test.each(STANDARD)('the margin at the arc line of a %s base is exact: no tolerance is mixed in', (size) => {
  const slope = Math.cos((MEASURES.halfArcs[size] * Math.PI) / 180);
  for (const mm of [-3, -0.5, -0.1, 0.1, 0.5, 3]) {
    const { holds, margin, edge } = beside(size, mm);
    expect(holds).toBe(mm < 0);
    expect(edge).toBe('right');
    expect(margin).toBeCloseTo(-mm * slope, 9);
  }
});

test('a caller who measured otherwise is judged by that measure', () => {
  const narrow = { halfArcs: { small: 40 } };
  expect(beside('small', -0.5, narrow).holds).toBe(true);
  expect(beside('small', 0.5, narrow).holds).toBe(false);
  // The same place lies in the wider arc.
  const moved = lineAt(40.45) - lineAt(40);
  expect(beside('small', -moved + 0.1).holds).toBe(true);
  expect(beside('small', moved - 0.1, narrow).holds).toBe(false);
});

test('the bullseye is a strip of its width, with the margin to its side', () => {
  for (const [bullseye, mm] of [
    [15.76, 0.3],
    [15.76, -0.3],
    [14.79, 0.3],
    [14.79, -0.3],
  ] as const) {
    const at = [450 + bullseye / 2 + 20 + mm, 500] as const;
    const ships = { red: { at: [450, 300] as const }, tie: { player: 'p2', at } };
    const begun = xwing.resume(
      { ...positionOf({ ships, moment: 'engagement' }), measures: { bullseye } },
      { mode: 'manual' },
    );
    if (E.isLeft(begun)) throw new Error('no such table');
    const verdict = inArc(begun.right.state, 'red', 'bullseye', 'tie');
    expect([verdict.holds, verdict.edge]).toEqual([mm < 0, 'right']);
    expect(verdict.margin).toBeCloseTo(-mm, 9);
  }
});

test('a setup brings measures as well, and the state says which are played', () => {
  const squad = (faction: string, pilot: string, ship: string) => ({
    faction,
    pilots: [{ id: pilot, ship }],
    version: '2.0.0',
  });
  const squads = [
    squad('rebelalliance', 'bluesquadronescort', 't65xwing'),
    squad('galacticempire', 'academypilot', 'tielnfighter'),
  ];
  const begun = xwing.begin({ squads, measures: SECOND_EDITION_TOKENS }, { mode: 'manual' });
  expect(begun).toMatchObject(E.right({ state: { options: { measures: SECOND_EDITION_TOKENS } } }));
  expect(xwing.begin({ squads }, { mode: 'manual' })).toMatchObject(
    E.right({ state: { options: { measures: MEASURES } } }),
  );
});

test.each([
  [{ halfArcs: { small: 0 } }, ['measures'], 'xw.standard-arcs.01'],
  [{ halfArcs: { large: 90 } }, ['measures'], 'xw.standard-arcs.01'],
  [{ bullseye: 0 }, ['measures'], 'xw.bullseye-arc.03'],
  [{ bullseye: 41 }, ['measures'], 'xw.bullseye-arc.03'],
])('no token has such lines: %j [xw.standard-arcs.01, xw.bullseye-arc.03]', (measures, path, rule) => {
  const position = { ...positionOf({ ships: { red: {} }, moment: 'engagement' }), measures };
  const begun = xwing.resume(position, { mode: 'manual' });
  if (E.isRight(begun)) throw new Error('accepted');
  expect(begun.left).toMatchObject({ code: 'bad-measures', path });
  expect(begun.left.rules).toContain(rule);
  expect(textOf(begun.left.message)).toMatch(/more than 0/);
});

test('a saved game with lines that no token has is not loaded', () => {
  const { state } = xwingTable({ ships: { red: {} }, moment: 'engagement' });
  const broken = { ...state, options: { ...state.options, measures: { ...MEASURES, bullseye: -1 } } };
  expect(xwing.load(JSON.parse(JSON.stringify(broken)))).toMatchObject(E.left({ code: 'bad-measures' }));
});
