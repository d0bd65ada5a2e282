/** Navigation objectives (arm.objective-cards.07). */
import type { ArmadaAction } from '../../../../src/armada/model/actions';
import { NORTH } from '../../../../src/core/geometry';
import { DEPLOYING, playOn, withObjective } from '../set-up';
import { armadaTable, type Table, type TableSpec } from '../../table';
import { activate, attacking, frontOf, nothingMore, obstacleAt, rolls, scores, tokenAt, tokens } from '../tables';

describe('Superior Positions', () => {
  const rear = (...faces: string[]): Table => {
    const ships = { victory: { owner: 'p2', at: [900, 450] as const, facing: 0 } };
    const table = rolls(frontOf(attacking('superior-positions', { ships }), 'victory', 'rear'), 'red', ...faces);
    return nothingMore(table);
  };

  test('damage to the rear hull zone of a ship is a victory token, no damage is none [arm.objective-cards.07]', () => {
    expect(tokens(rear('blank', 'blank', 'hit'))).toEqual([1, 0]);
    expect(tokens(rear('blank', 'blank', 'blank'))).toEqual([0, 0]);
  });

  test('damage to other hull zones is none [arm.objective-cards.07]', () => {
    const table = rolls(frontOf(attacking('superior-positions'), 'victory'), 'red', 'hit', 'hit', 'hit');
    expect(tokens(nothingMore(table))).toEqual([0, 0]);
  });
});

describe('Intel Sweep', () => {
  const spec: TableSpec = {
    ships: {
      cr90: { at: [900, 300], objective: true },
      other: { at: [700, 300] },
      victory: { owner: 'p2', at: [1700, 800], objective: true },
    },
    objectiveTokens: [{ at: { x: 960, y: 300 } }, { at: { x: 900, y: 600 } }],
    objective: 'intel-sweep',
    moment: { phase: 'ship' },
  };

  test('an objective ship that reveals its dial may take a token at distance 1 [arm.objective-cards.07]', () => {
    const table = armadaTable(spec).answer({ type: 'activate-ship', ship: 'cr90' });
    expect(table.legal().map((action) => ('chosen' in action ? action.chosen : action.type))).toEqual([
      'token-1',
      'decline',
    ]);
    table.answer({ chosen: 'token-1' });
    expect(table.state.objectiveTokens.map(({ id }) => id)).toEqual(['token-2']);
    expect(tokens(table)).toEqual([1, 0]);
    expect(scores(table)).toEqual({ p1: 75, p2: 0 });
  });

  test('it may leave it; other ships take none [arm.objective-cards.07]', () => {
    const table = armadaTable(spec).answer({ type: 'activate-ship', ship: 'cr90' }).answer({ type: 'decline' });
    expect(tokens(table)).toEqual([0, 0]);
    const near = { ...spec, objectiveTokens: [{ at: { x: 760, y: 300 } }] };
    expect(armadaTable(near).answer({ type: 'activate-ship', ship: 'other' }).asks).toBe(
      'keep the dial or take its token',
    );
  });

  test('more victory tokens than the opponent are 75 points, and equally many none [arm.objective-cards.07]', () => {
    expect(scores(armadaTable({ ...spec, victoryTokens: [2, 2] }))).toEqual({ p1: 0, p2: 0 });
    expect(scores(armadaTable({ ...spec, victoryTokens: [1, 2] }))).toEqual({ p1: 0, p2: 75 });
  });
});

describe('Dangerous Territory', () => {
  const spec = (owner: 'p1' | 'p2'): TableSpec => ({
    ships: {
      own: { owner, card: 'cr90-corvette-a', at: [900, 300], speed: 0 },
      ...(owner === 'p2' ? { mine: {} } : {}),
    },
    obstacles: { 'asteroid-field-1': [900, 310] },
    objectiveTokens: [{ at: { x: 900, y: 310 }, on: 'asteroid-field-1' }],
    objective: 'dangerous-territory',
    first: 'p1',
    moment: { phase: 'ship', turn: owner },
    chance: { mode: 'seeded', seed: 1 },
  });
  const staysOn = (owner: 'p1' | 'p2'): Table =>
    activate(spec(owner), 'own').answer({ type: 'skip-attack' }).answer({ type: 'skip-navigate' });

  test('the owner of a ship that overlaps an obstacle may take its token; the obstacle has its effect on the first player [arm.objective-cards.07, arm.scoring.07]', () => {
    const table = staysOn('p1');
    expect(table.asks).toContain('dangerous-territory-token');
    table.answer({ chosen: 'token-1' });
    expect(tokens(table)).toEqual([1, 0]);
    expect(scores(table)).toEqual({ p1: 15, p2: 0 });
    expect(table.state.objectiveTokens).toEqual([]);
    expect(table.told('damage-card-dealt')).toHaveLength(1);
  });

  test('asteroid fields have no effect on ships of the second player [arm.objective-cards.07]', () => {
    const table = staysOn('p2').answer({ type: 'decline' });
    expect(tokens(table)).toEqual([0, 0]);
    expect(table.state.objectiveTokens).toHaveLength(1);
    expect(table.told('damage-card-dealt')).toEqual([]);
  });
});

test('Dangerous Territory: the station repairs ships of the second player all the same [arm.objective-cards.07]', () => {
  const table = activate(
    {
      ships: {
        own: { owner: 'p2', card: 'cr90-corvette-a', at: [900, 300], speed: 0, damage: { facedown: 1 } },
        mine: {},
      },
      obstacles: { station: [900, 310] },
      objective: 'dangerous-territory',
      first: 'p1',
      moment: { phase: 'ship', turn: 'p2' },
    },
    'own',
  );
  table.answer({ type: 'skip-attack' }).answer({ type: 'skip-navigate' });
  expect(table.told('obstacle-overlapped')).toHaveLength(1);
  expect(table.asks).toBe('discard a damage card');
});

describe('Minefields', () => {
  const spec: TableSpec = {
    ships: { nebulon: { card: 'nebulon-b-escort-frigate', at: [900, 300], speed: 0 }, victory: { owner: 'p2' } },
    objectiveTokens: [{ at: { x: 980, y: 300 } }, { at: { x: 900, y: 700 } }],
    objective: 'minefields',
    moment: { phase: 'ship' },
  };
  const stays = (): Table =>
    activate(spec, 'nebulon').answer({ type: 'skip-attack' }).answer({ type: 'skip-navigate' });

  test('a mine at distance 1 of a ship that ends its movement goes off: a card for each icon, the first faceup with a critical one [arm.objective-cards.07]', () => {
    const table = stays();
    expect(table.by).toEqual(['chance']);
    table.answer({ faces: ['critical', 'hit'] });
    expect(table.state.objectiveTokens.map(({ id }) => id)).toEqual(['token-2']);
    table.answer({ card: 'power-failure' });
    const dealt = table.told('damage-card-dealt').map(({ card }) => card);
    expect(dealt.slice(0, 1)).toEqual(['power-failure']);
    expect(dealt.filter((card) => card === null).length).toBeGreaterThan(0);
  });

  test('dice that are no attack mean what the objective says: shields absorb nothing, and no critical effect is resolved [arm.dice-icons.06]', () => {
    const table = stays().answer({ faces: ['critical', 'critical'] });
    expect(table.told('critical-effect-resolved')).toEqual([]);
    expect(table.told('damage-totaled')).toEqual([]);
    expect(table.told('shield-lost')).toEqual([]);
  });

  test('hits alone are facedown cards, and accuracies none [arm.objective-cards.07]', () => {
    const table = stays().answer({ faces: ['accuracy', 'hit'] });
    expect(table.ship('nebulon').damage).toEqual({ facedown: 1, faceup: [] });
    expect(
      stays()
        .answer({ faces: ['accuracy', 'accuracy'] })
        .told('damage-card-dealt'),
    ).toEqual([]);
  });
});

test('Dangerous Territory: beyond distance 5 of the player edges, and a token on each obstacle [arm.objective-cards.07]', () => {
  const table = withObjective('dangerous-territory');
  expect(table.by).toEqual(['p2']);
  expect(table.whyNot(obstacleAt('p2', 900, 320))).toMatchObject({ code: 'near-edge' });
  table.does(obstacleAt('p2', 900, 450));
  expect(table.by).toEqual(['p1']);
  playOn(table, ['place-obstacle', 'leave-obstacle']);
  const { obstacles, objectiveTokens } = table.state;
  const there = obstacles.filter(({ place }) => place === 'table');
  expect(objectiveTokens.map(({ on }) => on)).toEqual(there.map(({ id }) => id));
  expect(objectiveTokens[0]?.at).toEqual({ x: there[0]?.pose.x, y: there[0]?.pose.y });
});

test('Minefields: the second player places all obstacles anywhere, far from each other, then six mines near them [arm.objective-cards.07, arm.objective-cards.01]', () => {
  const table = withObjective('minefields');
  table.does(obstacleAt('p2', 400, 100));
  expect(table.by).toEqual(['p2']);
  const near = { type: 'place-obstacle', player: 'p2', obstacle: 'debris-field-1' } as const;
  const pose = (x: number): object => ({ ...near, pose: { x, y: 100, heading: NORTH } });
  expect(table.whyNot(pose(600) as ArmadaAction)).toMatchObject({ code: 'near-obstacle' });
  table.does(pose(800) as ArmadaAction);
  playOn(table, ['place-obstacle', 'leave-obstacle']);
  expect(table.asks).toBe('place an objective token');
  expect(table.by).toEqual(['p2']);
  expect(table.whyNot(tokenAt('p2', 600, 110))).toMatchObject({ code: 'far-from-obstacles' });
  table.does(tokenAt('p2', 440, 180));
  expect(table.whyNot(tokenAt('p2', 440, 240))).toMatchObject({ code: 'near-token' });
  playOn(table, ['place-objective-token']);
  expect(table.state.objectiveTokens).toHaveLength(6);
});

test('Intel Sweep: five tokens in turns, the second player first, then objective ships before deployment [arm.objective-cards.07, arm.objective-cards.01]', () => {
  const table = playOn(withObjective('intel-sweep'), ['place-obstacle']);
  expect(table.by).toEqual(['p2']);
  table.does(tokenAt('p2', 600, 450));
  expect(table.by).toEqual(['p1']);
  expect(table.whyNot(tokenAt('p1', 800, 450))).toMatchObject({ code: 'near-token' });
  expect(table.whyNot(tokenAt('p1', 1000, 310))).toMatchObject({ code: 'outside-zone' });
  for (const [player, x] of [
    ['p1', 810],
    ['p2', 1020],
    ['p1', 1230],
    ['p2', 390],
  ] as const)
    table.does(tokenAt(player, x, 450));
  expect([table.by, table.asks]).toEqual([['p1'], 'choose an objective ship']);
  table.answer({ ship: 'cr90-corvette-a' }).answer({ ship: 'gladiator-i-class-star-destroyer' });
  expect(table.asks).toBe('choose what to deploy');
});

test('Superior Positions: the first player deploys everything first [arm.objective-cards.07]', () => {
  const table = playOn(withObjective('superior-positions'), ['place-obstacle', ...DEPLOYING]);
  const owners = [...table.told('ship-deployed'), ...table.told('squadron-deployed')].length;
  expect(owners).toBe(10);
  const order = table.events.flatMap((event) =>
    event.type === 'ship-deployed' || event.type === 'squadron-deployed'
      ? [
          [...table.state.ships, ...table.state.squadrons].find(
            ({ id }) => id === ('ship' in event ? event.ship : event.squadron),
          )?.owner,
        ]
      : [],
  );
  expect(order).toEqual([...Array<string>(4).fill('p1'), ...Array<string>(6).fill('p2')]);
});
