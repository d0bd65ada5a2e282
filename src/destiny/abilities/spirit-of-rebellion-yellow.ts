/** Yellow cards of Spirit of Rebellion: Rogue. */
import type { DestinyAbility } from '../engine';
import { findCard } from '../in-play';
import { blockDamage } from '../procedures/take-damage';
import { blocking, discardThis, does, then } from './helpers';

export const spiritOfRebellionYellow: readonly DestinyAbility[] = [
  // 02089 Armor Plating
  blocking('02089', [does('block up to 2', (state, you) => void blockDamage(state, 2, you.source)), then(discardThis)], {
    when: (state, self) => findCard(state, self.source)?.on === self.event.character,
  }),
];
