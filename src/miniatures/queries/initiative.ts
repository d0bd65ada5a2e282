/** Rolls for initiative (min.initiative). */
import type { PlayerId } from '../../core';
import type { InitiativeRoll } from '../model/values';

/** Whose roll is the highest: several, where they are equal (min.initiative.02). */
export function highest(rolls: readonly InitiativeRoll[]): PlayerId[] {
  const most = Math.max(...rolls.map(({ result }) => result));
  return rolls.filter(({ result }) => result === most).map(({ player }) => player);
}
