/** The sources as TypeScript sees them: where rules can be broken, and which breaks its compiler would notice by itself. */
import { relative } from 'node:path';
import ts from 'typescript';
import { changed, type Mutant } from './mutant';

export interface Project {
  root: string;
  program: ts.Program;
}

/** The project of the tsconfig.json in this folder: its sources, without tests and scripts. */
export function readProject(root: string): Project {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, root);
  // A break may leave a name unused; whoever made the mistake would have removed it.
  const program = ts.createProgram(fileNames, { ...options, noUnusedLocals: false, noUnusedParameters: false });
  return { root, program };
}

export function sourceFiles({ root, program }: Project, inFolder: (file: string) => boolean): ts.SourceFile[] {
  return program
    .getSourceFiles()
    .filter((each) => !each.isDeclarationFile && each.fileName.endsWith('.ts') && inFolder(nameOf(root, each)));
}

export function nameOf(root: string, source: ts.SourceFile): string {
  return relative(root, source.fileName).replaceAll('\\', '/');
}

/** The mutants that compile. One of each top-level statement of each file is tried at a time. */
export function compiling(project: Project, mutants: readonly Mutant[]): Mutant[] {
  const rounds: Mutant[][] = [];
  for (const mutant of mutants) {
    const statement = statementOf(project, mutant);
    const free = rounds.find((round) => round.every((each) => statementOf(project, each) !== statement));
    if (free) free.push(mutant);
    else rounds.push([mutant]);
  }
  const refused = new Set(rounds.flatMap((round) => refusedIn(project, round)));
  return mutants.filter((each) => !refused.has(each));
}

function statementOf({ root, program }: Project, { file, start }: Mutant): ts.Statement | undefined {
  const source = program.getSourceFile(`${root}/${file}`);
  return source?.statements.find((each) => each.pos <= start && start < each.end);
}

function refusedIn(project: Project, round: readonly Mutant[]): Mutant[] {
  const { root, program } = project;
  const byFile = new Map<string, Mutant[]>();
  for (const each of round) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  const options = program.getCompilerOptions();
  const host = ts.createCompilerHost(options);
  const texts = new Map<string, string>(
    [...byFile].map(([file, list]) => [`${root}/${file}`, changed(textOf(project, file), list)]),
  );
  host.getSourceFile = (name, target) => {
    const text = texts.get(name);
    return text === undefined ? program.getSourceFile(name) : ts.createSourceFile(name, text, target, true);
  };
  const broken = ts.createProgram([...program.getRootFileNames()], options, host, program);
  return [...byFile].flatMap(([file, list]) => {
    const source = broken.getSourceFile(`${root}/${file}`);
    const errors = [...broken.getSyntacticDiagnostics(source), ...broken.getSemanticDiagnostics(source)];
    const ranges = rangesAfter(project, list);
    return errors.flatMap(({ start = -1 }) =>
      ranges.filter(({ from, to }) => from <= start && start < to).map(({ mutant }) => mutant),
    );
  });
}

export function textOf({ root, program }: Project, file: string): string {
  return program.getSourceFile(`${root}/${file}`)?.text ?? '';
}

/** Where the top-level statement of each mutant stands once all of them are made. */
function rangesAfter(project: Project, mutants: readonly Mutant[]): { mutant: Mutant; from: number; to: number }[] {
  const moved = (at: number): number =>
    mutants.filter(({ cut }) => cut[1] <= at).reduce((so, { cut, text }) => so + text.length - (cut[1] - cut[0]), at);
  return mutants.flatMap((mutant) => {
    const statement = statementOf(project, mutant);
    return statement ? [{ mutant, from: moved(statement.pos), to: moved(statement.end) }] : [];
  });
}
