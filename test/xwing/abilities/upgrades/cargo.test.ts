/** Upgrades of the slot 'cargo'. */
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { FAR_ENEMY, WING, coordinatable } from '../card-tables';

describe('farther than usual', () => {
  const transport = (energy: number, upgrades = ['boostedscanners']): ShipOnTable => ({
    pilot: 'echobaseevacuees',
    upgrades,
    energy,
    at: [450, 120],
  });

  /** Distances from its base, straight ahead. */
  const ahead = (mm: number, more: ShipOnTable = {}): ShipOnTable => ({ ...WING, at: [450, 230 + mm + 20], ...more });

  const acting = (ships: TableSpec['ships'], action: string): Table =>
    xwingTable({ ships, moment: { phase: 'activation', ship: 'red', step: 'perform action' } }).answer({ action });

  const scanning = (energy: number): Table =>
    acting({ red: transport(energy), near: ahead(100), mid: ahead(280), far: ahead(360), x: FAR_ENEMY }, 'coordinate');

  test('Boosted Scanners: up to three energy for as many ranges, where it coordinates', () => {
    const table = scanning(3);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([1, 2, 3]);
    table.choose('boosted-scanners', 1);
    expect(coordinatable(table)).toEqual(['near', 'mid']);
    expect(table.ship('red').energy?.active).toBe(2);
    expect(coordinatable(scanning(3).choose('boosted-scanners', 2))).toEqual(['near', 'mid', 'far']);
    expect(coordinatable(scanning(3).decline('boosted-scanners'))).toEqual(['near']);
    expect(
      scanning(2)
        .legal('choose')
        .map(({ chosen }) => chosen),
    ).toEqual([1, 2]);
    expect(coordinatable(scanning(0))).toEqual(['near']);
  });

  test('Boosted Scanners: where it jams or locks, and never beyond range 5', () => {
    const foe = (mm: number): Table =>
      acting({ red: transport(3), foe: ahead(mm, { player: 'p2' }), other: ahead(50, { player: 'p2' }) }, 'jam');
    const jammable = (mm: number, energy: number): string[] =>
      foe(mm)
        .choose('boosted-scanners', energy)
        .legal('choose-jammed')
        .map(({ on }) => on);
    expect([jammable(180, 1), jammable(180, 2), jammable(280, 1)]).toEqual([
      ['foe', 'other'],
      ['foe', 'other'],
      ['other'],
    ]);
    const locked = (mm: number, energy: number): string[] => {
      // One energy goes with the stress of the red action.
      const ships = { red: transport(4), foe: ahead(mm, { player: 'p2' }), other: ahead(50, { player: 'p2' }) };
      const table = acting(ships, 'lock').choose('boosted-scanners', energy);
      return table.legal('choose-lock').map(({ on }) => on);
    };
    expect([locked(410, 1), locked(410, 3), locked(510, 3)]).toEqual([['other'], ['foe', 'other'], ['other']]);
  });
});
