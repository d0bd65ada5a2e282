import { defineConfig } from 'tsdown';
import { bin, entries, threads, type Entry } from './scripts/package/entries';

const files = (list: Entry[]) => Object.fromEntries(list.map(({ name, source }) => [name, source]));

export default defineConfig({
  entry: files([...entries(), ...bin(), ...threads()]),
  format: {
    esm: {},
    cjs: { entry: files(entries()) },
  },
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
