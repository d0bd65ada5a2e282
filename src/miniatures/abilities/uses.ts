/** What a character uses in its own turn: in place of its attacks or of the whole turn, or beside them (min.replaces-attacks, min.replaces-turn). */
import {
  candidate,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Cost,
  type Json,
  type Reason,
  type RuleId,
} from '../../core';
import { ability } from '../engine';
import { abilityName, SQUARES_OF_SIZE, type Size } from '../facts';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { hasAbility, isDroid, isLiving } from '../queries/abilities';
import { isWounded, sizeOf } from '../queries/characters';
import { targetsOf, type Looking } from '../queries/targets';
import { currentTurn } from '../queries/turn';
import { force, onItsTurn, replacing, thisCharacter, whyNoPowerOn, whyNoReplacing, whyNoTurn } from './words';

type Entry = AnyAbility<Miniatures>;
type Replaced = 'attacks' | 'turn' | null;

/** An ability or Force power that its player uses in its character's turn. */
export interface Use {
  /** Id of its glossary entry. A Force power costs what that says. */
  id: string;
  /** Its statements, by their numbers: the first says what it does. */
  says: readonly number[];
  /** What it takes the place of; null: it comes beside. */
  replaces: Replaced;
  /** Why it cannot be used now, besides. */
  unable?: (state: MiniaturesState, self: AbilityInPlay) => Reason | null;
  choose?: (state: MiniaturesState, self: AbilityInPlay) => readonly Candidate<Json>[];
  effect: NonNullable<Entry['effect']>;
}

/** Statements of a glossary entry: `min.grenades.01`. */
export function statements(id: string, says: readonly number[]): RuleId[] {
  return says.map((number) => `min.${id}.${String(number).padStart(2, '0')}`);
}

/** Paid and counted as it is declared, before its effect: who undoes that undoes the effect alone (min.force-absorb.03). */
export function use({ id, says, replaces, unable, choose, effect }: Use): Entry {
  const rules = statements(id, says);
  const points = abilityName(id)?.cost;
  const spend = points === undefined ? FREE : force(points, rules);
  return ability({
    id,
    rules,
    during: 'turn',
    when: onItsTurn,
    unable: (state, self) => whyNotNow(state, self, replaces) ?? unable?.(state, self) ?? null,
    ...(choose && { choose }),
    cost: replaces === null ? spend : replacing(replaces, spend),
    effect,
  });
}

const FREE: Cost<MiniaturesState, unknown> = { cannot: () => null, pay: () => undefined };

function whyNotNow(state: MiniaturesState, self: AbilityInPlay, replaces: Replaced): Reason | null {
  if (replaces === 'attacks') return whyNoReplacing(state, self);
  if (replaces === 'turn') return whyNoTurn(state, self);
  if (currentTurn(state)?.replaced !== 'turn') return null;
  return reason('turn-replaced', say`${self.source} has used what replaces its turn.`, [
    'min.abilities-replacing-turn.01',
    'min.abilities-replacing-turn.02',
  ]);
}

/** Why a character is not one of those whom something works on; null: it is. */
export type Only = (state: MiniaturesState, character: Character) => Reason | null;

export const living: Only = (state, character) =>
  isLiving(state, character) ? null : reason('not-living', say`${character.id} is not living.`, ['min.living.01']);

/** Cyborgs are both: min.cyborg.01 says what counts as a Droid. */
export const nonDroid: Only = (state, character) =>
  isDroid(state, character) && !hasAbility(state, character, 'cyborg')
    ? reason('droid', say`${character.id} is a Droid.`, ['min.cyborg.01'])
    : null;

export const droid: Only = (state, character) =>
  isDroid(state, character) ? null : reason('no-droid', say`${character.id} is no Droid.`, ['min.cyborg.01']);

export const mounted: Only = (state, character) =>
  hasAbility(state, character, 'mounted-weapon')
    ? null
    : reason('no-mounted-weapon', say`${character.id} has no Mounted Weapon.`, ['min.mounted-weapon.01']);

/** It is repaired as if it had Mounted Weapon (min.machinery.01). */
export const machinery: Only = (state, character) =>
  hasAbility(state, character, 'machinery')
    ? null
    : reason('no-machinery', say`${character.id} has no Machinery.`, ['min.machinery.01']);

export const wounded: Only = (_state, character) =>
  isWounded(character) ? null : reason('unwounded', say`${character.id} is not wounded.`, ['min.wounded.01']);

/** Either is enough. */
export const either =
  (one: Only, other: Only): Only =>
  (state, character) =>
    one(state, character) && other(state, character);

export const both =
  (one: Only, other: Only): Only =>
  (state, character) =>
    one(state, character) ?? other(state, character);

export function isUpTo(state: MiniaturesState, character: Character, size: Size): boolean {
  return sizeOf(state, character) <= SQUARES_OF_SIZE[size];
}

/** Whom it may choose: legal targets by the usual rules (min.targeting-with-abilities.01), as far as it works on them. */
export function legalTarget(range: Looking['range'], only: Only = () => null) {
  return (state: MiniaturesState, self: AbilityInPlay): Candidate<string>[] =>
    targetsOf(state, thisCharacter(state, self), { by: 'ability', kind: 'turn', range, melee: false }).map(
      ({ target, not }) => candidate(target.id, not ?? only(state, target) ?? whyNotOn(state, self, target)),
    );
}

/** Whom it may choose among these. */
export function oneOfThese(
  among: (state: MiniaturesState, character: Character) => readonly Character[],
  only: Only = () => null,
) {
  return (state: MiniaturesState, self: AbilityInPlay): Candidate<string>[] =>
    among(state, thisCharacter(state, self)).map((each) =>
      candidate(each.id, only(state, each) ?? whyNotOn(state, self, each)),
    );
}

/** Why a Force power does nothing to a character (min.force-immunity.01, .02); null: it does, or it is no Force power. */
export function whyNotOn(state: MiniaturesState, self: AbilityInPlay, on: Character): Reason | null {
  if (abilityName(self.ability)?.kind !== 'force-power' || on.id === self.source) return null;
  return whyNoPowerOn(state, self, on.id);
}
