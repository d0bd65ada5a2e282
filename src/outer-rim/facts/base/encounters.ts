/** The seven encounter decks of ten cards (or.components.10). Decks and sizes are certain, all stories and what they do are ours. */
import type { EncounterCard, EncounterDeck } from '../pack';
import { cantonica, lothal, monCalamari, ordMantell } from './encounters-west';
import { kessel, maelstrom, nalHutta, navpoint, tatooine } from './encounters-middle';
import { naboo, ringOfKafrene, ryloth, takodana } from './encounters-east';
import type { Story } from './shorthand';

/** A deck: the n-th card holds the n-th story of each of its spaces. */
function deck(id: string, spaces: Readonly<Record<string, readonly Story[]>>): EncounterCard[] {
  const lists = Object.entries(spaces);
  return Array.from({ length: 10 }, (_, i) => ({
    id: `${id}-${i + 1}`,
    deck: id,
    sections: lists.flatMap(([space, stories]) => (stories[i] ? [{ space, ...stories[i] }] : [])),
    sure: { deck: 'certain', sections: 'reconstructed' } as const,
  }));
}

const named = (id: string, name: string): EncounterDeck => ({ id, name, sure: { name: 'likely' } });

export const encounterDecks: readonly EncounterDeck[] = [
  named('navpoint', 'Navpoints'),
  named('deck-ord-mantell', 'Cantonica and Ord Mantell'),
  named('deck-lothal', 'Lothal and Mon Calamari'),
  named('deck-kessel', 'Kessel and the Maelstrom'),
  named('deck-nal-hutta', 'Nal Hutta and Tatooine'),
  named('deck-naboo', 'Naboo and Ryloth'),
  named('deck-takodana', 'Takodana and the Ring of Kafrene'),
];

export const encounters: readonly EncounterCard[] = [
  ...deck('navpoint', { navpoint }),
  ...deck('deck-ord-mantell', { cantonica, 'ord-mantell': ordMantell }),
  ...deck('deck-lothal', { lothal, 'mon-calamari': monCalamari }),
  ...deck('deck-kessel', { kessel, maelstrom }),
  ...deck('deck-nal-hutta', { 'nal-hutta': nalHutta, tatooine }),
  ...deck('deck-naboo', { naboo, ryloth }),
  ...deck('deck-takodana', { takodana, 'ring-of-kafrene': ringOfKafrene }),
];
