/** Force points: who may spend them now (min.force-points, min.spending-force-points). */
import { reason, say, type Reason } from '../../core';
import { forbidden, modified } from '../engine';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { AboutForce } from '../model/values';
import { characterOf } from './characters';

/** Who pays Force points for a character: the first who has them. */
function payers(state: MiniaturesState, character: Character): readonly CharacterId[] {
  return modified(state, 'force payers', [character.id], { character: character.id });
}

/** Whose Force points are spent; null: nobody has as many. */
export function payerOf(state: MiniaturesState, character: Character, points: number): Character | null {
  const able = payers(state, character).find((id) => characterOf(state, id).force >= points);
  return able === undefined ? null : characterOf(state, able);
}

/** Why a character cannot spend so many Force points now; null: it can. */
export function whyNoForce(
  state: MiniaturesState,
  character: Character,
  points: number,
  what: AboutForce['for'],
  on: CharacterId | null = null,
): Reason | null {
  if (payerOf(state, character, points) === null) {
    const said = say`${character.id} has ${character.force} Force points; ${points} are needed.`;
    return reason('no-force', said, ['min.force-powers.02', 'min.force-points.02'], { points, left: character.force });
  }
  const times = modified(state, 'force uses', 1, { character: character.id });
  if (character.spent >= times) {
    const said = say`${character.id} has spent Force points in this turn already.`;
    return reason('force-spent', said, ['min.spending-force-points.02', 'min.force-points.04'], { times });
  }
  return forbidden(state, 'spend force', { character: character.id, for: what, on });
}
