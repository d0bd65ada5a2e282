/** What comes after the last that is ruled on is told in short: the game only goes on. */
import type { StoryLine } from '../report';

/** Lines of it that are told: what the point itself still brings. */
const TOLD = 3;

/** Fewer than these are not worth a fold. */
const LEAST = 4;

/**
 * What is printed instead of a line, by its place: a line for the first of those that are folded, nothing for the others. `last` is the last line that
 * is ruled on; below 0: none is, and nothing is folded. Lines that have more to say (`isPlain`) stand.
 */
export function folded(
  story: readonly StoryLine[],
  last: number,
  isPlain: (line: StoryLine) => boolean,
): Map<number, string> {
  const folds = new Map<number, string>();
  if (last < 0) return folds;
  let run: number[] = [];
  const close = (): void => {
    const rest = run.slice(TOLD);
    if (rest.length >= LEAST) for (const at of rest) folds.set(at, at === rest[0] ? inShort(story, rest) : '');
    run = [];
  };
  story.forEach((line, at) => {
    if (at > last && (line.kind === 'event' || line.kind === 'auto') && isPlain(line)) run.push(at);
    else close();
  });
  close();
  return folds;
}

/** `⋯ 12 more lines, to: ben draws Aim, Dodge (3 -> 5 of 5)` */
function inShort(story: readonly StoryLine[], rest: readonly number[]): string {
  return `⋯ ${rest.length} more lines, to: ${story[rest.at(-1) ?? 0]?.text ?? ''}`;
}
