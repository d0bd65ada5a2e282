/** What is handed over as a state, and is none. */
import * as E from 'fp-ts/lib/Either';
import { reason, rejection, type Rejection } from '../contract/rejection';
import { frozen, isTooLarge } from './share';
import type { CoreState } from './state';

/**
 * Thrown by the functions of a `Game` that take a state and cannot answer with a rejection, when what they were given is no state of that game. What comes
 * from outside (a database, a client) goes through `load` first, whose Left says the same without an exception.
 */
export class NotAState extends Error {
  override readonly name = 'NotAState';

  /** @param rejection what `load` says of it. `cause`: what went wrong when it was used all the same. */
  constructor(
    readonly rejection: Rejection,
    options?: { cause?: unknown },
  ) {
    super(
      `This is not a state of the game: ${rejection.message}. What comes from outside goes through load first.`,
      options,
    );
  }
}

// Looked up once, see share.ts.
const { isArray } = Array;

/** Has it the shape of what core keeps in every state? A cheap look; `load` is the thorough one. */
function hasCoreFields(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  const { stack, events, inPlay, triggered, used, chance } = state as Partial<CoreState>;
  const hasLists = isArray(stack) && isArray(events) && isArray(inPlay) && isArray(triggered) && isArray(used);
  return hasLists && typeof chance === 'object' && chance !== null;
}

/** Why it is no state, where rules would not come to the end of it; null: they do, or `load` has no use for what has none. */
export function whyEndless<S>(load: (saved: unknown) => E.Either<Rejection, S>, state: unknown): Rejection | null {
  if (typeof state !== 'object' || state === null || !isTooLarge(state)) return null;
  const loaded = load(state);
  return E.isLeft(loaded) ? loaded.left : null;
}

/** What `run` gives, which reads `state`. What makes it throw and does not load is told as `NotAState`, once; an error on a real state is a bug, and stays itself. */
export function orNotAState<R>(
  load: (saved: unknown) => E.Either<Rejection, unknown>,
  state: unknown,
  run: () => R,
): R {
  try {
    return run();
  } catch (cause) {
    // It has been looked at already, which takes long where there is much of it.
    if (cause instanceof NotAState) throw cause;
    const loaded = load(state);
    throw E.isLeft(loaded) ? new NotAState(loaded.left, { cause }) : cause;
  }
}

/** A checked copy, for what keeps it and reads it again and again. @throws NotAState */
export function loadedOf<S>(load: (saved: unknown) => E.Either<Rejection, S>, state: unknown): S {
  const loaded = load(state);
  if (E.isLeft(loaded)) throw new NotAState(loaded.left);
  return loaded.right;
}

/** How a game looks at what it is handed as a state. */
interface StateBorder<S> {
  /** `run`, for callers: what is no state, or makes it throw and does not load, is answered with `NotAState`. An error on a real state is a bug, and stays itself. */
  reading<Args extends readonly unknown[], R>(run: (state: S, ...args: Args) => R): (state: S, ...args: Args) => R;
  /** The same for what can answer with a rejection. */
  ruling<Args extends readonly unknown[], R>(
    run: (state: S, ...args: Args) => R,
    refuse: (why: Rejection) => R,
  ): (state: S, ...args: Args) => R;
}

/**
 * @param load as the game's `load`
 * @param isOwn was it made by this very game, with the abilities that were added to it? A cheap look
 */
export function stateBorder<S extends CoreState>(
  load: (saved: unknown) => E.Either<Rejection, S>,
  isOwn: (state: S) => boolean,
): StateBorder<S> {
  const whyNone = (state: unknown): Rejection | null => {
    const loaded = load(state);
    return E.isLeft(loaded) ? loaded.left : null;
  };
  /** By a cheap look first; it is loaded once at most. Null: it may be one. */
  const whyNotRead = (state: S): Rejection | null => {
    if (!hasCoreFields(state)) return whyNone(state) ?? NO_FIELDS;
    return isOwn(state) ? whyEndless(load, state) : (whyNone(state) ?? NOT_LOADED);
  };
  return {
    reading:
      (run) =>
      (state, ...args) => {
        let why: Rejection | null;
        try {
          why = whyNotRead(state);
          if (why === null) return run(state, ...args);
        } catch (cause) {
          const found = whyNone(state);
          throw found ? new NotAState(found, { cause }) : cause;
        }
        throw new NotAState(why);
      },
    ruling:
      (run, refuse) =>
      (state, ...args) => {
        let why: Rejection | null;
        try {
          why = whyNotRead(state);
          if (why === null) return run(state, ...args);
        } catch (cause) {
          const found = whyNone(state);
          if (found) return refuse(asRuling(found));
          throw cause;
        }
        return refuse(asRuling(why));
      },
  };
}

/** `run`, for callers: what is no state of the game is answered with `NotAState`. Rules call `run` itself. */
export function ofStates<S extends CoreState, Args extends readonly unknown[], R>(
  load: (saved: unknown) => E.Either<Rejection, S>,
  run: (state: S, ...args: Args) => R,
): (state: S, ...args: Args) => R {
  return stateBorder(load, () => true).reading(run);
}

const NO_FIELDS = frozen(rejection(reason('malformed', 'input: expected a state', [])));
const NOT_LOADED = frozen(
  rejection(reason('not-loaded', 'it was made by the game with other abilities added', []), ['added']),
);

function asRuling(why: Rejection): Rejection {
  return rejection(reason('not-a-state', new NotAState(why).message, why.rules, { code: why.code }));
}
