/**
 * The ways in which a rule is broken: small mistakes that a careless change would make. `changesAt` lists those that a node of the syntax tree has room for.
 * What breaks no rule is left alone: types, texts for people, citations, guards against bugs (`throw`), formats of saves, what lies outside functions and is data.
 */
import ts from 'typescript';
import type { Change } from './mutant';

/** A property of an ability or an option of a call: without it the rule says something else. */
const SWAPPED_OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);
const ARITHMETIC = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.MinusEqualsToken, '+='],
]);
const BOUNDARIES = new Set(['<=', '<', '>=', '>']);
const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};
/** Methods without which the list stays whole, in its order. */
const DROPPED_METHODS = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']);
/** Numbers are compared within a tolerance: 'less' and 'at most' are the same there. */
const TOLERANCES = /tolerance|epsilon/i;
/** Frozen or not, remembered or not: nothing that a rule could say. */
const UNSEEN_CALLS = /^(Object\.freeze|deepFreeze|freeze|console\.)/;

export function changesAt(node: ts.Node, checker: ts.TypeChecker): Change[] {
  if (!isCode(node)) return [];
  if (ts.isBinaryExpression(node))
    return [...operatorChanges(node, checker), ...elementChanges(node, checker), ...answerChanges(node, checker)];
  return [
    ...literalChanges(node, checker),
    ...negationChanges(node),
    ...conditionChanges(node),
    ...methodChanges(node),
    ...statementChanges(node),
    ...propertyChanges(node, checker),
    ...elementChanges(node, checker),
    ...answerChanges(node, checker),
  ];
}

function instead(node: ts.Node, operator: string, text: string): Change {
  return {
    operator,
    place: 'expression',
    start: node.getStart(),
    end: node.end,
    text,
    cut: [node.getStart(), node.end],
  };
}

function operatorChanges(node: ts.BinaryExpression, checker: ts.TypeChecker): Change[] {
  const { left, right, operatorToken } = node;
  const with_ = (by: string): string => `${left.getText()} ${by} ${right.getText()}`;
  const kind = operatorToken.kind;
  const swapped = SWAPPED_OPERATORS.get(kind);
  if (swapped !== undefined) {
    if (BOUNDARIES.has(swapped) && TOLERANCES.test(node.getText())) return [];
    return [instead(node, 'comparison', with_(swapped))];
  }
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
    const other = kind === ts.SyntaxKind.BarBarToken ? '&&' : '||';
    return [
      instead(node, 'and, or', `(${left.getText()}) ${other} (${right.getText()})`),
      instead(node, 'one operand', left.getText()),
      instead(node, 'one operand', right.getText()),
    ];
  }
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return [instead(node, 'default', right.getText())];
  const arithmetic = ARITHMETIC.get(kind);
  const numeric = arithmetic !== undefined && isNumber(left, checker) && isNumber(right, checker);
  return numeric ? [instead(node, 'arithmetic', with_(arithmetic))] : [];
}

function isNumber(node: ts.Expression, checker: ts.TypeChecker): boolean {
  return (checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) !== 0;
}

function literalChanges(node: ts.Node, checker: ts.TypeChecker): Change[] {
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    const changes = [instead(node, 'number', String(value + 1))];
    return value >= 1 ? [...changes, instead(node, 'number', String(value - 1))] : changes;
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [instead(node, 'boolean', 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [instead(node, 'boolean', 'true')];
  if (ts.isStringLiteral(node)) return othersOfItsKind(node, checker).map((each) => instead(node, 'word', `'${each}'`));
  return [];
}

/** The other words that could stand there: members of the union that the place expects. A text for people has none. */
function othersOfItsKind(node: ts.StringLiteral, checker: ts.TypeChecker): string[] {
  const expected = expectedAt(node, checker);
  if (!expected?.isUnion()) return [];
  const members = expected.types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  return members.includes(node.text) ? members.filter((each) => each !== node.text && !each.includes("'")) : [];
}

function expectedAt(node: ts.StringLiteral, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && SWAPPED_OPERATORS.has(parent.operatorToken.kind))
    return checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
  if (ts.isCaseClause(parent)) return checker.getTypeAtLocation(parent.parent.parent.expression);
  return checker.getContextualType(node);
}

function negationChanges(node: ts.Node): Change[] {
  if (!ts.isPrefixUnaryExpression(node)) return [];
  if (node.operator === ts.SyntaxKind.ExclamationToken) return [instead(node, 'negation', node.operand.getText())];
  return node.operator === ts.SyntaxKind.MinusToken ? [instead(node, 'sign', node.operand.getText())] : [];
}

function conditionChanges(node: ts.Node): Change[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node)
    return [
      instead(node, 'condition', 'false'),
      ...(endsWithThrow(parent.thenStatement) ? [] : [instead(node, 'condition', 'true')]),
    ];
  if (ts.isConditionalExpression(parent) && parent.condition === node)
    return [instead(node, 'condition', 'true'), instead(node, 'condition', 'false')];
  if (ts.isWhileStatement(parent) && parent.expression === node) return [instead(node, 'condition', 'false')];
  return [];
}

/** What a function answers, where that is yes or no. */
function answerChanges(node: ts.Node, checker: ts.TypeChecker): Change[] {
  const { parent } = node;
  const answers =
    (ts.isReturnStatement(parent) && parent.expression === node) ||
    (ts.isArrowFunction(parent) && parent.body === node);
  if (!answers || !ts.isExpression(node) || isYesOrNo(node)) return [];
  if ((checker.getTypeAtLocation(node).flags & ts.TypeFlags.BooleanLike) === 0) {
    if (!isBooleanUnion(checker.getTypeAtLocation(node))) return [];
  }
  return [instead(node, 'answer', 'true'), instead(node, 'answer', 'false')];
}

function isBooleanUnion(type: ts.Type): boolean {
  return type.isUnion() && type.types.every((each) => (each.flags & ts.TypeFlags.BooleanLike) !== 0);
}

function isYesOrNo(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
}

function methodChanges(node: ts.Node): Change[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || inOptionalChain(node)) return [];
  const { expression, name } = node.expression;
  const swapped = SWAPPED_METHODS[name.text];
  const given = node.arguments.map((each) => each.getText()).join(', ');
  if (swapped !== undefined) return [instead(node, 'method', `${expression.getText()}.${swapped}(${given})`)];
  if (DROPPED_METHODS.has(name.text) && (node.arguments.length > 0 || name.text !== 'slice'))
    return [instead(node, 'method', expression.getText())];
  return [];
}

function inOptionalChain(node: ts.Node): boolean {
  return (node.flags & ts.NodeFlags.OptionalChain) !== 0;
}

function statementChanges(node: ts.Node): Change[] {
  const removed = (operator: string): Change => ({ ...instead(node, operator, ''), place: 'statement' });
  if (ts.isContinueStatement(node)) return [removed('removed continue')];
  if (ts.isReturnStatement(node) && !node.expression) return [removed('removed return')];
  if (!ts.isExpressionStatement(node) || UNSEEN_CALLS.test(node.expression.getText())) return [];
  if (ts.isCallExpression(node.expression)) return [removed('removed call')];
  return ts.isBinaryExpression(node.expression) ? [removed('removed assignment')] : [];
}

/** A property that may be left out, left out: `may`, `limit`, `when`, `cost` of an ability, options of a call. */
function propertyChanges(node: ts.Node, checker: ts.TypeChecker): Change[] {
  if (!isProperty(node) || !ts.isObjectLiteralExpression(node.parent) || node.name.getText() === 'rules') return [];
  const expected = checker.getContextualType(node.parent)?.getProperty(node.name.getText());
  if (!expected || (expected.flags & ts.SymbolFlags.Optional) === 0) return [];
  return [listed(node, node.parent.properties, 'removed property', 'property')];
}

function isProperty(
  node: ts.Node,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);
}

/** An element of a list, left out: a step of a procedure, a candidate, a thing that happens. */
function elementChanges(node: ts.Node, checker: ts.TypeChecker): Change[] {
  if (ts.isArrayLiteralExpression(node.parent) && !isAssignedTo(node.parent) && !isSentence(node.parent, checker))
    return [listed(node, node.parent.elements, 'removed element', 'element')];
  if (ts.isSpreadAssignment(node)) return [listed(node, node.parent.properties, 'removed spread', 'property')];
  return [];
}

/** The parts of a sentence are a text for people. */
function isSentence(list: ts.ArrayLiteralExpression, checker: ts.TypeChecker): boolean {
  const expected = checker.getContextualType(list);
  return expected !== undefined && /\b(Sentence|Spoken)\b/.test(checker.typeToString(expected));
}

function isAssignedTo(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node.parent) &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    node.parent.left === node
  );
}

function listed(node: ts.Node, list: ts.NodeArray<ts.Node>, operator: string, place: 'property' | 'element'): Change {
  const at = list.findIndex((each) => each === node);
  const next = list[at + 1];
  const before = list[at - 1];
  const cut: [number, number] = next ? [node.getStart(), next.getStart()] : [before?.end ?? node.getStart(), list.end];
  return { operator, place, start: node.getStart(), end: node.end, text: '', cut };
}

function endsWithThrow(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && ts.isThrowStatement(last);
}

/** Part of what rules do: not of a type, an import, a citation, a text for people, a guard against bugs, or a table of facts. */
function isCode(node: ts.Node): boolean {
  if (!node.parent || inOptionalChain(node.parent)) return false;
  let inFunction = false;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isTypeNode(at) && !ts.isExpressionWithTypeArguments(at)) return false;
    if (isDeclarationOnly(at) || isCitation(at) || isGuard(at) || ts.isTemplateExpression(at)) return false;
    if (isFormat(at)) return false;
    inFunction ||= ts.isFunctionLike(at);
  }
  return inFunction || !isFact(node);
}

function isDeclarationOnly(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

/** The fields of a frame in a save: what reads them breaks no rule of the step beside which they stand. */
function isFormat(node: ts.Node): boolean {
  const type = ts.isVariableDeclaration(node) || ts.isFunctionLike(node) ? node.type : undefined;
  return type !== undefined && /^FieldsOf\b/.test(type.getText());
}

const ID = /^['"][a-z]{2,}\.[a-z0-9-]+\.\d{2,}['"]$/;

function isCitation(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return ['rules', 'says'].includes(node.name.getText());
  if (ts.isCallExpression(node)) return node.expression.getText() === 'statements';
  if (ts.isArrayLiteralExpression(node)) return node.elements.some((each) => ID.test(each.getText()));
  return ts.isStringLiteral(node) && ID.test(node.getText());
}

/** `if (!found) throw new Error(...)`: what it guards against does not happen, unless there is a bug. */
function isGuard(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  return ts.isIfStatement(node) && !node.elseStatement && endsWithThrow(node.thenStatement);
}

/** A number, a word or a list of them in a table outside all functions: a fact, not a rule. */
function isFact(node: ts.Node): boolean {
  return (
    ts.isLiteralExpression(node) ||
    isYesOrNo(node) ||
    ts.isPrefixUnaryExpression(node) ||
    ts.isArrayLiteralExpression(node)
  );
}
