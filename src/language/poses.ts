/** How a piece stands on a measured table, in the words of files: in verbs that place it, in what is expected of it, in a table that is described. */
import * as E from 'fp-ts/lib/Either';
import type { Json } from '../core/codec/json';
import { reason, reject, type Rejection } from '../core/contract/rejection';
import { headingFromDegrees, type Point, type Pose } from '../core/geometry';
import { FACINGS, readHeading, sameFacing, sayHeading, tenths } from './headings';
import {
  anyNumber,
  described,
  eitherOf,
  needed,
  object,
  pairOf,
  theWord,
  type AnyCodec,
  type Codec,
  type Keys,
} from './keys';
import type { Value } from './language';
import type { MakeValue } from './values';

/** The keys of a verb that places a piece: the words must say all, for it may stand anywhere. `facing`: of the game's files (`placeCodecs`). */
export function placing<F extends AnyCodec>(facing: F) {
  return { at: needed(pairOf(anyNumber)), facing: needed(facing) };
}

/** Where words place a piece. */
export interface Placing {
  at: [number, number];
  facing: Parameters<typeof readHeading>[0];
}

export function readPose({ at: [x, y], facing }: Placing): E.Either<Rejection, Pose> {
  const heading = readHeading(facing);
  if (!heading) return reject(reason('no-such-direction', `'${String(facing)}' is no direction`, []));
  return E.right({ x, y, heading });
}

/** In the words of a verb. */
export function placeWords({ x, y, heading }: Pose): { at: [number, number]; facing: string | number } {
  return { at: [x, y], facing: sayHeading(heading) };
}

/** The heading as a vector where neither a name nor degrees would bring back the very same one. */
export function describePose({ x, y, heading }: Pose): { at: number[]; facing: string | number | number[] } {
  const said = sayHeading(heading);
  if (typeof said === 'string') return { at: [x, y], facing: said };
  const back = headingFromDegrees(said);
  return { at: [x, y], facing: back.x === heading.x && back.y === heading.y ? said : [heading.x, heading.y] };
}

const direction = described(eitherOf(theWord(...Object.keys(FACINGS)), anyNumber), 'Where the front points');

/** To tenths of a mm. */
export function sayPlace({ x, y }: Point): [x: number, y: number] {
  return [tenths(x), tenths(y)];
}

/** What can be expected of where a piece stands: `at`, to tenths of a mm, and `facing`. */
export function poseValues<S, P extends { pose: Pose }>(make: MakeValue<S, P>): { at: Value<S>; facing: Value<S> } {
  return {
    at: make(pairOf(anyNumber), ({ pose }) => sayPlace(pose)),
    facing: make(direction, ({ pose }) => sayHeading(pose.heading), { same: sameFacing }),
  };
}

/** For `worded`: the words, the reading and the writing of a verb that places a piece. `keys`: what else it says, by the names of the action's fields. */
export function posed(facing: AnyCodec, keys: Keys) {
  const codec: Codec<Placing> = object({ ...keys, ...placing(facing) });
  return [
    codec,
    ({ at, facing: looks, ...rest }: Placing) =>
      E.map((pose: Pose) => ({ ...rest, pose }))(readPose({ at, facing: looks })),
    ({ type: _type, player: _player, pose, ...rest }: { type: string; player: string; pose: Pose }): Json => ({
      ...rest,
      ...placeWords(pose),
    }),
  ] as const;
}
