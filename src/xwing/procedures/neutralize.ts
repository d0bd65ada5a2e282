/** Step 4 of an attack, Neutralize Results (xw.attack.27): each evade cancels a hit, then each evade left a critical hit. */
import { countFaces } from '../../core';
import { aboutAttack, declared, type AttackFrame } from '../queries/attack';
import { takeResults } from '../effects/dice';
import { announce, emit, permitted, run } from '../engine';
import type { XwingState } from '../model/state';

export const neutralizeResults = [
  run('before neutralizing results', ['xw.attack.27', 'xw.timing.02'], (state) =>
    announce(state, { type: 'dice-neutralized', rules: ['xw.attack.27'], evades: 0, hits: 0, crits: 0 }),
  ),
  run('neutralize results', ['xw.attack.27', 'xw.attack.28', 'xw.attack.29'], neutralize),
  run('hit or miss', ['xw.attack.30', 'xw.hit.01', 'xw.miss.01'], hitOrMiss),
];

function neutralize(state: XwingState, frame: AttackFrame): void {
  const evades = countFaces(frame.defenseDice, 'evade');
  const [first, second] = critsFirst(state, frame) ? (['crit', 'hit'] as const) : (['hit', 'crit'] as const);
  const canceled = { hit: 0, crit: 0 };
  canceled[first] = takeResults(frame, 'attack', first, evades);
  canceled[second] = takeResults(frame, 'attack', second, evades - canceled[first]);
  const { hit: hits, crit: crits } = canceled;
  takeResults(frame, 'defense', 'evade', hits + crits);
  emit(state, { type: 'dice-neutralized', rules: ['xw.attack.27', 'xw.attack.28'], evades: hits + crits, hits, crits });
}

/** Abilities turn the order round by the permission 'critical hits canceled first' (xw.golden-rules.02). */
function critsFirst(state: XwingState, frame: AttackFrame): boolean {
  return permitted(state, 'critical hits canceled first', aboutAttack(frame));
}

function hitOrMiss(state: XwingState, frame: AttackFrame): void {
  const { defender } = declared(frame);
  const { attacker } = frame;
  frame.hit = countFaces(frame.attackDice, 'hit') + countFaces(frame.attackDice, 'crit') > 0;
  if (frame.hit) emit(state, { type: 'attack-hit', rules: ['xw.attack.30', 'xw.hit.01'], attacker, defender });
  else emit(state, { type: 'attack-missed', rules: ['xw.attack.30', 'xw.miss.01'], attacker, defender });
}
