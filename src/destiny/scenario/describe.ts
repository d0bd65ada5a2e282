/** A state in the words of a scenario file, where words suffice: the table at the start of a turn, of the upkeep phase or of setup. */
import type { Json } from '../../core';
import { some, told, unless, type Told } from '../../language/describe';
import type { Parts } from '../../language/language';
import { diceOfCard } from '../queries/dice';
import { upgradesOn } from '../queries/cards';
import type { CardInPlay, DestinyPlayer, DestinyState } from '../model/state';
import { isCardId, nameOfCode } from './card-words';
import { shownBy } from './choice-words';
import { ON_CARD } from './parts';

/** Whoever asked tries whether it is right: cards that left play, or what cards remember, have no words here. */
export function describe(state: DestinyState): readonly Parts[] {
  const { code, owner, controller, claimedBy } = state.battlefield;
  if (state.phase === 'setup') return inSetup(state);
  if (code === null || owner === null) return [];
  const players = Object.fromEntries(state.players.map((each) => [each.id, playerOf(state, each)]));
  const battlefield = {
    card: nameOfCode(code),
    'brought-by': owner,
    controller,
    ...(claimedBy === null ? {} : { 'claimed-by': claimedBy }),
  };
  const { phase, round, turn, passes } = state;
  const moment = { phase, round, ...(turn === null ? {} : { turn }), ...(passes > 0 ? { passes } : {}) };
  return [{ players, battlefield, moment }];
}

/** As the hands are, or with what was drawn still on top of the decks. */
function inSetup(state: DestinyState): Parts[] {
  const table = (undrawn: boolean): Parts => ({
    players: Object.fromEntries(
      state.players.map((each) => [each.id, playerOf(state, undrawn ? withHandOnDeck(each) : each)]),
    ),
    moment: { phase: 'setup' },
  });
  return [table(false), table(true)];
}

function withHandOnDeck({ hand, deck, ...rest }: DestinyPlayer): DestinyPlayer {
  return { ...rest, hand: [], deck: { ...deck, top: [...hand, ...deck.top] } };
}

function playerOf(state: DestinyState, player: DestinyPlayer): Json {
  const placed = (type: CardInPlay['type']): CardInPlay[] =>
    state.cards.filter((each) => each.type === type && each.controller === player.id && each.zone !== 'waiting');
  const names = (codes: readonly string[]): string[] => codes.map(nameOfCode);
  const { top, unknown, bottom } = player.deck;
  const unused = player.setAside.some((each) => each.code === player.battlefield);
  const others = player.setAside.filter((each) => each.code !== player.battlefield);
  return told({
    characters: placed('character').map((each) => characterOf(state, each)),
    supports: some(placed('support').map((each) => cardOf(state, each))),
    resources: unless(0, player.resources),
    hand: some(names(player.hand)),
    'deck-top': some(names(top)),
    deck: names(unknown),
    'deck-bottom': some(names(bottom)),
    discard: some(names(player.discard)),
    'set-aside': some(names(others.map((each) => each.code))),
    'dice-aside': names(player.diceAside),
    brought: unused ? nameOfCode(player.battlefield) : undefined,
  });
}

function characterOf(state: DestinyState, card: CardInPlay): Json {
  const upgrades = upgradesOn(state, card.id).map((each) => cardOf(state, each));
  const isDefeated = card.zone === 'set-aside';
  return { ...cardOf(state, card), ...told({ upgrades: some(upgrades), defeated: isDefeated || undefined }) };
}

function cardOf(state: DestinyState, { id, code, owner, controller, exhausted, damage, shields }: CardInPlay): Told {
  return told({
    card: nameOfCode(code),
    name: isCardId(id) ? undefined : id,
    exhausted: exhausted || undefined,
    damage: unless(0, damage),
    shields: unless(0, shields),
    owner: unless(controller, owner),
    dice: diceOfCard(state, id).map((die) => shownBy(die) ?? ON_CARD),
  });
}
