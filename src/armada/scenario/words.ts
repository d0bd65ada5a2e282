/** Small words of the table: joints of the maneuver tool, faces of dice. */
import { ICONS, type DieFace } from '../facts';
import type { Clicks } from '../queries/maneuver-tool';

/** Clicks of a joint by the words for them. */
export const JOINTS: Readonly<Record<string, Clicks>> = {
  straight: 0,
  '1 left': -1,
  '2 left': -2,
  '1 right': 1,
  '2 right': 2,
};

export function sayClicks(clicks: number): string {
  return Object.keys(JOINTS).find((word) => JOINTS[word] === clicks) ?? String(clicks);
}

/** Faces of attack dice by the words for them: `double hit`, `double-hit`, `hit crit`. */
export const FACE_WORDS: Readonly<Record<string, DieFace>> = Object.fromEntries(
  (Object.keys(ICONS) as DieFace[]).flatMap((face) => {
    const said = face.replace('-', ' ');
    return [said.replace('critical', 'crit'), said, face].map((word) => [word, face]);
  }),
);
