/** The attack in progress: what its roll is compared with, and what it deals (min.attack.01, min.attack-rolls). */
import { reason, say, type Reason, type Source } from '../../core';
import { forbidden, innermost, modified } from '../engine';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { MiniaturesFrames } from '../model/types';
import type { AboutAttack, Bonus } from '../model/values';
import { HIGHEST, LOWEST } from '../model/roll';
import { isDroid, isNonDroid } from './abilities';
import { cardOf, characterOf } from './characters';
import { partsBy } from './deciding';
import { counting, total, whyNotCounting } from './stacking';

/** An attack in progress, as its frame keeps it. */
export type AttackFrame = MiniaturesFrames['attack'];

/** The innermost attack; null: nobody attacks. */
export function currentAttack(state: MiniaturesState): AttackFrame | null {
  return innermost(state, 'attack');
}

export function aboutAttack({ attacker, target, kind, melee, adjacent, covered, helpers }: AttackFrame): AboutAttack {
  return { attacker, target, kind, melee, adjacent, covered, helpers };
}

/** A sum with what it is made of: a base, and the bonuses that count. */
export interface Sum {
  base: number;
  bonuses: readonly Bonus[];
  total: number;
  /** Why other bonuses do not count. */
  because: readonly Reason[];
}

function sum(base: number, bonuses: readonly Bonus[]): Sum {
  const counted = counting(bonuses);
  return { base, bonuses: counted, total: base + total(counted), because: whyNotCounting(bonuses, counted) };
}

/**
 * What is added to the roll: Attack, the same for every kind of attack (min.stat-card-statistics.05), combined fire, what abilities give (min.attack-stat.01).
 * Of different sources all adds up: 3 and 4 and 4 and 4 (min.example-of-combat.09, min.example-of-combat.13).
 */
export function attackOfFrame(state: MiniaturesState, frame: AttackFrame): Sum {
  const about = aboutAttack(frame);
  const { attack } = cardOf(state, characterOf(state, frame.attacker));
  const helped = frame.helpers.flatMap((helper) => byHelper(state, about, helper));
  // Of one ability they add up (min.mettle.02).
  const rerolled = frame.rerollBonuses.map((each) => asBonus(each, 'rule'));
  return sum(frame.with?.attack ?? attack, modified(state, 'attack bonuses', [...helped, ...rerolled], about));
}

/** Each that combines fire adds its own, and abilities add to that (min.combined-fire-rules.08): the same of each helper. */
function byHelper(state: MiniaturesState, about: AboutAttack, helper: CharacterId): Bonus[] {
  const base = [byRule(COMBINED_FIRE, helper, ['min.combined-fire-rules.08'])];
  const bonuses = counting(modified(state, 'combined fire bonuses', base, { ...about, helper }));
  return bonuses.map((each): Bonus => ({ ...each, kind: 'rule' }));
}

/** min.combined-fire-rules.08 */
const COMBINED_FIRE = 4;
/** Of Defense 22 it makes 26 (min.cover.03, min.example-of-combat.04). */
const COVER = 4;

function byRule(amount: number, by: string, rules: readonly string[]): Bonus {
  return { amount, by, kind: 'rule', rules };
}

/** What the total has to reach: Defense, cover, what abilities give (min.defense-stat.01, min.stat-card-statistics.04, min.cover-basics.03). */
export function defenseOfFrame(state: MiniaturesState, frame: AttackFrame): Sum {
  const about = aboutAttack(frame);
  const { defense } = cardOf(state, characterOf(state, frame.target));
  // Once, however much gives it (min.cover-advanced.03).
  const cover = byRule(COVER, 'cover', ['min.cover-basics.03', 'min.cover-advanced.03']);
  const more: Source[] = [];
  modified(state, 'cover bonus', COVER, about, more);
  const base = frame.covered ? [cover, ...partsBy(more)] : [];
  return sum(defense, modified(state, 'defense bonuses', base, about));
}

/**
 * Does a natural roll hit against this sum (min.stat-card-statistics.06)? An 11 with Attack +16 does against 22 (min.attacking-basics.06). Some do whatever
 * the sum (min.attack-rolls.02, .05, min.critical-hit.02).
 */
export function hits(natural: number, attack: number, defense: number, critical: boolean): boolean {
  if (natural === LOWEST) return false;
  return natural === HIGHEST || critical || natural + attack >= defense;
}

/** Is a natural roll a critical hit (min.critical-hit.01)? A 20 always is (min.attack-roll.02). */
export function isCritical(state: MiniaturesState, frame: AttackFrame, natural: number): boolean {
  return natural >= modified(state, 'critical from', HIGHEST, aboutAttack(frame));
}

/** Why a critical hit does not multiply the damage of this target (min.attack-rolls.04, min.starter-special-abilities.08, min.cyborg.02); null: it does. */
export function whyNotMultiplied(state: MiniaturesState, frame: AttackFrame): Reason | null {
  const target = characterOf(state, frame.target);
  if (isDroid(state, target) && !isNonDroid(state, target))
    return reason('droid', say`${target.id} is a Droid: no damage is multiplied`, ['min.attack-rolls.04']);
  return forbidden(state, 'take critical damage', aboutAttack(frame));
}

function asBonus({ amount, by, rules = [] }: Source, kind: Bonus['kind']): Bonus {
  return { amount, by, kind, rules };
}

/** min.critical-hit.01 */
const DOUBLE = 2;
/** min.critical-hit.03, min.vicious-attack.01 */
const times = (bonus: Bonus, factor: number): Bonus => ({ ...bonus, amount: bonus.amount * factor });
const less = (bonus: Bonus, amount: number): Bonus => ({ ...bonus, amount: bonus.amount - amount });

/**
 * What a hit deals: Damage (min.stat-card-statistics.07), multiplied by a critical hit, then bonuses, which nothing multiplies (min.critical-hit.03):
 * 10, and 10 by Cunning Attack (min.example-of-combat.12). Never less than 0.
 */
export function damageOfFrame(state: MiniaturesState, frame: AttackFrame): Sum & { factor: number } {
  const about = aboutAttack(frame);
  const printed = frame.with?.damage ?? cardOf(state, characterOf(state, frame.attacker)).damage;
  const changes: Source[] = [];
  const changed = modified(state, 'base damage', printed, about, changes);
  // Nothing makes it less than 0.
  const below = Math.min(0, changed);
  const base = changed - below;
  const multiplied = frame.critical && whyNotMultiplied(state, frame) === null;
  const factor = multiplied ? DOUBLE : 1;
  const more: Source[] = [];
  if (multiplied) modified(state, 'critical factor', DOUBLE, about, more);
  const own = partsBy(changes);
  const parts = [
    ...own.map((each, i) => times(i === own.length - 1 ? less(each, below) : each, factor)),
    ...partsBy(more).map((each) => times(each, base)),
  ];
  const bonuses = modified(
    state,
    'damage bonuses',
    frame.added.map((each) => asBonus(each, 'ability')),
    about,
  );
  const { total: all, ...made } = sum(printed * factor, [...parts.filter(({ amount }) => amount !== 0), ...bonuses]);
  return { ...made, factor, total: Math.max(0, all) };
}
