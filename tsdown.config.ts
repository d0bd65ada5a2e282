import { defineConfig } from 'tsdown';
import { bin, entries, threads } from './scripts/package/entries';

export default defineConfig({
  entry: Object.fromEntries([...entries(), ...bin(), ...threads()].map(({ name, source }) => [name, source])),
  // ES modules alone: Node requires them from 20.19 on, and a second format would double the package.
  format: 'esm',
  platform: 'neutral',
  target: 'node20',
  dts: true,
  clean: true,
  fixedExtension: false,
  checks: { pluginTimings: false },
  deps: { neverBundle: [/^node:/] },
  plugins: [
    {
      // fp-ts has no exports map: Node's ES modules and types under node16 need the file's whole name.
      name: 'fp-ts-file-names',
      resolveId: {
        order: 'pre',
        handler: (id) => (/^fp-ts\/lib\/\w+$/.test(id) ? { id: `${id}.js`, external: true } : null),
      },
    },
  ],
});
