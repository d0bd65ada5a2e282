/** What sentences of the game speak of: cards in play go by printed names. */
import type { DestinyState } from '../model/state';
import { isCardId, wordOfCard } from './card-words';

/** An id of one word is a card's only if such a card is on the table. */
export function named(id: string, state: DestinyState | null): string {
  const isPlayer = state?.players.some((each) => each.id === id) ?? false;
  const isCard = state?.cards.some((each) => each.id === id) ?? false;
  return !isPlayer && (isCard || (id.includes('-') && isCardId(id))) ? wordOfCard(id) : id;
}
