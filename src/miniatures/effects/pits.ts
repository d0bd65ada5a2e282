/** Characters that end a turn on a pit (min.terrain-pits.04). */
import type { MiniaturesState } from '../model/state';
import { spaceOf, standingOnMap } from '../queries/characters';
import { isOn } from '../queries/spaces';
import { defeat } from './damage';

/** Whoever stands on one as a turn ends is defeated. */
export function defeatOnPit(state: MiniaturesState): void {
  for (const each of standingOnMap(state))
    if (isOn(state.map, spaceOf(state, each), 'pit'))
      defeat(state, each, { attacker: null, byAttack: false }, ['min.terrain-pits.04']);
}
