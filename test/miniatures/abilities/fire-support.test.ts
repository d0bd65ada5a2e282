/** Combined fire: who may, what it adds. */
import { has, naming, fighters, numbersOf, rolled, type Others } from '../fight';
import type { OnTable, Table } from '../table';

const FAR = { at: [9, 5] } as const satisfies Partial<OnTable>;
/** Ann fires at Bob, seven squares away, with these helpers. */
function together(ann: Partial<OnTable>, others: Others, bob: Partial<OnTable> = FAR): Table {
  const table = fighters(ann, { ...FAR, ...bob }, others).attack('bob');
  for (const helper of Object.keys(others)) table.combine(helper);
  return rolled(table);
}
const besideAnn: OnTable = { at: [2, 4] };
const farFromAnn: OnTable = { at: [4, 4] };

const helpers = (ann: Partial<OnTable>, others: Others): string[] =>
  fighters(ann, FAR, others)
    .attack('bob')
    .legalOf('combine-fire')
    .map(({ character }) => character);

const mounted: Partial<OnTable> = { abilities: ['mounted-weapon'] };
const gunner = { abilities: ['gunner'] };

test('with a Mounted Weapon: others of the kind, and adjacent Gunners [min.mounted-weapon.01, min.gunner.01]', () => {
  const others = {
    eve: besideAnn,
    fay: { at: [1, 4], ...gunner },
    gus: { ...farFromAnn, ...gunner },
    hal: { at: [5, 6], ...mounted },
  } satisfies Others;
  expect(helpers(mounted, others)).toEqual(['fay', 'hal']);
  expect(helpers({}, others)).toEqual(['eve', 'fay', 'gus', 'hal']);
  expect(numbersOf(together(mounted, { fay: { ...besideAnn, ...gunner } })).attack).toBe(9);
});

test('Gunner +10 adds to the damage of a Mounted Weapon [min.gunner.02]', () => {
  const fay: OnTable = { ...besideAnn, abilities: [has('gunner', 10)] };
  expect(numbersOf(together({ ...mounted, damage: 30 }, { fay }))).toMatchObject({ attack: 9, damage: 40 });
  expect(numbersOf(together({ damage: 30 }, { fay }))).toMatchObject({ attack: 9, damage: 30 });
  expect(numbersOf(together({ ...mounted, damage: 30 }, { fay: { ...besideAnn, ...gunner } })).damage).toBe(30);
});

test('Spotter +20: against an enemy within 6 squares of it [min.spotter.01]', () => {
  const spotter = (at: OnTable['at']) => numbersOf(together({}, { fay: { at, abilities: [has('spotter', 20)] } }));
  expect(spotter([3, 5])).toMatchObject({ attack: 9, damage: 30 });
  expect(spotter([2, 4])).toMatchObject({ attack: 9, damage: 10 });
});

test('Flux Density: 10 more if Droids combine fire, however many [min.flux-density.01]', () => {
  const flux: Partial<OnTable> = { damage: 20, abilities: ['flux-density'] };
  const droid: Partial<OnTable> = { abilities: ['droid'] };
  expect(numbersOf(together(flux, { eve: { ...besideAnn, ...droid } })).damage).toBe(30);
  expect(numbersOf(together(flux, { eve: { ...besideAnn, ...droid }, fay: { at: [1, 4], ...droid } })).damage).toBe(30);
  expect(numbersOf(together(flux, { eve: besideAnn })).damage).toBe(20);
});

describe('Flanking Support', () => {
  const supported = (fay: OnTable['at'], gus: Partial<OnTable> = {}, roll = 15): Table => {
    const others: Others = {
      fay: { at: fay, abilities: ['flanking-support'] },
      gus: { at: [2, 6], ...gus },
    };
    const table = fighters({}, { ...FAR, defense: 18 }, others)
      .attack('bob')
      .combine('fay');
    return rolled(table, roll).endTurn();
  };
  const defense = (table: Table): number => numbersOf(rolled(table.activate('gus').attack('bob'))).defense;

  test('4 less Defense against later attacks of allies without Mounted Weapon [min.flanking-support.01]', () => {
    expect(defense(supported([4, 4]))).toBe(14);
    expect(defense(supported([4, 4], mounted))).toBe(18);
    expect(defense(supported([2, 4]))).toBe(18);
    expect(defense(supported([4, 4], {}, 2))).toBe(18);
  });

  test('not for the attack itself, and until the round ends [min.flanking-support.01]', () => {
    const table = supported([4, 4]);
    expect(table.last('attack-hit').defense).toBe(18);
    expect(table.last('ability-gained')).toMatchObject({ character: 'bob', until: 'round' });
    table.activate('gus').endTurn().activate('bob').endTurn();
    expect(table.last('ability-lost')).toMatchObject({ character: 'bob', lost: 'effect-flanked' });
  });
});

describe('Synchronized Fire', () => {
  const attackOf = (ann: Partial<OnTable>, eve: Partial<OnTable>) =>
    numbersOf(together(ann, { eve: { ...besideAnn, ...eve } })).attack;
  const synchronized: Partial<OnTable> = { abilities: [naming('synchronized-fire', 'Droid')] };

  test('6 of a helper of the kind, 4 of others; nothing for whoever helps [min.synchronized-fire.01]', () => {
    expect(attackOf(synchronized, { abilities: ['droid'] })).toBe(11);
    expect(attackOf(synchronized, {})).toBe(9);
    expect(attackOf({}, { abilities: [{ ability: 'droid' }, naming('synchronized-fire', 'Droid')] })).toBe(9);
  });

  test('Delta Fire Support gives it to Republic Commandos [min.delta-fire-support.01]', () => {
    const commando: Partial<OnTable> = { name: 'Republic Commando Sev' };
    const attack = (ann: Partial<OnTable>, eve: Partial<OnTable>, supporter: Partial<OnTable> = {}): number => {
      const hal: OnTable = { at: [13, 9], abilities: ['delta-fire-support'], activated: true, ...supporter };
      const table = fighters(ann, FAR, { eve: { ...besideAnn, ...eve }, hal })
        .attack('bob')
        .combine('eve');
      return numbersOf(rolled(table)).attack;
    };
    expect(attack(commando, commando)).toBe(11);
    expect(attack(commando, {})).toBe(9);
    expect(attack({}, commando)).toBe(9);
    expect(attack(commando, commando, { abilities: [] })).toBe(9);
  });
});
