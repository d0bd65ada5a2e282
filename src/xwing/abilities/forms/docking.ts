/** Which ships dock with which (xw.docking.01). */
import type { AbilityInPlay } from '../../../core';
import { ability } from '../../engine';
import type { Ship, XwingState } from '../../model/state';
import { dockedWith, isDocked } from '../../queries/docking';
import { shipOf } from '../../queries/ships';
import { all, equipped, friendly } from './conditions';
import { isYou, you } from './you';

/** So many ships of a kind can dock with 'you'. */
export const carries = (id: string, card: string, most: number, such: (ship: Ship) => boolean) =>
  ability({
    id,
    card,
    rules: ['xw.docking.01'],
    permits: {
      'dock with': (state, self, { ship, carrier }) =>
        isYou(state, self, carrier) && such(shipOf(state, ship)) && dockedWith(state, carrier).length < most,
    },
  });

/** A small ship. */
export const isSmall = ({ size }: Ship): boolean => size === 'small';

/** The carrier that 'you' are docked with; undefined: none. */
export function yourCarrier(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  const own = you(state, self);
  return isDocked(state, own) ? shipOf(state, own.docked ?? '') : undefined;
}

/** The friendly Hound's Tooth. */
export const isTooth = all(friendly, equipped('houndstooth'));
