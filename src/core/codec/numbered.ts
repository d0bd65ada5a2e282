/** Ids that count: `token-3` is the third `token` that ever was. */

/** The number at the end of an id of this name; null: it is none. */
export function numberOf(id: string, name: string): number | null {
  if (!id.startsWith(`${name}-`)) return null;
  const said = id.slice(name.length + 1);
  const number = Number(said);
  return Number.isSafeInteger(number) && number > 0 && String(number) === said ? number : null;
}

/** Is this one of the first so many ids of its name? What counts them would give the next ones once more. */
export function isCounted(id: string, name: string, count: number): boolean {
  const number = numberOf(id, name);
  return number !== null && number <= count;
}
