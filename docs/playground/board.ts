/** The table: one picture, as large as there is room for, and larger where its words could not be read. */
import { byId, element } from './dom';
import { GAMES, type GameId } from './games';
import { drawing } from './pictures';
import { bindPieces, showAround, showGhost, type Pressable } from './pieces';
import type { Around } from './work/around';
import type { Ghost, Room } from './work/turn';

/** No picture is drawn for less, in px. */
const LEAST = 50;

/** So many ms the room has stayed as it is before pictures are drawn for it. */
const PAUSE = 200;

/** Letters are at least so high, in px; a hair less is seen by nobody. */
const LETTERS = 12;
const HAIR = 0.97;

/** So far the mouse moves while it presses one thing, in px. */
const DRAGGED = 5;

const CLOSER = 1.3;
const CLOSEST = 6;

export class Board {
  private dragged = false;
  private drawn: SVGSVGElement | null = null;
  /** How many px are a unit of the picture; null: as many as it takes. */
  private scale: number | null = null;
  private readonly place = byId('table', HTMLElement);

  constructor() {
    byId('zoom-in', HTMLButtonElement).onclick = () => this.zooms(CLOSER);
    byId('zoom-out', HTMLButtonElement).onclick = () => this.zooms(1 / CLOSER);
    byId('zoom-all', HTMLButtonElement).onclick = () => {
      this.scale = this.scale === null ? this.whole : null;
      this.fits();
    };
    this.place.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zooms(event.deltaY < 0 ? CLOSER : 1 / CLOSER, event);
    });
    this.place.addEventListener('pointerdown', (event) => this.drags(event));
  }

  /** `on`: what of it can be pressed; null: nothing. */
  shows(svg: string, title: string, on: Pressable | null): void {
    const focused = document.activeElement?.closest<SVGElement>('[data-piece]')?.dataset['piece'];
    const drawn = drawing(svg);
    if (drawn === null) return this.clear();
    drawn.querySelector('title')?.remove();
    drawn.setAttribute('role', 'group');
    drawn.setAttribute('aria-label', title === '' ? 'What lies there' : title);
    this.drawn = drawn;
    const { scrollLeft, scrollTop } = this.place;
    this.place.replaceChildren(drawn);
    this.fits();
    this.place.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    if (on === null) return;
    bindPieces(drawn, this.scale ?? this.readable, {
      ...on,
      selects: this.unlessDragged(on.selects),
      answers: this.unlessDragged(on.answers),
    });
    this.brings([...on.choices.flatMap(({ about }) => about), ...on.standing]);
    if (focused !== undefined)
      drawn.querySelector<SVGElement>(`[data-piece="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  /** Of a picture that is larger than the table: the first of these pieces, where none of them is seen. */
  private brings(ids: readonly string[]): void {
    const within = this.place.getBoundingClientRect();
    const middles = [...new Set(ids)].flatMap((id) => {
      const box = this.pieceOf(id)?.getBoundingClientRect();
      return box === undefined ? [] : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    const isSeen = ({ x, y }: { x: number; y: number }): boolean =>
      x > within.left && x < within.right && y > within.top && y < within.bottom;
    const [first] = middles;
    if (first === undefined || middles.some(isSeen)) return;
    const { left, top, width, height } = within;
    this.place.scrollBy({ left: first.x - left - width / 2, top: first.y - top - height / 2, behavior: 'instant' });
  }

  /** Where an answer would lead; null: nothing is pointed at. */
  showsGhost(ghost: Ghost | null): void {
    if (this.drawn !== null) showGhost(this.drawn, ghost);
  }

  /** What a piece reaches; null: none was pressed. */
  showsAround(piece: string, around: Around | null): void {
    if (this.drawn !== null) showAround(this.drawn, piece, around);
  }

  /** A piece as it stands on the screen; null: it is not there. */
  pieceOf(id: string): Element | null {
    return this.drawn?.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? null;
  }

  /** Who moves the table presses nothing on it. */
  private unlessDragged<T>(does: (what: T) => void): (what: T) => void {
    return (what) => {
      if (!this.dragged) does(what);
    };
  }

  get picture(): SVGSVGElement | null {
    return this.drawn;
  }

  /** How much room there is for it, in px. */
  get room(): Room {
    const { width, height } = this.place.getBoundingClientRect();
    return { width: Math.max(LEAST, Math.round(width)), height: Math.max(LEAST, Math.round(height)) };
  }

  /** Tells when there is more room or less. */
  onRoom(tell: () => void): void {
    let waits: ReturnType<typeof setTimeout> | undefined;
    let before = JSON.stringify(this.room);
    new ResizeObserver(() => {
      this.fits();
      clearTimeout(waits);
      waits = setTimeout(() => {
        const now = JSON.stringify(this.room);
        if (now !== before) tell();
        before = now;
      }, PAUSE);
    }).observe(this.place);
  }

  clear(): void {
    this.drawn = null;
    this.scale = null;
    this.place.replaceChildren();
  }

  /** So many px a unit, that the whole picture is seen. */
  private get whole(): number {
    const { width = 1, height = 1 } = this.drawn?.viewBox.baseVal ?? {};
    return Math.min(this.room.width / width, this.room.height / height);
  }

  /** So many px a unit, that its smallest words can be read. */
  private get readable(): number {
    const sizes = [...(this.drawn?.querySelectorAll('text') ?? [])].map((each) =>
      Number(each.getAttribute('font-size')),
    );
    const needed = LETTERS / Math.min(Infinity, ...sizes);
    return needed * HAIR > this.whole ? needed : this.whole;
  }

  private fits(): void {
    const { drawn } = this;
    if (drawn === null) return;
    const scale = this.scale ?? this.readable;
    const { width, height } = drawn.viewBox.baseVal;
    drawn.style.width = `${Math.floor(width * scale)}px`;
    drawn.style.height = `${Math.floor(height * scale)}px`;
  }

  /** Closer or farther; what is `at` a point stays there. */
  private zooms(by: number, at?: MouseEvent): void {
    const { place, whole } = this;
    const before = this.scale ?? this.readable;
    const scale = Math.max(whole, Math.min(CLOSEST * whole, before * by));
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - left, at.clientY - top] : [width / 2, height / 2];
    const [right, down] = [place.scrollLeft + x, place.scrollTop + y];
    this.scale = scale;
    this.fits();
    place.scrollTo({ left: (right * scale) / before - x, top: (down * scale) / before - y, behavior: 'instant' });
  }

  /** What does not fit is moved with the mouse; fingers move it as they move everything. */
  private drags({ pointerType, button, clientX, clientY }: PointerEvent): void {
    const { place } = this;
    if (pointerType !== 'mouse' || button !== 0) return;
    const [left, top] = [place.scrollLeft + clientX, place.scrollTop + clientY];
    this.dragged = false;
    const moves = (event: PointerEvent): void => {
      this.dragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > DRAGGED;
      place.scrollTo({ left: left - event.clientX, top: top - event.clientY, behavior: 'instant' });
    };
    const ends = (): void => {
      removeEventListener('pointermove', moves);
      removeEventListener('pointerup', ends);
    };
    addEventListener('pointermove', moves);
    addEventListener('pointerup', ends);
  }
}

/** What the marks of a game's pictures mean. */
export function showLegend(game: GameId): void {
  const keys = GAMES[game].legend.map(([mark, means]) =>
    element('li', {}, element('span', { class: `mark ${mark}` }), means),
  );
  byId('legend', HTMLDetailsElement).replaceChildren(element('summary', {}, 'Legend'), element('ul', {}, ...keys));
}
