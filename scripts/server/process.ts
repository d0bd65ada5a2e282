/** The example server as a process of its own, made from the sources instead of the installed package. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';

const SOURCE = 'docs/examples/server/server.mjs';
/** Under the root, where Node finds `ws`. */
const BUNDLE = 'build/example-server.cjs';

export interface Running {
  url: string;
  process: ChildProcess;
  /** Ended the hard way; on return it is gone. */
  kill(): Promise<void>;
}

export function bundleServer(): void {
  const options = { bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' } as const;
  buildSync({ ...options, external: ['ws'], entryPoints: [SOURCE], outfile: BUNDLE });
}

/** Rooms are kept in this folder. */
export async function startServer(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const server = spawn(process.execPath, [BUNDLE], {
    env: { ...process.env, PORT: '0', FOLDER: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const { port } = JSON.parse(line.replace('listening ', '')) as { port: number };
  return {
    url: `ws://127.0.0.1:${port}`,
    process: server,
    kill: async () => {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}
