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
