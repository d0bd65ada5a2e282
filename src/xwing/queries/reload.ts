/** Which cards of a ship a reload can choose (xw.reload). */
import { reason, say, type Reason } from '../../core';
import { forbidden } from '../engine';
import type { Slot } from '../facts/words';
import type { Ship, XwingState } from '../model/state';
import { upSide } from './upgrades';

/** Kinds of upgrade that are reloaded. */
const ORDNANCE: readonly Slot[] = ['torpedo', 'missile', 'device'];

/** The equipped cards with charges, each with why it cannot be chosen. */
export function reloadable(state: XwingState, ship: Ship): { card: string; not: Reason | null }[] {
  return ship.upgrades.flatMap((equipped) => {
    const { id, charges } = equipped;
    if (charges === null) return [];
    if (!upSide(equipped).slots.some((slot) => ORDNANCE.includes(slot)))
      return { card: id, not: reason('no-ordnance', say`${id} is no torpedo, missile or device.`, ['xw.reload.02']) };
    const { active, limit } = charges;
    if (active < limit) return { card: id, not: forbidden(state, 'recover charge', { ship: ship.id, of: id }) };
    const said = say`${active} of ${limit} charges of ${id} are active.`;
    return { card: id, not: reason('all-active', said, ['xw.reload.02'], { active, limit }) };
  });
}

/** Why the ship has nothing to reload, or null. */
export function cannotReload(state: XwingState, ship: Ship): Reason | null {
  const cards = reloadable(state, ship);
  if (cards.some(({ not }) => not === null)) return null;
  const said = say`${ship.id} has no torpedo, missile or device that can recover a charge.`;
  return reason('nothing-to-reload', said, ['xw.reload.02']);
}
