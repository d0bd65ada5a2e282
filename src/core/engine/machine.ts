/** The machine: runs the steps of the innermost procedure until one asks somebody. */
import { answerChance, leftOver } from '../chance/chance';
import type { GameTypes } from '../contract/game-types';
import type { AskStep, Procedure } from './procedure';
import type { Question } from '../contract/question';
import { arrangeTriggered } from '../abilities/queue';
import { forgetUses } from '../abilities/resolution';
import { reason, rejection, type Rejection } from '../contract/rejection';
import { textOf } from '../contract/sentence';
import { procedureOf, type EngineTables } from './tables';
import { hasEnded } from './stack';
import type { CoreState, Frame } from './state';

/** More steps than any game takes between two decisions: a procedure, or content that somebody wrote, goes round in circles. */
const MAX_STEPS = 100_000;

export interface Asked<G extends GameTypes> {
  question: Question<G['action']>;
  step: AskStep<G, Frame>;
  frame: Frame;
}

/** The question that the game waits on, derived from the innermost frame; null when the game is over. */
export function asked<G extends GameTypes>(tables: EngineTables<G>, state: G['state']): Asked<G> | null {
  const frame = state.stack[state.stack.length - 1];
  if (!frame) return null;
  const step = procedureOf(tables, frame).steps[frame.step];
  if (step?.kind !== 'ask') return null;
  const question = step.ask(state, frame);
  return question && { question, step, frame };
}

/** Where a game stopped running: at a question, at its end (null), or because the script of chance did not fit, or it would run for ever. */
export type Stopped<G extends GameTypes> = { asked: Asked<G> | null; rejection: Rejection | null };

/** Runs until a player (or, in manual mode, chance) has to decide, the game is over, or `stops` says that it is far enough. */
export function advance<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  stops?: (state: G['state']) => boolean,
): Stopped<G> {
  // Most steps are followed by the next one of the same table, which is looked up once.
  let running: Frame | null = null;
  let table: Procedure<G>['steps'] = [];
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (stops?.(state)) return { asked: null, rejection: null };
    if (state.triggered.length > 0) {
      arrangeTriggered(tables, state);
      continue;
    }
    const frame = state.stack[state.stack.length - 1];
    if (!frame) return { asked: null, rejection: leftOver(state.chance) };
    if (frame !== running) {
      running = frame;
      table = procedureOf(tables, frame).steps;
    }
    const step = table[frame.step];
    if (!step) {
      state.stack.pop();
    } else if (step.kind === 'run') {
      frame.step += 1;
      state.depth = state.stack.length;
      if (step.ends !== undefined) forgetUses(state, step.ends);
      step.run(state, frame);
      putInCallOrder(state);
    } else {
      const question = step.ask(state, frame);
      if (question === null) {
        frame.step += 1;
        continue;
      }
      if (question.by[0] !== 'chance' || state.chance.mode === 'manual')
        return { asked: { question, step, frame }, rejection: null };
      const picked = answerChance(state.chance, question);
      if (typeof picked !== 'number') return { asked: null, rejection: picked };
      const chosen = question.candidates[picked];
      if (!chosen) throw new Error(`chance has no candidate ${picked} for: ${textOf(question.asks)}`);
      answer(state, frame, step, chosen.action);
    }
  }
  const within = state.stack.slice(-DEEPEST).map((frame) => frame.procedure);
  const message = `The procedure ${within.join(' > ')} never asks and never ends.`;
  return { asked: null, rejection: rejection(reason('never-ends', message, [], { within })) };
}

/** As many of the procedures in progress are named. */
const DEEPEST = 8;

/** Gives a legal action to the step that asked for it. The action is not looked up again. */
export function answer<G extends GameTypes>(
  state: G['state'],
  frame: Frame,
  step: AskStep<G, Frame>,
  action: G['action'],
): void {
  const at = frame.step;
  frame.step += 1;
  state.depth = state.stack.length;
  if (step.answer(state, frame, action) === 'again') frame.step = at;
  putInCallOrder(state);
}

/** The stack runs its last frame first: frames that one step pushed are turned round, so that calls run in the order they were made. */
function putInCallOrder(state: CoreState): void {
  // A step that ended the game left nothing to run.
  if (hasEnded(state)) state.depth = 0;
  for (let low = state.depth, high = state.stack.length - 1; low < high; low++, high--) {
    const [first, last] = [state.stack[low], state.stack[high]];
    if (!first || !last) return;
    state.stack[low] = last;
    state.stack[high] = first;
  }
}
