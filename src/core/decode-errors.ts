/** Which of the many errors that io-ts reports about a union is the one that its author wants to read. */
import * as t from 'io-ts';
import { didYouMean } from './nearest';

export interface Misfit {
  path: (string | number)[];
  expected: string;
}

/** The field that tells the members of a union apart, and its values. */
interface Tags {
  field: string;
  values: readonly string[];
}

const LISTS: ReadonlySet<string> = new Set(['ArrayType', 'ReadonlyArrayType', 'TupleType']);
const TRANSPARENT: ReadonlySet<string> = new Set(['UnionType', 'IntersectionType']);

/**
 * The deepest error, but none about a member of a union that a literal in the input (its `type`) already ruled out. Where every
 * member is ruled out: the types that there are.
 */
export function misfit(errors: t.Errors): Misfit {
  const ruledOut = new Set(errors.flatMap((error) => ruledOutMember(error.context)));
  const meant = errors.filter((error) => !members(error.context).some((member) => ruledOut.has(member)));
  const error = deepest(meant.length > 0 ? meant : errors);
  const last = error.context[error.context.length - 1]?.type;
  const tags = meant.length > 0 ? tagsOf(last) : outerTags(error.context);
  if (tags) return unknownTag(error, tags);
  const expected = error.message ?? `expected ${last?.name ?? 'something else'}, found ${show(error.value)}`;
  return { path: inputPath(error.context), expected };
}

function unknownTag({ context, value }: t.ValidationError, { field, values }: Tags): Misfit {
  const path = inputPath(context);
  const isTag = path[path.length - 1] === field;
  if (!isTag && (typeof value !== 'object' || value === null || Array.isArray(value)))
    return { path, expected: `expected an object, found ${show(value)}` };
  const written: unknown = isTag ? value : (value as Record<string, unknown>)[field];
  const near = typeof written === 'string' ? didYouMean(written, values) : '';
  const expected = `expected one of ${values.join(', ')}, found ${show(written)}${near}`;
  return { path: isTag ? path : [...path, field], expected };
}

function deepest(errors: t.Errors): t.ValidationError {
  const depth = (error: t.ValidationError): number => inputPath(error.context).length;
  return errors.reduce((best, next) => (depth(next) > depth(best) ? next : best));
}

function kindOf(entry: t.ContextEntry | undefined): string {
  return (entry?.type as { _tag?: string } | undefined)?._tag ?? '';
}

function prefix(context: t.Context, length: number): string {
  return JSON.stringify(context.slice(0, length).map((entry) => entry.key));
}

/** The union members that an error lies in, as prefixes of its context. */
function members(context: t.Context): string[] {
  return context.flatMap((_, i) => (i > 0 && kindOf(context[i - 1]) === 'UnionType' ? [prefix(context, i + 1)] : []));
}

/** The innermost member that this error rules out, because one of its own literals does not fit. */
function ruledOutMember(context: t.Context): string[] {
  if (kindOf(context[context.length - 1]) !== 'LiteralType') return [];
  let i = context.length - 2;
  while (i > 0 && kindOf(context[i - 1]) === 'IntersectionType') i -= 1;
  return i > 0 && kindOf(context[i - 1]) === 'UnionType' ? [prefix(context, i + 1)] : [];
}

/** Members of unions and intersections appear in io-ts contexts as indexes; they are no part of the input's path. */
function inputPath(context: t.Context): (string | number)[] {
  return context.slice(1).flatMap((entry, i) => {
    const parent = kindOf(context[i]);
    if (TRANSPARENT.has(parent)) return [];
    return [LISTS.has(parent) ? Number(entry.key) : entry.key];
  });
}

/** The tags of the outermost union that an error lies in directly. */
function outerTags(context: t.Context): Tags | null {
  let i = context.length - 2;
  while (i > 0 && TRANSPARENT.has(kindOf(context[i - 1]))) i -= 1;
  return tagsOf(context[i]?.type);
}

function tagsOf(codec: unknown): Tags | null {
  if (!(codec instanceof t.UnionType)) return null;
  const literals = literalFields(codec);
  const field = literals[0]?.field;
  if (field === undefined) return null;
  return { field, values: literals.filter((each) => each.field === field).map((each) => each.value) };
}

function literalFields(codec: unknown): { field: string; value: string }[] {
  if (codec instanceof t.UnionType || codec instanceof t.IntersectionType)
    return (codec.types as unknown[]).flatMap(literalFields);
  if (codec instanceof t.ExactType) return literalFields(codec.type);
  if (!(codec instanceof t.InterfaceType)) return [];
  return Object.entries(codec.props as t.Props).flatMap(([field, type]) =>
    type instanceof t.LiteralType ? [{ field, value: String(type.value) }] : [],
  );
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
