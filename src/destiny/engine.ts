/**
 * Destiny's engine: the functions its procedures and abilities are written with, and its queue. 'After' abilities join the back of the queue that lies open
 * below every action, 'before' abilities interrupt it; the battlefield's controller orders between players (des.queue, des.simultaneous-abilities).
 */
import { createEngine, type AnyAbility, type PlayerId } from '../core';
import type { DestinyState } from './model/state';
import type { Destiny } from './model/types';

export const engine = createEngine<Destiny>({
  newAbilities: 'back',
  replacementsFirst: true,
  playerOrder,
  orderChosenBy: arbiter,
  rules: {
    order: ['des.simultaneous-abilities.01'],
    orderPlayers: ['des.simultaneous-abilities.02', 'des.simultaneous-abilities.03'],
    queue: ['des.queue.01', 'des.queue.02'],
    may: ['des.abilities.07'],
    skip: ['des.choose-target.04'],
    replace: ['des.replacement-effects.02'],
  },
});

export const {
  procedure,
  run,
  ask,
  ability,
  call,
  callWithQueue,
  goTo,
  finish,
  emit,
  tell,
  trigger,
  announce,
  cause,
  modified,
  forbidden,
  permitted,
  options,
  useInWindow,
  useAbility,
  bringIntoPlay,
  takeOutOfPlay,
  changeController,
  innermost,
  framesOf,
  frameAt,
  callBelow,
  dropFrames,
  dropTriggered,
  endGame,
  abilitiesOf,
  adjudicated,
} = engine;

/** Who decides the order between players: the battlefield's controller, or who stands in while nobody controls it. */
export function arbiter(state: DestinyState): PlayerId {
  return state.battlefield.controller ?? state.deputy ?? state.players.find((each) => !each.eliminated)?.id ?? '';
}

/** Players still in the game, clockwise from the one who takes the first turn of a round. */
export function playerOrder(state: DestinyState): readonly PlayerId[] {
  return seatedFrom(state, arbiter(state));
}

/** Players still in the game, clockwise, beginning with this one. */
export function seatedFrom(state: DestinyState, first: PlayerId): readonly PlayerId[] {
  const at = Math.max(
    0,
    state.players.findIndex((each) => each.id === first),
  );
  return [...state.players.slice(at), ...state.players.slice(0, at)]
    .filter((each) => !each.eliminated)
    .map((each) => each.id);
}

/** An entry of Destiny's registry. */
export type DestinyAbility = AnyAbility<Destiny>;
