/** Pilots of the Separatist Alliance. */
import { type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase, removed } from '../card-cases';
import {
  canceled,
  dialOf,
  die,
  engages,
  FAR_ENEMY,
  performed,
  starts,
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
