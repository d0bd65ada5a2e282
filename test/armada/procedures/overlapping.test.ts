/** Overlapping in its order: the final position, the cards, squadrons, obstacles (arm.overlapping, arm.obstacles); moving through things. */
import { obstaclesUnderSquadron } from '../../../src/armada/queries/overlap';
import { obstaclePieces, squadronPiece } from '../../../src/armada/queries/pieces';
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

function maneuvering(ship: ShipOnTable, others: Partial<TableSpec> = {}): Table {
  return armadaTable({
    ...others,
    ships: { cr90: { at: [500, 300], ...ship }, ...others.ships },
    moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
  });
}

/** Touching the left or right side of the ship, beside its shield dial. */
const beside = (table: Table, squadron: string, side: 1 | -1) => {
  const { x, y } = table.ship('cr90').pose;
  return { type: 'place-squadron', player: 'p2', squadron, at: { x: x + side * (41 / 2 + 4 + 17), y } } as const;
};

describe('the order of what overlapping brings', () => {
  test('squadrons and obstacles count in the final position only; passing over them does nothing [arm.overlapping.12, arm.overlapping.18, arm.obstacles.10]', () => {
    const table = maneuvering(
      { speed: 3 },
      {
        squadrons: { x: { at: [500, 400] } },
        obstacles: { 'asteroid-field-1': [500, 400] },
        ships: { enemy: { owner: 'p2', at: [900, 700] } },
      },
    ).quietly();
    expect(table.ship('cr90').pose.y).toBeGreaterThan(450);
    expect(table.told('squadron-placed')).toEqual([]);
    expect(table.told('obstacle-overlapped')).toEqual([]);
    expect(table.squadron('x').at).toEqual({ x: 500, y: 400 });
    expect(table.told('ship-moved')).toMatchObject([{ because: [{ code: 'moved-through' }] }]);
  });

  test('a shortened maneuver keeps its joints, and leaves the dial as it is [arm.overlapping.06, arm.overlapping.13, arm.ship-movement.11]', () => {
    const table = maneuvering({ speed: 3 }, { ships: { victory: { owner: 'p2', at: [500, 450] } } }).quietly();
    const [moved] = table.told('ship-moved');
    expect(moved).toMatchObject({ clicks: [0, 0, 0], because: [{ code: 'overlaps-ship' }] });
    expect(moved?.speed).toBeLessThan(2);
    expect(table.ship('cr90').speed).toBe(3);
  });

  test('a ship that is held at speed 0 has executed a maneuver: both are dealt cards and it resolves what lies under it [arm.overlapping.14, arm.overlapping.15, arm.obstacles.01]', () => {
    const table = maneuvering(
      { speed: 1, damage: { facedown: 1 } },
      { ships: { victory: { owner: 'p2', at: [500, 395] } }, obstacles: { station: [500, 280] } },
    ).quietly();
    expect(table.told('ship-moved')).toMatchObject([{ speed: 0 }]);
    expect(table.told('maneuver-executed')).toMatchObject([{ ship: 'cr90', speed: 0 }]);
    expect([table.ship('cr90').damage.facedown, table.ship('victory').damage.facedown]).toEqual([2, 1]);
    expect(table.asks).toBe('discard a damage card');
  });

  test('the cards of the overlap come before the obstacle: a ship that they destroy resolves none [arm.overlapping.21, arm.overlapping.11]', () => {
    const ships = { other: { at: [200, 100] as const }, victory: { owner: 'p2', at: [500, 395] as const } };
    const table = maneuvering(
      { speed: 1, damage: { facedown: 3 } },
      { ships, obstacles: { station: [500, 280] } },
    ).quietly();
    expect(table.told('ship-destroyed')).toMatchObject([{ ship: 'cr90' }]);
    expect(table.told('obstacle-overlapped')).toEqual([]);
    expect(table.told('obstacle-not-resolved')).toMatchObject([{ ship: 'cr90', obstacle: 'station' }]);
    const sound = maneuvering({ speed: 1 }, { ships, obstacles: { station: [500, 280] } }).quietly();
    const order = sound.events
      .map(({ type }) => type)
      .filter((type) => /damage-card-dealt|obstacle-overlapped/.test(type));
    expect(order).toEqual(['damage-card-dealt', 'damage-card-dealt', 'obstacle-overlapped']);
  });

  test('a reduced position may lie over the tool [arm.overlapping.16]', () => {
    // Two clicks to the right at speed 1 on the right side would lie on the tool; reduced from speed 2 it stands.
    const table = maneuvering({ speed: 2 }, { ships: { victory: { owner: 'p2', at: [560, 470] } } });
    const courses = table.legal().filter(({ type }) => type === 'determine-course');
    const shortened = courses.map((action) => {
      const next = maneuvering({ speed: 2 }, { ships: { victory: { owner: 'p2', at: [560, 470] } } }).does(action);
      return next.told('ship-moved')[0]?.speed;
    });
    // Whatever course is legal at its full speed is carried out, shortened or not.
    expect(shortened.every((speed) => speed !== undefined)).toBe(true);
    expect(shortened).toContain(1);
  });
});

test('of two ships that are overlapped and equally close its owner chooses one: only that one is dealt a card [arm.overlapping.08, arm.overlapping.07]', () => {
  const ships = {
    left: { owner: 'p2', card: 'cr90-corvette-a', at: [474, 400] as const },
    right: { owner: 'p2', card: 'cr90-corvette-a', at: [526, 400] as const },
  };
  const table = maneuvering({ speed: 1 }, { ships }).quietly();
  expect([table.asks, table.by]).toEqual(['choose the closest ship', ['p1']]);
  table.answer({ other: 'right' });
  expect([table.ship('cr90'), table.ship('left'), table.ship('right')].map(({ damage }) => damage.facedown)).toEqual([
    1, 0, 1,
  ]);
});

test('read otherwise, the card of the ship that moved comes first: the other one is not dealt any more [arm.overlapping.10]', () => {
  const ends = (overlapDamage: 'together' | 'moving-ship-first'): Table =>
    maneuvering(
      { speed: 3, damage: { facedown: 3 } },
      { ships: { victory: { owner: 'p2', at: [500, 560], damage: { facedown: 7 } } }, readings: { overlapDamage } },
    ).quietly();
  expect(ends('together').told('ship-destroyed')).toHaveLength(2);
  const first = ends('moving-ship-first');
  expect(first.told('ship-destroyed')).toMatchObject([{ ship: 'cr90' }]);
  expect(first.told('game-ended')).toMatchObject([{ winner: 'p2' }]);
});

describe('squadrons that a ship lies on', () => {
  const squadrons = { x: { at: [490, 370] }, y: { at: [510, 410] } } as const;

  test('are placed in any order [arm.overlapping.03]', () => {
    const start = (): Table => maneuvering({ speed: 1 }, { squadrons }).quietly();
    expect(start().by).toEqual(['p2']);
    for (const [first, second] of [
      ['x', 'y'],
      ['y', 'x'],
    ] as const) {
      const table = start();
      table.does(beside(table, first, 1)).does(beside(table, second, -1));
      expect(table.told('squadron-placed').map(({ squadron }) => squadron)).toEqual([first, second]);
    }
  });

  test('resolve no obstacle on which they are placed [arm.overlapping.19]', () => {
    const table = maneuvering(
      { speed: 1 },
      { squadrons: { x: { at: [500, 370], hull: 2 } }, obstacles: { station: [590, 370] } },
    ).quietly();
    table.does(beside(table, 'x', 1));
    expect(table.squadron('x').hull).toBe(2);
    expect(table.told('hull-recovered')).toEqual([]);
    const under = obstaclesUnderSquadron(squadronPiece(table.state, table.squadron('x')), obstaclePieces(table.state));
    expect(under.map(({ id }) => id)).toEqual(['station']);
    expect(table.told('obstacle-overlapped')).toEqual([]);
  });

  test('are engaged or free where they stand then [arm.engagement.12, arm.engagement.06]', () => {
    const start = (tie: readonly [number, number]): Table =>
      armadaTable({
        ships: { cr90: { at: [500, 300], speed: 1 }, enemy: { owner: 'p2', at: [900, 800], activated: true } },
        squadrons: { x: { at: [500, 370], owner: 'p1' }, tie: { owner: 'p2', at: tie } },
        moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
      }).quietly();
    const canMove = (table: Table, side: 1 | -1): boolean => {
      table.does(beside(table, 'x', side));
      const { x, y } = table.squadron('x').at;
      table.answer({ type: 'activate-squadron', squadron: 'x' });
      return table.whyNot({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: x + side * 5, y } }) === null;
    };
    expect(canMove(start([600, 370]), 1)).toBe(false);
    // On the other side of the ship: beyond distance 1, and at distance 1 of an enemy ship at most.
    expect(canMove(start([640, 370]), -1)).toBe(true);
  });
});

test('a destroyed ship leaves its cards, tokens and dials: out of the play area, its cards without effect [arm.destroyed-ships-and-squadrons.01, arm.destroyed-ships-and-squadrons.05, arm.destroyed-ships-and-squadrons.06]', () => {
  const table = maneuvering(
    { speed: 1, damage: { facedown: 3 }, tokens: ['repair'], dial: 'squadron', upgrades: ['general-dodonna'] },
    { ships: { other: { at: [200, 100] }, victory: { owner: 'p2', at: [500, 395] } } },
  ).quietly();
  expect(table.ship('cr90')).toMatchObject({
    place: 'destroyed',
    tokens: [],
    dial: null,
    spentDial: null,
    defense: [],
    commandStack: [],
  });
  expect(table.ship('cr90').damage).toEqual({ facedown: 0, faceup: [] });
  expect(table.state.damageDiscard.facedown).toBe(4);
  expect(table.state.inPlay.filter(({ source }) => source.startsWith('cr90'))).toEqual([]);
});

test('a destroyed ship counts for the enemy whoever destroyed it, a surviving one with a discarded upgrade does not [arm.scoring.04, arm.scoring.06, arm.scoring.01]', () => {
  const table = maneuvering({ speed: 2, at: [500, 850] }, { ships: { other: { at: [200, 100] } } }).quietly();
  expect(table.told('ship-destroyed')).toMatchObject([
    { ship: 'cr90', because: [{ code: 'outside-play-area' }, { code: 'worth', facts: { points: 44 } }] },
  ]);
  expect(table.scores()).toEqual({ p1: 0, p2: 44 });
});

describe('squadrons that move', () => {
  const moving = (squadrons: TableSpec['squadrons'], more: Partial<TableSpec> = {}): Table =>
    armadaTable({
      ships: { cr90: {}, ...more.ships },
      obstacles: more.obstacles ?? {},
      squadrons: squadrons ?? {},
      moment: { phase: 'squadron', squadron: 'x' },
    });
  const to = (x: number, y: number) => ({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x, y } }) as const;

  test('in any direction, through ships and squadrons, by their owner [arm.squadron-movement.01, arm.squadron-movement.02, arm.squadron-movement.07]', () => {
    const table = moving(
      { x: { at: [500, 400] }, other: { at: [560, 400] } },
      { ships: { wall: { owner: 'p2', at: [500, 500] } } },
    );
    expect(table.by).toEqual(['p1']);
    for (const [x, y] of [
      [680, 400],
      [320, 400],
      [500, 580],
      [500, 220],
    ] as const)
      expect(table.whyNot(to(x, y))).toBeNull();
  });

  test('only their position changes, whatever lies in between [arm.squadron-movement.05, arm.squadron-movement.09, arm.squadron.05]', () => {
    const table = moving({ x: { at: [500, 400], hull: 3 }, other: { at: [560, 400] } });
    const before = table.squadron('x');
    table.does(to(680, 400));
    expect(table.squadron('x')).toEqual({ ...before, at: { x: 680, y: 400 }, activated: true });
  });

  test('are not stopped by enemies that they pass [arm.engagement.11, arm.movement.01]', () => {
    const table = moving({ x: { at: [500, 400] }, tie: { owner: 'p2', at: [600, 470] } });
    expect(table.whyNot(to(680, 400))).toBeNull();
    table.does(to(680, 400));
    expect(table.told('squadron-moved')).toMatchObject([{ squadron: 'x' }]);
    expect(table.told('maneuver-executed')).toEqual([]);
  });

  test('resolve the obstacle on which they end [arm.squadron-movement.08]', () => {
    const table = moving({ x: { at: [500, 400], hull: 3 } }, { obstacles: { station: [620, 400] } }).does(to(620, 400));
    expect(table.asks).toBe('recover a hull point');
  });
});
