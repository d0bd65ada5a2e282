/** Pilots of the First Order, from A to L. */
import { CLOSE } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type Attack,
  type CardCase,
  expectCase,
  expectMoment,
  isOffered,
  type MomentCase,
  playOn,
} from '../card-cases';
import {
  spendable,
  canceled,
  FAR_BACK,
  hurt,
  NEAR,
  type NumberCase,
  performed,
  ROCK_BETWEEN,
  starts,
  usedIt,
  expectNumber,
} from '../card-tables';

const HASK = 'gideonhask-xiclasslightshuttle';
const blanks = ['blank', 'blank', 'blank'];

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

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
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
    // Of range 2-3 Major Stridan speaks for his own upgrades alone.
    [
      'a friend at range 2 of Major Stridan is',
      {
        tie: { pilot: 'majorstridan', at: [300, 540] },
        others: { wing: { player: 'p2', at: [560, 540], damage: { facedown: 1 } } },
      },
      ALL,
    ],
  ])('Ember: %s', (_what, attack, types) => {
    expect(spendable(EMBER, attack).sort()).toEqual([...types].sort());
  });
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
  test('not beyond range 2, not on a ship, not for a larger ship or the enemy [xw.setup.10]', () => {
    expect(whyNot('tn3465', 450, 400)).toBe('outside-range-1');
    expect(whyNot('tn3465', 450, 70)).toBe('overlaps-ship');
    expect(whyNot('agentterex', 450, 250)).toBe('outside-range-1');
    expect(whyNot('tn3465', 450, 250, { player: 'p2' })).toBe('outside-range-1');
    expect(whyNot('tn3465', 450, 250, { pilot: 'majorstridan' })).toBe('outside-range-1');
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
