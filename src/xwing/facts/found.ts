/** Facts that have to be there: whatever names them was checked on its way in. */
export function found<T>(card: T | null | undefined, id: string): T {
  if (card === undefined || card === null) throw new Error(`no facts of '${id}'`);
  return card;
}
