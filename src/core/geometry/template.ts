import { rightOf, turned } from './heading';
import { ahead, poseAt, toTable, type Pose } from './pose';
import { plus, type Point } from './point';
import { basePolygon, type Area, type Base, type Polygon } from './polygon';

export type Side = 'left' | 'right';

/** A strip of card along which a base moves; all lengths in mm, radius and length those of its middle line. */
export type Template =
  | { readonly shape: 'straight'; readonly length: number; readonly width: number }
  | {
      readonly shape: 'curve';
      readonly side: Side;
      readonly radius: number;
      /** Degrees by which it turns: 45 for a bank, 90 for a turn; any multiple of 22.5 ends exactly. */
      readonly angle: number;
      readonly width: number;
    };

const PI = 3.141592653589793;
/** Curved edges become chords of this many degrees; on a radius of 190 mm they stray from the curve by 0.06 mm. */
const CHORD = 2.8125;

export function straightTemplate(length: number, width: number): Template {
  return { shape: 'straight', length, width };
}

/** A shallow curve: 45 degrees to one side. */
export function bankTemplate(radius: number, side: Side, width: number): Template {
  return { shape: 'curve', side, radius, angle: 45, width };
}

/** A tight curve: 90 degrees to one side. */
export function turnTemplate(radius: number, side: Side, width: number): Template {
  return { shape: 'curve', side, radius, angle: 90, width };
}

/** The same template turned over: left becomes right. */
export function mirrored(template: Template): Template {
  if (template.shape === 'straight') return template;
  return { ...template, side: template.side === 'left' ? 'right' : 'left' };
}

/** Length of the middle line in mm. */
export function templateLength(template: Template): number {
  return template.shape === 'straight' ? template.length : (template.radius * template.angle * PI) / 180;
}

/**
 * A pose on the middle line of a template, and the direction of the template there.
 * @param at the middle of the template's first end, facing along it
 * @param share of the template's length, 0 to 1
 */
export function onTemplate(template: Template, at: Pose, share: number): Pose {
  if (share === 0) return at;
  if (template.shape === 'straight') return ahead(at, template.length * share);
  const degrees = template.angle * share;
  const heading = turned(at.heading, template.side === 'right' ? degrees : -degrees);
  const out = template.side === 'right' ? -template.radius : template.radius;
  return poseAt(plus(pivot(template, at), rightOf(heading), out), heading);
}

/** The middle of the template's other end, facing on. */
export function templateEnd(template: Template, at: Pose): Pose {
  return onTemplate(template, at, 1);
}

/** The area that a template covers, or its beginning up to a share of its length. */
export function templateArea(template: Template, at: Pose, share = 1): Area {
  if (share <= 0) return [];
  if (template.shape === 'straight') {
    const length = template.length * share;
    return [basePolygon(ahead(at, length / 2), { width: template.width, length })];
  }
  const chords = Math.ceil((template.angle * share) / CHORD);
  const pieces: Polygon[] = [];
  let before = crossLine(at, template.width);
  for (let i = 1; i <= chords; i++) {
    const after = crossLine(onTemplate(template, at, (share * i) / chords), template.width);
    pieces.push([before[1], after[1], after[0], before[0]]);
    before = after;
  }
  return pieces;
}

/** Where the template lies when it is put between the front guides of a base. */
export function frontOf(pose: Pose, base: Base): Pose {
  return ahead(pose, base.length / 2);
}

/**
 * How far the middle of a base travels in a move along a template: it starts with its front at one end and stops with
 * its rear at the other.
 */
export function moveLength(template: Template, base: Base): number {
  return templateLength(template) + base.length;
}

/**
 * The pose of a base in the course of a move: the middle of the base is over the middle line, prolonged straight at both ends by
 * half a base, and the base faces along it.
 * @param start pose of the base before the move, with its front at the template
 * @param fraction of the way: 0 is the start, 1 the end of a full move
 */
export function alongMove(template: Template, start: Pose, base: Base, fraction: number): Pose {
  const half = base.length / 2;
  const length = templateLength(template);
  const way = fraction * (length + base.length);
  if (fraction <= 0) return start;
  if (fraction >= 1) return moveEnd(template, start, base);
  if (way <= half) return ahead(start, way);
  const share = (way - half) / length;
  if (share <= 1) return onTemplate(template, frontOf(start, base), share);
  return ahead(templateEnd(template, frontOf(start, base)), way - half - length);
}

/** Where a base ends that follows a template fully: front guides at its start, rear guides at its end. */
export function moveEnd(template: Template, start: Pose, base: Base): Pose {
  return ahead(templateEnd(template, frontOf(start, base)), base.length / 2);
}

/** The share of the template that a base has wholly left behind itself after a fraction of the way. */
export function shareBehind(template: Template, base: Base, fraction: number): number {
  const length = templateLength(template);
  return Math.max(0, Math.min(1, (fraction * (length + base.length) - base.length) / length));
}

/** The center of the circle of which a curved template is a part. */
function pivot(template: { side: Side; radius: number }, at: Pose): Point {
  return plus(at, rightOf(at.heading), template.side === 'right' ? template.radius : -template.radius);
}

/** The left and right end of the line across a template. */
function crossLine(at: Pose, width: number): [Point, Point] {
  return [toTable(at, { x: -width / 2, y: 0 }), toTable(at, { x: width / 2, y: 0 })];
}
