/** Saves in which an ability is on another piece, or another ability on the piece: wherever a state speaks of one, in play, in the queue, in any frame, used. */
import * as E from 'fp-ts/lib/Either';
import type { Action, AnyGame, CoreState, Path } from '../../src/core';
import { integersFrom, randomPolicy } from '../../src/play';
import type { RandomGames } from './random-games';

/** Changes tried of each state, and how far play goes on from one that loads. */
const CHANGES = 8;
const MORE_ACTIONS = 12;

type Next = (n: number) => number;

/** Where a state speaks of an ability on a piece. */
interface Place {
  on: { ability: string; source: string; procedure?: string };
  path: Path;
}

export function ofCarriers<S extends CoreState>(
  game: AnyGame,
  players: readonly string[],
  { eachLook }: RandomGames<S>,
): Record<string, () => void> {
  return {
    'a save that puts an ability on another piece is refused, and says where, or play goes on: nothing throws': () =>
      eachLook(({ state, seed }) => {
        const next = integersFrom(seed);
        for (let n = 0; n < CHANGES; n++) {
          const spoilt = JSON.parse(JSON.stringify(state)) as S;
          const change = swapped(spoilt, next);
          if (change === null) return;
          const loaded = game.load(spoilt);
          if (E.isLeft(loaded)) expect(loaded.left.path).not.toEqual([]);
          else playOn(game, loaded.right, players, next, change);
        }
      }),
  };
}

/** Puts what stands elsewhere in the state in the place of one ability or one source, seldom among the many in play. Null: it speaks of none. */
function swapped(state: CoreState, next: Next): string | null {
  const { inPlay, stack, triggered, used } = state;
  const inFrames = [...placesIn(stack, ['stack']), ...placesIn(triggered, ['triggered']), ...placesIn(used, ['used'])];
  const onTable = placesIn(inPlay, ['inPlay']);
  const places = inFrames.length > 0 && next(4) > 0 ? inFrames : onTable;
  const place = places[next(places.length)];
  if (!place) return null;
  const { on, path } = place;
  const others = next(3) > 0 ? idsIn(state) : [];
  const other = others[next(Math.max(1, others.length))];
  const ability = [...inFrames, ...onTable][next(inFrames.length + onTable.length)]?.on.ability;
  if (other !== undefined) on.source = other;
  else if (ability !== undefined) {
    if (on.procedure === `ability ${on.ability}`) on.procedure = `ability ${ability}`;
    on.ability = ability;
  }
  return `${path.join('.')} is ${on.ability} of ${on.source}`;
}

function placesIn(value: unknown, path: Path): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'ability' in value && 'source' in value ? [{ on: value as Place['on'], path }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Every id and every source of the state. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' ? idsIn(inner) : key === 'id' || key === 'source' ? [inner] : [],
  );
}

function playOn(game: AnyGame, from: CoreState, players: readonly string[], next: Next, change: string): void {
  let state = from;
  const choose = randomPolicy<CoreState, Action>(next);
  try {
    for (let n = 0; n < MORE_ACTIONS; n++) {
      game.decision(state);
      game.allLegalActions(state);
      for (const viewer of players) game.view(state, viewer);
      const question = game.question(state);
      const action = question && choose({ state, question });
      if (!action) return;
      const step = game.reduce(state, action);
      if (E.isLeft(step)) throw new Error(`listed, but rejected: ${step.left.message}`);
      state = step.right.state as CoreState;
    }
  } catch (error) {
    throw new Error(`a save whose ${change} was loaded: ${String(error)}`, { cause: error });
  }
}
