/** The game that a scenario file is of. */
import * as E from 'fp-ts/lib/Either';
import { isObject, type Json } from '../core';
import { didYouMean } from '../core/codec/nearest';
import type { Trouble } from './problem';
import type { JudgedGame } from './scenario';

/** Left: it says of none, or of one that is not here. `others`: ids of games that files may be of, though they are not handed over. */
export function gameOf(
  value: Json,
  games: readonly JudgedGame[],
  others: readonly string[],
): E.Either<Trouble[], JudgedGame> {
  const here = games.map((each) => each.language.game.id as string);
  const ids = [...new Set([...here, ...others])];
  if (value === null) return E.left([{ path: [], message: 'the file is empty' }]);
  if (!isObject(value))
    return E.left([{ path: [], message: `a scenario is expected: a map with the keys game, title, steps, expect` }]);
  const id = value['game'];
  const game = games.find((each) => each.language.game.id === id);
  if (game) return E.right(game);
  if (id === undefined) return E.left([{ path: [], message: `game is missing here: one of ${ids.join(', ')}` }]);
  if (typeof id === 'string' && others.includes(id))
    return E.left([{ path: ['game'], message: `files of ${id} are not read here, those of ${here.join(', ')} are` }]);
  return E.left([
    {
      path: ['game'],
      message: `no game is called ${JSON.stringify(id).slice(0, 60)}${didYouMean(typeof id === 'string' ? id : '', ids) || `; the games are ${ids.join(', ')}`}`,
    },
  ]);
}
