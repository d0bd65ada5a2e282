/**
 * What a game may ask, read from its sources: every text that is handed on as `asks`, through the parameters and fields that carry it, to the words themselves.
 * `*` stands for what is filled in (a name, a number).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Rooms that ask nothing of players. */
const ASK_NOTHING: ReadonlySet<string> = new Set(['scenario', 'lists', 'codecs', 'policy']);

/** Where core asks something in every game. */
const CORE = ['src/core/abilities', 'src/core/engine', 'src/core/chance', 'src/core/contract'];

/** The name of fields and of parameters that carry what is asked. */
const CARRIER = 'asks';
/** Fields that are looked up where they are asked: others (a name, an id) are filled in. */
const FIELDS: ReadonlySet<string> = new Set([CARRIER, 'as', 'label']);

export function questionsOf(folder: string, shared: readonly string[] = CORE): readonly string[] {
  const files = [folder, ...shared].flatMap(filesOf);
  const sources = new Sources(files);
  // What is nothing but a name could be anything.
  return [...sources.carried()].filter((text) => /\w/.test(text)).sort();
}

function filesOf(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ASK_NOTHING.has(entry.name) ? [] : filesOf(path);
    if (!entry.name.endsWith('.ts')) return [];
    return [ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)];
  });
}

/** A parameter by the function that has it: `question`, the second. */
interface Parameter {
  of: string;
  at: number;
}

class Sources {
  /** Values by the name of the field that they are given to. */
  private readonly fields = new Map<string, ts.Expression[]>();
  private readonly calls = new Map<string, ts.CallExpression[]>();
  private readonly parameters = new Map<string, Parameter[]>();
  private readonly variables = new Map<string, ts.Expression[]>();
  private readonly functions = new Map<string, ts.FunctionLikeDeclaration[]>();
  private readonly seen = new Map<string, ReadonlySet<string>>();

  constructor(files: readonly ts.SourceFile[]) {
    for (const file of files) for (const node of all(file)) this.read(node);
  }

  private read(node: ts.Node): void {
    if (ts.isPropertyAssignment(node)) push(this.fields, node.name.getText(), node.initializer);
    if (ts.isShorthandPropertyAssignment(node)) push(this.fields, node.name.text, node.name);
    if (ts.isBindingElement(node) && node.initializer)
      push(this.fields, (node.propertyName ?? node.name).getText(), node.initializer);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) push(this.calls, node.expression.text, node);
    if (ts.isVariableDeclaration(node) && node.initializer) push(this.variables, node.name.getText(), node.initializer);
    if (ts.isFunctionLike(node)) {
      const of = nameOf(node);
      if (of !== null) push(this.functions, of, node as ts.FunctionLikeDeclaration);
      for (const [at, { name }] of node.parameters.entries())
        if (of !== null && ts.isIdentifier(name)) push(this.parameters, name.text, { of, at });
    }
  }

  /** Whatever is asked. */
  carried(): ReadonlySet<string> {
    const handed = (this.parameters.get(CARRIER) ?? []).flatMap((each) => [...this.handed(each)]);
    return new Set([...this.given(CARRIER), ...handed]);
  }

  /** Whatever a field of this name is given. */
  private given(name: string): Iterable<string> {
    if (!FIELDS.has(name)) return [];
    return this.once(`field ${name}`, () => (this.fields.get(name) ?? []).flatMap((each) => [...this.texts(each)]));
  }

  /** Whatever a function is called with at this place. */
  private handed({ of, at }: Parameter): Iterable<string> {
    return this.once(`parameter ${of} ${at}`, () =>
      (this.calls.get(of) ?? []).flatMap((call) => {
        const argument = call.arguments[at];
        return argument ? [...this.texts(argument)] : [];
      }),
    );
  }

  /** What a name stands for where it stands: a parameter, one of its fields, or a constant. */
  private named(name: ts.Identifier): Iterable<string> {
    for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
      if (!ts.isFunctionLike(scope)) continue;
      for (const [at, parameter] of scope.parameters.entries()) {
        const of = nameOf(scope);
        if (ts.isIdentifier(parameter.name) && parameter.name.text === name.text)
          return of === null ? [] : this.handed({ of, at });
        const field = ts.isObjectBindingPattern(parameter.name) ? boundTo(parameter.name, name.text) : null;
        if (field !== null) return this.given(field);
      }
    }
    return this.constants(name.text);
  }

  private texts(node: ts.Expression): Iterable<string> {
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return [filled(node)];
    if (ts.isTaggedTemplateExpression(node)) return this.texts(node.template);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return this.texts(node.expression);
    if (ts.isConditionalExpression(node)) return [...this.texts(node.whenTrue), ...this.texts(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return [...this.texts(node.left), ...this.texts(node.right)];
    if (ts.isPropertyAccessExpression(node)) return this.given(node.name.text);
    if (ts.isObjectLiteralExpression(node)) return [];
    if (ts.isElementAccessExpression(node)) return this.values(node.expression);
    if (ts.isIdentifier(node)) return this.named(node);
    // What is told of a question that was asked is no other one.
    if (ts.isCallExpression(node)) return node.expression.getText() === 'textOf' ? [] : this.returned(node);
    return [];
  }

  /** Values of a table of texts: `ASKS[kind]`. */
  private values(table: ts.Expression): Iterable<string> {
    return this.once(`table ${table.getText()}`, () =>
      (this.variables.get(table.getText()) ?? []).flatMap((initializer) =>
        all(initializer).flatMap((each) => (ts.isPropertyAssignment(each) ? [...this.texts(each.initializer)] : [])),
      ),
    );
  }

  private constants(name: string): Iterable<string> {
    return this.once(`constant ${name}`, () =>
      (this.variables.get(name) ?? []).flatMap((each) => (ts.isCallExpression(each) ? [] : [...this.texts(each)])),
    );
  }

  /** Texts that a function gives back. */
  private returned(call: ts.CallExpression): Iterable<string> {
    const name = call.expression.getText();
    return this.once(`function ${name}`, () =>
      (this.functions.get(name) ?? []).flatMap(({ body }) => {
        if (!body) return [];
        const given = ts.isBlock(body)
          ? all(body).flatMap((each) => (ts.isReturnStatement(each) && each.expression ? [each.expression] : []))
          : [body];
        return given.flatMap((each) => [...this.texts(each)]);
      }),
    );
  }

  /** What is looked up already, or is being looked up, is not looked up again. */
  private once(key: string, look: () => Iterable<string>): ReadonlySet<string> {
    const known = this.seen.get(key);
    if (known) return known;
    const texts = new Set<string>();
    this.seen.set(key, texts);
    for (const text of look()) texts.add(text);
    return texts;
  }
}

function all(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [node];
  // The list grows as it is walked.
  for (let i = 0; i < found.length; i++) ts.forEachChild(found[i] as ts.Node, (child) => void found.push(child));
  return found;
}

/** The field from which a name is taken; null: it is none of these. */
function boundTo(pattern: ts.ObjectBindingPattern, name: string): string | null {
  const bound = pattern.elements.find((each) => ts.isIdentifier(each.name) && each.name.text === name);
  return bound ? (bound.propertyName ?? bound.name).getText() : null;
}

function push<V>(to: Map<string, V[]>, name: string, value: V): void {
  const list = to.get(name);
  if (list) list.push(value);
  else to.set(name, [value]);
}

/** What a function is called by: its own name, or that of what it is kept in. */
function nameOf(node: ts.SignatureDeclaration): string | null {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : null;
}

function filled({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('*');
}
