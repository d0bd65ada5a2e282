import { outerRim } from '../../src/outer-rim';
import { basePack } from '../../src/outer-rim/facts';
import { lothalCard, pack, resolving, table, type Player, type Table } from './table';

/** Cards with a secret, and the space of it. */
const SECRETS = basePack.encounters.flatMap(({ id, deck, sections }) =>
  sections.flatMap(({ space, secret }) =>
    secret && deck !== 'deck-lothal' && deck !== 'navpoint' ? [{ card: id, space }] : [],
  ),
);

describe('secrets', () => {
  const secret = {
    secret: {
      title: 'A whisper',
      ability: {
        kind: 'when' as const,
        on: { event: 'test-begins' as const },
        may: true,
        do: [{ do: 'count-skill' as const, skill: 'any' as const }, { do: 'discard-this' as const }],
      },
    },
  };
  const kept = (players: Record<string, Player> = {}): Table =>
    resolving([{ do: 'keep-secret' }], players, { section: secret });

  test('a part of a card may be marked as a secret [or.secrets.01]', () => {
    expect(kept().happened('secret-gained')).toHaveLength(1);
    expect(() => resolving([{ do: 'keep-secret' }])).toThrow('there is no secret on this card');
  });

  test('others see that there is one, not which [or.secrets.02]', () => {
    const { state } = kept();
    expect(outerRim.view(state, 'ann').players[0]?.secrets).toEqual([
      { id: 'ann/secret-1', card: 'deck-lothal-1', space: 'lothal' },
    ]);
    const bob = outerRim.view(state, 'bob');
    expect(bob.players[0]?.secrets).toEqual([{ id: 'ann/secret-1', card: null, space: null }]);
    expect(JSON.stringify({ ...bob, content: null })).not.toContain('deck-lothal-1"');
  });

  test('one of a navpoint is of any of them [or.secrets.01]', () => {
    const sections = [{ space: 'navpoint', title: 'Far', effects: [{ do: 'keep-secret' as const }], ...secret }];
    const far = { id: 'navpoint-8', deck: 'navpoint', sections };
    const game = table(
      { ann: { secrets: [{ card: 'navpoint-8', space: 'navpoint' }] } },
      { pack: pack({ encounters: [far] }) },
    );
    const [kept] = game.player('ann').secrets;
    expect(basePack.map.spaces.find(({ id }) => id === kept?.space)?.kind).toBe('navpoint');
    expect(kept?.card).toBe('navpoint-8');
  });

  test.each([
    ['mon-calamari', 'deck-lothal'],
    ['lothal', 'deck-lothal'],
  ])('a card may be met from anywhere: the secret of its section is kept, and the game saved, on %s', (at, deck) => {
    const far = {
      id: 'navpoint-8',
      deck: 'navpoint',
      sections: [{ space: 'navpoint', title: 'Far', effects: [{ do: 'keep-secret' as const }], ...secret }],
    };
    const game = table(
      { ann: { at } },
      {
        step: 'encounter',
        encounters: { [deck]: ['deck-lothal-1'], navpoint: ['navpoint-8'] },
        pack: pack({
          encounters: [
            {
              ...lothalCard([]),
              sections: ['lothal', 'mon-calamari'].map((space) => ({
                space,
                title: 'Go',
                effects: [{ do: 'draw-encounter', deck: 'navpoint' }],
              })),
            },
            far,
          ],
        }),
      },
    )
      .does('encounter-space')
      .does('choose-space', { space: 'navpoint' });
    expect(game.player().secrets).toEqual([{ id: 'ann/secret-1', card: 'navpoint-8', space: 'navpoint' }]);
    expect(outerRim.load(JSON.parse(JSON.stringify(game.state)))).toMatchObject({ _tag: 'Right' });
    for (const viewer of ['ann', 'bob'])
      expect(outerRim.view(game.state, viewer)).toEqual(
        outerRim.view(outerRim.resample(game.state, viewer, 7), viewer),
      );
  });

  test('later its owner is offered to use it [or.secrets.03]', () => {
    const game = table(
      { ann: { secrets: ['deck-lothal-1'], at: 'mon-calamari' } },
      {
        step: 'encounter',
        encounters: { 'deck-lothal': ['deck-lothal-2'] },
        pack: pack({
          encounters: [
            lothalCard([], secret),
            {
              id: 'deck-lothal-2',
              deck: 'deck-lothal',
              sections: ['lothal', 'mon-calamari'].map((space) => ({
                space,
                title: 'Test',
                effects: [{ do: 'test', skill: 'tech', pass: [{ do: 'gain', fame: 1 }] }],
              })),
            },
          ],
        }),
      },
    ).does('encounter-space');
    expect(game.options).toEqual(['decline', 'use-ability']);
    game.uses('may when test-begins').rolls('hit', 'blank');
    expect(game.player()).toMatchObject({ fame: 1, secrets: [] });
    expect(game.encounterDeck('deck-lothal').bottom).toEqual(['deck-lothal-1', 'deck-lothal-2']);
  });

  test('a card kept for its secret is not in its deck; it can be used from then on [or.secrets.02, or.secrets.03]', () => {
    const game = kept();
    const { bottom, unknown } = game.encounterDeck('deck-lothal');
    expect([...bottom, ...unknown]).toHaveLength(9);
    expect([...bottom, ...unknown]).not.toContain('deck-lothal-1');
    const used = resolving(
      [{ do: 'keep-secret' }, { do: 'test', skill: 'tech', pass: [{ do: 'gain', fame: 1 }] }],
      {},
      {
        section: secret,
      },
    );
    used.uses('may when test-begins').rolls('hit', 'blank');
    expect(used.player()).toMatchObject({ fame: 1, secrets: [] });
  });

  test('a secret may leave the game [or.discard-and-remove.03]', () => {
    const once = { ...secret.secret, ability: { ...secret.secret.ability, do: [{ do: 'remove-this' as const }] } };
    const game = resolving([{ do: 'keep-secret' }, { do: 'test', skill: 'tech' }], {}, { section: { secret: once } });
    game.uses('may when test-begins').rolls('hit', 'blank');
    expect(game.player().secrets).toEqual([]);
    expect(game.state.box).toEqual(['encounter/deck-lothal-1']);
    expect(game.encounterDeck('deck-lothal').bottom).toEqual([]);
  });

  test('a card with a secret that is not kept goes back unseen by others, until it is met openly [or.secrets.02]', () => {
    const shy = lothalCard([{ do: 'may', effects: [{ do: 'keep-secret' }] }], secret);
    const only = { whole: ['encounters:deck-lothal'], encounters: [shy] };
    const game = table({ ann: {}, bob: { at: 'mon-calamari' }, cid: {} }, { step: 'encounter', pack: pack(only) });
    game.does('encounter-space').draws('deck-lothal-1').does('pass');
    const bottom = (viewer: string) => outerRim.view(game.state, viewer).encounterDecks.flatMap((deck) => deck.bottom);
    expect([bottom('ann'), bottom('bob'), bottom('cid')]).toEqual([['deck-lothal-1'], [null], [null]]);
    for (const viewer of ['bob', 'cid'])
      expect(JSON.stringify(outerRim.view(game.state, viewer).events)).not.toContain('deck-lothal-1');
    game.does('gain-credits').does('end-actions').does('encounter-space');
    expect(game.state.active).toBe('cid');
    expect([bottom('ann'), bottom('bob'), bottom('cid')]).toEqual(Array(3).fill(['deck-lothal-1']));
  });

  test('secrets take no slot [or.secrets.04]', () => {
    const full = [
      'gear-and-mod-jetpack',
      'gear-and-mod-armored-vest',
      'gear-and-mod-ion-cannon',
      'cargo-food-supplies',
      'job-hired-help',
      'job-hutt-favor',
      'bounty-bounty-greedo',
    ];
    const secrets = SECRETS.slice(0, 2);
    const game = kept({ ann: { cards: full, secrets } });
    expect(game.player().secrets).toHaveLength(3);
    expect(game.happened('secret-discarded')).toEqual([]);
    expect(game.cards()).toEqual(full);
    expect(game.within).not.toContain('effect keep-secret');
  });
});
