/** A small break in a rule: one place of a source file, and what stands there instead. */

/** What is replaced decides how a switch is put around it (see instrument.ts) and how it is taken out of a list. */
export type Place = 'expression' | 'statement' | 'element' | 'property';

export interface Change {
  /** What kind of break it is: 'comparison', 'condition', 'removed call'. */
  operator: string;
  place: Place;
  /** Offsets of the node in the file. */
  start: number;
  end: number;
  /** What stands there instead; empty: nothing. */
  text: string;
  /** Offsets of what goes from the file's text: more than the node where a comma goes with it. */
  cut: readonly [number, number];
}

export interface Mutant extends Change {
  /** From 1; 0 is the code as it is. */
  id: number;
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  /** Ids of rules that the enclosing function, step or ability cites. */
  ids: readonly string[];
  /** Words that name the card whose ability it is in; none elsewhere. */
  cards: readonly string[];
  /** It changes only what is told of why something happens. */
  evidence: boolean;
}

/** The file's text with these changes, none inside another. */
export function changed(text: string, changes: readonly Change[]): string {
  const ordered = [...changes].sort((one, other) => other.cut[0] - one.cut[0]);
  return ordered.reduce((so, { cut, text: by }) => so.slice(0, cut[0]) + by + so.slice(cut[1]), text);
}

const WIDEST = 160;

/** The change on one line: what stood there, an arrow, what stands there now. */
export function inOneLine(text: string, { start, end, text: by }: Change): string {
  const short = (long: string): string => {
    const line = long.replace(/\s+/g, ' ').trim();
    return line.length > WIDEST ? `${line.slice(0, WIDEST - 3)}...` : line;
  };
  return `${short(text.slice(start, end))}  ->  ${by === '' ? '(removed)' : short(by)}`;
}
