/** The built playground, served on the loopback address. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export const BUILT = 'build/playground';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Builds it with Vite: what is served is what would be put on a server. */
export function build(): void {
  // Jest says 'test', and Vite would build for that.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', '-s', 'playground:build'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

export interface Served {
  url: string;
  /** Nothing is served any more: as without a network. */
  close(): Promise<void>;
}

/** `more`: files beside those that were built, by their paths. */
export async function serve(more: Readonly<Record<string, string>> = {}): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(url.replace(/[?#].*$/, '')));
    const file = more[path] ?? join(BUILT, path === '/' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
