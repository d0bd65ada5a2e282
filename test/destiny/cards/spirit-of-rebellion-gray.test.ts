/** Gray cards of Spirit of Rebellion, battlefields too. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });
/** P1 claims this battlefield and uses its ability. */
const claiming = (battlefield: string, p1: Side = {}, p2: Side = {}): Table =>
  against(p1, p2, { battlefield }).claim(P1).choose('use');

describe('Interrogation Droid', () => {
  const interrogate = (hand: string[]): Table =>
    against({ supports: ['Interrogation Droid'] }, { hand })
      .activate(P1, 'interrogation-droid')
      .rolls('1 resource');

  test('after its activation its die may be removed to discard the event that was seen [des.abilities.07]', () => {
    const t = interrogate(['Dodge', 'Jetpack']).draws('Dodge').yes().choose('interrogation-droid.1');
    expect([t.discard(P2), t.hand(P2), t.shows('interrogation-droid.1')]).toEqual([['Dodge'], ['Jetpack'], null]);
    const kept = interrogate(['Dodge']).draws('Dodge').no();
    expect([kept.hand(P2), kept.shows('interrogation-droid.1')]).toEqual([['Dodge'], '1 resource']);
  });

  test('another card than an event is only looked at, though nobody else learns that it is none [des.abilities.07]', () => {
    const t = interrogate(['Dodge', 'Jetpack']).draws('Jetpack');
    expect(t.choices).toEqual(['no']);
    t.no();
    expect([t.decisionIsTurnOf(P2), t.hand(P2), t.shows('interrogation-droid.1')]).toEqual([
      true,
      ['Dodge', 'Jetpack'],
      '1 resource',
    ]);
    expect(t.events('looked-at').map((each) => each.cards)).toEqual([['01066']]);
  });
});

test('R2-D2 resolves a die of yours with 1 more, its cost paid [des.resolving-dice-with-cards.01]', () => {
  const t = against(
    { characters: [die('Han Solo', '2 ranged')], supports: [die('R2-D2', 'special')] },
    { characters: [die('Jango Fett', '1 ranged')] },
  );
  t.resolve(P1, 'special').choose('r2-d2.1');
  expect(t.choices).toEqual(['han-solo.1']);
  t.choose('han-solo.1', 'jango-fett');
  expect([t.damage('jango-fett'), t.shows('han-solo.1')]).toEqual([3, null]);
});

describe('Vibroknife', () => {
  const stab = (knife: string | null, symbol: 'melee' | 'ranged'): Table =>
    against(
      {
        characters: [
          {
            card: symbol === 'melee' ? 'Padawan' : 'Finn',
            dice: [`2 ${symbol}`],
            upgrades: [die('Vibroknife', knife)],
          },
        ],
      },
      { characters: [{ card: 'Jango Fett', shields: 3 }] },
    )
      .resolve(P1, symbol)
      .choose(symbol === 'melee' ? 'padawan.1' : 'finn.1', 'jango-fett');

  test('while its die is in the pool, melee damage of all dice of its player is unblockable', () => {
    const t = stab('1 discard', 'melee');
    expect([t.damage('jango-fett'), t.shields('jango-fett')]).toEqual([2, 3]);
  });

  test('not while its die lies on it, and not for ranged damage', () => {
    expect(stab(null, 'melee').shields('jango-fett')).toBe(1);
    expect(stab('1 discard', 'ranged').shields('jango-fett')).toBe(1);
  });

  test("the opponent's melee damage stays as it is", () => {
    const t = against(
      { characters: [die('Padawan', '2 melee')] },
      { characters: [{ card: 'Jango Fett', shields: 2, upgrades: [die('Vibroknife', '1 discard')] }] },
    );
    t.resolve(P1, 'melee').choose('padawan.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.shields('jango-fett')]).toEqual([0, 0]);
  });

  test('has ambush [des.ambush.01]', () => {
    const t = against({ characters: ['Finn'], hand: ['Vibroknife'], resources: 2 })
      .play(P1, 'Vibroknife')
      .choose('finn');
    expect(t.asks).toBe('p1: take an additional action or forgo it');
  });
});

test("Resolve rerolls an opponent's die for a card, again and again", () => {
  const t = against(
    { supports: ['Resolve'], hand: ['Aim', 'Dodge'] },
    { characters: [die('Jango Fett', '2 ranged')], supports: [die('Black One', '3 ranged')] },
  );
  t.use(P1, 'resolve').choose('Aim', 'jango-fett.1').rolls('blank');
  expect([t.discard(P1), t.shows('jango-fett.1')]).toEqual([['Aim'], 'blank']);
  t.pass(P2).use(P1, 'resolve').choose('Dodge', 'black-one.1').rolls('blank');
  expect([t.hand(P1), t.shows('black-one.1')]).toEqual([[], 'blank']);
});

test('Resolve does nothing without a card to discard', () => {
  const t = against({ supports: ['Resolve'] }, { characters: [die('Jango Fett', '2 ranged')] }).use(P1, 'resolve');
  expect([t.shows('jango-fett.1'), t.decisionIsTurnOf(P2)]).toEqual(['2 ranged', true]);
});

describe('Ammo Belt', () => {
  const belted = { card: 'Ammo Belt' };
  const throwing = (): Table =>
    against({ characters: [armed('Finn', belted, die('Thermal Detonator', 'special'))] })
      .resolve(P1, 'special')
      .choose('thermal-detonator.1');

  test('may be discarded instead of a weapon that a card effect would discard [des.card-ammo-belt.01]', () => {
    const t = throwing().uses();
    expect([t.has('thermal-detonator'), t.has('ammo-belt'), t.damage('hired-gun')]).toEqual([true, false, 3]);
    const kept = throwing().declines();
    expect([kept.has('thermal-detonator'), kept.has('ammo-belt')]).toEqual([false, true]);
  });

  test('saves nothing when the character is defeated or the weapon is replaced [des.card-ammo-belt.02]', () => {
    const defeated = against(
      { characters: [die('Finn', '2 ranged')] },
      { characters: [{ ...armed('Jango Fett', belted, { card: 'Flame Thrower' }), damage: 9 }, 'Hired Gun'] },
    )
      .resolve(P1, 'ranged')
      .choose('finn.1', 'jango-fett');
    expect(defeated.discard(P2)).toEqual(['Ammo Belt', 'Flame Thrower']);
    const replaced = against({
      characters: [armed('Finn', belted, { card: 'Flame Thrower' })],
      hand: ['Jetpack'],
      resources: 9,
    })
      .play(P1, 'Jetpack')
      .choose('finn', 'flame-thrower');
    expect([replaced.discard(P1), replaced.has('ammo-belt')]).toEqual([['Flame Thrower'], true]);
  });

  test('saves no other upgrade, and none on another character [des.card-ammo-belt.02, des.card-ammo-belt.03]', () => {
    const second = { card: 'Second Chance' };
    const t = against(
      { characters: [die('Finn', '2 ranged')] },
      { characters: [{ ...armed('Jango Fett', belted, second), damage: 9 }] },
    )
      .resolve(P1, 'ranged')
      .choose('finn.1', 'jango-fett');
    expect([t.has('second-chance'), t.has('ammo-belt'), t.damage('jango-fett')]).toEqual([false, true, 5]);
    const other = against({
      characters: [armed('Han Solo', belted), armed('Finn', die('Thermal Detonator', 'special'))],
    })
      .resolve(P1, 'special')
      .choose('thermal-detonator.1');
    expect([other.has('thermal-detonator'), other.has('ammo-belt')]).toEqual([false, true]);
  });
});

describe('Doubt', () => {
  const doubt = (rolled: string): Table =>
    against({ hand: ['Doubt'] }, { characters: [die('Jango Fett', '2 ranged')] })
      .play(P1, 'Doubt')
      .choose('jango-fett.1')
      .rolls(rolled);

  test('the opponent resolves the rerolled die or removes it, as they choose', () => {
    const t = doubt('1 ranged');
    expect(t.asks).toBe('p2: resolve or remove that die');
    t.choose('resolve', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('jango-fett.1')]).toEqual([1, null]);
    const removed = doubt('1 ranged').choose('remove');
    expect([removed.shows('jango-fett.1'), removed.events('damage-dealt')]).toEqual([null, []]);
  });

  test('a blank that they choose to resolve stays [des.choose-option.03]', () => {
    expect(doubt('blank').choose('resolve').shows('jango-fett.1')).toBe('blank');
  });
});

test('Confidence: the opponent has to resolve the die of your choice, at their cost and for themselves', () => {
  const t = against(
    { hand: ['Confidence'] },
    { characters: [die('Jango Fett', '1 resource')], supports: [die('Black One', 'blank')] },
  ).play(P1, 'Confidence');
  expect(t.choices).toEqual(['jango-fett.1', 'black-one.1']);
  t.choose('jango-fett.1');
  expect([t.resources(P1), t.resources(P2), t.shows('jango-fett.1')]).toEqual([0, 1, null]);
});

test('Confidence on a die that cannot be resolved leaves it there', () => {
  const t = against({ hand: ['Confidence'] }, { characters: [die('Jango Fett', 'blank')] }).play(P1, 'Confidence');
  expect(t.choose('jango-fett.1').shows('jango-fett.1')).toBe('blank');
});

test.each([
  ['Evade', 'han-solo.1'],
  ['Parry', 'padawan.1'],
])('%s removes one die that shows its symbol, anyone’s', (name, own) => {
  const t = against(
    { characters: [die('Han Solo', '2 ranged'), die('Padawan', '2 melee')], hand: [name], resources: 1 },
    { characters: [die('Jango Fett', name === 'Evade' ? '2 ranged' : '1 melee', 'blank')] },
  ).play(P1, name);
  expect(t.choices).toEqual([own, 'jango-fett.1']);
  expect(t.choose('jango-fett.1').shows('jango-fett.1')).toBe(null);
});

test('New Orders switches the battlefield and uses its claim ability, without claiming', () => {
  const t = against(
    { hand: ['New Orders'], resources: 2 },
    { battlefield: 'Moisture Farm' },
    { controller: P2, turn: P1 },
  );
  t.play(P1, 'New Orders').choose('Moisture Farm');
  expect([t.state.battlefield.code, t.state.battlefield.controller, t.state.battlefield.claimedBy]).toEqual([
    '02156',
    P2,
    null,
  ]);
  expect([t.resources(P1), t.setAside(P1)]).toEqual([1, ['Starship Graveyard']]);
});

test('Swiftness: the next card played this turn has ambush, and only that one [des.ambush.01]', () => {
  const t = against({ hand: ['Swiftness', 'Take Cover', 'Aim', 'Take Cover'], resources: 3 });
  t.play(P1, 'Swiftness').play(P1, 'Take Cover').choose('hired-gun');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.play(P1, 'Take Cover').choose('hired-gun');
  expect(t.decisionIsTurnOf(P2)).toBe(true);
});

test("Swiftness's promise ends with the turn [des.ambush.01, des.faq-turn-vs-round.01]", () => {
  const t = against({ hand: ['Swiftness', 'Take Cover'], resources: 2 });
  t.play(P1, 'Swiftness').forgo(P1).pass(P2).play(P1, 'Take Cover').choose('hired-gun');
  expect(t.decisionIsTurnOf(P2)).toBe(true);
});

test('Carbon-freezing Chamber: a character die, also one on its card, is not rolled in the next round [des.card-carbon-freezing-chamber.01]', () => {
  const t = claiming(
    'Carbon-freezing Chamber',
    {},
    { characters: [die('Jango Fett', null, null)], supports: ['AT-ST'] },
  );
  expect(t.choices).toEqual(['hired-gun.1', 'jango-fett.1', 'jango-fett.2']);
  t.choose('jango-fett.1').activate(P2, 'jango-fett').rolls('blank', 'blank');
  expect(t.shows('jango-fett.1')).toBe('blank');
  expect(t.die('jango-fett.1').barredIn).toBe(2);
});

describe('Cargo Hold', () => {
  const hold = (): Table =>
    claiming('Cargo Hold', {
      characters: [
        armed('Padawan', { card: 'Mind Probe' }),
        armed('Finn', { card: 'Jetpack' }, { card: 'Flame Thrower' }, { card: 'Ammo Belt' }),
      ],
    });

  test('moves an upgrade to another character of the player, whatever its restrictions [des.card-cargo-hold.02]', () => {
    const t = hold().choose('flame-thrower');
    expect(t.choices).toEqual(['padawan']);
    expect(t.choose('padawan').card('flame-thrower').on).toBe('padawan');
  });

  test('a fourth upgrade may come, then one of the four is discarded [des.card-cargo-hold.01]', () => {
    const t = hold().choose('mind-probe', 'finn');
    expect(t.choices).toEqual(['jetpack', 'flame-thrower', 'ammo-belt', 'mind-probe']);
    t.choose('ammo-belt');
    expect([t.card('mind-probe').on, t.discard(P1)]).toEqual(['finn', ['Ammo Belt']]);
  });
});

test('Docking Bay plays a support from hand or discard pile for 1 less', () => {
  const t = claiming('Docking Bay', { hand: ['Salvage Stand', 'Aim'], discard: ['Smuggling Freighter', 'Jetpack'] });
  expect(t.choices).toEqual(['discard', 'hand']);
  const fromDiscard = t.copy().choose('discard');
  expect(fromDiscard.choices).toEqual(['Smuggling Freighter']);
  fromDiscard.choose('Smuggling Freighter');
  expect([fromDiscard.has('smuggling-freighter'), fromDiscard.discard(P1)]).toEqual([true, ['Jetpack']]);
  expect(t.choose('hand', 'Salvage Stand').has('salvage-stand')).toBe(true);
});

test('Ewok Village removes all shields of a character', () => {
  const t = claiming('Ewok Village', {}, { characters: [{ card: 'Finn', shields: 3 }] }).choose('finn');
  expect(t.shields('finn')).toBe(0);
});

test("Maz's Castle: 2 cards drawn, then any number put on the bottom in any order [des.moving.01, des.choose-target.06]", () => {
  const t = claiming("Maz's Castle", { hand: ['Aim'], deck: { top: ['Dodge', 'Block'], bottom: ['Flank'] } });
  t.choose('Block', 'Aim').done();
  expect([t.hand(P1), t.player(P1).deck.bottom]).toEqual([['Dodge'], ['01156', '01153', '01151']]);
  const none = claiming("Maz's Castle", { hand: ['Aim'], deck: { top: ['Dodge', 'Block'], bottom: ['Flank'] } }).done();
  expect([none.hand(P1), none.player(P1).deck.bottom]).toEqual([['Aim', 'Block', 'Dodge'], ['01156']]);
});

test('Moisture Farm gives 1 resource', () => {
  expect(claiming('Moisture Farm').resources(P1)).toBe(1);
});

test('Otoh Gunga heals 1 damage', () => {
  const t = claiming('Otoh Gunga', { characters: [{ card: 'Finn', damage: 3 }] }).choose('finn');
  expect(t.damage('finn')).toBe(2);
});

test("Secluded Beach removes an opponent's die that shows ranged damage", () => {
  const t = claiming(
    'Secluded Beach',
    { characters: [die('Han Solo', '2 ranged')] },
    { characters: [die('Jango Fett', '2 ranged'), die('Bala-Tik', '1 shield')] },
  );
  expect(t.choices).toEqual(['jango-fett.1']);
  expect(t.choose('jango-fett.1').shows('jango-fett.1')).toBe(null);
});

test('Secret Facility resolves up to 3 dice showing damage, one after another, with modifiers [des.resolving-dice-with-cards.04]', () => {
  const t = claiming('Secret Facility', {
    characters: [
      die('Padawan', '2 melee'),
      die('Padawan', '1 focus'),
      die('Rebel Trooper', '1 ranged'),
      die('Rebel Trooper', '+1 ranged'),
    ],
    supports: [die('AT-ST', '3 ranged'), die('Millennium Falcon', '4 ranged')],
  });
  expect(t.choices).toEqual(['padawan.1', 'rebel-trooper.1', 'at-st.1', 'millennium-falcon.1', 'done']);
  // The modifier is one of the three.
  t.choose('padawan.1', 'hired-gun', 'rebel-trooper.1', 'rebel-trooper-2.1').choose('hired-gun');
  expect([t.damage('hired-gun'), t.shows('at-st.1'), t.decisionIsTurnOf(P2)]).toEqual([4, '3 ranged', true]);
});

test('War-Torn Streets discards a random card of an opponent', () => {
  const t = claiming('War-Torn Streets', {}, { hand: ['Aim', 'Dodge'] }).draws('Dodge');
  expect([t.hand(P2), t.discard(P2)]).toEqual([['Aim'], ['Dodge']]);
});
