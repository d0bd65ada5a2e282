/** Names that a file declares: its players, and everything that its pack calls by name. */
import type { Parts } from '../../language/language';
import { playerNames } from './begin';
import { drawnWords, type Lexicon } from './lexicon';
import { lexiconIn } from './pack-part';
import { asOuterRim } from './parts';

export function names(given: Parts): Readonly<Record<string, readonly string[]>> {
  const parts = asOuterRim(given);
  const words: Lexicon = lexiconIn(parts);
  const players = playerNames({ players: parts.players ?? {} });
  return {
    ...Object.fromEntries(Object.entries(words).map(([topic, list]) => [topic, list.words])),
    drawn: drawnWords(words),
    deck: [...words.deck.words, ...(players.includes('ai') ? ['AI deck'] : [])],
    table: ['table'],
    player: players,
  };
}
