/**
 * Where pieces stand on a table that is measured: by coordinates, or in relation to others. A game says which distances and sides have names.
 *
 *   at: [450, 300]                                         middle of the base, mm from the lower left corner
 *   at: range 2 of red-5, in its front arc, facing it      150 mm from base to base: the middle of the band
 *   at: touching red-5, behind it                          at: 120 mm from red-5, to its left
 *   at: between red-5 and tie                              at: under red-5
 */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../core/contract/rejection';
import {
  defined,
  described,
  eitherOf,
  numberFrom,
  pairOf,
  reference,
  suggesting,
  text,
  words,
  type Codec,
} from './keys';
import { FACINGS, readHeading } from './headings';
import {
  headingOf,
  headingTowards,
  NORTH,
  opposite,
  shapesClosest,
  toTable,
  turned,
  type Heading,
  type Point,
  type Pose,
  type Shape,
} from '../core/geometry';
import { didYouMean } from '../core/codec/nearest';

/** A piece that is to be placed: what it covers when it stands at a pose. */
export interface Piece {
  at: readonly [number, number] | string;
  facing: string | number | readonly [number, number] | undefined;
  /** Where it faces when nothing says it; default: as the piece that it is placed by, else north. */
  otherwise?: Heading;
  /** `touching`: for what is to touch it, where that is more than what is measured. */
  area(pose: Pose, touching: boolean): readonly Shape[];
  /** Where the words stand in the file. */
  path: readonly (string | number)[];
}

/** What a game calls distances and sides. */
export interface PlaceNames {
  /** In mm from base to base, by what stands before ` of red-5`: `{ 'range 1': 50 }`. */
  distances: Readonly<Record<string, number>>;
  /** Turns from straight ahead, in degrees clockwise: `{ 'in its front arc': 0 }`. */
  sides: Readonly<Record<string, number>>;
}

/** The arcs of a base by the turn of their middles. */
export const ARCS = {
  'in its front arc': 0,
  'in its right arc': 90,
  'in its rear arc': 180,
  'in its left arc': 270,
};

/** Bands of a ruler to their middles: each begins where the one before ends. */
export function bandsOf(names: readonly string[], ends: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, ((ends[i - 1] ?? 0) + (ends[i] ?? 0)) / 2]));
}

const SIDES: Readonly<Record<string, number>> = {
  'ahead of it': 0,
  'to its right': 90,
  'behind it': 180,
  'to its left': 270,
};

function sidesOf({ sides }: PlaceNames): Readonly<Record<string, number>> {
  return { ...sides, ...SIDES };
}

/** For messages: `range 2 of red-5`. */
function exampleOf({ distances }: PlaceNames): string {
  const names = Object.keys(distances);
  return `${names[2] ?? names[0] ?? '100 mm from'} of red-5`;
}

/** What stands behind `at:` and `facing:`. */
export function placeCodecs(
  names: PlaceNames,
  facingIfUnsaid: string,
): { place: Codec<[number, number] | string>; facing: Codec<number | string | [number, number]> } {
  const mm = numberFrom(-10_000, 10_000, 'mm from the lower left corner');
  const [side = 'ahead of it'] = Object.keys(sidesOf(names));
  const place = eitherOf(
    pairOf(mm, '[east, north] of the middle'),
    suggesting(text('In relation to another piece'), [
      `${exampleOf(names)}, ${side}, facing it`,
      'touching red-5, behind it',
      'between red-5 and tie',
      '120 mm from red-5, to its left',
    ]),
  );
  const facing = eitherOf(
    words(Object.keys(FACINGS)),
    numberFrom(-360, 360, 'Degrees clockwise from north'),
    pairOf(numberFrom(-1, 1), 'A vector of length 1, [east, north]'),
    reference('object', 'Another piece to look at'),
  );
  return {
    place: defined('place', described(place, 'Where the middle stands')),
    facing: defined('facing', described(facing, `Where the front points; ${facingIfUnsaid}`)),
  };
}

const FACING_CLAUSES = [
  'facing it',
  'facing away',
  'facing the same way',
  ...Object.keys(FACINGS).map((each) => `facing ${each}`),
];
/** Every clause that there is, without the names of pieces. */
function clausesOf(names: PlaceNames): string[] {
  const distances = Object.keys(names.distances).map((each) => `${each} of`);
  return [
    ...distances,
    '100 mm from',
    'touching',
    'between',
    'under',
    ...Object.keys(sidesOf(names)),
    ...FACING_CLAUSES,
  ];
}

type Placed<A> = E.Either<Rejection, A>;

/** Poses of all pieces by name; those placed in relation follow those that they are placed by. */
export function placePieces(pieces: Readonly<Record<string, Piece>>, names: PlaceNames): Placed<Record<string, Pose>> {
  const poses: Record<string, Pose> = {};
  for (const name of Object.keys(pieces)) {
    if (Object.hasOwn(poses, name)) continue;
    const trouble = placeInTurn(name, pieces, poses, names);
    if (trouble) return E.left(trouble);
  }
  return E.right(poses);
}

/** Places a piece after those that it waits for. They wait in a list, not in calls: a file may place any number by one another. */
function placeInTurn(
  name: string,
  pieces: Readonly<Record<string, Piece>>,
  poses: Record<string, Pose>,
  names: PlaceNames,
): Rejection | null {
  const waiting = [name];
  for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
    const { placed, awaits } = placePiece(last, pieces, poses, names);
    if (awaits === null) {
      if (E.isLeft(placed)) return placed.left;
      poses[last] = placed.right;
      waiting.pop();
    } else if (waiting.includes(awaits)) {
      return inRing([...waiting, awaits], pieces[awaits]);
    } else waiting.push(awaits);
  }
  return null;
}

/** More names than this hide what is wrong. */
const MOST_NAMED = 8;

function inRing(names: readonly string[], piece: Piece | undefined): Rejection {
  const named = names.length > MOST_NAMED ? ['...', ...names.slice(-MOST_NAMED)] : names;
  const message = `${named.join(' is placed by ')}: one of them needs coordinates`;
  return { ...reason('no-such-place', message, []), facts: {}, path: piece?.path ?? [] };
}

/** The pose of a piece; `awaits`: another one has to be placed first. */
function placePiece(
  name: string,
  pieces: Readonly<Record<string, Piece>>,
  poses: Readonly<Record<string, Pose>>,
  names: PlaceNames,
): { placed: Placed<Pose>; awaits: string | null } {
  const piece = pieces[name] as Piece;
  let awaits: string | null = null;
  const stands = (other: string): Placed<Pose> => {
    const known = Object.hasOwn(poses, other) ? poses[other] : undefined;
    if (known) return E.right(known);
    if (!Object.hasOwn(pieces, other))
      return no(`no piece is called '${other}'${didYouMean(other, Object.keys(pieces))}`, piece);
    awaits ??= other;
    return no(`${other} is not placed yet`, piece);
  };
  const find: Find = {
    piece: (other) =>
      E.map((pose: Pose): Anchor => ({ pose, area: (touching) => pieces[other]?.area(pose, touching) ?? [] }))(
        stands(other),
      ),
    // Where coordinates are written nothing has to be placed first: two ships may look at each other.
    point: (other) => E.map((at: Point) => at)(coordinatesOf(pieces, other) ?? stands(other)),
  };
  const placed =
    typeof piece.at === 'string' ? placeByWords(piece, piece.at, find, names) : placeAt(piece, piece.at, find);
  return { placed, awaits };
}

function coordinatesOf(pieces: Readonly<Record<string, Piece>>, name: string): Placed<Point> | null {
  const at = Object.hasOwn(pieces, name) ? pieces[name]?.at : undefined;
  return at === undefined || typeof at === 'string' ? null : E.right({ x: at[0], y: at[1] });
}

/** A piece by which another one is placed. */
interface Anchor {
  pose: Pose;
  area(touching: boolean): readonly Shape[];
}

/** Other pieces: with what they cover, or only their middles. */
interface Find {
  piece(name: string): Placed<Anchor>;
  point(name: string): Placed<Point>;
}

/** Where the front points when the piece stands at a point; null: nowhere, for what it looks at stands there too. */
type Faces = (from: Point) => Heading | null;

function placeAt(piece: Piece, [x, y]: readonly [number, number], find: Find): Placed<Pose> {
  const faces = ownFacing(piece, find);
  return E.isLeft(faces) ? faces : looking(piece, { x, y }, faces.right ?? (() => piece.otherwise ?? NORTH));
}

function looking(piece: Piece, { x, y }: Point, faces: Faces): Placed<Pose> {
  const heading = faces({ x, y });
  return heading
    ? E.right({ x, y, heading })
    : no(`it stands where ${String(piece.facing)} stands, and cannot face it`, piece);
}

/** What `facing` says: a direction, degrees, or the name of another piece to look at; null: not said. */
function ownFacing({ facing, path }: Piece, find: Find): Placed<Faces | null> {
  if (facing === undefined) return E.right(null);
  const direction = readHeading(facing);
  if (direction) return E.right(() => direction);
  const other = find.point(String(facing));
  if (E.isLeft(other)) return no(`facing ${String(facing)}: ${other.left.message}`, { path });
  return E.right((from) => headingTowards(from, other.right));
}

/** What the clauses of a place say: how far from what piece and to which side, or between two, or under one; and where it faces. */
interface Clauses {
  mm: number | null;
  of: string | null;
  side: number | null;
  between: readonly string[];
  under: string | null;
  facing: string | null;
}

function placeByWords(piece: Piece, said: string, find: Find, names: PlaceNames): Placed<Pose> {
  const clauses = readClauses(said, piece, names);
  if (E.isLeft(clauses)) return clauses;
  const wrong = wrongClauses(clauses.right, piece, said, exampleOf(names));
  if (wrong !== null) return no(wrong, piece);
  const { between, under, of, facing } = clauses.right;
  if (between.length === 2) return placeBetween(facing === null ? piece : { ...piece, facing }, between, find);
  const anchor = find.piece(under ?? of ?? '');
  if (E.isLeft(anchor)) return anchor;
  const { pose } = anchor.right;
  const faces = facingOf(piece, clauses.right, pose, find);
  if (E.isLeft(faces)) return faces;
  const point = under === null ? atDistance(piece, anchor.right, clauses.right, faces.right) : pose;
  return looking(piece, point, faces.right);
}

/** Facings that speak of the piece by which another is placed. */
const RELATIVE = ['it', 'away', 'the same way'];

/** Clauses that do not go together: every word of a place counts, or the place is refused. */
function wrongClauses(
  { of, side, between, under, facing }: Clauses,
  piece: Piece,
  said: string,
  example: string,
): string | null {
  const places = [of !== null, between.length > 0, under !== null].filter(Boolean).length;
  if (places === 0) return `'${said}' does not say of what piece: ${example}`;
  if (places > 1) return `'${said}' says two places: write one of them`;
  if (side !== null && of === null) return `'${said}': a side belongs to a distance: ${example}, to its left`;
  if (facing === null) return null;
  if (piece.facing !== undefined) return `'${said}' says where it faces, and so does facing: write one of them`;
  if (between.length > 0 && RELATIVE.includes(facing))
    return `'${said}': between two pieces 'facing ${facing}' does not say of which; write facing: and its name`;
  return null;
}

function readClauses(words: string, piece: Piece, names: PlaceNames): Placed<Clauses> {
  const found: Clauses = { mm: null, of: null, side: null, between: [], under: null, facing: null };
  for (const clause of words.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
    const said = readClause(clause, names);
    if (!said) return no(`'${clause}' says no place${nearClause(clause, names)}`, piece);
    const twice = (Object.keys(said) as (keyof Clauses)[]).some((key) => found[key] !== null && key !== 'between');
    if (twice || (said.between && found.between.length > 0))
      return no(`'${words}': '${clause}' says again what was said: write one of them`, piece);
    Object.assign(found, said);
  }
  return E.right(found);
}

/** One clause; null: it is none. */
function readClause(clause: string, names: PlaceNames): Partial<Clauses> | null {
  const [, distance = '', piece = ''] = /^(.+) of (\S+)$/.exec(clause) ?? [];
  if (Object.hasOwn(names.distances, distance)) return { mm: names.distances[distance] ?? 0, of: piece };
  const exact = /^(\d+(?:\.\d+)?) ?mm from (\S+)$/.exec(clause);
  if (exact) return { mm: Number(exact[1]), of: exact[2] ?? '' };
  const touching = /^touching (\S+)$/.exec(clause);
  if (touching) return { mm: 0, of: touching[1] ?? '' };
  const between = /^between (\S+) and (\S+)$/.exec(clause);
  if (between) return { between: [between[1] ?? '', between[2] ?? ''] };
  const under = /^under (\S+)$/.exec(clause);
  if (under) return { under: under[1] ?? '' };
  const sides = sidesOf(names);
  if (Object.hasOwn(sides, clause)) return { side: sides[clause] ?? 0 };
  return FACING_CLAUSES.includes(clause) ? { facing: clause.slice('facing '.length) } : null;
}

/** The nearest clause, with or without the piece that it names; else how clauses look. */
function nearClause(clause: string, names: PlaceNames): string {
  const all = clausesOf(names);
  const [side = ''] = Object.keys(sidesOf(names));
  const otherwise = `: write [x, y], or for instance: ${exampleOf(names)}, ${side}, facing it`;
  return didYouMean(clause, all) || didYouMean(clause.replace(/ \S+$/, ''), all) || otherwise;
}

function placeBetween(piece: Piece, names: readonly string[], find: Find): Placed<Pose> {
  const ends: Point[] = [];
  for (const name of names) {
    const end = find.point(name);
    if (E.isLeft(end)) return end;
    ends.push(end.right);
  }
  const [a, b] = ends as [Point, Point];
  return placeAt(piece, [(a.x + b.x) / 2, (a.y + b.y) / 2], find);
}

/** From `facing:` or from the place's own words; default: as the other piece faces. */
function facingOf(piece: Piece, { facing: clause, side, of }: Clauses, other: Pose, find: Find): Placed<Faces> {
  const way = turned(other.heading, side ?? 0);
  const always = (heading: Heading): Placed<Faces> => E.right(() => heading);
  if (clause === 'it') return always(opposite(way));
  if (clause === 'away') return always(way);
  if (clause === 'the same way') return always(other.heading);
  const named = clause === null ? null : readHeading(clause);
  if (named) return always(named);
  if (piece.facing !== undefined && piece.facing === of) return always(opposite(way));
  return E.map((own: Faces | null): Faces => own ?? (() => piece.otherwise ?? other.heading))(ownFacing(piece, find));
}

/** Halvings of some hundred mm: leaves less than 1e-9 mm. */
const HALVINGS = 45;

/** Straight out from the middle of the other piece, so far that the two areas are that many mm apart, as it faces there. */
function atDistance(piece: Piece, other: Anchor, { mm, side }: Clauses, faces: Faces): Point {
  const way = headingOf(turned(other.pose.heading, side ?? 0)) ?? NORTH;
  const at = (far: number): Point => toTable({ ...other.pose, heading: way }, { x: 0, y: far });
  const others = other.area(mm === 0);
  const apart = (far: number): number => {
    const point = at(far);
    const area = piece.area({ ...point, heading: faces(point) ?? NORTH }, mm === 0);
    return Math.min(...area.flatMap((one) => others.map((another) => shapesClosest(one, another).distance)));
  };
  let [low, high] = [0, (mm ?? 0) + 400];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (apart(middle) > (mm ?? 0) || (mm === 0 && apart(middle) > 0)) high = middle;
    else low = middle;
  }
  return at(mm === 0 ? high : low);
}

function no(message: string, piece: Pick<Piece, 'path'> | undefined): E.Either<Rejection, never> {
  return reject(reason('no-such-place', message, []), piece?.path ?? []);
}
