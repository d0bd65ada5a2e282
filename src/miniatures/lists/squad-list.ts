/** What a player brings, legal or not: the cards of a squad, and the words that reasons about it share. */
import type { Path } from '../../core';
import { reason, type Reason, type Rejection, type RuleId } from '../../core/contract/rejection';
import { character, hasAbility, type Character, type Faction, type StatCard } from '../facts';

/** A squad: a faction, and an id for each character (min.choosing-a-faction.01, min.stat-card-faction.01, min.building-a-squad.03). */
export interface SquadList {
  name: string;
  faction: Faction;
  /** Ids of cards, one for each miniature. */
  characters: readonly string[];
  /** Id of the version of Han Solo chosen for a character with Frozen in Carbonite (min.frozen-in-carbonite.01). */
  chosen?: string;
  /** Stat cards that somebody wrote; the squad's characters may be of them. */
  cards?: readonly StatCard[];
}

/** The card of a character of a squad: one of its own, or an official one. */
export type SquadCard = StatCard | Character;

/** A card with its place in the list: `['characters', 2]`. */
export interface Placed {
  readonly card: SquadCard;
  readonly at: Path;
}

/** A card by id: the squad's own first. */
export function cardIn({ cards = [] }: Pick<SquadList, 'cards'>, id: string): SquadCard | undefined {
  return cards.find((card) => card.id === id) ?? character(id);
}

/** Cards of the characters that are known, each with its place. */
export function placedCards(list: SquadList): Placed[] {
  return list.characters.flatMap((id, i) => {
    const card = cardIn(list, id);
    return card ? [{ card, at: ['characters', i] }] : [];
  });
}

/** Is there a character with an ability in the squad? */
export function squadHas(list: SquadList, ability: string): boolean {
  return placedCards(list).some(({ card }) => hasAbility(card, ability));
}

/** A reason with the place of the card at fault. */
export function at(
  place: Path,
  code: string,
  message: string,
  rules: readonly RuleId[],
  facts: Reason['facts'] = {},
): Reason {
  return reason(code, message, rules, { ...facts, at: [...place] });
}

/** What cannot be read as a squad, as a reason. */
export function malformed({ message, path }: Rejection): Reason {
  return reason('malformed', message, [], { at: [...path] });
}

/** A text of somebody else's, short enough for a message. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
