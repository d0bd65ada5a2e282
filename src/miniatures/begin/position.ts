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
import { bringCardIntoPlay, bringHauntingIntoPlay, refreshAbilities } from '../effects/abilities';
import { FACTIONS, SIDES, type Faction, type Side, type StatCard } from '../facts';
import type { Square } from '../facts/battle-map';
import { gameType, square } from '../model/codecs';
import type { DoorState } from '../model/map';
import type { Character, MiniaturesPlayer, MiniaturesState, PlayedAs } from '../model/state';
import { cardOf, isInSquad } from '../queries/characters';
import { teamsIn } from '../queries/players';
import { layLasting, placedLasting, type PlacedLasting } from './lasting';
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
  /** The lower left square of its space; null: it is defeated, `aside`, or `aboard`. */
  at: Square | null;
  /** Id of who carries it (min.desert-skiff.02): it is where that one is. */
  aboard?: string;
  /** It stands beside the map, and may join the squad (min.reserves.01). */
  aside?: boolean;
  /** Suffered so far. Default 0. Of who is defeated neither this nor the rest is said. */
  damage?: number;
  /** Force points that are left. Default: those of its card. */
  force?: number;
  activated?: boolean;
  /** What lasts on it beyond a turn, for it or against it. */
  lasting?: PlacedLasting[];
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
  /** Who goes first in this round. Default: the first player; while initiative is rolled, nobody. */
  first?: PlayerId;
  /** Quiet rounds before this one, less than make a tie (min.tie-breaker.01). */
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
  lasting: optional(list(placedLasting)),
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
  for (const each of state.players) each.area = areaGiven(position, each.team) ?? teamsIn(state).indexOf(each.team);
  state.first = position.first ?? state.players[0]?.id ?? null;
  const wrong =
    saidInVain(state, position) ??
    firstRejection(position.characters, (each, i) => layCard(cards, each, ['characters', i, 'card'])) ??
    firstRejection(position.characters, (each) => putDown(state, each, position)) ??
    settleFactions(state, position) ??
    firstRejection(position.characters, ({ id, lasting = [] }, i) =>
      firstRejection(lasting, (each, j) => layLasting(state, id, each, ['characters', i, 'lasting', j])),
    ) ??
    check({ ...state, winners: null }) ??
    everyoneIsThere(state) ??
    takeUp(state, position.moment);
  if (wrong) return E.left(wrong);
  refreshAbilities(state);
  settleWorth(state);
  return E.right({ state, unadjudicated: unadjudicatedIn(state) });
}

/** What could be said, and would be read by nothing. */
function saidInVain(state: MiniaturesState, position: Position): Rejection | null {
  const { players, characters, first, moment } = position;
  if (first !== undefined && moment.stage === 'initiative')
    return impossible('no-first', 'Who goes first in this round is rolled for.', ['first'], ['min.initiative.01']);
  return (
    firstRejection(players, ({ area }, i) =>
      area === undefined || area === areaGiven(position, state.players[i]?.team)
        ? null
        : impossible('two-areas', 'A team has one start area.', ['players', i, 'area'], ['min.team-play.04']),
    ) ?? firstRejection(characters, (each, i) => vainOf(each, ['characters', i]))
  );
}

/** The start area that is given for a team, by whichever of its players. */
function areaGiven({ players }: Position, team: number | undefined): number | undefined {
  return players.find((each, i) => (each.team ?? i) === team && each.area !== undefined)?.area;
}

/** Who stands aside or is carried has no square of its own, and of who is defeated nothing is left (min.defeat.01). */
function vainOf(given: PlacedCharacter, path: Path): Rejection | null {
  const { id, at, aside, aboard } = given;
  if (at !== null && aside) return impossible('aside', `${id} stands aside, and in no square.`, [...path, 'at']);
  if (at !== null && aboard !== undefined)
    return impossible('aboard', `${id} is where its carrier is.`, [...path, 'at'], ['min.desert-skiff.02']);
  if (aside && given.lasting !== undefined)
    return impossible('aside', `${id} stands aside: nothing lasts on it.`, [...path, 'lasting']);
  if (at !== null || aside || aboard !== undefined) return null;
  const left = (['damage', 'force', 'activated', 'lasting'] as const).find((field) => given[field] !== undefined);
  return left === undefined
    ? null
    : impossible('defeated', `${id} is defeated: nothing is left of it.`, [...path, left], ['min.defeat.01']);
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
function putDown(state: MiniaturesState, given: PlacedCharacter, { characters }: Position): null {
  const card = cardMeant(given.card, state.cards);
  if (typeof card === 'string') return null;
  const carrier = characters.find(({ id }) => id === given.aboard);
  const at = given.at ?? carrier?.at ?? null;
  const character: Character = {
    ...newCharacter(given.id, given.player, card),
    ...(given.aside && { place: 'aside', counts: false }),
    ...(!given.aside && { place: at === null ? 'defeated' : 'map' }),
    at: at ?? [0, 0],
    aboard: given.aboard ?? null,
    damage: given.damage ?? 0,
    force: given.force ?? card.force?.points ?? 0,
    activated: given.activated ?? false,
  };
  state.characters.push(character);
  if (character.place === 'map') bringCardIntoPlay(state, character);
  if (character.place === 'defeated') bringHauntingIntoPlay(state, character);
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
