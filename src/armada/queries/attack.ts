/** The attack in progress (arm.attack): its frame, which records everything that an ability or a judge may ask about it. */
import { reason, say, type PlayerId, type Reason } from '../../core';
import { ICONS, type DiceColor, type HullZone, type Icons } from '../facts';
import { innermost } from '../engine';
import type { AttackDie, AttackRange, ArmamentKind, DeclaredTarget, ShownDie } from '../model/attack';
import type { ArmadaState, DefenseTokenInPlay, Ship, ShipId, Squadron, SquadronId } from '../model/state';
import type { ArmadaFrames } from '../model/types';
import type { AboutAttack } from '../model/values';
import { shipOf } from './ships';
import { squadronOf, squadronSpeed } from './squadrons';

/** The frame of an attack, see `procedures/attack`. */
export type AttackFrame = ArmadaFrames['attack'];

/** The innermost attack that is being resolved, or null. */
export function currentAttack(state: ArmadaState): AttackFrame | null {
  return innermost(state, 'attack');
}

/** From the declaration on an attack has a defender and a range. */
interface Declared extends DeclaredTarget {
  range: AttackRange;
}

/** @throws Error before a target was declared */
export function declared({ defender, defendingZone, range }: AttackFrame): Declared {
  if (defender === null || range === null) throw new Error('no target has been declared yet');
  return { defender, defendingZone, range };
}

/** The facts of the attack that abilities can ask for. @throws Error before a target was declared */
export function aboutAttack(frame: AttackFrame): AboutAttack {
  const { defender, defendingZone, range } = declared(frame);
  return {
    attacker: frame.attacker,
    zone: frame.zone,
    defender,
    defendingZone,
    armament: armamentAgainst(defendingZone),
    range: range.range,
    obstructed: frame.obstructedBy.length > 0,
    counter: frame.counter !== null,
  };
}

/** arm.armament.02, arm.armament.03 */
export function armamentAgainst(defendingZone: HullZone | null): ArmamentKind {
  return defendingZone === null ? 'anti-squadron' : 'battery';
}

/** A ship or a squadron, in play or not. @throws Error where nothing is called so */
export function pieceOf(state: ArmadaState, id: ShipId | SquadronId): Ship | Squadron {
  return state.ships.find((ship) => ship.id === id) ?? squadronOf(state, id);
}

export function attackingPlayer(state: ArmadaState, { attacker }: AttackFrame): PlayerId {
  return pieceOf(state, attacker).controller;
}

export function defendingPlayer(state: ArmadaState, frame: AttackFrame): PlayerId {
  return pieceOf(state, declared(frame).defender).controller;
}

/** Are attacker and defender both ships (arm.attack.21)? */
export function isShipOnShip({ zone, defendingZone }: Pick<AttackFrame, 'zone' | 'defendingZone'>): boolean {
  return zone !== null && defendingZone !== null;
}

/** The icons in the attack pool. */
export function iconsIn(pool: readonly AttackDie[]): Icons {
  const all = { hits: 0, criticals: 0, accuracies: 0 };
  for (const { face } of pool) {
    all.hits += ICONS[face].hits;
    all.criticals += ICONS[face].criticals;
    all.accuracies += ICONS[face].accuracies;
  }
  return all;
}

/** Does a die of one of these colors show a critical icon (arm.critical-effects.01, .02)? Without colors: any. */
export function hasCritical({ pool }: Pick<AttackFrame, 'pool'>, ...colors: readonly DiceColor[]): boolean {
  return pool.some(({ kind, face }) => ICONS[face].criticals > 0 && (colors.length === 0 || colors.includes(kind)));
}

/** Dice as events tell them. */
export function shown(dice: readonly AttackDie[]): ShownDie[] {
  return dice.map(({ kind, face }) => ({ color: kind, face }));
}

/** The defense tokens that the defender has, those that are alike once, each with how many of them accuracy icons have chosen. */
export function defenseTokens(
  state: ArmadaState,
  frame: AttackFrame,
): (DefenseTokenInPlay & { there: number; barred: number })[] {
  const alike: (DefenseTokenInPlay & { there: number; barred: number })[] = [];
  for (const { type, exhausted } of pieceOf(state, declared(frame).defender).defense) {
    const same = alike.find((each) => each.type === type && each.exhausted === exhausted);
    if (same) same.there += 1;
    else alike.push({ type, exhausted, there: 1, barred: countOf(frame.barred, { type, exhausted }) });
  }
  return alike;
}

function countOf(tokens: readonly DefenseTokenInPlay[], { type, exhausted }: DefenseTokenInPlay): number {
  return tokens.filter((each) => each.type === type && each.exhausted === exhausted).length;
}

/** With speed 0 no defense tokens are spent: a ship's dial, a squadron's speed value (arm.defense-tokens.17 to .19). */
export function atSpeedZero(state: ArmadaState, id: ShipId | SquadronId): Reason | null {
  const ship = state.ships.find((each) => each.id === id);
  const speed = ship ? ship.speed : squadronSpeed(state, squadronOf(state, id));
  if (speed > 0) return null;
  const rules = ['arm.defense-tokens.17', ship ? 'arm.defense-tokens.18' : 'arm.defense-tokens.19'];
  return reason('speed-0', say`The speed of ${id} is 0.`, rules, { speed });
}

/** The ship that attacks; null: a squadron does. */
export function attackingShip(state: ArmadaState, { attacker, zone }: AttackFrame): Ship | null {
  return zone === null ? null : shipOf(state, attacker);
}
