/** Step 5 of an attack, Deal Damage (xw.attack.31): hit damage for each hit, then critical damage for each critical hit. */
import { countFaces, type RuleId } from '../../core';
import { currentAttack, declared, type AttackFrame } from '../queries/attack';
import { cancelResults, takeResults } from '../effects/dice';
import { run } from '../engine';
import type { TokenKind, XwingState } from '../model/state';
import { gainToken } from '../effects/tokens';
import { shipOf } from '../queries/ships';
import { sufferDamage } from './suffer-damage';

export const dealDamage = [run('suffer damage', ['xw.attack.31', 'xw.attack.32'], sufferForResults)];

/**
 * The dice are removed for the damage that they deal, hit damage before critical damage. A miss has none left that could (xw.miss.02). Those that are left have
 * no effect any more (xw.attack.29): they are put away, so that attacks that go on alike are alike.
 */
function sufferForResults(state: XwingState, frame: AttackFrame): void {
  const take = (face: 'hit' | 'crit'): number => takeResults(frame, 'attack', face, countFaces(frame.attackDice, face));
  const damage = { hit: take('hit'), crit: take('crit') };
  frame.attackDice = [];
  frame.defenseDice = [];
  if (damage.hit + damage.crit === 0) return;
  const rules = damage.hit > 0 && damage.crit > 0 ? ['xw.attack.32', 'xw.attack.31'] : ['xw.attack.31'];
  sufferDamage(state, declared(frame).defender, damage, rules);
}

/** Instead of dealing damage, each hit and critical hit that is left inflicts a token on the defender (xw.inflict.01, xw.ion.12). */
export function inflictTokens(
  state: XwingState,
  token: TokenKind,
  rules: readonly RuleId[],
  of: readonly ('hit' | 'crit')[] = ['hit', 'crit'],
): void {
  const frame = currentAttack(state);
  if (!frame) return;
  const faces = of.map((face) => cancelResults(state, 'attack', face, Infinity, rules));
  const count = faces.reduce((sum, canceled) => sum + canceled, 0);
  const by = shipOf(state, frame.attacker).player;
  gainToken(state, declared(frame).defender, token, [...new Set(['xw.inflict.01', ...rules])], { count, by });
}
