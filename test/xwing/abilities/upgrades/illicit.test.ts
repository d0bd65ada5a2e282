/** Upgrades of the slot 'illicit'. */
import { acting } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';

describe('Cloaking Device', () => {
  const scum = (more: ShipOnTable = {}): ShipOnTable => ({
    pilot: 'skullsquadronpilot',
    upgrades: ['cloakingdevice'],
    ...more,
  });
  const planning = (red: ShipOnTable = {}, face = 'focus'): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 300], ...scum({ tokens: { cloak: 1 }, ...red }) },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'planning',
    }).rolls(face);

  test('a charge pays for a cloak action [xw.cloak.01]', () => {
    const action = { type: 'perform-card-action', ability: 'cloaking-device' };
    const table = acting(scum()).answer(action);
    expect(table.ship('red')).toMatchObject({ tokens: { cloak: 1 }, upgrades: [{ charges: { active: 1 } }] });
    expect(acting(scum({ upgradeCharges: { cloakingdevice: 0 } })).offers(action)).toBe(false);
    expect(acting(scum({ tokens: { cloak: 1 } })).offers(action)).toBe(false);
  });

  test('on a focus result it decloaks, or the token goes; a decloak that fails leaves it cloaked [xw.faq-cards.10]', () => {
    const fails = planning({ at: [300, 880] }).choose('cloaking-device-fails', 'boost');
    expect(fails.happened('effect-failed').map(({ what }) => what)).toContain('decloak');
    expect(fails.ship('red')).toMatchObject({ tokens: { cloak: 1 }, pose: { x: 300, y: 880 } });
    const moves = planning().choose('cloaking-device-fails', 'boost');
    expect(moves.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { x: 300, y: 420 } });
    const discards = planning().choose('cloaking-device-fails', 'discard');
    expect(discards.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { x: 300, y: 300 } });
    expect(planning({}, 'hit').offers({ type: 'choose' })).toBe(false);
  });
});
