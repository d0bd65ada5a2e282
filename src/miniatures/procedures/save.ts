/** A save: a d20 against a number, which a Force point may roll again (min.making-saves, min.save). */
import {
  allowed,
  question,
  rollQuestion,
  say,
  withReasons,
  type Frame,
  type RollAction,
  type RuleId,
  type Source,
} from '../../core';
import { count, list, nullable, sourceCodec, type FieldsOf } from '../../core/codec';
import { spendForce } from '../effects/force';
import { ask, emit, forbidden, give, goTo, procedure, run } from '../engine';
import type { AttackAction } from '../model/actions';
import { rules } from '../model/codecs';
import { D20, HIGHEST, LOWEST } from '../model/roll';
import type { CharacterId, MiniaturesState } from '../model/state';
import { characterOf } from '../queries/characters';
import { whyDieAlone } from '../queries/deciding';
import { areEnemies } from '../queries/players';
import { rerollBonuses, whyNoForce } from '../queries/force';
import type { MiniaturesNames } from '../queries/names';

export interface SaveFrame extends Frame {
  character: CharacterId;
  /** What it has to reach. */
  number: number;
  /** Who makes it necessary; null: nobody. */
  against: CharacterId | null;
  /** The natural roll; null: not rolled yet, or about to be rolled again. */
  roll: number | null;
  was: number | null;
  /** What rerolls have added (min.mettle.01). */
  rerollBonuses: Source[];
  /** How often a Force point made it roll again. */
  rerolls: number;
  /** By which rules it is made. */
  rules: readonly RuleId[];
}

export const saveFields = ({ character }: MiniaturesNames): FieldsOf<SaveFrame> => ({
  character,
  number: count,
  against: nullable(character),
  roll: nullable(count),
  was: nullable(count),
  rerollBonuses: list(sourceCodec),
  rerolls: count,
  rules,
});

/** A save that is about to be made (min.save.01); whether it succeeds is given to the caller, as `saved`. */
export function newSave(character: CharacterId, number: number, against: CharacterId | null, by: readonly RuleId[]) {
  return { character, number, against, roll: null, was: null, rerollBonuses: [], rerolls: 0, rules: by };
}

type Of<T extends AttackAction['type']> = Extract<AttackAction, { type: T }>;

const save = procedure('save', saveFields, [
  run('an enemy forces it', ['min.tie-breaker.01'], (state, { character, against }) => {
    if (against === null) return;
    if (areEnemies(state, characterOf(state, against), characterOf(state, character))) state.fought = true;
  }),
  ask('roll the save', ['min.making-saves.02', 'min.save.01'], toRoll, rolled),
  ask('reroll the save', ['min.force-points-and-force-powers.02'], toReroll, reroll),
  run('does it succeed', ['min.making-saves.02', 'min.making-saves.03'], settle),
]);

/** Nobody is asked whether it is made, or may fail it (min.making-saves.04, min.save.02). */
function toRoll(_state: MiniaturesState, { roll, character, number }: SaveFrame) {
  return roll === null ? rollQuestion(D20, 1, say`save of ${number} for ${character}`) : null;
}

/** A roll of the number or more makes it, also one that is made again (min.making-saves.02). */
function rolled(state: MiniaturesState, frame: SaveFrame, { faces }: RollAction): void {
  const roll = Number(faces[0]);
  frame.roll = roll;
  const { character, number, was } = frame;
  if (was === null)
    return emit(state, {
      type: 'save-rolled',
      rules: [...frame.rules, 'min.making-saves.02'],
      character,
      number,
      roll,
    });
  frame.was = null;
  const again = ['min.force-points-and-force-powers.04'];
  emit(state, { type: 'save-rerolled', rules: again, character, number, was, roll });
}

function aboutRoll({ character, against }: SaveFrame) {
  return { character, roll: 'save' as const, against };
}

function toReroll(state: MiniaturesState, frame: SaveFrame) {
  const character = characterOf(state, frame.character);
  const not = whyNoForce(state, character, 1, 'reroll', frame.against) ?? forbidden(state, 'reroll', aboutRoll(frame));
  if (not) return null;
  const { player, id } = character;
  return question(player, 'reroll the save', [
    allowed({ type: 'reroll', player, character: id }),
    allowed({ type: 'keep-roll', player, character: id }),
  ]);
}

function reroll(state: MiniaturesState, frame: SaveFrame, action: Of<'reroll'> | Of<'keep-roll'>): void {
  if (action.type === 'keep-roll') return;
  const character = characterOf(state, frame.character);
  spendForce(state, character, 1, 'reroll', ['min.force-points-and-force-powers.02', 'min.force-points.05']);
  frame.rerollBonuses.push(...rerollBonuses(state, aboutRoll(frame), frame));
  frame.rerolls += 1;
  rollSaveAgain(frame);
}

/** The die is rolled again; the new roll replaces the old one. */
export function rollSaveAgain(frame: SaveFrame): void {
  frame.was = frame.roll;
  frame.roll = null;
  goTo(frame, 'roll the save');
}

/** A 1 fails, a 20 succeeds, else the number is reached or not (min.making-saves.02, .03), with what rerolls have added (min.mettle.01). */
function settle(state: MiniaturesState, frame: SaveFrame): void {
  const { character, number, rerollBonuses: added } = frame;
  const natural = frame.roll ?? 0;
  const { roll, success } = resultOf(frame);
  const always = natural === LOWEST || natural === HIGHEST ? ['min.making-saves.03'] : [];
  const because = whyDieAlone(natural, roll >= number, always);
  const more = [...new Set(added.flatMap(({ rules: each = [] }) => each))];
  const by = [...frame.rules, ...always, ...more, 'min.making-saves.02'];
  const sources = added.length === 0 ? {} : { sources: [{ amount: natural, by: 'the die' }, ...added] };
  emit(state, { type: 'save-made', rules: by, character, number, roll, success, ...sources, ...withReasons(because) });
  give(state, { saved: success });
}

/** What the die comes to with what rerolls have added, and whether that is enough. */
function resultOf({ roll, number, rerollBonuses }: SaveFrame): { roll: number; success: boolean } {
  const natural = roll ?? 0;
  const sum = rerollBonuses.reduce((all, { amount }) => all + amount, natural);
  return { roll: sum, success: natural !== LOWEST && (natural === HIGHEST || sum >= number) };
}

/** Has it been rolled, and would it fail as it stands? */
export function failsAsRolled(frame: SaveFrame): boolean {
  return frame.roll !== null && !resultOf(frame).success;
}

export const saveProcedures = [save];
