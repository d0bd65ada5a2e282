/** What an app is told about an action that is no answer at all, and about a mode of chance that is none. */
import * as E from 'fp-ts/lib/Either';
import { allowed, question, type ChanceMode } from '../../src/core';
import { readChance } from '../../src/core/chance/modes';
import { notOffered } from '../../src/core/engine/not-offered';
import { mainFields, picks, tinyGame } from '../helpers/tiny-game';

const asked = question('ann', 'which room', [
  allowed({ type: 'pick', player: 'ann', pick: 'door', with: 'key' }),
  allowed({ type: 'pick', player: 'ann', pick: 'door', with: 'axe' }),
  allowed({ type: 'leave', player: 'ann' }),
]);

test.each<[string, unknown, string[], string]>([
  [
    'nothing',
    null,
    [],
    'This does not answer the question: which room. An action is an object with a type and a player.',
  ],
  [
    'a list',
    [1],
    [],
    'This does not answer the question: which room. An action is an object with a type and a player.',
  ],
  [
    'no player',
    { type: 'leave' },
    ['player'],
    'This does not answer the question: which room. The question is for ann.',
  ],
  [
    'another player',
    { type: 'leave', player: 'bob' },
    ['player'],
    'This does not answer the question: which room. The question is for ann.',
  ],
  [
    'a typo',
    { type: 'leav', player: 'ann' },
    ['type'],
    'This does not answer the question: which room. The field type may be "pick" or "leave"; found "leav"; did you mean leave?',
  ],
  [
    'no type',
    { player: 'ann' },
    ['type'],
    'This does not answer the question: which room. The field type is missing; it may be "pick" or "leave".',
  ],
  [
    'a wrong field',
    { type: 'pick', player: 'ann', pick: 'wall', with: 'axe' },
    ['pick'],
    'This does not answer the question: which room. The field pick may be "door"; found "wall".',
  ],
  [
    'a missing field',
    { type: 'pick', player: 'ann', pick: 'door' },
    ['with'],
    'This does not answer the question: which room. The field with is missing; it may be "key" or "axe".',
  ],
  [
    'a field too many',
    { type: 'leave', player: 'ann', by: 'foot' },
    ['by'],
    'This does not answer the question: which room. The action leave has no field by; it has type and player.',
  ],
  [
    'several missing fields',
    { type: 'pick', player: 'ann' },
    ['pick'],
    'This does not answer the question: which room. The field pick is missing; it may be "door".',
  ],
  [
    'several wrong fields',
    { type: 'pick', player: 'ann', pick: 'dor', with: 'kye' },
    ['pick'],
    'This does not answer the question: which room. The field pick may be "door"; found "dor"; did you mean door?',
  ],
])('%s: the place in the action is named', (_, given, path, message) => {
  const { parts, ...rest } = notOffered(asked, ['tiny.room'], given);
  expect(rest).toEqual({
    code: 'not-offered',
    message,
    rules: ['tiny.room'],
    facts: { asks: 'which room', by: ['ann'] },
    path,
  });
  // Who is asked is kept apart, so that a name can stand there.
  expect(parts?.find((each) => typeof each === 'object')).toEqual(message.endsWith('ann.') ? { is: 'ann' } : undefined);
});

test('a question about a region: the type of its actions is one of those that may be meant', () => {
  const about = { ...asked, region: { type: 'place', contains: () => null, sample: () => null } };
  expect(notOffered(about, [], { type: 'plac', player: 'ann' })).toMatchObject({
    message: expect.stringContaining('"leave" or "place"; found "plac"; did you mean place?') as unknown,
    path: ['type'],
  });
  expect(notOffered(about, [], { type: 'decline', player: 'ann' }).path).toEqual(['type']);
  expect(notOffered(about, [], { type: 'leave', player: 'ann', by: 'foot' }).path).toEqual(['by']);
});

test('what is within a field is told with its place, and long lists are cut', () => {
  const place = (x: number) => ({ type: 'place', player: 'ann', at: { x, y: 1 } });
  const places = question(
    'ann',
    'place it',
    Array.from({ length: 12 }, (_, x) => allowed(place(x))),
  );
  const why = (at: unknown) => notOffered(places, [], { ...place(0), at });
  expect(why({ x: 70, y: 1 })).toMatchObject({
    path: ['at', 'x'],
    message: expect.stringContaining(
      'The field at.x may be 0, 1, 2, 3, 4, 5, 6, 7 or one of 4 others (see legalActions); found 70.',
    ) as unknown,
  });
  expect(why({ x: 0 })).toMatchObject({ path: ['at', 'y'] });
  expect(why({ x: 0, y: 1, z: 2 }).message).toContain('The field at has no field z; it has x and y.');
  expect(why([1]).message).toContain('The field at may be {"x":0,"y":1}, {"x":1,"y":1}');
});

describe('a question to several is answered from what each was offered', () => {
  const hands = question(['ann', 'bob'], 'discard', [
    allowed({ type: 'discard', player: 'ann', card: 'ace' }),
    allowed({ type: 'discard', player: 'ann', card: 'king' }),
    allowed({ type: 'discard', player: 'bob', card: 'ten' }),
    allowed({ type: 'keep', player: 'ann' }),
  ]);
  const answer = (given: object) => notOffered(hands, [], given);

  test("a guess at another's card is told like any other", () => {
    const wrong = answer({ type: 'discard', player: 'bob', card: 'five' });
    expect(wrong.path).toEqual(['card']);
    expect(wrong.message).toContain('The field card may be "ten"; found "five".');
    for (const card of ['ace', 'king']) {
      const message = wrong.message.replace('five', card);
      expect(answer({ type: 'discard', player: 'bob', card })).toMatchObject({ path: ['card'], message });
    }
  });

  test("another's kinds of action are neither known nor proposed", () => {
    const unknown = answer({ type: 'sing', player: 'bob' });
    const message = 'This does not answer the question: discard. The field type may be "discard"; found "sing".';
    expect(unknown).toMatchObject({ path: ['type'], message });
    for (const type of ['keep', 'kepe'])
      expect(answer({ type, player: 'bob' }).message).toEqual(message.replace('sing', type));
    expect(answer({ type: 'kepe', player: 'ann' }).message).toContain('did you mean keep?');
  });

  test('who is not asked is told only that', () => {
    const wrong = answer({ type: 'discard', player: 'cy', card: 'five' });
    expect(wrong.path).toEqual(['player']);
    for (const card of ['ace', 'ten']) expect(answer({ type: 'discard', player: 'cy', card })).toEqual(wrong);
  });
});

test.each<[unknown, (string | number)[], string]>([
  [null, ['chance'], 'chance: expected a mode of chance: an object with the field mode, found null'],
  [[], ['chance'], 'chance: expected a mode of chance: an object with the field mode, found a list of 0'],
  [
    { mode: 'seeeded' },
    ['chance', 'mode'],
    'chance.mode: expected the mode of a mode of chance: seeded, scripted, manual; found "seeeded"; did you mean seeded?',
  ],
  [{ mode: 'seeded' }, ['chance', 'seed'], 'chance.seed: the field seed is missing (a whole number)'],
  [{ mode: 'seeded', seed: 1.5 }, ['chance', 'seed'], 'chance.seed: expected a whole number, found 1.5'],
  [
    { mode: 'seeded', seed: 2 ** 53 },
    ['chance', 'seed'],
    'chance.seed: expected a whole number, at most 9007199254740991, found 9007199254740992',
  ],
  [{ mode: 'seeded', seed: NaN }, ['chance', 'seed'], 'chance.seed: expected plain JSON, found NaN'],
  [{ mode: 'scripted' }, ['chance', 'script'], 'chance.script: the field script is missing (a list of an action)'],
])('chance cannot be played as %j', (mode, path, message) => {
  expect(readChance(mode)).toMatchObject({ left: { code: 'malformed', path, message } });
});

test.each<[unknown, string[]]>([
  [null, []],
  ['roll', []],
  [{ type: 'roll', player: 'chance', die: 'd6' }, ['faces']],
  [{ type: 'draw', player: 'ann', pile: 'p', card: 'c' }, ['player']],
])('a script names its first value that is neither roll nor draw: %j', (wrong, field) => {
  const right = { type: 'roll', player: 'chance', die: 'd6', faces: ['1'] };
  const why = readChance({ mode: 'scripted', script: [right, wrong] });
  expect(why).toMatchObject({ left: { code: 'malformed', path: ['chance', 'script', 1, ...field] } });
});

test.each<ChanceMode>([
  { mode: 'manual' },
  { mode: 'seeded', seed: -7 },
  { mode: 'scripted', script: [{ type: 'draw', player: 'chance', pile: 'deck', card: 'ace' }] },
])('chance can be played as %j', (mode) => expect(readChance(mode)).toEqual(E.right(mode)));

test('a game neither begins nor is resumed with such chance', () => {
  const { game } = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'room',
          [],
          () => picks('ann', 'room', ['door']),
          () => undefined,
        ),
      ]),
    ],
  }));
  const wrong = { mode: 'seeded', seed: '7' } as unknown as ChanceMode;
  const start = { numbers: {}, inPlay: [] };
  expect(game.begin(start, wrong)).toEqual(readChance(wrong));
  expect(game.resume(start, wrong)).toEqual(readChance(wrong));
});
