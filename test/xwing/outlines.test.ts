/** Outlines of obstacles and devices: those of the library, which are approximate, and those that somebody measured. */
import * as E from 'fp-ts/lib/Either';
import type { Point } from '../../src/core/geometry';
import { xwing, type Position } from '../../src/xwing';
import { printedOutline } from '../../src/xwing/facts';
import { DEVICE_KINDS, OBSTACLE_OUTLINES } from '../../src/xwing/facts/words';
import { deviceArea } from '../../src/xwing/queries/devices';
import { obstacleArea, obstacleCore } from '../../src/xwing/queries/obstacles';
import { rangeToObject } from '../../src/xwing/queries/range';
import { positionOf, Table, type TableSpec } from './table';

/** A square around the middle, counterclockwise. */
const square = (side: number): Point[] => {
  const mm = side / 2;
  return [
    { x: -mm, y: -mm },
    { x: mm, y: -mm },
    { x: mm, y: mm },
    { x: -mm, y: mm },
  ];
};

const SPEC: TableSpec = {
  ships: { red: { at: [450, 300] }, tie: { player: 'p2', at: [850, 850] } },
  obstacles: { rock: { outline: 'coreasteroid0', at: [450, 500] } },
  devices: { bomb: { at: [600, 300] } },
  moment: { phase: 'activation', ship: 'red', step: 'perform action' },
};
const positioned = (outlines?: Position['outlines'], spec = SPEC): Position => ({
  ...positionOf(spec),
  ...(outlines && { outlines }),
});
const resumed = (outlines?: Position['outlines'], spec = SPEC): Table => {
  const begun = xwing.resume(positioned(outlines, spec), { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return new Table(begun.right.state);
};

test('every obstacle and every device has one, marked by how much it may be wrong', () => {
  for (const id of [...OBSTACLE_OUTLINES, ...DEVICE_KINDS]) expect(printedOutline(id)?.within).toBeGreaterThan(0);
  expect(printedOutline('nothing')).toBeUndefined();
});

test('a measured outline takes the place of the one of the library, and of no other', () => {
  const { state } = resumed({ coreasteroid0: { pieces: [square(50)] }, 'proton-bomb': { pieces: [square(20)] } });
  expect(obstacleArea(state, state.obstacles[0]!)).toEqual([
    square(50).map(({ x, y }) => ({ x: x + 450, y: y + 500 })),
  ]);
  expect(obstacleCore(state, state.obstacles[0]!).radius).toBeCloseTo(25);
  expect(deviceArea(state, state.devices[0]!)).toEqual([square(20).map(({ x, y }) => ({ x: x + 600, y: y + 300 }))]);
  // From the base at 320 to the near edge at 475, from the side at 470 to the near edge at 590.
  expect(rangeToObject(state, 'red', 'rock').distance).toBeCloseTo(155);
  expect(rangeToObject(state, 'red', 'bomb').distance).toBeCloseTo(120);
  const other = { kind: 'seismic-charge', pose: state.devices[0]!.pose } as const;
  expect(deviceArea(state, other)).toEqual(deviceArea(resumed().state, other));
});

test('devices are put down by the edge between their guides', () => {
  const dropping: TableSpec = {
    ships: { red: { pilot: 'wardensquadronpilot', upgrades: ['protonbombs'], at: [450, 450] }, tie: { player: 'p2' } },
    moment: 'system',
  };
  const dropped = (outlines?: Position['outlines']): number => {
    const table = resumed(outlines, dropping);
    table.answer({ type: 'use-ability', ability: 'proton-bombs' });
    if (table.legal('choose').length > 0) table.answer({ type: 'choose' });
    return table.state.devices[0]!.pose.y;
  };
  // The rear edge of the base at 420, 40 mm of template.
  expect(dropped({ 'proton-bomb': { pieces: [square(30)], back: 10 } })).toBeCloseTo(370);
  expect(dropped({ 'proton-bomb': { pieces: [square(30)] } })).toBeCloseTo(365);
});

test('a setup may bring them, too, and a saved game keeps them', () => {
  const { state } = resumed({ gascloud1: { pieces: [square(60)], within: 1 } });
  expect(state.options.outlines).toEqual({ gascloud1: { pieces: [square(60)], back: 30, front: null, within: 1 } });
  expect(E.isRight(xwing.load(JSON.parse(JSON.stringify(state))))).toBe(true);
  const spoilt = { ...state, options: { ...state.options, outlines: { rock: state.options.outlines!['gascloud1'] } } };
  const loaded = xwing.load(JSON.parse(JSON.stringify(spoilt)));
  expect(E.isLeft(loaded) && loaded.left.path).toEqual(['options', 'outlines', 'rock']);
  const squads = [
    { faction: 'rebelalliance', pilots: [{ id: 'bluesquadronescort', ship: 't65xwing' }] },
    { faction: 'galacticempire', pilots: [{ id: 'academypilot', ship: 'tielnfighter' }] },
  ];
  const begun = xwing.begin({ squads, outlines: { gascloud1: { pieces: [square(60)] } } }, { mode: 'manual' });
  expect(E.isRight(begun) && Object.keys(begun.right.state.options.outlines ?? {})).toEqual(['gascloud1']);
});

test.each<[what: string, outlines: NonNullable<Position['outlines']>]>([
  ['of a piece that there is not', { asteroid: { pieces: [square(50)] } }],
  ['without a piece', { coreasteroid0: { pieces: [] } }],
  ['of two corners', { coreasteroid0: { pieces: [square(50).slice(2)] } }],
  ['clockwise', { coreasteroid0: { pieces: [square(50).reverse()] } }],
  ['not convex', { coreasteroid0: { pieces: [[...square(50).slice(0, 3), { x: 20, y: -20 }]] } }],
  ['larger than any piece', { coreasteroid0: { pieces: [square(500)] } }],
  ['wrong by less than nothing', { coreasteroid0: { pieces: [square(50)], within: -1 } }],
])('an outline %s is refused with its place [xw.objects.01]', (_what, outlines) => {
  const begun = xwing.resume(positioned(outlines), { mode: 'manual' });
  expect(E.isLeft(begun) && [begun.left.code, begun.left.path]).toEqual([
    'bad-outline',
    ['outlines', Object.keys(outlines)[0]],
  ]);
});

describe('what hangs on an approximate outline', () => {
  /** The lock of a ship whose front edge is so far from the near edge of a rock that is a square of 50 mm. */
  const locking = (mm: number, within: number) => {
    const table = resumed(
      { coreasteroid0: { pieces: [square(50)], within } },
      { ...SPEC, obstacles: { rock: { outline: 'coreasteroid0', at: [450, 320 + mm + 25] } } },
    );
    table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock', on: 'rock' });
    const { because = [] } = table.happened('lock-acquired')[0] ?? {};
    return because.flatMap(({ code, facts }) => (code === 'approximate-outline' ? [facts] : []));
  };

  test('says so where it is decided by less than the outline may be wrong, and nowhere else', () => {
    expect(locking(298, 3)).toMatchObject([{ of: 'rock', within: 3, sure: 'likely' }]);
    expect(locking(295, 3)).toEqual([]);
    // At range 2 or 3, it can be locked.
    expect([locking(198, 3), locking(202, 3)]).toEqual([[], []]);
    // One that was measured is certain, however close it is.
    expect(locking(299.9, 0)).toEqual([]);
  });

  /** A rock of 50 mm, known to within 3 mm, and a ship that follows a template from 320 to 400, 20 mm wide. */
  const movingPast = (bearing: 'straight' | 'bank-left', x: number, within = 3) => {
    const table = resumed(
      { coreasteroid0: { pieces: [square(50)], within } },
      {
        ships: {
          red: { at: [450, 300], dial: { speed: 2, bearing, color: 'white' } },
          tie: { player: 'p2', at: [850, 850] },
        },
        obstacles: { rock: { outline: 'coreasteroid0', at: [x, 355] } },
        moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
      },
    );
    const moved = table.state.events.find(({ type }) => type === 'moved-through');
    return moved?.because?.flatMap(({ code, facts }) => (code === 'approximate-outline' ? [facts] : []));
  };

  test('a template that lies just on a rock, by how deep it reaches onto it [xw.move.02]', () => {
    // The right edge of the template is at 460.
    const [doubted] = movingPast('straight', 460 + 25 - 2) ?? [];
    expect(doubted).toMatchObject({ of: 'rock', within: 3, sure: 'likely' });
    expect(doubted?.['margin']).toBeCloseTo(2, 6);
    expect(movingPast('straight', 460 + 25 - 5)).toEqual([]);
    expect(movingPast('straight', 460 + 25 - 2, 0)).toEqual([]);
    expect(movingPast('straight', 460 + 25 + 1)).toBeUndefined();
    // Curved ones lie there in many narrow pieces; where it lies across the rock it is not doubted.
    expect(movingPast('bank-left', 445)).toEqual([]);
  });

  /** An attack from 320 to 540 along a line at 450, past or through a rock of 50 mm in the middle. */
  const attackPast = (aside: number, within: number, side = 50) => {
    // Turned, the defender has one closest corner.
    const table = resumed(
      { coreasteroid0: { pieces: [square(side)], within } },
      {
        ships: { red: { at: [450, 300] }, tie: { player: 'p2', at: [450, 540 + 20 * Math.SQRT2], facing: 45 } },
        obstacles: { rock: { outline: 'coreasteroid0', at: [450 + 25 + aside, 430] } },
        moment: { phase: 'engagement', ship: 'red' },
      },
    );
    table.answer({ type: 'choose-weapon', weapon: 'primary' }).answer({ type: 'declare-defender', defender: 'tie' });
    const [declared] = table.happened('attack-declared');
    const doubts = declared?.because?.flatMap(({ code, facts }) => (code === 'approximate-outline' ? [facts] : []));
    return { obstructedBy: declared?.obstructedBy, doubts };
  };

  test('a line of measuring that just runs through a rock, or just passes it [xw.obstructed.01]', () => {
    const through = attackPast(-2, 3);
    expect(through).toMatchObject({ obstructedBy: ['rock'], doubts: [{ of: 'rock', within: 3, sure: 'likely' }] });
    expect(through.doubts?.[0]?.['margin']).toBeCloseTo(2, 6);
    const past = attackPast(2, 3);
    expect(past).toMatchObject({ obstructedBy: [], doubts: [{ of: 'rock', within: 3, sure: 'likely' }] });
    expect(past.doubts?.[0]?.['margin']).toBeCloseTo(-2, 6);
    expect([attackPast(-4, 3), attackPast(4, 3), attackPast(-1, 0), attackPast(1, 0)]).toEqual([
      { obstructedBy: ['rock'], doubts: [] },
      { obstructedBy: [], doubts: [] },
      { obstructedBy: ['rock'], doubts: [] },
      { obstructedBy: [], doubts: [] },
    ]);
  });

  test('is just what another outline would decide otherwise', () => {
    for (const aside of [-3.5, -2.5, -0.2, 0.2, 2.5, 3.5]) {
      const [smaller, larger] = [44, 56].map((side) => attackPast(aside, 0, side).obstructedBy?.length);
      expect([aside, attackPast(aside, 3).doubts?.length]).toEqual([aside, smaller === larger ? 0 : 1]);
    }
  });

  /** An attack on a remote whose nearest edge is so far away. */
  const attackRemote = (mm: number) => {
    const table = resumed(
      { 'buzz-droid-swarm': { pieces: [square(40)], within: 3 } },
      {
        ships: { red: { at: [450, 300] }, tie: { player: 'p2', at: [850, 850] } },
        devices: { swarm: { kind: 'buzz-droid-swarm', player: 'p2', at: [450, 340 + mm] } },
        moment: { phase: 'engagement', ship: 'red' },
      },
    );
    table.answer({ type: 'choose-weapon', weapon: 'primary' }).answer({ type: 'declare-defender', defender: 'swarm' });
    const [declared] = table.happened('attack-declared');
    return declared?.because?.flatMap(({ code, facts }) => (code === 'approximate-outline' ? [facts] : []));
  };

  test('of a remote is its range, not the line that ends at it', () => {
    expect([attackRemote(122), attackRemote(250)]).toEqual([[], []]);
    expect(attackRemote(198)).toEqual([{ of: 'swarm', within: 3, margin: expect.closeTo(2, 6), sure: 'likely' }]);
  });

  test('of a bomb is whether its blast reaches a ship, not at which range [xw.device.08]', () => {
    const reached = (mm: number) => {
      const activated = true;
      const table = resumed(
        { 'proton-bomb': { pieces: [square(30)], within: 3 } },
        {
          ships: { red: { at: [450, 300], activated }, tie: { player: 'p2', at: [850, 850], activated } },
          devices: { bomb: { at: [450, 335 + mm] } },
          moment: { phase: 'activation', step: 'next ship' },
        },
      );
      const suffered = table.state.events.find(({ type }) => type === 'device-suffered');
      return suffered?.because?.flatMap(({ code, facts }) => (code === 'approximate-outline' ? [facts] : []));
    };
    expect(reached(98)).toEqual([{ of: 'bomb', within: 3, margin: expect.closeTo(2, 6), sure: 'likely' }]);
    // At range 0 or 1 it suffers.
    expect(reached(1)).toEqual([]);
  });

  test('a ship that ends just on a rock', () => {
    const ending = (y: number) => {
      const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
      const table = resumed(
        { coreasteroid0: { pieces: [square(50)], within: 3 } },
        {
          ships: { red: { at: [450, 300], dial }, tie: { player: 'p2', at: [850, 850] } },
          obstacles: { rock: { outline: 'coreasteroid0', at: [450, y] } },
          moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
        },
      );
      return table;
    };
    // It ends with its front edge at 440.
    for (const [y, doubted] of [
      [440 + 25 - 2, true],
      [440 + 25 - 10, false],
    ] as const) {
      const { state } = ending(y);
      const overlapped = state.events.find(({ type }) => type === 'overlapped');
      const codes = (overlapped?.because ?? []).map(({ code }) => code);
      expect(codes.includes('approximate-outline')).toBe(doubted);
    }
  });
});
