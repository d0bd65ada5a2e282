/** Which of several attacks, turns, rounds in a row is meant: a procedure that is in progress, as long as it is this one and no later one. */
import type { Frame } from '../core';

interface InProgress {
  procedure: string;
  at: number;
  /** What it stands on: the procedures around it, and what they are about. */
  around: string;
  self: Names;
}

type Names = Readonly<Record<string, string>>;
interface Stacked {
  stack: readonly Frame[];
}

/** The innermost one of this name; null: none is in progress. */
export function inProgress({ stack }: Stacked, procedure: string): InProgress | null {
  const at = stack.map((frame) => frame.procedure).lastIndexOf(procedure);
  const frame = stack[at];
  return frame ? { procedure, at, around: aroundOf(stack, at), self: namesIn(frame) } : null;
}

/** Is it not over yet? A later one of the same name is another: it stands on other steps, or is about other pieces. */
export function goesOn({ procedure, at, around, self }: InProgress, { stack }: Stacked): boolean {
  const frame = stack[at];
  if (frame?.procedure !== procedure || aroundOf(stack, at) !== around) return false;
  const now = namesIn(frame);
  return Object.entries(self).every(([field, name]) => now[field] === name);
}

function aroundOf(stack: readonly Frame[], at: number): string {
  return JSON.stringify(stack.slice(0, at).map((frame) => [frame.procedure, frame.step, namesIn(frame)]));
}

/** What a frame is about is named in it: `ship`, `attacker`, `player`. */
function namesIn(frame: Frame): Names {
  const named = Object.entries(frame).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
