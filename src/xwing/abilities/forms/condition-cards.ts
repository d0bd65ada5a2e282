/** Assigning and removing condition cards (xw.condition-cards). */
import { type AbilityInPlay, type PlayerId } from '../../../core';
import { assignCondition, removeCondition } from '../../effects/conditions';
import type { AssignedCondition, Ship, ShipId, XwingState } from '../../model/state';
import { isRemote } from '../../queries/devices';
import { shipOf } from '../../queries/ships';
import { forceOfShip } from './costs';
import { chooseShip, type ShipsMeant } from './targets';
import { afterYouAttack, atEndOf } from './timing';
import { stillThere, you } from './you';

/** The rule of an assigned condition. */
export const ASSIGNED = ['xw.condition-cards.01'];

/** The condition that an ability is on. */
export function ofCondition(state: XwingState, self: Pick<AbilityInPlay, 'source'>): AssignedCondition {
  const condition = you(state, self).conditions.find((each) => each.id === self.source);
  if (!condition) throw new Error(`no condition is called '${self.source}'`);
  return condition;
}

/** After placing forces (xw.setup.14), the card assigns its condition to a ship of one side. */
export const assignsAfterPlacing = (
  id: string,
  card: string,
  condition: string,
  side: ShipsMeant['side'] = 'enemy',
  is: (ship: Ship) => boolean = () => true,
) =>
  atEndOf('setup')({
    id,
    card,
    rules: ['xw.condition-cards.01', 'xw.setup.14'],
    choose: (state, self) =>
      chooseShip(state, self, { side }).filter(({ action }) => is(shipOf(state, action as ShipId))),
    effect: (state, { chosen, controller }) =>
      assignCondition(state, condition, chosen as ShipId, controller, ASSIGNED),
  });

/** After an attack the defender has the condition. */
export const assignsToDefender = (
  id: string,
  card: string,
  condition: string,
  holds: Parameters<typeof afterYouAttack>[0]['if'] = () => true,
) =>
  afterYouAttack({
    id,
    card,
    rules: ['xw.condition-cards.01', 'xw.attack.35'],
    if: (state, self) => !isRemote(shipOf(state, self.event.defender)) && holds(state, self),
    still: stillThere('defender'),
    effect: (state, { event, controller }) => {
      if (event) assignCondition(state, condition, event.defender, controller, ASSIGNED);
    },
  });

/** 'Then remove this card.' */
export const removeThis = (state: XwingState, { source }: { source: string }): void =>
  removeCondition(state, source, ['xw.condition-cards.05']);

/** Is it this pilot of whoever assigned the condition? */
export function isPilotOf(ship: Ship, pilot: string, by: PlayerId): boolean {
  return ship.pilot === pilot && ship.player === by;
}

/** The condition I'll Show You the Dark Side. */
export const DARK_SIDE = 'illshowyouthedarkside';
/** The Force charges of the ship, as a cost. */
export const FORCE = forceOfShip(['xw.force-charges.07']);
