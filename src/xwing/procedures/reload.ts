/** Reloading (xw.reload): one card of ordnance recovers a charge, and the ship gains a disarm token (xw.reload.01). */
import { candidate, question, type Frame } from '../../core';
import type { FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { recoverCharge } from '../effects/charges';
import { nothingDone } from '../effects/failing';
import { gainByItself } from '../effects/tokens';
import { ask, call, emit, procedure, run } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';
import { cannotReload, reloadable } from '../queries/reload';
import { shipOf } from '../queries/ships';

type ChooseReload = Extract<ActivationAction, { type: 'choose-reload' }>;

export interface ReloadFrame extends Frame {
  ship: ShipId;
}

export const reloadFields = ({ ship }: XwingNames): FieldsOf<ReloadFrame> => ({ ship });

/** The ship reloads; with nothing to reload it does nothing, and is not disarmed. Called by an ability, that is no action (xw.reload.05). */
export function reload(state: XwingState, ship: ShipId): void {
  const nothing = cannotReload(state, shipOf(state, ship));
  if (nothing) nothingDone(state, ship, 'reload', nothing);
  else call(state, 'reload', { ship });
}

export const reloadProcedure = procedure('reload', reloadFields, [
  ask('choose a card', ['xw.reload.02'], chooseCard, (state, { ship }, { card }) => {
    recoverCharge(state, ship, card, ['xw.reload.03']);
    emit(state, { type: 'reloaded', rules: ['xw.reload.03'], ship, card });
  }),
  run('gain a disarm token', ['xw.reload.04'], (state, { ship }) =>
    gainByItself(state, ship, 'disarm', ['xw.reload.04']),
  ),
]);

function chooseCard(state: XwingState, { ship: id }: ReloadFrame) {
  const ship = shipOf(state, id);
  const { player } = ship;
  const candidates = reloadable(state, ship).map(({ card, not }) =>
    candidate<ChooseReload>({ type: 'choose-reload', player, ship: id, card }, not),
  );
  return question(player, 'choose a card to reload', candidates);
}
