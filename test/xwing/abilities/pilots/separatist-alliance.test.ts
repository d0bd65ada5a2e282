/** Pilots of the Separatist Alliance. */
import { barrelRoll } from '../../../../src/xwing/procedures/barrel-roll';
import { alone, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
  removed,
} from '../card-cases';
import {
  canceled,
  dialOf,
  die,
  engages,
  expectNumber,
  FAR_ENEMY,
  hurt,
  performed,
  starts,
  usedIt,
  WING,
  dialsInSystemPhase,
  seen,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'jango-fett-pilot-attacks',
      red: { pilot: 'jangofett', revealed: { speed: 2, bearing: 'straight', color: 'blue' } },
      tie: { revealed: { speed: 4, bearing: 'straight', color: 'white' } },
      weapon: 'primary front',
      defense: ['focus', 'blank', 'blank'],
      happened: [die('defense', 'focus', 'blank')],
      not: { 'no easier maneuver': { tie: { revealed: { speed: 2, bearing: 'straight', color: 'blue' } } } },
    },
    {
      ability: 'dis-t81-attacks',
      red: { pilot: 'dist81' },
      others: { friend: { at: [360, 380], tokens: { calculate: 1 } } },
      attack: ['focus', 'blank', 'blank'],
      chosen: 'friend',
      happened: [die('attack', 'focus', 'hit')],
      not: { "outside the enemy's firing arc": { others: { friend: { at: [360, 600], tokens: { calculate: 1 } } } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'boba-fett-separatist',
      tie: { pilot: 'bobafett-separatistalliance' },
      defense: ['blank', 'evade'],
      happened: [die('defense', 'blank', 'focus')],
      not: { 'a friend near': { others: { friend: { player: 'p2', at: [400, 500] } } } },
    },
    {
      ability: 'jango-fett-pilot-defends',
      red: { revealed: { speed: 2, bearing: 'straight', color: 'red' } },
      tie: { pilot: 'jangofett', revealed: { speed: 4, bearing: 'straight', color: 'white' } },
      attack: ['focus', 'hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'as easy a maneuver': { red: { revealed: { speed: 2, bearing: 'straight', color: 'white' } } } },
    },
    {
      ability: 'dis-t81-defends',
      tie: { pilot: 'dist81', tokens: { calculate: 1 } },
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

describe('whom a ship may coordinate', () => {
  const hyena = (calculate: number): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'dbs32c', at: [450, 440], tokens: { calculate } },
        droid: { pilot: 'tradefederationdrone', at: [450, 540] },
        wing: { ...WING, at: [350, 440] },
        x: FAR_ENEMY,
      },
      moment: 'engagement',
    });

  test('DBS-32C: for a calculate token at the start of the Engagement Phase, ships of the network alone', () => {
    const table = hyena(1).use('dbs-32c');
    expect(table.ship('red').tokens.calculate).toBe(0);
    expect(table.refusal({ type: 'choose-coordinated', on: 'wing' })).toBe('not-networked');
    expect(table.legal('choose-coordinated').map(({ on }) => on)).toEqual(['droid']);
    expect(isOffered(hyena(0), 'dbs-32c')).toBe(false);
  });
});

describe('dials that are looked at', () => {
  const DIAL = dialOf('3 straight white').dial;

  test('the prototype spends its lock to look at the dial of the ship that it is on [xw.dial.05]', () => {
    const droid = { pilot: 'phlacarphoccprototype', ...dialOf('2 straight blue') };
    const table = dialsInSystemPhase(droid, {}, [['red', 'tie']])
      .use('phlac-arphocc-prototype')
      .choose('phlac-arphocc-prototype', 'tie');
    expect([seen(table, 'p1', 'tie'), seen(table, 'p1', 'far'), seen(table, 'spectator', 'tie')]).toEqual([
      DIAL,
      null,
      null,
    ]);
    expect(table.happened('lock-spent')).toMatchObject([{ ship: 'red', on: 'tie' }]);
    expect(isOffered(dialsInSystemPhase(droid), 'phlac-arphocc-prototype')).toBe(false);
    expect(isOffered(dialsInSystemPhase(droid, { dial: null }, [['red', 'tie']]), 'phlac-arphocc-prototype')).toBe(
      false,
    );
  });
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const attacks: CardCase[] = [
    {
      ability: 'count-dooku-attacks',
      red: { pilot: 'countdooku' },
      attack: ['hit'],
      happened: performed('count-dooku-attacks'),
      not: { 'a miss': { attack: [] }, 'no Force': { red: { force: 0 } } },
    },
    {
      ability: '0-66',
      tie: { pilot: '066', tokens: { calculate: 1 } },
      happened: performed('0-66'),
      not: { 'nothing to spend': { tie: { tokens: {} } } },
    },
  ];

  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'general-grievous',
      red: { pilot: 'generalgrievous' },
      tie: { facing: 0 },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { "in the defender's firing arc": { tie: { facing: 180 } } },
    },
    {
      ability: 'wat-tambor',
      red: { pilot: 'wattambor' },
      others: { vulture: { at: [420, 500], tokens: { calculate: 1 } } },
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: {
        'nobody calculating': { others: { vulture: { at: [420, 500], tokens: { focus: 1 } } } },
        'at range 2 of the defender': { others: { vulture: { at: [500, 500], tokens: { calculate: 1 } } } },
      },
    },
    {
      ability: 'precise-hunter',
      red: { pilot: 'precisehunter' },
      attack: ['focus', 'blank'],
      rerolled: ['hit'],
      then: { attack: ['focus', 'hit'] },
      not: { 'beside the bullseye arc': { tie: { at: [370, 500] } }, 'no blank': { attack: ['focus', 'focus'] } },
    },
    {
      ability: 'geonosian-prototype',
      red: { pilot: 'geonosianprototype', upgrades: ['ioncannon'] },
      weapon: 'red/ioncannon',
      tie: { tokens: { tractor: 1 } },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      ships: { tie: { tokens: { tractor: 0 } } },
      not: { 'no tractor token': { tie: { tokens: {} } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'captain-sear',
      red: { tokens: { calculate: 1 } },
      others: { sear: { pilot: 'captainsear', at: [400, 300] } },
      attack: ['hit'],
      defense: ['evade'],
      happened: [canceled('defense', 'evade')],
      ships: { red: { tokens: { calculate: 0 } } },
      not: { 'nothing to spend': { red: { tokens: {} } }, 'beside the bullseye arc': { tie: { at: [370, 500] } } },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'count-dooku-defends',
      tie: { pilot: 'countdooku', tokens: { ion: 1 } },
      chosen: 'ion',
      happened: [removed('tie', 'ion')],
      not: { 'no red or blue token': { tie: { tokens: { focus: 1 } } }, 'an attacker behind': { tie: { facing: 0 } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'dfs-311',
      { pilot: 'dfs311', tokens: { calculate: 1 } },
      { friend: { at: [400, 300] } },
      {
        chosen: { ship: 'friend', token: 'calculate' },
        happened: [removed('red', 'calculate'), gained('friend', 'calculate')],
        not: {
          'no calculate token': { red: { tokens: { focus: 1 } } },
          'beyond range 3': { friend: { at: [800, 300] } },
        },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('before a ship engages [xw.timing.02]', () => {
  const onEngaging: MomentCase[] = [
    engages(
      'dgs-286',
      { pilot: 'dgs286' },
      {
        others: { friend: { at: [370, 300], tokens: { calculate: 1 } } },
        chosen: 'friend',
        ships: { red: { tokens: { calculate: 1 } }, friend: { tokens: { calculate: 0 } } },
        not: { 'nothing to take': { friend: { tokens: {} } } },
      },
    ),
  ];

  test.each(onEngaging.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('more of the Separatists in attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const CALCULATING = { tokens: { calculate: 1 } };
  const inAttacks: CardCase[] = [
    {
      ability: 'dfs-081',
      tie: CALCULATING,
      others: { droid: { player: 'p2', pilot: 'dfs081', at: [360, 500] } },
      attack: ['crit', 'crit', 'hit'],
      then: { attack: ['hit', 'hit', 'hit'] },
      ships: { tie: { tokens: { calculate: 0 } } },
      not: {
        'no critical hit': { attack: ['hit'] },
        'no calculate token of the defender': { tie: { tokens: { focus: 1 } } },
        'beyond range 1': { others: { droid: { player: 'p2', pilot: 'dfs081', at: [600, 500] } } },
      },
    },
    {
      ability: 'haor-chall-prototype',
      others: { haor: { player: 'p2', pilot: 'haorchallprototype', at: [300, 480], facing: 180 } },
      tie: { at: [380, 480] },
      happened: usedIt('haor-chall-prototype'),
      not: {
        'the attacker is beside its bullseye arc': {
          others: { haor: { player: 'p2', pilot: 'haorchallprototype', at: [360, 480], facing: 180 } },
          tie: { at: [440, 480] },
        },
        'it is an ally of the attacker': {
          others: { haor: { player: 'p1', pilot: 'haorchallprototype', at: [300, 480], facing: 180 } },
        },
      },
    },
    {
      ability: 'berwer-kret',
      red: { pilot: 'berwerkret' },
      others: { droid: { pilot: 'dfs081', at: [400, 300] } },
      locks: [['droid', 'tie']],
      weapon: 'primary bullseye',
      attack: ['hit'],
      chosen: 'droid',
      happened: [gained('droid', 'stress')],
      not: {
        'it missed': { attack: [] },
        'no lock': { locks: [] },
        'it does not calculate': { others: { droid: { at: [400, 300] } } },
        stressed: { others: { droid: { pilot: 'dfs081', at: [400, 300], tokens: { stress: 1 } } } },
      },
    },
  ];
  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  const attacked = (red: ShipOnTable, tie: ShipOnTable): Table => {
    const table = duel({ pilot: 'dgs047', ...red }, tie).attack('red', 'tie', 'primary');
    playOn(table, {}, () => isOffered(table, 'dgs-047'));
    return table;
  };
  test('DGS-047: a lock on the defender if he likes, strain in the bullseye arc', () => {
    const locks = attacked({}, {}).use('dgs-047').repeat({ type: 'choose-lock' });
    expect([locks.state.locks.length, locks.ship('tie').tokens.strain]).toEqual([1, 1]);
    const strains = attacked({}, {}).answer({ type: 'decline', ability: 'dgs-047' });
    expect([strains.state.locks.length, strains.ship('tie').tokens.strain]).toEqual([0, 1]);
    const aside = attacked({}, { at: [380, 480] })
      .use('dgs-047')
      .repeat({ type: 'choose-lock' });
    expect([aside.state.locks.length, aside.ship('tie').tokens.strain]).toEqual([1, 0]);
  });
});

describe('DBS-404', () => {
  const CLOSE_BY: ShipOnTable = { at: [300, 340] };
  test('attacks at range 0 with its primary weapon [xw.range.16]', () => {
    const targets = (pilot: string): number => duel({ pilot, at: [300, 300] }, CLOSE_BY).legal('choose-weapon').length;
    expect([targets('dbs404'), targets('dbs32c')]).toEqual([1, 0]);
  });
  test('rolls 1 more at range 0-1 [xw.attack.16]', () =>
    expectNumber({
      card: 'dbs-404',
      red: { pilot: 'dbs404' },
      tie: { at: [300, 400] },
      dice: 4,
      not: { 'at range 0': { tie: CLOSE_BY, dice: 4 }, 'at range 2': { tie: { at: [300, 500] }, dice: 2 } },
    }));
  test('suffers critical damage for a hit at range 0-1 [xw.damage.01]', () => {
    const hits = (tie: ShipOnTable, attack: string[]): object[] => {
      const table = duel({ pilot: 'dbs404' }, tie).attack('red', 'tie');
      playOn(table, { attack }, () => false);
      return table.happened('damage-suffered').filter(({ ship }) => ship === 'red');
    };
    expect(hits({ at: [300, 400] }, ['hit'])).toMatchObject([hurt('red', 'crit')]);
    expect(hits({ at: [300, 400] }, [])).toEqual([]);
    expect(hits({ at: [300, 500] }, ['hit'])).toEqual([]);
  });
});

describe('DIS-347 [xw.lock.04]', () => {
  const begun = (tie: ShipOnTable, locks: [string, string][]): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'dis347', at: [300, 300] },
        friend: { at: [500, 300] },
        tie: { player: 'p2', at: [300, 450], ...tie },
      },
      locks,
      moment: 'engagement',
    });
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'dis-347' });
  test('locks what a friend has locked at range 1-3', () => {
    expect(
      begun({}, [['friend', 'tie']])
        .use('dis-347')
        .repeat({ type: 'choose-lock' }).state.locks,
    ).toContainEqual({ by: 'red', on: 'tie' });
    expect(offers(begun({}, []))).toBe(false);
    expect(offers(begun({}, [['tie', 'friend']]))).toBe(false);
    expect(offers(begun({ at: [300, 340] }, [['friend', 'tie']]))).toBe(false);
    expect(offers(begun({ at: [300, 800] }, [['friend', 'tie']]))).toBe(false);
  });
});

describe('Gorgol [xw.system-phase.02, xw.damage-cards.05]', () => {
  const gorgol = (friend: ShipOnTable): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'gorgol', turret: 'front', at: [300, 300] },
        friend: { at: [420, 300], ...friend },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'system',
    });
  test('a friend becomes tractored and repairs a faceup card of the Ship trait, for a disarm token', () => {
    const table = gorgol({ damage: { faceup: ['hullbreach', 'woundedpilot'] } }).use('gorgol');
    const [only, ...others] = table.legal('choose').map(({ chosen }) => chosen as { card: string });
    expect(others).toEqual([]);
    table.choose('gorgol', only as never);
    expect(table.happened('token-gained')).toMatchObject([
      { ship: 'red', token: 'disarm' },
      { ship: 'friend', token: 'tractor' },
    ]);
    table.answer({ type: 'tractor-moves', move: 'nothing' });
    expect(table.happened('damage-card-repaired')).toMatchObject([{ ship: 'friend', card: 'hullbreach' }]);
  });
  test('without such a card it is tractored only; nobody near, nothing', () => {
    const table = gorgol({}).use('gorgol').choose('gorgol', { ship: 'friend', card: null });
    table.answer({ type: 'tractor-moves', move: 'nothing' });
    expect(table.happened('damage-card-repaired')).toEqual([]);
    expect(gorgol({ at: [800, 300] }).offers({ type: 'use-ability', ability: 'gorgol' })).toBe(false);
  });
});

describe('Darth Maul [xw.attack.37, xw.bonus-attack.01]', () => {
  const fought = (attack: string[], red: ShipOnTable = {}, others: Record<string, ShipOnTable> = {}): Table => {
    const table = duel({ pilot: 'darthmaul', ...red }, {}, { others }).attack('red', 'tie');
    playOn(table, { attack }, () => isOffered(table, 'darth-maul-pilot'));
    return table;
  };
  const OTHER = { other: { player: 'p2', at: [370, 500] as const } };
  const defenders = (table: Table): unknown[] => {
    table.use('darth-maul-pilot').repeat({ type: 'choose-weapon' });
    return table.legal('declare-defender').map(({ defender }) => defender);
  };

  test('after a hit on another ship, after a miss on the same one as well, for two Force charges', () => {
    const hit = fought(['hit'], {}, OTHER);
    expect(defenders(hit)).toEqual(['other']);
    expect(hit.ship('red').force?.active).toBe(1);
    expect(defenders(fought([], {}, OTHER))).toEqual(['tie', 'other']);
  });
  test('not where there is nobody else, nor with one charge', () => {
    const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'darth-maul-pilot' });
    expect([offers(fought(['hit'])), offers(fought([], { force: 1 }))]).toEqual([false, false]);
  });
});

test('Baktoid Prototype: a special attack needs nothing while a droid of its network has locked the defender [xw.special-weapon.08]', () => {
  const weapons = (droid: ShipOnTable, locks: [string, string][], upgrade = 'concussionmissiles'): string[] => {
    const red = { pilot: 'baktoidprototype', upgrades: [upgrade] };
    return duel(red, {}, { others: { droid: { at: [500, 300], ...droid } }, locks })
      .legal('choose-weapon')
      .map(({ weapon }) => weapon);
  };
  const MISSILES = 'red/concussionmissiles';
  expect(weapons({ pilot: 'dfs081' }, [['droid', 'tie']])).toContain(MISSILES);
  expect(weapons({ pilot: 'dfs081' }, [])).not.toContain(MISSILES);
  expect(weapons({ pilot: 'dgs047' }, [['droid', 'tie']])).not.toContain(MISSILES);
  expect(weapons({ player: 'p2', pilot: 'dfs081' }, [['droid', 'tie']])).not.toContain(MISSILES);
});

describe('Onderon Oppressor [xw.supplement-sideslip.01]', () => {
  const flown = (text: string, stress: number, more: ShipOnTable = {}): number => {
    const table = alone({ pilot: 'onderonoppressor', tokens: { stress }, ...dialOf(text), ...more });
    table.repeat({ type: 'order-ability', ability: 'onderon-oppressor' });
    return table
      .repeat({ type: 'decline' })
      .happened('token-gained')
      .filter(({ token }) => token === 'calculate').length;
  };
  const ACTIVE: ShipOnTable = { upgrades: ['repulsorliftstabilizers'], flipped: ['repulsorliftstabilizers'] };
  test('stressed it calculates after a sideslip, not after another maneuver', () => {
    expect([
      flown('1 bank-left white', 1, ACTIVE),
      flown('1 bank-left white', 0, ACTIVE),
      flown('1 bank-left white', 1),
    ]).toEqual([1, 0, 0]);
  });
  test('and after a barrel roll', () => {
    const rolled = (stress: number): number => {
      const table = alone({ pilot: 'onderonoppressor', tokens: { stress } }).do((state) =>
        barrelRoll(state, 'red', { by: 'p1' }),
      );
      table.answer({ type: 'choose-side', side: 'left' }).answer({ type: 'choose-position', position: 'middle' });
      return table.happened('token-gained').filter(({ token }) => token === 'calculate').length;
    };
    expect([rolled(1), rolled(0)]).toEqual([1, 0]);
  });
});
