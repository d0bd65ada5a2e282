/** One sentence for editors and for buttons. */
import { count, orNothing, reference, words } from '../../src/language/keys';
import { textOf } from '../../src/core';
import { fillIn } from '../../src/language/sentences';
import { tell, who, type Telling } from '../../src/language/telling';
import { verbsOf } from '../../src/language/verb';
import type { Tiny, TinyAction } from '../helpers/tiny-game';

const { verb } = verbsOf<Tiny>();
const made = verb('pick', '{counter} takes[ {often}] {what}[, {many} of them]', {
  counter: reference('counter'),
  what: words(['the-whole', 'half']),
  many: orNothing(count()),
  often: words(['twice']),
});
const said = (action: object): string =>
  textOf(
    made.label?.({ type: 'pick', player: 'ann', ...action } as unknown as TinyAction, (id) => `${id}!`, {} as never) ??
      '',
  );

test('editors are shown what may stand there', () => {
  expect(made.help).toBe('A counter takes (…) …(, … of them).');
});

test('buttons show this action: ids as they are called, words without hyphens, numbers to tenths', () => {
  expect(said({ counter: 'red-5', what: 'half', many: 2.04 })).toBe('red-5! takes half!, 2 of them');
  expect(said({ counter: 'red-5', what: 'half', often: true, many: null })).toBe('red-5! takes often half!');
  expect(
    made.label?.(
      { type: 'pick', player: 'ann', counter: 'red-5', what: 'the-whole' } as never,
      (id) => id,
      {} as never,
    ),
  ).toBe('red-5 takes the whole');
});

test('an action of another type, or a help without holes, is no label', () => {
  expect(made.label?.({ type: 'place', player: 'ann' } as never, String, {} as never)).toBeUndefined();
  const plain = verb('pick', 'Somebody picks.', { what: words(['half']) });
  expect([plain.help, plain.label?.({ type: 'pick', what: 'half' } as never, String, {} as never)]).toEqual([
    'Somebody picks.',
    undefined,
  ]);
});

test('counts, articles, places, and the other words where a hole is empty', () => {
  const told = {
    tokens: 2,
    kind: 'evade',
    at: { x: 1.04, y: 2 },
    card: null,
    to: { x: 1, y: 2, heading: { x: 0, y: 1 } },
  };
  const filled = (sentence: string): string => textOf(fillIn(sentence, told, String));
  expect(filled('{tokens victory token} and a {kind} token')).toBe('2 victory tokens and an evade token');
  expect(filled('from {at} to {to}')).toBe('from [1, 2] to [1, 2] facing north');
  expect(filled('deals [{card} faceup|a facedown card]')).toBe('deals a facedown card');
  expect(() => filled('{nobody} goes')).toThrow('nothing is told of {nobody}');
});

test('players are kept apart, whatever else is called like one; a name for a piece may keep one apart, too', () => {
  const told = { player: 'p1', players: ['p1', 'p2'], winner: 'p2', die: 'p1', rock: 'p1/rock' };
  const say = (word: string): Telling => (word === 'p1/rock' ? tell`asteroid of ${who('p1')}` : word);
  expect(fillIn('{player} rolls {die} for {winner}', told, say)).toEqual([
    { is: 'p1' },
    ' rolls p1 for ',
    { is: 'p2' },
  ]);
  expect(fillIn('{players} roll', told, say)).toEqual([{ is: 'p1' }, ' and ', { is: 'p2' }, ' roll']);
  expect(fillIn('at {rock}', told, say)).toEqual(['at asteroid of ', { is: 'p1' }]);
  expect(fillIn('a {die} is rolled', told, say)).toBe('a p1 is rolled');
});
