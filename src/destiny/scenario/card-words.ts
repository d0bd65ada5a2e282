/** The words for cards: printed names in files, and for a card in play its printed name, numbered where it is not the first of that name. */
import { cut } from '../../core/codec/cut';
import { didYouMean } from '../../core/codec/nearest';
import { withArticle } from '../../language/labels';
import { wordList, type WordList } from '../../language/word-list';
import { allCards, card, fullName, type Card, type CardType } from '../facts';
import { slug } from '../queries/cards';
import type { CardId, Code, DieId } from '../model/state';

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

const lists = new Map<string, WordList>();

/** Cards of these types by the words for them. */
export function cardList(types: readonly CardType[]): WordList {
  const key = types.join();
  const known = lists.get(key);
  if (known) return known;
  const cards = allCards().filter((each) => types.includes(each.type));
  const names = (each: Card): string[] => [nameOfCard(each), plainly(nameOfCard(each))];
  const made = wordList(
    cards.map((each) => ({ id: each.code, names: names(each) })),
    { ids: false },
  );
  lists.set(key, made);
  return made;
}

export const ALL_TYPES: readonly CardType[] = ['character', 'battlefield', ...DECK_TYPES];

/** The code of a card by the word for it; undefined: no card is called that. */
export function codeOf(word: string, types: readonly CardType[] = ALL_TYPES): Code | undefined {
  return cardList(types).id(word);
}

/** So much of a word that means nothing is repeated. */
const LONGEST_WRITTEN = 40;

/** Why no card of these types is meant: what the judge says of files, for those who begin without it. */
export function notCalled(word: string, types: readonly CardType[]): string {
  const names = cardList(types).words;
  const namesakes = allCards().filter((each) => each.name === word && names.includes(fullName(each)));
  if (namesakes.length > 1)
    return `several cards are called ${word}: write ${namesakes.map((each) => `'${fullName(each)}'`).join(' or ')}`;
  const known = codeOf(word);
  return known === undefined
    ? `no card is called '${cut(word, LONGEST_WRITTEN)}'${didYouMean(word, names)}`
    : `${word} is ${withArticle(card(known)?.type ?? '')}; ${types.map(withArticle).join(' or ')} is expected here`;
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

const characterSlugs = new Set(allCards().flatMap((each) => (each.type === 'character' ? [slug(each.name)] : [])));

/** `finn`, `padawan-2`. */
export function isCharacterId(id: string): boolean {
  return characterSlugs.has(id.replace(/-\d+$/, ''));
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

/** The card by the id of its die, also where the die is gone, or was rolled without its card: `anna-01023.1`. */
export function ofDie(id: DieId): string {
  const of = id.replace(/\.\d+$/, '');
  const [, code = ''] = /-(\d{5})$/.exec(of) ?? [];
  return card(code) ? nameOfCode(code) : wordOfCard(of);
}
