/** How sure the values of a pack are: counted and listed. The marks stay in the pack, so that whoever uses a value can ask for its own. */
import type { Entry, Pack, Certainties } from './pack';
import type { Certainty } from './words';

/** What `begin` reports about the content of a game. */
export interface ContentReport {
  pack: string;
  title: string;
  certain: number;
  likely: number;
  reconstructed: number;
  /** Every value that is not certain, e.g. `ships.yt-1300.side.hull`. */
  unsure: readonly { path: string; sure: Certainty }[];
}

/** A pack with its marks, and the report of them. */
export interface ResolvedPack {
  pack: Pack;
  report: ContentReport;
}

/** One value: a field, or a field of a field; lists and anything deeper count as one. */
interface Value {
  field: string;
  sure: Certainty;
}

/** The values of a record with their marks. */
export function valuesOf(entry: Entry): Value[] {
  return fieldsOf(entry).map((field) => ({ field, sure: certaintyOf(entry.sure, field) }));
}

/** The mark of one value: its own, that of the field around it, `*`, or certain. */
export function certaintyOf(sure: Certainties | undefined, field: string): Certainty {
  if (sure === undefined || typeof sure === 'string') return sure ?? 'certain';
  const around = field.split('.')[0] ?? field;
  for (const name of [field, around, '*']) if (Object.hasOwn(sure, name)) return sure[name] ?? 'certain';
  return 'certain';
}

/** Names of the values of a record: `name`, `side.hull`. */
export function fieldsOf(entry: Entry): string[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    if (key === 'id' || key === 'sure') return [];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key];
    return Object.keys(value as object).map((inner) => `${key}.${inner}`);
  });
}
