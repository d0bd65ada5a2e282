/** What an attack carries from its declaration to its end. */
import type { Frame, Source } from '../../../core';
import {
  amount,
  count,
  flag,
  list,
  nullable,
  object,
  optional,
  sourceCodec,
  text,
  type DataOf,
  type FieldsOf,
} from '../../../core/codec';
import { attackKind } from '../../model/codecs';
import type { CharacterId } from '../../model/state';
import type { AttackKind } from '../../model/values';
import type { MiniaturesNames } from '../../queries/names';

/** What an attack is made with, where it is not the attacker's own (min.blaster.01, min.lightsaber-throw.02). */
export interface AttackWith {
  /** Attack; null: the attacker's. */
  attack: number | null;
  /** Damage; null: the attacker's. */
  damage: number | null;
  /** Is it a melee attack? */
  melee: boolean;
  /** Squares to which it reaches; left out: as far as the attacker sees. */
  range?: number;
  /** With a lightsaber that is thrown, which armor does not stop (min.damage-reduction.02). */
  thrownLightsaber?: boolean;
}

export interface AttackFrame extends Frame {
  attacker: CharacterId;
  target: CharacterId;
  kind: AttackKind;
  /** Null: with what the attacker has. */
  with: AttackWith | null;
  /** As it was declared; a target that is another from then on is looked at anew. */
  adjacent: boolean;
  covered: boolean;
  melee: boolean;
  /** Who combines fire (min.combined-fire-rules.12), with this attack alone (min.combined-fire-rules.13). */
  helpers: CharacterId[];
  /** The natural roll; null: not rolled yet, or about to be rolled again. */
  roll: number | null;
  /** What it was before it is rolled again. */
  was: number | null;
  /** It is not rolled, and counts as this natural roll (min.use-the-force.01). */
  countsAs: number | null;
  /** What rerolls have added (min.mettle.01). */
  rerollBonuses: Source[];
  /** How often a Force point made it roll again. */
  rerolls: number;
  hit: boolean;
  critical: boolean;
  /** Damage that abilities have added to this hit (min.poison.01). */
  added: Source[];
  /** Its damage was avoided; it hit all the same. */
  avoided: boolean;
  /** It has no effect any more (min.pheromones.01). */
  canceled: boolean;
  /** Who took its damage, be it none, or was about to (min.bodyguard.01); null: nobody. */
  struck: CharacterId | null;
  /** Damage that it dealt. */
  dealt: number;
  usedHere: string[];
}

export const attackWith = object<AttackWith>('what an attack is made with', {
  attack: nullable(amount),
  damage: nullable(count),
  melee: flag,
  range: optional(count),
  thrownLightsaber: optional(flag),
});

export const attackFields = ({ character }: MiniaturesNames): FieldsOf<AttackFrame> => ({
  attacker: character,
  target: character,
  kind: attackKind,
  with: nullable(attackWith),
  adjacent: flag,
  covered: flag,
  melee: flag,
  helpers: list(character),
  roll: nullable(count),
  was: nullable(count),
  countsAs: nullable(count),
  rerollBonuses: list(sourceCodec),
  rerolls: count,
  hit: flag,
  critical: flag,
  added: list(sourceCodec),
  avoided: flag,
  canceled: flag,
  struck: nullable(character),
  dealt: count,
  usedHere: list(text),
});

/** An attack that is about to be declared: a roll against Defense, and damage on a hit (min.attack.01). */
export function newAttack(
  attacker: CharacterId,
  target: CharacterId,
  kind: AttackKind,
  made: AttackWith | null = null,
): DataOf<AttackFrame> {
  return {
    attacker,
    target,
    kind,
    with: made,
    adjacent: false,
    covered: false,
    melee: false,
    helpers: [],
    roll: null,
    was: null,
    countsAs: null,
    rerollBonuses: [],
    rerolls: 0,
    hit: false,
    critical: false,
    added: [],
    avoided: false,
    canceled: false,
    struck: null,
    dealt: 0,
    usedHere: [],
  };
}
