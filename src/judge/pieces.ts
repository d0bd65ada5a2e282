/** Which piece is meant by a name. */
import type { AnyLanguage, Value } from '../language/language';

type Names = Readonly<Record<string, readonly string[]>>;

/** The kind of the piece of this name, among kinds of which something can be expected. */
export function kindNamed(language: AnyLanguage, names: Names, name: string): string | undefined {
  return Object.keys(language.kinds).find((kind) => Object.hasOwn(names, kind) && names[kind]?.includes(name));
}

/** A piece of which something can be expected: what it is, and each of its values by name. */
interface Piece {
  kind: string;
  // The judge passes states through without knowing the game's own type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  value(name: string): Value<any> | undefined;
}

/** Undefined: no piece of this name is of a kind of which something can be expected. */
export function pieceNamed(language: AnyLanguage, names: Names, name: string): Piece | undefined {
  const kind = kindNamed(language, names, name);
  if (kind === undefined) return undefined;
  const values = language.kinds[kind] ?? {};
  return { kind, value: (each) => (Object.hasOwn(values, each) ? values[each] : undefined) };
}

/** Names of pieces of which something can be expected. */
export function piecesNamed(language: AnyLanguage, names: Names): string[] {
  return Object.keys(language.kinds).flatMap((kind) => [...(names[kind] ?? [])]);
}

const known = new WeakMap<object, Names>();

/** Names of all pieces of a table. Asked for at every expectation, and long where there are many cards. */
export function piecesOf(language: AnyLanguage, state: object): Names {
  const found = known.get(state) ?? language.pieces(state);
  known.set(state, found);
  return found;
}
