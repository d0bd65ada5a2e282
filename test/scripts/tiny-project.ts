/** A project of few lines, in a folder of its own for each test, and a break of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutant } from '../../scripts/mutants/mutant';

/** The folder of the test that runs. */
export const tiny = { root: '' };

/** For the tests of a file. */
export function inTinyProject(): void {
  beforeEach(() => {
    tiny.root = mkdtempSync(join(tmpdir(), 'mutants-'));
    write('tsconfig.json', '{ "compilerOptions": { "strict": true, "target": "ES2022", "types": [], "noLib": true } }');
  });
  afterEach(() => rmSync(tiny.root, { recursive: true, force: true }));
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(join(tiny.root, file)), { recursive: true });
  writeFileSync(join(tiny.root, file), text);
}

export function mutant(text: string, part: string, by: string, more: Partial<Mutant> = {}): Mutant {
  const start = text.indexOf(part);
  const end = start + part.length;
  const range = { start, end, cut: [start, end] as const };
  return {
    id: 1,
    file: 'src/tiny.ts',
    line: 1,
    ids: [],
    cards: [],
    evidence: false,
    operator: 'x',
    place: 'expression',
    text: by,
    ...range,
    ...more,
  };
}
