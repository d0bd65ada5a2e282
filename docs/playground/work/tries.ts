/** Whether a piece may be put down somewhere; where it may not, the nearest place where it may. */
import type { Action, Reason } from 'holojudge/core';
import { reasonInWords } from 'holojudge/judge';
import type { AnyWords } from 'holojudge/language';
import type { Reader, Tried } from './turn';

/** In mm: rings around the place that is wanted, and how far the last one is. */
const RING = 3;
const FARTHEST = 60;
const DIRECTIONS = 16;

type Contains = (action: Action) => Reason | null;

export function triedOf(
  words: AnyWords,
  state: unknown,
  { action, snaps, players }: { action: Action; snaps: boolean } & Pick<Reader, 'players'>,
): Tried {
  const { game } = words;
  const region = game.question(game.copy(state as never))?.region;
  if (!region) return { action, not: 'Nothing is placed now.' };
  const contains = region.contains as Contains;
  const not = contains(action);
  if (not === null) return { action, not: null };
  const near = snaps ? nearest(action, contains) : null;
  return near === null ? { action, not: reasonInWords(words, not, state, players) } : { action: near, not: null };
}

function nearest(action: Action, contains: Contains): Action | null {
  for (let far = RING; far <= FARTHEST; far += RING)
    for (let n = 0; n < DIRECTIONS; n++) {
      const angle = (2 * Math.PI * n) / DIRECTIONS;
      const moved = movedBy(action, Math.cos(angle) * far, Math.sin(angle) * far);
      if (contains(moved) === null) return moved;
    }
  return null;
}

function movedBy(action: Action, x: number, y: number): Action {
  const place = 'pose' in action ? 'pose' : 'at';
  const at = (action as unknown as Record<string, { x: number; y: number }>)[place];
  return at === undefined ? action : ({ ...action, [place]: { ...at, x: at.x + x, y: at.y + y } } as Action);
}
