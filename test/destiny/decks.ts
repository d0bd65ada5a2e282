/** Lists for tests: teams and decks by name of card, legal unless a test spoils them. */
import type { DeckList, TeamMember } from '../../src/destiny/lists/deck-building';
import { allCards, fullName, type Card } from '../../src/destiny/facts';

/** The card of a name; with a subtitle where two cards share the name. */
export function named(name: string): Card {
  const [found, another] = allCards().filter((each) => each.name === name || fullName(each) === name);
  if (!found || another) throw new Error(`${found ? 'two cards' : 'no card'} named ${name}`);
  return found;
}

export const one = (name: string): TeamMember => ({ code: named(name).code, dice: 1 });
export const elite = (name: string): TeamMember => ({ code: named(name).code, dice: 2 });

/** Thirty gray neutral cards, two of each as far as they go, then cards that every test team may have. */
export function neutralDeck(): string[] {
  const gray = allCards().filter(
    (each) => each.color === 'gray' && each.affiliation === 'neutral' && each.type !== 'battlefield',
  );
  return gray.slice(0, 15).flatMap(({ code }) => [code, code]);
}

/** The neutral deck with its last cards replaced by these. */
export function deckWith(...names: string[]): string[] {
  return [...neutralDeck().slice(0, 30 - names.length), ...names.map((name) => named(name).code)];
}

export function list(parts: Partial<DeckList> & { team?: TeamMember[] } = {}): DeckList {
  const { team, ...rest } = parts;
  return {
    name: 'test',
    characters: team ?? [elite('Leia Organa'), one('Han Solo')],
    battlefields: [named('Rebel War Room').code],
    deck: neutralDeck(),
    ...rest,
  };
}
