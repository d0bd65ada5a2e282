/** Maps as files have them: one of ours by name, open ground, or a drawing in which capital letters mark where characters stand. */
import * as E from 'fp-ts/lib/Either';
import { impossible } from '../../language/file';
import { mapOf } from '../begin/map';
import { shortEdges, type Square } from '../facts/battle-map';
import { MOST_SQUARES, writeMap } from '../facts/map-text';

const OPEN = /^open (\d{1,2}) by (\d{1,2})$/;

/** Where nothing is said of the map. */
const USUAL = 'open 12 by 8';

/** A map as the game reads it, and the squares that were marked with letters. */
interface Drawing {
  map: string;
  marks: Readonly<Record<string, Square>>;
}

/** Within `begin`. */
export function readDrawing(text = USUAL): Drawing {
  const [, columns, rows] = OPEN.exec(text.trim()) ?? [];
  if (columns !== undefined && rows !== undefined) return { map: openGround(Number(columns), Number(rows)), marks: {} };
  const lines = text.trimEnd().split(/\r\n|\n|\r/);
  const top = lines.findIndex((line) => /^\s*\+/.test(line));
  const left = lines[top]?.indexOf('+') ?? 0;
  const height = lines.length - top - 1;
  const marks: Record<string, Square> = {};
  const drawn = lines.map((line, y) =>
    y <= top || top < 0
      ? line
      : line.replace(/[A-Z]/g, (mark, x: number) => {
          const [across, down] = [x - left, y - top];
          if (across % 2 === 0 || down % 2 === 0) return mark;
          if (marks[mark]) impossible(['map'], `line ${y + 1}, column ${x + 1}: another square is marked ${mark}, too`);
          marks[mark] = [(across - 1) / 2, (height - down - 1) / 2];
          return '.';
        }),
  );
  return { map: drawn.join('\n'), marks };
}

function openGround(columns: number, rows: number): string {
  const fits = [columns, rows].every((squares) => squares >= 1 && squares <= MOST_SQUARES);
  if (!fits) impossible(['map'], `a map has 1 to ${MOST_SQUARES} squares along a side`);
  const squares = Array.from({ length: rows }, () => Array<'clear'>(columns).fill('clear'));
  return writeMap({ name: '', columns, rows, squares, walls: [], doors: [], startAreas: shortEdges(columns, rows) });
}

/** The doors of a map by their names; of one that cannot be read, none. */
export function doorsOn(text: string): string[] {
  const map = mapOf(text.replace(/[A-Z]/g, '.'), []);
  return E.isRight(map) ? map.right.doors.map(({ id }) => id) : [];
}
