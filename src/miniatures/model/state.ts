/** The state of a skirmish: plain JSON. Lengths in squares; [0, 0] is the lower left square of the map. */
import type { AbilityValue, CoreState, PlayerId } from '../../core';
import type { BattleMap, Square } from '../facts/battle-map';
import type { StatCard } from '../facts';
import type { Faction, GameType, Side } from '../facts/words';
import type { MiniaturesEvent } from './events';
import type { DoorStates } from './map';

/** Id of a character in the game: `clone-trooper-2`. */
export type CharacterId = string;

/**
 * 'aside': no part of the skirmish; it may join it (min.reserves.01). 'reserve': beside the map, before it is set up. 'defeated': off the map for good; `at` says
 * where it stood.
 */
export type Place = 'aside' | 'reserve' | 'map' | 'defeated';

/** A character of a squad, be it a person, a droid, a creature or a vehicle (min.character.01, min.reading-a-stat-card.01). */
export interface Character {
  id: CharacterId;
  /** Id of its stat card. */
  card: string;
  /** In whose squad it is. */
  player: PlayerId;
  place: Place;
  /** The lower left square of its space; while it squeezes, of the squares that it occupies. Of no meaning in reserve. */
  at: Square;
  /** In the middle of a move it squeezes: the place, in its whole space, of the squares that it occupies. */
  squeezed: Square | null;
  /** Who carries it: it occupies no square of its own, and is where that one is (min.desert-skiff.02). Null: nobody does. */
  aboard: CharacterId | null;
  /**
   * What it has suffered, not the Damage of its card (min.glossary-conventions.03); Hit Points that are left are those of its card without it
   * (min.wounded.01).
   */
  damage: number;
  /** Force points that are left (min.force-points.01); spent ones do not come back by themselves (min.force-points-basics.04). */
  force: number;
  activated: boolean;
  /** Whose Force points were spent for it in this turn, its own mostly, once for each time (min.force-points.04). */
  spent: CharacterId[];
  /** It has made an attack of opportunity in this turn (min.attacks-of-opportunity.04). */
  opportunity: boolean;
  /** It belongs to the squad that was built; others came later, and count for nothing (min.reinforcements.02, .03). */
  counts: boolean;
  /** Points that it costs in its squad (min.rapport.02). */
  worth: number;
}

/** Until when an effect lasts: the end of this turn, of this round, of the next turn of whoever it is `by`, or the whole skirmish. */
export type Until = 'turn' | 'round' | 'next-turn' | 'skirmish';

/** What a character has for a while: an ability that it gained, or an effect that is on it. Both are entries of the registry (`card`). */
export interface Lasting {
  character: CharacterId;
  ability: string;
  value: AbilityValue | null;
  until: Until;
  /** In whose turn it began, which ends what lasts to the end of a turn: one that interrupts another ends its own alone. Null: between turns. */
  turn: CharacterId | null;
  /** Whose doing it is. */
  by: CharacterId;
}

/** What is a player's own. */
export interface MiniaturesPlayer {
  id: PlayerId;
  faction: Faction;
  /** Null: of a squad that is on neither, as in Free-for-All. */
  side: Side | null;
  /** Players with the same number are teammates (min.team-play.01); without teams all differ. */
  team: number;
  /** Which start area is theirs (`startArea`); null: not chosen yet. */
  area: number | null;
}

/**
 * 'basic': the fight of the starter set, in which the Light Side sets up first (min.basic-rules.01, min.starting-position.01). In play all is as in the others
 * (min.advanced-rules.01, min.advanced-skirmish-rules.01).
 */
export type PlayedAs = GameType | 'basic';

/** What goes on: squads are set up, initiative is rolled, characters are activated. */
export type Stage = 'setup' | 'initiative' | 'activations';

/** A whole skirmish. Nothing in it is hidden once it has begun; squads are built before that, in secret (min.squad-building-rules.01). */
export interface MiniaturesState extends CoreState<MiniaturesEvent> {
  gameType: PlayedAs;
  /** The one map on whose squares all is played (min.setup.01). No rule changes it. */
  map: BattleMap;
  /** The stat cards of this skirmish. No rule changes them. */
  cards: readonly StatCard[];
  doors: DoorStates;
  /** 0 in setup. */
  round: number;
  stage: Stage;
  /** In the order in which they sit, to the left. */
  players: MiniaturesPlayer[];
  /** Both players of the basic game want the same side: a roll says who chooses (min.choose-sides.05). */
  contested: boolean;
  /** Who goes first in this round; null: not known yet. */
  first: PlayerId | null;
  characters: Character[];
  lasting: Lasting[];
  /** Rounds in a row in which nobody fought (min.tie-breaker.01). */
  quietRounds: number;
  /** Somebody has in this round. */
  fought: boolean;
  /** Whose turn it is. */
  turn: CharacterId | null;
  /** Who has won: the players of one team; none: a draw. Null: it goes on. */
  winners: PlayerId[] | null;
}
