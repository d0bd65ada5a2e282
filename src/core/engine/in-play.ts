/**
 * Which abilities in play answer to one name (of an event, a window, a value ...). Rules ask it several times an action; what is in play
 * changes seldom. So answers are kept for as long as the list in play is the same list: it is replaced, never changed. They are
 * derived, and no part of the state.
 */
import type { AbilityInPlay, CoreState } from './state';

type InPlay = readonly AbilityInPlay[];

interface Index {
  inPlay: InPlay;
  /** Who changes a list in place after all, as tests may that set a table, adds to it or takes from it. */
  length: number;
  /** By the registry's set of ids that answer to a name. */
  answers: Map<ReadonlySet<string>, InPlay>;
}

const NONE: InPlay = [];

/** The abilities in play whose id is one of these, in the order in which they came into play. No ids: nobody in the registry answers to the name. */
export function inPlayAmong(state: CoreState, ids: ReadonlySet<string> | undefined): InPlay {
  if (ids === undefined || state.inPlay.length === 0) return NONE;
  const { answers } = indexOf(state.inPlay);
  let among = answers.get(ids);
  if (!among) answers.set(ids, (among = withIds(state.inPlay, ids)));
  return among;
}

/** Is there an ability in play for which this holds? */
export function anyInPlay(state: CoreState, holds: (each: AbilityInPlay) => boolean): boolean {
  const { inPlay } = state;
  for (let i = 0; i < inPlay.length; i++) if (holds(inPlay[i] as AbilityInPlay)) return true;
  return false;
}

/** Written out, as above: the list of a state that was handed out is frozen, and a method of a frozen list takes ten times as long as a loop. */
function withIds(inPlay: InPlay, ids: ReadonlySet<string>): InPlay {
  const among: AbilityInPlay[] = [];
  for (let i = 0; i < inPlay.length; i++) {
    const each = inPlay[i] as AbilityInPlay;
    if (ids.has(each.ability)) among.push(each);
  }
  return among;
}

/** One game is asked many things in a row: the last list is enough, and costs no look into a table of lists. */
let last: Index = { inPlay: NONE, length: 0, answers: new Map() };

function indexOf(inPlay: InPlay): Index {
  if (last.inPlay !== inPlay || last.length !== inPlay.length)
    last = { inPlay, length: inPlay.length, answers: new Map() };
  return last;
}

/** The ability in play with what it is about. Made for each ability that could answer an event: written out, since a spread with fields behind it is slow. */
export function aboutEvent<E>(
  { ability, source, value, controller }: AbilityInPlay,
  event: E,
): AbilityInPlay & { event: E } {
  return value === undefined ? { ability, source, controller, event } : { ability, source, value, controller, event };
}
