/** The 'if' of the effect vocabulary. */
import type { Condition } from '../../src/outer-rim/facts';
import { card, lothalCard, pack, resolving, table, type Player } from './table';

describe('conditions', () => {
  const asks = (condition: Condition, ann: Player = {}, others: Record<string, Player> = {}, more = {}): boolean =>
    resolving([{ do: 'if', if: condition, then: [{ do: 'gain', fame: 1 }] }], { ann, ...others }, more).happened(
      'fame-gained',
    ).length === 1;

  test.each<[string, Condition, Player, Player]>([
    [
      'reputation',
      { is: 'reputation', with: 'hutt', standing: ['positive', 'neutral'] },
      {},
      { reputation: { hutt: 'negative' } },
    ],
    [
      'a card',
      { is: 'has', card: { kind: 'gear' } },
      { cards: ['gear-and-mod-jetpack'] },
      { cards: ['gear-and-mod-ion-cannon'] },
    ],
    [
      'several cards',
      { is: 'has', card: { kind: 'gear' }, count: 2 },
      { cards: ['gear-and-mod-jetpack', 'gear-and-mod-armored-vest'] },
      { cards: ['gear-and-mod-jetpack'] },
    ],
    ['a skill', { is: 'has-skill', skill: 'tech' }, { cards: ['databank-w1-le'] }, {}],
    ['credits', { is: 'credits', least: 2000 }, { credits: 2000 }, { credits: 1000 }],
    ['fame', { is: 'fame', least: 2 }, { fame: 2 }, { fame: 1 }],
    ['a dear ship', { is: 'ship-cost', least: 15_000 }, { ship: 'yv-666' }, { ship: 'hwk-290' }],
    [
      'the space',
      { is: 'at', kind: 'planet', faction: 'imperial', spaces: ['lothal'], marked: true },
      { marked: ['lothal'] },
      {},
    ],
    ['damage', { is: 'damaged', what: 'ship', least: 2 }, { damage: { ship: 2 } }, { damage: { ship: 1 } }],
    ['an empty slot', { is: 'empty-slot', kind: 'crew' }, {}, { cards: ['job-hired-help'] }],
    ['marked planets', { is: 'marked-planets', least: 1 }, { marked: ['naboo'] }, {}],
    [
      'all of them',
      {
        is: 'all',
        of: [
          { is: 'credits', least: 1000 },
          { is: 'fame', least: 1 },
        ],
      },
      { credits: 1000, fame: 1 },
      { credits: 1000 },
    ],
    [
      'any of them',
      {
        is: 'any',
        of: [
          { is: 'credits', least: 1000 },
          { is: 'fame', least: 1 },
        ],
      },
      { fame: 1 },
      {},
    ],
    ['none of them', { is: 'not', of: { is: 'fame', least: 1 } }, {}, { fame: 1 }],
  ])('%s [or.space-encounter.06]', (_what, condition, yes, no) => {
    expect([asks(condition, yes), asks(condition, no)]).toEqual([true, false]);
  });

  const rich = (least: number): Condition => ({ is: 'credits', least });
  const known = { is: 'fame', least: 1 } as const;
  const goods = ['gear-and-mod-armored-vest', 'gear-and-mod-ion-cannon'];
  test.each<[string, Condition, Player?, Record<string, Player>?]>([
    [
      'reputation of ann: hutt (neutral); positive or negative is asked for',
      { is: 'reputation', with: 'hutt', standing: ['positive', 'negative'] },
    ],
    ['no faction is meant', { is: 'reputation', with: 'this-patrol', standing: ['positive'] }],
    ['ann has 1000 credits, 2000 needed', rich(2000), { credits: 1000 }],
    ['ann has 0 fame, 1 needed', known],
    ['the ship of ann costs 5000, 15000 needed', { is: 'ship-cost', least: 15_000 }, { ship: 'hwk-290' }],
    ['ann has the skill tech 1 times', { is: 'has-skill', skill: 'tech' }, { cards: ['databank-w1-le'] }],
    ['the ship of ann has 1 damage, 2 needed', { is: 'damaged', what: 'ship', least: 2 }, { damage: { ship: 1 } }],
    ['the character of ann has 0 damage, 1 needed', { is: 'damaged', what: 'character' }],
    ['ann has 1 marked planets, 2 needed', { is: 'marked-planets', least: 2 }, { marked: ['naboo'] }],
    [
      'ann has 1 of the 2 cards asked for',
      { is: 'has', card: { kind: 'gear' }, count: 2 },
      { cards: ['gear-and-mod-jetpack'] },
    ],
    ['ann has 0 of the 1 card asked for', { is: 'has', card: { kind: 'gear' } }],
    [
      'ann has 1 of 1 gear, 1 of 2 mod, which cost 7000 of the 8000 asked for',
      {
        is: 'collection',
        of: [
          { kind: 'gear', count: 1 },
          { kind: 'mod', count: 2 },
        ],
        cost: 8000,
      },
      { cards: goods },
    ],
    ['ann has 1 of 1 gear', { is: 'collection', of: [{ kind: 'gear', count: 1 }], cost: 0 }, { cards: goods }],
    ['ann is on lothal', { is: 'at', kind: 'planet' }],
    [
      '1 other player of the kind asked for',
      { is: 'player', who: { here: true } },
      {},
      { bob: { at: 'lothal' }, cid: {} },
    ],
    ['1 of 1 crew slots of ann are full', { is: 'empty-slot', kind: 'crew' }, { cards: ['job-hired-help'] }],
    ['the most famous: ann and bob', { is: 'most-famous' }, {}, { bob: {} }],
    ['there is no patrol of the kind asked for', { is: 'patrol' }],
    ['there is contact of the kind asked for', { is: 'contact', which: { where: 'here' } }],
    ['ann has 0 credits, 1000 needed and ann has 0 fame, 1 needed', { is: 'all', of: [rich(1000), known] }],
    ['ann has 0 credits, 1000 needed or ann has 0 fame, 1 needed', { is: 'any', of: [rich(1000), known] }],
    ['not asked for: ann has 0 fame, 1 needed', { is: 'not', of: known }],
  ])('why it holds, or does not, in words: %s [or.space-encounter.06]', (said, condition, ann = {}, others = {}) => {
    const game = resolving([{ do: 'if', if: condition, then: [{ do: 'gain', fame: 1 }] }], { ann, ...others });
    const part = game.happened('part-resolved').at(-1);
    const holds = game.happened('fame-gained').length === 1;
    expect(part?.because).toMatchObject([{ message: said, rules: ['or.space-encounter.06'], facts: { holds } }]);
    expect(part).toMatchObject({ part: holds ? 'if' : 'else', empty: !holds });
  });

  test('other players, patrols and contacts near [or.space-encounter.06]', () => {
    expect(asks({ is: 'player', who: { here: true, moreFame: true } }, {}, { bob: { at: 'lothal', fame: 1 } })).toBe(
      true,
    );
    expect(asks({ is: 'player', who: { within: 1 } }, {}, { bob: { at: 'lo3' } })).toBe(true);
    expect(asks({ is: 'player', who: { within: 1 } }, {}, { bob: { at: 'ke1' } })).toBe(false);
    expect(
      asks({ is: 'player', who: { negativeWith: 'any' } }, {}, { bob: { reputation: { hutt: 'negative' } } }),
    ).toBe(true);
    const hated = { bob: { reputation: { hutt: 'negative' as const } } };
    expect(asks({ is: 'player', who: { negativeWith: 'hutt' } }, {}, hated)).toBe(true);
    expect(asks({ is: 'player', who: { negativeWith: 'rebel' } }, {}, hated)).toBe(false);
    expect(asks({ is: 'player', who: { here: true } }, {}, { bob: { at: 'lo3' } })).toBe(false);
    const patrol = { patrols: [{ faction: 'hutt' as const, level: 2, at: 'lo3' }] };
    expect(asks({ is: 'patrol', faction: 'hutt', level: 2, within: 1 }, {}, {}, patrol)).toBe(true);
    expect(asks({ is: 'patrol', faction: 'hutt', level: 1, within: 1 }, {}, {}, patrol)).toBe(false);
    expect(asks({ is: 'patrol', faction: 'rebel', within: 1 }, {}, {}, patrol)).toBe(false);
    expect(asks({ is: 'patrol' }, {}, {}, patrol)).toBe(false);
    expect(asks({ is: 'contact', which: { where: 'here', facing: 'facedown' } })).toBe(true);
    expect(asks({ is: 'contact', which: { where: 'here', facing: 'faceup' } })).toBe(false);
  });

  test('cards are counted with what they cost together [or.space-encounter.06]', () => {
    const collection: Condition = {
      is: 'collection',
      of: [
        { kind: 'gear', count: 1 },
        { kind: 'mod', count: 1 },
      ],
      cost: 7000,
    };
    expect(asks(collection, { cards: ['gear-and-mod-armored-vest', 'gear-and-mod-ion-cannon'] })).toBe(true);
    expect(asks(collection, { cards: ['gear-and-mod-armored-vest', 'gear-and-mod-targeting-computer'] })).toBe(false);
    expect(asks(collection, { cards: ['gear-and-mod-armored-vest', 'gear-and-mod-jetpack'] })).toBe(false);
  });

  test('abilities wait for the turn of their owner', () => {
    const income = {
      market: [
        card({
          kind: 'gear',
          name: 'Stock',
          abilities: [{ kind: 'when', on: { event: 'turn-begins' }, do: [{ do: 'gain', credits: 1000 }] }],
        }),
      ],
    };
    const game = table(
      { ann: {}, bob: { cards: ['test-card'] } },
      {
        step: 'encounter',
        encounters: { 'deck-lothal': ['deck-lothal-1'] },
        pack: pack({ ...income, encounters: [lothalCard([])] }),
      },
    );
    expect(game.does('encounter-space').player('bob').credits).toBe(1000);
  });
});
