/** What odds of every game share: the table that was laid is walked with `explore`, by the rules, and players answer as they are told or as they wish. */
import * as E from 'fp-ts/lib/Either';
import {
  LIMITS,
  decode,
  type Candidate,
  type Codec,
  type Game,
  type GameTypes,
  type Json,
  type PlayerId,
  type Question,
  type Rejection,
} from '../core';
import { each, object, optional, whole, type Fields } from '../core/codec';
import { decodeOptions, functionOf } from '../core/codec/options';
import { within } from '../core/codec/malformed';
import { plain } from '../core/codec/plain';
import { likelihood, wishOf } from '../play/explore/read';
import { explore, type Explored, type ExploreOptions, type Stop, type Unfinished } from '../play';

/** Who decides for a side: every choice of it counts (`any`), or the best on average, for a number of how it ends. */
export type Wish<End> =
  | 'any'
  | {
      /** What is to be as high as can be. */
      most: (end: End) => number;
    }
  | {
      /** What is to be as low as can be. */
      least: (end: End) => number;
    };

/** What is asked of how it ends, and how far it is looked for. `V`: what `of` gives. */
export interface OddsOptions<End extends Json, V extends Json> {
  /** What is asked of how it ends, e.g. the damage alone: plain JSON. Default: all of it. */
  of?(end: End): V;
  /** Different states after which it gives up, a whole number from 1. Default 50,000. */
  states?: number;
  /** Ways less likely than this are not walked, from 0 (the default: every way is) to 1; `high` has room for what comes of them. */
  neglect?: number;
}

const wish = wishOf<Wish<never>>('a function from how it ends to a number');

/** States of small tables: what is asked of them is answered within seconds, or seldom at all. */
const STATES = 50_000;

/** The fields of what is asked in which somebody may say what they are after. */
type Who<O> = Exclude<keyof O & string, keyof OddsOptions<Json, Json>>;

/** What is asked and what is wished, as they come from programs that the compiler did not stop. `who`: whose wishes this game knows. */
export function read<A, O extends object>(
  codec: Codec<A>,
  asked: A,
  options: O,
  who: readonly Who<O>[],
): E.Either<Rejection, { asked: A; wished: O }> {
  const found = decode(codec, asked);
  if (E.isLeft(found)) return found;
  return E.map((wished: O) => ({ asked: found.right, wished }))(readOptions(options, who));
}

function readOptions<O extends object>(given: O, who: readonly Who<O>[]): E.Either<Rejection, O> {
  const fields = {
    of: optional(functionOf('a function from how it ends to plain JSON')),
    states: optional(whole('a whole number of states from 1', 1, Number.MAX_SAFE_INTEGER)),
    neglect: optional(likelihood),
    ...each(who, optional(wish)),
  };
  // What the functions take and give nobody can see before they are called.
  return decodeOptions(object('options of odds', fields as unknown as Fields<O>), given);
}

/** How likely each end is, as `explore` tells it, and the state that was walked from: `retrace` plays a line from there. */
export interface Likelihoods<G extends GameTypes, V> extends Explored<V, G['action']> {
  state: G['state'];
}

/** Odds, or why there are none: an input that is wrong, an end that is never come to, too many states. */
export type Answer<G extends GameTypes, V extends Json> = E.Either<
  Rejection | Unfinished<V, G['action']>,
  Likelihoods<G, V>
>;

/** What is walked from a table that was laid. */
export interface Asked<G extends GameTypes, End extends Json> {
  stop: Stop<G>;
  /** How it ended, of the state where it stops. */
  end(state: G['state']): End;
  wishes: Readonly<Record<PlayerId, Wish<End>>>;
  /** What of a state can still matter to the rules and to how it ends (see `ExploreOptions`). */
  relevant?(state: G['state']): G['state'];
  /** The answers that the question leaves open, of those that the rules allow; all: it says nothing of it. */
  says?: Says<G>;
}

/** What the one who asks has already said of a question: which of its candidates are meant. */
export type Says<G extends GameTypes> = (
  candidates: readonly Candidate<G['action']>[],
  state: G['state'],
) => readonly Candidate<G['action']>[];

/** Every way that it can end. @throws what `of` and wishes throw */
export function ask<G extends GameTypes, End extends Json, V extends Json>(
  game: Game<G>,
  state: G['state'],
  { stop, end, wishes, relevant, says }: Asked<G, End>,
  { of, states = STATES, neglect = 0 }: OddsOptions<End, V>,
): Answer<G, V> {
  // Where a way ends, it is asked what came of it, and then what everybody makes of that.
  let ended: End;
  const decide: ExploreOptions<G, V>['decide'] = Object.fromEntries(
    Object.entries(wishes).map(([player, wish]) => [player, ofEnd(wish, () => ended)]),
  );
  const value = (at: G['state']): V => {
    ended = end(at);
    return of ? plainOf(of(ended)) : (ended as Json as V);
  };
  const walk = () =>
    explore(says ? told(game, says) : game, state, {
      stop,
      value,
      decide,
      ...(relevant && { relevant }),
      limits: { states, neglect },
    });
  return E.map((found: Explored<V, G['action']>) => ({ ...found, state }))(unlessNotPlain(walk));
}

/** Ends a walk in which `of` gave what cannot be counted: functions of others have no other way out of it. */
class NotPlain extends Error {
  constructor(readonly rejection: Rejection) {
    super(rejection.message);
  }
}

function plainOf<V extends Json>(value: V): V {
  const read = plain(value, LIMITS.input);
  if (E.isLeft(read)) throw new NotPlain({ ...within(read.left, 'of'), path: ['of'] });
  return read.right as V;
}

function unlessNotPlain<L, A>(walk: () => E.Either<L, A>): E.Either<L | Rejection, A> {
  try {
    return walk();
  } catch (thrown) {
    if (thrown instanceof NotPlain) return E.left(thrown.rejection);
    throw thrown;
  }
}

function ofEnd<End>(wish: Wish<End>, end: () => End) {
  if (wish === 'any') return wish;
  return 'most' in wish ? { most: () => wish.most(end()) } : { least: () => wish.least(end()) };
}

/** The same game, in which players answer as was said. */
function told<G extends GameTypes>(game: Game<G>, says: Says<G>): Game<G> {
  return { ...game, question: (state) => answered(game.question(state), state, says) };
}

function answered<G extends GameTypes>(
  question: Question<G['action']> | null,
  state: G['state'],
  says: Says<G>,
): Question<G['action']> | null {
  if (!question || question.by.includes('chance')) return question;
  const allowed = question.candidates.filter(({ not }) => not === null);
  const meant = says(allowed, state);
  return meant === allowed || meant.length === 0 ? question : { ...question, candidates: meant };
}
