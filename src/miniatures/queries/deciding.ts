/** By whose abilities a value is what it is: events name them beside what came of it, with the rule by which it is so. */
import { onPiece, reason, say, type AbilityOnPiece, type Reason, type RuleId, type Source } from '../../core';
import { abilityNamed, modifying } from '../engine';
import type { MiniaturesState } from '../model/state';
import type { Bonus, MiniaturesValues } from '../model/values';

/** What an ability that changes the value does, said of it. */
const DOES = {
  'initiative chooser': 'says who chooses who goes first',
  'initiative dice': 'gives more than one die, of which the highest counts',
  attacks: 'gives another attack in this turn',
  'extra attacks': 'gives another attack in this turn',
  'critical from': 'makes this roll a critical hit',
  'damage reduction': 'works against Damage Reduction',
  'movement ignores': 'makes this step so',
  'force uses': 'lets Force points be spent again in this turn',
} satisfies Partial<Record<keyof MiniaturesValues, string>>;

type Decided = keyof typeof DOES;

/** The rule that an ability works by before all others. */
export function ruleOf({ ability }: Pick<AbilityOnPiece, 'ability'>): readonly RuleId[] {
  return (abilityNamed(ability)?.rules ?? []).slice(0, 1);
}

/** Whose abilities make a value another than it usually is; none do: it is the usual one. */
export function whyOtherwise<V extends Decided>(
  state: MiniaturesState,
  value: V,
  ...[base, about]: Parameters<typeof modifying<V>> extends [unknown, unknown, ...infer Rest] ? Rest : never
): Reason[] {
  return modifying(state, value, base, about).map((each) =>
    reason(value.replace(/ /g, '-'), say`${onPiece(each)} ${DOES[value]}`, ruleOf(each)),
  );
}

/** The rules of reasons. */
export function rulesOfReasons(reasons: readonly Reason[]): RuleId[] {
  return reasons.flatMap(({ rules }) => rules);
}

/** What abilities add to a number, as `modified` tells it: parts of a sum, which count whatever else there is. */
export function partsBy(sources: readonly Source[]): Bonus[] {
  return sources.map(({ amount, by }) => ({
    amount,
    by,
    kind: 'rule',
    rules: typeof by === 'string' ? [] : ruleOf(by),
  }));
}
