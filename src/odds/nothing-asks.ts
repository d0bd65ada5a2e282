/** Which abilities are in play: where none asks about dice and what was spent on them, attacks that differ in no more go on alike. */
import type { CoreState } from '../core';

/** Are all that are in play among these? */
export function onlyThese(names: readonly string[]): (state: Pick<CoreState, 'inPlay'>) => boolean {
  const these = new Set(names);
  // The list is replaced, never changed, and shared by states.
  const known = new WeakMap<CoreState['inPlay'], boolean>();
  return ({ inPlay }) => {
    let all = known.get(inPlay);
    if (all === undefined) known.set(inPlay, (all = inPlay.every(({ ability }) => these.has(ability))));
    return all;
  };
}
