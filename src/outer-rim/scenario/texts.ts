/** Texts of the game for people: contact spaces by planet and class, encounter decks by name, abilities by the card that they are on. */
import { basePack, FACTIONS, MARKET_DECKS, type Faction } from '../facts';
import type { OuterRimState } from '../model/state';
import { tell, type Telling } from '../../language/telling';
import { lexiconOf, wordsOf } from './lexicon';
import { sourceName } from './names';
import { sayFaction } from './narrate';

export function named(id: string, state: OuterRimState | null): Telling {
  if (state?.players.some((player) => player.id === id)) return id;
  const { place, deck, space, ship, contact } = state ? wordsOf(state) : lexiconOf(basePack);
  // Market decks are kinds of cards, too: 'a job', 'a ship'.
  const lists = (MARKET_DECKS as readonly string[]).includes(id) ? [] : [place, deck, space, ship, contact];
  const printed = lists.map(({ name }) => name(id)).find((name) => name !== id);
  if (printed !== undefined) return printed;
  if ((FACTIONS as readonly string[]).includes(id)) return sayFaction(id as Faction);
  return state !== null && id.includes('/') ? sourceName(state, id) : id;
}

/** Cards have one ability, or abilities that go together; only a goal is something else than the card beside it. */
export function abilityName(ability: string, source: string, state: OuterRimState): Telling {
  return tell`the ${ability.startsWith('goal ') ? 'goal' : 'ability'} of ${sourceName(state, source)}`;
}
