import type { Pilot, Ship, Upgrade } from './types';

/**
 * Squad points of an upgrade on a ship, by the ship's printed statistics only: other upgrades do not change the price [xw.faq-squad-building.01].
 * Null if the card has no price for such a ship (huge ones).
 */
export function upgradeCost({ cost }: Upgrade, on: { readonly ship: Ship; readonly pilot: Pilot }): number | null {
  switch (cost.by) {
    case 'fixed':
      return cost.value;
    case 'size':
      return cost.values[on.ship.size] ?? null;
    case 'agility':
      return cost.values[on.ship.stats.agility] ?? null;
    case 'initiative':
      return cost.values[on.pilot.initiative] ?? null;
  }
}
