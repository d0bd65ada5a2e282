/** What stands on the cards of ships and squadrons comes into play, and goes out of it. */
import { squadronCard } from '../facts';
import { bringIntoPlay, takeOutOfPlay } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { sourcesOn } from '../queries/ships';

/** Brings what is on the cards of a ship into play. */
export function activateShip(state: ArmadaState, { id, card, controller, upgrades }: Ship): void {
  bringIntoPlay(state, `ship:${card}`, id, controller);
  for (const upgrade of upgrades)
    if (!upgrade.facedown) bringIntoPlay(state, `upgrade:${upgrade.card}`, upgrade.id, controller);
}

export function activateSquadron(state: ArmadaState, { id, card, controller }: Squadron): void {
  bringIntoPlay(state, `squadron:${card}`, id, controller);
  for (const { keyword, value } of squadronCard(card)?.keywords ?? [])
    bringIntoPlay(state, `keyword:${keyword}`, id, controller, value ?? undefined);
}

/** Of a ship with all that is on it, or of a squadron. */
export function deactivate(state: ArmadaState, piece: Ship | Squadron): void {
  const sources = 'upgrades' in piece ? sourcesOn(piece) : [piece.id];
  takeOutOfPlay(state, ({ source }) => sources.includes(source));
}
