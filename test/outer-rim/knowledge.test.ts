/** What players may know, and what comes from outside: positions, setups, saved games. */
import { fromOutside } from '../../src/core';
import * as E from 'fp-ts/lib/Either';
import { outerRim, type OuterRimState, type Position } from '../../src/outer-rim';
import { basePack } from '../../src/outer-rim/facts';
import { newGame, pack, positionOf, resolving, setUpGame, table, type Moment, type Player } from './table';

const seen = (state: OuterRimState, viewer: string): string =>
  JSON.stringify({ ...outerRim.view(state, viewer), content: null });
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what a viewer sees', () => {
  test('decks show how many cards they have and what went to their bottom openly', () => {
    const game = resolving([], {});
    const deck = outerRim.view(game.state, 'bob').encounterDecks.find((each) => each.name === 'deck-lothal');
    expect(deck).toEqual({ name: 'deck-lothal', size: 10, bottom: ['deck-lothal-1'] });
    expect(seen(game.state, 'bob')).not.toContain('deck-lothal-2"');
  });

  test('a secret that was discarded stays unknown to others [or.secrets.02]', () => {
    const game = resolving([{ do: 'suffer', damage: 4, to: 'character' }], {
      ann: { secrets: ['deck-ord-mantell-7'] },
    });
    const bottom = (viewer: string) =>
      outerRim.view(game.state, viewer).encounterDecks.find((each) => each.name === 'deck-ord-mantell')?.bottom;
    expect([bottom('ann'), bottom('bob')]).toEqual([['deck-ord-mantell-7'], [null]]);
    expect(seen(game.state, 'bob')).not.toContain('deck-ord-mantell-7');
    expect(seen(game.state, 'ann')).toContain('deck-ord-mantell-7');
  });

  test('abilities of secrets are in nobody else’s view, the judge sees all but the seed [or.secrets.02]', () => {
    const game = table({ ann: { secrets: ['deck-lothal-9'] } }, { chance: { mode: 'seeded', seed: 5 } });
    const ofSecrets = (viewer: string) =>
      outerRim.view(game.state, viewer).inPlay.filter((each) => each.source === 'ann/secret-1');
    expect([ofSecrets('ann').length, ofSecrets('bob').length]).toEqual([1, 0]);
    expect(seen(game.state, 'judge')).toContain('deck-lothal-9');
    expect(seen(game.state, 'judge')).not.toContain('rng');
  });

  test('a card with a secret is not shown to others while it is resolved [or.secrets.02]', () => {
    const whisper = { secret: { title: 'Whisper', ability: { kind: 'skill' as const, skill: 'tech' as const } } };
    const game = resolving([{ do: 'may', effects: [{ do: 'keep-secret' }] }], {}, { section: whisper });
    expect(seen(game.state, 'bob')).not.toContain('deck-lothal-1"');
    expect(seen(game.state, 'ann')).toContain('deck-lothal-1"');
  });

  test('a resample gives others other secrets and contacts, and the viewer the same view', () => {
    const game = table(
      { ann: { secrets: ['deck-ord-mantell-7', 'deck-lothal-9', 'navpoint-8'] } },
      { contacts: [{ at: 'lothal/2', contact: 'lobot', knownTo: ['ann'] }] },
    );
    const dealt = [1, 2, 3, 4, 5].map((seed) => outerRim.resample(game.state, 'bob', seed));
    for (const state of dealt) {
      expect(seen(state, 'bob')).toBe(seen(game.state, 'bob'));
      expect(E.isRight(outerRim.load(copy(state)))).toBe(true);
    }
    expect(
      new Set(dealt.map((state) => state.contacts.find((token) => token.knownTo.length > 0)?.contact)).size,
    ).toBeGreaterThan(1);
    expect(outerRim.resample(game.state, 'ann', 1).players).toEqual(game.state.players);
  });
});

describe('what begin tells', () => {
  test('which pack is played with and how sure its values are', () => {
    const [told] = newGame().happened('content-used');
    expect(told).toMatchObject({ pack: 'base', certain: 500 });
    expect(told?.reconstructed).toBeGreaterThan(0);
    const own = newGame({ pack: pack({ changes: { patrols: [{ id: 'hutt-patrol-1', combat: 2 }] } }) });
    expect(own.state.contentInUse).toMatchObject({
      pack: 'test',
      title: 'For a test',
      reconstructed: (told?.reconstructed ?? 0) - 1,
    });
    expect(own.state.content).not.toBeNull();
    expect(newGame().state.content).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a player twice', { players: ['ann', 'ann'] }, 'same-name'],
    ['a stranger first', { players: ['ann', 'bob'], first: 'eve' }, 'unknown-player'],
    ['an unknown character', { players: ['ann', 'bob'], characters: { ann: 'jar-jar' } }, 'unknown-character'],
    [
      'a character twice [or.setup-choose-characters.02]',
      { players: ['ann', 'bob'], characters: { ann: 'bossk', bob: 'bossk' } },
      'taken',
    ],
    [
      'IG-88 for the AI player [or.single-player-setup.03]',
      { players: ['ann'], characters: { ai: 'ig-88' } },
      'not-for-ai',
    ],
    ['the AI player first', { players: ['ann'], first: 'ai' }, 'person-first'],
    ['an unknown variant', { players: ['ann', 'bob'], variant: 'long' }, 'malformed'],
    [
      'a pack that does not hang together',
      { players: ['ann', 'bob'], pack: pack({ drop: { ships: ['g9-rigger', 'g-1a-starfighter'] } }) },
      'content',
    ],
  ])('%s is refused', (_what, setup, code) => {
    expect(outerRim.begin(fromOutside(setup), { mode: 'manual' })).toMatchObject({ left: { code } });
  });

  test('characters that are settled before are sound where they differ, and fit the AI player [or.setup-choose-characters.02, or.single-player-setup.03, or.setup-choose-characters.01]', () => {
    const begun = (setup: object): string => outerRim.begin(fromOutside(setup), { mode: 'manual' })._tag;
    expect(begun({ players: ['ann', 'bob'], characters: { ann: 'bossk', bob: 'ig-88' } })).toBe('Right');
    expect(begun({ players: ['ann'], characters: { ann: 'ig-88', ai: 'han-solo' } })).toBe('Right');
    // Who is first may be settled, too: nobody rolls.
    const first = newGame({ first: 'bob' });
    expect([first.state.firstPlayer, first.happened('dice-rolled')]).toEqual(['bob', []]);
  });

  test('a pack needs a character for each player [or.introduction.01]', () => {
    const [one, ...others] = basePack.characters.map((each) => each.id);
    const few = pack({ drop: { characters: others } });
    expect(outerRim.begin({ players: ['ann', 'bob'], pack: few }, { mode: 'manual' })).toMatchObject({
      left: { code: 'too-few-characters', path: ['pack'], rules: ['or.introduction.01'] },
    });
    expect(one).toBeDefined();
    const enough = pack({ drop: { characters: others.slice(1) } });
    expect(outerRim.begin({ players: ['ann', 'bob'], pack: enough }, { mode: 'manual' })._tag).toBe('Right');
  });
});

describe('positions', () => {
  const refused = (players: Record<string, Player>, more: Moment = {}): string | null => {
    const begun = outerRim.resume(positionOf(players, more), { mode: 'manual' });
    return E.isLeft(begun) ? begun.left.code : null;
  };

  test.each<[string, Record<string, Player>, Moment, string]>([
    ['an unknown character', { ann: { character: 'jar-jar' } }, {}, 'unknown-character'],
    ['the same character twice [or.setup-choose-characters.02]', { ann: { character: 'bossk' } }, {}, 'taken'],
    ['an unknown space', { ann: { at: 'alderaan' } }, {}, 'unknown-space'],
    ['an unknown ship', { ann: { ship: 'death-star' } }, {}, 'unknown-ship'],
    ['two of one sheet', { ann: { ship: 'yv-666' }, bob: { ship: 'yv-666' } }, {}, 'no-sheet'],
    ['another side of a starting ship [or.ship-goals.01]', { ann: { shipTurned: true } }, {}, 'no-other-side'],
    ['an unknown card', { ann: { cards: ['lightsaber'] } }, {}, 'unknown-card'],
    ['a card twice', { ann: { cards: ['job-hutt-favor'] }, bob: { cards: ['job-hutt-favor'] } }, {}, 'twice'],
    ['a card that no slot takes', { ann: { cards: ['ship-yv-666-light-freighter'] } }, {}, 'not-kept'],
    ['a card without a secret', { ann: { secrets: ['deck-lothal-1'] } }, {}, 'no-secret'],
    ['a cargo that captures', { ann: { cards: [{ card: 'cargo-food-supplies', captured: true }] } }, {}, 'no-bounty'],
    ['damage that has to defeat [or.defeated.01]', { ann: { damage: { character: 4 } } }, {}, 'defeated'],
    ['a defeat without damage [or.defeated.09]', { ann: { defeated: true } }, {}, 'defeated'],
    ['a game that is won [or.winning-the-game.01]', { ann: { fame: 10 } }, {}, 'already-won'],
    [
      'two patrols of a faction [or.patrol-movement.13]',
      {},
      { patrols: [{ faction: 'hutt' }, { faction: 'hutt' }] },
      'two-patrols',
    ],
    ['a patrol of level 5', {}, { patrols: [{ faction: 'hutt', level: 5 }] }, 'level'],
    ['a patrol nowhere', {}, { patrols: [{ faction: 'hutt', at: 'alderaan' }] }, 'unknown-space'],
    ['a contact space that is none', {}, { contacts: [{ at: 'lothal/3', contact: 'lobot' }] }, 'no-token'],
    [
      'a contact in two places',
      {},
      { contacts: ['lothal/1', 'lothal/2'].map((at) => ({ at, contact: 'greedo' })) },
      'twice',
    ],
    ['an unknown contact', {}, { contacts: [{ at: 'lothal/1', contact: 'yoda' }] }, 'unknown-contact'],
    ['a faceup stranger', {}, { contacts: [{ at: 'lothal/1', faceup: true }] }, 'who'],
    ['a card of another deck', {}, { market: { cargo: { top: 'job-hutt-favor' } } }, 'not-there'],
    ['an encounter card of another deck', {}, { encounters: { navpoint: ['deck-lothal-1'] } }, 'not-there'],
    ['an unknown deck', {}, { encounters: { death: [] } }, 'unknown-deck'],
    ['AI cards without an AI player', {}, { aiCards: ['ai-1'] }, 'no-ai-player'],
    ['half a map [or.setup-map.01]', {}, { pieces: ['tile-kessel'] }, 'map'],
    ['a stranger’s turn', {}, { by: 'eve' }, 'unknown-player'],
    ['goals nowhere', { ai: { character: 'han-solo', at: 'lothal' } }, { goals: ['alderaan'] }, 'unknown-space'],
    ['goals of nobody [or.ai-goals.01]', { bob: { at: 'lothal' } }, { goals: ['lothal'] }, 'no-ai-player'],
  ])('%s is impossible', (_what, players, more, code) => {
    expect(refused(players, more)).toBe(code);
  });

  test('the AI player plays against one person, and nobody plays alone [or.single-player-game.01, or.introduction.01]', () => {
    const sides = (...ids: string[]): unknown => {
      const position = positionOf(Object.fromEntries(ids.map((id) => [id, { at: 'kessel' }])), { goals: [] });
      const players = position.players.map((each, i) => ({ ...each, character: basePack.characters[i]?.id ?? '' }));
      const begun = outerRim.resume(
        { ...position, players: players.filter(({ id }) => ids.includes(id)) },
        { mode: 'manual' },
      );
      return E.isLeft(begun) ? [begun.left.code, ...begun.left.path, ...begun.left.rules] : null;
    };
    expect([sides('ann', 'bob'), sides('ann', 'ai')]).toEqual([null, null]);
    expect(sides('ann', 'bob', 'ai')).toEqual(['ai-player', 'players', 'or.single-player-game.01']);
    expect(sides('ann')).toEqual(['alone', 'players', 'or.introduction.01']);
  });

  test('where in the position the fault is [or.winning-the-game.01, or.ship-goals.01, or.components.01]', () => {
    const at = (ann: Player): unknown => {
      const begun = outerRim.resume(positionOf({ ann }), { mode: 'manual' });
      return E.isLeft(begun) ? [...begun.left.path, ...begun.left.rules] : null;
    };
    expect(at({ fame: 10 })).toEqual(['players', 0, 'fame', 'or.winning-the-game.01']);
    expect(at({ fame: 9 })).toBeNull();
    expect(at({ shipTurned: true })).toEqual(['players', 0, 'shipTurned', 'or.ship-goals.01']);
    expect(at({ ship: 'hwk-290', shipTurned: true })).toBeNull();
    expect(at({ marked: ['naboo', 'alderaan'] })).toEqual(['players', 0, 'marked', 1]);
    expect(at({ marked: ['naboo', 'lothal', 'naboo'] })).toEqual(['players', 0, 'marked', 2, 'or.personal-goals.04']);
  });

  const one = basePack.map.standard.tiles[0] ?? '';
  const pieces = [basePack.map.standard.leftEnd, ...basePack.map.standard.tiles, basePack.map.standard.rightEnd];
  test.each<[string, Record<string, Player>, Moment, unknown[] | null]>([
    ['[or.setup-choose-characters.02]', { ann: { character: 'bossk' } }, {}, ['players', 1, 'character']],
    ['[or.components.01]', { ann: { ship: 'yv-666' }, bob: { ship: 'yv-666' } }, {}, ['players', 1, 'ship']],
    ['[or.personal-goals.04]', { ann: { marked: ['naboo', 'naboo'] } }, {}, ['players', 0, 'marked', 1]],
    ['[or.setup-map.01]', {}, { pieces: pieces.slice(1) }, ['pieces']],
    ['[or.setup-map.01]', {}, { pieces: [one, ...pieces.slice(1)] }, ['pieces']],
    ['[or.setup-map.01]', {}, { pieces: [...pieces].reverse() }, null],
    ['[or.patrol-movement.13]', {}, { patrols: [{ faction: 'hutt' }, { faction: 'hutt' }] }, ['patrols', 1]],
    ['[or.components.05]', {}, { patrols: [{ faction: 'hutt', level: 5 }] }, ['patrols', 0, 'level']],
    [
      '[or.components.05]',
      {},
      { patrols: [{ faction: 'hutt' }, { faction: 'rebel', level: 0 }] },
      ['patrols', 1, 'level'],
    ],
    [
      '[or.components.05]',
      {},
      {
        patrols: [
          { faction: 'hutt', level: 4 },
          { faction: 'rebel', level: 1 },
        ],
      },
      null,
    ],
    ['[or.setup-contacts.02]', {}, { contacts: [{ at: 'lothal/3', contact: 'lobot' }] }, ['contacts', 0, 'at']],
    ['[or.setup-contacts.02]', {}, { contacts: [{ at: 'box', contact: 'lobot' }] }, null],
    ['[or.contact-encounter.01]', {}, { contacts: [{ at: 'lothal/1', faceup: true }] }, ['contacts', 0]],
    ['[or.contact-encounter.01]', {}, { contacts: [{ at: 'lothal/1', knownTo: ['ann'] }] }, ['contacts', 0]],
    ['[or.space-encounter.08]', { ann: { cards: ['ship-yv-666-light-freighter'] } }, {}, ['players', 0, 'cards', 0]],
    [
      '[or.bounties.12]',
      { ann: { cards: [{ card: 'cargo-food-supplies', captured: true }] } },
      {},
      ['players', 0, 'cards', 0],
    ],
    ['[or.secrets.01]', { ann: { secrets: ['deck-lothal-1'] } }, {}, ['players', 0, 'secrets', 0]],
    ['[or.components.01]', {}, { supply: ['g-1a-starfighter', 'hwk-290'] }, ['supply', 1]],
    ['[or.components.01]', {}, { supply: ['g-1a-starfighter', 'g-1a-starfighter'] }, null],
    ['[or.components.01]', {}, { supply: Array<string>(3).fill('g-1a-starfighter') }, ['supply', 2]],
    ['[or.action-step.01]', {}, { step: 'planning', performed: ['market'] }, ['moment', 'performed']],
    ['[or.action-step.01]', {}, { step: 'action', performed: ['market'] }, null],
    ['[or.action-step.01]', {}, { step: 'planning' }, null],
    [
      '[or.single-player-gameplay.02]',
      { ai: { character: 'han-solo', at: 'lothal' } },
      { by: 'ai', step: 'action' },
      ['moment', 'step'],
    ],
    [
      '[or.market-action.13]',
      {
        ann: {
          cards: [
            'gear-and-mod-jetpack',
            'gear-and-mod-armored-vest',
            'gear-and-mod-plastoid-armor',
            'gear-and-mod-iqa-11-blaster-rifle',
          ],
        },
      },
      {},
      ['players', 0, 'cards'],
    ],
    ['[or.defeated.01, or.defeated.09]', { ann: { damage: { character: 4 } } }, {}, ['players', 0, 'defeated']],
    ['[or.defeated.01, or.defeated.09]', { bob: { damage: { ship: 9 } } }, {}, ['players', 1, 'defeated']],
    [
      '[or.defeated.01, or.defeated.09]',
      { bob: { defeated: true, damage: { ship: 1 } } },
      {},
      ['players', 1, 'defeated'],
    ],
    ['[or.defeated.01, or.defeated.09]', { ann: { damage: { character: 4 }, defeated: true } }, {}, null],
  ])('where the fault is, and the rule %s', (title, players, more, path) => {
    const begun = outerRim.resume(positionOf(players, more), { mode: 'manual' });
    const rules = title.slice(1, -1).split(', ');
    expect(E.isLeft(begun) ? [begun.left.path, begun.left.rules] : null).toEqual(path && [path, rules]);
  });

  test('a contact has a token of its class, whichever lay there: each contact space holds one [or.setup-contacts.02, or.contact-encounter.10]', () => {
    const { state } = table(
      {},
      {
        contacts: [
          { at: 'lothal/1', contact: 'greedo' },
          { at: 'kessel/1', contact: 'dengar' },
        ],
      },
    );
    const places = state.contacts.map(({ at }) => (typeof at === 'object' && 'place' in at ? at.place : at));
    expect(new Set(places).size).toBe(22);
    for (const { contact, class: own } of state.contacts)
      if (contact) expect(basePack.contacts.find(({ id }) => id === contact)?.class).toBe(own);
    expect(table({}, { contacts: [{ at: 'lothal/1', contact: 'greedo' }] }).contactAt('lothal/1')?.contact).toBe(
      'greedo',
    );
    expect(table({}, { contacts: [{ at: 'lothal/1', gone: true }] }).contactAt('lothal/1')).toBeUndefined();
  });

  test('what is described is as it says [or.setup-choose-characters.03, or.setup-choose-characters.05, or.setup-choose-characters.06]', () => {
    const said = {
      turned: true,
      ship: 'hwk-290',
      shipTurned: true,
      at: 'naboo',
      credits: 5000,
      fame: 3,
      reputation: { hutt: 'positive' as const, rebel: 'negative' as const },
      damage: { character: 2, ship: 1 },
      goalTokens: { character: 1, ship: 1 },
      marked: ['lothal'],
    };
    const { at, reputation: _reputation, ...same } = said;
    const reputation = { hutt: 1, syndicate: 0, imperial: 0, rebel: -1 };
    expect(table({ ann: said }).player()).toMatchObject({ ...same, space: at, reputation });
  });

  test('what is not described is as setup leaves it [or.setup-choose-characters.03, or.setup-choose-characters.05, or.setup-choose-characters.06]', () => {
    const { state } = table();
    for (const player of state.players) {
      const fresh = newGame({ players: ['ann', 'bob'] }).player(player.id);
      const { character: _character, ship: _ship, space: _space, ...rest } = player;
      expect(fresh).toMatchObject(rest);
      expect(player).toMatchObject({
        turned: false,
        fame: 0,
        reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
      });
    }
    expect(state.contacts.every((token) => !token.faceup && token.contact === null)).toBe(true);
    expect(state.markets.every((market) => market.top !== null)).toBe(true);
    expect(state.players.map((player) => [player.credits, player.fame, player.ship])).toEqual([
      [0, 0, 'g9-rigger'],
      [0, 0, 'g9-rigger'],
    ]);
    expect(outerRim.codecs.position.decode({ players: [], moment: {} })._tag).toBe('Left');
  });
});

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
      'unknown-source',
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

  test('a position is a plain value', () => {
    const position: Position = positionOf({}, { step: 'action' });
    expect(E.isRight(outerRim.resume(copy(position), { mode: 'manual' }))).toBe(true);
  });
});
