/** Equipped upgrade cards (xw.upgrade-cards). */
import { reason, say, type Reason } from '../../core';
import {
  pilot,
  ship as shipType,
  upgrade as upgradeCard,
  type Pool,
  type Slot,
  type Upgrade,
  type UpgradeSide,
} from '../facts';
import { found } from '../facts/found';
import { unmetRestrictions } from '../facts/restrictions';
import type { Charges, EquippedCard, Ship, XwingState } from '../model/state';

/** The side of an equipped card that is up. */
export function upSide(equipped: EquippedCard): UpgradeSide {
  return sideOf(equipped.card, equipped.side);
}

/** The side of an upgrade card that is up. */
export function sideOf(card: string, side: number): UpgradeSide {
  const { sides } = found<Upgrade>(upgradeCard(card), card);
  return sides[side] ?? sides[0];
}

/** All charges active (xw.charges.07). */
export function fullPool({ value, recovers }: Pool): Charges {
  const limit = Math.max(0, value);
  return { active: limit, limit, recovers };
}

/** The charges of a card that was just turned over: all of those of the side that is up. */
export function chargesOfUpSide(equipped: EquippedCard): Charges | null {
  const { charges } = upSide(equipped);
  return charges && fullPool(charges);
}

/** Why the card cannot be turned over, or null: it has one side. */
export function cannotFlip({ id, card }: EquippedCard): Reason | null {
  if (found<Upgrade>(upgradeCard(card), card).sides.length > 1) return null;
  return reason('one-side', say`${id} has no other side.`, ['xw.golden-rules.02']);
}

/** The ship that a card is equipped to. */
export function shipEquippedWith({ ships }: XwingState, id: string): Ship {
  return found(
    ships.find(({ upgrades }) => upgrades.some((each) => each.id === id)),
    id,
  );
}

/** Does the card take up such a slot? */
export function isOfSlot(equipped: EquippedCard, slot: Slot): boolean {
  return upSide(equipped).slots.includes(slot);
}

/** Why an effect cannot equip the card to the ship: a restriction that it does not meet, as in squad building; slots do not matter (xw.upgrade-cards.12, .13). */
export function cannotEquip(state: XwingState, { card }: Pick<EquippedCard, 'card'>, to: Ship): Reason | null {
  const moved = found(upgradeCard(card), card);
  const others = to.upgrades.map((each) => found(upgradeCard(each.card), each.card));
  const own = state.ships.filter(({ player }) => player === to.player);
  const squad = own.flatMap((ship) => [
    pilot(ship.pilot)?.name ?? '',
    ...ship.upgrades.map((each) => upgradeCard(each.card)?.name ?? ''),
  ]);
  const bearer = { pilot: found(pilot(to.pilot), to.pilot), ship: found(shipType(to.type), to.type), others, squad };
  if (unmetRestrictions(moved, bearer).length === 0) return null;
  return reason(
    'restricted',
    say`${to.id} does not meet the restrictions of ${[moved.name]}.`,
    ['xw.upgrade-cards.13'],
    {
      card,
    },
  );
}
