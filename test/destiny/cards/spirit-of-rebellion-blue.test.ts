/** Blue upgrades of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });
/** Resolves the die of an upgrade on Rey that shows a special. */
const special = (card: string, id: string, p1: Side = {}, p2: Side = {}): Table =>
  against({ ...p1, characters: [armed('Rey', die(card, 'special')), ...(p1.characters ?? [])] }, p2)
    .resolve(P1, 'special')
    .choose(`${id}.1`);

test.each(['Force Lightning', 'Force Heal', 'Force Push', 'Force Speed'])(
  '%s goes on a blue character only [des.play-restrictions.02]',
  (name) => {
    const hand = [name];
    expect(against({ characters: ['Finn'], hand, resources: 9 }).whyNotPlay(P1, name)).toBe('play-restriction');
    expect(against({ characters: ['Finn', 'Rey'], hand, resources: 9 }).play(P1, name).choices).toEqual(['rey']);
  },
);

describe('Force Lightning', () => {
  const lightning = (p2: Side = { characters: [die('Jango Fett', 'blank', '2 ranged')] }): Table =>
    special('Force Lightning', 'force-lightning', {}, p2).choose('jango-fett');

  test("removes an opponent's blank to be rerolled instead of removed [des.card-force-lightning.01]", () => {
    const t = lightning().yes();
    expect(t.choices).toEqual(['jango-fett.1']);
    t.choose('jango-fett.1').rolls('2 ranged');
    expect([t.damage('jango-fett'), t.shows('jango-fett.1'), t.shows('force-lightning.1')]).toEqual([
      1,
      null,
      '2 ranged',
    ]);
  });

  test('is removed when that is declined, or there is no blank', () => {
    const t = lightning().no();
    expect([t.shows('jango-fett.1'), t.shows('force-lightning.1')]).toEqual(['blank', null]);
    const none = lightning({ characters: [die('Jango Fett', '1 melee')] });
    expect([none.shows('force-lightning.1'), none.decisionIsTurnOf(P2)]).toEqual([null, true]);
  });
});

describe('Lightsaber Pike', () => {
  const pike = (shows: string | null): Table =>
    against({ characters: [armed('Rey', die('Lightsaber Pike', shows)), 'Finn'] }).use(P1, 'lightsaber-pike');

  test('removes its die to shield a character it is not attached to [des.choose-target.02]', () => {
    const t = pike('1 melee').choose('lightsaber-pike.1');
    expect(t.choices).toEqual(['finn', 'hired-gun']);
    t.choose('finn');
    expect([t.shields('finn'), t.shows('lightsaber-pike.1')]).toEqual([1, null]);
  });

  test('gives nothing while its die is not in the pool', () => {
    const t = pike(null);
    expect([t.shields('finn'), t.decisionIsTurnOf(P2)]).toEqual([0, true]);
  });
});

describe('Lure of Power', () => {
  const lured = (shows: string, other: string, symbol: string): Table =>
    against({
      characters: [{ ...armed('Luke Skywalker', die('Lure of Power', shows)), dice: [other] }],
    })
      .resolve(P1, symbol)
      .choose('luke-skywalker.1', 'lure-of-power.1');

  test('its modifiers add to any symbol', () => {
    expect(lured('+2 any', '2 melee', 'melee').choose('hired-gun').damage('hired-gun')).toBe(4);
    expect(lured('+1 any', '1 resource', 'resource').resources(P1)).toBe(2);
  });

  test('they are not resolved alone [des.modifier.07]', () => {
    const t = against({ characters: [armed('Rey', die('Lure of Power', '+2 any'))] });
    expect(t.choices.filter((each) => each.startsWith('resolve'))).toEqual([]);
  });
});

describe('Handcrafted Light Bow', () => {
  const bow = (ability: string): Table =>
    special('Handcrafted Light Bow', 'handcrafted-light-bow', {}, { characters: [{ card: 'Jango Fett', shields: 3 }] })
      .choose(`handcrafted-light-bow/${ability}`)
      .choose('jango-fett');

  test('deals 3 damage, or removes all shields and then deals 2 [des.special-abilities.03]', () => {
    const plain = bow('damage');
    expect([plain.damage('jango-fett'), plain.shields('jango-fett')]).toEqual([0, 0]);
    const t = bow('shields-and-damage');
    expect([t.damage('jango-fett'), t.shields('jango-fett')]).toEqual([2, 0]);
    expect([plain.events('shields-removed'), t.events('shields-removed')]).toMatchObject([[], [{ amount: 3 }]]);
  });
});

describe('Force Heal', () => {
  const healing = (resources: number, option: string): Table =>
    special('Force Heal', 'force-heal', { characters: [{ card: 'Finn', damage: 5 }], resources }).choose(
      option,
      'finn',
    );

  test('heals 1 damage, or 2 for 1 resource', () => {
    const [one, two] = [healing(1, 'heal 1'), healing(1, 'spend 1 to heal 2')];
    expect([one.damage('finn'), one.resources(P1), two.damage('finn'), two.resources(P1)]).toEqual([4, 1, 3, 0]);
  });

  test('without a resource the second heals nothing [des.choose-option.01]', () => {
    expect(healing(0, 'spend 1 to heal 2').damage('finn')).toBe(5);
  });
});

describe('Journals of Ben Kenobi', () => {
  const journals = (shows: string | null): Table =>
    against({ characters: [armed('Rey', die('Journals of Ben Kenobi', shows))], deck: { top: ['Aim'] } }).use(
      P1,
      'journals-of-ben-kenobi',
    );

  test('removes its die to draw a card', () => {
    const t = journals('blank').choose('journals-of-ben-kenobi.1');
    expect([t.hand(P1), t.shows('journals-of-ben-kenobi.1')]).toEqual([['Aim'], null]);
    expect(journals(null).hand(P1)).toEqual([]);
  });
});

test("Force Push turns up to 2 of an opponent's dice [des.turning-dice.01, des.turning-dice.02]", () => {
  const push = (): Table =>
    special(
      'Force Push',
      'force-push',
      { characters: [die('Finn', 'blank')] },
      {
        characters: [die('Jango Fett', '2 ranged', '2 ranged'), die('Padawan', '2 melee')],
      },
    );
  const t = push();
  expect(t.choices.some((each) => each.startsWith('finn'))).toBe(false);
  t.turn('jango-fett.1', 'blank').turn('padawan.1', '1 focus');
  expect(['jango-fett.1', 'jango-fett.2', 'padawan.1'].map(t.shows)).toEqual(['blank', '2 ranged', '1 focus']);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  expect(push().turn('jango-fett.2', 'blank').done().shows('padawan.1')).toBe('2 melee');
});

describe('Force Speed', () => {
  const fast = (): Table => special('Force Speed', 'force-speed', { characters: ['Finn', 'Han Solo', 'Bala-Tik'] });

  test('gives up to 2 additional actions, one after the other [des.additional-actions.05]', () => {
    const t = fast().activate(P1, 'finn').rolls('blank').activate(P1, 'han-solo').rolls('1 resource');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('they may be forgone', () => {
    const t = fast();
    expect(t.asks).toBe('p1: take an additional action or forgo it');
    expect(t.activate(P1, 'finn').rolls('blank').forgo(P1).decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Makashi Training', () => {
  test('is played only with a blue character, on any [des.spot.04]', () => {
    const playable = (...characters: string[]): string | null =>
      against({ characters, hand: ['Makashi Training'], resources: 2 }).whyNotPlay(P1, 'Makashi Training');
    expect([playable('Finn'), playable('Finn', 'Padawan')]).toEqual(['play-restriction', null]);
    const t = against({ characters: ['Finn', 'Padawan'], hand: ['Makashi Training'], resources: 2 });
    t.play(P1, 'Makashi Training').choose('finn');
    expect(t.card('makashi-training').on).toBe('finn');
  });

  const parrying = (own: string): Table =>
    against(
      { characters: [{ ...armed('Rey', die('Makashi Training', null)), dice: [own] }] },
      { characters: [die('Padawan', '2 melee'), die('Padawan', '1 focus')] },
    );

  test('one of your melee dice and its exhaustion remove a melee die', () => {
    const t = parrying('+2 melee').use(P1, 'makashi-training').choose('rey.1');
    expect(t.choices).toEqual(['padawan.1']);
    t.choose('padawan.1');
    expect([t.shows('rey.1'), t.shows('padawan.1'), t.card('makashi-training').exhausted]).toEqual([null, null, true]);
  });

  test('without a melee die of yours nothing is removed', () => {
    const t = parrying('1 discard').use(P1, 'makashi-training');
    expect([t.shows('padawan.1'), t.shows('rey.1')]).toEqual(['2 melee', '1 discard']);
  });
});

describe('Now I Am The Master', () => {
  const master = (symbol: string, chosen: string, other: string | null = null): Table =>
    against(
      {
        characters: [
          { ...armed('Finn', { card: 'Now I Am The Master' }, die('Lightsaber', '1 shield')), dice: ['2 ranged'] },
          die('Padawan', other),
        ],
      },
      { characters: [{ ...die('Bala-Tik', '1 focus'), shields: 3 }] },
    )
      .resolve(P1, symbol)
      .choose(chosen, 'bala-tik');

  test('after dice of its character dealt damage it may be exhausted to turn a die to blank', () => {
    const t = master('ranged', 'finn.1').uses();
    expect(t.choices).toContain('bala-tik.1: blank');
    expect(t.choices.every((each) => each.endsWith(': blank'))).toBe(true);
    t.turn('bala-tik.1', 'blank');
    expect([t.shows('bala-tik.1'), t.card('now-i-am-the-master').exhausted]).toEqual(['blank', true]);
    expect(master('ranged', 'finn.1').declines().shows('bala-tik.1')).toBe('1 focus');
  });

  test('not after a special ability of its character: the ability deals that damage, not the die [des.damage.05]', () => {
    const t = against(
      { characters: [armed('Finn', { card: 'Now I Am The Master' }, die('Lightsaber', 'special'))] },
      { characters: [die('Bala-Tik', '1 focus')] },
    )
      .resolve(P1, 'special')
      .choose('lightsaber.1', 'bala-tik');
    expect([t.damage('bala-tik'), t.decisionIsTurnOf(P2), t.events('ability-queued')]).toEqual([2, true, []]);
  });

  test('not after dice of another character, or shields', () => {
    expect(master('melee', 'padawan.1', '2 melee').decisionIsTurnOf(P2)).toBe(true);
    expect(master('shield', 'lightsaber.1').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Protective Mentor', () => {
  const mentored = (shields: number, of = 'finn', shows = '2 ranged'): Table =>
    against(
      { characters: [die('Jango Fett', shows)] },
      {
        characters: [
          { ...armed('Rey', { card: 'Protective Mentor' }), shields },
          { card: 'Finn', shields: 1 },
        ],
      },
    )
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', of);

  test('shields of its character may block damage to another character', () => {
    const t = mentored(2).uses('protective-mentor');
    expect(t.choices).toEqual(['1', '2']);
    t.choose('2');
    expect([t.damage('finn'), t.shields('finn'), t.shields('rey')]).toEqual([0, 1, 0]);
  });

  test('as many as its player wants, beside its own shields [des.shields.04]', () => {
    const t = mentored(2).uses('protective-mentor').choose('1');
    expect([t.damage('finn'), t.shields('finn'), t.shields('rey')]).toEqual([0, 0, 1]);
    const own = mentored(2).choose('shields').uses('protective-mentor');
    expect(own.choices).toEqual(['1']);
    expect([own.choose('1').damage('finn'), own.shields('rey')]).toEqual([0, 1]);
  });

  test('not unblockable damage [des.unblockable-damage.01]', () => {
    const t = against(
      { characters: [armed('Finn', die('Lightsaber', 'special'))] },
      { characters: [{ ...armed('Rey', { card: 'Protective Mentor' }), shields: 2 }, 'Jango Fett'] },
    )
      .resolve(P1, 'special')
      .choose('lightsaber.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.shields('rey'), t.decisionIsTurnOf(P2)]).toEqual([2, 2, true]);
  });

  describe('blocks for any character, whoever controls it', () => {
    const across = (of: string, shields: number, controller = P1): Table =>
      destinyTable({
        p1: { characters: [die('Jango Fett', '2 ranged'), { card: 'Padawan', shields: 1 }] },
        p2: { characters: [{ card: 'Finn', shields }] },
        p3: { characters: [{ ...armed('Rey', { card: 'Protective Mentor' }), shields: 2 }] },
        controller,
        turn: P1,
      })
        .resolve(P1, 'ranged')
        .choose('jango-fett.1', of);

    test("an opponent's too, if its player wants to [des.shields.04]", () => {
      const t = across('finn', 0).uses('protective-mentor');
      expect([t.asks, t.choices]).toEqual(['p3: how much to block', ['1', '2']]);
      t.choose('2');
      expect([t.damage('finn'), t.shields('rey')]).toEqual([0, 0]);
      const left = across('finn', 0).done();
      expect([left.damage('finn'), left.shields('rey')]).toEqual([2, 2]);
    });

    test("the battlefield's controller says whose effects come first [des.simultaneous-abilities.02, des.shields.04]", () => {
      const first = across('finn', 1, P2);
      expect(first.asks).toBe('p2: whose effects block first');
      first.ordersPlayer('p3').uses('protective-mentor').choose('2');
      expect([first.damage('finn'), first.shields('finn'), first.shields('rey')]).toEqual([0, 1, 0]);
      const last = across('finn', 1, P2).ordersPlayer(P2);
      expect(last.asks).toBe('p3: how to block damage');
      expect([last.done().damage('finn'), last.shields('finn'), last.shields('rey')]).toEqual([1, 0, 2]);
    });

    test('shields that blocked all of it leave nothing to ask [des.shields.04]', () => {
      const t = across('finn', 3, P2).ordersPlayer(P2);
      expect([t.damage('finn'), t.shields('finn'), t.decisionIsTurnOf(P2)]).toEqual([0, 1, true]);
    });
  });

  test('or none; nothing is asked without shields there, or about damage to its own character [des.shields.04]', () => {
    const t = mentored(2).choose('shields').done();
    expect([t.damage('finn'), t.shields('rey')]).toEqual([1, 2]);
    expect(mentored(0).damage('finn')).toBe(1);
    const own = mentored(1, 'rey');
    expect([own.damage('rey'), own.shields('rey'), own.shields('finn')]).toEqual([1, 0, 1]);
  });
});

describe('Force Illusion', () => {
  const cards = ['Aim', 'Dodge', 'Block', 'Flank'];
  const struck = (p2: { shields?: number; deck?: string[] } = {}, p1: Side = {}): Table =>
    against(
      { characters: [die('Baze Malbus', '3 ranged for 1')], resources: 1, ...p1 },
      {
        characters: [{ ...armed('Rey', { card: 'Force Illusion' }), shields: p2.shields ?? 0 }],
        deck: { top: p2.deck ?? cards },
      },
    )
      .resolve(P1, 'ranged')
      .choose('baze-malbus.1', 'rey');

  test('discards a card for each damage to block all of it, and itself [des.card-force-illusion.01]', () => {
    const t = struck().uses('force-illusion');
    expect([t.damage('rey'), t.has('force-illusion'), t.discard(P2)]).toEqual([
      0,
      false,
      ['Aim', 'Block', 'Dodge', 'Force Illusion'],
    ]);
  });

  test('may be declined', () => {
    const t = struck().done();
    expect([t.damage('rey'), t.has('force-illusion'), t.discard(P2)]).toEqual([3, true, []]);
  });

  test('blocks nothing and stays when the deck runs out [des.card-force-illusion.01]', () => {
    const t = struck({ deck: ['Aim', 'Dodge'] }).uses('force-illusion');
    expect([t.damage('rey'), t.has('force-illusion'), t.discard(P2)]).toEqual([3, true, ['Aim', 'Dodge']]);
  });

  test('comes before or after shields, as its player wants [des.card-force-illusion.02, des.shields.04]', () => {
    const last = struck({ shields: 2 }).choose('shields').uses('force-illusion');
    expect([last.damage('rey'), last.shields('rey'), last.discard(P2)]).toEqual([0, 0, ['Aim', 'Force Illusion']]);
    const first = struck({ shields: 2 }).uses('force-illusion');
    expect([first.shields('rey'), first.discard(P2)]).toEqual([2, ['Aim', 'Block', 'Dodge', 'Force Illusion']]);
  });

  test('does not block unblockable damage [des.unblockable-damage.01]', () => {
    const t = against(
      { characters: [armed('Finn', die('Lightsaber', 'special'))] },
      { characters: [{ ...armed('Rey', { card: 'Force Illusion' }), shields: 2 }] },
    )
      .resolve(P1, 'special')
      .choose('lightsaber.1', 'rey');
    expect([t.damage('rey'), t.shields('rey'), t.has('force-illusion')]).toEqual([2, 2, true]);
  });

  test('blocks only damage to its own character [des.card-force-illusion.01]', () => {
    const t = against(
      { characters: [die('Finn', '2 ranged')] },
      { characters: [armed('Rey', { card: 'Force Illusion' }), 'Jango Fett'] },
    )
      .resolve(P1, 'ranged')
      .choose('finn.1', 'jango-fett');
    expect(t.damage('jango-fett')).toBe(2);
  });
});
