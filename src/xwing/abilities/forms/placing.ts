/** Ships that cards have placed: at the end of setup, or from reserve. */
import type { AbilityInPlay, RuleId } from '../../../core';
import type { PlacingRegion } from '../../../core/geometry';
import { leaveReserve } from '../../effects/docking';
import { ask } from '../../engine';
import type { SetupAction } from '../../model/actions';
import type { Ship, XwingState } from '../../model/state';
import { putInPlay } from '../../procedures/setup';
import { shipOf } from '../../queries/ships';
import { you } from './you';

/** What is answered where a ship is placed. */
export type PlaceShip = Extract<SetupAction, { type: 'place-ship' }>;

/** Your player places you at an allowed place. In setup your abilities are already active. */
export const placesYou = (
  rules: readonly RuleId[],
  where: (state: XwingState, own: Ship, self: AbilityInPlay) => PlacingRegion<Ship, PlaceShip>,
) =>
  ask(
    'place the ship',
    rules,
    (state: XwingState, self: AbilityInPlay) => {
      const own = you(state, self);
      return { by: [own.player], asks: 'place a ship', candidates: [], region: where(state, own, self) };
    },
    (state, _self, action: PlaceShip) => {
      if (state.phase !== 'setup') leaveReserve(state, shipOf(state, action.ship));
      putInPlay(state, action, rules);
    },
  );
