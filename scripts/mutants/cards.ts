/** The card whose ability a piece of code is: cards without statements of their own cite general rules, which the tests of the card need not name. */
import ts from 'typescript';

/** What the entry around a node is called by: `{ id: 'kad-solus', card: 'pilot:kadsolus' }` by both, as `wordOf` writes them. */
export function cardsAround(node: ts.Node): string[] {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    const [id, card] = [textOf(at, 'id'), textOf(at, 'card')];
    if (id !== null && card !== null) return [wordOf(id), wordOf(card)].filter(isName);
  }
  return [];
}

function textOf(of: ts.ObjectLiteralExpression, name: string): string | null {
  const found = of.properties.find((each) => each.name?.getText() === name);
  if (!found) return null;
  return ts.isPropertyAssignment(found) && ts.isStringLiteral(found.initializer) ? found.initializer.text : '';
}

/** Without the kind before a colon, capitals, spaces and marks: 'Wulff Yularen', `wulff-yularen` and `upgrade:wulffyularen` are one. */
export function wordOf(text: string): string {
  return text
    .slice(text.lastIndexOf(':') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Too short a word stands in many a title. */
function isName(word: string): boolean {
  return word.length >= 4;
}

/** Does a title, or a file, name one of them? */
export function namesOneOf(cards: readonly string[], text: string): boolean {
  if (cards.length === 0) return false;
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return cards.some((each) => word.includes(each));
}
