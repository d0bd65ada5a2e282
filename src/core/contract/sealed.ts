/**
 * What a reason or a question says is often that of a table of the game: whoever is shown it may not write into it. Reasons are sealed where they are shown
 * (an event is told, a decision or a rejection is handed out), not where they are made: most of them are made for listing and thrown away.
 */
import type { Reason } from './rejection';
import type { Sentence } from './sentence';

// Looked up once, see share.ts.
const { freeze } = Object;
const { isView } = ArrayBuffer;

/** The same reason, its rules and its parts frozen. */
export function sealed(why: Reason): Reason {
  freeze(why.rules);
  if (why.parts) sealedParts(why.parts);
  return why;
}

/** The same sentence, frozen with what it speaks of. */
export function sealedParts(said: Sentence): Sentence {
  // Views of memory, which only a state that was not loaded can hold, cannot be frozen.
  for (const part of said) if (typeof part === 'object' && !isView(part)) freeze(part);
  return freeze(said);
}
