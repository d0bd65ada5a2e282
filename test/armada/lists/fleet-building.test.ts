import {
  checkFleet,
  fleetPoints,
  FLEET_OPTIONS,
  shipPoints,
  squadronPoints,
  uniqueNamesTwice,
} from '../../../src/armada/lists/fleet-building';
import { CORE_SET_TOTAL, shipCards, STANDARD_TOTAL } from '../../../src/armada/facts';
import { rules } from '../../../src/armada/catalogue';
import { copies, DODONNAS_SHIP, imperials, rebels, ship, TARKINS_SHIP, wrongWith } from './fleets';

test('a fleet may cost the total agreed on, and no point more [arm.fleet-building.01, arm.fleet-building.06]', () => {
  expect(fleetPoints(rebels())).toBe(77);
  expect(wrongWith(rebels(), { total: 77 })).toEqual([]);
  expect(wrongWith(rebels(), { total: 76 })).toEqual(['too-many-points']);
  expect(checkFleet(rebels(), { total: 76 })[0]?.facts).toEqual({ points: 77, limit: 76, over: 1 });
});

test('the standard total is 300, with the core set 180 [arm.fleet-building.04, arm.fleet-building.05]', () => {
  expect([FLEET_OPTIONS.total, STANDARD_TOTAL, CORE_SET_TOTAL]).toEqual([300, 300, 180]);
  const four = rebels({ ships: [DODONNAS_SHIP, ...Array(4).fill(ship('nebulon-b-support-refit'))] });
  expect(fleetPoints(four)).toBe(281);
  expect(wrongWith(four)).toEqual([]);
  const five = { ...four, ships: [...four.ships, ship('cr90-corvette-b')] };
  expect(wrongWith(five)).toEqual(['too-many-points']);
});

test('upgrades add their points to those of the ship [arm.upgrade-cards.01, arm.scoring.05]', () => {
  expect(shipPoints(ship('cr90-corvette-a', 'dodonnas-pride', 'h9-turbolasers'))).toBe(44 + 6 + 8);
});

test('every copy of a squadron is paid for [arm.squadron.04]', () => {
  expect(squadronPoints(imperials({ squadrons: copies(3, 'tie-fighter-squadron') }))).toBe(24);
});

describe('squadrons', () => {
  const six = rebels({ squadrons: copies(6, 'y-wing-squadron') });

  test('may cost a third of the total agreed on, rounded up [arm.fleet-building.09]', () => {
    expect(wrongWith(six, { total: 180 })).toEqual([]);
    expect(wrongWith(six, { total: 178 })).toEqual([]);
    expect(wrongWith(six, { total: 177 })).toEqual(['too-many-squadron-points']);
  });

  test('as an option, of what the fleet costs [arm.fleet-building.09]', () => {
    const spent = { squadronsThirdOf: 'points spent' } as const;
    expect(fleetPoints(six)).toBe(137);
    expect(checkFleet(six, spent)[0]?.facts).toEqual({ points: 60, limit: 46, over: 14 });
    expect(wrongWith({ ...six, squadrons: copies(3, 'y-wing-squadron') }, spent)).toEqual([]);
  });
});

test('ships and squadrons of the other faction [arm.fleet-building.07]', () => {
  const mixed = rebels({ ships: [DODONNAS_SHIP, ship('gladiator-i-class-star-destroyer')], squadrons: ['howlrunner'] });
  expect(wrongWith(mixed)).toEqual(['wrong-faction ships.1.card', 'wrong-faction squadrons.0']);
  expect(checkFleet(mixed)[0]?.facts).toEqual({ faction: 'rebel', card: 'imperial', at: ['ships', 1, 'card'] });
});

test('upgrades of the other faction, and those of none [arm.upgrade-cards.05, arm.upgrade-cards.06]', () => {
  const yularen = rebels({ ships: [ship('nebulon-b-escort-frigate', 'general-dodonna', 'wulff-yularen')] });
  expect(wrongWith(yularen)).toEqual(['wrong-faction ships.0.upgrades.1']);
  expect(checkFleet(yularen)[0]?.rules[0]).toBe('arm.upgrade-cards.05');
  const liaison = rebels({ ships: [ship('nebulon-b-escort-frigate', 'general-dodonna', 'defense-liaison')] });
  expect(wrongWith(liaison)).toEqual([]);
});

test('any ship of the faction can have the commander, whatever its upgrade bar shows [arm.commanders.02, arm.upgrade-cards.09, arm.flagship.03]', () => {
  for (const { id, faction } of shipCards()) {
    const list = faction === 'rebel' ? rebels : imperials;
    const commander = faction === 'rebel' ? 'general-dodonna' : 'grand-moff-tarkin';
    expect(wrongWith(list({ ships: [ship(id, commander)] }))).toEqual([]);
  }
  const wrong = checkFleet(rebels({ ships: [ship('cr90-corvette-a', 'grand-moff-tarkin')] }));
  expect(wrong.map(({ rules: [first] }) => first)).toEqual(['arm.upgrade-cards.09']);
});

test('a fleet has a flagship [arm.fleet-building.08, arm.flagship.04]', () => {
  expect(wrongWith(rebels({ ships: [ship('cr90-corvette-a')] }))).toEqual(['no-flagship']);
  expect(wrongWith(rebels({ ships: [] }))).toEqual(['no-flagship']);
});

test('and one commander only [arm.commanders.03, arm.fleet-building.08]', () => {
  const ships = [TARKINS_SHIP, ship('victory-i-class-star-destroyer', 'grand-moff-tarkin')];
  expect(wrongWith(imperials({ ships }))).toEqual([
    'two-commanders ships.1.upgrades.0',
    'unique-name-twice ships.1.upgrades.0',
  ]);
});

test('one upgrade for each icon of its kind [arm.upgrade-cards.02]', () => {
  const turbolasers = ship('nebulon-b-escort-frigate', 'general-dodonna', 'enhanced-armament', 'h9-turbolasers');
  expect(wrongWith(rebels({ ships: [turbolasers] }))).toEqual(['icon-taken ships.0.upgrades.2']);
  const one = ship('nebulon-b-escort-frigate', 'general-dodonna', 'h9-turbolasers', 'nav-team', 'leia-organa');
  expect(wrongWith(rebels({ ships: [one] }))).toEqual([]);
});

test('no upgrade whose icon the upgrade bar lacks [arm.upgrade-cards.03]', () => {
  const ordnance = (card: string): string[] =>
    wrongWith(imperials({ ships: [TARKINS_SHIP, ship(card, 'assault-concussion-missiles')] }));
  expect(ordnance('victory-ii-class-star-destroyer')).toEqual(['no-such-icon ships.1.upgrades.0']);
  expect(ordnance('victory-i-class-star-destroyer')).toEqual([]);
});

test('a title fits the ships with its icon [arm.titles.02, arm.upgrade-cards.08, arm.ship.03]', () => {
  const titled = (card: string): string[] => wrongWith(rebels({ ships: [DODONNAS_SHIP, ship(card, 'redemption')] }));
  expect(titled('nebulon-b-support-refit')).toEqual([]);
  expect(titled('cr90-corvette-a')).toEqual(['wrong-ship ships.1.upgrades.0']);
});

test('a ship has one title, unless the option says otherwise [arm.titles.03]', () => {
  const twice = rebels({ ships: [ship('nebulon-b-escort-frigate', 'general-dodonna', 'redemption', 'redemption')] });
  expect(wrongWith(twice)).toEqual(['two-titles ships.0.upgrades.2', 'unique-name-twice ships.0.upgrades.2']);
  expect(wrongWith(twice, { titles: 'any number' })).toEqual(['unique-name-twice ships.0.upgrades.2']);
});

test('a ship has one Modification; ships each may have their own [arm.upgrade-cards.07]', () => {
  const armed = ship('cr90-corvette-a', 'enhanced-armament');
  expect(wrongWith(rebels({ ships: [DODONNAS_SHIP, armed, armed] }))).toEqual([]);
  const twice = rebels({ ships: [DODONNAS_SHIP, ship('cr90-corvette-a', 'enhanced-armament', 'enhanced-armament')] });
  expect(wrongWith(twice)).toEqual(['icon-taken ships.1.upgrades.1', 'two-modifications ships.1.upgrades.1']);
});

test('a unique name once in a fleet, whatever the type of the cards [arm.unique-names.01, arm.unique-names.02]', () => {
  const named = (name: string, unique: boolean, i: number): Parameters<typeof uniqueNamesTwice>[0][number] => ({
    of: { name, unique },
    at: ['squadrons', i],
  });
  expect(wrongWith(rebels({ squadrons: ['luke-skywalker', 'x-wing-squadron', 'x-wing-squadron'] }))).toEqual([]);
  expect(wrongWith(rebels({ squadrons: ['luke-skywalker', 'luke-skywalker'] }))).toEqual([
    'unique-name-twice squadrons.1',
  ]);
  expect(uniqueNamesTwice([named('Leia Organa', true, 0), named('Leia Organa', true, 1)])).toHaveLength(1);
  expect(uniqueNamesTwice([named('Nav Team', false, 0), named('Nav Team', false, 1)])).toEqual([]);
});

test('both players may field the same unique name: each fleet is checked for itself [arm.unique-names.03]', () => {
  const luke = rebels({ squadrons: ['luke-skywalker'] });
  expect([luke, luke].flatMap((list) => wrongWith(list))).toEqual([]);
});

test('three objectives, one of each category [arm.fleet-building.03, arm.objective-cards.02]', () => {
  expect(wrongWith(rebels({ objectives: [] }))).toEqual(Array(3).fill('objective-missing'));
  expect(wrongWith(rebels({ objectives: ['most-wanted', 'opening-salvo', 'minefields'] }))).toEqual([
    'category-twice objectives.1',
    'objective-missing',
  ]);
  expect(wrongWith(rebels({ objectives: ['minefields', 'most-wanted', 'fire-lanes'] }))).toEqual([]);
});

test('all reasons are given, with rules that exist, and cards that do not exist cost nothing', () => {
  const list = rebels({
    ships: [ship('death-star', 'nav-team'), ship('cr90-corvette-a', 'superlaser')],
    squadrons: ['constructor'],
    objectives: ['most-wanted', 'fire-lanes', 'win'],
  });
  const reasons = checkFleet(list);
  expect(wrongWith(list)).toEqual([
    'unknown-card ships.0.card',
    'unknown-card ships.1.upgrades.0',
    'unknown-card squadrons.0',
    'unknown-card objectives.2',
    'no-flagship',
    'objective-missing',
  ]);
  expect(fleetPoints(list)).toBe(4 + 44);
  const known = new Set(rules.map(({ id }) => id));
  for (const reason of reasons) {
    expect(reason.rules.length).toBeGreaterThan(0);
    expect(reason.rules.filter((id) => !known.has(id))).toEqual([]);
  }
});
