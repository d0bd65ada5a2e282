/** Speed: how far a character moves in its turn (min.speed-term, min.speed). */
import { modified } from '../engine';
import { speedOf as printedSpeed, USUAL_SPEED } from '../facts';
import type { Character, MiniaturesState } from '../model/state';
import type { SpeedSource } from '../model/values';
import { cardOf } from './characters';

/** Of several speeds the slowest where one is a penalty, else the fastest (min.speed.02, .03). */
export function speedOf(state: MiniaturesState, character: Character): number {
  const base: SpeedSource = { speed: printedSpeed(cardOf(state, character)), by: 'speed' };
  const speeds = modified(state, 'speeds', [base], { character: character.id }).map(({ speed }) => speed);
  const slowest = Math.min(...speeds);
  return slowest < USUAL_SPEED ? slowest : Math.max(...speeds);
}

/** Squares in a turn without an attack: 12 of most (min.activating-a-character.04, min.movement-basics.02, min.accelerate.01). */
export function doubleMove(state: MiniaturesState, character: Character, speed: number): number {
  return modified(state, 'double move', 2 * speed, { character: character.id, speed });
}
