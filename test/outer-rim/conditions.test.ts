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
  ])('%s', (_what, condition, yes, no) => {
    expect([asks(condition, yes), asks(condition, no)]).toEqual([true, false]);
  });

  test('other players, patrols and contacts near', () => {
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

  test('cards are counted with what they cost together', () => {
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
