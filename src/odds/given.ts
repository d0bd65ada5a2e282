/** Reading what is asked: the fields of a piece that the game's own position has are handed on to it, which reads them; every other is read here. */
import * as E from 'fp-ts/lib/Either';
import {
  where,
  type Begun,
  type Codec,
  type Fields,
  type Game,
  type GameTypes,
  type Path,
  type Rejection,
} from '../core';
import { json, object, optional } from '../core/codec';

/** An object with these fields, and those that are handed on to the game, which reads them where the table is laid. */
export function withHandedOn<A extends object, K extends keyof A>(
  name: string,
  own: Fields<Omit<A, K>>,
  handedOn: readonly K[],
): Codec<A> {
  const passed = Object.fromEntries(handedOn.map((field) => [field, optional(json)]));
  // What is handed on has been looked at by nobody yet.
  return object<A>(name, { ...passed, ...own } as unknown as Fields<A>);
}

/** The fields of this object that are handed on. */
export function handedOn<A extends object, K extends keyof A>(given: A, fields: readonly K[]): Pick<A, K> {
  return Object.fromEntries(fields.filter((field) => field in given).map((field) => [field, given[field]])) as Pick<
    A,
    K
  >;
}

/** Lays the table. What is wrong with it is told of the input that it was made of: `placeOf` gives the place there. */
export function lay<G extends GameTypes>(
  game: Game<G>,
  position: unknown,
  placeOf: (path: Path) => Path,
): E.Either<Rejection, Begun<G['state'], G['event']>> {
  const begun = game.resume(position, { mode: 'manual' });
  return E.mapLeft((why: Rejection) => toldOf(why, placeOf(why.path)))(begun);
}

/** Messages about malformed input begin with its place. */
function toldOf(why: Rejection, path: Path): Rejection {
  const place = `${where(why.path)}: `;
  if (!why.message.startsWith(place)) return { ...why, path };
  return { ...why, path, message: `${where(path)}: ${why.message.slice(place.length)}` };
}
