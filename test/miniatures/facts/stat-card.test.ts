import * as E from 'fp-ts/lib/Either';
import { decode } from '../../../src/core/codec/decode';
import { statCardCodec, statCards, statCardWith, type StatCard } from '../../../src/miniatures/facts';
import { statCardCodec as forCallers } from '../../../src/miniatures/printed';
import { LIMITS } from '../../../src/core/codec/plain';

const OWN = {
  id: 'gate-guard',
  name: 'Gate Guard',
  faction: 'fringe',
  cost: 12,
  hitPoints: 30,
  defense: 15,
  attack: 7,
  damage: 10,
  size: 'medium',
  abilities: ['Trooper', 'Bounty Hunter +4', { ability: 'grenades', value: 20 }],
  force: { points: 2, powers: ['Force Push 2', 'Force Heal 20'] },
  commanderEffect: null,
};
const read = (changed: object): E.Either<{ message: string }, StatCard> =>
  decode(statCardCodec, { ...OWN, ...changed }, LIMITS.input);
const refused = (changed: object): string => {
  const card = read(changed);
  return E.isLeft(card) ? card.left.message : 'accepted';
};

test('anybody can add a card: abilities as printed, or by their parts [min.reading-a-stat-card.02]', () => {
  expect(read({})).toEqual(
    E.right({
      ...OWN,
      abilities: [{ ability: 'trooper' }, { ability: 'bounty-hunter', value: 4 }, { ability: 'grenades', value: 20 }],
      force: { points: 2, powers: [{ ability: 'force-push-2' }, { ability: 'force-heal', value: 20 }] },
    }),
  );
});

test('what was read is read again as it is, and so are the cards of this library', () => {
  const card = read({ persons: ['Guard'], lightsaber: true });
  expect(E.isRight(card) && decode(statCardCodec, card.right, LIMITS.input)).toEqual(card);
  for (const each of statCards()) expect(decode(statCardCodec, each, LIMITS.input)).toEqual(E.right(each));
});

test.each([
  ['a missing number', { hitPoints: undefined }, 'hitPoints'],
  ['no Hit Points [min.defeat.01]', { hitPoints: 0 }, 'expected Hit Points of 1 or more, found 0'],
  ['half a point', { cost: 2.5 }, 'a cost in points'],
  ['a faction that is none', { faction: 'rebels' }, 'did you mean rebel?'],
  ['an ability that is none', { abilities: ['Grenade 20x'] }, 'no such ability'],
  ['a typo', { abilities: ['Cleeve'] }, 'did you mean Cleave?'],
  ['an ability without its number', { abilities: ['Grenades'] }, 'its number is missing'],
  ['an ability without its number, by its parts', { abilities: [{ ability: 'grenades' }] }, 'its number is missing'],
  ['a number too many', { abilities: [{ ability: 'cleave', value: 20 }] }, 'it has no number'],
  ['nobody named', { abilities: [{ ability: 'affinity' }] }, 'whom it names is missing'],
  ['somebody named', { abilities: [{ ability: 'cleave', names: 'Droid' }] }, 'it names nobody'],
  ['no roll', { abilities: [{ ability: 'fringe-reserves', value: 20 }] }, 'whom it names is missing'],
  ['a roll', { abilities: [{ ability: 'cleave', roll: 3 }] }, 'it names nobody'],
  ['a roll of 21', { abilities: [{ ability: 'fringe-reserves', value: 20, roll: 21 }] }, 'a number of the d20'],
  ['a Force power among the abilities', { abilities: ['Force Push 2'] }, 'it is no special ability'],
  [
    'an ability among the Force powers',
    { force: { points: 1, powers: [{ ability: 'cleave' }] } },
    'it is no Force power',
  ],
  ['an ability of somebody else', { abilities: [{ ability: 'force-field' }] }, 'no such ability'],
  ['a word too many', { speed: 6 }, 'speed'],
  ['an id in capitals', { id: 'Gate Guard' }, 'an id in kebab-case'],
  ['a doubtful lightsaber', { lightsaber: false }, 'expected true'],
])('refused: %s', (_, changed, words) => {
  expect(refused(changed)).toContain(words);
});

test('who has no Hit Points is a spirit [min.light-spirit.04]', () => {
  expect(E.isRight(read({ hitPoints: 0, abilities: ['Light Spirit'] }))).toBe(true);
});

test('an ability that an app adds is written by its name, with its number, or by its parts', () => {
  const all = ['my-club/force-field', 'my-club/force-field 3', { ability: 'my-club/force-field', value: 3 }];
  const card = read({
    abilities: all,
    force: { points: 1, powers: ['my-club/push 20'] },
    commanderEffect: 'my-club/commander-ann',
  });
  expect(E.isRight(card) && card.right).toMatchObject({
    abilities: [
      { ability: 'my-club/force-field' },
      { ability: 'my-club/force-field', value: 3 },
      { ability: 'my-club/force-field', value: 3 },
    ],
    force: { powers: [{ ability: 'my-club/push', value: 20 }] },
  });
  expect(refused({ abilities: ['my-club/Force Field'] })).toContain('no such ability');
});

test('abilities that an app adds stand on cards by their ids', () => {
  const codec = statCardWith({ has: (id) => id === 'force-field' });
  const card = { ...OWN, abilities: [{ ability: 'force-field', value: 3 }] };
  expect(E.isRight(decode(codec, card, LIMITS.input))).toBe(true);
});

test('the codec for callers answers whatever it is given, and reads what is a card', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwing = {
    get name(): string {
      throw new Error('no name');
    },
  };
  for (const given of [proxy, throwing, null, [proxy]]) {
    expect(E.isLeft(forCallers.decode(given))).toBe(true);
    expect(forCallers.is(given)).toBe(false);
  }
  expect(statCards().every((card) => forCallers.is(card) && E.isRight(forCallers.decode(card)))).toBe(true);
});
