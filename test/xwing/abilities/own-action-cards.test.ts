/** Cards that let their ship perform actions: at which moment, which ones, and where they do not. */
import { pilot } from '../../../src/xwing/facts';
import { xwingTable, type ShipOnTable, type TableSpec } from '../table';
import { acting, CLOSE } from '../duel';
import { expectCase, expectMoment, type CardCase, type MomentCase } from './card-cases';

const ENEMY = { player: 'p2', at: [800, 800] as const };
const performed = (ability: string) => [{ type: 'ability-used', ability }];
type Rest = Omit<MomentCase, 'ability' | 'table' | 'happened'> & { others?: TableSpec['ships']; step?: string };

/** `red` activates, or is in a later step of its activation. */
const active = (ability: string, red: ShipOnTable, { others, step, ...rest }: Rest): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...others },
    moment: { phase: 'activation', ship: 'red', ...(step === undefined ? {} : { step }) },
  },
  happened: performed(ability),
  ...rest,
});
const dial = (color: 'red' | 'blue' | 'white', speed = 2) => ({ dial: { speed, bearing: 'straight', color } as const });
const acts = (action: string) => ({
  step: 'perform action',
  first: [{ type: 'perform-action', action, color: 'white' }],
});
/** A friend blocks the way. */
const BLOCKED = { friend: { at: [300, 400] as const } };

const cases: MomentCase[] = [
  active(
    'sabine-wren-pilot',
    { pilot: 'sabinewren', ...dial('white') },
    { not: { 'while stressed': { red: { tokens: { stress: 1 } } } } },
  ),
  active(
    'sabine-wren-tie',
    { pilot: 'sabinewren-tielnfighter', ...dial('white') },
    {
      not: { 'while stressed': { red: { tokens: { stress: 1 } } } },
    },
  ),
  active(
    'edrio-two-tubes',
    { pilot: 'edriotwotubes', tokens: { focus: 1 }, ...dial('white') },
    {
      not: { 'not focused': { red: { tokens: { evade: 1 } } } },
    },
  ),
  active(
    'bb-8',
    { upgrades: ['bb8'], ...dial('blue') },
    {
      not: { 'a white maneuver': { red: dial('white') }, 'no charge': { red: { upgradeCharges: { bb8: 0 } } } },
    },
  ),
  active(
    'bb-astromech',
    { upgrades: ['bbastromech'], ...dial('blue') },
    { not: { 'a white maneuver': { red: dial('white') } } },
  ),
  active('r4-p17', { upgrades: ['r4p17'], ...dial('red') }, { not: { 'a white maneuver': { red: dial('white') } } }),
  active(
    'temmin-wexley',
    { pilot: 'temminwexley', ...dial('white', 3) },
    { not: { 'speed 1': { red: dial('white', 1) } } },
  ),
  active(
    'fine-tuned-controls',
    { pilot: 'jediknight', ...dial('white') },
    { not: { 'no Force': { red: { force: 0 } } } },
  ),
  active(
    'dauntless',
    { upgrades: ['dauntless'], ...dial('white') },
    { others: BLOCKED, not: { 'fully executed': { friend: { at: [700, 300] } } } },
  ),
  active(
    'unkar-plutt',
    { upgrades: ['unkarplutt'], ...dial('white') },
    {
      others: BLOCKED,
      not: { 'fully executed': { friend: { at: [700, 300] } } },
    },
  ),
  active('heff-tobber', dial('white'), {
    others: { heff: { player: 'p2', pilot: 'hefftobber', at: [300, 420] }, tie: ENEMY },
    not: { 'not touching': { heff: { at: [500, 420] } } },
  }),
  active(
    'ig-88c',
    { pilot: 'ig88c' },
    { ...acts('boost'), not: { 'while stressed': { red: { tokens: { stress: 1 } } } } },
  ),
  active(
    'leevan-tenza',
    { pilot: 'leevantenza' },
    { ...acts('barrel-roll'), not: { 'while stressed': { red: { tokens: { stress: 1 } } } } },
  ),
  active(
    'kickback',
    { pilot: 'kickback' },
    {
      ...acts('barrel-roll'),
      not: { 'while stressed': { red: { tokens: { stress: 1 } } }, 'another pilot': { red: { pilot: 'axe' } } },
    },
  ),
  active('poe-dameron', { pilot: 'poedameron' }, { ...acts('focus'), not: { 'no charge': { red: { charges: 0 } } } }),
];

const later: MomentCase[] = [
  {
    ability: 'kit-fisto',
    table: {
      ships: {
        red: { pilot: 'lukeskywalker', upgrades: ['kitfisto'], at: [300, 300] },
        friend: { pilot: 'jakefarrell', at: [380, 300] },
        wing: { at: [560, 300] },
        tie: ENEMY,
      },
      moment: 'engagement',
    },
    chosen: 'friend',
    happened: performed('kit-fisto'),
    not: { 'no Force': { red: { force: 0 } }, 'without him': { red: { upgrades: [] } } },
  },
  {
    ability: 'intuitive-controls',
    table: { ships: { red: { pilot: 'shaakti', at: [300, 300] }, tie: ENEMY }, moment: 'system' },
    happened: performed('intuitive-controls'),
    not: { 'no Force': { red: { force: 0 } }, 'while stressed': { red: { tokens: { stress: 1 } } } },
  },
];

const attacks: CardCase[] = [
  {
    ability: 'turr-phennir',
    red: { pilot: 'turrphennir', tokens: { stress: 1 } },
    happened: performed('turr-phennir'),
    not: { 'another pilot': { red: { pilot: 'alphasquadronpilot' } } },
  },
  {
    ability: 'impetuous',
    red: { upgrades: ['impetuous'] },
    tie: { damage: { facedown: 2 } },
    attack: ['hit'],
    happened: performed('impetuous'),
    not: { 'it survives': { tie: { damage: {} } } },
  },
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
  {
    ability: 'valen-rudor',
    others: { valen: { player: 'p2', pilot: 'valenrudor', at: [380, 500] } },
    happened: performed('valen-rudor'),
    not: { 'at range 2': { others: { valen: { player: 'p2', pilot: 'valenrudor', at: [460, 500] } } } },
  },
  {
    ability: 'tucker',
    others: { tucker: { pilot: 'tucker', at: [400, 300] } },
    happened: performed('tucker'),
    not: { 'the enemy not in front': { others: { tucker: { pilot: 'tucker', at: [400, 300], facing: 180 } } } },
  },
  {
    ability: 'lieutenant-tavson',
    tie: { pilot: 'lieutenanttavson' },
    attack: ['hit'],
    happened: performed('lieutenant-tavson'),
    not: { 'no damage': { attack: [] }, 'no charge': { tie: { charges: 0 } } },
  },
  {
    ability: 'avenger',
    red: CLOSE,
    tie: { damage: { facedown: 2 } },
    others: { avenger: { player: 'p2', pilot: 'avenger', at: [600, 600], tokens: { stress: 1 } } },
    attack: ['hit'],
    happened: performed('avenger'),
    not: { 'it survives': { tie: { damage: {} } } },
  },
  ...(['disciplined', 'hopeful'] as const).map((upgrade): CardCase => ({
    ability: upgrade,
    tie: { damage: { facedown: 2 }, upgrades: [upgrade] },
    others: { friend: { player: 'p2', pilot: 'alphasquadronpilot', upgrades: [upgrade], at: [400, 500] } },
    attack: ['hit'],
    happened: performed(upgrade),
    not: {
      'neither limited nor of the upgrade': { tie: { upgrades: [] } },
      'beyond range 3': {
        others: { friend: { player: 'p2', pilot: 'alphasquadronpilot', upgrades: [upgrade], at: [300, 870] } },
      },
    },
  })),
];

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
  test.each(later.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test.each([
  [0, ['focus', 'evade', 'lock', 'barrel-roll', 'boost']],
  [1, ['barrel-roll', 'boost']],
  [2, ['barrel-roll', 'boost']],
  [3, []],
])('Primed Thrusters: with %d stress tokens it performs %p [xw.golden-rules.02]', (stress, actions) => {
  const ready = (upgrades: string[]): string[] =>
    acting({ pilot: 'greensquadronexpert', upgrades, tokens: { stress } })
      .legal('perform-action')
      .map(({ action }) => action);
  expect(ready(['primedthrusters'])).toEqual(actions);
  expect(ready([])).toEqual(stress === 0 ? actions : []);
});

describe('a white action is one of the bar or of a card, in the color that is said [xw.actions.03, xw.actions.11, xw.faq-activation.01]', () => {
  const damaged = { damage: { facedown: 1 } } as const;
  const offered = (ability: string, red: ShipOnTable) => {
    const table = xwingTable({
      ships: { red: { at: [300, 300], ...damaged, ...red }, tie: ENEMY, ...BLOCKED },
      moment: { phase: 'activation', ship: 'red' },
    }).use(ability);
    return {
      table,
      bar: table.legal('perform-action').map(({ action, color }) => `${color} ${action}`),
      cards: table.legal('perform-card-action').map((action) => action.ability),
    };
  };
  test('Unkar Plutt: white ones as they are', () => {
    const { table, bar, cards } = offered('unkar-plutt', { upgrades: ['unkarplutt', 'r5astromech'], ...dial('white') });
    expect(bar).toEqual(['white focus', 'white lock', 'white barrel-roll']);
    expect(cards).toEqual(['r5-astromech-facedown']);
    table.answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
    expect(table.ship('red').tokens.stress).toBe(0);
    expect(table.ship('red').damage.facedown).toBe(1);
  });
  test('Dauntless: the same as red ones', () => {
    const { table, bar, cards } = offered('dauntless', { upgrades: ['dauntless', 'r5astromech'], ...dial('white') });
    expect(bar).toEqual(['red focus', 'red lock', 'red barrel-roll']);
    expect(cards).toEqual(['r5-astromech-facedown']);
    table.answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.happened('action-attempted').at(-1)).toMatchObject({ color: 'red' });
  });
  test('red ones of the bar are not white', () => {
    const bomber: ShipOnTable = { pilot: 'graysquadronbomber', upgrades: ['dauntless'], ...dial('white') };
    const { bar } = offered('dauntless', bomber);
    const printed = pilot('graysquadronbomber')?.actions ?? [];
    expect(printed.map(({ color }) => color)).toContain('red');
    expect(bar).toEqual(printed.flatMap(({ action, color }) => (color === 'white' ? [`red ${action}`] : [])));
  });
});
