/** Every `@example` in src, as an app would have it: it compiles against the entries of the package, and prints what its comments say. So does the game of docs/tutorial-game.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'node:util';
import * as ts from 'typescript';
import { entries, importOf } from '../../scripts/package/entries';

interface Example {
  of: string;
  /** Its name for the compiler; no such file is written. */
  file: string;
  program: string;
}

const sources = Object.fromEntries(entries().map((entry) => [importOf(entry), resolve(entry.source)]));
const files = execFileSync('git', ['grep', '-l', '@example', '--', 'src/*.ts'], { encoding: 'utf8' });
const examples = files.trim().split('\n').flatMap(examplesIn);

/** The programs between the fences of a file's examples. */
function examplesIn(file: string): Example[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Example[] = [];
  const look = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    for (const tag of name ? ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === 'example') : []) {
      const program = /```ts\n([^]*?)```/.exec(ts.getTextOfJSDocComment(tag.comment) ?? '')?.[1] ?? '';
      const of = `${file}: ${name?.getText() ?? ''}`;
      found.push({ of, file: resolve(`build/example-${found.length}-of-${file.replaceAll('/', '-')}`), program });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The blocks of the tutorial, one after the other, as the file that its reader makes. */
const tutorial: Example = {
  of: 'docs/tutorial-game.md',
  file: resolve('test/pig.test.ts'),
  program: [...readFileSync('docs/tutorial-game.md', 'utf8').matchAll(/```ts\n([^]*?)```/g)]
    .map(([, of]) => of)
    .join(''),
};
const programs = [...examples, tutorial];

/** What the compiler says of them, with the options of the project. */
function mistakes(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  Object.assign(options, { paths: Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, [file]])) });
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const programOf = (name: string): string | undefined => programs.find(({ file }) => file === name)?.program;
  host.readFile = (name) => programOf(name) ?? readFile(name);
  host.fileExists = (name) => programOf(name) !== undefined || fileExists(name);
  const names = programs.map(({ file }) => file);
  const program = ts.createProgram(names, { ...options, incremental: false, noUnusedLocals: false }, host);
  return names.flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

/** What makes a function of a text in which there may be `await`. */
const AsyncFunction = async function () {}.constructor as FunctionConstructor;

/** Runs it on the sources, and gives the lines that it prints. */
async function run(program: string): Promise<string[]> {
  const printed: string[] = [];
  const { outputText } = ts.transpileModule(program, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const load = (name: string): unknown => jest.requireActual(sources[name] ?? name);
  const console = { log: (...said: unknown[]) => printed.push(format(...said)) };
  const compiled = new AsyncFunction('require', 'exports', 'console', outputText) as (...given: unknown[]) => unknown;
  await compiled(load, {}, console);
  return printed;
}

test('they compile', () => expect(mistakes()).toEqual([]));

test.each(examples)('$of prints what its comments say', async ({ program }) => {
  const said = [...program.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, comment]) => comment);
  expect(said.length).toBeGreaterThan(0);
  expect(await run(program)).toEqual(said);
});

describe('the game of the tutorial', () => {
  const { outputText } = ts.transpileModule(tutorial.program, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const load = (name: string): unknown => jest.requireActual(name.replace('../src', '../../src'));
  // Its tests are tests of this file; the rules that their titles cite are in no catalogue.
  new Function('require', 'exports', outputText.replaceAll(/\[pig\.[^\]]+\] /g, ''))(load, {});
});
