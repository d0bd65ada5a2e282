/** All that is wrong with what was read, together. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Path, type Rejection } from '../contract/rejection';
import type { Json } from './json';
import { within } from './malformed';

/** Several rejections in one: the first is its own, and `facts.reasons` holds all of them, those too that one of them holds. */
export function together(rejections: readonly [Rejection, ...Rejection[]]): Rejection {
  const [first] = rejections;
  const reasons = rejections.flatMap(({ code, message, rules, facts }): Json[] => {
    const { reasons: held } = facts;
    return Array.isArray(held) ? (held as Json[]) : [{ code, message, rules: [...rules], facts: { ...facts } }];
  });
  return { ...first, facts: { ...first.facts, reasons } };
}

/** In the order in which they stand in a text; what is of no line comes last. */
export function byLine<R extends { path: Path }>(rejections: readonly R[]): R[] {
  const lineOf = ({ path: [first, line] }: R): number =>
    first === 'line' && typeof line === 'number' ? line : Infinity;
  // Infinity - Infinity is no order.
  return [...rejections].sort((a, b) => (lineOf(a) === lineOf(b) ? 0 : lineOf(a) - lineOf(b)));
}

/** Every one that was read; left: why not, of all that were not. */
export function allOf<A>(read: readonly E.Either<Rejection, A>[]): E.Either<Rejection, A[]> {
  const why = unread(read);
  return why ? E.left(why) : E.right(read.flatMap((each) => (E.isRight(each) ? [each.right] : [])));
}

/** Both, or why not, of both. */
export function bothOf<A, B>(
  one: E.Either<Rejection, A>,
  other: E.Either<Rejection, B>,
): E.Either<Rejection, readonly [A, B]> {
  if (E.isRight(one) && E.isRight(other)) return E.right([one.right, other.right]);
  return E.left(unread<A | B>([one, other]) as Rejection);
}

/** No table seats more players; whoever sends thousands of lists keeps nobody else waiting. */
const MOST_READ = 16;

/**
 * What each player brings (a squad, a deck, a fleet), each read by itself. Left: what is wrong with all of them, so that nobody mends one to hear of the
 * next; in `facts.reasons` the `path` of each leads to whose it is.
 */
export function eachOf<A>(
  field: string,
  given: readonly unknown[],
  read: (given: unknown, index: number) => E.Either<Rejection, A>,
): E.Either<Rejection, A[]> {
  if (given.length > MOST_READ) {
    const message = `At most ${MOST_READ} ${field} are read; there are ${given.length}.`;
    return reject(reason('too-many', message, []), [field]);
  }
  const all = given.map((each, i) => E.mapLeft((why: Rejection) => within(why, field, i))(read(each, i)));
  const wrong = all.flatMap((each) => (E.isLeft(each) ? [withPaths(each.left, field)] : []));
  return wrong.length > 1 ? E.left(together(wrong as [Rejection, ...Rejection[]])) : allOf(all);
}

/** Each of its reasons says where it is: the list, where it says no more. */
function withPaths(why: Rejection, field: string): Rejection {
  const { code, message, rules, path, facts } = why;
  const { reasons: held, ...own } = facts;
  const reasons = Array.isArray(held)
    ? (held as Json[])
    : [{ code, message, rules: [...rules], facts: own, path: [...path] }];
  const place = [field, path[1] ?? 0];
  return { ...why, facts: { ...own, reasons: reasons.map((each) => ({ path: place, ...(each as object) })) } };
}

function unread<A>(read: readonly E.Either<Rejection, A>[]): Rejection | null {
  const [first, ...more] = byLine(read.flatMap((each) => (E.isLeft(each) ? [each.left] : [])));
  if (!first) return null;
  return more.length === 0 ? first : together([first, ...more]);
}
