/** The table where a story begins, as a judge would ask for it: a row for each piece that matters, with what is not as usual. */
import type { Json } from '../core/codec/json';
import { tenths } from './headings';
import type { Value } from './language';

/** A row of the table at the start. */
export interface OpeningRow {
  /** What it is about: a player, a ship, two ships that are measured. */
  of: string;
  /** What the name stands for: `Wedge Antilles, T-65 X-wing of rebels`. */
  is?: string;
  /** What can be expected of it, by the words for that (`kinds`); what is nothing is left out. */
  has: Readonly<Record<string, Json>>;
}

/** The values of these names that say something: none that is 0, no, nobody, or empty. */
export function opening<S>(
  values: Readonly<Record<string, Value<S>>>,
  names: readonly string[],
  state: S,
  id: string,
): Record<string, Json> {
  const found = names.map((name) => [name, saying(values[name]?.find(state, id) ?? null)] as const);
  return Object.fromEntries(found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The row of a piece: on the table with these values, elsewhere with where it is. */
export function pieceRow<S>(
  values: Readonly<Record<string, Value<S>>>,
  names: readonly string[],
  state: S,
  { id, place }: { id: string; place: string },
  { of, is, elsewhere = ['place'] }: { of: string; is?: string; elsewhere?: readonly string[] },
): OpeningRow {
  const has = opening(values, place === 'table' ? names : elsewhere, state, id);
  return { of, ...(is !== undefined && { is }), has };
}

/** `, with Predator and Dominator`, of the names of cards. */
export function carrying(cards: readonly string[]): string {
  return cards.length > 0 ? `, with ${cards.join(', ')}` : '';
}

/** Null: nothing worth a word. Of a map, what is worth one. */
function saying(value: Json): Json {
  if (value === 0 || value === false || value === '') return null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  const said = Object.entries(value as Record<string, Json>).filter(([, each]) => saying(each) !== null);
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** Two pieces that were measured. */
export interface Apart {
  one: string;
  other: string;
  mm: number;
  /** The band in which they are, by the word for it: `{ range: 2 }`. */
  band: Readonly<Record<string, Json>>;
}

/** How far two pieces are apart. */
export function rowApart({ one, other, mm, band }: Apart): OpeningRow {
  return { of: `${one} - ${other}`, has: { 'mm-apart': tenths(mm), ...band } };
}

/** More pieces than these are measured to the nearest enemy only. */
const MEASURED_ALL = 4;

/** How far enemies are apart; of many each to its nearest. */
export function rowsApart<P extends { id: string }>(
  pieces: readonly P[],
  areEnemies: (one: P, other: P) => boolean,
  measure: (one: P, other: P) => Apart,
): OpeningRow[] {
  const pairs = pieces.flatMap((one, i) =>
    pieces
      .slice(i + 1)
      .flatMap((other) => (areEnemies(one, other) ? [{ one, other, apart: measure(one, other) }] : [])),
  );
  const nearest = (piece: P): number =>
    Math.min(...pairs.flatMap(({ one, other, apart }) => (one === piece || other === piece ? [apart.mm] : [])));
  const told = pairs.filter(
    ({ one, other, apart: { mm } }) => pieces.length <= MEASURED_ALL || mm === nearest(one) || mm === nearest(other),
  );
  return told.map(({ apart }) => rowApart(apart));
}
