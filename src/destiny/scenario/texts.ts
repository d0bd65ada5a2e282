/** What sentences of the game speak of: cards in play go by printed names. */
import type { DestinyState } from '../model/state';
import { card } from '../facts';
import { isCardId, isCharacterId, nameOfCode, ofDie, wordOfCard } from './card-words';

/** A die goes by its card. An id of one word is a card's only if such a card is on the table or discarded. */
export function named(id: string, state: DestinyState | null): string {
  if (state?.players.some((each) => each.id === id)) return id;
  if (/\.\d+$/.test(id)) return `the die of ${ofDie(id)}`;
  if (card(id)) return nameOfCode(id);
  // A character who has left the game is still spoken of; no other word is a character's.
  const isCard = isCharacterId(id) || (state !== null && isThere(id, state));
  return isCard || (id.includes('-') && isCardId(id)) ? wordOfCard(id) : id;
}

/** On the table, or discarded: what has left play is still spoken of. */
function isThere(id: string, { cards, players }: DestinyState): boolean {
  const name = wordOfCard(id);
  return (
    cards.some((each) => each.id === id) ||
    players.some(({ discard }) => discard.some((code) => card(code)?.name === name))
  );
}
