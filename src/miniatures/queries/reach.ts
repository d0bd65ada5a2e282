/** Where a move can lead: single steps, and all places that are reached with some squares of movement (min.movement-basics.01, .02). */
import type { Square } from '../facts/battle-map';
import type { Board } from './board';
import { DIRECTIONS, groundOf, mayStop, stepCost, type Ground, type Mover } from './movement';
import { isNarrow, isSameStance, spaceOf, squeezedSize, unsqueezed, withBlocks, type Stance } from './squeezing';

/** A step: how the character stands after it, and what it costs. */
export interface Step {
  readonly to: Stance;
  readonly cost: number;
}

/** A place where a move may end, and the least number of squares that a move there takes. */
export interface Place {
  readonly at: Square;
  readonly cost: number;
}

/**
 * Those steps after which the move can still come to a legal end with what is left of it (min.squeezing-large-characters.02,
 * min.movement-basics.05). For a character that squeezes, being whole again is such a step, too.
 */
export function stepsWithin(board: Board, mover: Mover, from: Stance, squares: number): Step[] {
  return stepsOn(groundOf(board, mover), from, squares);
}

/** The same on a ground that is there already. */
export function stepsOn(ground: Ground, from: Stance, squares: number): Step[] {
  return stepsFrom(ground, from).filter(({ to, cost }) => cost <= squares && endsFrom(ground, to, squares - cost));
}

/** What a step costs in squares that leads to stand like this; null: there is no such step. */
export function costOfStep(ground: Ground, from: Stance, to: Stance): number | null {
  return stepsFrom(ground, from).find((step) => isSameStance(step.to, to))?.cost ?? null;
}

/** Can a move that stands like this come to a legal end with so many squares left? */
function endsFrom(ground: Ground, from: Stance, squares: number): boolean {
  const isEnd = ({ stance }: Node): boolean => !stance.squeezed && mayStop(ground, stance.at);
  return isEnd({ stance: from, cost: 0, before: null }) || walk(ground, from, squares, isEnd) !== null;
}

/**
 * All places where a move of at most so many squares may end; the place where it begins is among them if it may stop there. In the order of
 * what they cost.
 */
export function reach(board: Board, mover: Mover, from: Stance, squares: number): Place[] {
  return placesOn(groundOf(board, mover), from, squares);
}

/** The same on a ground that is there already. */
export function placesOn(ground: Ground, from: Stance, squares: number): Place[] {
  const places: Place[] = [];
  walk(ground, from, squares, ({ stance: { at, squeezed }, cost }) => {
    if (!squeezed && mayStop(ground, at)) places.push({ at, cost });
    return false;
  });
  return places;
}

/** The cheapest move to a place, stance by stance, without the one where it begins; null: none of so many squares ends there. */
export function wayTo(board: Board, mover: Mover, from: Stance, to: Square, squares: number): Step[] | null {
  const ground = groundOf(board, mover);
  const found = walk(
    ground,
    from,
    squares,
    ({ stance: { at, squeezed } }) => !squeezed && at[0] === to[0] && at[1] === to[1] && mayStop(ground, at),
  );
  if (!found) return null;
  const way: Step[] = [];
  for (let at = found; at.before; at = at.before) way.push({ to: at.stance, cost: at.cost - at.before.cost });
  return way.reverse();
}

/** All steps that the rules of movement let a character make from here, whether or not it can stop after them. */
function stepsFrom(ground: Ground, stance: Stance): Step[] {
  const found: Step[] = [];
  if (!stance.squeezed) {
    for (const begin of withBlocks(ground.mover, stance.at)) addSteps(ground, begin, found);
    return found;
  }
  addSteps(ground, stance, found);
  for (const { at, cost } of unsqueezed(ground, stance)) found.push({ to: { at, squeezed: null }, cost });
  return found;
}

/** The steps of a whole space, or of a block where the place is narrow. */
function addSteps(ground: Ground, begin: Stance, found: Step[]): void {
  const space = spaceOf(ground.mover, begin);
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const cost = stepCost(ground, space, direction);
    if (cost === 0 || (begin.squeezed && !isNarrow(ground.board, ground.mover, begin.at, direction))) continue;
    const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
    found.push({ to: { at: [begin.at[0] + dx, begin.at[1] + dy], squeezed: begin.squeezed }, cost });
  }
}

interface Node {
  readonly stance: Stance;
  readonly cost: number;
  readonly before: Node | null;
}

/** Visits all stances in the order of their cost, each once, until one is what was looked for; null: none is. */
function walk(ground: Ground, from: Stance, squares: number, visit: (node: Node) => boolean): Node | null {
  const waiting: Node[][] = [[{ stance: from, cost: 0, before: null }]];
  const seen = new Set<number>();
  for (let cost = 0; cost <= squares; cost++) {
    for (const node of waiting[cost] ?? []) {
      const number = numberOf(ground, node.stance);
      if (seen.has(number)) continue;
      seen.add(number);
      if (visit(node)) return node;
      for (const step of stepsFrom(ground, node.stance)) {
        const total = cost + step.cost;
        if (total > squares || seen.has(numberOf(ground, step.to))) continue;
        (waiting[total] ??= []).push({ stance: step.to, cost: total, before: node });
      }
    }
  }
  return null;
}

function numberOf({ board: { columns }, mover: { size } }: Ground, { at, squeezed }: Stance): number {
  const wide = size - squeezedSize(size) + 1;
  const place = squeezed ? 1 + squeezed[1] * wide + squeezed[0] : 0;
  return (at[1] * columns + at[0]) * (1 + wide * wide) + place;
}
