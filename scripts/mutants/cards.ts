/** The card whose ability a piece of code is: cards without statements of their own cite general rules, which the tests of the card need not name. */
import ts from 'typescript';
import { topicOf } from './around';

/**
 * What the entry around a node is called by: `{ id: 'kad-solus', card: 'pilot:kadsolus' }` by both, as `wordOf` writes them. Of an ability with a topic of
 * its own (`{ id: 'transfer-essence' }` that cites min.transfer-essence.03) all statements tell what this one ability does: any test that names it is its own.
 */
export function cardsAround(node: ts.Node, ids: readonly string[] = []): string[] {
  const called = abilitiesOf(node.getSourceFile());
  const topics = ids.map(topicOf).filter((topic) => called.has(topic));
  return [...new Set([...entryAround(node), ...topics.map(wordOf).filter(isName)])];
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

function entryAround(node: ts.Node): string[] {
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
