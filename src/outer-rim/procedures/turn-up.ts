/** Turning up the next card of a market deck, and its patrol movement icon (or.market-action, or.patrol-movement). */
import { drawQuestion, reason, takeDrawn, takeKnown, type Frame, type PlayerId, say } from '../../core';
import { doNothing } from '../effects/nothing';
import { nullable, type FieldsOf } from '../../core/codec';
import type { MarketDeck } from '../facts';
import { ask, call, emit, innermost, procedure, run } from '../engine';
import { marketOf } from '../effects/cards';
import { marketCard } from '../queries/lookup';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { movePatrol } from './patrols';
import { deck } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

export interface TurnUpFrame extends Frame {
  deck: MarketDeck;
  /** Whoever bought or gained the card before: the patrol shown moves towards them (or.patrol-movement.05). Null: it does not. */
  towards: PlayerId | null;
  drawn: string | null;
}

export const turnUpFields = ({ player, market }: OuterRimNames): FieldsOf<TurnUpFrame> => ({
  deck,
  towards: nullable(player),
  drawn: nullable(market),
});

const turningUp = procedure('turn up market card', turnUpFields, [
  ask(
    'the next card',
    ['or.market-action.04', 'or.market-action.09', 'or.setup-decks.02'],
    (state, { deck }) => drawQuestion(marketOf(state, deck).pile, say`top card of the ${deck} deck`),
    (state, frame, drawn) => {
      frame.drawn = takeDrawn(marketOf(state, frame.deck).pile, drawn);
    },
  ),
  run('turn it faceup', ['or.market-action.04', 'or.market-action.09'], (state, frame) => {
    const { deck } = frame;
    const found = marketOf(state, deck);
    const card = frame.drawn ?? takeKnown(found.pile);
    found.top = card;
    if (card === null) return;
    const setup = innermost(state, 'setup') ? 'or.setup-decks.02' : 'or.market-action.04';
    const icon = marketCard(state, card).patrol ? ['or.patrol-movement.01'] : [];
    const isAi = frame.towards !== null && playerOf(state, frame.towards).kind === 'ai';
    const rules = frame.towards === null ? [setup] : [isAi ? 'or.ai-buying.12' : 'or.market-action.09', ...icon];
    emit(state, { type: 'market-card-revealed', rules, deck, card });
  }),
  run(
    'resolve its patrol movement icon',
    ['or.patrol-movement.01', 'or.patrol-movement.02', 'or.patrol-movement.03', 'or.patrol-movement.04'],
    (state, frame) => {
      const { towards, deck } = frame;
      const { top } = marketOf(state, deck);
      const patrol = top === null ? null : marketCard(state, top).patrol;
      if (top === null || innermost(state, 'setup')) return;
      const { name } = marketCard(state, top).face;
      if (!patrol) {
        const why = reason('no-icon', say`${name} shows no icon`, ['or.patrol-movement.01']);
        return towards === null ? undefined : doNothing(state, towards, 'move-patrol', why);
      }
      if (towards !== null) return movePatrol(state, { ...patrol, player: towards, towards, why: 'market' });
      const said = say`${name} with its icon (${patrol.faction} ${patrol.spaces}) was turned up after a discard, not after a purchase`;
      if (state.active !== null)
        doNothing(state, state.active, 'move-patrol', reason('after-discard', said, ['or.patrol-movement.02']));
    },
  ),
]);

/** Turns up the next card of a market deck; after a purchase, with its patrol moving towards the buyer. */
export function turnUp(state: OuterRimState, deck: MarketDeck, towards: PlayerId | null): void {
  call(state, 'turn up market card', { deck, towards, drawn: null });
}

export const turnUpProcedures = [turningUp];
