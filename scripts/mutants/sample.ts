/** Chooses breaks at random, as likely at one place of the code as at another. The same seed chooses the same. */
import ts from 'typescript';
import { integersFrom } from '../../src/play';
import { idsAround } from './around';
import { cardsAround } from './cards';
import { isEvidence } from './evidence';
import type { Mutant } from './mutant';
import { changesAt } from './operators';
import { compiling, nameOf, sourceFiles, type Project } from './project';

export interface Wanted {
  inFolder: (file: string) => boolean;
  /** The ids that count; null: the code cites none, and need not. */
  known: ReadonlySet<string> | null;
  sample: number;
  seed: number;
}

export interface Sample {
  mutants: Mutant[];
  /** How many were chosen that the compiler refuses; they are not among the mutants. */
  refused: number;
}

/** One break at each line that has room for one, whether it compiles or not: where tests come by, nothing need be broken. */
export function everyLine(project: Project, { inFolder, known, seed }: Omit<Wanted, 'sample'>): Mutant[] {
  const next = integersFrom(seed);
  const files = sourceFiles(project, inFolder);
  const byLine = new Map<string, Mutant>();
  for (const node of files.flatMap(nodesOf)) {
    const found = mutantAt(project, node, files, known, next);
    if (found && !byLine.has(`${found.file}:${found.line}`)) byLine.set(`${found.file}:${found.line}`, found);
  }
  return [...byLine.values()].map((each, at) => ({ ...each, id: at + 1 }));
}

export function choose(project: Project, { inFolder, known, sample, seed }: Wanted): Sample {
  const next = integersFrom(seed);
  const files = sourceFiles(project, inFolder);
  const nodes = shuffled(files.flatMap(nodesOf), next);
  const found: Mutant[] = [];
  let refused = 0;
  while (nodes.length > 0 && found.length < sample) {
    const some: Mutant[] = [];
    while (nodes.length > 0 && some.length < sample - found.length) {
      const mutant = mutantAt(project, nodes.pop() as ts.Node, files, known, next);
      if (mutant) some.push(mutant);
    }
    const sound = compiling(project, some);
    refused += some.length - sound.length;
    found.push(...sound);
  }
  return { mutants: found.map((each, at) => ({ ...each, id: at + 1 })), refused };
}

function mutantAt(
  { root, program }: Project,
  node: ts.Node,
  files: readonly ts.SourceFile[],
  known: Wanted['known'],
  next: (n: number) => number,
): Mutant | null {
  const changes = changesAt(node, program.getTypeChecker());
  if (changes.length === 0) return null;
  const ids = idsAround(node, files).filter((id) => known === null || known.has(id));
  const change = changes[next(changes.length)];
  if (!change || (known !== null && ids.length === 0)) return null;
  const source = node.getSourceFile();
  const line = source.getLineAndCharacterOfPosition(change.start).line + 1;
  const cards = cardsAround(node, ids, files);
  return { ...change, id: 0, file: nameOf(root, source), line, ids, cards, evidence: isEvidence(node) };
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return nodes;
}

function shuffled<T>(list: T[], next: (n: number) => number): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const at = next(last + 1);
    [list[last], list[at]] = [list[at] as T, list[last] as T];
  }
  return list;
}
