/**
 * Who listens to events as they happen, with the state in the midst of its change: whoever explains which event made a value what it is. Nobody listens
 * in playouts, and rules cannot tell.
 */
import type { CoreState, GameEvent } from './state';

export type Listener = (event: GameEvent, state: CoreState) => void;

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

/** An event was told. */
export function heard(event: GameEvent, state: CoreState): void {
  listener?.(event, state);
}
