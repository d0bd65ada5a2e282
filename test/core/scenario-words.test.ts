/** What the languages of scenario files are made of: fields, and verbs that are fields of an action. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject } from '../../src/core';
import * as keys from '../../src/language/keys';
import { storyOf } from '../../src/language/language';
import { eitherOf, listOf, object, reference, words } from '../../src/language/schema';
import { valuesOf } from '../../src/language/values';
import { verb, verbsOf, type Spoken } from '../../src/language/verb';
import { inOrder, sameThings, wordList } from '../../src/language/word-list';
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
  const ship = keys.reference('ship');
  const weapon = keys.words(['cannon', 'torpedo']);
  const shipSchema = reference('ship');
  const weaponSchema = words(['cannon', 'torpedo']);
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
      anyOf: [shipSchema, object({ ship: shipSchema, weapon: weaponSchema }), { type: 'null' }],
    });
    expect(verb('rotate', 'turns', { weapon }, null).schema).toEqual({
      description: 'turns',
      anyOf: [object({ weapon: weaponSchema }), { type: 'null' }],
    });
    expect(pass.schema).toEqual({ description: 'does nothing', anyOf: [{ type: 'null' }] });
  });

  test('is read so', () => {
    const read = (given: Parameters<typeof attack.read>[0]) => attack.read(given, null);
    expect(read(null)).toEqual(E.right({ type: 'attack' }));
    expect(read('tie')).toEqual(E.right({ type: 'attack', ship: 'tie' }));
    expect(read({ weapon: 'cannon' })).toEqual(E.right({ type: 'attack', weapon: 'cannon' }));
    expect(read({ ship: 'tie', type: 'pass' })).toEqual(E.left(expect.objectContaining({ path: ['type'] })));
    expect(read({ weapon: 'canon' })).toEqual(E.left(expect.objectContaining({ path: ['weapon'] })));
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

describe('verbs of a game', () => {
  const { verbs, verb: usual, worded } = verbsOf<Tiny>();
  const guests: Spoken<Tiny['state']> = {
    words: keys.text(),
    read: (word, state) =>
      word in state.numbers ? E.right(`${word}-1`) : reject(reason('nobody', `nobody is called ${word}`, [])),
    write: (id) => String(id).replace('-1', ''),
  };
  const state = { numbers: { bob: 1 } } as unknown as Tiny['state'];
  const table = verbs({
    pick: ['picks', { player: guests, pick: keys.count() }],
    put: usual('place', 'puts'),
    place: worded(
      ['place', 'pick'],
      'places',
      keys.eitherOf(keys.anyNumber, keys.nothing),
      (at) => E.right({ at: at ?? undefined, ...(at === 0 && { type: 'pick' }) }),
      (action) => (action.type === 'place' ? action.at : undefined),
    ),
  });

  test('go by the types of their actions or by other names; the last field is the main one', () => {
    expect(Object.keys(table)).toEqual(['pick', 'put', 'place']);
    expect(table['pick']?.read(3, state)).toEqual(E.right({ type: 'pick', pick: 3 }));
    expect(table['put']?.read(null, state)).toEqual(E.right({ type: 'place' }));
  });

  test('say what a text means on the table, and tell it so again', () => {
    expect(table['pick']?.read({ player: 'bob' }, state)).toEqual(E.right({ type: 'pick', player: 'bob-1' }));
    expect(table['pick']?.read({ player: 'eve' }, state)).toMatchObject(E.left({ code: 'nobody' }));
    expect(table['pick']?.write({ type: 'pick', player: 'bob-1', pick: 'left' }, state)).toEqual({
      player: 'bob',
      pick: 'left',
    });
  });

  test('have words of their own, which a codec reads; what is undefined is left out', () => {
    const place = table['place'];
    expect(place?.schema).toEqual({ anyOf: [{ type: 'number' }, { type: 'null' }] });
    expect(place?.read(5, state)).toEqual(E.right({ type: 'place', at: 5 }));
    expect(place?.read(null, state)).toEqual(E.right({ type: 'place' }));
    expect(place?.read(0, state)).toEqual(E.right({ type: 'pick', at: 0 }));
    expect(place?.read('there', state)).toMatchObject(E.left({ code: 'malformed' }));
    expect(place?.write({ type: 'place', player: 'bob', at: 5 }, state)).toBe(5);
    expect(place?.write({ type: 'pick', player: 'bob', pick: 'left' }, state)).toBeUndefined();
    expect(place?.write({ type: 'decline' } as never, state)).toBeUndefined();
  });
});

test('values of pieces: what is there is told, of what is not there nothing', () => {
  const of = valuesOf((state: { counts: Record<string, number> }, name) => state.counts[name]);
  const is = of(keys.amount, (count, { counts }) => count + Object.keys(counts).length);
  expect(is.schema).toEqual({ type: 'integer', minimum: 0 });
  expect([is.find({ counts: { bob: 2 } }, 'bob'), is.find({ counts: {} }, 'bob')]).toEqual([3, null]);
  expect(is.same).toBeUndefined();
  const list = wordList([
    { id: '01', names: ['Rey', 'Scavenger'] },
    { id: '02', names: ['Finn'] },
  ]);
  const [same, ordered] = [sameThings(list), inOrder(sameThings(list))];
  expect(of(keys.amount, () => [], { same: ordered }).same).toBe(ordered);
  expect(same(['Finn', 'Rey'], ['01', '02'])).toBe(true);
  expect(ordered(['Finn', 'Rey'], ['01', '02'])).toBe(false);
  expect(ordered(['Scavenger', 'Finn'], ['01', '02'])).toBe(true);
  expect(ordered(['Scavenger'], ['01', '02'])).toBe(false);
  expect(ordered('Finn', ['02'])).toBe(false);
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
