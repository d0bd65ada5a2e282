/** A Redis server for a test: on the loopback address, at a free port, in a folder of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that runs. */
export interface Redis {
  url: string;
  stop(): Promise<void>;
}

export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

export async function startRedis(): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'holojudge-redis-'));
  const port = await freePort();
  const server = spawn('redis-server', [
    ...['--bind', '127.0.0.1', '--port', String(port), '--dir', folder],
    ...['--save', '', '--appendonly', 'no'],
  ]);
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port at which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (found: boolean): void => {
      socket.destroy();
      resolve(found);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
  });
}
