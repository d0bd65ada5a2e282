/** Saves: who makes them, and whether they succeed. */
import type { AbilityInPlay, RuleId } from '../../../core';
import { call, run } from '../../engine';
import type { CharacterId, MiniaturesState } from '../../model/state';
import { newSave } from '../../procedures/save';
import type { UseFrame } from './uses';

/** This character makes a save; `savedBy` of the frame that calls says whether it succeeds. */
export function save(
  state: MiniaturesState,
  self: AbilityInPlay,
  number: number,
  rules: readonly RuleId[],
  against: string | null = null,
): void {
  saveOf(state, self.source, number, rules, against);
}

/** The same by another. */
export function saveOf(
  state: MiniaturesState,
  character: CharacterId,
  number: number,
  rules: readonly RuleId[],
  against: CharacterId | null,
): void {
  call(state, 'save', newSave(character, number, against, rules));
}

/** Has the last save in an effect succeeded? */
export function savedBy(frame: object): boolean {
  return 'saved' in frame && frame.saved === true;
}

/** That of most saves. */
export const SAVE_NUMBER = 11;

/** The chosen one makes a save; `saved` says in the next step whether it succeeded. */
export function chosenSaves(number: number, rules: readonly string[]) {
  return run('save', rules, (state: MiniaturesState, self: UseFrame) =>
    saveOf(state, String(self.chosen), number, rules, self.source),
  );
}
