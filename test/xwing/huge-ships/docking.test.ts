/** Standard ships that dock with huge ones, and deploy from them. */
import { headingFromDegrees } from '../../../src/core/geometry';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { EPIC } from './epic';

/** A Gozanti, whose clamps hold small ships; facing north its sides are 40 mm to the west and east of its middle. */
const GOZANTI: ShipOnTable = { pilot: 'outerrimgarrison', at: [900, 400] };
const TIE = 'academypilot';
const docked = (carrier = 'gozanti'): ShipOnTable => ({ pilot: TIE, at: null, docked: carrier });

const carrying = (ships: Record<string, ShipOnTable>, own: ShipOnTable = {}): Table =>
  xwingTable({
    mat: EPIC,
    ships: {
      gozanti: { ...GOZANTI, ...own },
      foe: { player: 'p2', pilot: 'bluesquadronescort', at: [80, 80] },
      ...ships,
    },
    moment: 'system',
  });
const deploy = (ship: string, guides: string, maneuver = '2 straight') => ({ type: 'deploy', ship, maneuver, guides });
const starts = (table: Table): string[] => [...new Set<string>(table.legal('deploy').map(({ guides }) => guides))];

test('a ship may deploy from either guides and from either side of a huge ship [xw.huge-docking.01]', () => {
  expect(starts(carrying({ tie: docked() }))).toEqual(['front', 'rear', 'left', 'right']);
});

test('from a standard carrier it deploys from its guides only [xw.huge-docking.01]', () => {
  const hound: ShipOnTable = { pilot: 'trandoshanslaver', upgrades: ['houndstooth'], at: [450, 450] };
  const z95: ShipOnTable = { pilot: 'binayrepirate', at: null, docked: 'hound' };
  const table = xwingTable({ ships: { hound, z95, foe: { player: 'p2', at: [80, 80] } }, moment: 'system' });
  expect(starts(table)).toEqual(['front', 'rear']);
});

test.each([
  ['left', '2 straight', 760, 400, 270],
  ['right', '2 straight', 1040, 400, 90],
  ['front', '2 straight', 900, 400 + 97.5 + 100, 0],
  ['rear', '2 straight', 900, 400 - 97.5 - 100, 180],
] as const)(
  'from the %s: the template lies along the center line, or between the guides [xw.huge-docking.04, xw.huge-docking.01]',
  (from, maneuver, x, y, facing) => {
    const table = carrying({ tie: docked() }).answer(deploy('tie', from, maneuver));
    const { pose, place } = table.ship('tie');
    expect(place).toBe('table');
    expect(pose.x).toBeCloseTo(x, 6);
    expect(pose.y).toBeCloseTo(y, 6);
    expect(pose.heading.x).toBeCloseTo(headingFromDegrees(facing).x, 6);
    expect(pose.heading.y).toBeCloseTo(headingFromDegrees(facing).y, 6);
    const rule = from === 'left' || from === 'right' ? 'xw.huge-docking.04' : 'xw.docking.04';
    expect(table.happened('ship-deploys')).toMatchObject([{ guides: from, rules: [rule] }]);
  },
);

test('all that are docked may deploy in one System Phase [xw.huge-docking.02]', () => {
  const table = carrying({ one: docked(), two: docked(), three: docked() });
  for (const [ship, from] of [
    ['one', 'left'],
    ['two', 'right'],
    ['three', 'rear'],
  ] as const) {
    if (table.offers({ type: 'act', ship })) table.answer({ type: 'act', ship });
    table.answer(deploy(ship, from)).repeat({ type: 'decline-action', ship }).repeat({ type: 'end-system-turn', ship });
  }
  expect(table.happened('deployed').map(({ ship }) => ship)).toEqual(['one', 'two', 'three']);
  expect(table.happened('phase-started').map(({ phase }) => phase)).not.toContain('engagement');
});

describe('a ship for which there is no room', () => {
  const blocking: ShipOnTable = { player: 'p2', pilot: TIE, at: [760, 400] };

  test('is destroyed if it deploys from a huge ship [xw.huge-docking.03]', () => {
    const table = carrying({ tie: docked(), blocking }).answer(deploy('tie', 'left'));
    expect(table.ship('tie')).toMatchObject({ place: 'removed', destroyed: true });
    expect(table.happened('ship-destroyed')).toMatchObject([{ ship: 'tie', rules: ['xw.huge-docking.03'] }]);
    expect(table.happened('deployed')).toEqual([]);
  });

  test.each(['2 straight', '2 bank-left', '4 koiogran'])(
    'is destroyed if it would leave the play area, and has not fled: %s [xw.huge-docking.03]',
    (maneuver) => {
      const edge = { at: [60, 400] } as const;
      const table = carrying({ tie: { ...docked(), pilot: 'omegasquadronace' } }, edge).answer(deploy('tie', 'left', maneuver)); // prettier-ignore
      expect(table.ship('tie')).toMatchObject({ place: 'removed', destroyed: true });
      expect(table.happened('ship-destroyed')).toMatchObject([{ ship: 'tie', rules: ['xw.huge-docking.03'] }]);
      expect(table.happened('fled')).toEqual([]);
    },
  );

  test('from a standard carrier it flees [xw.flee.01, xw.huge-docking.03]', () => {
    const table = xwingTable({
      ships: {
        ghost: { pilot: 'lothalrebel', upgrades: ['ghost'], at: [450, 60] },
        phantom: { pilot: 'ap5', at: null, docked: 'ghost' },
        foe: { player: 'p2', at: [450, 800] },
      },
      moment: 'system',
    });
    table.answer(deploy('phantom', 'rear'));
    expect(table.happened('fled')).toMatchObject([{ ship: 'phantom' }]);
    expect(table.happened('ship-destroyed')).toEqual([]);
  });

  test('elsewhere it deploys, and lives [xw.huge-docking.03]', () => {
    const table = carrying({ tie: docked(), blocking }).answer(deploy('tie', 'right'));
    expect(table.ship('tie')).toMatchObject({ place: 'table', destroyed: false });
  });

  test('stays in reserve if its carrier is a standard ship [xw.docking.06, xw.huge-docking.03]', () => {
    const table = xwingTable({
      ships: {
        ghost: { pilot: 'lothalrebel', upgrades: ['ghost'], at: [450, 450] },
        phantom: { pilot: 'ap5', at: null, docked: 'ghost' },
        blocking: { player: 'p2', at: [450, 310] },
      },
      moment: 'system',
    });
    table.answer({ ...deploy('phantom', 'rear') });
    expect(table.ship('phantom')).toMatchObject({ place: 'reserve', docked: 'ghost', destroyed: false });
  });
});

describe('docking with a huge ship', () => {
  /** So many mm to the west of the carrier's side. */
  const near = (mm: number): ShipOnTable => ({ pilot: TIE, at: [900 - 40 - mm - 20, 400] });

  test.each([
    [0, true],
    [99, true],
    [101, false],
  ])('at %d mm: %s, at range 0-1 it may [xw.huge-docking.05]', (mm, may) => {
    const table = carrying({ tie: near(mm) });
    expect(table.offers({ type: 'dock', ship: 'tie' })).toBe(may);
  });

  test('a remote beside it is no ship that docks [xw.docking.08, xw.remote.01]', () => {
    const table = xwingTable({
      mat: EPIC,
      ships: { gozanti: GOZANTI, tie: near(60), foe: { player: 'p2', pilot: 'bluesquadronescort', at: [80, 80] } },
      devices: { drk: { kind: 'drk-1-probe-droid', player: 'p1', at: [1000, 400] } },
      moment: 'system',
    });
    const docking = new Set<string>();
    for (let i = 0; i < 4 && table.state.phase === 'system'; i++) {
      for (const { ship } of table.legal('dock')) docking.add(ship);
      const [next] = [...table.legal('act'), ...table.legal('end-system-turn')];
      if (!next) break;
      table.does(next);
    }
    expect([...docking]).toEqual(['tie']);
  });

  test('several may dock in one System Phase [xw.huge-docking.05]', () => {
    const table = carrying({ one: near(60), two: { pilot: TIE, at: [1000, 400] } });
    for (const ship of ['one', 'two']) {
      if (table.offers({ type: 'act', ship })) table.answer({ type: 'act', ship });
      table.answer({ type: 'dock', ship });
    }
    expect(table.happened('docked')).toMatchObject([
      { ship: 'one', carrier: 'gozanti', rules: ['xw.huge-docking.05', 'xw.docking.10'] },
      { ship: 'two', carrier: 'gozanti' },
    ]);
  });
});

test('before a destroyed huge ship is removed, those docked with it may leave it from its guides and sides [xw.docking.11, xw.huge-docking.01]', () => {
  const table = xwingTable({
    mat: EPIC,
    ships: {
      gozanti: { ...GOZANTI, shields: 0, damage: { facedown: 10 } },
      tie: docked(),
      foe: { player: 'p2', pilot: 'wedgeantilles', at: [900, 700], facing: 180 },
    },
    moment: { phase: 'engagement', ship: 'foe' },
  });
  table.attack('foe', 'gozanti', 'primary');
  for (let i = 0; i < 12 && !table.offers({ type: 'deploy' }); i++) {
    const hits = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'hit'));
    const pass = table.legal('end-modifying')[0];
    const action = hits ?? pass ?? table.legal()[0];
    if (!action) break;
    table.does(action);
  }
  expect(starts(table)).toEqual(['front', 'rear', 'left', 'right']);
  table.answer(deploy('tie', 'left')).draws('structuraldamage');
  expect(table.ship('tie')).toMatchObject({ place: 'table' });
  expect(table.ship('gozanti').place).toBe('removed');
});
