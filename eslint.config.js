/**
 * What can be said of one file without its types: where it may import from, exact mathematics, rule ids, state of modules. `npm run lint:fast -- FILE...` takes
 * seconds. Oxlint asks what needs types (.oxlintrc.json), with the native compiler: a sixth of the time that this program takes for it.
 */
import js from '@eslint/js';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';
import importDirection from './scripts/lint/import-direction.cjs';
import knownRules from './scripts/lint/known-rules.cjs';
import noModuleState from './scripts/lint/no-module-state.cjs';

/** The command line: the only files of src that may use Node and name the games. */
const MAINS = ['src/index.ts', 'src/judge/games.ts'];
const COMMAND_LINE = ['src/judge/cli.ts', 'src/judge/cli/**/*.ts'];

/** Their results may differ between JavaScript engines, and a replay must not. */
const INEXACT_MATH = [
  'random',
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
];
const INEXACT_POWERS = ['atanh', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot'];
const exactMath = [...INEXACT_MATH, ...INEXACT_POWERS].map((property) => ({
  object: 'Math',
  property,
  message: 'It differs between JavaScript engines (or runs), so a replay would too.',
}));
const LOCALE = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
  property,
  message: 'It depends on the machine that it runs on.',
}));

const clocks = ['Date', 'performance', 'Intl'].map((name) => ({ name, message: 'Rules know no clock and no locale.' }));
const nodeGlobals = [
  'process',
  'Buffer',
  'global',
  '__dirname',
  '__filename',
  'require',
  'module',
  'console',
  'setTimeout',
  'setInterval',
];
const noNode = nodeGlobals.map((name) => ({
  name,
  message: 'It must run in a browser, and only its caller prints or waits.',
}));
const nodeModules = { regex: `^(node:.*|${builtinModules.join('|')})$`, message: 'It must run in a browser.' };

/** Rooms of the rules. */
const RULES = ['model', 'queries', 'effects', 'procedures', 'abilities', 'begin', 'codecs', 'lists'].map(
  (room) => `src/*/${room}/**/*.ts`,
);
const holojudge = {
  rules: { 'import-direction': importDirection, 'known-rules': knownRules, 'no-module-state': noModuleState },
};

export default tseslint.config(
  { ignores: ['dist', 'build', 'docs/*', '!docs/examples', '!docs/playground', 'coverage', 'node_modules'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.ts'],
    rules: {
      // TypeScript itself reports them, and a step's signature may name what it does not use.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { holojudge },
    rules: {
      'max-lines': ['error', { max: 450 }],
      'holojudge/import-direction': ['error', { mains: MAINS }],
      'holojudge/known-rules': 'error',
      'no-restricted-properties': ['error', ...exactMath, ...LOCALE],
      'no-restricted-globals': ['error', ...clocks, ...noNode],
      'no-restricted-imports': ['error', { patterns: [nodeModules] }],
    },
  },
  {
    // The border where an angle from outside becomes a unit vector, once.
    files: ['src/core/geometry/heading.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Tools may stop when their time is up; it changes nothing of what they found by then.
    files: ['src/play/clock.ts'],
    rules: { 'no-restricted-globals': ['error', ...noNode] },
  },
  {
    files: COMMAND_LINE,
    rules: { 'no-restricted-globals': ['error', ...clocks], 'no-restricted-imports': 'off' },
  },
  {
    files: RULES,
    rules: { 'holojudge/no-module-state': 'error' },
  },
  {
    files: ['docs/playground/offline/service-worker.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly' } },
  },
  {
    // Malformed input is what many tests are about.
    files: ['test/**/*.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // Programs for Node, as people start them.
    files: ['docs/examples/**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['console', 'process', 'setImmediate', 'setInterval'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
