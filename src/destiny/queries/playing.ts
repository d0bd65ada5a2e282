/** What a card costs, and whether it may be played (des.play-a-card, des.play-restrictions, des.uniqueness). */
import { reason, type PlayerId, type Reason } from '../../core';
import { abilitiesOf, forbidden, modified, permitted } from '../engine';
import type { Zone } from '../model/events';
import { cardOf, charactersOf, costOf, factsOf, upgradesOn } from './cards';
import { playerOf } from './players';
import { secondUnique } from './uniqueness';
import type { CardId, Code, DestinyState } from '../model/state';

/** How a card is played; what is left out is as the rules have it for a card from one's own hand. */
export interface Playing {
  from?: Zone;
  /** Whose card it is, where it is not the player's own (Premonitions). */
  owner?: PlayerId;
  /** Nothing is paid (des.free.01). */
  free?: boolean;
  /** Costs so much less (des.decrease.01). */
  less?: number;
  /** The character that the upgrade goes to. */
  on?: CardId;
}

/** A play that is considered: what modifiers of costs and restrictions look at. */
export interface Play {
  player: PlayerId;
  code: Code;
  on: CardId | null;
  /** The upgrade that is replaced; it stays attached until the new one enters play (des.play-a-card.10). */
  replacing: CardId | null;
  free: boolean;
  less: number;
}

/** A card played as the rules have it but for what is said of it (des.decrease.01, des.free.01). */
export function playOf(player: PlayerId, code: Code, how: Playing = {}): Play {
  return { player, code, on: how.on ?? null, replacing: null, free: how.free ?? false, less: how.less ?? 0 };
}

/** What the player has to pay, never below 0 (des.play-a-card.11, des.decrease.01, des.free.01). `value`: 'cost', or 'possible cost' with decreases that could still be used. */
export function costToPlay(state: DestinyState, play: Play, value: 'cost' | 'possible cost' = 'cost'): number {
  if (play.free) return 0;
  const { player, code, on } = play;
  const replaced = play.replacing === null ? 0 : costOf(cardOf(state, play.replacing).code);
  const base = modified(state, 'cost', costOf(code), { player, code, on }) - play.less - replaced;
  return Math.max(0, value === 'cost' ? base : modified(state, 'possible cost', base, { player, code, on }));
}

/** What a card would cost its player now, wherever it went (des.cheapest.02). */
export function currentCost(state: DestinyState, player: PlayerId, code: Code): number {
  return costToPlay(state, playOf(player, code));
}

/** Why the card cannot be played at all, whatever it costs: restrictions, uniqueness, nobody to attach it to. Null: it can. */
export function cannotPlay(state: DestinyState, play: Play): Reason | null {
  const of = factsOf(play.code);
  return (
    secondUnique(state, play.player, play.code) ??
    (of.type === 'upgrade' ? nowhereToAttach(state, play) : restricted(state, play))
  );
}

/** Why it cannot be played and paid for, with every decrease and replacement that is possible. */
export function cannotAfford(state: DestinyState, play: Play): Reason | null {
  const { resources } = playerOf(state, play.player);
  let cost = Infinity;
  // The first way that can be paid for is enough; this is asked of each card in hand, on each character.
  for (const way of waysToPlay(state, play)) {
    cost = Math.min(cost, costToPlay(state, way, 'possible cost'));
    if (cost <= resources) return null;
  }
  return reason(
    'too-expensive',
    `${factsOf(play.code).name} costs ${cost}; ${play.player} has ${resources}.`,
    ['des.play-a-card.03'],
    { cost, resources },
  );
}

/** Every character that it may go to, with every upgrade that it may replace there. */
function* waysToPlay(state: DestinyState, play: Play): Generator<Play> {
  if (factsOf(play.code).type !== 'upgrade') return yield play;
  for (const on of charactersAskedOf(state, play))
    if (restricted(state, { ...play, on }) === null)
      for (const replacing of replaceable(state, { ...play, on })) yield { ...play, on, replacing };
}

/** Upgrades that may be replaced on the chosen character (des.upgrade.02), and null for none. */
export function replaceable(state: DestinyState, play: Play): (CardId | null)[] {
  return play.on === null ? [null] : [null, ...upgradesOn(state, play.on).map((each) => each.id)];
}

/** The characters that an upgrade may be played on. */
export function charactersToAttach(state: DestinyState, play: Play): CardId[] {
  return charactersAskedOf(state, play).filter((on) => restricted(state, { ...play, on }) === null);
}

/** The player's characters, or the one of them that the play is about. */
function charactersAskedOf(state: DestinyState, play: Play): CardId[] {
  const own = charactersOf(state, play.player).map((each) => each.id);
  return play.on === null ? own : own.filter((id) => id === play.on);
}

function nowhereToAttach(state: DestinyState, play: Play): Reason | null {
  if (charactersAskedOf(state, play).some((on) => restricted(state, { ...play, on }) === null)) return null;
  const first = charactersOf(state, play.player)[0];
  return (
    (first && restricted(state, { ...play, on: play.on ?? first.id })) ??
    reason('nobody-to-attach-to', `${factsOf(play.code).name} has no character to go to.`, ['des.play-restrictions.02'])
  );
}

/** The card's own 'only' and every 'cannot' in play (des.play-restrictions.01, des.negative-effects.01). */
export function restricted(state: DestinyState, play: Play): Reason | null {
  const { player, code, on } = play;
  const self = { source: on ?? '', controller: player, event: null };
  const ignored = permitted(state, 'ignores restrictions', { player, code, on });
  for (const each of ignored ? [] : abilitiesOf(code, 'play restriction')) {
    const why = each.unable?.(state, { ...self, ability: each.id } as never);
    if (why) return why;
  }
  return forbidden(state, 'play', { player, code, on });
}
