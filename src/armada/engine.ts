/** Armada's engine: the functions its procedures and abilities are written with, and in which order effects of one moment are resolved (arm.effect-use-and-timing). */
import { createEngine, type PlayerId } from '../core';
import type { ArmadaState } from './model/state';
import type { Armada } from './model/types';

export const engine = createEngine<Armada>({
  newAbilities: 'front',
  playerOrder,
  rules: {
    order: ['arm.effect-use-and-timing.10'],
    orderPlayers: ['arm.effect-use-and-timing.11'],
    may: ['arm.effect-use-and-timing.12'],
    limit: ['arm.effect-use-and-timing.06'],
  },
});

export const {
  procedure,
  run,
  ask,
  ability,
  call,
  goTo,
  finish,
  emit,
  announce,
  modified,
  forbidden,
  permitted,
  options,
  useInWindow,
  bringIntoPlay,
  takeOutOfPlay,
  frameAt,
  framesOf,
  innermost,
  stepsOf,
  endGame,
  adjudicated,
} = engine;

/** The first player first (arm.initiative.01); before one is chosen, in the order in which the fleets were given. */
export function playerOrder({ players, first }: ArmadaState): readonly PlayerId[] {
  const ids = players.map(({ id }) => id);
  return first === null ? ids : [first, ...ids.filter((id) => id !== first)];
}
