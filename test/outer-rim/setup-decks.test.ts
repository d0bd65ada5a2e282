/** The last step of setup, and the variants. */
import { outerRim } from '../../src/outer-rim';
import { basePack } from '../../src/outer-rim/facts';
import { newGame, pack, resolving, setUpGame, table, type Table } from './table';

const stepsOf = (game: Table): number[] => game.happened('setup-step').map((each) => each.number);
const NAMES = ['ann', 'bob', 'cid', 'dee'];

/** Seeded setup, every question answered with its first possibility. */
function finish(game: Table): Table {
  while (game.state.step === 'setup') game.takes(game.legal()[0] ?? { type: 'move', player: '' });
  return game;
}

describe('decks and sheets', () => {
  const SIZES = { bounty: 11, cargo: 10, 'gear-and-mod': 15, job: 14, luxury: 11, ship: 9 };

  test('six market decks, each shuffled for itself, of its own cards [or.setup-decks.01]', () => {
    const [one, two] = [setUpGame({}, 1), setUpGame({}, 2)];
    for (const { deck, top, pile } of one.state.markets) {
      const all = [top, ...pile.unknown];
      expect(all).toHaveLength(SIZES[deck]);
      for (const id of all) expect(basePack.market.find((card) => card.id === id)?.deck).toBe(deck);
    }
    const tops = [one, two, ...[3, 4, 5, 6].map((seed) => setUpGame({}, seed))].map((game) =>
      game.state.markets.map((market) => market.top),
    );
    for (const i of one.state.markets.keys()) expect(new Set(tops.map((each) => each[i])).size).toBeGreaterThan(1);
  });

  test('the top card of each market deck is faceup, all others facedown [or.setup-decks.02]', () => {
    const game = setUpGame();
    for (const { top, pile } of game.state.markets) {
      expect(top).not.toBeNull();
      expect(pile.unknown).not.toContain(top);
    }
    for (const { deck, pile } of outerRim.view(game.state, 'ann').markets)
      expect(pile).toEqual({ name: deck, size: SIZES[deck] - 1, bottom: [] });
    expect(game.happened('market-card-revealed').map((each) => each.deck)).toEqual(Object.keys(SIZES));
  });

  test('patrol movement icons turned up in setup move no patrol [or.setup-decks.03]', () => {
    const icons = basePack.market.map(({ id }) => ({ id, patrol: { faction: 'hutt', spaces: 4 } }));
    const game = setUpGame({ pack: pack({ changes: { market: icons } }) });
    expect(game.patrol('hutt')).toEqual({ faction: 'hutt', level: 1, space: 'hi1' });
    expect(game.happened('patrol-moved')).toEqual([]);
  });

  test('seven facedown encounter decks of ten cards [or.setup-decks.04]', () => {
    const { state } = setUpGame();
    expect(state.encounterDecks.map((pile) => pile.unknown.length)).toEqual([10, 10, 10, 10, 10, 10, 10]);
    for (const pile of outerRim.view(state, 'ann').encounterDecks) expect(JSON.stringify(pile)).not.toMatch(/-\d+"/);
    const backs = new Map(basePack.encounters.map(({ id, deck }) => [id, deck]));
    for (const { name, unknown } of state.encounterDecks)
      expect(unknown.map((id) => backs.get(id))).toEqual(Array(10).fill(name));
  });

  test('each encounter deck is shuffled for itself: any of its cards may be on top, none of another [or.setup-decks.04]', () => {
    const asked = table({ ann: { at: 'naboo' } }, { step: 'encounter' }).does('encounter-space');
    const chances = outerRim.chanceOutcomes(asked.state);
    expect(chances.map(({ action }) => (action.type === 'draw' ? action.card : '')).sort()).toEqual(
      basePack.encounters.flatMap(({ id, deck }) => (deck === 'deck-naboo' ? [id] : [])).sort(),
    );
    expect(chances.map(({ probability }) => probability)).toEqual(Array(10).fill(0.1));
  });

  test('the databank lacks only the starting cards [or.setup-decks.05]', () => {
    const game = setUpGame({ players: NAMES });
    const held = NAMES.flatMap((name) => game.cards(name));
    expect(held).toHaveLength(4);
    expect([...game.state.databank, ...held].sort()).toEqual(basePack.databank.map((card) => card.id).sort());
  });

  test('sheets that nobody uses are the ship supply [or.setup-decks.06]', () => {
    expect(setUpGame().state.shipSupply).toHaveLength(10);
    expect(setUpGame({ players: NAMES }).state.shipSupply).toEqual(
      basePack.ships.filter((ship) => !ship.starting).map((ship) => ship.id),
    );
  });

  test('then the first player has the first turn [or.setup-decks.07]', () => {
    const game = finish(newGame({ players: NAMES, first: 'cid', characters: 'random' }, { mode: 'seeded', seed: 3 }));
    expect(game.state).toMatchObject({ active: 'cid', turn: 1, step: 'planning' });
    expect(game.by).toEqual(['cid']);
  });
});

describe('variants', () => {
  test('a first game is won with 8 fame [or.winning-the-game.03]', () => {
    const gain = [{ do: 'gain' as const, fame: 1 }];
    expect(resolving(gain, { ann: { fame: 7 } }, { variant: 'first-game' }).state.winner).toBe('ann');
    expect(resolving(gain, { ann: { fame: 7 } }).state.winner).toBeNull();
    expect(newGame({ variant: 'first-game' }).state.options.fame).toBe(8);
  });

  test('an extended game goes on at 10 fame and ends with 12 [or.extended-game-variant.01]', () => {
    const at = (fame: number) =>
      resolving([{ do: 'gain', fame: 1 }], { ann: { fame } }, { variant: 'extended' }).state.winner;
    expect([at(9), at(10), at(11)]).toEqual([null, null, 'ann']);
    expect(newGame({ variant: 'extended' }).state.options.fame).toBe(12);
  });

  test('the modular map comes first, the other steps follow unchanged [or.modular-map-variant.01]', () => {
    const game = newGame({ map: 'modular', first: 'ann' });
    expect(stepsOf(game)).toEqual([1]);
    const built = setUpGame({ map: 'modular' });
    expect(stepsOf(built)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(built.when('map-built')).toBeLessThan(built.when('setup-step', { number: 2 }));
    expect(setUpGame().state.pieces).toEqual(newGame().state.pieces);
  });

  test('all six tiles are drawn in random order [or.modular-map-variant.02]', () => {
    const game = newGame({ map: 'modular', first: 'ann' });
    expect(game.legal('draw').map((each) => each.card)).toEqual(basePack.map.tiles.map((tile) => tile.id));
    const orders = [1, 2, 3].map((seed) => setUpGame({ map: 'modular' }, seed).state.pieces.join(' '));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('the first tile joins Rebel and Syndicate, the last one Hutt and Imperial [or.modular-map-variant.03, or.modular-map-variant.04]', () => {
    const drawn = ['tile-naboo', 'tile-kessel', 'tile-takodana', 'tile-lothal', 'tile-ord-mantell', 'tile-nal-hutta'];
    const game = newGame({ map: 'modular', first: 'ann', characters: 'random' });
    for (const tile of drawn) game.draws(tile);
    expect(game.state.pieces).toEqual(['endcap-rebel-syndicate', ...drawn, 'endcap-hutt-imperial']);
    expect(game.happened('map-built')).toEqual([
      {
        type: 'map-built',
        rules: ['or.modular-map-variant.04', 'or.modular-map-variant.03'],
        pieces: game.state.pieces,
      },
    ]);
    const moving = table({ ann: { at: 'na3' } }, { step: 'planning', pieces: game.state.pieces }).does('move');
    expect(moving.legal('move-to').map((each) => each.space)).toContain('ke1');
    expect(moving.legal('move-to').map((each) => each.space)).not.toContain('ta1');
  });
});
