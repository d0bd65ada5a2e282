/** The nearest enemy: of those that a character sees, the one at the least distance (min.nearest-enemy.01). */
import type { Space } from '../model/map';
import type { Board } from './board';
import { sees } from './line-of-sight';
import { distanceIn, distancesFrom } from './range';

/** The nearest enemies and how far away they are. Several are equally near: each of them is the nearest (min.blaster-barrage.03). */
export interface Nearest<Enemy extends Space> {
  readonly enemies: readonly Enemy[];
  readonly distance: number;
}

/** Of these enemies, those that are nearest among the ones in sight; null: none is in sight (min.choosing-a-target.05). `farther`: squares that count besides (min.desert-skiff.05). */
export function nearestEnemies<Enemy extends Space & { readonly farther?: number }>(
  board: Board,
  from: Space,
  enemies: readonly Enemy[],
): Nearest<Enemy> | null {
  const distances = distancesFrom(board, from);
  const away = enemies.map((enemy) => ({
    enemy,
    distance: distanceIn(board, distances, enemy) + (enemy.farther ?? 0),
  }));
  away.sort((a, b) => a.distance - b.distance);
  const first = away.find(({ enemy }) => sees(board, from, enemy));
  if (!first) return null;
  const tied = away.filter((each) => each.distance === first.distance && sees(board, from, each.enemy));
  return { enemies: tied.map(({ enemy }) => enemy), distance: first.distance };
}
