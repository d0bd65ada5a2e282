/** The keys of a scenario file that are a game's own, and what a language makes of them. */
import * as E from 'fp-ts/lib/Either';
import { decodePlain, where } from '../core/codec/decode';
import type { Json } from '../core/codec/json';
import type { Definitions } from '../core/codec/schema';
import type { GameTypes } from '../core/contract/game-types';
import { reason, rejection, type Path, type Rejection } from '../core/contract/rejection';
import { object, schemaFor, type AnyCodec, type Keys, type KeysSaid } from './keys';
import type { AnyLanguage, Parts, Schema, ScenarioLanguage } from './language';

/** The keys of a game's files: their schemas, and the reading. */
interface FileOf<P> extends Pick<AnyLanguage, 'parts' | 'required' | 'defs'> {
  read(given: Parts): E.Either<Rejection, P>;
}

/** What is read of a file with these keys. */
export type SaidIn<F> = F extends FileOf<infer P> ? P : never;

/** What a game says of its files, once their keys are read. */
interface FileWords<G extends GameTypes, P> {
  names(parts: P): Readonly<Record<string, readonly string[]>>;
  /** Where the game starts; what is wrong is said with `impossible`. */
  begin(parts: P): { setup: unknown } | { position: unknown };
  placeOf?(path: Path, parts: P): Path;
  ofMoment?(parts: P, state: G['state']): ReturnType<NonNullable<ScenarioLanguage<G>['ofMoment']>>;
}

/** The keys of a file, and definitions that only verbs and expectations refer to. */
export function fileOf<const K extends Keys>(keys: K, more: readonly AnyCodec[] = []): FileOf<KeysSaid<K>> {
  const definitions: Definitions = new Map();
  const codec = object(keys);
  const { properties = {}, required = [] } = schemaFor(codec, definitions);
  for (const each of more) schemaFor(each, definitions);
  return {
    parts: properties,
    required,
    defs: Object.fromEntries(definitions) as unknown as Readonly<Record<string, Schema>>,
    read: (given) => E.mapLeft(withoutPlace)(decodePlain(codec, given)),
  };
}

/** Whoever reads the message has its place in the file. */
function withoutPlace(wrong: Rejection): Rejection {
  const place = `${where(wrong.path)}: `;
  return wrong.message.startsWith(place) ? { ...wrong, message: wrong.message.slice(place.length) } : wrong;
}

/** What makes the words of a file impossible; thrown within `begin` alone, and caught at its end. */
class Impossible extends Error {
  constructor(readonly why: Rejection) {
    super(why.message);
  }
}

/** Says within `begin` that there is no such position, and where in the file that is written. */
export function impossible(path: Path, message: string): never {
  throw new Impossible(rejection(reason('no-such-position', message, []), path));
}

/** What was read; within `begin`, what could not be read is impossible. */
export function sure<A>(read: E.Either<Rejection, A>, path?: Path): A {
  if (E.isRight(read)) return read.right;
  throw new Impossible(path ? { ...read.left, path } : read.left);
}

/** The part of a language that speaks of its files. What the keys do not allow is refused by `begin`, and passed over by the others. */
export function filesOf<G extends GameTypes, P>(
  file: FileOf<P>,
  { names, begin, placeOf, ofMoment }: FileWords<G, P>,
): Pick<ScenarioLanguage<G>, 'parts' | 'required' | 'defs' | 'names' | 'begin' | 'placeOf' | 'ofMoment'> {
  const orElse = <A>(given: Parts, otherwise: A, found: (parts: P) => A): A => {
    const read = file.read(given);
    return E.isLeft(read) ? otherwise : found(read.right);
  };
  return {
    parts: file.parts,
    required: file.required,
    defs: file.defs,
    names: (given) => orElse(given, {}, names),
    begin: (given) => E.chain((parts: P) => beginning(() => begin(parts)))(file.read(given)),
    ...(placeOf && { placeOf: (path: Path, given: Parts) => orElse(given, path, (parts) => placeOf(path, parts)) }),
    ...(ofMoment && {
      ofMoment: (given: Parts, state: G['state']) => orElse(given, null, (parts) => ofMoment(parts, state)),
    }),
  };
}

function beginning(start: () => { setup: unknown } | { position: unknown }): ReturnType<AnyLanguage['begin']> {
  try {
    return E.right(start() as { setup: Json } | { position: Json });
  } catch (error) {
    if (error instanceof Impossible) return E.left(error.why);
    throw error;
  }
}

/** Without the keys that are undefined, which say nothing: exact optional fields want them absent. */
export function said<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
