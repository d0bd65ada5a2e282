import { install, type ShipSpec } from './bare-state';
import { xwingTable } from './table';
import { ahead, attackOf, attacks, diceAsked, fight, measures, noAttackBecause, passes } from './fight';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { makeShip } from '../../src/xwing/begin/make-ship';
import { primaryValues, weaponsOf } from '../../src/xwing/queries/weapons';
import { pilots } from '../../src/xwing/facts';

install({
  abilities: [
    ability({
      id: 'point-blank',
      rules: ['xw.range-bonus.06'],
      permits: { 'attacks at range 0': () => true },
    }),
  ],
});

const at = (x: number, y: number): ShipSpec => ({ at: [x, y] });
const TORPEDOES: ShipSpec = { upgrades: ['protontorpedoes'] };
const torpedo = 'red/protontorpedoes';
const weaponsOffered = (spec: Parameters<typeof fight>[0]): (string | null)[] =>
  measures(fight(spec))
    .legal('choose-weapon')
    .map((action) => action.weapon);

test('measuring to several ships commits to none of them [xw.attack.04]', () => {
  const table = measures(fight({ ships: { other: { player: 'p2', at: [440, 600] } } }));
  expect(table.legal('decline-attack')).toHaveLength(1);
  table.answer({ type: 'choose-weapon' });
  expect(table.legal('declare-defender').map((action) => action.defender)).toEqual(['tie', 'other']);
});

test('the player picks one of the primary and special weapons of the ship [xw.attack.05, xw.special-weapon.01]', () => {
  const lancer: ShipSpec = { pilot: 'ketsuonyo', turret: { kind: 'single', arc: 'front' } };
  expect(weaponsOffered({ red: lancer })).toEqual(['primary front', 'primary single-turret']);
  expect(weaponsOffered({ red: { upgrades: ['jammingbeam'] } })).toEqual(['primary', 'red/jammingbeam']);
});

test('the defender must meet every requirement of the weapon, or the weapon cannot be chosen [xw.attack.06, xw.special-weapon.03]', () => {
  const table = measures(
    fight({
      red: TORPEDOES,
      range: 1,
      ships: { behind: { player: 'p2', at: [400, 210] } },
      locks: [['red', 'tie']],
    }),
  );
  expect(table.refusal({ type: 'choose-weapon', weapon: torpedo })).toBe('no-valid-target');
  expect(table.refusal({ type: 'choose-weapon', weapon: 'primary' })).toBeNull();
});

test('a weapon without a valid target: another weapon or no attack, and nothing was spent [xw.attack.14]', () => {
  const table = measures(fight({ red: TORPEDOES }));
  expect(table.refusal({ type: 'choose-weapon', weapon: torpedo })).toBe('requirement-not-met');
  expect(table.legal('choose-weapon').map((action) => action.weapon)).toEqual(['primary']);
  table.answer({ type: 'decline-attack' });
  expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
  expect(table.ended).toBe(true);
  // With no weapon that has one there is no attack: of a single weapon it is told why, of several what each lacks.
  const none = (red: ShipSpec) => measures(fight({ red, tie: at(250, 400) })).happened('attack-not-possible');
  expect(none({})).toMatchObject([{ code: 'not-in-arc' }]);
  expect(none(TORPEDOES)).toMatchObject([{ code: 'no-valid-target', rules: ['xw.attack.14'] }]);
});

test('each ship that cannot be the defender says why [xw.attack.06]', () => {
  const table = measures(
    fight({
      ships: { left: { player: 'p2', at: [250, 400] }, far: { player: 'p2', at: [400, 790] }, friend: at(440, 560) },
    }),
  ).answer({ type: 'choose-weapon' });
  expect(table.refusal({ defender: 'left' })).toBe('not-in-arc');
  expect(table.refusal({ defender: 'far' })).toBe('out-of-range');
  expect(table.refusal({ defender: 'friend' })).toBe('friendly');
  const left = table.candidates.find((each) => 'defender' in each.action && each.action.defender === 'left');
  expect(left?.not?.facts).toMatchObject({ arc: 'front', edge: 'left' });
  expect(left?.not?.facts?.['margin']).toBeLessThan(-50);
});

test('a primary weapon reaches attack range 1-3 and costs nothing [xw.attack.10, xw.attack.11, xw.primary-weapon.04]', () => {
  for (const range of [1, 2, 3] as const) {
    const table = attacks(fight({ range }));
    expect(attackOf(table).range?.range).toBe(range);
    expect(table.happened('charge-spent').length + table.happened('token-spent').length).toBe(0);
  }
  expect(noAttackBecause(fight({ tie: at(400, 745) }))).toBe('out-of-range');
});

test('a special weapon has its own range in place of 1-3 [xw.attack.12, xw.special-weapon.06]', () => {
  const offered = (range: 1 | 2 | 3) => weaponsOffered({ red: TORPEDOES, range, locks: [['red', 'tie']] });
  expect([offered(1), offered(2), offered(3)]).toEqual([['primary'], ['primary', torpedo], ['primary', torpedo]]);
});

test('what is out of range is refused by the rule of its weapon, past the end of arcs by theirs [xw.attack.10, xw.arc.01, xw.special-weapon.03]', () => {
  const refusal = (weapon: string) => {
    const far: ShipSpec = { player: 'p2', at: [400, 790] };
    const locks: [string, string][] = ['tie', 'far'].map((on) => ['red', on]);
    const table = measures(fight({ red: TORPEDOES, range: 2, ships: { far }, locks }));
    const { candidates } = table.answer({ type: 'choose-weapon', weapon });
    return candidates.find((each) => 'defender' in each.action && each.action.defender === 'far')?.not?.rules;
  };
  expect(refusal('primary')).toEqual(['xw.arc.01', 'xw.attack.10']);
  expect(refusal(torpedo)).toEqual(['xw.arc.01', 'xw.special-weapon.03', 'xw.attack.12']);
});

test('a ship at range 0 cannot be attacked, even where attack range is 1 [xw.attack.13]', () => {
  expect(noAttackBecause(fight({ range: 0 }))).toBe('range-0');
  // The base of the shuttle touches red's right side; only its far corner reaches into the front arc.
  const shuttle: ShipSpec = { pilot: 'rearadmiralchiraneau', at: [460, 445] };
  const table = fight({ tie: shuttle });
  expect(noAttackBecause(table)).toBe('range-0');
});

test('an effect that allows attacks at range 0 gives the range bonus there [xw.range-bonus.06]', () => {
  const table = fight({ range: 0 });
  bringIntoPlay(table.state, 'point-blank', 'red', 'p1');
  attacks(table);
  expect(diceAsked(table)).toBe(4);
});

test('only the arc of the chosen weapon counts [xw.attack.08, xw.attack-arc.01, xw.primary-weapon.02]', () => {
  const table = fight({ red: { pilot: 'norrawexley' }, tie: at(400, 400 - 50 - 150) });
  expect(
    measures(table)
      .legal('choose-weapon')
      .map((action) => action.weapon),
  ).toEqual(['primary rear']);
  table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
  expect(attackOf(table).weapon?.arc).toBe('rear');
  expect(diceAsked(table)).toBe(2);
});

test('an enemy outside the attack arc cannot be declared [xw.attack-arc.02, xw.primary-weapon.03, xw.standard-arcs.02]', () => {
  expect(noAttackBecause(fight({ tie: at(250, 400) }))).toBe('not-in-arc');
  expect(noAttackBecause(fight({ tie: at(400, 250) }))).toBe('not-in-arc');
});

test('a rear arc weapon reaches what is behind [xw.standard-arcs.05]', () => {
  expect(weaponsOffered({ red: { pilot: 'norrawexley' }, tie: at(400, 200) })).toEqual(['primary rear']);
});

test('torpedoes have the front arc of their card [xw.standard-arcs.03]', () => {
  const locks = [['red', 'tie']] as const;
  expect(weaponsOffered({ red: TORPEDOES, locks })).toContain(torpedo);
  expect(noAttackBecause(fight({ red: TORPEDOES, locks, tie: at(240, 400) }))).toBe('no-valid-target');
});

test('a full front arc weapon reaches ahead of the midline [xw.full-arcs.02]', () => {
  expect(noAttackBecause(fight({ red: { pilot: 'bossk' }, tie: at(250, 460) }))).toBeUndefined();
  expect(noAttackBecause(fight({ red: { pilot: 'bossk' }, tie: at(250, 370) }))).toBe('not-in-arc');
});

test('a bullseye weapon needs the target in the bullseye arc [xw.special-weapon.05]', () => {
  const cannon: ShipSpec = { upgrades: ['heavylasercannon'] };
  expect(weaponsOffered({ red: cannon })).toEqual(['primary', 'red/heavylasercannon']);
  expect(weaponsOffered({ red: cannon, tie: at(440, 600) })).toEqual(['primary']);
});

test('the bullseye arc alone changes nothing about an attack [xw.bullseye-arc.04]', () => {
  const dice = (x: number) => diceAsked(attacks(fight({ tie: at(x, 590) })));
  expect([dice(400), dice(450)]).toEqual([3, 3]);
});

test('a turret attacks where its indicator points [xw.turret-arc.04]', () => {
  const pointing = (arc: 'front' | 'left'): ShipSpec => ({ pilot: 'kylekatarn', turret: { kind: 'single', arc } });
  expect(weaponsOffered({ red: pointing('left'), tie: at(250, 400) })).toEqual(['primary']);
  expect(noAttackBecause(fight({ red: pointing('left') }))).toBe('not-in-arc');
});

test('a weapon that needs a lock attacks only the locked ship, and the lock stays [xw.special-weapon.07, xw.special-weapon.08]', () => {
  const table = fight({
    red: TORPEDOES,
    ships: { other: { player: 'p2', at: [440, 600] } },
    locks: [['red', 'other']],
  });
  measures(table).answer({ weapon: torpedo });
  expect(table.legal('declare-defender').map((action) => action.defender)).toEqual(['other']);
  expect(table.refusal({ defender: 'tie' })).toBe('requirement-not-met');
  table.answer({ type: 'declare-defender' }).rolls('blank', 'blank', 'blank', 'blank');
  expect(table.state.locks).toHaveLength(1);
  expect(table.legal('spend-lock').length).toBeGreaterThan(0);
});

test('a weapon that needs a focus token leaves it there [xw.special-weapon.09]', () => {
  const rockets = (focus: number) =>
    fight({ red: { pilot: 'majorvynder', upgrades: ['barragerockets'], tokens: { focus } } });
  expect(measures(rockets(0)).refusal({ weapon: 'red/barragerockets' })).toBe('requirement-not-met');
  // Of the token, whoever could be the defender.
  const two = fight({
    red: { pilot: 'majorvynder', upgrades: ['barragerockets'] },
    ships: { other: { player: 'p2', at: [440, 600] } },
  });
  expect(measures(two).refusal({ weapon: 'red/barragerockets' })).toBe('requirement-not-met');
  const table = attacks(rockets(1), 'red/barragerockets').rolls('focus', 'focus', 'blank');
  expect(table.legal('spend-focus')).toHaveLength(1);
});

test('one of several requirements is enough [xw.special-weapon.03, xw.special-weapon.09]', () => {
  const tracers = (spec: Parameters<typeof fight>[0]) =>
    measures(
      fight({ red: { upgrades: ['xx23sthreadtracers'], ...spec?.red }, ...(spec?.locks ? { locks: spec.locks } : {}) }),
    ).refusal({
      weapon: 'red/xx23sthreadtracers',
    });
  expect(tracers({})).toBe('requirement-not-met');
  expect(tracers({ locks: [['red', 'tie']] })).toBeNull();
  expect(tracers({ red: { upgrades: ['xx23sthreadtracers'], tokens: { calculate: 1 } } })).toBeNull();
});

test('costs are paid last, before dice are rolled, hit or miss [xw.attack.03, xw.attack.07]', () => {
  const table = measures(fight({ red: TORPEDOES, locks: [['red', 'tie']] })).answer({ weapon: torpedo });
  expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
  table.answer({ type: 'declare-defender' });
  expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
  expect(table.events.map((event) => event.type)).toEqual(['attack-declared', 'charge-spent']);
  passes(table.rolls('blank', 'blank', 'blank', 'blank'));
  passes(table.rolls('blank', 'blank', 'blank'));
  expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
});

test('without charges the costs cannot be paid', () => {
  const red = { ...TORPEDOES };
  const table = fight({ red, locks: [['red', 'tie']] });
  table.ship('red').upgrades[0]!.charges!.active = 0;
  expect(measures(table).refusal({ weapon: torpedo })).toBe('no-charge');
});

test('a special weapon starts with its own attack value [xw.special-weapon.02]', () => {
  const table = attacks(fight({ red: TORPEDOES, locks: [['red', 'tie']] }), torpedo);
  expect(diceAsked(table)).toBe(4);
});

test('attacks of upgrade cards are special, those of ship cards primary [xw.special-weapon.10, xw.special-weapon.11, xw.primary-weapon.05]', () => {
  const table = xwingTable({ ships: { red: { pilot: 'kylekatarn', upgrades: ['moldycrow', 'dorsalturret'] } } });
  expect(weaponsOf(table.state, table.ship('red')).map(({ id, kind }) => [id, kind])).toEqual([
    ['primary single-turret', 'primary'],
    ['primary front', 'primary'],
    ['red/dorsalturret', 'special'],
  ]);
});

test('no ship card shows more than two primary weapons, each with one arc and one value [xw.primary-weapon.01]', () => {
  for (const pilot of pilots()) {
    if (pilot.engagement !== null) continue;
    const weapons = primaryValues(makeShip('it', 'p1', pilot.id, [], 1));
    expect(weapons.length).toBeLessThanOrEqual(2);
    for (const weapon of weapons) expect(weapon.value).toBeGreaterThan(0);
  }
});

test('the declared ship is the target and the defender, and no other [xw.target.01, xw.defender.01]', () => {
  const table = attacks(fight({ ships: { other: { player: 'p2', at: [440, 600] } } }), 'primary', 'other');
  expect(table.happened('attack-declared')).toEqual([expect.objectContaining({ attacker: 'red', defender: 'other' })]);
});

test('a disarmed ship cannot attack, neither as its attack nor as a bonus attack [xw.disarm.01, xw.disarm.02]', () => {
  const disarmed = (disarm: number) => fight({ red: { tokens: { disarm } } });
  expect(noAttackBecause(disarmed(1))).toBe('disarmed');
  expect(noAttackBecause(disarmed(1), { bonus: true })).toBe('disarmed');
  expect(noAttackBecause(disarmed(0))).toBeUndefined();
});

test('at range 0 of an asteroid no attack is possible; a debris or gas cloud does not hinder [xw.obstacles.13]', () => {
  const standingOn = (kind: 'asteroid' | 'debris' | 'gas') => fight({ obstacles: { it: { kind, at: [380, 360] } } });
  expect(noAttackBecause(standingOn('asteroid'))).toBe('at-asteroid');
  expect(noAttackBecause(standingOn('debris'))).toBeUndefined();
  expect(noAttackBecause(standingOn('gas'))).toBeUndefined();
});

test('a weapon of range 1-2 does not reach range 3, though its arc does [xw.faq-firing-arcs.06]', () => {
  const dorsal: ShipSpec = {
    pilot: 'goldsquadronveteran',
    upgrades: ['dorsalturret'],
    facing: 180,
    turret: { kind: 'single', arc: 'rear' },
  };
  expect(weaponsOffered({ red: dorsal })).toEqual(['red/dorsalturret']);
  expect(noAttackBecause(fight({ red: dorsal, range: 3 }))).toBe('no-valid-target');
});

test('the arc of an attack is that of the weapon, also where a turret points the same way [xw.faq-firing-arcs.03, xw.faq-firing-arcs.01]', () => {
  const red: ShipSpec = { pilot: 'ketsuonyo', turret: { kind: 'single', arc: 'front' } };
  expect(attackOf(attacks(fight({ red }), 'primary front')).weapon?.arc).toBe('front');
  expect(attackOf(attacks(fight({ red }), 'primary single-turret')).weapon?.arc).toBe('single-turret');
});

test('nobody is asked when there is nobody to attack; the reason is told', () => {
  const table = xwingTable({
    ships: { red: { at: [400, 400] }, tie: { player: 'p2', at: ahead(2), place: 'removed' } },
  });
  expect(noAttackBecause(table)).toBe('no-valid-target');
  expect(table.ended).toBe(true);
});
