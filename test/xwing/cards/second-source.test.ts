/** What a second public source says that ours leaves out (scripts/xwing-compare.ts). */
import { readFileSync } from 'node:fs';
import { pilot, pilots, ship, upgrade, upgradeCost, upgrades } from '../../../src/xwing/facts';
import { unmetRestrictions } from '../../../src/xwing/facts/restrictions';
import { checkSquad, type Faction } from '../../../src/xwing';

const flown = (faction: Faction, of: string, ...cards: string[]): string[] =>
  checkSquad({ name: '', faction, ships: [{ pilot: of, upgrades: cards }], obstacles: [] }).map(({ code }) => code);

test.each(['arvelcrynyd', 'greensquadronpilot', 'jakefarrell', 'phoenixsquadronpilot', 'wedgeantilles-rz1awing'])(
  'an RZ-1 A-wing has a configuration: %s [xw.squad-building.03]',
  (of) => {
    expect(flown('rebelalliance', of, 'vectoredcannonsrz1')).toEqual([]);
    expect(flown('rebelalliance', of, 'vectoredcannonsrz1', 'vectoredcannonsrz1')).toContain('no-slot');
  },
);

test.each(['wedgeantilles-rz1awing', 'derekklivian'])('%s has two talents, not three [xw.squad-building.03]', (of) => {
  expect(flown('rebelalliance', of, 'predator', 'outmaneuver')).toEqual([]);
  expect(flown('rebelalliance', of, 'predator', 'outmaneuver', 'crackshot')).toEqual(['no-slot']);
});

test('every TIE/vn silencer has a configuration, one', () => {
  const slots = pilots().flatMap((card) =>
    card.ship === 'tievnsilencer' ? [card.slots.filter((slot) => slot === 'configuration')] : [],
  );
  expect(slots).toEqual(Array.from({ length: 7 }, () => ['configuration']));
});

test('a V-wing is a TIE: Precision Ion Engines are for it', () => {
  expect(flown('galacticrepublic', 'klick', 'precisionionengines')).toEqual([]);
  expect(flown('galacticrepublic', 'bluesquadronprotector', 'precisionionengines')).toContain('restricted');
});

test('Strategic Commander has 3 charges, Captain Needa 4, Aayla Secura 1 Force', () => {
  expect(upgrade('strategiccommander')?.sides[0].charges).toEqual({ value: 3, recovers: 0 });
  expect(upgrade('captainneeda')?.sides[0].charges).toEqual({ value: 4, recovers: 0 });
  expect(upgrade('aaylasecura')?.sides[0].force).toEqual({ value: 1, recovers: 1 });
});

test('what a ship has the slots for, and may have, has a price there: huge ships, too [xw.upgrade-cards.04]', () => {
  const without = pilots().flatMap((of) =>
    upgrades().flatMap((card) => {
      const type = ship(of.ship);
      if (!type) throw new Error(of.ship);
      const fits = card.sides[0].slots.every((slot) => of.slots.includes(slot));
      const bearer = { pilot: of, ship: type, others: [], squad: [] };
      if (!fits || unmetRestrictions(card, bearer).length > 0) return [];
      return upgradeCost(card, { ship: type, pilot: of }) === null ? [`${card.id} on ${of.id}`] : [];
    }),
  );
  expect(without).toEqual([]);
  expect(pilot('alderaanianguard')?.initiative).toBe(8);
  expect(flown('rebelalliance', 'alderaanianguard', 'agilegunner', 'seasonednavigator')).not.toContain('no-price');
});

test('each difference that is known says in its line why our facts stay', () => {
  const lines = readFileSync('scripts/xwing-cards/known-differences.txt', 'utf8').split('\n');
  const told = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' | '));
  expect(told.length).toBeGreaterThan(20);
  for (const [card = '', field, , , reason] of told) {
    expect(`${card} ${field} ${reason}`).toMatch(/^(ship|pilot|upgrade):\S+ \w+ .{10,}/);
  }
});
