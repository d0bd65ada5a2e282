/** What is measured of an attack: whether its target is adjacent and has cover, and what shows it. */
import { reason, say, type Reason } from '../../core';
import type { MiniaturesState } from '../model/state';
import { hasAbility } from './abilities';
import { permitted } from '../engine';
import { aboutAttack, type AttackFrame } from './attack';
import { characterOf } from './characters';
import { sayGivers } from './evidence';
import { coverBetween, isAdjacentFor, isCovered } from './sight';

/** Looks at the target as it stands now. The target of an attack of opportunity is adjacent, and has no cover (min.cover-advanced.04). */
export function measure(state: MiniaturesState, frame: AttackFrame): void {
  const attacker = characterOf(state, frame.attacker);
  const target = characterOf(state, frame.target);
  frame.adjacent = isAdjacentFor(state, attacker, target, frame.kind);
  frame.covered = !frame.adjacent && isCovered(state, attacker, target);
  frame.melee =
    frame.with?.melee ??
    (hasAbility(state, attacker, 'melee-attack') || permitted(state, 'attack in melee', aboutAttack(frame)));
}

/** What gives the target cover, as seen from the corner of the attacker from which it is the least. */
export function whyCovered(state: MiniaturesState, { attacker, target, covered }: AttackFrame): Reason[] {
  if (!covered) return [];
  const cover = coverBetween(state, characterOf(state, attacker), characterOf(state, target));
  const facts = { from: cover.from.map(({ corner, line, by }) => ({ corner, line, by })) };
  const said = say`${target} has cover from ${attacker}: whichever corner is chosen, lines pass through ${sayGivers(cover)}.`;
  return [reason('covered', said, ['min.cover-basics.05', 'min.cover-basics.03'], JSON.parse(JSON.stringify(facts)))];
}
