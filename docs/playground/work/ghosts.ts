/** Where an answer would lead, as it is drawn: by the functions that games offer to apps. */
import type { Action, GameEvent } from 'holojudge/core';
import type { AnyWords } from 'holojudge/language';
import type { GameId } from '../games';
import { maneuverOf } from '../maneuver';
import type { Ghost, Room } from './turn';

interface Point {
  readonly x: number;
  readonly y: number;
}

export type Polygon = readonly Point[];

/** What the games' previews have in common. */
interface Move {
  to: unknown;
  base?: Polygon;
  template?: readonly Polygon[];
  tool?: readonly Polygon[];
}

type Moves = { _tag: 'Left' } | { _tag: 'Right'; right: readonly Move[] };

type Preview = (state: never, action: never) => Moves;

/** `X-Wing`'s dial: where a maneuver would end that nothing is in the way of. */
type Outline = (state: never, ship: string, speed: number, bearing: never) => Move | null;

const LOADERS: Readonly<Record<GameId, () => Promise<{ preview: Preview; maneuverOutline?: Outline }>>> = {
  xwing: async () => {
    const { preview, maneuverOutline } = await import('holojudge/xwing');
    return { preview, maneuverOutline };
  },
  armada: async () => ({ preview: (await import('holojudge/armada')).preview }),
  destiny: () => Promise.resolve({ preview: () => ({ _tag: 'Left' }) }),
  miniatures: async () => ({ preview: (await import('holojudge/miniatures')).preview }),
  'outer-rim': async () => ({ preview: (await import('holojudge/outer-rim')).preview }),
};

export async function ghostOf(game: GameId, state: unknown, action: Action): Promise<Ghost> {
  const { preview, maneuverOutline } = await LOADERS[game]();
  const { ship } = action as { ship?: unknown };
  const maneuver = maneuverOf(action);
  if (maneuver !== null && maneuverOutline && typeof ship === 'string') {
    const move = maneuverOutline(state as never, ship, maneuver.speed, maneuver.bearing as never);
    return drawn(move === null ? [] : [move]);
  }
  const moves = preview(state as never, action as never);
  return drawn(moves._tag === 'Left' ? [] : moves.right);
}

/** What is measured if the action is taken, as the picture after it draws that, and what is in the way. Only what everybody may know of an attack that is declared. */
export function measuredOf(
  words: AnyWords,
  state: unknown,
  action: Action,
  room: Room,
): Pick<Ghost, 'measured' | 'hinder'> {
  if (action.player === 'chance') return UNMEASURED;
  const step = words.game.reduce(state, action);
  if (step._tag === 'Left') return UNMEASURED;
  const events = step.right.events as readonly GameEvent[];
  const end = events.findIndex(({ type }) => /^(dice-rolled|rolled|attack-ended)$/.test(type));
  const told = end < 0 ? events : events.slice(0, end);
  const svg = words.picture({ state: words.game.viewOfEverything(step.right.state), events: told, title: '', room });
  const measured = [...svg.matchAll(/<g data-measure="([^"]*)">.*?<\/g>/g)].map(([drawing, said = '']) => ({
    drawing,
    said,
  }));
  const hinder = told
    .flatMap((event) => (event as { obstructedBy?: unknown }).obstructedBy ?? [])
    .filter((each) => typeof each === 'string');
  return { measured, hinder };
}

const UNMEASURED = { measured: [], hinder: [] };

function drawn(moves: readonly Move[]): Ghost {
  return {
    shapes: moves.flatMap(({ base, template = [], tool = [] }) => [
      ...[...template, ...tool].map((each) => ({ kind: 'laid' as const, points: pointsOf(each) })),
      ...(base === undefined ? [] : [{ kind: 'base' as const, points: pointsOf(base) }]),
    ]),
    ...UNMEASURED,
    places: moves.flatMap(({ to }) => (Array.isArray(to) ? [to.join(',')] : typeof to === 'string' ? [to] : [])),
  };
}

/** North is up on the table, and down in SVG. */
export function pointsOf(polygon: Polygon): string {
  return polygon.map(({ x, y }) => `${x.toFixed(1)},${(-y).toFixed(1)}`).join(' ');
}
