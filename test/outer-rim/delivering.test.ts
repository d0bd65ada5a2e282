import { outerRim } from '../../src/outer-rim';
import { card, lothalCard, pack, resolving, table, type Player, type Table } from './table';

const acting = (ann: Player, more = {}): Table => table({ ann }, { step: 'action', ...more });
const cargo = 'cargo-food-supplies';

describe('delivering', () => {
  test('what is never delivered brings nothing [or.deliver-action.01]', () => {
    const game = resolving([{ do: 'gain', fame: 1 }], { ann: { fame: 9, cards: [cargo, 'bounty-bounty-greedo'] } });
    expect(outerRim.outcome(game.state).kind).toBe('won');
    expect(game.player().credits).toBe(0);
    expect(game.happened('cargo-delivered')).toEqual([]);
  });

  test('a bounty without its contact cannot be delivered [or.deliver-action.02]', () => {
    const here = { at: 'tatooine' };
    expect(acting({ ...here, cards: ['bounty-bounty-greedo'] }).refusal('deliver')).toBe('nothing-to-deliver');
    expect(acting({ ...here, cards: [{ card: 'bounty-bounty-greedo', captured: true }] }).offers('deliver')).toBe(true);
  });

  test('cargo is delivered at its destination for its reward [or.deliver-action.03]', () => {
    expect(acting({ at: 'lothal', cards: [cargo] }).refusal('deliver')).toBe('nothing-to-deliver');
    const game = acting({ at: 'nal-hutta', cards: [cargo] })
      .does('deliver')
      .does('deliver-card');
    expect(game.player().credits).toBe(4000);
    expect(game.happened('cargo-delivered')).toMatchObject([{ card: `market/${cargo}` }]);
  });

  test('delivered cargo goes to the bottom of its deck, its slot is empty [or.deliver-action.04]', () => {
    const game = acting({ at: 'nal-hutta', cards: [cargo] })
      .does('deliver')
      .does('deliver-card');
    expect(game.market('cargo').pile.bottom).toEqual([cargo]);
    expect(game.slots().every((each) => each.card === null)).toBe(true);
  });

  test('starting cargo goes back into the databank [or.deliver-action.04, or.discard-and-remove.02]', () => {
    const game = acting({ at: 'cantonica', cards: ['databank-91-wine'] })
      .does('deliver')
      .does('deliver-card');
    const { databank } = game.state;
    expect(databank.indexOf('databank-91-wine')).toBeGreaterThan(databank.indexOf('databank-90-w1-le'));
    expect(databank.indexOf('databank-91-wine')).toBeLessThan(databank.indexOf('databank-92-quiet-word'));
    expect(game.market('cargo').pile.bottom).toEqual([]);
  });

  test('cargo of an encounter card goes to the bottom of its encounter deck [or.deliver-action.04]', () => {
    const parcel = {
      asset: {
        kind: 'cargo' as const,
        name: 'Parcel',
        destination: 'lothal',
        reward: [{ do: 'gain' as const, fame: 1 }],
      },
    };
    const game = acting(
      { at: 'lothal', cards: [{ card: 'deck-lothal-1', space: 'lothal' }] },
      { pack: pack({ encounters: [lothalCard([], parcel)] }) },
    );
    game.does('deliver').does('deliver-card');
    expect(game.player()).toMatchObject({ fame: 1, cards: [] });
    expect(game.encounterDeck('deck-lothal').bottom).toEqual(['deck-lothal-1']);
    expect(game.market('cargo').pile.bottom).toEqual([]);
  });

  test('several cards are delivered in one action, in any order, or only some of them [or.deliver-action.05]', () => {
    const cards = ['cargo-stolen-weapons', 'luxury-gift-for-jabba', { card: 'bounty-bounty-greedo', captured: true }];
    const load = { at: 'tatooine', ship: 'yv-666', cards };
    const all = acting(load).does('deliver').does('deliver-card', { card: 'market/bounty-bounty-greedo' });
    all.does('deliver-card', { card: 'market/luxury-gift-for-jabba' }).does('deliver-card').rolls('hit');
    expect(all.cards()).toEqual([]);
    expect(all.happened('bounty-rewarded')).toMatchObject([{ how: 'captured' }]);
    expect(all.happened('cargo-delivered').map(({ card: id }) => id)).toEqual([
      'market/luxury-gift-for-jabba',
      'market/cargo-stolen-weapons',
    ]);
    expect(all.options).toContain('end-actions');
    expect(acting(load).does('deliver').options).toEqual(['deliver-card']);
    const some = acting(load)
      .does('deliver')
      .does('deliver-card', { card: 'market/luxury-gift-for-jabba' })
      .does('end-delivery');
    expect(some.cards()).toEqual(['cargo-stolen-weapons', 'bounty-bounty-greedo']);
  });

  test('the risk of ILLEGAL cargo may cost it its reward [or.deliver-action.03]', () => {
    const game = acting({ at: 'tatooine', cards: ['cargo-stolen-weapons'] })
      .does('deliver')
      .does('deliver-card')
      .rolls('blank');
    game.draws('databank-1-imperial-presence').rolls('blank', 'blank');
    expect(game.player()).toMatchObject({ fame: 0, credits: 0, reputation: { imperial: -1 } });
    expect(game.happened('delivery-failed')).toHaveLength(1);
    expect(game.cards()).toEqual([]);
    const fails = { do: 'delivery-fails' as const };
    const risky = { kind: 'cargo' as const, name: 'Box', destination: 'tatooine', risk: [fails, fails], reward: [] };
    const twice = table(
      { ann: { at: 'tatooine', cards: ['test-card'] } },
      { step: 'action', pack: pack({ market: [card(risky, { deck: 'cargo' })] }) },
    );
    expect(twice.does('deliver').does('deliver-card').happened('delivery-failed')).toHaveLength(1);
  });

  test('what belongs elsewhere is named, captured contacts too [or.deliver-action.03]', () => {
    const cards = ['cargo-food-supplies', { card: 'bounty-bounty-greedo', captured: true }, 'bounty-bounty-chopper'];
    const game = acting({ at: 'lothal', cards });
    expect(game.whyNot({ type: 'deliver', player: 'ann' })?.facts).toEqual({
      space: 'lothal',
      elsewhere: [
        { card: 'market/cargo-food-supplies', to: 'nal-hutta' },
        { card: 'market/bounty-bounty-greedo', to: 'tatooine' },
      ],
    });
  });
});

describe('discarding and removing', () => {
  test('a discarded card goes to the bottom of its own deck [or.discard-and-remove.01]', () => {
    const market = resolving([{ do: 'discard', card: { kind: 'gear' } }], {
      ann: { cards: ['gear-and-mod-jetpack'] },
    }).does('choose-card');
    expect(market.market('gear-and-mod').pile.bottom).toEqual(['gear-and-mod-jetpack']);
    const story = resolving([]).lets();
    expect(story.encounterDeck('deck-lothal').bottom).toEqual(['deck-lothal-1']);
  });

  test('a removed card is in the box and nowhere else [or.discard-and-remove.03]', () => {
    const game = table(
      { ann: { at: 'tatooine', cards: [{ card: 'bounty-bounty-greedo', captured: true }] } },
      { step: 'action' },
    );
    game.does('deliver').does('deliver-card');
    expect(game.state.box).toEqual(['market/bounty-bounty-greedo']);
    expect(game.contact('greedo')?.at).toBe('box');
    const { box: _box, events: _events, ...rest } = game.state;
    expect(JSON.stringify(rest)).not.toContain('bounty-bounty-greedo');
  });
});
