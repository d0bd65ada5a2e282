/** The card whose ability a piece of code is: cards without statements of their own cite general rules, which the tests of the card need not name. */
import ts from 'typescript';
import { declaredBy, importedFrom, isExported, namesOf, topicOf } from './around';

/**
 * What the card is called by whose ability a place is: `{ id: 'kad-solus', card: 'pilot:kadsolus' }` by both, as `wordOf` writes them, and what several
 * abilities of a card begin with (`agent-terex` of `agent-terex-rolls`). What makes abilities, and helpers of them, belong to the cards that they are used for.
 * Of an ability with a topic of its own (`{ id: 'transfer-essence' }` that cites min.transfer-essence.03) all statements tell what this one ability does:
 * any test that names it is its own.
 */
export function cardsAround(
  node: ts.Node,
  ids: readonly string[] = [],
  others: readonly ts.SourceFile[] = [],
): string[] {
  const called = abilitiesOf(node.getSourceFile());
  const topics = ids.map(topicOf).filter((topic) => called.has(topic));
  return [...new Set([...namesAround(node, others), ...topics.map(wordOf).filter(isName)])];
}

const DEEPEST = 3;

function namesAround(node: ts.Node, others: readonly ts.SourceFile[], depth = 0): string[] {
  const own = entryAround(node) ?? listedEntry(node, others) ?? callAround(node);
  const statement = topOf(node);
  if (own.length > 0 || depth >= DEEPEST || statement === null) return own;
  const here = node.getSourceFile();
  const files = [here, ...(isExported(statement) ? others : [])].filter((file) =>
    file.fileName.includes('/abilities/'),
  );
  const uses = files.flatMap((file) => declaredBy(statement).flatMap((name) => namesOf(file).get(name) ?? []));
  return uses.filter((use) => topOf(use) !== statement).flatMap((use) => namesAround(use, others, depth + 1));
}

function topOf(node: ts.Node): ts.Node | null {
  return ts.findAncestor(node, (each) => each.parent !== undefined && ts.isSourceFile(each.parent)) ?? null;
}

/** `avenging('disciplined', 'upgrade:disciplined', ...)`, `onceWhenDealt('comm-noise', ...)`: the nearest call that is given the id of a card, or the outermost with that of an ability. */
function callAround(node: ts.Node): string[] {
  let outermost: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isCallExpression(at)) continue;
    const texts = at.arguments.flatMap((each) => (ts.isStringLiteral(each) ? [each.text] : []));
    if (texts.some((text) => /^[a-z-]+:[a-z0-9-]+$/.test(text))) return texts.flatMap(wordsOf).filter(isName);
    const [first] = at.arguments;
    const isId = first && ts.isStringLiteral(first) && /^[a-z0-9-]+$/.test(first.text);
    if (isId && !NAMES_NO_ABILITY.test(at.expression.getText())) outermost = wordsOf(first.text);
  }
  return inAbilities(node.getSourceFile()) ? outermost.filter(isName) : [];
}

/** What is named first there is a reason or an event. */
const NAMES_NO_ABILITY = /^(reason|on|after|before)$/;

/** Where the abilities of cards are; not the forms that they share, whose parts belong to the cards that use them. */
function inAbilities({ fileName }: ts.SourceFile): boolean {
  return fileName.includes('/abilities/') && !fileName.includes('/forms/');
}

const CALLED = new WeakMap<ts.SourceFile, Set<string>>();

/** Ids of the abilities that a file makes: `{ id: 'shaper', rules: ... }`, `bonus('gang', ['min.gang.01'], ...)`. */
function abilitiesOf(source: ts.SourceFile): Set<string> {
  const known = CALLED.get(source);
  if (known) return known;
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.add(textOf(node, 'id') ?? '');
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const [first, second] = node.arguments;
      if (first && ts.isStringLiteral(first) && second?.getText().includes(`.${first.text}.`)) found.add(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  CALLED.set(source, found);
  return found;
}

/**
 * What is listed outside functions: the cards of the entry that stands there (`[ability({ id, card }), ...]`), or of what is declared under a name
 * (`[kadSolus, ...others]`), here or in the file from which it comes. Null: no such thing is listed there.
 */
function listedEntry(node: ts.Node, others: readonly ts.SourceFile[]): string[] | null {
  if (!ts.isArrayLiteralExpression(node.parent) || ts.findAncestor(node, ts.isFunctionLike)) return null;
  const listed = ts.isSpreadElement(node) ? node.expression : node;
  const names = new Set<string>();
  const visit = (at: ts.Node): void => {
    if (ts.isStringLiteral(at)) for (const name of entryAround(at) ?? callAround(at)) names.add(name);
    ts.forEachChild(at, visit);
  };
  const within = ts.isIdentifier(listed) ? declarationOf(listed, others) : listed;
  if (within) visit(within);
  return names.size > 0 ? [...names] : null;
}

function declarationOf(name: ts.Identifier, others: readonly ts.SourceFile[]): ts.Node | undefined {
  const { statements } = name.getSourceFile();
  const declared = statements.find((each) => each !== topOf(name) && declaredBy(each).includes(name.text));
  return declared ?? importedFrom(name, others);
}

/** Null: no entry is around it. */
function entryAround(node: ts.Node): string[] | null {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    const [id, card] = [textOf(at, 'id'), textOf(at, 'card')];
    const names = id !== null && card !== null ? [...wordsOf(id), wordOf(card)].filter(isName) : [];
    if (names.length > 0) return names;
  }
  return null;
}

/** An id, and what it may share with other abilities of the card: two of its parts or more. */
function wordsOf(id: string): string[] {
  const parts = id.split('-');
  const beginnings = parts.map((_, at) => parts.slice(0, at + 1).join('-')).slice(1);
  return [id, ...beginnings].map(wordOf);
}

function textOf(of: ts.ObjectLiteralExpression, name: string): string | null {
  const found = of.properties.find((each) => each.name?.getText() === name);
  if (!found) return null;
  if (!ts.isPropertyAssignment(found)) return '';
  return ts.isStringLiteral(found.initializer) ? found.initializer.text : textOfConstant(found.initializer);
}

/** `const CYBORG = sideKey('upgrade:agentterex', 1)`: the card in it. */
function textOfConstant(expression: ts.Expression): string {
  if (!ts.isIdentifier(expression)) return '';
  for (const statement of expression.getSourceFile().statements)
    if (declaredBy(statement).includes(expression.text))
      return /'([a-z-]+:[a-z0-9-]+)'/.exec(statement.getText())?.[1] ?? '';
  return '';
}

/** Without the kind before a colon, capitals, spaces and marks: 'Wulff Yularen', `wulff-yularen` and `upgrade:wulffyularen` are one. */
export function wordOf(text: string): string {
  return text
    .slice(text.lastIndexOf(':') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

export function isName(word: string): boolean {
  return word.length >= SHORTEST_NAME;
}

const SHORTEST_NAME = 3;
/** Shorter names stand within many a word: they count as words of their own. */
const SHORTEST_PART = 4;

/** Does a title, or a file, name one of them? */
export function namesOneOf(cards: readonly string[], text: string): boolean {
  if (cards.length === 0) return false;
  const lower = text.toLowerCase();
  const together = lower.replace(/[^a-z0-9]/g, '');
  const words = new Set(lower.split(/[^a-z0-9-]/).map((each) => each.replaceAll('-', '')));
  return cards.some((each) => (each.length < SHORTEST_PART ? words.has(each) : together.includes(each)));
}
