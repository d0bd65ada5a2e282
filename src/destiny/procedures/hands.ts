/** Drawing, discarding and looking where chance says which card it is (des.drawing, des.deck, des.looking). */
import {
  allowed,
  drawQuestion,
  reason,
  say,
  takeDrawn,
  takeKnown,
  type DrawAction,
  type Frame,
  type Pile,
  type PlayerId,
  type Question,
  type Reason,
  withReasons,
} from '../../core';
import { count, integer, list, object, optional, text, type FieldsOf } from '../../core/codec';
import { discardFromHand, lookAt, type UpTo } from '../effects/hands';
import { ask, cause, emit, goTo, procedure, run } from '../engine';
import { handSize, playerOf } from '../queries/players';
import type { Code, DestinyState } from '../model/state';
import type { DestinyNames } from '../queries/names';

interface DrawFrame extends Frame {
  player: PlayerId;
  left: number;
}

const drawFields = ({ player }: DestinyNames): FieldsOf<DrawFrame> => ({ player, left: integer });

export interface DiscardFrame extends DrawFrame {
  by: PlayerId;
}

export const discardFields = (names: DestinyNames): FieldsOf<DiscardFrame> => ({
  ...drawFields(names),
  by: names.player,
});

/** The next card of a deck where it is known, null where chance has to say it or the deck is empty. */
function nextKnown(frame: DrawFrame, from: Pile): Code | null {
  return frame.left > 0 ? takeKnown(from) : null;
}

const askForCard =
  (asks: string) =>
  (state: DestinyState, frame: DrawFrame): Question<DrawAction> | null =>
    frame.left > 0 ? drawQuestion(playerOf(state, frame.player).deck, asks) : null;

function drew(state: DestinyState, frame: DrawingFrame, card: Code): void {
  frame.left -= 1;
  frame.drawn += 1;
  playerOf(state, frame.player).hand.push(card);
  state.changed = true;
}

/** The cards drawn are the last of the hand; the frame itself remembers no hidden card. */
export interface DrawingFrame extends DrawFrame {
  drawn: number;
  /** Where a hand is drawn up to its size. */
  upTo?: UpTo;
}

export const drawingFields = (names: DestinyNames): FieldsOf<DrawingFrame> => ({
  ...drawFields(names),
  drawn: count,
  upTo: optional(object<UpTo>('up to how many', { size: count, rules: list(text) })),
});

const drawCards = procedure('draw cards', drawingFields, [
  run('draw cards whose order is known', ['des.drawing.01'], (state, frame) => {
    const { deck } = playerOf(state, frame.player);
    for (let card = nextKnown(frame, deck); card !== null; card = nextKnown(frame, deck)) drew(state, frame, card);
  }),
  ask(
    'draw',
    ['des.drawing.01', 'des.drawing.02', 'des.drawing.03'],
    askForCard('draw'),
    (state, frame: DrawingFrame, action) => {
      drew(state, frame, takeDrawn(playerOf(state, frame.player).deck, action));
      goTo(frame, 'draw cards whose order is known');
    },
  ),
  run('they were drawn at the same time', ['des.drawing.02'], (state, { player, drawn: count, upTo }) => {
    const { hand } = playerOf(state, player);
    if (count === 0) return;
    const most = upTo ? { most: upTo.size } : {};
    const beyond = upTo ? null : beyondSize(hand.length, handSize(state, player));
    emit(state, {
      type: 'cards-drawn',
      rules: upTo?.rules ?? [...(beyond?.rules ?? []), 'des.drawing.01'],
      player,
      cards: hand.slice(-count),
      count,
      change: { was: hand.length - count, is: hand.length, ...most },
      ...withReasons(beyond),
    });
  }),
]);

/** More cards than the hand size may be held; null: there are not. */
function beyondSize(cards: number, size: number): Reason | null {
  if (cards <= size) return null;
  const said = say`more than the hand size of ${size} may be held`;
  return reason('beyond-hand-size', said, ['des.faq-more-than-five-cards.01'], { cards, size });
}

function discarded(state: DestinyState, frame: DiscardFrame, card: Code): void {
  frame.left -= 1;
  cause(state, {
    type: 'card-discarded',
    rules: ['des.discard-pile.01'],
    player: frame.player,
    card,
    from: 'deck',
    by: frame.by,
    last: false,
  });
}

const discardFromDeck = procedure('discard from deck', discardFields, [
  run('discard cards whose order is known', ['des.discard-pile.01'], (state, frame) => {
    const { deck } = playerOf(state, frame.player);
    for (let card = nextKnown(frame, deck); card !== null; card = nextKnown(frame, deck)) discarded(state, frame, card);
  }),
  ask(
    'discard the top card',
    ['des.discard-pile.01'],
    askForCard('discard from the deck'),
    (state, frame: DiscardFrame, action) => {
      discarded(state, frame, takeDrawn(playerOf(state, frame.player).deck, action));
      goTo(frame, 'discard cards whose order is known');
    },
  ),
]);

/** Chance picks among cards of a hand or discard pile. */
export function randomCard(
  player: PlayerId,
  hand: readonly Code[],
  asks: string,
  zone: 'hand' | 'discard pile' = 'hand',
): Question<DrawAction> {
  const codes = [...new Set(hand)].sort();
  return {
    by: ['chance'],
    asks,
    candidates: codes.map((card) => allowed({ type: 'draw', player: 'chance', pile: `${player} ${zone}`, card })),
    weights: codes.map((card) => hand.filter((each) => each === card).length),
  };
}

const discardAtRandom = procedure('discard at random', discardFields, [
  ask(
    'discard a random card',
    ['des.discard-symbol.01', 'des.discard-symbol.02'],
    (state, frame) => {
      const { hand } = playerOf(state, frame.player);
      return frame.left > 0 && hand.length > 0 ? randomCard(frame.player, hand, 'discard a random card') : null;
    },
    (state, frame, action: DrawAction): 'again' => {
      frame.left -= 1;
      discardFromHand(state, frame.player, action.card, frame.by);
      return 'again';
    },
  ),
]);

interface LookFrame extends Frame {
  viewer: PlayerId;
  owner: PlayerId;
}

const lookFields = ({ player }: DestinyNames): FieldsOf<LookFrame> => ({ viewer: player, owner: player });

export interface LookAtRandomFrame extends LookFrame {
  left: number;
}

export const lookAtRandomFields = (names: DestinyNames): FieldsOf<LookAtRandomFrame> => ({
  ...lookFields(names),
  left: count,
});

const lookAtRandom = procedure('look at random cards', lookAtRandomFields, [
  ask(
    'look at a random card',
    ['des.looking.01'],
    (state, frame) => {
      const unseen = [...playerOf(state, frame.owner).hand];
      for (const look of state.looks)
        if (look.viewer === frame.viewer && look.owner === frame.owner && look.zone === 'hand')
          for (const card of look.cards) if (unseen.includes(card)) unseen.splice(unseen.indexOf(card), 1);
      return frame.left > 0 && unseen.length > 0 ? randomCard(frame.owner, unseen, 'look at a random card') : null;
    },
    (state, frame, action: DrawAction): 'again' => {
      frame.left -= 1;
      lookAt(state, frame.viewer, frame.owner, 'hand', [action.card]);
      return 'again';
    },
  ),
]);

export interface LookAtDeckFrame extends LookFrame {
  count: number;
}

export const lookAtDeckFields = (names: DestinyNames): FieldsOf<LookAtDeckFrame> => ({ ...lookFields(names), count });

/** The cards that are looked at get an order: from now on they are the known top of the deck. */
const lookAtDeck = procedure('look at deck', lookAtDeckFields, [
  ask(
    'find the top card',
    ['des.looking.01'],
    (state, frame) => {
      const { top, unknown, name } = playerOf(state, frame.owner).deck;
      return top.length >= frame.count
        ? null
        : drawQuestion({ name, top: [], unknown, bottom: [] }, 'look at the deck');
    },
    (state, frame, action: DrawAction): 'again' => {
      const { deck } = playerOf(state, frame.owner);
      deck.top.push(takeDrawn(deck, action));
      return 'again';
    },
  ),
  run('look', ['des.looking.01', 'des.looking.02'], (state, frame) => {
    const { deck } = playerOf(state, frame.owner);
    while (deck.top.length < frame.count && deck.bottom.length > 0) deck.top.push(deck.bottom.shift() ?? '');
    lookAt(state, frame.viewer, frame.owner, 'deck', deck.top.slice(0, frame.count));
  }),
]);

export const handProcedures = [drawCards, discardFromDeck, discardAtRandom, lookAtRandom, lookAtDeck];
