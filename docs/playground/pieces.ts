/** What lies on the table answers to whoever presses it, with the mouse, a finger or the keyboard. */
import { drawing, shape } from './pictures';
import type { Around } from './work/around';
import type { Choice, Ghost } from './work/turn';

/** Nothing that can be pressed is smaller, in px. */
const TARGET = { fine: 32, coarse: 44 };

/** What can be pressed: pieces by their ids, squares by `column,row`. */
export interface Pressable {
  /** What pieces are called. */
  names: Readonly<Record<string, string>>;
  choices: readonly Choice[];
  selected: string | null;
  /** Those that still need a dial. */
  dialless: readonly string[];
  /** Those on which somebody stands who decides. */
  standing: readonly string[];
  selects(id: string): void;
  answers(choice: Choice): void;
}

/** Makes the pieces of a picture that can be answered with into buttons. */
export function bindPieces(drawn: SVGSVGElement, scale: number, on: Pressable): void {
  const asked = new Set(on.choices.flatMap(({ about }) => about));
  for (const each of drawn.querySelectorAll<SVGGElement>('[data-piece]')) {
    const id = each.dataset['piece'] ?? '';
    // Its whole name, where the picture has no room for it.
    each.prepend(titleOf(on.names[id] ?? id));
    if (!asked.has(id)) {
      // It may be looked at: what it reaches is shown.
      each.onclick = () => on.selects(id);
      each.classList.toggle('selected', id === on.selected);
      continue;
    }
    becomesButton(each, on.names[id] ?? id, () => on.selects(id));
    each.setAttribute('aria-pressed', String(id === on.selected));
    each.classList.toggle('selected', id === on.selected);
    each.prepend(targetAround(each, scale));
    if (!on.dialless.includes(id)) continue;
    each.append(...markOf(each, scale));
    each.prepend(titleOf(`${on.names[id] ?? id}: its dial is not set yet`));
  }
  const own = on.choices.filter(({ about }) => on.selected === null || about.includes(on.selected));
  for (const choice of own) {
    const square = choice.square === null ? null : squareOf(drawn, choice.square);
    if (square === null || square.classList.contains('asked')) continue;
    becomesButton(square, choice.label, () => on.answers(choice));
  }
}

function squareOf(drawn: SVGSVGElement, name: string): SVGElement | null {
  return drawn.querySelector<SVGElement>(`[data-square="${CSS.escape(name)}"]`);
}

function becomesButton(made: SVGElement, label: string, press: () => void): void {
  made.classList.add('asked');
  made.setAttribute('role', 'button');
  made.setAttribute('tabindex', '0');
  made.setAttribute('aria-label', label);
  made.onclick = press;
  made.onkeydown = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
}

/** A question mark at the corner of a piece: its dial is missing. */
function markOf(piece: SVGGElement, scale: number): SVGElement[] {
  const { x, y, width } = piece.getBBox();
  const flips = piece.closest('g[transform="scale(1 -1)"]') !== null;
  const at = { x: x + width, y: flips ? y + piece.getBBox().height : y };
  const text = shape('text', {
    x: 0,
    y: 4 / scale,
    'font-size': LETTERS / scale,
    'text-anchor': 'middle',
    transform: `translate(${at.x} ${at.y}) scale(1 ${flips ? -1 : 1})`,
  });
  text.textContent = '?';
  return [shape('circle', { cx: at.x, cy: at.y, r: 8 / scale, class: 'dialless' }), text];
}

function titleOf(said: string): SVGTitleElement {
  const title = shape('title', {});
  title.textContent = said;
  return title;
}

/** Small pieces can be pressed beside them, too. */
function targetAround(piece: SVGGElement, scale: number): SVGRectElement {
  const least = (matchMedia('(pointer: coarse)').matches ? TARGET.coarse : TARGET.fine) / scale;
  const { x, y, width, height } = piece.getBBox();
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  const place = { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
  return shape('rect', { ...place, fill: 'none', 'pointer-events': 'all' });
}

/** Where an answer would lead, over the picture. Nothing: it is taken away. */
export function showGhost(drawn: SVGSVGElement, ghost: Ghost | null): void {
  drawn.querySelector('.ghost')?.remove();
  for (const each of drawn.querySelectorAll('.ghosted, .hinders')) each.classList.remove('ghosted', 'hinders');
  if (ghost === null) return;
  const group = shape('g', { class: 'ghost' });
  for (const { kind, points } of ghost.shapes) group.append(shape('polygon', { points, class: kind }));
  for (const { drawing: svg, said } of ghost.measured) group.append(...measure(drawn, svg, said));
  drawn.append(group);
  for (const each of ghost.hinder) pieceIn(drawn, each)?.classList.add('hinders');
  for (const each of ghost.places)
    drawn
      .querySelector(`[data-square="${CSS.escape(each)}"], [data-piece="${CSS.escape(each)}"]`)
      ?.classList.add('ghosted');
}

function pieceIn(drawn: SVGSVGElement, id: string): SVGGElement | null {
  return drawn.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`);
}

/** In px, as words are high on the table. */
const LETTERS = 13;

/** So many units of the picture are a px on the screen. */
function unitOf(drawn: SVGSVGElement): number {
  return drawn.viewBox.baseVal.width / Math.max(1, drawn.getBoundingClientRect().width);
}

/** A line that would be measured, as the library draws it, and what is said of it. */
function measure(drawn: SVGSVGElement, svg: string, said: string): SVGElement[] {
  const parsed = drawing(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`)?.firstElementChild;
  if (!(parsed instanceof SVGGElement)) return [];
  const flips = drawn.querySelector(':scope > g[transform="scale(1 -1)"]') !== null;
  const isThere = [...drawn.querySelectorAll('text')].some(({ textContent }) => textContent.includes(said));
  const own = shape('g', flips ? { transform: 'scale(1 -1)' } : {});
  own.append(parsed);
  const [first] = parsed.querySelectorAll('line');
  if (first === undefined || isThere) return [own];
  const middle = (a: 'x1' | 'y1', b: 'x2' | 'y2'): number => (first[a].baseVal.value + first[b].baseVal.value) / 2;
  const up = middle('y1', 'y2');
  return [own, words(drawn, said, { x: middle('x1', 'x2'), y: flips ? -up : up })];
}

function words(drawn: SVGSVGElement, said: string, { x, y }: { x: number; y: number }): SVGTextElement {
  const size = LETTERS * unitOf(drawn);
  const text = shape('text', { x, y, 'font-size': size, 'text-anchor': 'middle', 'stroke-width': size / 4 });
  text.textContent = said;
  return text;
}

/** What the piece that was pressed reaches; null: none was, or nothing is known of it. */
export function showAround(drawn: SVGSVGElement, piece: string, around: Around | null): void {
  drawn.querySelector('.around')?.remove();
  for (const each of drawn.querySelectorAll('.reached, .seen')) each.classList.remove('reached', 'seen');
  if (around === null) return;
  const group = shape('g', { class: 'around' });
  for (const { kind, points } of around.shapes) group.append(shape('polygon', { points, class: kind }));
  for (const { points, name } of around.shapes.filter((each) => each.name !== '')) {
    const top = highestIn(drawn, points);
    if (top !== null) group.append(words(drawn, name, top));
  }
  for (const { square, cost } of around.squares) group.append(...costOn(drawn, square, cost));
  for (const each of around.seen) {
    pieceIn(drawn, each)?.classList.add('seen');
    const line = lineBetween(drawn, piece, each);
    if (line !== null) group.append(line);
  }
  drawn.append(group);
}

/** Where a band is named: at the highest of its points that is seen. */
function highestIn(drawn: SVGSVGElement, points: string): { x: number; y: number } | null {
  const { x: left, y: top, width, height } = drawn.viewBox.baseVal;
  const room = 2 * LETTERS * unitOf(drawn);
  const seen = points
    .split(' ')
    .map((each) => each.split(',').map(Number))
    .filter(
      ([x = 0, y = 0]) => x > left + room && x < left + width - room && y > top + room && y < top + height - room / 2,
    );
  const [first, ...others] = seen;
  if (first === undefined) return null;
  const [x = 0, y = 0] = others.reduce((best, each) => ((each[1] ?? 0) < (best[1] ?? 0) ? each : best), first);
  return { x, y };
}

function costOn(drawn: SVGSVGElement, name: string, cost: number): SVGElement[] {
  const square = squareOf(drawn, name);
  if (!(square instanceof SVGGraphicsElement) || cost === 0) return [];
  square.classList.add('reached');
  const { x, y, width, height } = square.getBBox();
  return [words(drawn, String(cost), { x: x + width / 2, y: y + height - 3 * unitOf(drawn) })];
}

function lineBetween(drawn: SVGSVGElement, one: string, other: string): SVGLineElement | null {
  const boxes = [one, other].map((id) => pieceIn(drawn, id)?.getBBox());
  const [from, to] = boxes;
  if (from === undefined || to === undefined) return null;
  const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  return shape('line', { x1, y1, x2, y2, class: 'sight' });
}
