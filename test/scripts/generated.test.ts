import { readFileSync } from 'node:fs';
import { ambiguitiesPage, type CardReading } from '../../scripts/docs/ambiguities';
import { anchorsIn, linksIn } from '../../scripts/docs/anchors';
import { diagramsPage } from '../../scripts/docs/diagrams';
import { withLineCounts } from '../../scripts/docs/new-game';
import { withTable } from '../../scripts/docs/readme-table';
import { gameFolders } from '../../scripts/games';
import { procedureBuilders, type CoreState, type Frame, type GameTypes } from '../../src/core';
import { allCards } from '../../src/destiny/facts';

/** Games with rules that can be read in another way. */
const READ = gameFolders().filter(({ statements }) => statements.some(({ doubt }) => doubt !== undefined));

const statement = { termPl: '', kind: 'rule' as const, check: 'x', lines: [1, 1] };

describe('the page of ambiguities', () => {
  const statements = [
    {
      ...statement,
      id: 'xw.a.01',
      term: 'Charges',
      text: 'Nothing is lost.',
      unsure: 'The text does not say.',
      doubt: {
        question: 'And if none is left?',
        reading: 'It stays.',
        alternative: 'It is destroyed.',
        option: 'charges: harsh',
      },
    },
    { ...statement, id: 'xw.a.02', term: 'Force', text: 'Icon.', unsure: 'The icon was lost.' },
    { ...statement, id: 'xw.a.03', term: 'Later', text: 'Not proved yet.', unsure: 'So not listed.' },
    { ...statement, id: 'xw.a.04', term: 'Sure', text: 'Clear.' },
  ];
  const proved = new Set(['xw.a.01', 'xw.a.02', 'xw.a.04']);
  const page = ambiguitiesPage([{ name: 'X-Wing Rules', short: 'X-Wing', statements, proved }]);

  test('gives question, reading, alternative and option in one line under its heading', () => {
    const line =
      '- And if none is left? **It stays.** Other reading: It is destroyed. Option: `charges: harsh`. [xw.a.01]';
    expect(page).toContain(`### X-Wing: Charges\n\n${line}\n`);
  });

  test('links to it by game and by heading', () => {
    expect(page).toContain('- **X-Wing**: [Charges](#x-wing-charges) · [missing or illegible text');
    expect(page).toContain('- Charges: [X-Wing](#x-wing-charges)\n');
    const anchors = anchorsIn(page);
    for (const link of linksIn(page)) expect(anchors).toContain(link.slice(1));
  });

  test('names a heading once, however much is asked under it', () => {
    const [one] = statements;
    const two = ambiguitiesPage([
      {
        name: 'X-Wing Rules',
        short: 'X-Wing',
        statements: statements.flatMap((each) => (each === one ? [one, one] : [])),
        proved,
      },
    ]);
    expect(two).toContain('- Charges: [X-Wing](#x-wing-charges) (2)\n');
    expect(two.match(/### X-Wing: Charges/g)).toHaveLength(1);
  });

  test('tells disputed readings from missing or illegible text', () => {
    expect(page).toContain('This page lists 2 rules of this game; 1 of them can be read in two ways.');
    expect(page.indexOf('xw.a.02')).toBeGreaterThan(page.indexOf('### X-Wing: missing'));
  });

  test('tells how cards were read that the rulebook does not mention', () => {
    const cards = [{ card: 'R2-D2', question: 'Which die?', reading: 'Any.', alternative: 'Its own.' }];
    const told = ambiguitiesPage([{ name: 'X-Wing Rules', short: 'X-Wing', statements, proved, cards }]);
    expect(told).toContain('- R2-D2. Which die? **Any.** Other reading: Its own.\n');
    expect(page).not.toContain('cards that the rulebook');
  });

  test('leaves out what is sure or not proved', () => {
    expect(page).not.toContain('xw.a.03');
    expect(page).not.toContain('xw.a.04');
  });
});

test('other readings stand with the statements of the three games', () => {
  expect(READ.map(({ name }) => name)).toEqual(expect.arrayContaining(['destiny', 'outer-rim', 'xwing']));
});

describe.each(READ)('the doubts of $name', ({ statements }) => {
  const doubted = statements.filter(({ doubt }) => doubt !== undefined);

  test('are of rules that the catalogue is unsure of', () => {
    for (const { id, unsure } of doubted) expect([id, unsure]).toEqual([id, expect.any(String)]);
  });

  test('ask a question, and give the answer that is taken and another one', () => {
    for (const { id, doubt } of doubted) {
      const answer = expect.stringMatching(/\.$/);
      expect([id, doubt]).toEqual([
        id,
        expect.objectContaining({ question: expect.stringMatching(/\?$/), reading: answer, alternative: answer }),
      ]);
      expect([id, doubt?.reading]).not.toEqual([id, doubt?.alternative]);
    }
  });
});

test("the readings of Destiny's cards are of its cards", () => {
  const read = JSON.parse(readFileSync('scripts/docs/ambiguities/destiny-cards.json', 'utf8')) as CardReading[];
  const names = allCards().map((each) => each.name);
  for (const { card, question, reading, alternative } of read) {
    expect(names).toContain(card);
    expect([question, reading, alternative]).toEqual([
      expect.stringMatching(/\?$/),
      expect.stringMatching(/\.$/),
      expect.stringMatching(/\.$/),
    ]);
  }
});

describe('the diagram of a procedure', () => {
  interface Example extends GameTypes {
    frames: Record<
      'round' | 'attack' | 'suffer damage' | 'ability queue' | 'ability jake-farrell' | 'effect gain',
      Frame
    >;
  }
  const { procedure, run, ask } = procedureBuilders<Example>();
  const call = (_state: CoreState, name: string): string => name;
  const sufferDamage = (_state: CoreState): string => 'x';
  const goTo = (_frame: unknown, name: string): string => name;
  const page = diagramsPage('Test', [
    procedure('round', [
      run('begin', ['xw.a.01'], (state) => void call(state, 'attack')),
      ask(
        'choose "this"',
        [],
        () => null,
        () => undefined,
      ),
      run('repeat', [], (_state, frame) => void goTo(frame, 'begin')),
      run('hurt', [], (state) => void sufferDamage(state)),
    ]),
    procedure('attack', []),
    procedure('suffer damage', []),
    procedure('ability queue', []),
    procedure('ability jake-farrell', []),
    procedure('effect gain', []),
  ]);

  test('has the steps in order, with their rules', () => {
    for (const line of ['state "begin (xw.a.01)" as s0', '[*] --> s0', 's0 --> s1', 's1 --> s2', 's3 --> [*]'])
      expect(page).toContain(line);
  });

  test('is drawn of what the rulebook has, not of single cards', () => {
    expect(page).toContain('## ability queue');
    expect(page).not.toMatch(/jake-farrell|effect gain/);
  });

  test('marks the steps that ask', () => {
    expect(page).toContain(`state "choose 'this'?" as s1`);
    expect(page).toContain('class s1 asks');
    expect(page).not.toContain('class s0 asks');
  });

  test('shows jumps and calls', () => {
    expect(page).toContain('s2 --> s0: again');
    expect(page).toContain('note right of s0: attack, see there');
    expect(page).toContain('note right of s3: suffer damage, see there');
    expect(page).not.toContain('note right of s2');
  });
});

test('the table of games replaces what stood between its marks, and nothing else', () => {
  const readme = '# x\n<!-- games: made by npm run generated -->\nold\n<!-- end of games -->\nrest\n';
  const game = { name: 'xwing', edition: 'RR 1', observable: 1132, proved: 566, cards: { cards: 10, adjudicated: 3 } };
  const made = withTable(readme, [game]);
  expect(made).toContain('566 of 1,132 observable rules (50 %)');
  expect(made).toContain('3 of 10 (30 %)');
  expect(made).not.toContain('old');
  expect(made.startsWith('# x\n<!-- games')).toBe(true);
  expect(made.endsWith('<!-- end of games -->\nrest\n')).toBe(true);
  expect(withTable(made, [game])).toBe(made);
});

describe('the line counts of docs/new-game.md', () => {
  const page = (rows: string): string =>
    `# x\n<!-- line counts: made by npm run generated -->\n${rows}\n<!-- end of line counts -->\nrest\n`;
  const made = withLineCounts(page(''), ['xwing']);
  const row = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('| `scenario`'));

  test('are those of the games, two digits of them, and made again they stay', () => {
    expect(row(made)).toEqual([expect.stringMatching(/^\| `scenario` +\| \d,\d00 +\|$/)]);
    expect(withLineCounts(made, ['xwing'])).toBe(made);
  });

  test('stay where the truth is near, and are mended where it is not', () => {
    const [written = ''] = row(made);
    const counted = Number(written.replace(/\D/g, ''));
    const withCount = (lines: number): string =>
      made.replace(written, written.replace(/\d,\d00/, `${lines}`.replace(/(\d{3})$/, ',$1')));
    const near = withCount(counted + 37);
    expect(near).not.toBe(made);
    expect(withLineCounts(near, ['xwing'])).toBe(near);
    expect(withLineCounts(withCount(counted * 2), ['xwing'])).toBe(made);
  });
});

test('docs/ambiguities.md sends nobody to lines of a text, or to files, that readers do not have', () => {
  const page = readFileSync('docs/ambiguities.md', 'utf8');
  expect(page.match(/\blines? \d+.*|\(see docs\/ambiguities.*|\S+-components\.md/gi) ?? []).toEqual([]);
});
