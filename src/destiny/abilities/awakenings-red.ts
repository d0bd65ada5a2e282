/** Red cards of Awakenings: Command. */
import type { DestinyAbility } from '../engine';
import { factsOf, findCard } from '../in-play';
import { playerOf } from '../players';
import { action, chooseOpponent, grants, inherentToDie, keyword, ofType, removeThisDie, special, theyDistributeDamage, turn, yours } from './helpers';

export const awakeningsRed: readonly DestinyAbility[] = [
  // 01001 Captain Phasma
  grants('01001', 'guardian', (state, self, id) => {
    const card = findCard(state, id);
    return card?.type === 'character' && card.controller === self.controller && !factsOf(card.code).unique;
  }),
  // 01004 General Veers
  action('01004', [removeThisDie, turn({ where: [yours, ofType('support')] })]),
  // 01008 F-11D Rifle
  keyword('01008', 'redeploy'),
  special('01008', [chooseOpponent(), theyDistributeDamage(2)]),
  // 01030 Rebel Trooper
  keyword('01030', 'guardian'),
  // 01031 Launch Bay
  inherentToDie('01031', { x: (state, self) => playerOf(state, self.controller).hand.length }),
];
