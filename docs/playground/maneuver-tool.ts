/**
 * The maneuver tool of Armada on the table: its legs are swung by hand, or a joint is turned by keys. What no rule allows is shown with its rule while
 * it is held, and snaps back to what is legal. The base where the ship ends can be dragged, too: the tool follows.
 */
import { choiceOf, clicksInWords, courseOf, MOST_CLICKS, nearestCourse, type Course } from './course';
import { button, element } from './dom';
import { shape } from './pictures';
import type { Joint, Laid } from './work/tool';
import type { Choice, Line } from './work/turn';

interface Does {
  lays(course: Course): Promise<Laid | null>;
  /** Where courses lead, in the picture. */
  ends(courses: readonly Course[]): Promise<readonly { x: number; y: number }[]>;
  answers(choice: Choice): void;
  /** Buttons of the rules that a refusal cites. */
  cites(refusal: Line): readonly HTMLElement[];
}

const DEGREES_A_CLICK = 22.5;
/** The last leg is held so far from its joint, in mm. */
const GRIP = 45;
/** Of what is held, in px. */
const HELD = { fine: 16, coarse: 22 };
const SEEN = 7;

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export class ManeuverTool {
  private course: Course;
  private laid: Laid | null = null;
  private readonly drawing = shape('g', { class: 'tool' });
  private readonly legs = shape('g', {});
  private readonly base = shape('polygon', { class: 'base', points: '' });
  private readonly grips: readonly SVGGElement[];
  private readonly joints: readonly HTMLElement[];
  private readonly said = element('p', { id: 'course-how', role: 'status' });
  private readonly go = button('Move so', () => this.ends(), { id: 'course-go', class: 'first' });
  private readonly courses: readonly Course[];

  /** `from`: how it lay before. */
  constructor(
    private readonly drawn: SVGSVGElement,
    private readonly choices: readonly Choice[],
    from: Course | null,
    private readonly does: Does,
  ) {
    this.courses = choices.flatMap(({ action }) => courseOf(action) ?? []);
    const [first] = this.courses;
    if (first === undefined) throw new Error('No course can be set');
    this.course = from !== null && choiceOf(choices, from) !== null ? from : first;
    this.grips = this.course.clicks.map((_, joint) => this.grip(joint));
    this.joints = this.course.clicks.map(() => element('output', {}));
    this.base.onpointerdown = (event) => this.dragsEnd(event);
    this.drawing.append(this.legs, this.base, ...this.grips);
    drawn.append(this.drawing);
    this.turnsTo(this.course);
  }

  get now(): Course {
    return this.course;
  }

  /** What stands beside the table. */
  panel(): HTMLElement {
    const hint = 'Swing the maneuver tool by its rings, or drag the base to where the ship should end.';
    const rows = this.joints.map((said, joint) =>
      element(
        'div',
        { class: 'joint', role: 'group', aria: { label: `Joint ${joint + 1}` } },
        element('span', {}, `Joint ${joint + 1}`),
        button('‹', () => this.clicks(joint, -1), { class: 'arrow', aria: { label: 'One click to the left' } }),
        said,
        button('›', () => this.clicks(joint, 1), { class: 'arrow', aria: { label: 'One click to the right' } }),
      ),
    );
    const other = button('Tool on its other side', () => this.changesSide(), { id: 'course-side' });
    return element(
      'div',
      { id: 'course' },
      element('p', { class: 'hint' }, hint),
      element('div', { class: 'joints' }, ...rows),
      this.said,
      element('div', { class: 'row' }, other, this.go),
    );
  }

  /** A click more or less; what cannot be is said, and stays undone. */
  private clicks(joint: number, by: number): void {
    const clicks = (this.course.clicks[joint] ?? 0) + by;
    this.turnsTo(this.turned(joint, clicks), true);
  }

  private turned(joint: number, wanted: number): Course {
    const most = Math.max(-MOST_CLICKS, Math.min(MOST_CLICKS, wanted));
    const clicks = this.course.clicks.map((each, i) => (i === joint ? most : each));
    const sameSide = { ...this.course, clicks };
    const otherSide = { ...sameSide, side: this.otherSide };
    const isOther = choiceOf(this.choices, sameSide) === null && choiceOf(this.choices, otherSide) !== null;
    return isOther ? otherSide : sameSide;
  }

  private get otherSide(): string {
    return this.course.side === 'left' ? 'right' : 'left';
  }

  private changesSide(): void {
    this.turnsTo({ ...this.course, side: this.otherSide }, true);
  }

  /** `stays`: what is refused is said, and the course stays as it was. */
  private turnsTo(course: Course, stays = false): void {
    const before = this.course;
    this.course = course;
    void this.lays(course, stays ? before : null);
  }

  private async lays(course: Course, before: Course | null): Promise<void> {
    const laid = await this.does.lays(course);
    if (this.course !== course || laid === null) return;
    if (laid.not !== null && before !== null) {
      this.course = before;
      return this.says(laid.not);
    }
    this.laid = laid;
    this.draws(laid);
    this.says(laid.not);
    this.go.disabled = laid.not !== null;
  }

  private says(not: Line | null): void {
    const { clicks, side } = this.course;
    this.joints.forEach((said, i) => (said.textContent = clicksInWords(clicks[i] ?? 0)));
    this.grips.forEach((grip, i) => {
      grip.setAttribute('aria-valuenow', String(clicks[i] ?? 0));
      grip.setAttribute('aria-valuetext', clicksInWords(clicks[i] ?? 0));
    });
    this.said.className = not === null ? 'holds' : 'fails';
    const fits = `✓ ${clicks.map(clicksInWords).join(', ')}; the tool lies on its ${side} side`;
    this.said.replaceChildren(...(not === null ? [fits] : [`✗ ${not.text}`, ...this.does.cites(not)]));
  }

  private draws({ legs, base, end, joints, not }: Laid): void {
    this.drawing.classList.toggle('refused', not !== null);
    this.legs.replaceChildren(...legs.map((points) => shape('polygon', { points, class: 'laid' })));
    this.base.setAttribute('points', base);
    this.grips.forEach((grip, i) => {
      const pivot = joints[i];
      if (pivot === undefined) return;
      const { x, y } = joints[i + 1] ?? beyond(pivot, end);
      for (const line of grip.querySelectorAll('line')) placeLine(line, pivot, { x, y });
      for (const circle of grip.querySelectorAll('circle')) {
        circle.setAttribute('cx', String(x));
        circle.setAttribute('cy', String(y));
      }
    });
  }

  /** A leg of the tool, behind its joint: it is swung around that. */
  private grip(joint: number): SVGGElement {
    const unit = this.drawn.viewBox.baseVal.width / Math.max(1, this.drawn.getBoundingClientRect().width);
    const held = matchMedia('(pointer: coarse)').matches ? HELD.coarse : HELD.fine;
    const grip = shape('g', {
      class: 'grip',
      tabindex: 0,
      role: 'slider',
      'aria-label': `Joint ${joint + 1}`,
      'aria-valuemin': -MOST_CLICKS,
      'aria-valuemax': MOST_CLICKS,
      'aria-valuenow': 0,
    });
    grip.append(
      shape('line', {}),
      shape('circle', { r: held * unit, class: 'target' }),
      shape('circle', { r: SEEN * unit }),
    );
    grip.onpointerdown = (event) => this.swings(event, joint);
    grip.onkeydown = (event) => this.hears(event, joint);
    return grip;
  }

  private hears(event: KeyboardEvent, joint: number): void {
    const by = KEYS[event.key];
    if (event.key === 'Enter') this.ends();
    else if (by === undefined) return;
    else this.clicks(joint, by);
    event.preventDefault();
    event.stopPropagation();
  }

  private swings(event: PointerEvent, joint: number): void {
    const grip = this.grips[joint] as SVGGElement;
    this.holds(event, grip, {
      moves: (to) => {
        const pivot = this.laid?.joints[joint];
        if (pivot === undefined) return;
        const wanted = Math.round(angleTo(pivot, to) / DEGREES_A_CLICK);
        const course = this.turned(joint, wanted);
        if (course.clicks.join() !== this.course.clicks.join()) this.turnsTo(course);
      },
      lets: () => this.turnsTo(nearestCourse(this.choices, this.course, joint, this.course.clicks[joint] ?? 0)),
    });
  }

  /** The course that ends nearest to where the base is dragged. */
  private dragsEnd(event: PointerEvent): void {
    let ends: readonly { x: number; y: number }[] = [];
    void this.does.ends(this.courses).then((found) => (ends = found));
    const at = this.laid?.end;
    const from = this.pointOf(event);
    this.holds(event, this.base, {
      moves: (to) => {
        if (at === undefined) return;
        const wanted = { x: at.x + to.x - from.x, y: at.y + to.y - from.y };
        const far = ends.map(({ x, y }) => Math.hypot(x - wanted.x, y - wanted.y));
        const course = this.courses[far.indexOf(Math.min(...far))];
        if (course !== undefined && course !== this.course) this.turnsTo(course);
      },
      lets: () => undefined,
    });
  }

  private holds(
    event: PointerEvent,
    what: SVGElement,
    does: { moves(to: { x: number; y: number }): void; lets(): void },
  ): void {
    event.stopPropagation();
    event.preventDefault();
    what.focus({ preventScroll: true });
    what.setPointerCapture(event.pointerId);
    what.onpointermove = (moved) => does.moves(this.pointOf(moved));
    what.onpointerup = what.onpointercancel = () => {
      what.onpointermove = what.onpointerup = what.onpointercancel = null;
      does.lets();
    };
  }

  private pointOf({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.drawn.getScreenCTM()?.inverse());
    return { x, y };
  }

  private ends(): void {
    const choice = choiceOf(this.choices, this.course);
    if (choice !== null && !this.go.disabled) this.does.answers(choice);
  }
}

/** Where the last leg is held: it points as the ship does in the end. */
function beyond(pivot: Joint, { heading }: Joint): { x: number; y: number } {
  return { x: pivot.x + GRIP * heading.x, y: pivot.y + GRIP * heading.y };
}

function placeLine(line: SVGLineElement, from: { x: number; y: number }, to: { x: number; y: number }): void {
  for (const [name, value] of [
    ['x1', from.x],
    ['y1', from.y],
    ['x2', to.x],
    ['y2', to.y],
  ] as const)
    line.setAttribute(name, String(value));
}

/** In degrees, from where the leg before points to; to the right above 0. In a picture y grows downward. */
function angleTo({ x, y, heading }: Joint, to: { x: number; y: number }): number {
  const [right, up] = [to.x - x, to.y - y];
  const cross = heading.x * up - heading.y * right;
  const dot = heading.x * right + heading.y * up;
  return (Math.atan2(cross, dot) * 180) / Math.PI;
}
