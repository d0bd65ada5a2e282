/** Moves along templates (xw.move): where they end, and what they meet. Nothing of it changes the state. */
import { reason, say, type Reason } from '../../core';
import { either, isObject, list, nullable, number, object, oneOf, type Codec } from '../../core/codec';
import {
  about,
  type Template,
  type Pose,
  slideBack,
  shareBehind,
  moveEnd,
  frontOf,
  templateArea,
  type Area,
  overlaps,
  templateLength,
  turn,
  onTemplate,
  type Circle,
  pointDistance,
  distance,
  ahead,
} from '../../core/geometry';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { baseOf, basePolygonOf } from './bases';
import { deviceType } from './devices';
import { objectsUnder, reachOnto, thingsUnderfoot } from './objects';
import { shipsOverlappedAt, underfootAt } from './overlap';
import { shipsInPlay } from './ships';
import { TEMPLATE_WIDTH } from '../facts/templates';
import { pose, side } from '../model/codecs';
import type { XwingNames } from './names';

/**
 * A template laid on the table: `at` is the middle of its first end, facing along it. `share` of it counts, from its start. After the move it is gone
 * (xw.maneuver.07).
 */
export interface Laid {
  template: Template;
  at: Pose;
  share: number;
}

type Shaped<S extends Template['shape']> = Extract<Template, { shape: S }>;
const template: Codec<Template> = either(
  'a template',
  (input) => isObject(input) && input['shape'] === 'curve',
  object<Shaped<'curve'>>('a curved template', {
    shape: oneOf('a shape', ['curve']),
    side,
    radius: number,
    angle: number,
    width: number,
  }),
  object<Shaped<'straight'>>('a straight template', {
    shape: oneOf('a shape', ['straight']),
    length: number,
    width: number,
  }),
);
export const laidCodec = object<Laid>('a template laid', { template, at: pose, share: number });

/** Where a move along a template ends, whether it had to be cut short by ships, and the part of the template that lies behind the ship. */
export interface Landing {
  pose: Pose;
  /** Executed fully, or in part (xw.fully-execute.01, xw.partially-execute.01). */
  fully: boolean;
  /** Ships that would have been overlapped, the one that is touched last. */
  ships: ShipId[];
  /** Those of them that it would have overlapped at the end of the template. */
  atEnd: readonly ShipId[];
  laid: Laid;
  /** By how many mm it was moved back along the template. */
  back: number;
}

/** Follows a template from the front of the base (its rear when `reverse`), fully (xw.overlap.02), or backing off from ships (xw.overlap.03, .04, .05). */
export const follow = (state: XwingState, ship: Ship, template: Template, reverse: boolean): Landing =>
  followFrom(state, ship, template, reverse ? 180 : 0);

/** Follows it from a side of the base, so that the middles of its sides keep to the line (xw.supplement-sideslip.02, .03, .04). */
export const slip = (state: XwingState, ship: Ship, template: Template, side: 'left' | 'right'): Landing =>
  followFrom(state, ship, template, side === 'left' ? -90 : 90);

/**
 * In full where no ship is in the way, or back to where it touches the last one (xw.overlap.02, .03, .04, .05). `degrees`: where the template lies, from
 * the front of the base. Bases that move sideways are squares.
 */
function followFrom(state: XwingState, ship: Ship, template: Template, degrees: 0 | 90 | -90 | 180): Landing {
  const turned = (pose: Pose, by: number): Pose => (by === 0 ? pose : by === 180 ? about(pose) : turn(pose, by));
  const start = turned(ship.pose, degrees);
  const base = baseOf(ship);
  const facing = (pose: Pose): Pose => turned(pose, degrees === 180 ? 180 : -degrees);
  // Between its guides, flush against the base (xw.maneuver.05).
  const laid: Laid = { template, at: frontOf(start, base), share: 1 };
  const end = facing(moveEnd(template, start, base));
  const overlapped = shipsOverlappedAt(state, ship, end);
  // A base that it comes to touch is not overlapped (xw.range.18), and a huge ship in the way is like any other (xw.huge-overlap-huge.04).
  if (overlapped.length === 0) return { pose: end, fully: true, ships: [], atEnd: [], laid, back: 0 };
  const others = shipsInPlay(state).filter((other) => other.id !== ship.id);
  // As far back as where it began, where that is needed (xw.overlap.06).
  const slide = slideBack(template, start, base, others.map(basePolygonOf));
  const touched = slide.touched === null ? undefined : others[slide.touched]?.id;
  return {
    pose: facing(slide.pose),
    fully: false,
    ships: touched === undefined ? overlapped : [...overlapped.filter((id) => id !== touched), touched],
    atEnd: overlapped,
    laid: { ...laid, share: shareBehind(template, base, slide.fraction) },
    back: (1 - slide.fraction) * (templateLength(template) + base.length),
  };
}

/** Ships under a laid template: moved through (xw.move.02). */
export function shipsUnder(state: XwingState, { template, at, share }: Laid, but: ShipId): ShipId[] {
  if (share <= 0) return [];
  const area = templateArea(template, at, share);
  const others = shipsInPlay(state).filter(({ id }) => id !== but);
  return others.filter((ship) => area.some((piece) => overlaps(piece, basePolygonOf(ship)))).map(({ id }) => id);
}

/** Obstacles on which a laid template lies (xw.move.02, xw.maneuver.12, xw.move-through.01). */
export function obstaclesUnder(state: XwingState, laid: Laid): ObjectId[] {
  return underTemplate(state, laid, 'obstacle');
}

/** Obstacles and devices on which it lies; the part along which a ship was moved back is not among it (xw.obstacles.19, xw.device.25). */
function underTemplate(state: XwingState, laid: Laid, kind?: 'obstacle'): ObjectId[] {
  if (laid.share <= 0) return [];
  const strip = () => templateArea(laid.template, laid.at, laid.share);
  // A ship under it is moved through, and nothing comes of that (xw.objects.04, xw.move.05).
  return objectsUnder(thingsUnderfoot(state, kind), templateCircle(laid), strip).map(({ id }) => id);
}

/** No point of a strip is farther from the middle of its middle line than half its length and half its width. */
function templateCircle({ template, at }: Laid): Circle {
  const { x, y } = onTemplate(template, at, 0.5);
  return { x, y, radius: (templateLength(template) + TEMPLATE_WIDTH) / 2 };
}

/** How an obstacle or device lies under the template of a move. */
export interface UnderTemplate {
  /** About how far from its start, in mm. */
  mm: number;
  /** How deep the template reaches onto it, in mm. */
  deep: number;
}

/** An obstacle or device that a move met. `under` null: it lies under the base alone. */
interface Met {
  id: ObjectId;
  under: UnderTemplate | null;
}

/**
 * Obstacles and devices in the order in which a move meets them: those under the template from its start on, then those only under the
 * base, the closest to the start first (xw.obstacles.20).
 */
function inOrderOfMove(
  state: XwingState,
  from: Pose,
  laid: Laid,
  through: readonly ObjectId[],
  overlapped: readonly ObjectId[],
): Met[] {
  const slices = slicesOf(laid);
  const met = thingsUnderfoot(state).filter(({ id }) => through.includes(id) || overlapped.includes(id));
  const found = met.map((each) => {
    const area = each.area();
    const slice = slices.findIndex((piece) => area.some((other) => overlaps(piece, other)));
    // What the template just reaches may lie under no single slice deep enough.
    const last = through.includes(each.id) ? slices.length - 1 : slices.length;
    return {
      id: each.id,
      slice: slice < 0 ? last : slice,
      away: Math.min(...area.map((piece) => distance([from], piece))),
      middle: pointDistance(from, each.circle),
    };
  });
  found.sort((a, b) => a.slice - b.slice || a.away - b.away || a.middle - b.middle);
  const mm = (templateLength(laid.template) * laid.share) / Math.max(1, slices.length);
  return found.map(({ id, slice }) => ({
    id,
    under: slice === slices.length ? null : { mm: slice * mm, deep: reachOnto(state, slices, id) },
  }));
}

/** Length in mm of the slices of a straight template in which its first contact with obstacles is looked for. */
const SLICE = 4;

/** A laid template in thin slices across it, from its start on. */
function slicesOf({ template, at, share }: Laid): Area {
  if (template.shape === 'curve') return templateArea(template, at, share);
  const count = Math.ceil((template.length * share) / SLICE);
  const slice = { ...template, length: (template.length * share) / Math.max(1, count) };
  return Array.from({ length: count }, (_, i) => templateArea(slice, ahead(at, slice.length * i))).flat();
}

/** The obstacles and devices of one move: those moved through, those overlapped at its end, and all of them in the order of the move. */
export interface Encounters {
  through: ObjectId[];
  overlapped: ObjectId[];
  inOrder: ObjectId[];
  /** For each of them in that order; null: it lies under the base alone. */
  along: (UnderTemplate | null)[];
}

export const encountersCodec = ({ object: piece }: XwingNames): Codec<Encounters> =>
  object<Encounters>('encounters', {
    through: list(piece),
    overlapped: list(piece),
    inOrder: list(piece),
    along: list(nullable(object<UnderTemplate>('what lies under a template', { mm: number, deep: number }))),
  });

/** What a ship meets that was put somewhere without a template: what its base lies on. */
export function encountersAt(state: XwingState, ship: Ship): Encounters {
  const overlapped = underfootAt(state, ship, ship.pose);
  return { through: [], overlapped, inOrder: overlapped, along: overlapped.map(() => null) };
}

export const NO_ENCOUNTERS: Encounters = { through: [], overlapped: [], inOrder: [], along: [] };

/**
 * What a move from `from` along a template to `to` meets: what the template lies on (xw.move.02) and what the base ends on (xw.overlap.01).
 * A base counts only where it starts and ends (xw.maneuver.13).
 */
export function encountersOf(state: XwingState, ship: Ship, from: Pose, laid: Laid, to: Pose): Encounters {
  if (state.obstacles.length === 0 && state.devices.length === 0) return NO_ENCOUNTERS;
  const through = underTemplate(state, laid);
  // What lay under the base before the move does nothing as it leaves (xw.obstacles.21).
  const overlapped = underfootAt(state, ship, to);
  if (through.length === 0 && overlapped.length === 0) return NO_ENCOUNTERS;
  const met = inOrderOfMove(state, from, laid, through, overlapped);
  return { through, overlapped, inOrder: met.map(({ id }) => id), along: met.map(({ under }) => under) };
}

/**
 * Obstacles and mines that a move does not meet, although somebody could think so: those under the part of the template along which the ship was moved back
 * (xw.obstacles.19, xw.device.25), and those on which it stood before (xw.obstacles.21).
 */
export function passedBy(state: XwingState, ship: Ship, from: Pose, laid: Laid, { inOrder }: Encounters): PassedBy[] {
  const works = thingsUnderfoot(state).filter(({ id }) => !inOrder.includes(id) && !isBomb(state, id));
  if (works.length === 0) return [];
  const under = laid.share < 1 ? underTemplate(state, { ...laid, share: 1 }) : [];
  const left = underfootAt(state, ship, from);
  return works.flatMap(({ id }): PassedBy[] => {
    const isObstacle = state.obstacles.some((each) => each.id === id);
    if (under.includes(id)) {
      const said = say`it lies only under the part of the template along which ${ship.id} was moved back.`;
      return [{ id, why: reason('moved-back', said, [isObstacle ? 'xw.obstacles.19' : 'xw.device.25']) }];
    }
    if (!left.includes(id)) return [];
    const said = say`${ship.id} stood on it before, and moves clear of it.`;
    return [
      {
        id,
        why: reason(
          'left-behind',
          said,
          isObstacle ? ['xw.obstacles.21'] : ['xw.mine.03', 'xw.move.02', 'xw.faq-objects.09'],
        ),
      },
    ];
  });
}

/** What does nothing to a ship that passes it, and why not. */
interface PassedBy {
  id: ObjectId;
  why: Reason;
}

/** No move sets it off. */
function isBomb(state: XwingState, id: ObjectId): boolean {
  const device = state.devices.find((each) => each.id === id);
  return device !== undefined && deviceType(device) !== 'mine';
}

/** Those of an encounter that are obstacles, in its order. */
export function obstaclesMet(state: XwingState, { inOrder }: Encounters): ObjectId[] {
  return inOrder.filter((id) => state.obstacles.some((each) => each.id === id));
}

/** Those that are devices. */
export function devicesMet(state: XwingState, { inOrder }: Encounters): ObjectId[] {
  return inOrder.filter((id) => state.devices.some((each) => each.id === id));
}
