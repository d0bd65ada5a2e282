/**
 * Where pieces stand: by coordinates, or in relation to others.
 *
 *   at: [450, 300]                                         middle of the base, mm from the lower left corner
 *   at: range 2 of red-5, in its front arc, facing it      150 mm from base to base: the middle of the band
 *   at: touching red-5, behind it                          at: 120 mm from red-5, to its left
 *   at: between red-5 and tie                              at: under red-5
 */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../../core';
import {
  areaClosest,
  headingOf,
  headingTowards,
  NORTH,
  opposite,
  toTable,
  turned,
  type Area,
  type Heading,
  type Point,
  type Pose,
} from '../../core/geometry';
import { didYouMean } from '../../core/nearest';
import { RANGE_BAND } from '../templates';
import { readHeading, FACINGS } from './words';

/** A piece that is to be placed: what it covers when it stands at a pose. */
export interface Piece {
  at: readonly [number, number] | string;
  facing: string | number | readonly [number, number] | undefined;
  area(pose: Pose): Area;
  /** Where the words stand in the file. */
  path: readonly (string | number)[];
}

/** Turns of the middle of an arc from straight ahead, clockwise. */
const SIDES: Readonly<Record<string, number>> = {
  'in its front arc': 0,
  'in its bullseye arc': 0,
  'in its full front arc': 0,
  'ahead of it': 0,
  'in its right arc': 90,
  'to its right': 90,
  'in its rear arc': 180,
  'in its full rear arc': 180,
  'behind it': 180,
  'in its left arc': 270,
  'to its left': 270,
};

const FACING_CLAUSES = [
  'facing it',
  'facing away',
  'facing the same way',
  ...Object.keys(FACINGS).map((each) => `facing ${each}`),
];
const CLAUSES = [
  'range 1 of',
  'beyond range 3 of',
  '100 mm from',
  'touching',
  'between',
  'under',
  ...Object.keys(SIDES),
  ...FACING_CLAUSES,
];

/** Beyond range 3 is this far. */
const BEYOND_MM = 350;

type Placed<A> = E.Either<Rejection, A>;

/** Poses of all pieces by name; those placed in relation follow those that they are placed by. */
export function placePieces(pieces: Readonly<Record<string, Piece>>): Placed<Record<string, Pose>> {
  const poses: Record<string, Pose> = {};
  for (const name of Object.keys(pieces)) {
    const done = placePiece(name, pieces, poses, []);
    if (E.isLeft(done)) return done;
  }
  return E.right(poses);
}

function placePiece(
  name: string,
  pieces: Readonly<Record<string, Piece>>,
  poses: Record<string, Pose>,
  waiting: readonly string[],
): Placed<Pose> {
  const known = Object.hasOwn(poses, name) ? poses[name] : undefined;
  if (known) return E.right(known);
  const piece = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  const asking = pieces[waiting[waiting.length - 1] ?? name];
  if (!piece) return no(`no piece is called '${name}'${didYouMean(name, Object.keys(pieces))}`, asking);
  if (waiting.includes(name))
    return no(`${[...waiting, name].join(' is placed by ')}: one of them needs coordinates`, piece);
  const find = (other: string): Placed<{ pose: Pose; area: Area }> => {
    const placed = placePiece(other, pieces, poses, [...waiting, name]);
    return E.isLeft(placed) ? placed : E.right({ pose: placed.right, area: pieces[other]?.area(placed.right) ?? [] });
  };
  const pose = typeof piece.at === 'string' ? placeByWords(piece, piece.at, find) : placeAt(piece, piece.at, find);
  if (E.isRight(pose)) poses[name] = pose.right;
  return pose;
}

type Find = (name: string) => Placed<{ pose: Pose; area: Area }>;

function placeAt(piece: Piece, [x, y]: readonly [number, number], find: Find): Placed<Pose> {
  const facing = ownFacing(piece, { x, y }, find);
  return E.isLeft(facing) ? facing : E.right({ x, y, heading: facing.right ?? NORTH });
}

/** The heading that `facing` says: a direction, degrees, or the name of another piece to look at; null: not said. */
function ownFacing(piece: Piece, from: Point, find: Find): Placed<Heading | null> {
  if (piece.facing === undefined) return E.right(null);
  const direction = readHeading(piece.facing);
  if (direction) return E.right(direction);
  const other = find(String(piece.facing));
  if (E.isLeft(other))
    return no(
      `'${piece.facing}' is no direction and no piece${didYouMean(String(piece.facing), Object.keys(FACINGS))}`,
      piece,
    );
  return E.right(headingTowards(from, other.right.pose));
}

/** What the clauses of a place say. */
interface Clauses {
  mm: number | null;
  of: string | null;
  side: number;
  between: readonly string[];
  under: string | null;
  facing: string | null;
}

function placeByWords(piece: Piece, text: string, find: Find): Placed<Pose> {
  const clauses = readClauses(text, piece);
  if (E.isLeft(clauses)) return clauses;
  const { between, under, of } = clauses.right;
  if (between.length === 2) return placeBetween(piece, between, find);
  const anchor = find(under ?? of ?? '');
  if (E.isLeft(anchor)) return anchor;
  const heading = facingOf(piece, clauses.right, anchor.right.pose, find);
  if (E.isLeft(heading)) return heading;
  if (under !== null) return E.right({ ...anchor.right.pose, heading: heading.right });
  return E.right(atDistance(piece, anchor.right, clauses.right, heading.right));
}

function readClauses(text: string, piece: Piece): Placed<Clauses> {
  const found: Clauses = { mm: null, of: null, side: 0, between: [], under: null, facing: null };
  for (const clause of text.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
    const range = /^range ([0-3]) of (\S+)$/.exec(clause);
    const beyond = /^beyond range 3 of (\S+)$/.exec(clause);
    const exact = /^(\d+(?:\.\d+)?) ?mm from (\S+)$/.exec(clause);
    const touching = /^touching (\S+)$/.exec(clause);
    const between = /^between (\S+) and (\S+)$/.exec(clause);
    const under = /^under (\S+)$/.exec(clause);
    if (range) [found.mm, found.of] = [middleOfBand(Number(range[1])), range[2] ?? null];
    else if (beyond) [found.mm, found.of] = [BEYOND_MM, beyond[1] ?? null];
    else if (exact) [found.mm, found.of] = [Number(exact[1]), exact[2] ?? null];
    else if (touching) [found.mm, found.of] = [0, touching[1] ?? null];
    else if (between) found.between = [between[1] ?? '', between[2] ?? ''];
    else if (under) found.under = under[1] ?? null;
    else if (Object.hasOwn(SIDES, clause)) found.side = SIDES[clause] ?? 0;
    else if (FACING_CLAUSES.includes(clause)) found.facing = clause.slice('facing '.length);
    else
      return no(
        `'${clause}' says no place${nearClause(clause) || ': write [x, y], or for instance: range 2 of red-5, in its front arc, facing it'}`,
        piece,
      );
  }
  if (found.of === null && found.under === null && found.between.length === 0)
    return no(`'${text}' does not say of what piece: range 2 of red-5`, piece);
  return E.right(found);
}

/** With or without the piece that it names. */
function nearClause(clause: string): string {
  return didYouMean(clause, CLAUSES) || didYouMean(clause.replace(/ \S+$/, ''), CLAUSES);
}

function middleOfBand(range: number): number {
  return range === 0 ? 0 : (range - 0.5) * RANGE_BAND;
}

function placeBetween(piece: Piece, names: readonly string[], find: Find): Placed<Pose> {
  const ends: Pose[] = [];
  for (const name of names) {
    const end = find(name);
    if (E.isLeft(end)) return end;
    ends.push(end.right.pose);
  }
  const [a, b] = ends as [Pose, Pose];
  return placeAt(piece, [(a.x + b.x) / 2, (a.y + b.y) / 2], find);
}

/** From `facing:` or from the place's own words; default: as the other piece faces. */
function facingOf(piece: Piece, { facing: clause, side, of }: Clauses, other: Pose, find: Find): Placed<Heading> {
  const way = turned(other.heading, side);
  if (clause === 'it') return E.right(opposite(way));
  if (clause === 'away') return E.right(way);
  if (clause === 'the same way') return E.right(other.heading);
  const named = clause === null ? null : readHeading(clause);
  if (named) return E.right(named);
  if (piece.facing !== undefined && piece.facing === of) return E.right(opposite(way));
  const own = ownFacing(piece, other, find);
  return E.isLeft(own) ? own : E.right(own.right ?? other.heading);
}

/** Halvings of some hundred mm: leaves less than 1e-9 mm. */
const HALVINGS = 45;

/** Straight out from the middle of the other piece, so far that the two areas are that many mm apart. */
function atDistance(piece: Piece, other: { pose: Pose; area: Area }, { mm, side }: Clauses, heading: Heading): Pose {
  const way = headingOf(turned(other.pose.heading, side)) ?? NORTH;
  const at = (far: number): Pose => ({ ...toTable({ ...other.pose, heading: way }, { x: 0, y: far }), heading });
  const apart = (far: number): number => areaClosest(piece.area(at(far)), other.area)?.distance ?? 0;
  let [low, high] = [0, (mm ?? 0) + 400];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (apart(middle) > (mm ?? 0) || (mm === 0 && apart(middle) > 0)) high = middle;
    else low = middle;
  }
  return at(mm === 0 ? high : low);
}

function no(message: string, piece: Piece | undefined): E.Either<Rejection, never> {
  return reject(reason('no-such-place', message, []), piece?.path ?? []);
}
