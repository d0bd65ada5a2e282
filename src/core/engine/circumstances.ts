/**
 * Conditions in parts: what has to be so for an ability, each part with the reason why it is not. Reasons are made only where somebody asks why an ability
 * cannot be used; rules that only need to know whether pay nothing.
 */
import type { Reason } from '../contract/rejection';
import type { AbilityOnPiece } from './state';

/** What was found while somebody asks; null: nobody does. */
let unmet: readonly Reason[] | null = null;

/**
 * Does it hold? Where it does not, and somebody asks why, this is what they are told. What did not hold before something that does was one of several
 * ways, and did not decide.
 */
export function circumstance(holds: boolean, whyNot: () => Reason | null): boolean {
  if (unmet === null) return holds;
  const why = holds ? null : whyNot();
  unmet = why === null ? [] : [why];
  return holds;
}

/** Whether a condition holds, and which part of it does not; null: it holds, or says nothing of its parts. The part that was looked at last decided. */
export function partUnmet(condition: () => boolean): { holds: boolean; why: Reason | null } {
  const before = unmet;
  unmet = [];
  try {
    const holds = condition();
    return { holds, why: holds ? null : (unmet[0] ?? null) };
  } finally {
    unmet = before;
  }
}

/** Of which ability somebody asks why it cannot be used, with what was found when it was looked at last. */
let inquiry: { about: AbilityOnPiece; found: Unmet | null } | null = null;

/** Something happened that the ability waits for, or its window was open, and its condition was not met. `why`: the part that was not; null: it says nothing of parts. */
export interface Unmet {
  why: Reason | null;
}

/** Does somebody ask of this ability? Rules look before they make anything for who asks: a window and an event do so for every ability there is. */
export function isInquired(ability: AbilityOnPiece): boolean {
  return inquiry !== null && isSame(inquiry.about, ability);
}

/** The condition of an ability that somebody asks of, as a window or an event looks at it. */
export function lookedAt(condition: () => boolean): boolean {
  const { holds, why } = partUnmet(condition);
  if (inquiry !== null) inquiry.found = holds ? null : { why };
  return holds;
}

/** Why a window that is open refuses the ability; null: it does not. */
export function refusedNow(ability: AbilityOnPiece, why: Reason | null): Reason | null {
  if (why !== null && inquiry !== null && isSame(inquiry.about, ability)) inquiry.found = { why };
  return why;
}

/** What is found of this ability while something is done (a question is asked, an action carried out); null: nobody looked at it, or its condition was met. */
export function inquire(about: AbilityOnPiece, look: () => void): Unmet | null {
  const before = inquiry;
  const mine = { about, found: null as Unmet | null };
  inquiry = mine;
  try {
    look();
    return mine.found;
  } finally {
    inquiry = before;
  }
}

function isSame(one: AbilityOnPiece, other: AbilityOnPiece): boolean {
  return one.ability === other.ability && one.source === other.source && one.value === other.value;
}
