/** Upgrade cards of the slot 'offensive-retrofit'. */
import { duel } from '../../attack/duels';
import type { Table } from '../../table';
import { chosen, equipped, offered } from '../tables';

const VICTORY = 'victory-i-class-star-destroyer';

test('Expanded Hangar Bay: one squadron more by the dial, none by the token [arm.commands.11, arm.commands.16]', () => {
  const left = (upgrade: string | null, spent: string): unknown => {
    const table = equipped(
      upgrade,
      { owner: 'p2', card: VICTORY, dials: ['squadron'], tokens: ['squadron'] },
      { ships: { own: {} }, squadrons: { tie: { owner: 'p2', at: [600, 400] } } },
    );
    table.answer({ type: 'keep-dial' }).answer({ type: 'resolve-command', command: 'squadron', with: spent });
    return (table.state.stack.at(-1) as unknown as { left: number }).left;
  };
  expect([left(null, 'dial'), left('expanded-hangar-bay', 'dial')]).toEqual([3, 4]);
  expect([left(null, 'token'), left('expanded-hangar-bay', 'token')]).toEqual([1, 1]);
});

describe('Point-Defense Reroute', () => {
  const flak = (upgrades: string[], y: number, ...dice: string[]): Table =>
    duel({
      range: 'beyond',
      cr90: { card: 'assault-frigate-mark-ii-a', upgrades },
      squadrons: { tie: { owner: 'p2', at: [500, y] } },
    })
      .attack('cr90', 'front', 'tie', null)
      .rolls(...dice);
  const CRITICAL = ['blue critical', 'blue critical'];

  test('any dice with critical icons are rerolled against a squadron at close range [arm.modifying-dice.02]', () => {
    const table = flak(['point-defense-reroute'], 420, ...CRITICAL).answer({ type: 'use-ability' });
    expect(chosen(table)).toEqual([[0], [0, 1]]);
    table.answer({ chosen: [0, 1] }).rolls('blue hit', 'blue hit');
    expect(table.told('dice-rerolled')).toHaveLength(1);
  });

  test('not at medium range, not without critical icons, not against ships', () => {
    expect(offered(flak(['point-defense-reroute'], 520, ...CRITICAL))).toEqual([]);
    expect(offered(flak(['point-defense-reroute'], 420, 'blue hit', 'blue accuracy'))).toEqual([]);
    const ship = duel({ cr90: { card: 'assault-frigate-mark-ii-a', upgrades: ['point-defense-reroute'] } });
    ship.attack('cr90', 'front', 'vsd', 'front').rolls('red critical', 'red hit', 'blue critical');
    expect(offered(ship)).toEqual([]);
  });
});
