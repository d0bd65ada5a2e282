/** Bonuses to Attack, Damage and Defense, and when they hold. */
import { AWAY, fighters, has, naming, numbers, numbersOf, rolled, strike } from '../../fight';
import type { OnTable } from '../../table';
import { DROID, FAR, asBobLeaves, besideAnn, hellion, together, withForceRating } from '../tables';

const PLAIN = { attack: 5, damage: 10 };

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
      [withForceRating, { attack: 9, damage: 20 }],
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
      [DROID, { attack: 5, damage: 30 }],
      [vehicle, { attack: 5, damage: 30 }],
      [cyborg, { attack: 5, damage: 30 }],
      [
        { ...DROID, ...AWAY },
        { attack: 5, damage: 30 },
      ],
      [{}, PLAIN],
    ],
  ],
  [
    'Electric Shock +20 [min.electric-shock.01]',
    { abilities: [has('electric-shock', 20)] },
    [
      [DROID, { attack: 5, damage: 30 }],
      [{ ...DROID, ...AWAY }, PLAIN],
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
      [DROID, { attack: 5, damage: 20 }],
      [vehicle, { attack: 5, damage: 20 }],
      [{ ...DROID, ...AWAY }, PLAIN],
    ],
  ],
] satisfies [string, Partial<OnTable>, [Partial<OnTable>, { attack: number; damage: number }][]][])(
  'against whom, and against whom not: %s',
  (_title, ann, cases) => {
    for (const [bob, expected] of cases) expect(numbers(ann, bob)).toMatchObject(expected);
  },
);

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
    expect(critical(vicious, DROID, 20)).toEqual([1, 20]);
  });

  test('whom they do not hurt more: Droids and the Resilient; Cyborgs they do [min.droid.01, min.resilient.01, min.cyborg.02]', () => {
    expect(critical({}, DROID, 20)).toEqual([1, 20]);
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

test.each([
  ['Gang [min.gang.02]', naming('gang', 'Dark Hellion', 2), 7],
  ['Swarm +1 [min.swarm-1.02]', has('swarm-1', 1), 6],
])('in attacks of opportunity, too: %s', (_title, ability, attackIs) => {
  const eve: OnTable = { at: [4, 5], ...hellion, abilities: [], activated: true };
  const table = fighters({ ...hellion, abilities: [ability] }, {}, { eve }).endTurn();
  table.activate('bob').take({ type: 'move', to: [3, 6], squeezed: null });
  expect(numbersOf(rolled(table.opportunity('ann'))).attack).toBe(attackIs);
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

test.each([
  ['Careful Shot [min.careful-shot.02]', has('careful-shot', 4)],
  ['Deadeye [min.deadeye.02]', { ability: 'deadeye' }],
  ['Mighty Swing [min.mighty-swing.02]', has('mighty-swing', 10)],
])('nothing for an attack of opportunity: %s', (_title, ability) => {
  expect(numbersOf(asBobLeaves({ abilities: [ability] }))).toMatchObject({ attack: 5, damage: 10 });
});
