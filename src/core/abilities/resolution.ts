/** Whether an ability can resolve now: in play, within its limit, able, payable, with something to choose. */
import { say } from '../contract/sentence';
import type { AnyAbility, Self } from './ability';
import type { CoreEvent } from './actions';
import type { GameTypes } from '../contract/game-types';
import type { Json } from '../codec/json';
import type { Candidate, Question } from '../contract/question';
import { reason, type Reason } from '../contract/rejection';
import { abilityOf, queueRulesOf, type QueueRule, type EngineTables } from '../engine/tables';
import { log } from '../engine/listener';
import { onPiece, type AbilityInPlay, type AbilityOnPiece, type CoreState } from '../engine/state';

/** Logs an event of core's own, without looking for abilities that it triggers. */
export function report(state: CoreState, event: CoreEvent): void {
  log(state, event);
}

/** A question about abilities cites their rules, and what the rulebook says of such questions; null: nothing. */
export function citing<G extends GameTypes, A>(
  tables: EngineTables<G>,
  what: QueueRule | null,
  abilities: readonly { ability: string }[],
  asked: Question<A>,
): Question<A> {
  return { ...asked, rules: queueRulesOf(tables, what, abilities) };
}

/** What the ability's controller may choose; empty when it has no choice to make. */
export function choices<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  self: Self<G['event'] | null>,
): readonly Candidate<Json>[] {
  return abilityOf(tables, self.ability).choose?.(state, self as Self<never>) ?? [];
}

/** Why the ability cannot resolve now, or null. */
export function cannotResolve<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  self: Self<G['event'] | null>,
): Reason | null {
  const ability = abilityOf(tables, self.ability);
  if (!ability.lasting && !isInPlay(state, self))
    return reason('not-in-play', say`${onPiece(self)} is no longer in play.`, ability.rules);
  return (
    usedUp(tables, state, ability, self) ??
    noLonger(state, ability, self) ??
    ability.unable?.(state, self as Self<never>) ??
    ability.cost?.cannot(state, self as Self<never>) ??
    nothingToChoose(ability, self, choices(tables, state, self))
  );
}

/** Does the condition hold, all of it? Asked as the event happens, or a window opens. */
export function isMet<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  self: Self<G['event'] | null>,
): boolean {
  const ability = abilityOf(tables, self.ability);
  return (ability.when?.(state, self as Self<never>) ?? true) && (ability.still?.(state, self as Self<never>) ?? true);
}

function noLonger<G extends GameTypes>(
  state: G['state'],
  ability: AnyAbility<G>,
  self: Self<G['event'] | null>,
): Reason | null {
  if (ability.still?.(state, self as Self<never>) ?? true) return null;
  return reason('no-longer', say`The target of ${onPiece(self)} is no longer there.`, ability.rules);
}

function nothingToChoose<G extends GameTypes>(
  ability: AnyAbility<G>,
  self: AbilityOnPiece,
  candidates: readonly Candidate<Json>[],
): Reason | null {
  if (!ability.choose || candidates.some((each) => each.not === null)) return null;
  return candidates[0]?.not ?? reason('nothing-to-choose', say`${onPiece(self)} has nothing to choose.`, ability.rules);
}

/** Why an ability without 'may' is not declined. */
export function hasToBeUsed<G extends GameTypes>(tables: EngineTables<G>, self: AbilityOnPiece): Reason {
  return reason('mandatory', say`${onPiece(self)} has to be resolved.`, queueRulesOf(tables, 'must', [self]));
}

/** The same ability of the same piece? */
export function sameAbility(one: AbilityOnPiece, other: AbilityOnPiece): boolean {
  return one.ability === other.ability && one.source === other.source && one.value === other.value;
}

export function isInPlay(state: CoreState, self: AbilityOnPiece): boolean {
  return state.inPlay.some((each) => sameAbility(each, self));
}

function usedUp<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  ability: AnyAbility<G>,
  self: AbilityInPlay,
): Reason | null {
  const { limit } = ability;
  if (!limit) return null;
  const times = state.used.filter((use) => sameAbility(use, self) && use.per === limit.per).length;
  if (times < limit.times) return null;
  return reason(
    'limit-reached',
    say`${onPiece(self)} can be used ${limit.times === 1 ? ['once'] : say`${limit.times} times`} each ${limit.per}.`,
    queueRulesOf(tables, 'limit', [self]),
    { times },
  );
}

/** Forgets the uses counted in a span that has ended. */
export function forgetUses(state: CoreState, span: string): void {
  state.used = state.used.filter((use) => use.per !== span);
}

export function recordUse<G extends GameTypes>(state: CoreState, ability: AnyAbility<G>, self: AbilityInPlay): void {
  if (ability.limit) state.used.push({ per: ability.limit.per, ...onPiece(self) });
}
