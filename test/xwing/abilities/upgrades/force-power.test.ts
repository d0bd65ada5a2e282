/** Upgrades of the slot 'force-power'. */
import { abilities } from '../../../../src/xwing/abilities';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase } from '../card-cases';
import { engaged, placing, started, sensing } from '../card-tables';

test('whatever triggers when dice are rolled triggers when they are rerolled, which is rolling them [xw.dice-modification.05]', () => {
  const afterRolls = abilities.filter(({ on }) => on?.events.some((each) => each.startsWith('dice-r')));
  expect(afterRolls.map(({ id }) => id)).toEqual(expect.arrayContaining(['han-solo', 'lando-calrissian-scum']));
  for (const { on } of afterRolls) expect(on?.events).toEqual(['dice-rolled', 'dice-rerolled']);
});

describe('Sense', () => {
  const offered = (table: Table): string[] =>
    table.legal('choose').map(({ chosen }) => {
      const { ship, force } = chosen as { ship: string; force: boolean };
      return force ? `${ship} for Force` : ship;
    });

  test('the ships in range are known before the Force is spent [xw.faq-activation.09]', () => {
    const table = sensing().use('sense');
    expect(table.ship('jedi').force?.active).toBe(1);
    expect(offered(table)).toEqual(['near', 'near for Force', 'far for Force']);
    expect(table.refusal({ type: 'choose', chosen: { ship: 'far', force: false } })).toBe('not-at-range');
    expect(table.refusal({ type: 'choose', chosen: { ship: 'gone', force: true } })).toBe('not-at-range');
    table.choose('sense', { ship: 'far', force: true });
    expect(table.ship('jedi').force?.active).toBe(0);
    const free = sensing().use('sense').choose('sense', { ship: 'near', force: false });
    expect(free.ship('jedi').force?.active).toBe(1);
    expect(offered(sensing(0).use('sense'))).toEqual(['near']);
  });
});

describe('Han Solo (Rebel gunner)', () => {
  const gunner: ShipOnTable = { upgrades: ['hansolo'], turret: 'front' };

  test('before his own ship, too, where that engages at initiative 7 [xw.faq-cards.04]', () => {
    const seer = { ...gunner, pilot: 'hansolo-modifiedyt1300lightfreighter' };
    const roark = { pilot: 'roarkgarnet', at: [500, 300], facing: 270, turret: 'front' } as const;
    const table = started(seer, { roark });
    table.choose('roark-garnet', 'han');
    expect(engaged(table)).toEqual([]);
    table.decline('han-solo-gunner');
    expect(engaged(table)).toEqual(['han']);
    table.repeat({ type: 'decline-attack', ship: 'han' });
    expect(table.happened('ability-queued').filter(({ ability }) => ability === 'han-solo-gunner')).toHaveLength(1);
  });
});

describe('ships that engage at initiative 7', () => {
  const luke: ShipOnTable = { pilot: 'lukeskywalker', at: [700, 100], upgrades: ['heightenedperception'] };

  test('Heightened Perception costs 1 Force, and lasts for this phase [xw.faq-cards.04]', () => {
    const others: Record<string, ShipOnTable> = {
      luke,
      vader: { player: 'p2', pilot: 'darthvader', at: [100, 700] },
    };
    const table = started({}, others).use('heightened-perception');
    expect(table.ship('luke').force?.active).toBe(1);
    expect(engaged(table)[0]).toBe('luke');
    const declined = started({}, others).decline('heightened-perception');
    expect(engaged(declined)[0]).toBe('vader');
    while (table.state.phase === 'engagement') table.does(table.legal()[0]!);
    expect(table.state.inPlay.map(({ ability }) => ability)).not.toContain('engages-at-initiative-7');
  });
});

describe('ways to place a device [xw.device.16]', () => {
  /** Every way in which the device of this card is placed. */
  const ways = (moment: 'system' | 'end', more: ShipOnTable): unknown[] =>
    placing(more, moment)
      .repeat({ type: 'use-ability' })
      .candidates.map(({ action }) => (action as { chosen?: unknown }).chosen)
      .filter((chosen) => chosen !== undefined);

  const DROID = { upgrades: ['drk1probedroids'] };

  const SPEED_2 = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right'].map((bearing) => `2 ${bearing}`);

  const TWICE = ['drop', 'launch'].flatMap((how) => [...SPEED_2, '4 straight'].map((way) => `${how} ${way}`));

  test.each<[string, ShipOnTable, string[]]>([
    [
      'Skilled Bombardier: one speed up or down, dropped or launched',
      { upgrades: ['drk1probedroids', 'skilledbombardier'] },
      TWICE,
    ],
    ['Constable Zuvio: instead of what is dropped', { ...DROID, pilot: 'constablezuvio' }, ['launch 1 straight']],
    ['Bombardment Drone: the same template', { ...DROID, pilot: 'bombardmentdrone' }, []],
    ['Emon Azzameen: only of the straight template of speed 1', { ...DROID, pilot: 'emonazzameen' }, []],
    ['Sol Sixxa: only of the straight template of speed 1', { ...DROID, pilot: 'solsixxa' }, []],
    ['Nimble Bomber: a bank of the same speed is there already', { ...DROID, pilot: 'scimitarsquadronpilot' }, []],
  ])('%s, with a template of speed 3', (_card, ship, more) => {
    expect([...new Set(ways('end', ship))].sort()).toEqual([...ways('end', DROID), ...more].sort());
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'hate',
      tie: { pilot: 'darthvader', upgrades: ['hate'], force: 0 },
      attack: ['hit'],
      happened: [{ type: 'charge-recovered', ship: 'tie', of: 'force' }],
      not: { 'no damage': { attack: [] } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test('Patience: with an enemy in front a Force charge for a deplete token [xw.timing.03]', () => {
  const begun = (jedi: ShipOnTable, tie: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        jedi: { pilot: 'macewindu', upgrades: ['patience'], at: [300, 300], force: 1, ...jedi },
        tie: { player: 'p2', at: [300, 500], ...tie },
      },
      moment: 'engagement',
    });
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'patience' });
  const table = begun({}).use('patience');
  expect(table.ship('jedi')).toMatchObject({ force: { active: 2 }, tokens: { deplete: 1 } });
  expect([offers(begun({ facing: 180 })), offers(begun({ force: 3 })), offers(begun({}, { at: [800, 300] }))]).toEqual([
    false,
    false,
    false,
  ]);
});
