/** Lines as wide as the terminal. Commander wraps its own help, and texts with colors are as wide as they look. */
import { Help } from 'commander';

/** Columns where nobody knows how wide the terminal is: a pipe, a file. */
const USUAL = 100;

/** Narrower than this words stand alone in their lines. */
const LEAST = 40;

const help = new Help();
// The narrowest that it wraps at all.
help.minWidthToWrap = LEAST / 2;

export function columns(): number {
  const known = process.stdout.columns ?? Number(process.env['COLUMNS'] ?? USUAL);
  return Math.max(LEAST, Number.isFinite(known) && known > 0 ? known : USUAL);
}

/** Broken between words; what goes on begins `indent` further in than the first line. */
export function wrapped(
  text: string,
  { first = '', indent = first.length }: { first?: string; indent?: number } = {},
): string[] {
  const lines = help.boxWrap(text, Math.max(LEAST / 2, columns() - indent - 1)).split('\n');
  return lines.map((line, i) => `${i === 0 ? first : ' '.repeat(indent)}${line}`);
}
