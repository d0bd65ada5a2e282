/** Names that a file may use: of its players, of cards in play or that may come into play, and of dice. */
import { card } from '../facts';
import { sideText } from '../facts/face';
import type { Code, DestinyState } from '../model/state';
import { isCardId, nthOfName, wordOfCard } from './card-words';
import { saidOf, type DestinyParts, type LyingWords, type PlayerWords } from './parts';

type Names = Readonly<Record<string, readonly string[]>>;

/** Cards that come back into play get a new number; so many times is enough for any scenario. Who is defeated does not come back. */
const COME_BACK = 2;

/** Why a name of one's own cannot be used; null: it can. */
export function wrongName(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name)) return `'${name}' is no name: small letters, digits and hyphens are expected`;
  return isCardId(name) ? `'${name}' is how a card is called; give it another name, or none` : null;
}

/** Names that the file declares: `choice` is whatever can be named in a choice. */
export function names(parts: DestinyParts): Names {
  const lying = Object.values(parts.players).flatMap(cardsPlaced);
  const counts = new Map<string, number>();
  const placed = lying.map(({ card: code, name }) => {
    const printed = printedName(code);
    if (name !== undefined) return name;
    counts.set(printed, (counts.get(printed) ?? 0) + 1);
    return nthOfName(printed, counts.get(printed) ?? 1);
  });
  const others = Object.values(parts.players).flatMap(cardsElsewhere);
  const codes = [...lying.map((each) => each.card), ...others];
  const characters = new Set(codes.filter((code) => card(code)?.type === 'character').map(printedName));
  const again = (name: string): number => (characters.has(name) ? 0 : COME_BACK);
  const cards = [...new Set([...placed, ...toCome(others.map(printedName), counts, again)])];
  return { player: Object.keys(parts.players), table: ['table'], card: cards, die: diceNames(cards, codes) };
}

function cardsPlaced({ characters, supports = [] }: PlayerWords): LyingWords[] {
  const withUpgrades = characters.flatMap((each) =>
    typeof each === 'string' ? [each] : [each, ...(each.upgrades ?? [])],
  );
  return [...withUpgrades, ...supports].map((each) => saidOf(each));
}

function cardsElsewhere(words: PlayerWords): Code[] {
  const keys = ['hand', 'deck-top', 'deck', 'deck-bottom', 'discard', 'set-aside', 'dice-aside'] as const;
  return keys.flatMap((key) => [...(words[key] ?? [])]);
}

function printedName(code: Code): string {
  return card(code)?.name ?? code;
}

/** Names that cards have got, or get when they come into play, once each, and so many times again (none, unless said). */
function toCome(
  printed: readonly string[],
  inPlay: ReadonlyMap<string, number>,
  again: (name: string) => number = () => 0,
): string[] {
  const all = new Map(inPlay);
  for (const name of printed) all.set(name, (all.get(name) ?? 0) + 1);
  return [...all].flatMap(([name, count]) =>
    Array.from({ length: count + again(name) }, (_each, i) => nthOfName(name, i + 1)),
  );
}

/** Ways to name a die: its card, a side, a side of a card's die, the number of a card's die. */
function diceNames(cards: readonly string[], codes: readonly Code[]): string[] {
  const found = new Set<string>();
  for (const code of new Set(codes)) for (const side of card(code)?.sides ?? []) found.add(sideText(side));
  const sides = [...found];
  for (const name of cards) {
    found.add(name);
    for (const side of sides) found.add(`${side} of ${name}`);
    for (const n of [1, 2, 3]) found.add(`die ${n} of ${name}`);
  }
  return [...found];
}

/** Names of all pieces in a state, by kind; of cards outside play, the names that they would get. */
export function pieces(state: DestinyState): Names {
  const elsewhere = state.players.flatMap(({ hand, deck, discard, setAside, diceAside }) => [
    ...hand,
    ...deck.top,
    ...deck.unknown,
    ...deck.bottom,
    ...discard,
    ...setAside.map((each) => each.code),
    ...diceAside,
  ]);
  const codes = [...elsewhere, ...state.cards.map((each) => each.code), ...state.limbo.map((each) => each.code)];
  const present = state.cards.map((each) => wordOfCard(each.id));
  const gone = state.serials.map(({ name, count }) => [wordOfCard(name), count] as const);
  const printed = [...elsewhere, ...state.limbo.map((each) => each.code)].map(printedName);
  const cards = [...new Set([...present, ...toCome(printed, new Map(gone))])];
  return { table: ['table'], player: state.players.map((each) => each.id), card: cards, die: diceNames(cards, codes) };
}
