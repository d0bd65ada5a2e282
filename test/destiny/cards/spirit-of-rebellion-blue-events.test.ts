/** Blue events of Spirit of Rebellion, villain and hero. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });

/** The card in p1's hand, rich enough to be played. */
function holding(name: string, p1: Side, p2: Side = {}, more: Setting = {}): Table {
  const { hand = [], resources = 5 } = p1;
  return destinyTable({ p1: { ...p1, hand: [name, ...hand], resources }, p2, ...more });
}
const playing = (name: string, p1: Side, p2: Side = {}, more: Setting = {}): Table =>
  holding(name, p1, p2, more).play(P1, name);
/** Played for nothing: the turn goes on with the opponent, and the card is in the discard pile. */
const inVain = (t: Table): boolean => t.decisionIsTurnOf(P2) && t.player(P1).discard.length === 1;

test.each([
  ['Anger', ['blank', '2 melee'], ['blank', 'blank']],
  ['Lightsaber Throw', ['1 focus', 'blank'], ['2 melee', 'blank']],
  ['Determination', ['2 melee', 'blank'], ['1 focus', 'blank']],
  ['Synchronicity', ['2 melee', 'blank'], ['2 melee', '1 shield']],
  ['Synchronicity', ['1 focus', '1 shield'], ['2 melee', '1 shield']],
])('%s is played only with certain dice of your own [des.play-restrictions.01]', (name, without, having) => {
  const luke = (dice: string[]): Side => ({ characters: [die('Luke Skywalker', ...dice)] });
  expect(holding(name, luke(without), luke(having)).whyNotPlay(P1, name)).toBe('play-restriction');
  expect(holding(name, luke(having), luke(without)).whyNotPlay(P1, name)).toBe(null);
});

describe('Anger', () => {
  const anger = (p2: string, resources = 0): Table =>
    playing(
      'Anger',
      { characters: [die('Finn', 'blank', 'blank')], resources },
      { characters: [die('Han Solo', p2, '2 disrupt'), 'Jango Fett'] },
    );

  test("resolves an opponent's die showing damage as yours", () => {
    const t = anger('2 ranged');
    expect(t.choices).toEqual(['han-solo.1']);
    t.choose('han-solo.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.shows('han-solo.1'), t.shows('han-solo.2')]).toEqual([2, null, '2 disrupt']);
  });

  test('its cost is yours to pay [des.resolving-dice-with-cards.02]', () => {
    expect(anger('3 ranged for 1', 0).decisionIsTurnOf(P2)).toBe(true);
    const t = anger('3 ranged for 1', 1).choose('han-solo.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.resources(P1)]).toEqual([3, 0]);
  });
});

test('Lightsaber Throw deals 2 damage; the melee die stays', () => {
  const t = playing(
    'Lightsaber Throw',
    { characters: [die('Padawan', '1 melee')] },
    { characters: [{ card: 'Finn', shields: 1 }] },
  ).choose('finn');
  expect([t.damage('finn'), t.shields('finn'), t.shows('padawan.1')]).toEqual([1, 0, '1 melee']);
});

describe('Manipulate', () => {
  const manipulate = (own: string): Table =>
    playing('Manipulate', { characters: [die('Rey', own)] }, { characters: [die('Finn', '2 ranged')] });

  test("turns a die of yours to blank, then an opponent's die", () => {
    const t = manipulate('1 melee');
    expect(t.choices).toEqual(['rey.1: blank']);
    t.turn('rey.1', 'blank');
    expect(t.choices).toEqual(['finn.1: blank']);
    t.turn('finn.1', 'blank');
    expect([t.shows('rey.1'), t.shows('finn.1')]).toEqual(['blank', 'blank']);
  });

  test('a die that shows its only blank cannot be turned, so nothing follows [des.turning-dice.02, des.then-effects.02]', () => {
    const t = manipulate('blank');
    expect([t.shows('finn.1'), inVain(t)]).toEqual(['2 ranged', true]);
  });
});

test('No Disintegrations discards a card of a deck, or 3 with a copy in the discard pile', () => {
  const p2 = { deck: { top: ['Aim', 'Dodge', 'Block', 'Flank'] } };
  const t = playing('No Disintegrations', { hand: ['No Disintegrations'] }, p2);
  expect(t.discard(P2)).toEqual(['Aim']);
  t.pass(P2).play(P1, 'No Disintegrations');
  expect(t.discard(P2)).toEqual(['Aim', 'Block', 'Dodge', 'Flank']);
});

describe('Now You Will Die', () => {
  test('resolves a die of yours as melee damage of its value', () => {
    const t = playing(
      'Now You Will Die',
      { characters: [die('Palpatine', '2 discard')] },
      { characters: [die('Jango Fett', '2 ranged')] },
    );
    expect(t.choices).toEqual(['palpatine.1']);
    t.choose('palpatine.1', 'jango-fett');
    expect(t.events('damage-dealt')).toMatchObject([{ amount: 2, damage: 'melee', character: 'jango-fett' }]);
    t.choose('jango-fett', 'jango-fett');
    expect(t.damage('jango-fett')).toBe(4);
  });
});

describe('Rise Again', () => {
  const risen = (discard: string[]): Table =>
    playing(
      'Rise Again',
      { characters: [{ card: 'Luke Skywalker', damage: 7 }, 'Padawan', 'Finn'], discard },
      { characters: ['Rey'] },
    );

  test('heals 5 damage from a unique blue character', () => {
    const t = risen([]);
    expect(t.choices).toEqual(['luke-skywalker', 'rey']);
    t.choose('luke-skywalker');
    expect([t.damage('luke-skywalker'), t.resources(P1)]).toEqual([2, 0]);
  });

  test('an upgrade of the discard pile may be played on it for free', () => {
    const t = risen(['Lightsaber', 'Aim', 'Cunning', 'AT-ST']).choose('luke-skywalker');
    expect(t.choices).toEqual(['Lightsaber', 'done']);
    expect(t.copy().done().has('lightsaber')).toBe(false);
    t.choose('Lightsaber');
    expect([t.card('lightsaber').on, t.resources(P1), t.discard(P1)]).toEqual([
      'luke-skywalker',
      0,
      ['AT-ST', 'Aim', 'Cunning', 'Rise Again'],
    ]);
  });
});

describe('The Price of Failure', () => {
  const price = (p1: Side['characters']): Table =>
    playing(
      'The Price of Failure',
      { characters: p1 ?? [] },
      { characters: [{ card: 'Jango Fett', exhausted: true }] },
    );

  test('defeats a character of yours to ready a character', () => {
    const t = price([{ card: 'Rey', exhausted: true }, 'Finn', 'Padawan']);
    expect(t.choices).toEqual(['rey', 'finn', 'padawan']);
    t.choose('finn');
    expect([t.has('finn'), t.choices]).toEqual([false, ['rey', 'jango-fett']]);
    t.choose('rey');
    expect([t.card('rey').exhausted, t.card('jango-fett').exhausted]).toEqual([false, true]);
  });

  test('does nothing without a blue character [des.spot.04]', () => {
    expect(inVain(price(['Finn', 'Han Solo']))).toBe(true);
  });

  test('readies nobody when the character is saved from defeat [des.replacement-effects.02]', () => {
    const t = price([
      { ...armed('Rey', { card: 'Second Chance' }), damage: 5 },
      { card: 'Finn', exhausted: true },
    ]);
    t.choose('rey');
    expect([t.damage('rey'), t.card('finn').exhausted, t.decisionIsTurnOf(P2)]).toEqual([0, true, true]);
  });
});

describe('Caution', () => {
  test('removes a character die to give another character 3 shields', () => {
    const t = playing('Caution', {
      characters: [{ ...armed('Rey', die('Lightsaber', '1 shield')), dice: ['1 melee'] }, 'Finn'],
    });
    expect(t.choices).toEqual(['rey.1']);
    t.choose('rey.1');
    expect(t.choices).toEqual(['finn', 'hired-gun']);
    t.choose('finn');
    expect([t.shields('finn'), t.shows('rey.1'), t.shows('lightsaber.1')]).toEqual([3, null, '1 shield']);
  });

  test('gives nothing without a character die', () => {
    const t = playing('Caution', { characters: [armed('Rey', die('Lightsaber', '1 shield')), 'Finn'] });
    expect([inVain(t), t.shields('finn')]).toEqual([true, 0]);
  });
});

describe('Destiny', () => {
  const destined = (): Table =>
    playing('Destiny', {
      characters: [die('Luke Skywalker', '2 melee', '1 focus'), die('Finn', '2 ranged')],
      hand: ['Lightsaber', 'Mind Probe', 'AT-ST', 'Immobilize', 'Second Chance'],
      resources: 0,
    });

  test('removes blue dice to play a card that costs no more than their combined value for free [des.combined-value.01]', () => {
    const t = destined();
    expect(t.choices).toEqual(['luke-skywalker.1', 'luke-skywalker.2', 'done']);
    t.choose('luke-skywalker.1', 'luke-skywalker.2');
    expect(t.choices).toEqual(['Lightsaber', 'Immobilize', 'Second Chance']);
    t.choose('Lightsaber', 'finn');
    expect([
      t.card('lightsaber').on,
      t.shows('luke-skywalker.1'),
      t.shows('luke-skywalker.2'),
      t.resources(P1),
    ]).toEqual(['finn', null, null, 0]);
  });

  test('fewer dice, cheaper cards', () => {
    expect(destined().choose('luke-skywalker.1').done().choices).toEqual(['Immobilize']);
  });
});

describe('Determination', () => {
  const determined = (): Table =>
    playing(
      'Determination',
      { characters: [die('Rey', '1 discard'), die('Padawan', '1 focus')] },
      { hand: ['Aim', 'Dodge'] },
    );

  test('resolves a die of yours as another symbol of the same value', () => {
    const t = determined().choose('rey.1');
    expect(t.choices).not.toContain('discard');
    t.choose('melee', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('rey.1'), t.shows('padawan.1'), t.hand(P2)]).toEqual([
      1,
      null,
      '1 focus',
      ['Aim', 'Dodge'],
    ]);
  });
});

describe('Guard', () => {
  const guard = (own: ReturnType<typeof die>): Table =>
    playing(
      'Guard',
      { characters: [own] },
      { characters: [die('Jango Fett', '2 ranged', 'blank'), die('Finn', '1 melee')] },
    );

  test("removes a blue melee die for as many of an opponent's dice as its value", () => {
    const t = guard(die('Luke Skywalker', '2 melee', '1 shield'));
    expect(t.choices).toEqual(['luke-skywalker.1']);
    t.choose('luke-skywalker.1', 'jango-fett.1', 'finn.1');
    const shown = ['luke-skywalker.1', 'jango-fett.1', 'jango-fett.2', 'finn.1'].map(t.shows);
    expect([shown, t.decisionIsTurnOf(P2)]).toEqual([[null, null, 'blank', null], true]);
  });

  test('not with a melee die of another color', () => {
    expect(inVain(guard(die('General Grievous', '2 melee')))).toBe(true);
  });
});

describe('Krayt Dragon Howl', () => {
  const howl = (mine = 'Rey'): Table =>
    playing(
      'Krayt Dragon Howl',
      { characters: [mine] },
      { characters: [die('Finn', '2 ranged', '1 shield')], deck: { top: ['Aim', 'Dodge', 'Block'] } },
    );

  test('the opponent removes the chosen die or discards 2 cards of their deck [des.choose-option.01]', () => {
    const t = howl().choose('finn.1');
    expect([t.asks, t.choices]).toEqual(['p2: an option', ['remove that die', 'discard 2 cards']]);
    const removed = t.copy().choose('remove that die');
    expect([removed.shows('finn.1'), removed.discard(P2)]).toEqual([null, []]);
    t.choose('discard 2 cards');
    expect([t.shows('finn.1'), t.discard(P2), t.discard(P1)]).toEqual([
      '2 ranged',
      ['Aim', 'Dodge'],
      ['Krayt Dragon Howl'],
    ]);
  });

  test('does nothing without a blue character [des.spot.04]', () => {
    expect(inVain(howl('Han Solo'))).toBe(true);
  });
});

describe('My Ally Is The Force [des.card-my-ally-is-the-force.01]', () => {
  const ally = (p1: Side['characters'] = []): Table => playing('My Ally Is The Force', { characters: p1 });

  test('resolves a blue die that stays in the pool, to be resolved again in the next action; has ambush [des.ambush.01, des.resolve-dice.09]', () => {
    const t = ally([die('Luke Skywalker', '2 melee'), die('Finn', '2 ranged')]);
    expect(t.choices).toEqual(['luke-skywalker.1']);
    t.choose('luke-skywalker.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('luke-skywalker.1')]).toEqual([2, '2 melee']);
    t.resolve(P1, 'melee').choose('luke-skywalker.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('luke-skywalker.1'), t.decisionIsTurnOf(P2)]).toEqual([4, null, true]);
  });

  test('a focus die may turn itself [des.card-my-ally-is-the-force.01]', () => {
    const t = ally([die('Luke Skywalker', '1 focus')]).choose('luke-skywalker.1');
    expect(t.choices).toEqual([
      ...['2 melee', '3 melee', '1 shield', '1 resource', 'blank'].map((each) => `luke-skywalker.1: ${each}`),
      'done',
    ]);
    t.turn('luke-skywalker.1', '3 melee').forgo(P1);
    expect(t.shows('luke-skywalker.1')).toBe('3 melee');
  });
});

test('Synchronicity deals 2 unblockable damage [des.unblockable-damage.01]', () => {
  const t = playing(
    'Synchronicity',
    { characters: [die('Luke Skywalker', '2 melee', '1 shield')] },
    { characters: [{ card: 'Finn', shields: 2 }] },
  ).choose('finn');
  expect([t.damage('finn'), t.shields('finn'), t.shows('luke-skywalker.1')]).toEqual([2, 2, '2 melee']);
});
