/** Which frames may lie above which is read from the sources of a game: what each step may call, and where its frame rests meanwhile. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { callTable } from '../../scripts/calls/table';

const ENGINE = `export const { procedure, run, ask, call, callBelow, cause, emit, goTo, finish, useInWindow } = createEngine(policy);`;

/** The table of one procedure `main` whose steps are these. */
function tableOf(steps: readonly string[], body: string, more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'));
  const files = {
    'engine.ts': ENGINE,
    'procedures/index.ts': `import { call } from '../engine'; export const happenings = { gained: (state) => call(state, 'gain') };`,
    'procedures/main.ts': `import { procedure, run, ask, call, callBelow, cause, emit, goTo, finish, useInWindow } from '../engine';\n${body}`,
    'abilities/index.ts': '',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  try {
    return callTable(folder, [
      { name: 'main', steps: steps.map((name) => ({ name, kind: name.startsWith('ask') ? 'ask' : 'run' })) },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const main = (...steps: string[]): string => `export const main = procedure('main', [${steps.join(', ')}]);`;

test.each<[what: string, steps: readonly string[], body: string, expected: object]>([
  [
    'a call lies above the step that comes next',
    ['a', 'b'],
    main(`run('a', [], (state) => call(state, 'x'))`, `run('b', [], () => undefined)`),
    { b: [['x']] },
  ],
  [
    'through any function that it refers to',
    ['a'],
    `const deep = { far: (state) => call(state, 'x') };\nfunction near(state) { deep.far(state); }\n${main(`run('a', [], near)`)}`,
    { 'the end': [['x']] },
  ],
  [
    'a name that is a parameter is not what stands under it elsewhere',
    ['a'],
    `const far = (state) => call(state, 'x');\n${main(`run('a', [], (state, far) => emit(state, far))`)}`,
    { 'the end': [['+abilities']] },
  ],
  [
    'asked again, it rests where it is',
    ['ask a', 'b'],
    main(
      `ask('ask a', [], (state) => call(state, 'not seen'), (state) => { call(state, 'x'); return 'again'; })`,
      `run('b', [], () => undefined)`,
    ),
    { 'ask a': [['x']], b: [['x']] },
  ],
  [
    'where it ends early, what comes later is not called',
    ['a', 'b'],
    main(
      `run('a', [], (state, frame) => { if (state.over) return finish(frame); goTo(frame, 'a'); call(state, 'x'); })`,
      `run('b', [], () => undefined)`,
    ),
    { a: [['x']] },
  ],
  [
    'a way that may end before it says where it goes on also goes to the next step',
    ['a', 'b'],
    main(
      `run('a', [], (state, frame) => { call(state, 'x'); for (const each of state.all) if (each) return; goTo(frame, 'a'); })`,
      `run('b', [], () => undefined)`,
    ),
    { a: [['x']], b: [['x']] },
  ],
  [
    'steps that a function makes, with what it is given',
    ['start of x', 'x', 'y'],
    `const phase = (name, begin) => [run(\`start of \${name}\`, [], begin), run(name, [], (state) => call(state, \`\${name} phase\`))];\n` +
      main(`...phase('x', (state) => useInWindow(state))`, `run('y', [], () => undefined)`),
    { x: [['+window']], y: [['x phase']] },
  ],
  [
    'what two ways call is told apart, and what one of them calls besides is not told twice',
    ['a', 'b'],
    main(
      `run('a', [], (state, frame) => { goTo(frame, 'b'); call(state, 'x'); call(state, 'y'); })`,
      `run('b', [], (state, frame) => { goTo(frame, 'b'); if (state.over) return call(state, 'x'); call(state, 'z'); })`,
    ),
    { b: [['x', 'y'], ['z']] },
  ],
])('%s', (_what, steps, body, expected) => {
  expect(tableOf(steps, body).procedures['main']).toEqual(expected);
});

test('what abilities and happenings call, and what is put below', () => {
  const table = tableOf(['a'], main(`run('a', [], (state) => cause(state, { type: 'gained' }))`), {
    'abilities/index.ts': `import { callBelow, call } from '../engine'; export const all = [{ effect: (state) => { call(state, state.odd ? 'x' : 'y'); callBelow(state, 0, 'z'); } }];`,
  });
  expect(table).toEqual({
    begins: 'game',
    anywhere: ['z'],
    abilities: ['x', 'y'],
    happenings: ['gain'],
    procedures: { main: { 'the end': [['+events']] } },
  });
});

test('a step that the game has and the sources do not is noticed', () => {
  expect(() => tableOf(['b'], main(`run('a', [], () => undefined)`))).toThrow("the step 'a' was expected, found 'b'");
});
