/** What the languages of scenario files are made of: fields, and verbs that are fields of an action. */
import * as E from 'fp-ts/lib/Either';
import { eitherOf, listOf, object, reference, storyOf, verb, words } from '../../src/language/language';
import type { Tiny } from '../helpers/tiny-game';

test('fields: a name of a piece, one of some words, a list, one of several, an object with no other keys', () => {
  expect(reference('ship')).toEqual({ type: 'string', 'x-names': 'ship' });
  expect(reference('ship', 'who')).toEqual({ type: 'string', 'x-names': 'ship', description: 'who' });
  expect(words(['left', 'right'])).toEqual({ type: 'string', enum: ['left', 'right'] });
  expect(words(['left'], 'where')).toEqual({ type: 'string', enum: ['left'], description: 'where' });
  expect(listOf(words(['left']), 'ways')).toMatchObject({
    type: 'array',
    items: { enum: ['left'] },
    description: 'ways',
  });
  expect(listOf(words(['left']))).not.toHaveProperty('description');
  expect(eitherOf({ type: 'null' }, { type: 'string' })).toEqual({ anyOf: [{ type: 'null' }, { type: 'string' }] });
  expect(object({ on: reference('ship') }, ['on'], 'what')).toEqual({
    type: 'object',
    properties: { on: { type: 'string', 'x-names': 'ship' } },
    required: ['on'],
    additionalProperties: false,
    description: 'what',
  });
  expect(object({})).toEqual({ type: 'object', properties: {}, required: [], additionalProperties: false });
});

describe('a verb', () => {
  const ship = reference('ship');
  const weapon = words(['cannon', 'torpedo']);
  const attack = verb<unknown, { type: 'attack'; player: string; ship: string; weapon: string }>(
    'attack',
    'attacks',
    { ship, weapon },
    'ship',
  );
  const pass = verb('pass', 'does nothing', {});

  test('is written with its main field alone, with its fields, or with nothing', () => {
    expect(attack.schema).toEqual({
      description: 'attacks',
      anyOf: [ship, object({ ship, weapon }), { type: 'null' }],
    });
    expect(verb('rotate', 'turns', { weapon }).schema).toEqual({
      description: 'turns',
      anyOf: [object({ weapon }), { type: 'null' }],
    });
    expect(pass.schema).toEqual({ description: 'does nothing', anyOf: [{ type: 'null' }] });
  });

  test('is read so', () => {
    const read = (given: Parameters<typeof attack.read>[0]) => attack.read(given, null);
    expect(read(null)).toEqual(E.right({ type: 'attack' }));
    expect(read('tie')).toEqual(E.right({ type: 'attack', ship: 'tie' }));
    expect(read({ weapon: 'cannon' })).toEqual(E.right({ type: 'attack', weapon: 'cannon' }));
    expect(read({ type: 'pass', ship: 'tie' })).toEqual(E.right({ type: 'attack', ship: 'tie' }));
    expect(pass.read('now', null)).toEqual(E.left(expect.objectContaining({ code: 'not-fields' })));
  });

  test('is written back in the shortest of these; another action is not its own', () => {
    const action = { type: 'attack', player: 'ann', ship: 'tie', weapon: 'cannon' } as const;
    expect(attack.write(action, null)).toEqual({ ship: 'tie', weapon: 'cannon' });
    const short = verb<unknown, typeof action>('attack', 'attacks', { ship }, 'ship');
    expect(short.write(action, null)).toBe('tie');
    const bare = verb<unknown, typeof action>('attack', 'attacks', {});
    expect(bare.write(action, null)).toBeNull();
    const other = verb<unknown, typeof action>('attack', 'attacks', { weapon }, 'ship');
    expect(other.write(action, null)).toEqual({ weapon: 'cannon' });
    expect(pass.write({ ...action, type: 'attack' } as never, null)).toBeUndefined();
  });
});

test("a story knows the game's own events and core's, and has a sentence for the own ones that are worth a line", () => {
  const story = storyOf<Tiny>({
    bell: ({ who }) => `${who} rings.`,
    knock: () => null,
    hurt: ({ who, amount }, state) => `${who} loses ${amount} of ${String(state.numbers['health'])}.`,
  });
  const state = { numbers: { health: 5 } } as unknown as Tiny['state'];
  expect(story.events).toEqual(expect.arrayContaining(['bell', 'knock', 'hurt', 'ability-queued', 'ability-used']));
  expect(story.narrate({ type: 'bell', rules: [], who: 'ann' }, state)).toBe('ann rings.');
  expect(story.narrate({ type: 'knock', rules: [], who: 'ann' }, state)).toBeNull();
  expect(story.narrate({ type: 'hurt', rules: [], who: 'bob', amount: 2 }, state)).toBe('bob loses 2 of 5.');
  expect(story.narrate({ type: 'ability-used' } as Tiny['event'], state)).toBeNull();
});
