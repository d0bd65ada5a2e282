/** Who sees whom, who is adjacent, who has cover: the queries of the map, asked of characters. */
import { once, reason, say, type Json, type Reason, type RuleId } from '../../core';
import { forbidden, innermost, modified, permitted } from '../engine';
import { terrainOf, type Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Character, MiniaturesState } from '../model/state';
import type { AttackKind } from '../model/values';
import { areAdjacent } from './adjacency';
import type { Barrier } from './barriers';
import { boardOf, type Board } from './board';
import { shareCarriage, spaceOf, standingOnMap } from './characters';
import { coverOf, hasCover, type Cover } from './cover';
import { sayBlocked } from './evidence';
import { inTheWay, lineOfSight, sees, type LineOfSight } from './line-of-sight';
import { distanceIn, distancesFrom } from './range';
import { squaresOf } from './spaces';

/** The map with its doors as they stand. */
export function boardIn({ map, doors }: Pick<MiniaturesState, 'map' | 'doors'>): Board {
  return boardOf(map, doors);
}

/** Has one a line of sight to the other, to any square of its space (min.target.02)? It is mutual (min.line-of-sight.01). */
export function canSee(state: MiniaturesState, one: Character, other: Character): boolean {
  return sees(boardIn(state), spaceOf(state, one), spaceOf(state, other));
}

/** The same with the line that shows it, or what is in the way. */
export function sightBetween(state: MiniaturesState, one: Character, other: Character): LineOfSight {
  return lineOfSight(boardIn(state), spaceOf(state, one), spaceOf(state, other));
}

/** Why one does not see the other, with what is in the way. Asked where it does not. */
export function whyNoSight(state: MiniaturesState, one: Character, other: Character, rules: readonly RuleId[]): Reason {
  const barriers = inTheWay(boardIn(state), spaceOf(state, one), spaceOf(state, other));
  const { said, facts } = told(barriers);
  return reason('no-line-of-sight', say`${one.id} does not see ${other.id}: ${said}.`, rules, facts);
}

/** What the same barriers, which the board keeps, are told with each time. */
const told = once((barriers: readonly Barrier[]) => ({
  said: sayBlocked(barriers),
  facts: { inTheWay: barriers as Json },
}));

/** How many squares apart two characters are (min.range.02, .03); Infinity: walls leave no way. */
export function distanceBetween(state: MiniaturesState, one: Character, other: Character): number {
  if (shareCarriage(one, other)) return 1;
  const board = boardIn(state);
  return (
    farther(one) + farther(other) + distanceIn(board, distancesFrom(board, spaceOf(state, one)), spaceOf(state, other))
  );
}

/** To and from one that is carried it is a square more than to its carrier (min.desert-skiff.05). */
export function farther({ aboard }: Character): number {
  return aboard === null ? 0 : 1;
}

/** Is it within so many squares of the other, around walls (min.range.02)? */
export function isWithin(state: MiniaturesState, one: Character, other: Character, squares: number): boolean {
  return distanceBetween(state, one, other) <= squares;
}

/** Are they adjacent (min.adjacent.01, min.attacks-of-opportunity.10), and does nothing say that they do not count as adjacent? */
export function isAdjacent(state: MiniaturesState, one: Character, other: Character): boolean {
  return (
    one.id !== other.id &&
    (touches(state, one, other) || isReachedNow(state, one, other)) &&
    !forbidden(state, 'be adjacent', { character: one.id, other: other.id }) &&
    !forbidden(state, 'be adjacent', { character: other.id, other: one.id })
  );
}

/** Do their spaces lie side by side? Who is carried is beside its carrier and whoever is carried with it, and nobody else (min.desert-skiff.04, .06). */
export function touches(state: MiniaturesState, one: Character, other: Character): boolean {
  if (one.aboard !== null || other.aboard !== null) return shareCarriage(one, other);
  return areAdjacent(boardIn(state), spaceOf(state, one), spaceOf(state, other));
}

/** During an attack in the attacker's own turn everybody within its reach is adjacent, and it to them (min.melee-reach.01, .02). */
function isReachedNow(state: MiniaturesState, one: Character, other: Character): boolean {
  const attack = innermost(state, 'attack');
  if (attack?.kind !== 'turn') return false;
  if (attack.attacker === one.id) return isInReach(state, one, other);
  return attack.attacker === other.id && isInReach(state, other, one);
}

function isInReach(state: MiniaturesState, attacker: Character, other: Character): boolean {
  const reach = modified(state, 'reach', 1, { character: attacker.id });
  return reach > 1 && isWithin(state, attacker, other, reach) && canSee(state, attacker, other);
}

/** Is somebody adjacent as far as an attack is concerned: also within the attacker's reach in its own turn (min.melee-reach.01)? */
export function isAdjacentFor(
  state: MiniaturesState,
  attacker: Character,
  other: Character,
  kind: AttackKind,
): boolean {
  return isAdjacent(state, attacker, other) || (kind === 'turn' && isInReach(state, attacker, other));
}

/** The characters that may give cover against an attack: all others, friend or foe (min.cover-advanced.08), but for who looks past them (min.sniper.02). */
function coverGivers(state: MiniaturesState, attacker: Character, target: Character): Character[] {
  if (permitted(state, 'look past characters', { attacker: attacker.id, target: target.id })) return [];
  return between(state, attacker, target);
}

function between(state: MiniaturesState, attacker: Character, target: Character): Character[] {
  return standingOnMap(state).filter(
    (each) =>
      each.id !== attacker.id &&
      each.id !== attacker.aboard &&
      each.id !== target.id &&
      !forbidden(state, 'give cover', { character: each.id }),
  );
}

/** Has the target cover from the attacker (min.cover-basics.05, .06)? A carried character has cover (min.desert-skiff.04). */
export function isCovered(state: MiniaturesState, attacker: Character, target: Character): boolean {
  if (target.aboard !== null) return true;
  const others = coverGivers(state, attacker, target).map((each) => spaceOf(state, each));
  return hasCover(boardIn(state), spaceOf(state, attacker), spaceOf(state, target), others);
}

/** Characters behind which the target would have cover from an attacker who did not look past them. */
export function hidingCharacters(state: MiniaturesState, attacker: Character, target: Character): string[] {
  const others = between(state, attacker, target).map((each) => ({ ...spaceOf(state, each), id: each.id }));
  const cover = coverOf(boardIn(state), spaceOf(state, attacker), spaceOf(state, target), others);
  if (!cover.covered) return [];
  return [...new Set(cover.from.flatMap(({ by }) => ('character' in by ? [by.character.id] : [])))];
}

/** Low objects beside a character, which give no cover from it (min.cover-advanced.06). */
export function lowObjectsBeside(state: MiniaturesState, attacker: Character): Square[] {
  const { at, size } = spaceOf(state, attacker);
  const { columns, rows } = state.map;
  return squaresOf({ at: [at[0] - 1, at[1] - 1], size: size + 2 }).filter(
    ([column, row]) =>
      column >= 0 &&
      row >= 0 &&
      column < columns &&
      row < rows &&
      terrainOf(state.map, [column, row]) === 'low-objects',
  );
}

/** The same with what gives it, for each corner of the attacker. */
export function coverBetween(
  state: MiniaturesState,
  attacker: Character,
  target: Character,
): Cover<Space & { readonly id: string }> {
  if (target.aboard !== null) return { covered: true, without: null, from: [] };
  const others = coverGivers(state, attacker, target).map((each) => ({ ...spaceOf(state, each), id: each.id }));
  return coverOf(boardIn(state), spaceOf(state, attacker), spaceOf(state, target), others);
}
