/** The commands that tell of every possibility: what they print, and their exit codes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exploreCommand } from '../../src/judge/cli/explore';
import { judgeCommand } from '../../src/judge/cli/judge';
import { oddsCommand } from '../../src/judge/cli/odds';

const folder = mkdtempSync(join(tmpdir(), 'explore-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  code: number;
  out: string;
  lines: string[];
}

interface Options {
  json?: boolean;
  how?: boolean;
  svg?: string;
  until?: string;
  of?: string[];
  fractions?: boolean;
}

const COMMANDS = { explore: exploreCommand, odds: oddsCommand, judge: judgeCommand };

/** In this process: starting another takes seconds. */
async function run(command: keyof typeof COMMANDS, files: string[], options: Options = {}): Promise<Ran> {
  let out = '';
  const write = (text: unknown): boolean => {
    out += String(text);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockImplementation(write));
  const code = await COMMANDS[command](files, options).finally(() => spies.forEach((spy) => spy.mockRestore()));
  // Whoever runs the tests may have colors.
  // eslint-disable-next-line no-control-regex
  out = out.replace(/\u001b\[\d+m/g, '');
  return { code, out, lines: out.trimEnd().split('\n') };
}

const HAN = 'docs/examples/xwing/han-solo-below-two-hits.yaml';

function file(name: string, ...more: string[]): string {
  const path = join(folder, name);
  const lines = [
    'game: xwing',
    'title: An attack',
    'ships: { red-5: { pilot: T-65 X-wing, at: [450, 300] }, big: { pilot: VT-49 Decimator, at: range 2 of red-5 } }',
    'moment: { phase: engagement, ship: red-5 }',
    ...more,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const plain = file('plain.yaml', 'steps: [attack: big]');

interface Answer {
  walked: number;
  unfinished: number;
  failed: number;
  wrong: number;
  reports: {
    verdict: string;
    states: number;
    always: object;
    outcomes: { low: number; high: number; facts: object; story?: string[] }[];
    choices: { player: string; rules: string[]; after: string[][]; times: number; leads: Leads[] }[];
    distributions: { of: string; values: { value: number; low: number; high: number }[] }[];
    facts: { of: string; low: number }[];
  }[];
}

interface Leads {
  answers: string[];
  best: boolean;
  to: { outcome: number; low: number; high: number }[];
  rules: string[];
}

async function asked(
  command: keyof typeof COMMANDS,
  files: string[],
  options: Options = {},
): Promise<{ code: number; answer: Answer }> {
  const { code, lines } = await run(command, files, { ...options, json: true });
  expect(lines).toHaveLength(1);
  return { code, answer: JSON.parse(lines[0] ?? '') as Answer };
}

describe('explore', () => {
  test('--json: outcomes, and each choice that makes a difference once, with what it leads to and by which rules', async () => {
    const { code, answer } = await asked('explore', [HAN]);
    expect([code, answer.walked, answer.wrong]).toEqual([0, 1, 0]);
    const [{ outcomes, choices } = { outcomes: [], choices: [] }] = answer.reports;
    expect(outcomes.map(({ high, facts }) => [high, facts])).toEqual([
      [0.5625, { decimator: { shields: 2 } }],
      [0.1875, { decimator: { shields: 1 } }],
      [0.1875, { decimator: { shields: 3 } }],
      [0.0625, { decimator: { shields: 4 } }],
    ]);
    // One for each number of hits; he rolls again below two.
    expect(choices.map(({ times, leads }) => [times, leads[0]?.best, leads[0]?.answers[0]])).toEqual([
      [4, true, 'rebels does not use Han Solo of falcon'],
      [6, true, 'rebels does not use Han Solo of falcon'],
      [6, true, 'rebels uses Han Solo of falcon'],
      [4, true, 'rebels uses Han Solo of falcon'],
    ]);
    expect(choices[2]?.leads[1]).toMatchObject({ best: false, to: [{ outcome: 3, low: 1, high: 1 }] });
    expect(choices[2]?.leads[0]?.to.map(({ outcome, high }) => [outcome, high])).toEqual([
      [1, 0.375],
      [3, 0.375],
      [2, 0.125],
      [4, 0.125],
    ]);
    expect(choices[0]?.after[0]).toEqual(['3 attack dice show hit, hit and hit']);
    expect(choices[0]?.leads[0]?.rules).toContain('xw.attack.31');
    expect(choices[0]?.leads[1]?.rules).not.toContain('xw.attack.31');
    expect(choices[0]?.rules).toContain('xw.faq-dice.04');
  });

  test('for people: the table, the story of each outcome with --how, and pictures of them', async () => {
    const pictures = join(folder, 'pictures');
    const { code, out } = await run('explore', [HAN], { how: true, svg: pictures });
    expect(code).toBe(0);
    expect(out).toMatch(
      / {2}from here until attack is over, over \d+ states with a choice or a roll: it comes out in 4 ways\n/,
    );
    expect(out).toMatch(/ {2}#1 +0\.5625 {2}decimator: shields 2\n +· roll: /);
    expect(out).toContain('what makes the difference');
    expect(out).toMatch(
      / {4}rebels, Han Solo of falcon {2}\[.*xw\.faq-dice\.04\] {2}after: 3 attack dice show .* {2}or in \d+ more places\n/,
    );
    expect(out).toMatch(
      /rebels uses Han Solo of falcon {2}\(best\) {2}-> #1 0\.375, #2 0\.125, #3 0\.375, #4 0\.125\n/,
    );
    expect(readdirSync(pictures).sort()).toEqual([0, 1, 2, 3, 4].map((n) => `han-solo-below-two-hits-${n}.svg`));
    const titles = [0, 1].map((n) => readFileSync(join(pictures, `han-solo-below-two-hits-${n}.svg`), 'utf8'));
    expect(titles[0]).toContain('as it stands');
    expect(titles[1]).toContain('1: decimator: shields 2 (odds 0.5625)');
  });

  test('what players who want something avoid is an outcome with odds of 0; what is so in every way is said once', async () => {
    const { answer } = await asked('explore', ['docs/examples/destiny/order-against-an-opponent.yaml']);
    const [{ outcomes, choices } = { outcomes: [], choices: [] }] = answer.reports;
    expect(outcomes.map(({ high, facts }) => [high, facts])).toEqual([
      [1, { ben: { 'hand-size': 0, resources: 2 } }],
      [0, { ben: { 'hand-size': 2, resources: 1 } }],
      [0, { ben: { 'hand-size': 2, resources: 2 } }],
    ]);
    expect(choices[0]?.leads.map(({ best, to }) => [best, to[0]?.outcome])).toEqual([
      [true, 1],
      [false, 2],
    ]);
    const jake = await asked('explore', ['docs/examples/xwing/every-order-of-jake.yaml'], {
      of: ['stress of jake', 'damage of jake', 'activated of jake'],
    });
    expect(jake.answer.reports[0]).toMatchObject({ always: { jake: { activated: true } } });
    expect(jake.answer.reports[0]?.outcomes.map(({ facts }) => facts)).toEqual([
      { jake: { stress: 1 } },
      { jake: { stress: 0 } },
    ]);
  });

  test('exit codes: 1 where a walk gives up or a step does not hold, 2 for a file or an option that is wrong', async () => {
    const few = file('few.yaml', 'steps: [attack: big]', 'explore: { until: attack is over, states: 3 }');
    writeFileSync(few, readFileSync(few, 'utf8').replace('[450, 300] }', '[450, 300], focus: 1 }'));
    const gaveUp = await run('explore', [few]);
    expect(gaveUp.code).toBe(1);
    expect(gaveUp.out).toMatch(
      /More than 3 states with a choice or a roll, so that not every way was walked\..*\(states\)\./,
    );
    expect(gaveUp.out).toMatch(/Found by then, each of which can come about:\n {2}· /);
    const refused = file('refused.yaml', 'steps: [perform-action: focus]', 'explore: { neglect: 0 }');
    const { code, answer } = await asked('explore', [refused, few, plain]);
    expect([code, answer]).toMatchObject([
      2,
      { walked: 0, unfinished: 1, failed: 1, wrong: 1, reports: [{ failures: [{ line: 5 }] }, {}, { problems: [{}] }] },
    ]);
    const missing = await run('explore', [plain]);
    expect(missing.code).toBe(2);
    expect(missing.out).toMatch(/plain\.yaml:1:1: explore is missing here: .*--until 'attack is over'/);
    const decide = file('zed.yaml', 'steps: [attack: big]', 'explore:', '  decide:', '    zed: most shields of big');
    for (const command of ['explore', 'odds', 'judge'] as const) {
      const zed = await run(command, [decide]);
      expect([command, zed.code]).toEqual([command, 2]);
      expect(zed.out).toMatch(/zed\.yaml:8:5:? .*'zed' is no player here; /);
    }
    const typo = await run('explore', [plain], { until: 'atack is over', of: ['shields of bug'] });
    expect(typo.code).toBe(2);
    expect(typo.out).toMatch(/--until: 'atack is over' is not known; .*; did you mean attack\?/);
    expect(typo.out).toMatch(/--of: there is no piece 'bug'; did you mean big\?/);
    expect(await run('explore', [plain], { svg: plain })).toMatchObject({ code: 2 });
  });
});

describe('odds', () => {
  test('--json: each value by itself, and the facts whose odds the file expects', async () => {
    const { code, answer } = await asked('odds', [HAN]);
    expect(code).toBe(0);
    const [report] = answer.reports;
    expect(report?.distributions).toEqual([
      {
        of: 'shields of decimator',
        values: [
          [1, 0.1875],
          [2, 0.5625],
          [3, 0.1875],
          [4, 0.0625],
        ].map(([value, odds]) => ({ value, low: odds, high: odds })),
      },
    ]);
    expect(report?.facts.map(({ of, low }) => [of, low])[0]).toEqual(['{ decimator: { shields: 4 } }', 0.0625]);
  });

  test('for people: bars as wide as odds, a lighter part for what players can choose', async () => {
    const { code, out } = await run('odds', [plain], { until: 'attack is over', of: ['shields of big'] });
    expect(code).toBe(0);
    const bars = [...out.matchAll(/^ {4}(\d) {2}(█+)(▒*) +([\d.]+)( to [\d.]+)?$/gm)];
    expect(bars.map(([, value, , , odds]) => [value, odds])).toEqual([
      ['1', '0.125'],
      ['2', '0.375'],
      ['3', '0.375'],
      ['4', '0.125'],
    ]);
    const [one, two] = bars.map(([, , bar = '']) => bar.length);
    expect((two ?? 0) / (one ?? 1)).toBeCloseTo(3, 0);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    const chosen = await run('odds', [file('free.yaml', 'explore: { until: engagement is over, of: shields of big }')]);
    expect(chosen.out).toMatch(/^ {4}2 {2}▒+ +0 to 0\.375$/m);
  });
});

test('odds --fractions: each number without rounding, too', async () => {
  const { code, lines } = await run('odds', [HAN], { fractions: true });
  expect(code).toBe(0);
  expect(lines.filter((line) => /^ +1 .* 0\.1875 = 3\/16$/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /shields: 4 .* 0\.0625 = 1\/16$/.test(line))).toHaveLength(1);
  const { out } = await run('odds', [HAN], { fractions: true, json: true });
  const [report] = (JSON.parse(out) as Answer).reports;
  expect(report?.distributions[0]?.values).toContainEqual({
    value: 1,
    low: 0.1875,
    high: 0.1875,
    exact: { low: '3/16', high: '3/16' },
  });
  const plainly = await run('odds', [HAN]);
  expect(plainly.out).not.toContain('/16');
});

test('what was neglected is said, and odds are from to', async () => {
  const path = file(
    'neglect.yaml',
    'steps: [attack: big]',
    'explore: { until: attack is over, of: shields of big, neglect: 0.1 }',
  );
  for (const command of ['odds', 'explore'] as const) {
    const { code, out } = await run(command, [path]);
    expect(code).toBe(0);
    expect(out).toMatch(/ways that are taken with a probability of at most 0\.\d+ were neglected/);
    expect(out).toMatch(/0\.\d+ to 0\.\d+/);
  }
});
