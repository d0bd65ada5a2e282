/** Rules that need one card to be seen: dice and cards that come back, delayed effects, errata, what a card shows. */
import { cardFace } from '../../../src/destiny/facts/face';
import { named } from '../decks';
import { P1, P2, destinyTable, type Side } from '../table';

const P3 = 'p3';
const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });

test('a die that was set aside comes back with its card [des.dice-leaving-play.02]', () => {
  const t = duel({ discard: ['AT-ST'], diceAside: ['AT-ST'], resources: 5 }, {}, { battlefield: 'Docking Bay' })
    .claim(P1)
    .choose('use');
  while (!t.choices.includes('AT-ST')) t.choose(t.choices.find((each) => each === 'discard') ?? '');
  t.choose('AT-ST');
  expect(t.die('at-st.1')).toMatchObject({ zone: 'card', on: 'at-st' });
  expect(t.diceAside(P1)).toEqual([]);
});

test('only dice in a pool can be removed, turned or looked at [des.dice-pool.04, des.dice-on-cards.03]', () => {
  const t = duel({ characters: [{ card: 'Tusken Raider', upgrades: [die('Gaffi Stick', 'special')] }, 'Padawan'] })
    .resolve(P1, 'special')
    .choose('gaffi-stick.1');
  // Neither the Padawan's die nor the Raider's lies in the pool: there is no melee to remove.
  expect([t.damage('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual([0, true]);
  const melee = duel({
    characters: [{ card: 'Tusken Raider', upgrades: [die('Gaffi Stick', 'special')] }, die('Padawan', '2 melee')],
  })
    .resolve(P1, 'special')
    .choose('gaffi-stick.1', 'padawan.1', 'hired-gun');
  expect(melee.damage('hired-gun')).toBe(3);
});

test("a card goes to its owner's deck, not to that of the player who controls it [des.deck.05]", () => {
  const t = duel({ characters: ['Hired Gun'], supports: [{ ...die('Smuggling Freighter', '2 resource'), owner: P2 }] })
    .resolve(P1, 'resource')
    .choose('smuggling-freighter.1');
  expect([t.player(P1).deck.top, t.player(P2).deck.top]).toEqual([[], [named('Smuggling Freighter').code]]);
});

test('an event without effect has been played all the same, but never entered play [des.in-limbo.03]', () => {
  const t = duel({ characters: ['Han Solo', { card: 'Rebel Trooper', exhausted: true }], hand: ['Hit and Run'] }).play(
    P1,
    'Hit and Run',
  );
  expect(t.asks).toBe('p1: han-solo-scoundrel/after');
  t.uses().forgo(P1);
  expect([t.shields('han-solo'), t.events('entered-play')]).toEqual([1, []]);
});

test('an event with a delayed effect is discarded while the effect waits [des.delayed-effects.03]', () => {
  const t = duel({ characters: ['Hired Gun'], hand: ['Swiftness', 'Datapad'], resources: 2 }).play(P1, 'Swiftness');
  expect([t.discard(P1), t.state.delayed]).toMatchObject([['Swiftness'], [{ what: 'ambush', player: P1 }]]);
  t.play(P1, 'Datapad').choose('hired-gun');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
});

test('rolling covers rerolling: after this die is rolled [des.rolling-dice.01, des.card-blackmail.01]', () => {
  const t = duel(
    { characters: [{ card: 'Tusken Raider', upgrades: [die('Blackmail', '2 discard')] }], hand: ['Dodge'] },
    { resources: 1 },
  )
    .discardToReroll(P1, 'Dodge')
    .choose('blackmail.1')
    .rolls('3 shield');
  expect(t.asks).toMatch(/^p2/);
  t.yes();
  expect([t.shows('blackmail.1'), t.resources(P1), t.resources(P2)]).toEqual([null, 1, 0]);
});

test('text with "after" does not apply to a die whose card is not in play [des.inherent-dice-abilities.02]', () => {
  const t = duel(
    { characters: ['Tusken Raider'], hand: ['Ace in the Hole', 'Blackmail'], diceAside: ['Blackmail'] },
    { resources: 1 },
  )
    .play(P1, 'Ace in the Hole')
    .choose('Blackmail')
    .rolls('3 shield');
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  expect(t.resources(P2)).toBe(1);
});

test('the corrected text counts, not the printed one [des.errata.01, des.card-fast-hands.02]', () => {
  const hands = (character: string) =>
    duel({ characters: [character], hand: ['Fast Hands'] }).whyNotPlay(P1, 'Fast Hands');
  expect([hands('Padawan'), hands('Tusken Raider')]).toEqual(['play-restriction', null]);
});

test('an action that only exhausts a card is no pass: the opponent has another turn [des.faq-stalling-1.02]', () => {
  const t = duel({ supports: [{ card: 'Backup Muscle', damage: 0 }] }, {}, { turn: P2, controller: P2 })
    .pass(P2)
    .use(P1, 'backup-muscle');
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  expect(t.state.phase).toBe('action');
});

test("a character's card shows its name, health, points, sides and the rest [des.card-anatomy.01]", () => {
  expect(cardFace(named('Jango Fett'))).toEqual({
    name: '◆ Jango Fett',
    subtitle: 'Lethal Mercenary',
    type: 'character',
    subtypes: [],
    affiliation: 'villain',
    color: 'Rogue',
    rarity: 'rare',
    rarityColor: 'green',
    identifier: 'Awakenings 21',
    cost: null,
    health: 10,
    points: '12/16',
    sides: ['1 ranged', '2 ranged', '1 melee', '1 resource', '+1 resource', 'blank'],
  });
});

test('a subtype does nothing of its own [des.subtypes.01]', () => {
  const play = (name: string) =>
    duel({ characters: ['Hired Gun'], hand: [name], resources: 3 })
      .play(P1, name)
      .choose('hired-gun');
  const [weapon, equipment] = [play('IQA-11 Blaster Rifle'), play('Personal Shield')];
  expect([weapon.card('iqa-11-blaster-rifle').on, equipment.card('personal-shield').on]).toEqual([
    'hired-gun',
    'hired-gun',
  ]);
  expect([weapon.decisionIsTurnOf(P2), equipment.decisionIsTurnOf(P2)]).toEqual([true, true]);
});

test('while nobody controls the battlefield the player to the left of the one who is out decides between players [des.player-elimination.04, des.player-elimination.01]', () => {
  const bala = { card: 'Bala-Tik', exhausted: true };
  const t = destinyTable({
    controller: P2,
    turn: P1,
    p1: { characters: [die('First Order Stormtrooper', '2 ranged'), bala] },
    p2: { characters: [{ card: 'Padawan', damage: 5 }] },
    p3: { characters: ['Hired Gun', bala] },
  });
  t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan');
  expect([t.player(P2).eliminated, t.asks]).toEqual([true, 'p3: whose abilities come first']);
  t.ordersPlayer(P3);
  expect(t.asks).toMatch(/^p3/);
  t.uses().declines();
  expect([t.card('bala-tik').exhausted, t.card('bala-tik-2').exhausted]).toEqual([true, false]);
});

test('the value of a blank cannot be increased [des.blank.02]', () => {
  const chosen = (side: string) =>
    duel({
      characters: ['Tusken Raider'],
      supports: [die('E-Web Emplacement', side)],
      hand: ['Electroshock'],
      resources: 1,
    }).play(P1, 'Electroshock');
  // Worth at most 2: the blank is still 0, the 1 is 2, and the 2 would be 3.
  expect(chosen('blank').choices).toEqual(['e-web-emplacement.1']);
  expect(chosen('1 ranged').choices).toEqual(['e-web-emplacement.1']);
  expect(chosen('2 ranged').decisionIsTurnOf(P2)).toBe(true);
});

test('an ongoing text about a die does not apply where its card is not in play [des.inherent-dice-abilities.04]', () => {
  const t = duel(
    { characters: [die('Poe Dameron', 'special')], hand: ['E-Web Emplacement'] },
    { characters: ['Luke Skywalker'] },
  );
  t.resolve(P1, 'special').choose('poe-dameron.1', 'E-Web Emplacement').choose('2 ranged').choose('luke-skywalker');
  expect(t.damage('luke-skywalker')).toBe(2);
});

test('a special ability is carried out in all its parts [des.abilities.08]', () => {
  const t = duel({ characters: [die('Darth Vader, Dark Apprentice', 'special')] }, { characters: ['Luke Skywalker'] });
  t.resolve(P1, 'special').choose('darth-vader.1', 'luke-skywalker');
  expect([t.damage('luke-skywalker'), t.damage('darth-vader')]).toEqual([3, 1]);
});

describe('Obi-Wan Kenobi, about to be defeated in the turn of an opponent', () => {
  const doomed = (hand: string[], discard: string[] = []) =>
    duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'Finn'] },
      {
        characters: [
          { card: 'Obi-Wan Kenobi', damage: 9 },
          { card: 'Finn', shields: 1 },
        ],
        hand,
        discard,
      },
    )
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'obi-wan-kenobi');
  const plays = (t: ReturnType<typeof doomed>, card: string) => {
    t.uses();
    return t.choose(t.hand(P2).includes(card) ? 'hand' : 'discard', card);
  };

  test('an action outside the own turn comes when everything is resolved, or not at all [des.ambush.03, des.additional-actions.03]', () => {
    const t = plays(doomed(['My Ally Is The Force']), 'My Ally Is The Force');
    expect(t.has('obi-wan-kenobi')).toBe(false);
    expect(t.asks).toBe('p2: take an additional action or forgo it');
    t.forgo(P2);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect(t.events('turn-started').at(-1)).toMatchObject({ player: P2 });
  });

  test('a before ability may interrupt a before ability; the innermost is done first [des.before-abilities.04]', () => {
    const t = plays(doomed(['Noble Sacrifice'], ['Intimidate']), 'Noble Sacrifice').choose('obi-wan-kenobi');
    plays(t, 'Intimidate').choose('finn-2');
    expect([t.shields('finn-2'), t.has('obi-wan-kenobi')]).toEqual([0, false]);
    t.choose('finn');
    expect(t.card('finn').exhausted).toBe(true);
  });
});

test('two players with abilities for one activation: the controller of the battlefield says who adds theirs first [des.simultaneous-abilities.04]', () => {
  const hands = { card: 'Tusken Raider', upgrades: ['Fast Hands'] };
  const t = duel(
    { characters: [hands], hand: ['Dodge'] },
    { characters: [{ card: 'Jango Fett', upgrades: ['Fast Hands'] }] },
    { controller: P2, turn: P1 },
  )
    .activate(P1, 'tusken-raider')
    .rolls('1 shield');
  expect([t.asks, t.choices]).toEqual(['p2: whose abilities come first', [`first ${P2}`, `first ${P1}`]]);
  t.ordersPlayer(P1);
  expect(t.choices.sort()).toEqual(['order fast-hands', 'order tusken-raider']);
  t.orders('fast-hands');
  expect([t.asks, t.queue]).toEqual(['p1: fast-hands/after', ['tusken-raider', 'jango-fett']]);
  t.declines().declines().declines();
});

test('"cannot" wins over every permission [des.negative-effects.01]', () => {
  const t = duel({ characters: ['Royal Guard', 'Padawan'], hand: ['Force Training'], resources: 2 }).play(
    P1,
    'Force Training',
  );
  expect(t.choices).toEqual(['padawan']);
  t.choose('padawan');
  const falls = duel({ characters: ['Royal Guard'], hand: ['Force Training'], resources: 2 });
  expect(falls.whyNotPlay(P1, 'Force Training')).not.toBeNull();
});
