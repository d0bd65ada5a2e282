/** A strip of pictures for a story: the table before, at the moment that decides, and at the end. One picture, to be read from left to right. */
import type { Room } from '../language/room';
import { document, element, sizeOf, textElement } from '../language/svg';
import type { Picture, Report } from './report';

/** Of each of its pictures, in px: three fit beside each other in a column of a document. */
export const STRIP_ROOM: Room = { width: 280, height: 320 };

/** In px. */
const GAP = 8;
const CAPTION = { height: 26, size: 13, up: 8 };
const INK = '#34495e';
const PAPER = '#f8f9f9';

/** Where even the largest letters of a picture would be lower than that, in px, it is drawn for more room than there is: such pictures stand one below the other. */
const LEAST = 9;
const STACKED = { width: 3 * STRIP_ROOM.width + 2 * GAP };

type Told = Pick<Report, 'pictures' | 'failures' | 'sentences' | 'title'>;

/** Null: nothing was drawn. */
export function stripOf(report: Told): string | null {
  const parts = partsOf(report);
  if (parts.length === 0) return null;
  const places = placesOf(parts);
  const whole = {
    width: Math.max(...places.map(({ x, width }) => x + width)) + GAP,
    height: Math.max(...places.map(({ y, height }) => y + height)) + GAP,
  };
  return document(
    whole,
    report.title ?? '',
    element('rect', { ...whole, fill: PAPER }),
    ...parts.flatMap(({ caption, svg }, i) => {
      const { x, y, width, height } = places[i] as Place;
      const { size } = CAPTION;
      const written = textElement(
        'text',
        { x, y: y - CAPTION.up, 'font-size': size, 'font-weight': 'bold', fill: INK },
        caption,
      );
      return [
        written,
        within(svg, { x, y, width, height }),
        element('rect', { x, y, width, height, fill: 'none', stroke: INK }),
      ];
    }),
  );
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Beside each other, as long as they can be read there. */
function placesOf(parts: readonly Part[]): Place[] {
  const { width, height } = STRIP_ROOM;
  if (parts.every(({ svg }) => lettersIn(svg) * scaleOf(svg) >= LEAST))
    return parts.map((_, i) => ({ x: GAP + i * (width + GAP), y: CAPTION.height, width, height }));
  let down = 0;
  return parts.map(({ svg }) => {
    const own = sizeOf(svg);
    const place = { x: GAP, y: down + CAPTION.height, width: STACKED.width, height: 0 };
    place.height = Math.round((STACKED.width * own.height) / own.width);
    down = place.y + place.height + GAP;
    return place;
  });
}

function scaleOf(svg: string): number {
  const { width, height } = sizeOf(svg);
  return Math.min(STRIP_ROOM.width / width, STRIP_ROOM.height / height);
}

/** How high its largest letters are. */
function lettersIn(svg: string): number {
  return Math.max(...[...svg.matchAll(/ font-size="([^"]*)"/g)].map(([, size]) => Number(size)));
}

interface Part {
  caption: string;
  svg: string;
}

/** Before, what decides, after: fewer, where two of them are one. */
function partsOf(report: Told): Part[] {
  const { pictures } = report;
  const at = decisive(report);
  const last = pictures.length - 1;
  const [before, deciding, after] = [pictures[at - 1], pictures[at], at < last ? pictures[last] : undefined];
  const called = (name: string, picture: Picture | undefined): Part[] =>
    picture === undefined ? [] : [{ caption: name, svg: picture.svg }];
  return [
    ...called('Before', before),
    ...called(at === 0 ? 'At the start' : 'What decides', deciding),
    ...called('At the end', after),
  ];
}

/** Which picture: where the first failure is, else the one after the line of the story that decides the verdict. */
function decisive({ pictures, failures, sentences }: Told): number {
  const last = pictures.length - 1;
  const failed = failures[0]?.picture;
  if (failed !== undefined) return failed;
  const line = sentences.flatMap(({ lines }) => lines)[0];
  if (line === undefined) return last;
  const found = pictures.findIndex(({ lines = 0 }) => lines > line);
  return found < 0 ? last : found;
}

/** The picture as a part of another one. */
function within(svg: string, { x, y, width, height }: Place): string {
  const [opening = ''] = /^<svg [^>]*>/.exec(svg) ?? [];
  const box = / viewBox="[^"]*"/.exec(opening)?.[0] ?? '';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"${box}>${svg.slice(opening.length)}`;
}
