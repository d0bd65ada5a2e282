/** Cards by which locks are acquired and friends act, and cards that are like others: what each does, and where it does not. */
import type { ShipOnTable, TableSpec } from '../table';
import { duel } from '../duel';
import { expectCase, expectMoment, type CardCase, type MomentCase } from './card-cases';

const usedIt = (ability: string) => [{ type: 'ability-used', ability }];
const dial = (color: 'red' | 'blue' | 'white', speed = 2, bearing: 'straight' | 'bank-left' = 'straight') =>
  ({ dial: { speed, bearing, color } }) as const;

/** `red` executes the maneuver of its dial. */
const flies = (ability: string, red: ShipOnTable, others: TableSpec['ships'], not: MomentCase['not']): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: { player: 'p2', at: [800, 800] }, ...others },
    moment: { phase: 'activation', ship: 'red' },
  },
  happened: usedIt(ability),
  not,
});
const WHITE = { 'a white maneuver': { red: dial('white') } };
const AHEAD = { tie: { player: 'p2', at: [300, 600] as const } };

const flown: MomentCase[] = [
  ...(['oddball', 'oddball-arc170starfighter', 'oddball-btlbywing', 'oddball-nimbusclassvwing'] as const).map(
    (pilot, i) =>
      flies(
        ['odd-ball', 'odd-ball-arc-170', 'odd-ball-y-wing', 'odd-ball-v-wing'][i] ?? '',
        { pilot, ...dial('red') },
        AHEAD,
        {
          ...WHITE,
          'nobody in the bullseye arc': { tie: { at: [420, 600] } },
        },
      ),
  ),
  flies(
    'lando-calrissian-rebel',
    { pilot: 'landocalrissian-modifiedyt1300lightfreighter', turret: 'front', ...dial('blue') },
    {},
    WHITE,
  ),
  flies('ahsoka-tano', { pilot: 'ahsokatano', ...dial('white') }, {}, { 'no Force': { red: { force: 0 } } }),
  flies(
    'ahsoka-tano-a-wing',
    { pilot: 'ahsokatano-rz1awing', ...dial('white') },
    { friend: { at: [440, 400] } },
    {
      'too little Force': { red: { force: 1 } },
    },
  ),
  flies(
    'ahsoka-tano-gunner',
    { pilot: 'lukeskywalker', upgrades: ['ahsokatano'], ...dial('white') },
    { friend: { at: [300, 520] } },
    {
      'outside the firing arc': { friend: { at: [500, 380] } },
    },
  ),
  flies(
    'swoop',
    dial('white', 3),
    { swoop: { pilot: 'swoop', at: [370, 420] } },
    { 'speed 2': { red: dial('white', 2) } },
  ),
  flies(
    'commandant-goran',
    dial('white', 2),
    { block: { at: [300, 390] }, goran: { pilot: 'commandantgoran', at: [500, 390] } },
    {
      'fully executed': { block: { at: [600, 600] } },
    },
  ),
];

const fought: CardCase[] = [
  {
    ability: 'jag',
    others: { jag: { player: 'p2', pilot: 'jag', at: [440, 500] } },
    happened: usedIt('jag'),
    not: { 'at range 3': { others: { jag: { player: 'p2', pilot: 'jag', at: [580, 500] } } } },
  },
  {
    ability: 'magva-yarro-crew',
    tie: { upgrades: ['magvayarro'] },
    attack: ['hit'],
    happened: usedIt('magva-yarro-crew'),
    not: { 'a miss': { attack: [] } },
  },
  {
    ability: 'weapons-systems-officer',
    red: { upgrades: ['weaponssystemsofficer', 'protontorpedoes'] },
    locks: [['red', 'tie']],
    weapon: 'red/protontorpedoes',
    happened: usedIt('weapons-systems-officer'),
    not: { 'a primary attack': { weapon: 'primary' } },
  },
  {
    ability: 'lieutenant-bastian',
    tie: { player: 'p2' },
    others: { bastian: { pilot: 'lieutenantbastian', at: [420, 400] } },
    attack: ['hit'],
    happened: usedIt('lieutenant-bastian'),
    not: { 'no damage': { attack: [] } },
  },
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
  {
    ability: 'colonel-vessery',
    red: { pilot: 'colonelvessery' },
    others: { friend: { at: [420, 300] } },
    locks: [['friend', 'tie']],
    happened: usedIt('colonel-vessery'),
    not: { 'nobody has a lock on the defender': { locks: [] } },
  },
  {
    ability: 'airen-cracken',
    red: { pilot: 'airencracken' },
    others: { friend: { at: [380, 300] } },
    happened: usedIt('airen-cracken'),
    not: { 'at range 2': { others: { friend: { at: [470, 300] } } } },
  },
  {
    ability: 'norra-wexley-y-wing',
    red: { at: [300, 400] },
    tie: { pilot: 'norrawexley-btla4ywing' },
    happened: [{ type: 'die-added', die: 'defense', face: 'evade' }],
    not: { 'at range 2': { red: { at: [300, 300] } } },
  },
];

describe('after maneuvers [xw.timing.07]', () => {
  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test('Airen Cracken lets a friend perform a white or a red action as a red one, and no purple one [xw.faq-cards.15]', () => {
  const offered = (pilot: string) => {
    const table = duel({ pilot: 'airencracken' }, {}, { others: { friend: { pilot, at: [380, 300] } } });
    table
      .attack('red', 'tie')
      .rolls('blank', 'blank')
      .rolls('blank', 'blank', 'blank')
      .choose('airen-cracken', 'friend');
    return table.legal('perform-action').map(({ action, color }) => `${color} ${action}`);
  };
  expect(offered('plokoon')).toEqual(['red focus', 'red lock', 'red barrel-roll', 'red boost']);
  expect(offered('norrawexley-btla4ywing')).toContain('red barrel-roll');
});

test("Airen Cracken lets a friend use the 'Action:' of a card, as a red action [xw.actions.03, xw.actions.09]", () => {
  const friend: ShipOnTable = { upgrades: ['r5astromech'], damage: { facedown: 1 }, at: [380, 300] };
  const table = duel({ pilot: 'airencracken' }, {}, { others: { friend } });
  table
    .attack('red', 'tie')
    .rolls('blank', 'blank')
    .rolls('blank', 'blank', 'blank')
    .choose('airen-cracken', 'friend')
    .answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
  expect(table.ship('friend').tokens.stress).toBe(1);
});

test.each(['zeborrelios', 'zeborrelios-sheathipedeclassshuttle', 'zeborrelios-tielnfighter'])(
  "against 'Zeb' Orrelios (%s) critical hits are canceled first [xw.attack.27]",
  (pilot) => {
    const canceled = (defender: ShipOnTable) => {
      const table = duel({}, defender).attack('red', 'tie').rolls('hit', 'crit', 'blank');
      const dice = (table.legal('roll')[0]?.faces ?? []).length;
      table.rolls('evade', ...Array<string>(dice - 1).fill('blank'));
      return table.happened('dice-neutralized').at(-1);
    };
    expect(canceled({ pilot })).toMatchObject({ hits: 0, crits: 1 });
    expect(canceled({})).toMatchObject({ hits: 1, crits: 0 });
  },
);

test.each([
  [
    'L3-37',
    { pilot: 'l337', turret: 'front', shields: 0 },
    { pilot: 'l337', turret: 'front' },
    dial('white', 2, 'bank-left'),
  ],
  [
    'L3-37 of the escape craft',
    { pilot: 'l337-escapecraft', shields: 0 },
    { pilot: 'l337-escapecraft' },
    dial('white', 2, 'bank-left'),
  ],
  ['Maneuver-Assist MGK-300', { upgrades: ['maneuverassistmgk300'] }, {}, dial('white', 3, 'bank-left')],
] as const)('%s makes banks easier [xw.difficulty.06]', (_card, ship, without, maneuver) => {
  const color = (red: object) =>
    duel({ ...red, ...maneuver }, { at: [800, 800] }, { moment: { phase: 'activation', ship: 'red' } })
      .happened('maneuver-executed')
      .map((each) => each.maneuver.color)[0];
  expect([color(ship), color(without)]).toEqual(['blue', 'white']);
});
