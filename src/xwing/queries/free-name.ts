/** Names for pieces that come into the game. */

/** `red-5/proton-bomb-1`: a name with a number, counted from `from`, that is not taken. */
export function freeName(name: string, taken: readonly { id: string }[], from = 1): string {
  let number = from;
  while (taken.some(({ id }) => id === `${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
