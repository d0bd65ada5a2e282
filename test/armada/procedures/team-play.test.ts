/** Team play (arm.team-play): two teams, one fleet each, and who decides what. */
import * as E from 'fp-ts/lib/Either';
import { fromOutside } from '../../../src/core';
import { armada } from '../../../src/armada/game';
import { encodeFleet } from '../../../src/armada/lists/fleet';
import { IMPERIALS, REBELS } from '../abilities/set-up';
import { armadaTable, Table, type TableSpec } from '../table';

const fleets = [REBELS, IMPERIALS].map((fleet) => encodeFleet(fleet, 'json'));
const begin = (teams: unknown) => armada.begin(fromOutside({ fleets, total: 300, teams }), { mode: 'manual' });
const LEIA = { id: 'leia' };
const VADER = { id: 'vader' };
const HAN = { id: 'han', controls: ['cr90-corvette-b', 'x-wing-squadron'] };

function begun(teams: unknown): Table {
  const game = begin(teams);
  if (E.isLeft(game)) throw new Error(game.left.message);
  return new Table(game.right.state, [...game.right.events]);
}

describe('teams', () => {
  test('control one fleet each, their members some of its pieces, the commander what is left [arm.team-play.02, arm.team-play.03, arm.team-play.04]', () => {
    const { state } = begun([[LEIA, HAN], [VADER]]);
    expect(state.players.map(({ id, members }) => [id, members])).toEqual([
      ['leia', ['han']],
      ['vader', []],
    ]);
    const controllers = [...state.ships, ...state.squadrons]
      .slice(0, 2)
      .map(({ owner, controller }) => [owner, controller]);
    expect(controllers).toEqual([
      ['leia', 'leia'],
      ['leia', 'han'],
    ]);
    expect(state.squadrons[0]).toMatchObject({ owner: 'leia', controller: 'han' });
  });

  test.each<[string, unknown]>([
    ['uneven-teams', [[LEIA, HAN, { id: 'luke', controls: ['cr90-corvette-a'] }], [VADER]]],
    ['no-commander', [[LEIA], []]],
    ['two-teams', [[LEIA], [VADER], [HAN]]],
    ['controls-nothing', [[LEIA, { id: 'han' }], [VADER]]],
    [
      'controlled-twice',
      [
        [LEIA, HAN],
        [VADER, { id: 'x', controls: ['victory-i-class-star-destroyer', 'victory-i-class-star-destroyer'] }],
      ],
    ],
    ['unknown-piece', [[LEIA, { id: 'han', controls: ['victory-i-class-star-destroyer'] }], [VADER]]],
    ['same-name', [[LEIA, { ...HAN, id: 'vader' }], [VADER]]],
  ])('%s [arm.team-play.01, arm.team-play.03, arm.team-play.04]', (code, teams) => {
    expect(begin(teams)).toMatchObject({
      left: { code, path: expect.arrayContaining([code === 'same-name' ? 'players' : 'teams']) as unknown },
    });
  });

  test('there are two teams, for two fleets [arm.team-play.02, arm.setup.05]', () => {
    expect(begin([[LEIA]])).toMatchObject({ left: { code: 'two-teams' } });
    expect(begin([[LEIA], [VADER], [HAN]])).toMatchObject({ left: { code: 'two-teams' } });
    const alone = armada.begin(fromOutside({ fleets: fleets.slice(1), total: 300 }), { mode: 'manual' });
    expect(alone).toMatchObject({ left: { code: 'two-fleets', path: ['fleets'] } });
  });

  test('the commander speaks for the team in setup [arm.team-play.09]', () => {
    const table = begun([[LEIA, HAN], [VADER]]);
    // The Rebels cost less.
    expect(table.by).toEqual(['leia']);
    table.answer({ first: 'vader' }).answer({ objective: 'most-wanted' });
    expect(table.state.first).toBe('vader');
  });
});

const spec = (more: Partial<TableSpec> = {}): TableSpec => ({
  players: [{ id: 'p1', members: ['han'] }, { id: 'p2' }],
  ships: {
    leias: { card: 'nebulon-b-escort-frigate', speed: 0 },
    hans: { controller: 'han', speed: 0 },
    victory: { owner: 'p2', speed: 0 },
  },
  squadrons: { x: { at: [300, 300], controller: 'han' }, tie: { owner: 'p2', at: [900, 700] } },
  moment: { phase: 'command' },
  ...more,
});

describe('decisions', () => {
  test('each player sets the dials of the own ships only, and nobody else sees them [arm.team-play.05, arm.team-play.06]', () => {
    const table = armadaTable(spec());
    expect(table.by).toEqual(['p1', 'han', 'p2']);
    const ofHan = table
      .legal()
      .flatMap((action) => (action.type === 'set-dials' && action.player === 'han' ? [action.ship] : []));
    expect(new Set(ofHan)).toEqual(new Set(['hans']));
    expect(table.whyNot({ type: 'set-dials', player: 'p1', ship: 'hans', commands: ['repair'] })).not.toBeNull();
    table.answer({ player: 'han', commands: ['repair'] });
    const stack = (viewer: string): unknown => table.seenBy(viewer).ships.find(({ id }) => id === 'hans')?.commandStack;
    expect(stack('han')).toEqual(['repair']);
    expect([stack('p1'), stack('p2')]).toEqual([[null], [null]]);
  });

  test('the commander says which ship is activated, its player does the rest [arm.team-play.07, arm.team-play.04]', () => {
    const table = armadaTable(spec({ moment: { phase: 'ship' } }));
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'activate-ship', ship: 'hans' });
    expect([table.by, table.asks]).toEqual([['han'], 'keep the dial or take its token']);
    table.answer({ type: 'keep-dial' });
    expect([table.by, table.asks]).toEqual([['han'], 'declare a target']);
  });

  test('the commander says which squadrons are activated, their player what they do [arm.team-play.08, arm.team-play.09]', () => {
    const table = armadaTable(spec({ moment: { phase: 'squadron' } }));
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'activate-squadron', squadron: 'x' });
    expect(table.by).toEqual(['han']);
  });

  test('a team plays on when all that one of its players had is destroyed [arm.team-play.10]', () => {
    const table = armadaTable(
      spec({
        ships: {
          leias: { card: 'nebulon-b-escort-frigate', speed: 0 },
          hans: { controller: 'han', at: [500, 850], speed: 2 },
          victory: { owner: 'p2' },
        },
        squadrons: {},
        moment: { phase: 'ship', ship: 'hans', step: 'execute maneuver' },
      }),
    ).quietly();
    expect(table.told('ship-destroyed')).toMatchObject([{ ship: 'hans' }]);
    expect(table.state.winner).toBeNull();
    expect(armada.outcome(table.state)).toMatchObject({ kind: 'playing', scores: { p1: 0, p2: 44 } });
  });
});
