/** Upgrade cards of the slot 'weapons-team'. */
import { duel, type Duel } from '../../attack/duels';
import type { Table } from '../../table';
import { whyNotTarget } from '../tables';

describe('Gunnery Team', () => {
  const spec = (upgrades: string[]): Duel => ({
    cr90: { card: 'assault-frigate-mark-ii-a', upgrades, at: [500, 300] },
    vsd: { at: [420, 480] },
    more: { second: { owner: 'p2', at: [580, 480], card: 'victory-i-class-star-destroyer' } },
    squadrons: { tie: { owner: 'p2', at: [500, 390] } },
  });
  const first = (upgrades: string[]): Table =>
    duel(spec(upgrades))
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue accuracy')
      .passes('declare a target');

  test('a hull zone attacks again, but never the same ship, whichever of its hull zones [arm.golden-rules.02, arm.golden-rules.03]', () => {
    const table = first(['gunnery-team']);
    expect(whyNotTarget(table, 'front', 'second', 'front')).toBeNull();
    expect(whyNotTarget(table, 'front', 'tie', null)).toBeNull();
    expect(whyNotTarget(table, 'front', 'vsd', 'front')).toMatchObject({ code: 'targeted-before' });
    table.attack('cr90', 'front', 'second', 'front').rolls('red blank', 'red blank', 'blue accuracy');
    table.passes('determine course');
    expect(table.told('attack-performed')).toHaveLength(2);
  });

  test('without it the zone has attacked [arm.attack.29]', () => {
    expect(whyNotTarget(first([]), 'front', 'second', 'front')).toMatchObject({ code: 'zone-has-attacked' });
  });

  test('a squadron that was one of several targets is not attacked again', () => {
    const table = duel(spec(['gunnery-team']))
      .attack('cr90', 'front', 'tie', null)
      .rolls('blue critical', 'blue critical');
    table.passes('declare a target');
    expect(whyNotTarget(table, 'front', 'tie', null)).toMatchObject({ code: 'targeted-before' });
    expect(whyNotTarget(table, 'front', 'vsd', 'front')).toBeNull();
  });
});
