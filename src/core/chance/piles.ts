/**
 * A deck, discard pile or bag. What nobody knows the order of is kept without an order (`unknown`, sorted): drawing from it is a
 * decision of chance. So a state holds no secret order that a view could leak, and a judge at a real table can say what was drawn.
 */
import type { Sentence } from '../contract/sentence';
import { nextInt, type Chance, type DrawAction } from './chance';
import { allowed, type Question } from '../contract/question';

/** A pile of cards. What nobody may know the order of is `unknown`, sorted; only cards of which the place is known lie on `top` or at the `bottom`. */
export interface Pile {
  name: string;
  /** Cards on top whose order was fixed by someone, the topmost first. */
  top: string[];
  /** Shuffled cards, sorted by id. */
  unknown: string[];
  /** Cards put under the rest in a known order, the lowest last. */
  bottom: string[];
}

/** A shuffled pile of these cards. */
export function pile(name: string, cards: readonly string[]): Pile {
  return { name, top: [], unknown: [...cards].sort(), bottom: [] };
}

/** How many cards are in the pile. */
export function pileSize(from: Pile): number {
  return from.top.length + from.unknown.length + from.bottom.length;
}

/** Chance says which card the next one is. Null when the card is known already (see `takeKnown`) or the pile is empty. */
export function drawQuestion(from: Pile, asks: string | Sentence): Question<DrawAction> | null {
  if (from.top.length > 0 || from.unknown.length === 0) return null;
  const counts = new Map<string, number>();
  for (const card of from.unknown) counts.set(card, (counts.get(card) ?? 0) + 1);
  const candidates = [...counts.keys()].map((card) =>
    allowed({ type: 'draw', player: 'chance', pile: from.name, card }),
  );
  return { by: ['chance'], asks, candidates, weights: [...counts.values()] };
}

/** Takes the card that chance named out of the shuffled part. */
export function takeDrawn(from: Pile, drawn: DrawAction): string {
  return takeCard(from.unknown, drawn.card);
}

/** Takes one of the cards of this name out of them. */
export function takeCard(cards: string[], card: string): string {
  cards.splice(cards.indexOf(card), 1);
  return card;
}

/** So many of the cards, by chance: what somebody may think that another player looks at. */
export function anyCards(from: readonly string[], count: number, chance: Chance): string[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(nextInt(chance, left.length), 1)).flat();
}

/** Takes the next card where its identity is known without chance; null otherwise. */
export function takeKnown(from: Pile): string | null {
  if (from.top.length > 0) return from.top.shift() ?? null;
  return from.unknown.length === 0 ? (from.bottom.shift() ?? null) : null;
}

/** Takes the next card: the one that chance named, or the known one. Null: there is none. */
export function takeNext(from: Pile, drawn: DrawAction | null): string | null {
  return drawn ? takeDrawn(from, drawn) : takeKnown(from);
}

/** Shuffles everything in the pile, and whatever is added, together. */
export function shuffle(into: Pile, added: readonly string[] = []): void {
  into.unknown = [...into.top, ...into.unknown, ...into.bottom, ...added].sort();
  into.top = [];
  into.bottom = [];
}
