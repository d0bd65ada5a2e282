/** What stands behind the keys of a file is written once: the schema, the type and the reading come of it. */
import * as E from 'fp-ts/lib/Either';
import { fileOf, filesOf, impossible, sure } from '../../src/language/file';
import {
  count,
  defined,
  described,
  each,
  eitherOf,
  keyed,
  listOf,
  mapOf,
  nameOf,
  needed,
  object,
  orNothing,
  pairOf,
  reference,
  schemaFor,
  text,
  theWord,
  wholeNumber,
  words,
  yes,
} from '../../src/language/keys';
import { found, question } from '../../src/language/question';
import { wordList } from '../../src/language/word-list';

const cards = wordList(
  [
    { id: '01001', names: ['Padawan'] },
    { id: '01002', names: ['Rey', 'Scavenger'] },
    { id: '01003', names: ['Rey'] },
  ],
  { ids: false },
);
const card = defined('card', described(nameOf(cards), 'a card'));
const lying = eitherOf(card, object({ card: needed(card), damage: count('Damage on it', 9) }));

const file = fileOf(
  {
    players: needed(mapOf(orNothing(object({ cards: listOf(lying) })), 'The players', { least: 1, most: 2 })),
    first: reference('player', 'Who begins'),
    at: pairOf(wholeNumber(0, 10)),
    places: keyed({ box: listOf(card) }, theWord('empty'), 'Where things are'),
    done: object(each(['trade', 'market'], yes())),
    phase: words(['action', 'upkeep']),
  },
  [defined('side', text('A side'))],
);

const why = (given: object): string => {
  const read = file.read(given as never);
  return E.isLeft(read) ? `${read.left.path.join('.')}: ${read.left.message}` : 'read';
};

test('names are read as ids, wherever they stand; a name that two things share stands for neither', () => {
  const players = { ann: { cards: ['Padawan', { card: 'Scavenger', damage: 2 }] }, bob: null };
  expect(file.read({ players, places: { box: ['Padawan'], Lothal: 'empty' }, at: [1, 2] })).toEqual(
    E.right({
      players: { ann: { cards: ['01001', { card: '01002', damage: 2 }] }, bob: null },
      at: [1, 2],
      places: { box: ['01001'], Lothal: 'empty' },
    }),
  );
  expect(why({ players: { ann: { cards: ['Rey'] } } })).toMatch(/^players\.ann\.cards\.0: /);
});

test('the schema names what is needed, how many there may be, and what stands in several places once', () => {
  expect(file.required).toEqual(['players']);
  expect(file.parts['players']).toMatchObject({ minProperties: 1, maxProperties: 2, description: 'The players' });
  expect(file.parts['at']).toEqual({
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: 10 },
    minItems: 2,
    maxItems: 2,
  });
  expect(file.parts['first']).toEqual({ type: 'string', 'x-names': 'player', description: 'Who begins' });
  expect(file.defs).toEqual({
    card: { type: 'string', enum: ['Padawan', 'Scavenger'], description: 'a card' },
    side: { type: 'string', description: 'A side' },
  });
  expect(schemaFor(lying).anyOf?.[0]).toEqual({ $ref: '#/$defs/card' });
});

test.each([
  [{}, 'players: the field players is missing'],
  [{ players: {} }, 'players: expected 1 to 2, found 0'],
  [{ players: { a: null, b: null, c: null } }, 'players: expected 1 to 2, found 3'],
  [{ players: { a: null }, at: [1] }, 'at: expected 2, found 1'],
  [{ players: { a: null }, at: [1, 11] }, 'at.1: expected a whole number from 0 to 10, found 11'],
  [{ players: { a: null }, phase: 'acton' }, 'phase: expected one of the words, found "acton"; did you mean action'],
  [{ players: { a: null }, places: { Lothal: 'Padawan' } }, 'places.Lothal: expected one of the words'],
  [{ players: { a: null }, fist: 'a' }, 'fist: a map has no field fist; did you mean first'],
])('what does not fit is told where it stands: %j', (given, message) => {
  expect(why(given)).toContain(message);
  expect(why(given).startsWith(message.slice(0, message.indexOf(':') + 1))).toBe(true);
});

test('of several things that may stand there, the one that was meant is spoken of', () => {
  const wrong = (said: unknown): string => why({ players: { ann: { cards: [said] } } });
  expect(wrong('Padawn')).toContain('cards.0: expected one of the words, found "Padawn"; did you mean Padawan');
  expect(wrong({ card: 'Padawan', damage: 10 })).toContain('cards.0.damage: expected a whole number from 0 to 9');
  expect(wrong({ damage: 1 })).toContain('the field card is missing');
  expect(wrong(7)).toMatch(/cards\.0: expected .* or .*, found 7$/);
});

test('what cannot begin is said with its place, and anything else that is thrown is a bug', () => {
  const begins = (begin: () => { position: unknown }) => filesOf(file, { names: () => ({}), begin });
  const given = { players: { a: null } };
  const nobody = begins(() => impossible(['players', 'a'], 'nobody is there')).begin(given);
  expect(nobody).toMatchObject(
    E.left({ code: 'no-such-position', path: ['players', 'a'], message: 'nobody is there' }),
  );
  const unread = E.isLeft(nobody) ? nobody : E.right({ position: 1 });
  expect(begins(() => ({ position: sure(unread, ['first']) })).begin(given)).toMatchObject(E.left({ path: ['first'] }));
  expect(begins(() => ({ position: 1 })).begin({})).toMatchObject(E.left({ code: 'malformed' }));
  const bug = begins(() => {
    throw new RangeError('a bug');
  });
  expect(() => bug.begin(given)).toThrow(RangeError);
});

test('parts that were never checked reach no function of the game', () => {
  const seen: unknown[] = [];
  const language = filesOf(file, {
    names: (parts) => ({ player: Object.keys(parts.players) }),
    begin: () => ({ position: 1 }),
    placeOf: (path, parts) => [...path, Object.keys(parts.players).length],
    ofMoment: (parts) => (seen.push(parts), null),
  });
  expect(language.names({ players: { a: null } })).toEqual({ player: ['a'] });
  expect(language.names({ players: 3 })).toEqual({});
  expect(language.placeOf?.(['x'], { players: { a: null } })).toEqual(['x', 1]);
  expect(language.placeOf?.(['x'], {})).toEqual(['x']);
  expect(language.ofMoment?.({}, {} as never)).toBeNull();
  expect(seen).toEqual([]);
});

test('a question reads its words, and says what was measured', () => {
  const cost = question('What a card costs.', { of: needed(card) }, { is: needed(count()) }, ({ of }) =>
    found(of === '01001' ? 2 : 3, 'printed', ['xw.range.08']),
  );
  const fact = { is: 2, measured: 'printed', rules: ['xw.range.08'] };
  expect(cost.find({ of: 'Padawan' }, {})).toEqual(E.right(fact));
  expect(cost.ask({ of: 'Padawan', is: 2 }, {})).toEqual(E.right({ ...fact, holds: true, expected: 2, found: 2 }));
  expect(cost.ask({ of: 'Scavenger', is: 2 }, {})).toMatchObject(
    E.right({ holds: false, expected: 2, found: { is: 3, measured: 'printed' } }),
  );
  expect(cost.ask({ of: 'Rey', is: 2 }, {})).toMatchObject(E.left({ path: ['of'] }));
  expect(cost.find({ of: 'Rey' }, {})).toMatchObject(E.left({ path: ['of'] }));
  expect(found(1)).toEqual(E.right({ is: 1, rules: [] }));
});

test('what is asked and what is expected of the answer are told apart', () => {
  const seen = question('What is seen.', { of: text() }, { is: yes(), by: listOf(text()) }, () =>
    E.right({ is: false, beside: { by: ['a', 'b'] } }),
  );
  expect(seen.asked({ of: 'me', is: true, by: ['a'] })).toEqual({ of: 'me' });
  expect(E.isLeft(seen.find({ of: 'me', is: true }, {}))).toBe(true);
  // What is left out of what is so or not so: it is so.
  expect(seen.ask({ of: 'me' }, {})).toMatchObject(E.right({ holds: false, expected: true, found: false }));
  expect(seen.ask({ is: false, by: ['b', 'a'] }, {})).toMatchObject(E.right({ holds: true }));
  expect(seen.ask({ is: false, by: ['a'] }, {})).toMatchObject(
    E.right({ holds: false, expected: ['a'], found: ['a', 'b'] }),
  );
});
