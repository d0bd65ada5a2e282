/** Resolving a databank card (or.databank): taken by its number, its steps one after the other, then back to its place. */
import {
  rulesOfAll,
  allowed,
  reason,
  type DrawAction,
  type PlayerId,
  type Question,
  type Frame,
  type Reason,
  type RuleId,
  say,
  withReasons,
} from '../../core';
import { count, flag, integer, nullable, type FieldsOf } from '../../core/codec';
import { resolve, scopeOf, scopeCodec } from './effects/scope';
import type { Scope } from '../model/scope';
import { innermost, ask, call, emit, finish, goTo, procedure, run } from '../engine';
import { toDatabank } from '../effects/cards';
import { databankCard, databankNumbered } from '../queries/lookup';
import { many } from '../queries/numbers';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import type { OuterRimNames } from '../queries/names';

/** Cards of the databank with a number; several: one of them at random (or.databank.06). */
export function cardsNumbered(state: OuterRimState, number: number): string[] {
  const numbered = databankNumbered(state, number);
  return state.databank.filter((card) => numbered.has(card));
}

/** Chance picks one of several cards with a number; null when there is no choice. */
export function drawNumbered(state: OuterRimState, number: number): Question<DrawAction> | null {
  const cards = cardsNumbered(state, number);
  if (cards.length < 2) return null;
  const candidates = cards.map((card) => allowed({ type: 'draw', player: 'chance', pile: `databank ${number}`, card }));
  return { by: ['chance'], asks: say`a databank card ${number}`, candidates, weights: cards.map(() => 1) };
}

const oneOfSeveral = (among: number): Reason =>
  reason('by-chance', say`one of ${among} cards with this number, by chance`, ['or.databank.06'], { among });

const askedByJob = (number: number): Reason =>
  reason('by-number', say`the job asks for the card with the number ${number}`, ['or.databank.03'], { number });

const onToken = (contact: string, number: number): Reason =>
  reason('on-token', say`the number on the token of ${contact}`, ['or.contact-encounter.04'], { number, contact });

export function takeFromDatabank(
  state: OuterRimState,
  player: PlayerId,
  card: string,
  contact: string | null = null,
): void {
  const { number } = databankCard(state, card);
  const among = cardsNumbered(state, number).length;
  state.databank = state.databank.filter((each) => each !== card);
  const byChance = among > 1 ? [oneOfSeveral(among)] : [];
  const isForJob = (innermost(state, 'attempt job')?.player ?? null) === player;
  const forContact = contact === null ? [] : [onToken(contact, number)];
  const why = [...(isForJob ? [askedByJob(number)] : []), ...forContact, ...byChance];
  const because = withReasons(why);
  const special = rulesOfAll([...byChance, ...forContact]);
  const rules = [...special, 'or.databank.03'];
  emit(state, { type: 'databank-card-taken', rules, player, number, card, ...because });
}

export interface DatabankFrame extends Frame {
  player: PlayerId;
  drawn: string | null;
  kept: boolean;
  number: number;
  /** Index of the step that comes next. */
  next: number;
  scope: Scope;
}

export const databankFields = (names: OuterRimNames): FieldsOf<DatabankFrame> => ({
  player: names.player,
  number: integer,
  drawn: nullable(names.databank),
  kept: flag,
  next: count,
  scope: scopeCodec(names),
});

const databank = procedure('databank card', databankFields, [
  ask(
    'take one of several at random',
    ['or.databank.06'],
    (state, { number }) => drawNumbered(state, number),
    (_state, frame, { card }) => {
      frame.drawn = card;
    },
  ),
  run('take the card', ['or.databank.03'], (state, frame) => {
    const card = frame.drawn ?? cardsNumbered(state, frame.number)[0];
    if (card === undefined) return finish(frame);
    frame.drawn = card;
    const { contact } = frame.scope;
    takeFromDatabank(state, frame.player, card, contact === null ? null : (state.contacts[contact]?.contact ?? null));
    frame.scope = { ...frame.scope, drawn: { from: 'databank', card, space: null } };
  }),
  run(
    'resolve the next step',
    ['or.attempting-a-job.04', 'or.attempting-a-job.06', 'or.contact-encounter.04'],
    (state, frame) => {
      const { steps } = databankCard(state, frame.drawn ?? '');
      const step = steps[frame.next];
      if (!step) return;
      if (isBrokenOff(state, frame)) return keepRest(state, frame, steps.length);
      frame.next += 1;
      if (frame.scope.job !== null) tellStep(state, frame, steps.length);
      resolve(state, step, frame.scope);
      goTo(frame, 'resolve the next step');
    },
  ),
  run(
    'return the card',
    ['or.databank.05', 'or.contact-encounter.06', 'or.attempting-a-job.10'],
    (state, { drawn, kept, scope }) => {
      if (drawn === null || kept) return;
      toDatabank(state, drawn);
      const { contact, job } = scope;
      const rules = [contact !== null ? 'or.contact-encounter.06' : job === null ? 'or.databank.05' : jobRule(state)];
      const { number } = databankCard(state, drawn);
      const because = [reason('by-number', say`by its number ${number}`, ['or.databank.05'], { number })];
      emit(state, { type: 'databank-card-returned', rules, card: drawn, because });
    },
  ),
]);

const jobRule = (state: OuterRimState): RuleId =>
  innermost(state, 'attempt job')?.outcome === 'completed' ? 'or.attempting-a-job.10' : 'or.attempting-a-job.09';

/** A step of a job, and that what went wrong in the one before does not end it. */
function tellStep(state: OuterRimState, { player, next }: DatabankFrame, of: number): void {
  const first = ['or.attempting-a-job.04'];
  const attempt = innermost(state, 'attempt job');
  const because = [
    ...[...new Set(attempt?.setbacks)].map((setback) => SETBACKS[setback]),
    reason('job-step', say`${many(of, 'step')} in all`, first, { step: next, of }),
  ];
  if (attempt) attempt.setbacks = [];
  emit(state, { type: 'job-step', rules: because[0]?.rules ?? first, player, step: next, because });
}

const SETBACKS = {
  test: reason('test-failed', 'the failed test by itself does not end the job', ['or.attempting-a-job.06']),
  combat: reason('combat-lost', 'nor does a lost combat without a defeat', ['or.combat-during-jobs.03']),
} as const;

/** The steps that a job leaves out because it has failed are told when it ends. */
function keepRest(state: OuterRimState, { next }: DatabankFrame, of: number): void {
  const attempt = innermost(state, 'attempt job');
  if (attempt && attempt.outcome !== 'completed') attempt.skipped = of - next;
}

/** A job has ended, or its player is defeated: no further step (or.attempting-a-job.07, or.attempting-a-job.08). */
function isBrokenOff(state: OuterRimState, { player, scope }: DatabankFrame): boolean {
  if (scope.job === null) return false;
  return playerOf(state, player).defeated || (innermost(state, 'attempt job')?.outcome ?? null) !== null;
}

export function resolveDatabank(state: OuterRimState, number: number, scope: Scope): void {
  call(state, 'databank card', { player: scope.you, number, drawn: null, kept: false, next: 0, scope });
}

/** What a contact's card is about. */
export function contactScope(player: PlayerId, name: string, token: number): Scope {
  return scopeOf(player, 'databank', name, { contact: token });
}

export const databankProcedures = [databank];
