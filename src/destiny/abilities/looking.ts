/** Parts of abilities that look at hidden cards: what is seen is in `lookedAt` until `lookNoMore`, never in an ability's memory. */
import {
  discardFromHand,
  lookAtDeck,
  lookAtHand,
  lookAtRandom,
  lookedAt,
  moveCard,
  stopLooking,
  takeFrom,
} from '../effects/hands';
import type { CardFrame } from '../effects/memory';
import { ask, seatedFrom } from '../engine';
import { playerOf } from '../queries/players';
import { chooseAmong } from '../procedures/choose';
import { randomCard } from '../procedures/hands';
import type { Code, DestinyState } from '../model/state';
import { choose, chooseCardFrom, picked } from './choices';
import { theOpponent } from './filters';
import { does } from './flow';
import type { Part } from './kinds';

/** Looks at the hand of the opponent that was chosen (or is the only one), or at so many random cards of it. */
export function lookAtTheirHand(cards: 'all' | number = 'all'): Part {
  return does('look at cards of a hand', (state, you) => {
    stopLooking(state);
    if (cards === 'all') lookAtHand(state, you.controller, theOpponent(state, you));
    else lookAtRandom(state, you.controller, theOpponent(state, you), cards);
  });
}

/** Any player, whose deck it is about; stored as `owner`. */
export const chooseDeck: Part = choose({
  as: 'owner',
  asks: 'whose deck',
  kind: 'option',
  from: (state, you) => seatedFrom(state, you.controller),
});

/** Looks at the top cards of the chosen deck. */
export function lookAtTop(count: number): Part {
  return does('look at the top of the deck', (state, you) => {
    stopLooking(state);
    lookAtDeck(state, you.controller, picked(you, 'owner'), count);
  });
}

/** Ends looking at hidden cards (des.looking.01). */
export const lookNoMore: Part = does('look no more', stopLooking);

/** Puts one of the cards that are looked at somewhere in its deck. */
function put(state: DestinyState, you: CardFrame, card: Code, to: 'deck-top' | 'deck-bottom'): void {
  const look = state.looks.find((each) => each.viewer === you.controller);
  if (look && takeFrom(look.cards, card)) moveCard(state, look.owner, card, 'deck-top', to, you.controller);
}

/**
 * Puts each top card that is looked at on the bottom or back on the top of its deck, one at a time. At the bottom each goes below the last, on the top above the last.
 */
export const arrangeDeck: Part = [
  ask(
    'cards for the bottom',
    ['des.moving.01'],
    (state, you: CardFrame) => {
      const from = you.answers?.['bottom'] === 'done' ? [] : lookedAt(state, you.controller);
      return chooseAmong({ by: you.controller, asks: 'the next card for the bottom', kind: 'card', from, done: true });
    },
    (state, you, answer) => {
      if (answer.type === 'choose-card') put(state, you, answer.card, 'deck-bottom');
      else you.answers = { ...you.answers, bottom: 'done' };
      return 'again';
    },
  ),
  ask(
    'cards for the top',
    ['des.moving.01'],
    (state, you: CardFrame) => {
      const from = lookedAt(state, you.controller);
      // Copies of one card are asked about too: everybody sees whether there is a question.
      if (from.length < 2) return null;
      return chooseAmong({ by: you.controller, asks: 'the next card for the top', kind: 'card', from });
    },
    (state, you, answer) => {
      if (answer.type === 'choose-card') put(state, you, answer.card, 'deck-top');
      return 'again';
    },
  ),
  does('the last card goes on top', (state, you) => {
    for (const card of [...lookedAt(state, you.controller)]) put(state, you, card, 'deck-top');
    stopLooking(state);
  }),
];

/** Puts any number of cards of your hand on the bottom of your deck, one at a time: each lower than the last. */
export const putHandOnBottom: Part = [
  does('nothing put there yet', (_state, you) => {
    you.answers = { ...you.answers, bottom: 'open' };
  }),
  ask(
    'cards of the hand for the bottom',
    ['des.moving.01', 'des.choose-target.06'],
    (state, you: CardFrame) => {
      const from = you.answers?.['bottom'] === 'done' ? [] : playerOf(state, you.controller).hand;
      return chooseAmong({ by: you.controller, asks: 'the next card for the bottom', kind: 'card', from, done: true });
    },
    (state, you, answer) => {
      if (answer.type === 'choose-card')
        moveCard(state, you.controller, answer.card, 'hand', 'deck-bottom', you.controller);
      else you.answers = { ...you.answers, bottom: 'done' };
      return 'again';
    },
  ),
];

/** A random card of your discard pile; stored as `card`. */
export const randomFromDiscard: Part = ask(
  'a random card of the discard pile',
  ['des.discard-pile.01'],
  (state, you: CardFrame) => {
    const { discard } = playerOf(state, you.controller);
    return discard.length === 0
      ? null
      : randomCard(you.controller, discard, 'a random card of the discard pile', 'discard pile');
  },
  (_state, you, drawn) => {
    you.picks = { ...you.picks, card: [drawn.card] };
  },
);

/** Looks at the chosen opponent's hand and discards a card (where ...) from it. */
export function discardFromTheirHand(where: (code: Code) => boolean): Part {
  return [
    lookAtTheirHand(),
    chooseCardFrom('hand', {
      asks: 'a card to discard',
      of: theOpponent,
      where: (_state, code) => where(code),
      orElse: 'go on',
    }),
    does('discard it', (state, you) => {
      if (picked(you, 'card') !== '')
        discardFromHand(state, theOpponent(state, you), picked(you, 'card'), you.controller);
    }),
    lookNoMore,
  ];
}
