/** A copy of the project in which all chosen mutants stand behind switches. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { instrument } from './instrument';
import type { Mutant } from './mutant';

/** From the folder in which npm and Jest run. */
const SWITCH = 'scripts/mutants/switch.cjs';
const CHECKED = ['src', 'test'];
const NOT_COPIED = new Set(['node_modules', '.git', 'build', 'dist', 'coverage', '.cache']);

/**
 * The copy on which everything is done, so that whatever changes in the project meanwhile (a rebase, a save) changes nothing of the run. What changed while
 * it was copied; nothing: the copy is of one moment.
 */
export function copyProject(root: string, tree: string): string[] {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const name of readdirSync(root))
    if (!NOT_COPIED.has(name)) cpSync(join(root, name), join(tree, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(tree, 'node_modules'));
  cpSync(SWITCH, join(tree, 'mutant-switch.cjs'));
  return differing(root, tree);
}

/** Sources and tests that are not the same in both. */
export function differing(root: string, tree: string): string[] {
  const filesIn = (at: string): string[] =>
    CHECKED.flatMap((folder) =>
      readdirSync(join(at, folder), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => relative(at, join(each.parentPath, each.name)).replaceAll('\\', '/')),
    );
  const isSame = (file: string): boolean => {
    const [here, there] = [root, tree].map((at) => join(at, file)) as [string, string];
    return existsSync(here) && existsSync(there) && readFileSync(here).equals(readFileSync(there));
  };
  return [...new Set([root, tree].flatMap(filesIn))].filter((file) => !isSame(file));
}

/** Puts the mutants into the copy, each behind its switch. */
export function breakCopy(tree: string, mutants: readonly Mutant[]): void {
  for (const file of new Set(mutants.map((each) => each.file))) {
    const text = readFileSync(join(tree, file), 'utf8');
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
