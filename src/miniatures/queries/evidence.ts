/** What decided a line of sight or cover, in sentences. */
import { say, type Sentence } from '../../core';
import type { Square } from '../facts/battle-map';
import type { MapLine, MapPoint, Space } from '../model/map';
import type { Barrier } from './barriers';
import type { Cover, CoverGiver } from './cover';

/** `[3, 4]` */
export function saySquare([column, row]: Square): string {
  return `[${column}, ${row}]`;
}

/** `from (2.5, 1) to (6.5, 3)`: columns and rows; [0, 0] is the lower left corner of the map. */
export function sayLine({ from, to }: MapLine): string {
  return `from ${sayPoint(from)} to ${sayPoint(to)}`;
}

function sayPoint({ x, y, parts }: MapPoint): string {
  const hundredths = (over: number): number => Math.round((over * 100) / parts) / 100;
  return `(${hundredths(x)}, ${hundredths(y)})`;
}

/** `the wall between [3, 4] and [4, 4]` */
function sayBarrier(barrier: Barrier): Sentence {
  if ('door' in barrier) return say`the closed ${barrier.door}`;
  if ('pillar' in barrier) return [`the pillar at ${saySquare(barrier.pillar)}`];
  const { square, side } = barrier.wall;
  const [column, row] = square;
  const other: Square = side === 'right' ? [column + 1, row] : [column, row + 1];
  return [`the wall between ${saySquare(square)} and ${saySquare(other)}`];
}

/** What keeps two spaces from seeing each other: what the line from middle to middle touches. */
export function sayBlocked(inTheWay: readonly Barrier[]): Sentence {
  return say`every line touches a wall; that from middle to middle touches ${sentenceOf(inTheWay.map(sayBarrier))}`;
}

function sayGiver(giver: CoverGiver<Space & { readonly id: string }>): Sentence {
  if ('character' in giver) return say`${giver.character.id}`;
  return 'lowObjects' in giver ? [`the low objects at ${saySquare(giver.lowObjects)}`] : sayBarrier(giver);
}

/** `c and the wall between [3, 4] and [4, 4]`: what gives cover, from whichever corner of the attacker. */
export function sayGivers({ from }: Cover<Space & { readonly id: string }>): Sentence {
  const all = from.map(({ by }) => sayGiver(by));
  const different = all.filter((each, i) => all.findIndex((other) => sameSaid(each, other)) === i);
  return sentenceOf(different);
}

function sameSaid(one: Sentence, other: Sentence): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** `a, b and c` of sentences. */
function sentenceOf(all: readonly Sentence[]): Sentence {
  return all.flatMap((each, i): Sentence => [...(i === 0 ? [] : [i === all.length - 1 ? ' and ' : ', ']), ...each]);
}
