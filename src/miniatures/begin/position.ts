/** A position: who stands where, in which state, and at which moment of a round (see `Moment`). */
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
import { count, flag, list, nullable, object, oneOf, optional, record, text, whole } from '../../core/codec';
import { check } from '../codecs/check';
import { bringCardIntoPlay, refreshAbilities } from '../effects/abilities';
import { FACTIONS, SIDES, type Faction, type Side, type StatCard } from '../facts';
import type { Square } from '../facts/battle-map';
import { gameType, square } from '../model/codecs';
import type { DoorState } from '../model/map';
import type { Character, MiniaturesPlayer, MiniaturesState, PlayedAs } from '../model/state';
import { cardOf, isInSquad } from '../queries/characters';
import { teamsIn } from '../queries/players';
import { mapOf } from './map';
import { momentCodec, takeUp, type Moment } from './moment';
import { addCard, cardGiven, cardMeant, newCharacter, settleWorth } from './squads';
import { emptyState, unadjudicatedIn } from './set-up';

/** A character as a position describes it. */
export interface PlacedCharacter {
  id: string;
  /** Id of its stat card, or the card itself. */
  card: string | StatCard;
  player: PlayerId;
  /** The lower left square of its space; null: it is defeated, or `aside`. */
  at: Square | null;
  /** Id of who carries it (min.desert-skiff.02); `at` is of no meaning then. */
  aboard?: string;
  /** It stands beside the map, and may join the squad (min.reserves.01). */
  aside?: boolean;
  /** Suffered so far. Default 0. */
  damage?: number;
  /** Force points that are left. Default: those of its card. */
  force?: number;
  activated?: boolean;
}

/** A player as a position describes it. */
export interface PlayerGiven {
  id: PlayerId;
  /** Default: that of the player's first character that is not Fringe. */
  faction?: Faction;
  side?: Side;
  /** Players of one number play together; default: every one for themselves. */
  team?: number;
  /** Which start area is the team's; default: they are as the teams are. */
  area?: number;
}

/** What `miniatures.resume` takes. */
export interface Position {
  gameType?: PlayedAs;
  /** In the order in which they sit, to the left. */
  players: PlayerGiven[];
  /** One of our maps by name, or a drawing. */
  map: string;
  /** How doors stand that are not closed. */
  doors?: Record<string, DoorState>;
  characters: PlacedCharacter[];
  /** Default 1. */
  round?: number;
  /** Who goes first in this round. Default: the first player. */
  first?: PlayerId;
  /** Quiet rounds before this one (min.tie-breaker.01). */
  quietRounds?: number;
  moment: Moment;
}

const placedCharacter = object<PlacedCharacter>('a character', {
  id: text,
  card: cardGiven,
  player: text,
  at: nullable(square),
  aboard: optional(text),
  aside: optional(flag),
  damage: optional(count),
  force: optional(count),
  activated: optional(flag),
});

export const positionCodec = object<Position>('a position', {
  gameType: optional(gameType),
  players: list(
    object<PlayerGiven>('a player', {
      id: text,
      faction: optional(oneOf('a faction', FACTIONS)),
      side: optional(oneOf('a side', SIDES)),
      team: optional(count),
      area: optional(count),
    }),
  ),
  map: text,
  doors: optional(record<DoorState>('doors', oneOf('a state of a door', ['open', 'closed', 'removed']))),
  characters: list(placedCharacter),
  round: optional(whole('a round', 1)),
  first: optional(text),
  quietRounds: optional(count),
  moment: momentCodec,
});

/** Puts the described characters on the map; the first thing that cannot be is named with its place in the description. */
export function place(position: Position, chance: Chance): E.Either<Rejection, Prepared<MiniaturesState>> {
  const map = mapOf(position.map, ['map']);
  if (E.isLeft(map)) return map;
  const cards: StatCard[] = [];
  const state = emptyState(position.gameType ?? 'standard', map.right, cards, [], chance);
  state.round = position.round ?? 1;
  state.quietRounds = position.quietRounds ?? 0;
  state.doors = position.doors ?? {};
  state.players = position.players.map((player, i) => playerOf(player, i));
  for (const [i, each] of state.players.entries())
    each.area = position.players[i]?.area ?? teamsIn(state).indexOf(each.team);
  state.first = position.first ?? state.players[0]?.id ?? null;
  const wrong =
    firstRejection(position.characters, (each, i) => layCard(cards, each, ['characters', i, 'card'])) ??
    firstRejection(position.characters, (each) => putDown(state, each)) ??
    settleFactions(state, position) ??
    check({ ...state, winners: null }) ??
    everyoneIsThere(state) ??
    takeUp(state, position.moment);
  if (wrong) return E.left(wrong);
  refreshAbilities(state);
  settleWorth(state);
  return E.right({ state, unadjudicated: unadjudicatedIn(state) });
}

function playerOf({ id, faction, side, team }: PlayerGiven, i: number): MiniaturesPlayer {
  return { id, faction: faction ?? 'fringe', side: side ?? null, team: team ?? i, area: null };
}

function settleFactions(state: MiniaturesState, { players }: Position): null {
  for (const [i, player] of state.players.entries()) {
    const own = state.characters
      .filter((each) => each.player === player.id && isInSquad(each))
      .map((each) => cardOf(state, each).faction);
    player.faction = players[i]?.faction ?? own.find((faction) => faction !== 'fringe') ?? 'fringe';
  }
  return null;
}

function layCard(cards: StatCard[], { card: given }: PlacedCharacter, path: Path): Rejection | null {
  const card = cardMeant(given, cards);
  return typeof card === 'string' ? impossible('unknown-stat-card', card, path) : addCard(cards, card, path);
}

/** All cards are there by then: they are looked up among one another. */
function putDown(state: MiniaturesState, given: PlacedCharacter): null {
  const card = cardMeant(given.card, state.cards);
  if (typeof card === 'string') return null;
  const character: Character = {
    ...newCharacter(given.id, given.player, card),
    ...(given.aside && { place: 'aside', counts: false }),
    ...(!given.aside && { place: given.at === null ? 'defeated' : 'map' }),
    at: given.at ?? [0, 0],
    aboard: given.aboard ?? null,
    damage: given.damage ?? 0,
    force: given.force ?? card.force?.points ?? 0,
    activated: given.activated ?? false,
  };
  state.characters.push(character);
  if (character.place === 'map') bringCardIntoPlay(state, character);
  return null;
}

/** With nobody left, a player has lost already. */
function everyoneIsThere({ players, characters }: MiniaturesState): Rejection | null {
  const teams = [...new Set(players.map(({ team }) => team))];
  const gone = teams.find(
    (team) =>
      !characters.some(
        (each) => each.place === 'map' && players.some((one) => one.team === team && one.id === each.player),
      ),
  );
  if (gone === undefined) return null;
  const who = players.find(({ team }) => team === gone)?.id ?? '';
  return impossible(
    'nobody-left',
    `${who} has no character on the map.`,
    ['characters'],
    ['min.how-to-win-advanced.01'],
  );
}
