/** Pilots of the Galactic Republic, from M to Z. */
import { spendCharge } from '../../../../src/xwing/effects/charges';
import { currentAttack } from '../../../../src/xwing/queries/attack';
import { duel, faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  diceRolled,
  everOffered,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
  used,
} from '../card-cases';
import {
  assignedTo,
  attacking,
  defending,
  dial,
  executed,
  fliesAmong,
  flying,
  type NumberCase,
  PALPATINE,
  performed,
  revealing,
  settings,
  starts,
  WHITE,
  dialOfRed,
  expectNumber,
} from '../card-tables';

const PADME: ShipOnTable = { pilot: 'padmeamidala' };
const LIMIT = 'focus-results';
const LOCK = { locks: [['red', 'tie']] as const };
const dice = (table: Table, type: 'spend-calculate' | 'spend-force'): number[] =>
  table.legal(type).map((action) => action.dice);
const AHEAD = { tie: { player: 'p2', at: [300, 600] as const } };
const straight = (speed: number) => ({ revealed: { speed, bearing: 'straight', color: 'white' } as const });

describe('Decoyed', () => {
  test('Naboo Handmaiden assigns it to a friendly ship that is none [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        maid: { pilot: 'naboohandmaiden', at: [300, 60] },
        twin: { pilot: 'naboohandmaiden', at: [400, 60] },
        ace: { pilot: 'bravoflightofficer', at: [500, 60] },
        wing: { pilot: 'bravoflightofficer', at: [600, 60] },
        x: { player: 'p2', at: [300, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    if (table.offers({ type: 'order-ability' })) table.does(table.legal('order-ability')[0]!);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['ace', 'wing']);
    table.does(table.legal('choose')[1]!);
    expect(assignedTo(table, 'wing')).toEqual(['decoyed of p1']);
  });
});

describe('after a dial is revealed it is set to another maneuver', () => {
  test('Saesee Tiin: for a Force charge, of a friendly ship at range 0-2, the same speed and color', () => {
    const jedi = (y: number, player = 'p1', force = 2): Table =>
      revealing({}, '2 turn-left white', {
        tiin: { pilot: 'saeseetiin', player, at: [400, y], force, activated: true },
      });
    const table = jedi(500);
    const right = dialOfRed(table).filter(({ speed, color }) => speed === 2 && color === 'white');
    const names = right.map(({ bearing }) => `2 ${bearing}`).filter((name) => name !== '2 turn-left');
    expect(settings(table)).toEqual(names);
    expect(names).toContain('2 turn-right');
    table.choose('saesee-tiin', '2 turn-right');
    expect(table.ship('tiin').force?.active).toBe(1);
    expect(executed(table)).toBe('2 turn-right white');
    expect(isOffered(jedi(700), 'saesee-tiin')).toBe(false);
    expect(isOffered(jedi(500, 'p2'), 'saesee-tiin')).toBe(false);
    expect(isOffered(jedi(500, 'p1', 0), 'saesee-tiin')).toBe(false);
  });
});

describe('"Warthog"', () => {
  /** A ship near him is shot down at initiative 6, before it engages. */
  const shot = (pilot: string, more: ShipOnTable = {}): Table => {
    const table = xwingTable({
      ships: {
        hog: { pilot: 'warthog', at: [300, 300], engaged: true, ...more },
        prey: { pilot, at: [300, 420], damage: { facedown: 2 }, shields: 0 },
        red: { player: 'p2', pilot: 'wedgeantilles', at: [300, 600], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'red' },
    });
    table.attack('red', 'prey');
    playOn(table, { attack: ['hit', 'hit', 'hit'] }, () => table.happened('ship-destroyed').length > 0);
    playOn(table, { attack: [] }, () => table.offers({ type: 'set-dial' }) || table.offers({ type: 'choose-weapon' }));
    return table;
  };
  test('a ship near him that is not limited stays until the end of the phase, and engages', () => {
    const stays = shot('academypilot', {});
    expect(stays.happened('ship-destroyed')).toMatchObject([{ ship: 'prey' }]);
    expect(stays.happened('ship-engages').map(({ ship }) => ship)).toContain('prey');
    const engages = (table: Table): string[] => table.happened('ship-engages').map(({ ship }) => ship);
    // One that is limited, and one of the enemy's of his, goes before its turn comes.
    for (const gone of [shot('howlrunner'), shot('academypilot', { player: 'p2' })]) {
      expect(gone.happened('ship-destroyed')).toMatchObject([{ ship: 'prey' }]);
      expect(engages(gone)).not.toContain('prey');
    }
    expect(stays.happened('ship-removed')).toEqual([]);
    for (let i = 0; i < 30 && stays.state.phase === 'engagement'; i++)
      stays.does(stays.legal().find(({ type }) => /decline|end-/.test(type)) ?? stays.legal()[0]!);
    expect(stays.happened('ship-removed')).toMatchObject([{ ship: 'prey' }]);
  });
});

describe('Padmé Amidala: an enemy in her front arc that attacks or defends modifies 1 focus result [xw.faq-cards.29]', () => {
  const spent = (tie: ShipOnTable, red: ShipOnTable = {}, more: Parameters<typeof duel>[2] = {}) =>
    faces(attacking({ tokens: { focus: 1 }, ...red }, tie, more).answer({ type: 'spend-focus' }), 'attack');
  const ONE = ['blank', 'hit', 'focus'];
  const ALL = ['blank', 'hit', 'hit'];

  test('with a focus token 1, which is told; all of a ship that is not in that arc, or is no enemy', () => {
    expect(spent(PADME)).toEqual(ONE);
    expect(spent({})).toEqual(ALL);
    expect(spent({ ...PADME, facing: 0 })).toEqual(ALL);
    const beside = { padme: { player: 'p2', at: [380, 500], facing: 180, ...PADME } } as const;
    expect(spent({}, {}, { others: beside })).toEqual(ONE);
    expect(spent({}, {}, { others: { padme: { ...PADME, at: [300, 150] } } })).toEqual(ALL);
    const table = attacking({ tokens: { focus: 1 } }, PADME).answer({ type: 'spend-focus' });
    expect(table.happened('die-changed')[0]?.because?.map(({ code }) => code)).toEqual([LIMIT]);
  });

  test('calculate tokens and Force charges are spent for 1, and then no more', () => {
    for (const [type, red] of [
      ['spend-calculate', { tokens: { calculate: 2 } }],
      ['spend-force', { pilot: 'lukeskywalker' }],
    ] as const) {
      expect(dice(attacking(red, {}), type)).toEqual([1, 2]);
      const table = attacking(red, PADME);
      expect(dice(table, type)).toEqual([1]);
      expect(table.refusal({ type, dice: 2 })).toBe(LIMIT);
      table.answer({ type, dice: 1 });
      expect(table.offers({ type })).toBe(false);
    }
    const both = attacking({ tokens: { calculate: 1, focus: 1 } }, PADME, LOCK).answer({ type: 'spend-calculate' });
    expect(both.refusal({ type: 'spend-focus' })).toBe(LIMIT);
  });

  test('a reroll takes 1 of them, and any other results with it', () => {
    const rerolls = (table: Table) => table.legal('spend-lock').map((action) => action.dice);
    expect(rerolls(attacking({}, {}, LOCK))).toContainEqual([0, 1, 2]);
    const table = attacking({ tokens: { focus: 1 } }, PADME, LOCK);
    expect(rerolls(table).sort()).toEqual([[0], [0, 1], [1]]);
    // What the blank becomes is a focus result like any other: the one is modified.
    table.answer({ type: 'spend-lock', dice: [0, 1] }).rolls('focus', 'hit');
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
    const free = attacking({ tokens: { focus: 1 } }, {}, LOCK).answer({ type: 'spend-lock', dice: [0, 1] });
    expect(free.rolls('focus', 'hit').offers({ type: 'spend-focus' })).toBe(true);
  });

  test('a rerolled blank does not count', () => {
    const table = attacking({ tokens: { focus: 1 } }, PADME, LOCK);
    table
      .answer({ type: 'spend-lock', dice: [0] })
      .rolls('blank')
      .answer({ type: 'spend-focus' });
    expect(faces(table, 'attack')).toEqual(ONE);
  });

  test('what is rerolled right after the roll counts for the ship that rolled, not for whose turn comes next', () => {
    const lando = { upgrades: ['landocalrissian-crew'], tokens: { focus: 2 } };
    const choices = (table: Table) =>
      table.legal('choose').map((action) => ({ action, dice: (action.chosen as { dice: number[] }).dice }));
    const dice = (tie: ShipOnTable) => choices(attacking(lando, tie)).map((each) => each.dice);
    expect(dice({})).toContainEqual([1, 2]);
    expect(dice(PADME)).not.toContainEqual([1, 2]);
    const table = attacking(lando, PADME);
    table.does(choices(table).find((each) => each.dice.join() === '1')!.action).rolls('focus');
    expect(currentAttack(table.state)?.focusModified).toEqual({ attacker: 1, defender: 0 });
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
  });

  test('the same of a defender, whose blank results can still be modified', () => {
    const tie = { tokens: { evade: 2, calculate: 1 } };
    const table = defending(PADME, tie).answer({ type: 'spend-calculate', dice: 1 });
    expect(faces(table, 'defense')).toEqual(['blank', 'evade', 'focus']);
    expect(table.refusal({ type: 'spend-evade', die: 2 })).toBe(LIMIT);
    expect(table.refusal({ type: 'spend-evade', die: 0 })).toBeNull();
    const free = defending({}, tie).answer({ type: 'spend-calculate', dice: 1 });
    expect(free.refusal({ type: 'spend-evade', die: 2 })).toBeNull();
  });

  test('Palpatine modifies a die as if the ship did: not a second one', () => {
    // With a lock there is always something left to do.
    const helped = { others: { lambda: PALPATINE }, ...LOCK };
    const table = attacking({ tokens: { calculate: 1 } }, PADME, helped);
    const use = { type: 'use-ability', ability: 'emperor-palpatine-attacks' };
    expect(table.refusal(use)).toBeNull();
    expect(table.answer({ type: 'spend-calculate' }).refusal(use)).toBe(LIMIT);
    const other = attacking({ tokens: { calculate: 1 } }, {}, helped);
    expect(other.answer({ type: 'spend-calculate' }).refusal(use)).toBeNull();
    // Nor the other way round.
    const first = attacking({ tokens: { calculate: 1 } }, PADME, helped).use(use.ability);
    expect(first.refusal({ type: 'spend-calculate' })).toBe(LIMIT);
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    ...(['oddball', 'oddball-arc170starfighter', 'oddball-btlbywing', 'oddball-nimbusclassvwing'] as const).map(
      (pilot, i) =>
        fliesAmong(
          ['odd-ball', 'odd-ball-arc-170', 'odd-ball-y-wing', 'odd-ball-v-wing'][i] ?? '',
          { pilot, ...dial('red') },
          AHEAD,
          {
            ...WHITE,
            'nobody in the bullseye arc': { tie: { at: [420, 600] } },
          },
        ),
    ),
    fliesAmong(
      'swoop',
      dial('white', 3),
      { swoop: { pilot: 'swoop', at: [370, 420] } },
      { 'speed 2': { red: dial('white', 2) } },
    ),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'ric olie attacks',
      red: { pilot: 'ricolie', ...straight(5) },
      tie: straight(4),
      dice: 3,
      not: { 'not faster': { tie: straight(5), dice: 2 }, 'no dial revealed': { tie: { revealed: null }, dice: 2 } },
    },
    {
      card: 'ric olie defends',
      red: straight(4),
      tie: { pilot: 'ricolie', ...straight(5) },
      pool: 'defense',
      dice: 3,
      not: { 'not faster': { red: straight(5), dice: 2 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const attacks: CardCase[] = [
    {
      ability: 'tucker',
      others: { tucker: { pilot: 'tucker', at: [400, 300] } },
      happened: performed('tucker'),
      not: { 'the enemy not in front': { others: { tucker: { pilot: 'tucker', at: [400, 300], facing: 180 } } } },
    },
  ];

  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'sinker',
      others: { sinker: { pilot: 'sinker', at: [420, 300] } },
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: {
        'in its front arc': { others: { sinker: { pilot: 'sinker', at: [420, 300], facing: 270 } } },
        'at range 3': { others: { sinker: { pilot: 'sinker', at: [560, 300] } } },
        'a special attack': { red: { upgrades: ['ioncannon'] }, weapon: 'red/ioncannon' },
      },
    },
    {
      ability: 'matchstick',
      red: { pilot: 'matchstick', tokens: { stress: 1, strain: 1 } },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['hit', 'hit'] },
      not: { 'no red token': { red: { tokens: { jam: 1 } } } },
    },
    {
      ability: 'wolffe',
      red: { pilot: 'wolffe' },
      weapon: 'primary front',
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      ships: { red: { charges: { active: 0 } } },
      not: { 'no charge': { red: { charges: 0 } }, 'from the rear': { red: { facing: 180 }, weapon: 'primary rear' } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

test('Wolffe rolls one die more from his rear arc, and a charge comes back [xw.timing.05, xw.charges.02]', () => {
  const rear = (red: ShipOnTable = {}): CardCase => ({
    ability: 'wolffe-recovers',
    red: { pilot: 'wolffe', facing: 180, charges: 0, ...red },
    weapon: 'primary rear',
    not: {},
  });
  expect(diceRolled(rear(), 'attack', 'wolffe-recovers')).toBe(diceRolled(rear(), 'attack') + 1);
  expect(used(rear()).ship('red').charges?.active).toBe(1);
  expect(everOffered(rear({ charges: 1 }), 'wolffe-recovers')).toBe(false);
  expect(everOffered({ ...rear({ facing: 0 }), weapon: 'primary front' }, 'wolffe-recovers')).toBe(false);
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'mace-windu',
      { pilot: 'macewindu', force: 1, ...dial('red') },
      {
        happened: [{ type: 'charge-recovered', ship: 'red', of: 'force' }],
        not: { 'a white maneuver': { red: dial('white') } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'r2-d2-pilot',
      { pilot: 'r2d2' },
      { tie: { player: 'p2', at: [300, 150] } },
      {
        happened: [gained('red', 'calculate')],
        not: { 'in front': { tie: { at: [300, 450] } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('Plo Koon [xw.tokens.04]', () => {
  const begun = (red: ShipOnTable = {}, friend: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'plokoon', at: [300, 300], tokens: { focus: 1, stress: 1 }, ...red },
        friend: { at: [420, 300], tokens: { jam: 0, tractor: 1, evade: 1 }, ...friend },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'engagement',
    });
  const ways = (table: Table): unknown[] =>
    table.legal('choose').flatMap((each) => (each.ability === 'plo-koon-pilot' ? [each.chosen] : []));

  test('a green token of his goes, or an orange one comes', () => {
    const table = begun();
    expect(ways(table)).toEqual([
      { from: 'red', to: 'friend', token: 'focus' },
      { from: 'friend', to: 'red', token: 'tractor' },
    ]);
    table.choose('plo-koon-pilot', { from: 'friend', to: 'red', token: 'tractor' });
    expect(table.ship('red')).toMatchObject({ force: { active: 1 } });
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'tractor' }]);
  });
  test('not without Force, not with a friend beyond range 2, not with himself', () => {
    expect(ways(begun({ force: 0 }))).toEqual([]);
    expect(ways(begun({}, { at: [600, 300] }))).toEqual([]);
  });
});

describe('Shaak Ti [xw.end-phase.02]', () => {
  const ended = (red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'shaakti', at: [300, 300], tokens: { focus: 2, evade: 1 }, ...red },
        friend: { at: [420, 300], tokens: { focus: 1 } },
        far: { at: [700, 300], tokens: { focus: 1 } },
        x: { player: 'p2', at: [860, 860], tokens: { focus: 1 } },
      },
      moment: 'end',
    });

  test('as many ships as Force charges keep one token each, focus or evade', () => {
    const table = ended().choose('shaak-ti-pilot', [
      { ship: 'red', token: 'evade' },
      { ship: 'friend', token: 'focus' },
    ]);
    expect(table.happened('token-removed').filter(({ ship }) => ship === 'friend')).toEqual([]);
    const lost = table.happened('token-removed').filter(({ ship }) => ship === 'red');
    expect(lost.map(({ token }) => token)).toEqual(['focus', 'focus']);
    expect(table.happened('charge-spent')).toHaveLength(2);
  });
  test('with one charge one ship, near her', () => {
    expect(
      ended({ force: 1 })
        .legal('choose')
        .map(({ chosen }) => chosen),
    ).toEqual([
      [{ ship: 'red', token: 'focus' }],
      [{ ship: 'red', token: 'evade' }],
      [{ ship: 'friend', token: 'focus' }],
    ]);
  });
});

describe('Yoda (pilot) [xw.charges.02]', () => {
  const spends = (count: number, yoda: ShipOnTable = {}, friend = 'macewindu'): Table =>
    xwingTable({
      ships: {
        yoda: { pilot: 'yoda', at: [300, 300], ...yoda },
        friend: { pilot: friend, at: [420, 300] },
        x: { player: 'p2', at: [420, 450], facing: 180 },
      },
      moment: 'engagement',
    }).do((state) => {
      for (let i = 0; i < count; i++) spendCharge(state, 'friend', 'force', ['xw.charges.05']);
    });
  test('a friend that spends Force recovers one, once for what it spends at once', () => {
    const table = spends(2).use('yoda-pilot');
    expect(table.ship('friend').force?.active).toBe((table.ship('friend').force?.limit ?? 0) - 1);
    expect(table.ship('yoda').force?.active).toBe(2);
    expect(table.offers({ type: 'use-ability', ability: 'yoda-pilot' })).toBe(false);
  });
  test('not without Force, not beyond range 3', () => {
    const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'yoda-pilot' });
    expect([offers(spends(1, { force: 0 })), offers(spends(1, { at: [860, 100] }))]).toEqual([false, false]);
  });
});

describe('Wilhuff Tarkin [xw.system-phase.02, xw.lock.04]', () => {
  const tarkin = (tie: ShipOnTable, friend: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'wilhufftarkin', at: [300, 300] },
        friend: { at: [420, 300], ...friend },
        tie: { player: 'p2', at: [300, 500], ...tie },
      },
      locks: [['red', 'tie']],
      moment: 'system',
    });
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'wilhuff-tarkin' });
  test('a friend near locks what he has locked', () => {
    const table = tarkin({}).use('wilhuff-tarkin').choose('wilhuff-tarkin', { on: 'tie', ship: 'friend' });
    table.repeat({ type: 'choose-lock', on: 'tie' });
    expect(table.state.locks).toContainEqual({ by: 'friend', on: 'tie' });
  });
  test('not beyond range 3 of him, nor with a friend there', () => {
    expect(offers(tarkin({ at: [300, 700] }))).toBe(false);
    expect(offers(tarkin({}, { at: [700, 300] }))).toBe(false);
    expect(offers(tarkin({}, { player: 'p2' }))).toBe(false);
  });
});
