/** Lists the files of a build, so that the page can keep all of them for when there is no network. */
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = ['./', ...Object.keys(bundle).filter((name) => !name.endsWith('.map'))].sort();
      const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
      const version = createHash('sha256').update(files.join('\n')).update(page).digest('hex').slice(0, 12);
      const program = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const told = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: told + program });
    },
  };
}
