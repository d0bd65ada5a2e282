/**
 * Sentences of stories and buttons: ready words, in which players alone are kept apart, since who plays is not known to a game. Whoever shows a sentence puts
 * in what they are called (`inWords`).
 *
 *   tell`${who(player)} gains ${2} credits`  is  [{ is: 'p1' }, ' gains 2 credits']
 */
import type { Sentence, Spoken } from '../core';

/** A text, or a sentence that speaks of players. */
export type Telling = string | Sentence;

/** A player, who goes by another name where people play. */
export function who(player: string): Spoken {
  return { is: player };
}

/** Words as they are, and players. */
export function tell(texts: readonly string[], ...said: readonly (Telling | number | Spoken)[]): Telling {
  return joined(texts.flatMap((text, i) => [text, ...(i < said.length ? [said[i] ?? ''] : [])]));
}

/** The pile of a player: `p1 damage deck`. Any other: as it is. */
export function ofPlayer(pile: string, players: readonly { id: string }[]): Telling {
  const owners = players.filter(({ id }) => pile.startsWith(`${id} `)).map(({ id }) => id);
  const [owner] = owners.sort((a, b) => b.length - a.length);
  return owner === undefined ? pile : tell`${who(owner)}${pile.slice(owner.length)}`;
}

/** `asteroid of p1, asteroid of p2 and gas cloud`; of none: `nothing`. */
export function listed(all: readonly Telling[]): Telling {
  if (all.length === 0) return 'nothing';
  return joined(all.flatMap((each, i) => [i === 0 ? '' : i === all.length - 1 ? ' and ' : ', ', each]));
}

/** Texts that stand side by side become one; without players all of them do. */
export function joined(all: readonly (Telling | number | Spoken)[]): Telling {
  const parts: (string | Spoken)[] = [];
  let text = '';
  for (const each of all.flat() as readonly (string | number | Spoken)[]) {
    if (typeof each !== 'object') text += String(each);
    else {
      if (text !== '') parts.push(text);
      parts.push(each);
      text = '';
    }
  }
  if (parts.length === 0) return text;
  return text === '' ? parts : [...parts, text];
}
