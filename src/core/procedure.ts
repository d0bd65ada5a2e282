/** Procedures: tables of named steps, in the rulebook's order and words. */
import type { Action, Question } from './question';
import type { RuleId } from './rejection';
import type { Frame } from './state';

/** The game does something. */
export interface RunStep<S, F> {
  kind: 'run';
  name: string;
  rules: readonly RuleId[];
  run(state: S, frame: F): void;
}

/** Someone decides. `ask` reads only; null: nothing to decide, the step is passed over. */
export interface AskStep<S, F, A> {
  kind: 'ask';
  name: string;
  rules: readonly RuleId[];
  ask(state: S, frame: F): Question<A> | null;
  /** Carries out one answer. 'again' asks the same step once more (until it asks nothing). */
  answer(state: S, frame: F, action: A): 'again' | void;
}

export type Step<S, F, A> = RunStep<S, F> | AskStep<S, F, A>;

export interface Procedure<S, A> {
  name: string;
  steps: readonly Step<S, Frame, A>[];
}

/** The builders of one game, bound to its state and actions so that tables need no type arguments. */
export interface ProcedureBuilders<S, A extends Action> {
  /** A table of steps; `F` is what its frame carries beside `procedure` and `step`. */
  procedure<F extends Frame = Frame>(name: string, steps: readonly Step<S, F, A>[]): Procedure<S, A>;
  run<F extends Frame = Frame>(
    name: string,
    rules: readonly RuleId[],
    run: (state: S, frame: F) => void,
  ): RunStep<S, F>;
  ask<F extends Frame = Frame, Q extends A = A>(
    name: string,
    rules: readonly RuleId[],
    ask: (state: S, frame: F) => Question<Q> | null,
    answer: (state: S, frame: F, action: Q) => 'again' | void,
  ): AskStep<S, F, A>;
}

export function procedureBuilders<S, A extends Action>(): ProcedureBuilders<S, A> {
  return {
    // The machine hands each table only frames made for it (`call` names the table), and each answer only an action that its own
    // question listed: these two casts are what that buys.
    procedure: (name, steps) => ({ name, steps: steps as unknown as readonly Step<S, Frame, A>[] }),
    run: (name, rules, run) => ({ kind: 'run', name, rules, run }),
    ask: <F extends Frame, Q extends A>(
      name: string,
      rules: readonly RuleId[],
      ask: (state: S, frame: F) => Question<Q> | null,
      answer: (state: S, frame: F, action: Q) => 'again' | void,
    ): AskStep<S, F, A> => ({ kind: 'ask', name, rules, ask, answer }) as unknown as AskStep<S, F, A>,
  };
}
