/** What stands on cards of Miniatures, and what shows that it was there when it mattered: somebody attacked while a character on the map had it. */
import type { CoreState, GameEvent } from '../../src/core';
import { ABILITY_NAMES } from '../../src/miniatures/facts';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { characterOf, isOnMap } from '../../src/miniatures/queries/characters';

/** Every entry of the glossary. */
export function miniaturesContent(): string[] {
  return ABILITY_NAMES.map(({ id }) => `${id} in a fight`);
}

/** A watcher of events of one game after the other. */
export function watchMiniatures(): (event: GameEvent, state: CoreState) => readonly string[] {
  return ({ type }, state) => {
    if (type !== 'attack-declared') return [];
    const skirmish = state as MiniaturesState;
    const there = skirmish.inPlay.filter(({ source }) => isOnMap(characterOf(skirmish, source)));
    return there.map(({ ability }) => `${ability} in a fight`);
  };
}
