/** What values are made of: what is printed, and what each card adds. */
import type { PlayerId, Source } from '../../core';
import type { ValueName } from '../facts';
import type { OuterRimState } from '../model/state';
import { abilityBehind, characterHolder, shipHolder } from './abilities-in-play';
import { amountOf, holds } from './conditions';
import { playerOf } from './players';
import { printed } from './values';

/** What a value is made of where cards change it: what is printed, and each card's part. */
export function sourcesOf(
  state: OuterRimState,
  player: PlayerId,
  name: ValueName,
  without: string | null = null,
): Source[] {
  const base = printed(state, playerOf(state, player), name);
  const parts = state.inPlay.flatMap((each): Source[] => {
    if (each.controller !== player || each.ability !== 'value' || each.source === without) return [];
    const found = abilityBehind(state, each);
    if (found?.kind !== 'value' || found.value !== name) return [];
    if (found.if && !holds(state, { you: player }, found.if)) return [];
    const amount = amountOf(state, player, found.by);
    return amount === 0 ? [] : [{ amount, by: each.source }];
  });
  const by = name === 'ground-combat' || name === 'health' ? characterHolder(player) : shipHolder(player);
  return [{ amount: base, by }, ...parts];
}
