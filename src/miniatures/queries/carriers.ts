/** What brings abilities into play: what stands on the cards of characters, and what they gained. */
import type { Carrier } from '../../core';
import { commanderEffectText } from '../facts';
import type { MiniaturesState } from '../model/state';
import { abilitiesHeld, printedOn } from './abilities';
import { cardOf, isInSquad } from './characters';

/** What stays in play with a character off the map. */
export const HAUNTING = 'effect-haunting';

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

/** What others grant, or what haunts from beyond its defeat (min.dark-force-spirit.01). */
export function mayCarry(state: MiniaturesState, { card, source, value }: Carrier): boolean {
  const character = state.characters.find(({ id }) => id === source);
  if (!character || !isInSquad(character)) return false;
  if (character.place === 'defeated') return card === HAUNTING;
  return abilitiesHeld(state, character).some((each) => each.ability === card && (each.value ?? undefined) === value);
}

/** What was granted or gained may be gone since, and nobody knows who had what; commander effects are only printed. */
export function mayHaveCarried(state: MiniaturesState, { card, source, value }: Carrier): boolean {
  if (commanderEffectText(card) === undefined) return true;
  return state.characters.some(
    (each) =>
      each.id === source &&
      printedOn(cardOf(state, each)).some((own) => own.ability === card && (own.value ?? undefined) === value),
  );
}
