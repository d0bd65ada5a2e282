/** What a player can deliver where they are (or.deliver-action). */
import type { PlayerId } from '../../core';
import type { OuterRimState, OwnedCard } from '../model/state';
import { faceOf } from './cards';
import { tokenOn } from './map';
import { playerOf } from './players';

/**
 * Cargo that can be delivered where the player is (or.deliver-action.03), and contacts that they have captured (or.deliver-action.02,
 * or.bounties.13): each on its own planet (or.deliver-action.01).
 */
export function deliverable(state: OuterRimState, id: PlayerId): OwnedCard[] {
  const player = playerOf(state, id);
  return player.cards.filter((owned) => {
    const face = faceOf(state, owned);
    if (face.kind === 'cargo') return face.destination === player.space;
    return face.kind === 'bounty' && face.deliverTo === player.space && tokenOn(state, owned.id) >= 0;
  });
}
