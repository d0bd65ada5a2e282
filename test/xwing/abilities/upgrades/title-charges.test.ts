/** Upgrades of the slot 'title' that cost a charge, or come by a cloak. */
import { decloak } from '../../../../src/xwing/procedures/cloak';
import { type Table, xwingTable } from '../../table';
import { isOffered } from '../card-cases';
import { endPhase } from '../card-tables';

describe('titles that cost a charge or come by a cloak', () => {
  test('Black One: a SLAM takes its charge, an ion token takes the disarm token; without the charge there is no SLAM', () => {
    const acting_ = (charge: number): Table =>
      xwingTable({
        ships: {
          red: {
            pilot: 'bluesquadronrookie',
            upgrades: ['blackone'],
            upgradeCharges: { blackone: charge },
            at: [450, 300],
            dial: { speed: 2, bearing: 'straight', color: 'blue' },
          },
          x: { player: 'p2', at: [860, 860], activated: true },
        },
        moment: { phase: 'activation', ship: 'red' },
      });
    const table = acting_(1).answer({ action: 'slam' }).answer({ maneuver: '2 bank-left' });
    if (table.offers({ type: 'order-ability' })) table.order('black-one');
    table.use('black-one-ion');
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
    expect(table.happened('token-removed').map(({ token }) => token)).toContain('disarm');
    expect(acting_(0).refusal({ type: 'perform-action', action: 'slam' })).toBe('charge-spent');
  });

  test('Virago: a red boost in the End Phase for a charge', () => {
    const ending = (charge: number): Table =>
      endPhase({
        red: { pilot: 'blacksunassassin', upgrades: ['virago'], upgradeCharges: { virago: charge }, at: [300, 300] },
      });
    const table = ending(1).use('virago').answer({ template: 'straight' });
    expect(table.happened('action-performed')).toMatchObject([{ action: 'boost', color: 'red' }]);
    expect(isOffered(ending(0), 'virago')).toBe(false);
  });

  test('Scimitar: it cloaks after forces are placed, and jams straight ahead once it decloaks', () => {
    const decloaked = (x: number): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'darkcourier', upgrades: ['scimitar'], at: [450, 300], tokens: { cloak: 1 } },
          foe: { player: 'p2', at: [x, 560] },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      }).do((state) => decloak(state, 'red', 'boost'));
    const table = decloaked(450).choose('scimitar', 'foe');
    expect(table.ship('foe').tokens.jam).toBe(1);
    expect(isOffered(decloaked(560), 'scimitar')).toBe(false);
  });
});
