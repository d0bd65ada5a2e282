/** What stands on the buttons of X-Wing, one sentence for each type of action. */
import * as E from 'fp-ts/lib/Either';
import { reason, say as sentence } from '../../../src/core';
import { NORTH } from '../../../src/core/geometry';
import { actionInWords, eventInWords } from '../../../src/judge';
import { xwing, type XwingEvent, type XwingState } from '../../../src/xwing';
import type { XwingAction } from '../../../src/xwing/model/actions';
import { pilots } from '../../../src/xwing/facts';
import { abilities } from '../../../src/xwing/abilities';
import { xwingScenarios } from '../../../src/xwing/scenario';
import { titleOf } from '../../../src/xwing/scenario/ability-words';

/** Rules that every ship has, which no card prints; what nobody may know the card of; and what cards give to other ships for a time. */
const UNPRINTED = [
  'a-named-result',
  'advanced-fire-control',
  'engages-at-initiative-0',
  'engages-at-initiative-7',
  'engages-at-the-current-initiative',
  'facedown-condition',
  'facedown-condition-after-defending',
  'facedown-condition-goes',
  'initiative-of-another-ship',
  'is-disarmed-in-planning',
  'keeps-1-evade-token',
  'keeps-1-focus-token',
  'keeps-1-reinforce-token-aft',
  'keeps-1-reinforce-token-fore',
  'keeps-a-calculate-token',
  'keeps-an-evade-token',
  'keeps-circular-tokens',
  'keeps-tractor-tokens',
  'linked-action',
  'locks-beyond-range-3-alone',
  'no-more-actions',
  'no-more-actions-in-this-activation',
  'returns-to-an-edge',
  'rolls-1-more-defense-die',
  'spends-no-tokens-on-dice',
  'stays-though-destroyed',
];

test('every ability is called by a printed name, of the huge damage deck and of devices, too; one that no card prints by its words', () => {
  const unnamed = abilities.map(({ id }) => id).filter((id) => titleOf(id).startsWith('the '));
  expect(unnamed.sort()).toEqual([...UNPRINTED].sort());
  expect(titleOf('hullrupture-precision-shot')).toBe('Hull Rupture');
  expect(titleOf('drk-1-probe-droid-relocates')).toBe('DRK-1 Probe Droid');
  expect(titleOf('lulo-lampar-attacks')).toMatch(/^L.ulo L.ampar$/);
});

const uses = 'p1 uses Amilyn Holdo of Phoenix Squadron Pilot and chooses';

test.each([
  [{ ship: 'wedgeantilles', give: { token: 'focus' }, take: null }, 'Wedge Antilles, focus and nothing'],
  [
    { ship: 'wedgeantilles', give: null, take: { lockOf: 'phoenixsquadronpilot-2' } },
    'Wedge Antilles, nothing and the lock of Phoenix Squadron Pilot 2',
  ],
  [['wedgeantilles', 'phoenixsquadronpilot-2'], 'Wedge Antilles and Phoenix Squadron Pilot 2'],
])('what is chosen in several parts is told part by part: %j', (chosen, said) => {
  expect(say({ type: 'choose', player, ability: 'amilyn-holdo', source: ship, chosen })).toBe(`${uses} ${said}`);
});

test('who may not see a dial is told that it is set', () => {
  const set = { type: 'dial-set', rules: [], ship, maneuver: null } as const;
  expect(eventInWords(xwingScenarios, set, state)).toBe('the dial of Phoenix Squadron Pilot is set, facedown');
});

test('dice are rolled for an ability by its printed name, whatever the ship is called', () => {
  const rolled = { type: 'dice-rolled', rules: [], ship, die: 'attack', faces: ['hit'], why: 'ibtisam' } as const;
  expect(eventInWords(xwingScenarios, rolled, state)).toBe(
    'Phoenix Squadron Pilot rolls 1 attack die for Ibtisam: hit',
  );
});

const squad = {
  faction: 'rebelalliance',
  pilots: [
    { id: 'phoenixsquadronpilot', ship: 'rz1awing', upgrades: { talent: ['predator'] } },
    { id: 'phoenixsquadronpilot', ship: 'rz1awing' },
    { id: 'wedgeantilles', ship: 't65xwing', upgrades: { torpedo: ['protontorpedoes'] } },
  ],
  obstacles: ['core2asteroid1', 'core2asteroid5', 'gascloud3'],
};

const begun = xwing.begin({ squads: [squad, squad] }, { mode: 'seeded', seed: 1 });
if (E.isLeft(begun)) throw new Error(begun.left.message);
const { state } = begun.right;
const say = (action: XwingAction, at: XwingState = state): string => actionInWords(xwingScenarios, action, at);
const [player, ship, pose] = ['p1', 'phoenixsquadronpilot', { x: 100, y: 50.04, heading: NORTH }] as const;

test.each<[string, XwingAction]>([
  [
    'Phoenix Squadron Pilot performs a focus action',
    { type: 'perform-action', player, ship, action: 'focus', color: 'white' },
  ],
  [
    'Phoenix Squadron Pilot 2 performs a red barrel roll action',
    { type: 'perform-action', player, ship: `${ship}-2`, action: 'barrel-roll', color: 'red' },
  ],
  ['Phoenix Squadron Pilot performs no action', { type: 'decline-action', player, ship }],
  [
    'the dial of Phoenix Squadron Pilot is set to blue 2 straight',
    { type: 'set-dial', player, ship, maneuver: '2 straight' },
  ],
  ['p1 places Wedge Antilles at [100, 50] facing north', { type: 'place-ship', player, ship: 'wedgeantilles', pose }],
  [
    'p1 places asteroid 2 of p2 at [100, 50] facing north',
    { type: 'place-obstacle', player, obstacle: 'p2/core2asteroid5', pose },
  ],
  ['p1 leaves gas cloud of p1 out', { type: 'leave-obstacle', player, obstacle: 'p1/gascloud3' }],
  [
    'Wedge Antilles attacks Phoenix Squadron Pilot 3',
    { type: 'declare-defender', player, ship: 'wedgeantilles', defender: `${ship}-3` },
  ],
  [
    'Wedge Antilles attacks with Proton Torpedoes',
    { type: 'choose-weapon', player, ship: 'wedgeantilles', weapon: 'wedgeantilles/protontorpedoes' },
  ],
  [
    'Wedge Antilles attacks with its primary weapon',
    { type: 'choose-weapon', player, ship: 'wedgeantilles', weapon: 'primary' },
  ],
  [
    'Wedge Antilles locks asteroid 1 of p1',
    { type: 'choose-lock', player, ship: 'wedgeantilles', on: 'p1/core2asteroid1' },
  ],
  [
    'p1 measures the line through asteroid 1 of p1 and gas cloud of p2',
    { type: 'choose-line', player, through: ['p1/core2asteroid1', 'p2/gascloud3'] },
  ],
  ['p1 spends 1 Force charge', { type: 'spend-force', player, dice: 1 }],
  ['p1 spends 2 calculate tokens', { type: 'spend-calculate', player, dice: 2 }],
  [
    'the jam token removes an evade token of Wedge Antilles',
    { type: 'jam-removes', player, ship: 'wedgeantilles', removes: 'evade' },
  ],
  [
    'the jam token removes the lock of Wedge Antilles',
    { type: 'jam-removes', player, ship: 'wedgeantilles', removes: 'lock' },
  ],
  [
    'the jam token of Wedge Antilles removes nothing',
    { type: 'jam-removes', player, ship: 'wedgeantilles', removes: 'nothing' },
  ],
  [
    'Wedge Antilles repairs a facedown damage card',
    { type: 'choose-damage-card', player, ship: 'wedgeantilles', card: null },
  ],
  [
    'p1 does not use Predator on Phoenix Squadron Pilot',
    { type: 'decline', player, ability: 'predator', source: `${ship}/predator` },
  ],
  [
    'p1 uses the ability of Wedge Antilles',
    { type: 'use-ability', player, ability: 'wedge-antilles', source: 'wedgeantilles' },
  ],
  [
    'p1 uses Vectored Thrusters of Phoenix Squadron Pilot',
    { type: 'use-ability', player, ability: 'vectored-thrusters', source: ship },
  ],
  [
    'p1 adds Predator on Phoenix Squadron Pilot to the ability queue next',
    { type: 'order-ability', player, ability: 'predator', source: `${ship}/predator` },
  ],
  [
    'p1 uses Vectored Thrusters of Phoenix Squadron Pilot and chooses Wedge Antilles',
    { type: 'choose', player, ability: 'vectored-thrusters', source: ship, chosen: 'wedgeantilles' },
  ],
  ['p1 decides that abilities of p2 come first', { type: 'order-players', player, first: 'p2' }],
  ['2 attack dice show blank and hit', { type: 'roll', player: 'chance', die: 'attack', faces: ['blank', 'hit'] }],
  ['1 defense die shows evade', { type: 'roll', player: 'chance', die: 'defense', faces: ['evade'] }],
  [
    'Direct Hit! comes from the p1 damage deck',
    { type: 'draw', player: 'chance', pile: 'p1 damage deck', card: 'directhit' },
  ],
])('%s', (label, action) => {
  expect(say(action)).toBe(label);
});

test('ships that a file names keep their names', () => {
  const named = structuredClone(state);
  (named.ships[0] as { id: string }).id = 'red-5';
  expect(say({ type: 'activate', player: 'p1', ship: 'red-5' }, named)).toBe('red-5 activates');
});

test('two pilots of one name are told apart by their ships', () => {
  const both = structuredClone(state);
  const [one, other] = pilots().filter(({ name }) => name === 'Wedge Antilles');
  if (!one || !other) throw new Error('there is one Wedge Antilles only');
  Object.assign(both.ships[0] as object, { id: one.id, pilot: one.id, type: one.ship });
  Object.assign(both.ships[1] as object, { id: other.id, pilot: other.id, type: other.ship });
  const labels = [one, other].map(({ id }) => say({ type: 'activate', player: 'p1', ship: id }, both));
  expect(labels.every((each) => /^Wedge Antilles \(.+\) activates$/.test(each))).toBe(true);
  expect(new Set(labels).size).toBe(2);
});

describe('events go by the same names', () => {
  const told = (event: XwingEvent, at: XwingState = state): string | null => eventInWords(xwingScenarios, event, at);
  const rules: string[] = [];
  const [copy, wedge] = [`${ship}-2`, 'wedgeantilles'];

  test.each<[string, XwingEvent]>([
    ['Phoenix Squadron Pilot 2 activates', { type: 'ship-activates', rules, ship: copy }],
    ['Phoenix Squadron Pilot gains an evade token', { type: 'token-gained', rules, ship, token: 'evade', by: 'p1' }],
    ['Wedge Antilles has fled', { type: 'fled', rules, ship: wedge }],
    [
      'Wedge Antilles overlapped asteroid 2 of p2',
      { type: 'overlapped', rules, ship: wedge, object: 'p2/core2asteroid5' },
    ],
    ['Wedge Antilles overlapped Phoenix Squadron Pilot 2', { type: 'overlapped', rules, ship: wedge, object: copy }],
    [
      'Phoenix Squadron Pilot 2 moved through gas cloud of p1',
      { type: 'moved-through', rules, ship: copy, obstacle: 'p1/gascloud3' },
    ],
    [
      'Wedge Antilles acquires a lock on Phoenix Squadron Pilot 2',
      { type: 'lock-acquired', rules, ship: wedge, on: copy },
    ],
    [
      'the lock of Wedge Antilles on gas cloud of p2 is broken',
      { type: 'lock-broken', rules, ship: wedge, on: 'p2/gascloud3' },
    ],
    [
      'Wedge Antilles spends its lock on Phoenix Squadron Pilot 2',
      { type: 'lock-spent', rules, ship: wedge, on: copy },
    ],
    [
      'the attack of Wedge Antilles hits Phoenix Squadron Pilot 2',
      { type: 'attack-hit', rules, attacker: wedge, defender: copy },
    ],
    [
      'the attack of Phoenix Squadron Pilot 2 misses Wedge Antilles',
      { type: 'attack-missed', rules, attacker: copy, defender: wedge },
    ],
    [
      'Phoenix Squadron Pilot has no attack: Phoenix Squadron Pilot 2 is behind asteroid 1 of p1',
      {
        type: 'attack-not-possible',
        rules,
        ship,
        code: '',
        because: [reason('behind', sentence`${copy} is behind ${'p1/core2asteroid1'}.`, rules)],
      },
    ],
    [
      'Predator on Phoenix Squadron Pilot is used',
      { type: 'ability-used', rules, player, ability: 'predator', source: `${ship}/predator` },
    ],
    [
      'the ability of Wedge Antilles joins the ability queue',
      { type: 'ability-queued', rules, player, ability: 'wedge-antilles', source: wedge },
    ],
  ])('%s', (text, event) => {
    expect(told(event)).toBe(text);
  });

  test('an attack names both ships, its weapon and each obstacle between them', () => {
    const placed = structuredClone(state);
    for (const [i, each] of placed.ships.entries())
      Object.assign(each, { place: 'table', pose: { x: 100 + 50 * i, y: 100 + 50 * i, heading: NORTH } });
    const weapon = 'wedgeantilles/protontorpedoes';
    const obstructedBy = ['p1/core2asteroid1', 'p2/gascloud3'];
    expect(
      told({ type: 'attack-declared', rules, attacker: wedge, defender: copy, weapon, range: 1, obstructedBy }, placed),
    ).toMatch(
      /^Wedge Antilles attacks Phoenix Squadron Pilot 2 with Proton Torpedoes at attack range 1, obstructed by asteroid 1 of p1 and gas cloud of p2$/,
    );
  });

  test('ships that a file names keep their names, with what is on them', () => {
    const named = structuredClone(state);
    Object.assign(named.ships[0] as object, { id: 'red-5', upgrades: [{ id: 'red-5/predator', card: 'predator' }] });
    expect(told({ type: 'ship-activates', rules, ship: 'red-5' }, named)).toBe('red-5 activates');
    const used: XwingEvent = { type: 'ability-used', rules, player, ability: 'predator', source: 'red-5/predator' };
    expect(told(used, named)).toBe('Predator on red-5 is used');
  });
});
