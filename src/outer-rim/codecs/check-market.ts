/** What is bought lies faceup in its market until it is paid for, and a card is turned up where none lies faceup (or.market-action). */
import { impossible, type Frame, type Path, type Rejection } from '../../core';
import { marketOf } from '../effects/cards';
import { engine } from '../engine';
import type { OuterRimState } from '../model/state';
import type { BuyFrame } from '../procedures/buying';
import type { TurnUpFrame } from '../procedures/turn-up';
import { marketCard } from '../queries/lookup';

/** The last step at which the card still lies in the market, or none does. */
const LAST = { 'buy a card': 'buy it', purchase: 'pay', 'turn up market card': 'turn it faceup' } as const;

/** Null: the frame is of no purchase, or is in order. */
export function wrongPurchase(state: OuterRimState, frame: Frame, path: Path): Rejection | null {
  const { procedure, step } = frame;
  if (procedure !== 'buy a card' && procedure !== 'purchase' && procedure !== 'turn up market card') return null;
  const waits = step <= engine.stepsOf(procedure).indexOf(LAST[procedure]);
  const { deck } = frame as BuyFrame | TurnUpFrame;
  const { top } = marketOf(state, deck);
  if (procedure === 'turn up market card')
    return waits && top !== null
      ? impossible(
          'not-empty',
          `'${top}' lies faceup in the ${deck} market.`,
          [...path, 'deck'],
          ['or.market-action.04'],
        )
      : null;
  const { card } = frame as BuyFrame;
  if (marketCard(state, card).deck === deck && (!waits || top === card)) return null;
  const said = `'${card}' is not the faceup card of the ${deck} market.`;
  return impossible('not-for-sale', said, [...path, 'card'], ['or.market-action.07']);
}
