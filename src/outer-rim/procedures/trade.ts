/** The trade action (or.trade-action): one partner in the space, any number of cards each way, both have to agree. */
import { allowed, question, questionIfAny, type Frame, type PlayerId, say } from '../../core';
import { flag, list, type FieldsOf } from '../../core/codec';
import { bringIn } from '../effects/abilities-in-play';
import { faceOf, holderOf, slotsReason } from '../queries/cards';
import { ask, call, emit, finish, goTo, procedure, run, takeOutOfPlay } from '../engine';
import { review } from '../effects/cards';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import type { OuterRimNames } from '../queries/names';

export interface TradeFrame extends Frame {
  player: PlayerId;
  with: PlayerId;
  gives: string[];
  takes: string[];
  accepted: boolean;
}

export const tradeFields = ({ player, owned }: OuterRimNames): FieldsOf<TradeFrame> => ({
  player,
  with: player,
  gives: list(owned),
  takes: list(owned),
  accepted: flag,
});

export const tradeAction = procedure('trade action', tradeFields, [
  ask(
    'make up a deal',
    ['or.trade-action.04', 'or.trade-action.01', 'or.trade-action.03'],
    askTerms,
    (_state, frame, action) => {
      if (action.type === 'propose-trade') return;
      if (action.type === 'end-trade') return finish(frame);
      (action.type === 'offer-card' ? frame.gives : frame.takes).push(action.card);
      return 'again';
    },
  ),
  ask(
    'the partner agrees or refuses',
    ['or.trade-action.04'],
    (_state, frame) =>
      question(frame.with, say`the deal of ${frame.player}`, [
        allowed({ type: 'accept-trade', player: frame.with }),
        allowed({ type: 'refuse-trade', player: frame.with }),
      ]),
    (state, frame, action) => {
      frame.accepted = action.type === 'accept-trade';
      if (frame.accepted) return;
      frame.gives = [];
      frame.takes = [];
      emit(state, { type: 'trade-refused', rules: ['or.trade-action.04'], player: frame.player, with: frame.with });
    },
  ),
  run(
    'exchange the cards',
    ['or.trade-action.01', 'or.trade-action.04', 'or.trading-credits-and-promises.01'],
    (state, frame) => {
      if (!frame.accepted) return goTo(frame, 'make up a deal');
      const { player, with: partner, gives, takes } = frame;
      const exchanged = { gives: [...gives], takes: [...takes] };
      emit(state, { type: 'traded', rules: ['or.trade-action.04'], player, with: partner, ...exchanged });
      for (const card of gives) handOver(state, card, partner, 'traded');
      for (const card of takes) handOver(state, card, player, 'traded');
      review(state, player);
      review(state, partner);
    },
  ),
]);

function askTerms(state: OuterRimState, frame: TradeFrame) {
  const { player, with: partner, gives, takes } = frame;
  const offers = playerOf(state, player)
    .cards.filter(({ id }) => !gives.includes(id))
    .map(({ id }) => allowed({ type: 'offer-card', player, card: id }));
  const wishes = playerOf(state, partner)
    .cards.filter(({ id }) => !takes.includes(id))
    .map(({ id }) => allowed({ type: 'ask-for-card', player, card: id }));
  const propose = gives.length + takes.length > 0 ? [allowed({ type: 'propose-trade', player })] : [];
  return questionIfAny(player, say`deal with ${partner}`, [
    ...offers,
    ...wishes,
    ...propose,
    allowed({ type: 'end-trade', player }),
  ]);
}

/** Moves a card to another player, with its abilities and what lies on it. Slots are seen to afterwards. */
export function handOver(state: OuterRimState, card: string, to: PlayerId, how: 'traded' | 'taken'): void {
  const held = holderOf(state, card);
  if (!held) return;
  const owned = { ...held.owned };
  held.player.cards = held.player.cards.filter((each) => each.id !== card);
  takeOutOfPlay(state, card);
  playerOf(state, to).cards.push(owned);
  bringIn(state, to, card);
  const { kind } = faceOf(state, owned);
  const rules = [how === 'traded' ? 'or.trade-action.01' : 'or.trading-credits-and-promises.01'];
  const because = [slotsReason(state, playerOf(state, to), kind, ['or.market-action.17'])];
  emit(state, { type: 'card-gained', rules, player: to, card, kind, how, because });
}

export function trade(state: OuterRimState, player: PlayerId, partner: PlayerId): void {
  call(state, 'trade action', { player, with: partner, gives: [], takes: [], accepted: false });
}
