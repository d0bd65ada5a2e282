/**
 * Cards that were dealt from a pile and lie beside a piece, faceup or facedown (damage cards). Nobody may look at a facedown card, so it has no identity:
 * it is still one of the pile's unknown cards, and chance says which when it is turned over. So a state holds no secret that a view could leak.
 */
import type { DrawAction } from './chance';
import { drawQuestion, pileSize, shuffle, takeCard, type Pile } from './piles';
import { isCounted } from '../codec/numbered';
import { allowed, type Question } from '../contract/question';
import { firstRejection, impossible, type Path, type Rejection } from '../contract/rejection';

/** A card that lies faceup. */
export interface FaceupCard {
  /** Unique in the game: `red-5/damage-3`. Its abilities have it as their source. */
  id: string;
  /** Which card it is: `structuraldamage`. */
  card: string;
}

/** The cards beside one piece. */
export interface DealtCards {
  /** How many lie facedown. They are among the unknown cards of the pile that they were dealt from. */
  facedown: number;
  faceup: FaceupCard[];
  /** One of the facedown cards that was chosen before everybody's eyes: which it is. It is not among the cards of the pile. */
  known?: string;
}

/** How many cards lie there, faceup and facedown. */
export function dealtCount({ facedown, faceup }: DealtCards): number {
  return facedown + faceup.length;
}

/** Cards of a pile that can still be dealt, where these were dealt from it. */
export function cardsToDeal(from: Pile, dealt: readonly DealtCards[]): number {
  return dealt.reduce((left, { facedown, known }) => left - facedown + (known === undefined ? 0 : 1), pileSize(from));
}

/** Deals the next card facedown. Where somebody knew it (it was put on top), it is told apart from the other facedown cards no more. */
export function dealFacedown(to: DealtCards, from: Pile): void {
  const known = from.top.shift();
  if (known !== undefined) hide(from, known);
  to.facedown += 1;
}

/** Lays a card faceup that has been drawn. `name` is what its id begins with: `red-5/damage`. */
export function layFaceup(to: DealtCards, name: string, card: string): FaceupCard {
  const numbers = to.faceup.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1)));
  const laid = { id: `${name}-${Math.max(0, ...numbers) + 1}`, card };
  to.faceup.push(laid);
  return laid;
}

/** No piece has so many cards. */
const MOST_LAID = 1000;

/** A faceup card whose id was never given to any, or null. */
export function misnamedCard({ faceup }: DealtCards, name: string, path: Path): Rejection | null {
  return firstRejection(faceup, ({ id }, i) =>
    isCounted(id, name, MOST_LAID)
      ? null
      : impossible('misnamed', `No card here is called '${id}'.`, [...path, 'faceup', i, 'id']),
  );
}

/** Deals this card of the pile facedown, as everybody sees. */
export function dealKnown(to: DealtCards, from: Pile, card: string): void {
  to.known = takeCard(from.unknown, card);
  to.facedown += 1;
}

/** Chance says which card a facedown one turns out to be: each is as likely, and of those that nobody has seen any of the pile. Null: none lies there. */
export function turnOverQuestion(
  { facedown, known }: DealtCards,
  from: Pile,
  asks: string,
): Question<DrawAction> | null {
  if (facedown === 0) return null;
  const others = facedown === 1 && known !== undefined ? null : drawQuestion({ ...from, top: [] }, asks);
  if (known === undefined) return others;
  const action: DrawAction = { type: 'draw', player: 'chance', pile: from.name, card: known };
  if (!others) return { by: ['chance'], asks, candidates: [allowed(action)] };
  // One of `facedown` cards it is; of the others each is one of those left in the pile.
  const weights = others.candidates.map(({ action: { card } }, i) => {
    const ofPile = (others.weights?.[i] ?? 1) * (facedown - 1);
    return card === known ? ofPile + from.unknown.length : ofPile;
  });
  if (others.candidates.some((each) => each.action.card === known)) return { ...others, weights };
  return {
    ...others,
    candidates: [...others.candidates, allowed(action)],
    weights: [...weights, from.unknown.length],
  };
}

/** The facedown card that chance, or whoever looked, named leaves its place; the caller lays it faceup, or discards it. */
export function turnOver(dealt: DealtCards, from: Pile, card: string): string {
  dealt.facedown -= 1;
  if (dealt.known !== card) return takeCard(from.unknown, card);
  delete dealt.known;
  return card;
}

/** Turns a faceup card facedown: from now on it is like any other that lies there. */
export function turnFacedown(dealt: DealtCards, from: Pile, { id, card }: FaceupCard): void {
  dealt.faceup = dealt.faceup.filter((each) => each.id !== id);
  dealt.facedown += 1;
  hide(from, card);
}

/** All cards go back into the pile, which is shuffled; which of them lay faceup. */
export function takeBack(dealt: DealtCards, into: Pile): FaceupCard[] {
  const { faceup, known } = dealt;
  dealt.faceup = [];
  dealt.facedown = 0;
  delete dealt.known;
  shuffle(into, [...faceup.map(({ card }) => card), ...(known === undefined ? [] : [known])]);
  return faceup;
}

/** Cards beside a piece, or something else? */
export function areDealtCards(part: unknown): part is DealtCards {
  return typeof part === 'object' && part !== null && 'faceup' in part && 'facedown' in part;
}

/** Faceup cards by kind, each with the name that it would have had they been dealt so: at the order in which they were dealt no rule looks. */
export function dealtByKind({ faceup }: DealtCards): { laid: FaceupCard; name: string }[] {
  const byKind = [...faceup].sort((a, b) => (a.card < b.card ? -1 : Number(a.card > b.card)));
  return byKind.map((laid, i) => ({ laid, name: `${laid.id.slice(0, laid.id.lastIndexOf('-'))}-${i + 1}` }));
}

function hide(among: Pile, card: string): void {
  among.unknown = [...among.unknown, card].sort();
}
