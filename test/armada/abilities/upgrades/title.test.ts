/** Upgrade cards of the slot 'title'. */
import { frontal, type Duel } from '../../attack/duels';
import type { ShipOnTable, Table } from '../../table';
import { NEBULON, chosen, offered, points, pool, repair, usedBy, withDice } from '../tables';

describe('Dominator', () => {
  const THREE = ['red hit', 'red hit', 'red hit'];
  const dominating = (range: Duel['range'], vsd: ShipOnTable = {}): Table =>
    frontal({ attacker: 'vsd', range: range ?? 'medium', vsd: { upgrades: ['dominator'], ...vsd } });

  test('one shield or two, from whichever hull zones, for as many blue dice [arm.modifying-dice.04]', () => {
    const shields = { front: 2, left: 1, right: 0, rear: 0 };
    const table = dominating('medium', { shields })
      .rolls(...THREE)
      .answer({ type: 'use-ability' });
    expect(chosen(table)).toEqual([['front'], ['left'], ['front', 'front'], ['front', 'left']]);
    table.answer({ chosen: ['front', 'left'] }).rolls('blue hit', 'blue accuracy');
    expect(table.ship('vsd').shields).toEqual({ front: 1, left: 0, right: 0, rear: 0 });
    expect(pool(table)).toEqual([...THREE, 'blue accuracy', 'blue hit']);
    expect(offered(table)).toEqual([]);
  });

  test('not at long range, not without shields, not while defending [arm.modifying-dice.04]', () => {
    expect(offered(dominating('close').rolls(...THREE, 'black hit', 'black hit', 'black hit'))).toEqual(['dominator']);
    expect(offered(dominating('long').rolls(...THREE))).toEqual([]);
    const shields = { front: 0, left: 0, right: 0, rear: 0 };
    expect(offered(dominating('medium', { shields }).rolls(...THREE))).toEqual([]);
    const defends = frontal({ vsd: { upgrades: ['dominator'] } }).rolls('red hit', 'red hit', 'blue hit');
    expect(offered(defends)).toEqual([]);
  });
});

test("Dodonna's Pride: with a blue critical all dice are canceled for one faceup card [arm.critical-effects.03, arm.modifying-dice.07]", () => {
  const pride = { cr90: { upgrades: ['dodonnas-pride'] } };
  const table = withDice(pride, ['red blank', 'red hit', 'blue critical']).answer({ type: 'use-ability' });
  expect(pool(table)).toEqual([]);
  table.answer({ type: 'draw', card: 'power-failure' });
  expect(table.ship('vsd').damage.faceup).toMatchObject([{ card: 'power-failure' }]);
  expect(table.told('damage-totaled')).toMatchObject([{ damage: 0 }]);
  expect(table.told('attack-performed')).toMatchObject([{ cards: 1 }]);
  const red = withDice(pride, ['red critical', 'red hit', 'blue hit']);
  expect(red.whyNot(usedBy('p1', 'cr90', 'dodonnas-pride'))).toMatchObject({ code: 'no-critical' });
});

test('Redemption: one point more for every friendly ship at distance 1-5, itself among them [arm.friendly-and-enemy.03]', () => {
  expect(points(repair('redemption', 'dial'))).toBe(4);
  const near = (owner: string, x: number): unknown =>
    points(
      repair(null, 'dial', { ships: { title: { owner, card: NEBULON, at: [x, 400], upgrades: ['redemption'] } } }),
    );
  expect(near('p1', 800)).toBe(4);
  expect(near('p1', 900)).toBe(3);
  expect(near('p2', 800)).toBe(3);
});
