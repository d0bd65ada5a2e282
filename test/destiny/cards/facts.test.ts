/** Facts of the 334 cards, their types, colors, rarities and dice. */
import { readFileSync } from 'node:fs';
import wordings from '../../../scripts/docs/ambiguities/destiny-wordings.json';
import { destiny } from '../../../src/destiny';
import {
  areCopies,
  allCards,
  card,
  dieOf,
  fullName,
  identifier,
  COLOR_NAMES,
  RARITY_COLORS,
  type Card,
  type DieSide,
} from '../../../src/destiny/facts';
import { openBooster } from '../../../src/destiny/facts/booster';
import { cardFace, sideText } from '../../../src/destiny/facts/face';

/** The card of a code that exists. */
function the(code: string): Card {
  const found = card(code);
  if (!found) throw new Error(`no card ${code}`);
  return found;
}

const side = (symbol: DieSide['symbol'], value: number, more: Partial<DieSide> = {}): DieSide => ({
  symbol,
  value,
  modifier: false,
  resourceCost: 0,
  x: false,
  ...more,
});

test('all 334 cards of both sets are there, each under its own code', () => {
  expect(allCards().filter(({ set }) => set === 'AW')).toHaveLength(174);
  expect(allCards().filter(({ set }) => set === 'SoR')).toHaveLength(160);
  for (const each of allCards()) expect(card(each.code)).toBe(each);
  expect(new Set(allCards().map(({ code }) => code)).size).toBe(334);
});

test('look-ups are safe from names of object members', () => {
  for (const code of ['__proto__', 'constructor', 'toString', '', '1021']) expect(card(code)).toBeUndefined();
});

test('every card is hero, villain or neutral [des.affiliation.01]', () => {
  const counts = (affiliation: string) => allCards().filter((each) => each.affiliation === affiliation).length;
  expect([counts('hero'), counts('villain'), counts('neutral')]).toEqual([115, 115, 104]);
});

test('every card is red, blue, yellow or gray [des.color.01]', () => {
  const counts = (color: string) => allCards().filter((each) => each.color === color).length;
  expect([counts('red'), counts('blue'), counts('yellow'), counts('gray')]).toEqual([96, 96, 95, 47]);
});

test('red is Command and blue is Force [des.color.02, des.color.03]', () => {
  expect(cardFace(the('01001')).color).toBe('Command');
  expect(cardFace(the('01010')).color).toBe('Force');
});

test('yellow is Rogue and gray is General [des.color.04, des.color.05]', () => {
  expect(cardFace(the('01021')).color).toBe('Rogue');
  expect(cardFace(the('01017')).color).toBe('General');
  expect(Object.keys(COLOR_NAMES)).toHaveLength(4);
});

test('every card has one of five types [des.type.01]', () => {
  const counts = ['battlefield', 'character', 'event', 'upgrade', 'support'].map(
    (type) => allCards().filter((each) => each.type === type).length,
  );
  expect(counts).toEqual([20, 48, 142, 73, 51]);
});

test('a face shows the type, except on battlefields [des.type.02]', () => {
  for (const each of allCards()) expect(cardFace(each).type).toBe(each.type === 'battlefield' ? null : each.type);
});

test('the unique symbol stands before the names of unique cards alone [des.uniqueness.01]', () => {
  expect(the('01021').unique).toBe(true);
  expect(cardFace(the('01021')).name).toBe('◆ Jango Fett');
  expect(the('01002').unique).toBe(false);
  expect(cardFace(the('01002')).name).toBe('First Order Stormtrooper');
});

test('every card has the fields of a card; a die is optional [des.card-types.01]', () => {
  for (const each of allCards()) {
    expect(each).toMatchObject({
      name: expect.any(String),
      unique: expect.any(Boolean),
      set: expect.any(String),
      position: expect.any(Number),
    });
    expect(each).toMatchObject({
      affiliation: expect.any(String),
      color: expect.any(String),
      rarity: expect.any(String),
      hasAbility: expect.any(Boolean),
    });
    expect([0, 6]).toContain(each.sides.length);
  }
});

test('a card need not have an ability [des.card-abilities.01]', () => {
  const without = allCards().filter(({ hasAbility }) => !hasAbility);
  expect(without.map(({ name }) => name)).toEqual([
    'First Order Stormtrooper',
    'Survival Gear',
    'Hired Gun',
    'DH-17 Blaster Pistol',
    'Death Trooper',
    'Overkill',
  ]);
});

test('all cards of a name are copies of one card, whatever their set [des.name.01, des.copy.01]', () => {
  expect(areCopies(the('01010'), the('02010'))).toBe(true);
  expect(areCopies(the('01010'), the('01035'))).toBe(false);
});

test('battlefields are gray [des.battlefield.05]', () => {
  for (const each of allCards()) if (each.type === 'battlefield') expect(each.color).toBe('gray');
});

test('a subtitle tells versions of a character apart [des.battlefield.06]', () => {
  expect(fullName(the('01010'))).toBe('Darth Vader, Sith Lord');
  expect(fullName(the('02010'))).toBe('Darth Vader, Dark Apprentice');
  expect(cardFace(the('01171')).subtitle).toBe('Yavin IV');
  const allowed = allCards()
    .filter(({ subtitle }) => subtitle !== null)
    .map(({ type }) => type);
  expect(new Set(allowed)).toEqual(new Set(['character', 'battlefield']));
});

test('events, supports and upgrades have a cost; characters have health and points instead', () => {
  expect(cardFace(the('01005'))).toMatchObject({ cost: 6, health: null, points: null });
  expect(cardFace(the('01002'))).toMatchObject({ cost: null, health: 7, points: '7' });
  for (const each of allCards()) {
    const { cost } = cardFace(each);
    if (each.type === 'character' || each.type === 'battlefield') expect(cost).toBeNull();
    else expect(cost).toBeGreaterThanOrEqual(0);
  }
});

test('subtypes stand on supports and upgrades alone', () => {
  expect(the('01005').subtypes).toEqual(['vehicle']);
  expect(the('01067').subtypes).toEqual(['weapon']);
  for (const each of allCards()) if (each.subtypes.length > 0) expect(['support', 'upgrade']).toContain(each.type);
});

test('Jango Fett is a unique yellow villain, health 10, points 12/16 [des.card-anatomy.02]', () => {
  expect(the('01021')).toMatchObject({
    name: 'Jango Fett',
    subtitle: 'Lethal Mercenary',
    unique: true,
    color: 'yellow',
    affiliation: 'villain',
    health: 10,
    points: { oneDie: 12, elite: 16 },
  });
  expect(cardFace(the('01021')).points).toBe('12/16');
});

test("Jango Fett's die has the six sides of the sample [des.card-anatomy.03]", () => {
  expect(dieOf(the('01021'))?.sides).toEqual([
    side('ranged', 1),
    side('ranged', 2),
    side('melee', 1),
    side('resource', 1),
    side('resource', 1, { modifier: true }),
    side('blank', 0),
  ]);
});

test('every die has six sides with symbol, value, modifier and cost [des.dice.01]', () => {
  for (const each of allCards().filter(({ sides }) => sides.length > 0)) {
    expect(dieOf(each)?.sides).toHaveLength(6);
    for (const one of each.sides) {
      expect(one).toEqual({
        symbol: expect.any(String),
        value: expect.any(Number),
        modifier: expect.any(Boolean),
        resourceCost: expect.any(Number),
        x: expect.any(Boolean),
      });
    }
  }
  expect(allCards().filter(({ sides }) => sides.length > 0)).toHaveLength(127);
});

test('a face shows the six sides of a die [des.die-reference.01]', () => {
  expect(cardFace(the('01046')).sides).toEqual([
    '2 ranged',
    '3 ranged for 1',
    '2 disrupt',
    '1 resource',
    '1 resource',
    'blank',
  ]);
  expect(cardFace(the('01092')).sides).toEqual([]);
});

test('the value is the number over the symbol; special and blank count 0 [des.value.01, des.value.02]', () => {
  expect(the('01005').sides.map(({ value }) => value)).toEqual([3, 4, 5, 2, 0, 0]);
  for (const each of allCards())
    for (const one of each.sides) if (one.symbol === 'special' || one.symbol === 'blank') expect(one.value).toBe(0);
});

test('a side may have a resource cost, also a special one [des.resource-cost.01]', () => {
  expect(the('01046').sides[1]).toEqual(side('ranged', 3, { resourceCost: 1 }));
  expect(the('01067').sides[4]).toEqual(side('special', 0, { resourceCost: 1 }));
});

test('sides with a plus are modifiers, and no maximum holds them [des.modifier.01]', () => {
  const modifiers = (code: string) => the(code).sides.filter(({ modifier }) => modifier).length;
  expect(modifiers('01021')).toBe(1);
  expect(modifiers('02004')).toBe(3);
  expect(modifiers('02033')).toBe(4);
});

test('the sides of Launch Bay show X, those of Lure of Power modify any symbol', () => {
  expect(cardFace(the('01031')).sides).toEqual(['X ranged', 'X ranged', 'X disrupt', 'X shield', 'X discard', 'blank']);
  expect(cardFace(the('02016')).sides.slice(0, 3)).toEqual(['+1 any', '+1 any', '+2 any']);
});

test('a die face gives value, symbol and cost [des.die-rarity.02]', () => {
  expect(sideText(side('ranged', 3, { resourceCost: 1 }))).toBe('3 ranged for 1');
  expect(sideText(side('melee', 2, { modifier: true }))).toBe('+2 melee');
});

test('card and die carry the same ID: set and number [des.identifier.01, des.die-identifier.01]', () => {
  expect(identifier(the('01021'))).toBe('Awakenings 21');
  for (const each of allCards()) if (each.sides.length > 0) expect(dieOf(each)?.identifier).toBe(identifier(each));
});

test('every card is fixed, common, uncommon, rare or legendary [des.rarity.01]', () => {
  const counts = ['fixed', 'common', 'uncommon', 'rare', 'legendary'].map(
    (rarity) => allCards().filter((each) => each.rarity === rarity).length,
  );
  expect(counts).toEqual([14, 114, 86, 86, 34]);
});

test('a die is as rare as its card [des.rarity.02, des.die-rarity.01]', () => {
  expect(dieOf(the('01012'))?.rarity).toBe('rare');
  expect(dieOf(the('01010'))?.rarity).toBe('legendary');
});

test('fixed rarity is shown in gray [des.rarity.03]', () => {
  expect(cardFace(the('01011'))).toMatchObject({ rarity: 'fixed', rarityColor: 'gray' });
  expect(RARITY_COLORS).toEqual({
    fixed: 'gray',
    common: 'blue',
    uncommon: 'yellow',
    rare: 'green',
    legendary: 'purple',
  });
});

/** A pack in which chance always gives the n-th of what it may pick. */
const pack = (n: number) => openBooster('SoR', (many) => Math.min(n, many - 1));
const held = (n: number, rarity: string) => pack(n).cards.filter((each) => each.rarity === rarity);

test('a booster pack holds three common cards and one uncommon [des.rarity.04, des.rarity.05]', () => {
  for (const n of [0, 1, 5, 100]) {
    expect(new Set(held(n, 'common')).size).toBe(3);
    expect(held(n, 'uncommon')).toHaveLength(1);
    expect(pack(n).cards).toHaveLength(5);
  }
});

test('a pack without a legendary holds one rare card and its die [des.rarity.06]', () => {
  const [rare] = held(3, 'rare');
  expect(held(3, 'rare')).toHaveLength(1);
  expect(pack(3).dice).toEqual([rare && dieOf(rare)]);
});

test('one of six packs has a legendary card and its die instead of the rare one [des.rarity.07]', () => {
  const packs = [0, 1, 2, 3, 4, 5].map((n) => openBooster('AW', (many) => (many === 6 ? n : 0)));
  const best = packs.map(({ cards }) => cards[4]?.rarity);
  expect(best).toEqual(['legendary', 'rare', 'rare', 'rare', 'rare', 'rare']);
  for (const { cards, dice } of packs) expect(dice).toEqual([cards[4] && dieOf(cards[4])]);
});

test('docs/ambiguities.md lists every card whose wording was changed after the print, and no other [des.document.01]', () => {
  const listed = wordings.flatMap(({ codes }) => codes);
  const marked = allCards().flatMap(({ code, hasErrata }) => (hasErrata ? [code] : []));
  expect(marked).toHaveLength(56);
  expect([...listed].sort()).toEqual(marked);
  for (const each of wordings) expect(Object.values(each).every((said) => said.length > 0)).toBe(true);
  expect(destiny.edition.wording).toMatch(/as printed, with the errata of this reference/);
  const page = readFileSync('docs/ambiguities.md', 'utf8');
  for (const code of marked) expect(page).toContain(code);
});
