/** Red events of heroes and villains of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const shielded = (card: string, shields: number) => ({ card, shields });

/** The card in p1's hand, rich enough to be played, and played. */
function playing(name: string, p1: Side, p2: Side = {}, more: Setting = {}): Table {
  const { hand = [], resources = 5 } = p1;
  return destinyTable({ p1: { ...p1, hand: [name, ...hand], resources }, p2, ...more }).play(P1, name);
}

/** Why p1 cannot play it, with money enough. */
function whyNot(name: string, p1: Side, p2: Side = {}, more: Setting = {}): string | null {
  return destinyTable({ p1: { ...p1, hand: [name], resources: 5 }, p2, ...more }).whyNotPlay(P1, name);
}

test.each(['Battle Formation', 'Lockdown', 'Traitor!', 'Guerrilla Warfare'])(
  '%s has ambush [des.ambush.01]',
  (name) => {
    const t = playing(name, { characters: ['Finn'], deck: [] });
    expect(t.asks).toBe('p1: take an additional action or forgo it');
  },
);

describe('Battle Formation', () => {
  const formed = (...characters: string[]): Table =>
    playing(
      'Battle Formation',
      { characters: [die('Finn', 'blank', 'blank'), ...characters.map((card) => die(card, 'blank'))] },
      { characters: [die('Leia Organa', 'blank')] },
    );

  test('rerolls as many dice of yours as you have red characters', () => {
    const t = formed('Rebel Trooper', 'Death Trooper');
    expect(t.choices).toEqual(['finn.1', 'finn.2', 'rebel-trooper.1', 'death-trooper.1', 'done']);
    t.choose('finn.1', 'rebel-trooper.1').rolls('1 shield', '2 ranged').forgo(P1);
    expect(['finn.1', 'finn.2', 'rebel-trooper.1'].map(t.shows)).toEqual(['1 shield', 'blank', '2 ranged']);
  });

  test('or fewer, or none', () => {
    const t = formed('Rebel Trooper', 'Death Trooper').choose('finn.1').done().rolls('1 shield').forgo(P1);
    expect([t.shows('finn.1'), t.shows('finn.2'), t.decisionIsTurnOf(P2)]).toEqual(['1 shield', 'blank', true]);
    expect(formed('Rebel Trooper').done().forgo(P1).events('die-rolled')).toEqual([]);
  });
});

describe('Imperial War Machine', () => {
  test('resolves a red die showing a resource cost for free [des.resource-cost.02]', () => {
    const t = playing('Imperial War Machine', {
      characters: [die('FN-2199', '2 melee for 1', '1 ranged'), die('Han Solo', '3 ranged for 1')],
      resources: 0,
    });
    expect(t.choices).toEqual(['fn-2199.1']);
    t.choose('fn-2199.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('fn-2199.1')]).toEqual([2, null]);
  });

  test('spends nothing of what is there, and does not let a modifier be resolved alone', () => {
    const t = playing('Imperial War Machine', { characters: [die('General Grievous', '3 melee for 1')], resources: 1 });
    expect(t.choose('general-grievous.1', 'hired-gun').resources(P1)).toBe(1);
    const pilot = playing('Imperial War Machine', { characters: [die('TIE Pilot', '+3 ranged for 1')] });
    expect([pilot.shows('tie-pilot.1'), pilot.decisionIsTurnOf(P2)]).toEqual(['+3 ranged for 1', true]);
  });
});

describe('Lockdown', () => {
  const locked = (...characters: string[]): Table =>
    playing('Lockdown', { characters }, { characters: ['Leia Organa'] }, { controller: P2, turn: P1 }).forgo(P1);

  test('two red characters: you control the battlefield, without claiming it', () => {
    const t = locked('Rebel Trooper', 'FN-2199');
    expect([t.state.battlefield.controller, t.state.battlefield.claimedBy, t.decisionIsTurnOf(P2)]).toEqual([
      P1,
      null,
      true,
    ]);
  });

  test('with one it does nothing [des.spot.04]', () => {
    expect(locked('Rebel Trooper', 'Finn').state.battlefield.controller).toBe(P2);
  });
});

describe('Sustained Fire', () => {
  const mine = (...dice: string[]): Side => ({ characters: [die('Han Solo', ...dice), shielded('Finn', 1)] });

  test('removes all shields of an opponent', () => {
    const t = playing('Sustained Fire', mine('2 ranged', '3 ranged for 1'), {
      characters: [shielded('Jango Fett', 3), shielded('Padawan', 1)],
    });
    expect(['jango-fett', 'padawan', 'finn'].map(t.shields)).toEqual([0, 0, 1]);
  });

  test('only with two dice showing ranged damage [des.play-restrictions.01]', () => {
    expect(whyNot('Sustained Fire', mine('2 ranged', '2 disrupt'))).toBe('play-restriction');
    expect(whyNot('Sustained Fire', mine('2 ranged', '2 ranged'))).toBeNull();
  });
});

describe('Traitor!', () => {
  const betrayed = (top: string[], shuffled: string[] = []): Table =>
    playing(
      'Traitor!',
      { characters: [die('Finn', '1 shield')], deck: { top, shuffled } },
      {
        characters: [
          die('Han Solo', '3 ranged for 1', '2 ranged'),
          die('Jango Fett', 'blank'),
          die('Baze Malbus', 'special'),
        ],
      },
    );

  test('discards the top card, then removes a die worth no more than its cost, special sides excepted', () => {
    const t = betrayed(['Dodge']);
    expect([t.discard(P1), t.choices]).toEqual([['Dodge'], ['finn.1', 'han-solo.2', 'jango-fett.1']]);
    expect(t.choose('han-solo.2').forgo(P1).shows('han-solo.2')).toBeNull();
  });

  test('from an empty deck nothing is discarded, and no die is removed [des.then-effects.02]', () => {
    const t = betrayed([]).forgo(P1);
    expect([t.shows('jango-fett.1'), t.decisionIsTurnOf(P2)]).toEqual(['blank', true]);
  });
});

describe('Trench Warfare', () => {
  test("turns any number of an opponent's dice to shields", () => {
    const t = playing(
      'Trench Warfare',
      { characters: [die('Finn', '1 shield', 'blank')] },
      { characters: [die('Jango Fett', '2 ranged'), die('Rebel Trooper', '2 ranged'), die('Royal Guard', '2 melee')] },
    );
    expect(t.choices).toEqual([
      'rebel-trooper.1: 1 shield',
      'royal-guard.1: 1 shield',
      'royal-guard.1: 1 shield',
      'done',
    ]);
    t.turn('rebel-trooper.1', '1 shield').turn('royal-guard.1', '1 shield');
    expect(['rebel-trooper.1', 'royal-guard.1', 'jango-fett.1'].map(t.shows)).toEqual([
      '1 shield',
      '1 shield',
      '2 ranged',
    ]);
  });

  test('only with a die showing a shield [des.play-restrictions.01]', () => {
    expect(
      whyNot('Trench Warfare', { characters: [die('Finn', '2 ranged')] }, { characters: [die('Rey', '1 melee')] }),
    ).toBe('play-restriction');
  });
});

describe('Undying Loyalty', () => {
  const loyal = (p1: Side): Table =>
    playing('Undying Loyalty', { characters: ['Finn', { card: 'FN-2199', damage: 3 }], resources: 1, ...p1 });

  test('heals 1 damage from a red character', () => {
    const t = loyal({});
    expect(t.choices).toEqual(['fn-2199']);
    t.choose('fn-2199');
    expect([t.damage('fn-2199'), t.discard(P1), t.decisionIsTurnOf(P2)]).toEqual([2, ['Undying Loyalty'], true]);
  });

  test('with another copy in the discard pile 1 resource puts it on top of the deck', () => {
    const t = loyal({ discard: ['Undying Loyalty'] })
      .choose('fn-2199')
      .yes();
    expect([t.player(P1).deck.top, t.discard(P1), t.resources(P1)]).toEqual([['02067'], ['Undying Loyalty'], 0]);
    const kept = loyal({ discard: ['Undying Loyalty'] })
      .choose('fn-2199')
      .no();
    expect([kept.discard(P1), kept.resources(P1)]).toEqual([['Undying Loyalty', 'Undying Loyalty'], 1]);
    expect(
      loyal({ discard: ['Undying Loyalty'], resources: 0 })
        .choose('fn-2199')
        .decisionIsTurnOf(P2),
    ).toBe(true);
  });
});

describe('We Have Them Now', () => {
  const mine: Side = {
    characters: [die('Finn', 'blank', '1 shield'), die('Jango Fett', 'blank', 'blank'), die('Han Solo', 'blank')],
  };

  test('turns up to 4 of your dice to damage', () => {
    const t = playing('We Have Them Now', mine);
    expect(t.choices.filter((each) => each.startsWith('finn.1'))).toEqual([
      'finn.1: 1 ranged',
      'finn.1: 2 ranged',
      'finn.1: 1 melee',
    ]);
    t.turn('finn.1', '2 ranged')
      .turn('finn.2', '1 melee')
      .turn('jango-fett.1', '2 ranged')
      .turn('jango-fett.2', '1 melee');
    expect(['finn.1', 'finn.2', 'jango-fett.1', 'jango-fett.2', 'han-solo.1'].map(t.shows)).toEqual([
      '2 ranged',
      '1 melee',
      '2 ranged',
      '1 melee',
      'blank',
    ]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('only who controls the battlefield plays it [des.play-restrictions.01]', () => {
    expect(whyNot('We Have Them Now', mine, {}, { controller: P2, turn: P1 })).toBe('play-restriction');
  });
});

test('Emergency Evacuation removes all dice of all players', () => {
  const t = playing(
    'Emergency Evacuation',
    { characters: [die('Finn', '1 shield', '2 ranged')], supports: [die('AT-ST', 'special')] },
    { characters: [die('Jango Fett', 'blank'), die('Padawan', null)] },
  );
  expect(t.state.dice.filter((each) => each.zone === 'pool')).toEqual([]);
  expect(t.resources(P1)).toBe(1);
});

describe('Friendly Fire', () => {
  const fire = (...characters: string[]): Table =>
    playing(
      'Friendly Fire',
      { characters },
      { characters: [die('Han Solo', '3 ranged for 1', '2 disrupt'), die('TIE Pilot', null)] },
    );

  test("removes an opponent's ranged die and deals its damage to a character", () => {
    const t = fire('Rebel Trooper');
    expect(t.choices).toEqual(['han-solo.1']);
    t.choose('han-solo.1', 'tie-pilot');
    expect([t.shows('han-solo.1'), t.damage('tie-pilot'), t.resources(P1)]).toEqual([null, 3, 3]);
  });

  test('not without a red character of yours [des.spot.04]', () => {
    const t = fire('Finn');
    expect([t.shows('han-solo.1'), t.decisionIsTurnOf(P2)]).toEqual(['3 ranged for 1', true]);
  });

  test('a die that cannot be removed deals no damage', () => {
    const t = playing(
      'Friendly Fire',
      { characters: ['Rebel Trooper'] },
      { characters: [die('Han Solo', '2 ranged'), die('TIE Pilot', '1 focus')] },
    );
    expect([t.shows('han-solo.1'), t.decisionIsTurnOf(P2)]).toEqual(['2 ranged', true]);
  });
});

describe('Guerrilla Warfare', () => {
  test('removes a red die of yours to deal 1 damage', () => {
    const t = playing('Guerrilla Warfare', { characters: [die('Finn', '2 ranged'), die('Rebel Trooper', 'blank')] });
    expect(t.choices).toEqual(['rebel-trooper.1']);
    t.choose('rebel-trooper.1', 'hired-gun').forgo(P1);
    expect([t.shows('rebel-trooper.1'), t.damage('hired-gun')]).toEqual([null, 1]);
  });

  test('without one there is no damage', () => {
    const t = playing('Guerrilla Warfare', { characters: [die('Finn', '2 ranged'), die('Rebel Trooper', null)] });
    expect(t.forgo(P1).events('damage-dealt')).toEqual([]);
  });
});

describe('Our Only Hope', () => {
  const hoped = (drawn: string, p1: Side = {}): Table =>
    playing('Our Only Hope', { resources: 2, hand: ['Dodge'], deck: [drawn], diceAside: [drawn], ...p1 }).draws(drawn);

  test('draws a card that may be played for free', () => {
    const t = hoped('AT-ST').choose('play it for free');
    expect([t.has('at-st'), t.hand(P1), t.resources(P1)]).toEqual([true, ['Dodge'], 0]);
  });

  test('or discarded for 2 resources, or kept', () => {
    const t = hoped('AT-ST').choose('discard it');
    expect([t.discard(P1), t.resources(P1)]).toEqual([['AT-ST', 'Our Only Hope'], 2]);
    const kept = hoped('AT-ST').choose('keep it');
    expect([kept.hand(P1), kept.resources(P1), kept.decisionIsTurnOf(P2)]).toEqual([['AT-ST', 'Dodge'], 0, true]);
  });

  test('a card that may not be played is discarded or kept [des.play-restrictions.01]', () => {
    const t = hoped('Wingman', { diceAside: [] });
    expect(t.choices).toEqual(['discard it', 'keep it']);
  });

  test('without a card to draw nothing happens', () => {
    const t = playing('Our Only Hope', { resources: 2, hand: ['Dodge'], deck: [] });
    expect([t.hand(P1), t.resources(P1), t.decisionIsTurnOf(P2)]).toEqual([['Dodge'], 0, true]);
  });
});

describe('Rebel Assault', () => {
  const theirs: Side = {
    characters: [die('Jango Fett', '2 ranged', '1 melee'), die('Han Solo', '1 resource', 'blank')],
  };

  test("removes an opponent's die that shows no damage", () => {
    const t = playing('Rebel Assault', { characters: [die('Finn', '2 ranged', '1 shield')] }, theirs);
    expect(t.choices).toEqual(['han-solo.1', 'han-solo.2']);
    expect(t.choose('han-solo.1').shows('han-solo.1')).toBeNull();
  });

  test('only with a die showing ranged damage [des.play-restrictions.01]', () => {
    expect(whyNot('Rebel Assault', { characters: [die('Finn', '1 melee')] }, theirs)).toBe('play-restriction');
  });
});

describe('Sensor Placement', () => {
  const sensed = (mine: string, resources: number): Table =>
    playing(
      'Sensor Placement',
      { characters: [mine], resources },
      { characters: [die('Han Solo', '2 ranged', '2 disrupt'), die('Rebel Commando', 'special for 1')], resources: 3 },
    );

  test("resolves an opponent's die that shows no damage as your own", () => {
    const t = sensed('Leia Organa', 3);
    expect(t.choices).toEqual(['han-solo.2', 'rebel-commando.1']);
    t.choose('han-solo.2');
    expect([t.resources(P1), t.resources(P2), t.shows('han-solo.2')]).toEqual([1, 1, null]);
  });

  test('you pay its cost, and its special is yours', () => {
    const t = sensed('Leia Organa', 3).choose('rebel-commando.1');
    expect([t.resources(P1), t.resources(P2), t.choices]).toEqual([
      0,
      3,
      ['han-solo.1', 'han-solo.2', 'rebel-commando.1'],
    ]);
    expect(sensed('Leia Organa', 2).choices).toEqual(['han-solo.2']);
  });

  test('not without a red character of yours [des.spot.04]', () => {
    expect(sensed('Finn', 2).resources(P2)).toBe(3);
  });
});

test('Spirit of Rebellion gives 1 shield, or 2 with another copy in the discard pile [des.in-limbo.02]', () => {
  const spirit = (...discard: string[]): number =>
    playing('Spirit of Rebellion', { characters: ['Finn'], discard })
      .choose('finn')
      .shields('finn');
  expect([spirit(), spirit('Dodge'), spirit('Spirit of Rebellion')]).toEqual([1, 1, 2]);
});
