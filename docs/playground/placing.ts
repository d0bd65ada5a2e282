/** A piece that is put down: dragged over the table, or moved by keys, a millimeter and a degree at a time. It snaps to where a rule lets it stand. */
import type { Action } from 'holojudge/core';
import { button, element } from './dom';
import { shape } from './pictures';
import type { Ghost, Tried } from './work/turn';

/** Where an action puts a piece, and where its nose points to. */
interface Pose {
  x: number;
  y: number;
  heading?: { x: number; y: number };
}

interface Does {
  /** Looks at what the rules say of it. */
  tries(action: Action, snaps: boolean): Promise<Tried>;
  places(action: Action): void;
}

type Place = 'pose' | 'at';

const LARGE = 10;
const DEGREE = Math.PI / 180;

const KEYS: Readonly<Record<string, readonly [x: number, y: number, turn: number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  ',': [0, 0, 1],
  '.': [0, 0, -1],
};

export class Placing {
  private readonly piece = shape('g', {
    class: 'placing',
    tabindex: 0,
    role: 'button',
    'aria-label': 'The piece to place. Arrow keys move it, comma and period turn it, Enter places it.',
  });
  private readonly said = element('p', { id: 'placed-how', role: 'status' });
  private readonly here = button('Place it here', () => this.ends(), { id: 'place-here', class: 'first' });
  private readonly start: Pose;
  private pose: Pose;
  private isAsked = false;
  private isStale = false;

  private constructor(
    private readonly drawn: SVGSVGElement,
    private action: Action,
    private readonly place: Place,
    base: string,
    private readonly does: Does,
  ) {
    this.start = this.pose = (action as unknown as Record<Place, Pose>)[place];
    this.piece.append(shape('polygon', { points: base }));
    drawn.append(this.piece);
    this.piece.onpointerdown = (event) => this.drags(event);
    this.piece.onkeydown = (event) => this.hears(event);
    this.legal(true, 'It may stand here.');
  }

  /** Null: the action puts nothing anywhere. */
  static of(drawn: SVGSVGElement, action: Action, ghost: Ghost, does: Does): Placing | null {
    const place = (['pose', 'at'] as const).find((each) => {
      const { x, y } = ((action as unknown as Record<string, unknown>)[each] ?? {}) as Partial<Pose>;
      return typeof x === 'number' && typeof y === 'number';
    });
    const base = ghost.shapes.find(({ kind }) => kind === 'base');
    if (place === undefined) return null;
    const pose = (action as unknown as Record<Place, Pose>)[place];
    return new Placing(drawn, action, place, base?.points ?? markAt(pose), does);
  }

  /** What stands beside the table. */
  panel(): HTMLElement {
    const how =
      'Drag the piece, or move it with the arrow keys and turn it with , and . (with Shift ten times as far).';
    return element('div', { id: 'placing' }, element('p', { class: 'hint' }, how), this.said, this.here);
  }

  private drags(event: PointerEvent): void {
    event.stopPropagation();
    event.preventDefault();
    this.piece.focus({ preventScroll: true });
    this.piece.setPointerCapture(event.pointerId);
    const from = this.pointOf(event);
    const start = this.pose;
    this.piece.onpointermove = (moved) => {
      const to = this.pointOf(moved);
      this.moves({ ...start, x: start.x + to.x - from.x, y: start.y + to.y - from.y }, false);
    };
    this.piece.onpointerup = () => {
      this.piece.onpointermove = this.piece.onpointerup = null;
      this.moves(this.pose, true);
    };
  }

  private hears(event: KeyboardEvent): void {
    const [x, y, turn] = KEYS[event.key] ?? [0, 0, 0];
    const far = event.shiftKey ? LARGE : 1;
    if (event.key === 'Enter') this.ends();
    else if (x === 0 && y === 0 && turn === 0) return;
    else {
      const { heading } = this.pose;
      const turned = heading && turn !== 0 ? { heading: turnedBy(heading, turn * far * DEGREE) } : {};
      this.moves({ ...this.pose, x: this.pose.x + x * far, y: this.pose.y + y * far, ...turned }, false);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** North is up on the table, and down in SVG. */
  private pointOf({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.drawn.getScreenCTM()?.inverse());
    return { x, y: -y };
  }

  private moves(pose: Pose, snaps: boolean): void {
    this.pose = pose;
    this.action = { ...this.action, [this.place]: pose } as Action;
    this.draws();
    void this.asks(snaps);
  }

  private draws(): void {
    const { start, pose } = this;
    const degrees = start.heading && pose.heading ? angleBetween(pose.heading, start.heading) / DEGREE : 0;
    const move = `translate(${pose.x - start.x} ${start.y - pose.y})`;
    this.piece.setAttribute('transform', `${move} rotate(${degrees} ${start.x} ${-start.y})`);
  }

  /** One question at a time: while one is under way the last place alone is asked about next. */
  private async asks(snaps: boolean): Promise<void> {
    if (this.isAsked) {
      this.isStale = true;
      return;
    }
    this.isAsked = true;
    const { pose } = this;
    try {
      const { action, not } = await this.does.tries(this.action, snaps);
      if (this.pose === pose) {
        if (snaps && not === null) {
          this.action = action;
          this.pose = (action as unknown as Record<Place, Pose>)[this.place];
          this.draws();
        }
        this.legal(not === null, not ?? 'It may stand here.');
      }
    } finally {
      this.isAsked = false;
    }
    if (!this.isStale) return;
    this.isStale = false;
    await this.asks(snaps);
  }

  private legal(is: boolean, said: string): void {
    this.piece.classList.toggle('refused', !is);
    this.said.className = is ? 'holds' : 'fails';
    this.said.textContent = `${is ? '✓' : '✗'} ${said}`;
    this.here.disabled = !is;
  }

  private ends(): void {
    if (!this.here.disabled) this.does.places(this.action);
  }
}

/** Stands for a piece of which nobody knows how it looks: an arrow on its middle. */
function markAt({ x, y }: Pose): string {
  const points = [
    [0, MARK],
    [MARK, -MARK],
    [0, -MARK / 2],
    [-MARK, -MARK],
  ] as const;
  return points.map(([right, up]) => `${x + right},${-(y + up)}`).join(' ');
}

/** In mm. */
const MARK = 20;

function turnedBy({ x, y }: { x: number; y: number }, by: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Clockwise as it is seen. */
function angleBetween(to: { x: number; y: number }, from: { x: number; y: number }): number {
  return Math.atan2(from.y, from.x) - Math.atan2(to.y, to.x);
}
