/** Attacks in place of the usual ones, each with its own roll (min.special-abilities-and-attacks.03): Lightsaber Sweep, Blaster Barrage and their like. */
import {
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type Reason,
  type RuleId,
} from '../../../core';
import { count, flag, list, nullable, object, type FieldsOf } from '../../../core/codec';
import { ask, call, forbidden, procedure } from '../../engine';
import type { AttackAction, TurnAction } from '../../model/actions';
import { attackKind, rules } from '../../model/codecs';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { AttackKind } from '../../model/values';
import { characterOf, isOnMap } from '../../queries/characters';
import type { MiniaturesNames } from '../../queries/names';
import { whyNoTarget } from '../../queries/targets';
import { attackWith, newAttack, type AttackWith } from './frame';

/** Which attacks somebody may make. */
export interface SeveralAttacks {
  attacker: CharacterId;
  /** Whom, as often as each stands here. */
  targets: CharacterId[];
  /** How many in all. */
  most: number;
  kind: AttackKind;
  /** Must each be a legal target as it is attacked? Of an attack that Melee Attack binds, or not (min.blaster-barrage.02). */
  legal: { melee: boolean } | null;
  /** With what they are made; null: with what the attacker has. */
  with: AttackWith | null;
  rules: readonly RuleId[];
}

export type AttacksFrame = Frame & SeveralAttacks;

export const attacksFields = ({ character }: MiniaturesNames): FieldsOf<AttacksFrame> => ({
  attacker: character,
  targets: list(character),
  most: count,
  kind: attackKind,
  legal: nullable(object<{ melee: boolean }>('how targets are looked for', { melee: flag })),
  with: nullable(attackWith),
  rules,
});

type Answer = Extract<TurnAction, { type: 'attack' }> | Extract<AttackAction, { type: 'no-more-attacks' }>;

const attacks = procedure('attacks', attacksFields, [
  ask('whom it attacks next', ['min.special-abilities-and-attacks.03'], whomNext, (state, frame, action: Answer) => {
    if (action.type === 'no-more-attacks') return;
    const { targets, attacker } = frame;
    targets.splice(targets.indexOf(action.target), 1);
    frame.most -= 1;
    call(state, 'attack', newAttack(attacker, action.target, frame.kind, frame.with));
    return 'again';
  }),
]);

function whomNext(state: MiniaturesState, frame: AttacksFrame) {
  const { attacker: character, targets, most } = frame;
  const { player } = characterOf(state, character);
  const candidates = [...new Set(targets)].map((target): Candidate<Answer> =>
    candidate({ type: 'attack', player, character, target }, whyNotNow(state, frame, target)),
  );
  if (most === 0 || !candidates.some(({ not }) => not === null)) return null;
  return question(player, 'whom it attacks next', [
    ...candidates,
    allowed<Answer>({ type: 'no-more-attacks', player, character }),
  ]);
}

function whyNotNow(
  state: MiniaturesState,
  { attacker: id, legal, kind, rules: by }: AttacksFrame,
  target: CharacterId,
): Reason | null {
  const attacker = characterOf(state, id);
  const other = characterOf(state, target);
  const gone = [attacker, other].find((each) => !isOnMap(each));
  if (gone) return reason('gone', say`${gone.id} is not on the map.`, by);
  // What forbids the usual attacks of a turn does not forbid these.
  const never = forbidden(state, 'attack', { character: id, kind: 'immediate' });
  if (never) return never;
  return legal && whyNoTarget(state, attacker, other, { by: 'attack', kind, range: null, melee: legal.melee });
}

export const severalAttacks = [attacks];
