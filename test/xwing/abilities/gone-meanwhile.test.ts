/** What an ability acts on has left the game while the ability waited: it is skipped, nothing is paid, and nothing is gained. */
import { abilities } from '../../../src/xwing/abilities';
import { removeFromGame } from '../../../src/xwing/effects/removal';
import { gainToken } from '../../../src/xwing/effects/tokens';
import { bringIntoPlay } from '../../../src/xwing/engine';
import { xwingTable } from '../table';

/** Abilities that act on the ship which the event names in this role. */
const ABOUT = {
  ship: [
    'comms-shuttle',
    'saesee-tiin',
    'kanan-jarrus-crew',
    'leia-organa-pilot',
    'obi-wan-kenobi',
    'petty-officer-thanisson-pilot',
    'petty-officer-thanisson',
    'dace-bonearm',
    'sabine-wren-crew',
    'nash-windrider',
  ],
  attacker: ['chancellor-palpatine', 'viktor-hel', 'youd-better-mean-business'],
  defender: ['shadow-caster', 'jamming-beam', 'ion-torpedoes'],
} as const;
const CASES = Object.entries(ABOUT).flatMap(([role, ids]) => ids.map((id) => [id, role] as const));
const table = () =>
  xwingTable({ ships: { red: { at: [300, 300] }, tie: { player: 'p2', at: [300, 500] } }, moment: 'end' });

test.each(CASES)('%s does nothing to the %s that has left the game [xw.removed-from-game.01]', (id, role) => {
  const entry = abilities.find((each) => each.id === id);
  const waiting = (leaves: boolean) => {
    const bare = structuredClone(table().state);
    bringIntoPlay(bare, entry?.card ?? id, 'red', 'p1');
    if (leaves) removeFromGame(bare, 'tie');
    const event = { type: entry?.on?.events[0], rules: [], [role]: 'tie' };
    return entry?.still?.(bare, { ability: id, source: 'red', controller: 'p1', event } as never);
  };
  expect(waiting(false)).toBe(true);
  expect(waiting(true)).toBe(false);
});

test('a ship that has left the game gains no tokens, which is told [xw.removed-from-game.01, xw.removed-from-game.02]', () => {
  const gone = table().do((state) => {
    removeFromGame(state, 'tie');
    gainToken(state, 'tie', 'stress', ['xw.tokens.02'], { by: 'p1' });
  });
  expect(gone.ship('tie').tokens.stress).toBe(0);
  expect(gone.happened('token-not-gained')).toMatchObject([{ ship: 'tie', because: [{ code: 'removed' }] }]);
});
