/** Is a piece of code about what is told, not about what happens: the reasons, amounts and facts of an event, or a sentence? */
import ts from 'typescript';

/** Properties of an event that say why, and names that stand for them. */
const TOLD = new Set(['because', 'sources', 'facts', 'change']);
/** What makes sentences and reasons. */
const TELLS = new Set(['reason', 'say', 'listed', 'withReasons']);
/** What functions give that say why; one that may give null decides whether something is legal. */
const GIVEN = /^(readonly )?(Reason|Sentence|Spoken|Source|AmountSource)(\[\])?$|\bEvidence\b/;

export function isEvidence(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) if (tells(at, node)) return true;
  return false;
}

function tells(at: ts.Node, node: ts.Node): boolean {
  if (ts.isPropertyAssignment(at) || ts.isShorthandPropertyAssignment(at)) return TOLD.has(at.name.getText());
  if (ts.isVariableDeclaration(at)) return at !== node && TOLD.has(at.name.getText());
  if (ts.isTaggedTemplateExpression(at)) return TELLS.has(at.tag.getText());
  if (ts.isCallExpression(at)) return at !== node && TELLS.has(at.expression.getText());
  if (ts.isSpreadAssignment(at) || ts.isSpreadElement(at)) return TOLD.has(at.expression.getText());
  return ts.isFunctionLike(at) && at.type !== undefined && GIVEN.test(at.type.getText());
}
