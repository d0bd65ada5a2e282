/** Upgrade cards of the slot 'offensive-retrofit'. */
import { equipped } from '../tables';

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
