/** How the AI player buys (or.ai-buying): perhaps discards the top card, then buys the top card if it can. */
import { rulesOfAll, oneOfSeveral, reason, say, type Frame, type PlayerId, type Reason } from '../../core';
import { doNothing } from '../effects/nothing';
import { list, nullable, type FieldsOf } from '../../core/codec';
import { cardId, hasRoom, slotsFor } from '../queries/cards';
import type { MarketDeck } from '../facts';
import { ask, call, emit, innermost, procedure, run } from '../engine';
import { marketOf } from '../effects/cards';
import { marketCard, shipSheet } from '../queries/lookup';
import { playerOf, shipCost } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { buyAt, priceOf } from './buying';
import { discardTop } from './market';
import { deck } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

export interface AiBuyingFrame extends Frame {
  player: PlayerId;
  deck: MarketDeck;
  /** Decks whose cards put a goal token on their destination. */
  goals: readonly MarketDeck[];
  ship: string | null;
}

export const aiBuyingFields = ({ player, ship }: OuterRimNames): FieldsOf<AiBuyingFrame> => ({
  player,
  deck,
  goals: list(deck),
  ship: nullable(ship),
});

/** Ships that the top card can bring and that the AI player wants: dearer than its own, within its credits; the dearest of them. */
function shipsWanted(state: OuterRimState, id: PlayerId, card: string): string[] {
  const player = playerOf(state, id);
  const printed = marketCard(state, card);
  const { face } = printed;
  if (face.kind !== 'ship') return [];
  const offered =
    face.ship === 'any' ? [...new Set(state.shipSupply)] : state.shipSupply.includes(face.ship) ? [face.ship] : [];
  const wanted = offered.filter(
    (ship) =>
      shipSheet(state, ship).cost > shipCost(state, player) &&
      priceOf(state, player, printed, 0, ship) <= player.credits,
  );
  const dearest = Math.max(...wanted.map((ship) => shipSheet(state, ship).cost));
  return wanted.filter((ship) => shipSheet(state, ship).cost === dearest);
}

/** Why the AI player cannot buy the top card of the deck: the four conditions (or.ai-buying.04 to .07). Null: it can. */
function aiCannotBuy(state: OuterRimState, id: PlayerId, deck: MarketDeck): Reason | null {
  const player = playerOf(state, id);
  const { space, credits } = player;
  const { top } = marketOf(state, deck);
  if (top === null) return reason('empty-deck', say`The ${deck} deck is empty.`, ['or.ai-buying.08']);
  const { face, notOn, ...card } = marketCard(state, top);
  if (space !== null && notOn.includes(space))
    return reason('not-sold-here', say`${face.name} cannot be bought on ${space}`, ['or.ai-buying.04'], { space });
  const price = priceOf(state, player, { ...card, face, notOn }, 0, null);
  if (face.kind === 'ship') {
    if (shipsWanted(state, id, top).length > 0) return null;
    const said = say`${face.name} is not dearer than the ship of ${id}, or not in reach of ${credits} credits`;
    return reason('no-better-ship', said, ['or.ai-buying.07', 'or.ai-buying.05'], { credits });
  }
  if (price > credits) {
    const said = say`${face.name} costs ${price} credits, ${id} has ${credits}`;
    return reason('too-expensive', said, ['or.ai-buying.05'], { price, credits });
  }
  if (hasRoom(state, player, face)) return null;
  const { full, of } = slotsFor(state, player, face.kind);
  const said = say`${face.name} (${face.kind}) needs an empty slot, ${full} of ${of} of ${id} are full`;
  return reason('no-slot', said, ['or.ai-buying.06'], { kind: face.kind, full, of });
}

const aiBuying = procedure('AI buying', aiBuyingFields, [
  run(
    'discard a card that it cannot buy',
    ['or.ai-buying.03', 'or.ai-buying.04', 'or.ai-buying.05', 'or.ai-buying.06', 'or.ai-buying.07'],
    (state, { player, deck }) => {
      const why = aiCannotBuy(state, player, deck);
      if (why) discardTop(state, deck, { rules: [...why.rules, 'or.ai-buying.03'], because: [why] });
    },
  ),
  ask(
    'one of several ships at random',
    ['or.ai-buying.11'],
    (state, { player, deck }) => {
      const { top } = marketOf(state, deck);
      const ships = top === null ? [] : shipsWanted(state, player, top);
      return oneOfSeveral('ship of the AI player', ships, 'the ship that the AI player takes');
    },
    (_state, frame, { chosen }) => {
      frame.ship = chosen;
    },
  ),
  run(
    'buy',
    ['or.ai-buying.08', 'or.ai-buying.09', 'or.ai-buying.10', 'or.ai-buying.11', 'or.ai-buying.12'],
    (state, frame) => {
      const { player, deck, goals } = frame;
      const { top } = marketOf(state, deck);
      const why = aiCannotBuy(state, player, deck);
      if (top === null || why) return why ? doNothing(state, player, 'buy', [why, ...neverMakesRoom(why)]) : undefined;
      buyAt(state, player, deck, frame.ship ?? shipsWanted(state, player, top)[0] ?? null);
      if (goals.includes(deck)) call(state, 'AI places a goal', { player, card: top });
    },
  ),
]);

/** A person could discard a card for it. */
const neverMakesRoom = ({ code }: Reason): Reason[] =>
  code === 'no-slot' ? [reason('makes-no-room', 'it discards no card to make room', ['or.ai-buying.09'])] : [];

export interface AiGoalFrame extends Frame {
  player: PlayerId;
  card: string;
}

export const aiGoalFields = ({ player, market }: OuterRimNames): FieldsOf<AiGoalFrame> => ({ player, card: market });

const aiGoal = procedure('AI places a goal', aiGoalFields, [
  run('on the destination of the card', ['or.ai-goals.03'], (state, { player, card }) => {
    const { face } = marketCard(state, card);
    const destination = face.kind === 'cargo' || face.kind === 'job' ? face.destination : null;
    if (destination === null) return;
    const rules = ['or.ai-goals.03'];
    const bought = say`the destination of ${cardId('market', card)}, which ${player} bought`;
    const aiCard = innermost(state, 'AI turn')?.card ?? null;
    const says =
      aiCard === null ? [] : [reason('ai-card', say`${{ is: `ai/${aiCard}` }} says so`, rules, { card: aiCard })];
    placeGoal(state, destination, [reason('destination', bought, rules, { card }), ...says]);
  }),
]);

export function placeGoal(state: OuterRimState, space: string, because: readonly Reason[]): void {
  state.goals.push(space);
  const rules = [...new Set(rulesOfAll(because))];
  emit(state, { type: 'goal-placed', rules, space, because: [...because] });
}

export function aiBuys(state: OuterRimState, player: PlayerId, deck: MarketDeck, goals: readonly MarketDeck[]): void {
  call(state, 'AI buying', { player, deck, goals: [...goals], ship: null });
}

export const aiBuyingProcedures = [aiBuying, aiGoal];
