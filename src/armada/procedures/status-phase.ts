/** The Status Phase, in its order (arm.status-phase.07, arm.round-summary.05). The next round token is placed as the round begins (arm.round.03). */
import { readyDefenseTokens, readyUpgrades } from '../effects/ready';
import { emit, procedure, run } from '../engine';
import { shipsOnTable } from '../queries/ships';
import { squadronsOnTable } from '../queries/squadrons';

export const statusPhase = procedure('status phase', [
  run('ready defense tokens', ['arm.status-phase.01'], (state) => {
    for (const piece of [...shipsOnTable(state), ...squadronsOnTable(state)]) readyDefenseTokens(state, piece);
  }),
  run('ready upgrade cards', ['arm.status-phase.02'], (state) => {
    for (const ship of shipsOnTable(state)) readyUpgrades(state, ship);
  }),
  run('flip the initiative token', ['arm.status-phase.03', 'arm.status-phase.04'], (state) => {
    emit(state, { type: 'initiative-flipped', rules: ['arm.status-phase.03', 'arm.status-phase.04'] });
    // Kept without sliders: who was not activated can be in the next round as well (arm.status-phase.05).
    for (const squadron of state.squadrons) squadron.activated = false;
    for (const ship of state.ships) {
      ship.activated = false;
      ship.resolved = [];
    }
  }),
]);
