/** Blue events of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';
import { destiny } from '../../../src/destiny';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const tired = (card: string, damage = 0) => ({ card, damage, exhausted: true });

/** The card in p1's hand, rich enough to be played, and played. */
function playing(name: string, p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table {
  const { hand = [], resources = 5 } = p1;
  return destinyTable({ p1: { ...p1, hand: [name, ...hand], resources }, p2, ...more }).play(P1, name);
}

describe('Abandon All Hope [des.card-abandon-all-hope.01]', () => {
  const abandon = (resources: number, ...hand: string[]): Table => playing('Abandon All Hope', {}, { resources, hand });

  test('the opponent loses all resources or discards the hand, as they choose', () => {
    const t = abandon(3, 'Aim', 'Aim', 'Dodge');
    expect(t.asks).toBe('p2: an option');
    const poor = t.copy().choose('lose all resources');
    expect([poor.resources(P2), poor.hand(P2)]).toEqual([0, ['Aim', 'Aim', 'Dodge']]);
    t.choose('discard the hand');
    expect([t.resources(P2), t.hand(P2), t.discard(P2)]).toEqual([3, [], ['Aim', 'Aim', 'Dodge']]);
  });

  test('even what costs them nothing [des.card-abandon-all-hope.01, des.choose-option.03]', () => {
    const t = abandon(0, 'Aim').choose('lose all resources');
    expect([t.hand(P2), t.decisionIsTurnOf(P2)]).toEqual([['Aim'], true]);
    expect(abandon(2).choose('discard the hand').resources(P2)).toBe(2);
  });
});

describe('Boundless Ambition', () => {
  const deck = { top: ['Aim', 'Dodge', 'Block', 'Flank', 'Aim', 'Dodge'] };

  test('draws up to the hand size [des.card-boundless-ambition.01]', () => {
    expect(playing('Boundless Ambition', { hand: ['AT-ST', 'AT-ST', 'AT-ST'], deck }).hand(P1)).toHaveLength(5);
    expect(
      playing('Boundless Ambition', { hand: Array.from({ length: 6 }, () => 'AT-ST'), deck }).hand(P1),
    ).toHaveLength(6);
  });

  test("which Emperor's Favor increases [des.increase.02]", () => {
    expect(playing('Boundless Ambition', { supports: ["Emperor's Favor"], deck }).hand(P1)).toHaveLength(6);
  });
});

test('Enrage: 1 damage to a blue character of yours for 1 resource', () => {
  const t = playing('Enrage', { characters: ['Padawan', 'Finn'], resources: 0 }, { characters: ['Rey'] });
  expect(t.choices).toEqual(['padawan']);
  t.choose('padawan');
  expect([t.damage('padawan'), t.resources(P1)]).toEqual([1, 1]);
  expect(playing('Enrage', { characters: ['Finn'], resources: 0 }).resources(P1)).toBe(0);
});

test("Feel Your Anger removes as many of an opponent's dice as their dice show blanks", () => {
  const dice = ['blank', 'blank', '1 ranged', '2 ranged'].map((side) => die('Rebel Trooper', side));
  const t = playing('Feel Your Anger', { characters: [die('Finn', 'blank')] }, { characters: dice });
  t.choose('rebel-trooper-3.1', 'rebel-trooper-4.1');
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  expect(['rebel-trooper.1', 'rebel-trooper-2.1', 'rebel-trooper-3.1', 'rebel-trooper-4.1'].map(t.shows)).toEqual([
    'blank',
    'blank',
    null,
    null,
  ]);
});

describe('Force Strike', () => {
  const strike = (): Table =>
    playing('Force Strike', {
      characters: [die('Padawan', '1 focus'), die('Finn', '2 ranged'), die('Leia Organa', 'blank')],
    });

  test('turns a blue die to melee and may resolve it', () => {
    const t = strike();
    expect([...new Set(t.choices.map((each) => each.split(':')[0]))]).toEqual(['padawan.1']);
    t.turn('padawan.1', '2 melee').yes().choose('padawan.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('padawan.1')]).toEqual([2, null]);
  });

  test('or leaves it', () => {
    expect(strike().turn('padawan.1', '2 melee').no().shows('padawan.1')).toBe('2 melee');
  });
});

test('Intimidate removes all shields from a character', () => {
  const t = playing(
    'Intimidate',
    {},
    {
      characters: [
        { card: 'Finn', shields: 3 },
        { card: 'Rey', shields: 1 },
      ],
    },
  );
  t.choose('finn');
  expect([t.shields('finn'), t.shields('rey')]).toEqual([0, 1]);
});

test('Isolation removes a character die, if you have a blue character [des.spot.01, des.spot.04]', () => {
  const theirs = { characters: [{ ...die('Finn', '2 ranged'), upgrades: [die('Jetpack', '2 shield')] }] };
  const t = playing('Isolation', { characters: ['Padawan'] }, theirs);
  expect(t.choices).toEqual(['finn.1']);
  expect(t.choose('finn.1').shows('finn.1')).toBe(null);
  expect(playing('Isolation', { characters: ['Han Solo'] }, theirs).shows('finn.1')).toBe('2 ranged');
});

describe('No Mercy', () => {
  const mercy = (): Table =>
    playing('No Mercy', {
      characters: [die('Padawan', '2 melee'), die('Finn', '1 shield')],
      hand: ['Enrage', 'Enrage', 'Isolation', 'Aim'],
    });

  test('discards any number of blue cards and resolves a damage die with 1 more for each', () => {
    const t = mercy().choose('Enrage', 'Enrage');
    expect(t.choices).toEqual(['Isolation', 'done']);
    t.done();
    expect(t.choices).toEqual(['padawan.1']);
    t.choose('padawan.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.hand(P1), t.discard(P1)]).toEqual([
      4,
      ['Aim', 'Isolation'],
      ['Enrage', 'Enrage', 'No Mercy'],
    ]);
  });

  test('none will do [des.choose-target.06]', () => {
    expect(mercy().done().choose('padawan.1', 'hired-gun').damage('hired-gun')).toBe(2);
  });
});

describe('Pulling the Strings', () => {
  const pull = (owner: string): Table =>
    playing(
      'Pulling the Strings',
      { deck: { top: ['Aim', 'Dodge', 'Block'], bottom: ['Flank'] } },
      { deck: { top: ['AT-ST', 'Jetpack', 'Scout', 'Flank'], bottom: ['Aim'] } },
    ).choose(owner);

  test('puts the top 3 cards of any deck on its top and bottom, in any order [des.moving.01]', () => {
    const t = pull(P2);
    expect(t.choices).toEqual(['AT-ST', 'Jetpack', 'Scout', 'done']);
    t.choose('Jetpack').done();
    expect(t.asks).toBe('p1: the next card for the top');
    t.choose('AT-ST');
    // Scout went on top last; Jetpack lies under the card that was the lowest.
    expect(t.player(P2).deck).toMatchObject({ top: ['01033', '01005', '01156'], bottom: ['01151', '01066'] });
  });

  test('all on the bottom, one under the other, or all back as they were [des.looking.01]', () => {
    expect(pull(P1).choose('Block', 'Aim', 'Dodge').player(P1).deck.bottom).toEqual([
      '01156',
      '01153',
      '01151',
      '01155',
    ]);
    expect(pull(P1).done().choose('Block', 'Dodge').player(P1).deck.top).toEqual(['01151', '01155', '01153']);
  });

  test('only who looks learns what lies where [des.looking.02]', () => {
    const t = pull(P2).choose('Jetpack');
    const moved = (viewer: string) => destiny.view(t.state, viewer).events.filter((each) => each.type === 'card-moved');
    expect(moved(P1)).toMatchObject([{ card: '01066', to: 'deck-bottom' }]);
    expect(moved(P2)).toMatchObject([{ card: null, to: 'deck-bottom' }]);
    expect([destiny.view(t.state, P1).looks, destiny.view(t.state, P2).looks]).toMatchObject([
      [{ cards: ['01005', '01033'] }],
      [],
    ]);
    expect(t.asks).toBe('p1: the next card for the bottom');
  });
});

describe('Anticipate', () => {
  test('an opponent resolves any of their dice in their order, the rest is removed', () => {
    const t = playing(
      'Anticipate',
      { characters: ['Rey', 'Leia Organa'] },
      {
        characters: [
          die('Finn', '2 ranged'),
          die('Jango Fett', '1 resource'),
          die('Padawan', '2 melee'),
          die('General Veers', '+2 ranged'),
        ],
      },
    );
    expect([t.asks, t.choices]).toEqual(['p2: a die to resolve', ['finn.1', 'jango-fett.1', 'padawan.1', 'done']]);
    t.choose('jango-fett.1', 'finn.1').done().choose('rey').done();
    expect([t.resources(P2), t.damage('rey')]).toEqual([1, 2]);
    expect(t.events('die-removed').map((each) => each.die)).toEqual(['padawan.1', 'general-veers.1']);
    expect(['finn.1', 'jango-fett.1', 'padawan.1', 'general-veers.1'].map(t.shows)).toEqual([null, null, null, null]);
  });

  test('a die that was resolved and rerolled stays', () => {
    const t = playing('Anticipate', {}, { supports: [die('Black One', 'special')] });
    t.choose('black-one.1', 'hired-gun').rolls('3 ranged');
    expect(t.shows('black-one.1')).toBe('3 ranged');
  });
});

test('Defensive Stance gives a character 2 shields', () => {
  expect(
    playing('Defensive Stance', { characters: ['Finn'] })
      .choose('finn')
      .shields('finn'),
  ).toBe(2);
});

describe('Force Misdirection', () => {
  test("removes all of an opponent's dice showing a symbol that a blue die of yours shows", () => {
    const t = playing(
      'Force Misdirection',
      { characters: [die('Padawan', '1 focus'), die('Rey', '+2 melee'), die('Finn', '2 ranged')] },
      { characters: [die('Luke Skywalker', '3 melee'), die('Qui-Gon Jinn', '1 melee'), die('Leia Organa', '1 focus')] },
    );
    expect(t.choices).toEqual(['focus', 'melee']);
    t.choose('melee');
    expect(['luke-skywalker.1', 'qui-gon-jinn.1', 'leia-organa.1', 'rey.1'].map(t.shows)).toEqual([
      null,
      null,
      '1 focus',
      '+2 melee',
    ]);
  });
});

test("Heroism: a unique character takes the damage of an opponent's die, which is then removed", () => {
  const t = playing(
    'Heroism',
    { characters: ['Padawan', { card: 'Rey', shields: 1 }] },
    { characters: [die('Jango Fett', '2 ranged')] },
  );
  expect(t.choices).toEqual(['rey']);
  t.choose('rey', 'jango-fett.1');
  expect([t.damage('rey'), t.shields('rey'), t.shows('jango-fett.1')]).toEqual([1, 0, null]);
});

describe('Noble Sacrifice', () => {
  test('defeats a blue character of yours to exhaust a character', () => {
    const t = playing(
      'Noble Sacrifice',
      { characters: ['Padawan', 'Finn'] },
      { characters: ['Jango Fett', tired('Han Solo')] },
    );
    expect(t.choices).toEqual(['padawan']);
    t.choose('padawan').choose('jango-fett');
    expect([t.has('padawan'), t.card('jango-fett').exhausted]).toEqual([false, true]);
  });

  test('without a blue character it is played for nothing, which is no pass [des.faq-stalling-1.01, des.faq-stalling-2.01]', () => {
    const t = playing('Noble Sacrifice', { characters: ['Finn'] }, {}, { passes: 1 });
    expect([t.discard(P1), t.has('finn'), t.state.passes, t.decisionIsTurnOf(P2)]).toEqual([
      ['Noble Sacrifice'],
      true,
      0,
      true,
    ]);
  });

  test('exhausts nobody when the character is saved from defeat [des.replacement-effects.02]', () => {
    const t = playing('Noble Sacrifice', {
      characters: [{ card: 'Padawan', damage: 5, upgrades: [{ card: 'Second Chance' }] }, 'Finn'],
    });
    t.choose('padawan');
    expect([t.damage('padawan'), t.events('exhausted'), t.decisionIsTurnOf(P2)]).toEqual([0, [], true]);
  });
});

describe('Patience', () => {
  const patience = (): Table =>
    playing(
      'Patience',
      { characters: [die('Finn', '2 ranged'), die('Rey', '1 melee'), die('Padawan', '1 focus')] },
      { deck: { top: ['Aim', 'Dodge', 'Block', 'Flank'] } },
    );

  test("removes any number of your dice to discard as many cards from an opponent's deck", () => {
    const t = patience().choose('finn.1', 'padawan.1').done();
    expect([t.discard(P2), t.shows('finn.1'), t.shows('rey.1')]).toEqual([['Aim', 'Dodge'], null, '1 melee']);
  });

  test('none, and none is discarded', () => {
    expect(patience().done().discard(P2)).toEqual([]);
  });
});

test('Return of the Jedi adds a blue event from your discard pile to your hand', () => {
  const t = playing('Return of the Jedi', { discard: ['Enrage', 'Aim', 'Lightsaber'] });
  expect(t.choices).toEqual(['Enrage']);
  t.choose('Enrage');
  expect([t.hand(P1), t.discard(P1)]).toEqual([['Enrage'], ['Aim', 'Lightsaber', 'Return of the Jedi']]);
});

test('Riposte removes any number of shields from a character of yours for as much damage', () => {
  const riposte = (): Table => playing('Riposte', { characters: [{ card: 'Finn', shields: 2 }, 'Rey'] });
  const t = riposte();
  expect(t.choices).toEqual(['finn']);
  t.choose('finn');
  expect(t.choices).toEqual(['0', '1', '2']);
  t.choose('2', 'hired-gun');
  expect([t.shields('finn'), t.damage('hired-gun')]).toEqual([0, 2]);
  expect(riposte().choose('finn', '1', 'hired-gun').damage('hired-gun')).toBe(1);
});

test("Willpower moves 1 damage between exhausted characters, to an opponent's, past shields [des.moving.05]", () => {
  const t = playing(
    'Willpower',
    { characters: [tired('Finn', 2), { card: 'Rey', damage: 1 }, tired('Padawan')] },
    { characters: [{ ...tired('Han Solo'), shields: 2 }, 'Jango Fett'] },
  );
  expect(t.choices).toEqual(['finn']);
  t.choose('finn');
  expect(t.choices).toEqual(['han-solo']);
  t.choose('han-solo');
  expect([t.damage('finn'), t.damage('han-solo'), t.shields('han-solo')]).toEqual([1, 1, 2]);
});

describe('Deflect', () => {
  const deflect = (side: string, ...team: string[]): Table =>
    playing('Deflect', { characters: team }, { characters: [die('Han Solo', side), 'Finn'] });

  test('removes a ranged die and deals half of its damage, rounded up, of no type [des.damage.07]', () => {
    const t = deflect('3 ranged for 1', 'Padawan').choose('han-solo.1', 'finn');
    expect([t.shows('han-solo.1'), t.damage('finn')]).toEqual([null, 2]);
    expect(t.events('damage-dealt')).toMatchObject([{ damage: null }]);
  });

  test('not without a blue character, nor another die: no damage is dealt then [des.spot.04, des.damage.05]', () => {
    const none = [deflect('2 ranged', 'Hired Gun'), deflect('1 resource', 'Padawan')];
    expect(none.map((t) => [t.shows('han-solo.1'), t.events('damage-dealt')])).toEqual([
      ['2 ranged', []],
      ['1 resource', []],
    ]);
  });
});

test('Disturbance in the Force rerolls all dice in all pools', () => {
  const t = playing(
    'Disturbance in the Force',
    { characters: [die('Finn', 'blank'), 'Rey'] },
    { characters: [die('Han Solo', '2 ranged')] },
  );
  t.rolls('2 ranged', 'blank');
  expect([t.shows('finn.1'), t.shows('han-solo.1'), t.shows('rey.1'), t.decisionIsTurnOf(P2)]).toEqual([
    '2 ranged',
    'blank',
    null,
    true,
  ]);
});

describe('Mind Trick', () => {
  const trick = (...team: string[]): Table =>
    playing(
      'Mind Trick',
      { characters: team },
      { characters: [die('Finn', '2 ranged'), die('Rey', '1 melee'), die('Han Solo', '2 disrupt')] },
    );
  const shown = (t: Table) => ['finn.1', 'rey.1', 'han-solo.1'].map((id) => t.shows(id));

  test('the opponent splits the pool in two groups, you remove one', () => {
    const t = trick('Padawan');
    expect(t.asks).toBe('p2: dice for the first group');
    t.choose('finn.1').done();
    expect(t.asks).toBe('p1: the group to remove');
    expect(shown(t.copy().choose('first group'))).toEqual([null, '1 melee', '2 disrupt']);
    expect(shown(t.choose('second group'))).toEqual(['2 ranged', null, null]);
  });

  test('not without a blue character [des.spot.04]', () => {
    expect(shown(trick('Jango Fett'))).toEqual(['2 ranged', '1 melee', '2 disrupt']);
  });
});

test('The Power of the Force resolves a die as if its value were the number of your blue upgrades', () => {
  const t = playing('The Power of the Force', {
    characters: [
      {
        ...die('Padawan', '1 melee'),
        upgrades: [die('Lightsaber', null), die('Force Throw', null), die('Jetpack', null)],
      },
      { card: 'Finn', upgrades: [die('Jedi Robes', null)] },
    ],
  });
  expect(t.choose('padawan.1', 'hired-gun').damage('hired-gun')).toBe(3);
});

describe('Use The Force', () => {
  test('turns any die to any side [des.spot.02]', () => {
    const t = playing('Use The Force', { characters: ['Padawan'] }, { characters: [die('Jango Fett', '2 ranged')] });
    expect(t.turn('jango-fett.1', 'blank').shows('jango-fett.1')).toBe('blank');
  });

  test('without a blue character that is not defeated it is paid for and discarded [des.spot.02]', () => {
    const t = playing(
      'Use The Force',
      { characters: [{ card: 'Padawan', defeated: true }, 'Finn'], resources: 2 },
      {
        characters: [die('Jango Fett', '2 ranged'), 'Rey'],
      },
    );
    expect([t.resources(P1), t.discard(P1), t.shows('jango-fett.1'), t.decisionIsTurnOf(P2)]).toEqual([
      1,
      ['Use The Force'],
      '2 ranged',
      true,
    ]);
  });
});
