/** What an attack in progress knows: everything that an ability or a judge may ask about it. */
import type { Frame } from '../../../core';
import { count, each, list, nullable, object, text, type DataOf, type FieldsOf } from '../../../core/codec';
import { DICE_COLORS, type DefenseToken, type DiceColor, type HullZone } from '../../facts';
import {
  attackDie,
  attackRange,
  defenseToken,
  defenseTokenType,
  type AttackDie,
  type AttackRange,
  type DeclaredTarget,
} from '../../model/attack';
import { hullZone } from '../../model/codecs';
import type { DefenseTokenInPlay, ShipId, SquadronId } from '../../model/state';
import type { ArmadaNames } from '../../queries/names';

export interface AttackFrame extends Frame {
  attacker: ShipId | SquadronId;
  /** Blue dice of a Counter attack; null: it is none (arm.squadron-keywords.02). */
  counter: number | null;
  /** The attacking hull zone; null: a squadron attacks, or no target has been declared. */
  zone: HullZone | null;
  defender: ShipId | SquadronId | null;
  /** The defending hull zone; null: a squadron defends. */
  defendingZone: HullZone | null;
  /** Squadrons that have been targets of this attack (arm.attack.26). */
  defended: SquadronId[];
  range: AttackRange | null;
  /** Ships and obstacles that its line of sight runs through (arm.obstructed.01). */
  obstructedBy: string[];
  /** Dice that are about to be rolled. */
  gathered: Record<DiceColor, number>;
  /** Dice that are still to be removed before that (arm.obstructed.02). */
  remove: number;
  /** The attack pool (arm.attack-pool.01). */
  pool: AttackDie[];
  /** Defense tokens that accuracy icons have chosen (arm.attack.15). */
  barred: DefenseTokenInPlay[];
  /** Types of the defense tokens that were spent (arm.defense-tokens.20). */
  spent: DefenseToken[];
  /** The defense token that is discarded if it is spent in this attack. */
  doomed: DefenseTokenInPlay | null;
  /** The hull zones that redirect chose: one (arm.defense-tokens.04), unless a card lets it choose more. */
  redirect: HullZone[];
  /** So many of the first damage cards are dealt faceup: one by the standard critical effect (arm.critical-effects.06). */
  faceup: number;
  /** The total damage (arm.attack.18). */
  damage: number;
  /** How much of it each of the zones that redirect chose suffers, as far as that is settled. */
  redirected: number[];
  /** Damage cards that the attack has dealt to this defender. */
  cards: number;
  usedHere: string[];
}

export const attackFields = ({ squadron, piece }: ArmadaNames): FieldsOf<AttackFrame> => ({
  attacker: piece,
  counter: nullable(count),
  zone: nullable(hullZone),
  defender: nullable(piece),
  defendingZone: nullable(hullZone),
  defended: list(squadron),
  range: nullable(attackRange),
  // Obstacles are no pieces.
  obstructedBy: list(text),
  gathered: object<AttackFrame['gathered']>('dice', each(DICE_COLORS, count)),
  remove: count,
  pool: list(attackDie),
  barred: list(defenseToken),
  spent: list(defenseTokenType),
  doomed: nullable(defenseToken),
  redirect: list(hullZone),
  faceup: count,
  damage: count,
  redirected: list(count),
  cards: count,
  usedHere: list(text),
});

/** An attack that is about to begin with its first step (arm.attack.01); with a target where that is known already. */
export function newAttack(
  attacker: ShipId | SquadronId,
  target: DeclaredTarget | null = null,
  counter: number | null = null,
): DataOf<AttackFrame> {
  return {
    attacker,
    counter,
    zone: null,
    defender: target?.defender ?? null,
    defendingZone: target?.defendingZone ?? null,
    defended: [],
    range: null,
    obstructedBy: [],
    ...beforeTheRoll(),
  };
}

/** Of each defender anew (arm.attack.27), defense tokens too (arm.defense-tokens.03). */
export function beforeTheRoll() {
  return {
    gathered: { red: 0, blue: 0, black: 0 },
    remove: 0,
    pool: [],
    barred: [],
    spent: [],
    doomed: null,
    redirect: [],
    faceup: 0,
    damage: 0,
    redirected: [],
    cards: 0,
    usedHere: [],
  };
}
