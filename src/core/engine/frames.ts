/** The frames of core's own procedures, which every game's stack may hold. */
import type { GameTypes } from '../contract/game-types';
import type { Action } from '../contract/question';
import type { Procedure, Step } from './procedure';
import { push } from './tables';
import type { AbilityFrame, AbilityOnPiece, CoreState, Frame, GameEvent, PlayerId, Trigger } from './state';

const ABILITY = 'ability ';

/** The procedure that does what an ability does: `ability jake-farrell`. */
export function procedureOfAbility(id: string): string {
  return ABILITY + id;
}

/** Is it the procedure of an ability? Core's own procedures about abilities are none. */
export function isProcedureOfAbility(name: string): boolean {
  return name.startsWith(ABILITY) && name !== 'ability queue';
}

/** The ability whose procedure it is. */
export function abilityOfProcedure(name: string): string {
  return name.slice(ABILITY.length);
}

/** Is it the frame of an ability that is being resolved? */
export function isAbilityFrame(frame: Frame): frame is AbilityFrame {
  return isProcedureOfAbility(frame.procedure);
}

/** Is it the frame of an event that abilities may come before? */
export function isHappening<E extends GameEvent>(frame: Frame): frame is HappeningFrame<E> {
  return frame.procedure === 'happening';
}

/** Abilities that were triggered together, on their way into the queue. */
export interface OrderFrame extends Frame {
  arriving: Trigger[];
  ordered: Trigger[];
  /** Players whose turn to order their abilities has been settled, in order. */
  players: PlayerId[];
}

/** Abilities that wait, the next one first. */
export interface QueueFrame extends Frame {
  entries: Trigger[];
}

/** A triggered ability, or one used in a window (`opted`), on its way from the queue to its effect. */
export interface ResolveFrame extends AbilityFrame {
  opted: boolean;
}

/** An event that abilities may precede or replace. */
export interface HappeningFrame<E> extends Frame {
  event: E;
  /** Players who declined every replacement of theirs. */
  declined?: PlayerId[];
  /** The player whose replacements come first, where a game lets someone decide that. */
  first?: PlayerId;
  /** Abilities that were triggered while it was interrupted, and wait until it has happened, in a game that says so (`resumes`). */
  waiting?: AbilityOnPiece[];
}

/** Core's procedures by name. */
export interface CoreFrames<E> {
  'order abilities': OrderFrame;
  'ability queue': QueueFrame;
  'resolve ability': ResolveFrame;
  happening: HappeningFrame<E>;
  /** An event that has happened and was told: its abilities trigger when what it called for is done. */
  trigger: HappeningFrame<E>;
}

/** The types that core's own tables are written with: the game's state and events, core's frames. */
export interface CoreTypes<G extends GameTypes> extends GameTypes {
  state: G['state'];
  action: Action;
  event: G['event'];
  frames: CoreFrames<G['event']>;
  names: unknown;
  values: object;
  bans: object;
  permits: object;
  windows: object;
  spans: never;
  kinds: never;
  results: object;
}

/** The queues that lie open, the outermost first. */
export function abilityQueueFrames(state: CoreState): QueueFrame[] {
  return state.stack.filter((frame) => frame.procedure === 'ability queue') as QueueFrame[];
}

/** Runs one of core's procedures when the running step is done. */
export function callCore<N extends keyof CoreFrames<GameEvent>>(
  state: CoreState,
  name: N,
  data: Omit<CoreFrames<GameEvent>[N], keyof Frame>,
): void {
  push(state, name, data);
}

/** A table of core's own: the codecs of their frames know the abilities of the game, see codec/frames.ts. */
export function coreProcedure<G extends GameTypes, N extends keyof CoreFrames<GameEvent>>(
  name: N,
  steps: readonly Step<CoreTypes<G>, CoreFrames<G['event']>[N]>[],
): Procedure<G> {
  return { name, steps: steps as unknown as Procedure<G>['steps'] };
}
