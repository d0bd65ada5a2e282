/** Cards whose charges come from other sets of data, and what they are spent on. */
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { declare, isOffered, playOn } from './card-cases';

const HWK: ShipOnTable = { at: [450, 450], turret: 'front' };
const end = (ships: Readonly<Record<string, ShipOnTable>>): Table =>
  xwingTable({ ships: { x: { player: 'p2', at: [860, 860] }, ...ships }, moment: 'end' });

describe('Gamut Key', () => {
  const key = (charges: number, foe: ShipOnTable): Table =>
    end({
      red: { ...HWK, pilot: 'gamutkey', charges, tokens: { focus: 1 } },
      foe: { player: 'p2', tokens: { evade: 1 }, ...foe },
    });
  test('for two charges he or a ship in his turret arc keeps its circular tokens', () => {
    const table = key(2, { at: [450, 560] });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'foe']);
    table.choose('gamut-key-pilot', 'foe');
    expect(table.happened('token-removed').map(({ ship }) => ship)).toEqual(['red']);
    // Two were spent, one recurs.
    expect(table.ship('red').charges?.active).toBe(1);
    expect(isOffered(key(1, { at: [450, 560] }), 'gamut-key-pilot')).toBe(false);
    expect(
      key(2, { at: [450, 340] })
        .legal('choose')
        .map(({ chosen }) => chosen),
    ).toEqual(['red']);
  });
});

describe('Tápusk', () => {
  const tapusk = (foe: ShipOnTable, charges = 2): Table =>
    end({ red: { ...HWK, pilot: 'tapusk', charges }, foe: { player: 'p2', at: [450, 560], ...foe } });
  const JEDI: ShipOnTable = { pilot: 'jediknight', force: 0 };
  test('for two charges an enemy in his turret arc does not recover a Force or a charge that recurs', () => {
    const table = tapusk(JEDI).use('tapusk');
    expect(table.ship('foe').force?.active).toBe(0);
    expect(table.happened('charge-recovered')).toEqual([]);
    expect(table.happened('no-effect')).toMatchObject([{ ship: 'foe', because: [{ code: 'not-recovered' }] }]);
    const declined = tapusk(JEDI).decline('tapusk');
    expect(declined.ship('foe').force?.active).toBe(1);
    expect(isOffered(tapusk({ pilot: 'nashwindrider', charges: 0 }), 'tapusk')).toBe(true);
  });
  test('not a ship behind him, not a friend, not without the charges', () => {
    const others = [
      tapusk({ ...JEDI, at: [450, 340] }),
      tapusk({ ...JEDI, player: 'p1' }),
      tapusk(JEDI, 0),
      tapusk({ pilot: 'jediknight' }),
    ];
    expect(others.map((table) => isOffered(table, 'tapusk'))).toEqual([false, false, false, false]);
  });
});

describe('Vult Skerris', () => {
  const acting = (charges: number): Table =>
    xwingTable({
      ships: { red: { pilot: 'vultskerris', charges, at: [450, 450] }, x: { player: 'p2', at: [860, 860] } },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });
  test('strains himself for a charge', () => {
    const action = { type: 'perform-card-action', ability: 'vult-skerris' };
    const table = acting(0).answer(action);
    expect(table.ship('red')).toMatchObject({ charges: { active: 1 }, tokens: { strain: 1 } });
    expect(acting(1).offers(action)).toBe(false);
  });
  test('acts for it before he engages, and loses it in the End Phase', () => {
    const engaging = (charges: number): Table =>
      xwingTable({
        ships: { red: { pilot: 'vultskerris', charges, at: [450, 450] }, x: { player: 'p2', at: [860, 860] } },
        moment: { phase: 'engagement', ship: 'red' },
      });
    const table = engaging(1).use('vult-skerris-acts').answer({ type: 'perform-action', action: 'evade' });
    expect(table.happened('charge-spent')).toMatchObject([{ ship: 'red', of: 'ship' }]);
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'evade' }]);
    expect(isOffered(engaging(0), 'vult-skerris-acts')).toBe(false);
    expect(end({ red: { pilot: 'vultskerris', at: [450, 450] } }).ship('red').charges?.active).toBe(0);
  });
});

describe('Nash Windrider', () => {
  /** `red` destroys the friend of Nash, whose initiative is lower. */
  const destroyed = (nash: ShipOnTable, tie: ShipOnTable = {}): Table => {
    const attack = {
      red: { pilot: 'wedgeantilles', at: [300, 300] as const },
      tie: { pilot: 'academypilot', at: [300, 420] as const, facing: 180, damage: { facedown: 2 }, ...tie },
      others: { nash: { player: 'p2', pilot: 'nashwindrider', at: [300, 560] as const, ...nash } },
      attack: ['hit', 'hit', 'hit'],
    };
    const table = declare(attack);
    playOn(table, attack, () => isOffered(table, 'nash-windrider'));
    return table;
  };
  test('a small friend at range 0-3 that was destroyed engages before it is removed', () => {
    const table = destroyed({}).use('nash-windrider');
    expect(table.ship('nash').charges?.active).toBe(0);
    playOn(table, {}, () => table.happened('ship-engages').some(({ ship }) => ship === 'tie'));
    expect(table.happened('ship-engages').map(({ ship }) => ship)).toContain('tie');
    expect(table.when('ship-engages', { ship: 'tie' })).toBeGreaterThan(table.when('ship-destroyed', { ship: 'tie' }));
    expect(table.happened('ship-removed')).toEqual([]);
  });
  test('not without a charge, not far away, not one that has engaged', () => {
    const others = [destroyed({ charges: 0 }), destroyed({ at: [300, 780] }), destroyed({}, { engaged: true })];
    expect(others.map((table) => isOffered(table, 'nash-windrider'))).toEqual([false, false, false]);
  });
});
