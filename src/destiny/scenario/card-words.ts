/** The words for cards: printed names in files, and for a card in play its printed name, numbered where it is not the first of that name. */
import { allCards, card, fullName, type Card, type CardType } from '../facts';
import { slug } from '../effects/cards';
import type { CardId, Code } from '../model/state';

/** Cards that go into decks. */
export const DECK_TYPES: readonly CardType[] = ['upgrade', 'support', 'event'];

/** The printed name; with the subtitle where two cards share the name: `Darth Vader, Sith Lord`. */
export function nameOfCode(code: Code): string {
  const of = card(code);
  return of ? nameOfCard(of) : code;
}

function nameOfCard(of: Card): string {
  return isShared(of.name) ? fullName(of) : of.name;
}

const shared = new Map<string, number>();
for (const { name } of allCards()) shared.set(name, (shared.get(name) ?? 0) + 1);

function isShared(name: string): boolean {
  return (shared.get(name) ?? 0) > 1;
}

/** Quotation marks mean something in YAML, and not every keyboard has every accent: names may be written without them. */
function plainly(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f"]/g, '');
}

const tables = new Map<string, Readonly<Record<string, Code>>>();

/** Codes by the words for cards of these types. */
export function cardWords(types: readonly CardType[]): Readonly<Record<string, Code>> {
  const key = types.join();
  const known = tables.get(key);
  if (known) return known;
  const named = allCards()
    .filter((each) => types.includes(each.type))
    .flatMap((each) => [nameOfCard(each), plainly(nameOfCard(each))].map((name) => [name, each.code] as const));
  const table = Object.fromEntries(named);
  tables.set(key, table);
  return table;
}

export const ALL_TYPES: readonly CardType[] = ['character', 'battlefield', ...DECK_TYPES];

/** The code of a card by the word for it; undefined: no card is called that. */
export function codeOf(word: string, types: readonly CardType[] = ALL_TYPES): Code | undefined {
  const table = cardWords(types);
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

const slugToName = new Map(allCards().map((each) => [slug(each.name), each.name]));
const nameToSlug = new Map(
  allCards().flatMap((each) => [each.name, plainly(each.name)].map((name) => [name, slug(each.name)])),
);

/** `holdout-blaster-2` is called `Holdout Blaster 2`; a card that the file named itself keeps that name. */
export function wordOfCard(id: CardId): string {
  const [, base = id, number = ''] = /^(.*?)(-\d+)?$/.exec(id) ?? [];
  const whole = slugToName.get(id);
  if (whole !== undefined) return whole;
  const name = slugToName.get(base);
  return name === undefined ? id : `${name}${number.replace('-', ' ')}`;
}

/** The id that a word for a card in play stands for. */
export function idOfCard(word: string): CardId {
  const whole = nameToSlug.get(word);
  if (whole !== undefined) return whole;
  const [, base = word, number = ''] = /^(.*?)( \d+)?$/.exec(word) ?? [];
  const name = nameToSlug.get(base);
  return name === undefined ? word : `${name}${number.replace(' ', '-')}`;
}

/** Would a name of one's own be taken for a card's? */
export function isCardId(name: string): boolean {
  return wordOfCard(name) !== name;
}

/** The name that the nth card of a printed name gets in play. */
export function nthOfName(name: string, n: number): string {
  return n === 1 ? name : `${name} ${n}`;
}
