/** SLAM: a second maneuver of the same speed, as the action of the Perform Action step. */
import { after } from '../../src/core';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { ship, type Maneuver } from '../../src/xwing/facts';
import { maneuverName } from '../../src/xwing/facts/maneuvers';
import { gainToken } from '../../src/xwing/effects/tokens';
import { activate } from '../../src/xwing/procedures/activation-phase';
import { activating } from './activating';
import { install } from './bare-state';
import { tableFor } from './lone-ship';
import { xwingTable, type ShipOnTable, type Table } from './table';

install({
  abilities: (['action-performed', 'maneuver-executed'] as const).map((type) =>
    ability({
      id: `after ${type}`,
      card: 'test:after-slam',
      rules: ['xw.slam.07'],
      on: after(type),
      when: (_state, { event, source }) => event.ship === source,
      effect: (state, { source }) =>
        gainToken(state, source, type === 'action-performed' ? 'evade' : 'calculate', [], { by: 'p1' }),
    }),
  ),
});

const KWING = 'wardensquadronpilot';
const DIAL = ship('btls8kwing')?.dial ?? [];
const onDial = (name: string): Maneuver => {
  const found = DIAL.find((each) => maneuverName(each) === name);
  if (!found) throw new Error(`no ${name} on the dial`);
  return found;
};

/** A K-wing, at [450, 400] unless told otherwise, reveals this and may act. */
function flown(maneuver: string, red: ShipOnTable = {}, others: Record<string, ShipOnTable> = {}): Table {
  return xwingTable({
    ships: {
      red: { pilot: KWING, at: [450, 400], dial: onDial(maneuver), ...red },
      ...others,
      x: { player: 'p2', at: [850, 850], activated: true },
    },
    moment: { phase: 'activation', ship: 'red' },
  });
}
const slamming = (maneuver: string, red?: ShipOnTable, others?: Record<string, ShipOnTable>): Table =>
  flown(maneuver, red, others).answer({ type: 'perform-action', action: 'slam' });
const placed = (table: Table): [number, number] => {
  const { x, y } = table.ship('red').pose;
  return [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
};

test('choose a maneuver of the same speed, execute it, and only then gain a disarm token [xw.slam.01]', () => {
  const table = slamming('2 straight').answer({ type: 'choose-maneuver', maneuver: '2 bank-left' });
  expect(table.happened('maneuver-executed').map(({ maneuver }) => maneuverName(maneuver))).toEqual([
    '2 straight',
    '2 bank-left',
  ]);
  const second = table.events.map(({ type }) => type).lastIndexOf('maneuver-executed');
  const disarmed = table.when('token-gained', { token: 'disarm' });
  expect(disarmed).toBeGreaterThan(second);
  expect(table.when('action-performed', { action: 'slam' })).toBeGreaterThan(disarmed);
  expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'disarm' }]);
});

test('only that speed, of any bearing and color [xw.slam.02]', () => {
  const table = slamming('2 straight');
  const legal = table.legal('choose-maneuver').map((each) => each.maneuver);
  expect(legal).toEqual(DIAL.filter(({ speed }) => speed === 2).map(maneuverName));
  expect(new Set(legal.map((name) => onDial(name).color)).size).toBeGreaterThan(1);
  expect(table.refusal({ maneuver: '3 straight' })).toBe('other-speed');
});

test('a speed that an ability changed is the one that counts [xw.slam.02, xw.speed.02]', () => {
  const table = activating({ pilot: KWING, dial: onDial('2 straight') }, {}, {}, ['faster']).answer({ action: 'slam' });
  expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: { speed: 3 } }]);
  expect(new Set(table.legal('choose-maneuver').map((each) => onDial(each.maneuver).speed))).toEqual(new Set([3]));
});

test('in the middle of its turn it has executed what is revealed; without a maneuver there is no SLAM [xw.slam.02]', () => {
  const moment = { phase: 'activation', ship: 'red', step: 'perform action' } as const;
  const table = xwingTable({
    ships: {
      red: { pilot: KWING, at: [450, 400], revealed: onDial('3 straight') },
      x: { player: 'p2', at: [850, 850] },
    },
    moment,
  }).answer({ action: 'slam' });
  expect(table.legal('choose-maneuver').map((each) => each.maneuver)).toEqual(
    DIAL.filter(({ speed }) => speed === 3).map(maneuverName),
  );
  const none = xwingTable({ ships: { red: { pilot: KWING, at: [450, 400] }, x: { player: 'p2' } }, moment });
  expect(none.refusal({ type: 'perform-action', action: 'slam' })).toBe('no-maneuver');
});

test('only what is printed on its own dial [xw.slam.03]', () => {
  const table = slamming('1 straight');
  expect(DIAL.some(({ speed, bearing }) => speed === 1 && bearing === 'turn-left')).toBe(false);
  expect(table.legal('choose-maneuver').map((each) => each.maneuver)).toEqual([
    '1 bank-left',
    '1 straight',
    '1 bank-right',
  ]);
  expect(table.refusal({ maneuver: '1 turn-left' })).toBeUndefined();
});

describe('it is really executed', () => {
  test('by its template, with the check of its difficulty [xw.slam.04]', () => {
    const tired = { tokens: { strain: 1 } };
    const table = slamming('2 turn-left', tired).answer({ maneuver: '2 straight' });
    expect(onDial('2 straight').color).toBe('blue');
    expect(table.happened('token-removed')).toContainEqual(expect.objectContaining({ token: 'strain' }));
    const straight = slamming('2 straight').answer({ maneuver: '2 straight' });
    expect(placed(straight)).toEqual([450, 400 + 2 * (80 + 60)]);
  });

  test('a red one gives stress, before the disarm token [xw.slam.04]', () => {
    const dial = ship('fireball')?.dial ?? [];
    const red = dial.find(({ color, bearing }) => color === 'red' && !bearing.startsWith('tallon'));
    const same = dial.find(({ color, speed }) => color !== 'red' && speed === red?.speed);
    if (!red || !same) throw new Error('the dial has no such maneuvers');
    const table = flown('2 straight', { pilot: 'colossusstationmechanic', dial: same });
    table.answer({ action: 'slam' }).answer({ type: 'choose-maneuver', maneuver: maneuverName(red) });
    expect(table.happened('token-gained')).toMatchObject([{ token: 'stress' }, { token: 'disarm' }]);
  });

  test('where it would overlap a ship it is executed in part, and obstacles count [xw.slam.04]', () => {
    const table = slamming('2 straight', {}, { wall: { at: [450, 700] } }).answer({ maneuver: '2 straight' });
    expect(table.happened('maneuver-executed')).toMatchObject([{ fully: true }, { fully: false }]);
    expect(table.ship('red').touching).toEqual(['wall']);
    expect(table.happened('action-performed')).toMatchObject([{ action: 'slam' }]);
  });
});

test('only as the action of the Perform Action step: a coordinated ship cannot [xw.slam.05]', () => {
  const table = xwingTable({
    ships: {
      shuttle: { pilot: 'scarifbasepilot', at: [450, 560] },
      red: { pilot: KWING, player: 'p1', at: [450, 400], revealed: onDial('2 straight') },
      x: { player: 'p2', at: [850, 850] },
    },
    moment: { phase: 'activation', ship: 'shuttle', step: 'perform action' },
  });
  table.answer({ action: 'coordinate' }).answer({ on: 'red' });
  expect(table.refusal({ type: 'perform-action', ship: 'red', action: 'slam' })).toBe('not-in-step');
  expect(table.refusal({ type: 'perform-action', ship: 'red', action: 'lock' })).toBeNull();
  expect(flown('2 straight').refusal({ type: 'perform-action', action: 'slam' })).toBeNull();
});

test('where the ship would flee the action fails; it is where it was, and not disarmed [xw.slam.06]', () => {
  const table = slamming('2 straight', { at: [450, 640] });
  expect(placed(table)).toEqual([450, 780]);
  table.answer({ maneuver: '2 straight' });
  expect(placed(table)).toEqual([450, 780]);
  expect(table.ship('red').place).toBe('table');
  expect(table.happened('fled')).toEqual([]);
  expect(table.happened('effect-failed')).toMatchObject([{ what: 'slam', code: 'outside-play-area' }]);
  expect(table.happened('action-failed')).toMatchObject([{ ship: 'red', action: 'slam' }]);
  expect(table.happened('token-gained')).toEqual([]);
  expect(table.happened('maneuver-executed')).toHaveLength(1);
});

test('it counts as an action and as an executed maneuver [xw.slam.07]', () => {
  const table = tableFor({ pilot: KWING, dial: onDial('2 straight') });
  bringIntoPlay(table.state, 'test:after-slam', 'red', 'p1');
  table
    .do((state) => activate(state, 'red'))
    .answer({ action: 'slam' })
    .answer({ maneuver: '2 straight' });
  // One maneuver of the dial, one of the SLAM; one action.
  expect(table.ship('red').tokens).toMatchObject({ calculate: 2, evade: 1 });
});
