/** Remotes: attacking, damaging and using them; Buzz Droid Swarm and DRK-1 (xw.remote-attack, xw.remote-damage, xw.remote-use). */
import { relocateDevice } from '../../src/xwing/effects/devices';
import { gainToken, transferToken } from '../../src/xwing/effects/tokens';
import { cannotPerform } from '../../src/xwing/queries/actions';
import { inArcOf, isOutsideArcs, rangeFor, rangeToObject, relativePosition } from '../../src/xwing/queries/range';
import { shipOf } from '../../src/xwing/queries/ships';
import { isLarger, isSmaller } from '../../src/xwing/queries/size';
import { shipsMeant } from '../../src/xwing/abilities/forms/targets';
import { xwingTable, type Table, type TableSpec } from './table';

type Ships = TableSpec['ships'];
type Devices = NonNullable<TableSpec['devices']>;

const DIAL = { speed: 2, bearing: 'straight', color: 'white' } as const;
const FOE = { tie: { player: 'p2', at: [850, 850] as const } };

const swarmAt = (x: number, y: number, more: object = {}): Devices => ({
  swarm: { kind: 'buzz-droid-swarm', player: 'p2', at: [x, y], ...more },
});
const drkAt = (x: number, y: number, more: object = {}): Devices => ({
  drk: { kind: 'drk-1-probe-droid', player: 'p2', at: [x, y], ...more },
});

/** Red engages. */
const engaging = (devices: Devices, ships: Ships = {}, rest: Partial<TableSpec> = {}): Table =>
  xwingTable({
    ships: { red: { at: [450, 300] }, ...FOE, ...ships },
    devices,
    moment: { phase: 'engagement', ship: 'red' },
    ...rest,
  });

/** Red executes what its dial shows. */
const flying = (devices: Devices, ships: Ships = {}, red: object = {}): Table =>
  xwingTable({
    ships: { red: { at: [450, 300], dial: DIAL, ...red }, ...FOE, ...ships },
    devices,
    moment: { phase: 'activation', ship: 'red' },
  });

const attackRemote = (table: Table, attacker: string, remote: string): Table => {
  if (table.offers({ type: 'choose-weapon' })) table.answer({ type: 'choose-weapon', ship: attacker });
  return table.answer({ type: 'declare-defender', ship: attacker, defender: remote });
};

const modified = (table: Table): Table => table.repeat({ type: 'end-modifying' });

describe('attacking remotes', () => {
  test('an enemy remote is a legal defender, as a ship would be; a friendly one is not [xw.remote-attack.01]', () => {
    const table = engaging({ ...swarmAt(450, 450), own: { kind: 'drk-1-probe-droid', player: 'p1', at: [520, 420] } });
    table.answer({ type: 'choose-weapon', ship: 'red' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['swarm']);
    table.answer({ type: 'declare-defender', defender: 'swarm' }).rolls('hit', 'hit', 'hit');
    modified(table).rolls('evade', 'evade', 'blank');
    expect(modified(table).happened('attack-hit')).toMatchObject([{ attacker: 'red', defender: 'swarm' }]);
  });

  test('range bonuses and obstruction count: agility 3, range 3, an asteroid: 5 dice [xw.remote-attack.07]', () => {
    const obstacles = { rock: { outline: 'coreasteroid0', at: [450, 450] as const } };
    const table = engaging(drkAt(450, 590), {}, { obstacles });
    attackRemote(table, 'red', 'drk')
      .repeat({ type: 'choose-line', through: ['rock'] })
      .rolls('hit', 'hit', 'hit');
    modified(table);
    expect(table.legal('roll').every(({ faces }) => faces.length === 5)).toBe(true);
    expect(table.happened('attack-declared')).toMatchObject([{ range: 3, obstructedBy: ['rock'] }]);
  });

  test("what speaks of friendly ships never means a remote, of enemy ships the attacker's abilities alone [xw.remote-attack.02, xw.remote-attack.03]", () => {
    const table = engaging(
      { ...swarmAt(450, 450), own: { kind: 'drk-1-probe-droid', player: 'p1', at: [450, 380] } },
      { wing: { at: [520, 300] } },
    );
    const meant = (source: string, side: 'friendly' | 'enemy'): string[] =>
      shipsMeant(table.state, { ability: 'any', source, controller: 'p1' }, { side, range: [0, 3] }).map(
        ({ id }) => id,
      );
    attackRemote(table, 'red', 'swarm');
    expect(meant('red', 'friendly')).toEqual(['red', 'wing']);
    // Only red attacks.
    expect(meant('red', 'enemy')).toEqual(['swarm']);
    expect(meant('wing', 'enemy')).toEqual([]);
  });

  test('arcs and midlines printed on a remote extend over range 0-3 [xw.remote-attack.04]', () => {
    const table = engaging(swarmAt(450, 500, { facing: 180 }));
    const state = structuredClone(table.state);
    const printed = state.devices[0]?.remote;
    if (!printed) throw new Error('no remote');
    printed.arcs = ['front'];
    printed.midline = true;
    const swarm = shipOf(state, 'swarm');
    expect(inArcOf(state, swarm, 'front', shipOf(state, 'red')).holds).toBe(true);
    expect(inArcOf(state, swarm, 'rear', shipOf(state, 'red')).holds).toBe(false);
    expect(inArcOf(state, swarm, 'front', shipOf(state, 'tie')).holds).toBe(false);
    expect(relativePosition(shipOf(state, 'red'), swarm)).toBe('in front');
  });

  test('without a midline nothing is in front of it, behind it or flanking; without arcs nothing is in one, or outside [xw.remote-attack.05, xw.remote-attack.06, xw.faq-objects.11]', () => {
    const { state } = engaging(swarmAt(450, 450));
    const [red, swarm] = [shipOf(state, 'red'), shipOf(state, 'swarm')];
    expect(relativePosition(red, swarm)).toBeNull();
    for (const arc of ['front', 'left', 'right', 'rear', 'full-front', 'full-rear', 'bullseye'] as const)
      expect(inArcOf(state, swarm, arc, red).holds).toBe(false);
    expect(isOutsideArcs(state, swarm, ['front'], red)).toBe(false);
    expect(isOutsideArcs(state, shipOf(state, 'tie'), ['front'], red)).toBe(true);
  });

  test('Outmaneuver does not count against a remote without arcs [xw.faq-objects.11]', () => {
    const dice = (devices: Devices, ships: Ships, defender: string): number => {
      const table = engaging(devices, { red: { at: [450, 300], upgrades: ['outmaneuver'] }, ...ships });
      attackRemote(table, 'red', defender).rolls('hit', 'hit', 'hit');
      return modified(table).legal('roll')[0]?.faces.length ?? 0;
    };
    expect(dice(swarmAt(450, 470), {}, 'swarm')).toBe(3);
    expect(dice({}, { prey: { player: 'p2', at: [450, 470] } }, 'prey')).toBe(2);
  });

  test('a remote is neither smaller nor larger than any ship [xw.remote-attack.08]', () => {
    const { state } = engaging(swarmAt(450, 450), { big: { pilot: 'trandoshanslaver', at: [200, 200] } });
    const [red, big, swarm] = ['red', 'big', 'swarm'].map((id) => shipOf(state, id)) as [Ship, Ship, Ship];
    expect([isSmaller(red, big), isLarger(big, red)]).toEqual([true, true]);
    for (const ship of [red, big])
      expect([isSmaller(swarm, ship), isLarger(swarm, ship), isSmaller(ship, swarm), isLarger(ship, swarm)]).toEqual([
        false,
        false,
        false,
        false,
      ]);
  });
});

type Ship = ReturnType<typeof shipOf>;

describe('damaging remotes', () => {
  const hits = (table: Table, ...faces: string[]): Table => {
    attackRemote(table, 'red', 'swarm').rolls(...faces);
    return modified(modified(table).rolls('blank', 'blank', 'blank'));
  };

  test('hit and critical damage of an attack are one facedown card [xw.remote-damage.01]', () => {
    const table = engaging(swarmAt(450, 450));
    const tough = structuredClone(table.state);
    const remote = tough.devices[0]?.remote;
    if (!remote) throw new Error('no remote');
    remote.hull = 2;
    table.state = tough;
    hits(table, 'hit', 'crit', 'blank');
    expect(table.device('swarm')).toMatchObject({
      place: 'table',
      remote: { damage: { facedown: 1, faceup: [] }, destroyed: false },
    });
    expect(table.happened('damage-card-dealt')).toMatchObject([{ ship: 'swarm', faceup: false, card: null }]);
    expect(table.happened('damage-suffered')).toEqual([]);
  });

  test('with as many cards as hull it is destroyed and leaves the play area, at once [xw.remote-damage.02, xw.remote-damage.03]', () => {
    const table = hits(engaging(swarmAt(450, 450)), 'hit', 'blank', 'blank');
    expect(table.happened('remote-destroyed')).toMatchObject([{ device: 'swarm' }]);
    expect(table.device('swarm').place).toBe('removed');
    // Initiative 0 has not come yet, and it does not engage.
    expect(table.happened('ship-engages').map(({ ship }) => ship)).not.toContain('swarm');
  });

  test('destroyed by a ship of its own initiative it still engages, and is removed afterwards [xw.remote-damage.03]', () => {
    const table = engaging(swarmAt(450, 450), { prey: { at: [450, 488], shields: 0 } });
    const slow = structuredClone(table.state);
    for (const ship of slow.ships) if (ship.id === 'red') ship.initiative = 0;
    const phase = slow.stack.find((frame) => frame.procedure === 'engagement phase') as
      { initiative?: number } | undefined;
    if (phase) phase.initiative = 0;
    for (const ship of slow.ships) if (ship.id !== 'red') ship.engaged = true;
    table.state = slow;
    hits(table, 'hit', 'blank', 'blank');
    table.draws('structuraldamage');
    const order = [
      table.when('remote-destroyed'),
      table.when('ship-engages', { ship: 'swarm' }),
      table.when('device-removed'),
    ];
    expect(order.every((at) => at >= 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });
});

describe('using remotes', () => {
  test('each phase reaches a remote at its own initiative [xw.remote-use.01]', () => {
    const ships = {
      slow: { pilot: 'academypilot', player: 'p2', at: [850, 850] as const },
      red: { at: [100, 100] as const },
    };
    const table = xwingTable({
      ships,
      devices: { ...swarmAt(450, 450), own: { kind: 'drk-1-probe-droid', at: [300, 600] } },
      moment: 'system',
    });
    // The droid, initiative 0, is asked in the System Phase before any ship.
    expect(table.legal('use-ability').map(({ source }) => source)).toEqual(['own']);
    table.answer({ type: 'end-system-turn' }).repeat({ type: 'decline-action' });
    expect(table.happened('ship-activates').map(({ ship }) => ship)).toEqual(['own', 'swarm', 'slow', 'red']);
    expect(table.happened('ship-engages').map(({ ship }) => ship)).toEqual(['red', 'slow', 'own', 'swarm']);
  });

  test('a remote gains no tokens, and no token goes to one [xw.remote-use.02, xw.tokens.05]', () => {
    const table = xwingTable({ ships: { red: { tokens: { focus: 1 } } } });
    table.state.devices.push(...structuredClone(engaging(swarmAt(450, 450)).state.devices));
    table.do((state) => gainToken(state, 'swarm', 'ion', ['xw.ion.01'], { by: 'p1' }));
    expect(table.happened('token-not-gained')).toMatchObject([{ ship: 'swarm', token: 'ion' }]);
    table.do((state) => transferToken(state, 'red', 'swarm', 'focus', ['xw.tokens.04'], 'p1'));
    expect(table.ship('red').tokens.focus).toBe(1);
    expect(shipOf(table.state, 'swarm').tokens).toMatchObject({ ion: 0, focus: 0 });
  });

  test('a remote performs no actions [xw.remote-use.03]', () => {
    const { state } = engaging(swarmAt(450, 450));
    expect(cannotPerform(state, 'swarm', { action: 'focus', color: 'white' })?.rules).toEqual(['xw.remote-use.03']);
    expect(cannotPerform(state, 'red', { action: 'focus', color: 'white' })).toBeNull();
  });

  test('it can be relocated; that is no moving through and no overlapping [xw.remote-use.04, xw.device.05, xw.device.06]', () => {
    const table = xwingTable({ ships: { red: { at: [450, 300] }, tie: { player: 'p2', at: [600, 300] } } });
    const mine = { kind: 'conner-net', at: [200, 500] as const, fuses: 1 } as const;
    const { devices } = engaging({ ...swarmAt(200, 300), mine }).state;
    table.state.devices.push(...structuredClone(devices));
    const onto = { x: 450, y: 300, heading: { x: 0, y: 1 } };
    table.do((state) => {
      relocateDevice(state, 'swarm', onto, ['xw.device.05']);
      relocateDevice(state, 'mine', onto, ['xw.device.05']);
    });
    expect(table.device('swarm')).toMatchObject({ pose: onto, place: 'table' });
    expect(table.device('mine')).toMatchObject({ pose: onto, place: 'table', fuses: 1 });
    expect(table.events.map(({ type }) => type)).toEqual(['device-relocated', 'device-relocated']);
    expect(table.state.devices).toHaveLength(2);
  });

  test('a ship moves through a remote and stands on it; it has fully executed its maneuver [xw.remote.02, xw.overlap.02]', () => {
    const table = flying(drkAt(450, 430, { player: 'p1' }));
    expect(table.ship('red').pose).toMatchObject({ x: 450, y: 420 });
    expect(table.happened('maneuver-executed')).toMatchObject([{ fully: true }]);
    expect(rangeToObject(table.state, 'red', 'drk').range).toBe(0);
    expect(table.asks).toBe('choose an action');
  });

  test('it does not detonate [xw.device.09, xw.buzz-droid-swarm.02, xw.drk-1.05]', () => {
    const ships = {
      red: { at: [450, 300] as const, shields: 0, activated: true },
      tie: { player: 'p2', at: [850, 850] as const, activated: true },
    };
    const table = xwingTable({
      ships,
      devices: { ...swarmAt(450, 338, { player: 'p2' }), ...drkAt(520, 300) },
      moment: { phase: 'activation', step: 'next ship' },
    });
    expect(table.happened('device-detonated')).toEqual([]);
    expect(table.happened('damage-suffered')).toEqual([]);
    table.repeat({ type: 'decline-attack' }).answer({ type: 'engage', ship: 'swarm' });
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'red' }]);
    expect(table.happened('dice-rolled')).toEqual([]);
    expect(table.device('drk').place).toBe('table');
  });
});

describe('Buzz Droid Swarm', () => {
  test('engaging at its initiative it deals 1 critical damage to each enemy at range 0 [xw.buzz-droid-swarm.03]', () => {
    const ships = {
      red: { at: [450, 300] as const, shields: 0 },
      friend: { player: 'p2', at: [450, 376] as const, shields: 0 },
      near: { at: [520, 300] as const, shields: 0 },
    };
    const table = xwingTable({ ships, devices: swarmAt(450, 338, { facing: 0 }), moment: 'engagement' });
    table.answer({ type: 'engage', ship: 'red' }).repeat({ type: 'decline-attack' }).draws('structuraldamage');
    expect(table.ship('red').damage.faceup).toHaveLength(1);
    expect([table.ship('friend').damage, table.ship('near').damage]).toEqual(
      Array(2).fill({ facedown: 0, faceup: [] }),
    );
    expect(table.when('ship-engages', { ship: 'swarm' })).toBeGreaterThan(table.when('ship-engages', { ship: 'red' }));
  });

  test.each([
    ['front', 420 + 20 + 18, 1],
    ['rear', 420 - 20 - 18, -1],
  ])(
    'an enemy that meets it gets it at the %s guides, as its controller chooses [xw.buzz-droid-swarm.04, xw.guides.01]',
    (guides, y, facing) => {
      const table = flying(swarmAt(450, 350));
      expect(table.by).toEqual(['p2']);
      table.choose('buzz-droid-swarm-attaches', guides);
      expect(table.device('swarm').pose.x).toBeCloseTo(450, 6);
      expect(table.device('swarm').pose.y).toBeCloseTo(y, 6);
      expect(table.device('swarm').pose.heading.y).toBeCloseTo(facing, 9);
      expect(rangeToObject(table.state, 'red', 'swarm').range).toBe(0);
    },
  );

  test('friendly ships do not make it relocate [xw.buzz-droid-swarm.05]', () => {
    const table = flying(swarmAt(450, 350, { player: 'p1' }));
    expect(table.happened('moved-through')).toHaveLength(1);
    expect(table.happened('device-relocated')).toEqual([]);
    expect(table.asks).toBe('choose an action');
  });

  test('where it would overlap an object it goes to the other guides [xw.buzz-droid-swarm.06, xw.buzz-droid-swarm.07]', () => {
    const behind = { wing: { at: [520, 380] as const } };
    const table = flying(swarmAt(450, 350), behind).choose('buzz-droid-swarm-attaches', 'rear');
    expect(table.device('swarm').pose.y).toBeCloseTo(382, 0);
    // With a ship in the way there it is put in front, and nobody suffers.
    const blocked = flying(swarmAt(450, 350), { wing: { at: [480, 370] } }).choose('buzz-droid-swarm-attaches', 'rear');
    expect(blocked.device('swarm').pose.y).toBeCloseTo(458, 6);
    expect(blocked.happened('damage-card-dealt')).toEqual([]);
    expect(blocked.happened('device-relocated')).toMatchObject([{ because: [{ code: 'overlaps-object' }] }]);
  });

  test('with both blocked, it and the ship suffer 1 hit damage [xw.buzz-droid-swarm.08, xw.buzz-droid-swarm.06]', () => {
    const around = { wing: { at: [480, 370] as const }, lead: { at: [480, 470] as const } };
    const table = flying(swarmAt(450, 350), around).choose('buzz-droid-swarm-attaches', 'rear');
    expect(table.happened('device-relocated')).toEqual([]);
    expect(table.device('swarm').place).toBe('removed');
    expect(table.ship('red').shields.active).toBe(table.ship('red').shields.limit - 1);
  });

  test('Discord Missiles launch it for a calculate token at the start of the Engagement Phase [xw.buzz-droid-swarm.01, xw.device.07]', () => {
    const ships = {
      vulture: {
        pilot: 'separatistdrone',
        upgrades: ['discordmissiles'],
        at: [450, 300] as const,
        tokens: { calculate: 1 },
      },
      ...FOE,
    };
    const table = xwingTable({ ships, moment: 'engagement' });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      'launch 3 bank-left',
      'launch 3 straight',
      'launch 3 bank-right',
    ]);
    table.choose('discord-missiles', 'launch 3 straight');
    expect(table.device('vulture/buzz-droid-swarm-1').pose).toMatchObject({ x: 450, y: 300 + 20 + 120 + 18 });
    expect(table.ship('vulture').tokens.calculate).toBe(0);
  });
});

describe('DRK-1 Probe Droid', () => {
  /** The System Phase, where the droid is asked first. */
  const scouting = (devices: Devices, rest: Partial<TableSpec> = {}): Table =>
    xwingTable({ ships: { red: { at: [450, 300] }, ...FOE }, devices, moment: 'system', ...rest });

  test('in the System Phase it may move along a template of speed 2 [xw.drk-1.02]', () => {
    const table = scouting(drkAt(300, 600)).use('drk-1-probe-droid-relocates');
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['2 bank-left', '2 straight', '2 bank-right']);
    table.choose('drk-1-probe-droid-relocates', '2 straight');
    expect(table.device('drk').pose).toMatchObject({ x: 300, y: 600 + 20 + 80 + 20 });
    const left = scouting(drkAt(300, 600))
      .use('drk-1-probe-droid-relocates')
      .choose('drk-1-probe-droid-relocates', '2 bank-left');
    expect(left.device('drk').pose.x).toBeLessThan(300);
    const stays = scouting(drkAt(300, 600)).answer({ type: 'end-system-turn' });
    expect(stays.device('drk').pose).toMatchObject({ x: 300, y: 600 });
  });

  test('it may come to lie on objects; a ship on it stays where it is [xw.drk-1.03, xw.drk-1.04]', () => {
    const table = scouting(drkAt(450, 190, { player: 'p1' }), {
      obstacles: { rock: { outline: 'coreasteroid0', at: [450, 330] } },
    });
    table.use('drk-1-probe-droid-relocates').choose('drk-1-probe-droid-relocates', '2 straight');
    expect(table.device('drk').pose).toMatchObject({ x: 450, y: 310 });
    expect(rangeToObject(table.state, 'drk', 'rock').range).toBe(0);
    expect(table.ship('red').pose).toMatchObject({ x: 450, y: 300 });
    expect(rangeToObject(table.state, 'red', 'drk').range).toBe(0);
  });

  test('friendly ships measure from it to lock or jam [xw.drk-1.06]', () => {
    const ships = { probe: { at: [450, 100] as const }, foe: { player: 'p2', at: [450, 560] as const } };
    const table = xwingTable({
      ships,
      devices: drkAt(450, 420, { player: 'p1' }),
      moment: { phase: 'activation', ship: 'probe', step: 'perform action' },
    });
    expect(rangeToObject(table.state, 'probe', 'foe').range).toBe(4);
    table.answer({ type: 'perform-action', action: 'lock' });
    expect(table.refusal({ type: 'choose-lock', on: 'foe' })).toBeNull();
    expect(rangeFor(table.state, 'foe', 'probe', 'lock').range).toBe(4);
  });

  test('a friendly ship jams an enemy near it, an enemy ship nobody [xw.drk-1.06]', () => {
    const jamming = (player: string): Table =>
      xwingTable({
        ships: { probe: { at: [450, 100] }, foe: { player: 'p2', at: [450, 560] } },
        devices: drkAt(450, 420, { player }),
        moment: { phase: 'activation', ship: 'probe', step: 'perform action' },
      }).run('jam', { ship: 'probe' });
    const own = jamming('p1');
    own.answer({ type: 'choose-jammed', on: 'foe' });
    expect(own.ship('foe').tokens.jam).toBe(1);
    expect(own.happened('token-gained')[0]?.because?.[0]?.facts).toMatchObject({ range: 1 });
    const theirs = jamming('p2');
    expect([theirs.happened('effect-failed')[0]?.what, theirs.legal('choose-jammed')]).toEqual(['jam', []]);
  });

  test.each([
    ['focus', 'removed'],
    ['hit', 'table'],
  ])('an enemy that ends its maneuver on it rolls: %s [xw.drk-1.07]', (face, place) => {
    const table = flying(drkAt(450, 430));
    expect(table.legal('roll').length).toBeGreaterThan(0);
    table.rolls(face);
    expect(table.happened('dice-rolled')).toMatchObject([{ ship: 'red', why: 'drk' }]);
    expect(table.device('drk').place).toBe(place);
  });

  test('moving through it, or a friend on it, rolls nothing [xw.drk-1.07, xw.drk-1.08]', () => {
    for (const table of [
      flying(drkAt(450, 350), {}, { dial: { ...DIAL, speed: 3 } }),
      flying(drkAt(450, 430, { player: 'p1' })),
    ])
      expect([table.asks, table.happened('dice-rolled')]).toEqual(['choose an action', []]);
  });

  test('it is dropped or launched in the End Phase with any template of speed 3 [xw.drk-1.01, xw.device.03]', () => {
    const ships = { maul: { pilot: 'darthmaul', upgrades: ['drk1probedroids'], at: [450, 450] as const }, ...FOE };
    const table = xwingTable({ ships, moment: 'end' });
    expect(table.legal('choose')).toHaveLength(10);
    table.choose('drk-1-probe-droids', 'drop 3 straight');
    expect(table.device('maul/drk-1-probe-droid-1').remote).not.toBeNull();
  });

  test('dropped under an enemy it is met, but by no maneuver: nothing is rolled [xw.overlap.10, xw.device.03, xw.drk-1.07]', () => {
    const maul = { pilot: 'darthmaul', upgrades: ['drk1probedroids'], at: [450, 450] as const };
    const tie = { player: 'p2', at: [450, 285] as const };
    const table = xwingTable({ ships: { maul, tie }, moment: 'end' }).choose('drk-1-probe-droids', 'drop 3 straight');
    expect(rangeToObject(table.state, 'tie', 'maul/drk-1-probe-droid-1').range).toBe(0);
    expect([table.offers({ type: 'roll' }), table.happened('dice-rolled')]).toEqual([false, []]);
  });
});
