/** The moments of a story: those of a judged file, each with its picture, and those of a game that is played on. */
import type { Action } from 'holojudge/core';
import type { Report, StoryLine } from 'holojudge/judge';
import type { Line, Turn } from './work/turn';

export interface Told {
  /** What was done: `red-5 performs a focus action`. */
  title: string;
  lines: readonly (Line & { kind?: StoryLine['kind'] })[];
  svg: string;
  /** It can be answered from here; null: the file goes on by itself. */
  turn: Turn | null;
  /** What led here; null: the file did, or it is where everything begins. */
  action: Action | null;
  /** What was answered, for who may read that; null: nobody may, or nothing was. */
  said: string | null;
  /** Who looks at the turn, as text: somebody else sees something else. */
  seenBy: string;
}

const START = 'At the start';

/** A picture for each step of a file, with the lines of the story from the picture before on; what is told beyond the last one belongs to it. */
export function momentsOf({ pictures, story }: Pick<Report, 'pictures' | 'story'>): Told[] {
  return pictures.map(({ title, svg, lines: end = 0 }, i) => {
    const own = story.slice(pictures[i - 1]?.lines ?? 0, i === pictures.length - 1 ? story.length : end);
    const step = i === 0 ? undefined : own.find(({ kind }) => kind === 'step');
    const lines = own.filter((line) => line !== step).map(({ kind, text, rules }) => ({ kind, text, rules }));
    return { ...nothingOf(i === 0 ? START : (step?.text ?? title)), svg, lines };
  });
}

export function nothingOf(title: string): Told {
  return { title, lines: [], svg: '', turn: null, action: null, said: null, seenBy: '' };
}

/** What came of an answer. `title`: what was answered; null: nobody may read that. */
export function momentAfter(
  title: string | null,
  action: Action,
  turn: Turn,
  { seenBy, said = title }: { seenBy: string; said?: string | null },
): Told {
  const [first, ...others] = turn.story;
  const told = { svg: turn.svg, turn, action, said, seenBy };
  if (title !== null) return { ...told, title, lines: turn.story };
  return { ...told, title: first?.text ?? 'Something nobody else may see', lines: others };
}
