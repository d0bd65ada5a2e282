/** Procedures: tables of named steps, in the rulebook's order and words. */
import type { FieldsOf, FrameOf, GameTypes, PlainProcedure, ProcedureName, WindowName } from '../contract/game-types';
import type { Question } from '../contract/question';
import type { RuleId } from '../contract/rejection';
import type { Frame } from './state';

/** The game does something. */
export interface RunStep<G extends GameTypes, F> {
  kind: 'run';
  /** In the rulebook's words. */
  name: string;
  /** The rules that it carries out. */
  rules: readonly RuleId[];
  /** Changes the state in place; what it calls runs when it is done. */
  run(state: G['state'], frame: F): void;
  /** The span that ends as the step begins: uses of abilities counted in it are forgotten. */
  ends?: G['spans'];
}

/** Someone decides. Where it asks nothing, the step is passed over. */
export interface AskStep<G extends GameTypes, F> {
  kind: 'ask';
  /** In the rulebook's words. */
  name: string;
  /** The rules by which it asks: cited by the decision and by every refusal. */
  rules: readonly RuleId[];
  /** The question to whoever decides, with the candidates that rules refuse; null: nothing to decide. Reads only. */
  ask(state: G['state'], frame: F): Question<G['action']> | null;
  /** Carries out one answer. 'again' asks the same step once more (until it asks nothing). */
  answer(state: G['state'], frame: F, action: G['action']): 'again' | void;
  /** The window in which abilities are used here (see `options`). */
  offers?: WindowName<G>;
}

/** A step of a procedure: the game does something, or somebody decides. */
export type Step<G extends GameTypes, F> = RunStep<G, F> | AskStep<G, F>;

/** A procedure of the rulebook: its steps in their order. */
export interface Procedure<G extends GameTypes> {
  /** In the rulebook's words, once in a game. */
  name: string;
  /** In the rulebook's order. */
  steps: readonly Step<G, Frame>[];
  /** What its frame carries: the codecs of a saved one, by what exists in its state. */
  fields?(names: G['names']): object;
}

/** The builders of one game, bound to its types: a step knows its frame from the table it stands in, an answer from its question. */
export interface ProcedureBuilders<G extends GameTypes> {
  /** A table of steps of a procedure whose frame carries nothing of its own (see `GameTypes.frames`). */
  procedure<N extends PlainProcedure<G>>(name: N, steps: readonly Step<G, FrameOf<G, N>>[]): Procedure<G>;
  /** The same where its frame carries something: the codecs of that, for what exists in one state, stand beside its steps. */
  procedure<N extends ProcedureName<G>>(
    name: N,
    fields: (names: G['names']) => FieldsOf<FrameOf<G, N>>,
    steps: readonly Step<G, FrameOf<G, N>>[],
  ): Procedure<G>;
  /** A step in which the game does something. */
  run<F = Frame>(
    name: string,
    rules: readonly RuleId[],
    run: (state: G['state'], frame: F) => void,
    more?: Pick<RunStep<G, F>, 'ends'>,
  ): RunStep<G, F>;
  /** A step at which somebody decides; `answer` is given the actions that its question lists. */
  ask<F = Frame, Q extends G['action'] = G['action']>(
    name: string,
    rules: readonly RuleId[],
    ask: (state: G['state'], frame: F) => Question<Q> | null,
    answer: (state: G['state'], frame: F, action: Q) => 'again' | void,
    more?: Pick<AskStep<G, F>, 'offers'>,
  ): AskStep<G, F>;
}

/** The builders of procedures and steps, bound to the types of a game. */
export function procedureBuilders<G extends GameTypes>(): ProcedureBuilders<G> {
  return {
    // The machine hands each table only frames made for it (`call` names the table), and each answer only an action that its own
    // question listed: these two casts are what that buys.
    procedure: (name: string, ...parts: readonly unknown[]): Procedure<G> => {
      const steps = parts.at(-1) as Procedure<G>['steps'];
      return parts.length === 1 ? { name, steps } : { name, fields: parts[0] as () => object, steps };
    },
    run: (name, rules, run, more) => ({ kind: 'run', name, rules, run, ...more }),
    ask: <F, Q extends G['action']>(
      name: string,
      rules: readonly RuleId[],
      ask: (state: G['state'], frame: F) => Question<Q> | null,
      answer: (state: G['state'], frame: F, action: Q) => 'again' | void,
      more?: Pick<AskStep<G, F>, 'offers'>,
    ): AskStep<G, F> => ({ kind: 'ask', name, rules, ask, answer, ...more }) as unknown as AskStep<G, F>,
  };
}
