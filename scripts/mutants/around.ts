/** The rules that a piece of code is about: those that the function, step, ability or comment around it cites. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

const CITED = /\b([a-z]{2,}\.[a-z0-9-]+)\.(\d{2,})((?:,? (?:and |to )?\.\d{2,})*)/g;

/** The ids in a text, `xw.ion.01, .02` read as two and `xw.ion.01 to .04` as four. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap(([, topic = '', first = '', more = '']) =>
    numbersIn(first, more).map((number) => `${topic}.${number}`),
  );
}

const STATED = [/\bstatements\('([a-z0-9-]+)', \[([\d, ]+)\]\)/g, /\bid: '([a-z0-9-]+)',\s*says: \[([\d, ]+)\]/g];

/** Those that are written by their numbers, too: `statements('grenades', [1, 3])`, `{ id: 'grenades', says: [1, 3] }`, under the name that ids of the file begin with. */
function citedWithin(text: string, { text: whole }: ts.SourceFile): string[] {
  const game = /\b([a-z]{2,})\.[a-z0-9-]+\.\d{2,}/.exec(whole)?.[1];
  const found = game === undefined ? [] : STATED.flatMap((form) => [...text.matchAll(form)]);
  const stated = found.flatMap(([, topic = '', numbers = '']) =>
    numbers.split(',').map((number) => `${game ?? ''}.${topic}.${number.trim().padStart(2, '0')}`),
  );
  return [...citedIn(text), ...stated];
}

/** `lock` of `xw.lock.05`. */
export function topicOf(id: string): string {
  return id.split('.')[1] ?? '';
}

function numbersIn(first: string, more: string): string[] {
  const numbers = [first];
  for (const [, to, number = ''] of more.matchAll(/( to)? \.(\d{2,})/g)) {
    const between = to === undefined ? 0 : Number(number) - Number(numbers.at(-1)) - 1;
    const from = Number(number) - between;
    for (let at = from; at < Number(number); at++) numbers.push(String(at).padStart(number.length, '0'));
    numbers.push(number);
  }
  return numbers;
}

/**
 * The ids that the step, entry or function around a node cites, whichever is nearest; for a function that cites none, those of the steps and functions of
 * its file that name it. A refusal (`if (...) return ...`, `... ? null : reason(...)`) and a case of a `switch` are about what they cite themselves, and
 * nothing else of the function is about that. A list of ids with a name counts where it is named. What another entry of a list or table cites is not about this one: a card without a ruling of its own is no proof of its neighbor's. Nor is
 * the comment of another property. An exported function that cites none is about what those of the other files that name it cite, too: a break in it
 * breaks all these rules.
 */
export function idsAround(node: ts.Node, others: readonly ts.SourceFile[] = [], depth = 0): string[] {
  const listed = idsOfListed(node, others);
  if (listed.length > 0) return listed;
  let top: ts.Node = node;
  let entry: ts.Node | null = null;
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    top = at;
    if (isEntryOfList(at)) entry = at;
    const ids = isUnit(at) ? citedAt(at, node, entry === at ? null : entry) : idsOfRefusals(at);
    if (ids.length > 0) return [...new Set(ids)];
  }
  if (depth >= DEEPEST) return [];
  return [...new Set([...idsOfUsers(top, depth), ...(isExported(top) ? idsOfImporters(top, others) : [])])];
}

const DEEPEST = 3;

export function isExported(statement: ts.Node): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(isExport);
}

function isExport({ kind }: ts.Modifier): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}

/**
 * `[shaper, ...bonuses]`, outside functions: what is left out is what such a name stands for, and that cites the rules; of another file all that it cites.
 */
function idsOfListed(node: ts.Node, others: readonly ts.SourceFile[]): string[] {
  const name = ts.isSpreadElement(node) ? node.expression : node;
  if (!ts.isIdentifier(name) || !ts.isArrayLiteralExpression(node.parent)) return [];
  if (ts.findAncestor(node, ts.isFunctionLike)) return [];
  const { statements } = node.getSourceFile();
  const own = statements.find((each) => declaredBy(each).includes(name.text));
  if (own) return [...new Set(citedWithin(own.getFullText(), node.getSourceFile()))];
  const from = importedFrom(name, others);
  return from ? [...new Set(citedWithin(from.text, from))] : [];
}

/** The file among these that a name is imported from. */
export function importedFrom(name: ts.Identifier, files: readonly ts.SourceFile[]): ts.SourceFile | undefined {
  const here = name.getSourceFile();
  const imported = here.statements.find(
    (each): each is ts.ImportDeclaration => ts.isImportDeclaration(each) && imports(each, name.text),
  );
  const path = imported && ts.isStringLiteral(imported.moduleSpecifier) ? imported.moduleSpecifier.text : null;
  return path === null ? undefined : files.find(({ fileName }) => fileName === placeOf(here, path));
}

function imports({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const bindings = importClause?.namedBindings;
  return (
    bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.some((each) => each.name.text === name)
  );
}

function placeOf({ fileName }: ts.SourceFile, path: string): string {
  return `${join(dirname(fileName), path).replaceAll('\\', '/')}.ts`;
}

/** Of those alone that cite something themselves. */
function idsOfImporters(statement: ts.Node, others: readonly ts.SourceFile[]): string[] {
  return others
    .filter((each) => each !== statement.getSourceFile())
    .flatMap((each) => declaredBy(statement).flatMap((name) => namesOf(each).get(name) ?? []))
    .flatMap((node) => idsAround(node, [], DEEPEST));
}

const NAMES = new WeakMap<ts.SourceFile, Map<string, ts.Identifier[]>>();

/** Where a file names what it has from elsewhere. */
export function namesOf(source: ts.SourceFile): Map<string, ts.Identifier[]> {
  const known = NAMES.get(source);
  if (known) return known;
  const names = new Map<string, ts.Identifier[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isNameOfProperty(node)) names.set(node.text, [...(names.get(node.text) ?? []), node]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  NAMES.set(source, names);
  return names;
}

/** What is made before a refusal (`const under = ...; if (under) return ...`) is about what the refusal cites. */
function idsOfRefusals(node: ts.Node): string[] {
  if (!ts.isVariableStatement(node) || !ts.isBlock(node.parent)) return [];
  const names = new Set(node.declarationList.declarations.flatMap(({ name }) => namesIn(name)));
  const refusals = node.parent.statements.filter(
    (each): each is ts.IfStatement => isRefusal(each) && each.pos >= node.end && mentions(each.expression, names),
  );
  return refusals.flatMap((each) => citedWithin(each.getFullText(), node.getSourceFile()));
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isBindingElement(each) ? namesIn(each.name) : []));
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text) && !isNameOfProperty(node)) return true;
  return ts.forEachChild(node, (child) => mentions(child, names)) ?? false;
}

function idsOfUsers(statement: ts.Node, depth: number): string[] {
  const source = statement.getSourceFile();
  const names = new Set(declaredBy(statement));
  const ids = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (node === statement) return;
    if (ts.isIdentifier(node) && names.has(node.text) && !isNameOfProperty(node))
      for (const id of idsAround(node, [], depth + 1)) ids.add(id);
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) ts.forEachChild(source, visit);
  return [...ids];
}

/** `ship.place` and `{ place: 3 }` speak of no function that is called so. */
function isNameOfProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const isNamed =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent);
  return isNamed && parent.name === node;
}

export function declaredBy(statement: ts.Node): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

/** A step, an ability, a property of a table, a refusal, or a statement of its own: what a citation in it, or in the comment before it, is about. */
function isUnit(node: ts.Node): boolean {
  if (ts.isSourceFile(node.parent) || isRefusal(node) || ts.isCaseClause(node)) return true;
  if (ts.isArrayLiteralExpression(node.parent)) return true;
  if (isConditionalRefusal(node)) return true;
  if (ts.isObjectLiteralExpression(node)) return isEntry(node);
  return ts.isPropertyAssignment(node) && !isEntry(node.parent);
}

/** An ability with its rules. An event with its rules is a part of the function that tells it. */
function isEntry(node: ts.ObjectLiteralExpression): boolean {
  const withRules = node.properties.some(({ name }) => name?.getText() === 'rules');
  return withRules && ts.findAncestor(node, ts.isFunctionLike) === undefined;
}

function isRefusal(node: ts.Node): node is ts.IfStatement {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const { thenStatement } = node;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  if (last === undefined) return false;
  return ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last) || neverReturns(last);
}

/** A call of a function of the file that is declared to give `never`: `refuse('too-many', ...)`. */
function neverReturns(node: ts.Statement): boolean {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return false;
  const name = node.expression.expression.getText();
  return node
    .getSourceFile()
    .statements.some(
      (each) =>
        ts.isFunctionDeclaration(each) && each.name?.text === name && each.type?.kind === ts.SyntaxKind.NeverKeyword,
    );
}

/** `affordable ? null : reason('too-expensive', ...)`. */
function isConditionalRefusal(node: ts.Node): boolean {
  return ts.isConditionalExpression(node) && (isNull(node.whenTrue) || isNull(node.whenFalse));
}

function isNull(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.NullKeyword;
}

/** An entry of a list that a file declares: `const awakeningsRed = [...]`. */
function isEntryOfList({ parent }: ts.Node): boolean {
  return ts.isArrayLiteralExpression(parent) && ts.isVariableDeclaration(parent.parent);
}

/** An entry of a table that a file declares: `const RESOLVES = { focus: (state) => ..., lock: (state) => ... }`. */
function isEntryOfTable({ parent }: ts.Node): boolean {
  return ts.isObjectLiteralExpression(parent) && ts.isVariableDeclaration(parent.parent) && !isEntry(parent);
}

function citedAt(node: ts.Node, about: ts.Node, entry: ts.Node | null): string[] {
  const text = withComments(node, about, entry);
  const words = new Set(text.match(/[A-Za-z_]\w*/g));
  const named = listsOfIds(node.getSourceFile()).filter(([name]) => words.has(name));
  return [...citedWithin(text, node.getSourceFile()), ...named.flatMap(([, ids]) => ids)];
}

/** `const RULES = ['xw.lock.01', 'xw.lock.02'];` */
function listsOfIds(source: ts.SourceFile): [name: string, ids: string[]][] {
  const declared = source.statements.flatMap((each) =>
    ts.isVariableStatement(each) ? [...each.declarationList.declarations] : [],
  );
  return declared.flatMap(({ name, initializer }): [string, string[]][] =>
    initializer && isListOfIds(initializer) ? [[name.getText(), citedWithin(initializer.getText(), source)]] : [],
  );
}

function isListOfIds(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'statements';
  return ts.isArrayLiteralExpression(node) && node.elements.every(ts.isStringLiteral);
}

/** The text of a node with the comments at it; without the other entries where it holds a list with this one. */
function withComments(node: ts.Node, about: ts.Node, entry: ts.Node | null): string {
  const text = withoutOthers(node, about);
  const comments = [
    ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
  ];
  const own =
    entry === null
      ? text.slice(node.getStart(), node.end)
      : [text.slice(node.getStart(), entry.parent.getStart()), text.slice(entry.parent.end, node.end)].join('\n');
  return [...comments.map(({ pos, end }) => text.slice(pos, end)), own].join('\n');
}

/** The text of the file, blank where refusals, cases and comments of properties stand that the place is no part of. */
function withoutOthers(node: ts.Node, about: ts.Node): string {
  let { text } = node.getSourceFile();
  const blank = (pos: number, end: number): void => {
    text = text.slice(0, pos) + text.slice(pos, end).replace(/\S/g, ' ') + text.slice(end);
  };
  const visit = (child: ts.Node): void => {
    const isOther = !(child.pos <= about.pos && about.end <= child.end);
    if (isOther && (isRefusal(child) || isConditionalRefusal(child) || ts.isCaseClause(child)))
      return blank(child.getFullStart(), child.end);
    if (isOther && isEntryOfTable(child)) return blank(child.getFullStart(), child.end);
    const comments =
      isOther && ts.isPropertyAssignment(child) ? ts.getLeadingCommentRanges(text, child.getFullStart()) : undefined;
    for (const { pos, end } of comments ?? []) blank(pos, end);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return text;
}
