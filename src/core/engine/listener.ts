/**
 * Who listens to events as they happen, with the state in the midst of its change: whoever explains which event made a value what it is. Nobody listens
 * in playouts, and rules cannot tell.
 */
import { sealed } from '../contract/sealed';
import type { CoreState, GameEvent } from './state';

export type Listener = (event: GameEvent, state: CoreState) => void;

// Looked up once, see share.ts.
const { freeze } = Object;

let listener: Listener | null = null;

/** Rules run while this one listens; another who listened goes on afterwards. */
export function heardBy<T>(next: Listener, run: () => T): T {
  const before = listener;
  listener = next;
  try {
    return run();
  } finally {
    listener = before;
  }
}

/**
 * Tells of an event: after all others, or before those that its change has told (`at`). Its rules and reasons are often those of the game's own tables: who is
 * handed a state that is played in place may not write into them.
 */
export function log(state: CoreState, event: GameEvent, at?: number): void {
  freeze(event.rules);
  event.because?.forEach(sealed);
  if (at === undefined) state.events.push(event);
  else state.events.splice(at, 0, event);
  listener?.(event, state);
}
