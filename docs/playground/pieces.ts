/** What lies on the table answers to whoever presses it, with the mouse, a finger or the keyboard. */
import { shape } from './pictures';
import type { Choice, Ghost } from './work/turn';

/** Nothing that can be pressed is smaller, in px. */
const TARGET = { fine: 32, coarse: 44 };

/** What can be pressed: pieces by their ids, squares by `column,row`. */
export interface Pressable {
  /** What pieces are called. */
  names: Readonly<Record<string, string>>;
  choices: readonly Choice[];
  selected: string | null;
  selects(id: string): void;
  answers(choice: Choice): void;
}

/** Makes the pieces of a picture that can be answered with into buttons. */
export function bindPieces(drawn: SVGSVGElement, scale: number, on: Pressable): void {
  const asked = new Set(on.choices.flatMap(({ about }) => about));
  for (const each of drawn.querySelectorAll<SVGGElement>('[data-piece]')) {
    const id = each.dataset['piece'] ?? '';
    if (!asked.has(id)) continue;
    becomesButton(each, on.names[id] ?? id, () => on.selects(id));
    each.setAttribute('aria-pressed', String(id === on.selected));
    each.classList.toggle('selected', id === on.selected);
    each.prepend(targetAround(each, scale));
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
  for (const each of drawn.querySelectorAll('.ghosted')) each.classList.remove('ghosted');
  if (ghost === null) return;
  const group = shape('g', { class: 'ghost' });
  for (const { kind, points } of ghost.shapes) group.append(shape('polygon', { points, class: kind }));
  drawn.append(group);
  for (const each of ghost.places)
    drawn
      .querySelector(`[data-square="${CSS.escape(each)}"], [data-piece="${CSS.escape(each)}"]`)
      ?.classList.add('ghosted');
}
