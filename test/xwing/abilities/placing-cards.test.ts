/** Cards by which devices are placed in other ways, at other times, and what comes after: each where it works and where it does not. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';

const DIAL = { speed: 2, bearing: 'straight', color: 'white' } as const;
const FAR = { player: 'p2', at: [850, 850] } as const;
const placing = (more: ShipOnTable, moment: TableSpec['moment'] = 'system', others: TableSpec['ships'] = {}): Table => {
  const bomber = { upgrades: ['protonbombs'], at: [450, 450] as const, ...more };
  return xwingTable({ ships: { bomber, tie: FAR, ...others }, moment });
};
const bombs = (...more: string[]): ShipOnTable => ({ upgrades: ['protonbombs', ...more] });
const dropping = (table: Table): Table =>
  table.use('proton-bombs').repeat({ type: 'choose', chosen: 'drop 1 straight' });

describe('ways to place a device [xw.device.16]', () => {
  /** Every way in which the device of this card is placed. */
  const ways = (moment: 'system' | 'end', more: ShipOnTable): unknown[] =>
    placing(more, moment)
      .repeat({ type: 'use-ability' })
      .candidates.map(({ action }) => (action as { chosen?: unknown }).chosen)
      .filter((chosen) => chosen !== undefined);
  const DROPPED = ['drop 1 straight'];
  const BANKED = ['drop 1 bank-left', 'drop 1 bank-right'];

  test.each<[string, ShipOnTable, string[]]>([
    ['no card', bombs(), []],
    ['Nimble Bomber', { ...bombs(), pilot: 'scimitarsquadronpilot' }, BANKED],
    ['Skilled Bombardier', bombs('skilledbombardier'), ['drop 2 straight']],
    ['Constable Zuvio', { ...bombs(), pilot: 'constablezuvio' }, ['launch 1 straight']],
    [
      'Emon Azzameen',
      { ...bombs(), pilot: 'emonazzameen' },
      ['drop 3 turn-left', 'drop 3 straight', 'drop 3 turn-right'],
    ],
    ['Sol Sixxa', { ...bombs(), pilot: 'solsixxa' }, ['drop 1 turn-left', ...BANKED, 'drop 1 turn-right']],
    ['Bombardment Drone', { ...bombs(), pilot: 'bombardmentdrone' }, ['launch 1 straight']],
  ])('%s, dropping with the straight template of speed 1', (_card, ship, more) => {
    expect(ways('system', ship)).toEqual([...DROPPED, ...more]);
  });

  const DROID = { upgrades: ['drk1probedroids'] };
  const SPEED_2 = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right'].map((bearing) => `2 ${bearing}`);
  const TWICE = ['drop', 'launch'].flatMap((how) => [...SPEED_2, '4 straight'].map((way) => `${how} ${way}`));
  test.each<[string, ShipOnTable, string[]]>([
    [
      'Skilled Bombardier: one speed up or down, dropped or launched',
      { upgrades: ['drk1probedroids', 'skilledbombardier'] },
      TWICE,
    ],
    ['Constable Zuvio: instead of what is dropped', { ...DROID, pilot: 'constablezuvio' }, ['launch 1 straight']],
    ['Bombardment Drone: the same template', { ...DROID, pilot: 'bombardmentdrone' }, []],
    ['Emon Azzameen: only of the straight template of speed 1', { ...DROID, pilot: 'emonazzameen' }, []],
    ['Sol Sixxa: only of the straight template of speed 1', { ...DROID, pilot: 'solsixxa' }, []],
    ['Nimble Bomber: a bank of the same speed is there already', { ...DROID, pilot: 'scimitarsquadronpilot' }, []],
  ])('%s, with a template of speed 3', (_card, ship, more) => {
    expect([...new Set(ways('end', ship))].sort()).toEqual([...ways('end', DROID), ...more].sort());
  });

  test("another ship's card changes nothing", () => {
    const others = { friend: { pilot: 'solsixxa', at: [300, 600] as const } };
    expect(placing(bombs(), 'system', others).use('proton-bombs').legal('choose')).toHaveLength(1);
  });
});

describe('after a device was placed [xw.timing.07]', () => {
  test('Cad Bane: a red boost, after the own device alone', () => {
    const table = dropping(placing(bombs('cadbane'))).use('cad-bane');
    expect(table.legal('perform-action').map(({ action, color }) => `${color} ${action}`)).toEqual(['red boost']);
    const others = { friend: { upgrades: ['cadbane'], at: [300, 600] as const } };
    const friends = dropping(placing(bombs(), 'system', others));
    expect(friends.happened('ability-queued').map(({ ability }) => ability)).not.toContain('cad-bane');
  });

  test('Delayed Fuses: a fuse marker on a bomb or a mine, not on a remote, nor on what a friend placed [xw.fuse-marker.01]', () => {
    const table = dropping(placing(bombs('delayedfuses'))).use('delayed-fuses');
    expect(table.device('bomber/proton-bomb-1').fuses).toBe(1);
    const offered = (moment: 'system' | 'end', more: ShipOnTable, others: TableSpec['ships'] = {}): boolean => {
      const it = placing(more, moment, others).repeat({ type: 'use-ability' });
      if (it.legal('choose')[0]) it.does(it.legal('choose')[0]!);
      expect(it.happened('device-placed')).toHaveLength(1);
      return it.offers({ type: 'use-ability', ability: 'delayed-fuses' });
    };
    expect(offered('system', { upgrades: ['proximitymines', 'delayedfuses'] })).toBe(true);
    expect(offered('end', { upgrades: ['drk1probedroids', 'delayedfuses'] })).toBe(false);
    expect(offered('system', bombs(), { friend: { upgrades: ['delayedfuses'], at: [300, 600] } })).toBe(false);
  });
});

describe('devices outside the System Phase [xw.device.15, xw.faq-cards.22]', () => {
  const flown = (more: ShipOnTable, others: TableSpec['ships'] = {}): Table =>
    placing({ dial: DIAL, ...bombs(), pilot: 'edonkappehl', ...more }, { phase: 'activation', ship: 'bomber' }, others);
  const edon = { type: 'choose', ability: 'edon-kappehl' };

  test('Edon Kappehl: a device is dropped after a blue or a white maneuver', () => {
    for (const color of ['white', 'blue'] as const) {
      const table = flown({ dial: { ...DIAL, color } }).answer(edon);
      expect(table.happened('device-placed')).toMatchObject([{ how: 'drop 1 straight' }]);
    }
    const mine = flown({ upgrades: ['proximitymines'] });
    expect(mine.offers(edon)).toBe(true);
  });

  test.each<[string, ShipOnTable, TableSpec['ships']]>([
    ['a red maneuver', { dial: { ...DIAL, color: 'red' } }, {}],
    ['a maneuver in part', {}, { friend: { at: [450, 560] } }],
    ['no charge', { upgradeCharges: { protonbombs: 0 } }, {}],
    ['another pilot', { pilot: 'scimitarsquadronpilot' }, {}],
  ])('Edon Kappehl: not after %s', (_what, more, others) => {
    expect(flown(more, others).offers(edon)).toBe(false);
  });

  test('Edon Kappehl: not with a device placed already this round [xw.device.18]', () => {
    const table = dropping(placing({ ...bombs(), pilot: 'edonkappehl', dial: DIAL }));
    table.repeat({ type: 'end-system-turn' }).repeat({ type: 'decline-action' });
    expect(table.happened('device-placed')).toHaveLength(1);
    expect(table.offers(edon)).toBe(false);
  });

  const paige = { type: 'choose', ability: 'paige-tico-attack' };
  const attacked = (more: ShipOnTable, weapon?: string): Table => {
    const ship: ShipOnTable = {
      upgrades: ['protonbombs', 'paigetico'],
      turret: 'front',
      pilot: 'mirandadoni',
      ...more,
    };
    const others = { target: { player: 'p2', at: [450, 600] as const, facing: 180 } };
    const table = placing(ship, { phase: 'engagement', ship: 'bomber' }, others);
    table.attack('bomber', 'target', weapon);
    for (let i = 0; i < 20 && !table.offers(paige) && table.happened('attack-performed').length < 2; i++) {
      const pass = table.legal().find(({ type }) => type === 'end-modifying' || type === 'decline');
      table.does(
        table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank')) ?? pass ?? table.legal()[0]!,
      );
    }
    return table;
  };

  test('Paige Tico: after a primary attack a bomb is dropped, or the turret rotated [xw.faq-cards.21]', () => {
    const offered = attacked({})
      .legal('choose')
      .map(({ chosen }) => chosen);
    expect(offered).toEqual([{ device: 'bomber/protonbombs', way: 'drop 1 straight' }, 'rotate']);
    expect(attacked({}).choose('paige-tico-attack', offered[0]).happened('device-placed')).toHaveLength(1);
    expect(attacked({}).choose('paige-tico-attack', 'rotate').happened('turret-rotated')).toHaveLength(1);
    // A mine is no bomb.
    const mines = attacked({ upgrades: ['proximitymines', 'paigetico'] });
    expect(mines.legal('choose').map(({ chosen }) => chosen)).toEqual(['rotate']);
  });

  test('Paige Tico: not after an attack with a special weapon', () => {
    expect(
      attacked({ upgrades: ['protonbombs', 'paigetico', 'dorsalturret'] }, 'bomber/dorsalturret').offers(paige),
    ).toBe(false);
  });

  test('Paige Tico: a bomb is dropped as her ship is destroyed, and no other ship [xw.faq-cards.21]', () => {
    const doomed = (ship: string): Table =>
      placing(bombs('paigetico'), 'engagement', { friend: { at: [200, 450] } }).run('suffer damage', {
        ship,
        hit: 12,
        crit: 0,
        rules: [],
      });
    expect(
      doomed('bomber').answer({ type: 'choose', ability: 'paige-tico-destroyed' }).happened('device-placed'),
    ).toMatchObject([{ how: 'drop 1 straight' }]);
    expect(doomed('friend').offers({ type: 'choose', ability: 'paige-tico-destroyed' })).toBe(false);
  });
});
