/** Pilots of Scum and Villainy, from P to Z. */
import { recoverCharge } from '../../../../src/xwing/effects/charges';
import { shipOf } from '../../../../src/xwing/queries/ships';
import { engagementOf } from '../../../../src/xwing/queries/initiative';
import { CLOSE, duel, diceAsked } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase, removed } from '../card-cases';
import { added, end, FAR_BACK, HWK, type NumberCase, starts, expectNumber, hurt } from '../card-tables';

const RED_LOCKS_TIE = { locks: [['red', 'tie']] } as const;

describe('Tápusk', () => {
  const tapusk = (foe: ShipOnTable, charges = 2): Table =>
    end({ red: { ...HWK, pilot: 'tapusk', charges }, foe: { player: 'p2', at: [450, 560], ...foe } });
  const JEDI: ShipOnTable = { pilot: 'jediknight', force: 0 };
  test('for two charges an enemy in his turret arc does not recover what recurs [xw.end-phase.03, xw.replacement-effect.03]', () => {
    const table = tapusk(JEDI).use('tapusk');
    expect(table.ship('foe').force?.active).toBe(0);
    expect(table.happened('charge-recovered')).toEqual([]);
    expect(table.happened('no-effect')).toMatchObject([{ ship: 'foe', because: [{ code: 'not-recovered' }] }]);
    const declined = tapusk(JEDI).decline('tapusk');
    expect(declined.ship('foe').force?.active).toBe(1);
    expect(isOffered(tapusk({ pilot: 'nashwindrider', charges: 0 }), 'tapusk')).toBe(true);
  });
  test.each([
    ['of the Force, which recurs', 'force', true],
    ['of a card that does not recur', 'foe/r2astromech', false],
  ] as const)('what an enemy recovers in the End Phase, %s [xw.end-phase.03]', (_what, of, offered) => {
    const table = tapusk({ pilot: 'jediknight', upgrades: ['r2astromech'], upgradeCharges: { r2astromech: 0 } });
    table.do((state) => {
      state.phase = 'end';
      shipOf(state, 'foe').force!.active = 0;
      recoverCharge(state, 'foe', of, ['xw.charges.02']);
    });
    expect(isOffered(table, 'tapusk')).toBe(offered);
  });

  test('not a ship behind him, not a friend, not without the charges', () => {
    const others = [
      tapusk({ ...JEDI, at: [450, 340] }),
      tapusk({ ...JEDI, player: 'p1' }),
      tapusk(JEDI, 0),
      tapusk({ pilot: 'jediknight' }),
    ];
    expect(others.map((table) => isOffered(table, 'tapusk'))).toEqual([false, false, false, false]);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'talonbane cobra attacks',
      red: { pilot: 'talonbanecobra', ...CLOSE },
      dice: 5,
      not: { 'at range 2': { red: { at: [300, 300] }, dice: 3 } },
    },
    {
      card: 'talonbane cobra defends',
      red: FAR_BACK,
      tie: { pilot: 'talonbanecobra' },
      pool: 'defense',
      dice: 4,
      not: { 'at range 2': { red: { at: [300, 300] }, dice: 2 } },
    },
    {
      card: 'zuckuss',
      use: 'zuckuss',
      red: { pilot: 'zuckuss' },
      dice: 4,
      not: {
        'a special attack': {
          red: { upgrades: ['protontorpedoes'] },
          ...RED_LOCKS_TIE,
          weapon: 'red/protontorpedoes',
          dice: 4,
        },
      },
    },
    {
      card: 'zuckuss, the defender',
      use: 'zuckuss',
      red: { pilot: 'zuckuss' },
      pool: 'defense',
      dice: 4,
      not: {},
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const defenders: CardCase[] = [
    {
      ability: 'serissu',
      others: { serissu: { player: 'p2', pilot: 'serissu', at: [380, 500] } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'at range 2': { others: { serissu: { player: 'p2', pilot: 'serissu', at: [460, 500] } } } },
    },
  ];

  test.each(defenders.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'sabine-wren-lancer',
      tie: { pilot: 'sabinewren-lancerclasspursuitcraft', turret: 'front' },
      happened: [added('defense', 'focus')],
      not: { 'not in the turret arc': { tie: { turret: 'left' } } },
    },
    {
      ability: 'sunny-bounder',
      red: { pilot: 'sunnybounder' },
      attack: ['hit', 'hit'],
      then: { attack: ['hit', 'hit', 'hit'] },
      not: { 'different results': { attack: ['hit', 'crit'] } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'viktor-hel',
      tie: { pilot: 'viktorhel' },
      red: { at: [300, 200] },
      happened: [gained('red', 'stress')],
      not: { 'two defense dice': { red: { at: [300, 300] } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'palob-godalhi',
      { pilot: 'palobgodalhi', turret: 'front' },
      { tie: { player: 'p2', at: [300, 450], tokens: { evade: 1 } } },
      {
        chosen: { ship: 'tie', token: 'evade' },
        happened: [gained('red', 'evade'), removed('tie', 'evade')],
        not: { 'not in the firing arc': { tie: { at: [300, 150] } } },
      },
    ),
    starts(
      'engagement',
      'unkar-plutt-pilot',
      { pilot: 'unkarplutt' },
      { tie: { player: 'p2', at: [300, 340.001] } },
      {
        // What the token does to his own ship comes before the next token.
        happened: [gained('red', 'tractor')],
        not: { 'at range 1': { tie: { at: [300, 360] } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.36, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'torani-kulda',
      red: { pilot: 'toranikulda' },
      happened: [hurt('tie')],
      not: { 'another pilot': { red: { pilot: 'cartelexecutioner' } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test('Torani Kulda: an enemy with a green token may remove it instead, out of the bullseye arc nothing happens', () => {
    const fought = (tie: ShipOnTable): Table =>
      duel({ pilot: 'toranikulda' }, tie)
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'blank')
        .rolls('blank', 'blank', 'blank');
    const removes = fought({ tokens: { focus: 1 } }).repeat({ type: 'end-modifying' });
    expect(removes.legal('choose').map(({ player, chosen }) => [player, chosen])).toEqual([['p2', 'focus'], ['p2', 'none']]); // prettier-ignore
    removes.choose('torani-kulda', 'focus');
    expect([removes.ship('tie').tokens.focus, removes.happened('damage-suffered').length]).toEqual([0, 0]);
    expect(fought({ at: [360, 500] }).happened('damage-suffered')).toEqual([]);
  });
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    starts(
      'engagement',
      'quinn-jast',
      { pilot: 'quinnjast', upgrades: ['protontorpedoes'], upgradeCharges: { protontorpedoes: 1 } },
      {},
      {
        happened: [
          { type: 'token-gained', ship: 'red', token: 'disarm' },
          { type: 'charge-recovered', of: 'red/protontorpedoes' },
        ],
        not: { 'nothing to recover': { red: { upgradeCharges: { protontorpedoes: 2 } } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test('Torkil Mux: a ship in his firing arc engages at initiative 0 [xw.engagement-phase.01]', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'torkilmux', at: [300, 300] },
        foe: { pilot: 'maulermithel', player: 'p2', at: [300, 450] },
        aside: { player: 'p2', at: [700, 300] },
      },
      moment: 'engagement',
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['foe']);
    table.choose('torkil-mux', 'foe');
    expect(engagementOf(table.state, table.ship('foe'))).toBe(0);
  });

  test('Padric: enemies near a friendly device that he has locked gain strain as it detonates [xw.timing.07]', () => {
    const strained = (locks: [string, string][], player = 'p1'): number[] => {
      const table = xwingTable({
        ships: {
          red: { pilot: 'padric', at: [300, 300], dial: { speed: 1, bearing: 'straight', color: 'blue' } },
          near: { player: 'p2', at: [600, 680], activated: true, pilot: 'bluesquadronescort' },
          far: { player: 'p2', at: [100, 800], activated: true },
        },
        devices: { bomb: { kind: 'proton-bomb', player, at: [600, 600] } },
        locks,
        moment: { phase: 'activation', ship: 'red' },
      }).repeat({ type: 'decline-action' });
      return ['red', 'near', 'far'].map(
        (id) => table.happened('token-gained').filter(({ ship, token }) => ship === id && token === 'strain').length,
      );
    };
    expect([strained([['red', 'bomb']]), strained([]), strained([['red', 'bomb']], 'p2')]).toEqual([[0, 1, 0], [0, 0, 0], [0, 0, 0]]); // prettier-ignore
  });

  test('Sarco Plank may roll as many defense dice as his maneuver was fast [xw.attack.22]', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'sarcoplank', at: [400, 300], dial: { speed: 3, bearing: 'straight', color: 'white' } },
        foe: { player: 'p2', pilot: 'maulermithel', at: [400, 700], facing: 180, activated: true },
      },
      moment: { phase: 'activation', ship: 'red' },
    }).repeat({ type: 'decline-action' });
    table.attack('foe', 'red').rolls('blank', 'blank').use('sarco-plank-defends').repeat({ type: 'end-modifying' });
    expect(diceAsked(table)).toBe(3);
  });
});
