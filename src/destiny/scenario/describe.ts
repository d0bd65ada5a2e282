/** A state in the words of a scenario file, where words suffice: the table at the start of a turn, of the upkeep phase or of setup. */
import type { Json } from '../../core';
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
  const told = (undrawn: boolean): Parts => ({
    players: Object.fromEntries(
      state.players.map((each) => [each.id, playerOf(state, undrawn ? withHandOnDeck(each) : each)]),
    ),
    moment: { phase: 'setup' },
  });
  return [told(false), told(true)];
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
  const told: Record<string, Json> = {
    characters: placed('character').map((each) => characterOf(state, each)),
    supports: placed('support').map((each) => cardOf(state, each)),
    resources: player.resources,
    hand: names(player.hand),
    'deck-top': names(top),
    deck: names(unknown),
    'deck-bottom': names(bottom),
    discard: names(player.discard),
    'set-aside': names(others.map((each) => each.code)),
    'dice-aside': names(player.diceAside),
    ...(unused ? { brought: nameOfCode(player.battlefield) } : {}),
  };
  const always = ['characters', 'deck', 'dice-aside'];
  return Object.fromEntries(Object.entries(told).filter(([key, value]) => always.includes(key) || !isNothing(value)));
}

function characterOf(state: DestinyState, card: CardInPlay): Json {
  const upgrades = upgradesOn(state, card.id).map((each) => cardOf(state, each));
  const told = { ...cardOf(state, card), ...(upgrades.length > 0 ? { upgrades } : {}) };
  return card.zone === 'set-aside' ? { ...told, defeated: true } : told;
}

function cardOf(
  state: DestinyState,
  { id, code, owner, controller, exhausted, damage, shields }: CardInPlay,
): Record<string, Json> {
  const dice = diceOfCard(state, id).map((die) => shownBy(die) ?? ON_CARD);
  const told: Record<string, Json> = {
    name: isCardId(id) ? '' : id,
    exhausted,
    damage,
    shields,
    owner: owner === controller ? '' : owner,
  };
  const said = Object.entries(told).filter(([, value]) => !isNothing(value));
  return { card: nameOfCode(code), ...Object.fromEntries(said), dice };
}

function isNothing(value: Json): boolean {
  return value === 0 || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
