/** Loads the project's TypeScript as CommonJS, each file compiled once, and evaluated anew for each run: tables are made while they load. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';

interface Loaded {
  exports: unknown;
}

type Body = (exports: unknown, require: unknown, module: Loaded, file: string, folder: string, jest: unknown) => void;

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
    const wrapped = `(function (exports, require, module, __filename, __dirname, jest) {${code}\n})`;
    const body = new Script(wrapped, { filename: file }).runInThisContext() as Body;
    bodies.set(file, body);
    return body;
  };

  const load = (file: string): unknown => {
    if (file.endsWith('.json')) {
      if (!facts.has(file)) facts.set(file, JSON.parse(readFileSync(file, 'utf8')));
      return facts.get(file);
    }
    const known = loaded.get(file);
    if (known) return known.exports;
    const module: Loaded = { exports: {} };
    loaded.set(file, module);
    const folder = dirname(file);
    const require = (name: string): unknown =>
      name.startsWith('.') ? load(found(resolve(folder, name))) : outside(name);
    bodyOf(file)(module.exports, require, module, file, folder, { requireActual: require });
    return module.exports;
  };

  return { load, forget: () => loaded.clear() };
}

function found(path: string): string {
  const file = [path, `${path}.ts`, `${path}.json`, join(path, 'index.ts'), `${path}.cjs`].find(isFile);
  if (file === undefined) throw new Error(`there is no ${path}`);
  return file;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
