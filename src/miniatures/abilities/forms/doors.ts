/** Abilities that open and close doors, or take them away. */
import { reason, say, type AbilityInPlay, type AnyAbility } from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { ability } from '../../engine';
import type { Door, DoorId } from '../../facts/battle-map';
import { lastingBy } from '../../model/lasting';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { spaceOf } from '../../queries/characters';
import { besideEdge, isBesideDoor } from '../../queries/doors';
import { sees } from '../../queries/line-of-sight';
import { boardIn } from '../../queries/sight';
import { thisCharacter } from './who';

/** Doors that are still there: nothing closes one that was removed (min.shatter-beam.02). */
export function doorsIn(state: MiniaturesState): readonly Door[] {
  return state.map.doors.filter(({ id }) => state.doors[id] !== 'removed');
}

/** Does this character see a door: a square beside one of its edges? */
export function seesDoor(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, door: Door): boolean {
  const space = spaceOf(state, thisCharacter(state, self));
  const board = boardIn(state);
  return (
    isBesideDoor(board, door, space) ||
    door.edges.some((edge) => besideEdge(edge).some((at) => sees(board, space, { at, size: 1 })))
  );
}

/** Who holds a door lets go of it. */
export function release(state: MiniaturesState, door: DoorId, effect: string): void {
  lose(state, ({ ability: kept, value }) => kept === effect && value === door, ['min.override.03']);
}

/** This character holds a door. */
export function hold(
  state: MiniaturesState,
  self: AbilityInPlay,
  by: 'override' | 'door-gimmick',
  door: DoorId,
  rules: readonly string[],
): void {
  gain(state, thisCharacter(state, self), lastingBy(by, self.source, door), rules);
}

/** A door that is held: as turns end it neither opens nor closes. */
export function held(id: string, rules: readonly string[]): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    forbids: {
      'move door': (_state, { source, value }, { door }) =>
        value === door ? reason('door-held', say`${source} holds ${door}.`, rules) : null,
    },
  });
}
