import { install, poseOf, type ObstacleSpec, type ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { boundingCircle, rectangle } from '../../src/core/geometry';
import { BASE_SIZE, basePolygonOf } from '../../src/xwing/queries/bases';
import type { Maneuver } from '../../src/xwing/facts';
import { OBSTACLES } from '../../src/xwing/facts/words';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { obstacleArea, obstacleKind } from '../../src/xwing/queries/obstacles';
import { barrelRoll } from '../../src/xwing/procedures/barrel-roll';
import { boost } from '../../src/xwing/procedures/boost';
import { acquireLock } from '../../src/xwing/procedures/lock';
import { attackRange } from '../../src/xwing/queries/range';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { placeObstacle, sufferObstacles } from '../../src/xwing/procedures/obstacle-effects';

install({
  abilities: [
    ability({
      id: 'through rocks',
      card: 'test:through-obstacles',
      rules: ['xw.barrel-roll.12'],
      permits: { 'moves through obstacle': (_state, { source }, { ship }) => ship === source },
    }),
  ],
});

type Obstacles = Record<string, ObstacleSpec>;

/** A T-65 at [450, 400] facing north, its shields gone. */
function tableFor(obstacles: Obstacles, red: ShipSpec = {}, others: Record<string, ShipSpec> = {}): Table {
  const shields = { active: 0, limit: 2, recovers: 0 };
  return xwingTable({ phase: 'activation', ships: { red: { at: [450, 400], shields, ...red }, ...others }, obstacles });
}

const execute = (table: Table, text: string): Table => {
  const [speed = '', bearing = '', color = 'white'] = text.split(' ');
  const maneuver = { speed: Number(speed), bearing, color } as Maneuver;
  return table.do((state) => executeManeuver(state, 'red', maneuver, { inStep: true }));
};

const at = (kind: ObstacleSpec['kind'], x: number, y: number, outline?: string): ObstacleSpec =>
  outline === undefined ? { kind, at: [x, y] } : { kind, at: [x, y], outline };

const damage = (table: Table) => {
  const { facedown, faceup } = table.ship('red').damage;
  return { facedown, faceup: faceup.length };
};
/** For which obstacles dice were rolled, once nothing is left to roll. */
const rolled = (table: Table): string[] => {
  expect(table.ended).toBe(true);
  return table.happened('dice-rolled').map((each) => each.why);
};

test('executing a maneuver is a move, which is told once with where it began and ended [xw.move.01]', () => {
  const moved = execute(tableFor({}), '2 straight').happened('moved');
  expect(moved).toMatchObject([{ ship: 'red', by: '2 straight', from: { x: 450, y: 400 }, to: { x: 450, y: 520 } }]);
  expect(execute(tableFor({}), '1 turn-left').happened('moved')).toHaveLength(1);
});

describe('moving through and overlapping', () => {
  test('a ship overlaps what its base ends on top of [xw.maneuver.11]', () => {
    const table = execute(tableFor({ rock: at('asteroid', 450, 520) }), '2 straight').rolls('blank');
    expect(table.happened('overlapped')).toMatchObject([{ object: 'rock' }]);
  });

  test('a ship moves through what its template lies on [xw.maneuver.12]', () => {
    const table = execute(tableFor({ rock: at('asteroid', 450, 480) }), '4 straight').rolls('blank');
    expect(table.happened('moved-through')).toMatchObject([{ obstacle: 'rock' }]);
    expect(table.happened('overlapped')).toEqual([]);
  });

  test('what the template does not touch was not moved through [xw.move.02]', () => {
    // The template ends at x = 460, this rock begins at about 467.
    const table = execute(tableFor({ rock: at('asteroid', 505, 510) }), '5 straight');
    expect(table.happened('moved-through')).toEqual([]);
    expect(rolled(table)).toEqual([]);
  });

  test.each([
    ['straight', 4, 450, 420],
    ['straight', 4, 450, 580],
    ['straight', 5, 450, 625],
    ['turn-left', 3, 440, 430],
    ['turn-left', 3, 350, 510],
  ])('a template, %s of speed %d, lies on what lies at its ends [xw.move.02]', (bearing, speed, x, y) => {
    const table = execute(tableFor({ rock: at('gas', x, y) }), `${speed} ${bearing}`);
    expect(table.happened('moved-through')).toMatchObject([{ obstacle: 'rock' }]);
  });

  test('whoever moves through an obstacle suffers its effects [xw.move.03]', () => {
    expect(rolled(execute(tableFor({ rock: at('asteroid', 450, 480) }), '4 straight').rolls('blank'))).toEqual([
      'rock',
    ]);
  });

  test('a boost that ends on an obstacle overlaps it [xw.overlap.01]', () => {
    const table = tableFor({ cloud: at('gas', 450, 530) });
    bringIntoPlay(table.state, 'test:through-obstacles', 'red', 'p1');
    table.do((state) => boost(state, 'red', { by: 'p1' })).answer({ template: 'straight' });
    expect(table.happened('overlapped')).toMatchObject([{ ship: 'red', object: 'cloud' }]);
  });

  test('the maneuver is executed as normal, its effect comes after [xw.obstacles.02]', () => {
    const table = execute(tableFor({ rock: at('asteroid', 450, 520) }), '2 straight');
    expect(table.ship('red').pose.y).toBe(520);
    expect(table.asks).toContain('rock');
  });

  test('moving through an obstacle once has its effect once', () => {
    const table = execute(tableFor({ rock: at('asteroid', 450, 500) }), '2 straight').rolls('blank');
    expect(table.happened('moved-through')).toHaveLength(1);
    expect(table.happened('overlapped')).toHaveLength(1);
    expect(rolled(table)).toEqual(['rock']);
  });

  test('of a partially executed maneuver only the part behind the ship counts [xw.obstacles.19]', () => {
    // Backed off from the ship at the end, the ship stops at y = 520; the template would go on to y = 580.
    const block = { block: { player: 'p2', at: [450, 560] }, end: { player: 'p2', at: [450, 620] } } as const;
    const backedOff = (rock: ObstacleSpec) => execute(tableFor({ rock }, {}, block), '4 straight');
    const beyond = backedOff(at('asteroid', 450, 615));
    expect(beyond.ship('red').pose.y).toBe(520);
    expect(rolled(beyond)).toEqual([]);
    expect(rolled(execute(tableFor({ rock: at('asteroid', 450, 615) }), '4 straight').rolls('blank'))).toEqual([
      'rock',
    ]);
    expect(rolled(backedOff(at('asteroid', 490, 460)).rolls('blank'))).toEqual(['rock']);
  });

  test('effects come in the order along the template [xw.obstacles.20]', () => {
    const obstacles = { far: at('debris', 450, 560), near: at('asteroid', 450, 460) };
    const table = execute(tableFor(obstacles), '5 straight').rolls('blank').rolls('blank');
    expect(rolled(table)).toEqual(['near', 'far']);
    const swapped = { far: at('asteroid', 450, 560), near: at('debris', 450, 460) };
    expect(rolled(execute(tableFor(swapped), '5 straight').rolls('blank').rolls('blank'))).toEqual(['near', 'far']);
  });

  test('what lies along the template comes before what only the base ends on [xw.obstacles.20]', () => {
    const obstacles = { end: at('asteroid', 490, 640, 'coreasteroid5'), way: at('asteroid', 410, 500) };
    const table = execute(tableFor(obstacles), '5 straight').rolls('blank').rolls('blank');
    expect(rolled(table)).toEqual(['way', 'end']);
  });

  test.each([
    [410, 490],
    [490, 410],
  ])(
    'of two that only the base ends on, the one closer to the start comes first: at x = %d and %d [xw.obstacles.20]',
    (nearX, farX) => {
      // Beside the template, at the rear and the front corner of a large base.
      const obstacles = {
        far: at('asteroid', farX < 450 ? 375 : 525, 640, 'coreasteroid5'),
        near: at('asteroid', nearX < 450 ? 375 : 525, 570, 'coreasteroid5'),
      };
      const table = execute(tableFor(obstacles, { pilot: 'patrolleader' }), '3 straight')
        .rolls('blank')
        .rolls('blank');
      expect(table.happened('moved-through')).toEqual([]);
      expect(rolled(table)).toEqual(['near', 'far']);
    },
  );

  test('moving off an obstacle has no effect, unless the template crosses it [xw.obstacles.21]', () => {
    // The rear left corner of the base is on the rock.
    expect(rolled(execute(tableFor({ rock: at('asteroid', 410, 360) }), '3 straight'))).toEqual([]);
    expect(rolled(execute(tableFor({ rock: at('asteroid', 430, 400) }), '3 straight').rolls('blank'))).toEqual([
      'rock',
    ]);
  });
});

describe('asteroids', () => {
  const rock = { rock: at('asteroid', 450, 520) };
  const roll = (face: string) => execute(tableFor(rock), '2 straight').rolls(face);

  test('a hit is one hit damage, a critical hit one critical damage, the rest nothing [xw.obstacles.03]', () => {
    expect(damage(roll('hit'))).toEqual({ facedown: 1, faceup: 0 });
    expect(roll('hit').happened('damage-suffered')).toMatchObject([{ damage: 'hit', rules: ['xw.obstacles.03'] }]);
    expect(damage(roll('crit').draws('structuraldamage'))).toEqual({ facedown: 0, faceup: 1 });
    expect(damage(roll('focus'))).toEqual({ facedown: 0, faceup: 0 });
    expect(damage(roll('blank'))).toEqual({ facedown: 0, faceup: 0 });
  });

  test('outside a maneuver the same roll, and no step is skipped [xw.obstacles.10, xw.obstacles.09]', () => {
    const table = tableFor({ rock: at('asteroid', 410, 400) });
    bringIntoPlay(table.state, 'test:through-obstacles', 'red', 'p1');
    table
      .do((state) => barrelRoll(state, 'red', { by: 'p1' }))
      .answer({ side: 'left' })
      .answer({ position: 'middle' });
    expect(table.ship('red').pose.x).toBe(370);
    table.rolls('hit');
    expect(damage(table)).toEqual({ facedown: 1, faceup: 0 });
    expect(table.happened('damage-suffered')).toMatchObject([{ damage: 'hit', rules: ['xw.obstacles.10'] }]);
    expect(table.happened('step-skipped')).toEqual([]);
  });
});

describe('debris clouds', () => {
  const cloud = { cloud: at('debris', 450, 520) };
  const roll = (face: string, color = 'white', red: ShipSpec = {}) =>
    execute(tableFor(cloud, red), `2 straight ${color}`).rolls(face);

  test('the stress comes after Check Difficulty [xw.obstacles.05]', () => {
    const table = roll('blank', 'blue', { tokens: { stress: 1 } });
    expect(table.ship('red').tokens.stress).toBe(1);
    const tokens = table.events.map((each) => each.type).filter((type) => type.startsWith('token'));
    expect(tokens).toEqual(['token-removed', 'token-gained']);
    expect(table.happened('token-gained')).toMatchObject([{ token: 'stress', rules: ['xw.obstacles.05'] }]);
  });

  test('only a critical hit does damage [xw.obstacles.06]', () => {
    expect(damage(roll('hit'))).toEqual({ facedown: 0, faceup: 0 });
    expect(damage(roll('focus'))).toEqual({ facedown: 0, faceup: 0 });
    expect(damage(roll('crit').draws('structuraldamage'))).toEqual({ facedown: 0, faceup: 1 });
  });

  test('outside a maneuver: first the stress, then the roll [xw.obstacles.11]', () => {
    const table = tableFor({ cloud: at('debris', 410, 400) });
    bringIntoPlay(table.state, 'test:through-obstacles', 'red', 'p1');
    table
      .do((state) => barrelRoll(state, 'red', { by: 'p1' }))
      .answer({ side: 'left' })
      .answer({ position: 'middle' });
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.asks).toContain('cloud');
    expect(table.happened('token-gained')).toMatchObject([{ token: 'stress', rules: ['xw.obstacles.11'] }]);
    expect(damage(table.rolls('crit').draws('structuraldamage'))).toEqual({ facedown: 0, faceup: 1 });
    expect(table.happened('token-gained')).toHaveLength(1);
    expect(table.happened('damage-suffered')).toMatchObject([{ damage: 'crit', rules: ['xw.obstacles.11'] }]);
  });

  test.each(['hit', 'focus', 'blank'])('outside a maneuver %s does nothing [xw.obstacles.11]', (face) => {
    const table = tableFor({ cloud: at('debris', 450, 400) });
    table.do((state) => sufferObstacles(state, 'red', ['cloud'], { inManeuver: false, inStep: false })).rolls(face);
    expect(damage(table)).toEqual({ facedown: 0, faceup: 0 });
    expect(table.ended).toBe(true);
  });

  test('an obstacle placed under ships affects each of them [xw.obstacles.18, xw.overlap.10]', () => {
    const others = { blue: { at: [450, 450] }, far: { at: [700, 700] } } as const;
    const table = tableFor({ cloud: at('debris', 100, 100) }, {}, others);
    table.do((state) => placeObstacle(state, 'cloud', poseOf([450, 420], 0)));
    table.rolls('blank').rolls('blank');
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.ship('blue').tokens.stress).toBe(1);
    expect(table.happened('dice-rolled').map((each) => each.ship)).toEqual(['red', 'blue']);
  });
});

describe('gas clouds', () => {
  test('they have no effect outside a maneuver [xw.obstacles.12]', () => {
    const table = tableFor({ cloud: at('gas', 450, 480) });
    bringIntoPlay(table.state, 'test:through-obstacles', 'red', 'p1');
    table.do((state) => boost(state, 'red', { by: 'p1' })).answer({ template: 'straight' });
    expect(table.ended).toBe(true);
    expect(table.events.map((each) => each.type)).toEqual(['moved', 'moved-through', 'overlapped', 'no-effect']);
    expect(table.happened('no-effect')).toMatchObject([
      { rules: ['xw.obstacles.12'], because: [{ code: 'no-maneuver' }] },
    ]);
  });

  test('gas clouds are a kind of their own [xw.gas-cloud.01]', () => {
    expect(obstacleKind('gascloud1')).toBe('gas');
    expect(obstacleKind('coreasteroid0')).toBe('asteroid');
    expect(obstacleKind('pomasteroid1')).toBe('asteroid');
    expect(obstacleKind('yt2400debris0')).toBe('debris');
  });
});

describe('the pieces', () => {
  test('an obstacle has its own case for maneuvers, other moves and range 0 [xw.obstacles.01]', () => {
    const outcome = (kind: ObstacleSpec['kind'], inManeuver: boolean) => {
      const table = tableFor({ it: at(kind, 450, 420) });
      table.do((state) => sufferObstacles(state, 'red', ['it'], { inManeuver, inStep: inManeuver }));
      return { rolls: !table.ended, stress: table.ship('red').tokens.stress };
    };
    expect(outcome('asteroid', true)).toEqual({ rolls: true, stress: 0 });
    expect(outcome('debris', true)).toEqual({ rolls: true, stress: 1 });
    expect(outcome('gas', false)).toEqual({ rolls: false, stress: 0 });
    // At range 0 without moving: the stationary maneuver.
    expect(rolled(execute(tableFor({ it: at('asteroid', 450, 420) }), '0 stationary').rolls('blank'))).toEqual(['it']);
  });

  const PRINTED = { options: {} };

  test('every obstacle has an outline of 60 to 95 mm', () => {
    for (const outline of OBSTACLES) {
      const pieces = obstacleArea(PRINTED, { outline, pose: { x: 0, y: 0, heading: { x: 0, y: 1 } } });
      const across = 2 * Math.max(...pieces.map((piece) => boundingCircle(piece).radius));
      expect(across).toBeGreaterThan(60);
      expect(across).toBeLessThan(95);
    }
  });

  test('an outline turns and moves with its obstacle', () => {
    const [north] = obstacleArea(PRINTED, { outline: 'coreasteroid0', pose: { x: 0, y: 0, heading: { x: 0, y: 1 } } });
    const [east] = obstacleArea(PRINTED, {
      outline: 'coreasteroid0',
      pose: { x: 100, y: 50, heading: { x: 1, y: 0 } },
    });
    const turned = north?.map(({ x, y }) => ({ x: 100 + y, y: 50 - x }));
    expect(east?.map(({ x, y }) => [x, y].map((n) => n.toFixed(9)))).toEqual(
      turned?.map(({ x, y }) => [x, y].map((n) => n.toFixed(9))),
    );
  });

  test.each([
    ['small', 'bluesquadronescort', 40, 'xw.ship-size.02'],
    ['medium', 'deathrain', 60, 'xw.ship-size.04'],
    ['large', 'patrolleader', 80, 'xw.ship-size.08'],
  ] as const)('a %s ship (%s) stands on a square of %i mm [%s]', (size, pilot, mm, _id) => {
    const table = tableFor({}, { pilot, at: [300, 300] });
    expect(table.ship('red').size).toBe(size);
    expect(BASE_SIZE[size]).toBe(mm);
    const corners = rectangle(300 - mm / 2, 300 - mm / 2, mm, mm).map(({ x, y }) => `${x} ${y}`);
    expect(
      basePolygonOf(table.ship('red'))
        .map(({ x, y }) => `${x} ${y}`)
        .sort(),
    ).toEqual([...corners].sort());
  });

  test('a rule without a size holds for a small ship as it stands [xw.ship-size.03]', () => {
    const table = execute(tableFor({}), '1 straight');
    expect(table.ship('red').size).toBe('small');
    expect(table.ship('red').pose.y).toBe(400 + 40 + 40);
  });

  test('ships and obstacles are objects with a position and facing [xw.objects.01, xw.objects.02]', () => {
    const table = tableFor(
      { rock: at('asteroid', 650, 500) },
      { facing: 30 },
      { tie: { player: 'p2', at: [450, 600] } },
    );
    for (const object of [...table.state.ships, ...table.state.obstacles]) {
      expect(Object.keys(object.pose).sort()).toEqual(['heading', 'x', 'y']);
      const { x, y } = object.pose.heading;
      expect(x * x + y * y).toBeCloseTo(1, 12);
    }
    // All objects at range can be locked: the ship and the obstacle. The lock, the tokens and what is in reserve are no objects there.
    table.do((state) => {
      state.ships.push({ ...structuredClone(table.ship('tie')), id: 'away', place: 'reserve' });
      state.locks.push({ by: 'tie', on: 'rock' });
      acquireLock(state, 'red');
    });
    expect(table.legal('choose-lock').map((each) => each.on)).toEqual(['tie', 'rock']);
  });

  test('each ship and each obstacle on the table lies in the way of an attack; tokens and what is in reserve do not [xw.objects.01]', () => {
    const between = (place: 'table' | 'reserve'): string[] => {
      const table = tableFor(
        { rock: at('asteroid', 450, 500), away: at('debris', 700, 700) },
        { facing: 0 },
        { wing: { at: [450, 560] }, tie: { player: 'p2', at: [450, 640], facing: 180, tokens: { focus: 2 } } },
      );
      for (const object of [table.state.obstacles[0], table.ship('wing')]) if (object) object.place = place;
      table.state.locks.push({ by: 'tie', on: 'red' });
      return (attackRange(table.state, 'red', 'front', 'tie')?.lines ?? [])
        .flatMap(({ through }) => [...through])
        .sort();
    };
    expect(new Set(between('table'))).toEqual(new Set(['rock', 'wing']));
    expect(between('reserve')).toEqual([]);
  });
});
