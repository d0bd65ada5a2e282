/** The same plain JSON with the keys of every object in another order, as a parser, a database or another language may give them. */

type Next = (n: number) => number;

export function shuffledKeys<T>(value: T, next: Next): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => shuffledKeys(each, next)) as T;
  const rest = Object.entries(value);
  const entries = rest.slice().map(() => rest.splice(next(rest.length), 1)[0] as [string, unknown]);
  return Object.fromEntries(entries.map(([key, each]) => [key, shuffledKeys(each, next)])) as T;
}
