/** Initiatives that are treated as others. */
import { ability } from '../../engine';
import type { OfShip } from './conditions';
import { isYou, you } from './you';

/** 'While you are such a ship, treat your initiative as ...' */
export const treatsInitiativeAs = (id: string, card: string, initiative: number, is: OfShip) =>
  ability({
    id,
    card,
    rules: ['xw.initiative.03'],
    modifies: {
      initiative: (state, self, value, { ship }) => {
        const own = you(state, self);
        return isYou(state, self, ship) && is(own, own, state) ? initiative : value;
      },
    },
  });
