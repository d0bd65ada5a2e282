/** An attack (xw.attack): steps and their order as in the rulebook. */
import { newAttack, type AttackFrame, type AttackLimits } from '../queries/attack';
import { call, emit, procedure, run } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { aftermath } from './aftermath';
import { dealDamage } from './deal-damage';
import { declareTarget } from './declare-target';
import { modifyDice } from './modify-dice';
import { neutralizeResults } from './neutralize';
import { rollDice } from './roll-dice';

/**
 * The ship may perform an attack once the running step is done. A bonus attack is limited to one each round, and by what
 * grants it.
 */
export function performAttack(state: XwingState, ship: ShipId, limits: Partial<AttackLimits> = {}): void {
  call(state, 'attack', newAttack(ship, limits));
}

export const attack = procedure('attack', [
  ...declareTarget,
  ...rollDice('attack', ['xw.attack.15', 'xw.attack.16', 'xw.attack.17']),
  // The opponent of whoever rolled modifies first.
  modifyDice('attack', 'defender', ['xw.attack.18']),
  modifyDice('attack', 'attacker', ['xw.attack.18', 'xw.attack.19']),
  run('after the attack dice are modified', ['xw.dice-modification.07', 'xw.timing.07'], tellModified),
  ...rollDice('defense', ['xw.attack.21', 'xw.attack.22', 'xw.attack.23']),
  modifyDice('defense', 'attacker', ['xw.attack.24']),
  modifyDice('defense', 'defender', ['xw.attack.24', 'xw.attack.25']),
  ...neutralizeResults,
  ...dealDamage,
  ...aftermath,
]);

function tellModified(state: XwingState, { attacker }: AttackFrame): void {
  emit(state, { type: 'dice-modified', rules: ['xw.dice-modification.07'], ship: attacker, die: 'attack' });
}
