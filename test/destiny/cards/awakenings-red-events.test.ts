/** Red events of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const hurt = (card: string, damage: number) => ({ card, damage });
const tired = (card: string) => ({ card, exhausted: true });

/** The card in p1's hand, rich enough to be played, and played. */
function playing(name: string, p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table {
  const { hand = [], resources = 5 } = p1;
  return destinyTable({ p1: { ...p1, hand: [name, ...hand], resources }, p2, ...more }).play(P1, name);
}

describe('Cannon Fodder', () => {
  test("a non-unique character takes the damage of an opponent's die, which is then removed", () => {
    const t = playing(
      'Cannon Fodder',
      { characters: ['Finn', 'Rebel Trooper'] },
      { characters: [die('Jango Fett', '2 ranged')] },
    );
    expect(t.choices).toEqual(['rebel-trooper']);
    t.choose('rebel-trooper', 'jango-fett.1');
    expect([t.damage('rebel-trooper'), t.shows('jango-fett.1')]).toEqual([2, null]);
  });

  test('dice without damage do not count', () => {
    const t = playing(
      'Cannon Fodder',
      { characters: ['Rebel Trooper'] },
      { characters: [die('Jango Fett', '1 resource')] },
    );
    expect([t.choose('rebel-trooper').shows('jango-fett.1'), t.decisionIsTurnOf(P2)]).toEqual(['1 resource', true]);
  });
});

describe('Closing the Net', () => {
  const closing = (...dice: string[]): Table =>
    playing('Closing the Net', {}, { characters: dice.map((side) => die('Rebel Trooper', side)) });

  test('the opponent chooses and removes a die of theirs', () => {
    const t = closing('1 ranged', '2 ranged');
    expect([t.asks, t.choices]).toEqual(['p2: dice to remove', ['rebel-trooper.1', 'rebel-trooper-2.1']]);
    t.choose('rebel-trooper.1').no();
    expect([t.shows('rebel-trooper.1'), t.shows('rebel-trooper-2.1')]).toEqual([null, '2 ranged']);
    expect(t.discard(P1)).toEqual(['Closing the Net']);
  });

  test('it may go to the bottom of the deck, whether or not a die was removed', () => {
    const t = closing('1 ranged').choose('rebel-trooper.1').yes();
    expect([t.player(P1).deck.bottom.length, t.discard(P1)]).toEqual([1, []]);
    const without = playing('Closing the Net', {}).yes();
    expect(without.player(P1).deck.bottom).toEqual(['01069']);
  });
});

test('Endless Ranks returns a defeated non-unique red character, without damage and with its die [des.in-play.05]', () => {
  const fallen = (card: string) => ({ card, defeated: true });
  const t = playing('Endless Ranks', {
    characters: ['Finn', fallen('First Order Stormtrooper'), fallen('Captain Phasma'), fallen('Tusken Raider')],
    diceAside: ['First Order Stormtrooper'],
  });
  expect(t.choices).toHaveLength(1);
  t.choose(t.choices[0] ?? '');
  const back = t.state.cards.filter((each) => each.code === '01002');
  expect(back).toMatchObject([{ zone: 'play', damage: 0, exhausted: false }]);
  expect(t.state.dice.filter((each) => each.card === back[0]?.id)).toHaveLength(1);
});

describe('Occupation', () => {
  test('an opponent loses all resources', () => {
    expect(playing('Occupation', {}, { resources: 4 }).resources(P2)).toBe(0);
  });
  test('only who controls the battlefield plays it [des.play-restrictions.01]', () => {
    const t = destinyTable({ p1: { hand: ['Occupation'], resources: 2 }, controller: P2, turn: P1 });
    expect(t.whyNotPlay(P1, 'Occupation')).toBe('play-restriction');
  });
});

describe('Probe', () => {
  test('looks at two random cards, not at one twice, and discards the events among them [des.looking.01]', () => {
    const t = playing('Probe', {}, { hand: ['Aim', 'AT-ST', 'Dodge'] }).draws('AT-ST');
    expect(t.choices).toEqual(['Aim', 'Dodge']);
    t.draws('Dodge');
    expect(t.events('looked-at').flatMap((each) => each.cards)).toEqual(['01005', '01155']);
    expect([t.hand(P2), t.discard(P2)]).toEqual([['AT-ST', 'Aim'], ['Dodge']]);
  });
  test('two events go both; a smaller hand is seen whole', () => {
    expect(
      playing('Probe', {}, { hand: ['Aim', 'Dodge'] })
        .draws('Dodge', 'Aim')
        .discard(P2),
    ).toEqual(['Aim', 'Dodge']);
    expect(
      playing('Probe', {}, { hand: ['Aim'] })
        .draws('Aim')
        .hand(P2),
    ).toEqual([]);
  });
});

test('Sweep the Area rerolls as many dice of an opponent as you have ready red characters', () => {
  const t = playing(
    'Sweep the Area',
    { characters: ['Leia Organa', 'Rebel Trooper', tired('General Veers'), 'Finn'] },
    { characters: [die('Jango Fett', '2 ranged'), die('Han Solo', '2 ranged'), die('Finn', '2 ranged')] },
  );
  t.choose('jango-fett.1', 'han-solo.1').rolls('blank', '2 disrupt');
  expect(['jango-fett.1', 'han-solo.1', 'finn-2.1'].map(t.shows)).toEqual(['blank', '2 disrupt', '2 ranged']);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
});

describe('Tactical Mastery', () => {
  test('gives two additional actions', () => {
    const t = playing('Tactical Mastery', { characters: ['Rebel Trooper', 'First Order Stormtrooper'] });
    t.activate(P1, 'rebel-trooper').rolls('blank').activate(P1, 'first-order-stormtrooper').rolls('blank');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });
  test('either may be forgone; without a red character there are none [des.spot.04]', () => {
    expect(
      playing('Tactical Mastery', { characters: ['Leia Organa'] })
        .forgo(P1)
        .forgo(P1)
        .decisionIsTurnOf(P2),
    ).toBe(true);
    expect(playing('Tactical Mastery', { characters: ['Finn'] }).decisionIsTurnOf(P2)).toBe(true);
  });
});

test('The Best Defense... costs a red character 3 damage for up to 2 dice of an opponent', () => {
  const t = playing(
    'The Best Defense...',
    { characters: ['Leia Organa', die('Finn', '1 shield')] },
    { characters: [die('Jango Fett', '2 ranged'), die('Han Solo', '2 ranged'), die('Luke Skywalker', 'blank')] },
  );
  expect(t.choices).toEqual(['leia-organa']);
  t.choose('leia-organa');
  expect(t.choices).toEqual(['jango-fett.1', 'han-solo.1', 'luke-skywalker.1', 'done']);
  t.choose('jango-fett.1', 'han-solo.1');
  expect([t.damage('leia-organa'), t.shows('jango-fett.1'), t.shows('han-solo.1')]).toEqual([3, null, null]);
});

test('Commando Raid resolves a red discard die with 2 more, then draws', () => {
  const t = playing(
    'Commando Raid',
    { characters: [die('Admiral Ackbar', '1 discard'), die('Rey', '1 discard')], deck: { top: ['Aim'] } },
    { hand: ['Dodge', 'Block', 'Flank', 'AT-ST'] },
  );
  expect(t.choices).toEqual(['admiral-ackbar.1']);
  t.choose('admiral-ackbar.1').draws('Dodge', 'Block', 'Flank');
  expect([t.hand(P2), t.hand(P1), t.shows('admiral-ackbar.1')]).toEqual([['AT-ST'], ['Aim'], null]);
});

test('Commando Raid without such a die draws nothing [des.then-effects.02]', () => {
  expect(
    playing('Commando Raid', { characters: [die('Leia Organa', '1 focus')], deck: { top: ['Aim'] } }).hand(P1),
  ).toEqual([]);
});

describe('Defensive Position', () => {
  test("removes all of an opponent's dice worth 2 or more", () => {
    const t = playing(
      'Defensive Position',
      { characters: [die('Finn', '2 ranged')] },
      { characters: [die('Luke Skywalker', '3 melee'), die('Rey', '+2 melee'), die('Jango Fett', '1 ranged')] },
    );
    expect(['finn.1', 'luke-skywalker.1', 'rey.1', 'jango-fett.1'].map(t.shows)).toEqual([
      '2 ranged',
      null,
      null,
      '1 ranged',
    ]);
  });
  test('only who controls the battlefield plays it [des.play-restrictions.01]', () => {
    const t = destinyTable({ p1: { hand: ['Defensive Position'], resources: 2 }, controller: P2, turn: P1 });
    expect(t.whyNotPlay(P1, 'Defensive Position')).toBe('play-restriction');
  });
});

test('Field Medic removes 2 damage from a character', () => {
  const t = playing('Field Medic', { characters: [hurt('Finn', 5)] }).choose('finn');
  expect(t.damage('finn')).toBe(3);
});

test('Hit and Run activates a red character, and has ambush [des.ambush.01]', () => {
  const t = playing('Hit and Run', { characters: ['Leia Organa', tired('General Veers'), 'Finn'] });
  expect(t.choices).toEqual(['leia-organa']);
  t.choose('leia-organa').rolls('1 ranged');
  expect([t.card('leia-organa').exhausted, t.shows('leia-organa.1')]).toEqual([true, '1 ranged']);
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
});

test("It's a Trap! turns any number of red dice to a symbol that an opponent's die shows, and has ambush [des.ambush.01]", () => {
  const t = playing(
    "It's a Trap!",
    {
      characters: [
        die('Leia Organa', 'blank'),
        die('General Veers', '1 shield'),
        die('Rebel Trooper', '1 ranged'),
        die('Finn', 'blank'),
      ],
    },
    { characters: [die('Jango Fett', '1 ranged'), die('Han Solo', '2 disrupt')] },
  );
  expect(t.choices).toEqual(['ranged', 'disrupt']);
  t.choose('ranged');
  expect(t.choices.filter((each) => each.startsWith('finn'))).toEqual([]);
  t.turn('leia-organa.1', '2 ranged')
    .turn('general-veers.1', '+2 ranged')
    .turn('rebel-trooper.1', '2 ranged')
    .forgo(P1);
  expect(['leia-organa.1', 'general-veers.1', 'rebel-trooper.1'].map(t.shows)).toEqual([
    '2 ranged',
    '+2 ranged',
    '2 ranged',
  ]);
});

describe('Natural Talent', () => {
  test('resolves a die with 1 more [des.resolving-dice-with-cards.01]', () => {
    const t = playing('Natural Talent', { characters: [die('Finn', '2 ranged')] }).choose('finn.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('finn.1')]).toEqual([3, null]);
  });
  test('a modifier alone cannot be resolved [des.resolving-dice-with-cards.03]', () => {
    const t = playing('Natural Talent', { characters: [die('General Veers', '+2 ranged')] });
    expect([t.shows('general-veers.1'), t.decisionIsTurnOf(P2)]).toEqual(['+2 ranged', true]);
  });
  test('no modifier is added to it [des.resolving-dice-with-cards.04]', () => {
    const t = playing('Natural Talent', { characters: [die('Finn', '2 ranged'), die('General Veers', '+2 ranged')] });
    t.choose('finn.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('general-veers.1')]).toEqual([3, '+2 ranged']);
  });
  test('its resource cost is paid [des.resolving-dice-with-cards.02]', () => {
    const t = playing('Natural Talent', { characters: [die('Han Solo', '3 ranged for 1')], resources: 2 });
    t.choose('han-solo.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.resources(P1)]).toEqual([4, 0]);
    const poor = playing('Natural Talent', { characters: [die('Han Solo', '3 ranged for 1')], resources: 1 });
    expect([poor.shows('han-solo.1'), poor.decisionIsTurnOf(P2)]).toEqual(['3 ranged for 1', true]);
  });
});

test('Rearm plays a red upgrade from the discard pile for 1 less', () => {
  const t = playing('Rearm', { discard: ['IQA-11 Blaster Rifle', 'Lightsaber', 'AT-ST'], resources: 2 });
  expect(t.choices).toEqual(['IQA-11 Blaster Rifle']);
  t.choose('IQA-11 Blaster Rifle', 'hired-gun');
  expect([t.card('iqa-11-blaster-rifle').on, t.resources(P1), t.discard(P1)]).toEqual([
    'hired-gun',
    0,
    ['AT-ST', 'Lightsaber', 'Rearm'],
  ]);
});

describe('Retreat', () => {
  test('the opponent may take 1 action, then the action phase ends [des.card-retreat.01, des.additional-actions.03]', () => {
    const t = playing('Retreat', {}, {}, { controller: P2, turn: P1 });
    expect(t.asks).toBe('p2: take an additional action or forgo it');
    t.activate(P2, 'hired-gun-2').rolls('1 disrupt');
    expect([t.state.phase, t.state.battlefield.controller]).toEqual(['upkeep', P2]);
    expect(t.events('activated')).toMatchObject([{ player: P2 }]);
  });
  test('an opponent who has claimed takes none [des.claim-the-battlefield.04]', () => {
    const t = playing('Retreat', {}, {}, { controller: P2, claimedBy: P2, turn: P1 });
    expect(t.state.phase).toBe('upkeep');
  });
});

describe('Strategic Planning', () => {
  const planning = (): Table =>
    playing('Strategic Planning', { supports: [tired('AT-ST'), 'Launch Bay'] }, { supports: ['Outpost'] });

  test('readies a support', () => {
    const t = planning().choose('ready', 'at-st');
    expect(t.card('at-st').exhausted).toBe(false);
  });
  test("or exhausts one, an opponent's too", () => {
    const t = planning().choose('exhaust');
    expect(t.choices).toEqual(['launch-bay', 'outpost']);
    expect(t.choose('outpost').card('outpost').exhausted).toBe(true);
  });
});

describe('Surgical Strike [des.card-surgical-strike.01]', () => {
  const strike = (supports: string[], ...dice: string[]): Table =>
    playing(
      'Surgical Strike',
      { characters: [...dice.map((side) => die('Rebel Trooper', side)), die('Finn', '2 ranged')] },
      { supports },
    );

  test('removes red ranged dice, each worth 1 more, for a support of at most their combined value', () => {
    const t = strike(['AT-ST', 'Launch Bay', 'Outpost'], '2 ranged', '+1 ranged');
    expect(t.choices).toEqual(['rebel-trooper.1', 'rebel-trooper-2.1', 'done']);
    t.choose('rebel-trooper.1', 'rebel-trooper-2.1');
    expect(t.choices).toEqual(['launch-bay', 'outpost']);
    t.choose('launch-bay');
    expect([t.discard(P2), t.shows('rebel-trooper.1'), t.shows('finn.1')]).toEqual([['Launch Bay'], null, '2 ranged']);
  });

  test('without a die removed not even a support of cost 0 goes [des.card-surgical-strike.01]', () => {
    expect(strike(['Drudge Work']).has('drudge-work')).toBe(true);
    expect(strike(['Drudge Work'], '2 ranged').done().has('drudge-work')).toBe(true);
    expect(strike(['Drudge Work'], '1 ranged').choose('rebel-trooper.1', 'drudge-work').has('drudge-work')).toBe(false);
  });
});

test('Award Ceremony draws as many cards as you have exhausted characters, if you have a red one [des.spot.01]', () => {
  const deck = { top: ['Aim', 'Dodge', 'Block'] };
  const t = playing('Award Ceremony', { characters: [tired('Leia Organa'), tired('Finn'), 'Han Solo'], deck });
  expect([t.hand(P1), t.setAside(P1)]).toEqual([['Aim', 'Dodge'], []]);
  expect(playing('Award Ceremony', { characters: [tired('Finn')], deck }).hand(P1)).toEqual([]);
});

describe('Dug in', () => {
  test('distributes 3 shields among your characters', () => {
    const t = playing('Dug in', { characters: ['Finn', 'Han Solo'] });
    t.choose('finn', 'han-solo', 'finn');
    expect([t.shields('finn'), t.shields('han-solo')]).toEqual([2, 1]);
  });
  test('only who controls the battlefield plays it [des.play-restrictions.01]', () => {
    const t = destinyTable({ p1: { hand: ['Dug in'], resources: 2 }, controller: P2, turn: P1 });
    expect(t.whyNotPlay(P1, 'Dug in')).toBe('play-restriction');
  });
});

describe('Firepower', () => {
  const fire = (): Table =>
    playing('Firepower', {
      characters: [die('Leia Organa', '2 ranged'), die('Finn', '2 ranged')],
      supports: [die('AT-ST', '4 ranged')],
    });

  test('resolves a red ranged die with 1 more', () => {
    const t = fire();
    expect(t.choices).toEqual(['leia-organa.1', 'at-st.1']);
    expect(t.choose('leia-organa.1', 'hired-gun').damage('hired-gun')).toBe(3);
  });
  test('with 2 more if it is that of a vehicle', () => {
    expect(fire().choose('at-st.1', 'hired-gun').damage('hired-gun')).toBe(6);
  });
});

describe('Leadership', () => {
  test('exhausts a unique red character to ready another one, whose dice stay [des.faq-readied-character-dice.01, des.faq-readied-character-dice.02, des.activate.02]', () => {
    const t = playing('Leadership', {
      characters: ['Leia Organa', { card: 'Finn', exhausted: true, dice: ['2 ranged', null] }, 'Rebel Trooper'],
    });
    expect(t.choices).toEqual(['leia-organa']);
    t.choose('leia-organa');
    expect(t.choices).toEqual(['finn']);
    t.choose('finn');
    expect([t.card('leia-organa').exhausted, t.card('finn').exhausted, t.shows('finn.1')]).toEqual([
      true,
      false,
      '2 ranged',
    ]);
    t.pass(P2).activate(P1, 'finn').rolls('1 shield');
    expect([t.shows('finn.1'), t.shows('finn.2')]).toEqual(['2 ranged', '1 shield']);
  });
});

test('Logistics resolves a resource die with 1 more, if you have a red character [des.spot.01]', () => {
  const t = playing('Logistics', {
    characters: ['Leia Organa', die('Finn', '1 ranged'), die('Han Solo', '1 resource')],
    resources: 0,
  });
  expect(t.choices).toEqual(['han-solo.1']);
  expect(t.choose('han-solo.1').resources(P1)).toBe(2);
  expect(playing('Logistics', { characters: [die('Han Solo', '1 resource')], resources: 0 }).resources(P1)).toBe(0);
});

describe('Squad Tactics', () => {
  test('activates any number of non-unique characters', () => {
    const t = playing('Squad Tactics', {
      characters: ['Rebel Trooper', 'Padawan', 'Leia Organa', tired('Nightsister'), 'Hired Gun'],
    });
    expect(t.choices).toEqual(['rebel-trooper', 'padawan', 'hired-gun', 'done']);
    t.choose('rebel-trooper', 'padawan').done().rolls('1 ranged', '1 focus');
    expect(['rebel-trooper', 'padawan', 'hired-gun'].map((id) => t.card(id).exhausted)).toEqual([true, true, false]);
    expect([t.shows('rebel-trooper.1'), t.shows('padawan.1')]).toEqual(['1 ranged', '1 focus']);
  });
});
