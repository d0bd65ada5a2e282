import { xwingTable } from './table';
import { xwing } from '../../src/xwing';

test('nobody, not even its player, knows what a facedown damage card is [xw.damage-cards.12]', () => {
  const { state } = xwingTable({
    ships: { red: { damage: { facedown: 2, faceup: ['fuelleak'] } }, tie: { player: 'p2' } },
    moment: 'engagement',
  });
  for (const viewer of ['p1', 'p2', 'spectator', 'judge'] as const) {
    const seen = xwing.view(state, viewer);
    expect(seen.ships[0]?.damage).toEqual({ facedown: 2, faceup: [expect.objectContaining({ card: 'fuelleak' })] });
    // Both are still among the cards of the deck that nobody has seen, in no order.
    expect(seen.players[0]?.damageDeck).toMatchObject({ top: [], bottom: [] });
    expect(seen.players[0]?.damageDeck.unknown).toHaveLength(32);
    expect(seen.players[0]?.damageDeck.unknown).toEqual([...(seen.players[0]?.damageDeck.unknown ?? [])].sort());
  }
});
