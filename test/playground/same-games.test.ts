/** The same seeded games end alike in Node, in Chromium and in Firefox. */
import { buildSync } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { entries } from '../../scripts/package/entries';
import { playable, playableNames } from '../../scripts/playable';
import { integersFrom } from '../../src/play';
import { BROWSERS, describeIn, open, type BrowserName } from './browsers';
import type { endOf, Start } from './same-games';
import { serve, type Served } from './serve';

jest.setTimeout(60_000);

const EACH = 6;
const FOLDER = 'build/same-games';

let program: string;
let starts: Start[];
let served: Served;

beforeAll(async () => {
  program = bundle();
  starts = await randomStarts();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/games.js`, program);
  writeFileSync(`${FOLDER}/games.html`, '<!doctype html><title>games</title><script src="games.js"></script>');
  served = await serve({ '/games.html': `${FOLDER}/games.html`, '/games.js': `${FOLDER}/games.js` });
});

afterAll(() => served.close());

for (const name of Object.keys(BROWSERS) as BrowserName[])
  describeIn(name, () => {
    test('thirty games over the five games end as in Node', async () => {
      const browser = await open(name);
      try {
        const page = await browser.newPage();
        await page.goto(`${served.url}games.html`);
        const ends = await page.evaluate((all) => {
          const { endOf: ends } = globalThis as unknown as { endOf: typeof endOf };
          return all.map((start) => ends(start));
        }, starts);
        expect(ends).toEqual(inNode());
        expect(new Set(ends).size).toBe(EACH * 5);
        for (const end of ends) expect(end).toMatch(/: \d+ actions, [0-9a-f]{16,}$/);
      } finally {
        await browser.close();
      }
    });
  });

let ends: string[] | null = null;

function inNode(): string[] {
  if (ends) return ends;
  const context = createContext({ console, TextEncoder, TextDecoder, structuredClone }) as { endOf: typeof endOf };
  runInContext(program, context as never);
  return (ends = starts.map((start) => context.endOf(JSON.parse(JSON.stringify(start)) as Start)));
}

function bundle(): string {
  const alias = Object.fromEntries(entries().map(({ name, source }) => [`holojudge/${name}`, `./${source}`]));
  const entryPoints = ['test/playground/same-games.ts'];
  const built = buildSync({ entryPoints, alias, bundle: true, format: 'iife', write: false, logLevel: 'silent' });
  return built.outputFiles[0]?.text ?? '';
}

async function randomStarts(): Promise<Start[]> {
  const all = await Promise.all(playableNames.map(playable));
  return all.flatMap((each) =>
    Array.from({ length: each ? EACH : 0 }, (_, seed) => ({
      game: each?.game.id ?? '',
      setup: each?.randomSetup(integersFrom(seed)),
      seed,
    })),
  );
}
