/** A view as a state that can be drawn: cards that its viewer may not see are there, without their faces. */
import type { Pile } from '../../core';
import { drawableCore } from '../../language/drawable';
import type { OuterRimState } from '../model/state';
import type { OuterRimView, SeenPile } from '../view';

/** Stands for a card that only others may see. */
export const FACEDOWN = '';

/** A state as it is; of a view, a state in which what is hidden lies facedown. To be looked at only: no rule can go on from it. */
export function drawable(seen: OuterRimState | OuterRimView): OuterRimState {
  if ('depth' in seen) return seen;
  return {
    ...seen,
    ...drawableCore(seen),
    players: seen.players.map((player) => ({
      ...player,
      secrets: player.secrets.map(({ id, card, space }) => ({ id, card: card ?? FACEDOWN, space: space ?? FACEDOWN })),
    })),
    markets: seen.markets.map((market) => ({ ...market, pile: facedown(market.pile) })),
    encounterDecks: seen.encounterDecks.map(facedown),
    ai: seen.ai && { pile: facedown(seen.ai.pile), loose: seen.ai.loose },
    unseen: [],
  };
}

function facedown({ name, size, bottom }: SeenPile): Pile {
  const known = bottom.map((card) => card ?? FACEDOWN);
  return { name, top: [], unknown: Array<string>(size - bottom.length).fill(FACEDOWN), bottom: known };
}
