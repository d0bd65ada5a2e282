/** Squads, decks, fleets and packs from outside: whatever is handed over is answered, or refused by name; so are options that there are not. */
import * as E from 'fp-ts/lib/Either';
import { randomFleet } from '../../scripts/playable/armada';
import { armada, checkFleet, decodeFleet, encodeFleet } from '../../src/armada';
import { fromOutside, MalformedInput, type AnyGame } from '../../src/core';
import { decodeDeck, destiny } from '../../src/destiny';
import {
  checkAdded,
  checkSkirmish,
  checkSquad,
  decodeSquad,
  encodeSquad,
  miniatures,
  readMap,
} from '../../src/miniatures';
import { loadPack } from '../../src/outer-rim';
import { integersFrom } from '../../src/play';
import {
  checkSquad as checkXwingSquad,
  decodeXws,
  encodeXws,
  squadPoints,
  xwing,
  type SquadList,
} from '../../src/xwing';
import { strangers } from './hostile';
import { mutations } from './mutations';

const SQUAD = { name: 'x', faction: 'rebel' as const, characters: ['wicket'] };
const AGREED = { points: 100, ruleSet: 'advanced' as const, type: 'free-for-all' as const, era: null };
const RESERVES = { ability: 'fringe-reserves', value: 20, roll: 15 };
const XWING: SquadList = {
  name: 'x',
  faction: 'rebelalliance',
  ships: [{ pilot: 'lukeskywalker', upgrades: ['r2d2'] }],
  obstacles: ['gascloud1'],
};
const FORMAT = {
  name: 'x',
  points: 200,
  sizes: ['small' as const],
  without: ['pilot:hansolo'],
  costs: { 'upgrade:r2d2': 4 },
};
const FLEET = randomFleet(integersFrom(3), 180);

/** Each argument of each function, with a value that is right. */
const ARGUMENTS: readonly [string, unknown, (given: never) => unknown][] = [
  ['decodeXws', { faction: 'rebelalliance', pilots: [{ ship: 't65xwing', id: 'lukeskywalker' }] }, decodeXws],
  ['checkSquad of X-Wing', XWING, checkXwingSquad],
  ['the options of that', { format: FORMAT, points: 100 }, (given) => checkXwingSquad(XWING, given)],
  ['encodeXws', XWING, encodeXws],
  ['squadPoints', XWING, squadPoints],
  ['decodeDeck', { name: 'x', slots: {} }, decodeDeck],
  ['loadPack', { extends: 'base', id: 'x', title: 'x' }, loadPack],
  ['decodeFleet', FLEET, decodeFleet],
  ['the options of decodeFleet', { total: 180, titles: 'one' }, (given) => decodeFleet(FLEET, given)],
  ['checkFleet', FLEET, checkFleet],
  ['the options of checkFleet', { total: 180, titles: 'one' }, (given) => checkFleet(FLEET, given)],
  ['encodeFleet', FLEET, encodeFleet],
  ['the form of encodeFleet', 'text', (given) => encodeFleet(FLEET, given)],
  ['decodeSquad', SQUAD, decodeSquad],
  ['the options of decodeSquad', { points: 150, era: 'rebellion' }, (given) => decodeSquad(SQUAD, given)],
  ['checkSquad', SQUAD, checkSquad],
  ['the options of checkSquad', { points: 150, boosters: [['wicket']] }, (given) => checkSquad(SQUAD, given)],
  ['encodeSquad', SQUAD, encodeSquad],
  ['the form of encodeSquad', 'json', (given) => encodeSquad(SQUAD, given)],
  ['checkSkirmish', [{ squad: SQUAD }, { squad: SQUAD, team: 'b' }], (given) => checkSkirmish(given, AGREED)],
  ['what is agreed on for checkSkirmish', AGREED, (given) => checkSkirmish([{ squad: SQUAD }], given)],
  ['the squad of checkAdded', SQUAD, (given) => checkAdded(given, RESERVES, ['wicket'])],
  ['the ability of checkAdded', RESERVES, (given) => checkAdded(SQUAD, given, ['wicket'])],
  ['who joins by checkAdded', ['wicket'], (given) => checkAdded(SQUAD, RESERVES, given)],
  ['readMap', '+-+\n|.|\n+-+', readMap],
];

test.each(ARGUMENTS)('%s: nothing but MalformedInput is thrown, whatever is given', (_, right, use) => {
  const next = integersFrom(1);
  for (const given of [...strangers(), ...Array.from({ length: 20 }, () => mutations(right, next, ['p1'])).flat()])
    try {
      use(given as never);
    } catch (error) {
      if (!(error instanceof MalformedInput)) throw error;
      expect(error.rejection).toMatchObject({ code: 'malformed', message: error.message });
    }
});

const KEYS = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`key${i}`, i]));

test.each(ARGUMENTS.filter(([, right]) => typeof right === 'object'))(
  '%s: more keys than any object has are refused, with how many there are and how many are allowed',
  (_, right, use) => {
    const told = (given: unknown): unknown => {
      try {
        return use(given as never);
      } catch (error) {
        return (error as MalformedInput).rejection;
      }
    };
    const given = Array.isArray(right) ? [KEYS, ...(right as unknown[])] : { ...(right as object), ...KEYS };
    expect(JSON.stringify(told(given))).toMatch(/[0-9]+ keys, where (1000|5000) are allowed/);
  },
);

const OPTIONS: readonly [unknown, readonly string[]][] = [
  [{ titels: 'one' }, ['options', 'titels']],
  [{ titles: 'two' }, ['options', 'titles']],
  [{ total: '180' }, ['options', 'total']],
  [{ total: NaN }, ['options', 'total']],
  [{ squadronsThirdOf: 'total' }, ['options', 'squadronsThirdOf']],
  [null, ['options']],
  [180, ['options']],
];

test.each(OPTIONS)('options that there are not are refused by name: %j', (options, path) => {
  const left = decodeFleet(FLEET, options as never);
  expect(left).toMatchObject({ left: { code: 'malformed', path } });
  expect(E.isLeft(left) && left.left.message).toContain(`${path.join('.')}: `);
  expect(checkFleet(FLEET, options as never)).toMatchObject([{ code: 'malformed', facts: { at: path } }]);
});

test('what is no fleet is refused with its place, not as a list without cards', () => {
  const ships = [{ card: 'cr90-corvette-a', upgrades: 'general-dodonna' }];
  const bad = { ...FLEET, ships } as never;
  expect(checkFleet(bad)).toMatchObject([{ code: 'malformed', facts: { at: ['fleet', 'ships', 0, 'upgrades'] } }]);
  expect(() => encodeFleet(bad)).toThrow(/^fleet\.ships\[0\]\.upgrades: /);
  expect(() => encodeFleet({ ...FLEET, squadrons: ['y-wing-squadrons'] })).toThrow(
    /^fleet\.squadrons\[0\]: .*y-wing-squadron/,
  );
  expect(() => encodeFleet(FLEET, 'xml' as never)).toThrow(/^form: /);
});

const NAMES = [
  '',
  ' sp ',
  'a\nb',
  'x\nSquadrons:\n• Luke Skywalker (20)',
  'a'.repeat(300),
  'Faction: Rebel',
  '{',
  '= 300',
  '• 2 x X-wing',
];

test.each(NAMES)('a fleet called %j is read as it was written', (name) => {
  for (const form of ['text', 'json'] as const) {
    const written = encodeFleet({ ...FLEET, name }, form);
    const read = decodeFleet(written, { total: 180 });
    if (E.isLeft(read)) throw new Error(read.left.message);
    expect({ ...read.right, name: '' }).toMatchObject({ ships: FLEET.ships, faction: FLEET.faction, name: '' });
    expect([...read.right.squadrons].sort()).toEqual([...FLEET.squadrons].sort());
    expect(encodeFleet(read.right, form)).toBe(encodeFleet({ ...FLEET, ...read.right }, form));
    expect(read.right.name).toMatch(/^\S.{0,99}$/);
  }
});

test.each([
  [xwing, 'squads', { faction: 'rebelalliance', pilots: [{ ship: 't65xwing', id: 'nobody' }] }, {}],
  [armada, 'fleets', { ...FLEET, ships: [] }, {}],
  [destiny, 'decks', { name: 'x', slots: { '99999': { quantity: 1 } } }, {}],
  [miniatures, 'squads', { ...SQUAD, characters: ['nobody'] }, { map: 'market' }],
] as const)(
  '%# what is wrong with the lists of all players is told at once, each with its place',
  (game, field, bad, more) => {
    const begun = (game as unknown as AnyGame).begin(fromOutside({ [field]: [bad, bad], ...more }), { mode: 'manual' });
    if (E.isRight(begun)) throw new Error('it begins');
    expect(begun.left.path.slice(0, 2)).toEqual([field, 0]);
    const paths = (begun.left.facts['reasons'] as { path: unknown[] }[]).map(({ path }) => path[1]);
    expect([...new Set(paths)]).toEqual([0, 1]);
  },
);
