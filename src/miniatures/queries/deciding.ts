/** By whose abilities a value is what it is: events name them beside what came of it, with the rule by which it is so. */
import {
  rulesOfAll,
  onPiece,
  reason,
  say,
  type AbilityInPlay,
  type AbilityOnPiece,
  type Reason,
  type RuleId,
  type Source,
} from '../../core';
import { abilityNamed, forbidden, modifying } from '../engine';
import { HIGHEST, LOWEST } from '../model/roll';
import type { MiniaturesState } from '../model/state';
import type { Bonus, MiniaturesValues } from '../model/values';
import { characterOf, isOnMap } from './characters';

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

/** Whose abilities would have a say in a value, and have none now: something takes them away (min.never-tell-me-the-odds.01). */
export function whyNotOtherwise(
  state: MiniaturesState,
  value: Decided,
  of: (each: AbilityInPlay) => boolean = () => true,
): Reason[] {
  return state.inPlay.flatMap((each) => {
    const { card = each.ability, modifies = {} } = abilityNamed(each.ability) ?? {};
    const not =
      value in modifies && of(each) && isOnMap(characterOf(state, each.source))
        ? forbidden(state, 'have ability', { character: each.source, ability: card })
        : null;
    return not ? [not] : [];
  });
}

/** A natural 1 or 20 that decides by itself, whatever the sum says. */
export function whyDieAlone(natural: number, enough: boolean, rules: readonly RuleId[]): Reason[] {
  if (natural === LOWEST && enough)
    return [reason('natural-1', say`a natural 1 always fails, whatever is added`, rules)];
  if (natural === HIGHEST && !enough)
    return [reason('natural-20', say`a natural 20 always succeeds, whatever it is rolled against`, rules)];
  return [];
}

/** The rules of reasons. */
export function rulesOfReasons(reasons: readonly Reason[]): RuleId[] {
  return rulesOfAll(reasons);
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
