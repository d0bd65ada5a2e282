/** A file is bounded by what games bring: what no game reaches is refused at its key, in the schema too, and any file is judged soon. */
import { fileSchema } from '../../../src/judge';
import { MOST_ASKED } from '../../../src/judge/too-much';
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

const times = (n: number, what: string): string => Array.from({ length: n }, () => what).join(', ');
const ship = '{ pilot: T-65 X-wing, at: [450, 300]';
const end = 'moment: { phase: end }';
const xwing = (words: string): string[] => [`ships: { a: ${ship}, ${words} } }`, end];
const destiny = (words: string): string[] => [
  `players: { anna: { characters: [Jango Fett], ${words} }, ben: { characters: [Padawan] } }`,
];
const armada = (words: string): string[] => [
  `ships: { a: { card: CR90 Corvette A, at: [900, 300], ${words} }, b: { card: Victory I, at: [300, 800] } }`,
  'moment: { phase: ship }',
];
const miniatures = (words: string): string[] => [
  `characters: { ann: { player: p, at: [0, 0], card: { ${words} } }, bob: { player: q, at: [4, 0] } }`,
  'moment: { turn: ann }',
];
const outerRim = (words: string): string[] => [`players: { ann: { ${words} }, bob: {} }`];

test.each<[string, string, (words: string) => string[], (n: number) => string, number]>([
  ['xwing', 'upgrades', xwing, (n) => `upgrades: [${times(n, 'R2 Astromech')}]`, 40],
  ['xwing', 'faceup', xwing, (n) => `damage: { faceup: [${times(n, 'Direct Hit!')}] }`, 40],
  ['xwing', 'actions', xwing, (n) => `actions: [${times(n, 'focus')}]`, 40],
  [
    'destiny',
    'characters',
    (words) => [`players: { anna: { ${words} }, ben: { characters: [Padawan] } }`],
    (n) => `characters: [${times(n, 'Hired Gun')}]`,
    12,
  ],
  ['destiny', 'supports', destiny, (n) => `supports: [${times(n, 'Launch Bay')}]`, 60],
  ['destiny', 'hand', destiny, (n) => `hand: [${times(n, 'Dodge')}]`, 60],
  ['destiny', 'deck', destiny, (n) => `deck: [${times(n, 'Dodge')}]`, 60],
  ['destiny', 'deck-top', destiny, (n) => `deck-top: [${times(n, 'Dodge')}]`, 60],
  ['destiny', 'deck-bottom', destiny, (n) => `deck-bottom: [${times(n, 'Dodge')}]`, 60],
  ['destiny', 'discard', destiny, (n) => `discard: [${times(n, 'Dodge')}]`, 60],
  ['destiny', 'set-aside', destiny, (n) => `set-aside: [${times(n, 'Dodge')}]`, 60],
  ['destiny', 'dice-aside', destiny, (n) => `dice-aside: [${times(n, 'Jetpack')}]`, 240],
  ['armada', 'upgrades', armada, (n) => `upgrades: [${times(n, 'Leia Organa')}]`, 20],
  ['armada', 'faceup', armada, (n) => `damage: { faceup: [${times(n, 'Injured Crew')}] }`, 20],
  ['miniatures', 'abilities', miniatures, (n) => `abilities: [${times(n, 'Unique')}]`, 30],
  ['outer-rim', 'cards', outerRim, (n) => `cards: [${times(n, 'Jetpack')}]`, 60],
  ['outer-rim', 'secrets', outerRim, (n) => `secrets: [${times(n, 'The vault code')}]`, 60],
  ['outer-rim', 'marked', outerRim, (n) => `marked: [${times(n, 'Lothal')}]`, 60],
  ['outer-rim', 'box', (words) => [...outerRim(''), words], (n) => `box: [${times(n, 'Jetpack')}]`, 400],
  ['outer-rim', 'encounters', (words) => [...outerRim(''), words], (n) => `encounters: [${times(n, 'Pirates')}]`, 400],
  ['outer-rim', 'bottom', (words) => [...outerRim(''), words], (n) => `bottom: [${times(n, 'Jetpack')}]`, 400],
])('%s: %s that no game has', async (game, key, table, words, most) => {
  const { problem } = rulingsOf(await judgedGame(game));
  const refused = new RegExp(`a list of (at most|1 to) ${most} is expected here, found ${most + 1}`);
  expect(problem(...table(words(most + 1)))).toMatch(refused);
  expect(problem(...table(words(most)))).not.toContain('is expected here, found');
  const schema = JSON.stringify(fileSchema((await judgedGame(game)).language));
  expect(schema).toMatch(new RegExp(`"${key}":\\{"type":"array","items":.*?"maxItems":${most}`));
});

describe('steps and expectations in all', () => {
  const asked = async (...lines: string[]): Promise<string> => {
    const { problem } = rulingsOf(await judgedGame('outer-rim'));
    return problem('players: { ann: { at: Lothal }, bob: {} }', ...lines);
  };
  const lines = (n: number, line: string): string[] => Array.from({ length: n }, () => line);
  const told = `the file has \\d+ steps and expectations in all, where ${MOST_ASKED} are allowed`;

  test.each<[string, string[], number]>([
    ['steps', ['steps:', ...lines(MOST_ASKED + 1, '  - note: x')], MOST_ASKED + 5],
    ['expectations', ['expect:', ...lines(MOST_ASKED + 1, '  - { decides: ann }')], MOST_ASKED + 5],
    [
      'of a step',
      ['steps:', '  - note: x', '  - expect:', ...lines(MOST_ASKED - 1, '      - { decides: ann }')],
      MOST_ASKED + 5,
    ],
    [
      'until',
      ['steps:', '  - note: x', '  - until:', ...lines(MOST_ASKED - 1, '      - { decides: ann }')],
      MOST_ASKED + 5,
    ],
    ['deeds of a list', ['expect:', '  - decides: ann', `  - not-offered: [${times(MOST_ASKED, 'deliver')}]`], 6],
  ])('%s', async (_, written, line) => {
    expect(await asked(...written)).toMatch(new RegExp(`^${line}:.*${told}`));
  });

  test('as many as are taken', async () => {
    expect(await asked('steps:', ...lines(MOST_ASKED - 1, '  - note: x'), 'expect: { decides: ann }')).toBe('');
  });
});
