/** Parts of documents that are made, between two marks: `<!-- NAME: made by npm run generated -->` and `<!-- end of NAME -->`. */

/** The document with this part made anew. */
export function withPart(document: string, name: string, part: string): string {
  const [from, to] = [`<!-- ${name}: made by npm run generated -->`, `<!-- end of ${name} -->`];
  const begins = document.indexOf(from);
  const ends = document.indexOf(to);
  if (begins < 0 || ends < begins) throw new Error(`there are no marks '${from}' and '${to}'`);
  return `${document.slice(0, begins)}${from}\n\n${part}\n\n${document.slice(ends)}`;
}

/** What stands between the marks now. */
export function partOf(document: string, name: string): string {
  return document.split(`<!-- ${name}: made by npm run generated -->`)[1]?.split(`<!-- end of ${name} -->`)[0] ?? '';
}

/** A table with columns of one width, as Prettier would have them. The second row is `---`. */
export function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, width: number): string => cell.padEnd(width, cell === '---' ? '-' : ' ');
  return rows.map((row) => `| ${row.map((cell, i) => pad(cell, widths[i] ?? 0)).join(' | ')} |`).join('\n');
}

export function thousands(count: number): string {
  return String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
}
