import { buildSync } from 'esbuild';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/** What every browser has and the language itself does not: nothing of Node. */
const BROWSER = { console, TextEncoder, TextDecoder, URL, structuredClone, setTimeout, clearTimeout, queueMicrotask };

/**
 * Bundles each entry by itself for the browser (esbuild fails on a Node built-in), loads it where nothing of Node is in reach,
 * and returns the names that it exports.
 */
export function bundleForBrowsers(folder: string, names: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, load(bundle(folder, name))]));
}

/** Kilobytes of an entry by itself, where what it imports when it is asked to is split off. */
export function firstLoad(folder: string, name: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents: `export * from '${name}';`, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    splitting: true,
    outdir: join(folder, 'split'),
    write: false,
    charset: 'utf8',
    logLevel: 'silent',
  });
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const first = new Set(['stdin.js']);
  for (const file of first)
    for (const [, imported = ''] of (files.get(file) ?? '').matchAll(/^(?:import|export|\} from).*?"\.\/(.+?)";$/gm))
      first.add(imported);
  return Math.round([...first].reduce((sum, file) => sum + (files.get(file) ?? '').length, 0) / 1024);
}

/** Modules have no `require`, which dependencies in CommonJS call for what is Node's own. */
const WITH_REQUIRE = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

/** Bundles a program, written as an ES module, for Node. */
export function bundleForNode(folder: string, program: string, outfile: string): void {
  const options = { bundle: true, platform: 'node', format: 'esm', banner: WITH_REQUIRE, logLevel: 'silent' } as const;
  buildSync({ ...options, absWorkingDir: folder, entryPoints: [program], outfile });
}

function bundle(folder: string, name: string): string {
  const built = buildSync({
    stdin: {
      contents: `import * as entry from '${name}'; globalThis.exported = Object.keys(entry);`,
      resolveDir: folder,
    },
    absWorkingDir: folder,
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    charset: 'utf8',
    logLevel: 'silent',
  });
  const code = built.outputFiles[0]?.text ?? '';
  // The root loads them where they are asked for.
  if (!/^holojudge$|\/(rules|judge)$/.test(name)) expectNoTexts(name, code);
  console.log(`    ${name}: ${Math.round(code.length / 1024)} kB bundled`);
  return code;
}

/** The catalogue's texts have an entry of their own, so that apps need not carry them. */
function expectNoTexts(name: string, code: string): void {
  for (const game of readdirSync('src').filter((folder) => existsSync(join('src', folder, 'rules.json')))) {
    const statements = JSON.parse(readFileSync(join('src', game, 'rules.json'), 'utf8')) as { text: string }[];
    const carried = statements.filter(({ text }) => code.includes(text));
    if (carried.length > 0) throw new Error(`${name} carries the texts of ${carried.length} rules of ${game}`);
  }
}

function load(code: string): string[] {
  const page: { exported?: string[] } = createContext({ ...BROWSER });
  runInContext(code, page);
  return [...(page.exported ?? [])];
}
