/** What an attack is made of: its dice, its measured target, what a ship's attacks of one activation were. */
import type { Die } from '../../core';
import { count, flag, list, nullable, number, object, oneOf, text, type Codec } from '../../core/codec';
import type { Point } from '../../core/geometry';
import {
  DEFENSE_TOKENS,
  DICE_COLORS,
  ICONS,
  RANGE_BANDS,
  type DiceColor,
  type DieFace,
  type HullZone,
  type RangeBand,
} from '../facts';
import { hullZone, point } from './codecs';
import type { DefenseTokenInPlay, ShipId, SquadronId } from './state';

/** Battery armament is for ships, anti-squadron armament for squadrons (arm.armament.02, .03). */
export type ArmamentKind = 'battery' | 'anti-squadron';

/** A die of the attack pool. */
export type AttackDie = Die<DiceColor, DieFace>;

/** What an attack die shows. */
export interface ShownDie {
  color: DiceColor;
  face: DieFace;
}

/** The range of an attack with the line along which it was measured (arm.range-and-distance.08). */
export interface AttackRange {
  /** Of squadrons 'close': distance 1 lies in it. */
  range: RangeBand;
  mm: number;
  from: Point;
  to: Point;
}

/** A target that was declared. */
export interface DeclaredTarget {
  defender: ShipId | SquadronId;
  /** Null: a squadron. */
  defendingZone: HullZone | null;
}

/** An attack of a ship in this activation: one against several squadrons is one attack (arm.attack.27). */
export interface AttackMade {
  zone: HullZone;
  targets: DeclaredTarget[];
}

export const diceColor: Codec<DiceColor> = oneOf('a color of dice', DICE_COLORS);
export const dieFace: Codec<DieFace> = oneOf('a face of attack dice', Object.keys(ICONS) as DieFace[]);
export const attackDie = object<AttackDie>('a die', { kind: diceColor, face: dieFace, rerolls: count });
export const shownDie = object<ShownDie>('a die', { color: diceColor, face: dieFace });
export const rangeBand: Codec<RangeBand> = oneOf('a range', RANGE_BANDS);
export const attackRange = object<AttackRange>('a range', { range: rangeBand, mm: number, from: point, to: point });
export const defenseTokenType = oneOf('a defense token', DEFENSE_TOKENS);
export const defenseToken = object<DefenseTokenInPlay>('a defense token', { type: defenseTokenType, exhausted: flag });

/** Of one state: what may be named there. */
export const declaredTarget = (piece: Codec<string> = text): Codec<DeclaredTarget> =>
  object<DeclaredTarget>('a target', { defender: piece, defendingZone: nullable(hullZone) });
export const attackMade = (piece: Codec<string> = text): Codec<AttackMade> =>
  object<AttackMade>('an attack', { zone: hullZone, targets: list(declaredTarget(piece)) });
