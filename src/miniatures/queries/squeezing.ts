/**
 * Squeezing: a larger character makes itself half as wide to pass where its space does not (min.squeezing-large-characters). While it squeezes,
 * a block of its squares moves alone: half as many along a side, rounded up (min.squeeze.02). It squeezes only where walls and pits leave no way
 * for the whole space, and it cannot stop so. What the block gains by going ahead of the space is paid where the space is whole again, so that
 * a passage costs as many squares as the space moves.
 */
import type { Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Board } from './board';
import { reason, type Reason } from '../../core';
import { DIRECTIONS, fits, whyNoStep, type Ground, type Mover } from './movement';
import { overlap, squaresOf } from './spaces';

/** How a character stands in the middle of a move. */
export interface Stance {
  /** The lower left square of what it occupies: of its space, or of the block that squeezes. */
  readonly at: Square;
  /** It squeezes: the block's place in the space that it had when it began. Null: it has its whole space. */
  readonly squeezed: Square | null;
}

/** Do they stand in one way? */
export function isSameStance(one: Stance, other: Stance): boolean {
  return isSameSquare(one.at, other.at) && isSameSquare(one.squeezed, other.squeezed);
}

export function isSameSquare(one: Square | null, other: Square | null): boolean {
  return one === other || (one?.[0] === other?.[0] && one?.[1] === other?.[1]);
}

/** Squares along a side of a squeezing character: half of its space, rounded up (min.squeezing-large-characters.01). */
export function squeezedSize(size: number): number {
  return Math.ceil(size / 2);
}

/** What a character in the middle of a move occupies. */
export function spaceOf(mover: Pick<Mover, 'size'>, { at, squeezed }: Stance): Space {
  return { at, size: squeezed ? squeezedSize(mover.size) : mover.size };
}

/** Places of a block in a space, or of spaces around a block: [0, 0] and those beside it. */
function places(size: number): Square[] {
  const wide = size - squeezedSize(size) + 1;
  return Array.from({ length: wide * wide }, (_, i) => [i % wide, Math.floor(i / wide)]);
}

/** The ways to stand with which a step can begin where a character has its whole space: so, and as each of its blocks. */
export function withBlocks(mover: Mover, at: Square): Stance[] {
  const whole: Stance = { at, squeezed: null };
  if (mover.size === 1 || !mover.squeezes) return [whole];
  const blocks = places(mover.size).map((place): Stance => ({
    at: [at[0] + place[0], at[1] + place[1]],
    squeezed: place,
  }));
  return [whole, ...blocks];
}

/**
 * May a block make this step alone: is it a narrow place, where no whole space has room that the block is in before and after it? Characters and
 * low objects make no place narrow (min.squeezing-large-characters.04); in a wider one the space moves as a whole, or not at all.
 */
export function isNarrow(board: Board, mover: Mover, block: Square, direction: number): boolean {
  const key = `narrow ${mover.size} ${mover.ignores.pits}`;
  let known = board.ways.get(key);
  // Two bits for each direction would not fit one byte: which ones are narrow, and which ones are known to be narrow or not.
  if (!known) board.ways.set(key, (known = new Uint8Array(2 * board.columns * board.rows)));
  const at = 2 * (block[1] * board.columns + block[0]);
  const bit = 1 << direction;
  if (((known[at + 1] ?? 0) & bit) === 0) {
    known[at + 1] = (known[at + 1] ?? 0) | bit;
    if (!roomAround(board, mover, block, direction)) known[at] = (known[at] ?? 0) | bit;
  }
  return ((known[at] ?? 0) & bit) !== 0;
}

/**
 * Every step in which somebody squeezes, or is whole again after it, allowed by the rules of squeezing or refused with its reason.
 * `never`: why it does not squeeze at all (min.rigid.01).
 */
export function squeezedSteps(
  ground: Ground,
  from: Stance,
  never: Reason | null,
): { to: Stance; not: Reason | null }[] {
  const { mover } = ground;
  if (mover.size === 1) return [];
  const blocks = withBlocks({ ...mover, squeezes: true }, from.at).filter(({ squeezed }) => squeezed !== null);
  const steps = (from.squeezed ? [from] : blocks).flatMap((block) =>
    DIRECTIONS.map(([dx, dy], direction) => ({
      to: { at: [block.at[0] + dx, block.at[1] + dy] as const, squeezed: block.squeezed },
      not: whyNoSqueeze(ground, block, direction, never),
    })),
  );
  return [...steps, ...wholeAgain(ground, from)].filter(({ to: { at } }) => at[0] >= 0 && at[1] >= 0);
}

/** The ways to have its whole space again; in most of them there is no room for it. */
function wholeAgain(ground: Ground, from: Stance): { to: Stance; not: Reason | null }[] {
  if (!from.squeezed) return [];
  const fitting = unsqueezed(ground, from);
  return places(ground.mover.size).map(([x, y]) => {
    const to: Stance = { at: [from.at[0] - x, from.at[1] - y], squeezed: null };
    const not = fitting.some(({ at }) => isSameSquare(at, to.at)) ? null : NO_ROOM;
    return { to, not };
  });
}

const NO_ROOM = reason('no-room', 'There is no room for its whole space.', [
  'min.squeezing-large-characters.02',
  'min.squeeze.01',
]);

/** Why a block cannot make this step alone; null: it can. */
function whyNoSqueeze(ground: Ground, block: Stance, direction: number, never: Reason | null): Reason | null {
  const { board, mover } = ground;
  const not = whyNoStep(ground, spaceOf(mover, block), direction);
  if (not?.code === 'off-the-map') return not;
  if (!isNarrow(board, mover, block.at, direction))
    return reason('not-narrow', 'There is room for its whole space: it squeezes between walls and pits alone.', [
      'min.squeezing-large-characters.01',
      'min.squeezing-large-characters.04',
    ]);
  if (never) return never;
  if (not?.code === 'enemy-there') return { ...not, rules: ['min.squeezing-large-characters.03', 'min.squeeze.03'] };
  if (not?.code === 'wall') return { ...not, rules: ['min.squeezing-large-characters.01', 'min.squeeze.02'] };
  return not;
}

/** Why a whole space cannot make a step; where only a block of it could, by what it does not squeeze: `never` (min.rigid.01). */
export function whyNoWholeStep(ground: Ground, at: Square, direction: number, never: Reason | null): Reason | null {
  const { mover } = ground;
  const not = whyNoStep(ground, { at, size: mover.size }, direction);
  if (!not || !never) return not;
  const squeezes = withBlocks({ ...mover, squeezes: true }, at).some(
    (block) => block.squeezed !== null && whyNoSqueeze(ground, block, direction, null) === null,
  );
  return squeezes ? never : not;
}

/** Is there room for a whole space around a block both before and after a step? */
function roomAround(board: Board, { size, ignores: { pits } }: Mover, block: Square, direction: number): boolean {
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
  const most = size - squeezedSize(size);
  const within = (place: number): boolean => place >= 0 && place <= most;
  return places(size).some(
    ([x, y]) => within(x + dx) && within(y + dy) && fits(board, { at: [block[0] - x, block[1] - y], size }, pits),
  );
}

/** Where a squeezing character can have its whole space again, and what that costs: as many squares as the block came ahead, double into what slows. */
export function unsqueezed({ board, mover }: Ground, { at, squeezed }: Stance): { at: Square; cost: number }[] {
  if (!squeezed) return [];
  return places(mover.size).flatMap((place) => {
    const space: Space = { at: [at[0] - place[0], at[1] - place[1]], size: mover.size };
    if (!fits(board, space, mover.ignores.pits) || heldByEnemy(mover, space)) return [];
    const ahead = Math.abs(squeezed[0] - place[0]) + Math.abs(squeezed[1] - place[1]);
    const slows = !mover.ignores.slowing && squaresOf(space).some(([c, r]) => board.slow[r * board.columns + c] === 1);
    return [{ at: space.at, cost: ahead * (slows ? 2 : 1) }];
  });
}

/** No part of a space may be where an enemy is (min.large-characters-and-movement.03, min.squeezing-large-characters.03). */
function heldByEnemy({ enemies, ignores }: Mover, space: Space): boolean {
  if (ignores.enemies) return false;
  return enemies.some((enemy) => overlap(enemy, space));
}
