/** Cards that are about tokens and charges, at the start of a phase or before a ship engages: what each does, and where it does not. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { ENEMY, expectMoment, gained, isNext, type MomentCase, removed } from './card-cases';

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
const engages = isNext('engagement', { player: 'p2', at: [300, 460], facing: 180 });

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

describe('at the start of a phase [xw.timing.03]', () => {
  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});
describe('before a ship engages [xw.timing.02]', () => {
  test.each(onEngaging.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
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
