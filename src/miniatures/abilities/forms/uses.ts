/** What a character uses in its own turn: in place of its attacks or of the whole turn, or beside them (min.replaces-attacks, min.replaces-turn). */
import {
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Cost,
  type Json,
  type Reason,
  type RuleId,
} from '../../../core';
import { ability } from '../../engine';
import { abilityName } from '../../facts';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { currentTurn } from '../../queries/turn';
import { force, onItsTurn, replacing, whyNoReplacing, whyNoTurn } from './costs';

export type UseFrame = AbilityFrame<Miniatures['event']>;

type Entry = AnyAbility<Miniatures>;
type Replaced = 'attacks' | 'turn' | null;

/** An ability or Force power that its player uses in its character's turn. */
export interface Use {
  /** Id of its glossary entry. A Force power costs what that says. */
  id: string;
  /** Its statements, by their numbers: the first says what it does. */
  says: readonly number[];
  /** What it takes the place of, where its text says so (min.abilities-replacing-attacks.03); null: it comes beside. */
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
