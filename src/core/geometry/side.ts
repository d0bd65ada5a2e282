import { leftOf, opposite, rightOf, turned } from './heading';
import type { Base } from './polygon';
import { ahead, poseAt, sideways, toTable, type Pose } from './pose';
import { templateEnd, type Template } from './template';

/** The four sides of a base, as its player sees them. */
export type BaseSide = 'front' | 'rear' | 'left' | 'right';

/**
 * A place on the edge of a base, facing outwards: where a template can be put.
 * @param shift in mm from the middle of the side: towards the front on a left or right side, to the base's right on front or rear
 */
export function edgeOf(pose: Pose, base: Base, side: BaseSide, shift = 0): Pose {
  const { heading } = pose;
  const halfWidth = base.width / 2;
  const halfLength = base.length / 2;
  if (side === 'front') return poseAt(toTable(pose, { x: shift, y: halfLength }), heading);
  if (side === 'rear') return poseAt(toTable(pose, { x: shift, y: -halfLength }), opposite(heading));
  if (side === 'left') return poseAt(toTable(pose, { x: -halfWidth, y: shift }), leftOf(heading));
  return poseAt(toTable(pose, { x: halfWidth, y: shift }), rightOf(heading));
}

/**
 * The pose of a base that is put with one of its sides flush against the end of a template.
 * @param end the middle of the template's end, facing away from the template
 * @param shift in mm by which the base is moved along that end: towards its own front if a left or right side lies against it, to its own
 * right if its front or rear does
 */
export function placedAgainst(end: Pose, base: Base, side: BaseSide, shift = 0): Pose {
  const facing = { front: 180, rear: 0, left: -90, right: 90 }[side];
  const out = (side === 'front' || side === 'rear' ? base.length : base.width) / 2;
  const middle = ahead(end, out);
  const placed = poseAt(middle, turned(end.heading, facing));
  return side === 'front' || side === 'rear' ? sideways(placed, shift) : ahead(placed, shift);
}

/**
 * Sideways along a template, keeping the facing of a straight one: the template lies at the middle of a side of the base, and
 * the base is put with its opposite side against the template's other end. A template laid with its long edge against the base
 * is a straight template as long as the real one is wide.
 * @param shift in mm towards the base's front
 */
export function movedSideways(pose: Pose, base: Base, side: 'left' | 'right', template: Template, shift = 0): Pose {
  const end = templateEnd(template, edgeOf(pose, base, side));
  return placedAgainst(end, base, side === 'left' ? 'right' : 'left', shift);
}
