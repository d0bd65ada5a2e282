/** Which bonuses add up (min.bonus.02, min.stacking, min.commander-effect.04, .05). */
import { reason, say, type Reason, type Source } from '../../core';
import type { Bonus } from '../model/values';

/**
 * Those that count: the same ability, commander effect or cover never stacks with itself, so that of several only the highest counts; of all bonuses
 * by commander effects only the highest does.
 */
export function counting(bonuses: readonly Bonus[]): Bonus[] {
  const counted: Bonus[] = [];
  for (const bonus of bonuses) {
    const rival = counted.findIndex((other) => areRivals(other, bonus));
    // What is different adds up (min.stacking.01).
    if (rival < 0) counted.push(bonus);
    else if (isStronger(bonus, counted[rival])) counted[rival] = bonus;
  }
  return counted;
}

/** A penalty counts once, too; the deeper one (min.stacking.03, .04). */
function isStronger(bonus: Bonus, other: Bonus | undefined): boolean {
  return Math.abs(bonus.amount) > Math.abs(other?.amount ?? 0);
}

function areRivals(one: Bonus, other: Bonus): boolean {
  if (one.amount < 0 !== other.amount < 0) return false;
  // Two of one commander effect are rivals, too (min.stacking.04).
  if (one.kind === 'commander-effect' && other.kind === 'commander-effect' && one.amount > 0) return true;
  return one.kind !== 'rule' && typeof one.by !== 'string' && typeof other.by !== 'string'
    ? one.by.ability === other.by.ability
    : false;
}

/** Why others of them do not count. */
export function whyNotCounting(bonuses: readonly Bonus[], counted: readonly Bonus[]): Reason[] {
  if (bonuses.length === counted.length) return [];
  return bonuses.flatMap((bonus) => {
    const rival = counted.includes(bonus) ? undefined : counted.find((other) => areRivals(other, bonus));
    if (!rival || typeof bonus.by === 'string' || typeof rival.by === 'string') return [];
    const isSame = bonus.by.ability === rival.by.ability;
    const rule = isSame ? 'min.stacking.03' : 'min.commander-effect.05';
    const rules = bonus.kind === 'commander-effect' && isSame ? ['min.commander-effect.04', rule] : [rule];
    return reason('does-not-stack', say`${bonus.by} does not add up with ${rival.by}`, rules);
  });
}

export function total(bonuses: readonly Bonus[]): number {
  return bonuses.reduce((sum, { amount }) => sum + amount, 0);
}

/** As events tell them. */
export function sourcesOf(bonuses: readonly Bonus[]): Source[] {
  return bonuses.map(({ amount, by, rules }) => ({ amount, by, rules }));
}
