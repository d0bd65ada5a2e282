/** Pictures are drawn of states, and of views as well: what core keeps of a view, as a state has it. To be looked at only: no rule can go on from it. */
import { startChance } from '../core/chance/chance';
import { STATE_FORMAT } from '../core/contract/formats';
import type { CoreState, Frame, GameEvent } from '../core/engine/state';
import type { CoreView } from '../core/view/view';

/** Core's part of a view as that of a state. A state is told from a view by its `depth`. */
export function drawableCore<E extends GameEvent>(seen: CoreView<E>): CoreState<E> {
  return {
    format: STATE_FORMAT,
    // Of a queue that is not open to the viewer nothing is known.
    stack: seen.stack.map((frame) => (isBareQueue(frame) ? { ...frame, entries: [] } : frame)),
    depth: 0,
    chance: startChance({ mode: 'manual' }),
    events: [...seen.events],
    inPlay: [...seen.inPlay],
    triggered: [],
    used: [...seen.used],
  };
}

function isBareQueue(frame: Frame): boolean {
  return frame.procedure === 'ability queue' && !('entries' in frame);
}

/** Stands for a card that only others may see. */
export const FACEDOWN = '';

/** So many cards of which only others see the faces. */
export function facedown(count: number): string[] {
  return Array<string>(count).fill(FACEDOWN);
}

/** A state as it is; of a view, a state in which what is hidden lies facedown: `own` tells the game's own part of it. */
export function drawableOf<S extends CoreState<E>, V extends CoreView<E>, E extends GameEvent>(
  own: (seen: V) => Omit<S, keyof CoreState>,
): (seen: S | V) => S {
  return (seen) => {
    if ('depth' in seen) return seen;
    // What is core's and what is the game's own are all that a state has.
    return { ...own(seen as V), ...drawableCore(seen as V) } as unknown as S;
  };
}
