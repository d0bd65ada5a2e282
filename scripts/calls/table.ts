/** Which frames may lie above each step of each procedure, found in the sources of a game. */
import { join } from 'node:path';
import ts from 'typescript';
import { END, type CallTable } from '../../src/core/engine/grammar';
import { add, functionOf, noFacts, Reader, resultOf, textOf, type Facts, type Given } from './facts';
import { readSources, type Sources } from './sources';

/** A procedure as the game has it at run time. */
export interface Known {
  name: string;
  steps: readonly { name: string; kind: string }[];
}

/** Where in a text a procedure is made, and the nodes of which its steps are made. */
interface Made {
  file: string;
  elements: readonly ts.Expression[];
}

export function callTable(folder: string, procedures: readonly Known[]): CallTable {
  const sources = readSources(folder);
  const reader = new Reader(sources, join(folder, 'engine.ts'), namesOfContinuations(sources));
  const made = madeIn(sources);
  const anywhere = new Set<string>();
  const above = new Map<string, Map<string, string[][]>>();
  const elsewhere = new Set<string>();
  const allow = (procedure: string, step: string, facts: Facts): void => {
    const steps = above.get(procedure) ?? new Map<string, string[][]>();
    for (const each of facts.below) anywhere.add(each);
    above.set(procedure, steps.set(step, [...(steps.get(step) ?? []), sorted(calledBy(facts))]));
  };
  for (const known of procedures) {
    const at = made.get(known.name);
    if (!at) throw new Error(`the sources of ${folder} make no procedure '${known.name}'`);
    waysOfSteps(sources, reader, at, known).forEach((ways, i) => {
      for (const way of ways) {
        for (const step of restsAt(known, i, way)) allow(known.name, step, way.facts);
        for (const step of way.facts.goesTo)
          if (!known.steps.some(({ name }) => isMeant(step, name))) elsewhere.add(step);
      }
    });
  }
  const abilities = noFacts();
  for (const each of [...sources.declared.values()].filter(({ file }) => file.startsWith(join(folder, 'abilities'))))
    add(abilities, reader.factsOf([each.node], each.file));
  for (const step of abilities.goesTo) elsewhere.add(step);
  for (const each of abilities.below) anywhere.add(each);
  // An ability sends a procedure that is under way to another step: whatever it called lies above that one.
  for (const { name, steps } of procedures)
    for (const step of steps)
      if ([...elsewhere].some((each) => isMeant(each, step.name)))
        above.get(name)?.set(step.name, [...(above.get(name)?.values() ?? [])].flat());
  const changes = sources.meaning(join(folder, 'procedures/index.ts'), 'happenings');
  const happenings = changes ? reader.factsOf([changes.node], changes.file) : noFacts();
  return {
    begins: 'game',
    anywhere: sorted(anywhere),
    abilities: sorted(calledBy(abilities)),
    happenings: sorted(calledBy(happenings)),
    procedures: Object.fromEntries(
      procedures.map(({ name, steps }) => [
        name,
        Object.fromEntries(
          [...steps.map((each) => each.name), END]
            .map((step) => [step, largest(above.get(name)?.get(step) ?? [])] as const)
            .filter(([, ways]) => ways.length > 0),
        ),
      ]),
    ),
  };
}

function calledBy({ calls, causes, triggers, uses }: Facts): string[] {
  return [...calls, ...(causes.size > 0 ? ['+events'] : triggers ? ['+abilities'] : []), ...(uses ? ['+window'] : [])];
}

/** The steps at which a frame may rest after this one has run. */
function restsAt({ steps }: Known, at: number, { facts: { again, finishes, goesTo }, moves }: Way): string[] {
  const named = (i: number): string => steps[i]?.name ?? END;
  const own = steps.map(({ name }) => name).filter((name) => [...goesTo].some((step) => isMeant(step, name)));
  const asksAgain = again && steps[at]?.kind === 'ask';
  return [...(moves ? [] : [named(at + 1)]), ...(asksAgain ? [named(at)] : []), ...(finishes ? [END] : []), ...own];
}

/** Is it the name of this step, in which a `*` stands for anything? */
function isMeant(written: string, name: string): boolean {
  if (!written.includes('*')) return written === name;
  const parts = written.split('*').map((part) => part.replace(/[^a-z0-9 ]/gi, '.'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/** The ways that call something, without those that only call what another one does. */
function largest(ways: readonly string[][]): string[][] {
  const isIn = (few: readonly string[], many: readonly string[]): boolean => few.every((each) => many.includes(each));
  const different = [...new Map(ways.map((way) => [way.join(), way])).values()].filter((way) => way.length > 0);
  return different
    .filter((way) => !different.some((other) => other !== way && isIn(way, other)))
    .sort((a, b) => (a.join() < b.join() ? -1 : 1));
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

/** `procedure('x', fields, [ ... ])`, without fields where its frame carries nothing, and `effect('x', step, step)`, wherever they stand. */
function madeIn(sources: Sources): Map<string, Made> {
  const made = new Map<string, Made>();
  for (const file of sources.files) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const [name, ...parts] = node.arguments;
        const of = node.expression.text;
        const steps = parts.at(-1);
        if (name && ts.isStringLiteral(name) && of === 'procedure' && steps && ts.isArrayLiteralExpression(steps))
          made.set(name.text, { file: file.fileName, elements: [...steps.elements] });
        if (name && ts.isStringLiteral(name) && of === 'effect' && steps)
          made.set(`effect ${name.text}`, { file: file.fileName, elements: parts });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return made;
}

/** A step as it is written, or what makes some steps. */
interface Written {
  node: ts.Expression;
  file: string;
  /** What the parameters of the function stand for in whose result it is written. */
  given: Given;
}

/** Lists of steps that have a name, or that a function makes, are written out where the text shows them. */
function writtenOut(sources: Sources, { node, file, given }: Written): Written[] {
  if (ts.isSpreadElement(node))
    return spreadOut(sources, { node: node.expression, file, given }) ?? [{ node, file, given }];
  if (!ts.isIdentifier(node)) return [{ node, file, given }];
  const meant = sources.meaning(file, node.text);
  const made = meant && ts.isVariableDeclaration(meant.node) ? meant.node.initializer : undefined;
  return meant && made && ts.isCallExpression(made)
    ? [{ node: made, file: meant.file, given: NONE_GIVEN }]
    : [{ node, file, given }];
}

const NONE_GIVEN: Given = new Map();

function spreadOut(sources: Sources, { node, file, given }: Written): Written[] | null {
  if (ts.isIdentifier(node)) {
    const meant = sources.meaning(file, node.text);
    const made = meant && ts.isVariableDeclaration(meant.node) ? meant.node.initializer : undefined;
    return meant && made ? elementsOf(sources, made, meant.file, NONE_GIVEN) : null;
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return elementsOf(sources, node, file, given);
  const meant = sources.meaning(file, node.expression.text);
  const made = meant && functionOf(meant.node);
  const body = made && resultOf(made);
  if (!meant || !made || !body) return null;
  const own = made.parameters.flatMap((each, i) => {
    const value = node.arguments[i];
    return ts.isIdentifier(each.name) && value ? [[each.name.text, { node: value, file }] as const] : [];
  });
  return elementsOf(sources, body, meant.file, new Map(own));
}

function elementsOf(sources: Sources, node: ts.Expression, file: string, given: Given): Written[] | null {
  const list = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
  if (!ts.isArrayLiteralExpression(list)) return null;
  return list.elements.flatMap((each) => writtenOut(sources, { node: each, file, given }));
}

/** Each step with what it may do. Elements that make several steps, or steps whose names are not written there, share what all of them may do. */
function waysOfSteps(sources: Sources, reader: Reader, { file, elements }: Made, { name, steps }: Known): Way[][] {
  const found: Way[][] = steps.map(() => []);
  const all = elements.flatMap((node) => writtenOut(sources, { node, file, given: NONE_GIVEN }));
  const names = all.map(nameOfStep);
  let at = 0;
  for (let i = 0; i < all.length;) {
    const written = names[i] ?? null;
    if (written !== null) {
      if (steps[at]?.name !== written)
        throw new Error(`'${name}': the step '${written}' was expected, found '${steps[at]?.name ?? END}'`);
      found[at]?.push(...waysOf(sources, reader, all[i] as Written));
      at += 1;
      i += 1;
      continue;
    }
    // Up to the next step whose name is written.
    const upTo = names.findIndex((each, j) => j > i && each !== null);
    const last = upTo < 0 ? all.length : upTo;
    const to = upTo < 0 ? steps.length : steps.findIndex((each, j) => j >= at && each.name === names[upTo]);
    if (to < 0) throw new Error(`'${name}': no step '${names[upTo] ?? ''}'`);
    const alone = last - i === to - at;
    for (let j = at; j < to; j++)
      for (const each of alone ? all.slice(i + j - at, i + j - at + 1) : all.slice(i, last))
        found[j]?.push(...waysOf(sources, reader, each));
    at = to;
    i = last;
  }
  return found;
}

/** One way through what a step does: what it may do, and whether it always says itself where its frame goes on. */
interface Way {
  facts: Facts;
  moves: boolean;
}

/** A step that ends early in some cases does in those nothing of what comes later in it. */
function waysOf(sources: Sources, reader: Reader, each: Written): Way[] {
  const { file, given } = each;
  const nodes = workOf(each);
  const [work, ...around] = [...nodes].reverse();
  const called = work && ts.isIdentifier(work) ? sources.meaning(file, work.text) : null;
  const made = work && (ts.isArrowFunction(work) ? work : called && functionOf(called.node));
  const body = made?.body;
  if (!body || !ts.isBlock(body)) return [{ facts: reader.factsOf(nodes, file, given), moves: false }];
  const from = called?.file ?? file;
  const common = reader.factsOf(around, file, given);
  return waysThrough(body).map((statements) => {
    const facts = reader.factsOf(statements, from, called ? NONE_GIVEN : given);
    add(facts, common);
    const sure = statements.findIndex((statement, i) => i < statements.length - 1 && mayEnd(statement));
    return { facts, moves: (sure < 0 ? statements : statements.slice(0, sure)).some(isMove) };
  });
}

function waysThrough({ statements }: ts.Block): ts.Node[][] {
  const ways: ts.Node[][] = [];
  const before: ts.Node[] = [];
  for (const each of statements) {
    const ending = ts.isIfStatement(each) && !each.elseStatement ? endingOf(each.thenStatement) : null;
    if (ending && ts.isIfStatement(each)) {
      ways.push([...before, each.expression, ...ending]);
      before.push(each.expression);
    } else before.push(each);
  }
  return [...ways, before];
}

/** What is done before a function ends here for certain. */
function endingOf(node: ts.Statement): ts.Node[] | null {
  if (ts.isReturnStatement(node)) return [node];
  if (!ts.isBlock(node)) return null;
  const last = node.statements.at(-1);
  return last && ts.isReturnStatement(last) ? [...node.statements] : null;
}

/** May a function end in the midst of this? */
function mayEnd(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return ts.isReturnStatement(node) || (ts.forEachChild(node, (each) => mayEnd(each) || undefined) ?? false);
}

function isMove(node: ts.Node): boolean {
  const call = ts.isExpressionStatement(node) || ts.isReturnStatement(node) ? node.expression : undefined;
  const inner = call && ts.isVoidExpression(call) ? call.expression : call;
  if (!inner || !ts.isCallExpression(inner) || !ts.isIdentifier(inner.expression)) return false;
  return ['goTo', 'finish'].includes(inner.expression.text);
}

function nameOfStep({ node, given }: Written): string | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  if (!['run', 'step', 'ask', 'does', 'decides'].includes(node.expression.text)) return null;
  const [name] = node.arguments;
  if (!name) return null;
  return ts.isStringLiteral(name) ? name.text : textOf(name, given);
}

/** The parts of a step that change something: not the question. */
function workOf(written: Written): ts.Node[] {
  const { node } = written;
  if (nameOfStep(written) === null || !ts.isCallExpression(node)) return [node];
  const [, , first, answer] = node.arguments;
  const asks = ts.isIdentifier(node.expression) && ['ask', 'decides'].includes(node.expression.text);
  return [node.expression, ...(asks ? (answer ? [answer] : [node]) : first ? [first] : [])];
}

/** Names of procedures that the game keeps as data: `{ procedure: 'effects', ... }`. */
function namesOfContinuations({ files }: Sources): string[] {
  const names = new Set<string>();
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (
        ts.isPropertyAssignment(node) &&
        ts.isIdentifier(node.name) &&
        node.name.text === 'procedure' &&
        ts.isStringLiteral(node.initializer)
      )
        names.add(node.initializer.text);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...names];
}
