/** Ship abilities, from I to O. */
import { acting, diceAsked, duel } from '../duel';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { type CardCase, diceRolled, ENEMY, expectCase, expectMoment, type MomentCase } from './card-cases';
import { die, type NumberCase, performed, expectNumber } from './card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'networked-calculations-attacks',
      red: { pilot: 'phlacarphoccprototype' },
      others: { friend: { at: [360, 300], tokens: { calculate: 1 } } },
      attack: ['focus', 'blank', 'blank'],
      chosen: 'friend',
      happened: [die('attack', 'focus', 'hit')],
      ships: { friend: { tokens: { calculate: 0 } } },
      not: {
        'at range 2': { others: { friend: { at: [460, 300], tokens: { calculate: 1 } } } },
        'no focus result': { attack: ['hit', 'blank', 'blank'] },
      },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'networked-calculations-defends',
      tie: { pilot: 'phlacarphoccprototype', tokens: { calculate: 1 } },
      defense: ['focus', 'focus', 'blank'],
      chosen: 'tie',
      happened: [die('defense', 'focus', 'evade')],
      not: { 'nobody calculating': { tie: { tokens: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Locked and Loaded', () => {
  const GHOST = { pilot: 'lothalrebel', upgrades: ['ghost'] };
  const SHUTTLE = { pilot: 'sabinewren', upgrades: ['phantom'] };
  /** The Ghost with an enemy in front of it, another behind it. */
  const attacked = (by: string, more: { shuttle?: ShipOnTable; ghost?: ShipOnTable } = {}): Table => {
    const table = xwingTable({
      ships: {
        ghost: { ...GHOST, at: [450, 450], ...more.ghost },
        shuttle: more.shuttle ?? { ...SHUTTLE, at: null, docked: 'ghost' },
        ahead: { player: 'p2', at: [450, 640], facing: 180 },
        behind: { player: 'p2', at: [450, 260] },
      },
      locks: [['ghost', 'ahead']],
      moment: { phase: 'engagement', ship: 'ghost' },
    });
    table.attack('ghost', by === 'primary rear' ? 'behind' : 'ahead', by);
    for (let i = 0; i < 12 && table.happened('attack-performed').length < 2; i++) {
      const roll = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
      table.does(roll ?? table.legal().find(({ type }) => type === 'end-modifying') ?? table.legal()[0]!);
    }
    return table;
  };
  const use = { type: 'use-ability', ability: 'locked-and-loaded' };
  const turret = { ghost: { upgrades: ['ghost', 'dorsalturret'], turret: 'front' as const } };
  const torpedoes = { ghost: { upgrades: ['ghost', 'protontorpedoes'] } };
  const weapon = (by: string): string => (by.startsWith('primary') ? by : `ghost/${by}`);

  test('after a primary front attack of its carrier a bonus attack to the rear, and only there [xw.attack.37, xw.bonus-attack.01]', () => {
    const table = attacked('primary front').answer(use);
    expect(
      table
        .legal('choose-weapon')
        .map(({ weapon }) => weapon)
        .concat('primary rear'),
    ).toContain('primary rear');
    table.repeat({ type: 'choose-weapon', weapon: 'primary rear' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['behind']);
    expect(table.refusal({ type: 'declare-defender', defender: 'ahead' })).not.toBeNull();
  });

  test.each([
    ['it is not docked', 'primary', { shuttle: { ...SHUTTLE, at: [800, 100] as const } }],
    ['another shuttle is docked', 'primary front', { shuttle: { pilot: 'ap5', at: null, docked: 'ghost' } }],
    ['the attack was special, and not with a turret', 'protontorpedoes', torpedoes],
    ['the attack was to the rear', 'primary rear', {}],
  ])('not where %s [xw.attack.37]', (_what, by, more) => {
    expect(attacked(weapon(by), more as object).offers(use)).toBe(false);
  });

  test('after an attack with a turret upgrade, too [xw.attack.37]', () => {
    expect(attacked(weapon('dorsalturret'), turret).offers(use)).toBe(true);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'linked battery',
      red: { pilot: 'starkillerbasepilot', upgrades: ['ioncannon'] },
      weapon: 'red/ioncannon',
      dice: 4,
      not: { 'a primary attack': { weapon: 'primary', dice: 4 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const later: MomentCase[] = [
    {
      ability: 'intuitive-controls',
      table: { ships: { red: { pilot: 'shaakti', at: [300, 300] }, tie: ENEMY }, moment: 'system' },
      happened: performed('intuitive-controls'),
      not: { 'no Force': { red: { force: 0 } }, 'while stressed': { red: { tokens: { stress: 1 } } } },
    },
  ];

  test.each(later.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'networked-aim',
      red: { pilot: 'onderonoppressor' },
      others: { friend: { at: [420, 300] } },
      locks: [
        ['red', 'tie'],
        ['friend', 'tie'],
      ],
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      not: { 'no friendly lock': { locks: [['tie', 'red']] } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Microthrusters (StarViper)', () => {
  const viper = { pilot: 'blacksunenforcer', player: 'p1' } as const;
  const rolled = (template: string, side: string): Table =>
    acting({ ...viper, at: [450, 300] })
      .answer({ type: 'perform-action', action: 'barrel-roll' })
      .answer({ type: 'choose-side', side })
      .answer({ type: 'choose-template', template });

  test.each([
    // Along a bank of 45 degrees and radius 80 from the middle of its side; forward on its right is to the left of the way.
    ['bank-left', 'right', 1],
    ['bank-right', 'right', -1],
    ['bank-left', 'left', -1],
    ['bank-right', 'left', 1],
  ] as const)(
    '%s to its %s: it ends before (1) or behind (-1) where it was, turned by 45 degrees [xw.faq-cards.16]',
    (template, side, ahead) => {
      const table = rolled(template, side).answer({ type: 'choose-position', position: 'middle' });
      const { pose } = table.ship('red');
      expect(Math.sign(pose.y - 300)).toBe(ahead);
      expect(Math.sign(pose.x - 450)).toBe(side === 'right' ? 1 : -1);
      expect(Math.abs(pose.heading.x)).toBeCloseTo(Math.SQRT1_2, 6);
      expect(pose.heading.y).toBeCloseTo(Math.SQRT1_2, 6);
      // 20 of its base, 80 * sin(45 degrees) across, and 20 along the turned base.
      expect(Math.abs(pose.x - 450)).toBeCloseTo(20 + 80 * Math.SQRT1_2 + 20 * Math.SQRT1_2, 6);
    },
  );

  test('the straight template is not offered, and others use no bank [xw.faq-cards.16]', () => {
    const table = acting({ ...viper, at: [450, 300] }).answer({ type: 'perform-action', action: 'barrel-roll' });
    table.answer({ type: 'choose-side', side: 'left' });
    expect(table.legal('choose-template').map((each) => each.template)).toEqual(['bank-left', 'bank-right']);
    const wing = acting({ at: [450, 300] }).answer({ type: 'perform-action', action: 'barrel-roll' });
    expect(wing.answer({ type: 'choose-side', side: 'left' }).legal('choose-template')).toEqual([]);
  });

  test('tractored, whoever tractored it chooses side and template [xw.faq-cards.16]', () => {
    const table = duel({ pilot: 'bladesquadronveteran', upgrades: ['tractorbeam'] }, { ...viper, player: 'p2' });
    table.attack('red', 'tie', 'red/tractorbeam').rolls('hit', 'blank', 'blank').rolls('blank', 'blank', 'blank');
    table.answer({ type: 'tractor-moves', player: 'p1', move: 'barrel-roll-left' });
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'choose-template', template: 'bank-left' });
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'choose-position', position: 'middle' });
    expect(table.happened('moved')).toMatchObject([{ ship: 'tie', by: 'barrel roll' }]);
  });
});

test('Linked Battery: 1 more die with a cannon, none with another weapon [xw.attack.16]', () => {
  const upsilon = { pilot: 'starkillerbasepilot', upgrades: ['heavylasercannon'], at: [300, 280] } as const;
  const dice = (weapon: string, pilot: string = upsilon.pilot): number =>
    diceRolled({ red: { ...upsilon, upgrades: [...upsilon.upgrades], pilot }, weapon }, 'attack');
  expect(dice('red/heavylasercannon')).toBe(5);
  expect(dice('primary')).toBe(4);
  expect(dice('red/heavylasercannon', 'bladesquadronveteran')).toBe(4);
});

describe('dice that ship abilities change [xw.attack.16, xw.attack.22]', () => {
  const revealed = (speed: number) => ({ revealed: { speed, bearing: 'straight', color: 'white' } as const });

  const rolled = (pool: 'attack' | 'defense', red: ShipOnTable, tie: ShipOnTable, weapon?: string): number =>
    diceRolled({ red, tie, ...(weapon === undefined ? {} : { weapon }) }, pool);

  test('Overdrive Burners: one more defense die after a revealed maneuver of speed 3-5', () => {
    const dice = (speed: number, pilot = 'syndicatesmugglers'): number =>
      rolled('defense', { at: [300, 150] }, { pilot, at: [300, 400], ...revealed(speed) });
    expect([dice(2), dice(3), dice(5)]).toEqual([0, 1, 1]);
    expect(dice(3, 'outerrimgarrison')).toBe(0);
  });
});

describe('ship abilities', () => {
  test('Notched Stabilizers: asteroids are ignored, debris is not, and while it attacks neither [xw.faq-objects.01]', () => {
    const over = (outline: string) =>
      xwingTable({
        ships: {
          red: {
            pilot: 'miningguildsurveyor',
            at: [300, 300],
            dial: { speed: 2, bearing: 'straight', color: 'white' },
          },
          x: { player: 'p2' },
        },
        obstacles: { rock: { outline, at: [300, 420] } },
        moment: { phase: 'activation', ship: 'red' },
      });
    expect(over('coreasteroid0').legal('roll')).toEqual([]);
    expect(over('yt2400debris0').legal('roll').length).toBeGreaterThan(0);
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 400] as const } };
    const surveyor = duel({ pilot: 'miningguildsurveyor' }, {}, { obstacles }).attack('red', 'tie');
    expect(diceAsked(surveyor.rolls('blank', 'blank'))).toBe(4);
  });
});
