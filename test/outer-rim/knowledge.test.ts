/** What players may know, and what they are told when a game begins. */
import * as E from 'fp-ts/lib/Either';
import { fromOutside } from '../../src/core';
import { outerRim, type OuterRimState } from '../../src/outer-rim';
import { basePack } from '../../src/outer-rim/facts';
import { copy } from './content/packs';
import { newGame, pack, resolving, table } from './table';

const seen = (state: OuterRimState, viewer: string): string =>
  JSON.stringify({ ...outerRim.view(state, viewer), content: null });

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

  test('abilities of secrets are in nobody else’s view, a view of everything has all but the seed [or.secrets.02]', () => {
    const game = table({ ann: { secrets: ['deck-lothal-9'] } }, { chance: { mode: 'seeded', seed: 5 } });
    const ofSecrets = (viewer: string) =>
      outerRim.view(game.state, viewer).inPlay.filter((each) => each.source === 'ann/secret-1');
    expect([ofSecrets('ann').length, ofSecrets('bob').length]).toEqual([1, 0]);
    const everything = JSON.stringify({ ...outerRim.viewOfEverything(game.state), content: null });
    expect(everything).toContain('deck-lothal-9');
    expect(everything).not.toContain('rng');
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
