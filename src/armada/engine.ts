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
    // What is declined is not offered again for the same event (arm.effect-use-and-timing.09).
    may: ['arm.effect-use-and-timing.12'],
    must: ['arm.effect-use-and-timing.13'],
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
  permitting,
  options,
  useInWindow,
  bringIntoPlay,
  takeOutOfPlay,
  changeController,
  frameAt,
  framesOf,
  innermost,
  stepsOf,
  endGame,
  adjudicated,
  abilityNamed,
} = engine;

/** The first player with the team first (arm.initiative.01, arm.effect-use-and-timing.11); before one is chosen, in the order in which the fleets were given. */
export function playerOrder({ players, first }: ArmadaState): readonly PlayerId[] {
  const people = (ofFirst: boolean): PlayerId[] =>
    players.filter(({ id }) => (id === first) === ofFirst).flatMap(({ id, members }) => [id, ...members]);
  return [...people(true), ...people(false)];
}
