/** Dice that lie on the table (xw.dice): whose they are, and what may be done to them. */
import {
  cannotReroll,
  reason,
  say,
  type Die,
  type DieKind,
  type DieName,
  type FaceName,
  type Reason,
} from '../../core';
import { forbidden, innermost, modified } from '../engine';
import { ATTACK_DIE, DEFENSE_DIE, REROLLS } from '../facts/dice';
import type { ShipId, XwingState } from '../model/state';
import type { Xwing, XwingFrames } from '../model/types';
import { aboutAttack, currentAttack, modifierOf, poolOf, shipInRole, type AttackFrame, type Pool } from './attack';

type RollFrame = XwingFrames['roll a die'];

const KINDS = { attack: ATTACK_DIE, defense: DEFENSE_DIE } as const;

/** The kind of the dice of this role. */
export const dieKind = (pool: Pool): DieKind => KINDS[pool];

/** A face of the dice of a pool. */
export type Face<P extends Pool = Pool> = { [K in P & DieName<Xwing>]: FaceName<Xwing, K> }[P];

/** The ship that rolled the dice of a pool: they are friendly to the ships of its player (xw.friendly.02), enemy dice to its opponent (xw.enemy.02). */
export function ownerOf(frame: AttackFrame, pool: Pool): ShipId {
  return shipInRole(frame, pool === 'attack' ? 'attacker' : 'defender');
}

/** The dice that lie on the table, and whose they are: of one side of the attack, or the die that a ship rolled for something else. */
export function rolledNow(state: XwingState, pool: Pool): { ship: ShipId; dice: Die[] } | null {
  // An attack may call for another roll, but no such roll for an attack.
  const roll = innermost(state, 'roll a die');
  if (roll) return { ship: roll.ship, dice: diceIn(roll, pool) };
  const attack = currentAttack(state);
  return attack && { ship: ownerOf(attack, pool), dice: diceIn(attack, pool) };
}

/** The dice of a kind that a frame holds. */
export function diceIn(frame: AttackFrame | RollFrame, pool: Pool): Die[] {
  if ('attackDice' in frame) return poolOf(frame, pool);
  return frame.dice.filter((die) => die.kind === pool);
}

/** What dice show, in the order in which they are told: dice that are alike have none. */
export function facesOf(dice: readonly Die[]): string[] {
  return dice.map((die) => die.face).sort();
}

/** The die was rerolled in this attack. */
export function wasRerolled(die: Die): boolean {
  return cannotReroll(die, REROLLS) !== null;
}

/** A test that says of a die of this pool whether it can be rerolled. */
export function canReroll(state: XwingState, pool: Pool): (die: Die) => boolean {
  const not = forbidden(state, 'reroll dice', { pool });
  return (die) => not === null && !wasRerolled(die);
}

/** What limits how many focus results a ship modifies. */
export const FOCUS_LIMIT = ['xw.faq-cards.29'];

/** How many more focus results of these dice the ship can modify that modifies them now; any number, where no ability limits it. */
export function focusResultsLeft(state: XwingState, pool: Pool): number {
  const attack = currentAttack(state);
  const role = modifierOf(state, pool);
  if (!attack || !role) return Infinity;
  const most = modified(state, 'most focus results modified', Infinity, { ship: shipInRole(attack, role) });
  return Math.max(0, most - attack.focusModified[role]);
}

/** Focus results of these dice were modified: they count for the ship that modifies them now. */
export function noteFocusModified(state: XwingState, pool: Pool, results: number): void {
  const attack = currentAttack(state);
  const role = modifierOf(state, pool);
  if (attack && role) attack.focusModified[role] += results;
}

/** Why a die that shows this cannot be modified any more, or null. */
export function noFocusResultLeft(state: XwingState, pool: Pool, face: string): Reason | null {
  if (face !== 'focus' || focusResultsLeft(state, pool) > 0) return null;
  const attack = currentAttack(state);
  const role = modifierOf(state, pool);
  const ship = attack && role ? shipInRole(attack, role) : '';
  return reason('focus-results', say`${ship} can modify no more focus results.`, FOCUS_LIMIT);
}

/** Can these dice be rerolled together? Only so many focus results are among them as may be modified. */
export function withinFocusLimit(
  state: XwingState,
  pool: Pool,
  dice: readonly Die[],
  chosen: readonly number[],
): boolean {
  return chosen.filter((i) => dice[i]?.face === 'focus').length <= focusResultsLeft(state, pool);
}

/** How many more dice of this pool the side whose turn it is may reroll; any number, where no ability limits it. */
export function rerollsLeft(state: XwingState, pool: Pool): number {
  const attack = currentAttack(state);
  if (!attack || !isAttackersTurn(state, pool)) return Infinity;
  const most = modified(state, 'most attack dice rerolled', Infinity, aboutAttack(attack));
  return Math.max(0, most - (attack.rerolled ?? 0));
}

/** Attack dice are modified by the attacker: so many of them are rerolled; 0: they are changed, added or spent. */
export function noteModified(state: XwingState, pool: Pool, rerolled = 0): void {
  const attack = currentAttack(state);
  if (!attack || !isAttackersTurn(state, pool)) return;
  attack.attackerModified = true;
  if (rerolled > 0) attack.rerolled = (attack.rerolled ?? 0) + rerolled;
}

function isAttackersTurn(state: XwingState, pool: Pool): boolean {
  return pool === 'attack' && modifierOf(state, pool) === 'attacker';
}
