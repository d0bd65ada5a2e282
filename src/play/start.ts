/** How a game starts: from its setup or from a described position, with chance in one of its modes. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import type { Begun, ChanceMode, Game, GameTypes, Rejection } from '../core';
import { isObject, make, type Codec } from '../core/codec';

/** What the game was given: exactly one of a setup (`begin`) and a position (`resume`). */
export type StartFrom = { setup: unknown } | { position: unknown };

export const startFrom: Codec<StartFrom> = make<StartFrom>('a setup or a position', (input, context) => {
  if (!isObject(input) || 'setup' in input === 'position' in input)
    return t.failure(input, context, 'expected either a setup or a position');
  return t.success('setup' in input ? { setup: input['setup'] } : { position: input['position'] });
});

/** Begins or resumes the game; a rejection's path leads into `setup` or `position`. */
export function start<G extends GameTypes>(
  game: Game<G>,
  from: StartFrom,
  chance: ChanceMode,
): E.Either<Rejection, Begun<G['state'], G['event']>> {
  const [field, begun] =
    'setup' in from
      ? (['setup', game.begin(from.setup, chance)] as const)
      : (['position', game.resume(from.position, chance)] as const);
  return E.mapLeft((why: Rejection) => ({ ...why, path: why.path[0] === 'chance' ? why.path : [field, ...why.path] }))(
    begun,
  );
}
