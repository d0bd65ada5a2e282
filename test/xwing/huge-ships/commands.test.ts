/** Cards of huge ships: commands, what deploys from them, and what they reload. */
import { sufferDamage } from '../../../src/xwing/procedures/suffer-damage';
import { isOffered } from '../abilities/card-cases';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { CR90, EPIC, GR75, RAIDER } from './epic';

const CORVETTE: ShipOnTable = { pilot: CR90, at: [300, 250] };
const near = (upgrades: string[], more: ShipOnTable = {}): Record<string, ShipOnTable> => ({
  red: { ...CORVETTE, upgrades, ...more },
});
const acting = (red: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table =>
  xwingTable({
    mat: EPIC,
    ships: { red: { ...CORVETTE, ...red }, x: { player: 'p2', at: [860, 860] }, ...others },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });

describe('commands', () => {
  test('Azmorigan: up to two friends near keep a token each [xw.end-phase.02]', () => {
    const table = xwingTable({
      mat: EPIC,
      ships: {
        ...near(['azmorigan'], { tokens: { evade: 2 } }),
        wing: { at: [380, 300], tokens: { calculate: 1 } },
        far: { at: [800, 300], tokens: { evade: 1 } },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'end',
    });
    expect(table.legal('choose')).toHaveLength(3);
    table.choose('azmorigan', [
      { ship: 'red', token: 'evade' },
      { ship: 'wing', token: 'calculate' },
    ]);
    const left = ['red', 'wing', 'far'].map((id) => [table.ship(id).tokens.evade, table.ship(id).tokens.calculate]);
    expect(left).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test.each([
    ['captain-needa', 'captainneeda'],
    ['strategic-commander', 'strategiccommander'],
  ])('%s: a friend sets its dial to the same speed and difficulty [xw.dial.04]', (ability, card) => {
    const revealing = (at: readonly [number, number], charges = 1): Table =>
      xwingTable({
        mat: EPIC,
        ships: {
          ...near([card], { upgradeCharges: { [card]: charges }, activated: true }),
          wing: { pilot: 'academypilot', player: 'p1', at, dial: { speed: 2, bearing: 'bank-left', color: 'white' } },
          x: { player: 'p2', at: [1500, 860], activated: true },
        },
        moment: { phase: 'activation', ship: 'wing' },
      });
    const table = revealing([700, 300]);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toContain('2 turn-right');
    table.choose(ability, '2 turn-right');
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: { bearing: 'turn-right', speed: 2 } }]);
    expect(isOffered(revealing([1200, 300]), ability)).toBe(false);
    expect(isOffered(revealing([700, 300], 0), ability)).toBe(false);
  });
});

describe('after a ship has deployed [xw.docking.04]', () => {
  const deployed = (upgrades: string[], locks: readonly (readonly [string, string])[] = []): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        corvette: { pilot: CR90, upgrades: ['liberator', ...upgrades], at: [900, 600] },
        wing: { at: null, docked: 'corvette' },
        foe: { player: 'p2', at: [80, 80] },
      },
      locks,
      moment: 'system',
    })
      .answer({ type: 'deploy', ship: 'wing', guides: 'front', maneuver: '2 straight' })
      .answer({ type: 'decline-action', ship: 'wing' });

  test('Vector: it may evade or boost', () => {
    const table = deployed(['vector']).order('vector');
    expect([...new Set(table.legal('perform-action').map(({ action }) => action))]).toEqual(['evade', 'boost']);
  });

  test('Requiem: it locks what its carrier has locked, wherever that is', () => {
    const table = deployed(['requiem'], [['corvette', 'foe']])
      .order('requiem')
      .choose('requiem', 'foe');
    table.answer({ type: 'choose-lock', on: 'foe' });
    expect(table.state.locks).toContainEqual({ by: 'wing', on: 'foe' });
    expect(deployed(['requiem']).queue.filter((each) => each.startsWith('requiem'))).toEqual([]);
  });
});

describe('Ordnance Team', () => {
  const reloading = (energy: number): Table =>
    acting({
      pilot: RAIDER,
      upgrades: ['ordnanceteam', 'protontorpedoes'],
      upgradeCharges: { protontorpedoes: 0 },
      energy,
    })
      .answer({ type: 'perform-action', action: 'reload' })
      .answer({ type: 'choose-reload' });

  test('more charges come back for energy, and a disarm token goes for another [xw.reload.03]', () => {
    const table = reloading(2).choose('ordnance-team', ['red/protontorpedoes']);
    expect(table.ship('red').upgrades[1]?.charges?.active).toBe(2);
    if (table.offers({ type: 'order-ability' })) table.order('ordnance-team-rearms');
    table.use('ordnance-team-rearms');
    expect(table.happened('token-removed')).toMatchObject([{ ship: 'red', token: 'disarm' }]);
    expect(isOffered(reloading(0), 'ordnance-team')).toBe(false);
  });
});

describe('Carlist Rieekan', () => {
  test('after a friend near is destroyed another may evade, as a red action', () => {
    const struck = (at: readonly [number, number]): Table => {
      const table = xwingTable({
        mat: EPIC,
        ships: {
          red: { pilot: GR75, upgrades: ['carlistrieekan'], at: [300, 250] },
          wing: { at, shields: 0, damage: { facedown: 3 } },
          x: { player: 'p2', at: [860, 860] },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      });
      return table.do((state) => sufferDamage(state, 'wing', { hit: 1, crit: 0 }, []));
    };
    const table = struck([380, 300])
      .choose('carlist-rieekan', 'red')
      .answer({ type: 'perform-action', action: 'evade' });
    expect(table.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'evade', color: 'red' }]);
    expect(isOffered(struck([800, 300]), 'carlist-rieekan')).toBe(false);
  });
});

describe('Dreadnought Hunter', () => {
  test('straight ahead of it the precision shot applies wherever it is [xw.huge-damage-cards.05]', () => {
    const hitting = (upgrades: string[], x: number): number => {
      const table = xwingTable({
        mat: EPIC,
        ships: {
          red: { pilot: 'academypilot', player: 'p1', upgrades, at: [x, 190] },
          tie: { player: 'p2', pilot: CR90, at: [900, 400], shields: 0 },
        },
        moment: { phase: 'engagement', ship: 'red' },
      }).attack('red', 'tie');
      table
        .rolls(...Array<string>(table.legal('roll')[0]?.faces.length ?? 0).fill('crit'))
        .repeat({ type: 'end-modifying' });
      const roll = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
      if (roll) table.does(roll);
      return table.draws('bridgehit').happened('precision-shot').length;
    };
    expect(hitting(['dreadnoughthunter'], 900)).toBe(1);
    expect(hitting([], 900)).toBe(0);
  });
});

describe('Admiral Ozzel', () => {
  const flown = (more: ShipOnTable, ozzel: ShipOnTable = {}): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        ozzel: { pilot: RAIDER, upgrades: ['admiralozzel'], at: [300, 250], activated: true, ...ozzel },
        red: {
          pilot: 'omicrongrouppilot',
          at: [500, 250],
          dial: { speed: 3, bearing: 'bank-left', color: 'red' },
          ...more,
        },
        x: { player: 'p2', at: [860, 860], activated: true },
      },
      moment: { phase: 'activation', ship: 'red' },
    });

  test('a large or huge friend suffers for one speed more or less [xw.maneuver.15]', () => {
    const table = flown({});
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['2 bank-left']);
    table.choose('admiral-ozzel', '2 bank-left');
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'red', damage: 'hit' }]);
    expect(table.happened('maneuver-executed')).toMatchObject([
      { maneuver: { speed: 2, bearing: 'bank-left', color: 'red' } },
    ]);
    expect(isOffered(flown({ pilot: 'academypilot', player: 'p1' }), 'admiral-ozzel')).toBe(false);
    expect(isOffered(flown({ at: [1300, 250] }), 'admiral-ozzel')).toBe(false);
    expect(isOffered(flown({}, { player: 'p2' }), 'admiral-ozzel')).toBe(false);
  });
});

describe('destroyed, and not removed [xw.destroying-ships.03]', () => {
  const sunk = (upgrades: string[], phase: 'activation' | 'end'): Table => {
    const table = xwingTable({
      mat: EPIC,
      ships: {
        red: { pilot: GR75, upgrades, at: [300, 250], shields: 0, damage: { facedown: 11 } },
        wing: { at: [380, 300] },
        far: { at: [800, 300] },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: phase === 'end' ? 'end' : { phase, ship: 'red', step: 'perform action' },
    });
    return table.do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, []));
  };
  const toTheEnd = (table: Table): Table => {
    for (let i = 0; i < 60 && table.state.phase !== 'planning' && table.state.winner === null; i++)
      table.does(table.legal().find(({ type }) => /decline|end-/.test(type)) ?? table.legal()[0]!);
    return table;
  };

  test.each([['stalwartcaptain'], ['raymusantilles']])('%s keeps its ship until the round is over', (card) => {
    const table = sunk([card], 'activation');
    expect(table.happened('ship-destroyed')).toMatchObject([{ ship: 'red' }]);
    expect(table.happened('ship-removed')).toEqual([]);
    expect(sunk([], 'activation').happened('ship-removed')).toMatchObject([{ ship: 'red' }]);
    toTheEnd(table);
    expect(table.happened('ship-removed')).toMatchObject([{ ship: 'red' }]);
    expect(table.when('ship-removed')).toBeGreaterThan(table.when('phase-ended', { phase: 'end' }));
  });

  test('Raymus Antilles gives friends at range 0-1 a focus token', () => {
    const table = sunk(['raymusantilles'], 'activation');
    expect(table.happened('token-gained').map(({ ship, token }) => `${ship} ${token}`)).toEqual([
      'red focus',
      'wing focus',
    ]);
    expect(sunk(['stalwartcaptain'], 'activation').happened('token-gained')).toEqual([]);
  });
});
