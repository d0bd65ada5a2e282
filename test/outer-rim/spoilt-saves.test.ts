/** Saved games that were spoilt: what is refused, where the fault is, and by which rule. */
import * as E from 'fp-ts/lib/Either';
import { outerRim, type OuterRimState } from '../../src/outer-rim';
import { basePack } from '../../src/outer-rim/facts';
import { copy } from './content/packs';
import { newGame, resolving, setUpGame, table } from './table';

describe('saved games', () => {
  const { state } = setUpGame({ players: ['ann', 'bob'] }, 3);
  const spoilt = (change: (state: OuterRimState) => void): string | null => {
    const other = copy(state);
    change(other);
    const loaded = outerRim.load(other);
    return E.isLeft(loaded) ? loaded.left.code : null;
  };

  test('with each planet marked once by a player', () => {
    const marked =
      (...spaces: string[]) =>
      (other: OuterRimState): void =>
        void Object.assign(other.players[0] ?? {}, { marked: spaces });
    expect(spoilt(marked('naboo', 'lothal'))).toBeNull();
    expect(spoilt(marked('naboo', 'alderaan'))).toBe('unknown-space');
    expect(spoilt(marked('naboo', 'naboo'))).toBe('twice');
  });

  test('with the other players who gave somebody credits, each named once', () => {
    const given =
      (...givers: string[]) =>
      (other: OuterRimState): void =>
        void Object.assign(other.players[0] ?? {}, { givenBy: givers });
    expect(spoilt(given('bob'))).toBeNull();
    expect(spoilt(given('cid'))).toBe('unknown-player');
    expect(spoilt(given('ann'))).toBe('unknown-player');
    expect(spoilt(given('bob', 'bob'))).toBe('twice');
  });

  test('with as many players as play, an AI player only against one person [or.components.02, or.components.18]', () => {
    for (const players of [['ann'], ['ann', 'bob'], ['ann', 'bob', 'cid', 'dee']]) {
      const games = [newGame({ players }), newGame({ players, first: 'ann' }), setUpGame({ players })];
      for (const each of games) expect(outerRim.load(copy(each.state))).toEqual(E.right(each.state));
    }
    const cloned = (from: OuterRimState, kind: 'person' | 'ai', count: number): string | null => {
      const other = copy(from);
      const like = other.players.find((each) => each.kind === kind) ?? other.players[0];
      for (let i = 0; i < count; i++) other.players.push({ ...copy(like), id: `p${i}` } as OuterRimState['players'][0]);
      const loaded = outerRim.load(other);
      return E.isLeft(loaded) ? loaded.left.code : null;
    };
    const [two, solo] = [newGame().state, newGame({ players: ['ann'] }).state];
    expect([cloned(two, 'person', 0), cloned(two, 'person', 2), cloned(two, 'person', 3)]).toEqual([
      null,
      null,
      'players',
    ]);
    expect([cloned(solo, 'ai', 1), cloned(solo, 'person', 1)]).toEqual(['ai-player', 'ai-player']);
    expect(spoilt((each) => void (each.ai = copy(solo.ai)))).toBe('ai-player');
    expect(spoilt((each) => void each.players.splice(1))).toBe('players');
  });

  test('with the decks that its pack has [or.setup-decks.01, or.setup-decks.04]', () => {
    expect(spoilt(() => undefined)).toBeNull();
    expect(spoilt((each) => void each.encounterDecks.pop())).toBe('decks');
    expect(spoilt((each) => void each.markets.pop())).toBe('decks');
    expect(spoilt((each) => void each.markets.splice(0, 1, copy(each.markets[1]!)))).toBe('decks');
  });

  test.each<[string, (state: OuterRimState) => void, unknown[]]>([
    ['[or.components.02]', (each) => void each.players.pop(), ['players']],
    ['[or.components.18]', (each) => void (each.ai = copy(newGame({ players: ['ann'] }).state.ai)), ['players']],
    [
      '[or.ship-goals.01]',
      (each) => void Object.assign(each.players[1] ?? {}, { shipTurned: true }),
      ['players', 1, 'shipTurned'],
    ],
    ...['character', 'ship', 'space'].map((field): [string, (state: OuterRimState) => void, unknown[]] => [
      '[or.setup.01]',
      (each) => void Object.assign(each.players[1] ?? {}, { [field]: null }),
      ['players', 1],
    ]),
    [
      '[or.winning-the-game.01]',
      (each) => void Object.assign(each.players[1] ?? {}, { fame: 10 }),
      ['players', 1, 'fame'],
    ],
    ['[or.winning-the-game.01]', (each) => void (each.stack = []), ['winner']],
    [
      '[or.personal-goals.04]',
      (each) => void Object.assign(each.players[1] ?? {}, { marked: ['naboo', 'naboo'] }),
      ['players', 1, 'marked', 1],
    ],
    ['[or.setup-map.01]', (each) => void (each.pieces = [each.pieces[1] ?? '', ...each.pieces.slice(1)]), ['pieces']],
    ['[or.setup-map.01]', (each) => void each.pieces.pop(), ['pieces']],
    ['[or.patrol-movement.13]', (each) => void each.patrolStacks.pop(), ['patrols']],
    [
      '[or.setup-contacts.02]',
      (each) => void Object.assign(each.contacts[2] ?? {}, { at: { place: 'lothal/9' } }),
      ['contacts', 2],
    ],
    [
      '[or.contact-encounter.10]',
      (each) => {
        const other = basePack.contacts.find((contact) => contact.class !== each.contacts[2]?.class);
        Object.assign(each.contacts[2] ?? {}, { contact: other?.id });
      },
      ['contacts', 2],
    ],
    ['[or.setup-decks.01]', (each) => void each.markets.pop(), ['markets']],
    ['[or.setup-decks.04]', (each) => void each.encounterDecks.pop(), ['encounterDecks']],
  ])('where the fault is, and the rule %s', (title, change, path) => {
    const other = copy(state);
    expect(outerRim.load(copy(other))).toEqual(E.right(other));
    change(other);
    expect(outerRim.load(other)).toMatchObject({ left: { path, rules: title.slice(1, -1).split(', ') } });
  });

  test('a saved game is loaded as it was, in setup and with ships turned over too [or.setup.01, or.ship-goals.01]', () => {
    const turned = table({ ann: { ship: 'hwk-290', shipTurned: true } }).state;
    for (const sound of [state, newGame().state, turned]) expect(outerRim.load(copy(sound))).toEqual(E.right(sound));
    const own = resolving([{ do: 'may', effects: [] }]).state;
    expect(outerRim.load(copy(own))).toEqual(E.right(own));
  });

  test.each<[string, (state: OuterRimState) => void, string]>([
    ['a player gone', (each) => void each.players.pop(), 'players'],
    ['nobody first [or.playing-the-game.01]', (each) => void (each.firstPlayer = null), 'nobody-first'],
    ['a card in two places', (each) => void each.databank.push(each.databank[0] ?? ''), 'twice'],
    ['a card of no deck', (each) => void each.markets[0]?.pile.unknown.push('job-hutt-favor'), 'unknown-card'],
    ['a player nowhere', (each) => void Object.assign(each.players[0] ?? {}, { space: 'alderaan' }), 'unknown-space'],
    [
      'a victory nobody noticed [or.winning-the-game.01]',
      (each) => void Object.assign(each.players[0] ?? {}, { fame: 10 }),
      'already-won',
    ],
    [
      'an ability of nothing',
      (each) =>
        void (each.inPlay = [...each.inPlay, { ability: 'value', source: 'ann/ship', value: 3, controller: 'ann' }]),
      'not-carried',
    ],
    [
      'a second patrol [or.patrol-movement.13]',
      (each) => void each.patrols.push({ faction: 'hutt', level: 2, space: 'kessel' }),
      'patrols',
    ],
    [
      'a contact of another class',
      (each) => void Object.assign(each.contacts[0] ?? {}, { contact: 'dengar' }),
      'unknown-contact',
    ],
    ['a frame of a stranger', (each) => void Object.assign(each.stack[1] ?? {}, { player: 'eve' }), 'malformed'],
    ['no game at all', (each) => void (each.stack = []), 'no-winner'],
    ['half a credit', (each) => void Object.assign(each.players[0] ?? {}, { credits: 500 }), 'malformed'],
  ])('%s is refused', (_what, change, code) => {
    expect(spoilt(change)).toBe(code);
  });

  test('an effect that is not its procedure’s is refused', () => {
    const { state: going } = resolving([{ do: 'may', effects: [] }]);
    const other = copy(going);
    const frame = other.stack[other.stack.length - 1] as unknown as { effect: object };
    frame.effect = { do: 'end-turn' };
    expect(outerRim.load(other)).toMatchObject({ left: { code: 'malformed' } });
  });
});
