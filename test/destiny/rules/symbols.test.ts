/** What the symbols of dice do when they are resolved (des.melee-damage to des.blank). */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** p1 with these dice, p2 with Luke (health 12) and a Padawan. */
const table = (p1: Side, p2: Side = {}) =>
  destinyTable({ p1, p2: { characters: ['Luke Skywalker', 'Padawan'], ...p2 } });

describe('damage', () => {
  test('a melee die deals its value to one character [des.melee-damage.01]', () => {
    const t = table({ characters: [die('Padawan', '2 melee')] })
      .resolve(P1, 'melee')
      .choose('padawan.1', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(2);
  });

  test('any character may be chosen, also one of the resolving player [des.melee-damage.01, des.choose-target.02]', () => {
    const t = table({ characters: [die('Padawan', '2 melee'), 'Hired Gun'] })
      .resolve(P1, 'melee')
      .choose('padawan.1');
    expect(t.choices.sort()).toEqual(['hired-gun', 'luke-skywalker', 'padawan', 'padawan-2']);
  });

  test('a ranged die deals its value to one character [des.ranged-damage.01]', () => {
    const t = table({ characters: [die('IG-88', '3 ranged')] })
      .resolve(P1, 'ranged')
      .choose('ig-88.1', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(3);
    expect(t.events('damage-dealt')[0]).toMatchObject({ damage: 'ranged', amount: 3 });
  });

  test('a die with its modifier deals all of it to one character, as one source [des.modifier.03, des.ranged-damage.02, des.damage.10]', () => {
    const t = table({ characters: [die('Rebel Trooper', '1 ranged'), die('Death Trooper', '+2 ranged')] }).resolve(
      P1,
      'ranged',
    );
    t.choose('rebel-trooper.1', 'death-trooper.1', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(3);
    expect(t.events('damage-dealt')).toHaveLength(1);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('melee with its modifier goes to a single character [des.melee-damage.02]', () => {
    const t = table({ characters: [die('Padawan', '1 melee'), die('Royal Guard', '+2 melee')] }).resolve(P1, 'melee');
    t.choose('padawan.1', 'royal-guard.1', 'luke-skywalker');
    expect([t.damage('luke-skywalker'), t.damage('padawan-2')]).toEqual([3, 0]);
  });

  test('the printed example: +2 and 1 ranged deal 3 to one character [des.modifier.05]', () => {
    const t = table({ characters: [die('General Veers', '+2 ranged'), die('Jango Fett', '1 ranged')] }).resolve(
      P1,
      'ranged',
    );
    t.choose('jango-fett.1', 'general-veers.1', 'padawan');
    expect(t.events('damage-dealt')).toMatchObject([{ character: 'padawan', amount: 3, damage: 'ranged' }]);
  });

  test('several modifiers may be added to one die [des.modifier.04]', () => {
    const t = table({
      characters: [
        die('Rebel Trooper', '1 ranged'),
        die('Rebel Trooper', '+1 ranged'),
        die('Death Trooper', '+2 ranged'),
      ],
    });
    t.resolve(P1, 'ranged').choose('rebel-trooper.1', 'rebel-trooper-2.1', 'death-trooper.1', 'luke-skywalker');
    expect(t.events('damage-dealt')).toMatchObject([{ amount: 4 }]);
  });

  test.each([
    ['melee', 'Padawan', '1 melee', '2 melee'],
    ['ranged', 'Rebel Trooper', '1 ranged', '2 ranged'],
  ])(
    'several %s dice of one action may hit different characters [des.melee-damage.03, des.ranged-damage.03]',
    (symbol, card, one, two) => {
      const t = table(
        { characters: [die(card, one), die(card, two)] },
        { characters: ['Luke Skywalker', 'Qui-Gon Jinn'] },
      );
      const [first, second] = t.state.dice.map((each) => each.id);
      t.resolve(P1, symbol).choose(first ?? '', 'luke-skywalker', second ?? '', 'qui-gon-jinn');
      expect([t.damage('luke-skywalker'), t.damage('qui-gon-jinn')]).toEqual([1, 2]);
    },
  );

  test('melee and ranged dice do the same and are not resolved together [des.faq-melee-vs-ranged.01, des.faq-melee-vs-ranged.02]', () => {
    const t = table({ characters: [die('Jango Fett', '1 melee'), die('Rebel Trooper', '1 ranged')] }).resolve(
      P1,
      'melee',
    );
    expect(t.choices).toEqual(['jango-fett.1']);
    t.choose('jango-fett.1', 'luke-skywalker');
    expect(t.events('damage-taken')).toMatchObject([{ amount: 1, damage: 'melee' }]);
    const other = table({ characters: [die('Jango Fett', '1 melee'), die('Rebel Trooper', '1 ranged')] }).resolve(
      P1,
      'ranged',
    );
    other.choose('rebel-trooper.1', 'luke-skywalker');
    expect(other.damage('luke-skywalker')).toBe(t.damage('luke-skywalker'));
  });
});

describe('modifiers', () => {
  test('a modifier alone cannot be resolved [des.modifier.02, des.modifier.07]', () => {
    const t = table({ characters: [die('Death Trooper', '+2 ranged')] });
    expect(t.choices).not.toContain('resolve ranged');
    expect(t.whyNot({ type: 'resolve', player: P1, symbol: 'ranged' })).toMatchObject({ code: 'modifier-alone' });
  });

  test('a modifier is left alone once its base die has been resolved in an earlier action [des.modifier.06]', () => {
    const t = table({ characters: [die('Rebel Trooper', '1 ranged'), die('Death Trooper', '+2 ranged')] });
    t.resolve(P1, 'ranged').choose('rebel-trooper.1').done().choose('luke-skywalker').pass(P2);
    expect(t.choices).not.toContain('resolve ranged');
    expect(t.shows('death-trooper.1')).toBe('+2 ranged');
  });

  test('a modifier is added to a die of its own symbol only [des.modifier.02]', () => {
    const t = table({ characters: [die('Jango Fett', '1 melee'), die('Death Trooper', '+2 ranged')] });
    t.resolve(P1, 'melee').choose('jango-fett.1').choose('luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(1);
  });
});

describe('shields', () => {
  test('a shield die gives its value to one character [des.shield-symbol.01, des.shield-symbol.02, des.symbol.01]', () => {
    const t = table({ characters: [die('Qui-Gon Jinn', '2 shield'), 'Hired Gun'] })
      .resolve(P1, 'shield')
      .choose('qui-gon-jinn.1', 'hired-gun');
    expect([t.shields('hired-gun'), t.shields('qui-gon-jinn')]).toEqual([2, 0]);
    expect(t.events('shields-gained')).toHaveLength(1);
    expect(t.events('damage-dealt')).toHaveLength(0);
  });

  test('two shield dice may shield two characters [des.shield-symbol.03]', () => {
    const t = table({ characters: [die('Tusken Raider', '1 shield'), die('Rebel Trooper', '1 shield')] });
    t.resolve(P1, 'shield').choose('tusken-raider.1', 'tusken-raider', 'rebel-trooper.1', 'rebel-trooper');
    expect([t.shields('tusken-raider'), t.shields('rebel-trooper')]).toEqual([1, 1]);
  });

  test('above three shields the rest is lost [des.shield-symbol.04, des.shields.05]', () => {
    const t = table({
      characters: [{ card: 'Hired Gun', shields: 2, upgrades: [die('Blackmail', '3 shield')] }, 'Padawan'],
    });
    t.resolve(P1, 'shield').choose('blackmail.1', 'hired-gun');
    expect([t.shields('hired-gun'), t.shields('padawan')]).toEqual([3, 0]);
    const full = table({ characters: [{ card: 'Tusken Raider', shields: 3, dice: ['1 shield'] }] });
    full.resolve(P1, 'shield').choose('tusken-raider.1', 'tusken-raider');
    expect(full.shields('tusken-raider')).toBe(3);
  });
});

describe('resources, disrupt, discard', () => {
  test('a resource die gains its value [des.resource-symbol.01, des.dice-symbols.02]', () => {
    const t = table({ characters: ['Hired Gun'], supports: [die('U-Wing', '2 resource')], resources: 1 })
      .resolve(P1, 'resource')
      .choose('u-wing.1');
    expect(t.resources(P1)).toBe(3);
    expect(t.resources(P2)).toBe(0);
  });

  test.each([
    [3, 2, 1, '[des.disrupt-symbol.01]'],
    [1, 3, 0, '[des.disrupt-symbol.02]'],
    [0, 2, 0, '[des.disrupt-symbol.03]'],
  ])('an opponent with %i resources hit by %i disrupt has %i left %s', (has, value, left) => {
    const card = value === 3 ? 'One With The Force' : 'Darth Vader, Sith Lord';
    const lying = value === 3 ? { card: 'Hired Gun', upgrades: [die(card, '3 disrupt')] } : die(card, '2 disrupt');
    const t = table({ characters: [lying] }, { resources: has }).resolve(P1, 'disrupt');
    t.choose(value === 3 ? 'one-with-the-force.1' : 'darth-vader.1');
    expect(t.resources(P2)).toBe(left);
    expect(t.resources(P1)).toBe(0);
  });

  test('a lost resource goes to nobody [des.supply.03, des.resources.03]', () => {
    const t = table({ characters: [die('Nightsister', '1 disrupt')], resources: 2 }, { resources: 2 })
      .resolve(P1, 'disrupt')
      .choose('nightsister.1');
    expect([t.resources(P1), t.resources(P2)]).toEqual([2, 1]);
  });

  test('a discard die discards random cards from a hand [des.discard-symbol.01]', () => {
    const hand = ['Dodge', 'Block', 'Aim', 'Flank'];
    const t = table({ characters: [die('Jabba the Hutt', '2 discard')] }, { hand })
      .resolve(P1, 'discard')
      .choose('jabba-the-hutt.1');
    expect(t.asks).toBe('chance: discard a random card');
    expect(t.choices.sort()).toEqual([...hand].sort());
    t.draws('Block', 'Flank');
    expect(t.hand(P2)).toEqual(['Aim', 'Dodge']);
    expect(t.discard(P2)).toEqual(['Block', 'Flank']);
  });

  test('a hand that is too small is discarded whole [des.discard-symbol.02]', () => {
    const t = table({ characters: [die('Jabba the Hutt', '2 discard')] }, { hand: ['Dodge'] })
      .resolve(P1, 'discard')
      .choose('jabba-the-hutt.1')
      .draws('Dodge');
    expect(t.hand(P2)).toEqual([]);
    expect(t.discard(P2)).toEqual(['Dodge']);
  });
});

describe('focus', () => {
  const focus = (...more: string[]) =>
    table({ characters: [die('Mon Mothma', '2 focus'), ...more.map((side) => die('Rebel Trooper', side))] });

  test('other dice of the pool are turned, up to the value [des.focus-symbol.01]', () => {
    const t = focus('blank', '1 shield', '1 resource').resolve(P1, 'focus').choose('mon-mothma.1');
    expect(t.choices).toContain('done');
    t.turn('rebel-trooper.1', '2 ranged').turn('rebel-trooper-2.1', '1 ranged');
    expect([t.shows('rebel-trooper.1'), t.shows('rebel-trooper-2.1'), t.shows('rebel-trooper-3.1')]).toEqual([
      '2 ranged',
      '1 ranged',
      '1 resource',
    ]);
    const fewer = focus('blank', '1 shield')
      .resolve(P1, 'focus')
      .choose('mon-mothma.1')
      .turn('rebel-trooper.1', '2 ranged')
      .done();
    expect(fewer.shows('rebel-trooper-2.1')).toBe('1 shield');
    const none = focus('blank').resolve(P1, 'focus').choose('mon-mothma.1').done();
    expect(none.shows('rebel-trooper.1')).toBe('blank');
  });

  test('a focus die alone turns nothing, not even itself, and leaves the pool [des.focus-symbol.02]', () => {
    const t = focus().resolve(P1, 'focus').choose('mon-mothma.1');
    expect(t.events('die-turned')).toHaveLength(0);
    expect(t.shows('mon-mothma.1')).toBeNull();
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test("an opponent's dice cannot be turned with focus [des.focus-symbol.03]", () => {
    const t = table(
      { characters: [die('Mon Mothma', '2 focus'), die('Rebel Trooper', 'blank')] },
      { characters: [die('Padawan', '2 melee')] },
    );
    t.resolve(P1, 'focus').choose('mon-mothma.1');
    expect(t.choices.every((each) => each === 'done' || each.startsWith('rebel-trooper.1'))).toBe(true);
    t.done();
  });
});

describe('special and blank', () => {
  test('a special die uses the special ability of its own card only [des.special-symbol.01, des.special-symbol.03, des.special-abilities.02]', () => {
    const t = table({
      characters: [{ card: 'Hired Gun', upgrades: [die('F-11D Rifle', 'special'), 'Crime Lord'] }],
      resources: 5,
    });
    t.resolve(P1, 'special').choose('f-11d-rifle.1');
    expect(t.asks).toMatch(/^p2: a character/);
    t.choose('luke-skywalker', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(2);
    expect(t.resources(P1)).toBe(5);
  });

  test('of several special abilities on a card the player picks one [des.special-abilities.03, des.special-abilities.01]', () => {
    const t = table({ characters: ['Hired Gun'], supports: [die('U-Wing', 'special')] })
      .resolve(P1, 'special')
      .choose('u-wing.1');
    expect(t.choices).toEqual(['u-wing/damage', 'u-wing/shields']);
    t.choose('u-wing/shields');
    expect(t.shields('hired-gun')).toBe(2);
    expect(t.damage('luke-skywalker')).toBe(0);
  });

  test('several specials may be resolved in one action, in any order [des.special-symbol.04]', () => {
    const t = table({
      characters: [{ card: 'Hired Gun', upgrades: [die('F-11D Rifle', 'special')] }],
      supports: [die('U-Wing', 'special')],
    });
    t.resolve(P1, 'special').choose('u-wing.1', 'u-wing/damage', 'f-11d-rifle.1', 'luke-skywalker', 'padawan');
    expect([t.damage('luke-skywalker'), t.damage('padawan')]).toEqual([3, 3]);
  });

  test('blank dice cannot be resolved [des.blank.01]', () => {
    const t = table({ characters: [die('Hired Gun', 'blank')] });
    expect(t.choices.filter((each) => each.startsWith('resolve'))).toEqual([]);
    expect(t.whyNot({ type: 'resolve', player: P1, symbol: 'blank' })).not.toBeNull();
  });
});
