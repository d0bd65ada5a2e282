/** Defense objectives (arm.objective-cards.06). */
import { armada } from '../../../../src/armada/game';
import type { ArmadaAction } from '../../../../src/armada/model/actions';
import { NORTH } from '../../../../src/core/geometry';
import { DEPLOYING, IMPERIALS, playOn, withObjective } from '../set-up';
import { armadaTable, type Table, type TableSpec } from '../../table';
import { activate, attacking, frontOf, obstacleAt, scores, tokenAt, tokens } from '../tables';

describe('Contested Outpost', () => {
  test('the station obstructs no attack, other obstacles do [arm.objective-cards.06]', () => {
    const between = (objective: string | null): readonly string[] | undefined =>
      frontOf(attacking(objective ?? '', { objective, obstacles: { station: [900, 370] } }), 'victory').told(
        'attack-declared',
      )[0]?.obstructedBy;
    expect(between(null)).toEqual(['station']);
    expect(between('contested-outpost')).toEqual([]);
  });
});

describe('Fire Lanes', () => {
  const round = (at: readonly [number, number], more: Partial<TableSpec> = {}): Table =>
    armadaTable({
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [900, 300] },
        victory: { owner: 'p2', at: [900, 700] },
      },
      objective: 'fire-lanes',
      objectiveTokens: [{ at: { x: at[0], y: at[1] } }],
      moment: { phase: 'status' },
      ...more,
    });

  test('at the end of the round the player with more dice for a token controls it [arm.objective-cards.06]', () => {
    // Three red dice of the Nebulon-B at medium range; three red ones of the Victory at long range are as many.
    const table = round([900, 420]);
    expect(tokens(table)).toEqual([0, 0]);
    // At close range the Victory has its three black ones as well.
    const near = round([900, 560]);
    expect(tokens(near)).toEqual([0, 1]);
    expect(near.told('victory-tokens-gained')).toMatchObject([
      { because: [{ code: 'dice', facts: { p1: 3, p2: 6 } }] },
    ]);
  });

  test('an obstacle between takes a die [arm.objective-cards.06]', () => {
    const table = round([900, 440], { obstacles: { 'asteroid-field-1': [900, 550] } });
    expect(tokens(table)).toEqual([1, 0]);
  });

  test('who lies on it leaves it to the opponent, both to nobody [arm.objective-cards.06]', () => {
    const on = (squadrons: NonNullable<TableSpec['squadrons']>): number[] => tokens(round([900, 560], { squadrons }));
    expect(on({ tie: { owner: 'p2', at: [900, 560] } })).toEqual([1, 0]);
    expect(on({ x: { at: [885, 560] }, tie: { owner: 'p2', at: [920, 560] } })).toEqual([0, 0]);
  });
});

describe('Contested Outpost', () => {
  const spec = (more: object = {}): TableSpec => ({
    ships: { cr90: { at: [900, 350] }, victory: { owner: 'p2', at: [900, 560] } },
    obstacles: { station: [900, 450] },
    objective: 'contested-outpost',
    moment: { phase: 'status' },
    ...more,
  });

  test('at the end of the round the higher sum of command values at distance 1 of the station gains a token [arm.objective-cards.06, arm.victory-tokens.01]', () => {
    const table = armadaTable(spec());
    expect(tokens(table)).toEqual([0, 1]);
    expect(table.told('victory-tokens-gained')).toMatchObject([
      { player: 'p2', because: [{ code: 'command-values', facts: { own: 3, other: 1 } }] },
    ]);
    expect(scores(table)).toEqual({ p1: 0, p2: 20 });
  });

  test('with equal sums nobody gains one; ships farther away do not count [arm.objective-cards.06]', () => {
    expect(
      tokens(
        armadaTable(
          spec({
            ships: { cr90: { at: [900, 350] }, other: { owner: 'p2', card: 'cr90-corvette-a', at: [900, 550] } },
          }),
        ),
      ),
    ).toEqual([0, 0]);
    expect(
      tokens(armadaTable(spec({ ships: { cr90: { at: [900, 350] }, victory: { owner: 'p2', at: [900, 700] } } }))),
    ).toEqual([1, 0]);
    // Another obstacle is no outpost.
    const obstacles = { station: [300, 450], 'debris-field-1': [900, 450] };
    expect(tokens(armadaTable(spec({ obstacles })))).toEqual([0, 0]);
  });

  test('the station repairs nothing [arm.objective-cards.06]', () => {
    const table = activate(
      spec({
        ships: { cr90: { at: [900, 450], speed: 0, damage: { facedown: 1 } } },
        moment: { phase: 'ship' },
      }),
    );
    table.answer({ type: 'skip-attack' }).answer({ type: 'skip-navigate' });
    expect(table.told('obstacle-overlapped')).toMatchObject([{ because: [{ code: 'outpost' }] }]);
    expect(table.asks).toBe('activate a ship');
    expect(table.ship('cr90').damage.facedown).toBe(1);
  });
});

describe('Hyperspace Assault', () => {
  const spec = (more: object = {}): TableSpec => ({
    ships: {
      cr90: { at: [900, 300] },
      victory: { owner: 'p2', at: [300, 800] },
      gladiator: { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: null, setAside: true },
    },
    squadrons: {
      'x-1': { at: [1300, 450] },
      'tie-1': { owner: 'p2', at: null, setAside: true },
    },
    objectiveTokens: [{ at: { x: 1300, y: 400 } }, { at: { x: 500, y: 400 } }, { at: { x: 1500, y: 200 } }],
    objective: 'hyperspace-assault',
    round: 2,
    moment: { phase: 'status' },
    ...more,
  });
  const ship = (x: number, y: number): ArmadaAction => ({
    type: 'deploy-ship',
    player: 'p2',
    ship: 'gladiator',
    pose: { x, y, heading: NORTH },
    speed: 2,
  });
  const tie = (x: number, y: number): ArmadaAction => ({
    type: 'deploy-squadron',
    player: 'p2',
    squadron: 'tie-1',
    at: { x, y },
  });

  test('at the start of a later round it comes at distance 1 of a token, onto squadrons too, which the first player places [arm.objective-cards.06, arm.overlapping.02, arm.setup.30]', () => {
    const table = armadaTable(spec());
    expect(table.by).toEqual(['p2']);
    expect(table.whyNot(ship(1300, 600))).toMatchObject({ code: 'far-from-token' });
    const beside = armadaTable(spec({ objectiveTokens: [{ at: { x: 900, y: 400 } }] }));
    expect(beside.whyNot(ship(900, 360))).toMatchObject({ code: 'overlaps-base', facts: { other: 'cr90' } });
    table.does(ship(1300, 440));
    expect([table.by, table.asks]).toEqual([['p1'], 'place a squadron']);
    playOn(table, ['place-squadron']);
    expect(table.by).toEqual(['p2']);
    expect(table.whyNot(tie(500, 450))).toMatchObject({ code: 'far-from-token' });
    table.does(tie(1230, 400));
    expect(table.state.objectiveTokens).toEqual([]);
    expect(table.ship('gladiator')).toMatchObject({ place: 'table', speed: 2, activated: false });
    expect(table.asks).toBe('set dials');
  });

  test('what stays set aside may come later; each token may be moved within distance 1 [arm.objective-cards.06, arm.objective-cards.01]', () => {
    const table = armadaTable(spec()).answer({ type: 'stay-set-aside' });
    const move = (x: number): ArmadaAction => ({
      type: 'move-objective-token',
      player: 'p2',
      token: 'token-1',
      at: { x, y: 400 },
    });
    expect(table.whyNot(move(1377))).toMatchObject({ code: 'too-far' });
    const legal = armada.allLegalActions(table.state);
    const drawn = Array.from({ length: 40 }, (_, seed) => (legal.kind === 'region' ? legal.sample(seed) : null));
    expect(drawn.filter((action) => action?.type === 'move-objective-token').length).toBeGreaterThan(10);
    expect(drawn.filter((action) => action && table.whyNot(action) !== null)).toEqual([]);
    const tokens = drawn.flatMap((action) => (action?.type === 'move-objective-token' ? [action.token] : []));
    expect([...new Set(tokens)].sort()).toEqual(['token-1', 'token-2', 'token-3']);
    table.does(move(1376)).answer({ type: 'end-moving-tokens' });
    expect(table.state.objectiveTokens[0]?.at.x).toBe(1376);
    expect(table.ship('gladiator').place).toBe('set-aside');
  });
});

test('read as in edition 1.5, what is set aside is destroyed as its owner has no ship on the table any more, and as the game ends [arm.objective-cards.06, arm.winning-and-losing.03]', () => {
  const at = (spec: Partial<TableSpec>): Table =>
    armadaTable({
      ships: {
        cr90: { at: [900, 300] },
        victory: { owner: 'p2', at: [300, 845], facing: 0, speed: 2 },
        gladiator: { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: null, setAside: true },
      },
      squadrons: { tie: { owner: 'p2', at: null, setAside: true }, x: { at: [900, 500] } },
      objective: 'hyperspace-assault',
      moment: { phase: 'ship', ship: 'victory', step: 'execute maneuver' },
      ...spec,
    }).quietly();
  expect(at({}).state.winner).toBeNull();
  const destroyed = at({ readings: { setAside: 'destroyed' } });
  expect(destroyed.told('ship-destroyed').map(({ ship }) => ship)).toEqual(['victory', 'gladiator']);
  expect(destroyed.told('squadron-destroyed')).toMatchObject([{ squadron: 'tie', because: [{ code: 'set-aside' }] }]);
  expect(destroyed.state.winner).toBe('p1');
  const end = { round: 6, moment: { phase: 'status' } } as const;
  expect(scores(at(end))).toEqual({ p1: 0, p2: 0 });
  expect(scores(at({ ...end, readings: { setAside: 'destroyed' } }))).toEqual({ p1: 56 + 8, p2: 0 });
});

test('Contested Outpost: the station comes last, by the second player, beyond distance 5 of the player edges [arm.objective-cards.06]', () => {
  const table = withObjective('contested-outpost');
  expect(table.whyNot(obstacleAt('p2', 900, 450))).toMatchObject({ code: 'not-left' });
  playOn(table, ['place-obstacle']);
  // The five others lie there, in turns; the sixth was placed by the loop, too.
  const placed = table.told('obstacle-placed').map(({ obstacle }) => obstacle);
  expect(placed).toHaveLength(6);
  expect(placed[5]).toBe('station');
});

test('Contested Outpost: not nearer to a player edge, though other obstacles may [arm.objective-cards.06]', () => {
  const table = withObjective('contested-outpost');
  for (let seed = 0; seed < 5; seed++) playOneObstacle(table);
  expect(table.by).toEqual(['p2']);
  expect(table.whyNot(obstacleAt('p2', 500, 320))).toMatchObject({ code: 'near-edge' });
});

test('Fire Lanes: three tokens of the second player, each moved by the first player within distance 2 if wished [arm.objective-cards.06, arm.objective-cards.01]', () => {
  const table = playOn(withObjective('fire-lanes'), ['place-obstacle']);
  expect(table.by).toEqual(['p2']);
  // Distance 4 ends at 245.5 mm; all of the token lies beyond it.
  expect(table.whyNot(tokenAt('p2', 900, 255))).toMatchObject({ code: 'outside-zone' });
  table
    .does(tokenAt('p2', 900, 256))
    .does(tokenAt('p2', 700, 450))
    .does(tokenAt('p2', 1100, 450));
  expect(table.by).toEqual(['p1']);
  const move = (x: number): ArmadaAction => ({
    type: 'move-objective-token',
    player: 'p1',
    token: 'token-1',
    at: { x, y: 256 },
  });
  expect(table.whyNot(move(1025))).toMatchObject({ code: 'too-far' });
  table.does(move(1024));
  expect(table.whyNot(move(1030))).toMatchObject({ code: 'not-movable' });
  table.answer({ type: 'end-moving-tokens' });
  expect(table.state.objectiveTokens.map(({ id, at }) => [id, at.x])).toEqual([
    ['token-1', 1024],
    ['token-2', 700],
    ['token-3', 1100],
  ]);
  expect(table.asks).toBe('choose what to deploy');
});

function playOneObstacle(table: ReturnType<typeof withObjective>): void {
  // The corners and the sides of the setup area leave the middle free.
  const places = [
    [500, 250],
    [700, 250],
    [900, 250],
    [1100, 250],
    [1300, 250],
  ] as const;
  const n = table.told('obstacle-placed').length;
  const [x, y] = places[n] ?? [0, 0];
  const obstacle = table.state.obstacles.filter(({ place, id }) => place === 'reserve' && id !== 'station')[0]?.id;
  if (obstacle)
    table.does({ type: 'place-obstacle', player: table.by[0] ?? '', obstacle, pose: { x, y, heading: NORTH } });
}

test('Fleet Ambush: ships before squadrons; the first player deploys the first and third ship in the Ambush Zone [arm.objective-cards.06]', () => {
  const table = playOn(withObjective('fleet-ambush'), ['place-obstacle']);
  const corners = table.state.objectiveTokens.map(({ at }) => [Math.round(at.x), Math.round(at.y)]);
  expect(corners).toEqual([
    [605, 305],
    [605, 595],
    [1195, 305],
    [1195, 595],
  ]);
  const ship = (id: string, x: number, y: number, player = 'p1'): ArmadaAction => ({
    type: 'deploy-ship',
    player,
    ship: id,
    pose: { x, y, heading: NORTH },
    speed: 1,
  });
  table.answer({ piece: 'cr90-corvette-a' });
  expect(table.whyNot(ship('cr90-corvette-a', 900, 80))).toMatchObject({ code: 'outside-zone' });
  const lieAt = (y: number): void => {
    const obstacles = table.state.obstacles.map((each) => ({ ...each, pose: { x: 900, y, heading: NORTH } }));
    table.state = { ...table.state, obstacles };
  };
  lieAt(450);
  expect(table.whyNot(ship('cr90-corvette-a', 900, 450))).toMatchObject({ code: 'on-obstacle' });
  lieAt(760);
  playOn(table, ['deploy-ship']);
  const { pose } = table.ship('cr90-corvette-a');
  expect(pose.y).toBeGreaterThan(304.8);
  expect(pose.y).toBeLessThan(595.2);
  table.answer({ piece: 'victory-i-class-star-destroyer' });
  // The second player has the usual zone, in its first turn, too.
  expect(table.whyNot(ship('victory-i-class-star-destroyer', 900, 780, 'p2'))).toBeNull();
  expect(table.whyNot(ship('victory-i-class-star-destroyer', 900, 450, 'p2'))).toMatchObject({
    code: 'outside-zone',
  });
  playOn(table, ['deploy-ship']);
  expect(table.whyNot({ type: 'deploy', player: 'p1', piece: 'x-wing-squadron' })).toMatchObject({
    code: 'ships-first',
  });
  table.answer({ piece: 'cr90-corvette-b' });
  // The second of the first player's turns is an even one.
  expect(table.whyNot(ship('cr90-corvette-b', 900, 80))).toBeNull();
  playOn(table, DEPLOYING);
  expect(table.state).toMatchObject({ round: 1, objectiveTokens: [] });
});

test('Hyperspace Assault: a ship and up to three squadrons are set aside, and three tokens placed [arm.objective-cards.06]', () => {
  const table = playOn(withObjective('hyperspace-assault'), ['place-obstacle']);
  expect(table.by).toEqual(['p2']);
  expect(table.legal()).toHaveLength(2);
  table.answer({ piece: 'gladiator-i-class-star-destroyer' });
  for (const id of ['tie-fighter-squadron', 'tie-fighter-squadron-2', 'tie-fighter-squadron-3'])
    table.answer({ piece: id });
  // A fourth one cannot be.
  expect(table.asks).toBe('place an objective token');
  expect(table.whyNot(tokenAt('p2', 100, 190))).toMatchObject({ code: 'outside-zone' });
  table
    .does(tokenAt('p2', 100, 450))
    .does(tokenAt('p2', 900, 450))
    .does(tokenAt('p2', 1700, 450));
  playOn(table, DEPLOYING);
  expect(table.state.round).toBe(1);
  expect(table.ship('gladiator-i-class-star-destroyer').place).toBe('set-aside');
  // Not at the start of the first round.
  expect(table.asks).toBe('set dials');
});

test('Hyperspace Assault: squadrons without a ship to be deployed near are destroyed [arm.setup.23]', () => {
  const second = { ...IMPERIALS, ships: IMPERIALS.ships.slice(0, 1) };
  const table = playOn(withObjective('hyperspace-assault', second), ['place-obstacle']);
  table.answer({ piece: 'victory-i-class-star-destroyer' }).answer({ type: 'end-setting-aside' });
  playOn(table, ['place-objective-token']);
  expect(table.told('squadron-destroyed')).toHaveLength(4);
  playOn(table, DEPLOYING);
  expect(table.state.round).toBe(1);
});
