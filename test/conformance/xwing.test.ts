/** X-Wing holds what every game must hold, over random squads. */
import { xwing, type XwingState } from '../../src/xwing';
import { catalogue } from '../../src/xwing/catalogue';
import { randomSetups } from '../helpers/xwing-squads';
import { conformance } from './conformance';

/** Every damage card is in its player's deck, discarded, or faceup on a ship; facedown ones are among the unknown of the deck. */
function damageCards({ players, ships }: XwingState): unknown {
  return players.map(({ id, damageDeck, damageDiscard }) => [
    id,
    [
      ...damageDeck.top,
      ...damageDeck.unknown,
      ...damageDeck.bottom,
      ...damageDiscard,
      ...ships.filter((ship) => ship.player === id).flatMap((ship) => ship.damage.faceup.map((card) => card.card)),
    ].sort(),
  ]);
}

conformance<XwingState>(xwing, {
  catalogueIds: catalogue.map((statement) => statement.id),
  randomSetups,
  players: ['p1', 'p2'],
  maxActions: 20_000,
  runs: 15,
  looks: 10,
  conserved: damageCards,
  rerollLimit: 1,
});
