/** Clauses of cards: a card is played when each of its sentences is accounted for, not as soon as one ability names it. */

/** Which clauses of its card an ability plays, counted from 1, of how many. */
export interface Clauses {
  plays: readonly number[];
  of: number;
}

/** Of which abilities a card has. */
interface OfCard {
  readonly clauses?: Clauses;
}

/** The clauses of a card that none of its abilities plays. An ability that names none plays all of its card. */
export function unplayedClauses(abilities: readonly OfCard[]): number[] {
  const said = abilities.flatMap(({ clauses }) => clauses ?? []);
  if (said.length < abilities.length) return [];
  const played = new Set(said.flatMap(({ plays }) => plays));
  const count = Math.max(0, ...said.map(({ of }) => of));
  return Array.from({ length: count }, (_, i) => i + 1).filter((clause) => !played.has(clause));
}

/** Do these abilities, all that a card has, play the whole of it? */
export function playsWholeCard(abilities: readonly OfCard[]): boolean {
  return abilities.length > 0 && unplayedClauses(abilities).length === 0;
}
