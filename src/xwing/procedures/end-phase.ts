/** The End Phase (xw.end-phase): circular tokens leave, recurring charges recover. */
import { recoverCharge, loseCharge } from '../effects/charges';
import { type ChargesOf } from '../queries/charges';
import { reason, say, type RuleId, type Source } from '../../core';
import { nothingDone } from '../effects/failing';
import { abilityNamed, modified, procedure, run } from '../engine';
import { counted } from '../queries/tokens';
import { shipsNotRemoved } from '../queries/ships';
import { TOKEN_KINDS, TOKENS, type Charges, type Ship, type TokenKind, type XwingState } from '../model/state';
import { removeTokens } from '../effects/tokens';

export const endPhase = procedure('end phase', [
  // Of ships in reserve, too, and so with their charges (xw.reserve.07).
  run('remove circular tokens', ['xw.end-phase.02'], (state) => {
    for (const ship of shipsNotRemoved(state)) removeCircularTokens(state, ship);
  }),
  run('recover charges', ['xw.end-phase.03'], (state) => {
    for (const ship of shipsNotRemoved(state)) recoverCharges(state, ship);
  }),
]);

/** Green and orange ones (xw.token-shapes.02). */
function removeCircularTokens(state: XwingState, ship: Ship): void {
  for (const kind of TOKEN_KINDS) {
    if (!TOKENS[kind].circular || ship.tokens[kind] === 0) continue;
    const kept = keptTokens(state, ship, kind);
    removeTokens(state, ship.id, kind, ship.tokens[kind] - kept, ['xw.end-phase.02']);
  }
}

/** How many of them stay, as abilities say. */
function keptTokens(state: XwingState, { id: ship, tokens }: Ship, token: TokenKind): number {
  const sources: Source[] = [];
  const kept = Math.min(tokens[token], modified(state, 'tokens kept', 0, { ship, token }, sources));
  if (kept === 0) return 0;
  const said = say`${ship} keeps ${counted(kept, `${token} token`)}.`;
  nothingDone(state, ship, `${token} token`, reason('kept', said, rulesOf(sources), { kept }));
  return kept;
}

function rulesOf(sources: readonly Source[]): RuleId[] {
  const cited = sources.flatMap(({ by }) => (typeof by === 'string' ? [] : (abilityNamed(by.ability)?.rules ?? [])));
  return [...new Set(['xw.end-phase.02', ...cited])];
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
