/** Pilots of the Galactic Republic, from A to L. */
import { CLOSE } from '../../duel';
import { type CardCase, expectCase, expectMoment, type MomentCase, removed } from '../card-cases';
import { active, acts, dial, die, fliesAmong, flying, usedIt } from '../card-tables';

const ASIDE = { tie: { at: [370, 500] as const } };

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'broadside',
      red: { pilot: 'broadside', upgrades: ['ioncannonturret'], turret: 'left', facing: 90 },
      weapon: 'red/ioncannonturret',
      attack: ['blank', 'hit', 'hit'],
      then: { attack: ['focus', 'hit', 'hit'] },
      not: { 'with its turret to the front': { red: { turret: 'front', facing: 0 } } },
    },
    {
      ability: 'contrail-attacks',
      red: { pilot: 'contrail', revealed: { speed: 2, bearing: 'straight', color: 'blue' } },
      tie: { revealed: { speed: 4, bearing: 'straight', color: 'white' } },
      defense: ['focus', 'blank', 'blank'],
      happened: [die('defense', 'focus', 'blank')],
      not: { 'another bearing': { tie: { revealed: { speed: 2, bearing: 'turn-left', color: 'white' } } } },
    },
    {
      ability: 'barriss-offee',
      others: { barriss: { pilot: 'barrissoffee', at: [400, 300] } },
      attack: ['focus', 'blank', 'blank'],
      happened: [die('attack', 'focus', 'hit')],
      ships: { barriss: { force: { active: 0 } } },
      not: { "beside the attacker's bullseye arc": ASIDE },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'contrail-defends',
      red: { revealed: { speed: 2, bearing: 'straight', color: 'blue' } },
      tie: { pilot: 'contrail', revealed: { speed: 4, bearing: 'straight', color: 'white' } },
      attack: ['focus', 'hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'another bearing': { tie: { revealed: { speed: 2, bearing: 'turn-left', color: 'white' } } } },
    },
    {
      ability: 'aayla-secura-pilot',
      red: CLOSE,
      others: { aayla: { player: 'p2', pilot: 'aaylasecura', at: [350, 490], facing: 180 } },
      happened: [die('defense', 'blank', 'focus')],
      not: { 'an attacker behind her': { others: { aayla: { player: 'p2', pilot: 'aaylasecura', at: [350, 490] } } } },
    },
    {
      ability: 'luminara-unduli',
      red: { at: [370, 300] },
      others: { luminara: { player: 'p2', pilot: 'luminaraunduli', at: [400, 500] } },
      attack: ['crit', 'hit', 'hit'],
      chosen: 0,
      then: { attack: ['hit', 'hit', 'hit'] },
      ships: { luminara: { force: { active: 1 } } },
      not: { "in the attacker's bullseye arc": { red: { at: [300, 300] } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    fliesAmong('ahsoka-tano', { pilot: 'ahsokatano', ...dial('white') }, {}, { 'no Force': { red: { force: 0 } } }),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'jag',
      others: { jag: { player: 'p2', pilot: 'jag', at: [440, 500] } },
      happened: usedIt('jag'),
      not: { 'at range 3': { others: { jag: { player: 'p2', pilot: 'jag', at: [580, 500] } } } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'kickback',
      { pilot: 'kickback' },
      {
        ...acts('barrel-roll'),
        not: { 'while stressed': { red: { tokens: { stress: 1 } } }, 'another pilot': { red: { pilot: 'axe' } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    ...(['anakinskywalker', 'anakinskywalker-btlbywing'] as const).map((pilot, i) =>
      flying(
        ['anakin-skywalker-aethersprite', 'anakin-skywalker-y-wing'][i] ?? '',
        { pilot, tokens: { stress: 2 }, ...dial('white') },
        {
          others: { tie: { player: 'p2', at: [300, 600] } },
          happened: [removed('red', 'stress')],
          ships: { red: { force: { active: 2 } } },
          not: { 'nobody ahead': { tie: { at: [500, 300] } } },
        },
      ),
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'axe',
      red: { pilot: 'axe', tokens: { evade: 1 } },
      others: { friend: { at: [420, 300] } },
      chosen: { ship: 'friend', token: 'evade' },
      ships: { friend: { tokens: { evade: 1 } } },
      not: { 'in front': { others: { friend: { at: [300, 420] } }, tie: { at: [300, 480] } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});
