/** Maps, as setups and positions give them: one of ours by its name, or a drawing (`readMap`). */
import * as E from 'fp-ts/lib/Either';
import { impossible, type Path, type Rejection } from '../../core';
import type { BattleMap } from '../facts/battle-map';
import { readMap } from '../facts/map-text';
import { battleMap, MAP_NAMES } from '../facts/maps';

/** The map of that name, or the one that is drawn; what is wrong with a drawing is told with its line and column. */
export function mapOf(text: string, path: Path): E.Either<Rejection, BattleMap> {
  const own = MAP_NAMES.find((name) => name === text.trim().toLowerCase());
  if (own) return E.right(battleMap(own));
  // No line of a drawing or above it has neither a + nor a colon.
  if (/^[^\n:+]+$/.test(text.trim())) {
    const message = `There is no map '${text.trim()}'; there are ${MAP_NAMES.join(', ')}, or a drawing, which begins with its frame, +-+-+.`;
    return E.left(impossible('unknown-map', message, path));
  }
  return E.mapLeft((wrong: Rejection): Rejection => ({ ...wrong, path: [...path, ...wrong.path] }))(readMap(text));
}
