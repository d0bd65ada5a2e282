/** Names for people: characters of squads by their cards, `Clone Trooper 2`; those that a file names keep that name; abilities as printed. */
import { copyNumber } from '../../language/labels';
import type { MiniaturesState } from '../model/state';
import { isCommanderEffect } from '../queries/abilities';
import { characterWords, sayAbility } from './card-words';

/** A character. Any other id: as it is. */
export function characterLabel(
  { characters, cards }: Pick<MiniaturesState, 'characters' | 'cards'>,
  id: string,
): string {
  const character = characters.find((each) => each.id === id);
  const number = character ? copyNumber(id, character.card) : null;
  if (!character || number === null) return id;
  const name = cards.find((each) => each.id === character.card)?.name ?? id;
  return `${name}${number === 1 ? '' : ` ${number}`}`;
}

/** What sentences of the game speak of: characters, abilities, cards. */
export function named(id: string, state: MiniaturesState | null): string {
  const label = state ? characterLabel(state, id) : id;
  if (label !== id || (state && [state.players, state.characters].some((list) => list.some((each) => each.id === id))))
    return label;
  return sayAbility(id) ?? characterWords.name(id);
}

/** The character that has an ability. */
export function nameOf(source: string, state: MiniaturesState): string {
  return characterLabel(state, source);
}

/** As printed on the card. */
export function sayTitle(ability: string): string {
  return isCommanderEffect(ability) ? 'commander effect' : (sayAbility(ability) ?? ability);
}

export function abilityName(ability: string, source: string, state: MiniaturesState): string {
  const said = isCommanderEffect(ability) ? 'the commander effect' : sayTitle(ability);
  return `${said} of ${characterLabel(state, source)}`;
}
