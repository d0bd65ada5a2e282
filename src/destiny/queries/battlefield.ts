/** The battlefield in use, and those that are not (des.battlefield). */
import type { PlayerId } from '../../core';
import type { Code, DestinyState } from '../model/state';
import { factsOf } from './cards';

/** Battlefields that players brought and that are not in use, with who brought them (des.card-ascension-gun.01). */
export function unusedBattlefields(state: DestinyState): { owner: PlayerId; code: Code }[] {
  return state.players.flatMap(({ id: owner, setAside }) =>
    setAside.flatMap(({ code }) => (factsOf(code).type === 'battlefield' ? [{ owner, code }] : [])),
  );
}

export function controlsBattlefield(state: DestinyState, player: PlayerId): boolean {
  return state.battlefield.controller === player;
}
