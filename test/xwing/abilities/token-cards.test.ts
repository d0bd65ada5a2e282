/** Cards that are about tokens and charges: what each does, and where it does not. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { CLOSE, duel } from '../duel';
import { gainToken } from '../../../src/xwing/effects/tokens';
import { expectCase, expectMoment, type CardCase, type MomentCase } from './card-cases';

const gained = (ship: string, token: string) => ({ type: 'token-gained', ship, token });
const removed = (ship: string, token: string) => ({ type: 'token-removed', ship, token });
const ENEMY = { player: 'p2', at: [800, 800] as const };

/** At the start of a phase; `red` is the card's ship, `tie` an enemy. */
const starts = (
  phase: 'engagement' | 'activation' | 'end',
  ability: string,
  red: ShipOnTable,
  others: Record<string, ShipOnTable>,
  rest: Omit<MomentCase, 'ability' | 'table'> & { locks?: TableSpec['locks'] },
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...others },
    ...(rest.locks ? { locks: rest.locks } : {}),
    moment: phase,
  },
  ...rest,
});

const atStart: MomentCase[] = [
  starts(
    'engagement',
    'r2-d2-pilot',
    { pilot: 'r2d2' },
    { tie: { player: 'p2', at: [300, 150] } },
    {
      happened: [gained('red', 'calculate')],
      not: { 'in front': { tie: { at: [300, 450] } } },
    },
  ),
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
    'activation',
    'cassian-andor-pilot',
    { pilot: 'cassianandor' },
    { friend: { at: [400, 300], tokens: { stress: 1 } } },
    {
      chosen: 'friend',
      ships: { friend: { tokens: { stress: 0 } } },
      not: { 'no stress': { friend: { tokens: {} } } },
    },
  ),
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
  starts(
    'engagement',
    'ig-88a',
    { pilot: 'ig88a', tokens: { calculate: 1 } },
    { friend: { pilot: 'ig88b', at: [420, 300] } },
    {
      chosen: { ship: 'friend', token: 'calculate' },
      happened: [gained('friend', 'calculate')],
      not: { 'no droid': { friend: { pilot: 'bluesquadronescort' } } },
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
  starts(
    'engagement',
    'gina-moonsong',
    { pilot: 'ginamoonsong', tokens: { stress: 1 } },
    { friend: { at: [400, 300] } },
    {
      ships: { friend: { tokens: { stress: 1 } } },
      not: { 'nobody near': { friend: { at: [600, 300] } } },
    },
  ),
  starts(
    'engagement',
    'manaroo',
    { pilot: 'manaroo', turret: 'front', tokens: { focus: 2, evade: 1 } },
    { friend: { at: [400, 300] } },
    {
      chosen: 'friend',
      happened: [gained('friend', 'focus'), gained('friend', 'evade'), removed('red', 'evade')],
      not: { 'no green token': { red: { tokens: { stress: 1 } } } },
    },
  ),
  starts(
    'end',
    '4-lom-pilot-passes',
    { pilot: '4lom', tokens: { stress: 1 } },
    { friend: { at: [380, 300] } },
    {
      chosen: 'friend',
      ships: { red: { tokens: { stress: 0 } }, friend: { tokens: { stress: 1 } } },
      not: { 'no stress': { red: { tokens: {} } } },
    },
  ),
  starts(
    'end',
    'electronic-baffle',
    { upgrades: ['electronicbaffle'], tokens: { ion: 1, focus: 1 } },
    {},
    {
      chosen: 'ion',
      happened: [removed('red', 'ion'), { type: 'damage-suffered', ship: 'red', damage: 'hit' }],
      not: { 'no red token': { red: { tokens: { tractor: 1 } } }, 'without it': { red: { upgrades: [] } } },
    },
  ),
  starts(
    'engagement',
    'palob-godalhi',
    { pilot: 'palobgodalhi', turret: 'front' },
    { tie: { player: 'p2', at: [300, 450], tokens: { evade: 1 } } },
    {
      chosen: { ship: 'tie', token: 'evade' },
      happened: [gained('red', 'evade'), removed('tie', 'evade')],
      not: { 'not in the firing arc': { tie: { at: [300, 150] } } },
    },
  ),
  starts(
    'engagement',
    'kaato-leeachos',
    { pilot: 'kaatoleeachos' },
    { friend: { at: [400, 300], tokens: { focus: 1 } } },
    {
      chosen: { ship: 'friend', token: 'focus' },
      happened: [gained('red', 'focus'), removed('friend', 'focus')],
      not: { 'nothing to take': { friend: { tokens: {} } } },
    },
  ),
  starts(
    'engagement',
    'ketsu-onyo-pilot',
    { pilot: 'ketsuonyo', turret: 'front' },
    { tie: { player: 'p2', at: [300, 420] } },
    {
      chosen: 'tie',
      happened: [gained('tie', 'tractor')],
      not: { 'not in the turret arc': { red: { turret: 'left' } } },
    },
  ),
  starts(
    'engagement',
    'latts-razzi-pilot',
    { pilot: 'lattsrazzi' },
    { tie: { player: 'p2', at: [300, 420] } },
    {
      locks: [['red', 'tie']],
      chosen: 'tie',
      happened: [gained('tie', 'tractor'), { type: 'lock-spent', ship: 'red' }],
      not: { 'at range 2': { tie: { at: [300, 520] } } },
    },
  ),
  starts(
    'engagement',
    'unkar-plutt-pilot',
    { pilot: 'unkarplutt' },
    { tie: { player: 'p2', at: [300, 340.001] } },
    {
      // What the token does to his own ship comes before the next token.
      happened: [gained('red', 'tractor')],
      not: { 'at range 1': { tie: { at: [300, 360] } } },
    },
  ),
];

/** `red` engages. */
const engages = (
  ability: string,
  red: ShipOnTable,
  rest: Omit<MomentCase, 'ability' | 'table'> & { others?: TableSpec['ships'] },
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: { player: 'p2', at: [300, 460], facing: 180 }, ...rest.others },
    moment: { phase: 'engagement', ship: 'red' },
  },
  ...rest,
});

const onEngaging: MomentCase[] = [
  engages(
    'foreman-proach',
    { pilot: 'foremanproach' },
    {
      chosen: 'tie',
      happened: [gained('tie', 'tractor'), gained('red', 'disarm')],
      not: { 'beside the bullseye arc': { tie: { at: [370, 460] } } },
    },
  ),
  engages(
    'target-assist-mgk-300',
    { upgrades: ['targetassistmgk300'] },
    {
      happened: [gained('red', 'calculate')],
      not: { 'a green token': { red: { tokens: { focus: 1 } } }, 'while stressed': { red: { tokens: { stress: 1 } } } },
    },
  ),
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

const dial = (color: 'red' | 'blue' | 'white', speed = 2) => ({ dial: { speed, bearing: 'straight', color } as const });
/** `red` executes the maneuver of its dial. */
const flies = (
  ability: string,
  red: ShipOnTable,
  rest: Omit<MomentCase, 'ability' | 'table'> & { others?: TableSpec['ships'] },
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...rest.others },
    moment: { phase: 'activation', ship: 'red' },
  },
  ...rest,
});

const onFlying: MomentCase[] = [
  flies(
    'kad-solus',
    { pilot: 'kadsolus', ...dial('red') },
    {
      happened: [{ ...gained('red', 'focus'), change: { was: 1, is: 2 } }],
      not: { 'a white maneuver': { red: dial('white') } },
    },
  ),
  flies(
    'mace-windu',
    { pilot: 'macewindu', force: 1, ...dial('red') },
    {
      happened: [{ type: 'charge-recovered', ship: 'red', of: 'force' }],
      not: { 'a white maneuver': { red: dial('white') } },
    },
  ),
  flies(
    'r4-p44',
    { upgrades: ['r4p44'], ...dial('red') },
    {
      others: { tie: { player: 'p2', at: [300, 600] } },
      happened: [gained('red', 'calculate')],
      not: { 'nobody in the bullseye arc': { tie: { at: [400, 600] } } },
    },
  ),
  flies(
    '4-lom-pilot',
    { pilot: '4lom', ...dial('red') },
    {
      happened: [gained('red', 'calculate')],
      not: { 'a blue maneuver': { red: dial('blue') } },
    },
  ),
  ...(['anakinskywalker', 'anakinskywalker-btlbywing'] as const).map((pilot, i) =>
    flies(
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
  flies(
    'korr-sella',
    { upgrades: ['korrsella'], tokens: { stress: 3 }, ...dial('blue') },
    {
      ships: { red: { tokens: { stress: 0 } } },
      not: { 'a white maneuver': { red: dial('white') } },
    },
  ),
  flies(
    'jaycris-tubbs',
    { pilot: 'jaycristubbs', ...dial('blue') },
    {
      others: { friend: { at: [380, 400], tokens: { stress: 1 } } },
      chosen: 'friend',
      ships: { friend: { tokens: { stress: 0 } } },
      not: { 'a white maneuver': { red: dial('white') } },
    },
  ),
  flies(
    'kanan-jarrus-crew',
    { tokens: { stress: 1 }, ...dial('white') },
    {
      others: { kanan: { pilot: 'lukeskywalker', upgrades: ['kananjarrus'], at: [420, 380] } },
      happened: [removed('red', 'stress')],
      not: {
        'a blue maneuver': { red: { ...dial('blue'), tokens: { stress: 2 } } },
        'no Force': { kanan: { force: 0 } },
      },
    },
  ),
  flies('leia-organa-pilot', dial('red'), {
    others: { leia: { pilot: 'leiaorgana', at: [500, 380], turret: 'front' } },
    chosen: 'focus',
    ships: { red: { tokens: { focus: 1 } }, leia: { force: { active: 0 } } },
    not: { 'a white maneuver': { red: dial('white') } },
  }),
  flies(
    'ibtisam',
    { pilot: 'ibtisam', tokens: { stress: 1 }, ...dial('white') },
    {
      happened: [{ type: 'ability-used', ability: 'ibtisam' }],
      not: { 'without stress': { red: { tokens: {} } } },
    },
  ),
  flies(
    'rampage',
    { pilot: 'rampage', turret: 'left', damage: { facedown: 1 }, ...dial('white', 3) },
    {
      others: { tie: { player: 'p2', at: [220, 480] } },
      chosen: 'tie',
      ships: { tie: { tokens: { strain: 2 } } },
      not: { 'speed 2': { red: dial('white', 2) } },
    },
  ),
  flies(
    'nien-nunb-pilot',
    { pilot: 'niennunb', ...dial('red') },
    {
      others: { tie: { player: 'p2', at: [300, 520] } },
      happened: [removed('red', 'stress')],
      not: { 'nobody near': { tie: { at: [300, 700] } } },
    },
  ),
  flies(
    'jek-porkins',
    { pilot: 'jekporkins', ...dial('red') },
    {
      happened: [removed('red', 'stress')],
      not: { 'no stress gained': { red: dial('white') } },
    },
  ),
  flies('petty-officer-thanisson-pilot', dial('red'), {
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
  flies('petty-officer-thanisson', dial('red'), {
    others: { foe: { player: 'p2', upgrades: ['pettyofficerthanisson'], at: [300, 500], facing: 180 } },
    happened: [{ ...gained('red', 'stress'), by: 'p2', change: { was: 1, is: 2 } }, gained('foe', 'stress')],
    not: {
      'no token gained': { red: dial('white') },
      'at range 2': { foe: { at: [300, 600] } },
      'outside the front arc': { foe: { facing: 0 } },
      'while stressed': { foe: { tokens: { stress: 1 } } },
      'a friend': { foe: { player: 'p1' } },
    },
  }),
  flies(
    'k-2so-pilot',
    { pilot: 'k2so', ...dial('red') },
    {
      happened: [gained('red', 'calculate')],
      not: { 'no stress gained': { red: dial('white') } },
    },
  ),
];

/** `red` performs an action. */
const performs = (
  ability: string,
  red: ShipOnTable,
  action: string,
  {
    then = [],
    ...rest
  }: Omit<MomentCase, 'ability' | 'table' | 'first'> & { others?: TableSpec['ships']; then?: object[] },
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...rest.others },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  },
  first: [{ type: 'perform-action', action, color: 'white' }, ...then],
  ...rest,
});

const onActing: MomentCase[] = [
  performs('han-solo-crew', { upgrades: ['hansolo-crew'], pilot: 'jakefarrell' }, 'evade', {
    others: { tie: { player: 'p2', at: [300, 400] } },
    happened: [{ ...gained('red', 'evade'), change: { was: 1, is: 2 } }],
    not: { 'without it': { red: { upgrades: [] } } },
  }),
  performs('advanced-droid-brain', { pilot: 'ig88a' }, 'calculate', {
    happened: [{ ...gained('red', 'calculate'), change: { was: 1, is: 2 } }],
    not: { 'another ship': { red: { pilot: '4lom' } } },
  }),
  performs('c-3po-republic-calculates', { pilot: 'r2d2', upgrades: ['c3po-republic'] }, 'calculate', {
    happened: [{ ...gained('red', 'calculate'), change: { was: 1, is: 2 } }],
    not: { 'without it': { red: { upgrades: [] } } },
  }),
  performs('corvus', { pilot: '4lom', upgrades: ['corvus'] }, 'calculate', {
    happened: [{ ...gained('red', 'calculate'), change: { was: 1, is: 2 } }],
    not: { 'without it': { red: { upgrades: [] } } },
  }),
  performs('seftin-vanik', { pilot: 'seftinvanik', tokens: { evade: 1 } }, 'boost', {
    others: { friend: { at: [400, 340] } },
    chosen: { ship: 'friend', token: 'evade' },
    ships: { red: { tokens: { evade: 0 } }, friend: { tokens: { evade: 1 } } },
    not: {
      'no evade token': { red: { tokens: { focus: 1 } } },
      'at range 2': { friend: { at: [520, 340] } },
      'an enemy': { friend: { player: 'p2' } },
      'another pilot': { red: { pilot: 'greensquadronexpert' } },
    },
  }),
  performs('derek-klivian', { pilot: 'derekklivian', tokens: { strain: 1, jam: 1 } }, 'lock', {
    others: { tie: { player: 'p2', at: [300, 420] } },
    then: [{ type: 'choose-lock', on: 'tie' }],
    chosen: 'strain',
    ships: { red: { tokens: { strain: 0 } } },
    not: { 'no red token': { red: { tokens: { jam: 1 } } }, 'another pilot': { red: { pilot: 'jakefarrell' } } },
  }),
  performs(
    'lieutenant-karsabi',
    { pilot: 'lieutenantkarsabi', revealed: { speed: 3, bearing: 'straight', color: 'white' } },
    'slam',
    {
      then: [{ type: 'choose-maneuver', maneuver: '3 straight' }],
      ships: { red: { tokens: { disarm: 0, stress: 1 } } },
      not: {
        'while stressed': { red: { tokens: { stress: 1 } } },
        'another pilot': { red: { pilot: 'rhosquadronpilot' } },
      },
    },
  ),
  performs('benthic-two-tubes', { pilot: 'benthictwotubes' }, 'focus', {
    others: { friend: { at: [420, 300] } },
    chosen: { ship: 'friend', token: 'focus' },
    ships: { red: { tokens: { focus: 0 } }, friend: { tokens: { focus: 1 } } },
    not: { 'nobody near': { friend: { at: [700, 300] } } },
  }),
];

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

describe('at the start of a phase [xw.timing.03]', () => {
  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
describe('before a ship engages [xw.timing.02]', () => {
  test.each(onEngaging.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
describe('after an action [xw.timing.07]', () => {
  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
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
  table.do((state) => gainToken(state, 'tie', token as 'ion', ['xw.ion.01']));
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(offered);
  if (!offered) return;
  table.use('dace-bonearm');
  expect(table.ship('tie').tokens.ion).toBe(3);
  expect(table.ship('red').charges?.active).toBe(0);
  // The ion tokens of his own ability ask for no more.
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(false);
});

test('Electronic Baffle: the damage comes before the token goes, and the ship is destroyed by it all the same [xw.paying-costs.01]', () => {
  const baffled = (more: ShipOnTable): Table =>
    xwingTable({
      ships: { red: { upgrades: ['electronicbaffle'], tokens: { ion: 1 }, ...more }, tie: ENEMY },
      moment: 'end',
    }).choose('electronic-baffle', 'ion');
  const table = baffled({});
  expect(table.when('shield-lost')).toBeGreaterThan(-1);
  expect(table.when('shield-lost')).toBeLessThan(table.when('token-removed', { ship: 'red', token: 'ion' }));
  expect(baffled({ shields: 0, damage: { facedown: 3 } }).ship('red').destroyed).toBe(true);
});
