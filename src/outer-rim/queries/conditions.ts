/** Conditions and amounts of the effect vocabulary, looked at on the table as it is. */
import type { PlayerId } from '../../core';
import { cardsOfKind, cardsWho, costOf, faceOf, hasEmptySlot } from './cards';
import { FACTIONS, type Amount, type Condition, type Counted, type Faction, type FactionRef } from '../facts';
import { contactsWho, distancesFrom, nearestPatrols } from './map';
import { spaceOf } from './lookup';
import { mostFamous, playerOf, playersHere, playersWho, shipCost, standingWith } from './players';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { copiesOf } from './values';

/** Who looks: 'you', the patrol that it is about, and a card that does not count yet. */
export interface Looking {
  you: PlayerId;
  patrol?: Faction | null;
  without?: string | null;
}

/** The factions that are meant; more than one: somebody has to choose. */
export function factionsMeant(state: OuterRimState, looking: Looking, meant: FactionRef): readonly Faction[] {
  const { space } = playerOf(state, looking.you);
  switch (meant) {
    case 'choice':
      return FACTIONS;
    case 'this-patrol':
      return looking.patrol ? [looking.patrol] : [];
    case 'here': {
      const faction = space === null ? null : spaceOf(state, space).faction;
      return faction === null ? [] : [faction];
    }
    case 'nearest-patrol':
      return space === null ? [] : nearestPatrols(state, space);
    default:
      return [meant];
  }
}

export function amountOf(state: OuterRimState, you: PlayerId, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return Math.min(amount.times * counted(state, playerOf(state, you), amount.each), amount.max ?? Infinity);
}

function counted(state: OuterRimState, player: OuterRimPlayer, what: Counted): number {
  switch (what) {
    case 'secret':
      return player.secrets.length;
    case 'fame':
      return player.fame;
    case 'damage-on-character':
      return player.damage.character;
    case 'damage-on-ship':
      return player.damage.ship;
    case 'positive-reputation':
      return FACTIONS.filter((faction) => player.reputation[faction] > 0).length;
    case 'negative-reputation':
      return FACTIONS.filter((faction) => player.reputation[faction] < 0).length;
    case 'player-here':
      return playersHere(state, player).length;
    default:
      return cardsOfKind(state, player, what).length;
  }
}

export function holds(state: OuterRimState, looking: Looking, condition: Condition): boolean {
  const player = playerOf(state, looking.you);
  switch (condition.is) {
    case 'reputation':
      return factionsMeant(state, looking, condition.with).some((faction) =>
        condition.standing.includes(standingWith(player, faction)),
      );
    case 'has':
      return (
        cardsWho(state, player, condition.card).filter((owned) => owned.id !== looking.without).length >=
        (condition.count ?? 1)
      );
    case 'collection':
      return hasCollection(state, player, condition);
    case 'has-skill':
      return copiesOf(state, player.id, condition.skill) > 0;
    case 'credits':
      return player.credits >= condition.least;
    case 'fame':
      return player.fame >= condition.least;
    case 'ship-cost':
      return shipCost(state, player) >= condition.least;
    case 'at':
      return isAt(state, player, condition);
    case 'player':
      return playersWho(state, player.id, condition.who).length > 0;
    case 'patrol':
      return patrolsWithin(state, player, condition);
    case 'contact':
      return player.space !== null && contactsWho(state, player.space, condition.which).length > 0;
    case 'damaged':
      return player.damage[condition.what] >= (condition.least ?? 1);
    case 'empty-slot':
      return hasEmptySlot(state, player.id, condition.kind);
    case 'most-famous':
      return mostFamous(state).includes(player.id);
    case 'marked-planets':
      return player.marked.length >= condition.least;
    case 'all':
      return condition.of.every((each) => holds(state, looking, each));
    case 'any':
      return condition.of.some((each) => holds(state, looking, each));
    case 'not':
      return !holds(state, looking, condition.of);
  }
}

type Of<T extends Condition['is']> = Extract<Condition, { is: T }>;

function hasCollection(state: OuterRimState, player: OuterRimPlayer, { of, cost }: Of<'collection'>): boolean {
  const enough = of.every(({ kind, count }) => cardsOfKind(state, player, kind).length >= count);
  const counting = player.cards.filter((owned) => of.some(({ kind }) => faceOf(state, owned).kind === kind));
  return enough && counting.reduce((sum, owned) => sum + costOf(state, owned), 0) >= cost;
}

function isAt(state: OuterRimState, player: OuterRimPlayer, condition: Of<'at'>): boolean {
  if (player.space === null) return false;
  const space = spaceOf(state, player.space);
  if (condition.kind !== undefined && space.kind !== condition.kind) return false;
  if (condition.spaces !== undefined && !condition.spaces.includes(space.id)) return false;
  if (condition.faction !== undefined && space.faction !== condition.faction) return false;
  return condition.marked === undefined || player.marked.includes(space.id) === condition.marked;
}

function patrolsWithin(state: OuterRimState, player: OuterRimPlayer, condition: Of<'patrol'>): boolean {
  if (player.space === null) return false;
  const distances = distancesFrom(state, player.space);
  return state.patrols.some((patrol) => {
    if (condition.faction !== undefined && patrol.faction !== condition.faction) return false;
    if (condition.level !== undefined && patrol.level !== condition.level) return false;
    return (distances.get(patrol.space) ?? Infinity) <= (condition.within ?? 0);
  });
}
