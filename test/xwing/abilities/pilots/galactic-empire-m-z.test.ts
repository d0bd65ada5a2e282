/** Pilots of the Galactic Empire, from M to Z. */
import { CLOSE, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  declare,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
} from '../card-cases';
import {
  about,
  canceled,
  dial,
  end,
  flying,
  hurt,
  type NumberCase,
  performed,
  attackDice,
  expectNumber,
  executed,
  revealing,
  settings,
  active,
  ENEMY_TIE,
  performs,
  starts,
  usedIt,
} from '../card-tables';

const offers = (table: Table, ability: string): boolean => table.offers({ ability });

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'major-vermeil',
      red: { pilot: 'majorvermeil' },
      attack: ['blank', 'hit', 'hit'],
      then: { attack: ['hit', 'hit', 'hit'] },
      not: { 'a green token': { tie: { tokens: { focus: 1 } } } },
    },
    {
      ability: 'rear-admiral-chiraneau',
      red: { pilot: 'rearadmiralchiraneau', turret: 'front', tokens: { 'reinforce-fore': 1 } },
      attack: ['focus', 'blank', 'blank'],
      then: { attack: ['blank', 'blank', 'crit'] },
      not: { 'reinforced on the other side': { red: { tokens: { 'reinforce-aft': 1 } } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Vult Skerris', () => {
  const acting = (charges: number): Table =>
    xwingTable({
      ships: { red: { pilot: 'vultskerris', charges, at: [450, 450] }, x: { player: 'p2', at: [860, 860] } },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });
  test('strains himself for a charge', () => {
    const action = { type: 'perform-card-action', ability: 'vult-skerris' };
    const table = acting(0).answer(action);
    expect(table.ship('red')).toMatchObject({ charges: { active: 1 }, tokens: { strain: 1 } });
    expect(acting(1).offers(action)).toBe(false);
  });
  test('acts for it before he engages, and loses it in the End Phase', () => {
    const engaging = (charges: number): Table =>
      xwingTable({
        ships: { red: { pilot: 'vultskerris', charges, at: [450, 450] }, x: { player: 'p2', at: [860, 860] } },
        moment: { phase: 'engagement', ship: 'red' },
      });
    const table = engaging(1).use('vult-skerris-acts').answer({ type: 'perform-action', action: 'evade' });
    expect(table.happened('charge-spent')).toMatchObject([{ ship: 'red', of: 'ship' }]);
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'evade' }]);
    expect(isOffered(engaging(0), 'vult-skerris-acts')).toBe(false);
    expect(end({ red: { pilot: 'vultskerris', at: [450, 450] } }).ship('red').charges?.active).toBe(0);
  });
});

describe('Nash Windrider', () => {
  /** `red` destroys the friend of Nash, whose initiative is lower. */
  const destroyed = (nash: ShipOnTable, tie: ShipOnTable = {}): Table => {
    const attack = {
      red: { pilot: 'wedgeantilles', at: [300, 300] as const },
      tie: { pilot: 'academypilot', at: [300, 420] as const, facing: 180, damage: { facedown: 2 }, ...tie },
      others: { nash: { player: 'p2', pilot: 'nashwindrider', at: [300, 560] as const, ...nash } },
      attack: ['hit', 'hit', 'hit'],
    };
    const table = declare(attack);
    playOn(table, attack, () => isOffered(table, 'nash-windrider'));
    return table;
  };
  test('a small friend at range 0-3 that was destroyed engages before it is removed [xw.simultaneous-fire.01]', () => {
    const table = destroyed({}).use('nash-windrider');
    expect(table.ship('nash').charges?.active).toBe(0);
    playOn(table, {}, () => table.happened('ship-engages').some(({ ship }) => ship === 'tie'));
    expect(table.happened('ship-engages').map(({ ship }) => ship)).toContain('tie');
    expect(table.when('ship-engages', { ship: 'tie' })).toBeGreaterThan(table.when('ship-destroyed', { ship: 'tie' }));
    expect(table.happened('ship-removed')).toEqual([]);
  });
  test('not without a charge, not far away, not one that has engaged', () => {
    const others = [destroyed({ charges: 0 }), destroyed({ at: [300, 780] }), destroyed({}, { engaged: true })];
    expect(others.map((table) => isOffered(table, 'nash-windrider'))).toEqual([false, false, false]);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'major vynder',
      tie: { pilot: 'majorvynder', tokens: { disarm: 1 } },
      pool: 'defense',
      dice: 3,
      not: { 'not disarmed': { tie: { tokens: {} }, dice: 2 } },
    },
    {
      card: 'pure sabacc',
      use: 'pure-sabacc',
      red: { pilot: 'puresabacc', damage: { facedown: 1 } },
      dice: 4,
      not: { '2 damage cards': { red: { damage: { facedown: 2 } }, dice: 3 } },
    },
    {
      card: 'wampa',
      use: 'wampa',
      red: { pilot: 'wampa' },
      dice: 3,
      not: { 'no charge': { red: { charges: 0 }, dice: 2 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const attacks: CardCase[] = [
    {
      ability: 'turr-phennir',
      red: { pilot: 'turrphennir', tokens: { stress: 1 } },
      happened: performed('turr-phennir'),
      not: { 'another pilot': { red: { pilot: 'alphasquadronpilot' } } },
    },
    {
      ability: 'valen-rudor',
      others: { valen: { player: 'p2', pilot: 'valenrudor', at: [380, 500] } },
      happened: performed('valen-rudor'),
      not: { 'at range 2': { others: { valen: { player: 'p2', pilot: 'valenrudor', at: [460, 500] } } } },
    },
  ];

  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('the Empire', () => {
  const enemy = { player: 'p2', pilot: 'academypilot' } as const;

  test('"Mauler" Mithel rolls 1 more die when he attacks at attack range 1 [xw.attack.16]', () => {
    const mauler = { pilot: 'maulermithel' };
    expect(attackDice({ ...mauler, ...CLOSE })).toBe(4);
    expect(attackDice(mauler)).toBe(2);
    expect(attackDice({ ...mauler, at: [300, 220] })).toBe(2);
    expect(attackDice({ ...enemy, ...CLOSE }, { player: 'p1', ...mauler })).toBe(3);
  });

  test('"Scourge" Skutu rolls 1 more die against a defender in his bullseye arc [xw.attack.16]', () => {
    const scourge = { pilot: 'scourgeskutu' };
    expect(attackDice(scourge)).toBe(3);
    expect(attackDice(scourge, { at: [360, 500] })).toBe(2);
    expect(attackDice(enemy, { player: 'p1', ...scourge })).toBe(2);
  });

  test('"Night Beast" may focus after he fully executes a blue maneuver [xw.timing.07]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = xwingTable({
      ships: { beast: { pilot: 'nightbeast', at: [300, 300], dial }, x: { player: 'p2' } },
      moment: about('beast'),
    });
    expect(table.offers({ type: 'decline' })).toBe(true);
    table.use('night-beast');
    expect(table.ship('beast').tokens.focus).toBe(1);
    expect(table.asks).toBe('choose an action');
    const flies = (more: object, color: 'white' | 'blue' = 'blue') =>
      xwingTable({
        ships: {
          beast: { pilot: 'nightbeast', at: [300, 300], dial: { ...dial, color } },
          x: { player: 'p2' },
          ...more,
        },
        moment: about('beast'),
      }).happened('ability-queued');
    expect(flies({}, 'white')).toEqual([]);
    expect(flies({ block: { at: [300, 420] } })).toEqual([]);
  });

  test('Soontir Fel gains a focus token with an enemy in his bullseye arc [xw.timing.03]', () => {
    const ships = (x: number) => ({
      fel: { pilot: 'soontirfel', at: [300, 300] as const },
      x: { player: 'p2', at: [x, 500] as const },
    });
    const table = xwingTable({ ships: ships(300), moment: 'engagement' });
    expect(table.ship('fel').tokens.focus).toBe(1);
    expect(xwingTable({ ships: ships(360), moment: 'engagement' }).happened('ability-queued')).toEqual([]);
  });
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'seventh-sister-pilot',
      red: { pilot: 'seventhsister' },
      attack: ['hit'],
      defense: ['evade'],
      happened: [canceled('defense', 'evade'), hurt('tie')],
      ships: { red: { force: { active: 0 } } },
      not: { 'no evade result': { defense: [] }, 'too little Force': { red: { force: 1 } } },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'rampage',
      { pilot: 'rampage', turret: 'front', damage: { facedown: 1 }, ...dial('white', 3) },
      {
        others: { tie: { player: 'p2', at: [300, 580] } },
        chosen: 'tie',
        ships: { tie: { tokens: { strain: 2 } } },
        not: { 'speed 2': { red: dial('white', 2) } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'whisper',
      red: { pilot: 'whisper' },
      attack: ['hit'],
      happened: [gained('red', 'evade')],
      not: { 'a miss': { attack: [] } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('maneuvers with Adaptive Ailerons [xw.timing.07]', () => {
  const banks = (red: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table =>
    revealing(red, '2 straight white', others).choose('adaptive-ailerons', 'straight');

  test('Vizier coordinates after a full one, and skips his Perform Action step', () => {
    const wing = { friend: { pilot: 'academypilot', at: [480, 340] as const } };
    const table = banks({ pilot: 'vizier' }, wing).use('vizier');
    table.answer({ type: 'choose-coordinated', on: 'friend' }).answer({ type: 'perform-action', action: 'focus' });
    expect(table.happened('step-skipped')).toMatchObject([{ ship: 'red', step: 'perform action' }]);
    expect(table.offers({ type: 'perform-action', ship: 'red' })).toBe(false);
    expect(banks({ pilot: 'vizier' }, wing).decline('vizier').offers({ type: 'perform-action', ship: 'red' })).toBe(
      true,
    );
  });

  test('Vizier: not after one in part, nor after a speed 1 maneuver of his dial, nor another pilot', () => {
    const friend: ShipOnTable = { pilot: 'academypilot', at: [400, 400] };
    expect(offers(banks({ pilot: 'vizier' }, { friend }), 'vizier')).toBe(false);
    const ofDial = revealing({ pilot: 'vizier', tokens: { stress: 1 } }, '1 straight blue', {
      friend: { ...friend, at: [480, 340] },
    });
    expect(offers(ofDial, 'vizier')).toBe(false);
    expect(offers(banks({ pilot: 'scarifbasepilot' }, { friend: { ...friend, at: [480, 340] } }), 'vizier')).toBe(
      false,
    );
  });

  test('Vagabond may drop a device after a full one [xw.device.16]', () => {
    const vagabond = { pilot: 'vagabond', upgrades: ['seismiccharges'] };
    const table = banks(vagabond);
    expect(settings(table)).toEqual([expect.objectContaining({ way: 'drop 1 straight' })]);
    table.choose('vagabond', settings(table)[0]);
    expect(table.happened('device-placed')).toHaveLength(1);
    const friend: ShipOnTable = { pilot: 'academypilot', at: [400, 400] };
    expect(offers(banks(vagabond, { friend }), 'vagabond')).toBe(false);
    expect(offers(banks({ ...vagabond, pilot: 'planetarysentinel' }), 'vagabond')).toBe(false);
  });
});

describe('Ved Foslo [xw.maneuver.15, xw.speed.02]', () => {
  const speeds = (text: string, pilot = 'vedfoslo'): unknown[] => {
    const table = revealing({ pilot }, text);
    return offers(table, 'ved-foslo') ? settings(table) : [];
  };

  test('one faster or slower, of the same bearing and difficulty', () => {
    expect(speeds('2 bank-left white')).toEqual(['1 bank-left', '3 bank-left']);
    const table = revealing({ pilot: 'vedfoslo' }, '4 koiogran red').choose('ved-foslo', '5 koiogran');
    expect(executed(table)).toBe('5 koiogran red');
    expect(table.happened('dial-revealed')).toMatchObject([{ maneuver: { speed: 4 } }]);
  });

  test('as far as there are templates, and nobody else', () => {
    expect(speeds('3 turn-left white')).toEqual(['2 turn-left']);
    expect(speeds('1 bank-left white')).toEqual(['2 bank-left']);
    expect(speeds('2 bank-left white', 'tempestsquadronpilot')).toEqual([]);
  });
});

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'rexler-brath',
      red: { pilot: 'rexlerbrath', tokens: { evade: 1 } },
      tie: { pilot: 'bluesquadronescort', damage: { facedown: 1 } },
      attack: ['hit'],
      happened: usedIt('rexler-brath'),
      not: { 'without an evade token': { red: { tokens: {} } }, 'it misses': { attack: ['blank'] } },
    },
    {
      ability: 'seyn-marana',
      red: { pilot: 'seynmarana' },
      tie: { pilot: 'bluesquadronescort' },
      attack: ['crit', 'hit'],
      then: { attack: [] },
      happened: [{ type: 'damage-card-dealt', ship: 'tie', faceup: false }],
      ships: { tie: { shields: { active: 2 }, damage: { facedown: 1 } } },
      not: { 'no critical hit': { attack: ['hit', 'hit'] } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('locks [xw.lock.11, xw.lock.13]', () => {
  const cases: MomentCase[] = [
    performs('redline-locks', { pilot: 'redline' }, 'focus', {
      others: { near: { player: 'p2', at: [300, 450] } },
      happened: usedIt('redline-locks'),
      not: { 'another pilot': { red: { pilot: 'cutlasssquadronpilot' } } },
    }),
    starts(
      'end',
      'zertik-strom',
      { pilot: 'zertikstrom' },
      { tie: { ...ENEMY_TIE, at: [800, 800], damage: { facedown: 1 } } },
      {
        locks: [['red', 'tie']],
        happened: [{ type: 'lock-spent', ship: 'red', on: 'tie' }],
        not: {
          'nothing facedown': { tie: { damage: {} } },
          'another pilot': { red: { pilot: 'tempestsquadronpilot' } },
        },
      },
    ),
    starts(
      'end',
      'morna-kee',
      { pilot: 'mornakee', tokens: { 'reinforce-fore': 1 } },
      {},
      {
        happened: [{ type: 'reinforce-flipped', ship: 'red', to: 'aft' }],
        ships: { red: { tokens: { 'reinforce-fore': 0, 'reinforce-aft': 1 }, charges: { active: 2 } } },
        not: { 'no charge': { red: { charges: 0 } }, 'no token': { red: { tokens: {} } } },
      },
    ),
    active(
      'tomax-bren',
      {
        pilot: 'tomaxbren',
        upgrades: ['elusive', 'protontorpedoes'],
        upgradeCharges: { elusive: 0, protontorpedoes: 0 },
      },
      {
        step: 'perform action',
        first: [{ type: 'perform-action', action: 'reload' }, { type: 'choose-reload' }],
        chosen: 'red/elusive',
        not: {
          'nothing to recover': { red: { upgradeCharges: { elusive: 1, protontorpedoes: 0 } } },
          'another pilot': { red: { pilot: 'captainjonus' } },
        },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test("'Redline' has two locks", () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'redline', at: [300, 300] },
        a: { player: 'p2', at: [300, 450] },
        b: { player: 'p2', at: [400, 450] },
      },
      locks: [['red', 'a']],
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    })
      .answer({ type: 'perform-action', action: 'focus' })
      .use('redline-locks')
      .answer({ type: 'choose-lock', on: 'b' });
    expect(table.state.locks).toHaveLength(2);
  });
});

test('Major Rhymer: torpedoes and missiles one range nearer and farther, 0 among them [xw.special-weapon.03]', () => {
  const reaches = (pilot: string, y: number): string[] =>
    duel({ pilot, upgrades: ['concussionmissiles'] }, { at: [300, y] }, { locks: [['red', 'tie']] })
      .legal('choose-weapon')
      .map(({ weapon }) => weapon);
  // Missiles of range 2-3, at range 0, 1 and 3.
  const at = (pilot: string): string[][] => [340, 400, 620].map((y) => reaches(pilot, y));
  expect(at('majorrhymer')).toEqual([[], ['primary', 'red/concussionmissiles'], ['primary', 'red/concussionmissiles']]);
  expect(at('scimitarsquadronpilot')).toEqual([[], ['primary'], ['primary', 'red/concussionmissiles']]);
});
