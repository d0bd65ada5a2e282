/** Miniatures' engine: the functions its procedures and abilities are written with, and in which order simultaneous effects come (min.simultaneous-effects). */
import { createEngine, type PlayerId } from '../core';
import type { CharacterId, MiniaturesState } from './model/state';
import type { Miniatures, MiniaturesFrames } from './model/types';

export const engine = createEngine<Miniatures>({
  newAbilities: 'front',
  playerOrder,
  rules: {
    order: ['min.simultaneous-effects.02'],
    orderPlayers: ['min.simultaneous-effects.03', 'min.immediate.02'],
    queue: ['min.simultaneous-effects.01', 'min.immediate.01'],
    may: ['min.using-special-abilities.01'],
    must: ['min.using-special-abilities.04'],
    limit: ['min.special-abilities-and-attacks.02'],
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
  tell,
  trigger,
  announce,
  modified,
  modifying,
  forbidden,
  permitted,
  options,
  useInWindow,
  bringIntoPlay,
  takeOutOfPlay,
  changeController,
  wasUsed,
  frameAt,
  framesOf,
  innermost,
  caller,
  dropFrames,
  stepsOf,
  give,
  endGame,
  adjudicated,
  isResolving,
  abilityNamed,
  abilitiesOf,
} = engine;

/** The acting character: who attacks, or uses what affects several; else whose turn it is (min.acting.01, .03). Null: between turns. */
function actingCharacter({ stack, turn }: MiniaturesState): CharacterId | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.procedure === 'attack') return (frame as MiniaturesFrames['attack']).attacker;
    if (frame?.procedure === 'area') return (frame as MiniaturesFrames['area']).user;
    if (frame?.procedure === 'turn') return (frame as MiniaturesFrames['turn']).character;
  }
  return turn;
}

/**
 * The active player, who has the acting character, then those to the left (min.acting.02, min.simultaneous-effects.03, min.immediate.02); between turns
 * whoever goes first in this round (min.aing-tii-flow-walking.04, min.intuition.03, min.surprise-move.03).
 */
export function playerOrder(state: MiniaturesState): readonly PlayerId[] {
  const { players, characters, first } = state;
  const ids = players.map(({ id }) => id);
  const acting = actingCharacter(state);
  const active = characters.find(({ id }) => id === acting)?.player ?? first;
  const at = Math.max(0, ids.indexOf(active ?? ''));
  return [...ids.slice(at), ...ids.slice(0, at)];
}
