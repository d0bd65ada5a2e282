/** Setup, player order, initiative in setup, ID markers. */
import * as E from 'fp-ts/lib/Either';
import { xwing } from '../../src/xwing';
import { areaClosest, headingFromDegrees, NORTH, SOUTH } from '../../src/core/geometry';
import { obstacleArea } from '../../src/xwing/queries/obstacles';
import { newGame, squad, Table, xwingTable, type XwsShip } from './table';

const DIAGONAL = headingFromDegrees(225);
const X: XwsShip = ['bluesquadronescort', 't65xwing'];
const TIE: XwsShip = ['academypilot', 'tielnfighter'];
const ACE: XwsShip = ['howlrunner', 'tielnfighter'];
const rebels = (...ships: XwsShip[]) => squad('rebelalliance', ships);
const imperials = (...ships: XwsShip[]) => squad('galacticempire', ships);

/** One X-wing of the first player against one TIE fighter, up to choosing edges. */
const ordered = (one = rebels(X), two = imperials(TIE)): Table => {
  const table = newGame(one, two);
  const chooser = table.by[0];
  return table.answer({ type: 'choose-first-player', player: chooser, first: 'p1' });
};
const withEdges = (one?: object, two?: object): Table =>
  ordered(one, two).answer({ type: 'choose-edge', edge: 'south' });
const withObstacles = (one?: object, two?: object): Table => {
  const table = withEdges(one, two);
  for (let i = 0; i < 6; i++) table.places(i);
  return table;
};
const atSouth = (ship: string, x: number, y = 50) =>
  ({ type: 'place-ship', player: 'p1', ship, pose: { x, y, heading: NORTH } }) as const;
const atNorth = (ship: string, x: number, y = 864) =>
  ({ type: 'place-ship', player: 'p2', ship, pose: { x, y, heading: SOUTH } }) as const;
const obstacleAt = (obstacle: string, x: number, y: number) =>
  ({ type: 'place-obstacle', player: obstacle.slice(0, 2), obstacle, pose: { x, y, heading: NORTH } }) as const;

test('setup goes through its steps in order, then the game begins [xw.setup.01, xw.player-order.02]', () => {
  const table = newGame(rebels(X), imperials(TIE));
  expect(table.ship('bluesquadronescort').place).toBe('reserve');
  table.answer({ type: 'choose-first-player', first: 'p1' }).answer({ type: 'choose-edge', edge: 'south' });
  for (let i = 0; i < 6; i++) table.places(i);
  table.places().places();
  const types = table.events.map((event) => event.type).filter((type, i, all) => type !== all[i - 1]);
  expect(types).toEqual([
    'phase-started',
    'player-order-determined',
    'edge-chosen',
    'obstacle-placed',
    'about-to-place-forces',
    'ship-placed',
    'forces-placed',
    'phase-ended',
    'round-started',
    'phase-started',
  ]);
  expect(table.happened('phase-started').map((event) => event.phase)).toEqual(['setup', 'planning']);
  expect(table.happened('phase-ended').map((event) => event.phase)).toEqual(['setup']);
});

test('all ship and upgrade cards are public from the start [xw.setup.02]', () => {
  const { state } = newGame(
    rebels(['bluesquadronescort', 't65xwing', { torpedo: ['protontorpedoes'] }]),
    imperials(TIE),
  );
  const seen = xwing.view(state, 'p2').ships.find((ship) => ship.id === 'bluesquadronescort');
  expect(seen).toMatchObject({ pilot: 'bluesquadronescort', upgrades: [{ card: 'protontorpedoes' }] });
});

test('every ship and every upgrade of both squads is laid out, each with its player, before anything is asked [xw.setup.02]', () => {
  const { state } = newGame(
    rebels(['bluesquadronescort', 't65xwing', { torpedo: ['protontorpedoes'], modification: ['shieldupgrade'] }], X),
    imperials(TIE, ['howlrunner', 'tielnfighter', { talent: ['crackshot'] }]),
  );
  for (const player of ['p1', 'p2']) {
    const { ships } = xwing.view(state, player);
    expect(ships.map((ship) => [ship.player, ship.pilot, ship.upgrades.map((each) => each.card).sort()])).toEqual([
      ['p1', 'bluesquadronescort', ['protontorpedoes', 'shieldupgrade']],
      ['p1', 'bluesquadronescort', []],
      ['p2', 'academypilot', []],
      ['p2', 'howlrunner', ['crackshot']],
    ]);
  }
});

test('a player lays out three obstacles: the first three of a list that names more, each once [xw.setup.02]', () => {
  const many = ['coreasteroid3', 'coreasteroid3', 'coreasteroid1', 'coreasteroid5', 'coreasteroid0'];
  const { obstacles } = newGame(squad('rebelalliance', [X], many), imperials(TIE)).state;
  expect(obstacles.filter(({ id }) => id.startsWith('p1/')).map(({ outline }) => outline)).toEqual([
    'coreasteroid3',
    'coreasteroid1',
    'coreasteroid5',
  ]);
});

test('huge ships take part like all others, with decks and dials of their own [xw.huge-ships.01]', () => {
  const huge: XwsShip = ['alderaanianguard', 'cr90corelliancorvette'];
  const begun = xwing.begin({ squads: [rebels(huge, X), imperials(TIE)] }, { mode: 'seeded', seed: 1 });
  if (E.isLeft(begun)) throw new Error(String(begun.left.message));
  expect(begun.right.state.ships.map(({ size, place }) => [size, place])).toEqual([
    ['huge', 'reserve'],
    ['small', 'reserve'],
    ['small', 'reserve'],
  ]);
});

test('shields, charges and Force are laid out active, on the cards that they belong to [xw.setup.03]', () => {
  const luke: XwsShip = [
    'lukeskywalker',
    't65xwing',
    { torpedo: ['protontorpedoes'], modification: ['shieldupgrade'] },
  ];
  const ship = newGame(rebels(luke), imperials(TIE)).ship('lukeskywalker');
  expect(ship.shields).toMatchObject({ active: 3, limit: 3 });
  expect(ship.force).toMatchObject({ active: 2, limit: 2 });
  expect(ship.charges).toBeNull();
  expect(Object.fromEntries(ship.upgrades.map((card) => [card.card, card.charges?.active]))).toEqual({
    protontorpedoes: 2,
    shieldupgrade: undefined,
  });
});

test('every ship has an ID marker of its own [xw.setup.04, xw.id-token.02]', () => {
  const { ships } = newGame(rebels(X, X), imperials(TIE, TIE)).state;
  expect(new Set(ships.map((ship) => ship.marker)).size).toBe(4);
  expect(ships.map((ship) => ship.id)).toEqual([
    'bluesquadronescort',
    'bluesquadronescort-2',
    'academypilot',
    'academypilot-2',
  ]);
});

test('the player with fewer squad points chooses the first player, even the opponent [xw.player-order.02]', () => {
  const table = newGame(rebels(X), imperials(TIE));
  expect(table.by).toEqual(['p2']);
  expect(table.legal('choose-first-player').map((each) => each.first)).toEqual(['p1', 'p2']);
  table.answer({ type: 'choose-first-player', first: 'p1' });
  expect(table.state.order).toEqual(['p1', 'p2']);
});

test('the first player marker lies with the chosen player [xw.player-order.03]', () => {
  const table = newGame(rebels(X), imperials(TIE)).answer({ type: 'choose-first-player', first: 'p2' });
  expect(table.state.order[0]).toBe('p2');
});

describe('with equal squad points', () => {
  const called = (results: string) => newGame(imperials(TIE), imperials(TIE)).answer({ type: 'call-results', results });

  test.each([
    ['hits', 'crit', 'p1'],
    ['hits', 'hit', 'p1'],
    ['hits', 'focus', 'p2'],
    ['hits', 'blank', 'p2'],
    ['misses', 'blank', 'p1'],
    ['misses', 'focus', 'p1'],
    ['misses', 'hit', 'p2'],
    ['misses', 'crit', 'p2'],
  ])('called %s and rolled %s: %s decides who is first [xw.player-order.04, xw.setup.05]', (results, face, decides) => {
    const table = called(results);
    expect(table.by).toEqual(['chance']);
    table.rolls(face);
    expect(table.asks).toBe('who is the first player');
    expect(table.by).toEqual([decides]);
  });
});

test('the players have opposite edges [xw.setup.06]', () => {
  const table = ordered().answer({ type: 'choose-edge', edge: 'north' });
  expect(table.state.players.map((player) => player.edge)).toEqual(['north', 'south']);
});

describe('how far obstacles lie from edges and from each other, to the millimetre [xw.setup.08]', () => {
  const OUTLINE = 'coreasteroid5';
  const twoRocks = (): Table =>
    withEdges(squad('rebelalliance', [X], [OUTLINE]), squad('galacticempire', [TIE], [OUTLINE]));
  const areaAt = (x: number, y: number) =>
    obstacleArea({ options: {} }, { outline: OUTLINE, pose: { x, y, heading: NORTH } });
  const points = areaAt(0, 0).flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];

  test.each([
    ['west', (mm: number) => [mm - Math.min(...xs), 457]],
    ['east', (mm: number) => [914 - mm - Math.max(...xs), 457]],
    ['south', (mm: number) => [457, mm - Math.min(...ys)]],
    ['north', (mm: number) => [457, 914 - mm - Math.max(...ys)]],
  ] as const)('an obstacle lies more than 200 mm from the %s edge', (_edge, where) => {
    const table = twoRocks();
    const [x = 0, y = 0] = where(199.9);
    expect(table.whyNot(obstacleAt(`p1/${OUTLINE}`, x, y))).toMatchObject({ code: 'near-edge' });
    const [farX = 0, farY = 0] = where(200.1);
    expect(table.whyNot(obstacleAt(`p1/${OUTLINE}`, farX, farY))).toBeNull();
  });

  test('obstacles lie more than 100 mm apart: exactly 100 mm is range 1, and what touches that line is', () => {
    const table = twoRocks().does(obstacleAt(`p1/${OUTLINE}`, 400, 457));
    const apart = (x: number): number => areaClosest(areaAt(400, 457), areaAt(x, 457))?.distance ?? 0;
    let [within, beyond] = [400, 700];
    for (let i = 0; i < 60; i++) {
      const middle = (within + beyond) / 2;
      if (apart(middle) <= 100) within = middle;
      else beyond = middle;
    }
    expect(apart(within)).toBeCloseTo(100, 9);
    const why = (x: number) => table.whyNot(obstacleAt(`p2/${OUTLINE}`, x, 457))?.code ?? null;
    expect([why(within - 39), why(within - 5), why(within)]).toEqual(Array(3).fill('near-obstacle'));
    expect([why(beyond), why(beyond + 0.1)]).toEqual(['near-obstacle', null]);
  });
});

test('obstacles are placed alternately in player order, until six lie there [xw.setup.07]', () => {
  const table = withEdges();
  const placers: string[] = [];
  while (table.asks === 'place an obstacle') {
    placers.push(table.by[0] ?? '');
    table.places(placers.length);
  }
  expect(placers).toEqual(['p1', 'p2', 'p1', 'p2', 'p1', 'p2']);
  const told = table.happened('obstacle-placed');
  expect(new Set(told.map((event) => event.obstacle)).size).toBe(6);
  expect(table.state.obstacles.filter((obstacle) => obstacle.place === 'table')).toHaveLength(6);
});

test('an obstacle is left out only where it has no legal place [xw.setup.07]', () => {
  const squads = [rebels(X), imperials(TIE)].map((each, i) => ({ ...each, obstacles: [`coreasteroid${i}`] }));
  const begun = xwing.begin(
    { squads: squads as [object, object], mat: { width: 600, height: 600 } },
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const table = new Table(begun.right.state).answer({ type: 'choose-first-player', first: 'p1' });
  table.answer({ type: 'choose-edge', edge: 'south' });
  expect(table.whyNot({ type: 'leave-obstacle', player: 'p1', obstacle: 'p1/coreasteroid0' })).toMatchObject({
    code: 'place-left',
  });
  // The inner 200 mm hold one in their middle, and none beside it.
  table.does(obstacleAt('p1/coreasteroid0', 300, 300));
  expect(table.legal().map((each) => each.type)).toContain('leave-obstacle');
  const obstacle = table.state.obstacles.find((each) => each.id.startsWith('p2'))?.id;
  table.answer({ type: 'leave-obstacle', player: 'p2', obstacle });
  expect(table.state.obstacles.find((each) => each.id === obstacle)?.place).not.toBe('table');
});

test('an obstacle lies beyond range 2 of every edge and beyond range 1 of the others [xw.setup.08]', () => {
  const table = withEdges(
    squad('rebelalliance', [X], ['coreasteroid5']),
    squad('galacticempire', [TIE], ['coreasteroid5']),
  );
  expect(table.whyNot(obstacleAt('p1/coreasteroid5', 210, 450))).toMatchObject({
    code: 'near-edge',
    rules: expect.arrayContaining(['xw.setup.08']),
  });
  expect(table.whyNot(obstacleAt('p1/coreasteroid5', 450, 700))).toMatchObject({ code: 'near-edge' });
  table.does(obstacleAt('p1/coreasteroid5', 450, 450));
  const near = table.whyNot(obstacleAt('p2/coreasteroid5', 560, 450));
  expect(near).toMatchObject({ code: 'near-obstacle', facts: { other: 'p1/coreasteroid5' } });
  expect(table.whyNot(obstacleAt('p2/coreasteroid5', 640, 450))).toBeNull();
});

test('ships are placed in ascending initiative, ties in player order [xw.setup.09, xw.initiative.02]', () => {
  const one = rebels(['jakefarrell', 'rz1awing'], ['phoenixsquadronpilot', 'rz1awing']);
  const table = withObstacles(one, imperials(['blacksquadronace', 'tielnfighter'], TIE));
  const placed: string[] = [];
  while (table.asks === 'place a ship') {
    table.places(placed.length);
    placed.push(table.happened('ship-placed').at(-1)?.ship ?? '');
  }
  expect(placed).toEqual(['phoenixsquadronpilot', 'academypilot', 'blacksquadronace', 'jakefarrell']);
  expect(
    table.happened('ship-placed').map(({ because }) => because?.map(({ facts }) => Object.keys(facts ?? {}))),
  ).toEqual([[['initiative']], [['initiative', 'blacksquadronace']], [['initiative', 'jakefarrell']], undefined]);
});

test('a ship is placed entirely within range 1 of its edge [xw.setup.10]', () => {
  const table = withObstacles(rebels(X), imperials(ACE));
  expect(table.whyNot(atSouth('bluesquadronescort', 450, 81))).toMatchObject({ code: 'outside-range-1' });
  expect(table.whyNot(atSouth('bluesquadronescort', 450, 19))).toMatchObject({ code: 'outside-range-1' });
  expect(table.whyNot(atSouth('bluesquadronescort', 450, 80))).toBeNull();
});

test('no corner of a base lies beyond range 1, for either player [xw.setup.10]', () => {
  const table = withObstacles(rebels(X), imperials(TIE));
  const turned = (y: number) => ({ ...atNorth('academypilot', 450, y), pose: { x: 450, y, heading: DIAGONAL } });
  // Half the diagonal of a small base is 28.28 mm.
  expect(table.whyNot(turned(842))?.code).toBe('outside-range-1');
  expect(table.whyNot(turned(842.3))).toBeNull();
  expect(table.whyNot(turned(885.7))).toBeNull();
  expect(table.whyNot(turned(886))?.code).toBe('outside-range-1');
  expect(table.whyNot(atNorth('academypilot', 450, 833.9))?.code).toBe('outside-range-1');
  expect(table.whyNot(atNorth('academypilot', 450, 834))).toBeNull();
  expect(table.whyNot(atNorth('academypilot', 19, 850))?.code).toBe('outside-range-1');
  expect(table.whyNot(atNorth('academypilot', 20, 850))).toBeNull();
});

test("range 1 of the player's own edge, not of the other's [xw.setup.10]", () => {
  const table = withObstacles(rebels(X), imperials(ACE));
  expect(table.whyNot(atSouth('bluesquadronescort', 450, 864))?.code).toBe('outside-range-1');
  table.does(atSouth('bluesquadronescort', 450));
  expect(table.whyNot(atNorth('howlrunner', 450, 150))?.code).toBe('outside-range-1');
  expect(table.whyNot(atNorth('howlrunner', 450))).toBeNull();
});

test('a ship is not placed onto another one [xw.setup.10]', () => {
  const table = withObstacles(rebels(X, X), imperials(ACE)).does(atSouth('bluesquadronescort', 450));
  expect(table.whyNot(atSouth('bluesquadronescort-2', 480))).toMatchObject({ code: 'overlaps-ship' });
  expect(table.whyNot(atSouth('bluesquadronescort-2', 500))).toBeNull();
});

test('a ship with a turret may point it anywhere when it is placed [xw.setup.11]', () => {
  const falcon: XwsShip = ['outerrimsmuggler', 'modifiedyt1300lightfreighter'];
  const table = withObstacles(rebels(falcon), imperials(ACE)).does(atSouth('outerrimsmuggler', 450));
  expect(table.legal('point-turret').map((each) => each.arc)).toEqual(['front', 'left', 'right', 'rear']);
  table.answer({ type: 'point-turret', arc: 'right' });
  expect(table.ship('outerrimsmuggler').turret?.arc).toBe('right');
});

test('a turret that is rotated only to the front or the rear points there from the start [xw.setup.11, xw.golden-rules.03]', () => {
  const guard: XwsShip = ['zetasquadronsurvivor', 'tiesffighter'];
  const table = withObstacles(rebels(X), squad('firstorder', [guard]))
    .does(atSouth('bluesquadronescort', 450))
    .does(atNorth('zetasquadronsurvivor', 450));
  expect(table.legal('point-turret').map((each) => each.arc)).toEqual(['front', 'rear']);
});

test('each player has a shuffled damage deck: nobody knows its order [xw.setup.12]', () => {
  const { players } = withObstacles().state;
  for (const { damageDeck } of players) {
    expect(damageDeck.unknown).toHaveLength(33);
    expect([...damageDeck.top, ...damageDeck.bottom]).toEqual([]);
  }
});

test("a card's Setup effect is resolved in setup, not in the game [xw.setup.14]", () => {
  const table = newGame(
    rebels(['outerrimsmuggler', 'modifiedyt1300lightfreighter', { crew: ['gnkgonkdroid'] }]),
    imperials(TIE),
  );
  expect(table.ship('outerrimsmuggler').upgrades[0]?.charges).toMatchObject({ active: 0, limit: 1 });
  expect(table.state.phase).toBe('setup');
});

test.each(['planning', 'system', 'activation', 'engagement', 'end'] as const)(
  "a card's Setup effect is not resolved at the start of the %s phase [xw.setup.14]",
  (phase) => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], upgradeCharges: { gnkgonkdroid: 1 } };
    const table = xwingTable({ ships: { gonk, tie: { player: 'p2' } }, moment: phase });
    expect(table.happened('phase-started')[0]).toMatchObject({ phase });
    expect(table.happened('ability-queued')).toEqual([]);
    expect(table.ship('gonk').upgrades[0]?.charges?.active).toBe(1);
  },
);

test('the first round follows setup at once, with its Planning Phase [xw.round.02]', () => {
  const table = withObstacles().does(atNorth('academypilot', 450)).does(atSouth('bluesquadronescort', 450));
  expect(table.state).toMatchObject({ round: 1, phase: 'planning' });
  expect(table.asks).toBe('set dials');
});
