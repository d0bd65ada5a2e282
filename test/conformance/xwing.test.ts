/** X-Wing holds what every game must hold, with random squads, positions and play. */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { randomSquad } from '../../scripts/playable/xwing';
import { pileSize } from '../../src/core';
import { integersFrom } from '../../src/play';
import { xwing } from '../../src/xwing';
import type { XwingState } from '../../src/xwing';
import { xwingScenarios } from '../../src/xwing/scenario';
import { conformance } from './conformance';

/** Few ships keep a game short; the number of them shrinks. */
const squads = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 3 }))
  .map(([seed, most]) => randomSquad(integersFrom(seed), most));

/** Damage cards: a facedown one stays among the unknown cards of its deck, because nobody knows which one it is. */
function damageCards(state: XwingState): Record<string, number> {
  const faceup = (player: string): number =>
    state.ships.filter((ship) => ship.player === player).reduce((sum, { damage }) => sum + damage.faceup.length, 0);
  return Object.fromEntries(
    state.players.map(({ id, damageDeck, damageDiscard }) => [
      id,
      pileSize(damageDeck) + damageDiscard.length + faceup(id),
    ]),
  );
}

conformance<XwingState>(xwing, {
  catalogueIds: catalogueIds('xwing'),
  randomSetups: fc.record({ squads: fc.tuple(squads, squads) }),
  players: ['p1', 'p2'],
  maxActions: 5000,
  language: xwingScenarios,
  runs: 12,
  looks: 8,
  conserved: damageCards,
  rerollLimit: 1,
});
