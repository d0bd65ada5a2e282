/** A view as a state that can be drawn: cards that its viewer may not see are there, without their faces. */
import type { Pile } from '../../core';
import { drawableOf, FACEDOWN, facedown } from '../../language/drawable';
import type { OuterRimEvent } from '../model/events';
import type { OuterRimState } from '../model/state';
import type { OuterRimView, SeenPile } from '../view';

export const drawable = drawableOf<OuterRimState, OuterRimView, OuterRimEvent>((seen) => ({
  ...seen,
  players: seen.players.map((player) => ({
    ...player,
    secrets: player.secrets.map(({ id, card, space }) => ({ id, card: card ?? FACEDOWN, space: space ?? FACEDOWN })),
  })),
  markets: seen.markets.map((market) => ({ ...market, pile: drawnPile(market.pile) })),
  encounterDecks: seen.encounterDecks.map(drawnPile),
  ai: seen.ai && { pile: drawnPile(seen.ai.pile), loose: seen.ai.loose },
  unseen: [],
}));

function drawnPile({ name, size, bottom }: SeenPile): Pile {
  const known = bottom.map((card) => card ?? FACEDOWN);
  return { name, top: [], unknown: facedown(size - bottom.length), bottom: known };
}
