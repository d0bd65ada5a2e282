/** The command line, as a person runs it: what it prints, and its exit code. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommand, type BuiltCommand } from '../helpers/built-command';

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
let command: BuiltCommand;

beforeAll(async () => {
  command = await buildCommand();
}, 120_000);

afterAll(() => {
  command.remove();
  rmSync(folder, { recursive: true });
});

interface Ran {
  code: number | null;
  out: string;
  lines: string[];
  err: string;
}

function holojudge(...given: string[]): Ran {
  return holojudgeWith('', ...given);
}

function holojudgeWith(input: string, ...given: string[]): Ran {
  const run = spawnSync(process.execPath, [command.file, ...given], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '1000' },
  });
  return { code: run.status, out: run.stdout, lines: run.stdout.trimEnd().split('\n'), err: run.stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const START =
  'game: xwing\ntitle: A table\nships: { red-5: { pilot: T-65 X-wing, at: [450, 300] }, tie: { pilot: TIE/ln Fighter, at: range 2 of red-5 } }\nmoment: { phase: planning }\n';
const passes = file('passes.yaml', `${START}expect: { range: { from: red-5, to: tie, is: 2 } }\n`);
const fails = file('fails.yaml', `${START}expect: { range: { from: red-5, to: tie, is: 1 } }\n`);
const wrong = file('wrong.yaml', `${START}expect: { rnage: { from: red-5, to: tie, is: 1 } }\n`);

test('judge: exit code 0 and the count last, when all holds', () => {
  const { code, lines } = holojudge('judge', passes);
  expect([code, lines[lines.length - 1]]).toEqual([0, '1 passed, 0 failed']);
});

test('judge: exit code 1 with what was expected and found', () => {
  const { code, out } = holojudge('judge', passes, fails);
  expect(code).toBe(1);
  expect(out).toContain('fails.yaml:5: range');
  expect(out).toMatch(/expected {2}1\n +found {5}\{ is: 2, measured: 150 mm/);
  expect(out.trimEnd()).toMatch(/1 passed, 1 failed$/);
});

test('judge: exit code 2 with line, column and the nearest word; a missing file too', () => {
  const { code, err } = holojudge('judge', wrong, fails);
  expect(code).toBe(2);
  expect(err).toContain("wrong.yaml:5:11: 'rnage' is not known here; did you mean range?");
  expect(holojudge('judge', join(folder, 'nowhere.yaml')).code).toBe(2);
});

test('judge: files that are not judged are counted apart from those that failed', () => {
  const { out } = holojudge('judge', '--quiet', wrong, fails, passes, wrong);
  expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed, 2 not judged');
});

test('judge: every line of the story has the rules behind it, what was tried too', () => {
  const { out } = holojudge('judge', 'docs/examples/outer-rim/trade.yaml');
  expect(out).toMatch(/✋ trade: cid is refused: .+ {2}\[or\.trade-action\.01.*\]\n/);
  const events = out.split('\n').filter((line) => /^(» | {2}) · /.test(line));
  expect(events.length).toBeGreaterThan(1);
  expect(events.filter((line) => !/ {2}\[(or\.[\w-]+\.\d+(, )?)+\]$/.test(line))).toEqual([]);
});

test('judge --json: one line of JSON, last', () => {
  const { code, lines } = holojudge('judge', '--json', folder);
  expect([code, lines.length]).toEqual([2, 1]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    passed: 1,
    failed: 1,
    wrong: 1,
    reports: [{ verdict: 'failed', failures: [{ line: 5 }] }, { verdict: 'passed' }, { verdict: 'wrong' }],
  });
});

test('judge --svg: a picture of the start and of every step', () => {
  const steps = file('steps.yaml', `${START}steps:\n  - set-dial: { ship: red-5, maneuver: 2 straight }\n`);
  const pictures = join(folder, 'pictures');
  expect(holojudge('judge', steps, '--svg', pictures).code).toBe(0);
  expect(readdirSync(pictures)).toEqual(['steps-0.svg', 'steps-1.svg']);
  expect(readFileSync(join(pictures, 'steps-1.svg'), 'utf8')).toContain('<svg');
});

test('judge --strip: what decides between before and the end, what failed marked; --png draws the same', () => {
  const steps = file(
    'strip.yaml',
    `${START.replace('planning', 'engagement')}steps:\n  - attack: tie\n  - roll: [hit, hit, hit]\n  - roll: [evade, blank, blank]\nexpect: { tie: { damage: 3 } }\n`,
  );
  const at = join(folder, 'strip');
  expect(holojudge('judge', steps, '--svg', at, '--png', at, '--strip').code).toBe(1);
  expect(readdirSync(at)).toEqual(['strip.png', 'strip.svg']);
  const svg = readFileSync(join(at, 'strip.svg'), 'utf8');
  expect([...svg.matchAll(/font-weight="bold" fill="#34495e">([^<]*)</g)].map(([, caption]) => caption)).toEqual([
    'Before',
    'What decides',
  ]);
  // One piece is marked, at the moment when it failed.
  expect(svg.split(/class="failed"/)).toHaveLength(2);
  expect(svg.indexOf('class="failed"')).toBeGreaterThan(svg.indexOf('What decides'));
  expect(svg.slice(svg.lastIndexOf('data-piece', svg.indexOf('class="failed"')))).toMatch(/^data-piece="tie"/);
  expect(readFileSync(join(at, 'strip.png')).subarray(1, 4).toString()).toBe('PNG');
  expect(holojudge('judge', steps, '--strip').err).toMatch(/--strip needs a folder/);
});

test('judge: a pattern that no shell has read, and one that nothing fits', () => {
  expect(holojudge('judge', '-q', join(folder, '{pass,fail}*.yaml')).lines.at(-1)).toBe('1 passed, 1 failed');
  const nothing = holojudge('judge', join(folder, 'no*.yaml'));
  expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining('no file fits this pattern')]);
});

test('judge --format: what programs read, and nothing else', () => {
  const { code, lines } = holojudge('judge', '--format', 'tap', passes);
  expect([code, lines]).toEqual([0, ['TAP version 14', '1..1', 'ok 1 - A table']]);
  expect(holojudge('judge', '--format', 'pdf', passes).code).toBe(2);
});

test('judge --watch: judges again when a file changes', async () => {
  const watchedFile = file('watched.yaml', readFileSync(passes, 'utf8'));
  const env = { ...process.env, NO_COLOR: '1' };
  const running = spawn(process.execPath, [command.file, 'judge', '--watch', watchedFile], { env });
  let out = '';
  running.stdout.on('data', (more: Buffer) => (out += more.toString()));
  const comes = async (what: RegExp): Promise<void> => {
    while (!what.test(out)) await once(running.stdout, 'data');
  };
  try {
    await comes(/1 passed, 0 failed\n.*Ctrl-C/);
    writeFileSync(watchedFile, readFileSync(fails, 'utf8'));
    await comes(/0 passed, 1 failed\n.*Ctrl-C/);
  } finally {
    running.kill();
  }
}, 60_000);

test('why: the ruling on a question at the end of a file, which the file itself need not ask', () => {
  const { code, out, lines } = holojudge('why', fails, 'use: Swarm', 'ship-destroyed: { ship: tie }');
  expect([code, lines[0]]).toEqual([0, expect.stringContaining('A table')]);
  expect(out).toMatch(/ RULING {2}1\. use: Swarm is not offered: /);
  expect(out).toMatch(/2\. no ship was destroyed \(tie\)/);
  expect(out).not.toContain('range');
  const slip = holojudge('why', passes, 'ues: Swarm');
  expect([slip.code, slip.err]).toEqual([2, expect.stringContaining("'ues' is not")]);
  const misspelt = holojudge('why', passes, 'ship-destroyd: { ship: tie }');
  expect([misspelt.code, misspelt.err]).toEqual([2, expect.stringContaining('did you mean ship-destroyed?')]);
  expect(holojudge('why', wrong, 'use: Swarm').code).toBe(2);
});

test('completion: a script that the shell reads, with the commands and their options', () => {
  const { out } = holojudge('completion', 'bash');
  const ask = `${out}\nCOMP_WORDS=(holojudge judge --qu); COMP_CWORD=2; _holojudge; echo "\${COMPREPLY[@]}"`;
  expect(spawnSync('bash', ['-c', ask], { encoding: 'utf8' }).stdout.trim()).toBe('--quiet');
  expect(holojudge('completion', 'fish').out).toContain("-l quiet -d 'print only failures and the count'");
  expect(holojudge('completion', 'zsh').out).toContain('--quiet[print only failures and the count]');
  expect(holojudge('completion', 'constructor').code).toBe(2);
});

test('rule: prints what is found; exit code 1 when nothing is', () => {
  const { code, out } = holojudge('rule', 'xw.overlap.03');
  expect(code).toBe(0);
  expect(out).toContain('xw.overlap.03');
  const nothing = holojudge('rule', 'barel', 'rol');
  expect([nothing.code, nothing.out.trim()]).toEqual([1, "no rule is called 'barel rol'; did you mean Barrel Roll?"]);
});

test('new and schema: a starter that passes, a schema; exit code 2 for an unknown game or command', () => {
  const starter = join(folder, 'pictures', 'starter.yaml');
  expect(holojudge('new', 'xwing', starter).code).toBe(0);
  expect(holojudge('judge', starter).code).toBe(0);
  expect(holojudge('new', 'xwing', starter).code).toBe(2);
  expect(JSON.parse(holojudge('schema', 'xwing').out)).toMatchObject({ properties: { game: { enum: ['xwing'] } } });
  expect([holojudge('schema', 'chess').code, holojudge('frob').code]).toEqual([2, 2]);
});

describe('files that cannot be judged', () => {
  test('each is told with its reason, and the others are judged: exit code 2', () => {
    const inside = join(folder, 'mixed');
    mkdirSync(join(inside, 'empty'), { recursive: true });
    writeFileSync(join(inside, 'binary.yaml'), Buffer.from([0x89, 0x50, 0xff, 0xfe]));
    writeFileSync(join(inside, 'empty.yaml'), '');
    writeFileSync(join(inside, 'good.YAML'), readFileSync(passes));
    const { code, out, err } = holojudge(
      'judge',
      inside,
      join(inside, 'empty'),
      join(inside, 'nowhere.yaml'),
      '/dev/zero',
    );
    expect(code).toBe(2);
    expect(err).toContain('binary.yaml:1:1: it is not a text in UTF-8');
    expect(err).toContain('empty.yaml:1:1: the file is empty');
    expect(err).toContain('nowhere.yaml:1:1: it cannot be read: there is no such file or folder');
    expect(err).toContain('empty:1:1: there is no .yaml file in this folder');
    expect(err).toContain('/dev/zero:1:1: it is too long');
    expect(out).toContain('good.YAML');
    expect(out).toContain('1 passed');
  });

  test('what comes in is judged as -', () => {
    expect(holojudgeWith(readFileSync(passes, 'utf8'), 'judge', '-')).toMatchObject({ code: 0 });
    const wrongInput = holojudgeWith('game: xwing\n', 'judge', '-');
    expect(wrongInput.code).toBe(2);
    expect(wrongInput.err).toContain('-:1:1: title is missing here');
  });
});

test('texts of files reach no terminal as anything but text', () => {
  const tricky = file(
    'tricky.yaml',
    `${START.replace('A table', '"A\\e[31m\\nforged\\x9b\\u202e"')}steps:\n  - note: "b\\a\\rc"\n  - try: { use: "\\e[2J" }\n`,
  );
  const { out } = holojudge('judge', tricky);
  // eslint-disable-next-line no-control-regex
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(out).toContain('A\\u001b[31m forged\\u009b\\u202e');
  const json = holojudge('judge', '--json', tricky).out;
  expect(json).not.toMatch(/[\u007f-\u009f\u202e]/);
  expect(JSON.parse(json)).toMatchObject({ reports: [{ title: 'A\u001b[31m\nforged\u009b\u202e' }] });
});

test('a folder or file that cannot be written: exit code 2 with the reason, before anything is judged', () => {
  const svg = holojudge('judge', passes, '--svg', join(passes, 'pictures'));
  expect([svg.code, svg.out]).toEqual([2, '']);
  expect(svg.err).toMatch(/^no pictures can be written to .*: part of its path is not a folder\n$/);
  // A folder of the kernel's, in which none can be made: Node would try for ever.
  const never = holojudge('judge', passes, '--svg', '/proc/no/such/pictures');
  expect([never.code, never.out]).toEqual([2, '']);
  expect(never.err).toMatch(/^no pictures can be written to \/proc\/no\/such\/pictures: /);
  expect(holojudge('judge', passes, '--svg', passes).err).toMatch(/: it is there already\n$/);
  const starter = holojudge('new', 'xwing', join(folder, 'no', 'such', 'file.yaml'));
  expect([starter.code, starter.out]).toEqual([2, '']);
  expect(starter.err).toMatch(/^.*file.yaml cannot be written: there is no such file or folder\n$/);
  expect(holojudge('new', 'xwing', passes).err).toMatch(/it is there already\n$/);
});

test('pictures of files of one name in two folders do not overwrite each other', () => {
  const at = join(folder, 'two');
  for (const each of ['a', 'b']) {
    mkdirSync(join(at, each), { recursive: true });
    writeFileSync(join(at, each, 'same.yaml'), readFileSync(passes));
  }
  expect(holojudge('judge', join(at, 'a'), join(at, 'b'), '--svg', join(at, 'pictures')).code).toBe(0);
  const names = readdirSync(join(at, 'pictures'));
  expect(names.map((name) => name.replace(/^.*two-/, ''))).toEqual(['a-same-0.svg', 'b-same-0.svg']);
});

test('a reader that stops reading (| head) leaves the exit code as it is, without a stack trace', () => {
  const piped = spawnSync(
    'bash',
    [
      '-c',
      `"$0" "${command.file}" judge docs/examples/xwing "${fails}" | head -n 1; echo "\${PIPESTATUS[0]}"`,
      process.execPath,
    ],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', COLUMNS: '1000' } },
  );
  expect([piped.stderr, piped.stdout.trim().split('\n').at(-1)]).toEqual(['', '1']);
});

test('judge --explain adds the text of each rule that is cited, once', () => {
  const { out, code } = holojudge('judge', '--explain', 'docs/examples/xwing/flee.yaml');
  expect(code).toBe(0);
  expect(out.match(/^ {4}xw\.play-area\.02 {2}Play Area: If any part of a ship/gm)).toHaveLength(1);
  expect(holojudge('judge', 'docs/examples/xwing/flee.yaml').out).not.toContain('Play Area:');
  const json = holojudge('judge', '--explain', '--json', 'docs/examples/xwing/flee.yaml').out;
  expect(JSON.parse(json)).toMatchObject({ reports: [{ texts: { 'xw.play-area.02': expect.any(String) } }] });
});

test.each([
  ['judge', 'Q'.repeat(3000)],
  ['rule', 'Q'.repeat(3000)],
  ['rule', `--game=${'Q'.repeat(3000)}`, 'range'],
  ['new', 'Q'.repeat(3000)],
  ['schema', 'Q'.repeat(3000)],
  ['completion', 'Q'.repeat(3000)],
  ['why', passes, `use: ${'Q'.repeat(3000)}`],
  ['why', passes, `${'Q'.repeat(3000)}: 1`],
  ['judge', '--svg', 'Q'.repeat(3000), passes],
  ['Q'.repeat(3000)],
  ['judge', `--${'Q'.repeat(3000)}`],
])('%s: at most a line of what was given is repeated', (...given) => {
  const { out, err } = holojudge(...given);
  const echoed = `${out}${err}`.match(/Q+/g) ?? [];
  expect(echoed.length).toBeGreaterThan(0);
  expect(Math.max(...echoed.map((each) => each.length))).toBeLessThanOrEqual(120);
});
