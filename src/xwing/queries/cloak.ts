/** Ships that are cloaked (xw.cloak). */
import { reason, say, type Reason, type Source } from '../../core';
import { innermost, modified } from '../engine';
import type { Ship, ShipId, XwingState } from '../model/state';

/** By how much a cloak raises agility (xw.cloak.03). */
const CLOAK_AGILITY = 2;

/** It has a cloak token. */
export function isCloaked({ tokens }: Ship): boolean {
  return tokens.cloak > 0;
}

/** Why a cloaked ship cannot cloak again; null: it is not cloaked (xw.cloak.05). */
export function cloaked(ship: Ship): Reason | null {
  return isCloaked(ship) ? reason('cloaked', say`${ship.id} is cloaked already.`, ['xw.cloak.05']) : null;
}

/** The ship's agility in dice: as printed, raised by a cloak, and as abilities change it; `sources` is given what each of them added. */
export function agilityOf(state: XwingState, ship: Ship, sources?: Source[]): number {
  const cloak = isCloaked(ship) ? CLOAK_AGILITY : 0;
  if (cloak > 0) sources?.push({ amount: cloak, by: 'its cloak token', rules: ['xw.cloak.03'] });
  return modified(state, 'agility', ship.agility + cloak, { ship: ship.id }, sources);
}

/** Why it is higher than usual; of other ships there is nothing to tell. */
export function whyCloakedAgility(ship: Ship): Reason[] {
  if (!isCloaked(ship)) return [];
  const said = say`${ship.id} is cloaked, which adds ${CLOAK_AGILITY} to its agility of ${ship.agility}.`;
  return [reason('cloaked', said, ['xw.cloak.03'])];
}

/** It has decloaked in the phase that is being played: it drops and launches no device in it (xw.cloak.11). */
export function hasDecloaked(state: XwingState, ship: ShipId): boolean {
  return innermost(state, 'system phase')?.decloaked?.includes(ship) ?? false;
}
