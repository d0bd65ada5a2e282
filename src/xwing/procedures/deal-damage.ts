/** Step 5 of an attack, Deal Damage (xw.attack.31): hit damage for each hit, then critical damage for each critical hit. */
import { countFaces, type RuleId } from '../../core';
import { currentAttack, declared, type AttackFrame } from '../queries/attack';
import { cancelResults, takeResults } from '../effects/dice';
import { run } from '../engine';
import type { TokenKind, XwingState } from '../model/state';
import { gainToken } from '../effects/tokens';
import { isRemote } from '../queries/devices';
import { shipOf } from '../queries/ships';
import { sufferDamage } from './suffer-damage';

export const dealDamage = [
  run('suffer hit damage', ['xw.attack.31', 'xw.attack.32'], (state, frame: AttackFrame) => {
    sufferFor(state, frame, 'hit');
  }),
  run('suffer critical damage', ['xw.attack.31', 'xw.attack.32'], (state, frame: AttackFrame) => {
    sufferFor(state, frame, 'crit');
  }),
];

/** The dice are removed for the damage that they deal. A miss has none left that could (xw.miss.02). */
function sufferFor(state: XwingState, frame: AttackFrame, face: 'hit' | 'crit'): void {
  const { defender } = declared(frame);
  if (isRemote(shipOf(state, defender))) return damageRemote(state, frame);
  const count = takeResults(frame, 'attack', face, countFaces(frame.attackDice, face));
  const critsLeft = face === 'hit' && countFaces(frame.attackDice, 'crit') > 0;
  const rules = critsLeft ? ['xw.attack.32', 'xw.attack.31'] : ['xw.attack.31'];
  sufferDamage(state, defender, { hit: 0, crit: 0, [face]: count }, rules);
}

/** All that the attack deals to a remote it suffers at once (xw.remote-damage.01). */
function damageRemote(state: XwingState, frame: AttackFrame): void {
  const take = (face: 'hit' | 'crit'): number => takeResults(frame, 'attack', face, countFaces(frame.attackDice, face));
  const damage = { hit: take('hit'), crit: take('crit') };
  if (damage.hit + damage.crit > 0) sufferDamage(state, declared(frame).defender, damage, ['xw.attack.31']);
}

/** Instead of dealing damage, each hit and critical hit that is left inflicts a token on the defender (xw.inflict.01). */
export function inflictTokens(state: XwingState, token: TokenKind, rules: readonly RuleId[]): void {
  const frame = currentAttack(state);
  if (!frame) return;
  const faces = (['hit', 'crit'] as const).map((face) => cancelResults(state, 'attack', face, Infinity, rules));
  const count = faces.reduce((sum, canceled) => sum + canceled, 0);
  const by = shipOf(state, frame.attacker).player;
  gainToken(state, declared(frame).defender, token, [...new Set(['xw.inflict.01', ...rules])], { count, by });
}
