/** Bonuses against certain enemies, critical hits, and what armor takes off. */
import { has, AWAY, fighters, numbers, numbersOf, strike } from '../fight';
import type { OnTable } from '../table';

const PLAIN = { attack: 5, damage: 10 };
const droid: Partial<OnTable> = { abilities: ['droid'] };
const jedi: Partial<OnTable> = { force: 0 };
const cyborg: Partial<OnTable> = { abilities: ['droid', 'cyborg'] };
const vehicle: Partial<OnTable> = { abilities: ['mounted-weapon'] };

test.each([
  [
    'Advantageous Attack [min.advantageous-attack.01]',
    { abilities: ['advantageous-attack'] },
    [
      [{}, { attack: 5, damage: 20 }],
      [{ activated: true }, PLAIN],
    ],
  ],
  [
    'Cunning Attack [min.cunning-attack.01]',
    { abilities: ['cunning-attack'] },
    [
      [{}, { attack: 9, damage: 20 }],
      [{ activated: true }, PLAIN],
    ],
  ],
  [
    'Cunning Attack +20 [min.cunning-attack.02]',
    { abilities: [has('cunning-attack', 20)] },
    [
      [{}, { attack: 9, damage: 30 }],
      [{ activated: true }, PLAIN],
    ],
  ],
  [
    'Opportunist [min.opportunist.01]',
    { abilities: ['opportunist'] },
    [
      [{ activated: true }, { attack: 9, damage: 20 }],
      [{}, PLAIN],
    ],
  ],
  [
    'Opportunist +20 [min.opportunist.02]',
    { abilities: [has('opportunist', 20)] },
    [
      [{ activated: true }, { attack: 9, damage: 30 }],
      [{}, PLAIN],
    ],
  ],
  [
    'Bounty Hunter +4 [min.bounty-hunter.01]',
    { abilities: [has('bounty-hunter', 4)] },
    [
      [{ abilities: ['unique'] }, { attack: 9, damage: 10 }],
      [{}, PLAIN],
    ],
  ],
  [
    'Jedi Hunter, be no Force point left [min.jedi-hunter.01]',
    { abilities: ['jedi-hunter'] },
    [
      [jedi, { attack: 9, damage: 20 }],
      [
        { force: 2, forceLeft: 0 },
        { attack: 9, damage: 20 },
      ],
      [{}, PLAIN],
    ],
  ],
  [
    'Ion Gun +20, also against Cyborgs [min.ion-gun.01, min.cyborg.02]',
    { abilities: [has('ion-gun', 20)] },
    [
      [droid, { attack: 5, damage: 30 }],
      [vehicle, { attack: 5, damage: 30 }],
      [cyborg, { attack: 5, damage: 30 }],
      [
        { ...droid, ...AWAY },
        { attack: 5, damage: 30 },
      ],
      [{}, PLAIN],
    ],
  ],
  [
    'Electric Shock +20 [min.electric-shock.01]',
    { abilities: [has('electric-shock', 20)] },
    [
      [droid, { attack: 5, damage: 30 }],
      [{ ...droid, ...AWAY }, PLAIN],
      [{}, PLAIN],
      [vehicle, PLAIN],
    ],
  ],
  [
    'Lightsaber [min.lightsaber.01]',
    { abilities: ['lightsaber'] },
    [
      [{}, { attack: 5, damage: 20 }],
      [AWAY, PLAIN],
    ],
  ],
  [
    'Electrostaff +10 [min.shockstaff-electrostaff.01]',
    { abilities: [has('shockstaff-electrostaff', 10)] },
    [
      [droid, { attack: 5, damage: 20 }],
      [vehicle, { attack: 5, damage: 20 }],
      [{ ...droid, ...AWAY }, PLAIN],
    ],
  ],
] satisfies [string, Partial<OnTable>, [Partial<OnTable>, { attack: number; damage: number }][]][])(
  'against whom, and against whom not: %s',
  (_title, ann, cases) => {
    for (const [bob, expected] of cases) expect(numbers(ann, bob)).toMatchObject(expected);
  },
);

test('the living are stunned by a Shockstaff unless a save of 11 succeeds [min.shockstaff-electrostaff.02]', () => {
  const staff: Partial<OnTable> = { damage: 20, abilities: [has('shockstaff-electrostaff', 10)] };
  const stunned = strike(fighters(staff)).rolls(10);
  expect([stunned.damage('bob'), stunned.character('bob').activated]).toEqual([20, true]);
  const saved = strike(fighters(staff)).rolls(11);
  expect([saved.damage('bob'), saved.character('bob').activated]).toEqual([20, false]);
  const away = strike(fighters(staff, AWAY));
  expect([away.damage('bob'), away.toldOf('save-rolled'), away.character('bob').activated]).toEqual([20, [], false]);
  expect(strike(fighters(staff, droid)).toldOf('save-rolled')).toEqual([]);
});

describe('Defense against those with a Force rating', () => {
  test.each([
    ['Lightsaber Duelist [min.lightsaber-duelist.01]', 'lightsaber-duelist', 19],
    ['Lightsaber Resistance [min.lightsaber-resistance.01]', 'lightsaber-resistance', 17],
  ])('of those who are adjacent: %s', (_title, ability, defense) => {
    const bob = { abilities: [ability] };
    expect(numbers(jedi, bob).defense).toBe(defense);
    expect(numbers({}, bob).defense).toBe(15);
    expect(numbers(jedi, { ...bob, ...AWAY }).defense).toBe(15);
  });
});

describe('critical hits', () => {
  const critical = (ann: Partial<OnTable>, bob: Partial<OnTable>, roll: number): number[] => {
    const table = strike(fighters({ damage: 20, ...ann }, { defense: 99, ...bob }), 'bob', roll);
    return [table.toldOf('attack-hit').length, table.damage('bob')];
  };

  test('on a 19 with Deadly Attack [min.deadly-attack.01]', () => {
    const deadly = { damage: 10, abilities: ['deadly-attack'] };
    expect(critical(deadly, {}, 19)).toEqual([1, 20]);
    expect(critical(deadly, {}, 18)).toEqual([0, 0]);
  });

  test('on an 18 with Vaapad-Style Fighting [min.vaapad-style-fighting.01]', () => {
    const vaapad = { abilities: ['vaapad-style-fighting'] };
    expect(critical(vaapad, {}, 18)).toEqual([1, 40]);
    expect(critical(vaapad, {}, 17)).toEqual([0, 0]);
  });

  test('three times the damage with Vicious Attack, but for Droids [min.vicious-attack.01]', () => {
    const vicious = { abilities: ['vicious-attack'] };
    expect(critical(vicious, {}, 20)).toEqual([1, 60]);
    expect(critical(vicious, droid, 20)).toEqual([1, 20]);
  });

  test('whom they do not hurt more: Droids and the Resilient; Cyborgs they do [min.droid.01, min.resilient.01, min.cyborg.02]', () => {
    expect(critical({}, droid, 20)).toEqual([1, 20]);
    expect(critical({}, { abilities: ['resilient'] }, 20)).toEqual([1, 20]);
    expect(critical({}, cyborg, 20)).toEqual([1, 40]);
  });
});

describe('armor', () => {
  const through = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}): number =>
    numbers({ damage: 30, ...ann }, bob).damage;
  const reduction = (value: number): Partial<OnTable> => ({ abilities: [has('damage-reduction', value)] });

  test('Penetration takes off Damage Reduction, and adds nothing [min.penetration.01, min.penetration.02]', () => {
    expect(through({}, reduction(20))).toBe(10);
    expect(through({ abilities: [has('penetration', 10)] }, reduction(20))).toBe(20);
    expect(through({ abilities: [has('penetration', 20)] }, reduction(10))).toBe(30);
  });

  test('Demolish ignores that of an adjacent enemy [min.demolish.01]', () => {
    const demolish = { damage: 20, abilities: ['demolish'] };
    expect(through(demolish, reduction(10))).toBe(20);
    expect(through(demolish, { ...reduction(10), ...AWAY })).toBe(10);
  });
});

test('Rend: the second hit on the same adjacent enemy [min.rend.01]', () => {
  const ann: Partial<OnTable> = { abilities: [has('rend', 20), 'triple-attack'] };
  const table = strike(strike(strike(fighters(ann))));
  expect(table.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 30, 10]);
  const others = strike(strike(fighters(ann, {}, { cid: { at: [1, 5], player: 'p2' } })), 'cid');
  expect(others.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 10]);
  const missed = strike(strike(strike(fighters(ann), 'bob', 2), 'bob', 15));
  expect(missed.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 30]);
  const away = strike(strike(fighters(ann, AWAY)));
  expect(away.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 10]);
  expect(numbersOf(away).damage).toBe(10);
});
