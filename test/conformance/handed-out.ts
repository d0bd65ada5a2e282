/** Nobody can write into a game's own tables through what it hands out: it would change what every other game is told. */
import type { AnyGame, CoreState } from '../../src/core';

export function expectHandedOutFrozen(game: AnyGame, state: CoreState): void {
  const inPlace: CoreState = game.copy(state);
  for (const each of [game.procedures, game.abilities, game.edition]) expectFrozen(each);
  for (const each of [game.decision(inPlace), game.outcome(inPlace), game.chanceOutcomes(inPlace)]) expectFrozen(each);
  const { candidates = [] } = game.question(inPlace) ?? {};
  for (const action of [null, {}, ...candidates.map((each) => each.action)])
    expectFrozen(game.whyNot(inPlace, action)?.rules);
  const [first] = game.allLegalActions(inPlace).actions;
  if (!first) return;
  game.play(inPlace, first);
  for (const event of inPlace.events) expectFrozen(event.rules);
}

function expectFrozen(value: unknown, path = 'it'): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Object.isFrozen(value)) throw new Error(`${path} can be written into`);
  for (const [key, each] of Object.entries(value)) expectFrozen(each, `${path}.${key}`);
}
