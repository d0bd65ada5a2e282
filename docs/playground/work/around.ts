/** What a piece that was pressed reaches: bands of range and arcs, squares with what they cost, and whom it sees. */
import type { GameId } from '../games';
import { pointsOf, type Polygon } from './ghosts';

/** In the picture: outlines, squares by their names, and pieces. */
export interface Around {
  shapes: readonly { kind: 'band' | 'arc'; points: string; name: string }[];
  squares: readonly { square: string; cost: number }[];
  seen: readonly string[];
}

const NOTHING: Around = { shapes: [], squares: [], seen: [] };

type Look = (state: never, piece: string) => Promise<Around>;

const GAMES: Readonly<Record<GameId, Look>> = {
  async xwing(state, ship) {
    const { arcOutline, arcsOf, rangeBands } = await import('holojudge/xwing');
    const bands = rangeBands(state, ship).map((band, i) => ({ name: `range ${i + 1}`, area: band }));
    const arcs = arcsOf(state, ship).flatMap((arc) => arcOutline(state, ship, arc));
    // Obstacles have their ranges, too, but nobody asks for them.
    return arcs.length === 0 ? NOTHING : outlined(bands, arcs);
  },
  async armada(state, piece) {
    const { arcOutline, rangeBands } = await import('holojudge/armada');
    const [close, medium, long] = rangeBands(state, piece);
    const named = [
      { name: 'close', area: close },
      { name: 'medium', area: medium },
      { name: 'long', area: long },
    ];
    const bands = named.flatMap(({ name, area }) => (area === undefined ? [] : [{ name, area: [area] }]));
    const arcs = (['front', 'left', 'right', 'rear'] as const).flatMap((zone) => arcOutline(state, piece, zone));
    return outlined(bands, arcs);
  },
  async miniatures(state, character) {
    const { inLineOfSight, squaresInReach } = await import('holojudge/miniatures');
    const squares = squaresInReach(state, character).map(({ at, cost }) => ({ square: at.join(','), cost }));
    return { ...NOTHING, squares, seen: inLineOfSight(state, character) };
  },
  destiny: () => Promise.resolve(NOTHING),
  'outer-rim': () => Promise.resolve(NOTHING),
};

export function aroundOf(game: GameId, state: unknown, piece: string): Promise<Around> {
  return GAMES[game](state as never, piece);
}

function outlined(bands: readonly { name: string; area: readonly Polygon[] }[], arcs: readonly Polygon[]): Around {
  return {
    ...NOTHING,
    shapes: [
      ...bands.flatMap(({ name, area }) =>
        area.map((each) => ({ kind: 'band' as const, points: pointsOf(each), name })),
      ),
      ...arcs.map((each) => ({ kind: 'arc' as const, points: pointsOf(each), name: '' })),
    ],
  };
}
