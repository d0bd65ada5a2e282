/** What objectives do in the game and at its end: tokens, victory tokens, scores (arm.objective-cards, arm.victory-tokens, arm.scoring). */
import { armada } from '../../../src/armada/game';
import { NORTH } from '../../../src/core/geometry';
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { playOn } from './set-up';
import { armadaTable, type Table, type TableSpec } from '../table';

/** The tokens of each player. */
const tokens = (table: Table): number[] => table.state.players.map(({ victoryTokens }) => victoryTokens);
const scores = (table: Table): unknown => armada.outcome(table.state).scores;

/** A ship activates and keeps its dial; what comes then is asked. */
function activate(spec: TableSpec, ship = 'cr90'): Table {
  const table = armadaTable(spec).answer({ type: 'activate-ship', ship });
  return table.legal().some(({ type }) => type === 'keep-dial') ? table.answer({ type: 'keep-dial' }) : table;
}

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

  test('at the start of a later round it comes at distance 1 of a token, onto squadrons too, which the first player places [arm.objective-cards.06, arm.overlapping.02]', () => {
    const table = armadaTable(spec());
    expect(table.by).toEqual(['p2']);
    expect(table.whyNot(ship(1300, 600))).toMatchObject({ code: 'far-from-token' });
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

  test('what stays set aside may come later; each token may be moved within distance 1 [arm.objective-cards.06]', () => {
    const table = armadaTable(spec()).answer({ type: 'stay-set-aside' });
    const move = (x: number): ArmadaAction => ({
      type: 'move-objective-token',
      player: 'p2',
      token: 'token-1',
      at: { x, y: 400 },
    });
    expect(table.whyNot(move(1377))).toMatchObject({ code: 'too-far' });
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
      objective: 'hyperspace-assault',
      moment: { phase: 'ship', ship: 'victory', step: 'execute maneuver' },
      ...spec,
    }).quietly();
  expect(at({}).state.winner).toBeNull();
  const destroyed = at({ readings: { setAside: 'destroyed' } });
  expect(destroyed.told('ship-destroyed').map(({ ship }) => ship)).toEqual(['victory', 'gladiator']);
  expect(destroyed.state.winner).toBe('p1');
  const end = { round: 6, moment: { phase: 'status' } } as const;
  expect(scores(at(end))).toEqual({ p1: 0, p2: 0 });
  expect(scores(at({ ...end, readings: { setAside: 'destroyed' } }))).toEqual({ p1: 56, p2: 0 });
});

describe('scores', () => {
  const gone = (objective: boolean) => ({
    owner: 'p2' as const,
    card: 'victory-i-class-star-destroyer',
    upgrades: ['grand-moff-tarkin'],
    at: null,
    objective,
  });

  test.each(['most-wanted', 'advanced-gunnery'])(
    '%s: a destroyed objective ship counts its card twice, its upgrades once [arm.objective-cards.05, arm.scoring.05]',
    (objective) => {
      const table = (is: boolean): Table =>
        armadaTable({
          ships: { cr90: { objective: true }, gone: gone(is), victory: { owner: 'p2', objective: !is } },
          objective,
          moment: { phase: 'ship' },
        });
      expect(scores(table(false))).toEqual({ p1: 73 + 38, p2: 0 });
      expect(scores(table(true))).toEqual({ p1: 2 * 73 + 38, p2: 0 });
    },
  );

  test('Opening Salvo: half of the points of each damaged enemy ship, rounded up; without it damage gives none [arm.objective-cards.05, arm.scoring.03]', () => {
    const table = (objective: string): Table =>
      armadaTable({
        ships: { cr90: {}, victory: { owner: 'p2', damage: { facedown: 1 } }, whole: { owner: 'p2', at: [1200, 800] } },
        objective,
        moment: { phase: 'ship' },
      });
    expect(scores(table('opening-salvo'))).toEqual({ p1: 37, p2: 0 });
    expect(scores(table('minefields'))).toEqual({ p1: 0, p2: 0 });
  });

  test("victory tokens are the player's, whatever becomes of the ships [arm.victory-tokens.02, arm.victory-tokens.03]", () => {
    const table = armadaTable({
      ships: { cr90: {}, gone: { card: 'cr90-corvette-b', at: null }, victory: { owner: 'p2' } },
      objective: 'fire-lanes',
      victoryTokens: [2, 0],
      moment: { phase: 'ship' },
    });
    expect(scores(table)).toEqual({ p1: 30, p2: 39 });
  });
});
