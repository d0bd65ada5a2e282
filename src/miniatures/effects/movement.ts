/** Characters that come to stand somewhere else. */
import { withReasons, type Reason, type RuleId } from '../../core';
import { emit } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { isOnMap, spaceOf } from '../queries/characters';
import { isFree, standsLegally } from '../queries/standing';
import { refreshGranted } from './abilities';

/** It is set up (min.setting-up.05). */
export function setUpAt(state: MiniaturesState, character: Character, at: Square, rules: readonly RuleId[]): void {
  character.place = 'map';
  character.at = at;
  refreshGranted(state);
  emit(state, { type: 'character-set-up', rules, character: character.id, at });
}

/** One step of its move, which costs so many squares. */
export function moveTo(
  state: MiniaturesState,
  character: Character,
  to: Square,
  squeezed: Square | null,
  cost: number,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const from = character.at;
  character.at = to;
  character.squeezed = squeezed;
  refreshGranted(state);
  const why = withReasons(because);
  emit(state, { type: 'character-moved', rules, character: character.id, from, to, squeezed, cost, ...why });
}

/** Something else than its own move puts it there. */
export function putAt(
  state: MiniaturesState,
  character: Character,
  to: Square,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const from = character.at;
  character.at = to;
  character.squeezed = null;
  refreshGranted(state);
  const more = because.length > 0 ? { because } : {};
  emit(state, { type: 'character-pushed', rules, character: character.id, from, to, ...more });
}

/**
 * A character that came to a stop where it cannot stand goes back to where it last could, or to the closest place that is free.
 * No rule of movement leads there; what happens in the middle of a move may.
 */
export function placeLegally(state: MiniaturesState, character: Character, back: Square): void {
  if (!isOnMap(character) || standsLegally(state, character)) return;
  character.squeezed = null;
  const [to = back] = freeFrom(state, character, back);
  moveTo(state, character, to, null, 0, ['min.movement-basics.05', 'min.squeezing-large-characters.02']);
}

/** All places where it could stand, the closest to one first. */
function freeFrom(state: MiniaturesState, character: Character, from: Square): Square[] {
  const { columns, rows } = state.map;
  const all = Array.from({ length: columns * rows }, (_, i): Square => [i % columns, Math.floor(i / columns)]);
  const away = ([column, row]: Square): number => Math.abs(column - from[0]) + Math.abs(row - from[1]);
  return all.filter((at) => isFree(state, character, at)).sort((a, b) => away(a) - away(b));
}

/** Another carries it from now on (min.desert-skiff.02). */
export function board(
  state: MiniaturesState,
  character: Character,
  { id: carrier, at }: Character,
  rules: readonly RuleId[],
): void {
  character.aboard = carrier;
  character.at = at;
  character.squeezed = null;
  refreshGranted(state);
  emit(state, { type: 'character-boarded', rules, character: character.id, carrier });
}

/** It stands on the map again, here; null: in the closest place that is free. */
export function disembark(
  state: MiniaturesState,
  character: Character,
  to: Square | null,
  rules: readonly RuleId[],
): void {
  const from = spaceOf(state, character).at;
  character.aboard = null;
  const at = to ?? freeFrom(state, character, from)[0] ?? from;
  character.at = at;
  refreshGranted(state);
  emit(state, { type: 'character-disembarked', rules, character: character.id, at });
}
