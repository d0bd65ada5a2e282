import { makeShip } from '../../src/xwing/begin/make-ship';

const ship = (pilot: string, ...upgrades: string[]) => makeShip('red-5', 'p1', pilot, upgrades, 1);

test('a ship takes its numbers from its cards [xw.initiative.01, xw.hull.01]', () => {
  expect(ship('bluesquadronescort')).toMatchObject({
    initiative: 2,
    hull: 4,
    agility: 2,
    shields: { active: 2, limit: 2 },
    turret: null,
    place: 'reserve',
  });
});

test('shields of an upgrade join the pool of the ship, all active [xw.shield-charges.03]', () => {
  expect(ship('bluesquadronescort', 'shieldupgrade').shields).toEqual({ active: 3, limit: 3, recovers: 0 });
});

test('a ship without shields gets them from an upgrade [xw.shield-charges.04]', () => {
  expect(ship('academypilot').shields.active).toBe(0);
  expect(ship('academypilot', 'shieldupgrade').shields.active).toBe(1);
});

test('Force of an upgrade joins the pool of the ship card [xw.force-charges.04]', () => {
  expect(ship('lukeskywalker', 'yoda').force).toEqual({ active: 4, limit: 4, recovers: 1 });
});

test('a ship without Force gets it from an upgrade [xw.force-charges.05]', () => {
  expect(ship('bluesquadronescort').force).toBeNull();
  expect(ship('bluesquadronescort', 'ezrabridger').force?.limit).toBe(1);
});

test('charges of an upgrade lie on that upgrade, active side up [xw.standard-charges.03, xw.charges.07]', () => {
  const redFive = ship('bluesquadronescort', 'protontorpedoes', 'protontorpedoes');
  expect(redFive.charges).toBeNull();
  expect(redFive.upgrades.map((each) => [each.id, each.charges])).toEqual([
    ['red-5/protontorpedoes', { active: 2, limit: 2, recovers: 0 }],
    ['red-5/protontorpedoes-2', { active: 2, limit: 2, recovers: 0 }],
  ]);
});

test('a weapon with a turret arc brings its indicator [xw.turret-arc.02]', () => {
  expect(ship('goldsquadronveteran').turret).toBeNull();
  expect(ship('goldsquadronveteran', 'dorsalturret').turret?.kind).toBe('single');
  expect(ship('rearadmiralchiraneau').turret?.kind).toBe('double');
});

test('the indicator of a primary or a special weapon, single or double, points to the front at first; one for both [xw.turret-arc.02]', () => {
  const single = { kind: 'single', arc: 'front' };
  expect(ship('bluesquadronescort', 'protontorpedoes').turret).toBeNull();
  expect(ship('kylekatarn').turret).toEqual(single);
  expect(ship('goldsquadronveteran', 'ioncannonturret').turret).toEqual(single);
  expect(ship('kylekatarn', 'dorsalturret').turret).toEqual(single);
  expect(ship('outerrimsmuggler').turret).toEqual({ kind: 'double', arc: 'front' });
});

test('an upgrade changes hull and agility', () => {
  expect(ship('soontirfel', 'hullupgrade').hull).toBe(ship('soontirfel').hull + 1);
  expect(ship('anakinskywalker', 'delta7b').agility).toBe(2);
  // No value falls below 0.
  expect(ship('lothalrebel').agility).toBe(0);
  expect(ship('lothalrebel', 'delta7b').agility).toBe(0);
});
