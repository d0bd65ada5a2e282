/** Abilities of cards, characters and ships come into play. They leave it with their holder (`takeOutOfPlay`). */
import type { PlayerId } from '../../core';
import { bringIntoPlay } from '../engine';
import type { OuterRimState } from '../model/state';
import { entriesOf } from '../queries/abilities-in-play';

export function bringIn(state: OuterRimState, player: PlayerId, holder: string): void {
  for (const { ability, value } of entriesOf(state, player, holder))
    bringIntoPlay(state, ability, holder, player, value);
}
