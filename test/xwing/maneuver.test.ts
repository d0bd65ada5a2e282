import { ship as shipType, ships as shipTypes, type Bearing } from '../../src/xwing/facts';
import { bringIntoPlay } from '../../src/xwing/engine';
import { changedSpeed, directionOf, isBasic, isForward } from '../../src/xwing/facts/maneuvers';
import { rangeBetween } from '../../src/xwing/queries/range';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { templateOf } from '../../src/xwing/facts/templates';
import { maneuver, execute, fly, facing, placed, fully } from './flying';
import { tableFor } from './lone-ship';

describe('what a maneuver is', () => {
  test('every dial entry has a speed of 0 to 5, a difficulty and a bearing [xw.maneuver.01, xw.speed.01, xw.difficulty.01]', () => {
    for (const { dial, size } of shipTypes()) {
      for (const { speed, color, bearing } of dial) {
        expect([0, 1, 2, 3, 4, 5]).toContain(speed);
        expect(['red', 'white', 'blue', 'purple']).toContain(color);
        if (size !== 'huge') expect(templateOf(speed, bearing) === null).toBe(bearing === 'stationary');
      }
    }
  });

  test.each([
    ['bank-left', 'left'],
    ['turn-right', 'right'],
    ['koiogran', 'straight'],
    ['tallon-left', 'left'],
    ['reverse-bank-right', 'right'],
    ['straight', 'straight'],
  ] as const)('the direction of %s is %s [xw.maneuver.02, xw.bearing.01]', (bearing, direction) => {
    expect(directionOf(bearing)).toBe(direction);
  });

  test('straight, bank and turn are basic, all others are advanced [xw.bearing.02]', () => {
    const bearings = [...new Set(shipTypes().flatMap((type) => type.dial.map((each) => each.bearing)))];
    const basic: Bearing[] = ['bank-left', 'bank-right', 'straight', 'turn-left', 'turn-right'];
    expect(bearings.filter(isBasic).sort()).toEqual(basic);
    expect(bearings).toHaveLength(14);
  });

  test('maneuvers that begin at the front guides are forward maneuvers [xw.bearing.03]', () => {
    expect(isForward('tallon-left')).toBe(true);
    expect(isForward('koiogran')).toBe(true);
    expect(isForward('bank-right')).toBe(true);
  });

  test('a stationary maneuver is not a forward maneuver [xw.bearing.20]', () => {
    expect(isForward('stationary')).toBe(false);
  });

  test('a reverse straight is not a forward maneuver [xw.bearing.24]', () => {
    expect(isForward('reverse-straight')).toBe(false);
  });

  test('a reverse bank is not a forward maneuver [xw.bearing.26]', () => {
    expect(isForward('reverse-bank-left')).toBe(false);
    expect(isForward('reverse-bank-right')).toBe(false);
  });

  test('a change of speed stays within the templates [xw.speed.02]', () => {
    expect(changedSpeed(maneuver('5 straight'), 1)).toBe(5);
    expect(changedSpeed(maneuver('4 koiogran'), 1)).toBe(5);
    expect(changedSpeed(maneuver('2 turn-left'), 1)).toBe(3);
    expect(changedSpeed(maneuver('3 bank-left'), 2)).toBe(3);
    expect(changedSpeed(maneuver('3 bank-left'), -1)).toBe(2);
  });

  test.each([
    ['straight', 5],
    ['koiogran', 5],
    ['bank-left', 3],
    ['segnor-right', 3],
    ['turn-right', 3],
    ['tallon-left', 3],
  ])('a %s has speeds from 1 to %d, no faster and no slower [xw.speed.02]', (bearing, fastest) => {
    const changed = (speed: number, by: number) => changedSpeed(maneuver(`${speed} ${bearing}`), by);
    expect([changed(1, -1), changed(2, -1), changed(3, -3)]).toEqual([1, 1, 1]);
    expect([changed(fastest - 1, 1), changed(fastest, 1), changed(1, 9)]).toEqual([fastest, fastest, fastest]);
  });

  test("the 3 Segnor's loop gets no faster and the 1 straight no slower [xw.speed.03]", () => {
    expect(changedSpeed(maneuver('3 segnor-right'), 1)).toBe(3);
    expect(changedSpeed(maneuver('1 straight'), -1)).toBe(1);
  });

  test('a stationary maneuver stays at speed 0 [xw.speed.04]', () => {
    expect(changedSpeed(maneuver('0 stationary'), 1)).toBe(0);
    expect(changedSpeed(maneuver('0 stationary'), -1)).toBe(0);
  });
});

describe('basic maneuvers', () => {
  test('the template of the speed and bearing is used [xw.maneuver.04]', () => {
    expect(templateOf(3, 'bank-left')).toEqual({ shape: 'curve', side: 'left', radius: 180, angle: 45, width: 20 });
    expect(templateOf(2, 'turn-right')).toEqual({ shape: 'curve', side: 'right', radius: 62.5, angle: 90, width: 20 });
    expect(templateOf(5, 'straight')).toEqual({ shape: 'straight', length: 200, width: 20 });
  });

  test('the template continues the facing from the middle of the front edge [xw.maneuver.05]', () => {
    expect(placed(fly('1 straight', { facing: 90 }))).toEqual([450 + 20 + 40 + 20, 400]);
  });

  test('a small ship moves forward by the template and its own base [xw.maneuver.06]', () => {
    const table = fly('2 straight');
    expect(placed(table)).toEqual([450, 400 + 80 + 40]);
    expect(facing(table)).toBe(0);
  });

  test('a large ship moves forward by the template and its own base [xw.maneuver.06]', () => {
    expect(placed(fly('1 straight', { pilot: 'lothalrebel' }))).toEqual([450, 400 + 40 + 80]);
  });

  test('nothing but ships and obstacles is in the play area after a maneuver [xw.maneuver.07]', () => {
    const before = tableFor();
    const keys = Object.keys(before.state).sort();
    const after = execute(before, '2 straight').state;
    expect(Object.keys(after).sort()).toEqual(keys);
    expect(after.stack).toEqual([]);
    expect(after.obstacles).toEqual([]);
  });

  test('a straight keeps the facing [xw.bearing.05]', () => {
    const table = fly('3 straight');
    expect(facing(table)).toBe(0);
    expect(placed(table)).toEqual([450, 400 + 160]);
  });

  test('a bank turns by 45 degrees to its side [xw.bearing.06]', () => {
    const table = fly('2 bank-right');
    expect(facing(table)).toBe(45);
    // Half a base ahead, 130 mm of radius, half a base along the new facing.
    expect(placed(table)).toEqual([
      Math.round((450 + 130 * (1 - Math.SQRT1_2) + 20 * Math.SQRT1_2) * 100) / 100,
      Math.round((400 + 20 + 130 * Math.SQRT1_2 + 20 * Math.SQRT1_2) * 100) / 100,
    ]);
    expect(facing(fly('2 bank-left'))).toBe(315);
  });

  test('a turn turns by 90 degrees to its side [xw.bearing.07]', () => {
    const table = fly('2 turn-left');
    expect(facing(table)).toBe(270);
    expect(placed(table)).toEqual([450 - 62.5 - 20, 400 + 20 + 62.5]);
    expect(facing(fly('2 turn-right'))).toBe(90);
    expect(placed(fly('2 turn-right'))).toEqual([450 + 62.5 + 20, 400 + 20 + 62.5]);
  });

  test('front guides at the start, rear guides at the end [xw.bearing.04]', () => {
    const table = fly('1 bank-left');
    const { heading, x, y } = table.ship('red').pose;
    const rear = [x - 20 * heading.x, y - 20 * heading.y];
    expect(rear[0]).toBeCloseTo(450 - 80 * (1 - Math.SQRT1_2), 9);
    expect(rear[1]).toBeCloseTo(400 + 20 + 80 * Math.SQRT1_2, 9);
  });

  test('a card can make a ship execute a maneuver that is not on its dial [xw.maneuver.15]', () => {
    expect(shipType('t65xwing')?.dial.some((each) => each.speed === 5)).toBe(false);
    expect(placed(fly('5 straight'))).toEqual([450, 400 + 240]);
  });
});

describe('advanced maneuvers', () => {
  test('a Koiogran turn ends on the straight template, turned around [xw.bearing.09]', () => {
    const table = fly('4 koiogran');
    expect(placed(table)).toEqual([450, 400 + 200]);
    expect(facing(table)).toBe(180);
  });

  test('after a Koiogran turn the front edge lies at the template [xw.bearing.12]', () => {
    const { x, y, heading } = fly('1 koiogran').ship('red').pose;
    expect([x + 20 * heading.x, y + 20 * heading.y]).toEqual([450, 400 + 20 + 40]);
  });

  test("a Segnor's loop follows the bank and turns around [xw.bearing.10]", () => {
    const table = fly('2 segnor-left');
    const bank = fly('2 bank-left');
    expect(placed(table)).toEqual(placed(bank));
    expect(facing(table)).toBe(315 - 180);
    expect(facing(fly('2 segnor-right'))).toBe(45 + 180);
  });

  test("after a Segnor's loop the front edge lies at the template [xw.bearing.12]", () => {
    const { x, y, heading } = fly('2 segnor-left').ship('red').pose;
    expect(x + 20 * heading.x).toBeCloseTo(450 - 130 * (1 - Math.SQRT1_2), 9);
    expect(y + 20 * heading.y).toBeCloseTo(420 + 130 * Math.SQRT1_2, 9);
  });

  test('a Tallon roll turns by 180 degrees at the end of the turn template [xw.bearing.11]', () => {
    const table = fly('3 tallon-left').answer({ type: 'choose-position', position: 'middle' });
    expect(facing(table)).toBe(180);
    expect(placed(table)).toEqual(placed(fly('3 turn-left')));
    expect(fully(table)).toBe(true);
  });

  test.each([
    ['tallon-left', 'front', 102.5 - 10],
    ['tallon-left', 'middle', 102.5],
    ['tallon-left', 'back', 102.5 + 10],
    ['tallon-right', 'front', 102.5 - 10],
  ] as const)(
    'a %s may end at the %s of the template, its side against it [xw.bearing.13]',
    (bearing, position, ahead) => {
      const table = fly(`2 ${bearing}`);
      expect(table.legal('choose-position').map((each) => each.position)).toEqual(['front', 'middle', 'back']);
      table.answer({ position });
      const [x, y] = placed(table);
      expect(y).toBeCloseTo(400 + ahead - 20, 6);
      expect(Math.abs(x - 450)).toBeCloseTo(62.5 + 20, 6);
      expect(facing(table)).toBe(180);
    },
  );

  test('of three positions only the free ones may be taken, and the roll is then full [xw.bearing.13]', () => {
    // The end of the 2 turn left is at [387.5, 482.5]; this ship reaches into the rearmost position only.
    const table = execute(tableFor({}, { block: { player: 'p2', at: [367.5, 530] } }), '2 tallon-left');
    expect(table.refusal({ position: 'back' })).toBe('overlaps-ship');
    expect(table.legal().length).toBe(2);
    table.answer({ position: 'front' });
    expect(fully(table)).toBe(true);
  });

  test('a blocked Koiogran turn does not turn around [xw.bearing.14]', () => {
    const table = execute(tableFor({}, { block: { player: 'p2', at: [450, 610] } }), '4 koiogran');
    expect(facing(table)).toBe(0);
    expect(placed(table)).toEqual([450, 570]);
    expect(fully(table)).toBe(false);
  });

  test("a blocked Segnor's loop stays on its bank, facing along it [xw.bearing.14]", () => {
    const end = fly('2 bank-left').ship('red').pose;
    const table = execute(tableFor({}, { block: { player: 'p2', at: [end.x, end.y] } }), '2 segnor-left');
    expect(fully(table)).toBe(false);
    expect(facing(table)).toBeGreaterThan(315);
    expect(facing(table)).toBeLessThan(360);
  });

  test('a Tallon roll blocked in all three positions is a partial turn [xw.bearing.14]', () => {
    const table = execute(tableFor({}, { block: { player: 'p2', at: [367.5, 482.5] } }), '2 tallon-left');
    expect(table.ended).toBe(true);
    expect(fully(table)).toBe(false);
    expect(facing(table)).toBeGreaterThan(270);
    expect(rangeBetween(table.state, 'red', 'block').range).toBe(0);
  });

  test('a partially executed Tallon roll is still a red 3 Tallon roll [xw.bearing.15]', () => {
    const end = fly('3 turn-left').ship('red').pose;
    const table = execute(tableFor({}, { block: { player: 'p2', at: [end.x, end.y] } }), '3 tallon-left red');
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.happened('maneuver-executed')).toMatchObject([
      { maneuver: maneuver('3 tallon-left red'), fully: false },
    ]);
  });

  test('only its own exception applies to an advanced maneuver [xw.bearing.08]', () => {
    // The Koiogran turn moves, checks difficulty and is executed just as the straight that it uses.
    const types = (text: string) => fly(text).events.map((each) => each.type);
    expect(types('3 koiogran red')).toEqual(types('3 straight red'));
    expect(facing(fly('3 koiogran red'))).not.toBe(facing(fly('3 straight red')));
  });

  test.each([
    ['3 koiogran', '3 straight', 180],
    ['2 segnor-left', '2 bank-left', 180],
    ['2 segnor-right', '2 bank-right', 180],
    ['3 tallon-left', '3 turn-left', 270],
    ['3 tallon-right', '3 turn-right', 90],
  ])('a %s ends where a %s does, turned further by %d degrees [xw.bearing.08]', (advanced, basic, turned) => {
    const table = fly(advanced);
    if (table.legal('choose-position').length > 0) table.answer({ position: 'middle' });
    expect((facing(table) - facing(fly(basic)) + 360) % 360).toBeCloseTo(turned, 1);
    expect(placed(table)).toEqual(placed(fly(basic)));
  });

  test('a reverse straight ends behind the start, facing the same way [xw.bearing.22]', () => {
    const table = fly('1 reverse-straight');
    expect(placed(table)).toEqual([450, 400 - 80]);
    expect(facing(table)).toBe(0);
  });

  test('a reverse straight uses the straight template of its speed [xw.bearing.23]', () => {
    expect(placed(fly('2 reverse-straight'))).toEqual([450, 400 - 120]);
    expect(templateOf(2, 'reverse-straight')).toEqual(templateOf(2, 'straight'));
  });

  test('a reverse bank left ends behind and to the left, its nose to the right [xw.bearing.25]', () => {
    const table = fly('1 reverse-bank-left');
    // The template of radius 80 mm lies at the rear edge; the front edge is set against its other end.
    const { x, y, heading } = table.ship('red').pose;
    expect(x + 20 * heading.x).toBeCloseTo(450 - 80 * (1 - Math.SQRT1_2), 9);
    expect(y + 20 * heading.y).toBeCloseTo(400 - 20 - 80 * Math.SQRT1_2, 9);
    expect(facing(table)).toBe(45);
    const right = fly('1 reverse-bank-right');
    expect(facing(right)).toBe(315);
    expect(right.ship('red').pose.x).toBeCloseTo(900 - x, 9);
  });

  test('a stationary maneuver moves nothing [xw.bearing.16]', () => {
    const table = fly('0 stationary');
    expect(placed(table)).toEqual([450, 400]);
    expect(facing(table)).toBe(0);
    expect(table.happened('moved')).toEqual([]);
  });

  test('a ship that executes a stationary maneuver has executed a maneuver [xw.bearing.17]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'test:after-maneuver', 'red', 'p1');
    execute(table, '0 stationary');
    expect(table.ship('red').tokens.focus).toBe(1);
  });

  test('a stationary ship stays at range 0 of what it touched [xw.bearing.19]', () => {
    const table = tableFor({ touching: ['block'] }, { block: { player: 'p2', at: [450, 440.5], touching: ['red'] } });
    execute(table, '0 stationary');
    expect(rangeBetween(table.state, 'red', 'block').range).toBe(0);
    // Only the touching that was kept makes it so: the bases are half a millimetre apart.
    expect(rangeBetween(table.state, 'red', 'block').distance).toBeCloseTo(0.5, 9);
  });

  test('a stationary maneuver is always fully executed [xw.bearing.21]', () => {
    const table = tableFor({}, { ahead: { player: 'p2', at: [450, 440] }, behind: { player: 'p2', at: [450, 360] } });
    execute(table, '0 stationary');
    expect(fully(table)).toBe(true);
    expect(table.happened('overlapped')).toEqual([]);
  });
});

describe('check difficulty', () => {
  test('the ship moves first and gains the stress after that [xw.maneuver.03]', () => {
    const types = fly('2 straight red').events.map((each) => each.type);
    expect(types.indexOf('moved')).toBeLessThan(types.indexOf('token-gained'));
    expect(types.indexOf('token-gained')).toBeLessThan(types.indexOf('maneuver-executed'));
  });

  test('a red maneuver gives one stress token [xw.maneuver.08, xw.difficulty.02, xw.stress.04]', () => {
    expect(fly('2 turn-left red').ship('red').tokens.stress).toBe(1);
  });

  test('a blue maneuver removes one stress and one strain token [xw.maneuver.09, xw.stress.06, xw.strain.04]', () => {
    const { tokens } = fly('1 straight blue', { tokens: { stress: 2, strain: 2 } }).ship('red');
    expect([tokens.stress, tokens.strain]).toEqual([1, 1]);
    // Each on its own too.
    expect(fly('1 straight blue', { tokens: { strain: 1 } }).ship('red').tokens).toMatchObject({
      stress: 0,
      strain: 0,
    });
    expect(fly('1 straight blue', { tokens: { stress: 1 } }).ship('red').tokens).toMatchObject({
      stress: 0,
      strain: 0,
    });
  });

  test('a ship rid of its stress by a blue maneuver can perform an action [xw.difficulty.03]', () => {
    const table = fly('1 straight blue', { tokens: { stress: 1 } });
    expect(table.ship('red').tokens.stress).toBe(0);
    table.do((state) => performAction(state, 'red', 'any standard action', { may: true, source: 'test' }));
    expect(table.legal('perform-action').length).toBeGreaterThan(0);
  });

  test('a white maneuver changes no stress [xw.maneuver.10]', () => {
    expect(fly('1 straight white', { tokens: { stress: 1, strain: 1 } }).ship('red').tokens).toMatchObject({
      stress: 1,
      strain: 1,
    });
    expect(fly('1 straight white').ship('red').tokens.stress).toBe(0);
  });

  test('a purple maneuver needs an active Force charge, as a purple action does [xw.actions.10]', () => {
    const luke = (active: number) =>
      fly('1 turn-left purple', { force: { active, limit: 2, recovers: 1 } }).happened('maneuver-replaced');
    expect(luke(0)).toMatchObject([{ ship: 'red', by: maneuver('2 straight white'), rules: ['xw.actions.10'] }]);
    expect(luke(1)).toEqual([]);
    expect(fly('1 turn-left purple').happened('maneuver-replaced')).toHaveLength(1);
  });

  test('a stressed ship executes a white 2 straight instead of a red maneuver [xw.maneuver.14, xw.stress.07]', () => {
    const table = fly('1 turn-left red', { tokens: { stress: 1 } });
    expect(placed(table)).toEqual([450, 400 + 120]);
    expect(facing(table)).toBe(0);
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.happened('maneuver-executed')[0]?.maneuver).toEqual(maneuver('2 straight white'));
    expect(table.happened('maneuver-replaced')).toMatchObject([
      {
        ship: 'red',
        by: maneuver('2 straight white'),
        rules: ['xw.stress.07'],
        because: [{ code: 'stressed', facts: { stress: 1 } }],
      },
    ]);
    // One stress token or more; white and blue maneuvers stay, and so does the red one of a ship without stress.
    expect(fly('1 turn-left red', { tokens: { stress: 3 } }).happened('maneuver-replaced')).toHaveLength(1);
    expect(fly('1 turn-left white', { tokens: { stress: 1 } }).happened('maneuver-replaced')).toEqual([]);
    expect(fly('1 turn-left blue', { tokens: { stress: 1 } }).happened('maneuver-replaced')).toEqual([]);
    expect(fly('1 turn-left red').happened('maneuver-replaced')).toEqual([]);
  });

  test('a purple maneuver costs a Force charge, and a ship without one executes a white 2 straight [xw.actions.10]', () => {
    const force = { active: 1, limit: 1, recovers: 1 };
    const table = fly('2 tallon-left purple', { force }).answer({ position: 'middle' });
    expect(table.ship('red').force?.active).toBe(0);
    const without = fly('2 tallon-left purple', { force: { ...force, active: 0 } });
    expect(placed(without)).toEqual([450, 400 + 120]);
    // No other color costs one.
    for (const color of ['white', 'red', 'blue'])
      expect(fly(`2 straight ${color}`, { force: { ...force, active: 1 } }).ship('red').force?.active).toBe(1);
  });
});
