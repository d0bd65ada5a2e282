/** What becomes of a session: what people answer, and what they agree on beside the rules. Carried out again in their order, changes make the same session. */
import * as t from 'io-ts';
import type { Action, Codec, Decider, PlayerId } from '../../core';
import { actionsOf, count, isObject, make, whole } from '../../core/codec';

/** One thing that changed a session. */
export type Change<A = Action> =
  /** An answer to the question of the game; `seen` is the version that whoever answers had seen. */
  | { type: 'answer'; player: Decider; seen: number; action: A }
  /** Would like to take back the last actions. */
  | { type: 'ask-undo'; player: PlayerId; actions: number }
  /** Agrees; once all have, it is done. */
  | { type: 'agree'; player: PlayerId }
  /** Does not; whoever asked takes it back the same way. */
  | { type: 'refuse'; player: PlayerId }
  /** Gives up. */
  | { type: 'concede'; player: PlayerId };

/** What it is, the game says. */
const action: Codec<Action> = make<Action>('an action', (input, context) =>
  isObject(input) ? t.success(input as unknown as Action) : t.failure(input, context, 'expected an action'),
);

export const change: Codec<Change> = actionsOf<Change>({
  answer: { seen: count, action },
  'ask-undo': { actions: whole('a whole number from 1', 1) },
  agree: {},
  refuse: {},
  concede: {},
});
