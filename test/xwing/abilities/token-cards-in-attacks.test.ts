/** Cards that are about tokens and charges, in and after attacks: what each does, and where it does not. */
import type { ShipOnTable } from '../table';
import { CLOSE, duel } from '../duel';
import { gainToken } from '../../../src/xwing/effects/tokens';
import { expectCase, gained, removed, type CardCase } from './card-cases';

const ARC = { weapon: 'primary front' };
const inAttacks: CardCase[] = [
  {
    ability: 'whisper',
    red: { pilot: 'whisper' },
    attack: ['hit'],
    happened: [gained('red', 'evade')],
    not: { 'a miss': { attack: [] } },
  },
  {
    ability: 'laetin-ashera',
    tie: { pilot: 'laetinashera' },
    happened: [gained('tie', 'evade')],
    not: { 'a hit': { attack: ['hit'] } },
  },
  {
    ability: 'joph-seastriker',
    tie: { pilot: 'jophseastriker' },
    attack: ['hit'],
    happened: [gained('tie', 'evade')],
    not: { 'no shield left to lose': { tie: { shields: 0 } } },
  },
  {
    ability: 'zizi-tlo',
    red: { pilot: 'zizitlo', turret: 'front' },
    chosen: 'evade',
    ships: { red: { tokens: { evade: 1 }, charges: { active: 0 } } },
    not: { 'no charge': { red: { charges: 0 } } },
  },
  {
    ability: 'hate',
    tie: { pilot: 'darthvader', upgrades: ['hate'], force: 0 },
    attack: ['hit'],
    happened: [{ type: 'charge-recovered', ship: 'tie', of: 'force' }],
    not: { 'no damage': { attack: [] } },
  },
  {
    ability: 'maul',
    tie: { pilot: 'darthvader', upgrades: ['maul'], force: 0 },
    attack: ['hit'],
    happened: [{ type: 'charge-recovered', ship: 'tie', of: 'force' }, gained('tie', 'stress')],
    not: { 'all Force active': { tie: { force: 4 } } },
  },
  {
    ability: 'count-dooku-defends',
    tie: { pilot: 'countdooku', tokens: { ion: 1 } },
    chosen: 'ion',
    happened: [removed('tie', 'ion')],
    not: { 'no red or blue token': { tie: { tokens: { focus: 1 } } }, 'an attacker behind': { tie: { facing: 0 } } },
  },
  {
    ability: 'axe',
    red: { pilot: 'axe', tokens: { evade: 1 } },
    others: { friend: { at: [420, 300] } },
    chosen: { ship: 'friend', token: 'evade' },
    ships: { friend: { tokens: { evade: 1 } } },
    not: { 'in front': { others: { friend: { at: [300, 420] } }, tie: { at: [300, 480] } } },
  },
  {
    ability: 'shadow-caster',
    red: { pilot: 'shadowporthunter', upgrades: ['shadowcaster'], turret: 'front' },
    ...ARC,
    attack: ['hit'],
    happened: [gained('tie', 'tractor')],
    not: { 'a miss': { attack: [] }, 'turret elsewhere': { red: { turret: 'left' } } },
  },
  {
    ability: 'ta-175',
    tie: { pilot: 'tradefederationdrone', damage: { facedown: 1 }, shields: 0 },
    others: {
      droid: { player: 'p2', pilot: 'tradefederationdrone', upgrades: ['ta175'], at: [500, 500] },
      far: { player: 'p2', pilot: 'tradefederationdrone', at: [880, 500] },
      other: { player: 'p2', pilot: 'academypilot', at: [560, 500] },
    },
    attack: ['hit', 'hit'],
    happened: [gained('droid', 'calculate')],
    ships: { far: { tokens: { calculate: 0 } }, other: { tokens: { calculate: 0 } } },
    not: {
      'it survives': { attack: [] },
      'no droid is destroyed': { tie: { pilot: 'academypilot', damage: { facedown: 2 } } },
    },
  },
  {
    ability: 'viktor-hel',
    tie: { pilot: 'viktorhel' },
    red: { at: [300, 200] },
    happened: [gained('red', 'stress')],
    not: { 'two defense dice': { red: { at: [300, 300] } } },
  },
  {
    ability: 'ciena-ree-attacks',
    red: { pilot: 'cienaree', ...CLOSE },
    tie: { damage: { facedown: 2 } },
    attack: ['hit'],
    happened: [gained('red', 'stress')],
    not: { 'it survives': { tie: { damage: {} } } },
  },
];

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test("'Leebo' calculates again after an attack in which he spent a calculate token [xw.attack.35]", () => {
  const attacks = (spends: boolean) => {
    const table = duel({ pilot: 'leebo', turret: 'front', tokens: { calculate: 1 } }).attack('red', 'tie');
    table.rolls('focus', 'blank', 'blank', 'blank');
    table.answer(spends ? { type: 'spend-calculate', dice: 1 } : { type: 'end-modifying' });
    return table.repeat({ type: 'end-modifying' }).rolls('blank', 'blank', 'blank').happened('token-gained');
  };
  expect(attacks(true)).toMatchObject([{ ship: 'red', token: 'calculate' }]);
  expect(attacks(false)).toEqual([]);
});

test.each<[string, string, ShipOnTable, ShipOnTable, boolean]>([
  ['an enemy gains ion', 'ion', {}, {}, true],
  ['an enemy gains stress', 'stress', {}, {}, false],
  ['a friend gains ion', 'ion', {}, { player: 'p1' }, false],
  ['an enemy beyond range 3 gains ion', 'ion', {}, { at: [300, 700] }, false],
  ['with 2 charges', 'ion', { charges: 2 }, {}, false],
  ['another pilot', 'ion', { pilot: 'teltrevura' }, {}, false],
])('Dace Bonearm: %s (%s): 2 more for 3 charges [xw.timing.07]', (_what, token, red, tie, offered) => {
  const table = duel({ pilot: 'dacebonearm', ...red }, tie);
  table.do((state) => gainToken(state, 'tie', token as 'ion', ['xw.ion.01'], { by: 'p1' }));
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(offered);
  if (!offered) return;
  table.use('dace-bonearm');
  expect(table.ship('tie').tokens.ion).toBe(3);
  expect(table.ship('red').charges?.active).toBe(0);
  // The ion tokens of his own ability ask for no more.
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(false);
});
