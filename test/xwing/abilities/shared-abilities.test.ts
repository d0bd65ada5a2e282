/** Pilot abilities that ships have of each other: IG-2000 and IG-88D. */
import * as E from 'fp-ts/lib/Either';
import { xwing } from '../../../src/xwing';
import { removeFromGame } from '../../../src/xwing/effects/removal';
import { newGame, type ShipOnTable, squad, type Table, xwingTable } from '../table';

const abilitiesOn = (table: Table, source: string): string[] =>
  table.state.inPlay
    .filter((each) => each.source === source)
    .map(({ ability }) => ability)
    .filter((id) => /^ig-88[ac]/.test(id))
    .sort();
const aggressors = (
  a: ShipOnTable = {},
  c: ShipOnTable = {},
  more: Readonly<Record<string, ShipOnTable>> = {},
): Table =>
  xwingTable({
    ships: {
      a: { pilot: 'ig88a', upgrades: ['ig2000'], at: [200, 300], ...a },
      c: { pilot: 'ig88c', upgrades: ['ig2000'], at: [400, 300], ...c },
      x: { player: 'p2', pilot: 'academypilot', at: [860, 860] },
      ...more,
    },
    moment: { phase: 'activation', ship: 'a', step: 'perform action' },
  });

test('each other friendly ship with IG-2000 has the pilot ability, and uses it as its own', () => {
  const table = aggressors();
  expect([abilitiesOn(table, 'a'), abilitiesOn(table, 'c')]).toEqual([
    ['ig-88a', 'ig-88c'],
    ['ig-88a', 'ig-88c'],
  ]);
  // IG-88C evades after a boost; here IG-88A does.
  table.answer({ type: 'perform-action', action: 'boost' });
  for (let i = 0; i < 9 && !table.offers({ type: 'use-ability', ability: 'ig-88c' }); i++)
    table.does(table.legal()[0]!);
  table.use('ig-88c');
  expect(table.happened('action-performed').map(({ ship, action }) => `${ship} ${action}`)).toEqual([
    'a boost',
    'a evade',
  ]);
});

test('not with a ship that lacks the title, and not with an enemy', () => {
  for (const table of [
    aggressors({ upgrades: [] }),
    aggressors({}, { upgrades: [] }),
    aggressors({}, { player: 'p2' }),
  ])
    expect([abilitiesOn(table, 'a'), abilitiesOn(table, 'c')]).toEqual([['ig-88a'], ['ig-88c']]);
});

test('IG-88D gives a ship the abilities of those with the title, and shares none', () => {
  const table = aggressors({}, {}, { crew: { pilot: 'freightercaptain', upgrades: ['ig88d'], at: [600, 300] } });
  expect(abilitiesOn(table, 'crew')).toEqual(['ig-88a', 'ig-88c']);
  const alone = aggressors(
    { upgrades: [] },
    {},
    { crew: { pilot: 'freightercaptain', upgrades: ['ig88d'], at: [600, 300] } },
  );
  expect([abilitiesOn(alone, 'crew'), abilitiesOn(alone, 'c')]).toEqual([['ig-88c'], ['ig-88c']]);
});

test('until that ship is removed from the game', () => {
  const table = aggressors().do((state) => removeFromGame(state, 'c'));
  expect([abilitiesOn(table, 'a'), abilitiesOn(table, 'c')]).toEqual([['ig-88a'], []]);
});

test('from setup on, and in saved games', () => {
  const ig = (pilot: string) => [pilot, 'aggressorassaultfighter', { title: ['ig2000'] }] as const;
  const game = newGame(
    squad('scumandvillainy', [ig('ig88a'), ig('ig88c')]),
    squad('galacticempire', [['academypilot', 'tielnfighter']]),
  );
  expect(abilitiesOn(game, 'ig88a')).toEqual(['ig-88a', 'ig-88c']);
  const { state } = aggressors();
  expect(xwing.load(JSON.parse(JSON.stringify(state)))._tag).toBe('Right');
  const without = structuredClone(state);
  without.inPlay = without.inPlay.filter(({ ability, source }) => !(ability === 'ig-88c' && source === 'a'));
  const refused = xwing.load(without);
  expect(E.isLeft(refused) && refused.left.code).toBe('not-in-play');
});

test('after IG-88D calculates its ship gains another token', () => {
  const crew = (upgrades: string[]): Table => {
    const table = xwingTable({
      ships: { crew: { pilot: 'freightercaptain', upgrades, at: [600, 300] }, x: { player: 'p2' } },
      moment: { phase: 'activation', ship: 'crew', step: 'perform action' },
    });
    return table;
  };
  expect(crew([]).offers({ type: 'perform-action', action: 'calculate' })).toBe(false);
  const table = crew(['ig88d']).answer({ type: 'perform-action', action: 'calculate' });
  expect(table.happened('token-gained').filter(({ token }) => token === 'calculate')).toHaveLength(2);
});
