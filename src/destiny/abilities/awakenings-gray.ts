/** Gray cards of Awakenings: General, and its battlefields. */
import type { DestinyAbility } from '../engine';
import { opponentsOf } from '../players';
import { discardFromDeck } from '../effects/hands';
import { claim, does, resolve } from './helpers';

export const awakeningsGray: readonly DestinyAbility[] = [
  // 01165 Command Center
  claim('01165', [
    does('discard the top 2 cards of each deck', (state, you) => {
      for (const opponent of opponentsOf(state, you.controller)) discardFromDeck(state, opponent, 2, you.controller);
    }),
  ]),
  // 01171 Rebel War Room
  claim('01171', [resolve({ how: { free: true } })], { rules: ['des.faq-rebel-war-room-crime-lord.01'] }),
];
