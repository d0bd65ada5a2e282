/** What objectives change of setup (arm.objective-cards): obstacles, tokens, deployment, objective ships. */
import { NORTH } from '../../../src/core/geometry';
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { DEPLOYING, IMPERIALS, playOn, withObjective } from './set-up';

const obstacleAt = (player: string, x: number, y: number, obstacle = 'station' as const): ArmadaAction => ({
  type: 'place-obstacle',
  player,
  obstacle,
  pose: { x, y, heading: NORTH },
});
const tokenAt = (player: string, x: number, y: number): ArmadaAction => ({
  type: 'place-objective-token',
  player,
  at: { x, y },
});

test('effects of objective cards are resolved in setup, once [arm.effect-use-and-timing.16, arm.objective-cards.01]', () => {
  const table = playOn(withObjective('most-wanted'), ['place-obstacle', ...DEPLOYING]);
  expect(table.told('ability-used').map(({ ability }) => ability)).toEqual(['most-wanted-ships']);
});

describe('objective ships', () => {
  test('Most Wanted: the second player chooses an own ship and one of the first player [arm.objective-cards.05, arm.objective-cards.08]', () => {
    const table = playOn(withObjective('most-wanted'), ['place-obstacle', ...DEPLOYING]);
    expect(table.by).toEqual(['p2']);
    expect(table.legal()).toHaveLength(2);
    table.answer({ ship: 'victory-i-class-star-destroyer' });
    expect(table.by).toEqual(['p2']);
    table.answer({ ship: 'cr90-corvette-b' });
    const chosen = table.state.ships.filter(({ objective }) => objective).map(({ id }) => id);
    expect(chosen).toEqual(['cr90-corvette-b', 'victory-i-class-star-destroyer']);
    expect(table.told('objective-token-assigned')).toHaveLength(2);
    expect(table.state).toMatchObject({ round: 1, phase: 'command' });
  });

  test('Advanced Gunnery: each player chooses an own ship, the first player first [arm.objective-cards.05]', () => {
    const table = playOn(withObjective('advanced-gunnery'), ['place-obstacle', ...DEPLOYING]);
    expect(table.by).toEqual(['p1']);
    table.answer({ ship: 'cr90-corvette-a' });
    expect(table.by).toEqual(['p2']);
    table.answer({ ship: 'gladiator-i-class-star-destroyer' });
    expect(table.ship('cr90-corvette-a').objective).toBe(true);
    expect(table.ship('gladiator-i-class-star-destroyer').objective).toBe(true);
    expect(table.state.round).toBe(1);
  });

  test('Opening Salvo: each ship gets a token [arm.objective-cards.05]', () => {
    const table = playOn(withObjective('opening-salvo'), ['place-obstacle', ...DEPLOYING]);
    expect(table.state.ships.map(({ objective }) => objective)).toEqual([true, true, true, true]);
  });

  test('Precision Strike: each ship of the second player gains a concentrate fire token [arm.objective-cards.05]', () => {
    const table = playOn(withObjective('precision-strike'), ['place-obstacle', ...DEPLOYING]);
    expect(table.state.ships.map(({ owner, tokens }) => [owner, tokens])).toEqual([
      ['p1', []],
      ['p1', []],
      ['p2', ['concentrate-fire']],
      ['p2', ['concentrate-fire']],
    ]);
  });
});

describe('obstacles and objective tokens', () => {
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

describe('deployment', () => {
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
});
