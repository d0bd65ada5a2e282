/** Readying defense tokens and upgrade cards (arm.readied); upgrade cards that are exhausted or discarded. */
import type { Reason, RuleId } from '../../core';
import { emit, forbidden, takeOutOfPlay } from '../engine';
import type { ArmadaState, DefenseTokenInPlay, EquippedUpgrade, Ship } from '../model/state';
import { isShip } from '../queries/ships';

/** Flips the exhausted ones (arm.status-phase.01, arm.readied.04). */
export function readyDefenseTokens(state: ArmadaState, piece: { id: string; defense: DefenseTokenInPlay[] }): void {
  const banned = isShip(state, piece.id) ? forbidden(state, 'ready defense tokens', { ship: piece.id }) : null;
  if (banned) return stayExhausted(state, piece, banned);
  for (const token of piece.defense) {
    if (!token.exhausted) continue;
    token.exhausted = false;
    emit(state, { type: 'defense-token-readied', rules: ['arm.status-phase.01'], piece: piece.id, token: token.type });
  }
}

function stayExhausted(
  state: ArmadaState,
  { id, defense }: { id: string; defense: DefenseTokenInPlay[] },
  banned: Reason,
): void {
  if (defense.some(({ exhausted }) => exhausted))
    emit(state, { type: 'defense-tokens-not-readied', rules: banned.rules, piece: id, because: [banned] });
}

/** Turns the exhausted ones back (arm.status-phase.02, arm.upgrade-cards.14, arm.readied.03). */
export function readyUpgrades(state: ArmadaState, ship: Ship): void {
  for (const upgrade of ship.upgrades) {
    if (!upgrade.exhausted) continue;
    upgrade.exhausted = false;
    emit(state, { type: 'upgrade-readied', rules: ['arm.status-phase.02'], ship: ship.id, upgrade: upgrade.id });
  }
}

/** Turns the card, as the cost of an effect (arm.readied.02, arm.exhausted.03). */
export function exhaustUpgrade(
  state: ArmadaState,
  ship: Ship,
  upgrade: EquippedUpgrade,
  rules: readonly RuleId[],
): void {
  upgrade.exhausted = true;
  emit(state, { type: 'upgrade-exhausted', rules: [...rules, 'arm.readied.02'], ship: ship.id, upgrade: upgrade.id });
}

/** Turns the card facedown: it has no effect any more, but its cost still counts (arm.upgrade-cards.10, .11). */
export function discardUpgrade(
  state: ArmadaState,
  ship: Ship,
  upgrade: EquippedUpgrade,
  rules: readonly RuleId[],
): void {
  upgrade.facedown = true;
  takeOutOfPlay(state, upgrade.id);
  const why = [...rules, 'arm.upgrade-cards.10'];
  emit(state, { type: 'upgrade-discarded', rules: why, ship: ship.id, upgrade: upgrade.id });
}
