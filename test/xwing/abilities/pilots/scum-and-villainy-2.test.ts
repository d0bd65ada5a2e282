/** More pilots of Scum and Villainy. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { sufferDamage } from '../../../../src/xwing/procedures/suffer-damage';
import { engagementOf } from '../../../../src/xwing/queries/initiative';
import { diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, type MomentCase } from '../card-cases';
import { engages, expectNumber, hurt, type NumberCase, performs, starts, usedIt } from '../card-tables';

describe('in and after attacks [xw.attack.34, xw.attack.36, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'ig-88b',
      red: { pilot: 'ig88b', upgrades: ['ioncannon'] },
      weapon: 'primary',
      happened: usedIt('ig-88b'),
      not: { 'it hits': { attack: ['hit'] }, 'no cannon': { red: { upgrades: [] } } },
    },
    {
      ability: 'dengar-pilot',
      tie: { pilot: 'dengar' },
      happened: usedIt('dengar-pilot'),
      ships: { tie: { charges: { active: 0 } } },
      not: { 'the attacker behind him': { tie: { facing: 0 } }, 'no charge': { tie: { charges: 0 } } },
    },
    {
      ability: 'nom-lumb',
      tie: { pilot: 'nomlumb', turret: 'rear' },
      happened: [{ type: 'turret-rotated', ship: 'tie', arc: 'front' }],
      not: { 'it points to the attacker': { tie: { turret: 'front' } } },
    },
    {
      ability: 'torani-kulda',
      red: { pilot: 'toranikulda' },
      happened: [hurt('tie')],
      not: { 'another pilot': { red: { pilot: 'cartelexecutioner' } } },
    },
    {
      ability: 'g4r-g0r-v-m',
      tie: { pilot: 'g4rgorvm' },
      others: { friend: { player: 'p2', at: [300, 540] }, near: { at: [400, 500] } },
      happened: [hurt('friend', 'crit')],
      not: { 'another pilot': { tie: { pilot: 'tansariipointveteran' } } },
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

  test('Joy Rekkoff spends a torpedo: the defender rolls one die fewer [xw.timing.05]', () => {
    const rekkoff = (upgrades: string[], upgradeCharges: Record<string, number> = {}): Table =>
      duel({ pilot: 'joyrekkoff', upgrades, upgradeCharges })
        .attack('red', 'tie', 'primary')
        .rolls('blank', 'blank', 'blank');
    const table = rekkoff(['protontorpedoes'])
      .use('joy-rekkoff')
      .choose('joy-rekkoff', 'red/protontorpedoes')
      .repeat({ type: 'end-modifying' });
    expect([diceAsked(table), table.ship('red').upgrades[0]?.charges?.active]).toEqual([2, 1]);
    expect(rekkoff(['protontorpedoes'], { protontorpedoes: 0 }).offers({ ability: 'joy-rekkoff' })).toBe(false);
    expect(rekkoff([]).offers({ ability: 'joy-rekkoff' })).toBe(false);
  });

  const numbers: NumberCase[] = [
    {
      card: 'Kanan Jarrus',
      use: 'kanan-jarrus-hwk',
      tie: { pilot: 'kananjarrus-hwk290lightfreighter' },
      dice: 2,
      not: {
        'no Force': { tie: { force: 0 }, dice: 3 },
        'a ship out of his turret arc': {
          tie: { pilot: 'academypilot' },
          others: { k: { pilot: 'kananjarrus-hwk290lightfreighter', player: 'p2', at: [400, 500], turret: 'right' } },
          dice: 3,
        },
        'a ship in it': {
          tie: { pilot: 'academypilot' },
          others: { k: { pilot: 'kananjarrus-hwk290lightfreighter', player: 'p2', at: [400, 500], turret: 'left' } },
          dice: 2,
        },
      },
    },
  ];
  test.each(numbers.map((each) => [each.card, each] as const))('%s', (_id, each) => expectNumber(each));

  test('Captain Jostero attacks an enemy that suffers damage, as long as it does not defend [xw.bonus-attack.01]', () => {
    const hurting = (pilot: string, ship: string): Table =>
      duel({ pilot }).do((state) => sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']));
    const table = hurting('captainjostero', 'tie').use('captain-jostero');
    expect(table.attack('red', 'tie').happened('attack-declared')).toHaveLength(1);
    expect(hurting('captainjostero', 'red').offers({ ability: 'captain-jostero' })).toBe(false);
    const defends = duel({ pilot: 'captainjostero' })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'blank');
    expect(defends.repeat({ type: 'end-modifying' }).happened('ability-queued')).toEqual([]);
  });
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    engages(
      'leema-kai',
      { pilot: 'leemakai' },
      {
        others: { tie: { player: 'p2', at: [300, 460], facing: 0 } },
        happened: usedIt('leema-kai'),
        not: { 'in its front arc': { tie: { facing: 180 } }, 'behind her': { tie: { at: [300, 150], facing: 180 } } },
      },
    ),
    starts(
      'engagement',
      'asajj-ventress',
      { pilot: 'asajjventress' },
      { tie: { player: 'p2', at: [300, 450] } },
      {
        happened: [{ type: 'token-gained', ship: 'tie', token: 'stress' }],
        ships: { red: { force: { active: 1 } } },
        not: { 'no Force': { red: { force: 0 } }, elsewhere: { red: { turret: 'rear' } } },
      },
    ),
    starts(
      'engagement',
      'dalan-oberos',
      { pilot: 'dalanoberos', shields: 1 },
      { tie: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 450] } },
      {
        happened: [
          { type: 'shield-lost', ship: 'tie' },
          { type: 'shield-recovered', ship: 'red' },
        ],
        not: {
          'no shield': { tie: { shields: 0 } },
          'out of the bullseye arc': { tie: { at: [400, 450] } },
          'no charge': { red: { charges: 0 } },
        },
      },
    ),
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
    performs('genesis-red', { pilot: 'genesisred', tokens: { evade: 1 } }, 'lock', {
      others: { near: { player: 'p2', at: [300, 450], tokens: { focus: 2 } } },
      then: [{ type: 'choose-lock', on: 'near' }],
      ships: { red: { tokens: { focus: 2, evade: 0 } } },
      not: { 'another pilot': { red: { pilot: 'tansariipointveteran' } } },
    }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test('Asajj Ventress: the enemy may remove a green token instead', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'asajjventress', at: [300, 300] },
        tie: { player: 'p2', at: [300, 450], tokens: { evade: 1 } },
      },
      moment: 'engagement',
    }).choose('asajj-ventress', 'tie');
    table.answer({ type: 'choose', player: 'p2', chosen: 'evade' });
    expect(table.ship('tie').tokens).toMatchObject({ evade: 0, stress: 0 });
  });

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

  test('Overseer Yushyn: stress in place of a disarm token of a friend at range 1 [xw.faq-cards.24]', () => {
    const gaining = (friend: ShipOnTable, token: 'disarm' | 'ion' = 'disarm'): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'overseeryushyn', at: [300, 300] },
          friend: { at: [400, 300], ...friend },
          tie: { player: 'p2', at: [800, 800] },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      }).do((state) => gainToken(state, 'friend', token, ['xw.tokens.02'], { by: 'p1' }));
    const table = gaining({}).use('overseer-yushyn');
    expect(table.ship('friend').tokens).toMatchObject({ disarm: 0, stress: 1 });
    expect(table.ship('red').charges?.active).toBe(0);
    for (const other of [
      gaining({ tokens: { stress: 1 } }),
      gaining({ at: [600, 300] }),
      gaining({}, 'ion'),
      gaining({ player: 'p2' }),
    ])
      expect(other.offers({ ability: 'overseer-yushyn' })).toBe(false);
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

test('Krassis Trelix attacks with front arc weapons to the rear, too, and rerolls a die of special attacks [xw.attack-arc.02]', () => {
  const weapons = (pilot: string): string[] =>
    duel({ pilot, upgrades: ['ioncannon'], facing: 180 })
      .legal('choose-weapon')
      .map(({ weapon }) => weapon);
  expect(weapons('krassistrelix')).toEqual(['primary rear', 'red/ioncannon']);
  expect(weapons('bountyhunter')).toEqual(['primary rear']);
  const rerolls = (weapon: string): boolean => {
    const table = duel({ pilot: 'krassistrelix', upgrades: ['ioncannon'], facing: 180 }).attack('red', 'tie', weapon);
    return table.rolls('blank', 'blank', 'blank').offers({ type: 'use-ability', ability: 'krassis-trelix-rerolls' });
  };
  expect([rerolls('red/ioncannon'), rerolls('primary rear')]).toEqual([true, false]);
});
