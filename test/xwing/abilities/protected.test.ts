/** Damage that is prevented before it is suffered. */
import { duel } from '../duel';
import type { ShipOnTable, Table } from '../table';

const IDEN = { player: 'p2', pilot: 'idenversio', at: [380, 500], facing: 180 } as const;
const hitBy = (weapon: string, results: readonly string[], iden: ShipOnTable = {}, tie: ShipOnTable = {}): Table =>
  duel({ pilot: 'bladesquadronveteran', upgrades: ['ioncannon', 'tractorbeam'] }, tie, {
    others: { iden: { ...IDEN, ...iden } },
  })
    .attack('red', 'tie', weapon)
    .rolls(...results)
    .rolls('blank', 'blank', 'blank');

describe('Iden Versio', () => {
  test('prevents all damage of an attack for 1 charge, hits and critical hits [xw.faq-cards.06]', () => {
    const table = hitBy('primary', ['crit', 'hit', 'hit']).use('iden-versio');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(table.happened('damage-prevented')).toMatchObject([{ ship: 'tie', hit: 2, crit: 1 }]);
    expect(table.ship('iden').charges?.active).toBe(0);
    expect(table.ship('tie').destroyed).toBe(false);
    const declined = hitBy('primary', ['crit', 'hit', 'hit']).decline('iden-versio').draws('fuelleak');
    expect(declined.happened('damage-suffered').map(({ damage }) => damage)).toEqual(['hit', 'hit', 'crit']);
  });

  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['beyond range 1', { at: [560, 500] }, {}],
    ['without a charge', { charges: 0 }, {}],
    ['for another type of ship', {}, { pilot: 'saberaceinterceptor' }],
    ['for an enemy', { player: 'p1' }, {}],
  ])('not %s [xw.faq-cards.06]', (_when, iden, tie) => {
    const pilot = tie.pilot === 'saberaceinterceptor' ? 'alphasquadronpilot' : 'academypilot';
    const table = hitBy('primary', ['hit', 'blank', 'blank'], iden, { pilot });
    expect(table.happened('damage-suffered')).toHaveLength(1);
  });

  test('tractor tokens instead of damage are no damage [xw.faq-cards.06]', () => {
    const table = hitBy('red/tractorbeam', ['hit', 'hit', 'blank']);
    table.repeat({ type: 'tractor-moves', move: 'nothing' });
    expect(table.ship('tie').tokens.tractor).toBe(2);
    expect(table.happened('ability-queued').map(({ ability }) => ability)).not.toContain('iden-versio');
    expect(table.ship('iden').charges?.active).toBe(1);
  });

  test('the 1 damage of an Ion Cannon, not its ion tokens [xw.faq-cards.07]', () => {
    const table = hitBy('red/ioncannon', ['hit', 'hit', 'hit']);
    if (table.offers({ type: 'choose', ability: 'ion-cannon' })) table.does(table.legal('choose')[0]!);
    table.use('iden-versio');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(table.ship('tie')).toMatchObject({ damage: { facedown: 0 }, tokens: { ion: 2 } });
  });
});
