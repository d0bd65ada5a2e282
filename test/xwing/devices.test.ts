/** Devices: putting them down, detonating, fuse markers (xw.device, xw.bomb, xw.mine, xw.fuse-marker). */
import { upgrade } from '../../src/xwing';
import { deviceKindOf } from '../../src/xwing/facts/devices';
import { DEVICE_KINDS } from '../../src/xwing/facts/words';
import { PAYLOADS } from '../../src/xwing/facts/payloads';
import { deviceFacts, deviceType } from '../../src/xwing/queries/devices';
import { rangeToObject } from '../../src/xwing/queries/range';
import { isFriendly, shipOf } from '../../src/xwing/queries/ships';
import { objectsOnTable } from '../../src/xwing/queries/objects';
import { xwingTable, type Table, type TableSpec } from './table';

type Ships = TableSpec['ships'];

const DIAL = { speed: 2, bearing: 'straight', color: 'white' } as const;
const FAR = { tie: { player: 'p2', at: [850, 850] as const } };

const bomber = (upgrades: string[], more: object = {}): Ships => ({
  bomber: { upgrades, at: [450, 450], ...more },
  ...FAR,
});

/** The table at the start of the System Phase. */
const inSystemPhase = (ships: Ships, rest: Partial<TableSpec> = {}): Table =>
  xwingTable({ ships, moment: 'system', ...rest });

const dropped = (table: Table, ability = 'proton-bombs'): Table =>
  table.use(ability).choose(ability, 'drop 1 straight');

const CHARGES = (table: Table, card = 0) => table.ship('bomber').upgrades[card]?.charges?.active;

describe('kinds', () => {
  test('every kind is brought by an upgrade card, which says whether it is a bomb, a mine or a remote [xw.device.01, xw.bomb.02, xw.mine.02]', () => {
    expect(Object.fromEntries(DEVICE_KINDS.map((kind) => [kind, deviceFacts(kind).type]))).toEqual({
      bomblet: 'bomb',
      'conner-net': 'mine',
      'electro-proton-bomb': 'bomb',
      'proton-bomb': 'bomb',
      'proximity-mine': 'mine',
      'seismic-charge': 'bomb',
      'buzz-droid-swarm': 'remote',
      'drk-1-probe-droid': 'remote',
    });
    const table = dropped(inSystemPhase(bomber(['protonbombs'])));
    expect(table.device('bomber/proton-bomb-1')).toMatchObject({ kind: 'proton-bomb', player: 'p1' });
    expect(objectsOnTable(table.state).map(({ id }) => id)).toContain('bomber/proton-bomb-1');
  });

  test.each([
    ['bomblet', 'bombletgenerator', 'bomb', 'xw.bomblet.01'],
    ['conner-net', 'connernets', 'mine', 'xw.conner-net.01'],
    ['electro-proton-bomb', 'electroprotonbomb', 'bomb', 'xw.electro-proton-bomb.01'],
    ['proton-bomb', 'protonbombs', 'bomb', 'xw.proton-bomb.01'],
    ['proximity-mine', 'proximitymines', 'mine', 'xw.proximity-mine.01'],
    ['seismic-charge', 'seismiccharges', 'bomb', 'xw.seismic-charge.01'],
  ] as const)('%s comes from %s and is a %s [%s]', (kind, card, type, _rule) => {
    const printed = upgrade(card)?.sides[0].device;
    expect(printed && deviceKindOf(printed)).toBe(kind);
    expect(deviceType({ kind })).toBe(type);
    expect(PAYLOADS[card]?.payload).toBe(kind);
  });

  test('Buzz Droid Swarm and DRK-1 are remotes, with initiative, agility and hull [xw.buzz-droid-swarm.01, xw.drk-1.01, xw.remote.01]', () => {
    for (const kind of ['buzz-droid-swarm', 'drk-1-probe-droid'] as const)
      expect(deviceFacts(kind)).toMatchObject({ type: 'remote', initiative: 0, agility: 3, hull: 1 });
    const table = inSystemPhase(bomber([]), { devices: { swarm: { kind: 'buzz-droid-swarm', at: [200, 200] } } });
    expect(table.device('swarm').remote).toMatchObject({ initiative: 0, agility: 3, hull: 1 });
    expect(inSystemPhase(bomber([]), { devices: { bomb: { at: [200, 200] } } }).device('bomb').remote).toBeNull();
  });

  test('whose a device is can be told, and whose friend or enemy it is [xw.device.11, xw.friendly.01, xw.enemy.01]', () => {
    const devices = { mine: { at: [200, 200] }, theirs: { at: [300, 200], player: 'p2' } } as const;
    const table = inSystemPhase(bomber([]), { devices });
    expect([table.device('mine').player, table.device('theirs').player]).toEqual(['p1', 'p2']);
    const own = shipOf(table.state, 'bomber');
    expect(isFriendly(own, table.device('mine'))).toBe(true);
    expect(isFriendly(own, table.device('theirs'))).toBe(false);
  });
});

describe('dropping and launching', () => {
  test('a bomb is dropped with its template between the rear guides [xw.device.03, xw.device.14, xw.device-examples.02]', () => {
    const table = dropped(inSystemPhase(bomber(['seismiccharges'])), 'seismic-charges');
    const bomb = table.device('bomber/seismic-charge-1');
    // Half a base, the template, half a token.
    expect(bomb.pose).toMatchObject({ x: 450, y: 450 - 20 - 40 - 15 });
    expect(bomb.pose.heading.y).toBeCloseTo(-1, 9);
    expect(table.ship('bomber').upgrades[0]?.charges).toMatchObject({ active: 1, limit: 2 });
  });

  test('a bomb is launched with its template between the front guides [xw.device.07, xw.device-examples.03]', () => {
    const table = inSystemPhase(bomber(['protonbombs', 'trajectorysimulator']));
    table.use('proton-bombs').choose('proton-bombs', 'launch 5 straight');
    expect(table.device('bomber/proton-bomb-1').pose).toMatchObject({ x: 450, y: 450 + 20 + 200 + 15 });
  });

  test('what may be dropped may not be launched, but for another effect [xw.device.04]', () => {
    const ways = (...upgrades: string[]): unknown[] =>
      inSystemPhase(bomber(['protonbombs', ...upgrades]))
        .use('proton-bombs')
        .legal('choose')
        .map(({ chosen }) => chosen);
    expect(ways()).toEqual(['drop 1 straight']);
    expect(ways('trajectorysimulator')).toEqual(['drop 1 straight', 'launch 5 straight']);
  });

  test('the TIE/sa bomber may use a bank of the same speed [xw.device.16]', () => {
    const table = inSystemPhase(bomber(['protonbombs'], { pilot: 'scimitarsquadronpilot' }));
    const ways = table.use('proton-bombs').legal('choose');
    expect(ways.map(({ chosen }) => chosen)).toEqual(['drop 1 straight', 'drop 1 bank-left', 'drop 1 bank-right']);
    table.choose('proton-bombs', 'drop 1 bank-left');
    const { x, y } = table.device('bomber/proton-bomb-1').pose;
    // To the left as seen by who looks out of the rear: east of a ship that faces north.
    expect([x > 450, y < 430]).toEqual([true, true]);
  });

  test('only in the System Phase [xw.device.12, xw.bomb.01, xw.mine.01]', () => {
    expect(inSystemPhase(bomber(['protonbombs'])).offers({ type: 'use-ability', ability: 'proton-bombs' })).toBe(true);
    for (const moment of ['engagement', 'end', 'planning'] as const) {
      const table = xwingTable({ ships: bomber(['protonbombs', 'proximitymines']), moment });
      expect(table.offers({ type: 'use-ability', ability: 'proton-bombs' })).toBe(false);
      expect(table.offers({ type: 'use-ability', ability: 'proximity-mines' })).toBe(false);
    }
  });

  test('without an active charge of the card none is placed [xw.device.14]', () => {
    const upgradeCharges = { protonbombs: 0, seismiccharges: 1 };
    const table = inSystemPhase(bomber(['protonbombs', 'seismiccharges'], { upgradeCharges }));
    expect(table.refusal({ type: 'use-ability', ability: 'proton-bombs' })).toBe('no-charge');
    expect(table.refusal({ type: 'use-ability', ability: 'seismic-charges' })).toBeNull();
  });

  test('a ship places one device in a System Phase, and one in a round [xw.device.13, xw.device.18]', () => {
    const ships = bomber(['protonbombs', 'proximitymines', 'genius'], { dial: DIAL });
    const table = dropped(inSystemPhase(ships));
    // Neither the other card now, nor "Genius" after its maneuver.
    expect(table.offers({ type: 'use-ability', ability: 'proximity-mines' })).toBe(false);
    table.repeat({ type: 'end-system-turn' }).repeat({ type: 'decline-action' });
    expect(table.happened('maneuver-executed')).toMatchObject([{ ship: 'bomber' }]);
    expect(table.happened('ability-used').map(({ ability }) => ability)).not.toContain('genius');
    expect(table.happened('device-placed')).toHaveLength(1);
  });

  test('not in the phase in which it decloaked [xw.device.19, xw.cloak.11]', () => {
    const table = inSystemPhase(bomber(['protonbombs'], { tokens: { cloak: 1 } }));
    expect(table.refusal({ type: 'use-ability', ability: 'proton-bombs' })).toBeNull();
    const [move] = table.legal('decloak');
    if (!move) throw new Error('it cannot decloak');
    table.does(move);
    expect(table.happened('decloaked')).toMatchObject([{ ship: 'bomber' }]);
    expect(table.offers({ type: 'use-ability', ability: 'proton-bombs' })).toBe(false);
    expect(table.state.devices).toEqual([]);
  });

  test('outside the play area it is not placed, and nothing is spent [xw.device.24]', () => {
    const table = inSystemPhase(bomber(['protonbombs', 'trajectorysimulator'], { at: [450, 60] }));
    table.use('proton-bombs');
    expect(table.refusal({ type: 'choose', chosen: 'drop 1 straight' })).toBe('outside-play-area');
    expect(table.refusal({ type: 'choose', chosen: 'launch 5 straight' })).toBeNull();
    // With no other way it is not even begun; the ship may place none after all.
    const near = inSystemPhase(bomber(['protonbombs', 'seismiccharges'], { at: [450, 60] }));
    expect(near.happened('charge-spent')).toEqual([]);
    expect(CHARGES(near)).toBe(2);
    expect(near.state.devices).toEqual([]);
    expect(near.state.phase).not.toBe('system');
  });

  test('placed under a ship it lies there, and the ship stays where it is [xw.device.21]', () => {
    const table = dropped(inSystemPhase({ ...bomber(['protonbombs']), under: { player: 'p2', at: [450, 375] } }));
    expect(table.ship('under').pose).toMatchObject({ x: 450, y: 375 });
    expect(rangeToObject(table.state, 'bomber/proton-bomb-1', 'under').range).toBe(0);
    expect(table.device('bomber/proton-bomb-1').place).toBe('table');
  });

  test('an electro-proton bomb is fused as it is dropped [xw.fuse-marker.01]', () => {
    const table = dropped(inSystemPhase(bomber(['electroprotonbomb'])), 'electro-proton-bomb');
    expect(table.device('bomber/electro-proton-bomb-1').fuses).toBe(1);
  });
});

/** The last ship has activated: what follows is the end of the Activation Phase. */
const endOfActivation = (ships: Ships, rest: Partial<TableSpec> = {}): Table => {
  const all = Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, { ...ship, activated: true }]));
  return xwingTable({ ships: all, moment: { phase: 'activation', step: 'next ship' }, ...rest });
};

const at = (x: number, y: number, more: object = {}) => ({ player: 'p2', at: [x, y] as const, ...more });
const BOMB = (kind: string, more: object = {}) =>
  ({ bomb: { kind, at: [450, 450], ...more } }) as NonNullable<TableSpec['devices']>;
/** Unshielded, so that every damage is a card. */
const BARE = { shields: 0 };

describe('bombs', () => {
  test('detonate at the end of the Activation Phase, once, and leave the play area [xw.bomb.03, xw.device.08, xw.proton-bomb.02]', () => {
    const table = dropped(inSystemPhase(bomber(['protonbombs'], { dial: DIAL })));
    expect(table.happened('device-detonated')).toEqual([]);
    table.repeat({ type: 'decline-action' });
    const order = ['maneuver-executed', 'device-detonated', 'device-removed'] as const;
    const at = order.map((type) => table.when(type));
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(table.when('device-detonated')).toBeLessThan(table.when('phase-ended', { phase: 'activation' }));
    expect(table.when('phase-started', { phase: 'engagement' })).toBeGreaterThan(table.when('device-removed'));
    expect(table.happened('device-detonated')).toHaveLength(1);
    expect(table.device('bomber/proton-bomb-1').place).toBe('removed');
  });

  test('a proton bomb: 1 critical damage to each ship and remote at range 0-1 [xw.proton-bomb.03]', () => {
    const ships = {
      friend: { at: [450, 520] as const, ...BARE },
      foe: at(520, 450, BARE),
      shielded: { at: [360, 450] as const },
      far: at(600, 600, BARE),
    };
    const devices = { ...BOMB('proton-bomb'), drk: { kind: 'drk-1-probe-droid', at: [450, 380] } as const };
    const table = endOfActivation(ships, { devices });
    table.draws('damagedengine').draws('structuraldamage');
    expect(table.ship('friend').damage.faceup).toHaveLength(1);
    expect(table.ship('foe').damage.faceup).toHaveLength(1);
    expect(table.ship('shielded')).toMatchObject({ shields: { active: 1 }, damage: { facedown: 0, faceup: [] } });
    expect(table.ship('far').damage).toEqual({ facedown: 0, faceup: [] });
    expect(table.device('drk').place).toBe('removed');
  });

  test('a bomblet: each at range 0-1 rolls two dice, each hit or critical hit is 1 hit damage [xw.bomblet.02, xw.bomblet.03]', () => {
    const table = endOfActivation(
      { near: { at: [450, 520], ...BARE }, far: at(600, 600, BARE) },
      { devices: BOMB('bomblet') },
    );
    expect(table.state.phase).toBe('activation');
    table.rolls('crit', 'hit');
    expect(table.ship('near').damage).toEqual({ facedown: 2, faceup: [] });
    expect(table.happened('dice-rolled')).toMatchObject([{ ship: 'near', why: 'bomb' }]);
    expect(table.when('dice-rolled')).toBeLessThan(table.when('phase-started', { phase: 'engagement' }));
  });

  test('an electro-proton bomb at range 0-2: blanks cost shields, ionizes and disarms ships [xw.electro-proton-bomb.02, xw.electro-proton-bomb.03, xw.electro-proton-bomb.04]', () => {
    const ships = { near: { at: [450, 640] as const, shields: 1 }, far: at(450, 760, BARE) };
    const table = endOfActivation(ships, { devices: BOMB('electro-proton-bomb') });
    table.rolls('blank', 'blank', 'crit', 'hit');
    // Disarm tokens are gone after the End Phase.
    expect(table.happened('token-gained').map(({ token }) => token)).toEqual(['ion', 'disarm']);
    expect(table.ship('near')).toMatchObject({ shields: { active: 0 }, damage: { facedown: 0, faceup: [] } });
    expect(table.happened('dice-rolled')).toMatchObject([{ ship: 'near' }]);
    const focus = endOfActivation({ near: { at: [450, 640] } }, { devices: BOMB('electro-proton-bomb') });
    focus.rolls('focus', 'focus', 'hit', 'crit');
    expect(focus.happened('token-gained').map(({ token }) => token)).toEqual(['ion', 'ion', 'ion', 'disarm']);
  });

  test('an electro-proton bomb damages remotes by focus and hit results alone [xw.electro-proton-bomb.05]', () => {
    const devices = { ...BOMB('electro-proton-bomb'), drk: { kind: 'drk-1-probe-droid', at: [450, 600] } as const };
    const one = endOfActivation(FAR, { devices });
    one.rolls('blank', 'blank', 'crit', 'focus');
    expect(one.device('drk').place).toBe('removed');
    const none = endOfActivation(FAR, { devices });
    none.rolls('blank', 'blank', 'crit', 'crit');
    expect(none.device('drk')).toMatchObject({ place: 'table', remote: { damage: { facedown: 0 } } });
  });

  test('a seismic charge: its player picks an obstacle, which damages what is near it and is gone [xw.seismic-charge.02, xw.seismic-charge.03]', () => {
    const obstacles = {
      rock: { outline: 'coreasteroid0', at: [450, 560] as const },
      other: { outline: 'coreasteroid1', at: [340, 450] as const },
    };
    // The first is near the rock and not near the charge.
    const ships = { near: at(450, 680, BARE), charge: at(530, 420, BARE) };
    const devices = {
      ...BOMB('seismic-charge', { player: 'p1' }),
      drk: { kind: 'drk-1-probe-droid', at: [560, 640] } as const,
    };
    const table = endOfActivation(ships, { obstacles, devices });
    expect(table.by).toEqual(['p1']);
    expect(rangeToObject(table.state, 'bomb', 'near').range).toBe(2);
    expect(table.legal('choose-obstacle').map(({ obstacle }) => obstacle)).toEqual(['rock', 'other']);
    table.answer({ type: 'choose-obstacle', obstacle: 'rock' });
    expect(table.ship('near').damage).toEqual({ facedown: 1, faceup: [] });
    expect(table.device('drk').place).toBe('removed');
    expect(table.state.obstacles.map(({ place }) => place)).toEqual(['removed', 'table']);
    // At range 1 of the charge: what counts is the obstacle.
    expect(rangeToObject(table.state, 'bomb', 'charge').range).toBe(1);
    expect(table.ship('charge').damage.facedown).toBe(rangeToObject(table.state, 'rock', 'charge').range <= 1 ? 1 : 0);
  });

  test('a seismic charge without an obstacle at range 0-1 has no effect, and leaves [xw.seismic-charge.04]', () => {
    const obstacles = { rock: { outline: 'coreasteroid0', at: [450, 640] as const } };
    const table = endOfActivation({ near: at(450, 500, BARE) }, { obstacles, devices: BOMB('seismic-charge') });
    expect(table.ship('near').damage.facedown).toBe(0);
    expect(table.device('bomb').place).toBe('removed');
    expect(table.state.obstacles).toMatchObject([{ place: 'table' }]);
  });

  test('each player says in which order own bombs detonate, the first player first [xw.bomb.03]', () => {
    const devices = {
      theirs: { kind: 'proton-bomb', at: [100, 100], player: 'p2' },
      one: { kind: 'proton-bomb', at: [200, 100] },
      two: { kind: 'proton-bomb', at: [300, 100] },
    } as const;
    const table = endOfActivation(FAR, { devices });
    expect(table.legal('detonate').map(({ device }) => device)).toEqual(['one', 'two']);
    table.answer({ type: 'detonate', device: 'two' });
    expect(table.happened('device-detonated').map(({ device }) => device)).toEqual(['two', 'one', 'theirs']);
  });

  test('who is destroyed by a bomb is removed before the Engagement Phase [xw.destroying-ships.03]', () => {
    const table = endOfActivation(
      { near: at(450, 500, { shields: 0, damage: { facedown: 2 } }), own: { at: [100, 100] } },
      { devices: BOMB('proton-bomb') },
    );
    table.draws('directhit');
    expect(table.when('ship-removed', { ship: 'near' })).toBeGreaterThan(0);
    expect(table.when('ship-removed')).toBeLessThan(table.when('phase-started', { phase: 'engagement' }));
  });
});

describe('fuse markers', () => {
  test('a fused device loses a marker instead of detonating, and detonates when none is left [xw.fuse-marker.01, xw.fuse-marker.02]', () => {
    const table = endOfActivation({ near: at(450, 500, BARE) }, { devices: BOMB('proton-bomb', { fuses: 2 }) });
    expect(table.device('bomb')).toMatchObject({ fuses: 1, place: 'table' });
    expect(table.happened('device-detonated')).toEqual([]);
    const last = endOfActivation({ near: at(450, 500, BARE) }, { devices: BOMB('proton-bomb', { fuses: 1 }) });
    expect(last.device('bomb')).toMatchObject({ fuses: 0, place: 'table' });
    expect(last.ship('near').damage).toEqual({ facedown: 0, faceup: [] });
  });
});

/** Red executes what its dial shows. */
const flying = (
  devices: TableSpec['devices'],
  more: { red?: object; ships?: Ships; speed?: number; obstacles?: TableSpec['obstacles'] } = {},
): Table =>
  xwingTable({
    ships: {
      red: {
        at: [450, 300],
        shields: 0,
        pilot: 'redsquadronveteran',
        dial: { speed: more.speed ?? 2, bearing: 'straight', color: 'white' },
        ...more.red,
      },
      tie: { player: 'p2', at: [850, 850] },
      ...more.ships,
    },
    ...(more.obstacles ? { obstacles: more.obstacles } : {}),
    devices: devices ?? {},
    moment: { phase: 'activation', ship: 'red' },
  });

const MINE = (kind: 'proximity-mine' | 'conner-net', x: number, y: number, more: object = {}) => ({
  mine: { kind, at: [x, y] as const, player: 'p2', ...more },
});

describe('mines', () => {
  test('detonate after a ship moves through them, and only that ship suffers [xw.mine.03, xw.move.04, xw.proximity-mine.02]', () => {
    // Under the template, and past it once the ship has moved.
    const table = flying(MINE('proximity-mine', 450, 342), {
      speed: 3,
      ships: { other: { player: 'p2', at: [540, 342], shields: 0 } },
    });
    table.rolls('blank', 'blank');
    expect(table.happened('moved-through')).toMatchObject([{ ship: 'red', obstacle: 'mine' }]);
    expect(table.happened('overlapped')).toEqual([]);
    expect(table.device('mine').place).toBe('removed');
    expect(table.ship('red').damage.facedown).toBe(1);
    expect(table.ship('other').damage.facedown).toBe(0);
    // A bomb does not mind.
    const bomb = flying({ bomb: { kind: 'proton-bomb', at: [450, 342], player: 'p2' } }, { speed: 3 });
    expect(bomb.asks).toBe('choose an action');
    expect(bomb.device('bomb').place).toBe('table');
  });

  test.each([
    [['hit', 'crit'], { facedown: 2, crits: 1 }],
    [['blank', 'focus'], { facedown: 1, crits: 0 }],
  ])(
    'a proximity mine: one hit damage and what the dice show: %j [xw.proximity-mine.03]',
    (faces, { facedown, crits }) => {
      const table = flying(MINE('proximity-mine', 450, 420), { red: { pilot: 'bluesquadronescort' } });
      table.rolls(...faces);
      expect(table.happened('overlapped')).toMatchObject([{ ship: 'red', object: 'mine' }]);
      for (let i = 0; i < crits; i++) table.draws('structuraldamage');
      expect(table.ship('red').damage).toMatchObject({
        facedown,
        faceup: Array(crits).fill({ card: 'structuraldamage' }),
      });
    },
  );

  test('a conner net: 1 hit damage and 3 ion tokens for the ship, nothing for others or remotes [xw.conner-net.02, xw.conner-net.03, xw.remote-use.05]', () => {
    const devices = { ...MINE('conner-net', 450, 420), drk: { kind: 'drk-1-probe-droid', at: [520, 440] } as const };
    const table = flying(devices, { ships: { other: { player: 'p2', at: [540, 420], shields: 0 } } });
    expect(table.ship('red')).toMatchObject({ damage: { facedown: 1 }, tokens: { ion: 3 } });
    expect(table.ship('other')).toMatchObject({ damage: { facedown: 0 }, tokens: { ion: 0 } });
    expect(table.device('drk')).toMatchObject({ place: 'table', remote: { damage: { facedown: 0 } } });
    expect(table.happened('dice-rolled')).toEqual([]);
  });

  test('its guides are part of a mine [xw.device.23]', () => {
    // It lies east of the template, its guides towards it: they reach 5 mm farther than the edge of the body, 25 mm from its middle.
    const beside = (mm: number): number =>
      flying({ mine: { kind: 'conner-net', at: [460 + mm, 345], facing: 90, player: 'p2' } }, { speed: 3 }).happened(
        'device-detonated',
      ).length;
    expect([beside(25 + 6), beside(25 + 4), beside(25 - 1)]).toEqual([0, 1, 1]);
    const table = flying(
      { mine: { kind: 'conner-net', at: [600, 300], facing: 90, player: 'p2' } },
      { speed: 1, red: { at: [450, 240] } },
    );
    expect(rangeToObject(table.state, 'red', 'mine').distance).toBeCloseTo(600 - 30 - 470, 6);
  });

  test('a boost does not fail because of a mine, which has its effect [xw.boost.11, xw.mine.03]', () => {
    const table = flying(MINE('conner-net', 450, 480), { red: { pilot: 'greensquadronpilot' } });
    table.answer({ type: 'perform-action', action: 'boost' }).answer({ type: 'choose-template', template: 'straight' });
    expect(table.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'boost' }]);
    expect(table.happened('device-detonated')).toMatchObject([{ device: 'mine', ship: 'red' }]);
  });

  test('the part of the template along which a ship was moved back does not count [xw.device.25]', () => {
    // Five ships one behind the other: it is moved back to before the first.
    const queue = Object.fromEntries(
      [380, 420, 460, 500, 540].map((y, i) => [`s${i}`, { player: 'p2', at: [450, y] as const }]),
    );
    const met = (ships: Ships): number =>
      flying(MINE('conner-net', 450, 420), {
        speed: 5,
        ships,
        red: { pilot: 'knavesquadronescort', shields: 2 },
      }).happened('device-detonated').length;
    expect(met({})).toBe(1);
    expect(met(queue)).toBe(0);
  });

  test('a mine dropped under a ship detonates at once against it [xw.faq-objects.06, xw.overlap.10]', () => {
    const table = dropped(
      inSystemPhase({ ...bomber(['proximitymines']), under: at(450, 375, BARE) }),
      'proximity-mines',
    );
    table.rolls('blank', 'blank');
    expect(table.ship('under')).toMatchObject({ damage: { facedown: 1 }, pose: { x: 450, y: 375 } });
    expect(table.device('bomber/proximity-mine-1').place).toBe('removed');
  });

  test('dropped under two ships it affects the one that its player chooses [xw.device.22]', () => {
    const ships = { ...bomber(['proximitymines']), left: at(425, 365, BARE), right: at(475, 365, BARE) };
    const table = dropped(inSystemPhase(ships), 'proximity-mines');
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'choose-affected', ship: 'right' }).rolls('blank', 'blank');
    expect([table.ship('left').damage.facedown, table.ship('right').damage.facedown]).toEqual([0, 1]);
    expect(table.happened('device-detonated')).toHaveLength(1);
  });

  test('a fused mine loses a marker, even if the ship stays on it; the next move onto it sets it off [xw.faq-objects.08, xw.faq-objects.09]', () => {
    const table = flying(MINE('conner-net', 450, 420, { fuses: 1 }), { red: { pilot: 'greensquadronpilot' } });
    expect(table.device('mine')).toMatchObject({ fuses: 0, place: 'table' });
    expect(table.ship('red')).toMatchObject({ tokens: { ion: 0 }, damage: { facedown: 0 } });
    expect(rangeToObject(table.state, 'red', 'mine').range).toBe(0);
    // A boost ahead crosses what is left of it before the ship, a barrel roll ends on it.
    table.answer({ type: 'perform-action', action: 'barrel-roll' }).answer({ type: 'choose-side', side: 'left' });
    table.answer({ type: 'choose-position', position: 'middle' });
    expect(table.happened('device-detonated')).toMatchObject([{ device: 'mine', ship: 'red' }]);
    // Moving off it clear of it does not.
    const off = flying(MINE('conner-net', 450, 290), { speed: 3, red: { at: [450, 330] } });
    expect(off.happened('device-detonated')).toEqual([]);
  });

  test('devices are objects, not obstacles: an attack through one is obstructed without effect [xw.device.20, xw.obstructed.02, xw.lock.03]', () => {
    const ships = { red: { at: [450, 300] as const }, tie: at(450, 450, { facing: 180 }) };
    const table = xwingTable({
      ships,
      devices: BOMB('proton-bomb', { at: [450, 375] }),
      moment: { phase: 'engagement', ship: 'red' },
    });
    table.attack('red', 'tie').answer({ type: 'choose-line', through: ['bomb'] });
    expect(table.happened('attack-declared')).toMatchObject([{ obstructedBy: ['bomb'] }]);
    table.rolls('hit', 'hit', 'hit').repeat({ type: 'end-modifying' });
    expect(table.legal('roll').every(({ faces }) => faces.length === 3)).toBe(true);
    const locking = flying({ bomb: { kind: 'proton-bomb', at: [450, 520] } });
    locking.answer({ type: 'perform-action', action: 'lock' });
    expect(locking.offers({ type: 'choose-lock', on: 'bomb' })).toBe(true);
  });
});

describe('cards with devices', () => {
  test('an effect that names no card costs a charge of the card, and places as that card says [xw.device.15, xw.faq-cards.22]', () => {
    const ships = (active: number): Ships =>
      bomber(['protonbombs', 'proximitymines', 'genius'], { dial: DIAL, upgradeCharges: { protonbombs: active } });
    const moment = { phase: 'activation', ship: 'bomber' } as const;
    const table = xwingTable({ ships: ships(1), moment });
    // Bombs alone, dropped alone.
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { device: 'bomber/protonbombs', way: 'drop 1 straight' },
    ]);
    table.answer({ type: 'choose', ability: 'genius' });
    expect(CHARGES(table)).toBe(0);
    expect(table.device('bomber/proton-bomb-1').pose.y).toBeCloseTo(450 + 120 - 75, 6);
    const empty = xwingTable({ ships: ships(0), moment });
    expect(empty.happened('ability-used')).toEqual([]);
    expect(empty.state.devices).toEqual([]);
  });

  test('what is placed in a special way uses no template: Spare Parts lie against the rear guides [xw.device.02, xw.spare-parts.02, xw.spare-parts.01]', () => {
    const ships = {
      bomber: {
        pilot: 'lukeskywalker',
        upgrades: ['sparepartscanisters', 'r2astromech'],
        at: [450, 450] as const,
        activated: true,
      },
      foe: at(450, 700),
    };
    const table = xwingTable({
      ships,
      locks: [['foe', 'bomber']],
      moment: { phase: 'activation', ship: 'foe', step: 'end of the activation' },
    });
    expect(table.state.locks).toHaveLength(1);
    const acting = xwingTable({
      ships: { ...ships, bomber: { ...ships.bomber, activated: false } },
      locks: [['foe', 'bomber']],
      moment: { phase: 'activation', ship: 'bomber', step: 'perform action' },
    });
    acting
      .answer({ type: 'perform-card-action', ability: 'spare-parts-canisters' })
      .choose('spare-parts-canisters', 'drop');
    const [parts] = acting.state.obstacles;
    expect(parts).toMatchObject({
      outline: 'spareparts',
      kind: 'debris',
      place: 'table',
      pose: { x: 450, y: 450 - 20 - 20 },
    });
    expect(rangeToObject(acting.state, 'bomber', parts?.id ?? '').distance).toBeLessThan(0.01);
    expect(acting.state.locks).toEqual([]);
  });

  test('Loose Cargo is dropped as a device is, and is a debris cloud to the ships under which it lies [xw.obstacles.17, xw.loose-cargo.01, xw.faq-objects.10]', () => {
    const ships = {
      bomber: { pilot: 'trandoshanslaver', upgrades: ['riggedcargochute'], at: [450, 450] as const },
      under: at(450, 340, BARE),
    };
    const table = xwingTable({ ships, moment: { phase: 'activation', ship: 'bomber', step: 'perform action' } });
    table
      .answer({ type: 'perform-card-action', ability: 'rigged-cargo-chute' })
      .choose('rigged-cargo-chute', 'drop 1 straight');
    // Half of the large base, the template, half of the token.
    expect(table.state.obstacles).toMatchObject([{ kind: 'debris', pose: { x: 450, y: 450 - 40 - 40 - 20 } }]);
    expect(table.ship('under').tokens.stress).toBe(1);
    table.rolls('crit').draws('structuraldamage');
    expect(table.ship('under').damage.faceup).toHaveLength(1);
  });

  test('Cargo Drift is an asteroid [xw.cargo-drift.01]', () => {
    const table = xwingTable({
      ships: { red: { at: [450, 300] }, tie: at(450, 450, { facing: 180 }) },
      obstacles: { cargo: { outline: 'cargodrift', at: [450, 260] } },
      moment: { phase: 'engagement', ship: 'red' },
    });
    expect(table.happened('attack-not-possible')).toMatchObject([{ ship: 'red', code: 'at-asteroid' }]);
  });

  test('a Bomblet Generator recovers two charges for a shield at the start of the Activation Phase [xw.bomblet.01]', () => {
    const ships = bomber(['bombletgenerator'], { upgradeCharges: { bombletgenerator: 0 } });
    const table = xwingTable({ ships, moment: 'activation' }).use('bomblet-generator-recovers');
    expect([CHARGES(table), table.ship('bomber').shields.active]).toEqual([2, 1]);
  });

  test('Deathfire may drop another one when destroyed, and cannot launch what is only dropped [xw.faq-cards.20, xw.faq-cards.21]', () => {
    const ships = {
      fire: {
        player: 'p2',
        pilot: 'deathfire',
        upgrades: ['protonbombs'],
        at: [450, 450] as const,
        damage: { facedown: 5 },
        activated: true,
      },
      foe: { at: [100, 100] as const, dial: DIAL },
    };
    const table = xwingTable({ ships: { ...ships, fire: { ...ships.fire, activated: false } }, moment: 'system' });
    table.use('proton-bombs').choose('proton-bombs', 'drop 1 straight');
    table.repeat({ type: 'decline-action' }).draws('structuraldamage');
    table.repeat({ type: 'order-ability', ability: 'deathfire-device' });
    const offered = table.legal('choose').map(({ chosen }) => (chosen as { way: string }).way);
    expect(offered).toEqual(['drop 1 straight', 'drop 1 bank-left', 'drop 1 bank-right']);
    table.answer({
      type: 'choose',
      ability: 'deathfire-device',
      chosen: { device: 'fire/protonbombs', way: 'drop 1 straight' },
    });
    expect(table.happened('device-placed')).toHaveLength(2);
  });
});
