/** The attack in progress (xw.attack): its frame, which records everything that an ability or a judge may ask about it. */
import { lazy, type Die, type Frame, type PlayerId, type Reason } from '../../core';
import type { Measured } from './range';
import type { Target, WeaponChoice } from './targets';
import { shipOf } from './ships';
import type { ShipId, StandardArc, Weapon, XwingState } from '../model/state';
import { forbidden, innermost, stepsOf } from '../engine';
import type { AboutAttack, Modifier } from '../model/values';
import type { XwingFrames } from '../model/types';

export type Requirement = Weapon['requires'][number];

/** What an effect that grants an attack says of it. */
export interface AttackLimits {
  bonus: boolean;
  /** What lets the ship attack and limits it: told when the attack is declared. */
  granted: readonly Reason[];
  /** Only with one of these weapons; null: with any. */
  weapons: readonly string[] | null;
  /** Only against one of these ships; null: any. */
  defenders: readonly ShipId[] | null;
  /** Only turret attacks, through one of these standard arcs; null: any attack. */
  turretArcs: readonly StandardArc[] | null;
  /** Requirements of the weapon that need not be met. */
  waives: readonly Requirement[];
  /** It cannot be declined. */
  must?: boolean;
  /** The attack range that a weapon needs is so much more, or less, within 0-5. */
  rangeBy?: number;
}

/** The frame of an attack, see `procedures/attack`. */
export type AttackFrame = XwingFrames['attack'];

export type { Target, WeaponChoice };

/** The dice of an attack: red or green. */
export type Pool = 'attack' | 'defense';
/** The two sides of an attack. */
export type Role = 'attacker' | 'defender';

/** The innermost attack that is being resolved, or null. */
export function currentAttack(state: XwingState): AttackFrame | null {
  return innermost(state, 'attack');
}

/** From the declaration on an attack has a weapon, a defender and a range. */
interface Declared {
  weapon: Weapon;
  defender: ShipId;
  range: Measured;
}

export function declared(frame: AttackFrame): Declared {
  const { weapon, defender, range } = frame;
  if (weapon === null || defender === null || range === null) throw new Error('no defender has been declared yet');
  return { weapon, defender, range };
}

/** The dice of one side. */
export function poolOf(frame: AttackFrame, pool: Pool): Die[] {
  return pool === 'attack' ? frame.attackDice : frame.defenseDice;
}

export function setPool(frame: AttackFrame, pool: Pool, dice: Die[]): void {
  if (pool === 'attack') frame.attackDice = dice;
  else frame.defenseDice = dice;
}

export function shipInRole(frame: AttackFrame, role: Role): ShipId {
  return role === 'attacker' ? frame.attacker : declared(frame).defender;
}

export function playerInRole(state: XwingState, frame: AttackFrame, role: Role): PlayerId {
  return shipOf(state, shipInRole(frame, role)).player;
}

/** The steps in which dice are modified. */
export const modifyingStep = (role: Role, pool: Pool) => `${role} modifies ${pool} dice` as const;

/** The steps in which dice are modified, each with whose turn it is and which dice. */
const sideByStep = lazy((): ReadonlyMap<number, Modifying> => {
  const all = ROLES.flatMap((role) => POOLS.map((pool) => ({ role, pool })));
  return new Map(all.map((side) => [stepsOf('attack').indexOf(modifyingStep(side.role, side.pool)), side]));
});

interface Modifying {
  role: Role;
  pool: Pool;
}

/** Whose turn it is to modify which dice; null: nobody's, as long as abilities wait that came before: the step is the next one then. */
export function modifyingNow({ stack }: XwingState): Modifying | null {
  for (let at = stack.length - 1; at >= 0; at--) {
    const { procedure, step } = stack[at] as Frame;
    if (procedure === 'ability queue') return null;
    if (procedure === 'attack') return sideByStep().get(step) ?? null;
  }
  return null;
}

/** Why dice of the attack cannot be modified by this, in the step for that or right after a roll; null: they can, or it is no dice of an attack that are rolled. */
export function cannotModify(state: XwingState, pool: Pool, by: Modifier): Reason | null {
  const frame = currentAttack(state);
  const role = modifierOf(state, pool);
  return frame && role && forbidden(state, `modify ${pool} dice`, { ship: shipInRole(frame, role), by });
}

/** Who modifies dice of the attack now: the side whose turn it is, else, right after a roll, the one that rolled them. Null: the dice on the table are of no attack. */
export function modifierOf(state: XwingState, pool: Pool): Role | null {
  if (!currentAttack(state) || innermost(state, 'roll a die')) return null;
  return modifyingNow(state)?.role ?? (pool === 'attack' ? 'attacker' : 'defender');
}

const POOLS: readonly Pool[] = ['attack', 'defense'];
const ROLES: readonly Role[] = ['attacker', 'defender'];

/** The facts of the attack that abilities can ask for. */
export function aboutAttack(frame: AttackFrame): AboutAttack {
  const { weapon, defender, range } = declared(frame);
  return { attacker: frame.attacker, defender, weapon: weapon.id, range: range.range };
}
