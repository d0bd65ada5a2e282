/** Buying: what it costs, ships, bartering, and what becomes of the cards. */
import { outerRim } from '../../src/outer-rim';
import { card, pack, table, type Moment, type Player, type Table } from './table';

/** Ann in her action step on Lothal, with this money and these cards, in her market action. */
function marketing(ann: Player = {}, more: Moment = {}): Table {
  return table({ ann: { at: 'lothal', ...ann } }, { step: 'action', ...more }).does('market');
}
/** Buys the top card of a deck for money alone. */
const buys = (game: Table, deck: string): Table => {
  game.does('discard-nothing').does('buy', { deck });
  return game.offers('pay') ? game.does('pay') : game;
};

describe('ships', () => {
  const offer = (id: string, more: Moment = {}): Moment => ({ market: { ship: { top: id } }, ...more });
  const hauler = 'ship-gx1-short-hauler';

  test('the sheet comes from the supply, the old one goes back there [or.buying-ships.02, or.buying-ships.03]', () => {
    const game = buys(marketing({ credits: 5000 }, offer(hauler)), 'ship').lets();
    expect(game.player().ship).toBe('gx1-short-hauler');
    expect(game.state.shipSupply).not.toContain('gx1-short-hauler');
    // Bob and Ann had one of the four starting sheets each.
    expect(game.state.shipSupply.filter((ship) => ship === 'g9-rigger')).toHaveLength(3);
    const again = buys(marketing({ credits: 20_000, ship: 'hwk-290' }, offer('ship-yv-666-light-freighter')), 'ship');
    const cargo = { market: { cargo: { top: 'cargo-bacta-supplies', next: ['cargo-food-supplies'] } } };
    expect(buys(marketing({ credits: 5000 }, cargo), 'cargo').player().ship).toBe('g9-rigger');
    expect(again.lets().state.shipSupply).toContain('hwk-290');
  });

  test('the card of the ship is done with; that of a used ship goes back to its deck [or.discard-and-remove.01, or.discard-and-remove.03]', () => {
    const own = buys(marketing({ credits: 5000 }, offer(hauler)), 'ship').lets();
    expect(own.state.box).toEqual([`market/${hauler}`]);
    expect(own.market('ship').pile.bottom).toEqual([]);
    const used = marketing({ credits: 5000 }, offer('ship-used-ship-for-sale')).does('discard-nothing');
    used.does('buy', { deck: 'ship' }).does('choose-ship', { ship: 'hwk-290' }).does('pay').lets();
    expect(used.state.box).toEqual([]);
    expect(used.market('ship').pile.bottom).toEqual(['ship-used-ship-for-sale']);
    expect(used.happened('market-card-discarded')).toMatchObject([{ deck: 'ship', card: 'ship-used-ship-for-sale' }]);
  });

  test('goal, goal tokens and abilities of the old ship are gone with it [or.buying-ships.03]', () => {
    const tokens = { ship: 'aggressor-assault-fighter', goalTokens: { ship: 1, character: 1 } };
    const game = buys(marketing({ credits: 20_000, ...tokens }, offer(hauler)), 'ship').lets();
    expect(game.player().goalTokens).toEqual({ character: 1, ship: 0 });
    const goals = (of: Table): string[] =>
      of.state.inPlay.flatMap((each) => (each.source.startsWith('ann/ship') ? [each.ability] : []));
    expect(goals(game)).toEqual(['goal counts card-gained']);
    const falcon = marketing({ credits: 20_000, ship: 'hwk-290', shipTurned: true }, offer(hauler));
    expect(goals(falcon)).toEqual(['value']);
    expect(goals(buys(falcon, 'ship').lets())).toEqual(['goal counts card-gained']);
  });

  test('without its sheet in the supply the card brings nothing [or.buying-ships.01, or.buying-ships.02]', () => {
    const taken = (ship: string) =>
      table({ ann: { credits: 9000 }, bob: { ship } }, { step: 'action', ...offer(hauler) }).does('market');
    expect(
      taken('gx1-short-hauler').does('discard-nothing').whyNot({ type: 'buy', player: 'ann', deck: 'ship' }),
    ).toMatchObject({
      code: 'no-such-sheet',
      rules: expect.arrayContaining(['or.buying-ships.01', 'or.buying-ships.02']),
    });
    expect(taken('hwk-290').does('discard-nothing').offers('buy', { deck: 'ship' })).toBe(true);
  });

  test('it lies with its goal up [or.buying-ships.04]', () => {
    const game = buys(marketing({ credits: 20_000, ship: 'hwk-290', shipTurned: true }, offer(hauler)), 'ship').lets();
    expect(game.player()).toMatchObject({ ship: 'gx1-short-hauler', shipTurned: false });
    expect(game.state.inPlay.map((each) => each.source)).toContain('ann/ship-goal');
  });

  test('damage of the ship goes, damage of the character stays [or.buying-ships.05]', () => {
    const game = buys(marketing({ credits: 5000, damage: { character: 1, ship: 2 } }, offer(hauler)), 'ship').lets();
    expect(game.player().damage).toEqual({ character: 1, ship: 0 });
    const codes = (of: Table, type: 'ship-returned' | 'ship-taken') =>
      of.happened(type)[0]?.because?.map(({ code }) => code);
    expect(game.happened('ship-returned')[0]?.because?.[0]).toMatchObject({
      code: 'damage-removed',
      facts: { ship: 2 },
    });
    expect(codes(game, 'ship-taken')).toContain('damage-stays');
    const whole = buys(marketing({ credits: 5000 }, offer(hauler)), 'ship').lets();
    expect(whole.happened('ship-returned')[0]?.rules[0]).toBe('or.buying-ships.03');
    expect(codes(whole, 'ship-returned')).not.toContain('damage-removed');
    expect(codes(whole, 'ship-taken')).not.toContain('damage-stays');
  });

  test('cargo, crew and mods come along; what finds no slot goes [or.buying-ships.06]', () => {
    const cards = ['cargo-bacta-supplies', 'gear-and-mod-ion-cannon', 'job-hired-help'];
    const keeps = buys(marketing({ credits: 9000, cards }, offer('ship-hwk-290-freighter')), 'ship').lets();
    expect(keeps.cards()).toEqual(cards);
    const full = [...cards, 'job-dash-rendar', 'cargo-food-supplies', 'cargo-droid-parts'];
    const smaller = marketing(
      { credits: 30_000, ship: 'yv-666', cards: full.filter((id) => !id.startsWith('gear')) },
      offer(hauler),
    );
    smaller.does('discard-nothing').does('buy', { deck: 'ship' });
    expect(
      smaller
        .legal('make-room')
        .map((each) => each.card)
        .every((id) => id.startsWith('market/cargo')),
    ).toBe(true);
    smaller.does('make-room', { card: 'market/cargo-droid-parts' }).lets();
    expect(smaller.happened('card-discarded')).toMatchObject([
      {
        rules: ['or.buying-ships.06', 'or.market-action.13'],
        because: [{ code: 'no-slot-left', facts: { count: 3, of: 2 } }, { code: 'to-deck' }],
      },
    ]);
    const [taken] = smaller.happened('ship-taken');
    expect(taken).toMatchObject({ because: [{ code: 'cards-kept', facts: { kept: 5 } }, { code: 'slots-on-ship' }] });
    expect(smaller.cards()).toEqual([
      'cargo-bacta-supplies',
      'job-hired-help',
      'job-dash-rendar',
      'cargo-food-supplies',
    ]);
  });

  test('the old ship is always taken off the price [or.bartering.04]', () => {
    const game = marketing({ credits: 10_000, ship: 'hwk-290' }, offer('ship-yv-666-light-freighter'))
      .does('discard-nothing')
      .does('buy', { deck: 'ship' });
    expect(game.asks).toBe('10000 credits');
    expect(game.does('pay').lets().player().credits).toBe(0);
  });

  test('it is no discount on other cards [or.bartering.04]', () => {
    const market = { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-jetpack'] } };
    const game = marketing({ credits: 3000, ship: 'yv-666' }, { market }).does('discard-nothing');
    expect(game.does('buy', { deck: 'gear-and-mod' }).asks).toBe('3000 credits');
  });

  test('Used Ship for Sale brings any ship of the supply [or.buying-ships.02, or.setup-decks.06]', () => {
    const game = marketing({ credits: 5000 }, offer('ship-used-ship-for-sale'))
      .does('discard-nothing')
      .does('buy', { deck: 'ship' });
    expect(game.refusal('choose-ship', { ship: 'yt-1300' })).toBe('too-expensive');
    expect(game.state.shipSupply).toContain('hwk-290');
    game.does('choose-ship', { ship: 'hwk-290' }).does('pay').lets();
    expect(game.player()).toMatchObject({ ship: 'hwk-290', credits: 0 });
    expect(game.state.shipSupply).not.toContain('hwk-290');
  });
});

describe('bartering', () => {
  const rifle = { 'gear-and-mod': { top: 'gear-and-mod-plastoid-armor', next: ['gear-and-mod-jetpack'] } };
  const cards = [
    'gear-and-mod-armored-vest',
    'cargo-bacta-supplies',
    'gear-and-mod-targeting-computer',
    'job-hired-help',
    'bounty-bounty-greedo',
  ];
  const paying = (ann: Player = {}): Table =>
    marketing({ credits: 9000, cards, ...ann }, { market: rifle })
      .does('discard-nothing')
      .does('buy', { deck: 'gear-and-mod' });

  test('costs of bartered cards are taken off the price [or.bartering.01]', () => {
    const game = paying().does('barter', { card: 'market/gear-and-mod-armored-vest' }).does('pay');
    expect(game.player().credits).toBe(6000);
    expect(game.cards()).not.toContain('gear-and-mod-armored-vest');
  });

  test('each card is bartered once, and what is lacking has to be bartered before paying [or.bartering.01, or.credits.03]', () => {
    const game = paying({ credits: 2000 });
    expect(game.refusal('pay')).toBe('too-expensive');
    game.does('barter', { card: 'market/gear-and-mod-armored-vest' });
    expect(game.legal('barter').map((each) => each.card)).not.toContain('market/gear-and-mod-armored-vest');
    expect(game.refusal('pay')).toBe('too-expensive');
    game.does('barter', { card: 'market/cargo-bacta-supplies' });
    expect([game.asks, game.refusal('pay')]).toEqual(['1000 credits', null]);
  });

  test('cards of the databank have no cost to take off [or.bartering.01]', () => {
    const game = marketing({ credits: 6000, cards: ['databank-91-wine'] }, { market: rifle }).does('discard-nothing');
    game.does('buy', { deck: 'gear-and-mod' }).does('barter', { card: 'databank/databank-91-wine' });
    expect(game.asks).toBe('6000 credits');
    game.does('pay');
    expect(game.state.databank).toContain('databank-91-wine');
  });

  test('cargo, gear and mods are bartered, nothing else [or.bartering.02]', () => {
    expect(
      paying()
        .legal('barter')
        .map((each) => each.card),
    ).toEqual(cards.slice(0, 3).map((id) => `market/${id}`));
    expect(paying().whyNot({ type: 'barter', player: 'ann', card: 'market/job-hired-help' })).not.toBeNull();
  });

  test('they go to the bottom of their decks [or.bartering.03]', () => {
    const game = paying().does('barter', { card: 'market/cargo-bacta-supplies' }).does('pay');
    expect(game.market('cargo').pile.bottom).toEqual(['cargo-bacta-supplies']);
  });

  test('bartering never brings credits [or.bartering.06]', () => {
    const cheap = { cargo: { top: 'cargo-droid-parts', next: ['cargo-food-supplies'] } };
    const game = marketing({ cards: ['gear-and-mod-armored-vest'] }, { market: cheap })
      .does('discard-nothing')
      .does('buy', { deck: 'cargo' });
    game.does('barter');
    expect(game.player().credits).toBe(0);
    expect(game.cards()).toEqual(['cargo-droid-parts']);
    expect(game.happened('card-bought')).toMatchObject([{ price: 0 }]);
  });

  test('what a price is made of is said, and what of it is lost [or.bartering.01, or.bartering.04, or.bartering.06]', () => {
    const bought = (game: Table) => game.happened('card-bought')[0];
    const vest = { amount: -3000, by: 'market/gear-and-mod-armored-vest', rules: ['or.bartering.01'] };
    const bartered = bought(paying().does('barter', { card: 'market/gear-and-mod-armored-vest' }).does('pay'));
    expect(bartered).toMatchObject({ price: 3000, rules: ['or.bartering.01', 'or.market-action.11'] });
    expect(bartered?.sources).toEqual([{ amount: 6000, by: 'its cost' }, vest]);
    expect(bartered).not.toHaveProperty('because');
    const cheap = { cargo: { top: 'cargo-bacta-supplies', next: ['cargo-food-supplies'] } };
    const free = marketing({ cards: ['gear-and-mod-armored-vest'] }, { market: cheap }).does('discard-nothing');
    const lost = bought(free.does('buy', { deck: 'cargo' }).does('barter'));
    expect(lost).toMatchObject({
      price: 0,
      rules: ['or.bartering.06', 'or.bartering.01', 'or.market-action.11'],
      because: [{ code: 'surplus', facts: { lost: 1000 } }],
      sources: [{ amount: 2000, by: 'its cost' }, vest],
    });
    // Nothing is lost of a discount that just pays for the card.
    const vestFor = { 'gear-and-mod': { top: 'gear-and-mod-targeting-computer', next: ['gear-and-mod-jetpack'] } };
    const even = marketing({ cards: ['gear-and-mod-armored-vest'] }, { market: vestFor }).does('discard-nothing');
    const exact = bought(even.does('buy', { deck: 'gear-and-mod' }).does('barter'));
    expect(exact).toMatchObject({ price: 0, rules: ['or.bartering.01', 'or.market-action.11'] });
    expect(exact).not.toHaveProperty('because');
    const plain = bought(paying().does('pay'));
    expect(plain?.rules).toEqual(['or.market-action.11']);
    expect(plain).not.toHaveProperty('sources');
    const ship = { market: { ship: { top: 'ship-yv-666-light-freighter' } } };
    const other = marketing({ credits: 20_000, ship: 'hwk-290' }, ship).does('discard-nothing');
    expect(bought(other.does('buy', { deck: 'ship' }).does('pay'))).toMatchObject({
      rules: ['or.bartering.04', 'or.market-action.11'],
      sources: [{ by: 'its cost' }, { amount: -5000, by: 'hwk-290', rules: ['or.bartering.04'] }],
    });
  });

  test('what all that may be bartered does not make up for is too expensive [or.market-action.11, or.bartering.02]', () => {
    const held = ['gear-and-mod-armored-vest', 'job-hired-help', 'bounty-bounty-greedo'];
    const buying = (credits: number) =>
      marketing({ credits, cards: held }, { market: rifle }).does('discard-nothing').whyNot({
        type: 'buy',
        player: 'ann',
        deck: 'gear-and-mod',
      });
    expect(buying(3000)).toBeNull();
    expect(buying(2000)).toMatchObject({
      code: 'too-expensive',
      rules: expect.arrayContaining(['or.market-action.11', 'or.bartering.02']),
      facts: { price: 3000, cost: 6000, barter: 3000, credits: 2000 },
    });
    // The cheapest of the ships that one card can bring decides.
    const used = { market: { ship: { top: 'ship-used-ship-for-sale' } } };
    expect(marketing({ credits: 5000 }, used).does('discard-nothing').offers('buy', { deck: 'ship' })).toBe(true);
    const costs = (ann: Player, market: Moment['market'], deck: string) =>
      marketing(ann, { market: market ?? {} })
        .does('discard-nothing')
        .whyNot({ type: 'buy', player: 'ann', deck })?.message;
    const g1a: Player = { credits: 4000, ship: 'hwk-290' };
    expect(costs(g1a, { ship: { top: 'ship-yv-666-light-freighter' } }, 'ship')).toBe(
      'YV-666 Light Freighter costs at least 10000 credits; ann has 4000.',
    );
    expect(costs({ credits: 4000 }, rifle, 'gear-and-mod')).toBe(
      'Plastoid Armor costs at least 6000 credits; ann has 4000.',
    );
    const mod = { 'gear-and-mod': { top: 'gear-and-mod-ion-cannon' } };
    expect(costs({ credits: 4000 }, mod, 'gear-and-mod')).toBeUndefined();
  });

  test('before paying a buyer may think better of it [or.market-action.08]', () => {
    const game = paying().does('barter', { card: 'market/cargo-bacta-supplies' }).does('stop-buying');
    expect(game.options).toContain('buy');
    expect(game.cards()).toEqual(cards);
    // Who then buys nothing has done with it.
    game.does('buy-nothing');
    expect(game.within).not.toContain('market action');
    expect(game.happened('no-effect').at(-1)).toMatchObject({ what: 'buy', rules: ['or.market-action.08'] });
  });
});

describe('what is bought', () => {
  test('some cards are not sold on some planets [or.ai-buying.10]', () => {
    const market = { cargo: { top: 'cargo-bacta-supplies', next: ['cargo-droid-parts'] } };
    const here = marketing({ at: 'takodana', credits: 9000 }, { market }).does('discard-nothing');
    expect(here.refusal('buy', { deck: 'cargo' })).toBe('not-sold-here');
    expect(marketing({ credits: 9000 }, { market }).does('discard-nothing').offers('buy', { deck: 'cargo' })).toBe(
      true,
    );
  });

  test('while room is made for it the card lies on no deck [or.market-action.07, or.market-action.14]', () => {
    const market = { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-ion-cannon'] } };
    const cards = ['gear-and-mod-plastoid-armor', 'gear-and-mod-jetpack'];
    const game = buys(marketing({ credits: 3000, cards }, { market }), 'gear-and-mod');
    expect(game.options).toEqual(['make-room']);
    expect(game.market('gear-and-mod').top).toBeNull();
    expect(outerRim.load(JSON.parse(JSON.stringify(game.state)))._tag).toBe('Right');
  });

  test('a card that is kept where no slot takes it goes back to its deck [or.market-action.17]', () => {
    const bare = { ships: [{ id: 'g9-rigger', side: { hyperdrive: 6, combat: 2, hull: 3, slots: [['cargo']] } }] };
    const game = table(
      {},
      {
        step: 'encounter',
        contacts: [{ at: 'lothal/1', contact: 'w1-le', faceup: true }],
        pack: pack({ changes: bare }),
      },
    );
    game.does('encounter-contact', { place: 'lothal/1' }).rolls('crit', 'blank');
    expect(game.cards()).toEqual([]);
    expect(game.state.databank).toContain('databank-w1-le');
    expect(game.contactAt('lothal/1')).toMatchObject({ contact: 'w1-le', faceup: true });
  });

  test('a card that fits two kinds of slot makes way for one that does not [or.market-action.13, or.market-action.17]', () => {
    const cards = ['cargo-smuggling-compartment', 'cargo-food-supplies', 'cargo-droid-parts', 'cargo-bacta-supplies'];
    const game = table({ ann: { cards } });
    expect(game.slotOf('cargo-smuggling-compartment')).toEqual(['mod']);
    expect(game.slots().filter((each) => each.card === null && each.slot.includes('cargo'))).toEqual([]);
  });

  test('a luxury brings its fame to whoever buys it, not to whoever trades for it [or.winning-the-game.09]', () => {
    const luxury = { ann: {}, bob: { at: 'lothal', cards: ['luxury-chromium-hull'] } };
    const game = table(luxury, { step: 'action' }).does('trade').does('ask-for-card').does('propose-trade');
    game.does('accept-trade');
    expect([game.cards(), game.player().fame]).toEqual([['luxury-chromium-hull'], 0]);
  });

  test('whoever wins by buying has the card, and it lies nowhere else [or.winning-the-game.02]', () => {
    const admired = {
      kind: 'when' as const,
      on: { event: 'this-gained' as const },
      do: [{ do: 'gain' as const, fame: 1 }],
    };
    const statue = card({ kind: 'gear', name: 'Statue', abilities: [admired] }, { deck: 'luxury', cost: 6000 });
    const market = { luxury: { top: 'test-card', next: ['luxury-gift-for-jabba'] } };
    const game = buys(marketing({ credits: 6000, fame: 9 }, { market, pack: pack({ market: [statue] }) }), 'luxury');
    expect([game.state.winner, game.by]).toEqual(['ann', []]);
    expect(game.market('luxury').top).toBeNull();
    expect(outerRim.load(JSON.parse(JSON.stringify(game.state)))._tag).toBe('Right');
  });
});
