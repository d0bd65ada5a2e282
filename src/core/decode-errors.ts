/** Which of the many errors that io-ts reports about a union is the one that its author wants to read. */
import * as t from 'io-ts';
import { didYouMean } from './nearest';

export interface Misfit {
  path: (string | number)[];
  expected: string;
}

const LISTS: ReadonlySet<string> = new Set(['ArrayType', 'ReadonlyArrayType', 'TupleType']);
const TRANSPARENT: ReadonlySet<string> = new Set(['UnionType', 'IntersectionType']);

/**
 * The deepest error, but none about a member of a union that the input's `type` already ruled out. Where no member has that `type`,
 * the types that there are.
 */
export function misfit(errors: t.Errors): Misfit {
  const ruledOut = new Set(errors.flatMap((error) => ruledOutMember(error.context)));
  const meant = errors.filter((error) => !members(error.context).some((member) => ruledOut.has(member)));
  const error = deepest(meant.length > 0 ? meant : errors);
  const path = inputPath(error.context);
  const last = error.context[error.context.length - 1]?.type;
  const types = meant.length > 0 ? typesOf(last) : unionTypes(error.context);
  if (types.length > 0) return unknownType(error, path, types);
  return { path, expected: error.message ?? `expected ${last?.name ?? 'something else'}, found ${show(error.value)}` };
}

function unknownType(error: t.ValidationError, path: (string | number)[], types: readonly string[]): Misfit {
  const { value } = error;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const written: unknown = isObject ? (value as { type?: unknown }).type : value;
  const at = isObject ? [...path, 'type'] : path;
  if (!isObject && path[path.length - 1] !== 'type')
    return { path, expected: `expected an object, found ${show(value)}` };
  const near = typeof written === 'string' ? didYouMean(written, types) : '';
  return { path: at, expected: `expected one of ${types.join(', ')}, found ${show(written)}${near}` };
}

function deepest(errors: t.Errors): t.ValidationError {
  return errors.reduce((best, next) => (next.context.length > best.context.length ? next : best));
}

function tagOf(entry: t.ContextEntry | undefined): string {
  return (entry?.type as { _tag?: string } | undefined)?._tag ?? '';
}

function prefix(context: t.Context, length: number): string {
  return JSON.stringify(context.slice(0, length).map((entry) => entry.key));
}

/** The union members that an error lies in, as prefixes of its context. */
function members(context: t.Context): string[] {
  return context.flatMap((_, i) => (i > 0 && tagOf(context[i - 1]) === 'UnionType' ? [prefix(context, i + 1)] : []));
}

/** The innermost member that this error rules out because it is about its very `type`. */
function ruledOutMember(context: t.Context): string[] {
  if (context[context.length - 1]?.key !== 'type') return [];
  let i = context.length - 2;
  while (i > 0 && tagOf(context[i - 1]) === 'IntersectionType') i -= 1;
  return i > 0 && tagOf(context[i - 1]) === 'UnionType' ? [prefix(context, i + 1)] : [];
}

/** Members of unions and intersections appear in io-ts contexts as indexes; they are no part of the input's path. */
function inputPath(context: t.Context): (string | number)[] {
  return context.slice(1).flatMap((entry, i) => {
    const parent = tagOf(context[i]);
    if (TRANSPARENT.has(parent)) return [];
    return [LISTS.has(parent) ? Number(entry.key) : entry.key];
  });
}

/** The `type` of each member of the outermost union that an error lies in directly. */
function unionTypes(context: t.Context): string[] {
  let i = context.length - 2;
  while (i > 0 && TRANSPARENT.has(tagOf(context[i - 1]))) i -= 1;
  return typesOf(context[i]?.type);
}

function typesOf(codec: unknown, inUnion = false): string[] {
  if (codec instanceof t.UnionType) return (codec.types as unknown[]).flatMap((member) => typesOf(member, true));
  if (!inUnion) return [];
  if (codec instanceof t.ExactType) return typesOf(codec.type, true);
  if (codec instanceof t.IntersectionType) return (codec.types as unknown[]).flatMap((part) => typesOf(part, true));
  if (!(codec instanceof t.InterfaceType)) return [];
  const type: unknown = (codec.props as t.Props)['type'];
  return type instanceof t.LiteralType ? [String(type.value)] : [];
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
