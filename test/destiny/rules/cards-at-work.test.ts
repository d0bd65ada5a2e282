/** Cards that leave play, 'then', options, spotting, hands and decks (des.then-effects, des.choose-option, des.spot, des.looking). */
import { P1, P2, codeOf, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });

describe('leaving play', () => {
  test('the die of a discarded upgrade leaves the pool and is set aside [des.dice-leaving-play.01, des.replace.01]', () => {
    const t = duel({
      characters: [{ card: 'Tusken Raider', upgrades: [die('Lightsaber', '1 shield')] }],
      hand: ['Armed to the Teeth'],
    })
      .play(P1, 'Armed to the Teeth')
      .choose('tusken-raider', 'lightsaber');
    if (t.choices.includes('done')) t.done();
    t.choose('hired-gun');
    expect([t.shows('lightsaber.1'), t.diceAside(P1)]).toEqual([undefined, ['Lightsaber']]);
    expect(t.events('left-play')).toMatchObject([{ why: 'effect' }]);
  });

  test('a card returned to hand has left play, its die is set aside [des.out-of-play.02]', () => {
    const t = duel(
      { characters: [{ card: 'Tusken Raider', upgrades: [die('Lightsaber', '1 shield')] }] },
      {},
      { battlefield: 'Mos Eisley Spaceport' },
    )
      .claim(P1)
      .choose('use', 'lightsaber');
    expect([t.hand(P1), t.has('lightsaber'), t.shows('lightsaber.1'), t.resources(P1)]).toEqual([
      ['Lightsaber'],
      false,
      undefined,
      1,
    ]);
  });

  test("an opponent's card never goes to one's hand, but to its owner [des.hand.06]", () => {
    const t = duel(
      { characters: [{ card: 'General Grievous', upgrades: [{ card: 'Lightsaber', owner: P2 }] }] },
      {},
      { battlefield: 'Mos Eisley Spaceport' },
    )
      .claim(P1)
      .choose('use', 'lightsaber');
    expect([t.hand(P1), t.hand(P2)]).toEqual([[], ['Lightsaber']]);
  });

  test('with a copy on the same character, who discards one says which die goes [des.dice-leaving-play.04]', () => {
    const t = duel(
      { characters: ['Tusken Raider'], hand: ['Confiscation'], resources: 3 },
      { characters: [{ card: 'Hired Gun', upgrades: [die('Lightsaber', '1 shield'), die('Lightsaber', null)] }] },
    );
    t.play(P1, 'Confiscation').choose('lightsaber-2');
    expect([t.asks, t.choices]).toEqual(['p1: the die of lightsaber-2', ['lightsaber.1', 'lightsaber-2.1']]);
    t.choose('lightsaber.1');
    expect([t.has('lightsaber'), t.shows('lightsaber.1'), t.shows('lightsaber-2.1')]).toEqual([true, undefined, null]);
    expect(t.die('lightsaber-2.1')).toMatchObject({ card: 'lightsaber', on: 'lightsaber' });
  });

  test('only supports in play can be discarded from play [des.in-play.06]', () => {
    const t = duel(
      { supports: [die('AT-ST', 'special')] },
      { supports: ['U-Wing'], hand: ['U-Wing'], discard: ['Black One'] },
    )
      .resolve(P1, 'special')
      .choose('at-st.1');
    expect(t.choices).toEqual(['at-st', 'u-wing']);
    t.choose('u-wing');
    expect(t.discard(P2)).toEqual(['Black One', 'U-Wing']);
  });

  test('this card means this copy only [des.self-referential-effects.01]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', upgrades: ['Hidden In Shadow', 'Hidden In Shadow'] }] }).use(
      P1,
      'hidden-in-shadow-2',
    );
    expect([
      t.card('hidden-in-shadow').exhausted,
      t.card('hidden-in-shadow-2').exhausted,
      t.shields('hired-gun'),
    ]).toEqual([false, true, 1]);
  });
});

describe("'then', options, spotting", () => {
  test('what follows "then" needs everything before it in full [des.then-effects.02, des.then-effects.03]', () => {
    const short = duel({ hand: ['Scavenge'], deck: { top: ['AT-ST', 'Dodge'], shuffled: [] } }).play(P1, 'Scavenge');
    expect([short.discard(P1), short.hand(P1)]).toEqual([['AT-ST', 'Dodge', 'Scavenge'], []]);
    expect(short.decisionIsTurnOf(P2)).toBe(true);
  });

  test('what was done in full is followed by the rest [des.then-effects.01]', () => {
    const t = duel({ hand: ['Scavenge'], deck: { top: ['AT-ST', 'Dodge', 'Aim'] } })
      .play(P1, 'Scavenge')
      .choose('AT-ST');
    expect(t.hand(P1)).toEqual(['AT-ST']);
  });

  test('an opponent made to choose may choose what does nothing [des.choose-option.03, des.choose-option.01, des.card-abandon-all-hope.01]', () => {
    const t = duel({ hand: ['Abandon All Hope'], resources: 2 }, { hand: ['Dodge', 'Aim'] })
      .play(P1, 'Abandon All Hope')
      .choose('lose all resources');
    expect([t.hand(P2), t.resources(P2)]).toEqual([['Aim', 'Dodge'], 0]);
  });

  test('the chosen option is carried out as far as it goes [des.choose-option.02, des.card-let-the-wookiee-win.01]', () => {
    const t = duel(
      { characters: ['Tusken Raider'], hand: ['Let The Wookiee Win'], resources: 1 },
      { characters: [die('Padawan', '2 melee')] },
    )
      .play(P1, 'Let The Wookiee Win')
      .choose('dice', 'padawan.1');
    expect(t.shows('padawan.1')).toBeNull();
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    const nobody = duel({ characters: ['Tusken Raider'], hand: ['Let The Wookiee Win'], resources: 1 })
      .play(P1, 'Let The Wookiee Win')
      .choose('damage');
    expect([nobody.damage('hired-gun'), nobody.decisionIsTurnOf(P2)]).toEqual([0, true]);
  });

  test('without the character to spot the event is paid and does nothing [des.spot.02, des.spot.04]', () => {
    const use = (card: string) =>
      duel(
        { characters: [card], hand: ['Use The Force'], resources: 1 },
        { characters: [die('Padawan', '2 melee')] },
      ).play(P1, 'Use The Force');
    const t = use('Hired Gun');
    expect([t.resources(P1), t.discard(P1), t.shows('padawan.1')]).toEqual([0, ['Use The Force'], '2 melee']);
    const blue = use('Qui-Gon Jinn').turn('padawan.1', '1 focus');
    expect(blue.shows('padawan.1')).toBe('1 focus');
  });

  test('only what meets the requirement can be chosen [des.choose-target.02, des.choose-target.04]', () => {
    const t = duel(
      { characters: [{ card: 'Hired Gun', damage: 1, exhausted: true }], hand: ['Willpower'], resources: 1 },
      { characters: ['Padawan', { card: 'Tusken Raider', exhausted: true }] },
    ).play(P1, 'Willpower');
    if (!t.choices.includes('tusken-raider')) t.choose('hired-gun');
    expect(t.choices).toEqual(['tusken-raider']);
    t.choose('tusken-raider');
    expect(t.damage('tusken-raider')).toBe(1);
    const none = duel(
      { characters: [{ card: 'Hired Gun', damage: 1, exhausted: true }], hand: ['Willpower'], resources: 1 },
      { characters: ['Padawan'] },
    ).play(P1, 'Willpower');
    if (!none.decisionIsTurnOf(P2)) none.choose('hired-gun');
    expect([none.damage('padawan'), none.discard(P1)]).toEqual([0, ['Willpower']]);
  });
});

describe('cards, hands, decks', () => {
  test('an event is not in hand while it resolves [des.play-a-card.06, des.in-limbo.01]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Smuggling', 'Dodge'] }).play(P1, 'Smuggling');
    expect(t.choices).toEqual(['Dodge']);
    t.choose('Dodge');
    expect([t.hand(P1), t.discard(P1), t.resources(P1)]).toEqual([[], ['Dodge', 'Smuggling'], 1]);
  });

  test('the cheapest card is the one of the lowest cost now [des.cheapest.01, des.cheapest.02]', () => {
    const scout = (p2: Side) =>
      duel({ characters: [{ card: 'Rebel Trooper', upgrades: [die('Scout', 'special')] }] }, p2)
        .resolve(P1, 'special')
        .choose('scout.1');
    const t = scout({ hand: ['Smuggling', 'Dodge', 'AT-ST'] });
    expect(t.choices).toEqual(['Smuggling']);
    t.choose('Smuggling');
    // The first yellow event costs Jyn Erso 1 less: Loose Ends 1, Aim 1.
    const jyn = scout({ characters: ['Jyn Erso'], hand: ['Loose Ends', 'Aim', 'Dodge'] });
    expect(jyn.choices.sort()).toEqual(['Aim', 'Loose Ends']);
    jyn.choose('Aim');
  });

  test('cards that were looked at are where they were [des.looking.01, des.looking.02]', () => {
    const t = duel(
      { characters: ['Padawan'], supports: ['Jedi Council'] },
      { deck: { top: ['Dodge', 'Aim', 'Block'] } },
    )
      .use(P1, 'jedi-council')
      .choose(P2);
    const seen = (viewer: string) => t.views(viewer).looks.flatMap((each) => each.cards);
    expect([seen(P1), seen(P2), seen('spectator')]).toEqual([[codeOf('Dodge'), codeOf('Aim')], [], []]);
    t.done();
    expect(t.player(P2).deck.top.slice(0, 2)).toEqual([codeOf('Dodge'), codeOf('Aim')]);
    expect(t.state.looks).toEqual([]);
  });

  test('a larger hand size draws more in upkeep [des.increase.02]', () => {
    const t = duel(
      { supports: ["Emperor's Favor"], deck: { top: ['Aim', 'Aim', 'Block', 'Block', 'Dodge', 'Dodge', 'Flank'] } },
      { hand: ['Aim', 'Aim', 'Block', 'Block', 'Dodge'] },
    )
      .pass(P1)
      .pass(P2)
      .done();
    expect(t.hand(P1)).toHaveLength(6);
  });

  test('any amount of resources and shields is counted [des.resources.05, des.shields.06]', () => {
    const t = duel(
      { characters: [die('Hired Gun', '1 resource')], resources: 60 },
      { characters: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => ({ card: 'Padawan', shields: 3 })) },
    )
      .resolve(P1, 'resource')
      .choose('hired-gun.1');
    expect(t.resources(P1)).toBe(61);
    expect(t.state.cards.reduce((sum, each) => sum + each.shields, 0)).toBe(27);
  });

  test('a ready card is not readied, an exhausted one not exhausted [des.ready.02, des.exhausted.01]', () => {
    const t = duel(
      { characters: ['Luke Skywalker', 'Padawan'], hand: ['Noble Sacrifice'] },
      { characters: ['Hired Gun'] },
    )
      .play(P1, 'Noble Sacrifice')
      .choose('padawan')
      .choose('hired-gun');
    expect(t.card('hired-gun').exhausted).toBe(true);
    const bala = duel(
      { characters: ['Bala-Tik', die('First Order Stormtrooper', '2 ranged')] },
      { characters: [{ card: 'Padawan', damage: 6 }, 'Hired Gun'] },
    )
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'padawan');
    expect([bala.events('readied'), bala.decisionIsTurnOf(P2)]).toEqual([[], true]);
  });

  test('readying a character removes none of its dice [des.faq-readied-character-dice.01]', () => {
    const t = duel(
      {
        characters: [{ ...die('Bala-Tik', '1 ranged'), exhausted: true }, die('First Order Stormtrooper', '2 ranged')],
      },
      { characters: [{ card: 'Padawan', damage: 6 }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').done().uses();
    expect([t.card('bala-tik').exhausted, t.shows('bala-tik.1')]).toEqual([false, '1 ranged']);
  });

  test('the special ability of an exhausted card can be used [des.faq-special-of-exhausted.01]', () => {
    const t = duel({
      characters: [
        { card: 'Hired Gun', exhausted: true, upgrades: [{ ...die('F-11D Rifle', 'special'), exhausted: true }] },
      ],
    })
      .resolve(P1, 'special')
      .choose('f-11d-rifle.1', 'hired-gun-2', 'hired-gun-2');
    expect(t.damage('hired-gun-2')).toBe(2);
  });

  test('by default players control what they own [des.controller.02]', () => {
    const t = duel({ supports: ['AT-ST'], characters: ['Padawan'] });
    for (const each of [...t.state.cards, ...t.state.dice]) expect(each.controller).toBe(each.owner);
    expect(t.choices).toContain('activate at-st');
  });
});
