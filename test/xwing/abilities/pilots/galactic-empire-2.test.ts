/** More pilots of the Galactic Empire. */
import { rangesOfLocks } from '../../../../src/xwing/queries/locks';
import { duel } from '../../duel';
import { xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, type MomentCase, playOn } from '../card-cases';
import { active, attacking, defending, die, ENEMY_TIE, performs, starts, usedIt } from '../card-tables';

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'double-edge',
      red: { pilot: 'doubleedge', upgrades: ['concussionmissiles'] },
      locks: [['red', 'tie']],
      weapon: 'red/concussionmissiles',
      happened: usedIt('double-edge'),
      not: { 'it hits': { attack: ['hit'] }, 'a primary attack': { weapon: 'primary' } },
    },
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
    {
      ability: 'darth-vader-defender',
      red: { pilot: 'darthvader-tieddefender' },
      attack: ['blank', 'hit', 'hit'],
      happened: [die('attack', 'blank', 'hit')],
      ships: { red: { force: { active: 2 } } },
      not: { 'no blank': { attack: ['focus', 'hit', 'hit'] }, 'no Force': { red: { force: 0 } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test("'Double Edge' attacks with another weapon than before", () => {
    const red = { pilot: 'doubleedge', upgrades: ['concussionmissiles', 'dorsalturret'], turret: 'front' } as const;
    const table = duel({ ...red, upgrades: [...red.upgrades] }, {}, { locks: [['red', 'tie']] });
    table.attack('red', 'tie', 'red/concussionmissiles');
    playOn(table, {}, () => table.offers({ ability: 'double-edge' }));
    table.use('double-edge');
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['primary', 'red/dorsalturret']);
  });

  test('Darth Vader keeps his Force unless he attacks [xw.force-charges.01]', () => {
    expect(defending({}, { pilot: 'darthvader-tieddefender' }).legal('spend-force')).toEqual([]);
    expect(defending({}, { pilot: 'darthvader' }).legal('spend-force')).not.toEqual([]);
    expect(attacking({ pilot: 'darthvader-tieddefender' }, {}).legal('spend-force')).not.toEqual([]);
  });

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
