/** Names that a file declares: its players, and everything that its pack calls by name. */
import { playerNames } from './begin';
import { drawnWords, type Lexicon } from './lexicon';
import { lexiconIn } from './pack-part';
import type { OuterRimParts } from './parts';

export function names(parts: OuterRimParts): Readonly<Record<string, readonly string[]>> {
  const words: Lexicon = lexiconIn(parts);
  const players = playerNames(parts);
  return {
    ...Object.fromEntries(Object.entries(words).map(([topic, list]) => [topic, list.words])),
    drawn: drawnWords(words),
    deck: [...words.deck.words, ...(players.includes('ai') ? ['AI deck'] : [])],
    table: ['table'],
    player: players,
  };
}
