/** Special abilities: C. */
import { fighters, has, numbers, numbersOf, strike } from '../../fight';
import { skirmish, type OnTable } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import {
  COVERED,
  LAST,
  afterAStep,
  allyAway,
  attackWith,
  commander,
  enemyAt,
  jedi,
  led,
  p2,
  patients,
  seesTo,
  targetsHiding,
} from '../tables';

const gauntlet: Partial<OnTable> = { ...jedi('lightsaber-block', 9), abilities: [numbered('cortosis-gauntlet', 16)] };
const unarmed: Partial<OnTable> = { abilities: [MELEE, 'double-attack'], damage: 30 };
const sith: Partial<OnTable> = { ...unarmed, lightsaber: true };

test('a block of 16 or more also takes 20 Damage from an enemy with a lightsaber [min.cortosis-gauntlet.02]', () => {
  const blocked = (natural: number, ann = sith) =>
    duel(ann, gauntlet).attack('bob').rolls(15).use('lightsaber-block').rolls(natural);
  const after = blocked(16).attack('bob').rolls(15);
  expect(after.damage('bob')).toBe(10);
  expect(after.last('ability-gained')).toMatchObject({ character: 'ann', until: 'skirmish' });
  for (const spared of [blocked(15), blocked(16, unarmed)]) {
    expect(spared.attack('bob').rolls(15).damage('bob')).toBe(30);
    expect(spared.toldOf('ability-gained')).toEqual([]);
  }
});

test('it goes with Lightsaber Block: another save does nothing to the attacker [min.cortosis-gauntlet.01]', () => {
  const parries = { abilities: [numbered('cortosis-gauntlet', 16), 'parry'] };
  const table = duel(sith, parries).attack('bob').rolls(15, 18);
  expect(table.damage('bob')).toBe(0);
  expect(table.toldOf('ability-gained')).toEqual([]);
});

test('two such blocks take no more than one, and Damage is never less than 0 [min.cortosis-gauntlet.03]', () => {
  const master = { ...gauntlet, powers: ['lightsaber-block', numbered('master-of-the-force', 5)] };
  const table = duel({ ...sith, damage: 30, abilities: [MELEE, 'triple-attack'] }, master);
  for (const _ of [1, 2]) table.attack('bob').rolls(15).use('lightsaber-block').rolls(16).keep();
  expect(table.attack('bob').rolls(15).decline('lightsaber-block').damage('bob')).toBe(10);
  const weak = duel({ ...sith, damage: 10 }, gauntlet)
    .attack('bob')
    .rolls(15)
    .use('lightsaber-block')
    .rolls(16);
  expect(weak.attack('bob').rolls(15).damage('bob')).toBe(0);
});

const foe = (at: OnTable['at']): OnTable => ({ at, player: 'p2', hitPoints: 100 });

test('Crowd Fighting: 2 for each other character beside it, friend and foe [min.crowd-fighting.01]', () => {
  const crowd = { cid: foe([1, 5]), dan: foe([1, 4]), eve: allyAway(1) };
  expect(attackWith({ abilities: ['crowd-fighting'] }, crowd)).toBe(11);
  expect(attackWith({ abilities: ['crowd-fighting'] }, { ...crowd, eve: allyAway(2) })).toBe(9);
});

test('Crowd Fighting is counted anew for each attack [min.crowd-fighting.02]', () => {
  const ann = { abilities: ['crowd-fighting', 'double-attack'] };
  const table = fighters(ann, { hitPoints: 10 }, { cid: foe([1, 5]), dan: foe([1, 4]), gil: foe([3, 6]) });
  expect(numbersOf(strike(table)).attack).toBe(11);
  expect(numbersOf(strike(table, 'cid')).attack).toBe(9);
});

test('Cleave: who defeats an adjacent enemy attacks another one beside it, once in a turn [min.cleave.01]', () => {
  const cleave = () =>
    duel({ abilities: ['cleave', 'double-attack'] }, LAST, {
      cid: enemyAt([4, 5], LAST),
      dan: enemyAt([5, 6], LAST),
      eve: enemyAt([12, 9]),
    });
  const table = cleave().attack('bob').rolls(15);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['cid', 'dan']);
  table.choose('cleave', 'cid').rolls(15);
  expect(table.character('cid').place).toBe('defeated');
  expect(table.legalOf('choose')).toEqual([]);
  table.attack('dan').rolls(15);
  expect(table.character('dan').place).toBe('defeated');
  // From afar nobody is cut down.
  const distant = duel({ abilities: ['cleave'] }, { ...LAST, at: [9, 5] }, { eve: enemyAt([12, 9]) });
  expect(distant.attack('bob').rolls(15).legalOf('choose')).toEqual([]);
});

/** bob walks away from ann, whose turn it is not. */
const walkingAway = (ability: string) =>
  skirmish({
    characters: {
      bob: { at: [6, 5], player: 'p2', ...LAST },
      ann: { at: [5, 5], damage: 20, abilities: [ability] },
      cid: enemyAt([4, 5]),
      dan: enemyAt([12, 9]),
      eve: enemyAt([4, 7]),
    },
  })
    .move([7, 5])
    .opportunity('ann')
    .rolls(15);

test('Cleave: not when somebody else defeats the enemy [min.cleave.01]', () => {
  const beside = { amy: { at: [6, 6], abilities: ['cleave'] } as OnTable, cid: enemyAt([7, 6], LAST) };
  const table = duel({}, LAST, { ...beside, eve: enemyAt([12, 9]) })
    .attack('bob')
    .rollNow()
    .rolls(15);
  expect(table.character('bob').place).toBe('defeated');
  expect(table.legalOf('choose')).toEqual([]);
});

test('Cleave and Rolling Cleave follow an attack of opportunity, too [min.cleave.02, min.rolling-cleave.03]', () => {
  const cleave = walkingAway('cleave').choose('cleave', 'cid').rolls(15);
  expect(cleave.damage('cid')).toBe(20);
  const rolling = walkingAway('rolling-cleave').choose('rolling-cleave', { to: [5, 6], target: 'eve' });
  expect(rolling.rolls(15).damage('eve')).toBe(20);
});

const charging = (ability: string | ReturnType<typeof numbered>, more: readonly string[] = []) =>
  duel({ at: [0, 5], abilities: [ability, 'double-attack', ...more] }, { at: [13, 5] });
const east = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i): [number, number] => [from + i + 1, 5]);

test('Charging Assault: double speed, one attack on an adjacent enemy with more damage [min.charging-assault.01, min.charging-assault.03]', () => {
  const table = charging(numbered('charging-assault', 20))
    .use('charging-assault')
    .move(...east(0, 11));
  expect(table.targets()).toEqual([]);
  table.move([12, 5]).attack('bob').rolls(19);
  expect(table.damage('bob')).toBe(40);
  expect(table.targets()).toEqual([]);
});

test('it has to move, and nothing has been done before [min.charging-assault.02]', () => {
  const table = duel({ abilities: [numbered('charging-assault', 20)] }).use('charging-assault');
  expect(table.whyNotAttack('ann', 'bob').code).toBe('has-not-moved');
  const moved = duel({ abilities: [numbered('charging-assault', 20)] }, { at: [9, 5] }).move([5, 6]);
  expect(() => moved.use('charging-assault')).toThrow();
});

test('Charging Fire: double speed and one attack [min.charging-fire.01]', () => {
  const table = charging('charging-fire')
    .use('charging-fire')
    .move(...east(0, 11))
    .attack('bob')
    .rolls(2);
  expect(table.targets()).toEqual([]);
  expect(
    charging('droid')
      .move(...east(0, 11))
      .targets(),
  ).toEqual([]);
});

const cyborg: Partial<OnTable> = { abilities: ['droid', 'cyborg'] };

test('a Cyborg is repaired, and healed [min.cyborg.01]', () => {
  expect(seesTo('repair', 20, cyborg).use('repair').choose('repair', 'eve').damage('eve')).toBe(60);
  expect(seesTo('heal', 10, cyborg).use('heal').choose('heal', 'eve').damage('eve')).toBe(70);
  expect([patients('repair', {}), patients('heal', { abilities: ['droid'] })]).toEqual([false, false]);
});

test('Careful Shot +4: before it has moved [min.careful-shot.01]', () => {
  expect(numbers({ abilities: [has('careful-shot', 4)] }).attack).toBe(9);
  expect(afterAStep({ abilities: [has('careful-shot', 4)] }).attack).toBe(5);
});

test('Cyborgs are led [min.cyborg.03]', () => {
  expect(led({ abilities: ['trooper', 'droid', 'cyborg'] }, { eve: commander([0, 3]) })).toBe(8);
  expect(led({ abilities: ['trooper', 'droid'] }, { eve: commander([0, 3]) })).toBe(5);
});

describe('Cloaked', () => {
  test('with cover no target, and not the nearest, of those who are not adjacent [min.cloaked.01]', () => {
    const near: Partial<OnTable> = { at: [7, 1] };
    expect(targetsHiding(near, { bob: p2(COVERED, 'cloaked'), cid: p2([13, 1]) })).toEqual(['cid']);
    expect(targetsHiding({ at: [9, 1] }, { bob: p2(COVERED, 'cloaked') })).toEqual(['bob']);
    expect(targetsHiding({}, { bob: p2([8, 1], 'cloaked') })).toEqual(['bob']);
  });

  test('Accurate Shot does not help [min.cloaked.02]', () => {
    expect(targetsHiding({ abilities: ['accurate-shot'] }, { bob: p2(COVERED, 'cloaked') })).toEqual([]);
  });

  test('a Sniper sees past characters, not past low objects [min.cloaked.03]', () => {
    const sniper: Partial<OnTable> = { abilities: ['sniper'] };
    const screened = { bob: p2([5, 1], 'cloaked'), cid: p2([3, 1]) };
    expect(targetsHiding(sniper, screened)).toEqual(['bob', 'cid']);
    expect(targetsHiding({}, screened)).toEqual(['cid']);
    expect(targetsHiding(sniper, { bob: p2(COVERED, 'cloaked') })).toEqual([]);
  });
});
