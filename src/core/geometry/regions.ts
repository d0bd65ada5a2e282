/**
 * Placing pieces in a zone under conditions: obstacles, ships in their deployment zone, what a card sets down. The region says of any pose whether it is
 * legal and why not, and finds legal poses; the conditions and their evidence are the game's.
 */
import { candidate, type Candidate, type Region } from '../contract/question';
import { reason, type Reason, type RuleId } from '../contract/rejection';
import { say } from '../contract/sentence';
import { turned, type Heading } from './heading';
import { whollyInside } from './inside';
import { rectangle, type Area, type Polygon } from './polygon';
import type { Pose } from './pose';
import type { Verdict } from './tolerance';

/** A rectangle along the edges of the table, in mm. */
export interface Zone {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** What may be placed, where legal poses are looked for, and what forbids one. */
export interface Placement<P, A> {
  /** The type of the actions. */
  type: string;
  /** The pieces of which one is placed. */
  pieces: readonly P[];
  /** The action that places this piece so. */
  action(piece: P, pose: Pose): A;
  /** The piece that an action places and its pose; a reason where it is none of them. */
  read(action: A): { piece: P; pose: Pose } | Reason;
  /** Holds every legal middle of a piece. */
  zone: Zone;
  /** Where pieces usually look. */
  towards: Heading;
  /** Why the piece may not stand so; null: it may. The heading is a unit vector by then. */
  cannot(piece: P, pose: Pose): Reason | null;
  /** The poses that are tried, where in its zone one in a million would be legal (touching something). Left out: the zone is searched. */
  poses?(piece: P): readonly Pose[];
  /** A quick look by circles: certainly free, certainly taken, or null: it has to be measured. */
  quickly?(piece: P, pose: Pose): boolean | null;
}

/** A region, with the search for one piece. */
export interface PlacingRegion<P, A> extends Region<A> {
  /** Some legal action with this piece, found on a grid: first one that is certainly legal; null: there is no room. */
  free(piece: P): A | null;
}

/** Random tries before the grid is searched. */
const TRIES = 40;
/** The grid that is searched for a free place when random tries find none: steps in mm. */
const GRID = 20;

export function placing<P, A>(placement: Placement<P, A>): PlacingRegion<P, A> {
  const { pieces, action, zone, towards, cannot } = placement;
  const quickly = placement.quickly ?? (() => null);
  const mayStand = (piece: P, pose: Pose): boolean => quickly(piece, pose) ?? cannot(piece, pose) === null;

  const search = (piece: P): A | null => {
    const unsure: Pose[] = [];
    for (const pose of placement.poses?.(piece) ?? gridPoses(zone, towards)) {
      const sure = placement.quickly ? placement.quickly(piece, pose) : cannot(piece, pose) === null;
      if (sure === true) return action(piece, pose);
      if (sure === null) unsure.push(pose);
    }
    const pose = unsure.find((each) => cannot(piece, each) === null);
    return pose ? action(piece, pose) : null;
  };
  // Whoever finds no place may try dozens of times: the grid is searched once.
  const searched = new Map<P, A | null>();
  const free = (piece: P): A | null => {
    let found = searched.get(piece);
    if (found === undefined) searched.set(piece, (found = search(piece)));
    return found;
  };

  return {
    type: placement.type,
    contains: (given) => {
      const read = placement.read(given);
      if ('code' in read) return read;
      return badHeading(read.pose) ?? (quickly(read.piece, read.pose) ? null : cannot(read.piece, read.pose));
    },
    sample: (next) => {
      for (let i = 0; i < TRIES; i++) {
        const piece = pieces[next(pieces.length)];
        if (piece === undefined) continue;
        const poses = placement.poses?.(piece);
        const pose = poses ? poses[next(poses.length)] : randomPose(next, zone, towards);
        if (pose && mayStand(piece, pose)) return action(piece, pose);
      }
      for (const piece of pieces) {
        const found = free(piece);
        if (found !== null) return found;
      }
      return null;
    },
    free,
  };
}

/** No dead end: an obstacle may be left out where none of them has a legal place any more. `leave` makes the action; `rules`: by which they are placed. */
export function leavingOut<O extends { readonly id: string }, A>(
  obstacles: readonly O[],
  { free }: PlacingRegion<O, unknown>,
  leave: (obstacle: O) => A,
  rules: readonly RuleId[],
): Candidate<A>[] {
  const fits = obstacles.find((obstacle) => free(obstacle) !== null);
  const not = fits ? reason('place-left', say`There is room for ${fits.id}.`, rules, { obstacle: fits.id }) : null;
  return obstacles.map((obstacle) => candidate(leave(obstacle), not));
}

/** Does the area lie wholly in the zone? Of the piece of it that is farthest out. */
export function insideZone(zone: Zone, area: Area): Verdict {
  const outline = outlineOf(zone);
  const verdicts = area.map((each): Verdict => whollyInside(outline, each));
  const everywhere: Verdict = { holds: true, margin: Infinity };
  return verdicts.reduce((worst, each) => (each.margin < worst.margin ? each : worst), everywhere);
}

export function outlineOf({ left, bottom, width, height }: Zone): Polygon {
  return rectangle(left, bottom, width, height);
}

/** More than any rounding of a unit vector. */
const UNIT_TOLERANCE = 1e-9;

/** A heading comes from outside here: it must be a unit vector. */
function badHeading({ heading }: Pose): Reason | null {
  const length = Math.sqrt(heading.x * heading.x + heading.y * heading.y);
  return Math.abs(length - 1) < UNIT_TOLERANCE
    ? null
    : reason('not-a-heading', 'A heading is a vector of length 1.', [], { length });
}

function randomPose(next: (n: number) => number, zone: Zone, towards: Heading): Pose {
  const x = zone.left + next(zone.width * 10) / 10;
  const y = zone.bottom + next(zone.height * 10) / 10;
  return { x, y, heading: next(3) === 0 ? turned(towards, 22.5 * (next(5) - 2)) : towards };
}

function* gridPoses(zone: Zone, towards: Heading): Generator<Pose> {
  for (let x = GRID; x < zone.width; x += GRID) {
    for (let y = GRID / 2; y < zone.height; y += GRID / 2)
      yield { x: zone.left + x, y: zone.bottom + y, heading: towards };
  }
}
