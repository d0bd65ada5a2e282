/** How huge ships move: the maneuver tool, red maneuvers, energy against stress, ion and tractor tokens. */
import * as fc from 'fast-check';
import { degreesOf, headingFromDegrees, type Pose } from '../../../src/core/geometry';
import { ship as shipType } from '../../../src/xwing/facts';
import { toolEnd } from '../../../src/xwing/facts/huge-tool';
import { endPhase } from '../../../src/xwing/procedures/end-phase';
import { decloak } from '../../../src/xwing/procedures/cloak';
import { slam } from '../../../src/xwing/procedures/slam';
import { cannotPerform } from '../../../src/xwing/queries/actions';
import { executeManeuver } from '../../../src/xwing/procedures/maneuver';
import { barrelRoll } from '../../../src/xwing/procedures/barrel-roll';
import { boost } from '../../../src/xwing/procedures/boost';
import { baseOf } from '../../../src/xwing/queries/bases';
import { isStandard } from '../../../src/xwing/queries/huge-moves';
import { isIonized } from '../../../src/xwing/queries/ion';
import { isTractored } from '../../../src/xwing/queries/status';
import { gainToken } from '../../../src/xwing/effects/tokens';
import { recoverCharge } from '../../../src/xwing/effects/charges';
import { diceAsked } from '../fight';
import { maneuver } from '../flying';
import { xwingTable } from '../table';
import { expectWay, wayOf, type Way } from '../ways';
import { bare, CR90, EPIC, flying, GR75, RAIDER } from './epic';

/** One of each type. */
const HUGE = [CR90, RAIDER, GR75, 'outerrimgarrison', 'syndicatesmugglers'];
const START: Pose = { x: 900, y: 400, heading: headingFromDegrees(0) };

describe('the ships', () => {
  test('small, medium and large ships are standard ships, huge ones are not [xw.huge-ships.02]', () => {
    expect((['small', 'medium', 'large', 'huge'] as const).map((size) => isStandard({ size }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('a huge ship stands on a base as wide as a large one and much longer, by its type [xw.ship-size.14]', () => {
    const table = bare({ cr90: { pilot: CR90 }, gr75: { pilot: GR75, at: [600, 400] } });
    expect(baseOf(table.ship('cr90'))).toEqual({ width: 80, length: 224.8 });
    expect(baseOf(table.ship('gr75'))).toEqual({ width: 80, length: 195 });
  });

  test('the pink number is its energy, and only huge ships have some [xw.charges.14, xw.huge-energy.01]', () => {
    const table = bare({ cr90: { pilot: CR90 }, red: { at: [300, 300] } });
    expect(table.ship('cr90').energy).toEqual({ active: 7, limit: 7, recovers: 2 });
    expect(table.ship('red').energy).toBeNull();
  });
});

describe('the tool', () => {
  test('its straight edge has lines for the speeds 0 to 5, its jagged edge for 0 to 3 [xw.huge-straight.01, xw.huge-bank.01]', () => {
    const speeds = (bearing: Parameters<typeof toolEnd>[2]): number[] =>
      [0, 1, 2, 3, 4, 5, 6].filter((speed) => toolEnd(START, speed, bearing) !== null);
    expect(speeds('straight')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(speeds('bank-left')).toEqual([0, 1, 2, 3]);
    expect(speeds('bank-right')).toEqual([0, 1, 2, 3]);
  });

  test('a straight maneuver goes ahead from line 0 to the line of its speed, its facing unchanged [xw.huge-straight.02, xw.huge-straight.03]', () => {
    for (let speed = 0; speed <= 5; speed++)
      expect(toolEnd(START, speed, 'straight')).toEqual({ ...START, y: 400 + 40 * speed });
  });

  /** Of the virtual table that published them, to the right and ahead. */
  const BANKS = [
    [-16.5685, 40],
    [6.766, 63.335],
    [27.979, 98.69],
    [49.192, 134.045],
  ] as const;

  test.each([0, 1, 2, 3])(
    'a bank at speed %d turns it by 45 degrees into its notch, to the right and mirrored to the left [xw.huge-bank.02, xw.huge-bank.03]',
    (speed) => {
      const [x, y] = BANKS[speed]!;
      const right = toolEnd(START, speed, 'bank-right')!;
      expect(right.x - 900).toBeCloseTo(x, 3);
      expect(right.y - 400).toBeCloseTo(y, 3);
      expect(degreesOf(right.heading)).toBeCloseTo(45);
      const left = toolEnd(START, speed, 'bank-left')!;
      expect(left.x - 900).toBeCloseTo(-x, 3);
      expect(left.y).toBe(right.y);
      expect(degreesOf(left.heading)).toBeCloseTo(315);
    },
  );

  test('it works alike from anywhere and for every huge ship, however long, to the left as in a mirror [xw.huge-straight.03, xw.huge-bank.03]', () => {
    const ships = fc.record({
      pilot: fc.constantFrom(...HUGE),
      x: fc.double({ min: 700, max: 1100, noNaN: true }),
      y: fc.double({ min: 400, max: 500, noNaN: true }),
      facing: fc.integer({ min: 0, max: 359 }),
      speed: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(ships, ({ pilot, x, y, facing, speed }) => {
        const from = { x, y, heading: headingFromDegrees(facing) };
        const flown = (bearing: string): Way => {
          const table = bare({ huge: { pilot, at: [x, y], facing } });
          table.state.options.mat = { width: 2000, height: 2000 };
          table.do((state) => executeManeuver(state, 'huge', maneuver(`${speed} ${bearing}`), { inStep: false }));
          return wayOf(from, table.ship('huge').pose);
        };
        expectWay(flown('straight'), 0, 40 * speed);
        const [right, ahead] = BANKS[speed]!;
        const [toLeft, toRight] = [flown('bank-left'), flown('bank-right')];
        // What was published is rounded.
        expect([Math.abs(toRight.right - right) < 1e-3, Math.abs(toRight.ahead - ahead) < 1e-3]).toEqual([true, true]);
        expectWay(toLeft, -toRight.right, toRight.ahead, { right: -Math.SQRT1_2, ahead: Math.SQRT1_2 });
      }),
      { numRuns: 40 },
    );
  });

  test('a bank at speed 0 turns the ship about the hook, which stays where it was [xw.huge-bank.04]', () => {
    const { x, y, heading } = toolEnd(START, 0, 'bank-right')!;
    const hook = { x: x + heading.y * 40 + heading.x * 40, y: y - heading.x * 40 + heading.y * 40 };
    expect(hook.x).toBeCloseTo(940, 9);
    expect(hook.y).toBeCloseTo(440, 9);
  });

  test('from the dial the ship jumps into the notch of speed 2; nothing lies between start and end [xw.huge-bank-example.01]', () => {
    // A ship that stands beside the way, and under neither end.
    const table = flying('2 bank-right blue', { tie: { player: 'p2', at: [1100, 300] } });
    expect(table.ship('cr90').pose).toEqual(toolEnd(START, 2, 'bank-right'));
    expect(table.when('overlapped')).toBe(-1);
  });

  test('of all bearings it knows straight, bank and stationary alone [xw.huge-movement.01]', () => {
    const table = bare({ cr90: { pilot: CR90, at: [900, 400] } });
    table.do((state) => executeManeuver(state, 'cr90', maneuver('2 turn-left'), { inStep: false }));
    expect(table.ship('cr90').pose).toMatchObject({ x: 900, y: 400 });
    expect(table.happened('no-effect')[0]?.rules).toContain('xw.huge-movement.01');
    const bearings = [
      'cr90corelliancorvette',
      'raiderclasscorvette',
      'gr75mediumtransport',
      'gozanticlasscruiser',
      'croccruiser',
    ].flatMap((id) => shipType(id)!.dial.map((each) => each.bearing));
    expect([...new Set(bearings)].sort()).toEqual(['bank-left', 'bank-right', 'stationary', 'straight']);
  });

  test('a stationary maneuver is a full maneuver in place that overlaps no ship [xw.huge-stationary.01]', () => {
    const table = bare({ cr90: { pilot: CR90, at: [900, 400] }, tie: { player: 'p2', at: [960.1, 400] } });
    table.do((state) => executeManeuver(state, 'cr90', maneuver('0 stationary'), { inStep: false }));
    expect(table.ship('cr90').pose).toMatchObject({ x: 900, y: 400 });
    expect(table.happened('maneuver-executed')[0]).toMatchObject({ fully: true });
    expect(table.when('overlapped')).toBe(-1);
  });
});

describe('red maneuvers and stress', () => {
  test('with energy it loses 1 energy instead of gaining stress, even if it is stressed [xw.huge-red-maneuvers.01, xw.stress.09]', () => {
    for (const stress of [0, 1]) {
      const table = flying('4 straight red', {}, { energy: 2, tokens: { stress } });
      expect(table.ship('cr90').pose.y).toBe(400 + 160);
      expect([table.ship('cr90').energy?.active, table.ship('cr90').tokens.stress]).toEqual([1, stress]);
    }
  });

  test('without energy and without stress it gains 1 stress token [xw.huge-red-maneuvers.02]', () => {
    const table = flying('4 straight red', {}, { energy: 0 });
    expect([table.ship('cr90').energy?.active, table.ship('cr90').tokens.stress]).toEqual([0, 1]);
  });

  test('without energy and stressed it executes a white 2 straight instead [xw.huge-red-maneuvers.03]', () => {
    const table = flying('3 bank-left red', {}, { energy: 0, tokens: { stress: 1 } });
    expect(table.ship('cr90').pose).toMatchObject({ x: 900, y: 480 });
    expect(table.happened('maneuver-replaced')[0]).toMatchObject({
      by: { speed: 2, bearing: 'straight', color: 'white' },
      rules: expect.arrayContaining(['xw.huge-red-maneuvers.03']) as string[],
    });
    expect(table.ship('cr90').tokens.stress).toBe(1);
  });

  test('a stress token that it gains costs 1 energy at once, if it has some, and without a choice [xw.huge-stress.01, xw.huge-stress.03]', () => {
    const table = bare({ cr90: { pilot: CR90 }, dry: { pilot: RAIDER, at: [500, 400] } });
    table.ship('cr90').energy!.active = 2;
    table.ship('dry').energy!.active = 0;
    table.do((state) => {
      gainToken(state, 'cr90', 'stress', [], { by: 'p1' });
      gainToken(state, 'dry', 'stress', [], { by: 'p1' });
    });
    const of = (id: string) => [table.ship(id).energy?.active, table.ship(id).tokens.stress];
    expect([of('cr90'), of('dry')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('recovered energy is spent on all stress tokens, as far as it goes [xw.huge-stress.02, xw.huge-stress.03]', () => {
    const table = bare({ cr90: { pilot: CR90, tokens: { stress: 3 } } });
    table.ship('cr90').energy!.active = 0;
    table.do((state) => {
      recoverCharge(state, 'cr90', 'energy', []);
      recoverCharge(state, 'cr90', 'energy', []);
    });
    expect([table.ship('cr90').energy?.active, table.ship('cr90').tokens.stress]).toEqual([0, 1]);
  });

  test('otherwise stress is stress: without energy and stressed it performs no action [xw.huge-stress.04]', () => {
    const table = flying('1 straight white', {}, { energy: 0, tokens: { stress: 1 } });
    expect(table.offers({ type: 'perform-action', ship: 'cr90' })).toBe(false);
    expect(table.offers({ type: 'perform-action', ship: 'idle' })).toBe(true);
    expect(flying('1 straight white', {}, { energy: 0 }).offers({ type: 'perform-action', action: 'focus' })).toBe(
      true,
    );
  });
});

describe('energy', () => {
  test('it recovers as the symbols on the ship card say, never above its limit, as shields do [xw.huge-energy.03, xw.resource-tracker.03, xw.huge-energy.01]', () => {
    const table = bare({
      cr90: { pilot: CR90 },
      gr75: { pilot: GR75, at: [600, 400] },
      full: { pilot: RAIDER, at: [1300, 400] },
    });
    for (const id of ['cr90', 'gr75']) {
      table.ship(id).energy!.active = 1;
      table.ship(id).shields.active = 1;
    }
    table.run('end phase');
    const of = (id: string) => [table.ship(id).energy?.active, table.ship(id).shields.active];
    expect([of('cr90'), of('gr75'), of('full')]).toEqual([
      [3, 3],
      [2, 2],
      [6, 8],
    ]);
  });
});

describe('tokens', () => {
  test('6 ion tokens ionize it, 5 do not [xw.huge-ion.01]', () => {
    const table = bare({
      five: { pilot: CR90, tokens: { ion: 5 } },
      six: { pilot: CR90, at: [500, 400], tokens: { ion: 6 } },
    });
    expect([isIonized(table.ship('five')), isIonized(table.ship('six'))]).toEqual([false, true]);
  });

  test('ionized it goes 1 straight ahead by its tool, may only focus, and loses its ion tokens [xw.huge-ion.02]', () => {
    const table = flying('5 straight red', {}, { dial: null, tokens: { ion: 6 } });
    expect(table.ship('cr90').pose).toMatchObject({ x: 900, y: 440 });
    expect(table.offers({ type: 'perform-action', action: 'focus' })).toBe(true);
    expect(table.offers({ type: 'perform-action', action: 'lock' })).toBe(false);
    table.answer({ type: 'decline-action', ship: 'cr90' });
    expect(table.ship('cr90').tokens.ion).toBe(0);
  });

  test('6 tractor tokens make it tractored, 5 do not [xw.huge-tractor.01, xw.tractor.11]', () => {
    const table = bare({
      five: { pilot: CR90, tokens: { tractor: 5 } },
      six: { pilot: CR90, at: [500, 400], tokens: { tractor: 6 } },
    });
    expect([isTractored(table.ship('five')), isTractored(table.ship('six'))]).toEqual([false, true]);
  });
});

test('tractored it rolls 1 defense die fewer in all, as a standard ship does [xw.huge-tractor.03]', () => {
  const dice = (tractor: number): number => {
    const table = xwingTable({
      mat: EPIC,
      // Of its agility of 0 there is nothing to lose, of the dice for range 3 and for the obstruction there is.
      ships: {
        cr90: { pilot: CR90, player: 'p2', at: [900, 600], tokens: { tractor } },
        red: { at: [900, 230] },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [900, 370] } },
      moment: { phase: 'engagement', ship: 'red' },
    });
    table.attack('red', 'cr90', 'primary').rolls('hit', 'hit', 'hit').repeat({ type: 'end-modifying' });
    return diceAsked(table);
  };
  expect([5, 6, 7].map(dice)).toEqual([2, 1, 1]);
});

test('its tractor tokens leave in the End Phase, however many there are [xw.huge-tractor.03, xw.tractor.02]', () => {
  const table = bare({
    five: { pilot: CR90, tokens: { tractor: 5, stress: 1 } },
    six: { pilot: CR90, at: [500, 400], tokens: { tractor: 6 } },
  }).run(endPhase.name);
  expect(['five', 'six'].map((id) => table.ship(id).tokens.tractor)).toEqual([0, 0]);
  expect(isTractored(table.ship('six'))).toBe(false);
  expect(table.ship('five').tokens.stress).toBe(1);
});

test('becoming tractored it is not moved, and nobody is asked [xw.huge-tractor.02]', () => {
  const table = bare({
    cr90: { pilot: CR90, at: [900, 400], tokens: { tractor: 5 } },
    tie: { player: 'p2', at: [300, 300] },
  });
  table.do((state) => gainToken(state, 'cr90', 'tractor', [], { by: 'p2' }));
  expect(isTractored(table.ship('cr90'))).toBe(true);
  expect(table.ship('cr90').pose).toEqual(START);
  expect(table.legal('tractor-moves')).toEqual([]);
  expect(table.happened('no-effect')[0]?.rules).toContain('xw.huge-tractor.02');
});

test.each([
  ['barrel roll', barrelRoll],
  ['boost', boost],
] as const)(
  'a %s does not move a huge ship [xw.huge-move-and-rotate.01, xw.huge-move-and-rotate.02]',
  (_name, move) => {
    const table = bare({ cr90: { pilot: CR90, at: [900, 400] } });
    table.do((state) => move(state, 'cr90', { by: 'p1' }));
    expect(table.ship('cr90').pose).toEqual(START);
    expect(table.happened('no-effect')[0]?.rules).toContain('xw.huge-move-and-rotate.01');
  },
);

test('a huge ship does not decloak, and keeps its token [xw.huge-move-and-rotate.02]', () => {
  const table = xwingTable({
    mat: EPIC,
    ships: { cr90: { pilot: CR90, at: [900, 400], tokens: { cloak: 1 } }, foe: { player: 'p2', at: [60, 800] } },
    moment: 'system',
  });
  expect(table.legal('decloak')).toEqual([]);
  expect(table.state.phase).not.toBe('system');
  const forced = bare({ cr90: { pilot: CR90, at: [900, 400], tokens: { cloak: 1 } } });
  forced.do((state) => decloak(state, 'cr90', 'boost'));
  expect([forced.ship('cr90').tokens.cloak, forced.ship('cr90').pose]).toEqual([1, START]);
  expect(forced.happened('no-effect')[0]?.because?.[0]?.code).toBe('huge');
});

test.each(['barrel-roll', 'boost', 'cloak', 'slam'] as const)(
  'it cannot perform the action %s, which would move it; a standard ship can [xw.huge-move-and-rotate.02]',
  (action) => {
    const table = bare({ cr90: { pilot: CR90, at: [900, 400] }, xwing: { at: [300, 300] } });
    const grant = { action, color: 'white' } as const;
    expect(cannotPerform(table.state, 'cr90', grant)?.code).toBe('huge');
    expect(cannotPerform(table.state, 'xwing', grant)?.code).not.toBe('huge');
    expect(cannotPerform(table.state, 'cr90', { action: 'focus', color: 'white' })).toBeNull();
  },
);

test('a SLAM by another effect leaves it where it is [xw.huge-move-and-rotate.01, xw.huge-move-and-rotate.02]', () => {
  const table = bare({ cr90: { pilot: CR90, at: [900, 400] } });
  table.do((state) => slam(state, 'cr90'));
  expect(table.ship('cr90').pose).toEqual(START);
  expect(table.happened('no-effect')[0]?.rules).toContain('xw.huge-move-and-rotate.02');
});
