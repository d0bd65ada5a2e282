import { abilities } from '../../../src/miniatures/abilities';
import { character, characterKind, hasAbility, isOfKind, type KindSubject } from '../../../src/miniatures/facts';

const named = (name: string, ...abilities: string[]): KindSubject => ({
  name,
  factions: ['republic'],
  commander: false,
  has: (ability) => abilities.includes(ability),
});
const is = (kind: string, one: KindSubject): boolean => isOfKind(characterKind(kind), one);

test('a name in quotation marks is exactly that name [min.named.01]', () => {
  expect([is('"Stormtrooper"', named('Stormtrooper')), is('"Stormtrooper"', named('Stormtrooper Officer'))]).toEqual([
    true,
    false,
  ]);
});

test('each word of a kind counts: faction, Unique, follower, name [min.named.01, min.named.02]', () => {
  const one: KindSubject = { ...named('Wicket', 'unique'), commander: true };
  const faction = 'republic';
  expect([isOfKind({}, one), isOfKind({ faction, unique: true, follower: false }, one)]).toEqual([true, true]);
  const others = [
    { faction: 'rebel' },
    { unique: false },
    { follower: true },
    { called: 'Wicked' },
    { named: 'Teebo' },
  ] as const;
  for (const other of others) {
    expect(isOfKind(other, one)).toBe(false);
    expect(isOfKind({ unique: true, ...other }, one)).toBe(false);
    expect(isOfKind({ follower: false, ...other }, one)).toBe(false);
  }
  const plain = { ...named('Wicket'), commander: false };
  expect([isOfKind({ follower: true, unique: false }, plain), isOfKind({ follower: false }, plain)]).toEqual([
    true,
    false,
  ]);
});

test('a kind may be called anything', () => {
  expect(['constructor', '__proto__', 'toString'].map((kind) => is(kind, named('Stormtrooper')))).toEqual([
    false,
    false,
    false,
  ]);
});

test('words that a name contains fit every version [min.named.02]', () => {
  expect([is('Han Solo', named('Han Solo, Rebel Hero')), is('Han Solo', named('Luke Skywalker, Rebel'))]).toEqual([
    true,
    false,
  ]);
});

test('a special ability of the name does as well [min.named.03, min.named.04]', () => {
  expect([is('Trooper', named('Old Republic Guard', 'trooper')), is('Trooper', named('Old Republic Guard'))]).toEqual([
    true,
    false,
  ]);
});

describe.each([
  ['Trooper', 'trooper', 'Stormtrooper', '[min.trooper.01]'],
  ['Commando', 'commando', 'Republic Commando', '[min.commando.01]'],
  ['Ewok', 'ewok', 'Ewok Hang Glider', '[min.ewok.01]'],
  ['Gungan', 'gungan', 'Gungan Soldier', '[min.gungan.01]'],
  ['Pilot', 'pilot', '181st Imperial Pilot', '[min.pilot.01]'],
  ['Ugnaught', 'ugnaught', 'Ugnaught Demolitionist', '[min.ugnaught.01]'],
  ['Wookiee', 'wookiee', 'Wookiee Scout', '[min.wookiee.01]'],
  ['Soldier', 'soldier', 'Old Republic Soldier', '[min.soldier.01]'],
])('%s', (kind, ability, name, rule) => {
  test(`by the name or by the ability ${rule}`, () => {
    expect([is(kind, named(name)), is(kind, named('Somebody', ability)), is(kind, named('Somebody'))]).toEqual([
      true,
      true,
      false,
    ]);
    expect([is(`${kind}s`, named(name)), is(`${kind}s`, named('Somebody', ability))]).toEqual([true, true]);
    expect(abilities.map(({ id }) => id)).toContain(ability);
  });
});

test('words of the name combine with the ability Trooper [min.trooper.02]', () => {
  expect([
    is('Sith Trooper', named('Sith Guard', 'trooper')),
    is('Sith Guard', named('Sith Guard', 'trooper')),
  ]).toEqual([true, true]);
  expect([is('Sith Trooper', named('Sith Guard')), is('Sith Trooper', named('Guard', 'trooper'))]).toEqual([
    false,
    false,
  ]);
  expect([
    is('Clone Troopers', named('Clone Guard', 'trooper')),
    is('Clone Trooper', named('Guard', 'trooper')),
  ]).toEqual([true, false]);
});

test('and with the ability Soldier [min.soldier.02]', () => {
  expect([
    is('Old Republic Soldier', named('Old Republic Guard', 'soldier')),
    is('Old Republic Guard', named('Old Republic Guard', 'soldier')),
  ]).toEqual([true, true]);
  expect([
    is('Old Republic Soldier', named('Old Republic Guard')),
    is('Republic Soldier', { ...named('New Republic Guard', 'soldier'), factions: ['new-republic'] }),
  ]).toEqual([false, false]);
});

test('Chewbacca and Tarfful are Wookiees [min.wookiee.02]', () => {
  expect(['Chewbacca of Hoth', 'Tarfful', 'Wicket'].map((name) => is('Wookiee', named(name)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('an Alderaan Senator counts as an Alderaan Trooper [min.alderaan-senator.01]', () => {
  expect([
    is('Alderaan Trooper', named('Bail Organa', 'alderaan-senator')),
    is('Alderaan Trooper', named('Bail Organa')),
  ]).toEqual([true, false]);
  expect(abilities.map(({ id }) => id)).toContain('alderaan-senator');
});

test('factions, Unique, followers and commanders', () => {
  const republic = named('Clone Trooper');
  expect([is('Republic', republic), is('New Republic', republic), is('Imperial', republic)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    is('non-Unique Republic follower', republic),
    is('Unique', republic),
    is('Republic commander', republic),
  ]).toEqual([true, false, false]);
  expect([is('Unique followers', named('Yoda', 'unique')), is('non-Unique', named('Yoda', 'unique'))]).toEqual([
    true,
    false,
  ]);
  expect(is('followers', { ...republic, commander: true })).toBe(false);
  expect([
    is('Republic Trooper followers', republic),
    is('allies', republic),
    is('Droid', named('Somebody', 'droid')),
  ]).toEqual([true, true, true]);
});

test('whom cards name, where the rulebook says so', () => {
  expect(
    ['mas-amedda', 'clone-commander-cody', 'queen-amidala'].map(
      (id) => character(id)?.abilities.find(({ names }) => names !== undefined)?.names,
    ),
  ).toEqual(['Imperial', 'Clone Trooper', 'non-Unique Republic follower']);
  expect(hasAbility(character('mas-amedda') ?? fail(), 'affinity')).toBe(true);
});

function fail(): never {
  throw new Error('not there');
}
