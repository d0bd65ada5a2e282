/** Devices that detonate: bombs, mines, fuse markers (xw.bomb, xw.mine, xw.fuse-marker). */
import { rangeToObject } from '../../src/xwing/queries/range';
import { at, BARE, bomber, DIAL, dropped, FAR, inSystemPhase, type Ships } from './device-table';
import { xwingTable, type Table, type TableSpec } from './table';

/** The last ship has activated: what follows is the end of the Activation Phase. */
const endOfActivation = (ships: Ships, rest: Partial<TableSpec> = {}): Table => {
  const all = Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, { ...ship, activated: true }]));
  return xwingTable({ ships: all, moment: { phase: 'activation', step: 'next ship' }, ...rest });
};

const BOMB = (kind: string, more: object = {}) =>
  ({ bomb: { kind, at: [450, 450], ...more } }) as NonNullable<TableSpec['devices']>;

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
