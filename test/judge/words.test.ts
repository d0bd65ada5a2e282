/** When what was found is what was expected; and how the judge reads the words that every game shares. */
import * as E from 'fp-ts/lib/Either';
import { allowed, question, reason, refused, sameJson, type Json } from '../../src/core';
import { coreVerbs } from '../../src/judge/core-verbs';
import { fittingOf } from '../../src/judge/match';
import { alike } from '../../src/judge/words';
import { tiny } from './tiny-language';

test.each<[string, Json, Json, boolean]>([
  ['the same number', 3, 3, true],
  ['a number within half a tenth', 3, 3.05, true],
  ['a number farther off', 3, 3.06, false],
  ['a number is no text', 3, '3', false],
  ['lists in any order', ['a', 'b', 'b'], ['b', 'a', 'b'], true],
  ['a list with one more', ['a', 'b'], ['a', 'b', 'c'], false],
  ['a list with one less', ['a', 'b'], ['a'], false],
  ['a list of other words', ['a', 'b'], ['a', 'c'], false],
  ['no list', ['a'], 'a', false],
  ['a map may leave keys out', { a: 1 }, { a: 1, b: 2 }, true],
  ['a map with a key that is not there', { a: 1, b: 2 }, { a: 1 }, false],
  ['no map', { a: 1 }, null, false],
  ['a list is no map', {}, [], false],
  ['null', null, null, true],
])('alike: %s', (_what, expected, found, is) => expect(alike(expected, found)).toBe(is));

/** Where no dice are rolled, any faces of dice are read. */
const game = { ...tiny.language.game, question: () => null };
const language = {
  ...tiny.language,
  game,
  cards: { ace: 'card-1', king: 'card-2' },
  faces: { heads: 'h', tails: 't' },
};

describe("chance's answers", () => {
  const read = (verb: 'roll' | 'draw', given: Json): unknown => {
    const patterns = coreVerbs[verb]?.read(given as never, language, null as never);
    return patterns && (E.isRight(patterns) ? patterns.right : patterns.left.message);
  };

  test('a roll: faces in any order, as a list, in one text, or with the die they are of', () => {
    expect(read('roll', ['tails', 'heads'])).toEqual([{ type: 'roll', faces: ['h', 't'] }]);
    expect(read('roll', 'heads, tails,heads')).toEqual([{ type: 'roll', faces: ['h', 'h', 't'] }]);
    expect(read('roll', { die: 'coin', faces: ['heads'] })).toEqual([{ type: 'roll', faces: ['h'], die: 'coin' }]);
    expect(read('roll', null)).toEqual([{ type: 'roll', faces: [] }]);
    expect(read('roll', ['edge'])).toBe("no die shows 'edge'");
    expect(read('roll', ['toString'])).toBe("no die shows 'toString'");
  });

  test('a roll of several kinds of dice, where the language names them', () => {
    const several = { ...language, dice: { red: 'red-die', blue: 'blue-die' } };
    const rolled = (given: Json): unknown => {
      const patterns = coreVerbs['roll']?.read(given, several, null as never);
      return patterns && (E.isRight(patterns) ? patterns.right : patterns.left.message);
    };
    const dice = [
      { die: 'blue-die', faces: ['t'] },
      { die: 'red-die', faces: ['h', 't'] },
    ];
    expect(rolled({ red: ['tails', 'heads'], blue: 'tails' })).toEqual([{ type: 'roll-dice', dice }]);
    expect(rolled({ blue: ['tails'] })).toEqual([{ type: 'roll', die: 'blue-die', faces: ['t'] }]);
    expect(rolled({ red: ['edge'] })).toBe("no die shows 'edge'");
    expect(rolled(['heads'])).toEqual([{ type: 'roll', faces: ['h'] }]);
    const write = (action: object): unknown => coreVerbs['roll']?.write(action as never, several, null as never);
    expect(write({ type: 'roll-dice', dice })).toEqual({ blue: ['tails'], red: ['heads', 'tails'] });
    const forms = (of: typeof language): number => (coreVerbs['roll']?.schema(of)['anyOf'] as unknown[]).length;
    expect([forms(language), forms(several)]).toEqual([4, 5]);
  });

  test('a draw: the card alone, or with its pile', () => {
    expect(read('draw', 'ace')).toEqual([{ type: 'draw', card: 'card-1' }]);
    expect(read('draw', { card: 'king' })).toEqual([{ type: 'draw', card: 'card-2' }]);
    expect(read('draw', { card: 'king', pile: 'deck' })).toEqual([{ type: 'draw', card: 'card-2', pile: 'deck' }]);
    expect(read('draw', 'aces')).toBe("no card is called 'aces'; did you mean ace?");
    expect(read('draw', 'constructor')).toBe("no card is called 'constructor'");
  });

  test('are written back in words; other actions are not theirs', () => {
    const write = (verb: 'roll' | 'draw', action: object): unknown =>
      coreVerbs[verb]?.write(action as never, language, null as never);
    expect(write('roll', { type: 'roll', faces: ['h', 't'] })).toEqual(['heads', 'tails']);
    expect(write('draw', { type: 'draw', card: 'card-2', pile: 'deck' })).toEqual({ pile: 'deck', card: 'king' });
    expect(write('draw', { type: 'draw', card: 'card-1' })).toEqual({ pile: null, card: 'ace' });
    const faces = { number: 'tails', tails: 'tails', head: 'heads', heads: 'heads', edge: 'side', rim: 'side' };
    const rolled = { type: 'roll', faces: ['heads', 'side', 'tails'] } as never;
    expect(coreVerbs['roll']?.write(rolled, { ...language, faces }, null as never)).toEqual(['heads', 'edge', 'tails']);
    expect(write('draw', { type: 'roll' })).toBeUndefined();
    expect(write('roll', { type: 'draw' })).toBeUndefined();
  });
});

describe('what words mean at a question', () => {
  const pick = (which: string) => ({ type: 'pick', player: 'ann', which });
  const why = reason('walled', 'There is a wall.', []);
  const asked = question('ann', 'a door', [allowed(pick('left')), refused(pick('right'), why), allowed(pick('up'))]);
  const nowhere = (): boolean => false;
  const means = (...patterns: Record<string, string>[]): unknown =>
    fittingOf(asked as never, patterns as never, nowhere);

  test('the one answer that they fit, the first of their meanings that fits one', () => {
    expect(means({ which: 'left' })).toEqual({ kind: 'legal', action: pick('left') });
    expect(means({ which: 'right' }, { which: 'up' })).toEqual({ kind: 'legal', action: pick('up') });
  });

  test('several answers; one that a rule takes away, only where none is legal; none, completed with who is asked', () => {
    expect(means({ type: 'pick' })).toEqual({ kind: 'many', actions: [pick('left'), pick('up')] });
    expect(means({ which: 'right' })).toEqual({ kind: 'refused', action: pick('right') });
    expect(means({ which: 'down' }, { which: 'right' })).toEqual({ kind: 'refused', action: pick('right') });
    expect(means({ type: 'pick', which: 'down' })).toEqual({ kind: 'none', action: pick('down') });
  });

  test('a place in a region, where the game says that it is legal: of a region nothing is asked', () => {
    const dig = (at: number) => ({ type: 'dig', player: 'ann', at });
    const region = { type: 'dig', contains: jest.fn(), sample: jest.fn() };
    const isLegal = (action: object): boolean => sameJson(action, dig(3));
    const digs = (...patterns: object[]): unknown =>
      fittingOf({ ...asked, region } as never, patterns as never, isLegal);
    expect(digs({ type: 'dig' }, { type: 'dig', at: 3 })).toEqual({ kind: 'legal', action: dig(3) });
    expect(digs({ type: 'dig', at: 4 })).toEqual({ kind: 'none', action: dig(4) });
    expect(region.contains).not.toHaveBeenCalled();
    expect(region.sample).not.toHaveBeenCalled();
  });
});
