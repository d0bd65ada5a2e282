/** Kaz's Fireball: the damage card of its ship ability is chosen. */
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { acting } from '../../duel';

const KAZ: ShipOnTable = { pilot: 'kazudaxiono', upgrades: ['kazsfireball'] };
const setup = (red: ShipOnTable): Table =>
  xwingTable({ ships: { red: { ...red, at: null }, x: { player: 'p2', at: null } }, moment: 'setup' });

describe("Kaz's Fireball", () => {
  test('it is dealt a card with the Ship trait that its player finds in the deck [xw.replacement-effect.02, xw.setup.14]', () => {
    const table = setup(KAZ).use('kazs-fireball');
    const found = table.legal('find-damage-card').map(({ card }) => card);
    expect(found).toContain('loosestabilizer');
    expect(found).not.toContain('stunnedpilot');
    table.answer({ type: 'find-damage-card', card: 'loosestabilizer' });
    expect(table.ship('red').damage).toEqual({ facedown: 1, faceup: [], known: 'loosestabilizer' });
    const { unknown } = table.state.players[0]!.damageDeck;
    expect([unknown.length, unknown.filter((card) => card === 'loosestabilizer').length]).toEqual([32, 1]);
  });

  test('as its only facedown card is exposed it is that card; of two each is as likely [xw.damage-cards.08]', () => {
    const table = setup(KAZ).use('kazs-fireball').answer({ type: 'find-damage-card', card: 'loosestabilizer' });
    const exposed = (facedown: number): Table => {
      const other = xwingTable({ ships: { red: KAZ, x: { player: 'p2' } }, moment: 'activation' });
      other.state = structuredClone(other.state);
      other.state.ships[0]!.damage = { ...table.ship('red').damage, facedown };
      other.state.players[0]!.damageDeck = structuredClone(table.state.players[0]!.damageDeck);
      return other.run('expose damage card', { ship: 'red', rules: [] });
    };
    const one = exposed(1);
    expect(one.legal('draw').map(({ card }) => card)).toEqual(['loosestabilizer']);
    expect(one.draws('loosestabilizer').ship('red').damage).toMatchObject({ facedown: 0, faceup: [{}] });
    expect(one.ship('red').damage.known).toBeUndefined();
    const two = exposed(2);
    expect(two.legal('draw').map(({ card }) => card)).toContain('stunnedpilot');
    two.draws('stunnedpilot');
    expect(two.ship('red').damage).toMatchObject({ facedown: 1, known: 'loosestabilizer' });
  });

  test('without the title, and if its player likes, nobody knows the card [xw.damage-cards.12]', () => {
    expect(setup({ ...KAZ, upgrades: [] }).ship('red').damage).toEqual({ facedown: 1, faceup: [] });
    expect(setup(KAZ).decline('kazs-fireball').ship('red').damage).toEqual({ facedown: 1, faceup: [] });
  });

  test('ionized it performs actions of damage cards, and no others [xw.ion.11]', () => {
    const ionized = (upgrades: string[]) => {
      const table = acting({ ...KAZ, upgrades, tokens: { ion: 1 }, damage: { faceup: ['fuelleak'] } });
      return [
        table.legal('perform-card-action').length,
        table.offers({ type: 'perform-action', action: 'barrel-roll' }),
      ];
    };
    expect(ionized(['kazsfireball'])).toEqual([1, false]);
    expect(ionized([])).toEqual([0, false]);
  });
});
