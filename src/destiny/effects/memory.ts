/**
 * What an ability remembers while it resolves ('it', 'that damage', 'if you do'). Effects write it into the frame of the innermost ability, so it
 * is gone when the ability is done. Hidden cards are never remembered here, but in `DestinyState.looks`.
 */
import type { AbilityFrame } from '../../core';
import type { DestinyEvent } from '../events';
import type { CardId, Code, DestinyState, DieId } from '../state';

/** The frame of a card's ability. What is absent has not been chosen or has not happened. */
export interface CardFrame extends AbilityFrame<DestinyEvent> {
  /** What was chosen, by the name of the choice. */
  picks?: Record<string, string[]>;
  /** Answers to 'may' and other forks, by name. */
  answers?: Record<string, string>;
  /** Was everything before 'then' done in full? Undefined counts as yes. */
  fully?: boolean;
  /** A number that a later step needs. */
  count?: number;
  /** Dice that were rolled or rerolled. */
  rolled?: DieId[];
  /** Cards discarded from a deck or hand. */
  discarded?: Code[];
  /** Damage dealt that shields blocked. */
  blocked?: number;
  /** Characters that were dealt damage. */
  dealtTo?: CardId[];
  /** Characters that were defeated by it. */
  defeated?: CardId[];
  /** Dice that were resolved one after another, modifiers too. */
  resolved?: DieId[];
  /** Resources that an opponent lost. */
  lost?: number;
  /** The die that this special ability is being resolved with. */
  die?: DieId;
}

/** The ability that is being resolved, the innermost; null when only rules are at work. */
export function memory(state: DestinyState): CardFrame | null {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame?.procedure.startsWith('ability ') && frame.procedure !== 'ability queue') return frame as CardFrame;
  }
  return null;
}

/** Adds to a list in the memory of the ability that is being resolved. */
export function remember(
  state: DestinyState,
  list: 'rolled' | 'discarded' | 'dealtTo' | 'defeated' | 'resolved',
  value: string,
): void {
  const frame = memory(state);
  if (frame) frame[list] = [...(frame[list] ?? []), value];
}

/** Adds to a number in the memory of the ability that is being resolved. */
export function tally(state: DestinyState, number: 'blocked' | 'lost', amount: number): void {
  const frame = memory(state);
  if (frame) frame[number] = (frame[number] ?? 0) + amount;
}
