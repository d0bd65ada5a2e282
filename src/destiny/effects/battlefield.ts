/** The battlefield: who controls it, which one is used (des.battlefield). */
import type { PlayerId } from '../../core';
import { emit } from '../engine';
import type { DestinyState } from '../model/state';
import { fellShort } from './memory';

/** A player takes control of the battlefield; that alone is not claiming it. */
export function takeBattlefield(state: DestinyState, player: PlayerId): void {
  if (state.battlefield.controller === player) return fellShort(state);
  state.battlefield.controller = player;
  state.deputy = null;
  state.changed = true;
  emit(state, {
    type: 'battlefield-taken',
    rules: ['des.claim-the-battlefield.02', 'des.battlefield-area.01'],
    player,
  });
}

/** Uses another battlefield from now on; control does not change (des.card-hyperspace-jump.04). `owner`: who brought it. */
export function switchBattlefield(state: DestinyState, battlefield: string, owner: PlayerId, by: PlayerId): void {
  const { battlefield: now } = state;
  const bringer = state.players.find((each) => each.id === owner);
  const at = bringer?.setAside.findIndex((each) => each.code === battlefield) ?? -1;
  if (!bringer || at < 0) return fellShort(state);
  bringer.setAside.splice(at, 1);
  const former = state.players.find((each) => each.id === now.owner);
  if (former && now.code !== null) former.setAside.push({ code: now.code, owner: former.id, under: null });
  now.code = battlefield;
  now.owner = owner;
  state.changed = true;
  emit(state, { type: 'battlefield-switched', rules: ['des.card-hyperspace-jump.01'], battlefield, by });
}
