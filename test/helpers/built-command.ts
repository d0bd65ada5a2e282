/** The command line as it is built, in a folder of its own: it starts in a moment, and its threads load files, which Jest does not make. */
import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { bin, threads } from '../../scripts/package/entries';

/** What a command printed, and its exit code. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** A command that runs. */
export interface Started {
  process: ChildProcess;
  ended: Promise<Ran>;
}

/** The built command. */
export interface BuiltCommand {
  folder: string;
  /** What Node.js runs. */
  file: string;
  start(...given: string[]): Started;
  run(...given: string[]): Promise<Ran>;
  remove(): void;
}

export async function buildCommand(): Promise<BuiltCommand> {
  const folder = mkdtempSync(join(tmpdir(), 'holojudge-built-'));
  const files = [...bin(), ...threads()].map(({ name, source }) => ({ out: name, in: source }));
  await build({
    entryPoints: files,
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
    // As tsdown.config.ts has it: fp-ts has no exports map.
    plugins: [
      {
        name: 'fp-ts-file-names',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^fp-ts\/lib\/\w+$/ }, ({ path }) => ({ path: `${path}.js`, external: true })),
      },
    ],
  });
  cpSync('package.json', join(folder, 'package.json'));
  installDependencies(folder);
  const file = join(folder, 'dist/judge/cli.js');
  const start = (...given: string[]): Started => {
    const command = spawn(process.execPath, [file, ...given], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    let [out, err] = ['', ''];
    command.stdout.on('data', (more: Buffer) => (out += more.toString()));
    command.stderr.on('data', (more: Buffer) => (err += more.toString()));
    const ended = new Promise<Ran>((resolveEnd) => command.on('close', (code) => resolveEnd({ code, out, err })));
    return { process: command, ended };
  };
  return {
    folder,
    file,
    start,
    run: (...given) => start(...given).ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the package depends on, and nothing else: each may be taken away. */
function installDependencies(folder: string): void {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(resolve('node_modules', name), place);
  }
}
