/** Pilots of the First Order. */
import { initiativeOf } from '../../../../src/xwing/queries/initiative';
import { shipOf } from '../../../../src/xwing/queries/ships';
import { isWithin } from '../../../../src/xwing/abilities/forms/targets';
import { isInArc } from '../../../../src/xwing/queries/range';
import { CLOSE, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type Attack,
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
  canceled,
  coordinatable,
  coordinating,
  DIAL,
  dial,
  die,
  FAR_BACK,
  flying,
  hurt,
  NEAR,
  type NumberCase,
  performed,
  ROCK_BETWEEN,
  seen,
  starts,
  usedIt,
  sensing,
  expectNumber,
} from '../card-tables';

const HASK = 'gideonhask-xiclasslightshuttle';
const blanks = ['blank', 'blank', 'blank'];

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'tn-3465',
      others: { droid: { pilot: 'tn3465', at: [360, 500] } },
      attack: ['blank', 'blank', 'hit'],
      chosen: 0,
      happened: [{ type: 'damage-suffered', ship: 'droid', damage: 'crit' }],
      not: { 'far from the defender': { others: { droid: { pilot: 'tn3465', at: [500, 200] } } } },
    },
    {
      ability: 'static',
      red: { pilot: 'static', tokens: { focus: 1 } },
      locks: [['red', 'tie']],
      attack: ['blank', 'focus'],
      happened: [die('attack', 'blank', 'crit'), die('attack', 'focus', 'crit')],
      ships: { red: { tokens: { focus: 0 } } },
      not: { 'no lock': { locks: [] }, 'no focus token': { red: { tokens: {} } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Sense', () => {
  test('the player who looks sees the dial, spectators do not, and nothing is told of it [xw.faq-activation.09]', () => {
    const table = sensing().use('sense').choose('sense', { ship: 'near', force: false });
    expect([seen(table, 'p1', 'near'), seen(table, 'p1', 'far')]).toEqual([DIAL, null]);
    expect(seen(table, 'spectator', 'near')).toBeNull();
    expect(table.happened('dial-looked-at')).toMatchObject([{ ship: 'near', by: 'p1' }]);
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'lieutenant-rivas',
      red: { upgrades: ['jammingbeam'] },
      weapon: 'red/jammingbeam',
      tie: { at: [300, 400] },
      others: { rivas: { pilot: 'lieutenantrivas', at: [420, 420] } },
      attack: ['hit'],
      happened: usedIt('lieutenant-rivas'),
      not: { 'no token': { attack: [] } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'longshot',
      red: { pilot: 'longshot', ...FAR_BACK },
      dice: 3,
      not: { 'at range 2': { red: { at: [300, 300] }, dice: 2 } },
    },
    {
      card: 'backdraft',
      red: { pilot: 'backdraft', facing: 180, turret: 'rear' },
      dice: 3,
      not: { 'to the front': { red: { facing: 0, turret: 'front' }, weapon: 'primary single-turret', dice: 2 } },
    },
    {
      card: 'blackout',
      red: { pilot: 'blackout' },
      ...ROCK_BETWEEN,
      pool: 'defense',
      dice: 2,
      not: { 'not obstructed': { obstacles: {}, dice: 3 } },
    },
    {
      card: 'scorch',
      use: 'scorch',
      red: { pilot: 'scorch' },
      dice: 3,
      not: { 'while stressed': { red: { tokens: { stress: 1 } }, dice: 2 } },
    },
    {
      card: 'gideon hask (xi)',
      use: 'gideon-hask-xi',
      red: { pilot: 'academypilot' },
      tie: { damage: { facedown: 1 } },
      others: { hask: { pilot: HASK, at: [400, 300] } },
      dice: 3,
      not: {
        'three dice rolled': { red: { pilot: 'bluesquadronescort' }, dice: 3 },
        'no damage': { tie: { damage: {} }, dice: 2 },
        'a medium friend': { red: { pilot: 'agentterex' }, dice: 2 },
        'too far': { others: { hask: { pilot: HASK, at: [700, 100] } }, dice: 2 },
      },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const attacks: CardCase[] = [
    {
      ability: 'lieutenant-tavson',
      tie: { pilot: 'lieutenanttavson' },
      attack: ['hit'],
      happened: performed('lieutenant-tavson'),
      not: { 'no damage': { attack: [] }, 'no charge': { tie: { charges: 0 } } },
    },
    {
      ability: 'avenger',
      red: CLOSE,
      tie: { damage: { facedown: 2 } },
      others: { avenger: { player: 'p2', pilot: 'avenger', at: [600, 600], tokens: { stress: 1 } } },
      attack: ['hit'],
      happened: performed('avenger'),
      not: { 'it survives': { tie: { damage: {} } } },
    },
  ];

  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'commander-malarus-xi',
      others: { malarus: { pilot: 'commandermalarus-xiclasslightshuttle', at: [400, 300] } },
      attack: ['blank', 'focus', 'hit'],
      rerolled: ['hit'],
      then: { attack: ['focus', 'hit', 'hit'] },
      ships: { red: { tokens: { strain: 1 } } },
      not: {
        'no blank': { attack: ['focus', 'focus', 'hit'] },
        'a special attack': { red: { upgrades: ['ioncannon'] }, weapon: 'red/ioncannon' },
      },
    },
    {
      ability: 'captain-cardinal-attacks',
      others: { cardinal: { pilot: 'captaincardinal', at: [420, 300] } },
      attack: ['focus', 'blank', 'hit'],
      rerolled: ['hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: {
        'no charge': { others: { cardinal: { pilot: 'captaincardinal', at: [420, 300], charges: 0 } } },
        'a higher initiative': { red: { pilot: 'jakefarrell' } },
        'no focus result': { attack: blanks },
      },
    },
    {
      ability: 'lieutenant-lehuse',
      red: { pilot: 'lieutenantlehuse', turret: 'front' },
      others: { friend: { at: [400, 300] } },
      locks: [['friend', 'tie']],
      weapon: 'primary front',
      chosen: { lockOf: 'friend', dice: [0] },
      rerolled: ['hit'],
      then: { attack: ['blank', 'hit'] },
      not: { 'only a lock of his own': { locks: [['red', 'tie']] } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'captain-cardinal-defends',
      others: { cardinal: { player: 'p2', pilot: 'captaincardinal', at: [440, 500] } },
      defense: ['focus', 'blank', 'blank'],
      rerolled: ['evade'],
      not: {
        'no charge': { others: { cardinal: { player: 'p2', pilot: 'captaincardinal', at: [440, 500], charges: 0 } } },
      },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'captain-phasma-pilot',
      tie: { pilot: 'captainphasma', turret: 'front' },
      others: { trooper: { player: 'p2', ...NEAR } },
      attack: ['hit', 'crit'],
      chosen: { ship: 'trooper', face: 'crit' },
      happened: [canceled('attack', 'crit'), hurt('trooper', 'crit')],
      not: { 'nobody near': { others: { trooper: { player: 'p2', at: [600, 500] } } }, 'nothing left': { attack: [] } },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying('petty-officer-thanisson-pilot', dial('red'), {
      others: { foe: { player: 'p2', pilot: 'pettyofficerthanisson', at: [300, 600], facing: 180 } },
      happened: [{ ...gained('red', 'tractor'), by: 'p2' }],
      ships: { foe: { charges: { active: 0 } } },
      not: {
        'no stress gained': { red: dial('white') },
        'beyond range 2': { foe: { at: [300, 860] } },
        'outside the front arc': { foe: { facing: 0 } },
        'no charge': { foe: { charges: 0 } },
      },
    }),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'muse',
      { pilot: 'muse' },
      { friend: { at: [380, 300], tokens: { stress: 1 } } },
      {
        chosen: 'friend',
        ships: { friend: { tokens: { stress: 0 } } },
        not: { 'no stress': { friend: { tokens: {} } }, 'range 2': { friend: { at: [460, 300] } } },
      },
    ),
    starts(
      'engagement',
      'holo',
      { pilot: 'holo', tokens: { stress: 1 } },
      { friend: { at: [400, 300] } },
      {
        chosen: { ship: 'friend', token: 'stress' },
        ships: { red: { tokens: { stress: 0 } }, friend: { tokens: { stress: 1 } } },
        not: { 'no token': { red: { tokens: {} } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('what the enemy cannot do with its dice [xw.golden-rules.03]', () => {
  /** Tokens that the TIE may spend as its dice are modified, against `red` with these cards. */
  const spendable = (red: ShipOnTable, { tie = {}, others = {}, locks = [] }: Attack = {}): string[] => {
    const table = declare({ red, tie: { tokens: { focus: 1, evade: 1, calculate: 1 }, ...tie }, others, locks });
    const face = () => table.asks?.includes('defense dice') === true && table.legal('roll').length === 0;
    playOn(table, { defense: ['focus', 'focus', 'blank'] }, face);
    return [...new Set(table.legal().flatMap(({ type }) => (type.startsWith('spend-') ? [type] : [])))];
  };
  const EMBER = { pilot: 'ember' };
  const ALL = ['spend-evade', 'spend-focus', 'spend-calculate'];

  test.each<[string, Attack, readonly string[]]>([
    ['nobody is damaged', {}, ALL],
    ['the defender is', { tie: { damage: { facedown: 1 } } }, ['spend-evade']],
    [
      'a friend beside it is',
      { others: { wing: { player: 'p2', at: [360, 500], damage: { facedown: 1 } } } },
      ['spend-evade'],
    ],
    ['a friend at range 2 is', { others: { wing: { player: 'p2', at: [500, 500], damage: { facedown: 1 } } } }, ALL],
    ['an enemy beside it is', { others: { wing: { at: [360, 500], damage: { facedown: 1 } } } }, ALL],
  ])('Ember: %s', (_what, attack, types) => {
    expect(spendable(EMBER, attack).sort()).toEqual([...types].sort());
  });

  test('Midnight: nothing modifies the dice of an enemy that she has locked', () => {
    const midnight = { pilot: 'midnight' };
    expect(spendable(midnight)).toHaveLength(3);
    expect(spendable(midnight, { locks: [['red', 'tie']] })).toEqual([]);
    expect(spendable(midnight, { locks: [['tie', 'red']] })).toHaveLength(3);
  });

  test('Midnight: as the defender she freezes attack dice, for herself as well', () => {
    const modifiers = (locks: Attack['locks'] = []): number => {
      const table = declare({ red: { tokens: { focus: 1 } }, tie: { pilot: 'midnight' }, locks });
      playOn(table, { attack: ['focus'] }, () => table.legal('roll').length === 0);
      return table.legal('spend-focus').length;
    };
    expect([modifiers(), modifiers([['tie', 'red']])]).toEqual([1, 0]);
  });
});

describe('treated as another initiative [xw.initiative.03]', () => {
  test.each([
    ['null', {}, 7],
    ['null', { damage: { facedown: 1 } }, 0],
    ['rush', {}, 2],
    ['rush', { damage: { facedown: 1 } }, 6],
  ] as const)('%s with %j: %d', (pilot, more, initiative) => {
    const { state } = duel({ pilot, ...more });
    expect(initiativeOf(state, shipOf(state, 'red'))).toBe(initiative);
    expect(initiativeOf(state, shipOf(state, 'tie'))).toBe(1);
  });
});

describe('Major Vonreg, in the System Phase [xw.system-phase.02]', () => {
  const vonreg = (tie: ShipOnTable = {}, red: ShipOnTable = {}) =>
    xwingTable({
      ships: { red: { pilot: 'majorvonreg', at: [300, 300], ...red }, tie: { player: 'p2', at: [300, 560], ...tie } },
      moment: 'system',
    });

  test('an enemy in his bullseye arc gains a token of his choice', () => {
    for (const token of ['deplete', 'strain'] as const) {
      const table = vonreg().use('major-vonreg').choose('major-vonreg', { ship: 'tie', token });
      expect(table.ship('tie').tokens[token]).toBe(1);
    }
  });

  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['beside the bullseye arc', { at: [400, 560] }, {}],
    ['a friend', { player: 'p1' }, {}],
    ['another pilot', {}, { pilot: 'firstorderprovocateur' }],
  ])('not %s', (_what, tie, red) => {
    expect(vonreg({ ...tie }, red).offers({ type: 'use-ability', ability: 'major-vonreg' })).toBe(false);
  });
});

describe('"Quickdraw" [xw.bonus-attack.01]', () => {
  const QUICK: ShipOnTable = { pilot: 'quickdraw', turret: 'front' };
  const fought = (attack: string[], tie: ShipOnTable = {}): Table => {
    const table = duel({}, { ...QUICK, ...tie }).attack('red', 'tie');
    playOn(table, { attack }, () => isOffered(table, 'quickdraw'));
    return table;
  };
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'quickdraw' });

  test('in the aftermath of the attack in which a shield went, a primary attack for a charge', () => {
    const table = fought(['hit', 'hit']).use('quickdraw');
    expect(table.when('shield-lost', { ship: 'tie' })).toBeLessThan(table.when('defended', { defender: 'tie' }));
    expect(table.ship('tie').charges?.active).toBe(0);
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual([
      'primary front',
      'primary single-turret',
    ]);
  });
  test('not for a miss, without a shield, or without a charge', () => {
    expect([
      offers(fought([])),
      offers(fought(['hit'], { shields: 0 })),
      offers(fought(['hit'], { charges: 0 })),
    ]).toEqual([false, false, false]);
  });
});

describe('"Recoil" [xw.bullseye-arc.02]', () => {
  const inBullseyeArc = (red: ShipOnTable, tie: ShipOnTable): boolean => {
    const { state } = duel({ pilot: 'recoil', tokens: { stress: 1 }, ...red }, tie);
    return isInArc(state, shipOf(state, 'red'), 'bullseye', shipOf(state, 'tie'));
  };
  test.each<[string, boolean, ShipOnTable, ShipOnTable]>([
    ['in front at range 1', true, {}, { at: [350, 420] }],
    ['at range 2', false, {}, { at: [380, 500] }],
    ['beside the front arc', false, {}, { at: [420, 300] }],
    ['without stress', false, { tokens: {} }, { at: [350, 420] }],
    ['a friend', false, {}, { player: 'p1', at: [350, 420] }],
    ['another pilot', false, { pilot: 'avenger' }, { at: [350, 420] }],
  ])('%s: %p', (_what, is, red, tie) => expect(inBullseyeArc(red, tie)).toBe(is));
});

describe('Commander Malarus (TIE/fo) [xw.timing.03, xw.dice-modification.04]', () => {
  const begun = (red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'commandermalarus', at: [300, 300], ...red },
        tie: { player: 'p2', at: [300, 500], facing: 180 },
      },
      moment: 'engagement',
    });
  const offersAll = (table: Table): boolean => {
    table.answer({ type: 'choose-weapon' }).repeat({ type: 'declare-defender' });
    table.rolls('focus', 'focus');
    playOn(table, {}, () => isOffered(table, 'commander-malarus-attacks'));
    return table.offers({ type: 'use-ability', ability: 'commander-malarus-attacks' });
  };
  test('for a charge and stress she changes all focus results this round', () => {
    const table = begun().use('commander-malarus');
    expect(table.ship('red')).toMatchObject({ tokens: { stress: 1 }, charges: { active: 1 } });
    expect(offersAll(table)).toBe(true);
    table.use('commander-malarus-attacks');
    expect(table.happened('die-changed')).toHaveLength(2);
  });
  test('not if she declines, nor without a charge', () => {
    expect(offersAll(begun().answer({ type: 'decline', ability: 'commander-malarus' }))).toBe(false);
    expect(begun({ charges: 0 }).offers({ type: 'use-ability', ability: 'commander-malarus' })).toBe(false);
  });
});

describe('Lieutenant Dormitz [xw.setup.14]', () => {
  const whyNot = (pilot: string, x: number, y: number, shuttle: ShipOnTable = {}): unknown =>
    xwingTable({
      ships: {
        red: { pilot, at: null },
        shuttle: { pilot: 'lieutenantdormitz', at: [450, 60], ...shuttle },
        foe: { player: 'p2', at: [450, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'place forces' },
    }).whyNot({ type: 'place-ship', player: 'p1', ship: 'red', pose: { x, y, heading: { x: 0, y: 1 } } })?.code ?? null;

  test('small friends at range 0-2 of him, or as ever', () => {
    expect([whyNot('tn3465', 450, 250), whyNot('tn3465', 100, 50)]).toEqual([null, null]);
  });
  test('not beyond range 2, not on a ship, not for a larger ship or the enemy', () => {
    expect(whyNot('tn3465', 450, 400)).toBe('outside-range-1');
    expect(whyNot('tn3465', 450, 70)).toBe('overlaps-ship');
    expect(whyNot('agentterex', 450, 250)).toBe('outside-range-1');
    expect(whyNot('tn3465', 450, 250, { player: 'p2' })).toBe('outside-range-1');
    expect(whyNot('tn3465', 450, 250, { pilot: 'majorstridan' })).toBe('outside-range-1');
  });
});

describe('Major Stridan [xw.range.06]', () => {
  const STRIDAN: ShipOnTable = { pilot: 'majorstridan', at: [450, 400] };
  const among = (far: ShipOnTable, pilot = 'majorstridan'): string[] =>
    coordinatable(
      coordinating({
        red: { ...STRIDAN, pilot },
        wing: { at: [450, 860] },
        others: { far: { pilot: 'tn3465', ...far } },
      }),
    );

  test('he coordinates friends at range 3 as well', () => {
    expect([
      among({ at: [450, 680] }),
      among({ at: [450, 800] }),
      among({ at: [450, 680] }, 'pettyofficerthanisson'),
    ]).toEqual([['far'], [], []]);
  });
  test('for his upgrades friends at range 2-3 are at range 0 and 1', () => {
    const { state } = duel({ ...STRIDAN }, {}, { others: { far: { at: [450, 640] }, beyond: { at: [450, 860] } } });
    const within = (ship: string, max: number): boolean =>
      isWithin(state, shipOf(state, 'red'), shipOf(state, ship), [0, max]);
    expect([within('far', 0), within('far', 1), within('beyond', 1), within('tie', 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('Agent Terex (pilot) [xw.upgrade-cards.11, xw.setup.14]', () => {
  const setUp = (): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'agentterex', at: [300, 60], upgrades: ['deadmansswitch', 'inertialdampeners'] },
        fo: { pilot: 'tn3465', at: [400, 60] },
        sf: { pilot: 'quickdraw', at: [500, 60], turret: 'front' },
        vn: { pilot: 'avenger', at: [600, 60] },
        x: { player: 'p2', at: [300, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
  const cards = (table: Table, ship: string): string[] => table.ship(ship).upgrades.map(({ card }) => card);

  test('any number of illicit upgrades, one to a ship, to TIE/fo and TIE/sf fighters', () => {
    const table = setUp();
    const ways = table.legal('choose').map(({ chosen }) => chosen as Record<string, string>);
    // None, each of two to each of two, both to different ones.
    expect(ways).toHaveLength(1 + 4 + 2);
    expect(ways.flatMap((way) => Object.values(way))).not.toContain('vn');
    table.choose('agent-terex-pilot', { 'red/deadmansswitch': 'sf', 'red/inertialdampeners': 'fo' });
    expect([cards(table, 'red'), cards(table, 'sf'), cards(table, 'fo')]).toEqual([
      [],
      ['deadmansswitch'],
      ['inertialdampeners'],
    ]);
  });
});
