/** Step 4 of an attack, Neutralize Results (xw.attack.27): each evade cancels a hit, then each evade left a critical hit. */
import { countFaces, reason, type Reason, type Sentence } from '../../core';
import { counted } from '../queries/tokens';
import { aboutAttack, declared, type AttackFrame } from '../queries/attack';
import { takeResults } from '../effects/dice';
import { addReinforcement } from './reinforce';
import { announce, emit, permitted, run } from '../engine';
import type { XwingState } from '../model/state';

export const neutralizeResults = [
  run('before neutralizing results', ['xw.attack.27', 'xw.timing.02'], (state) =>
    announce(state, { type: 'dice-neutralized', rules: ['xw.attack.27'], evades: 0, hits: 0, crits: 0 }),
  ),
  run('add reinforcement', ['xw.reinforce.07', 'xw.reinforce.10'], addReinforcement),
  run('neutralize results', ['xw.attack.27', 'xw.attack.28', 'xw.attack.29'], neutralize),
  run('hit or miss', ['xw.attack.30', 'xw.hit.01', 'xw.miss.01'], hitOrMiss),
];

function neutralize(state: XwingState, frame: AttackFrame): void {
  const evades = countFaces(frame.defenseDice, 'evade');
  const [first, second] = critsFirst(state, frame) ? (['crit', 'hit'] as const) : (['hit', 'crit'] as const);
  const canceled = { hit: 0, crit: 0 };
  const spared = permitted(state, 'critical hits not canceled', aboutAttack(frame));
  const take = (face: 'hit' | 'crit', most: number): number =>
    face === 'crit' && spared ? 0 : takeResults(frame, 'attack', face, most);
  canceled[first] = take(first, evades);
  canceled[second] = take(second, evades - canceled[first]);
  const { hit: hits, crit: crits } = canceled;
  if (hits + crits > 0) frame.neutralized = hits + crits;
  takeResults(frame, 'defense', 'evade', hits + crits);
  const rules = crits > 0 ? ['xw.attack.28', 'xw.attack.27'] : ['xw.attack.27'];
  const spare = evades - hits - crits;
  const said = [...counted(spare, 'evade result'), ` ${spare === 1 ? 'is' : 'are'} left over without effect.`];
  const because = spare > 0 ? { because: [reason('evades-left', said, ['xw.attack.29'], { evades: spare })] } : {};
  emit(state, { type: 'dice-neutralized', rules, evades: hits + crits, hits, crits, ...because });
}

/** Abilities turn the order round by the permission 'critical hits canceled first' (xw.golden-rules.02). */
function critsFirst(state: XwingState, frame: AttackFrame): boolean {
  return permitted(state, 'critical hits canceled first', aboutAttack(frame));
}

/** With neither a hit nor a critical hit left it misses (xw.hit.02). */
function hitOrMiss(state: XwingState, frame: AttackFrame): void {
  const { defender } = declared(frame);
  const { attacker } = frame;
  const [hits, crits] = [countFaces(frame.attackDice, 'hit'), countFaces(frame.attackDice, 'crit')];
  frame.hit = hits + crits > 0;
  const because = [left(hits, crits)];
  const type = frame.hit ? 'attack-hit' : 'attack-missed';
  emit(state, { type, rules: ['xw.attack.30'], attacker, defender, because });
}

/** What is left uncanceled of the attack dice. */
function left(hits: number, crits: number): Reason {
  const rules = ['xw.attack.30'];
  if (hits + crits === 0) return reason('nothing-left', 'no hit or critical hit is left.', rules, { hits, crits });
  const parts = [...(hits > 0 ? [counted(hits, 'hit')] : []), ...(crits > 0 ? [counted(crits, 'critical hit')] : [])];
  const said = parts.flatMap((part, i): Sentence => (i === 0 ? part : [' and ', ...part]));
  return reason('results-left', [...said, ` ${hits + crits === 1 ? 'is' : 'are'} left.`], rules, { hits, crits });
}
