/** Cards about coordinating: which ship was coordinated, whom a ship may coordinate, and what comes of it. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { declare, isOffered, playOn } from './card-cases';

/** A Lambda-class shuttle, large, that coordinates. */
const SHUTTLE: ShipOnTable = { pilot: 'omicrongrouppilot', at: [450, 400] };
const ENEMY: ShipOnTable = { player: 'p2', at: [850, 850] };
/** `wing` is 50 mm ahead of the shuttle, `far` 250. */
const WING: ShipOnTable = { pilot: 'academypilot', player: 'p1', at: [450, 510] };
const FAR: ShipOnTable = { ...WING, at: [450, 710] };

interface Coordinating {
  color?: 'white' | 'red' | 'purple';
  red?: ShipOnTable;
  wing?: ShipOnTable;
  others?: TableSpec['ships'];
  locks?: NonNullable<TableSpec['locks']>;
}

/** `red` is about to choose a ship. */
function coordinating({ color = 'white', red = {}, wing = {}, others = {}, locks = [] }: Coordinating): Table {
  return xwingTable({
    ships: { red: { ...SHUTTLE, ...red }, wing: { ...WING, ...wing }, x: ENEMY, ...others },
    locks,
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  }).answer({ type: 'perform-action', action: 'coordinate', color });
}

/** `wing` was chosen, and performs this action; null: none. */
function coordinated(action: string | null, spec: Coordinating = {}): Table {
  const table = coordinating(spec).answer({ type: 'choose-coordinated', on: 'wing' });
  return table.answer(action === null ? { type: 'decline-action' } : { type: 'perform-action', action });
}
const offered = (table: Table, ability: string): boolean => playOn(table, {}, () => isOffered(table, ability));

describe('which ship was coordinated', () => {
  test('is told as it is chosen, and with the action that is over [xw.coordinate.04]', () => {
    const table = coordinated('focus');
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'wing' }]);
    expect(table.happened('action-performed')).toMatchObject([
      { ship: 'wing', action: 'focus', coordinated: null },
      { ship: 'red', action: 'coordinate', coordinated: { ship: 'wing', action: 'focus' } },
    ]);
    expect(table.when('coordinated')).toBeLessThan(table.when('action-attempted', { ship: 'wing' }));
    const none = coordinated(null).happened('action-performed');
    expect(none).toMatchObject([{ ship: 'red', coordinated: { ship: 'wing', action: null } }]);
  });
});

describe('Palpatine', () => {
  const SIDIOUS: ShipOnTable = { upgrades: ['chancellorpalpatine'], flipped: ['chancellorpalpatine'] };
  const JEDI: ShipOnTable = { pilot: 'jediknight' };
  const sidious = (wing: ShipOnTable, color: 'white' | 'purple' = 'purple', red = SIDIOUS): Table =>
    coordinated('focus', { red, wing, color });

  test('Darth Sidious: the coordinated ship is stressed, then focused or stronger in the Force', () => {
    const table = sidious(JEDI);
    expect(offered(table, 'darth-sidious')).toBe(true);
    expect(table.offers({ type: 'choose', chosen: 'force' })).toBe(false);
    table.choose('darth-sidious', 'focus');
    expect(table.ship('wing').tokens).toMatchObject({ stress: 1, focus: 2 });
    expect(table.ship('red').tokens).toMatchObject({ stress: 0, focus: 0 });
    const spent = sidious({ ...JEDI, force: 0 }).choose('darth-sidious', 'force');
    expect(spent.ship('wing')).toMatchObject({ force: { active: 1 }, tokens: { stress: 1, focus: 1 } });
  });
  test('not after a white coordinate action, and not with the first side up', () => {
    expect(offered(sidious(JEDI, 'white'), 'darth-sidious')).toBe(false);
    expect(offered(sidious(JEDI, 'purple', { ...SIDIOUS, flipped: [] }), 'darth-sidious')).toBe(false);
  });

  const defended = (y: number, force = 1, flipped: string[] = []): Table => {
    const red: ShipOnTable = { ...SIDIOUS, flipped, force, at: [300, y] };
    return declare({ red: { at: [300, 300] }, tie: { ...red, pilot: 'academypilot' } });
  };
  test('Chancellor Palpatine: for a Force the attacker at range 0-2 is stressed', () => {
    const table = defended(520);
    expect(offered(table, 'chancellor-palpatine')).toBe(true);
    table.use('chancellor-palpatine');
    expect([table.ship('red').tokens.stress, table.ship('tie').force?.active]).toEqual([1, 0]);
    const others = [defended(620), defended(520, 0), defended(520, 1, ['chancellorpalpatine'])];
    expect(others.map((other) => offered(other, 'chancellor-palpatine'))).toEqual([false, false, false]);
  });
  test('in the End Phase he shows what he is, and stays so', () => {
    const end = (flipped: string[]): Table =>
      xwingTable({ ships: { red: { ...SHUTTLE, ...SIDIOUS, flipped }, x: ENEMY }, moment: 'end' });
    const table = end([]).use('chancellor-palpatine-flips');
    expect(table.happened('upgrade-flipped')).toMatchObject([{ ship: 'red', up: 'Darth Sidious' }]);
    expect(table.ship('red').force?.active).toBe(1);
    expect(isOffered(end(['chancellorpalpatine']), 'chancellor-palpatine-flips')).toBe(false);
  });
});

describe('what comes of the coordinated ship', () => {
  const CIENA = { red: { upgrades: ['cienaree'] } };
  const rolled = (spec: Coordinating): Table =>
    coordinated('barrel-roll', spec).answer({ side: 'left' }).answer({ position: 'middle' });
  test('Ciena Ree: for a stress it turns after a barrel roll or a boost', () => {
    const table = rolled(CIENA);
    expect(offered(table, 'ciena-ree')).toBe(true);
    table.choose('ciena-ree', 'left');
    expect(table.happened('ship-rotated')).toMatchObject([{ ship: 'wing', way: 'left' }]);
    expect([table.ship('wing').tokens.stress, table.ship('red').tokens.stress]).toEqual([1, 0]);
    expect(offered(coordinated('focus', CIENA), 'ciena-ree')).toBe(false);
    expect(offered(coordinated(null, CIENA), 'ciena-ree')).toBe(false);
    expect(offered(rolled({}), 'ciena-ree')).toBe(false);
  });

  test('ST-321: an enemy at range 0-3 of it is locked, however far away from the shuttle', () => {
    const locked = (y: number): Table =>
      coordinated('focus', { red: { upgrades: ['st321'] }, others: { x: { player: 'p2', at: [450, y] } } });
    const table = locked(510 + 40 + 299);
    expect(offered(table, 'st-321')).toBe(true);
    table.choose('st-321', 'x');
    if (table.offers({ type: 'choose-lock' })) table.answer({ type: 'choose-lock', on: 'x' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'x' }]);
    expect(offered(locked(510 + 40 + 301), 'st-321')).toBe(false);
  });

  const FARR = { pilot: 'echobaseevacuees', upgrades: ['torynfarr'], at: [450, 300] } as const;
  test('Toryn Farr: it locks a ship that you lock, however far away', () => {
    const spec = { red: { ...FARR, upgrades: ['torynfarr'] }, wing: { pilot: 'bluesquadronescort' } };
    const table = coordinated('focus', { ...spec, locks: [['red', 'x']] });
    expect(offered(table, 'toryn-farr')).toBe(true);
    table.choose('toryn-farr', 'x');
    if (table.offers({ type: 'choose-lock' })) table.answer({ type: 'choose-lock', on: 'x' });
    expect(table.state.locks).toContainEqual({ by: 'wing', on: 'x' });
    expect(offered(coordinated('focus', spec), 'toryn-farr')).toBe(false);
  });

  test('Protectorate Gleb: a red or orange token goes to it once it has performed its action', () => {
    const gleb = (tokens: NonNullable<ShipOnTable['tokens']>): Table =>
      coordinated('focus', { red: { upgrades: ['protectorategleb'], tokens } });
    const table = gleb({ strain: 1, jam: 1, focus: 0 });
    expect(offered(table, 'protectorate-gleb')).toBe(true);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['jam', 'strain']);
    table.choose('protectorate-gleb', 'strain');
    expect([table.ship('red').tokens.strain, table.ship('wing').tokens.strain]).toEqual([0, 1]);
    expect(table.when('token-gained', { token: 'strain' })).toBeGreaterThan(
      table.when('action-performed', { ship: 'wing' }),
    );
    expect(offered(gleb({ evade: 1 }), 'protectorate-gleb')).toBe(false);
  });
});

describe('what the coordinated ship performs', () => {
  const chosen = (spec: Coordinating): string[] => {
    const table = coordinating(spec).answer({ on: 'wing' });
    return table.legal('perform-action').flatMap(({ ship, action }) => (ship === 'wing' ? [action] : []));
  };
  test('AP-5: something with exactly one stress token', () => {
    const stressed = (stress: number, pilot = 'ap5'): number =>
      chosen({ red: { pilot, at: [450, 420] }, wing: { pilot: 'bluesquadronescort', tokens: { stress } } }).length;
    expect([stressed(0), stressed(1), stressed(2)]).toEqual([3, 3, 0]);
    expect(stressed(1, 'zeborrelios-sheathipedeclassshuttle')).toBe(0);
  });
  test('AP-5: not what is linked to that', () => {
    const wing = { pilot: 'bladesquadronveteran', tokens: { stress: 1 } };
    const table = coordinated('focus', { red: { pilot: 'ap5', at: [450, 420] }, wing });
    expect(isOffered(table, 'linked-action')).toBe(false);
  });

  const LEADER = { red: { pilot: 'ap5', upgrades: ['squadleader'], at: [450, 420] as const } };
  test('Squad Leader: only what is on the bar of your ship, too', () => {
    const wing = { pilot: 'bluesquadronescort' };
    expect(chosen({ ...LEADER, wing })).toEqual([]);
    expect(chosen({ red: { ...LEADER.red, upgrades: [] }, wing })).toEqual(['focus', 'lock', 'barrel-roll']);
    const droid = { pilot: 'bluesquadronescort', upgrades: ['c3po'] };
    expect(chosen({ ...LEADER, wing: droid })).toEqual(['calculate']);
    const table = coordinating({ ...LEADER, wing: droid }).answer({ on: 'wing' });
    expect(table.refusal({ type: 'perform-action', action: 'focus' })).toBe('not-on-its-bar');
  });
});

describe('whom a ship may coordinate', () => {
  const friends = (spec: Coordinating): string[] =>
    coordinating(spec)
      .legal('choose-coordinated')
      .map(({ on }) => on);
  test('C-3PO: ships beyond range 2 that have the calculate action', () => {
    const pod = { pilot: 'logisticsdivisionpilot', at: [450, 420] as const };
    const far = (upgrades: string[], pilot: string): string[] =>
      friends({ color: 'red', red: { ...pod, upgrades }, others: { far: { ...FAR, pilot } } });
    expect(far(['c3po-crew'], 'ig88a')).toEqual(['wing', 'far']);
    expect(far([], 'ig88a')).toEqual(['wing']);
    expect(far(['c3po-crew'], 'bluesquadronescort')).toEqual(['wing']);
  });
  test('C-3PO: with a calculate token for the ship after it coordinates or calculates', () => {
    const pod = { pilot: 'logisticsdivisionpilot', at: [450, 420] as const, upgrades: ['c3po-crew'] };
    expect(coordinated('focus', { color: 'red', red: pod }).ship('red').tokens.calculate).toBe(1);
    expect(coordinated('focus', { color: 'red', red: { ...pod, upgrades: [] } }).ship('red').tokens.calculate).toBe(0);
  });

  const hyena = (calculate: number): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'dbs32c', at: [450, 440], tokens: { calculate } },
        droid: { pilot: 'tradefederationdrone', at: [450, 540] },
        wing: { ...WING, at: [350, 440] },
        x: ENEMY,
      },
      moment: 'engagement',
    });
  test('DBS-32C: for a calculate token at the start of the Engagement Phase, ships of the network alone', () => {
    const table = hyena(1).use('dbs-32c');
    expect(table.ship('red').tokens.calculate).toBe(0);
    expect(table.refusal({ type: 'choose-coordinated', on: 'wing' })).toBe('not-networked');
    expect(table.legal('choose-coordinated').map(({ on }) => on)).toEqual(['droid']);
    expect(isOffered(hyena(0), 'dbs-32c')).toBe(false);
  });
});
