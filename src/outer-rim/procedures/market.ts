/** The market action (or.market-action): perhaps discard one faceup card, then perhaps buy one. */
import {
  allowed,
  candidate,
  question,
  questionIfAny,
  reason,
  say,
  type Frame,
  type PlayerId,
  type Reason,
} from '../../core';
import { count, flag, nullable, type FieldsOf } from '../../core/codec';
import type { MarketDeck } from '../facts';
import { ask, call, emit, goTo, procedure, run } from '../engine';
import { marketOf, putBack } from '../effects/cards';
import { doNothing } from '../effects/nothing';
import type { OuterRimEvent } from '../model/events';
import type { OuterRimState } from '../model/state';
import { marketCard } from '../queries/lookup';
import { buy, cannotBuy } from './buying';
import { turnUp } from './turn-up';
import type { OuterRimNames } from '../queries/names';

export interface MarketFrame extends Frame {
  player: PlayerId;
  /** Taken off the cost of the bought card by a card effect. */
  discount: number;
  /** A purchase was broken off before paying. */
  stopped: boolean;
  /** The card that was discarded. */
  discarded: string | null;
}

export const marketFields = ({ player, market }: OuterRimNames): FieldsOf<MarketFrame> => ({
  player,
  discount: count,
  stopped: flag,
  discarded: nullable(market),
});

const marketAction = procedure('market action', marketFields, [
  ask('discard a card', ['or.market-action.03', 'or.market-action.05'], askDiscard, (state, frame, action) => {
    if (action.type !== 'discard-top') return;
    frame.discarded = marketOf(state, action.deck).top;
    discardTop(state, action.deck);
  }),
  ask(
    'buy a card',
    ['or.market-action.07', 'or.market-action.08', 'or.market-action.11'],
    askBuy,
    (state, frame, action) => {
      frame.stopped = false;
      if (action.type === 'buy') buy(state, frame.player, action.deck, frame.discount);
      if (action.type === 'buy-nothing') doNothing(state, frame.player, 'buy', OPTIONAL);
    },
  ),
  run('think again', ['or.market-action.08'], (_state, frame) => {
    if (frame.stopped) goTo(frame, 'buy a card');
  }),
]);

function askDiscard(state: OuterRimState, { player }: MarketFrame) {
  const tops = state.markets.filter((market) => market.top !== null);
  if (tops.length === 0) return null;
  return question(player, 'a card to discard', [
    ...tops.map(({ deck }) => allowed({ type: 'discard-top', player, deck })),
    allowed({ type: 'discard-nothing', player }),
  ]);
}

const OPTIONAL = reason('optional', 'whoever may buy need not', ['or.market-action.08']);

/** One card at most is discarded, before buying. */
function tooLate(state: OuterRimState, discarded: string | null): Reason {
  const name = discarded === null ? null : marketCard(state, discarded).face.name;
  const over = 'One card may be discarded, before buying, and that is over.';
  const said = name === null ? over : say`One card may be discarded, before buying, and ${{ is: name }} was.`;
  return reason('discard-first', said, ['or.market-action.05'], { discarded });
}

function askBuy(state: OuterRimState, { player, discount, discarded }: MarketFrame) {
  const over = tooLate(state, discarded);
  const tops = state.markets.filter((market) => market.top !== null);
  return questionIfAny(player, 'a card to buy', [
    ...tops.map(({ deck }) => candidate({ type: 'buy', player, deck }, cannotBuy(state, player, deck, discount))),
    allowed({ type: 'buy-nothing', player }),
    // Too late for it (or.market-action.05).
    ...tops.map(({ deck }) => candidate({ type: 'discard-top' as const, player, deck }, over)),
  ]);
}

/**
 * The faceup card goes facedown to the bottom, which buries it, and the next one is turned up (or.market-action.06); its icon is not resolved
 * (or.patrol-movement.02, or.commonly-forgotten-rules.03).
 */
export function discardTop(
  state: OuterRimState,
  deck: MarketDeck,
  why: Pick<OuterRimEvent, 'rules' | 'because'> = { rules: ['or.market-action.03'] },
): void {
  const found = marketOf(state, deck);
  const card = found.top;
  if (card === null) return;
  found.top = null;
  putBack(state, { from: 'market', card });
  emit(state, { type: 'market-card-discarded', ...why, deck, card });
  turnUp(state, deck, null);
}

export function market(state: OuterRimState, player: PlayerId, discount = 0): void {
  call(state, 'market action', { player, discount, stopped: false, discarded: null });
}

export const marketProcedures = [marketAction];
