/** Overdrive Thruster: red boosts, barrel rolls and SLAMs use a template of one speed more. */
import { performAction } from '../../../src/xwing/procedures/perform-action';
import { PERFORM_ACTION } from '../../../src/xwing/queries/actions';
import { xwingTable, type ShipOnTable, type Table } from '../table';

const T_70: ShipOnTable = { pilot: 'bluesquadronrookie', at: [450, 450] };
/** `red` is about to act, with these upgrades. */
const acting = (red: ShipOnTable): Table =>
  xwingTable({
    ships: { red: { ...T_70, ...red }, x: { player: 'p2', at: [860, 860] } },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });
const moved = (table: Table): number[] => {
  const { x, y } = table.ship('red').pose;
  return [x, y].map(Math.round);
};
const THRUSTER = ['overdrivethruster'];
const boosted = (upgrades: string[], pilot: string): number[] =>
  moved(acting({ upgrades, pilot }).answer({ action: 'boost' }).answer({ template: 'straight' }));
const rolled = (upgrades: string[], pilot: string): number[] => {
  const table = acting({ upgrades, pilot }).answer({ action: 'barrel-roll' });
  return moved(table.answer({ side: 'right' }).answer({ position: 'middle' }));
};

test('a red boost goes 40 mm farther, a white one does not', () => {
  expect(boosted(THRUSTER, 'rebelscout')).toEqual([450, 450 + 120]);
  expect(boosted([], 'rebelscout')).toEqual([450, 450 + 80]);
  expect(boosted(THRUSTER, 'bluesquadronrookie')).toEqual([450, 450 + 80]);
});

test('a red barrel roll goes 40 mm farther, a white one does not', () => {
  expect(rolled(THRUSTER, 'graysquadronbomber')).toEqual([450 + 120, 450]);
  expect(rolled([], 'graysquadronbomber')).toEqual([450 + 80, 450]);
  expect(rolled(THRUSTER, 'bluesquadronescort')).toEqual([450 + 80, 450]);
});

test('a red SLAM is a maneuver of one speed more, where there is a template for it', () => {
  const slammed = (maneuver: string, color: 'white' | 'red', upgrades = THRUSTER): unknown => {
    const speed = Number(maneuver[0]);
    const dial = { speed, bearing: 'straight', color: speed === 4 ? 'red' : 'blue' } as const;
    const table = xwingTable({
      ships: {
        red: { pilot: 'colossusstationmechanic', upgrades, at: [450, 200], dial },
        x: { player: 'p2', at: [860, 860], activated: true },
      },
      moment: { phase: 'activation', ship: 'red' },
    });
    table.do((state) =>
      performAction(state, 'red', [{ action: 'slam', color }], { may: false, source: PERFORM_ACTION }),
    );
    table.answer({ type: 'choose-maneuver', maneuver });
    return table.happened('maneuver-executed').at(-1)?.maneuver.speed;
  };
  expect([slammed('2 straight', 'red'), slammed('2 bank-left', 'red')]).toEqual([3, 3]);
  expect([slammed('3 bank-left', 'red'), slammed('2 straight', 'white')]).toEqual([3, 2]);
  expect(slammed('2 straight', 'red', [])).toBe(2);
});
