/** What every game's events must hold: they come in the order in which things happen, so nothing is told before what brought it about. */
import type { CoreState, GameEvent } from '../../src/core';
import type { RandomGame, RandomGames } from './random-games';

/** What an event is about, as a text: an effect belongs to a cause that is about the same. Null: it has nothing to do with the two. */
type About<E extends GameEvent> = { [T in E['type']]?: (event: Extract<E, { type: T }>) => string | null };

/** The effects come about only by the causes, each kind of them at most once for each cause. */
export interface Causes<E extends GameEvent = GameEvent> {
  causes: About<E>;
  effects: About<E>;
  /** Nobody decides anything between them. A cause without an effect is then no excuse for a later one. */
  atOnce?: boolean;
}

/** Every effect has a cause before it that has had no such effect yet, from the start of a game to its end. */
export function ofOrder<S extends CoreState>(
  order: readonly Causes<never>[] | undefined,
  { eachGame }: RandomGames<S>,
): Record<string, () => void> {
  if (!order) return {};
  return {
    'no event is told before the one that brought it about': () =>
      eachGame((game) => {
        for (const each of order) expectInOrder(game, each as Causes);
      }),
  };
}

function expectInOrder<S extends CoreState>({ states }: RandomGame<S>, { causes, effects, atOnce }: Causes): void {
  let before: string[] = [];
  for (const { events } of states) {
    if (atOnce) before = [];
    for (const event of events as readonly GameEvent[]) {
      const effect = effects[event.type]?.(event) ?? null;
      if (effect !== null) {
        const at = before.indexOf(`${event.type} ${effect}`);
        if (at < 0) throw new Error(`'${event.type}' without ${Object.keys(causes).join(' or ')} before it: ${effect}`);
        before.splice(at, 1);
      }
      const cause = causes[event.type]?.(event) ?? null;
      if (cause !== null) before.push(...Object.keys(effects).map((kind) => `${kind} ${cause}`));
    }
  }
}
