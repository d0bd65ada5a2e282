/** The market action (or.market-action): perhaps discard one faceup card, then perhaps buy one. */
import {
  allowed,
  candidate,
  drawQuestion,
  question,
  questionIfAny,
  takeDrawn,
  takeKnown,
  type Frame,
  type PlayerId,
} from '../../core';
import type { MarketDeck } from '../facts';
import { ask, call, emit, procedure, run } from '../engine';
import { marketOf, putBack } from '../effects/cards';
import { marketCard } from '../queries/lookup';
import type { OuterRimState } from '../model/state';
import { buy, cannotBuy } from './buying';
import { movePatrol } from './patrols';

export interface MarketFrame extends Frame {
  player: PlayerId;
  /** Taken off the cost of the bought card by a card effect. */
  discount: number;
  /** A purchase was broken off before paying. */
  stopped: boolean;
}

const marketAction = procedure('market action', [
  ask('discard a card', ['or.market-action.03', 'or.market-action.05'], askDiscard, (state, _frame, action) => {
    if (action.type === 'discard-top') discardTop(state, action.deck);
  }),
  ask(
    'buy a card',
    ['or.market-action.07', 'or.market-action.08', 'or.market-action.11'],
    askBuy,
    (state, frame, action) => {
      frame.stopped = false;
      if (action.type === 'buy') buy(state, frame.player, action.deck, frame.discount);
    },
  ),
  run('think again', ['or.market-action.08'], (_state, frame) => {
    if (frame.stopped) frame.step = BUY;
  }),
]);

const BUY = 1;

function askDiscard(state: OuterRimState, { player }: MarketFrame) {
  const tops = state.markets.filter((market) => market.top !== null);
  if (tops.length === 0) return null;
  return question(player, 'a card to discard', [
    ...tops.map(({ deck }) => allowed({ type: 'discard-top', player, deck })),
    allowed({ type: 'discard-nothing', player }),
  ]);
}

function askBuy(state: OuterRimState, { player, discount }: MarketFrame) {
  const tops = state.markets.filter((market) => market.top !== null);
  return questionIfAny(player, 'a card to buy', [
    ...tops.map(({ deck }) => candidate({ type: 'buy', player, deck }, cannotBuy(state, player, deck, discount))),
    allowed({ type: 'buy-nothing', player }),
  ]);
}

/** The faceup card goes facedown to the bottom, the next one is turned up; its icon is not resolved (or.patrol-movement.02). */
export function discardTop(state: OuterRimState, deck: MarketDeck): void {
  const found = marketOf(state, deck);
  const card = found.top;
  if (card === null) return;
  found.top = null;
  putBack(state, { from: 'market', card });
  emit(state, { type: 'market-card-discarded', rules: ['or.market-action.03'], deck, card });
  turnUp(state, deck, null);
}

export interface TurnUpFrame extends Frame {
  deck: MarketDeck;
  /** Whoever bought or gained the card before: the patrol shown moves towards them. Null: it does not. */
  towards: PlayerId | null;
  drawn: string | null;
}

const turningUp = procedure('turn up market card', [
  ask(
    'the next card',
    ['or.market-action.04', 'or.market-action.09', 'or.setup-decks.02'],
    (state, { deck }) => drawQuestion(marketOf(state, deck).pile, `top card of the ${deck} deck`),
    (state, frame, drawn) => {
      frame.drawn = takeDrawn(marketOf(state, frame.deck).pile, drawn);
    },
  ),
  run('turn it faceup', ['or.market-action.04', 'or.market-action.09'], (state, frame) => {
    const { deck } = frame;
    const found = marketOf(state, deck);
    const card = frame.drawn ?? takeKnown(found.pile);
    found.top = card;
    if (card !== null) emit(state, { type: 'market-card-revealed', rules: ['or.market-action.04'], deck, card });
  }),
  run(
    'resolve its patrol movement icon',
    ['or.patrol-movement.01', 'or.patrol-movement.02', 'or.patrol-movement.03'],
    (state, frame) => {
      const { towards, deck } = frame;
      const { top } = marketOf(state, deck);
      const patrol = top === null ? null : marketCard(state, top).patrol;
      if (towards !== null && patrol) movePatrol(state, { ...patrol, player: towards, towards, why: 'market' });
    },
  ),
]);

/** Turns up the next card of a market deck; after a purchase, with its patrol moving towards the buyer. */
export function turnUp(state: OuterRimState, deck: MarketDeck, towards: PlayerId | null): void {
  call(state, 'turn up market card', { deck, towards, drawn: null });
}

export function market(state: OuterRimState, player: PlayerId, discount = 0): void {
  call(state, 'market action', { player, discount, stopped: false });
}

export const marketProcedures = [marketAction, turningUp];
