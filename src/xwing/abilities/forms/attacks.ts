/** What has to be true of an attack: whose it is, with what, how it went. */
import { circumstance, listed, reason, say, type AbilityInPlay } from '../../../core';
import { innermost } from '../../engine';
import type { Ship, TokenKind, XwingState } from '../../model/state';
import { type AttackFrame, currentAttack, type Pool } from '../../queries/attack';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { you } from './you';

/** The attack that is being resolved. */
export function thisAttack(state: XwingState): AttackFrame {
  const attack = currentAttack(state);
  if (!attack) throw new Error('there is no attack');
  return attack;
}

/** It hit. */
export const hit = (state: XwingState): boolean => thisAttack(state).hit === true;

/** It missed. */
export const missed: Condition = (_state, attack) => attack.hit === false;

/** What has to be true of an attack; `own` is the ship that the ability calls 'you'. */
export type Condition = (state: XwingState, attack: AttackFrame, own: Ship) => boolean;

/** Is it so while this ability is looked at? */
export type During = (state: XwingState, self: AbilityInPlay) => boolean;

/** While you perform an attack (and more is true of it). */
export const whileYouAttack = (holds: Condition = () => true): During => during((attack) => attack.attacker, holds);

function during(role: (attack: AttackFrame) => string | null, holds: Condition): During {
  return (state, self) => {
    const attack = currentAttack(state);
    if (!attack || attack.defender === null)
      return circumstance(false, () => reason('no-attack', 'no attack is being resolved.', ['xw.attack.01']));
    const own = you(state, self);
    const isIt = circumstance(role(attack) === own.id, () => {
      const is = role(attack) === attack.attacker ? 'attacker' : 'defender';
      return reason(
        `not-${is}`,
        [...say`${role(attack) ?? ''} is the ${is}, not ${own.id}.`],
        ['xw.card-interpretation.01'],
      );
    });
    return isIt && holds(state, attack, own);
  };
}

/** While you defend (and more is true of the attack). */
export const whileYouDefend = (holds: Condition = () => true): During => during((attack) => attack.defender, holds);

/** The attack is with a primary weapon. */
export const isPrimary: Condition = (_state, { attacker, weapon }) =>
  circumstance(weapon?.kind === 'primary', () =>
    reason('not-primary', say`the attack of ${attacker} is not with its primary weapon.`, ['xw.attack.14']),
  );

/** The attack is at one of these ranges. */
export const isAttackRange =
  (...ranges: readonly number[]): Condition =>
  (_state, { range }) =>
    circumstance(range !== null && ranges.includes(range.range), () =>
      reason('attack-range', say`the attack range is ${range?.range ?? 0}, not ${listed(ranges, 'or')}.`, [
        'xw.attack.09',
      ]),
    );

/** All of these are true of the attack. */
export const both =
  (...conditions: readonly Condition[]): Condition =>
  (state, attack, own) =>
    conditions.every((holds) => holds(state, attack, own));

/** The defender is in the attacker's bullseye arc. */
export const inBullseye: Condition = (state, { defender }, own) =>
  circumstance(defender !== null && isInArc(state, own, 'bullseye', shipOf(state, defender)), () =>
    reason('not-in-bullseye', say`${defender ?? ''} is not in the bullseye arc of ${own.id}.`, ['xw.arc.01']),
  );

/** 'If you spent such a token' in it, be it on dice or on anything else. */
export const hasSpent =
  (such: (token: TokenKind) => boolean): Condition =>
  (_state, { tokensSpent = [] }, own) =>
    tokensSpent.some(({ ship, token }) => ship === own.id && such(token));

/** This attack: with the weapon that carries the ability. */
export function isThisAttack(state: XwingState, self: AbilityInPlay): boolean {
  return currentAttack(state)?.weapon?.id === self.source;
}

/** 'While you defend or perform a primary attack'. */
export const primaryIfAttacking =
  (pool: Pool): Condition =>
  (...about) =>
    pool === 'defense' || isPrimary(...about);

/** In this attack, with the weapon that carries the ability, and more is true of it. */
export const inThisAttack =
  (holds: Condition): During =>
  (state, self) =>
    isThisAttack(state, self) && whileYouAttack(holds)(state, self);

/** Attack dice of the attack were just rolled or rerolled, not a die that a ship rolls for something else. */
export const rolledToAttack: During = (state) => currentAttack(state) !== null && !innermost(state, 'roll a die');
