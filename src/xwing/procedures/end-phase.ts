/** The End Phase (xw.end-phase): circular tokens leave, recurring charges recover. */
import { recoverCharge, loseCharge } from '../effects/charges';
import { type ChargesOf } from '../queries/charges';
import { procedure, run } from '../engine';
import { shipsNotRemoved } from '../queries/ships';
import { TOKEN_KINDS, TOKENS, type Charges, type Ship, type XwingState } from '../model/state';
import { removeToken } from '../effects/tokens';

export const endPhase = procedure('end phase', [
  run('remove circular tokens', ['xw.end-phase.02'], (state) => {
    for (const ship of shipsNotRemoved(state)) removeCircularTokens(state, ship);
  }),
  run('recover charges', ['xw.end-phase.03'], (state) => {
    for (const ship of shipsNotRemoved(state)) recoverCharges(state, ship);
  }),
]);

function removeCircularTokens(state: XwingState, ship: Ship): void {
  for (const kind of TOKEN_KINDS) {
    while (TOKENS[kind].circular && ship.tokens[kind] > 0) removeToken(state, ship.id, kind, ['xw.end-phase.02']);
  }
}

/** One charge a card, one Force charge a ship, as many shields as there are recurring symbols (xw.charges.16). */
function recoverCharges(state: XwingState, ship: Ship): void {
  const recover = (charges: Charges | null, of: ChargesOf, rule: string): void => {
    for (let i = 0; i < (charges?.recovers ?? 0); i++) recoverCharge(state, ship.id, of, [rule]);
    if ((charges?.recovers ?? 0) < 0) loseCharge(state, ship.id, of, [rule]);
  };
  recover(ship.shields, 'shields', 'xw.charges.16');
  recover(ship.energy, 'energy', 'xw.huge-energy.03');
  recover(ship.charges, 'ship', 'xw.end-phase.03');
  for (const card of ship.upgrades) recover(card.charges, card.id, 'xw.end-phase.03');
  if ((ship.force?.recovers ?? 0) > 0) recoverCharge(state, ship.id, 'force', ['xw.charges.16']);
}
