/** Where a game stands is told twice: by fields of its state (the phase, the round, whose turn it is), and by its stack. In a save both tell the same. */
import { impossible, type Rejection } from '../contract/rejection';
import type { GameTypes, ProcedureName } from '../contract/game-types';
import type { EngineTables } from './tables';
import type { CoreState, Frame } from './state';

/** What a game says of where it stands. */
export interface Standing<G extends GameTypes> {
  /** The stage of the game. */
  stage: {
    field: keyof G['state'] & string;
    /** The stage as long as no turn or round has come. */
    setup: string;
    /** By procedure: the stage that its frames lie in, or those that its steps begin. The innermost frame decides. */
    begins: { readonly [N in ProcedureName<G>]?: string | Readonly<Record<string, string>> };
    /** A stage may be passed over, so that the one before lasts. */
    skips?: boolean;
  };
  /** What counts the frames of these procedures as they begin: 0 in setup. */
  count: { field: keyof G['state'] & string; of: readonly ProcedureName<G>[] };
  /** Whose turn it is: a field of the innermost frame of these procedures; null where there is none. */
  turn?: { field: keyof G['state'] & string; of: readonly ProcedureName<G>[]; is: string };
  /** Who has won: null as long as anything is in progress. */
  winner: keyof G['state'] & string;
}

/** The first field that says something else than the stack, or null. A game that is over stands nowhere. Frames are known to fit their tables. */
export function standsElsewhere<G extends GameTypes>(
  tables: EngineTables<G>,
  { stage, count, turn, winner }: Standing<G>,
  state: G['state'],
): Rejection | null {
  if (state.stack.length === 0) return null;
  const told = (field: string): unknown => (state as unknown as Record<string, unknown>)[field];
  if (told(winner) !== null) return elsewhere(winner, told(winner));
  const number = told(count.field) as number;
  const counted = framesOf(state, count.of);
  if (counted.length === 0 ? number !== 0 : number === 0 && counted.some(hasBegun))
    return elsewhere(count.field, number);
  const is = told(stage.field) as string;
  if (!stagesOf(tables, stage, state, number).includes(is)) return elsewhere(stage.field, is);
  if (!turn) return null;
  const last = framesOf(state, turn.of).filter(hasBegun).pop() as Record<string, unknown> | undefined;
  const whose = told(turn.field);
  return whose === (last?.[turn.is] ?? null) ? null : elsewhere(turn.field, whose);
}

function framesOf({ stack }: CoreState, procedures: readonly string[]): Frame[] {
  return stack.filter(({ procedure }) => procedures.includes(procedure));
}

function hasBegun({ step }: Frame): boolean {
  return step > 0;
}

/** The stages that the game may be in, by its stack. */
function stagesOf<G extends GameTypes>(
  tables: EngineTables<G>,
  { begins, setup, skips = false }: Standing<G>['stage'],
  { stack }: CoreState,
  number: number,
): readonly string[] {
  const table = begins as Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;
  const frame = stack.filter(({ procedure }) => table[procedure] !== undefined).pop();
  const of = frame && table[frame.procedure];
  if (!frame || of === undefined) return [setup];
  if (typeof of === 'string') return [of];
  const steps = tables.procedures.get(frame.procedure)?.steps ?? [];
  const begun = steps.slice(0, frame.step).flatMap(({ name }) => of[name] ?? []);
  if (begun.length > 0) return skips ? begun : begun.slice(-1);
  // No stage of this round has begun: it is the one in which the round before ended.
  const all = Object.values(of);
  const before = skips ? all : all.slice(-1);
  if (number > 1) return before;
  return skips ? [setup, ...before] : [setup];
}

function elsewhere(field: string, value: unknown): Rejection {
  return impossible('stands-elsewhere', `${field} ${String(value)}: what is in progress says otherwise.`, [field]);
}
