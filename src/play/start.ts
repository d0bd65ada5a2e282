/** How a game starts: from its setup or from a described position, with chance in one of its modes. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { chanceAction, type Begun, type ChanceMode, type Game, type GameTypes, type Rejection } from '../core';

/** What the game was given: exactly one of a setup (`begin`) and a position (`resume`). */
export type StartFrom = { setup: unknown } | { position: unknown };

export const startFrom: t.Type<StartFrom, unknown, unknown> = new t.Type(
  'a setup or a position',
  (input): input is StartFrom => t.UnknownRecord.is(input) && 'setup' in input !== 'position' in input,
  (input, context) => {
    if (!t.UnknownRecord.is(input) || 'setup' in input === 'position' in input)
      return t.failure(input, context, 'expected either a setup or a position');
    return t.success('setup' in input ? { setup: input['setup'] } : { position: input['position'] });
  },
  t.identity,
);

export const chanceMode: t.Type<ChanceMode, unknown, unknown> = t.union([
  t.strict({ mode: t.literal('seeded'), seed: t.Int }),
  t.strict({ mode: t.literal('scripted'), script: t.array(chanceAction) }),
  t.strict({ mode: t.literal('manual') }),
]) as unknown as t.Type<ChanceMode, unknown, unknown>;

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
