/** Yellow events of Spirit of Rebellion. */
import { card } from '../../../src/destiny/facts';
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });
const named = (code: string): string | undefined => card(code)?.name;
const AMBUSH = 'p1: take an additional action or forgo it';

test('Arms Deal: any number of weapons of the hand for 1 resource each', () => {
  const t = against({ hand: ['Arms Deal', 'Vibroknife', 'Gaffi Stick', 'Jetpack', 'Vibroknife'] }).play(
    P1,
    'Arms Deal',
  );
  expect(t.choices).toEqual(['Vibroknife', 'Gaffi Stick', 'done']);
  t.choose('Vibroknife', 'Vibroknife').done();
  expect([t.resources(P1), t.hand(P1)]).toEqual([2, ['Gaffi Stick', 'Jetpack']]);
});

test('Bait and Switch turns a resource die of yours to any side, with ambush', () => {
  const t = against(
    { characters: [die('Jango Fett', '1 resource', '2 ranged')], hand: ['Bait and Switch'] },
    { characters: [die('Finn', '1 resource')] },
  );
  t.play(P1, 'Bait and Switch');
  expect(t.choices.every((each) => each.startsWith('jango-fett.1: '))).toBe(true);
  t.turn('jango-fett.1', '2 ranged');
  expect([t.shows('jango-fett.1'), t.asks]).toEqual(['2 ranged', AMBUSH]);
});

describe('Friends in High Places', () => {
  const meet = (top = ['Slave I', 'Aim', 'Dodge', 'Block']): Table =>
    against({
      supports: [die('AT-ST', '4 ranged')],
      characters: [die('Han Solo', '3 ranged for 1')],
      hand: ['Friends in High Places'],
      deck: { top },
    }).play(P1, 'Friends in High Places');

  test('one of the top 3 cards may be played for free, the others are discarded', () => {
    const t = meet();
    expect(t.choices).toEqual(['Slave I', 'Aim', 'Dodge', 'done']);
    t.choose('Slave I');
    expect([t.has('slave-i'), t.discard(P1), t.resources(P1)]).toEqual([
      true,
      ['Aim', 'Dodge', 'Friends in High Places'],
      0,
    ]);
    expect(meet().done().discard(P1)).toEqual(['Aim', 'Dodge', 'Friends in High Places', 'Slave I']);
  });

  test('what the played card draws is not discarded', () => {
    const t = meet(["Don't Get Cocky", 'Aim', 'Dodge', 'Block']).choose("Don't Get Cocky").draws('Flank', 'Flank');
    expect([t.hand(P1), t.discard(P1)]).toEqual([
      ['Aim', 'Dodge'],
      ["Don't Get Cocky", 'Friends in High Places'],
    ]);
  });

  test('nor what the played card puts on the top or the bottom of the deck [des.moving.01]', () => {
    const onTop = against({
      supports: [die('AT-ST', '4 ranged')],
      characters: [{ ...die('Baze Malbus', '3 ranged for 1'), damage: 1 }],
      hand: ['Friends in High Places'],
      deck: { top: ['Undying Loyalty', 'Aim', 'Dodge', 'Block'] },
      discard: ['Undying Loyalty'],
      resources: 1,
    })
      .play(P1, 'Friends in High Places')
      .choose('Undying Loyalty', 'baze-malbus')
      .yes();
    expect(onTop.discard(P1)).toEqual(['Aim', 'Dodge', 'Friends in High Places', 'Undying Loyalty']);
    expect(onTop.player(P1).deck.top.map((code) => named(code))).toEqual(['Undying Loyalty', 'Block']);
    const below = meet(['Closing the Net', 'Aim', 'Dodge', 'Block']).choose('Closing the Net').yes();
    expect(below.discard(P1)).toEqual(['Aim', 'Dodge', 'Friends in High Places']);
    expect(below.player(P1).deck.top.map((code) => named(code))).toEqual(['Block']);
  });

  test('needs dice worth 7 together [des.combined-value.01, des.play-restrictions.01]', () => {
    const t = against({
      supports: [die('AT-ST', '4 ranged')],
      characters: [die('Han Solo', '2 ranged')],
      hand: ['Friends in High Places'],
    });
    expect(t.whyNotPlay(P1, 'Friends in High Places')).toBe('play-restriction');
  });
});

test('Loose Ends: a ranged die of yours for the top 4 cards of a deck, with ambush', () => {
  const t = against(
    { characters: [die('Jango Fett', '2 ranged', '1 melee')], hand: ['Loose Ends'], resources: 2 },
    { deck: { top: ['Aim', 'Dodge', 'Block', 'Flank', 'All In'] } },
  ).play(P1, 'Loose Ends');
  expect(t.choices).toEqual(['jango-fett.1']);
  t.choose('jango-fett.1');
  expect([t.discard(P2), t.shows('jango-fett.1'), t.asks]).toEqual([['Aim', 'Block', 'Dodge', 'Flank'], null, AMBUSH]);
});

test("One-Quarter Portion removes an opponent's die, and they gain 1; without a die they gain nothing", () => {
  const portion = (dice: string[]): Table =>
    against({ hand: ['One-Quarter Portion'], resources: 1 }, { characters: [die('Finn', ...dice)] }).play(
      P1,
      'One-Quarter Portion',
    );
  const t = portion(['2 ranged']).choose('finn.1');
  expect([t.shows('finn.1'), t.resources(P2)]).toEqual([null, 1]);
  expect(portion([]).resources(P2)).toBe(0);
});

test("Relentless Pursuit moves up to 2 damage from an opponent's character to another, past shields [des.moving.05]", () => {
  const t = against(
    { hand: ['Relentless Pursuit'], characters: [{ card: 'Padawan', damage: 2 }] },
    {
      characters: [
        { card: 'Finn', damage: 5 },
        { card: 'Han Solo', shields: 3 },
      ],
    },
  ).play(P1, 'Relentless Pursuit');
  expect(t.choices).toEqual(['finn']);
  t.choose('finn');
  expect(t.choices).toEqual(['padawan', 'han-solo']);
  t.choose('han-solo');
  expect(t.choices).toEqual(['0', '1', '2']);
  t.choose('2');
  expect([t.damage('finn'), t.damage('han-solo'), t.shields('han-solo')]).toEqual([3, 2, 3]);
});

describe('Scrap Buy', () => {
  const scrap = (...discard: string[]): Table => against({ hand: ['Scrap Buy'], discard });

  test('takes a random card of the discard pile to hand, shown to all [des.discard-pile.01]', () => {
    const t = scrap('Aim', 'Dodge', 'Slave I').play(P1, 'Scrap Buy');
    expect(t.asks).toBe('chance: a random card of the discard pile');
    t.draws('Slave I');
    expect([t.hand(P1), t.discard(P1)]).toEqual([['Slave I'], ['Aim', 'Dodge', 'Scrap Buy']]);
    expect(t.events('shown').map((each) => each.cards)).toEqual([['02022']]);
  });

  test('needs 3 cards there [des.play-restrictions.01]', () => {
    expect(scrap('Aim', 'Dodge').whyNotPlay(P1, 'Scrap Buy')).toBe('play-restriction');
  });
});

test("Garbage'll Do: a vehicle die of yours for 1 shield on each of your characters, with ambush", () => {
  const t = against({
    characters: ['Finn', { card: 'Jango Fett', shields: 1 }],
    supports: [die('AT-ST', '4 ranged'), die('R2-D2', '1 melee')],
    hand: ["Garbage'll Do"],
  }).play(P1, "Garbage'll Do");
  expect(t.choices).toEqual(['at-st.1']);
  t.choose('at-st.1');
  expect([t.shields('finn'), t.shields('jango-fett'), t.shields('hired-gun'), t.asks]).toEqual([1, 2, 0, AMBUSH]);
});

test('Hold On! moves any number of shields that find room to another character, with ambush', () => {
  const t = against({
    characters: [
      { card: 'Finn', shields: 3 },
      { card: 'Jango Fett', shields: 1 },
    ],
    hand: ['Hold On!'],
  }).play(P1, 'Hold On!');
  t.choose('finn', 'jango-fett');
  expect(t.choices).toEqual(['0', '1', '2']);
  t.choose('2');
  expect([t.shields('finn'), t.shields('jango-fett'), t.asks]).toEqual([1, 3, AMBUSH]);
});

describe('Rebel', () => {
  const rebel = (shows: string): Table =>
    against({
      characters: [die('Jyn Erso', shows)],
      hand: ['Rebel'],
      discard: ['Quadjumper', 'Aim', 'Slave I'],
      resources: 2,
    });

  test('plays a card of the discard pile for 1 less', () => {
    const t = rebel('2 discard').play(P1, 'Rebel');
    expect([t.choices, t.resources(P1)]).toEqual([['Quadjumper', 'Aim'], 2]);
    t.choose('Quadjumper');
    expect([t.has('quadjumper'), t.resources(P1), t.discard(P1)]).toEqual([true, 0, ['Aim', 'Rebel', 'Slave I']]);
  });

  test('needs a die of yours showing discard [des.play-restrictions.01]', () => {
    expect(rebel('2 ranged').whyNotPlay(P1, 'Rebel')).toBe('play-restriction');
  });
});

test('Long Con gains 3 with a copy in the discard pile, whatever their number, and nothing without', () => {
  const con = (...discard: string[]): number =>
    against({ hand: ['Long Con'], discard })
      .play(P1, 'Long Con')
      .resources(P1);
  expect([con(), con('Long Con'), con('Long Con', 'Long Con')]).toEqual([0, 3, 3]);
});

describe('Loth-Cat and Mouse', () => {
  const chase = (...own: string[]): Table =>
    against(
      { characters: [die('Finn', ...own)], hand: ['Loth-Cat and Mouse'] },
      { characters: [die('Han Solo', '2 ranged', '2 disrupt')] },
    ).play(P1, 'Loth-Cat and Mouse');

  test('the opponent removes one of your dice, then you one of theirs', () => {
    const t = chase('2 ranged', '1 shield');
    expect(t.asks).toBe('p2: dice to remove');
    t.choose('finn.2');
    expect(t.choices).toEqual(['han-solo.1', 'han-solo.2']);
    t.choose('han-solo.1');
    expect([t.shows('finn.2'), t.shows('han-solo.1'), t.shows('han-solo.2')]).toEqual([null, null, '2 disrupt']);
  });

  test('without a die of yours theirs stay [des.then-effects.02]', () => {
    expect(chase().shows('han-solo.1')).toBe('2 ranged');
  });
});

test('Never Tell Me The Odds turns any number of the dice of a yellow character and its upgrades', () => {
  const t = against({
    characters: [
      { card: 'Han Solo', dice: ['2 ranged'], upgrades: [die('Jetpack', '2 shield')] },
      die('Padawan', '2 melee'),
    ],
    hand: ['Never Tell Me The Odds'],
    resources: 3,
  }).play(P1, 'Never Tell Me The Odds');
  expect(t.choices).toEqual(['han-solo']);
  t.choose('han-solo').turn('jetpack.1', 'special').turn('han-solo.1', '2 disrupt');
  expect([t.shows('jetpack.1'), t.shows('han-solo.1'), t.shows('padawan.1'), t.decisionIsTurnOf(P2)]).toEqual([
    'special',
    '2 disrupt',
    '2 melee',
    true,
  ]);
});

describe('Planned Explosion', () => {
  const plan = (...dice: string[]): Table =>
    against(
      {
        characters: [die('Finn', ...dice)],
        supports: [die('AT-ST', '4 ranged'), die('Slave I', '3 ranged')],
        hand: ['Planned Explosion'],
      },
      { characters: ['Chewbacca'] },
    );

  test('removes all your dice and deals 10 damage', () => {
    const t = plan('2 ranged', '1 shield').play(P1, 'Planned Explosion').choose('chewbacca');
    expect([t.damage('chewbacca'), t.shows('finn.1'), t.shows('at-st.1'), t.shows('slave-i.1')]).toEqual([
      10,
      null,
      null,
      null,
    ]);
  });

  test('needs dice worth 10 together [des.play-restrictions.01]', () => {
    expect(plan('2 ranged').whyNotPlay(P1, 'Planned Explosion')).toBe('play-restriction');
  });
});

test('Bolt Hole: a character die of a yellow character for 2 shields on it', () => {
  const t = against({
    characters: [
      { card: 'Finn', dice: ['2 ranged'], upgrades: [die('Jetpack', '2 shield')] },
      die('Padawan', '2 melee'),
    ],
    hand: ['Bolt Hole'],
  }).play(P1, 'Bolt Hole');
  expect(t.choices).toEqual(['finn.1']);
  t.choose('finn.1');
  expect([t.shields('finn'), t.shows('finn.1')]).toEqual([2, null]);
});

test('Cheat switches a card of the hand with one of the discard pile', () => {
  const t = against({ hand: ['Cheat', 'Aim', 'Flank'], discard: ['Dodge', 'Block'], resources: 1 })
    .play(P1, 'Cheat')
    .choose('Aim', 'Block');
  expect([t.hand(P1), t.discard(P1)]).toEqual([
    ['Block', 'Flank'],
    ['Aim', 'Cheat', 'Dodge'],
  ]);
});

test('Diversion: an opponent loses 1, or 3 with a copy in the discard pile', () => {
  const divert = (...discard: string[]): number =>
    against({ hand: ['Diversion'], discard, resources: 1 }, { resources: 5 })
      .play(P1, 'Diversion')
      .resources(P2);
  expect([divert(), divert('Diversion')]).toEqual([4, 2]);
});

describe('"Fair" Trade', () => {
  const trade = (shows: string): Table =>
    against({ characters: [die('Han Solo', shows)], hand: ['"Fair" Trade'], resources: 1 }, { resources: 5 }).play(
      P1,
      '"Fair" Trade',
    );

  test('resolves a resource die of yours, then all resources change hands', () => {
    const t = trade('1 resource').choose('han-solo.1');
    expect([t.resources(P1), t.resources(P2), t.shows('han-solo.1')]).toEqual([5, 2, null]);
  });

  test('nothing without such a die [des.then-effects.02]', () => {
    const t = trade('2 ranged');
    expect([t.resources(P1), t.resources(P2)]).toEqual([1, 5]);
  });
});

test('Friends in Low Places: spot a yellow character to discard an event that costs 1 or less from a hand', () => {
  const low = (own: string): Table =>
    against(
      { characters: [own], hand: ['Friends in Low Places'] },
      { hand: ['Aim', 'Dodge', 'Jetpack', 'Take Cover'] },
    ).play(P1, 'Friends in Low Places');
  const t = low('Finn');
  expect(t.choices).toEqual(['Aim', 'Take Cover']);
  expect(t.choose('Take Cover').discard(P2)).toEqual(['Take Cover']);
  expect(low('Padawan').events('looked-at')).toEqual([]);
});

test('Sabotage: as many cards of the hand as a support costs, to discard it', () => {
  const t = against(
    { hand: ['Sabotage', 'Aim', 'Aim', 'Dodge'], resources: 1 },
    { supports: ['Outpost', 'AT-ST', 'Salvage Stand'] },
  ).play(P1, 'Sabotage');
  expect(t.choices).toEqual(['outpost', 'salvage-stand']);
  const free = t.copy().choose('salvage-stand');
  expect([free.has('salvage-stand'), free.hand(P1)]).toEqual([false, ['Aim', 'Aim', 'Dodge']]);
  t.choose('outpost', 'Aim', 'Aim');
  expect([t.has('outpost'), t.hand(P1), t.discard(P2)]).toEqual([false, ['Dodge'], ['Outpost']]);
});
