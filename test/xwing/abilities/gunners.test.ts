/** Veteran Turret Gunner: a bonus turret attack through an arc that was not used this round. */
import { duel } from '../duel';
import { passes } from '../fight';
import type { ShipOnTable, Table } from '../table';

/** A Y-wing, its front primary weapon and its Dorsal Turret at range 2 of a TIE fighter ahead of it. */
const YWING: ShipOnTable = {
  pilot: 'graysquadronbomber',
  upgrades: ['dorsalturret', 'veteranturretgunner'],
  turret: 'front',
};

/** The attack misses. */
function misses(table: Table, weapon: string): Table {
  passes(
    passes(
      table.attack('red', 'tie', weapon).rolls(
        ...table.candidates
          .flatMap(({ action }) => (action.type === 'roll' ? [action.faces.map(() => 'blank')] : []))
          .slice(0, 1)
          .flat(),
      ),
    ),
  );
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
