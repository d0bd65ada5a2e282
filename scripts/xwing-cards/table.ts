/** Writes records as tables (src/xwing/facts/table.ts). What would not be read back as it was stops the compiler. */
import { isDeepStrictEqual } from 'node:util';
import { recordsOf, type Cell, type Columns } from '../../src/xwing/facts/table';

const WRITTEN: Readonly<Record<Cell, (value: unknown) => string>> = {
  text: String,
  number: String,
  texts: (value) => (value as readonly string[]).join(', '),
  yes: () => 'yes',
  json: (value) => JSON.stringify(value),
};

export function tableOf<T extends object>(records: readonly T[], columns: Columns<T>): string {
  const of: readonly (readonly [string, Cell])[] = Object.entries(columns);
  let above: readonly string[] = [];
  const lines = records.map((record) => {
    const cells = of.map(([name, kind]) => {
      const value = (record as Readonly<Record<string, unknown>>)[name];
      return value === undefined ? '' : WRITTEN[kind](value);
    });
    const line = cells.map((cell, column) => (cell.length > 1 && cell === above[column] ? '"' : cell));
    above = cells;
    return line.join('|').replace(/\|+$/, '');
  });
  const table = lines.join('\n');
  if (/[`\\]|\$\{/.test(table)) throw new Error('a table holds what a template literal does not say as it is');
  const again = recordsOf<T>(table, columns);
  records.forEach((record, at) => {
    if (!isDeepStrictEqual(again[at], record)) throw new Error(`not read back as it was: ${JSON.stringify(record)}`);
  });
  return table;
}
