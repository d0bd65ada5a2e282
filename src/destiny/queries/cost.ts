/** What playing a card costs, and who can pay (des.cost, des.play-a-card). */
import {
  rulesOfAll,
  reason,
  say,
  type Evidence,
  type PlayerId,
  type Reason,
  type RuleId,
  type Source,
  withReasons,
} from '../../core';
import { modified } from '../engine';
import type { Zone } from '../model/events';
import type { CardId, Code, DestinyState } from '../model/state';
import { cardOf, costOf, factsOf } from './cards';
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
  const base = reducedCost(state, play);
  return Math.max(0, value === 'cost' ? base : modified(state, 'possible cost', base, { player, code, on }));
}

/** What is printed, more or less what cards make of it, less the upgrade that is replaced: below 0 where more is taken off than there is. */
function reducedCost(state: DestinyState, play: Play, sources?: Source[]): number {
  const { player, code, on, less, replacing } = play;
  const replaced = replacing === null ? 0 : costOf(cardOf(state, replacing).code);
  const base = modified(state, 'cost', costOf(code), { player, code, on }, sources);
  if (less > 0) sources?.push({ amount: -less, by: 'the card that plays it', rules: ['des.decrease.01'] });
  if (replacing !== null && replaced > 0)
    sources?.push({ amount: -replaced, by: replacing, rules: ['des.play-a-card.09'] });
  return base - less - replaced;
}

/** Why a card does not cost what is printed: what its cost is made of, and what decides. Null: it costs what is printed. */
export function changedCost(state: DestinyState, play: Play): (Evidence & { rules: readonly RuleId[] }) | null {
  const printed: Source = { amount: costOf(play.code), by: 'the printed cost' };
  if (play.free && printed.amount > 0)
    return { rules: ['des.free.01'], sources: [printed, { amount: -printed.amount, by: 'playing it for free' }] };
  const changes: Source[] = [];
  const cost = reducedCost(state, play, changes);
  if (play.free || changes.length === 0) return null;
  const [free, mixed] = [nothingBack(cost), anyColor(state, play)];
  const because = [...free, ...mixed];
  const usual = play.replacing === null ? 'des.decrease.01' : 'des.play-a-card.09';
  // What color they are decides nothing: it is answered beside.
  const rules = [...rulesOfAll(free), usual, ...rulesOfAll(mixed)];
  return { rules, sources: [printed, ...changes], ...withReasons(because) };
}

/** More is taken off than it costs: it is free, and that is all (des.play-a-card.11). */
function nothingBack(cost: number): Reason[] {
  if (cost >= 0) return [];
  const rules = ['des.play-a-card.11', 'des.faq-replace-with-cheaper.01'];
  return [reason('nothing-back', say`it is free, and the other ${-cost} is not paid back`, rules, { left: -cost })];
}

/** An upgrade may replace one of another color. */
function anyColor(state: DestinyState, { code, replacing }: Play): Reason[] {
  if (replacing === null) return [];
  const [old, now] = [factsOf(cardOf(state, replacing).code).color, factsOf(code).color];
  if (old === now) return [];
  return [
    reason('any-color', say`${replacing} is ${old} and the new one ${now}, which does not matter`, [
      'des.faq-replace-any-color.01',
    ]),
  ];
}

/** What a card would cost its player now, wherever it went (des.cheapest.02). */
export function currentCost(state: DestinyState, player: PlayerId, code: Code): number {
  return costToPlay(state, playOf(player, code));
}

export function canSpend(state: DestinyState, player: PlayerId, amount: number): boolean {
  return playerOf(state, player).resources >= amount;
}
