/**
 * Which frames may lie above which: a stack is a path of a grammar. What a step calls lies above its frame, which rests at the step that comes next;
 * several calls of one step lie above each other, those that have not begun at their first step.
 */
import { say } from '../contract/sentence';
import type { FrameOf, GameTypes, ProcedureName } from '../contract/game-types';
import { reason, rejection, type Rejection } from '../contract/rejection';
import { isAbilityFrame, procedureOfAbility } from './frames';
import type { EngineTables } from './tables';
import type { AbilityFrame, CoreState, Frame } from './state';

/**
 * What may lie above each procedure. Of each step at which its frame may rest while others run; made from the sources of the game (`npm run generated`).
 * A name that ends in `*` stands for all that begin like it.
 */
export interface CallTable {
  /** The procedure at the bottom of every stack. */
  begins: string;
  /** Put below whatever is under way, wherever that lies. */
  anywhere: readonly string[];
  /** Called by effects and costs of abilities. */
  abilities: readonly string[];
  /** Called by events as they happen. */
  happenings: readonly string[];
  /** By procedure and step: what is called together, each way of getting there by itself. */
  procedures: Readonly<Record<string, Readonly<Record<string, readonly (readonly string[])[]>>>>;
}

/** Where a frame rests whose last step has run. */
export const END = 'the end';

/** What the engine itself puts on the stack, by the word that stands for it in a table. */
const ENGINE: Readonly<Record<string, readonly string[]>> = {
  /** Abilities that were triggered. */
  '+abilities': ['order abilities', 'ability queue'],
  /** An event that abilities may precede or replace. */
  '+events': ['order abilities', 'ability queue', 'happening', 'trigger'],
  /** An ability that is used. */
  '+window': ['resolve ability'],
};

/** May this procedure lie above, by these words of a table? */
type Above = (procedure: string) => boolean;

/** What may lie below the next frame, and by which of its ways: what lies above it already, and waits, was called in the same one. */
interface Caller {
  frame: Frame;
  ways: readonly Above[];
}

function aboveBy(words: readonly string[], { anywhere, happenings }: CallTable): Above {
  const all = [...words, ...anywhere, ...(words.includes('+events') ? happenings : [])];
  const names = new Set(all.flatMap((word) => ENGINE[word] ?? [word]));
  const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (procedure) => names.has(procedure) || beginnings.some((each) => procedure.startsWith(each));
}

/** Frames that `dropFrames` takes from below what others do: what they had called lies on what had called them. */
export interface Dropped<G extends GameTypes> {
  /** May there have been any by now? */
  by(state: G['state']): boolean;
  /** Those of these procedures; those of abilities always. */
  of: readonly ProcedureName<G>[];
}

/** What a game says of its stack. */
export interface Stacking<G extends GameTypes> {
  /** Which frames may lie above which, made from the sources (`npm run generated`). Left out: any above any. */
  calls?: CallTable;
  abilities: readonly { id: string }[];
  /** Procedures that hand a result to what called them (`give`): that lies directly below. */
  answers?: readonly ProcedureName<G>[];
  /** Frames that may have been taken from the midst of the stack (`dropFrames`). Left out: none. */
  dropped?: Dropped<G>;
  /** Fields of frames that tell those of one procedure apart which wait to begin. Left out: two of it may be called alike. */
  once?: { readonly [N in ProcedureName<G>]?: readonly (keyof FrameOf<G, N> & string)[] };
}

/** The first frame of a state that cannot lie where it lies, or null. Each frame is known to fit its table. */
export function placesOf<G extends GameTypes>(
  tables: EngineTables<G>,
  { calls, abilities, dropped, answers = [], once = {} }: Stacking<G>,
): (state: G['state']) => Rejection | null {
  if (!calls) return () => null;
  const own = new Set(abilities.map(({ id }) => id));
  const answering = new Set<string>(answers);
  const known = new Map<string, readonly Above[]>();

  const waysAbove = (frame: Frame): readonly Above[] => {
    // An ability that an app added may call whatever it likes.
    if (isOfAbility(frame) && !own.has(frame.ability)) return ANY;
    const step = tables.procedures.get(frame.procedure)?.steps[frame.step]?.name ?? END;
    const costs = isOfAbility(frame) && tables.registry.byId.get(frame.ability)?.cost !== undefined;
    const key = isAbilityFrame(frame) ? `ability/${frame.step > 0}` : `${frame.procedure}/${step}/${costs}`;
    let made = known.get(key);
    if (!made) known.set(key, (made = wordsAbove(calls, frame, step, costs).map((words) => aboveBy(words, calls))));
    return made;
  };
  const callerOf = (frame: Frame): Caller => ({ frame, ways: waysAbove(frame) });

  /** What may have lain above these, and is gone: called by them, or by what is gone itself. */
  const gapsAbove = (callers: readonly Caller[]): Caller[] => {
    let left = [...(dropped?.of ?? []), 'resolve ability'];
    const gaps: Caller[] = [];
    for (let open = callers; open.length > 0; gaps.push(...open)) {
      const next = left.filter((procedure) => open.some(({ ways }) => ways.some((above) => above(procedure))));
      left = left.filter((procedure) => !next.includes(procedure));
      open = next.flatMap((procedure) => framesOfAll(tables, own, procedure).map(callerOf));
    }
    return gaps;
  };

  return (state) => {
    // What may lie below the next frame: the last one that has begun, and those above it that have not. The first is the one directly below.
    let callers: readonly Caller[] = [];
    const gaps = dropped?.by(state) ? gapsAbove : NO_GAPS;
    for (const [i, frame] of state.stack.entries()) {
      const begins = frame.procedure === calls.begins;
      const below = answering.has(frame.procedure) ? callers.slice(0, 1) : [...callers, ...gaps(callers)];
      const fits = below.flatMap((each) => calling(each, frame));
      if (i === 0 ? !begins : fits.length === 0) return misplaced(state, i);
      // One that runs already is like none that waits directly below it.
      const alike = frame.step === 0 ? state.stack.slice(0, i) : callers.map((each) => each.frame);
      if (calledTwice(once, frame, alike)) return misplaced(state, i);
      // A use has one effect.
      if (isAbilityFrame(frame) && callers.some((each) => isAbilityFrame(each.frame))) return misplaced(state, i);
      callers = frame.step === 0 ? [callerOf(frame), ...fits] : [callerOf(frame)];
    }
    return null;
  };
}

/** The caller with those of its ways in which this is called, if there are any. */
function calling({ frame, ways }: Caller, called: Frame): Caller[] {
  const left = ways.filter((above) => mayCall(above, frame, called));
  return left.length > 0 ? [{ frame, ways: left }] : [];
}

/** A frame of this procedure at each of its steps, and at its end; of an ability: of one that may call most. */
function framesOfAll<G extends GameTypes>(
  { procedures, registry }: EngineTables<G>,
  own: ReadonlySet<string>,
  procedure: string,
): Frame[] {
  const all = [...registry.byId.keys()];
  const of = procedure === 'resolve ability' ? { ability: all.find((id) => !own.has(id)) ?? all[0] } : {};
  const steps = procedures.get(procedure)?.steps ?? [];
  return [...steps, END].map((_, step) => ({ procedure, step, ...of }));
}

/** Does a frame like it wait among these, of a procedure that is not called twice alike? */
function calledTwice(
  once: Readonly<Record<string, readonly string[] | undefined>>,
  called: Frame,
  below: readonly Frame[],
): boolean {
  const frame = called as Frame & Record<string, unknown>;
  const fields = once[frame.procedure];
  return (
    fields !== undefined &&
    below.some((each) => {
      const other = each as typeof frame;
      return (
        other.step === 0 &&
        other.procedure === frame.procedure &&
        fields.every((field) => other[field] === frame[field])
      );
    })
  );
}

const NO_GAPS = (): readonly Caller[] => [];
const ANY: readonly Above[] = [() => true];

function isOfAbility(frame: Frame): frame is AbilityFrame {
  return frame.procedure === 'resolve ability' || isAbilityFrame(frame);
}

/** The effect of an ability lies above its own resolution, which is of the same piece and player, and nowhere else. */
function mayCall(above: Above, caller: Frame, called: Frame): boolean {
  if (!isAbilityFrame(called)) return above(called.procedure);
  if (caller.procedure !== 'resolve ability') return false;
  const [resolution, effect] = [caller as AbilityFrame, called as AbilityFrame];
  return (
    procedureOfAbility(resolution.ability) === effect.procedure &&
    resolution.source === effect.source &&
    resolution.controller === effect.controller
  );
}

/** What may lie above a frame, each way by itself. An ability whose use costs something calls for that before its effect. */
function wordsAbove(
  { abilities, happenings, procedures }: CallTable,
  frame: Frame,
  step: string,
  costs: boolean,
): readonly (readonly string[])[] {
  // What its effect calls lies above one whose effect has begun.
  if (isAbilityFrame(frame)) return [frame.step > 0 ? abilities : []];
  switch (frame.procedure) {
    case 'ability queue':
      return [['+window']];
    case 'order abilities':
      return step === END ? [['+abilities']] : [];
    case 'trigger':
      return [['+abilities']];
    case 'happening':
      return step === END ? [['+events', '+window', ...happenings]] : frame.step > 0 ? [['+abilities']] : [];
    case 'resolve ability':
      return step === END ? [['+events', ...(costs ? abilities : [])]] : [];
    default:
      return procedures[frame.procedure]?.[step] ?? [];
  }
}

function misplaced({ stack }: CoreState, i: number): Rejection {
  const { procedure = '' } = stack[i] ?? {};
  const below = stack[i - 1]?.procedure;
  const said =
    below === undefined
      ? say`No game begins with '${procedure}'.`
      : say`'${procedure}' cannot be under way here, above '${below}'.`;
  return rejection(reason('misplaced-procedure', said, []), ['stack', i, 'procedure']);
}
