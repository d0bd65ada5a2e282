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

const OUTER_RIM = `players: { han: { character: han-solo, at: tatooine }, boba: { character: boba-fett, at: tatooine } }
explore: { until: turn is over }`;

test.each<[string, string, string, string]>([
  ['xwing', XWING, '{ red-5: { shields: 7 } }', 'shields of red-5 is at most 2, never 7'],
  ['xwing', XWING, '{ tie: { force: 1 } }', 'force of tie is at most 0, never 1'],
  ['armada', ARMADA, '{ cr90: { shields: { front: 3 } } }', 'shields of cr90 is at most { front: 2, .*never .*3'],
  ['armada', ARMADA, '{ luke: { hull: 6 } }', 'hull of luke is at most 5, never 6'],
  ['xwing', XWING, '{ tie: { damage: 70 } }', 'damage of tie is at most 33, never 70'],
  ['armada', ARMADA, '{ cr90: { damage: 53 } }', 'damage of cr90 is at most 52, never 53'],
  ['outer-rim', OUTER_RIM, '{ han: { damage: { ship: 41 } } }', 'damage of han is at most .*ship: 40.*never .*41'],
  ['outer-rim', OUTER_RIM, '{ han: { fame: 21 } }', 'fame of han is at most 20, never 21'],
  ['outer-rim', OUTER_RIM, '{ hutt: { level: 5 } }', 'level of hutt is at most 4, never 5'],
  ['destiny', DESTINY, '{ Padawan: { damage: 99 } }', 'damage of Padawan is at most 7, never 99'],
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

test('a step does not wait for what can never be', async () => {
  const file = `game: xwing\ntitle: t\n${XWING.replace(/explore.*/, 'steps: [{ until: { tie: { damage: 70 } } }]')}`;
  expect(judge(file, [await judgedGame('xwing')])).toMatchObject({
    problems: [],
    failures: [{ what: 'until', found: 'damage of tie is at most 33, never 70' }],
  });
});

test.each([
  ['xwing', XWING, 'set dialls', /did you mean set dials\?/],
  ['armada', ARMADA, 'nonsense', /$/],
  ['destiny', DESTINY, 'nonsense', /$/],
  ['outer-rim', OUTER_RIM, 'nonsense', /$/],
  [
    'miniatures',
    'characters: { ann: { player: light, at: [2, 4] }, bob: { player: dark, at: [3, 4] } }\nmoment: { turn: ann }',
    'nonsense',
    /$/,
  ],
])(
  'what %s never asks is refused as the file is read, in a step and in an expectation',
  async (id, file, asks, hint) => {
    const game = await judgedGame(id);
    const table = file.replace(/explore.*/, '');
    for (const said of [`steps: [{ until: { asks: ${asks} } }]`, `expect: { asks: ${asks} }`]) {
      const { verdict, problems } = judge(`game: ${id}\ntitle: t\n${table}\n${said}`, [game]);
      expect([verdict, problems.length]).toEqual(['wrong', 1]);
      expect(problems[0]?.message).toMatch(`this game never asks '${asks}'`);
      expect(problems[0]?.message).toMatch(hint);
    }
  },
);

/** Numbers to which no rule and no printed part sets a bound: tokens of a supply without end, scores, sums of what cards change. */
const ENDLESS: Readonly<Record<string, string>> = {
  xwing:
    'agility calculate cloak deplete disarm evade focus fuses green initiative ion jam reinforce-aft reinforce-fore round strain stress tractor',
  destiny: 'deck-size draws-up-to hand-size passes pool-total resources round',
  'outer-rim': 'cards credits fame-to-win goals ground-combat health hull hyperdrive ship-combat turn',
  armada: 'command engineering hull points round score speed squadron victory-tokens',
  miniatures: 'damage force quiet-rounds round score team',
};

interface OfNumbers {
  type?: unknown;
  anyOf?: readonly OfNumbers[];
  properties?: Readonly<Record<string, OfNumbers>>;
}
const hasNumbers = ({ type, anyOf = [], properties = {} }: OfNumbers): boolean =>
  type === 'integer' || [...anyOf, ...Object.values(properties)].some(hasNumbers);

test.each(Object.keys(ENDLESS))('every other number of %s says how much it can ever be', async (id) => {
  const { language } = await judgedGame(id);
  const values = Object.values(language.kinds).flatMap((kind) => Object.entries(kind));
  const endless = values.filter(([, { schema, most }]) => !most && hasNumbers(schema as OfNumbers));
  expect([...new Set(endless.map(([name]) => name))].sort().join(' ')).toBe(ENDLESS[id]);
});
