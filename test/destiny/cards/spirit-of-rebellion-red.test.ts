/** Red supports of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

describe('E-Web Emplacement', () => {
  const fired = (shows: string, more: Setting = {}): Table =>
    against(
      { supports: [die('E-Web Emplacement', shows)], characters: ['Finn'], resources: 1 },
      { characters: ['Jango Fett'] },
      more,
    );

  test('while you control the battlefield its sides are worth 1 more', () => {
    const hit = (more?: Setting): number =>
      fired('1 ranged', more).resolve(P1, 'ranged').choose('e-web-emplacement.1', 'jango-fett').damage('jango-fett');
    expect([hit(), hit({ controller: P2, turn: P1 })]).toEqual([2, 1]);
    expect(fired('2 shield').resolve(P1, 'shield').choose('e-web-emplacement.1', 'finn').shields('finn')).toBe(3);
  });

  test('the cost of a side stays, and other dice too', () => {
    const t = fired('1 ranged for 1').resolve(P1, 'ranged').choose('e-web-emplacement.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.resources(P1)]).toEqual([2, 0]);
    const other = against({ supports: [die('E-Web Emplacement', 'blank')], characters: [die('FN-2199', '1 ranged')] });
    expect(other.resolve(P1, 'ranged').choose('fn-2199.1', 'hired-gun').damage('hired-gun')).toBe(1);
  });
});

describe('C-3PO', () => {
  const protocol = (p1: Side, p2: Side = {}): Table =>
    against({ supports: [die('C-3PO', '1 focus')], ...p1 }, p2)
      .use(P1, 'c-3po')
      .choose('c-3po.1');

  test('removes its die: one of your dice is resolved as another symbol, with its value', () => {
    const t = protocol({ characters: [die('FN-2199', '2 melee for 1')], resources: 1 }, { resources: 3 });
    expect(t.shows('c-3po.1')).toBeNull();
    t.choose('fn-2199.1');
    expect(t.choices).not.toContain('melee');
    t.choose('disrupt');
    expect([t.resources(P1), t.resources(P2), t.shows('fn-2199.1')]).toEqual([0, 1, null]);
  });

  test('not a die whose resource cost cannot be paid [des.card-c-3po.01]', () => {
    const t = protocol({ characters: [die('Han Solo', '3 ranged for 1')] });
    expect([t.shows('han-solo.1'), t.decisionIsTurnOf(P2)]).toEqual(['3 ranged for 1', true]);
  });

  test('not a modifier by itself [des.card-c-3po.02]', () => {
    const t = protocol({ characters: [die('Baze Malbus', '+2 ranged'), die('FN-2199', '1 ranged')] });
    expect(t.choices).toEqual(['fn-2199.1']);
    t.choose('fn-2199.1', 'shield', 'fn-2199');
    expect([t.shields('fn-2199'), t.shows('baze-malbus.1')]).toEqual([1, '+2 ranged']);
  });

  test('as a special: the ability of its own card, the value 0 [des.card-c-3po.03]', () => {
    const t = protocol(
      { supports: [die('C-3PO', '1 focus'), die('U-Wing', '3 ranged')] },
      { characters: ['Finn', 'Han Solo'] },
    );
    t.choose('u-wing.1', 'special', 'u-wing/damage');
    expect([t.damage('finn'), t.damage('han-solo'), t.shows('u-wing.1')]).toEqual([2, 2, null]);
    expect(t.events('die-resolved')).toMatchObject([{ die: 'u-wing.1', symbol: 'special', value: 0 }]);
  });

  test('a special resolved as another symbol is worth nothing [des.value.02]', () => {
    const t = protocol({ characters: [die('Baze Malbus', 'special')] }).choose('baze-malbus.1', 'ranged');
    expect([t.damage('hired-gun'), t.shows('baze-malbus.1'), t.decisionIsTurnOf(P2)]).toEqual([0, null, true]);
  });

  test('does nothing with its die on its card', () => {
    const t = against({ supports: ['C-3PO'], characters: [die('FN-2199', '1 ranged')] }).use(P1, 'c-3po');
    expect([t.shows('fn-2199.1'), t.decisionIsTurnOf(P2)]).toEqual(['1 ranged', true]);
  });
});

describe('U-Wing', () => {
  const flies = (): Table =>
    against(
      { supports: [die('U-Wing', 'special')], characters: ['Finn', { card: 'Padawan', shields: 2 }] },
      { characters: ['Jango Fett', 'Han Solo'] },
    )
      .resolve(P1, 'special')
      .choose('u-wing.1');

  test('deals 2 damage to each character of an opponent or gives 2 shields to each of yours [des.special-abilities.03]', () => {
    const t = flies();
    expect(t.choices).toEqual(['u-wing/damage', 'u-wing/shields']);
    t.choose('u-wing/damage');
    expect(['jango-fett', 'han-solo', 'finn'].map(t.damage)).toEqual([2, 2, 0]);
    const other = flies().choose('u-wing/shields');
    expect(['finn', 'padawan', 'jango-fett'].map(other.shields)).toEqual([2, 3, 0]);
  });
});

test('Supply Line rerolls any number of your dice', () => {
  const t = against(
    {
      supports: [die('Supply Line', 'special')],
      characters: [die('Finn', 'blank', '2 ranged'), die('Padawan', 'blank')],
    },
    { characters: [die('Jango Fett', '2 ranged')] },
  );
  t.resolve(P1, 'special').choose('supply-line.1', 'finn.1');
  expect(t.choices).not.toContain('jango-fett.1');
  t.choose('padawan.1').done().rolls('1 shield', '2 melee');
  expect(['finn.1', 'finn.2', 'padawan.1'].map(t.shows)).toEqual(['1 shield', '2 ranged', '2 melee']);
});

describe('Astromech', () => {
  test('removes its die to turn a die of a vehicle to any side', () => {
    const t = against(
      { supports: [die('Astromech', '1 focus'), die('U-Wing', '2 resource')], characters: [die('Finn', 'blank')] },
      { supports: [die('AT-ST', 'special')] },
    )
      .use(P1, 'astromech')
      .choose('astromech.1');
    expect(t.shows('astromech.1')).toBeNull();
    expect([...new Set(t.choices.map((each) => each.split(':')[0]))]).toEqual(['u-wing.1', 'at-st.1']);
    expect(t.turn('u-wing.1', '3 ranged').shows('u-wing.1')).toBe('3 ranged');
  });

  test('not with its die on its card', () => {
    const t = against({ supports: ['Astromech', die('U-Wing', '2 resource')] }).use(P1, 'astromech');
    expect([t.shows('u-wing.1'), t.decisionIsTurnOf(P2)]).toEqual(['2 resource', true]);
  });
});

describe('Attrition', () => {
  const falls = (victim: string, attrition: 'mine' | 'theirs'): Table =>
    against(
      {
        characters: [die('Padawan', '2 melee'), { card: 'Padawan', damage: 6 }],
        ...(attrition === 'mine' ? { supports: ['Attrition'] } : {}),
      },
      {
        characters: ['Jango Fett', { card: 'TIE Pilot', damage: 6 }],
        ...(attrition === 'theirs' ? { supports: ['Attrition'] } : {}),
      },
    )
      .resolve(P1, 'melee')
      .choose('padawan.1', victim);

  test('after a character of yours is defeated it deals 1 damage', () => {
    const t = falls('tie-pilot', 'theirs');
    expect(t.asks).toBe('p2: a character to damage');
    expect(t.choose('padawan').damage('padawan')).toBe(1);
    expect(falls('tie-pilot', 'mine').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Imperial Inspection', () => {
  const rolled = (face: string): Table =>
    against(
      { characters: ['Death Trooper'], supports: ['Imperial Inspection'] },
      {
        characters: [armed('Han Solo', { card: 'Holdout Blaster' }, { card: 'Jetpack' }, { card: 'Rocket Launcher' })],
      },
    )
      .activate(P1, 'death-trooper')
      .rolls(face);

  test('after a die of yours rolled a disrupt it may be exhausted to return an upgrade of cost 2 or less', () => {
    const t = rolled('1 disrupt').uses();
    expect(t.choices).toEqual(['holdout-blaster', 'jetpack']);
    t.choose('jetpack');
    expect([t.hand(P2), t.has('jetpack'), t.card('imperial-inspection').exhausted]).toEqual([['Jetpack'], false, true]);
  });

  test('or not, and not after another symbol', () => {
    expect(rolled('1 disrupt').declines().card('imperial-inspection').exhausted).toBe(false);
    expect(rolled('1 ranged').decisionIsTurnOf(P2)).toBe(true);
  });
});

test('Planetary Uprising: after its player claimed, an opponent distributes 2 damage', () => {
  const claim = (p1: Side, p2: Side): Table =>
    against(p1, { characters: ['Jango Fett', 'Han Solo'], ...p2 }, { battlefield: 'Echo Base' })
      .claim(P1)
      .choose('decline');
  const t = claim({ supports: ['Planetary Uprising'] }, {});
  expect(t.asks.startsWith('p2')).toBe(true);
  t.choose('jango-fett', 'han-solo');
  expect([t.damage('jango-fett'), t.damage('han-solo')]).toEqual([1, 1]);
  expect(claim({}, { supports: ['Planetary Uprising'] }).decisionIsTurnOf(P2)).toBe(true);
});

test("Spy Net: after a die of yours rolled a focus it may be exhausted for the top card of an opponent's deck", () => {
  const rolled = (face: string): Table =>
    against({ characters: ['TIE Pilot'], supports: ['Spy Net'] }, { deck: { top: ['Aim', 'Block'] } })
      .activate(P1, 'tie-pilot')
      .rolls(face);
  const t = rolled('1 focus').uses();
  expect([t.discard(P2), t.card('spy-net').exhausted]).toEqual([['Aim'], true]);
  expect(rolled('1 focus').declines().discard(P2)).toEqual([]);
  expect(rolled('1 resource').decisionIsTurnOf(P2)).toBe(true);
});

test('Aftermath gives 1 resource after any character is defeated', () => {
  const gained = (victim: string): number =>
    against(
      { characters: [die('Padawan', '2 melee'), { card: 'TIE Pilot', damage: 6 }], supports: ['Aftermath'] },
      { characters: ['Jango Fett', { card: 'FN-2199', damage: 10 }] },
    )
      .resolve(P1, 'melee')
      .choose('padawan.1', victim)
      .resources(P1);
  expect(['tie-pilot', 'fn-2199', 'jango-fett'].map(gained)).toEqual([1, 1, 0]);
});

describe('Air Superiority', () => {
  test('gets 3 shields after it was played, and moves them one at a time', () => {
    const t = against({
      characters: ['Finn', { card: 'Padawan', shields: 3 }],
      hand: ['Air Superiority'],
      resources: 1,
    }).play(P1, 'Air Superiority');
    expect(t.shields('air-superiority')).toBe(3);
    t.pass(P2).use(P1, 'air-superiority');
    expect(t.choices).toEqual(['finn', 'hired-gun']);
    t.choose('finn');
    expect([t.shields('finn'), t.shields('air-superiority'), t.card('air-superiority').exhausted]).toEqual([
      1,
      2,
      true,
    ]);
  });

  test('without a shield on it nothing moves', () => {
    const t = against({ supports: ['Air Superiority'], characters: ['Finn'] }).use(P1, 'air-superiority');
    expect([t.shields('finn'), t.card('air-superiority').exhausted]).toEqual([0, true]);
  });
});
