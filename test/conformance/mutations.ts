/** Near misses: a value with one thing in it changed, for actions that should be rejected and saves that were tampered with. */

type Next = (n: number) => number;
type Mutable = Record<string, unknown>;

/** Up to a dozen variants of a plain JSON value, each with one change somewhere; and some values that are no variants at all. */
export function mutations(value: unknown, next: Next, players: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return [...STRANGERS];
  const changed = Array.from({ length: 8 }, () => changeOne(structuredClone(value) as Mutable, next, players));
  return [...changed, { ...value, surplus: 1 }, without(value as Mutable, next), ...STRANGERS];
}

const STRANGERS: readonly unknown[] = [
  undefined,
  null,
  7,
  NaN,
  'strike',
  [],
  {},
  { type: 'strike' },
  { type: null, player: 'p1' },
  { player: 'p1' },
];

function without(value: Mutable, next: Next): Mutable {
  const copy = { ...value };
  const keys = Object.keys(copy);
  delete copy[keys[next(keys.length)] ?? ''];
  return copy;
}

/** Goes to a random place in the value and writes something else there. */
function changeOne(root: Mutable, next: Next, players: readonly string[]): Mutable {
  let at = root;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[next(keys.length)];
    if (key === undefined) {
      at['added'] = 1;
      return root;
    }
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && next(4) > 0) at = inner as Mutable;
    else {
      at[key] = otherThan(inner, next, players);
      return root;
    }
  }
}

function otherThan(value: unknown, next: Next, players: readonly string[]): unknown {
  const strange = [null, -1, 1e9, 0.5, NaN, '', '__proto__', 'nobody', [], {}, [[[]]], { a: { b: 1 } }, true];
  if (typeof value === 'string')
    return next(3) === 0 ? strange[next(strange.length)] : (players[next(players.length)] ?? `${value}x`);
  if (typeof value === 'number')
    return [value + 1, value - 1, -value, value * 1000, strange[next(strange.length)]][next(5)];
  if (typeof value === 'boolean') return !value;
  return strange[next(strange.length)];
}

/** A saved state with one thing in it changed for another that its codec may take as well: a step, a piece, a player, a number beside it, a whole frame. */
export function nearMiss<S extends { stack: readonly object[] }>(state: S, next: Next): S {
  const changed = structuredClone(state) as S & { stack: Mutable[] };
  const at = next(changed.stack.length);
  const frame = changed.stack[at];
  if (next(2) === 0 || !frame) changeFitting(changed, state, next);
  else if (next(8) === 0) changed.stack.splice(at, 1, ...(next(2) === 0 ? [] : [frame, structuredClone(frame)]));
  else if (next(3) === 0) frame['step'] = Number(frame['step']) + (next(2) === 0 ? 1 : -1) * (1 + next(2));
  else changeFitting(frame, state, next);
  return changed;
}

/** Goes to a random place in the value and writes what might stand there. */
function changeFitting(root: object, state: object, next: Next): void {
  for (let at = root as Mutable; ;) {
    const keys = Object.keys(at).filter((key) => key !== 'procedure' && key !== 'step');
    const key = keys[next(keys.length)];
    if (key === undefined) return;
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && next(4) > 0) {
      at = inner as Mutable;
      continue;
    }
    at[key] = another(key, inner, state, next);
    return;
  }
}

/** Not what it was; a number beside it; one less of a list; what the state has in a field of the same name; nothing. */
function another(key: string, value: unknown, state: object, next: Next): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return [value + 1, Math.max(0, value - 1), 0][next(3)];
  const left = Array.isArray(value) ? next(value.length + 1) : 0;
  if (Array.isArray(value) && left < value.length) return value.filter((_each, i) => i !== left);
  const known = [...valuesOf(key, state), null];
  return known[next(known.length)];
}

/** Everything in a value that stands in fields of this name, and the ids of its pieces and players. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(name === key || name === 'id' ? [each] : []),
    ...valuesOf(key, each),
  ]);
}
