/** How the playground is served (`npm run playground`) and built (`npm run playground:build`): every entry of the package by its own name. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { entries, importOf } from '../../scripts/package/entries.ts';
import { offline } from './offline/plugin.ts';

const root = resolve(import.meta.dirname, '../..');

const GAME = /\/src\/([a-z-]+)\/game\.ts$/;

/** What of a game a module is: how it is played, the words for that, its cards, the words of files, the texts of its rules, or examples. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\/src\/([a-z-]+)\/facts\//, 'facts'],
  [GAME, 'game'],
  [/\/src\/([a-z-]+)\/scenario\/in-words\.ts$/, 'words'],
  [/\/src\/([a-z-]+)\/scenario\/index\.ts$/, 'files'],
  [/\/src\/([a-z-]+)\/catalogue\.ts$/, 'rules'],
  [/\/playground\/examples\/([a-z-]+)\.ts$/, 'examples'],
];

/** `xwing-facts`; null: it is of no game. */
function partOf(id: string | null): string | null {
  for (const [where, part] of PARTS) {
    const game = where.exec(id ?? '')?.[1];
    if (game !== undefined) return `${game}-${part}`;
  }
  return null;
}

interface Chunk {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: readonly string[];
}

/** The check of sizes (scripts/playground/sizes.ts) finds files by these names: a game may be in a file of its own beside that of its entry. */
function chunkFileNames({ name, facadeModuleId = null, moduleIds }: Chunk): string {
  const part = partOf(facadeModuleId) ?? partOf(moduleIds.find((id) => GAME.test(id)) ?? null);
  return `assets/${part ?? name}-[hash].js`;
}

/** Cards are a file of their own: they change at other times than rules do. */
const facts = (id: string): string | null => (/-facts$/.test(partOf(id) ?? '') ? partOf(id) : null);

/** What every game is built of: left to the bundler it would lie with the cards of one game, and others would load those with it. */
const shared = (id: string): string | null => (/\/src\/(core|language)\/|\/node_modules\//.test(id) ? 'shared' : null);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: {
    alias: entries(root).map((entry) => ({
      find: new RegExp(`^${importOf(entry)}$`),
      replacement: resolve(root, entry.source),
    })),
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            { debugName: 'shared', name: shared, priority: 2 },
            { debugName: 'facts', name: facts },
          ],
        },
      },
    },
  },
  plugins: [offline()],
  server: { host: '127.0.0.1', fs: { allow: [root] } },
  preview: { host: '127.0.0.1' },
  build: {
    outDir: resolve(root, 'build/playground'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames }, checks: { pluginTimings: false } },
  },
});
