/** Reputation moves up and down (or.reputation). */
import { withReasons, type PlayerId, type Reason, type RuleId } from '../../core';
import type { Source } from '../model/events';
import { call, emit, isOver } from '../engine';
import type { Faction } from '../facts';
import type { OuterRimState, Reputation } from '../model/state';
import { standingReason } from '../queries/reputation';
import { doNothing } from './nothing';
import { playerOf } from '../queries/players';

/** Moves the token up, at most to positive (or.reputation.08, or.reputation.10). */
export function gainReputation(state: OuterRimState, player: PlayerId, faction: Faction): void {
  const self = playerOf(state, player);
  if (isOver(state)) return;
  const was = self.reputation[faction];
  if (was === 1)
    return doNothing(state, player, 'gain-reputation', standingReason(self, faction, ['or.reputation.10']));
  self.reputation[faction] = (was + 1) as Reputation;
  const change = { was, is: self.reputation[faction] };
  emit(state, { type: 'reputation-gained', rules: ['or.reputation.08'], player, faction, change });
}

/** Moves the token down, at most to negative (or.reputation.09, or.reputation.11). Cards may prevent it: see 'lose reputation'. */
export function loseReputation(
  state: OuterRimState,
  player: PlayerId,
  faction: Faction,
  from: Source,
  amount = 1,
): void {
  for (let i = 0; i < amount; i++) call(state, 'lose reputation', { player, faction, from, prevented: false });
}

/** Down one space, at most to negative (or.reputation.09, or.reputation.11, or.reputation.12), without anybody having a say: setup. */
export function lowerReputation(
  state: OuterRimState,
  player: PlayerId,
  faction: Faction,
  rules: readonly RuleId[] = ['or.reputation.09'],
  because: readonly Reason[] = [],
): void {
  const self = playerOf(state, player);
  if (isOver(state)) return;
  const was = self.reputation[faction];
  if (was === -1)
    return doNothing(state, player, 'lose-reputation', standingReason(self, faction, ['or.reputation.11']));
  self.reputation[faction] = (was - 1) as Reputation;
  const change = { was, is: self.reputation[faction] };
  emit(state, { type: 'reputation-lost', rules, player, faction, change, ...withReasons(because) });
}
