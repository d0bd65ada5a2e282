/** What a huge ship does with its energy against stress (xw.huge-stress). */
import type { Frame } from '../../core';
import { type FieldsOf, upTo } from '../../core/codec';
import { spendCharge } from '../effects/charges';
import { nothingDone } from '../effects/failing';
import { removeToken } from '../effects/tokens';
import { procedure, run } from '../engine';
import { MOST_TOKENS, type ShipId } from '../model/state';
import type { XwingNames } from '../queries/names';
import { shipOf } from '../queries/ships';
import { cannotRemoveToken } from '../queries/tokens';

export interface EnergyFrame extends Frame {
  ship: ShipId;
  /** Stress tokens to remove, as far as there is energy: the one that it gained; after energy was recovered all of them. */
  most: number;
}

export const energyFields = ({ ship }: XwingNames): FieldsOf<EnergyFrame> => ({ ship, most: upTo(MOST_TOKENS) });

export const energyProcedure = procedure('spend energy on stress', energyFields, [
  run('spend energy', ['xw.huge-stress.01', 'xw.huge-stress.02', 'xw.huge-stress.03'], (state, { ship: id, most }) => {
    const ship = shipOf(state, id);
    const rules = [most > 1 ? 'xw.huge-stress.02' : 'xw.huge-stress.01', 'xw.huge-stress.03'];
    for (let i = 0; i < most && ship.tokens.stress > 0 && (ship.energy?.active ?? 0) > 0; i++) {
      const not = cannotRemoveToken(state, id, 'stress');
      if (not) return nothingDone(state, id, 'stress token', not);
      spendCharge(state, id, 'energy', rules);
      removeToken(state, id, 'stress', rules);
    }
  }),
]);
