/**
 * Reads the cards of Yet Another Squad Builder (raithos/xwing, `coffeescripts/content/cards-common.coffee`), a second public source. Of CoffeeScript only
 * what that file is written in: records with a field a line, lists over several lines, functions, of which the lines are kept.
 */

/** A record: the text of each field, of lists and functions all lines. */
export type YasbCard = Readonly<Record<string, string>>;

/** The records of a list such as `pilotsById`. What is marked as left out is not among them. */
export function yasbCards(file: string, list: string): YasbCard[] {
  return chapter(file, list)
    .split(/^ {8}\{$/m)
    .slice(1)
    .map(fieldsOf)
    .filter((card) => card['name'] !== undefined && card['skip'] === undefined);
}

/** The types of ships: the name that cards call each by, and its record. */
export function yasbShips(file: string): ReadonlyMap<string, YasbCard> {
  const texts = chapter(file, 'ships').split(/^ {8}(?=["'])/m);
  return new Map(texts.slice(1).map((text) => [/^["']([^"']+)/.exec(text)?.[1] ?? '', fieldsOf(text)]));
}

function chapter(file: string, name: string): string {
  const found = new RegExp(`^ {4}${name}:.*\\n((?: {5,}.*\\n|\\s*\\n)*)`, 'm').exec(file);
  if (!found) throw new Error(`the file has no ${name}`);
  return found[1] ?? '';
}

function fieldsOf(text: string): YasbCard {
  const fields = text.matchAll(/^ {12}(\w+): ?(.*\n(?: {13,}.*\n| {12}\].*\n|\n)*)/gm);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** All texts in quotes: `"Talent" "Crew"`. */
export function quotedIn(value = ''): string[] {
  return [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '');
}

/** A text in quotes, without them and what is escaped in it. */
export function unquoted(value = ''): string {
  const text = /^(["'])(.*?)\1(\.|\s|$)/.exec(value)?.[2] ?? value;
  return text.replace(/\\(.)/g, '$1');
}
