/** Texts of the game for people: cards in play and abilities by printed names. */
import { allCards, fullName } from '../facts';
import { slug } from '../effects/cards';
import type { DestinyState } from '../model/state';
import { isCardId, wordOfCard } from './card-words';

const named = new Map(allCards().map((each) => [slug(fullName(each)), each.name]));

/** `a character for f-11d-rifle`, `jango-fett-lethal-mercenary/after`: an id of one word is one only if such a card is on the table. */
export function inWords(text: string, state: DestinyState | null): string {
  const present = new Set(state?.cards.map(({ id }) => id));
  const players = new Set(state?.players.map(({ id }) => id));
  return text.replace(/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z-]+)?/g, (id) => {
    const [card = id, kind] = id.split('/');
    const of = named.get(card);
    if (kind !== undefined) return of === undefined ? id : `the ability '${kind}' of ${of}`;
    const isCard = present.has(id) || (id.includes('-') && isCardId(id));
    return isCard && !players.has(id) ? wordOfCard(id) : id;
  });
}
