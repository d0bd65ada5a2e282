/** A view as a state that can be drawn: cards that its viewer may not see are there, without their faces. */
import { pile } from '../../core';
import { drawableCore } from '../../language/drawable';
import type { DestinyPlayer, DestinyState } from '../model/state';
import type { DestinyView, SeenPlayer } from '../view';

/** Stands for a card that only others may see. */
export const FACEDOWN = '';

/** A state as it is; of a view, a state in which what is hidden lies facedown. To be looked at only: no rule can go on from it. */
export function drawable(seen: DestinyState | DestinyView): DestinyState {
  if ('depth' in seen) return seen;
  return {
    ...seen,
    ...drawableCore(seen),
    players: seen.players.map(drawablePlayer),
    limbo: seen.limbo.map(uncovered),
    looks: [...seen.looks],
  };
}

function drawablePlayer({ handSize, deckSize, ...seen }: SeenPlayer): DestinyPlayer {
  return {
    ...seen,
    hand: seen.hand ? [...seen.hand] : facedown(handSize),
    deck: pile(`${seen.id} deck`, facedown(deckSize)),
    setAside: seen.setAside.map(uncovered),
    diceAside: [...(seen.diceAside ?? [])],
  };
}

function facedown(count: number): string[] {
  return Array<string>(count).fill(FACEDOWN);
}

function uncovered<T extends { covers: boolean }>({ covers: _covers, ...card }: T): Omit<T, 'covers'> {
  return card;
}
