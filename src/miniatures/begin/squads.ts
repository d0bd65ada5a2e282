/** Squads, as setups give them, and the characters of a skirmish. */
import { impossible, type Path, type PlayerId, type Rejection } from '../../core';
import { textOr, text, type Codec } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { forbidden } from '../engine';
import { character, isHanSolo, isUnique, statCard, statCardCodec, statCards, type StatCard } from '../facts';
import { notKnownOf } from '../lists/squad-building';
import { costInSquad } from '../lists/squad-cost';
import type { SquadList } from '../lists/squad-list';
import type { Character, MiniaturesState } from '../model/state';
import { cardOf, isInSquad } from '../queries/characters';

export const cardGiven: Codec<string | StatCard> = textOr('a stat card', text, statCardCodec);

/** The stat card that is meant, or why there is none. */
export function cardMeant(given: string | StatCard, own: readonly StatCard[]): StatCard | string {
  if (typeof given !== 'string') return given;
  const found = own.find(({ id }) => id === given) ?? statCard(given);
  if (found) return found;
  const official = character(given);
  if (official) return notKnownOf(official);
  const ids = [...own, ...statCards()].map(({ id }) => id);
  return `There is no stat card '${given}' that can be played with${didYouMean(given, ids)}`;
}

/** Adds a card to those of the skirmish; another of the same id cannot be there. */
export function addCard(cards: StatCard[], card: StatCard, path: Path): Rejection | null {
  if (card.persons && !isUnique(card))
    return impossible(
      'not-unique',
      `${card.name} is not Unique, and a version of nobody.`,
      [...path, 'persons'],
      ['min.unique.02'],
    );
  const known = cards.find(({ id }) => id === card.id);
  if (!known) cards.push(card);
  else if (JSON.stringify(known) !== JSON.stringify(card))
    return impossible('same-id', `Two stat cards are called '${card.id}'.`, path);
  return null;
}

/** A fresh character, with all its Hit Points (min.hit-points.01); before it is set up. */
export function newCharacter(id: string, player: PlayerId, card: StatCard): Character {
  return {
    id,
    card: card.id,
    player,
    place: 'reserve',
    at: [0, 0],
    squeezed: null,
    aboard: null,
    damage: 0,
    // As many as its card prints (min.force-points-and-force-powers.01).
    force: card.force?.points ?? 0,
    activated: false,
    spent: [],
    opportunity: false,
    counts: true,
    worth: card.cost,
  };
}

/** Somebody who may join a squad later. */
export function onlooker(id: string, player: PlayerId, card: StatCard): Character {
  return { ...newCharacter(id, player, card), place: 'aside', counts: false };
}

/** What each is worth in its squad, and who counts for nothing (min.rapport.02, min.frozen-in-carbonite.05). All are there by then, and what their cards say is in play. */
export function settleWorth(state: MiniaturesState): void {
  for (const { id, faction } of state.players) {
    const own = state.characters.filter((each) => each.player === id);
    const members = own.filter(isInSquad);
    const [chosen] = own.filter((each) => !isInSquad(each) && isHanSolo(cardOf(state, each)));
    const list: SquadList = {
      name: id,
      faction,
      characters: members.map(({ card }) => card),
      ...(chosen && { chosen: chosen.card }),
      cards: state.cards,
    };
    for (const each of own) each.worth = costInSquad(list, cardOf(state, each)) ?? each.worth;
    for (const each of members) if (forbidden(state, 'count', { character: each.id })) each.counts = false;
  }
}

/** `clone-trooper`, `clone-trooper-2`: characters of all squads share their names. */
export function nameFor({ characters }: Pick<MiniaturesState, 'characters'>, card: StatCard): string {
  const ids = characters.map(({ id }) => id);
  for (let n = 1; ; n++) {
    const id = n === 1 ? card.id : `${card.id}-${n}`;
    if (!ids.includes(id)) return id;
  }
}
