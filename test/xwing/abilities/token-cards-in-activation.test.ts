/** Cards that are about tokens and charges, after a maneuver or an action: what each does, and where it does not. */
import type { ShipOnTable, TableSpec } from '../table';
import { ENEMY, expectMoment, gained, isNext, type MomentCase, removed } from './card-cases';

const dial = (color: 'red' | 'blue' | 'white', speed = 2) => ({ dial: { speed, bearing: 'straight', color } as const });
/** `red` executes the maneuver of its dial. */
const flies = isNext('activation', ENEMY);

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
    { pilot: 'rampage', turret: 'front', damage: { facedown: 1 }, ...dial('white', 3) },
    {
      others: { tie: { player: 'p2', at: [300, 580] } },
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

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
describe('after an action [xw.timing.07]', () => {
  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
