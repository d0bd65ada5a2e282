/** Cards that place ships, obstacles and devices where their players like: in setup, and touching a base. */
import { areaClosest, headingFromDegrees } from '../../../src/core/geometry';
import { basePolygonOf } from '../../../src/xwing/queries/bases';
import { deviceArea } from '../../../src/xwing/queries/devices';
import { obstacleArea } from '../../../src/xwing/queries/obstacles';
import { executeManeuver } from '../../../src/xwing/procedures/maneuver';
import { GR75 } from '../huge-ships/epic';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../table';
import { dial, gains, placing } from './card-tables';

const NORTH = headingFromDegrees(0);
const at = (x: number, y: number, degrees = 0) => ({ x, y, heading: headingFromDegrees(degrees) });
const FOE: ShipOnTable = { player: 'p2', at: [450, 860], facing: 180 };

/** Setup from this step on. */
const setup = (step: string, ships: TableSpec['ships'], more: Partial<TableSpec> = {}): Table =>
  xwingTable({ ships: { foe: FOE, ...ships }, ...more, moment: { phase: 'setup', step } });
/** A player puts something there. */
const puts = (table: Table, fields: object): Table => table.does({ player: 'p1', ...fields } as never);
const whyNot = (table: Table, fields: { type: string; [field: string]: unknown }): unknown =>
  table.whyNot({ player: 'p1', ...fields } as never)?.code ?? null;

describe('Finch Dallow', () => {
  const finch = (pilot: string): Table =>
    placing({ pilot, upgrades: ['protonbombs', 'proximitymines'] }).use('proton-bombs');
  const put = (x: number, y: number) => ({ type: 'place-device', payload: 'proton-bomb', pose: at(x, y) });

  test('a bomb that he would drop lies against his base, on whichever side [xw.device.16, xw.range.16]', () => {
    const table = finch('finchdallow').answer({ type: 'choose', chosen: 'touching' });
    // His base is large: 40 mm to its side, and 15 to the edge of the bomb.
    expect(whyNot(table, put(450 + 70, 450))).toBe('not-touching');
    expect(whyNot(table, put(450 + 30, 450))).toBe('not-touching');
    puts(table, put(450 + 55.4, 450));
    const [bomb] = table.state.devices;
    const gap = areaClosest(deviceArea(table.state, bomb!), [basePolygonOf(table.ship('bomber'))])?.distance;
    expect(gap).toBeCloseTo(0, 6);
    expect(table.happened('device-placed')[0]).toMatchObject({ how: 'touching' });
    // It is the device of this round (xw.device.18), and paid for.
    expect(table.ship('bomber')).toMatchObject({ devicesPlaced: 1, upgrades: [{ charges: { active: 1 } }, {}] });
  });

  test('neither another pilot does that, nor he with a mine [xw.device.16]', () => {
    expect(finch('vennie').offers({ type: 'choose', chosen: 'touching' })).toBe(false);
    const mine = placing({ pilot: 'finchdallow', upgrades: ['protonbombs', 'proximitymines'] }).use('proximity-mines');
    expect(mine.offers({ type: 'choose', chosen: 'touching' })).toBe(false);
  });
});

describe('Tobias Beckett', () => {
  const ROCKS = {
    rock: { outline: 'coreasteroid0', at: [450, 450] },
    other: { outline: 'coreasteroid1', at: [250, 450] },
  } as const;
  const rock = (x: number, y: number) => ({ type: 'place-obstacle', obstacle: 'rock', pose: at(x, y) });
  const tobias = (upgrades: string[]): Table =>
    setup(
      'after forces are placed',
      { red: { pilot: 'outerrimsmuggler', upgrades, at: [450, 60] } },
      { obstacles: ROCKS },
    );

  test('an obstacle is placed again, beyond range 2 of ships and edges, beyond range 1 of others [xw.setup.14]', () => {
    const table = tobias(['tobiasbeckett']).answer({ type: 'choose', chosen: 'rock' });
    expect(whyNot(table, rock(450, 310))).toBe('near-object');
    expect(whyNot(table, rock(650, 150))).toBe('near-edge');
    expect(whyNot(table, rock(380, 450))).toBe('near-obstacle');
    puts(table, rock(650, 600));
    expect(table.state.obstacles[0]).toMatchObject({ id: 'rock', pose: { x: 650, y: 600 } });
  });

  test('it stays where it is without him, and if he likes [xw.card-interpretation.04]', () => {
    expect(tobias([]).happened('forces-placed')).toHaveLength(1);
    expect(tobias(['tobiasbeckett']).decline('tobias-beckett').happened('obstacle-placed')).toEqual([]);
  });
});

describe('Sensor Buoy Suite', () => {
  const RED: ShipOnTable = { pilot: 'starkillerbasepilot', upgrades: ['sensorbuoysuite'] };
  const put = (x: number, y: number) => ({ type: 'place-device', payload: 'sensor-buoy', pose: at(x, y) });

  test('two buoys are placed before forces are, beyond range 2 of every edge [xw.supplement-sensor-buoy.01]', () => {
    const table = setup('before forces are placed', { red: { ...RED, at: null } });
    expect(whyNot(table, put(210, 450))).toBe('near-edge');
    puts(puts(table, put(450, 450)), put(600, 450));
    expect(table.state.devices.map(({ kind, player }) => [kind, player])).toEqual([
      ['sensor-buoy', 'p1'],
      ['sensor-buoy', 'p1'],
    ]);
    // It has neither dropped nor launched anything (xw.device.18).
    expect(table.ship('red').devicesPlaced).toBe(0);
    expect(table.offers({ type: 'place-device' })).toBe(false);
  });

  test('before it engages it locks a ship near a friendly buoy, however far away [xw.lock.03]', () => {
    const engaging = (owner: string, upgrades = ['sensorbuoysuite']): Table =>
      xwingTable({
        ships: { red: { ...RED, upgrades, at: [450, 60] }, foe: FOE, far: { player: 'p2', at: [100, 860] } },
        devices: { buoy: { kind: 'sensor-buoy', player: owner, at: [450, 760] } },
        moment: { phase: 'engagement', ship: 'red' },
      });
    const table = engaging('p1');
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['foe']);
    table.repeat({ type: 'choose', chosen: 'foe' }).repeat({ type: 'choose-lock' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'foe' }]);
    expect(engaging('p2').offers({ type: 'choose', ability: 'sensor-buoy-suite' })).toBe(false);
    expect(engaging('p1', []).offers({ type: 'choose', ability: 'sensor-buoy-suite' })).toBe(false);
  });
});

describe('Hyperspace Tracking Data', () => {
  const data = (upgrades: string[]): Table =>
    setup('before forces are placed', {
      red: { pilot: 'starkillerbasepilot', upgrades, at: null },
      early: { pilot: 'epsilonsquadroncadet', at: null },
      foe: { player: 'p2', pilot: 'soontirfel', at: null },
    });
  const placed = (table: Table): string[] => {
    for (let i = 0; i < 3; i++) table.places(i + 1);
    return table.happened('ship-placed').map(({ ship }) => ship);
  };

  test('in setup it has the initiative that was chosen [xw.setup.14]', () => {
    const table = data(['hyperspacetrackingdata']).repeat({ type: 'choose', chosen: 0 });
    expect(placed(table)).toEqual(['red', 'early', 'foe']);
    expect(placed(data(['hyperspacetrackingdata']).decline('hyperspace-tracking-data'))).toEqual([
      'early',
      'red',
      'foe',
    ]);
    expect(placed(data([]))).toEqual(['early', 'red', 'foe']);
  });

  test('after setup each friendly ship at range 0-2 gains a focus or an evade token, itself among them [xw.timing.06]', () => {
    const ended = (upgrades: string[]): Table =>
      setup('end of setup', {
        red: { pilot: 'starkillerbasepilot', upgrades, at: [450, 60] },
        near: { pilot: 'epsilonsquadroncadet', at: [300, 50] },
        gone: { pilot: 'epsilonsquadroncadet', at: [60, 50] },
      });
    const table = ended(['hyperspacetrackingdata']);
    for (const chosen of [
      { ship: 'red', token: 'evade' },
      { ship: 'near', token: 'focus' },
    ])
      table.answer({ type: 'choose', chosen });
    expect([gains(table, 'red'), gains(table, 'near'), gains(table, 'gone')]).toEqual([['evade'], ['focus'], []]);
    expect(table.ship('red')).toMatchObject({ tokens: { evade: 1 } });
    expect(ended([]).happened('token-gained')).toEqual([]);
  });
});

describe('Quick-Release Locks', () => {
  const locks = (more: ShipOnTable = {}, others: TableSpec['ships'] = {}): Table =>
    xwingTable({
      ships: { red: { pilot: GR75, upgrades: ['quickreleaselocks'], at: [450, 450], ...more }, foe: FOE, ...others },
      moment: 'system',
    });
  const crate = (x: number, y: number) => ({ type: 'place-device', payload: 'cargodrift', pose: at(x, y) });

  test('a Cargo Drift lies against the rear of the ship, on no ship [xw.obstacles.17, xw.cargo-drift.01]', () => {
    const table = locks().use('quick-release-locks');
    const { pose } = table.ship('red');
    const rear = Math.min(...basePolygonOf(table.ship('red')).map(({ y }) => y));
    expect(whyNot(table, crate(pose.x, pose.y))).toBe('not-touching');
    expect(whyNot(table, crate(pose.x, 2 * pose.y - rear + 40.5))).toBe('not-behind');
    puts(table, crate(pose.x, rear - 41.5));
    const [drift] = table.state.obstacles;
    expect(drift).toMatchObject({ outline: 'cargodrift', kind: 'asteroid', place: 'table' });
    const gap = areaClosest(obstacleArea(table.state, drift!), [basePolygonOf(table.ship('red'))])?.distance;
    expect(gap).toBeCloseTo(0, 6);
    expect(table.ship('red')).toMatchObject({ upgrades: [{ charges: { active: 1, recovers: 0 } }] });
  });

  test('it is the one thing that its ship places in this System Phase, as a device is [xw.device.13, xw.obstacles.17]', () => {
    const both = ['quickreleaselocks', 'proximitymines'];
    const offers = (table: Table, ability: string): boolean => table.offers({ type: 'use-ability', ability });
    const first = locks({ upgrades: both });
    expect(offers(first, 'proximity-mines')).toBe(true);
    const rear = Math.min(...basePolygonOf(first.ship('red')).map(({ y }) => y));
    puts(first.use('quick-release-locks'), crate(450, rear - 41.5));
    expect(['quick-release-locks', 'proximity-mines'].map((each) => offers(first, each))).toEqual([false, false]);
    const mine = locks({ upgrades: both }).use('proximity-mines').answer({ type: 'choose', chosen: 'drop 1 straight' });
    expect(offers(mine, 'quick-release-locks')).toBe(false);
  });

  test('not without a charge [xw.paying-costs.01]', () => {
    const table = locks({ upgradeCharges: { quickreleaselocks: 0 } });
    expect(table.offers({ type: 'use-ability', ability: 'quick-release-locks' })).toBe(false);
  });
});

describe("Saboteur's Map", () => {
  const UPGRADES = ['saboteursmap', 'proximitymines', 'connernets', 'protonbombs'];
  const map = (more: ShipOnTable = {}): Table =>
    setup('end of setup', { red: { pilot: GR75, upgrades: UPGRADES, at: [450, 80], facing: 90, ...more } });
  const put = (payload: string, x: number, y: number) => ({ type: 'place-device', payload, pose: at(x, y) });

  test('a charge of each mine puts one anywhere beyond range 2 of enemies and of other devices [xw.device.02]', () => {
    const table = map();
    const both = ['red/proximitymines', 'red/connernets'];
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([[both[0]], [both[1]], both]);
    table.answer({ type: 'choose', chosen: both });
    expect(whyNot(table, put('proximity-mine', 450, 700))).toBe('near-object');
    puts(table, put('proximity-mine', 300, 400));
    expect(whyNot(table, put('conner-net', 450, 400))).toBe('near-object');
    puts(table, put('conner-net', 700, 400));
    expect(table.state.devices.map(({ kind }) => kind)).toEqual(['proximity-mine', 'conner-net']);
    const charges = table.ship('red').upgrades.map((each) => each.charges?.active ?? null);
    expect(charges).toEqual([null, 1, 0, 2]);
  });

  test('what it places is neither dropped nor launched, which Cad Bane waits for [xw.device.02]', () => {
    const table = map({ upgrades: [...UPGRADES, 'cadbane'] }).answer({
      type: 'choose',
      chosen: ['red/proximitymines'],
    });
    puts(table, put('proximity-mine', 300, 400));
    expect(table.happened('device-placed').at(-1)).toMatchObject({ rules: ['xw.device.02'], how: 'placed' });
    expect(table.offers({ type: 'use-ability', ability: 'cad-bane' })).toBe(false);
    const drops = xwingTable({
      ships: { red: { pilot: GR75, upgrades: ['proximitymines', 'cadbane'], at: [450, 450] }, foe: FOE },
      moment: 'system',
    })
      .use('proximity-mines')
      .answer({ type: 'choose', chosen: 'drop 1 straight' });
    expect(drops.offers({ type: 'use-ability', ability: 'cad-bane' })).toBe(true);
  });

  test('not without a charge of a mine [xw.paying-costs.01]', () => {
    const table = map({ upgradeCharges: { proximitymines: 0, connernets: 0 } });
    expect(table.offers({ type: 'choose', ability: 'saboteurs-map' })).toBe(false);
  });
});

describe('Scanner Baffler', () => {
  const baffler = (upgrades: string[]): Table =>
    setup('end of setup', {
      red: { pilot: GR75, upgrades, at: [450, 60], facing: 90 },
      near: { at: [600, 50] },
      out: { at: [450, 190] },
      gone: { at: [60, 50] },
    });
  const ship = (id: string, x: number, y: number) => ({ type: 'place-ship', ship: id, pose: at(x, y) });

  test('ships in the deployment area near it are placed elsewhere near it [xw.timing.06, xw.range.06]', () => {
    const table = baffler(['scannerbaffler']).use('scanner-baffler');
    expect(whyNot(table, ship('near', 600, 300))).toBe('too-far');
    // It stands beyond the deployment area; the other one is too far away.
    expect(whyNot(table, ship('out', 500, 190))).toBe('not-next-to-place');
    expect(whyNot(table, ship('gone', 500, 190))).toBe('not-next-to-place');
    puts(puts(table, ship('near', 360, 150)), ship('near', 350, 150)).answer({ type: 'end-placing' });
    expect(table.ship('near').pose).toEqual({ x: 350, y: 150, heading: NORTH });
  });

  test('they stay without the card', () => {
    expect(baffler([]).offers({ type: 'use-ability', ability: 'scanner-baffler' })).toBe(false);
  });
});

describe('Luminous', () => {
  const luminous = (upgrades: string[]): Table =>
    setup('place forces', {
      red: { pilot: GR75, upgrades, at: null },
      friend: { at: [450, 50] },
    });
  const ship = (x: number, y: number) => ({ type: 'place-ship', ship: 'red', pose: at(x, y, 90) });

  test('it waits in reserve, and is placed near a friend as setup ends [xw.reserve.03, xw.setup.14]', () => {
    const table = luminous(['luminous']);
    expect(table.happened('phase-ended')).toHaveLength(1);
    expect(whyNot(table, ship(450, 600))).toBe('too-far');
    puts(table, ship(450, 250));
    expect(table.ship('red')).toMatchObject({ place: 'table', pose: { x: 450, y: 250 } });
    expect(table.state.phase).toBe('planning');
  });

  test('without the card it is placed with the forces, near its edge [xw.setup.10]', () => {
    const table = luminous([]);
    expect(table.happened('phase-ended')).toEqual([]);
    expect(whyNot(table, ship(450, 250))).toBe('outside-range-1');
  });
});

/** Until the next round's Planning Phase asks for something; dials and dice as they come. */
function toNextPlanning(table: Table): Table {
  for (let i = 0; i < 60 && table.happened('round-started').length === 0; i++) {
    const [next] = table.legal().filter(({ type }) => type !== 'use-ability');
    if (!next) break;
    table.does(table.legal('decline')[0] ?? table.legal('decline-action')[0] ?? next);
  }
  return table;
}

describe('Tel Trevura', () => {
  const tel = (red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'teltrevura',
          at: [450, 450],
          shields: 0,
          damage: { facedown: 4, faceup: ['fuelleak'] },
          activated: true,
          ...red,
        },
        tie: { player: 'p2', at: [200, 450], ...dial('blue') },
      },
      moment: 'activation',
    }).run('suffer damage', { ship: 'red', hit: 2, crit: 0, rules: [] });

  test('he discards his damage cards, suffers 5 damage and comes back at his edge [xw.replacement-effect.02, xw.reserve.03, xw.destroying-ships.03]', () => {
    const table = tel().use('tel-trevura');
    for (const card of ['panickedpilot', 'directhit', 'fuelleak', 'fuelleak', 'hullbreach']) table.draws(card);
    expect(table.happened('damage-card-discarded')).toHaveLength(6);
    expect(table.ship('red')).toMatchObject({
      place: 'reserve',
      destroyed: false,
      damage: { facedown: 5, faceup: [] },
    });
    expect(table.happened('ship-destroyed')).toEqual([]);
    // The rest of what destroyed him is not suffered in reserve: five and the one that did.
    expect(table.happened('damage-suffered')).toHaveLength(6);
    toNextPlanning(table);
    expect(whyNot(table, { type: 'place-ship', ship: 'red', pose: at(450, 300) })).toBe('outside-range-1');
    puts(table, { type: 'place-ship', ship: 'red', pose: at(450, 50) });
    expect(table.ship('red').place).toBe('table');
  });

  test('without a charge he is destroyed, and if he likes [xw.destroying-ships.01, xw.destroying-ships.03, xw.paying-costs.01]', () => {
    expect(tel({ charges: 0 }).ship('red').place).toBe('removed');
    expect(tel().decline('tel-trevura').ship('red')).toMatchObject({ place: 'removed', destroyed: true });
  });
});

describe('Moralo Eval', () => {
  const moralo = (red: ShipOnTable = {}): Table => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'moraloeval', at: [850, 450], facing: 90, activated: true, ...red },
        tie: { player: 'p2', at: [200, 450], ...dial('blue') },
      },
      moment: 'activation',
    });
    return table.do((state) =>
      executeManeuver(state, 'red', { speed: 2, bearing: 'straight', color: 'blue' }, { inStep: false }),
    );
  };

  test('instead of fleeing he comes back at the edge that he fled from [xw.flee.01, xw.reserve.03]', () => {
    const table = moralo().use('moralo-eval');
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['east']);
    table.answer({ type: 'choose', chosen: 'east' });
    expect(table.happened('fled')).toEqual([]);
    expect(table.ship('red')).toMatchObject({ place: 'reserve', charges: { active: 1 } });
    toNextPlanning(table);
    expect(whyNot(table, { type: 'place-ship', ship: 'red', pose: at(450, 50) })).toBe('outside-range-1');
    puts(table, { type: 'place-ship', ship: 'red', pose: at(870, 450, 270) });
    expect(table.ship('red').place).toBe('table');
  });

  test('without a charge he has fled, and if he likes [xw.flee.02]', () => {
    expect(moralo({ charges: 0 }).ship('red').place).toBe('removed');
    expect(moralo().decline('moralo-eval').ship('red').place).toBe('removed');
  });
});
