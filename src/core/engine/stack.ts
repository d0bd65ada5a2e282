/** Functions on the stack: what is in progress, what comes below it, what ends. So that no game has to know how frames lie. */
import { abilityQueueFrames, type QueueFrame } from './frames';
import type { CallData, FrameOf, GameTypes, ProcedureName } from '../contract/game-types';
import { procedureOf, type EngineTables } from './tables';
import type { AbilityInPlay, CoreState, Frame } from './state';

/** How rules speak of the procedures in progress, so that no game knows how frames lie. */
export interface StackFunctions<G extends GameTypes> {
  /** The innermost frame of this procedure, or null. */
  innermost<N extends ProcedureName<G>>(state: G['state'], procedure: N): FrameOf<G, N> | null;
  /** Every frame of this procedure, the outermost first. */
  framesOf<N extends ProcedureName<G>>(state: G['state'], procedure: N): FrameOf<G, N>[];
  /** A frame at the step of this name, for the stack of a described moment. Without a name: at the first step. */
  frameAt<N extends ProcedureName<G>>(procedure: N, step: string | null, ...data: CallData<G, N>): Frame;
  /** The names of the procedure's steps, in order. */
  stepsOf(procedure: ProcedureName<G>): readonly string[];
  /** The frame of what called the running procedure. */
  caller(state: G['state']): Frame | null;
  /** Hands a result to whatever called the running procedure: fields of its frame. */
  give(state: G['state'], result: Readonly<Partial<G['results']>>): void;
  /** Runs a procedure when all that lies in the stack from this index on is done. */
  callBelow<N extends ProcedureName<G>>(state: G['state'], at: number, procedure: N, ...data: CallData<G, N>): void;
  /**
   * Runs a procedure when every queued ability of these sources has resolved: a queue with abilities behind the last of them is split there.
   * False, and nothing is called, where none of them waits.
   */
  callAfterQueued<N extends ProcedureName<G>>(
    state: G['state'],
    sources: readonly string[],
    procedure: N,
    ...data: CallData<G, N>
  ): boolean;
  /** What these frames were doing, or were about to do, ends; what others do goes on. */
  dropFrames(state: G['state'], which: (frame: Frame) => boolean): void;
  /** These abilities, triggered or queued, do not resolve any more. */
  dropTriggered(state: G['state'], which: (ability: AbilityInPlay) => boolean): void;
  /** The game ends with this event: nothing in progress goes on, and what the running step still calls or tells is ignored. */
  endGame(state: G['state'], event: G['event']): void;
}

/** The depth of a state whose game has ended in the running step. */
const ENDED = -1;

/** Has the running step ended the game? */
export function hasEnded(state: CoreState): boolean {
  return state.depth === ENDED;
}

export function stackFunctions<G extends GameTypes>(tables: EngineTables<G>): StackFunctions<G> {
  const stepsOf = (procedure: string): readonly string[] =>
    procedureOf(tables, { procedure }).steps.map((each) => each.name);

  const framesOf: StackFunctions<G>['framesOf'] = <N extends ProcedureName<G>>(state: G['state'], procedure: N) =>
    // `call` makes frames of this name only with the data that belongs to it.
    state.stack.filter((frame) => frame.procedure === procedure) as FrameOf<G, N>[];

  const insert = (state: G['state'], at: number, frames: readonly Frame[]): void => {
    state.stack.splice(at, 0, ...frames);
    // What the running step calls lies above these frames.
    if (at <= state.depth) state.depth += frames.length;
  };

  const caller: StackFunctions<G>['caller'] = (state) => state.stack[state.depth - 2] ?? null;

  return {
    stepsOf,
    framesOf,
    innermost: <N extends ProcedureName<G>>(state: G['state'], procedure: N) => {
      for (let i = state.stack.length - 1; i >= 0; i--)
        if (state.stack[i]?.procedure === procedure) return state.stack[i] as FrameOf<G, N>;
      return null;
    },
    frameAt: (procedure, step, ...[data]) => ({
      procedure,
      step: step === null ? 0 : stepNamed(stepsOf(procedure), procedure, step),
      ...data,
    }),
    caller,
    give: (state, result) => void Object.assign(caller(state) ?? {}, result),
    callBelow: (state, at, procedure, ...[data]) =>
      insert(state, Math.min(at, state.stack.length), [{ procedure, step: 0, ...data }]),
    callAfterQueued: (state, sources, procedure, ...[data]) => {
      const queue = abilityQueueFrames(state).find(({ entries }) =>
        entries.some((each) => sources.includes(each.source)),
      );
      if (!queue) return false;
      const upTo = queue.entries.map((each) => sources.includes(each.source)).lastIndexOf(true) + 1;
      const behind: QueueFrame = { procedure: queue.procedure, step: 0, entries: queue.entries.slice(upTo) };
      queue.entries = queue.entries.slice(0, upTo);
      const called: Frame = { procedure, step: 0, ...data };
      insert(state, state.stack.indexOf(queue), behind.entries.length > 0 ? [behind, called] : [called]);
      return true;
    },
    dropFrames: (state, which) => {
      state.depth -= state.stack.slice(0, state.depth).filter(which).length;
      state.stack = state.stack.filter((frame) => !which(frame));
    },
    dropTriggered: (state, which) => {
      state.triggered = state.triggered.filter((each) => !which(each));
      for (const queue of abilityQueueFrames(state)) queue.entries = queue.entries.filter((each) => !which(each));
    },
    endGame: (state, event) => {
      Object.freeze(event.rules);
      state.events.push(event);
      state.stack = [];
      state.triggered = [];
      state.depth = ENDED;
    },
  };
}

/** The frame's next step is the one of this name. */
export function goTo<G extends GameTypes>(tables: EngineTables<G>, frame: Frame, step: string): void {
  const { steps } = procedureOf(tables, frame);
  // Written out: tables are frozen, and a method of a frozen list takes ten times as long as a loop.
  for (let i = 0; i < steps.length; i++) if (steps[i]?.name === step) return void (frame.step = i);
  throw new Error(noStep(frame.procedure, step));
}

/** The frame's procedure ends after the running step. */
export function finish<G extends GameTypes>(tables: EngineTables<G>, frame: Frame): void {
  frame.step = procedureOf(tables, frame).steps.length;
}

/** The place of a step in its table. */
function stepNamed(steps: readonly string[], procedure: string, step: string): number {
  const at = steps.indexOf(step);
  if (at < 0) throw new Error(noStep(procedure, step));
  return at;
}

function noStep(procedure: string, step: string): string {
  return `the procedure '${procedure}' has no step '${step}'`;
}
