/** What a value can never be, whatever happens, is a slip: that it never comes about proves nothing. */
import { judge, type JudgedGame } from '../../src/judge';
import { judgedGame } from './games/games';

const XWING = `ships:
  red-5: { pilot: T-65 X-wing, at: [450, 300] }
  tie: { pilot: Academy Pilot, at: [450, 500] }
moment: { phase: engagement, ship: red-5 }
explore: { until: attack is over }`;

const ARMADA = `ships:
  vsd: { card: Victory II, at: [900, 200] }
  cr90: { card: CR90 Corvette A, at: 'long range of vsd, in its front arc, facing it' }
squadrons:
  luke: { card: X-wing, at: [300, 600] }
moment: { phase: ship, ship: vsd, step: attack }
explore: { until: attack is over }`;

const DESTINY = `players:
  anna: { characters: [{ card: Jango Fett, die: 2 ranged }] }
  ben: { characters: [Padawan] }
explore: { until: turn is over }`;

test.each<[string, string, string, string]>([
  ['xwing', XWING, '{ red-5: { shields: 7 } }', 'shields of red-5 is at most 2, never 7'],
  ['xwing', XWING, '{ tie: { force: 1 } }', 'force of tie is at most 0, never 1'],
  ['armada', ARMADA, '{ cr90: { shields: { front: 3 } } }', 'shields of cr90 is at most { front: 2, .*never .*3'],
  ['armada', ARMADA, '{ luke: { hull: 6 } }', 'hull of luke is at most 5, never 6'],
  ['destiny', DESTINY, '{ Padawan: { shields: 4 } }', 'shields of Padawan is at most 3, never 4'],
])('%s: %s', async (id, file, fact, found) => {
  const game: JudgedGame = await judgedGame(id);
  const ruled = (expected: string) => judge(`game: ${id}\ntitle: t\n${file}\nexpect: [${expected}]`, [game]);
  for (const word of ['never', 'possible', 'always'])
    expect(ruled(`${word}: ${fact}`)).toMatchObject({
      problems: [],
      verdict: 'failed',
      failures: [{ expected: 'what can be', found: expect.stringMatching(found) as string }],
    });
});
