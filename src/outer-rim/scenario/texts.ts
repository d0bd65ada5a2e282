/** Texts of the game for people: contact spaces by planet and class, encounter decks by name, abilities by the card that they are on. */
import { basePack } from '../facts';
import type { OuterRimState } from '../model/state';
import { lexiconOf, wordsOf } from './lexicon';
import { sourceName } from './names';

export function named(id: string, state: OuterRimState | null): string {
  const { place, deck } = state ? wordsOf(state) : lexiconOf(basePack);
  return [place, deck].map(({ name }) => name(id)).find((name) => name !== id) ?? id;
}

/** Cards have one ability, or abilities that go together; only a goal is something else than the card beside it. */
export function abilityName(ability: string, source: string, state: OuterRimState): string {
  return `the ${ability.startsWith('goal ') ? 'goal' : 'ability'} of ${sourceName(state, source)}`;
}
