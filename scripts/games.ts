/** The games of this library as the tools see them: a folder of src with a catalogue of rules. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from '../src/core/contract/catalogue';

export interface GameFolder {
  name: string;
  /** Has an index.ts: it is offered, counted and documented. */
  offered: boolean;
  statements: readonly Statement[];
}

export function gameFolders(root = '.'): GameFolder[] {
  const folders = readdirSync(join(root, 'src')).filter((name) => existsSync(join(root, 'src', name, 'rules.json')));
  return folders.map((name) => ({
    name,
    offered: existsSync(join(root, 'src', name, 'index.ts')),
    statements: JSON.parse(readFileSync(join(root, 'src', name, 'rules.json'), 'utf8')) as Statement[],
  }));
}

/** Can a test prove it? It has a check and is more than advice. */
export function isObservable({ kind, check }: Statement): boolean {
  return kind !== 'advice' && check !== undefined && check !== '';
}

/** A file of the kind { game: list }; empty if it is not there. */
export function readLists<T>(file: string): Record<string, T[] | undefined> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T[]>) : {};
}
