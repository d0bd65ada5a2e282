/** What playing a card costs, and who can pay (des.cost, des.play-a-card). */
import type { PlayerId } from '../../core';
import { modified } from '../engine';
import type { Zone } from '../model/events';
import type { CardId, Code, DestinyState } from '../model/state';
import { cardOf, costOf } from './cards';
import { playerOf } from './players';

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

export function canSpend(state: DestinyState, player: PlayerId, amount: number): boolean {
  return playerOf(state, player).resources >= amount;
}
