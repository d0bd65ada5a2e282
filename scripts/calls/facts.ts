/** What a piece of a game's sources may do to the stack: itself, and all that it refers to. */
import ts from 'typescript';
import type { Declared, Sources } from './sources';

export interface Facts {
  /** Procedures that it may call. `prefix *`: every one whose name begins like that. */
  calls: Set<string>;
  /** Procedures that it may put somewhere below. */
  below: Set<string>;
  /** Types of events that it may cause; null among them: of any type. */
  causes: Set<string | null>;
  goesTo: Set<string>;
  finishes: boolean;
  again: boolean;
  /** It tells of events that abilities wait for. */
  triggers: boolean;
  /** It uses an ability in a window. */
  uses: boolean;
}

export function noFacts(): Facts {
  return {
    calls: new Set(),
    below: new Set(),
    causes: new Set(),
    goesTo: new Set(),
    finishes: false,
    again: false,
    triggers: false,
    uses: false,
  };
}

export function add(into: Facts, more: Facts): void {
  for (const set of ['calls', 'below', 'causes', 'goesTo'] as const)
    for (const each of more[set]) (into[set] as Set<string | null>).add(each);
  for (const flag of ['finishes', 'again', 'triggers', 'uses'] as const) into[flag] ||= more[flag];
}

/** The functions of the engine that a fact is read from. */
const ENGINE: ReadonlySet<string> = new Set([
  'call',
  'callWithQueue',
  'callBelow',
  'callAfterQueued',
  'cause',
  'emit',
  'trigger',
  'announce',
  'goTo',
  'finish',
  'useInWindow',
  'useAbility',
]);

export class Reader {
  private readonly known = new Map<string, { own: Facts; refers: Set<string> }>();

  constructor(
    private readonly sources: Sources,
    private readonly engineFile: string,
    /** What may stand for the name of a procedure that is not written out. */
    private readonly anyCall: readonly string[],
  ) {}

  /** What these nodes and all that they refer to may do. */
  factsOf(nodes: readonly ts.Node[], file: string, given: Given = new Map()): Facts {
    const facts = noFacts();
    const seen = new Set<string>();
    const open: string[] = [];
    for (const node of nodes) {
      const { own, refers } = this.read(node, file, given);
      add(facts, own);
      open.push(...refers);
    }
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const { own, refers } = this.declared(id);
      add(facts, own);
      open.push(...refers);
    }
    return facts;
  }

  private declared(id: string): { own: Facts; refers: Set<string> } {
    const known = this.known.get(id);
    if (known) return known;
    const { node, file } = this.sources.declared.get(id) as Declared;
    const read = this.read(node, file);
    this.known.set(id, read);
    return read;
  }

  private read(root: ts.Node, file: string, given: Given = new Map()): { own: Facts; refers: Set<string> } {
    const own = noFacts();
    const refers = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isStringLiteral(node) && node.text === 'again') own.again = true;
      if (ts.isCallExpression(node)) this.readCall(node, file, own, given);
      const argument = ts.isIdentifier(node) && isValue(node) ? given.get(node.text) : undefined;
      if (argument) {
        const more = this.read(argument.node, argument.file);
        add(own, more.own);
        for (const each of more.refers) refers.add(each);
      } else if (ts.isIdentifier(node) && isValue(node) && !isLocal(node)) {
        const meant = this.sources.meaning(file, node.text);
        if (meant && !this.isEngines(meant, node.text)) refers.add(meant.id);
      }
      ts.forEachChild(node, visit);
    };
    visit(root);
    return { own, refers };
  }

  /** Is it what core gave: `export const { call } = engine`? */
  private isEngines({ file, node }: Declared, name: string): boolean {
    return (
      file === this.engineFile &&
      ts.isVariableDeclaration(node) &&
      (ts.isObjectBindingPattern(node.name) || name === 'engine')
    );
  }

  private readCall(node: ts.CallExpression, file: string, own: Facts, given: Given): void {
    const name = this.engineFunction(node.expression, file);
    const [, second, third] = node.arguments;
    switch (name) {
      case 'call':
      case 'callWithQueue':
        for (const each of this.namesIn(second, given)) own.calls.add(each);
        if (name === 'callWithQueue') own.calls.add('ability queue');
        return;
      case 'callBelow':
      case 'callAfterQueued':
        for (const each of this.namesIn(third, given)) own.below.add(each);
        return;
      case 'cause':
        own.causes.add(typeOf(second));
        own.triggers = true;
        return;
      case 'emit':
      case 'trigger':
      case 'announce':
        own.triggers = true;
        return;
      case 'goTo':
        for (const each of this.stepsIn(second, file)) own.goesTo.add(each);
        return;
      case 'finish':
        own.finishes = true;
        return;
      case 'useInWindow':
      case 'useAbility':
        own.uses = true;
        return;
      default:
    }
  }

  private engineFunction(expression: ts.Expression, file: string): string | null {
    if (ts.isPropertyAccessExpression(expression)) {
      const { expression: of, name } = expression;
      return ts.isIdentifier(of) && of.text === 'engine' && ENGINE.has(name.text) ? name.text : null;
    }
    if (!ts.isIdentifier(expression) || !ENGINE.has(expression.text)) return null;
    if (isLocal(expression)) return null;
    const meant = this.sources.meaning(file, expression.text);
    return meant?.file === this.engineFile ? expression.text : null;
  }

  /** Names of steps; `*` stands for what is not written out. */
  private stepsIn(given: ts.Expression | undefined, file: string): string[] {
    const node = given && (ts.isAsExpression(given) ? given.expression : given);
    const written = literals(node);
    if (written.length > 0 || !node) return written;
    if (ts.isTemplateExpression(node)) return [patternOf(node)];
    const meant =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && this.sources.meaning(file, node.expression.text);
    const made = meant ? functionOf(meant.node) : null;
    const result = made && resultOf(made);
    return meant && result ? this.stepsIn(result, meant.file) : ['*'];
  }

  private namesIn(node: ts.Expression | undefined, given: Given): string[] {
    const known = node && textOf(node, given);
    if (known) return [known];
    if (node && ts.isTemplateExpression(node)) return [`${node.head.text}*`];
    const written = literals(node);
    return written.length > 0 ? written : [...this.anyCall];
  }
}

/** What parameters stand for, by their names, and where that is written. */
export type Given = ReadonlyMap<string, { node: ts.Expression; file: string }>;

/** The text of a template whose parts are all known. */
export function textOf(node: ts.Node, given: Given): string | null {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const part = ts.isIdentifier(expression) ? given.get(expression.text)?.node : undefined;
    if (!part || !ts.isStringLiteral(part)) return null;
    text += part.text + literal.text;
  }
  return text;
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

type Maker = ts.ArrowFunction | ts.FunctionDeclaration;

export function functionOf(node: ts.Node): Maker | null {
  if (ts.isFunctionDeclaration(node)) return node;
  const made = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return made && ts.isArrowFunction(made) ? made : null;
}

/** What a function gives that does nothing else. */
export function resultOf({ body }: Maker): ts.Expression | null {
  if (!body) return null;
  if (!ts.isBlock(body)) return ts.isParenthesizedExpression(body) ? body.expression : body;
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}

function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  return [];
}

function typeOf(node: ts.Expression | undefined): string | null {
  if (!node || !ts.isObjectLiteralExpression(node)) return null;
  const type = node.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) && each.name.text === 'type',
  );
  return type && ts.isStringLiteral(type.initializer) ? type.initializer.text : null;
}

/** Not the name of a property, a parameter or a label. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isParameter(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  return true;
}

/** Is it a parameter, or declared within a function? */
function isLocal({ text, parent }: ts.Identifier): boolean {
  for (let at: ts.Node = parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at) && at.parameters.some(({ name }) => declares(name, text))) return true;
    if (
      ts.isBlock(at) &&
      at.statements.some(
        (each) =>
          ts.isVariableStatement(each) && each.declarationList.declarations.some(({ name }) => declares(name, text)),
      )
    )
      return true;
  }
  return false;
}

function declares(name: ts.BindingName, text: string): boolean {
  if (ts.isIdentifier(name)) return name.text === text;
  return name.elements.some((each) => ts.isBindingElement(each) && declares(each.name, text));
}
