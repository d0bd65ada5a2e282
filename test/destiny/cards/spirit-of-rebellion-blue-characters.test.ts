/** Blue characters of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

describe('Asajj Ventress', () => {
  const rerolling = (...hand: string[]): Table =>
    against({ characters: ['Asajj Ventress'] }, { characters: [die('Finn', 'blank')], hand }, { turn: P2 })
      .discardToReroll(P2, 'Aim')
      .choose('finn.1')
      .rolls('2 ranged');

  test('an opponent who discards to reroll discards another card of their choice [des.card-asajj-ventress.01]', () => {
    const t = rerolling('Aim', 'Dodge', 'Block').uses();
    expect([t.asks, t.choices]).toEqual(['p2: a card to discard', ['Dodge', 'Block']]);
    t.choose('Block');
    expect([t.hand(P2), t.discard(P2), t.shows('finn.1')]).toEqual([['Dodge'], ['Aim', 'Block'], '2 ranged']);
  });

  test('may be declined, and is not asked about an empty hand or her own reroll [des.choose-target.04, des.abilities.07, des.after-abilities.01]', () => {
    expect(rerolling('Aim', 'Dodge').declines().hand(P2)).toEqual(['Dodge']);
    expect(rerolling('Aim').decisionIsTurnOf(P1)).toBe(true);
    const own = against({ characters: [die('Asajj Ventress', 'blank')], hand: ['Aim', 'Dodge'] }, { hand: ['Block'] });
    own.discardToReroll(P1, 'Aim').choose('asajj-ventress.1').rolls('2 melee');
    expect([own.hand(P1), own.hand(P2), own.decisionIsTurnOf(P2)]).toEqual([['Dodge'], ['Block'], true]);
  });
});

describe('Darth Vader, Dark Apprentice', () => {
  const strike = (damage = 0): Table =>
    against({ characters: [{ ...die('Darth Vader, Dark Apprentice', 'special'), damage }, 'Finn'] })
      .resolve(P1, 'special')
      .choose('darth-vader.1', 'hired-gun');

  test('deals 3 damage, then 1 to himself', () => {
    const t = strike();
    expect([t.damage('hired-gun'), t.damage('darth-vader'), t.damage('finn')]).toEqual([3, 1, 0]);
    expect(strike(10).has('darth-vader')).toBe(false);
  });

  test('the damage to himself is his when Cunning uses his special ability', () => {
    const t = against({
      characters: [armed('Finn', die('Cunning', 'special')), 'Darth Vader, Dark Apprentice'],
    })
      .resolve(P1, 'special')
      .choose('cunning.1', 'darth-vader', 'hired-gun');
    expect([t.damage('hired-gun'), t.damage('darth-vader'), t.damage('finn')]).toEqual([3, 1, 0]);
  });
});

describe('Palpatine [des.faq-palpatine-anger.01]', () => {
  test('after his die was resolved an opponent distributes 2 damage', () => {
    const t = against({ characters: [die('Palpatine', '2 shield')] }, { characters: ['Jango Fett', 'Han Solo'] })
      .resolve(P1, 'shield')
      .choose('palpatine.1', 'palpatine');
    expect([t.asks.slice(0, 3), t.choices]).toEqual(['p2:', ['jango-fett', 'han-solo']]);
    t.choose('jango-fett', 'han-solo');
    expect([t.damage('jango-fett'), t.damage('han-solo')]).toEqual([1, 1]);
  });

  test('not after another die of his controller', () => {
    const t = against({ characters: ['Palpatine', die('Finn', '1 shield')] })
      .resolve(P1, 'shield')
      .choose('finn.1', 'finn');
    expect([t.damage('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual([0, true]);
  });

  test('not after an opponent resolved his die with Anger [des.faq-palpatine-anger.01]', () => {
    const t = against(
      { characters: [die('Finn', 'blank', 'blank'), 'Han Solo'], hand: ['Anger'] },
      { characters: [die('Palpatine', '3 ranged'), 'Jango Fett'] },
    )
      .play(P1, 'Anger')
      .choose('palpatine.1', 'jango-fett');
    const hurt = ['finn', 'han-solo', 'palpatine', 'jango-fett'].map((each) => t.damage(each));
    expect([hurt, t.shows('palpatine.1'), t.decisionIsTurnOf(P2)]).toEqual([[0, 0, 0, 3], null, true]);
  });
});

describe.each(['Royal Guard', 'Chirrut Îmwe'])('%s', (name) => {
  const hand = ['Force Throw', 'Lightsaber', 'Jetpack'];

  test('no blue ability is played on it, anything else is [des.negative-effects.01]', () => {
    const t = against({ characters: [name], hand, resources: 9 });
    expect(hand.map((each) => t.whyNotPlay(P1, each))).toEqual(['play-restriction', null, null]);
  });

  test('the ability goes on another character', () => {
    const t = against({ characters: [name, 'Padawan'], hand, resources: 9 }).play(P1, 'Force Throw');
    expect(t.choices).toEqual(['padawan']);
    t.choose('padawan');
    expect(t.card('force-throw').on).toBe('padawan');
  });
});

test.each(['Royal Guard', 'Obi-Wan Kenobi'])('%s has guardian [des.guardian.01]', (name) => {
  const id = name.toLowerCase().replace(' ', '-');
  const t = against({ characters: [name] }, { characters: [die('Finn', '2 ranged')] }).activate(P1, id);
  t.uses().choose('finn.1').rolls('1 melee');
  expect([t.damage(id), t.shows('finn.1')]).toEqual([2, null]);
});

describe('Jedi Acolyte', () => {
  const resolve = (other: string): Table =>
    against({ characters: [die('Jedi Acolyte', '1 melee'), die('Luke Skywalker', other)] })
      .resolve(P1, 'melee')
      .choose('jedi-acolyte.1', 'hired-gun');

  test('its die is worth 1 more beside another die of yours with the same symbol', () => {
    const t = resolve('2 melee');
    expect([t.damage('hired-gun'), t.choices]).toEqual([2, ['luke-skywalker.1', 'done']]);
    expect(resolve('1 focus').damage('hired-gun')).toBe(1);
  });

  test("an opponent's die does not count, nor is the other die worth more", () => {
    const t = against(
      { characters: [die('Jedi Acolyte', '1 melee')] },
      { characters: [die('Luke Skywalker', '2 melee')] },
    )
      .resolve(P1, 'melee')
      .choose('jedi-acolyte.1', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(1);
    const other = against({ characters: [die('Jedi Acolyte', '1 melee'), die('Luke Skywalker', '2 melee')] })
      .resolve(P1, 'melee')
      .choose('luke-skywalker.1', 'hired-gun')
      .done();
    expect(other.damage('hired-gun')).toBe(2);
  });

  test('two of them raise each other, the last one alone is not raised', () => {
    const t = against(
      { characters: [die('Jedi Acolyte', '1 discard'), die('Jedi Acolyte', '1 discard')] },
      { hand: ['Aim', 'Dodge', 'Block'] },
    );
    t.resolve(P1, 'discard').choose('jedi-acolyte.1').draws('Aim', 'Dodge').choose('jedi-acolyte-2.1').draws('Block');
    expect(t.hand(P2)).toEqual([]);
  });
});

describe('Chirrut Îmwe', () => {
  const activated = (): Table =>
    against({
      characters: [die('Chirrut Îmwe', null, null), die('Finn', 'blank'), die('Han Solo', '2 ranged')],
    })
      .activate(P1, 'chirrut-imwe')
      .rolls('blank', '2 melee');

  test('after he was activated all blanks of his player may be rerolled', () => {
    const t = activated().uses().rolls('1 ranged', '1 shield');
    expect(['chirrut-imwe.1', 'chirrut-imwe.2', 'finn.1', 'han-solo.1'].map(t.shows)).toEqual([
      '1 ranged',
      '2 melee',
      '1 shield',
      '2 ranged',
    ]);
  });

  test('or not; and no other activation counts', () => {
    expect(activated().declines().shows('finn.1')).toBe('blank');
    const t = against({ characters: ['Chirrut Îmwe', 'Finn'] })
      .activate(P1, 'finn')
      .rolls('blank');
    expect([t.shows('finn.1'), t.decisionIsTurnOf(P2)]).toEqual(['blank', true]);
  });
});

describe('Luminara Unduli', () => {
  const commander = (): Table =>
    against({
      characters: [
        die('Luminara Unduli', 'special'),
        { ...armed('Luke Skywalker', die('Lightsaber', '1 shield')), dice: ['2 melee'] },
        die('Padawan', '2 melee'),
      ],
    })
      .resolve(P1, 'special')
      .choose('luminara-unduli.1');

  test('resolves a character die with 2 more, a die of a non-unique character with 3 more', () => {
    const t = commander();
    expect(t.choices).toEqual(['luke-skywalker.1', 'padawan.1']);
    expect(t.copy().choose('luke-skywalker.1', 'hired-gun').damage('hired-gun')).toBe(4);
    expect(t.choose('padawan.1', 'hired-gun').damage('hired-gun')).toBe(5);
  });
});

describe('Obi-Wan Kenobi', () => {
  const falling = (p2: Side = {}, damage = 9): Table =>
    against(
      { characters: [die('Jango Fett', '2 ranged'), 'Finn'] },
      { ...p2, characters: [{ card: 'Obi-Wan Kenobi', damage }, 'Han Solo'] },
    )
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', 'obi-wan-kenobi');

  test('before he is defeated a blue card of the hand may be played for free', () => {
    const t = falling({ hand: ['The Price of Failure', 'Lightsaber', 'Aim'] })
      .uses()
      .choose('hand');
    expect(t.choices).toEqual(['The Price of Failure', 'Lightsaber']);
    t.choose('Lightsaber').choose('han-solo');
    expect([t.has('obi-wan-kenobi'), t.has('lightsaber'), t.resources(P2), t.hand(P2)]).toEqual([
      false,
      true,
      0,
      ['Aim', 'The Price of Failure'],
    ]);
  });

  test('or one of the discard pile', () => {
    const t = falling({ discard: ['Boundless Ambition', 'Aim'], deck: { top: ['Dodge'] } })
      .uses()
      .choose('discard');
    expect(t.choices).toEqual(['Boundless Ambition']);
    expect(t.choose('Boundless Ambition').hand(P2)).toEqual(['Dodge']);
  });

  test('or none; and not before damage that leaves him health', () => {
    const t = falling({ hand: ['Lightsaber'] }).declines();
    expect([t.has('obi-wan-kenobi'), t.hand(P2)]).toEqual([false, ['Lightsaber']]);
    expect(falling({ hand: ['Lightsaber'] }, 8).damage('obi-wan-kenobi')).toBe(10);
  });

  test('healing does not keep him in play [des.faq-obi-wan-healing.01]', () => {
    const t = falling({ hand: ['Rejuvenate'] })
      .uses()
      .choose('hand', 'Rejuvenate', 'obi-wan-kenobi');
    expect([t.events('healed').map((each) => each.amount), t.has('obi-wan-kenobi')]).toEqual([[1], false]);
  });

  test('he is there while his card is resolved, and set aside after it [des.faq-obi-wan-healing.02]', () => {
    const t = falling({ hand: ['Rejuvenate'] })
      .uses()
      .choose('hand', 'Rejuvenate');
    expect([t.has('obi-wan-kenobi'), t.choices]).toEqual([true, ['jango-fett', 'finn', 'obi-wan-kenobi', 'han-solo']]);
    t.choose('han-solo');
    expect(t.card('obi-wan-kenobi').zone).not.toBe('play');
  });

  test('My Ally Is The Force gives him an additional action in the turn of the opponent [des.additional-actions.03]', () => {
    const t = against(
      { characters: [die('Jango Fett', '2 ranged'), 'Finn'] },
      {
        characters: [{ card: 'Obi-Wan Kenobi', damage: 9 }, die('Luke Skywalker', '1 shield'), 'Bala-Tik'],
        hand: ['My Ally Is The Force'],
      },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'obi-wan-kenobi');
    t.uses().choose('hand', 'My Ally Is The Force', 'luke-skywalker.1', 'bala-tik');
    expect([t.asks, t.has('obi-wan-kenobi'), t.shields('bala-tik')]).toEqual([
      'p2: take an additional action or forgo it',
      false,
      1,
    ]);
    t.activate(P2, 'bala-tik').rolls('1 resource').declines();
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  describe('chained through Noble Sacrifice', () => {
    /** Obi-Wan is about to be defeated: he plays one Noble Sacrifice, within it the other, within that Intimidate. */
    const chained = (): Table => {
      const t = against(
        { characters: [die('Jango Fett', '2 ranged'), 'Finn'] },
        {
          characters: [
            { card: 'Obi-Wan Kenobi', damage: 9 },
            { card: 'Han Solo', shields: 1 },
          ],
          hand: ['Noble Sacrifice', 'Noble Sacrifice'],
          discard: ['Intimidate'],
        },
      );
      t.resolve(P1, 'ranged').choose('jango-fett.1', 'obi-wan-kenobi');
      t.uses().choose('hand', 'Noble Sacrifice', 'obi-wan-kenobi');
      return t.uses().choose('hand', 'Noble Sacrifice', 'obi-wan-kenobi');
    };

    test('he is asked a third time, still in play [des.faq-obi-wan-noble-sacrifice.01, des.before-abilities.04]', () => {
      const t = chained();
      expect([t.asks.slice(0, 3), t.has('obi-wan-kenobi'), t.events('exhausted')]).toEqual(['p2:', true, []]);
      t.uses().choose('discard', 'Intimidate', 'han-solo');
      expect([t.shields('han-solo'), t.has('obi-wan-kenobi')]).toEqual([0, false]);
      t.choose('finn');
    });

    test('the inner sacrifice counts, the outer one does not [des.faq-obi-wan-noble-sacrifice.02, des.faq-obi-wan-noble-sacrifice.03]', () => {
      const t = chained().uses().choose('discard', 'Intimidate', 'han-solo');
      expect(t.choices).toEqual(['jango-fett', 'finn', 'han-solo']);
      t.choose('finn');
      expect([t.events('exhausted').map((each) => each.card), t.decisionIsTurnOf(P2)]).toEqual([['finn'], true]);
      expect(t.events('defeated')).toHaveLength(1);
    });
  });
});
