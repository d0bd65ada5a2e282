/** Buying the faceup card of a market deck: barter, pay, put it into a slot, turn up the next (or.bartering, or.buying-ships). */
import {
  allowed,
  candidate,
  listed,
  question,
  reason,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
  type Source,
  say,
  withReasons,
} from '../../core';
import { count, list, nullable, type FieldsOf, either, oneOf } from '../../core/codec';
import { cardId, costOf, couldHaveRoom, faceOf } from '../queries/cards';
import type { Ability, MarketCard, MarketDeck } from '../facts';
import { give, ask, call, emit, finish, procedure, run, tell, trigger } from '../engine';
import { doNothing } from '../effects/nothing';
import { spendCredits } from '../effects/credits';
import { discardOwned, marketOf, putBack } from '../effects/cards';
import { marketCard, shipSheet } from '../queries/lookup';
import { playerOf, shipCost } from '../queries/players';
import type { OuterRimPlayer, OuterRimState, OwnedCard } from '../model/state';
import { gainCard } from './cards';
import { turnUp } from './turn-up';
import { deck } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

/** 'free': nothing is paid. */
type Discount = number | 'free';

export interface BuyFrame extends Frame {
  player: PlayerId;
  deck: MarketDeck;
  card: string;
  discount: Discount;
  /** Ids of the cards that are to be bartered. */
  barter: string[];
  /** The ship that comes with the card. */
  ship: string | null;
}

const discount = either<'free', number>(
  'a discount',
  (input) => input === 'free',
  oneOf('a discount', ['free']),
  count,
);

export const buyFields = ({ player, market, owned, ship }: OuterRimNames): FieldsOf<BuyFrame> => ({
  player,
  deck,
  card: market,
  discount,
  barter: list(owned),
  ship: nullable(ship),
});

/** or.bartering.01, or.bartering.02 */
const BARTERED = ['cargo', 'gear', 'mod'];

function barteredIn({ options }: OuterRimState): readonly string[] {
  return options.readings?.bartered === 'crew, too' ? [...BARTERED, 'crew'] : BARTERED;
}

export function barterable(state: OuterRimState, player: OuterRimPlayer): OwnedCard[] {
  return player.cards.filter((owned) => barteredIn(state).includes(faceOf(state, owned).kind));
}

function worth(state: OuterRimState, cards: readonly OwnedCard[]): number {
  return cards.reduce((sum, owned) => sum + costOf(state, owned), 0);
}

/** Ships that a ship card can bring: its own sheet, or any of the supply. */
export function shipsFor(state: OuterRimState, card: MarketCard): string[] {
  const { face } = card;
  if (face.kind !== 'ship') return [];
  if (face.ship === 'any') return [...new Set(state.shipSupply)];
  return state.shipSupply.includes(face.ship) ? [face.ship] : [];
}

/** Credits to pay (or.market-action.11): less bartered cards (or.bartering.01) and the ship that is given up (or.bartering.04), never below 0 (or.bartering.06). */
export function priceOf(
  state: OuterRimState,
  player: OuterRimPlayer,
  card: MarketCard,
  discount: Discount,
  ship: string | null,
  bartered: readonly OwnedCard[] = [],
): number {
  if (discount === 'free') return 0;
  return Math.max(0, costWith(state, card, ship) - discount - givenUp(state, player, card) - worth(state, bartered));
}

/** Its cost, with that of the ship where the card leaves the choice of one. */
function costWith(state: OuterRimState, card: MarketCard, ship: string | null): number {
  const isChosen = card.face.kind === 'ship' && card.face.ship === 'any' && ship !== null;
  return card.cost + (isChosen ? shipSheet(state, ship).cost : 0);
}

/** What the ship that is given up takes off the price (or.bartering.04). */
function givenUp(state: OuterRimState, player: OuterRimPlayer, card: MarketCard): number {
  return card.face.kind === 'ship' ? shipCost(state, player) : 0;
}

/** The price as a question of its own: what it is made of, and the rules that make it so. */
export function pricedAt(
  ...of: [OuterRimState, OuterRimPlayer, MarketCard, Discount, string | null, readonly OwnedCard[]]
): { sources?: readonly Source[]; rules: readonly RuleId[]; because?: readonly Reason[] } {
  const sources = priceParts(...of);
  const { rules, because } = pricing(sources);
  return { rules, ...(sources.length > 1 ? { sources } : {}), ...withReasons(because) };
}

/** What a price is made of; what goes below 0 is lost (or.bartering.06). */
function priceParts(
  state: OuterRimState,
  player: OuterRimPlayer,
  card: MarketCard,
  discount: Discount,
  ship: string | null,
  bartered: readonly OwnedCard[],
): Source[] {
  const cost = costWith(state, card, ship);
  const parts: Source[] = [
    { amount: -(discount === 'free' ? cost : discount), by: 'the card that lets buy it' },
    { amount: -givenUp(state, player, card), by: player.ship ?? '', rules: ['or.bartering.04'] },
    ...bartered.map((owned) => ({ amount: -costOf(state, owned), by: owned.id, rules: ['or.bartering.01'] })),
  ];
  return [{ amount: cost, by: 'its cost' }, ...parts.filter(({ amount }) => amount < 0)];
}

/** What makes the price what it is; what of a discount is lost. */
function pricing(sources: readonly Source[]): { rules: RuleId[]; because: Reason[] } {
  const lost = -sources.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = sources.flatMap(({ rules }) => rules ?? []);
  const because = lost > 0 ? [surplus(lost)] : [];
  return {
    rules: [...new Set([...because.flatMap((why) => why.rules), ...discounts, 'or.market-action.11'])],
    because,
  };
}

const surplus = (lost: number): Reason =>
  reason('surplus', say`${lost} credits of discount are lost`, ['or.bartering.06'], { lost });

/** Why the player cannot buy the top card of this deck, or null. */
export function cannotBuy(state: OuterRimState, id: PlayerId, deck: MarketDeck, discount: Discount): Reason | null {
  const player = playerOf(state, id);
  const { top } = marketOf(state, deck);
  if (top === null) return reason('empty-deck', say`The ${deck} deck is empty.`, ['or.market-action.07']);
  const card = marketCard(state, top);
  const { space } = player;
  if (space !== null && card.notOn.includes(space))
    return reason('not-sold-here', say`${card.face.name} cannot be bought on ${space}.`, ['or.ai-buying.10'], {
      space,
    });
  const { face } = card;
  const ships = shipsFor(state, card);
  if (face.kind === 'ship' && ships.length === 0)
    return reason('no-such-sheet', 'The ship sheet is not in the supply.', [
      'or.buying-ships.01',
      'or.buying-ships.02',
    ]);
  if (face.kind !== 'ship' && !couldHaveRoom(state, player, face))
    return reason('no-slot', say`There is no room for ${face.name}.`, ['or.market-action.17', 'or.market-action.14']);
  const choices = face.kind === 'ship' ? ships : [null];
  const barters = barterable(state, player);
  const least = Math.min(...choices.map((ship) => priceOf(state, player, card, discount, ship, barters)));
  if (least <= player.credits) return null;
  const worthAll = worth(state, barters);
  const facts = { price: least, cost: card.cost, barter: worthAll, credits: player.credits };
  const kept = listed(player.cards.map((owned) => owned.id));
  const without = player.cards.length > 0 ? say`, and may not barter ${kept}` : say``;
  const barter = worthAll > 0 ? say` and cards worth ${worthAll} to barter` : without;
  const said = say`${face.name} costs at least ${least + worthAll} credits; ${id} has ${player.credits}${barter}.`;
  return reason('too-expensive', said, ['or.market-action.11', 'or.bartering.02'], facts);
}

const bartered = (state: OuterRimState, frame: BuyFrame): OwnedCard[] =>
  playerOf(state, frame.player).cards.filter(({ id }) => frame.barter.includes(id));

const buying = procedure('buy a card', buyFields, [
  ask('choose a ship', ['or.buying-ships.02'], askShip, (state, frame, action) => {
    if (action.type === 'stop-buying') return stop(state, frame);
    frame.ship = action.ship;
  }),
  ask(
    'barter and pay',
    ['or.bartering.01', 'or.bartering.02', 'or.market-action.11'],
    askPayment,
    (state, frame, action) => {
      if (action.type === 'stop-buying') return stop(state, frame);
      if (action.type === 'pay') return;
      frame.barter.push(action.card);
      return 'again';
    },
  ),
  run('buy it', ['or.market-action.07'], (state, { procedure: _name, step: _step, ...frame }) =>
    call(state, 'purchase', { ...frame, barter: [...frame.barter] }),
  ),
]);

const purchase = procedure('purchase', buyFields, [
  run(
    'pay',
    ['or.market-action.07', 'or.bartering.03', 'or.bartering.04', 'or.bartering.06', 'or.credits.03'],
    (state, frame) => {
      const { player: id, deck, card, barter } = frame;
      const player = playerOf(state, id);
      const price = priceOf(state, player, marketCard(state, card), frame.discount, frame.ship, bartered(state, frame));
      const sources = priceParts(
        state,
        player,
        marketCard(state, card),
        frame.discount,
        frame.ship,
        bartered(state, frame),
      );
      const parts = sources.length > 1 ? { sources } : {};
      const { rules: priced, because } = pricing(sources);
      const rules = [...(player.kind === 'ai' ? ['or.ai-buying.08'] : []), ...priced];
      const bought = {
        type: 'card-bought' as const,
        rules,
        player: id,
        deck,
        card,
        price,
        bartered: [...barter],
        ...parts,
        ...withReasons(because),
      };
      marketOf(state, deck).top = null;
      tell(state, bought);
      spendCredits(state, id, price, 'buying');
      trigger(state, bought);
      for (const each of barter) discardOwned(state, each, ['or.bartering.03']);
      if (deck === 'luxury') noFameYet(state, id, card);
    },
  ),
  run(
    'take it',
    ['or.market-action.12', 'or.buying-ships.02', 'or.market-decks.07'],
    (state, { player, card, ship }) => {
      if (ship === null) return gainCard(state, { player, from: 'market', card, how: 'bought' });
      call(state, 'take ship', { player, ship });
      putShipCard(state, card);
    },
  ),
  run('turn up the next card', ['or.market-action.09', 'or.patrol-movement.03'], (state, { deck, player, card }) => {
    ownIcon(state, player, marketCard(state, card));
    turnUp(state, deck, player);
  }),
]);

/** Fame comes as a luxury card says, not with the purchase; on some it says so. */
function noFameYet(state: OuterRimState, player: PlayerId, card: string): void {
  const { face } = marketCard(state, card);
  const id = cardId('market', card);
  const abilities: readonly Ability[] = ('abilities' in face && face.abilities) || [];
  if (abilities.some((each) => each.kind === 'when' && each.on.event === 'this-gained')) return;
  const said = say`buying the luxury card ${id} brings none; fame comes only as it says, to whoever has it then`;
  doNothing(state, player, 'gain-fame', reason('luxury', said, ['or.winning-the-game.04'], { card: id }));
}

/** The icon on the bought card counted when that card was turned up. */
function ownIcon(state: OuterRimState, player: PlayerId, { face, patrol }: MarketCard): void {
  if (!patrol) return;
  const said = say`the icon on the bought ${{ is: face.name }} does not count, that on the next card does`;
  doNothing(state, player, 'move-patrol', reason('own-icon', said, ['or.patrol-movement.03']));
}

/** A card for one ship is done with when its sheet is taken (or.discard-and-remove.03); one for any ship goes back to its deck (or.discard-and-remove.01). */
function putShipCard(state: OuterRimState, card: string): void {
  const { face } = marketCard(state, card);
  if (face.kind === 'ship' && face.ship === 'any') {
    putBack(state, { from: 'market', card });
    return tell(state, { type: 'market-card-discarded', rules: ['or.discard-and-remove.01'], deck: 'ship', card });
  }
  const id = cardId('market', card);
  state.box.push(id);
  emit(state, { type: 'card-removed', rules: ['or.buying-ships.02', 'or.discard-and-remove.03'], card: id });
}

function stop(state: OuterRimState, frame: BuyFrame): void {
  give(state, { stopped: true });
  finish(frame);
}

function askShip(state: OuterRimState, frame: BuyFrame) {
  const { player, card, discount } = frame;
  const printed = marketCard(state, card);
  if (frame.ship !== null || printed.face.kind !== 'ship') return null;
  const self = playerOf(state, player);
  const choices = shipsFor(state, printed).map((ship) => {
    const price = priceOf(state, self, printed, discount, ship, barterable(state, self));
    const not = tooExpensive(price, self);
    return candidate({ type: 'choose-ship', player, ship }, not);
  });
  return question(player, 'a ship of the supply', [...choices, allowed({ type: 'stop-buying', player })]);
}

function askPayment(state: OuterRimState, frame: BuyFrame) {
  const { player: id, card, discount, ship } = frame;
  const player = playerOf(state, id);
  const price = priceOf(state, player, marketCard(state, card), discount, ship, bartered(state, frame));
  if (price === 0) return null;
  const left = player.cards.filter((owned) => !frame.barter.includes(owned.id));
  const cannotPay = tooExpensive(price, player);
  return question(id, say`${price} credits`, [
    candidate({ type: 'pay', player: id }, cannotPay),
    ...left.map((owned) => candidate({ type: 'barter', player: id, card: owned.id }, notBarterable(state, owned))),
    allowed({ type: 'stop-buying', player: id }),
  ]);
}

/** Only cargo, gear and mods are bartered. */
function notBarterable(state: OuterRimState, owned: OwnedCard): Reason | null {
  const { kind } = faceOf(state, owned);
  if (barteredIn(state).includes(kind)) return null;
  const only = barteredIn(state).includes('crew') ? 'cargo, gear, mods and crew' : 'cargo, gear and mods';
  const said = say`${owned.id} is a card of the kind ${{ is: kind }}; only ${only} are bartered.`;
  return reason('not-barterable', said, ['or.bartering.02'], { kind });
}

function tooExpensive(price: number, { id, credits }: OuterRimPlayer): Reason | null {
  const said = say`It costs ${price} credits, ${id} has ${credits}.`;
  return price <= credits ? null : reason('too-expensive', said, ['or.market-action.11'], { price, credits });
}

/** Buys the top card of a deck. Before paying the buyer may think better of it: the caller's `stopped` is then set. */
export function buy(state: OuterRimState, player: PlayerId, deck: MarketDeck, discount: Discount): void {
  const { top } = marketOf(state, deck);
  if (top === null) return;
  const { face } = marketCard(state, top);
  const ship = face.kind === 'ship' && face.ship !== 'any' ? face.ship : null;
  call(state, 'buy a card', { player, deck, card: top, discount, barter: [], ship });
}

/** Buys the top card at its price, without a question: for the AI player, who never barters. */
export function buyAt(state: OuterRimState, player: PlayerId, deck: MarketDeck, ship: string | null): void {
  const { top } = marketOf(state, deck);
  if (top !== null) call(state, 'purchase', { player, deck, card: top, discount: 0, barter: [], ship });
}

export const buyingProcedures = [buying, purchase];
