/** A game from any described moment in its middle: cards, dice with the side they show, hands, decks, and the moment of the round. */
import * as E from 'fp-ts/lib/Either';
import {
  firstRejection,
  impossible,
  type Chance,
  type Path,
  type PlayerId,
  type Prepared,
  type Rejection,
} from '../../core';
import { count, either, list, nullable, object, optional, text, textOr } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { card } from '../facts';
import { code as codeCodec } from '../model/codecs';
import { momentCodec, takeUp, type Moment } from './moment';
import {
  placeCards,
  placedCard,
  placedCharacter,
  wrongType,
  type PlacedCard,
  type PlacedCharacter,
} from './place-cards';
import { FEWEST_PLAYERS, emptyState, unadjudicated } from './set-up';
import type { Code, DestinyPlayer, DestinyState } from '../model/state';

/** One player's side of the table. What is not said: no cards, no resources. */
export interface PlacedPlayer {
  id: PlayerId;
  characters: PlacedCharacter[];
  supports?: PlacedCard[];
  hand?: Code[];
  /** A list: shuffled. Or with a known top and bottom, the topmost first. */
  deck?: Code[] | { top?: Code[]; shuffled?: Code[]; bottom?: Code[] };
  discard?: Code[];
  /** Cards set aside faceup; `under`: facedown under another. */
  setAside?: (Code | { card: Code; under: Code })[];
  /** Dice in the set-aside zone. Default: one for each card with a die in hand, deck and discard pile. */
  diceAside?: Code[];
  resources?: number;
  /** The battlefield that the player brought; set aside unless it is the one in use. */
  battlefield?: Code;
}

/** What `destiny.resume` takes: a table and a moment. */
export interface Position {
  /** Default 1. */
  round?: number;
  /** In seating order, clockwise. */
  players: PlacedPlayer[];
  /** The one in use: needed but in setup, where none is. */
  battlefield?: { card: Code; owner: PlayerId; controller: PlayerId | null; claimedBy?: PlayerId };
  moment?: Moment;
}

const codes = list(codeCodec);
type Known = Exclude<NonNullable<PlacedPlayer['deck']>, Code[]>;
const knownDeck = object<Known>('a deck', {
  top: optional(codes),
  shuffled: optional(codes),
  bottom: optional(codes),
});
type WithUnder = Exclude<NonNullable<PlacedPlayer['setAside']>[number], Code>;
const withUnder = object<WithUnder>('a card with one under it', { card: codeCodec, under: codeCodec });
const placedPlayer = object<PlacedPlayer>('a player', {
  id: text,
  characters: list(placedCharacter),
  supports: optional(list(placedCard)),
  hand: optional(codes),
  deck: optional(either<Code[], Known>('a deck', Array.isArray, codes, knownDeck)),
  discard: optional(codes),
  setAside: optional(list(textOr('a card set aside', codeCodec, withUnder))),
  diceAside: optional(codes),
  resources: optional(count),
  battlefield: optional(codeCodec),
});

export const positionCodec = object<Position>('a position', {
  players: list(placedPlayer),
  battlefield: optional(
    object<NonNullable<Position['battlefield']>>('a battlefield', {
      card: codeCodec,
      owner: text,
      controller: nullable(text),
      claimedBy: optional(text),
    }),
  ),
  round: optional(count),
  moment: optional(momentCodec),
});

/** Lays everything out as described; the first thing that cannot be is named with its place in the description. */
export function place(position: Position, chance: Chance): E.Either<Rejection, Prepared<DestinyState>> {
  const { players, battlefield: field, moment = { phase: 'action' } } = position;
  const wrong =
    wrongPlayers(position) ??
    wrongBattlefields(position, moment.phase === 'setup') ??
    firstRejection(players, (each, i) => wrongPiles(each, ['players', i]));
  if (wrong) return E.left(wrong);
  const state = emptyState(
    players.map((each) => newPlayer(each, field)),
    chance,
  );
  state.round = position.round ?? (moment.phase === 'setup' ? 0 : 1);
  if (field) {
    const { card: code, owner, controller, claimedBy = null } = field;
    state.battlefield = { code, owner, controller, claimedBy, closed: false };
    if (controller === null) state.deputy = owner;
  }
  const trouble =
    firstRejection(players, (each, i) => placeCards(state, each, ['players', i])) ?? takeUp(state, moment);
  if (trouble) return E.left(trouble);
  const all = [
    ...players.flatMap((each) => [...(each.hand ?? []), ...deckOf(each)]),
    ...state.cards.map((each) => each.code),
    ...state.players.map((each) => each.battlefield),
    ...(field ? [field.card] : []),
  ];
  return E.right({ state, unadjudicated: unadjudicated(all) });
}

function wrongPlayers({ players, battlefield }: Position): Rejection | null {
  if (players.length < FEWEST_PLAYERS)
    return impossible(
      'player-count',
      `Destiny is played by ${FEWEST_PLAYERS} or more.`,
      ['players'],
      ['des.free-for-all.01'],
    );
  const ids = players.map((each) => each.id);
  if (new Set(ids).size !== ids.length) return impossible('same-name', 'Two players have one name.', ['players']);
  const named: [PlayerId | null | undefined, Path][] = [
    [battlefield?.owner, ['battlefield', 'owner']],
    [battlefield?.controller, ['battlefield', 'controller']],
    [battlefield?.claimedBy, ['battlefield', 'claimedBy']],
  ];
  return firstRejection(named, ([id, path]) =>
    id === null || id === undefined || ids.includes(id)
      ? null
      : impossible('unknown-player', `No player is called '${id}'${didYouMean(id, ids) || '.'}`, path),
  );
}

/** One is in use, or it is setup and every player has brought one (des.battlefield.01). */
function wrongBattlefields({ battlefield, players }: Position, isSetup: boolean): Rejection | null {
  if (isSetup && battlefield)
    return impossible(
      'battlefield-in-setup',
      'No battlefield is in use before setup.',
      ['battlefield'],
      ['des.setup.11'],
    );
  if (!isSetup && !battlefield)
    return impossible('no-battlefield', 'A position needs a battlefield.', ['battlefield'], ['des.battlefield.01']);
  const inUse = battlefield && wrongType(battlefield.card, ['battlefield'], ['battlefield', 'card']);
  if (inUse) return inUse;
  return firstRejection(players, ({ battlefield: brought }, i) => {
    const path = ['players', i, 'battlefield'];
    if (brought !== undefined) return wrongType(brought, ['battlefield'], path);
    return isSetup ? impossible('no-battlefield', 'Every player brings a battlefield.', path, ['des.setup.03']) : null;
  });
}

function wrongPiles(given: PlacedPlayer, path: Path): Rejection | null {
  const { hand = [], discard = [] } = given;
  return firstRejection(Object.entries({ hand, deck: deckOf(given), discard }), ([zone, cards]) =>
    firstRejection(cards, (code) => wrongType(code, ['event', 'upgrade', 'support'], [...path, zone])),
  );
}

function deckOf({ deck = [] }: PlacedPlayer): Code[] {
  return Array.isArray(deck) ? deck : [...(deck.top ?? []), ...(deck.shuffled ?? []), ...(deck.bottom ?? [])];
}

function newPlayer(given: PlacedPlayer, field: Position['battlefield']): DestinyPlayer {
  const {
    id,
    battlefield = field?.card ?? '',
    hand = [],
    deck = [],
    discard = [],
    setAside = [],
    resources = 0,
  } = given;
  const parts = Array.isArray(deck) ? { shuffled: deck } : deck;
  return {
    id,
    battlefield,
    hand: [...hand],
    deck: {
      name: `${id} deck`,
      top: [...(parts.top ?? [])],
      unknown: [...(parts.shuffled ?? [])].sort(),
      bottom: [...(parts.bottom ?? [])],
    },
    discard: [...discard],
    setAside: [...unusedBattlefield(given, field), ...setAside].map((each) =>
      typeof each === 'string'
        ? { code: each, owner: id, under: null }
        : { code: each.card, owner: id, under: each.under },
    ),
    diceAside: [...(given.diceAside ?? diceFor([...hand, ...deckOf(given), ...discard]))].sort(),
    resources,
    eliminated: false,
  };
}

/** The dice that these cards need to enter play (des.set-aside-zone.01). */
function diceFor(codes: readonly Code[]): Code[] {
  return codes.filter((code) => (card(code)?.sides.length ?? 0) > 0);
}

/** A battlefield that is not used lies in the set-aside zone (des.battlefield.01). */
function unusedBattlefield({ id, battlefield }: PlacedPlayer, field: Position['battlefield']): Code[] {
  return battlefield === undefined || field?.owner === id ? [] : [battlefield];
}
