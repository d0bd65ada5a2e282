/** Readying defense tokens and upgrade cards (arm.readied). */
import { emit } from '../engine';
import type { ArmadaState, DefenseTokenInPlay, Ship } from '../model/state';

/** arm.status-phase.01 */
export function readyDefenseTokens(state: ArmadaState, piece: { id: string; defense: DefenseTokenInPlay[] }): void {
  for (const token of piece.defense) {
    if (!token.exhausted) continue;
    token.exhausted = false;
    emit(state, { type: 'defense-token-readied', rules: ['arm.status-phase.01'], piece: piece.id, token: token.type });
  }
}

/** arm.status-phase.02 */
export function readyUpgrades(state: ArmadaState, ship: Ship): void {
  for (const upgrade of ship.upgrades) {
    if (!upgrade.exhausted) continue;
    upgrade.exhausted = false;
    emit(state, { type: 'upgrade-readied', rules: ['arm.status-phase.02'], ship: ship.id, upgrade: upgrade.id });
  }
}
