/** Which word somebody meant who wrote another. */
import { didYouMean, nearest } from '../../src/core/codec/nearest';

test.each<[string, string[], string | undefined]>([
  ['lokc', ['lock', 'boost'], 'lock'],
  ['LOCK', ['lock'], 'lock'],
  ['lock', ['Lock'], 'Lock'],
  // Two letters off are near enough, three are not, unless a word has nine letters or more: a third of them.
  ['lxxk', ['lock'], 'lock'],
  ['xxxk', ['lock'], undefined],
  ['barrelxxx', ['barrellin'], 'barrellin'],
  ['barrexxx', ['barrelli'], undefined],
  ['barrxxxx', ['barrelli'], undefined],
  ['barrel-rxxxx', ['barrel-rolls'], 'barrel-rolls'],
  ['barrel-xxxxx', ['barrel-rolls'], undefined],
  // The nearest of several, of those equally near the first.
  ['bost', ['boots', 'boost'], 'boost'],
  ['bast', ['best', 'cast'], 'best'],
  ['anything', [], undefined],
  // A word without a letter in common is none that was meant.
  ['', ['Za', 'x'], undefined],
  ['x', ['ab', 'X'], 'X'],
  ['q', ['ab', 'b'], undefined],
  // Numbers as cards print them.
  ['Victory 2', ['Victory I', 'Victory II'], 'Victory II'],
  ['Victory 22', ['Victory I'], 'Victory I'],
])('%s among %p: %p', (written, words, meant) => expect(nearest(written, words)).toBe(meant));

test('what is longer than a word is compared with none', () => {
  const word = 'w'.repeat(80);
  expect([nearest(word, [word]), nearest(`${word}w`, [`${word}w`])]).toEqual([word, undefined]);
});

test('a message asks about it, or says nothing', () => {
  expect(didYouMean('lokc', ['lock'])).toBe('; did you mean lock?');
  expect(didYouMean('zzzzz', ['lock'])).toBe('');
});

test('names that have every part of it come before those that are like it, the shortest of them; at most four', () => {
  const ships = ['E-wing', 'Wedge (T-65 X-wing)', 'T-65 X-wing', 'T-70 X-wing', 'TIE/ln Fighter', 'TIE/fo Fighter'];
  expect(didYouMean('X-wing', ships)).toBe('; did you mean T-65 X-wing or T-70 X-wing?');
  expect(didYouMean('fighter TIE', ships)).toBe('; did you mean TIE/ln Fighter or TIE/fo Fighter?');
  expect(didYouMean('F-wing', ships)).toBe('; did you mean E-wing?');
  expect(
    didYouMean(
      'wing',
      [1, 2, 3, 4, 5].map((n) => `wing ${n}`),
    ),
  ).toBe('; did you mean wing 1?');
  expect(didYouMean('an', ['an ox', 'am'])).toBe('; did you mean am?');
});
