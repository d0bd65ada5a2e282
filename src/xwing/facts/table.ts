/**
 * Records as a table of text, a line each: cells between bars, `"` for what stands above, nothing for what a record does not have. The facts are kept so,
 * for they take a third less than as literals; scripts/xwing-cards writes them.
 */

/** What stands in a cell: a text, a number, texts with commas between them, `yes`, or JSON. */
export type Cell = 'text' | 'number' | 'texts' | 'yes' | 'json';

type CellOf<V> = [V] extends [string]
  ? 'text'
  : [V] extends [number]
    ? 'number'
    : [V] extends [true]
      ? 'yes'
      : [V] extends [readonly string[]]
        ? 'texts'
        : 'json';

/** The columns in their order. */
export type Columns<T> = { readonly [K in keyof Required<T>]: CellOf<Required<T>[K]> };

const AS_ABOVE = '"';

const READ: Readonly<Record<Cell, (cell: string) => unknown>> = {
  text: (cell) => cell,
  number: Number,
  texts: (cell) => cell.split(', '),
  yes: () => true,
  json: (cell) => JSON.parse(cell) as unknown,
};

/** The records of a table. */
export function recordsOf<T>(table: string, columns: Columns<T>): readonly T[] {
  const of: readonly (readonly [string, Cell])[] = Object.entries(columns);
  let above: readonly string[] = [];
  return table
    .trim()
    .split('\n')
    .map((line) => {
      above = line.split('|').map((cell, column) => (cell === AS_ABOVE ? (above[column] ?? '') : cell));
      const cells = of.map(([name, kind], column) => [name, kind, above[column] ?? ''] as const);
      const held = cells.flatMap(([name, kind, cell]) => (cell === '' ? [] : [[name, READ[kind](cell)]]));
      return Object.fromEntries(held) as T;
    });
}
