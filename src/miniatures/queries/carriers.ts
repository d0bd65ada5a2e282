/** What brings abilities into play: what stands on the cards of characters, and what they gained. */
import type { Carrier } from '../../core';
import type { MiniaturesState } from '../model/state';
import { printedOn } from './abilities';
import { cardOf, isInSquad } from './characters';

/** The abilities of everybody who takes part, and is not defeated. What others grant follows from where they stand. */
export function carriers(state: MiniaturesState): Carrier[] {
  return state.characters.flatMap((character) => {
    if (character.place === 'defeated' || !isInSquad(character)) return [];
    const gained = state.lasting.filter((each) => each.character === character.id);
    return [...printedOn(cardOf(state, character)), ...gained].map(({ ability: card, value }) => ({
      card,
      source: character.id,
      ...(value !== null && { value }),
    }));
  });
}
