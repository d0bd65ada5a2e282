/**
 * Many games at once at the example server (docs/examples/server), by scripted clients, half of which also send nonsense. Tells what it took.
 *
 *   npm run -s server -- --games 200
 *
 * Exit code 1: a game stopped, or a message told what its reader may not know.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import pidusage from 'pidusage';
import { playMany } from './server/games';
import { bundleServer, startServer } from './server/process';

interface Options {
  games: string;
  versions: string;
  seed: string;
  checkOneIn: string;
}

async function main(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'holojudge-server-'));
  bundleServer();
  const server = await startServer(folder, { PER_SECOND: '100000' });
  try {
    const { games, versions, seed, checkOneIn } = options;
    const numbers = { games: +games, versions: +versions, seed: +seed, checkOneIn: +checkOneIn };
    let most = 0;
    const looking = setInterval(() => {
      void pidusage(server.process.pid ?? 0).then(({ memory }) => (most = Math.max(most, memory)));
    }, 500);
    const began = performance.now();
    const report = await playMany({ url: server.url, folder, ...numbers });
    clearInterval(looking);
    const { ctime } = await pidusage(server.process.pid ?? 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log({
      ...report,
      seconds,
      serverSeconds: Math.round(ctime / 1000),
      serverMegabytes: Math.round(most / 1e6),
    });
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const program = new Command()
  .option('--games <n>', 'how many at once', '200')
  .option('--versions <n>', 'after so many changes a game is left', '60')
  .option('--seed <n>', 'of the setups and of what clients do', '1')
  .option('--check-one-in <n>', 'so many messages', '10');
await main(program.parse().opts<Options>());
