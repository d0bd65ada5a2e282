/** Gunners that grant bonus turret attacks. */
import { duel } from '../duel';
import { passes } from '../fight';
import type { ShipOnTable, Table } from '../table';

/** A Y-wing, its front primary weapon and its Dorsal Turret at range 2 of a TIE fighter ahead of it. */
const YWING: ShipOnTable = {
  pilot: 'graysquadronbomber',
  upgrades: ['dorsalturret', 'veteranturretgunner'],
  turret: 'front',
};

/** An attack that misses. */
const misses = (table: Table, weapon: string): Table => missed(table.attack('red', 'tie', weapon));

function missed(table: Table): Table {
  const blanks = (table.legal('roll')[0]?.faces ?? []).map(() => 'blank');
  passes(passes(table.rolls(...blanks)));
  return passes(passes(table.rolls('evade', 'evade', 'evade')));
}

test('after a primary attack of the front arc the turret may point to the front as well [xw.faq-firing-arcs.04]', () => {
  const table = misses(duel(YWING), 'primary');
  table.use('veteran-turret-gunner');
  expect(table.legal('choose-weapon').map((each) => each.weapon)).toEqual(['red/dorsalturret']);
  table.answer({ weapon: 'red/dorsalturret' }).answer({ type: 'declare-defender', defender: 'tie' });
  expect(table.happened('attack-declared')).toMatchObject([{ weapon: 'primary' }, { weapon: 'red/dorsalturret' }]);
  expect(table.ship('red')).toMatchObject({ turretAttacks: ['front'] });
});

test('not through an arc that a turret attack of this round was through', () => {
  // A primary weapon that is a turret, pointing to the front.
  const hwk: ShipOnTable = { pilot: 'rebelscout', upgrades: ['veteranturretgunner'], turret: 'front' };
  const table = misses(duel(hwk), 'primary');
  expect(table.ship('red').turretAttacks).toEqual(['front']);
  expect(table.happened('ability-skipped')).toMatchObject([
    { ability: 'veteran-turret-gunner', code: 'no-turret-arc' },
  ]);
});

test('after a special attack there is none', () => {
  const table = misses(duel(YWING), 'red/dorsalturret');
  expect(table.offers({ type: 'use-ability', ability: 'veteran-turret-gunner' })).toBe(false);
  expect(table.happened('attack-declared')).toHaveLength(1);
});

describe('Special Forces Gunner', () => {
  const SF: ShipOnTable = { pilot: 'zetasquadronsurvivor', upgrades: ['specialforcesgunner'], turret: 'rear' };
  const behind = { other: { player: 'p2', at: [300, 150] as const } };
  const offered = (ship: ShipOnTable, weapon = 'primary front'): Table =>
    misses(duel({ ...SF, ...ship }, {}, { others: behind }), weapon);
  const use = { type: 'use-ability', ability: 'special-forces-gunner-attacks' };

  test('after a primary front arc attack a bonus primary turret attack to the rear [xw.attack.37, xw.bonus-attack.01]', () => {
    const table = offered({}).use('special-forces-gunner-attacks');
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['primary single-turret']);
    table.answer({ weapon: 'primary single-turret' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['other']);
    table.answer({ type: 'declare-defender', defender: 'other' });
    expect(table.happened('attack-declared').map(({ defender, weapon }) => [defender, weapon])).toEqual([
      ['tie', 'primary front'],
      ['other', 'primary single-turret'],
    ]);
  });
  test('not with the turret to the front, nor after a turret attack', () => {
    expect(offered({}).offers(use)).toBe(true);
    const toTheFront = duel({ ...SF, turret: 'front' }, {}, { others: behind });
    expect(missed(passes(toTheFront.attack('red', 'tie', 'primary front'))).offers(use)).toBe(false);
    expect(misses(duel({ ...SF, turret: 'rear', facing: 180 }), 'primary single-turret').offers(use)).toBe(false);
  });
});
