/**
 * What callers hand over is typed as the game has it, so that a wrong setup or a wrong action does not compile. What comes from outside (a request, a file)
 * has no type that a compiler could know: `fromOutside` says so where it is handed over. Both are read and checked alike.
 */
declare const OUTSIDE: unique symbol;

/** Data from outside, of which nothing is known yet. */
export interface Outside {
  /** No value has it: `fromOutside` is the way to get one. */
  readonly [OUTSIDE]: never;
}

/**
 * Marks a value as data from outside. A game takes it in place of a setup, a position or an action, and refuses it if it is none.
 * @example
 * ```ts
 * import { fromOutside } from 'holojudge/core';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const body: unknown = { players: ['ann'], frist: 'ann' }; // of a request
 * const begun = outerRim.begin(fromOutside(body), { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') console.log(begun.left.code, begun.left.path); // malformed [ 'frist' ]
 * ```
 */
export function fromOutside(data: unknown): Outside {
  return data as Outside;
}
