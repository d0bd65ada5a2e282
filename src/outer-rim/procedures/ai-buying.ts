/** How the AI player buys (or.ai-buying): perhaps discards the top card, then buys the top card if it can. */
import { oneOfSeveral, type Frame, type PlayerId } from '../../core';
import { list, nullable, type FieldsOf } from '../../core/codec';
import { hasRoom } from '../queries/cards';
import type { MarketDeck } from '../facts';
import { ask, call, emit, procedure, run } from '../engine';
import { marketOf } from '../effects/cards';
import { marketCard, shipSheet } from '../queries/lookup';
import { isPlanet } from '../queries/map';
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

/** Can the AI player buy the top card of the deck? The four conditions (or.ai-buying.04 to .07). */
function canBuy(state: OuterRimState, id: PlayerId, deck: MarketDeck): boolean {
  const player = playerOf(state, id);
  const { top } = marketOf(state, deck);
  if (top === null || !isPlanet(state, player.space)) return false;
  const card = marketCard(state, top);
  if (player.space !== null && card.notOn.includes(player.space)) return false;
  if (card.face.kind === 'ship') return shipsWanted(state, id, top).length > 0;
  return priceOf(state, player, card, 0, null) <= player.credits && hasRoom(state, player, card.face);
}

const aiBuying = procedure('AI buying', [
  run(
    'discard a card that it cannot buy',
    ['or.ai-buying.03', 'or.ai-buying.04', 'or.ai-buying.05', 'or.ai-buying.06', 'or.ai-buying.07'],
    (state, { player, deck }) => {
      if (!canBuy(state, player, deck)) discardTop(state, deck);
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
      if (top === null || !canBuy(state, player, deck)) return;
      buyAt(state, player, deck, frame.ship ?? shipsWanted(state, player, top)[0] ?? null);
      if (goals.includes(deck)) call(state, 'AI places a goal', { player, card: top });
    },
  ),
]);

export interface AiGoalFrame extends Frame {
  player: PlayerId;
  card: string;
}

export const aiGoalFields = ({ player, market }: OuterRimNames): FieldsOf<AiGoalFrame> => ({ player, card: market });

const aiGoal = procedure('AI places a goal', [
  run('on the destination of the card', ['or.ai-goals.03'], (state, { card }) => {
    const { face } = marketCard(state, card);
    const destination = face.kind === 'cargo' || face.kind === 'job' ? face.destination : null;
    if (destination !== null) placeGoal(state, destination, ['or.ai-goals.03']);
  }),
]);

export function placeGoal(state: OuterRimState, space: string, rules: readonly string[]): void {
  state.goals.push(space);
  emit(state, { type: 'goal-placed', rules, space });
}

export function aiBuys(state: OuterRimState, player: PlayerId, deck: MarketDeck, goals: readonly MarketDeck[]): void {
  call(state, 'AI buying', { player, deck, goals: [...goals], ship: null });
}

export const aiBuyingProcedures = [aiBuying, aiGoal];
