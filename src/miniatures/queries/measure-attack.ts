/** What is measured of an attack: whether its target is adjacent and has cover, and what shows it. */
import { listed, onPiece, reason, say, type Reason } from '../../core';
import type { MiniaturesState } from '../model/state';
import { hasAbility } from './abilities';
import { permitted } from '../engine';
import { aboutAttack, type AttackFrame } from './attack';
import { characterOf } from './characters';
import { sayGivers } from './evidence';
import { abilityPermitting, rulesPermitting } from './permits';
import { coverBetween, distanceBetween, hidingCharacters, isAdjacentFor, isCovered } from './sight';
import { nearestFor } from './targets';

/** Looks at the target as it stands now. The target of an attack of opportunity is adjacent, and has no cover (min.cover-advanced.04). */
export function measure(state: MiniaturesState, frame: AttackFrame): void {
  const attacker = characterOf(state, frame.attacker);
  const target = characterOf(state, frame.target);
  frame.adjacent = isAdjacentFor(state, attacker, target, frame.kind);
  frame.covered = !frame.adjacent && isCovered(state, attacker, target);
  // All others are nonmelee attacks, however near the target is (min.melee-attack-term.03).
  frame.melee =
    frame.with?.melee ??
    (hasAbility(state, attacker, 'melee-attack') || permitted(state, 'attack in melee', aboutAttack(frame)));
}

/** What gives the target cover, and why it is a target all the same; or whose doing it is that nothing gives it cover. */
export function whyTarget(state: MiniaturesState, frame: AttackFrame): Reason[] {
  const { adjacent, covered } = frame;
  if (adjacent) return [];
  return covered ? [...whyCovered(state, frame), ...whyTargetCovered(state, frame)] : whyUncovered(state, frame);
}

/** What gives the target cover, as seen from the corner of the attacker from which it is the least. */
function whyCovered(state: MiniaturesState, { attacker, target }: AttackFrame): Reason[] {
  const cover = coverBetween(state, characterOf(state, attacker), characterOf(state, target));
  const facts = { from: cover.from.map(({ corner, line, by }) => ({ corner, line, by })) };
  const said = say`${target} has cover from ${attacker}: whichever corner is chosen, lines pass through ${sayGivers(cover)}.`;
  return [reason('covered', said, ['min.cover-basics.05', 'min.cover-basics.03'], JSON.parse(JSON.stringify(facts)))];
}

/** It is the nearest enemy, or an ability of the attacker does not ask for that (min.accurate-shot.01). */
function whyTargetCovered(state: MiniaturesState, { attacker: id, target, kind, with: made }: AttackFrame): Reason[] {
  const attacker = characterOf(state, id);
  if (nearestFor(state, attacker, { by: 'attack', kind }).some((each) => each.id === target)) {
    const squares = distanceBetween(state, attacker, characterOf(state, target));
    const said = say`${target} is the nearest enemy of ${id}, at ${squares} squares.`;
    return [reason('nearest', said, ['min.choosing-a-target.03'], { squares })];
  }
  const by = made ? null : abilityPermitting(state, 'target covered', id);
  if (!by) return [];
  const said = say`${onPiece(by)} reaches an enemy that has cover and is not the nearest.`;
  return [reason('covered-target', said, rulesPermitting(state, 'target covered', id))];
}

/** Characters would give it cover, and do not count (min.sniper.02). */
function whyUncovered(state: MiniaturesState, { attacker, target }: AttackFrame): Reason[] {
  const [from, to] = [characterOf(state, attacker), characterOf(state, target)];
  const by = abilityPermitting(state, 'look past characters', attacker);
  if (!by || !permitted(state, 'look past characters', { attacker, target })) return [];
  const hiding = hidingCharacters(state, from, to);
  if (hiding.length === 0) return [];
  const said = say`${listed(hiding)} would give ${target} cover, but ${onPiece(by)} looks past characters.`;
  return [reason('no-cover', said, rulesPermitting(state, 'look past characters', attacker), { past: hiding })];
}
