/** Blue cards of Spirit of Rebellion: Force. */
import type { DestinyAbility } from '../engine';
import { playerOf } from '../players';
import { action, chooseOpponent, event, mill, not, removeThisDie, shields, thisCharacter } from './helpers';

export const spiritOfRebellionBlue: readonly DestinyAbility[] = [
  // 02015 Lightsaber Pike
  action('02015', [removeThisDie, shields(1, not(thisCharacter))]),
  // 02074 No Disintegrations
  event('02074', [chooseOpponent(), mill((state, you) => (playerOf(state, you.controller).discard.includes('02074') ? 3 : 1))]),
];
