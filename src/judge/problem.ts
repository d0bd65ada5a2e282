/** What is wrong with a scenario file, and where. */
import type { Path } from '../core';

/** What is wrong with a scenario file, and where. */
export interface Problem {
  /** Counted from 1. */
  line: number;
  column: number;
  /** What was expected there, what was found, and the nearest right word. */
  message: string;
}

/** What is wrong with a file as a whole stands at its beginning. */
export function ofWholeFile(message: string): Problem {
  return { line: 1, column: 1, message };
}

/** A problem that knows its place in the value, not yet its line. */
export interface Trouble {
  path: Path;
  message: string;
  /** The trouble is with the key itself, not with what stands behind it. */
  atKey?: true;
}
