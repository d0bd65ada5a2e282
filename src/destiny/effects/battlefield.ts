/** The battlefield: who controls it, which one is used (des.battlefield). */
import { reason, say, type PlayerId, type Reason } from '../../core';
import { emit } from '../engine';
import type { DestinyState } from '../model/state';
import { fellShort } from './memory';

/** A player takes control of the battlefield; that alone is not claiming it. `rules`: by default the words of a card make it so. */
export function takeBattlefield(
  state: DestinyState,
  player: PlayerId,
  rules: readonly string[] = ['des.golden-rule.01'],
): void {
  if (state.battlefield.controller === player) return fellShort(state, { because: controlsIt(player) });
  state.battlefield.controller = player;
  state.deputy = null;
  state.changed = true;
  emit(state, {
    type: 'battlefield-taken',
    rules,
    player,
  });
}

/** Control does not change; claiming is possible all the same (des.claim-the-battlefield.08). */
export function controlsIt(player: PlayerId): Reason {
  return reason('controls-it', say`${player} controls the battlefield already.`, ['des.claim-the-battlefield.08']);
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
