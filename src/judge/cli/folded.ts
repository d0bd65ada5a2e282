/** The story as the proof of the verdict: what bears on it is told, and of what lies between only how much there is. */
import type { StoryLine } from '../report';

/** Fewer than these are not worth a fold. */
const LEAST = 2;

/** What players did and were told, and what is open at the end. */
const ALWAYS: readonly StoryLine['kind'][] = ['step', 'note', 'refused', 'answer', 'open'];

/**
 * What is printed instead of a line, by its place: a line for the first of those that are folded, nothing for the others. What is `marked` stands, and so do
 * lines that have more to say (`isPlain`).
 */
export function folded(
  story: readonly StoryLine[],
  marked: ReadonlySet<number>,
  isPlain: (line: StoryLine) => boolean,
): Map<number, string> {
  const folds = new Map<number, string>();
  let run: number[] = [];
  const close = (): void => {
    const told = run.filter((at) => story[at]?.kind !== 'held');
    const isFolded = told.length >= LEAST;
    for (const at of isFolded ? run : run.filter((each) => !told.includes(each))) folds.set(at, '');
    if (isFolded) folds.set(run[0] ?? 0, `⋯ ${told.length} lines`);
    run = [];
  };
  story.forEach((line, at) => {
    if (marked.has(at) || ALWAYS.includes(line.kind) || !isPlain(line)) close();
    else run.push(at);
  });
  close();
  return folds;
}
