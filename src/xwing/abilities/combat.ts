/** The words of abilities that work during attacks: whose attack it is, and the usual ways to change dice. */
import {
  alike,
  allowed,
  candidate,
  choicesOfDice,
  choicesOfFaces,
  countFaces,
  reason,
  type AbilityInPlay,
  type Candidate,
  type Cost,
  type Die,
  type Json,
  type Reason,
  type RuleId,
  say,
} from '../../core';
import { changeResults } from '../effects/dice';
import { ability } from '../engine';
import type { XwingEvent } from '../model/events';
import type { Ship, XwingState } from '../model/state';
import { rerollResults } from '../procedures/reroll-dice';
import { currentAttack, poolOf, type AttackFrame, type Pool } from '../queries/attack';
import { canReroll, noFocusResultLeft, withinFocusLimit, type Face } from '../queries/dice';
import { isInArc } from '../queries/range';
import { shipOf } from '../queries/ships';
import { you } from './words';

/** What has to be true of an attack; `own` is the ship that the ability calls 'you'. */
export type Condition = (state: XwingState, attack: AttackFrame, own: Ship) => boolean;
type During = (state: XwingState, self: AbilityInPlay) => boolean;

/** While you perform an attack (and more is true of it). */
export const whileYouAttack = (holds: Condition = () => true): During => during((attack) => attack.attacker, holds);

/** While you defend (and more is true of the attack). */
export const whileYouDefend = (holds: Condition = () => true): During => during((attack) => attack.defender, holds);

function during(role: (attack: AttackFrame) => string | null, holds: Condition): During {
  return (state, self) => {
    const attack = currentAttack(state);
    if (!attack || attack.defender === null) return false;
    const own = you(state, self);
    return role(attack) === own.id && holds(state, attack, own);
  };
}

/** The attack is with a primary weapon. */
export const isPrimary: Condition = (_state, { weapon }) => weapon?.kind === 'primary';
/** The attack is at one of these ranges. */
export const isAttackRange =
  (...ranges: readonly number[]): Condition =>
  (_state, { range }) =>
    range !== null && ranges.includes(range.range);

export const both =
  (...conditions: readonly Condition[]): Condition =>
  (state, attack, own) =>
    conditions.every((holds) => holds(state, attack, own));

/** The defender is in the attacker's bullseye arc. */
export const inBullseye: Condition = (state, { defender }, own) =>
  defender !== null && isInArc(state, own, 'bullseye', shipOf(state, defender));

/** The dice among which a player chooses, by index; of dice that are alike only the first. */
export function chooseDie(
  state: XwingState,
  pool: Pool,
  why: (face: string, rerolled: boolean) => Reason | null,
): Candidate<Json>[] {
  const dice = diceOf(state, pool);
  return alike(dice, () => true).flatMap(([first]) => {
    const die = dice[first ?? -1];
    return die
      ? [candidate(first ?? null, noFocusResultLeft(state, pool, die.face) ?? why(die.face, !canReroll(die)))]
      : [];
  });
}

/** Up to so many dice that may be rerolled, as lists of indexes; dice that are alike count once. */
export function chooseDice(
  state: XwingState,
  pool: Pool,
  most: number,
  qualifies: (face: string) => boolean = () => true,
): Candidate<Json>[] {
  const dice = diceOf(state, pool);
  return choicesOfDice(dice, most, (die) => qualifies(die.face) && canReroll(die))
    .filter((chosen) => withinFocusLimit(state, pool, dice, chosen))
    .map((chosen) => allowed(chosen));
}

/** '2 hit/crit results': exactly that many, in any combination of the two faces (xw.and-or.01). A choice is a list of faces. */
export function chooseResults<P extends Pool>(
  state: XwingState,
  pool: P,
  faces: readonly [Face<P>, Face<P>],
  count: number,
): Candidate<Json>[] {
  return choicesOfFaces(diceOf(state, pool), faces, count).map((chosen) => allowed(chosen));
}

function diceOf(state: XwingState, pool: Pool): readonly Die[] {
  const attack = currentAttack(state);
  return attack ? poolOf(attack, pool) : [];
}

interface Modification<P extends Pool = Pool> {
  id: string;
  card: string;
  rules: readonly RuleId[];
  pool: P;
  when: During;
  cost?: Cost<XwingState, XwingEvent>;
}

const REROLLED = ['xw.golden-rules.04', 'xw.dice-modification.08'];

/** You may reroll 1 of these dice. */
export const mayReroll = ({ id, card, rules, pool, when, cost }: Modification) =>
  ability({
    id,
    card,
    rules,
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) => when(state, self),
    ...(cost ? { cost } : {}),
    choose: (state) =>
      chooseDie(state, pool, (_face, again) =>
        again ? reason('already-rerolled', 'It was rerolled.', REROLLED) : null,
      ),
    effect: (state, { chosen, controller }) => rerollResults(state, pool, [chosen as number], controller, rules),
  });

/** You may (or, mandatory, must) change 1 result to another. */
export const changeOne = <P extends Pool>({
  from,
  to,
  may,
  unable,
  ...entry
}: Modification<P> & {
  from: Face<P>;
  to: Face<P>;
  may: boolean;
  unable?: (state: XwingState, self: AbilityInPlay) => Reason | null;
}) =>
  ability({
    id: entry.id,
    card: entry.card,
    rules: entry.rules,
    during: `modify ${entry.pool} dice`,
    ...(may ? { may } : {}),
    when: (state, self) => entry.when(state, self),
    unable: (state, self) => unable?.(state, self) ?? noResult(state, entry.pool, from),
    ...(entry.cost ? { cost: entry.cost } : {}),
    effect: (state) => changeResults(state, entry.pool, { from, to, count: 1 }, entry.rules),
  });

/** Why there is nothing of this result to change, or null. */
export function noResult<P extends Pool>(state: XwingState, pool: P, face: Face<P>): Reason | null {
  if (countFaces(diceOf(state, pool), face) > 0) return noFocusResultLeft(state, pool, face);
  return reason('no-such-result', say`No ${pool} die shows ${face}.`, ['xw.dice-modification.12'], { face });
}

/** More dice (or fewer: negative) are rolled while something is true; nobody is asked. */
export const rollsMore = (
  {
    id,
    card,
    pool,
    rules = [pool === 'attack' ? 'xw.attack.16' : 'xw.attack.22'],
    when,
    because,
  }: Omit<Modification, 'rules'> & Partial<Pick<Modification, 'rules'>> & Pick<ReturnType<typeof ability>, 'because'>,
  dice: number,
) => {
  const more = (state: XwingState, self: AbilityInPlay, value: number): number =>
    when(state, self) ? value + dice : value;
  return ability({
    id,
    card,
    rules,
    modifies: pool === 'attack' ? { 'attack dice': more } : { 'defense dice': more },
    ...(because ? { because } : {}),
  });
};

/** This attack: with the weapon that carries the ability. */
export function isThisAttack(state: XwingState, self: AbilityInPlay): boolean {
  return currentAttack(state)?.weapon?.id === self.source;
}
