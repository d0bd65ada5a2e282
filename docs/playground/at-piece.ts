/** The answers of the piece that was pressed, where it stands: what somebody looks for is not at the other side of the screen. */
import { dialOf } from './dial';
import { byId, button, element } from './dom';
import type { Choice } from './work/turn';

/** More answers than that stand beside the table alone, where one can be looked for. */
const MOST = 8;
/** From the piece, and from the edges of the table, in px. */
const BESIDE = 8;

interface Does {
  /** What is around the piece is looked at, too: the answers stand aside. */
  isAside: boolean;
  press(choice: Choice, label: string): HTMLButtonElement;
  closes(): void;
}

export function closeAtPiece(): void {
  document.getElementById('at-piece')?.remove();
}

/** `name`: what the piece is called. */
export function openAtPiece(piece: Element, name: string, choices: readonly Choice[], does: Does): void {
  closeAtPiece();
  const setting = choices.filter(({ action }) => action.type === 'set-dial');
  const dial = dialOf(setting, (choice) => does.press(choice, ''));
  const others = dial === null ? choices : choices.filter((each) => !setting.includes(each));
  const shown = others.slice(0, MOST);
  const left = others.length - shown.length;
  const list = element(
    'div',
    { id: 'at-piece', role: 'group', aria: { label: `Answers of ${name}` } },
    element(
      'div',
      { class: 'row' },
      element('strong', {}, name),
      button('×', does.closes, { class: 'arrow', aria: { label: 'Close' } }),
    ),
    dial,
    ...shown.map((choice) => does.press(choice, shortened(choice.label, name))),
    left > 0 ? element('p', { class: 'hint' }, `${left} more stand beside the table`) : null,
  );
  list.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    does.closes();
    event.stopPropagation();
  };
  const board = byId('board', HTMLElement);
  board.append(list);
  const within = board.getBoundingClientRect();
  if (does.isAside || dial !== null) placeAside(list, piece.getBoundingClientRect(), within);
  else place(list, piece.getBoundingClientRect(), within);
}

/** `performs a focus action`: whose it is stands above. */
function shortened(label: string, name: string): string {
  return label.startsWith(`${name} `) ? label.slice(name.length + 1) : label;
}

/** Right of it, or left where there is no room, and never beyond the table. */
function place(list: HTMLElement, at: DOMRect, within: DOMRect): void {
  const { width, height } = list.getBoundingClientRect();
  const fitsRight = at.right + BESIDE + width <= within.right;
  const left = fitsRight ? at.right + BESIDE : Math.max(within.left + BESIDE, at.left - BESIDE - width);
  const top = Math.min(Math.max(within.top + BESIDE, at.top), within.bottom - height - BESIDE);
  list.style.left = `${left - within.left}px`;
  list.style.top = `${Math.max(BESIDE, top - within.top)}px`;
}

/** At the side of the table that is farther from it. */
function placeAside(list: HTMLElement, at: DOMRect, within: DOMRect): void {
  const isLeft = at.left + at.width / 2 > within.left + within.width / 2;
  list.style.top = `${BESIDE}px`;
  list.style[isLeft ? 'left' : 'right'] = `${BESIDE}px`;
}
