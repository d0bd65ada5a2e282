/** A view as a state that can be drawn: cards that its viewer may not see are there, without their faces. */
import { pile } from '../../core';
import { drawableOf, facedown } from '../../language/drawable';
import type { DestinyEvent } from '../model/events';
import type { DestinyPlayer, DestinyState } from '../model/state';
import type { DestinyView, SeenPlayer } from '../view';

export const drawable = drawableOf<DestinyState, DestinyView, DestinyEvent>((seen) => ({
  ...seen,
  players: seen.players.map(drawablePlayer),
  limbo: seen.limbo.map(uncovered),
  looks: [...seen.looks],
}));

function drawablePlayer({ handSize, deckSize, ...seen }: SeenPlayer): DestinyPlayer {
  return {
    ...seen,
    hand: seen.hand ? [...seen.hand] : facedown(handSize),
    deck: pile(`${seen.id} deck`, facedown(deckSize)),
    setAside: seen.setAside.map(uncovered),
    diceAside: [...(seen.diceAside ?? [])],
  };
}

function uncovered<T extends { covers: boolean }>({ covers: _covers, ...card }: T): Omit<T, 'covers'> {
  return card;
}
