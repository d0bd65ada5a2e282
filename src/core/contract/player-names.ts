/** What players may be called: any name that cannot be taken for something else. */
import { needs } from '../codec/needs';
import { LIMITS, tooMany } from '../codec/plain';
import { reason, rejection, type Rejection } from './rejection';
import type { PlayerId } from '../engine/state';

/** Words that stand where names of players stand: viewers that are no players, and whoever answers for dice and decks. */
export const NOT_PLAYERS: readonly string[] = Object.freeze(['judge', 'spectator', 'chance']);

/** Control, format and unassigned characters, halves of pairs, ends of lines: what nobody sees, or what turns a line around. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Why nobody can be called this, in words; null: it is a name. */
function wrongName(name: unknown): string | null {
  if (typeof name !== 'string') return 'The name of a player is expected, a text.';
  if (name === '') return 'The name of a player is empty.';
  const { characters } = LIMITS.name;
  if (name.length > characters) return `The name of a player has ${tooMany('characters', name.length, characters)}.`;
  if (UNSEEN.test(name)) return 'The name of a player has characters that cannot be seen or printed on one line.';
  if (name.trim() !== name) return `The name '${name}' begins or ends with a space.`;
  if (NOT_PLAYERS.includes(name)) return `No player can be called '${name}': the word has a meaning of its own here.`;
  // Names are the keys of objects (scores, winners); those that every object has already are none.
  return name in Object.prototype ? `No player can be called '${name}'.` : null;
}

/** The first name that is none, or that two players have; null: each can be told from everything else. @throws MalformedInput if the argument is not a list */
export function wrongNames(
  names: readonly PlayerId[],
  path: readonly (string | number)[] = ['players'],
): Rejection | null {
  needs('names', names, 'a list');
  needs('path', path, 'a list');
  for (const [i, name] of names.entries()) {
    const wrong = wrongName(name);
    if (wrong !== null) return rejection(reason('player-name', wrong, []), [...path, i]);
    if (names.indexOf(name) !== i)
      return rejection(reason('same-name', `Two players are called '${name}'.`, []), [...path, i]);
  }
  return null;
}
