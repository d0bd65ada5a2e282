/** Damage, from whom it is meant for to whoever takes it, and what becomes of them (min.damage, min.defeat). */
import {
  reason,
  say,
  withReasons,
  type AbilityOnPiece,
  type Frame,
  type Reason,
  type RuleId,
  type Source,
} from '../../core';
import {
  count,
  flag,
  list,
  nullable,
  object,
  optional,
  sourceCodec,
  type Codec,
  type FieldsOf,
} from '../../core/codec';
import { defeat, takeDamage } from '../effects/damage';
import { announce, call, emit, finish, forbidden, give, goTo, innermost, procedure, run } from '../engine';
import { rules } from '../model/codecs';
import type { CharacterId, MiniaturesState } from '../model/state';
import { characterOf, hitPointsLeft, isOnMap } from '../queries/characters';
import type { MiniaturesNames } from '../queries/names';

export interface DamageFrame extends Frame {
  /** Who takes it; Bodyguards may come to be (min.bodyguard.01). */
  character: CharacterId;
  /** What is about to be taken; abilities reduce it. */
  damage: number;
  /** Whose doing it is; null: nobody's. */
  attacker: CharacterId | null;
  /** Is it the damage of an attack (min.attack.02)? */
  byAttack: boolean;
  /** What it is made of. */
  sources: readonly Source[];
  rules: readonly RuleId[];
  /** From whom others have taken it over; they do not take it back. */
  meant?: CharacterId[];
  /** Why an effect on several is one on it, too; left out: it is the only one, or is attacked. */
  reached?: Reached;
}

/** How far somebody stood from the middle of an effect, as that began: 0 squares off is its target, 1 beside it. */
export interface Reached {
  character: CharacterId;
  from: CharacterId;
  squares: number;
}

export const reachedCodec = ({ character }: Pick<MiniaturesNames, 'character'>): Codec<Reached> =>
  object<Reached>('how far it stood', { character, from: character, squares: count });

export const damageFields = ({ character }: MiniaturesNames): FieldsOf<DamageFrame> => ({
  character,
  damage: count,
  attacker: nullable(character),
  byAttack: flag,
  sources: list(sourceCodec),
  rules,
  meant: optional(list(character)),
  reached: optional(reachedCodec({ character })),
});

const dealDamage = procedure('deal damage', damageFields, [
  run('whose damage it is', ['min.damage.01'], (state, frame) => {
    const { character, damage, attacker, byAttack } = frame;
    announce(state, { type: 'damage-assigned', rules: frame.rules, character, damage, attacker, byAttack });
  }),
  run('what reduces it', ['min.damage.01'], (state, frame) => {
    const { character, damage, attacker, byAttack } = frame;
    const attack = byAttack ? innermost(state, 'attack') : null;
    if (attack) attack.struck = character;
    announce(state, { type: 'damage-due', rules: frame.rules, character, damage, attacker, byAttack });
  }),
  run('take it', ['min.damage.01'], take),
  run('defeated', ['min.damage.02', 'min.defeat.01'], (state, { character: id, attacker, byAttack }) => {
    const character = characterOf(state, id);
    // At 0 as well as below (min.attacking-basics.11).
    if (isOnMap(character) && hitPointsLeft(state, character) <= 0)
      call(state, 'defeat', { character: id, attacker, byAttack, saved: false });
  }),
]);

/** Why an effect on several reaches it. */
export function whyReached(reached: Reached | undefined, by: readonly RuleId[]): Reason[] {
  if (!reached) return [];
  const { character, from, squares } = reached;
  if (squares === 0) return [reason('targeted', say`${character} is the target`, by)];
  if (squares === 1) return [reason('beside', say`${character} is adjacent to ${from}`, by)];
  return [reason('reached', say`${character} is ${[String(squares)]} squares from ${from}`, by)];
}

function take(state: MiniaturesState, frame: DamageFrame): void {
  const character = characterOf(state, frame.character);
  const { damage, attacker, byAttack, sources, meant = [], reached } = frame;
  if (!isOnMap(character) || forbidden(state, 'take damage', { character: character.id })) return finish(frame);
  // Nothing is left of it: nobody takes anything.
  if (damage <= 0) return finish(frame);
  const [first] = meant;
  const by = first === undefined ? [] : ['min.bodyguard.01'];
  const because =
    first === undefined ? whyReached(reached, frame.rules) : [reason('taken-over', say`it was meant for ${first}`, by)];
  takeDamage(state, character, { damage, attacker, byAttack, sources, because }, [
    ...by,
    ...frame.rules,
    'min.damage.01',
  ]);
  give(state, { dealt: damage });
}

export interface DefeatFrame extends Frame {
  character: CharacterId;
  attacker: CharacterId | null;
  byAttack: boolean;
  /** Something saved it: it stays (min.avoid-defeat.01). */
  saved: boolean;
  /** By what it is defeated whatever its Hit Points; left out: none are left (min.defeat.01). */
  rules?: readonly RuleId[];
}

export const defeatFields = ({ character }: MiniaturesNames): FieldsOf<DefeatFrame> => ({
  character,
  attacker: nullable(character),
  byAttack: flag,
  saved: flag,
  rules: optional(rules),
});

const NO_HIT_POINTS: readonly RuleId[] = ['min.defeat.01', 'min.damage.02', 'min.stat-card-statistics.03'];

const defeatProcedure = procedure('defeat', defeatFields, [
  run('about to be defeated', ['min.defeat.01'], (state, { character, attacker, byAttack }) =>
    announce(state, { type: 'defeat-due', rules: ['min.defeat.01'], character, attacker, byAttack }),
  ),
  run('defeated', ['min.defeat.01', 'min.damage.02'], (state, frame) => {
    const { character: id, attacker, byAttack, saved, rules: by = NO_HIT_POINTS } = frame;
    const character = characterOf(state, id);
    if (!saved && isOnMap(character)) defeat(state, character, { attacker, byAttack }, by);
  }),
]);

/** Another takes it instead, from whom it may be taken over in turn (min.bodyguard.01). */
export function takeOver(frame: DamageFrame, character: CharacterId): void {
  frame.meant = [...(frame.meant ?? []), frame.character];
  frame.character = character;
  goTo(frame, 'whose damage it is');
}

/** What is about to be taken becomes less (min.damage-reduction.01). `against`: why not by more. */
export function reduceDamage(
  state: MiniaturesState,
  frame: DamageFrame,
  most: number,
  by: AbilityOnPiece,
  because: readonly RuleId[],
  against: readonly Reason[] = [],
): void {
  const less = Math.min(most, frame.damage);
  if (less <= 0) return;
  if (frame.sources.length > 0) frame.sources = [...frame.sources, { amount: -less, by }];
  const was = frame.damage;
  frame.damage -= less;
  const change = { was, is: frame.damage };
  const why = withReasons(against);
  emit(state, { type: 'damage-reduced', rules: because, character: frame.character, damage: less, change, ...why });
}

export const damageProcedures = [dealDamage, defeatProcedure];
