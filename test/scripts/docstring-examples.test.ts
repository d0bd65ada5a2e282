/**
 * Every `@example` in src, as an app would have it: it compiles against the entries of the package, and prints what its comments say. So does the game of
 * docs/tutorial-game.md. Every function that apps call has an example, and sentences are short.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'node:util';
import * as ts from 'typescript';
import { lazy } from '../../src/core/engine/memo';
import { blocksOf, sources } from '../helpers/documents';

interface Example {
  of: string;
  /** Its name for the compiler; no such file is written. */
  file: string;
  program: string;
}

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
  program: blocksOf('docs/tutorial-game.md', 'ts').join(''),
};
const programs = [...examples, tutorial];

/** The examples and the entries, with the options of the project. */
const compiled = lazy(() => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  Object.assign(options, { paths: Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, [file]])) });
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const programOf = (name: string): string | undefined => programs.find(({ file }) => file === name)?.program;
  host.readFile = (name) => programOf(name) ?? readFile(name);
  host.fileExists = (name) => programOf(name) !== undefined || fileExists(name);
  const files = [...programs.map(({ file }) => file), ...Object.values(sources)];
  return ts.createProgram(files, { ...options, incremental: false, noUnusedLocals: false }, host);
});

/** What the compiler says of the examples. */
function mistakes(): string[] {
  return programs.flatMap(({ file }) =>
    compiled()
      .getSemanticDiagnostics(compiled().getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

/** Entries for authors of games and cards: docs/tutorial-game.md, docs/new-game.md and docs/adding-cards.md show them at work. */
const FOR_AUTHORS = /\/(core|language|abilities)$/;

/** What apps call of `holojudge/core`. */
const OF_CORE = ['canonicalJson', 'fromOutside', 'hashOf', 'patchesBetween'];

/** Functions that need no example of their own, by the reason. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'a look-up or a question about a printed card; those of `ship`, `shipCard`, `card` and `character` show them': [
    'holojudge/armada: damageCard',
    'holojudge/armada: damageDeck',
    'holojudge/armada: objectiveCard',
    'holojudge/armada: objectiveCards',
    'holojudge/armada: obstacleToken',
    'holojudge/armada: obstacleTokens',
    'holojudge/armada: shipCards',
    'holojudge/armada: shipToken',
    'holojudge/armada: squadronCard',
    'holojudge/armada: squadronCards',
    'holojudge/armada: upgradeCard',
    'holojudge/armada: upgradeCards',
    'holojudge/destiny: allCards',
    'holojudge/destiny: areCopies',
    'holojudge/destiny: identifier',
    'holojudge/miniatures: abilityName',
    'holojudge/miniatures: characters',
    'holojudge/miniatures: commanderEffectText',
    'holojudge/miniatures: erasOf',
    'holojudge/miniatures: hasLightsaber',
    'holojudge/miniatures: isLiving',
    'holojudge/miniatures: personsOf',
    'holojudge/miniatures: printedAbility',
    'holojudge/miniatures: sideOf',
    'holojudge/miniatures: statCard',
    'holojudge/miniatures: statCards',
    'holojudge/xwing: allCards',
    'holojudge/xwing: cardKey',
    'holojudge/xwing: condition',
    'holojudge/xwing: conditions',
    'holojudge/xwing: damageCard',
    'holojudge/xwing: damageDeck',
    'holojudge/xwing: entryOf',
    'holojudge/xwing: hugeDamageCard',
    'holojudge/xwing: hugeDamageDeck',
    'holojudge/xwing: pilots',
    'holojudge/xwing: printedOutline',
    'holojudge/xwing: shipAbilities',
    'holojudge/xwing: shipAbility',
    'holojudge/xwing: ships',
    'holojudge/xwing: sideKey',
    'holojudge/xwing: upgradeCost',
    'holojudge/xwing: upgrades',
  ],
  'no piece of this game moves': ['holojudge/destiny: preview'],
};

/** The functions that an entry exports, with whether they have an example. */
function functionsOf(source: string): { symbol: ts.Symbol; hasExample: boolean }[] {
  const checker = compiled().getTypeChecker();
  const file = compiled().getSourceFile(source);
  const entry = file && checker.getSymbolAtLocation(file);
  return checker.getExportsOfModule(entry ?? raise(source)).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!symbol.valueDeclaration || checker.getTypeOfSymbol(symbol).getCallSignatures().length === 0) return [];
    return [{ symbol, hasExample: symbol.getJsDocTags(checker).some(({ name }) => name === 'example') }];
  });
}

function raise(source: string): never {
  throw new Error(`${source} is no module`);
}

/** By the first entry that exports them. */
function withoutExample(): string[] {
  const looked = new Set<ts.Symbol>();
  return Object.entries(sources).flatMap(([name, source]) =>
    functionsOf(source).flatMap(({ symbol, hasExample }) => {
      const isAsked = FOR_AUTHORS.test(name) ? name === 'holojudge/core' && OF_CORE.includes(symbol.name) : true;
      if (!isAsked || hasExample || looked.has(symbol)) return [];
      looked.add(symbol);
      return [`${name}: ${symbol.name}`];
    }),
  );
}

/** Words of the longest sentence in a public comment. */
const LONGEST = 35;

/** Items of a list are sentences of their own. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/```[^]*?```/g, '')
    .split(/\n\s*\n|\n(?=\s*[-*|] )/)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=[A-Z`'0-9])/));
}

/** Of what entries export, and of its members. */
function longSentences(): string[] {
  const checker = compiled().getTypeChecker();
  const exported = Object.values(sources).flatMap((source) => {
    const file = compiled().getSourceFile(source);
    return checker.getExportsOfModule((file && checker.getSymbolAtLocation(file)) ?? raise(source));
  });
  const symbols = exported.map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each));
  return [...new Set(symbols)].flatMap((symbol) =>
    [symbol, ...(symbol.members?.values() ?? [])].flatMap((each) =>
      sentencesOf(ts.displayPartsToString(each.getDocumentationComment(checker)))
        .filter((sentence) => sentence.trim().split(/\s+/).length > LONGEST)
        .map((sentence) => `${symbol.name}: ${sentence}`),
    ),
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
  const runs = new AsyncFunction('require', 'exports', 'console', outputText) as (...given: unknown[]) => unknown;
  await runs(load, {}, console);
  return printed;
}

test('they compile', () => expect(mistakes()).toEqual([]));

test('every function that apps call has one', () => {
  expect(withoutExample().sort()).toEqual(Object.values(WITHOUT).flat().sort());
});

test(`no sentence of a public comment has more than ${LONGEST} words`, () => expect(longSentences()).toEqual([]));

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
