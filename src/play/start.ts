/** How a game starts: from its setup or from a described position, with chance in one of its modes. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import {
  decode,
  LIMITS,
  type Begun,
  type ChanceMode,
  type Game,
  type GameTypes,
  type Outside,
  type Rejection,
} from '../core';
import { isObject, make, type Codec } from '../core/codec';
import { GAME, needs } from '../core/codec/needs';
import { within } from '../core/codec/malformed';

/** What the game was given: exactly one of a setup (`begin`) and a position (`resume`). */
export type StartFrom<G extends GameTypes = AnyTypes> =
  { setup: G['setup'] | Outside } | { position: G['position'] | Outside };

/** Of whatever game: of records, whose starts are read when they are played again. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTypes = any;

export const startFrom: Codec<StartFrom> = make<StartFrom>('a setup or a position', (input, context) => {
  if (!isObject(input) || 'setup' in input === 'position' in input)
    return t.failure(input, context, 'expected either a setup or a position');
  return t.success('setup' in input ? { setup: input['setup'] } : { position: input['position'] });
});

/**
 * Begins or resumes the game; a rejection's path leads into `setup` or `position`. Left too: `from` is neither.
 * @example
 * ```ts
 * import { start } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const setup = { players: ['ann', 'bob'], first: 'ann' };
 * console.log(start(outerRim, { setup }, { mode: 'seeded', seed: 7 })._tag); // Right
 * ```
 */
export function start<G extends GameTypes>(
  game: Game<G>,
  from: StartFrom<NoInfer<G>>,
  chance: ChanceMode,
): E.Either<Rejection, Begun<G['state'], G['event']>> {
  needs('game', game, GAME);
  const read = readStart(from);
  if (E.isLeft(read)) return read;
  const [field, begun] =
    'setup' in read.right
      ? (['setup', game.begin(read.right.setup, chance)] as const)
      : (['position', game.resume(read.right.position, chance)] as const);
  return E.mapLeft((why: Rejection) => (why.path[0] === 'chance' ? why : within(why, field)))(begun);
}

/** A copy of what a game starts from. */
export function readStart(from: unknown): E.Either<Rejection, StartFrom> {
  return decode(startFrom, from, LIMITS.saved);
}
