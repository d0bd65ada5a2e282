import type { ShipSpec } from './bare-state';
import { xwingTable } from './table';
import { firingArcs, STANDARD_ARCS, turretArcs, type ArcName } from '../../src/xwing/queries/firing-arcs';
import { inArc, isAreaInArc, isInAnyArc, isInArc } from '../../src/xwing/queries/range';
import { makeShip } from '../../src/xwing/begin/make-ship';
import { obstacleArea } from '../../src/xwing/queries/obstacles';
import { performAction } from '../../src/xwing/procedures/perform-action';

const ALL: ArcName[] = ['front', 'left', 'right', 'rear', 'full-front', 'full-rear', 'bullseye'];

/** In which arcs of a ship at (400, 400) facing north is a TIE in this place? */
function arcsWith(at: readonly [number, number], spec: ShipSpec = {}, arcs: readonly ArcName[] = ALL): ArcName[] {
  const { state } = xwingTable({ ships: { red: { at: [400, 400], ...spec }, tie: { player: 'p2', at } } });
  const [red, tie] = state.ships;
  const found = arcs.filter((arc) => inArc(state, 'red', arc, 'tie').holds);
  expect(found).toEqual(arcs.filter((arc) => isInArc(state, red!, arc, tie!)));
  return found;
}

test('every ship has the four standard arcs, each to its own side [xw.standard-arcs.01, xw.standard-arcs.04]', () => {
  const places: [number, number][] = [
    [400, 500],
    [300, 400],
    [500, 400],
    [400, 300],
  ];
  expect(places.map((at) => arcsWith(at, {}, STANDARD_ARCS))).toEqual([['front'], ['left'], ['right'], ['rear']]);
});

test('a base across an arc line is in both arcs [xw.arc.02]', () => {
  expect(arcsWith([330, 480], {}, STANDARD_ARCS)).toEqual(['front', 'left']);
});

test('an arc ends at range 3 [xw.arc.01]', () => {
  expect(arcsWith([400, 735], {}, ['front'])).toEqual(['front']);
  expect(arcsWith([400, 745], {}, ['front'])).toEqual([]);
});

test('the margin says by how much a ship is in an arc, or misses it', () => {
  const { state } = xwingTable({ ships: { red: { at: [400, 400] }, tie: { player: 'p2', at: [430, 470] } } });
  expect(inArc(state, 'red', 'bullseye', 'tie')).toMatchObject({ holds: false, edge: 'right' });
  expect(inArc(state, 'red', 'bullseye', 'tie').margin).toBeCloseTo(15.76 / 2 - 10, 1);
  expect(inArc(state, 'red', 'right', 'tie').holds).toBe(true);
});

test('the bullseye is one ruler wide all the way, inside the front arc [xw.bullseye-arc.01, xw.bullseye-arc.02, xw.bullseye-arc.03]', () => {
  expect(arcsWith([420, 460])).toEqual(['front', 'right', 'full-front', 'bullseye']);
  for (const y of [480, 560, 700]) {
    expect(arcsWith([427.8, y], {}, ['front', 'bullseye'])).toEqual(['front', 'bullseye']);
    expect(arcsWith([428, y], {}, ['front', 'bullseye'])).toEqual(['front']);
  }
});

test('ahead of the midline is the full front arc, also outside the front arc [xw.full-arcs.01]', () => {
  expect(arcsWith([500, 430])).toEqual(['right', 'full-front']);
});

test('wholly behind the midline is the full rear arc alone [xw.full-arcs.03]', () => {
  expect(arcsWith([500, 375])).toEqual(['right', 'full-rear']);
  expect(arcsWith([500, 385], {}, ['full-front', 'full-rear'])).toEqual(['full-front', 'full-rear']);
});

const Y_WING: ShipSpec = { pilot: 'goldsquadronveteran', upgrades: ['dorsalturret'] };
const pointing = (arc: 'front' | 'left' | 'right' | 'rear'): ShipSpec => ({
  ...Y_WING,
  turret: { kind: 'single', arc },
});

test('a turret arc is where the indicator points, and stays a standard arc too [xw.turret-arc.01, xw.turret-arc.03]', () => {
  const behind: [number, number] = [400, 300];
  expect(arcsWith(behind, pointing('rear'), ['single-turret', 'rear'])).toEqual(['single-turret', 'rear']);
  expect(arcsWith(behind, pointing('left'), ['single-turret', 'rear'])).toEqual(['rear']);
});

test('a double turret points in opposite directions [xw.turret-arc.05]', () => {
  expect(turretArcs({ turret: { kind: 'double', arc: 'front' } })).toEqual(['front', 'rear']);
  expect(turretArcs({ turret: { kind: 'double', arc: 'left' } })).toEqual(['left', 'right']);
  const decimator = (arc: 'front' | 'left'): ShipSpec => ({
    pilot: 'rearadmiralchiraneau',
    turret: { kind: 'double', arc },
  });
  expect(arcsWith([400, 270], decimator('front'), ['double-turret'])).toEqual(['double-turret']);
  expect(arcsWith([530, 400], decimator('front'), ['double-turret'])).toEqual([]);
  expect(arcsWith([530, 400], decimator('left'), ['double-turret'])).toEqual(['double-turret']);
});

/** No ability changes what is printed. */
const EMPTY = xwingTable({ ships: { red: { at: [400, 400] } } }).state;

test('firing arcs are the shaded arcs and all turret arcs [xw.firing-arc.01]', () => {
  const ship = makeShip('red', 'p1', 'goldsquadronveteran', ['dorsalturret'], 1);
  expect(firingArcs(EMPTY, { ...ship, turret: { kind: 'single', arc: 'left' } })).toEqual(['front', 'left']);
  expect(firingArcs(EMPTY, makeShip('red', 'p1', 'norrawexley', [], 1))).toEqual(['front', 'rear']);
});

test('a primary weapon from an upgrade adds its arc [xw.firing-arc.02]', () => {
  const ship = makeShip('hwk', 'p1', 'kylekatarn', ['moldycrow'], 1);
  expect(firingArcs(EMPTY, { ...ship, turret: { kind: 'single', arc: 'left' } })).toEqual(['front', 'left']);
  expect(firingArcs(EMPTY, { ...ship, upgrades: [], turret: { kind: 'single', arc: 'left' } })).toEqual(['left']);
});

test('a ship is in none of its own arcs [xw.faq-firing-arcs.05]', () => {
  const { state } = xwingTable({ ships: { red: { at: [400, 400] } } });
  const red = state.ships[0]!;
  expect(isInAnyArc(state, red, firingArcs(state, red), red)).toBe(false);
  expect(ALL.some((arc) => inArc(state, 'red', arc, 'red').holds)).toBe(false);
});

test('a firing arc reaches range 3 even if its weapon does not [xw.faq-firing-arcs.06]', () => {
  expect(arcsWith([400, 400 - 40 - 250], pointing('rear'), ['single-turret'])).toEqual(['single-turret']);
});

test('what lies under its own base is in none of the arcs of a ship [xw.arc.03]', () => {
  const obstacles = { under: { kind: 'asteroid', outline: 'coreasteroid5', at: [400, 400] } } as const;
  const arcsOf = (at: readonly [number, number]): ArcName[] => {
    const large: ShipSpec = { pilot: 'rearadmiralchiraneau', at: [400, 400] };
    const { state } = xwingTable({ ships: { red: large }, obstacles: { it: { ...obstacles.under, at } } });
    return ALL.filter((arc) => isAreaInArc(state, state.ships[0]!, arc, obstacleArea(state, state.obstacles[0]!)));
  };
  expect(arcsOf([400, 400])).toEqual([]);
  expect(arcsOf([400, 450])).toEqual(['front', 'full-front', 'bullseye']);
  expect(arcsOf([400, 790])).toEqual([]);
});

test('the rotate action turns the turret arc [xw.turret-arc.06]', () => {
  const table = xwingTable({ ships: { red: { at: [400, 400], ...pointing('front') } }, phase: 'activation' });
  table.do((state) =>
    performAction(state, 'red', [{ action: 'rotate-arc', color: 'white' }], { may: false, source: 'test' }),
  );
  table.answer({ arc: 'rear' });
  expect(turretArcs(table.ship('red'))).toEqual(['rear']);
});
