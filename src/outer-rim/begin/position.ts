/** A game from any described moment in its middle: players and what they have, the map, the decks, whose turn it is. */
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
import {
  allOptional,
  anything,
  anyText,
  count,
  each,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  textOr,
} from '../../core/codec';
import { credits, faction as factionCodec } from '../model/codecs';
import { FACTIONS, MARKET_DECKS, STANDINGS, type Faction, type MarketDeck, type Standing } from '../facts';
import { characterCard, shipSheet, known } from '../queries/lookup';
import { packOf } from '../model/pack';
import { wrongMark } from '../codecs/check';
import { momentCodec, takeUp, type Moment } from './moment';
import { placeCards, placeSecrets, wrongHoldings, type PlacedCard } from './place-cards';
import { placeContacts, type PlacedContact } from './place-contacts';
import { placeDecks, placePatrols, type PlacedBelow } from './place-map';
import { playerOf } from '../queries/players';
import type { Readings } from '../model/readings';
import { readings } from '../codecs/readings';
import { emptyState, newPlayer, readPack, variantCodec, VARIANTS, wrongPlayers, type Variant } from './set-up';
import type { OuterRimPlayer, OuterRimState, Reputation } from '../model/state';

export type { PlacedCard } from './place-cards';
export type { PlacedContact } from './place-contacts';
export type { PlacedBelow } from './place-map';

/** A player as they stand. What is not said: nothing of it (no credits, no fame, neutral, undamaged). */
export interface PlacedPlayer {
  id: PlayerId;
  character: string;
  /** Space of the map. */
  at: string;
  /** Default: the first starting ship. */
  ship?: string;
  shipTurned?: boolean;
  turned?: boolean;
  credits?: number;
  fame?: number;
  reputation?: Partial<Record<Faction, Standing>>;
  damage?: { character?: number; ship?: number };
  defeated?: boolean;
  /** Cards in slots: ids of market, databank or encounter cards. */
  cards?: (string | PlacedCard)[];
  /** Ids of encounter cards kept for their secret. */
  secrets?: (string | { card: string; space: string })[];
  goalTokens?: { character?: number; ship?: number };
  /** Planets with a damage token of this player. */
  marked?: string[];
  /** The AI player of the single-player game. */
  ai?: boolean;
}

/** What `outerRim.resume` takes: a table and a moment. */
export interface Position {
  /** Clockwise. */
  players: PlacedPlayer[];
  moment: Moment;
  /** Default: the first of the players. */
  first?: PlayerId;
  turn?: number;
  variant?: Variant;
  negotiation?: boolean;
  /** What is read in another way than docs/ambiguities.md has it. */
  readings?: Readings;
  /** Pieces of the map from left to right; default: the standard map. */
  pieces?: string[];
  /** Patrols that are not of level 1 at their start. */
  patrols?: { faction: Faction; level?: number; at?: string }[];
  /** Contact tokens that are not as setup leaves them. */
  contacts?: PlacedContact[];
  /** The faceup card of a market deck, and the cards below it; default: any card that nobody has. */
  market?: Partial<Record<MarketDeck, { top: string | null; next?: string[] }>>;
  /** Cards on top of encounter decks, by deck. */
  encounters?: Record<string, string[]>;
  /** Cards on top of the AI deck. */
  aiCards?: string[];
  /** Planets with a goal token of the AI player, one entry a token. */
  goals?: string[];
  /** Cards at the bottom of decks, each deck's lowest last. */
  bottoms?: PlacedBelow[];
  /** Cards out of the game: `market/...`, `encounter/...`, `databank/...`. */
  box?: string[];
  /** Starting ships that were given up: sheets of the supply with this side up. */
  supply?: string[];
  pack?: unknown;
}

const placedBoth = object<{ character?: number; ship?: number }>('character and ship', {
  character: optional(count),
  ship: optional(count),
});
const placedCard = object<PlacedCard>('a card', { card: text, space: optional(text), captured: optional(flag) });
const placedSecret = object<{ card: string; space: string }>('a secret', { card: text, space: text });
const placedPlayer = object<PlacedPlayer>('a player', {
  id: anyText,
  character: text,
  at: text,
  ship: optional(text),
  shipTurned: optional(flag),
  turned: optional(flag),
  credits: optional(credits),
  fame: optional(count),
  reputation: optional(
    object<Partial<Record<Faction, Standing>>>(
      'reputations',
      allOptional(each(FACTIONS, oneOf('a standing', STANDINGS))),
    ),
  ),
  damage: optional(placedBoth),
  defeated: optional(flag),
  cards: optional(list(textOr('a card', text, placedCard))),
  secrets: optional(list(textOr('a secret', text, placedSecret))),
  goalTokens: optional(placedBoth),
  marked: optional(list(text)),
  ai: optional(flag),
});

type MarketTop = NonNullable<NonNullable<Position['market']>[MarketDeck]>;
const marketTop = object<MarketTop>('a market deck', { top: nullable(text), next: optional(list(text)) });
const patrol = object<NonNullable<Position['patrols']>[number]>('a patrol', {
  faction: factionCodec,
  level: optional(count),
  at: optional(text),
});
const contact = object<PlacedContact>('a contact', {
  at: text,
  contact: optional(text),
  faceup: optional(flag),
  knownTo: optional(list(text)),
  gone: optional(flag),
});
const below = object<Exclude<PlacedBelow, string>>('a card at the bottom', { card: text, knownTo: list(text) });
export const positionCodec = object<Position>('a position', {
  players: list(placedPlayer),
  moment: momentCodec,
  first: optional(text),
  turn: optional(count),
  variant: optional(variantCodec),
  negotiation: optional(flag),
  readings: optional(readings),
  pieces: optional(list(text)),
  patrols: optional(list(patrol)),
  contacts: optional(list(contact)),
  market: optional(object<NonNullable<Position['market']>>('market decks', allOptional(each(MARKET_DECKS, marketTop)))),
  encounters: optional(record('cards by encounter deck', list(text))),
  aiCards: optional(list(text)),
  goals: optional(list(text)),
  bottoms: optional(list(textOr('a card at the bottom', text, below))),
  box: optional(list(text)),
  supply: optional(list(text)),
  pack: optional(anything),
});

/** Lays everything out as described; the first thing that cannot be is named with its place in the description. */
export function place(position: Position, chance: Chance): E.Either<Rejection, Prepared<OuterRimState>> {
  const content = readPack(position.pack, ['pack']);
  if (E.isLeft(content)) return content;
  const wrong = wrongPlayers(
    position.players.map((each) => each.id),
    ['players'],
  );
  if (wrong) return E.left(wrong);
  const players = position.players.map(({ id, ai }) => newPlayer(id, ai ? 'ai' : 'person'));
  const options = {
    fame: VARIANTS[position.variant ?? 'standard'],
    map: 'standard' as const,
    negotiation: position.negotiation ?? true,
    randomCharacters: false,
    characters: {},
    first: null,
    ...(position.readings && { readings: { ...position.readings } }),
  };
  const state = emptyState(content.right, options, players, chance);
  const trouble =
    wrongTable(state, position) ??
    firstRejection(position.players, (given, i) => placePlayer(state, given, ['players', i])) ??
    placeSupply(state, position) ??
    placePatrols(state, position) ??
    firstRejection(position.players, (given, i) => placeCards(state, position, given, ['players', i])) ??
    firstRejection(position.players, (given, i) => placeSecrets(state, given, ['players', i])) ??
    placeContacts(state, position) ??
    placeDecks(state, position) ??
    firstRejection(position.players, (given, i) => wrongHoldings(state, given, ['players', i])) ??
    takeUp(state, position.moment);
  return trouble ? E.left(trouble) : E.right({ state, unadjudicated: [] });
}

function wrongTable(state: OuterRimState, position: Position): Rejection | null {
  const { map } = packOf(state);
  const ais = state.players.filter((player) => player.kind === 'ai').length;
  if (ais > 0 && state.players.length !== 2)
    return impossible(
      'ai-player',
      'The AI player plays against one person.',
      ['players'],
      ['or.single-player-game.01'],
    );
  if (position.players.length === 1)
    return impossible('alone', 'A game has at least two sides.', ['players'], ['or.introduction.01']);
  state.firstPlayer = position.first ?? state.players[0]?.id ?? null;
  if (!state.players.some((player) => player.id === state.firstPlayer))
    return impossible('unknown-player', `There is no player '${state.firstPlayer}'.`, ['first']);
  state.turn = position.turn ?? 1;
  if (position.pieces) {
    const all = [...map.tiles, ...map.endcaps].map((piece) => piece.id);
    const whole = position.pieces.length === all.length && all.every((id) => position.pieces?.includes(id));
    if (!whole) return impossible('map', 'The map has each piece once.', ['pieces'], ['or.setup-map.01']);
    state.pieces = [...position.pieces];
  }
  const strange = (position.goals ?? []).findIndex((space) => !known(state, 'spaces', space));
  if (strange >= 0)
    return impossible('unknown-space', `There is no space '${position.goals?.[strange]}'.`, ['goals', strange]);
  if (ais === 0 && position.goals?.length)
    return impossible(
      'no-ai-player',
      "Goal tokens are the AI player's, and none plays.",
      ['goals'],
      ['or.ai-goals.01'],
    );
  state.goals = [...(position.goals ?? [])];
  return null;
}

function placePlayer(state: OuterRimState, given: PlacedPlayer, path: Path): Rejection | null {
  const pack = packOf(state);
  const player = playerOf(state, given.id);
  if (!known(state, 'characters', given.character))
    return impossible('unknown-character', `There is no character '${given.character}'.`, [...path, 'character']);
  if (state.players.some((other) => other.character === given.character))
    return impossible(
      'taken',
      `${characterCard(state, given.character).name} is played twice.`,
      [...path, 'character'],
      ['or.setup-choose-characters.02'],
    );
  if (!known(state, 'spaces', given.at))
    return impossible('unknown-space', `There is no space '${given.at}'.`, [...path, 'at']);
  const starting = pack.ships.filter((ship) => ship.starting).map((ship) => ship.id);
  const ship = given.ship ?? starting[0] ?? '';
  if (!known(state, 'ships', ship)) return impossible('unknown-ship', `There is no ship '${ship}'.`, [...path, 'ship']);
  const sheet = state.shipSupply.indexOf(starting.includes(ship) ? (starting[0] ?? '') : ship);
  if (sheet < 0)
    return impossible('no-sheet', `No sheet of '${ship}' is left.`, [...path, 'ship'], ['or.components.01']);
  state.shipSupply.splice(sheet, 1);
  if (given.shipTurned && !shipSheet(state, ship).turned)
    return impossible('no-other-side', `'${ship}' has no other side.`, [...path, 'shipTurned'], ['or.ship-goals.01']);
  const unmarkable = wrongMark(state, given.marked ?? [], [...path, 'marked']);
  if (unmarkable) return unmarkable;
  Object.assign(player, standing(given), { ship } satisfies Partial<OuterRimPlayer>);
  if (player.fame >= state.options.fame)
    return impossible('already-won', `${given.id} has won already.`, [...path, 'fame'], ['or.winning-the-game.01']);
  return null;
}

/** Both sides of a starting sheet are ships; one that nobody has used lies with its first side up. */
function placeSupply(state: OuterRimState, { supply = [] }: Position): Rejection | null {
  const starting = packOf(state)
    .ships.filter((ship) => ship.starting)
    .map((ship) => ship.id);
  return firstRejection(supply, (ship, i) => {
    const sheet = starting.includes(ship) ? state.shipSupply.indexOf(starting[0] ?? '') : -1;
    if (sheet < 0) return impossible('no-sheet', `No sheet of '${ship}' is left.`, ['supply', i], ['or.components.01']);
    state.shipSupply[sheet] = ship;
    return null;
  });
}

const REPUTATION: Record<Standing, Reputation> = { positive: 1, neutral: 0, negative: -1 };

/** What is not said is as a player begins (or.setup-choose-characters.03, or.setup-choose-characters.05, or.setup-choose-characters.06). */
function standing(given: PlacedPlayer): Partial<OuterRimPlayer> {
  const reputation = Object.fromEntries(
    FACTIONS.map((faction) => [faction, REPUTATION[given.reputation?.[faction] ?? 'neutral']]),
  ) as Record<Faction, Reputation>;
  return {
    character: given.character,
    turned: given.turned ?? false,
    shipTurned: given.shipTurned ?? false,
    space: given.at,
    credits: given.credits ?? 0,
    fame: given.fame ?? 0,
    reputation,
    damage: { character: given.damage?.character ?? 0, ship: given.damage?.ship ?? 0 },
    defeated: given.defeated ?? false,
    goalTokens: { character: given.goalTokens?.character ?? 0, ship: given.goalTokens?.ship ?? 0 },
    marked: [...(given.marked ?? [])],
  };
}
