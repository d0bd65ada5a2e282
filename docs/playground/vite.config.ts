/** How the playground is served (`npm run playground`) and built (`npm run playground:build`): every entry of the package by its own name. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { entries } from '../../scripts/package/entries.ts';
import { offline } from './offline/plugin.ts';

const root = resolve(import.meta.dirname, '../..');

/** What of a game a module is: its rules and words, its cards, the texts of its rules, or examples. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\/src\/([a-z-]+)\/facts\//, 'facts'],
  [/\/src\/([a-z-]+)\/scenario\/index\.ts$/, 'game'],
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

/** The check of sizes (scripts/playground/sizes.ts) finds files by these names. */
const chunkFileNames = ({ name, facadeModuleId = null }: { name: string; facadeModuleId?: string | null }): string =>
  `assets/${partOf(facadeModuleId) ?? name}-[hash].js`;

/** Cards are a file of their own: they change at other times than rules do. */
const facts = (id: string): string | null => (/-facts$/.test(partOf(id) ?? '') ? partOf(id) : null);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: {
    alias: entries(root).map(({ name, source }) => ({
      find: new RegExp(`^holojudge/${name}$`),
      replacement: resolve(root, source),
    })),
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { chunkFileNames, codeSplitting: { groups: [{ debugName: 'facts', name: facts }] } },
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
