/** Yellow upgrades and supports of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

describe('Smuggling Freighter', () => {
  const freight = (shows: string): Table =>
    against({ characters: [die('Bala-Tik', '1 resource')], supports: [die('Smuggling Freighter', shows)] })
      .resolve(P1, 'resource')
      .choose('smuggling-freighter.1')
      .choose('bala-tik.1');

  test('goes on top of the deck after a side of value 2, its die with it [des.dice-leaving-play.01]', () => {
    const t = freight('2 resource');
    expect([t.has('smuggling-freighter'), t.player(P1).deck.top, t.diceAside(P1)]).toEqual([
      false,
      ['02047'],
      ['Smuggling Freighter'],
    ]);
  });

  test('stays after a side of value 1, even if modified to 3', () => {
    expect(freight('1 resource').has('smuggling-freighter')).toBe(true);
    const t = against({
      characters: [die('Unkar Plutt', '+2 resource')],
      supports: [die('Smuggling Freighter', '1 resource')],
    })
      .resolve(P1, 'resource')
      .choose('smuggling-freighter.1', 'unkar-plutt.1');
    expect([t.resources(P1), t.has('smuggling-freighter')]).toEqual([3, true]);
  });
});

describe('Blackmail', () => {
  const rolled = (resources = 2): Table =>
    against({ characters: [armed('Finn', { card: 'Blackmail' })], hand: ['Aim'] }, { resources })
      .activate(P1, 'finn')
      .rolls('1 shield', '3 discard');

  test('an opponent may give 1 resource to remove its die [des.resources.01, des.abilities.07]', () => {
    const t = rolled();
    expect(t.asks).toBe('p2: give p1 1');
    t.yes();
    expect([t.shows('blackmail.1'), t.resources(P1), t.resources(P2)]).toEqual([null, 1, 1]);
    expect(rolled().no().shows('blackmail.1')).toBe('3 discard');
    expect(rolled(0).decisionIsTurnOf(P2)).toBe(true);
  });

  test('again when it is rerolled [des.card-blackmail.01]', () => {
    const t = rolled().no().pass(P2).discardToReroll(P1, 'Aim').choose('blackmail.1').done().rolls('3 disrupt').yes();
    expect([t.shows('blackmail.1'), t.resources(P2)]).toEqual([null, 1]);
  });

  test('Fast Hands may come first and resolve it [des.faq-blackmail-fast-hands.01]', () => {
    const t = against(
      { characters: [armed('Finn', { card: 'Blackmail' }, { card: 'Fast Hands' })] },
      { resources: 2, hand: ['Aim', 'Dodge'] },
    )
      .activate(P1, 'finn')
      .rolls('1 shield', '2 discard')
      .orders('fast-hands')
      .uses()
      .choose('blackmail.1')
      .draws('Aim', 'Dodge');
    expect([t.hand(P2), t.resources(P2), t.decisionIsTurnOf(P2)]).toEqual([[], 2, true]);
  });

  test('not for a die that Ace in the Hole rolled [des.card-ace-in-the-hole.02]', () => {
    const t = against({ hand: ['Ace in the Hole', 'Blackmail'], resources: 3 }, { resources: 2 });
    t.play(P1, 'Ace in the Hole').choose('Blackmail').rolls('3 discard');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Personal Shield', () => {
  const shoot = (card: string, shows: string, symbol: string): Table =>
    against({ characters: [die(card, shows)] }, { characters: [armed('Han Solo', { card: 'Personal Shield' })] })
      .resolve(P1, symbol)
      .choose(`${card.toLowerCase()}.1`, 'han-solo');

  test('before 2 or more ranged damage it may be exhausted for 1 shield, which blocks', () => {
    const t = shoot('Finn', '2 ranged', 'ranged').uses();
    expect([t.damage('han-solo'), t.card('personal-shield').exhausted]).toEqual([1, true]);
    expect(shoot('Finn', '2 ranged', 'ranged').declines().damage('han-solo')).toBe(2);
  });

  test('not before 1 ranged damage or melee damage', () => {
    expect(shoot('Finn', '1 ranged', 'ranged').damage('han-solo')).toBe(1);
    expect(shoot('Padawan', '2 melee', 'melee').damage('han-solo')).toBe(2);
  });
});

describe('Vibroknucklers', () => {
  const punch = (resources: number): Table =>
    against({ characters: [armed('Finn', die('Vibroknucklers', '2 melee'))], resources })
      .resolve(P1, 'melee')
      .choose('vibroknucklers.1');

  test('before its die is resolved 1 resource may be spent for 1 more', () => {
    const t = punch(1).uses().choose('hired-gun');
    expect([t.damage('hired-gun'), t.resources(P1)]).toEqual([3, 0]);
    expect(punch(1).declines().choose('hired-gun').damage('hired-gun')).toBe(2);
    expect(punch(0).choose('hired-gun').damage('hired-gun')).toBe(2);
  });

  test('has ambush [des.ambush.01]', () => {
    const t = against({ characters: ['Finn'], hand: ['Vibroknucklers'], resources: 3 })
      .play(P1, 'Vibroknucklers')
      .choose('finn');
    expect(t.asks).toBe('p1: take an additional action or forgo it');
  });
});

test('Bowcaster deals 1 unblockable damage to each of up to 2 characters', () => {
  const t = against(
    { characters: [armed('Finn', die('Bowcaster', 'special'))] },
    { characters: [{ card: 'Jango Fett', shields: 2 }, 'Han Solo', 'Bala-Tik'] },
  );
  t.resolve(P1, 'special').choose('bowcaster.1', 'jango-fett', 'han-solo');
  expect([t.damage('jango-fett'), t.shields('jango-fett'), t.damage('han-solo'), t.decisionIsTurnOf(P2)]).toEqual([
    1,
    2,
    1,
    true,
  ]);
});

test('Bowcaster has redeploy [des.redeploy.01]', () => {
  const t = against(
    { characters: [die('Finn', '2 ranged')] },
    { characters: [{ ...armed('Jango Fett', { card: 'Bowcaster' }), damage: 9 }, 'Han Solo'] },
  );
  t.resolve(P1, 'ranged').choose('finn.1', 'jango-fett', 'han-solo');
  expect(t.card('bowcaster').on).toBe('han-solo');
});

test('Lone Operative heals 2 damage, and 3 from an only character', () => {
  const heal = (...others: string[]): number =>
    against({ characters: [{ ...armed('Finn', die('Lone Operative', 'special')), damage: 5 }, ...others] })
      .resolve(P1, 'special')
      .choose('lone-operative.1')
      .damage('finn');
  expect([heal('Han Solo'), heal()]).toEqual([3, 2]);
});

describe("Maz's Goggles", () => {
  test('look at a hand and discard an event from it [des.looking.01]', () => {
    const t = against(
      { characters: [armed('Finn', die("Maz's Goggles", 'special'))] },
      { hand: ['Aim', 'Jetpack', 'All In'] },
    );
    t.resolve(P1, 'special').choose('mazs-goggles.1');
    expect(t.choices).toEqual(['Aim', 'All In']);
    expect(t.choose('All In').discard(P2)).toEqual(['All In']);
    expect(t.events('looked-at').map((each) => each.player)).toEqual([P1]);
  });

  test('are played only with a yellow character, on any [des.spot.04]', () => {
    const with_ = (...characters: string[]): string | null =>
      against({ characters, hand: ["Maz's Goggles"], resources: 1 }).whyNotPlay(P1, "Maz's Goggles");
    expect([with_('Padawan'), with_('Padawan', 'Finn')]).toEqual(['play-restriction', null]);
  });
});

test('Ascension Gun uses the claim ability of a battlefield that was brought and is not in use [des.card-ascension-gun.01]', () => {
  const t = against(
    { characters: [armed('Finn', die('Ascension Gun', 'special'))] },
    { battlefield: 'Moisture Farm' },
    { battlefield: 'Echo Base' },
  );
  t.resolve(P1, 'special').choose('ascension-gun.1');
  expect(t.choices).toEqual(['Moisture Farm']);
  t.choose('Moisture Farm');
  expect([t.resources(P1), t.state.battlefield.code, t.state.battlefield.claimedBy]).toEqual([1, '01166', null]);
});

describe('Con Artist', () => {
  const deck = { top: ['Aim', 'Dodge', 'Block', 'Flank'] };

  test('1 damage on it, then as many cards off the deck as it has damage [des.discard-pile.01]', () => {
    const t = against(
      { characters: [armed('Finn', { card: 'Con Artist', damage: 1, dice: ['special'] } as never)] },
      { deck },
    );
    t.resolve(P1, 'special').choose('con-artist.1');
    expect([t.damage('con-artist'), t.discard(P2)]).toEqual([2, ['Aim', 'Dodge']]);
    const unknown = against(
      { characters: [armed('Finn', { card: 'Con Artist', damage: 2, dice: ['special'] } as never)] },
      { deck: { top: ['Aim'], shuffled: ['Dodge'], bottom: ['Block', 'Flank'] }, hand: ['Jetpack'] },
    );
    unknown.resolve(P1, 'special').choose('con-artist.1').draws('Dodge');
    expect([unknown.discard(P2), unknown.hand(P2)]).toEqual([['Aim', 'Block', 'Dodge'], ['Jetpack']]);
    const told = unknown.events('card-discarded').map(({ player, from, last }) => [player, from, last]);
    expect(told).toEqual([1, 2, 3].map(() => [P2, 'deck', false]));
  });

  test('of two copies on one character one must be named for its damage [des.dice-leaving-play.03]', () => {
    const copy = (damage: number) => ({ card: 'Con Artist', damage, dice: ['special'] }) as never;
    const t = against({ characters: [armed('Finn', copy(0), copy(2))] }, { deck })
      .resolve(P1, 'special')
      .choose('con-artist.1');
    expect(t.choices).toEqual(['con-artist', 'con-artist-2']);
    t.choose('con-artist-2');
    expect([t.damage('con-artist'), t.damage('con-artist-2'), t.discard(P2)]).toEqual([
      0,
      3,
      ['Aim', 'Block', 'Dodge'],
    ]);
    t.choose('con-artist-2.1', 'con-artist');
    expect([t.damage('con-artist'), t.discard(P2)]).toEqual([1, ['Aim', 'Block', 'Dodge', 'Flank']]);
  });

  test('goes on a yellow character only [des.play-restrictions.02]', () => {
    const t = against({ characters: ['Padawan'], hand: ['Con Artist'], resources: 2 });
    expect(t.whyNotPlay(P1, 'Con Artist')).toBe('play-restriction');
  });
});

test('Armor Plating may block up to 2 damage, then it is discarded [des.shields.04]', () => {
  const t = against(
    { characters: [die('Han Solo', '3 ranged for 1')], resources: 1 },
    { characters: [armed('Jango Fett', { card: 'Armor Plating' })] },
  );
  t.resolve(P1, 'ranged').choose('han-solo.1', 'jango-fett');
  expect(t.copy().done().damage('jango-fett')).toBe(3);
  t.uses('armor-plating');
  expect([t.damage('jango-fett'), t.discard(P2)]).toEqual([1, ['Armor Plating']]);
  // Of its own character only.
  const other = against(
    { characters: [die('Han Solo', '3 ranged for 1')], resources: 1 },
    { characters: ['Finn', armed('Jango Fett', { card: 'Armor Plating' })] },
  );
  other.resolve(P1, 'ranged').choose('han-solo.1', 'finn');
  expect([other.damage('finn'), other.decisionIsTurnOf(P2)]).toEqual([3, true]);
});

test('Life Debt: after its character was activated 1 damage may be moved to it, past shields [des.moving.05]', () => {
  const t = against({
    characters: [
      { ...armed('Finn', { card: 'Life Debt' }), shields: 2 },
      { card: 'Han Solo', damage: 3 },
    ],
  });
  t.activate(P1, 'finn').rolls('blank').uses();
  expect(t.choices).toEqual(['han-solo']);
  t.choose('han-solo');
  expect([t.damage('finn'), t.damage('han-solo'), t.shields('finn')]).toEqual([1, 2, 2]);
});

describe('Fast Hands', () => {
  test('after its character was activated one of its dice may be resolved [des.card-fast-hands.01]', () => {
    const t = against({
      characters: [armed('Finn', { card: 'Fast Hands' }, { card: 'Jetpack' }), die('Han Solo', '2 ranged')],
    });
    t.activate(P1, 'finn').rolls('2 ranged', '2 shield').uses();
    expect(t.choices).toEqual(['finn.1', 'jetpack.1']);
    t.choose('finn.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('jetpack.1'), t.decisionIsTurnOf(P2)]).toEqual([2, '2 shield', true]);
  });

  test.each(['Fast Hands', 'Life Debt'])(
    '%s goes on a yellow character only [des.card-fast-hands.02, des.play-restrictions.02]',
    (name) => {
      expect(against({ characters: ['Padawan'], hand: [name] }).whyNotPlay(P1, name)).toBe('play-restriction');
    },
  );
});

test('Slave I: an opponent distributes as much damage as they have dice', () => {
  const t = against(
    { supports: [die('Slave I', 'special')] },
    { characters: [die('Jango Fett', 'blank', '2 ranged'), die('Han Solo', '2 disrupt')] },
  );
  t.resolve(P1, 'special').choose('slave-i.1', 'han-solo', 'jango-fett', 'han-solo');
  expect([t.damage('jango-fett'), t.damage('han-solo')]).toEqual([1, 2]);
});

test('Quadjumper discards itself to play a support from hand for 3 less', () => {
  const t = against({ supports: ['Quadjumper'], hand: ['Slave I', 'AT-ST', 'Jetpack'], resources: 1 }).use(
    P1,
    'quadjumper',
  );
  expect(t.choices).toEqual(['Slave I']);
  t.choose('Slave I');
  expect([t.has('slave-i'), t.discard(P1), t.resources(P1)]).toEqual([true, ['Quadjumper'], 0]);
});

test('Salvage Stand: after a die of yours rolled a resource an opponent loses 1, once while it is ready', () => {
  const t = against({ characters: [die('Finn', null, null)], supports: ['Salvage Stand'] }, { resources: 3 });
  t.activate(P1, 'finn').rolls('1 resource', '1 resource').uses();
  expect([t.resources(P2), t.card('salvage-stand').exhausted, t.decisionIsTurnOf(P2)]).toEqual([2, true, true]);
  const other = against({ characters: ['Finn'], supports: ['Salvage Stand'] }, { resources: 3 })
    .activate(P1, 'finn')
    .rolls('1 shield');
  expect(other.resources(P2)).toBe(3);
});

test('Double-Dealing: after a die of yours rolled a special it may be exhausted for 1 resource', () => {
  const rolled = (face: string): Table =>
    against({ characters: ['Chewbacca'], supports: ['Double-Dealing'] })
      .activate(P1, 'chewbacca')
      .rolls(face);
  const t = rolled('special').uses();
  expect([t.resources(P1), t.card('double-dealing').exhausted]).toEqual([1, true]);
  expect(rolled('special').declines().resources(P1)).toBe(0);
  expect(rolled('1 resource').decisionIsTurnOf(P2)).toBe(true);
});

test('Improvisation: a blank die of yours removed, any number of others rerolled; it is not exhausted', () => {
  const t = against({
    characters: [die('Finn', 'blank', '2 ranged'), die('Han Solo', '2 disrupt')],
    supports: ['Improvisation'],
  });
  t.use(P1, 'improvisation').choose('finn.1', 'finn.2', 'han-solo.1').rolls('1 shield', 'blank');
  expect([t.shows('finn.1'), t.shows('finn.2'), t.shows('han-solo.1')]).toEqual([null, '1 shield', 'blank']);
  expect(t.pass(P2).use(P1, 'improvisation').choose('han-solo.1').done().shows('han-solo.1')).toBe(null);
});

test('Improvisation has ambush [des.ambush.01]', () => {
  expect(against({ hand: ['Improvisation'] }).play(P1, 'Improvisation').asks).toBe(
    'p1: take an additional action or forgo it',
  );
});

test('Outmaneuver gives 1 resource to its controller for claiming', () => {
  const claim = (p1: Side, p2: Side): Table =>
    against(p1, p2, { battlefield: 'Echo Base' }).claim(P1).choose('decline');
  expect(claim({ supports: ['Outmaneuver'] }, {}).resources(P1)).toBe(1);
  const t = claim({}, { supports: ['Outmaneuver'] });
  expect([t.resources(P1), t.resources(P2)]).toEqual([0, 0]);
});
