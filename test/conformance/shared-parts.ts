/**
 * Parts of a state that are in two places of it. In place they stay one object, copied or saved and loaded they are two: so they may
 * only be what nobody changes (an event, a maneuver, a list of effects).
 */

// Looked up once: every look at a global object is slow where tests run.
const { freeze, isFrozen, values } = Object;

/** Freezes everything that is reached on two ways, so that a rule which changes it throws there and then. */
export function freezeShared(state: object): void {
  const seen = new Set<object>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || isFrozen(value)) return;
    if (seen.has(value)) return freezeAll(value);
    seen.add(value);
    for (const part of values(value)) walk(part);
  };
  walk(state);
}

function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null || isFrozen(value)) return;
  freeze(value);
  for (const part of values(value)) freezeAll(part);
}
