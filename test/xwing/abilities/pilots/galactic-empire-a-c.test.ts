/** Pilots of the Galactic Empire, from A to C. */
import { rangesOfLocks } from '../../../../src/xwing/queries/locks';
import { CLOSE, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase } from '../card-cases';
import {
  ACTIVATED_ENEMY,
  canceled,
  dial,
  die,
  executed,
  fliesAmong,
  hurt,
  locksOnTable,
  NEAR,
  revealing,
  usedIt,
  kagi,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const defenders: CardCase[] = [
    {
      ability: 'captain-feroph',
      tie: { pilot: 'captainferoph' },
      attack: ['hit', 'hit', 'hit'],
      defense: ['blank'],
      happened: [die('defense', 'blank', 'evade')],
      not: { 'an attacker with a green token': { red: { tokens: { focus: 1 } } } },
    },
  ];

  test.each(defenders.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    fliesAmong(
      'commandant-goran',
      dial('white', 2),
      { block: { at: [300, 390] }, goran: { pilot: 'commandantgoran', at: [500, 390] } },
      {
        'fully executed': { block: { at: [600, 600] } },
      },
    ),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'colonel-vessery',
      red: { pilot: 'colonelvessery' },
      others: { friend: { at: [420, 300] } },
      locks: [['friend', 'tie']],
      happened: usedIt('colonel-vessery'),
      not: { 'nobody has a lock on the defender': { locks: [] } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('Captain Kagi', () => {
  const pilot = 'academypilot';

  test('one friend alone, at range 0-3, with locks of enemies [xw.faq-lock.03]', () => {
    const table = kagi(
      {
        a: { pilot, player: 'p1', at: [300, 300] },
        far: { pilot, player: 'p1', at: [860, 860] },
        b: { pilot, player: 'p1', at: [400, 300] },
      },
      [['red', 'a'], ['foe', 'far'], ['a', 'b']], // prettier-ignore
    );
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([['a']]);
    table.choose('captain-kagi', ['a']);
    expect(locksOnTable(table)).toEqual(['red kagi', 'foe far', 'a b']);
    expect(table.happened('lock-broken')).toEqual([]);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'captain-jonus',
      others: { jonus: { pilot: 'captainjonus', at: [380, 300] } },
      red: { upgrades: ['protontorpedoes'] },
      locks: [['red', 'tie']],
      weapon: 'red/protontorpedoes',
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'blank', 'hit', 'hit'] },
      not: {
        'a primary attack': { weapon: 'primary' },
        'at range 2': { others: { jonus: { pilot: 'captainjonus', at: [460, 300] } } },
      },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'captain-dobbs',
      others: { dobbs: { player: 'p2', pilot: 'captaindobbs', ...NEAR } },
      attack: ['hit', 'crit'],
      happened: [canceled('attack', 'hit')],
      ships: { dobbs: { tokens: { ion: 1 } } },
      not: {
        'while ionized': { others: { dobbs: { player: 'p2', pilot: 'captaindobbs', tokens: { ion: 1 }, ...NEAR } } },
        'no hit': { attack: ['crit'] },
      },
    },
    {
      ability: 'countdown',
      tie: { pilot: 'countdown' },
      attack: ['hit', 'crit', 'crit'],
      happened: [canceled('attack', 'crit', 'crit'), { type: 'attack-missed' }, hurt('tie')],
      ships: { tie: { tokens: { stress: 1 } } },
      not: { 'while stressed': { tie: { tokens: { stress: 1 } } } },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'ciena-ree-attacks',
      red: { pilot: 'cienaree', ...CLOSE },
      tie: { damage: { facedown: 2 } },
      attack: ['hit'],
      happened: [gained('red', 'stress')],
      not: { 'it survives': { tie: { damage: {} } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('other maneuvers and templates [xw.maneuver.15]', () => {
  const ryad = (red: ShipOnTable, text = '3 straight white'): Table =>
    revealing({ pilot: 'countessryad', ...red }, text);

  test('Countess Ryad turns a straight maneuver around, one step harder [xw.difficulty.05]', () => {
    expect(executed(ryad({}).choose('countess-ryad', '3 koiogran'))).toBe('3 koiogran red');
    expect(executed(ryad({}, '3 straight blue').choose('countess-ryad', '3 koiogran'))).toBe('3 koiogran white');
    const table = ryad({}).choose('countess-ryad', '3 koiogran');
    expect(table.ship('red')).toMatchObject({ pose: { heading: { x: 0, y: -1 } }, tokens: { stress: 1 } });
    expect(executed(ryad({}).decline('countess-ryad'))).toBe('3 straight white');
  });

  test('Countess Ryad: no bank, not the ion maneuver, and stressed the white 2 straight [xw.ion.08, xw.stress.07]', () => {
    expect(executed(ryad({}, '3 bank-left white'))).toBe('3 bank-left white');
    const ionized = xwingTable({
      ships: { red: { pilot: 'countessryad', at: [300, 300], tokens: { ion: 1 } }, tie: ACTIVATED_ENEMY },
      moment: { phase: 'activation', ship: 'red' },
    });
    expect(executed(ionized)).toBe('1 straight blue');
    expect(executed(ryad({ tokens: { stress: 1 } }).choose('countess-ryad', '3 koiogran'))).toBe('2 straight white');
  });
});

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  test('Captain Oicunn performs primary attacks at range 0 [xw.attack.13]', () => {
    const touching = (pilot: string): string[] =>
      duel({ pilot }, { at: [300, 360] })
        .legal('choose-weapon')
        .map(({ weapon }) => weapon);
    expect(touching('captainoicunn')).toEqual(['primary']);
    expect(touching('patrolleader')).toEqual([]);
  });
});

describe('locks [xw.lock.11, xw.lock.13]', () => {
  test('Colonel Jendon: friends lock beyond range 3 alone, for a charge', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'coloneljendon', at: [300, 300] },
        friend: { at: [400, 300] },
        tie: { player: 'p2', at: [300, 450] },
      },
      moment: 'activation',
    });
    const ranges = (id: string) => rangesOfLocks(table.state, id);
    expect(ranges('red')).toEqual({ min: 0, max: 3 });
    table.use('colonel-jendon');
    expect(table.ship('red').charges?.active).toBe(1);
    expect([ranges('red').min, ranges('friend').min]).toEqual([4, 4]);
    expect(ranges('friend').max).toBeGreaterThan(5);
    expect(ranges('tie')).toEqual({ min: 0, max: 3 });
  });
});
