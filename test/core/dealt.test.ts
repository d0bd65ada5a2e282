/** Cards dealt from a pile, faceup and facedown: nobody knows a facedown card, until chance says which it is. */
import {
  cardsToDeal,
  dealFacedown,
  dealtCount,
  layFaceup,
  pile,
  takeBack,
  takeNext,
  turnFacedown,
  turnOver,
  turnOverQuestion,
  type DealtCards,
  type DrawAction,
} from '../../src/core';

const none = (): DealtCards => ({ facedown: 0, faceup: [] });
const drawn = (card: string): DrawAction => ({ type: 'draw', player: 'chance', pile: 'damage', card });

test('a facedown card stays among the unknown cards of its pile, and cannot be dealt again', () => {
  const deck = pile('damage', ['a', 'b', 'c']);
  const [red, blue] = [none(), none()];
  dealFacedown(red, deck);
  dealFacedown(red, deck);
  dealFacedown(blue, deck);
  expect(deck.unknown).toEqual(['a', 'b', 'c']);
  expect([dealtCount(red), dealtCount(blue), cardsToDeal(deck, [red, blue])]).toEqual([2, 1, 0]);
  expect(cardsToDeal(deck, [blue])).toBe(2);
});

test('a card that somebody knew is told apart no more once it lies facedown', () => {
  const deck = { ...pile('damage', ['b', 'd']), top: ['c', 'a'] };
  const cards = none();
  dealFacedown(cards, deck);
  expect(deck).toEqual({ name: 'damage', top: ['a'], unknown: ['b', 'c', 'd'], bottom: [] });
  expect([dealtCount(cards), cardsToDeal(deck, [cards])]).toEqual([1, 3]);
});

test('chance turns it over: as likely any card that nobody has seen, those on top not among them', () => {
  const deck = { ...pile('damage', ['b', 'b', 'c']), top: ['a'] };
  const cards: DealtCards = { facedown: 1, faceup: [] };
  const asked = turnOverQuestion(cards, deck, 'which');
  expect(asked).toMatchObject({ by: ['chance'], asks: 'which', weights: [2, 1] });
  expect(asked?.candidates.map(({ action }) => action.card)).toEqual(['b', 'c']);
  expect(turnOver(cards, deck, 'b')).toBe('b');
  expect([cards.facedown, deck.unknown, deck.top]).toEqual([0, ['b', 'c'], ['a']]);
  expect(turnOverQuestion(cards, deck, 'which')).toBeNull();
});

test('faceup cards have ids of their own, also after one of them has gone', () => {
  const deck = pile('damage', ['x']);
  const cards = none();
  const laid = ['a', 'b', 'c'].map((card) => layFaceup(cards, 'red-5/damage', card));
  expect(laid.map(({ id }) => id)).toEqual(['red-5/damage-1', 'red-5/damage-2', 'red-5/damage-3']);
  turnFacedown(cards, deck, { id: 'red-5/damage-2', card: 'b' });
  expect(cards).toEqual({ facedown: 1, faceup: [laid[0], laid[2]] });
  expect(layFaceup(cards, 'red-5/damage', 'd').id).toBe('red-5/damage-4');
});

test('a faceup card that is turned facedown is like any other facedown one; what is known on top stays known', () => {
  const deck = { ...pile('damage', ['c']), top: ['z'] };
  const cards: DealtCards = { facedown: 1, faceup: [{ id: 'r-1', card: 'a' }] };
  turnFacedown(cards, deck, { id: 'r-1', card: 'a' });
  expect([deck.unknown, deck.top, cards]).toEqual([['a', 'c'], ['z'], { facedown: 2, faceup: [] }]);
  expect(turnOverQuestion(cards, deck, 'which')?.candidates).toHaveLength(2);
});

test('cards that are taken back are shuffled into the pile, each once', () => {
  const deck = pile('damage', ['b', 'd']);
  const faceup = [
    { id: 'r-1', card: 'c' },
    { id: 'r-2', card: 'a' },
  ];
  const cards: DealtCards = { facedown: 2, faceup };
  expect(takeBack(cards, deck)).toEqual(faceup);
  expect([deck.unknown, cards]).toEqual([['a', 'b', 'c', 'd'], none()]);
});

test('the next card is the one that chance named, or the known one', () => {
  const deck = { ...pile('damage', ['b']), top: ['a'] };
  expect([takeNext(deck, null), takeNext(deck, null), takeNext(deck, drawn('b')), takeNext(deck, null)]).toEqual([
    'a',
    null,
    'b',
    null,
  ]);
});
