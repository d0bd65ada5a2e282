/** Which abilities are in play: where none asks about dice and what was spent on them, attacks that differ in no more go on alike. */
import type { CoreState, Frame } from '../core';

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

/** What of a game's attacks goes on: of the attack itself, and while dice of it are rerolled. */
interface OfAttacks<S> {
  /** No ability in play asks. */
  asksNothing(state: S): boolean;
  goingOn(state: S, attack: Frame): Frame;
  /** The procedure that rerolls dice of an attack. */
  rerolls: string;
  rerolling(state: S, attack: Frame, reroll: Frame): readonly Frame[];
}

/** The same state where the same can come of it. It is only compared with others, never played. */
export function relevantIn<S extends Pick<CoreState, 'stack'>>(of: OfAttacks<S>): (state: S) => S {
  return (state) => {
    const { stack } = state;
    const [before, last] = [stack.at(-2), stack.at(-1)];
    if (last?.procedure === 'attack' && of.asksNothing(state))
      return { ...state, stack: [...stack.slice(0, -1), of.goingOn(state, last)] };
    if (last?.procedure === of.rerolls && before?.procedure === 'attack' && of.asksNothing(state))
      return { ...state, stack: [...stack.slice(0, -2), ...of.rerolling(state, before, last)] };
    return state;
  };
}
