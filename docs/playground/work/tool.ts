/** The maneuver tool of Armada as it is laid for a course, to be drawn. */
import { reasonInWords } from 'holojudge/judge';
import type { AnyWords } from 'holojudge/language';
import type { Course } from '../course';
import { pointsOf } from './ghosts';
import type { Line, Reader } from './turn';

/** A point of the picture, and where the tool leads there. */
export interface Joint {
  x: number;
  y: number;
  heading: { x: number; y: number };
}

export interface Laid {
  /** What the tool covers, and the base where the ship ends. */
  legs: readonly string[];
  base: string;
  end: Joint;
  joints: readonly Joint[];
  /** Why this course cannot be taken; null: it can. */
  not: Line | null;
}

/** Null: nothing can be laid so. */
export async function laidFor(
  words: AnyWords,
  state: unknown,
  { ship, clicks, side }: Course,
  players: Reader['players'],
): Promise<Laid | null> {
  const { maneuverOutline } = await import('holojudge/armada');
  const outline = maneuverOutline(state as never, ship, clicks, side as never);
  if (outline === null) return null;
  const { tool, base, to, joints, not } = outline;
  return {
    legs: tool.map(pointsOf),
    base: pointsOf(base),
    end: inPicture(to),
    joints: joints.map(inPicture),
    not: not === null ? null : { text: reasonInWords(words, not, state, players), rules: not.rules },
  };
}

/** Where these courses lead, of each the middle of the base. */
export async function endsOf(state: unknown, courses: readonly Course[]): Promise<{ x: number; y: number }[]> {
  const { maneuverOutline } = await import('holojudge/armada');
  return courses.map(({ ship, clicks, side }) => {
    const to = maneuverOutline(state as never, ship, clicks, side as never)?.to;
    return to === undefined ? { x: NaN, y: NaN } : { x: to.x, y: -to.y };
  });
}

/** North is up on the table, and down in SVG. */
function inPicture({ x, y, heading }: Joint): Joint {
  return { x, y: -y, heading: { x: heading.x, y: -heading.y } };
}
