/**
 * A module of the rules keeps nothing that changes: it would outlive a game, and one game would be played by what another left there. Tables are made by `lazy`,
 * `memo` and `once` (core/engine/memo); what is typed as readonly cannot change.
 */
const PLACES = ['Program', 'Program > ExportNamedDeclaration'];
const EMPTY = [
  'VariableDeclaration[kind="let"]',
  'VariableDeclaration > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.operator="readonly"]) > ArrayExpression[elements.length=0]',
  'VariableDeclaration > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly/]) > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]',
];

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kept: 'A module of the rules keeps nothing: use lazy, memo or once (core/engine/memo), or type it as readonly.',
    },
  },
  create: (context) =>
    Object.fromEntries(
      PLACES.flatMap((place) =>
        EMPTY.map((what) => [`${place} > ${what}`, (node) => context.report({ node, messageId: 'kept' })]),
      ),
    ),
};
