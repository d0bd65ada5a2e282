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

describe('farther than usual', () => {
  const transport = (energy: number, upgrades = ['boostedscanners']): ShipOnTable => ({
    pilot: 'echobaseevacuees',
    upgrades,
    energy,
    at: [450, 120],
  });
  /** Distances from its base, straight ahead. */
  const ahead = (mm: number, more: ShipOnTable = {}): ShipOnTable => ({ ...WING, at: [450, 230 + mm + 20], ...more });
  const acting = (ships: TableSpec['ships'], action: string): Table =>
    xwingTable({ ships, moment: { phase: 'activation', ship: 'red', step: 'perform action' } }).answer({ action });
  const friends = (table: Table): string[] => table.legal('choose-coordinated').map(({ on }) => on);
  const scanning = (energy: number): Table =>
    acting({ red: transport(energy), near: ahead(100), mid: ahead(280), far: ahead(360), x: ENEMY }, 'coordinate');

  test('Boosted Scanners: up to three energy for as many ranges, where it coordinates', () => {
    const table = scanning(3);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([1, 2, 3]);
    table.choose('boosted-scanners', 1);
    expect(friends(table)).toEqual(['near', 'mid']);
    expect(table.ship('red').energy?.active).toBe(2);
    expect(friends(scanning(3).choose('boosted-scanners', 2))).toEqual(['near', 'mid', 'far']);
    expect(friends(scanning(3).decline('boosted-scanners'))).toEqual(['near']);
    expect(
      scanning(2)
        .legal('choose')
        .map(({ chosen }) => chosen),
    ).toEqual([1, 2]);
    expect(friends(scanning(0))).toEqual(['near']);
  });
  test('Boosted Scanners: where it jams or locks, and never beyond range 5', () => {
    const foe = (mm: number): Table =>
      acting({ red: transport(3), foe: ahead(mm, { player: 'p2' }), other: ahead(50, { player: 'p2' }) }, 'jam');
    const jammable = (mm: number, energy: number): string[] =>
      foe(mm)
        .choose('boosted-scanners', energy)
        .legal('choose-jammed')
        .map(({ on }) => on);
    expect([jammable(180, 1), jammable(180, 2), jammable(280, 1)]).toEqual([
      ['foe', 'other'],
      ['foe', 'other'],
      ['other'],
    ]);
    const locked = (mm: number, energy: number): string[] => {
      // One energy goes with the stress of the red action.
      const ships = { red: transport(4), foe: ahead(mm, { player: 'p2' }), other: ahead(50, { player: 'p2' }) };
      const table = acting(ships, 'lock').choose('boosted-scanners', energy);
      return table.legal('choose-lock').map(({ on }) => on);
    };
    expect([locked(410, 1), locked(410, 3), locked(510, 3)]).toEqual([['other'], ['foe', 'other'], ['other']]);
  });

  const lancer = (upgrades: string[], far: ShipOnTable, locks: NonNullable<TableSpec['locks']>): Table =>
    xwingTable({
      ships: { red: { ...SHUTTLE, upgrades }, wing: WING, far: { ...FAR, ...far }, x: ENEMY },
      locks,
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });
  test('Biohexacrypt Codes: a lock is spent on whom the ship coordinates, wherever that is', () => {
    const codes = ['biohexacryptcodes'];
    const begun = (locks: NonNullable<TableSpec['locks']>): Table =>
      lancer(codes, {}, locks).answer({ action: 'coordinate' });
    const table = begun([['red', 'far']]).choose('biohexacrypt-codes', 'far');
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'far' }]);
    expect(table.state.locks).toEqual([]);
    const declined = begun([['red', 'far']]).decline('biohexacrypt-codes');
    expect(friends(declined)).toEqual(['wing']);
    expect(isOffered(begun([['red', 'x']]), 'biohexacrypt-codes')).toBe(false);
    expect(isOffered(begun([]), 'biohexacrypt-codes')).toBe(false);
  });
  test('Biohexacrypt Codes: or whom it jams', () => {
    const foe = lancer(['biohexacryptcodes'], { player: 'p2' }, [['red', 'far']]).answer({ action: 'jam' });
    foe.choose('biohexacrypt-codes', 'far');
    expect(foe.happened('token-gained').at(-1)).toMatchObject({ ship: 'far', token: 'jam' });
  });

  test('Hondo Ohnaka: of two friends of each other near one is coordinated, then the other jammed', () => {
    const hondo = (): Table =>
      xwingTable({
        ships: {
          red: { ...SHUTTLE, upgrades: ['hondoohnaka'] },
          one: { ...WING, player: 'p2', at: [450, 710], tokens: { evade: 1 } },
          two: { ...WING, player: 'p2', at: [250, 400] },
          wing: WING,
          x: ENEMY,
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      }).answer({ type: 'perform-card-action' });
    const pairs = hondo()
      .legal('choose')
      .map(({ chosen }) => chosen);
    expect(pairs).toEqual([
      { coordinated: 'one', jammed: 'two' },
      { coordinated: 'two', jammed: 'one' },
    ]);
    const table = hondo().choose('hondo-ohnaka', pairs[1]);
    expect(table.by).toEqual(['p2']);
    table.answer({ type: 'perform-action', action: 'focus' });
    expect(table.happened('token-gained').map(({ ship, token }) => `${ship} ${token}`)).toEqual([
      'two focus',
      'one jam',
    ]);
    // It was no coordinate action, nor did it jam by one.
    expect(table.ship('red').actions).toHaveLength(1);
  });
});
