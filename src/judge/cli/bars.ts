/** Bars of a terminal: shares as they stand beside each other. */
import { pc } from './colors';

/** Columns where nobody says how many there are, and the most that are used. */
const WIDTH = 80;
const WIDEST = 120;

/** What lines are indented by, and a little room at their end. */
export const WITHIN = 4;

/** Longest label before bars. */
const LONGEST_LABEL = 40;

/** The width of what is printed. */
export function columns(): number {
  return Math.min(process.stdout.columns ?? WIDTH, WIDEST);
}

/** One line: a label, a bar of a share with a lighter one up to another, and what is said of it. */
export interface Bar {
  label: string;
  full: number;
  light: number;
  said: string;
}

/** `most`: the share that fills the room. */
export function bars(rows: readonly Bar[], width: number, most: number): string[] {
  const longest = Math.min(LONGEST_LABEL, Math.max(...rows.map(({ label }) => label.length)));
  const room = Math.max(8, width - longest - Math.max(...rows.map(({ said }) => said.length)) - 4);
  return rows.map(({ label, full, light, said }) => {
    const [dark, upTo] = [full, light].map((each) => Math.round((each / most) * room)) as [number, number];
    const bar = `${pc.green('█'.repeat(dark))}${pc.yellow('▒'.repeat(upTo - dark))}${' '.repeat(room - upTo)}`;
    return `  ${label.padEnd(longest)}  ${bar}  ${said}`;
  });
}
