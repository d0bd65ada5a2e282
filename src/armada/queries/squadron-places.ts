/**
 * Where a squadron may be put: at the end of its move (arm.squadron-movement), or around a ship that has pushed it away (arm.overlapping.02, .17). Any place
 * that a region accepts is legal; samples are for random play and for lists.
 */
import { reason, say, type Reason, type RuleId } from '../../core';
import {
  anyAlong,
  crossings,
  isPast,
  joinedTracks,
  nearestOnTrack,
  outlineOf,
  pointDistance,
  pointsAlong,
  shapesGap,
  trackAround,
  trackAroundArea,
  trackInside,
  type Area,
  type Point,
  type Shape,
  type Track,
  type Zone,
} from '../../core/geometry';
import type { ShipPiece, SquadronPiece } from '../model/pieces';
import { baseInside } from './areas';
import { overlapArea, squadronAt } from './bases';
import { basesUnderSquadron, isOnBase } from './overlap';
import type { RulerLengths } from './ruler';

/** Places for the middle of one squadron. */
export interface Places {
  /** Why the squadron may not stand there; null: it may. */
  cannot(at: Point): Reason | null;
  /** Some legal place, found with a source of integers (`next(n)` is uniform in 0..n-1); null: there is none. */
  sample(next: (n: number) => number): Point | null;
  /** Legal places to show, evenly spread. */
  shown(): Point[];
  /** Is there any legal place? */
  isRoom(): boolean;
}

/** Who else stands there. The squadron itself is passed over. */
export interface InTheWay {
  readonly ships: readonly ShipPiece[];
  readonly squadrons: readonly SquadronPiece[];
}

/** The squadron may not lie on another base, shield dials included (arm.squadron-movement.06, arm.overlapping.17, .20). */
export function overlapsBases(squadron: SquadronPiece, at: Point, way: InTheWay, rule: RuleId): Reason | null {
  const [under] = basesUnderSquadron(squadronAt(squadron, at), way.ships, way.squadrons);
  if (!under) return null;
  const data = { other: under.id, mm: under.margin };
  return reason('overlaps-base', say`${under.id} stands there.`, [rule, 'arm.overlapping.17'], data);
}

/** The quick form of `overlapsBases`: nothing stands there. */
function isFree(squadron: SquadronPiece, at: Point, way: InTheWay): boolean {
  return !isOnBase(squadronAt(squadron, at), way.ships, way.squadrons);
}

/** Most a squadron's middle can travel: the ruler starts at the near side of its old place and ends at the far side of the new one (arm.squadron-movement.04). */
export function reachOfMove({ distances }: Pick<RulerLengths, 'distances'>, speed: number): number {
  return speed > 0 ? (distances[Math.min(speed, distances.length) - 1] as number) : 0;
}

/** Steps of the grid on which places for a move are looked for, as shares of the reach. */
const GRID = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
/** Random tries before the grid is searched. */
const TRIES = 20;

/**
 * Where a squadron may end its move; its own place is one (arm.squadron-movement.03, .04, .06, .10). It may leave the play area, to its cost.
 * What it passes does not matter (arm.squadron-movement.07).
 */
export function placesOfMove(
  lengths: Pick<RulerLengths, 'distances'>,
  squadron: SquadronPiece,
  speed: number,
  way: InTheWay,
): Places {
  const reach = reachOfMove(lengths, speed);
  const cannot = (at: Point): Reason | null =>
    tooFar(squadron, at, reach) ?? overlapsBases(squadron, at, way, 'arm.squadron-movement.06');
  const grid = (): Point[] =>
    GRID.flatMap((x) => GRID.map((y) => ({ x: squadron.x + x * reach, y: squadron.y + y * reach })));
  const isLegal = (at: Point): boolean => tooFar(squadron, at, reach) === null && isFree(squadron, at, way);
  const shown = (): Point[] => grid().filter(isLegal);
  return {
    cannot,
    shown,
    // It may stay where it is.
    isRoom: () => true,
    sample: (next) => {
      for (let i = 0; i < TRIES; i++) {
        const at = { x: squadron.x + tenths(next, reach), y: squadron.y + tenths(next, reach) };
        if (isLegal(at)) return at;
      }
      const found = shown();
      return found[next(Math.max(1, found.length))] ?? null;
    },
  };
}

/** In any direction (arm.squadron-movement.02), and exactly, whatever the ruler would lie on (arm.squadron-movement.09). */
function tooFar(squadron: SquadronPiece, at: Point, reach: number): Reason | null {
  const mm = pointDistance(squadron, at);
  if (!isPast(mm - reach)) return null;
  const sentence = 'No part of the base may pass the end of the distance band of its speed.';
  return reason('too-far', sentence, ['arm.squadron-movement.04', 'arm.speed.03'], { mm: mm - reach });
}

/** From -reach to reach, in tenths of a mm. */
function tenths(next: (n: number) => number, reach: number): number {
  const steps = Math.floor(reach * 10);
  return (next(2 * steps + 1) - steps) / 10;
}

/** From one shown place to the next around a ship, in mm. */
const SPACING = 10;

/** What a squadron that was pushed away has to touch, and what it may not touch or leave. */
export interface Around {
  /** The ship that moved. */
  readonly ship: ShipPiece;
  /** All that stands already, the moved ship among the ships, the squadrons that are still to be placed not among the squadrons. */
  readonly way: InTheWay;
  readonly playArea: Zone;
}

/**
 * Where a squadron that a ship lay on may be put: touching the ship. Only where there is no such place, touching a squadron that touches the ship, as later
 * editions have it; this one is silent (arm.overlapping.02).
 */
export function placesAround(squadron: SquadronPiece, around: Around): Places {
  const direct = touching(squadron, around, shipTarget(around.ship));
  if (direct.isRoom()) return direct;
  return touching(squadron, around, squadronsTarget(squadron, around));
}

/** What has to be touched, and the track of a squadron that touches it. */
interface Target {
  readonly shapes: readonly Shape[];
  readonly track: Track;
  readonly sentence: string;
}

function shipTarget(ship: ShipPiece): (radius: number) => Target {
  const area: Area = overlapArea(ship);
  const sentence = 'A squadron that was moved out of the way touches the ship that moved.';
  return (radius) => ({ shapes: area, track: trackAroundArea(area, radius), sentence });
}

function squadronsTarget(squadron: SquadronPiece, { ship, way }: Around): (radius: number) => Target {
  const touchers = way.squadrons.filter((other) => other.id !== squadron.id && touchesArea(other, overlapArea(ship)));
  const sentence = 'No place is left at the ship: the squadron touches one that touches it.';
  return (radius) => ({
    shapes: touchers,
    track: joinedTracks(touchers.map((other) => trackAround(other, radius))),
    sentence,
  });
}

function touching(squadron: SquadronPiece, around: Around, targetOf: (radius: number) => Target): Places {
  const { way, playArea } = around;
  const { shapes, track, sentence } = targetOf(squadron.radius);
  const cannot = (at: Point): Reason | null =>
    notTouching(squadronAt(squadron, at), shapes, sentence) ??
    overlapsBases(squadron, at, way, 'arm.overlapping.02') ??
    outside(squadronAt(squadron, at), playArea);
  const isLegal = (at: Point): boolean =>
    isFree(squadron, at, way) &&
    notTouching(squadronAt(squadron, at), shapes, sentence) === null &&
    outside(squadronAt(squadron, at), playArea) === null;
  let along: Point[] | null = null;
  const spread = (): Point[] => (along ??= pointsAlong(track, SPACING));
  // Where a place is left at all, one lies where the track meets that of something in the way, or nothing is in the way of the whole track.
  const corners = (): Point[] => crossings(track, hindering(squadron, around, track));
  let all: Point[] | null = null;
  const shown = (): Point[] => (all ??= [...spread(), ...corners()].filter(isLegal));
  return {
    cannot,
    shown,
    isRoom: () => anyAlong(track, SPACING, isLegal) || corners().some(isLegal),
    sample: (next) => {
      for (let i = 0; i < TRIES; i++) {
        const at = spread()[next(Math.max(1, spread().length))];
        if (at && isLegal(at)) return at;
      }
      const found = shown();
      return found[next(Math.max(1, found.length))] ?? null;
    },
  };
}

/** The place nearest to a point at which a squadron touches the ship that moved, whether it may stand there or not: for apps that let people drag it. */
export function nearestAround(squadron: SquadronPiece, { ship }: Pick<Around, 'ship'>, to: Point): Point {
  const area = overlapArea(ship);
  const tracks = area.map((piece) => nearestOnTrack(trackAround(piece, squadron.radius), to));
  const free = tracks.filter((at) => at !== null).filter((at) => touchesArea(squadronAt(squadron, at), area));
  const corners = crossings(trackAroundArea(area, squadron.radius), trackAroundArea(area, squadron.radius));
  const all = [...free, ...corners.filter((at) => touchesArea(squadronAt(squadron, at), area))];
  return all.reduce((best, next) => (pointDistance(next, to) < pointDistance(best, to) ? next : best));
}

/** Tracks around all that is near the target, the target itself among it: its parts hinder each other. */
function hindering({ id, radius }: SquadronPiece, { way, playArea }: Around, track: Track): Track {
  const ships = way.ships.map((ship) => trackAroundArea(overlapArea(ship), radius));
  const squadrons = way.squadrons.filter((other) => other.id !== id).map((other) => trackAround(other, radius));
  return joinedTracks([track, ...ships, ...squadrons, trackInside(outlineOf(playArea), radius)]);
}

function notTouching(squadron: SquadronPiece, shapes: readonly Shape[], sentence: string): Reason | null {
  const mm = Math.min(Infinity, ...shapes.map((shape) => shapesGap(squadron, shape)));
  if (!isPast(mm)) return null;
  return reason('not-touching', sentence, ['arm.overlapping.02'], { mm });
}

/** At most the tolerance from the nearest part, and in none of them deeper than that. */
function touchesArea(squadron: SquadronPiece, area: Area): boolean {
  return !isPast(Math.abs(Math.min(...area.map((piece) => shapesGap(squadron, piece)))));
}

function outside(squadron: SquadronPiece, zone: Zone): Reason | null {
  const inside = baseInside(zone, squadron);
  if (inside.holds) return null;
  const rules: RuleId[] = ['arm.overlapping.02', 'arm.play-area.01'];
  return reason('outside-play-area', 'A squadron must not be placed outside the play area.', rules, {
    mm: inside.margin,
  });
}
