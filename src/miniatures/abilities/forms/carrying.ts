/** Abilities that put others elsewhere (min.lift, min.tow-cable). */
import { candidate, reason, say, type AnyAbility, type Json, type Reason, type RuleId } from '../../../core';
import { putAt } from '../../effects/movement';
import { forbidden } from '../../engine';
import type { Size } from '../../facts';
import type { Square } from '../../facts/battle-map';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { areAdjacent } from '../../queries/adjacency';
import { alliesOnMap, characterOf, sizeOf, spaceOf } from '../../queries/characters';
import { saySquare } from '../../queries/evidence';
import { boardIn, isAdjacent } from '../../queries/sight';
import { squaresOf, touch } from '../../queries/spaces';
import { isFree } from '../../queries/standing';
import { isUpTo } from './targets';
import { statements, use } from './uses';
import { thisCharacter } from './who';

/** Why an ally is not carried; null: it is adjacent, no larger than that, and may be moved. */
export function whyNotCarried(
  state: MiniaturesState,
  own: Character,
  ally: Character,
  upTo: Size,
  rules: readonly RuleId[],
): Reason | null {
  if (!isAdjacent(state, own, ally))
    return reason('not-adjacent', say`${ally.id} is not adjacent to ${own.id}.`, rules);
  if (!isUpTo(state, ally, upTo)) return reason('too-large', say`${ally.id} is larger than ${upTo}.`, rules);
  return forbidden(state, 'be moved', { character: ally.id });
}

/** All other places that touch a character's space, whatever is in between. */
export function squaresBeside(state: MiniaturesState, own: Character, other: Character): Square[] {
  const space = { size: sizeOf(state, other) };
  const near = spaceOf(state, own);
  const { columns, rows } = state.map;
  return squaresOf({ at: [0, 0], size: Math.max(columns, rows) }).filter(
    (at) =>
      at[0] + space.size <= columns && at[1] + space.size <= rows && !isAt(other, at) && touch({ at, ...space }, near),
  );
}

/** Why another cannot be put there, beside it; null: it can. */
export function whyNoPlace(
  state: MiniaturesState,
  own: Character,
  other: Character,
  at: Square,
  rules: readonly RuleId[],
): Reason | null {
  if (!isFree(state, other, at)) return reason('no-room', say`${other.id} has no room at ${saySquare(at)}.`, rules);
  return areAdjacent(boardIn(state), { at, size: sizeOf(state, other) }, spaceOf(state, own))
    ? null
    : reason('wall', say`A wall lies between ${saySquare(at)} and ${own.id}.`, rules);
}

const isAt = ({ at: [column, row] }: Character, [c, r]: Square): boolean => column === c && row === r;

/** An adjacent ally of Medium size, or Large, is put into another square beside it (min.lift.01, min.heavy-lift.01). */
export function lift(id: string, upTo: Size): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`, 'min.lift.02', 'min.lift.03'];
  return use({
    id,
    says: [1],
    replaces: 'attacks',
    choose: (state, self) => {
      const own = thisCharacter(state, self);
      return alliesOnMap(state, own).flatMap((ally) => {
        const never = whyNotCarried(state, own, ally, upTo, statements(id, [1]));
        return squaresBeside(state, own, ally).map((to) =>
          candidate<Json>({ ally: ally.id, to: [...to] }, never ?? whyNoPlace(state, own, ally, to, ['min.lift.02'])),
        );
      });
    },
    effect: (state, self) => {
      const { ally, to } = self.chosen as unknown as { ally: string; to: Square };
      putAt(state, characterOf(state, ally), to, rules);
    },
  });
}
