/** Decloaking (xw.cloak): one move is declared and made, then the cloak token is spent; where the move fails the ship stays cloaked. */
import { reason, say } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { call, emit, innermost, modified, procedure, run } from '../engine';
import { fail, hasFailed, type MayFail, mayFailFields } from '../effects/failing';
import { staysAsHuge } from '../effects/move';
import { spendToken } from '../effects/tokens';
import type { Size } from '../facts';
import type { DeclaredMove } from '../model/actions';
import { declaredMove } from '../model/codecs';
import type { ShipId, XwingState } from '../model/state';
import { isCloaked } from '../queries/cloak';
import type { XwingNames } from '../queries/names';
import { isActive, shipOf } from '../queries/ships';
import { moveAsDeclared } from './declared-move';

export interface DecloakFrame extends MayFail {
  ship: ShipId;
  move: DeclaredMove;
}

export const decloakFields = ({ ship }: XwingNames): FieldsOf<DecloakFrame> => ({
  ship,
  move: declaredMove,
  ...mayFailFields,
});

/** The cloaked ship decloaks with this move. Called by the System Phase or an ability, which is told if it fails (see `hasFailed`). */
export function decloak(state: XwingState, ship: ShipId, move: DeclaredMove): void {
  if (staysAsHuge(state, ship, 'decloak')) return;
  call(state, 'decloak', { ship, move });
}

/** Speed of the straight template by size. */
const SPEED: Readonly<Record<Size, number>> = { small: 2, medium: 1, large: 1, huge: 1 };

export const decloakProcedure = procedure('decloak', decloakFields, [
  run('move', ['xw.cloak.07', 'xw.cloak.08', 'xw.cloak.12'], (state, { ship, move }) => {
    const { size, player: by } = shipOf(state, ship);
    const rules = [size === 'small' ? 'xw.cloak.07' : 'xw.cloak.08'];
    const templates = modified(state, 'decloak templates', [], { ship });
    moveAsDeclared(state, ship, move, { by, speed: SPEED[size], rules, ...(templates.length > 0 && { templates }) });
  }),
  run('spend the cloak token', ['xw.cloak.06', 'xw.cloak.13'], (state, frame) => {
    const { ship, failed } = frame;
    if (!isActive(shipOf(state, ship)) || !isCloaked(shipOf(state, ship))) return;
    if (hasFailed(frame)) {
      const rules = ['xw.cloak.13', 'xw.cloak.12'];
      const why = reason(failed ?? '', say`${ship} stays where it was, and cloaked.`, rules);
      return fail(state, ship, 'decloak', why, [why]);
    }
    spendToken(state, ship, 'cloak', ['xw.cloak.06']);
    const phase = innermost(state, 'system phase');
    if (phase) phase.decloaked = [...(phase.decloaked ?? []), ship];
    const { stress } = shipOf(state, ship).tokens;
    emit(state, { type: 'decloaked', rules: [...(stress > 0 ? ['xw.cloak.10'] : []), 'xw.cloak.06'], ship });
  }),
]);
