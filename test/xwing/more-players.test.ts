/** Games of three and four players: their order, their edges, who is whose enemy, and who is left. */
import * as E from 'fp-ts/lib/Either';
import { xwing, type XwingState } from '../../src/xwing';
import { EAST, NORTH, SOUTH, WEST } from '../../src/core/geometry';
import { isFriendly, shipOf } from '../../src/xwing/queries/ships';
import { gameOf, positionOf, squad, xwingTable, type ShipOnTable, type Table, type XwsShip } from './table';

const TIE: XwsShip = ['academypilot', 'tielnfighter'];
/** Squads of so many TIE fighters: each costs the same. */
const ties = (...counts: number[]): object[] =>
  counts.map((count) =>
    squad(
      'galacticempire',
      Array.from({ length: count }, () => TIE),
    ),
  );
const first = (first: string) => ({ type: 'choose-first-player', first });
const next = (next: string) => ({ type: 'choose-next-player', next });
const PLAYERS = ['p1', 'p2', 'p3'];
const ALL = [...PLAYERS, 'p4'];

describe('player order', () => {
  const namedNext = (table: Table): string[] => table.legal('choose-next-player').map((each) => each.next);

  test('fewest points choose the first player, next fewest the second, and so on [xw.player-order.06]', () => {
    const table = gameOf(ties(1, 3, 2));
    expect(table.by).toEqual(['p1']);
    expect(table.legal('choose-first-player').map((each) => each.first)).toEqual(PLAYERS);
    table.answer(first('p2'));
    // Not whoever has most points, nor again who has chosen; anybody without a place is named, also oneself.
    expect([table.by, namedNext(table)]).toEqual([['p3'], ['p1', 'p3']]);
    expect(table.state.order).toEqual([]);
    table.answer(next('p3'));
    expect(table.state.order).toEqual(['p2', 'p3', 'p1']);
    expect(table.happened('player-order-determined')).toMatchObject([{ first: 'p2' }]);
    expect(table.happened('next-player-chosen')).toMatchObject([
      { player: 'p3', place: 2, rules: ['xw.player-order.06'] },
      { player: 'p1', place: 3 },
    ]);
  });

  test('of four players three choose: every place but the last [xw.player-order.06]', () => {
    const table = gameOf(ties(4, 3, 2, 1));
    const choosers: string[] = [];
    for (const answer of [first('p1'), next('p3'), next('p2')]) {
      choosers.push(...table.by);
      table.answer(answer);
    }
    expect(choosers).toEqual(['p4', 'p3', 'p2']);
    expect(table.state.order).toEqual(['p1', 'p3', 'p2', 'p4']);
    expect(table.asks).toBe('edge of the play area');
  });

  test('of two players only the first is chosen, and nobody else is named [xw.player-order.02]', () => {
    const table = gameOf(ties(1, 2)).answer(first('p2'));
    expect(table.state.order).toEqual(['p2', 'p1']);
    expect(table.happened('next-player-chosen')).toEqual([]);
  });

  const calls = (table: Table, results: 'hits' | 'misses', face: string): Table =>
    table.answer({ type: 'call-results', results }).rolls(face);

  test('of three with equal points whoever calls wrong lets the others call [xw.player-order.04]', () => {
    const table = gameOf(ties(1, 1, 1));
    expect(table.by).toEqual(['p1']);
    calls(table, 'hits', 'blank');
    expect([table.by, table.asks]).toEqual([['p2'], 'hits or misses']);
    calls(table, 'hits', 'focus');
    expect([table.by, table.asks]).toEqual([['p3'], 'who is the first player']);
    // For the second place those call who have not chosen.
    table.answer(first('p3'));
    expect([table.by, table.asks]).toEqual([['p1'], 'hits or misses']);
    calls(table, 'misses', 'blank');
    expect([table.by, table.asks]).toEqual([['p1'], 'who is next in player order']);
    expect(table.answer(next('p2')).state.order).toEqual(['p3', 'p2', 'p1']);
  });

  test('whoever calls right chooses at once; more points take no part in it [xw.player-order.04]', () => {
    const table = gameOf(ties(2, 1, 1));
    expect(table.by).toEqual(['p2']);
    calls(table, 'misses', 'blank');
    expect([table.by, table.asks]).toEqual([['p2'], 'who is the first player']);
    // p3 has fewer points than p1: no call.
    table.answer(first('p1'));
    expect([table.by, table.asks]).toEqual([['p3'], 'who is next in player order']);
  });
});

const ordered = (...counts: number[]): Table => {
  const table = gameOf(ties(...counts)).answer(first('p1'));
  for (const each of ALL.slice(1, counts.length - 1)) table.answer(next(each));
  return table;
};

describe('edges of the play area', () => {
  const edges = (table: Table) => table.state.players.map(({ edge }) => edge);
  const offered = (table: Table) => table.legal('choose-edge').map(({ edge }) => edge);

  test('each of three chooses one that nobody has, in player order [xw.setup.06]', () => {
    const table = ordered(1, 2, 3);
    expect([table.by, offered(table)]).toEqual([['p1'], ['south', 'north', 'west', 'east']]);
    table.answer({ type: 'choose-edge', edge: 'west' });
    expect([table.by, offered(table)]).toEqual([['p2'], ['south', 'north', 'east']]);
    table.answer({ type: 'choose-edge', edge: 'south' });
    expect([table.by, offered(table)]).toEqual([['p3'], ['north', 'east']]);
    table.answer({ type: 'choose-edge', edge: 'east' });
    expect(edges(table)).toEqual(['west', 'south', 'east']);
  });

  test('the last of four has the edge that is left [xw.setup.06]', () => {
    const table = ordered(1, 2, 3, 4);
    for (const edge of ['north', 'west', 'south']) table.answer({ type: 'choose-edge', edge });
    expect(edges(table)).toEqual(['north', 'west', 'south', 'east']);
    expect(table.asks).toBe('place an obstacle');
  });

  /** p4's ship at the edge that the first three players left. */
  const placing = (edge: 'south' | 'north' | 'west' | 'east'): Table => {
    const table = ordered(1, 2, 3, 4);
    const others = (['south', 'north', 'west', 'east'] as const).filter((each) => each !== edge);
    for (const each of others) table.answer({ type: 'choose-edge', edge: each });
    for (let i = 0; i < 6; i++) table.places(i);
    while (!table.by.includes('p4')) table.places(1);
    return table;
  };

  test.each([
    ['south', NORTH, [450, 50], [450, 90]],
    ['north', SOUTH, [450, 864], [450, 824]],
    ['west', EAST, [50, 450], [90, 450]],
    ['east', WEST, [864, 450], [824, 450]],
  ] as const)('ships are placed within range 1 of the %s edge [xw.setup.10]', (edge, heading, [x, y], [farX, farY]) => {
    const table = placing(edge);
    const ship = table.state.ships.find(({ player, place }) => player === 'p4' && place === 'reserve')?.id ?? '';
    const at = (px: number, py: number) =>
      table.whyNot({ type: 'place-ship', player: 'p4', ship, pose: { x: px, y: py, heading } });
    expect(at(x, y)).toBeNull();
    expect(at(farX, farY)).toMatchObject({ code: 'outside-range-1' });
  });
});

test('six obstacles in all, by turns of all players [xw.setup.07]', () => {
  const table = ordered(1, 2, 3);
  for (const edge of ['north', 'west', 'south']) table.answer({ type: 'choose-edge', edge });
  const turns: string[] = [];
  for (let i = 0; table.asks === 'place an obstacle'; i++) {
    turns.push(...table.by);
    table.places(i);
  }
  expect(turns).toEqual(['p1', 'p2', 'p3', 'p1', 'p2', 'p3']);
});

/** One ship of each player, the initiatives of their pilots as given. */
const each = (pilots: readonly string[], more: Record<string, ShipOnTable> = {}) => ({
  players: PLAYERS,
  ships: {
    ...Object.fromEntries(
      pilots.map((pilot, i) => [`s${i + 1}`, { player: `p${i + 1}`, pilot, at: [200 + 200 * i, 450] as const }]),
    ),
    ...more,
  },
});

describe('in player order', () => {
  const SAME = ['academypilot', 'academypilot', 'academypilot'];
  const order = ['p3', 'p1', 'p2'];

  test('ties of initiative: activation, engagement [xw.player-order.05, xw.activation-phase.08, xw.engagement-phase.05]', () => {
    for (const [phase, event] of [
      ['activation', 'ship-activates'],
      ['engagement', 'ship-engages'],
    ] as const) {
      const table = xwingTable({ ...each(SAME), order, moment: { phase } });
      table.repeat({ type: 'decline-action' }).repeat({ type: 'decline-attack' });
      const told = table.happened(event);
      expect(told.map(({ ship }) => ship)).toEqual(['s3', 's1', 's2']);
      const [before, second, last] = told.map(({ because = [] }) => because.map(({ message }) => message).join());
      expect(before).toContain('p3 is the first player');
      expect(second).toContain('p1 comes before p2 in player order');
      expect(last).toBe('');
    }
  });

  test('a ship whose turn has come follows those of players before its own in a tie [xw.player-order.05]', () => {
    const table = xwingTable({ ...each(SAME), order, moment: { phase: 'activation', ship: 's1' } });
    expect(['s2', 's3'].map((id) => table.ship(id).activated)).toEqual([false, true]);
  });

  test('abilities that one event triggers are added to the queue, those of one player after the other [xw.ability-queue.03, xw.player-order.01]', () => {
    const chopper = (player: string, x: number): ShipOnTable => ({ player, pilot: 'chopper', at: [x, 450] });
    const table = xwingTable({
      players: PLAYERS,
      ships: { one: chopper('p1', 200), two: chopper('p2', 450), three: chopper('p3', 700) },
      order,
      moment: 'engagement',
    });
    expect(table.happened('ability-queued').map(({ source }) => source)).toEqual(['three', 'one', 'two']);
  });
});

test('all ships but those of the same player are enemies [xw.enemy.01, xw.friendly.01]', () => {
  const { state } = xwingTable({
    ...each(['academypilot', 'academypilot', 'academypilot'], { mate: { player: 'p1' } }),
    moment: 'end',
  });
  const own = shipOf(state, 's1');
  expect(['mate', 's2', 's3'].map((id) => isFriendly(own, shipOf(state, id)))).toEqual([true, false, false]);
  expect(isFriendly(shipOf(state, 's2'), shipOf(state, 's3'))).toBe(false);
});

describe('dials', () => {
  const set = (table: Table, ship: string): Table => table.answer({ type: 'set-dial', ship, maneuver: '2 straight' });

  test('all players set them at once, and none sees those of the others [xw.dial.03, xw.dial.05]', () => {
    const table = xwingTable({ ...each(['academypilot', 'academypilot', 'academypilot']), moment: 'planning' });
    expect(table.by).toEqual(PLAYERS);
    for (const ship of ['s2', 's3', 's1']) set(table, ship);
    const seen = (viewer: string) => xwing.view(table.state, viewer).ships.map(({ dial }) => dial !== null);
    expect([seen('p1'), seen('p2'), seen('p3'), seen('spectator')]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
    for (const player of ['p3', 'p1']) table.answer({ type: 'end-planning', player });
    expect(table.state.phase).toBe('planning');
    expect(table.answer({ type: 'end-planning', player: 'p2' }).state.phase).not.toBe('planning');
  });

  test('who has no ship left is not asked [xw.planning-phase.03]', () => {
    const table = xwingTable({ ...each(['academypilot', 'academypilot']), moment: 'planning' });
    expect(table.by).toEqual(['p1', 'p2']);
  });
});

describe('victory', () => {
  const leaving = (player: string, x: number): ShipOnTable => ({
    player,
    pilot: 'academypilot',
    at: [x, 894],
    dial: { speed: 3, bearing: 'straight', color: 'white' },
  });
  const staying = (player: string, x: number): ShipOnTable => ({
    player,
    pilot: 'academypilot',
    at: [x, 300],
    dial: { speed: 2, bearing: 'straight', color: 'white' },
  });
  /** To the end of the round, and to the end of the next one. */
  const playOn = (ships: Record<string, ShipOnTable>, rounds = 1): Table => {
    const table = xwingTable({ players: PLAYERS, ships, moment: { phase: 'activation' } });
    for (let i = 0; i < 200 && !xwing.decision(table.state).over && table.state.round <= rounds; i++) {
      const legal = table.legal();
      const unset = table.state.ships.find(({ dial, place }) => dial === null && place === 'table')?.id;
      const action =
        legal.find((each) => each.type === 'set-dial' && each.ship === unset && each.maneuver === '2 straight') ??
        legal.find((each) => each.type.startsWith('decline') || each.type.startsWith('end-')) ??
        legal[0];
      if (!action) throw new Error(table.situation());
      table.does(action);
    }
    return table;
  };

  test('at the end of a round, not before, who has no ship left has lost, and the others play on [xw.winning.01, xw.winning.02]', () => {
    const table = playOn({ one: staying('p1', 200), two: leaving('p2', 450), three: staying('p3', 700) }, 2);
    expect(table.happened('player-eliminated')).toMatchObject([{ player: 'p2', rules: ['xw.winning.02'] }]);
    expect(table.when('player-eliminated')).toBeGreaterThan(table.when('phase-ended', { phase: 'end' }));
    expect(table.when('game-ended')).toBe(-1);
    expect(table.state.round).toBe(3);
    expect(xwing.outcome(table.state).kind).toBe('playing');
    expect(table.by).toEqual(['p1', 'p3']);
  });

  test('the last player with ships wins [xw.winning.02]', () => {
    const table = playOn({ one: leaving('p1', 200), two: leaving('p2', 450), three: staying('p3', 700) });
    expect(xwing.outcome(table.state)).toMatchObject({ kind: 'won', winners: ['p3'] });
    expect(table.happened('player-eliminated')).toEqual([]);
  });

  test('the last ships of all leave in one round: a draw [xw.winning.03]', () => {
    const table = playOn({ one: leaving('p1', 200), two: leaving('p2', 450), three: leaving('p3', 700) });
    expect(xwing.outcome(table.state).kind).toBe('draw');
  });
});

describe('what cannot be', () => {
  test.each([1, 5])('%d squads [xw.setup.02]', (count) => {
    const begun = xwing.begin({ squads: ties(...Array.from({ length: count }, () => 1)) }, { mode: 'manual' });
    expect(begun).toMatchObject({ left: { code: 'squads', path: ['squads'], rules: ['xw.setup.02'] } });
  });

  const table = () => positionOf({ ...each(['academypilot', 'academypilot', 'academypilot']), moment: 'planning' });

  test.each([
    ['five players', { players: ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({ id })) }, 'players'],
    ['an order of two of three', { order: ['p1', 'p2'] }, 'player-order'],
    ['an order that names one twice', { order: ['p1', 'p2', 'p2'] }, 'player-order'],
    ['an empty order', { order: [] }, 'player-order'],
  ])('%s', (_what, change, code) => {
    expect(xwing.resume({ ...table(), ...change }, { mode: 'manual' })).toMatchObject({ left: { code } });
  });

  test('a saved game in which nobody could choose about player order [xw.player-order.06]', () => {
    const { state } = gameOf(ties(1, 1, 1)).answer({ type: 'call-results', results: 'hits' });
    const spoilt = (change: object) => {
      const saved = structuredClone(state);
      Object.assign(saved.stack.find(({ procedure }) => procedure === 'determine player order') ?? {}, change);
      return E.isLeft(xwing.load(saved));
    };
    expect(spoilt({})).toBe(false);
    for (const change of [
      { missed: PLAYERS },
      { missed: ['p2', 'p3'] },
      { missed: ['p1'] },
      { placed: PLAYERS, chose: PLAYERS },
      { placed: ['p1', 'p2'], chose: ['p1', 'p2'] },
      { placed: ['p2'], chose: [] },
      { placed: ['p2'], chose: ['p1'] },
      { called: undefined },
    ])
      expect(spoilt(change)).toBe(true);
  });

  test('a saved game in which two players have one edge, or two players no opposite ones [xw.setup.06]', () => {
    const saved = (players: readonly string[], edges: readonly string[]) => {
      const begun = xwing.resume(
        { ...table(), players: players.map((id) => ({ id })), ships: table().ships.slice(0, 2) },
        { mode: 'manual' },
      );
      if (E.isLeft(begun)) throw new Error(begun.left.message);
      const state = structuredClone(begun.right.state) as XwingState;
      state.players.forEach((player, i) => Object.assign(player, { edge: edges[i] }));
      return xwing.load(state);
    };
    expect(saved(PLAYERS, ['south', 'west', 'south'])).toMatchObject({ left: { code: 'same-edge' } });
    expect(saved(['p1', 'p2'], ['south', 'west'])).toMatchObject({ left: { code: 'same-edge' } });
    expect(E.isRight(saved(PLAYERS, ['south', 'west', 'north']))).toBe(true);
  });
});
