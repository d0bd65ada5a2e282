/** Loads the project's TypeScript as CommonJS, each file compiled once, and evaluated anew for each run: tables are made while they load. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';
import { fn, spyOn } from 'jest-mock';
import ts from 'typescript';

interface Loaded {
  exports: unknown;
}

/** What a test file may ask of `jest`: a function that counts its calls, a spy, a module of the project replaced for this file, the real one inside the replacement. */
interface Jest {
  fn: typeof fn;
  spyOn: typeof spyOn;
  /** A test ends when the sampler's own time for it is up. */
  setTimeout(milliseconds: number): void;
  requireActual(name: string): unknown;
  mock(name: string, make: () => unknown): void;
}

type Body = (exports: unknown, require: unknown, module: Loaded, file: string, folder: string, jest: Jest) => void;

export interface Loader {
  load(file: string): unknown;
  /** Forgets what was evaluated, not what was compiled. */
  forget(): void;
}

export function createLoader(root: string): Loader {
  const outside = createRequire(join(root, 'package.json'));
  const bodies = new Map<string, Body>();
  const facts = new Map<string, unknown>();
  const loaded = new Map<string, Loaded>();
  const mocks = new Map<string, () => unknown>();

  const bodyOf = (file: string): Body => {
    const known = bodies.get(file);
    if (known) return known;
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader: file.endsWith('.ts') ? 'ts' : 'js',
      format: 'cjs',
      target: 'es2022',
      supported: { 'dynamic-import': false },
      logLevel: 'silent',
    });
    // Modules are strict: what writes into something frozen throws.
    const strict = file.endsWith('.ts') ? `'use strict'; ` : '';
    const wrapped = `(function (exports, require, module, __filename, __dirname, jest) {${strict}${mocksFirst(code)}\n})`;
    const body = new Script(wrapped, { filename: file }).runInThisContext() as Body;
    bodies.set(file, body);
    return body;
  };

  const load = (file: string): unknown => {
    const mock = mocks.get(file);
    return mock ? mock() : actual(file);
  };

  const actual = (file: string): unknown => {
    if (file.endsWith('.json')) {
      if (!facts.has(file)) facts.set(file, JSON.parse(readFileSync(file, 'utf8')));
      return facts.get(file);
    }
    const known = loaded.get(file);
    if (known) return known.exports;
    const module: Loaded = { exports: {} };
    loaded.set(file, module);
    const folder = dirname(file);
    const requireBy =
      (get: (file: string) => unknown) =>
      (name: string): unknown =>
        name.startsWith('.') ? get(found(resolve(folder, name))) : outside(name);
    const mock: Jest['mock'] = (name, make) => {
      let made: unknown;
      mocks.set(found(resolve(folder, name)), () => (made ??= make()));
    };
    const jest = { fn, spyOn, setTimeout: () => undefined, requireActual: requireBy(actual), mock };
    bodyOf(file)(module.exports, requireBy(load), module, file, folder, jest);
    return module.exports;
  };

  const forget = (): void => {
    loaded.clear();
    mocks.clear();
  };
  return { load, forget };
}

/** `jest.mock` holds for what the file imports, as Jest has it: the calls go before the imports. */
function mocksFirst(code: string): string {
  if (!code.includes('jest.mock(')) return code;
  const source = ts.createSourceFile('test.js', code, ts.ScriptTarget.ES2022, true);
  const [mocks, others] = [true, false].map((wanted) =>
    source.statements
      .filter((each) => each.getText().startsWith('jest.mock(') === wanted)
      .map((each) => each.getText()),
  );
  return [...(mocks ?? []), ...(others ?? [])].join('\n');
}

function found(path: string): string {
  const file = [path, `${path}.ts`, `${path}.json`, join(path, 'index.ts'), `${path}.cjs`].find(isFile);
  if (file === undefined) throw new Error(`there is no ${path}`);
  return file;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
