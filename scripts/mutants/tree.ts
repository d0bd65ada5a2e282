/** A copy of the project in which all chosen mutants stand behind switches. */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { instrument } from './instrument';
import type { Mutant } from './mutant';

/** From the folder in which npm and Jest run. */
const SWITCH = 'scripts/mutants/switch.cjs';
const NOT_COPIED = new Set(['node_modules', '.git', 'build', 'dist', 'coverage', '.cache']);

export function makeTree(root: string, tree: string, mutants: readonly Mutant[]): void {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const name of readdirSync(root))
    if (!NOT_COPIED.has(name)) cpSync(join(root, name), join(tree, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(tree, 'node_modules'));
  cpSync(SWITCH, join(tree, 'mutant-switch.cjs'));
  for (const file of new Set(mutants.map((each) => each.file))) {
    const text = readFileSync(join(root, file), 'utf8');
    const here = mutants.filter((each) => each.file === file);
    writeFileSync(join(tree, file), instrument(text, here));
  }
}

/** The test files of the project, from its root. */
export function testFiles(root: string): string[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((each) => each.endsWith('.test.ts'))
    .map((each) => `test/${each.replaceAll('\\', '/')}`)
    .sort();
}
