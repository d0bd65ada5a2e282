/** The map as a graph: routes on the pieces, and those that join piece to piece in the order in which the pieces lie. */
import type { MapContent } from './pack';

/** Ids of two adjacent spaces. */
export type Edge = readonly [string, string];

/**
 * All routes of the map when its pieces lie in this order (or.movement.04): an endcap, the tiles, the other endcap.
 * Pieces that the map does not have are passed over; `packTroubles` names them.
 */
export function edgesOf(map: MapContent, pieces: readonly string[] = standardPieces(map)): Edge[] {
  const inside = map.routes.map(({ between }) => between);
  const across = pieces.slice(1).flatMap((piece, i) => {
    const left = edge(map, pieces[i] ?? '', 'right');
    const right = edge(map, piece, 'left');
    return left.flatMap((space, n) => (right[n] === undefined ? [] : [[space, right[n]] as const]));
  });
  return [...inside, ...across];
}

/** The standard map from left to right (or.setup-map.01). */
export function standardPieces({ standard }: MapContent): string[] {
  return [standard.leftEnd, ...standard.tiles, standard.rightEnd];
}

/** Ids of the spaces next to each space, in the order of `edgesOf`. */
export function neighbors(edges: readonly Edge[]): Map<string, string[]> {
  const next = new Map<string, string[]>();
  const add = (from: string, to: string): void => void next.set(from, [...(next.get(from) ?? []), to]);
  for (const [a, b] of edges) {
    add(a, b);
    add(b, a);
  }
  return next;
}

/** How many spaces away each space is by the shortest way; spaces that cannot be reached are missing. */
export function distances(edges: readonly Edge[], from: string, avoid: readonly string[] = []): Map<string, number> {
  const next = neighbors(edges);
  const found = new Map([[from, 0]]);
  for (const [space, distance] of found) {
    for (const to of next.get(space) ?? []) if (!found.has(to) && !avoid.includes(to)) found.set(to, distance + 1);
  }
  return found;
}

function edge(map: MapContent, piece: string, side: 'left' | 'right'): readonly string[] {
  return (
    map.tiles.find((tile) => tile.id === piece)?.[side] ?? map.endcaps.find((endcap) => endcap.id === piece)?.edge ?? []
  );
}
