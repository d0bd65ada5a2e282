/** Weapons of a ship (xw.primary-weapon, xw.special-weapon): what its cards say, as the attack needs it. */
import { ship as shipType } from '../facts';
import type { PrimaryWeapon } from '../facts/types';
import { upSide } from './upgrades';
import { modified } from '../engine';
import type { EquippedCard, Ship, Weapon, XwingState } from '../model/state';

/** A primary weapon needs attack range 1-3 (xw.attack.10). */
const PRIMARY_RANGE = { min: 1, max: 3 } as const;

/** The weapons among which the ship chooses when it attacks, primary ones first (xw.special-weapon.01). */
export function weaponsOf(state: XwingState, ship: Ship): Weapon[] {
  const max = modified(state, 'range of primary attacks', PRIMARY_RANGE.max, { ship: ship.id });
  const primary = primaryWeaponsOf(state, ship);
  const reaching =
    max === PRIMARY_RANGE.max ? primary : primary.map((each) => ({ ...each, range: { ...PRIMARY_RANGE, max } }));
  return [...reaching, ...specialWeaponsOf(state, ship)].map((each) => asAbilitiesHaveIt(state, ship, each));
}

/** With the arcs (xw.attack-arc.02) and the range (xw.special-weapon.03) that abilities add to what is printed. */
function asAbilitiesHaveIt(state: XwingState, { id: ship }: Ship, weapon: Weapon): Weapon {
  const { id, kind, arc } = weapon;
  const more = modified(state, 'more arcs of weapon', NO_ARCS, { ship, weapon: id, kind, arc });
  const range = modified(state, 'range of weapon', weapon.range, { ship, weapon: id });
  if (more.length === 0 && range === weapon.range) return weapon;
  return { ...weapon, range, ...(more.length > 0 ? { moreArcs: more } : {}) };
}

const NO_ARCS: readonly Weapon['arc'][] = [];

/** Those of the ship card and those that upgrades and abilities grant. Named 'primary', or 'primary front', 'primary rear' ... if there are several. */
export function primaryWeaponsOf(state: XwingState, ship: Ship): Weapon[] {
  const values = modified(state, 'primary weapons', primaryValues(ship), { ship: ship.id });
  return values.map(({ arc, value }) => ({
    id: values.length === 1 ? 'primary' : `primary ${arc}`,
    kind: 'primary',
    arc,
    value,
    // Attack range 1-3, and no cost (xw.primary-weapon.04).
    range: PRIMARY_RANGE,
    rangeBonus: true,
    requires: [],
    chargeCost: 0,
    energyCost: 0,
    headers: 0,
  }));
}

/** The cards with the header 'Attack:' or 'Bonus Attack:' on their upper side: all of them special (xw.special-weapon.11). Named like the equipped card. */
function specialWeaponsOf(state: XwingState, ship: Ship): Weapon[] {
  return ship.upgrades.flatMap((equipped) => specialWeapon(state, ship, equipped) ?? []);
}

/** What the card says of its attack (xw.special-weapon.01, xw.special-weapon.06). */
function specialWeapon(state: XwingState, { id: ship }: Ship, equipped: EquippedCard): Weapon | null {
  const { weapon } = upSide(equipped);
  if (weapon === null) return null;
  const { ordnance, ...said } = weapon;
  // The card states its arc, the front one or another (xw.standard-arcs.03).
  const arc = modified(state, 'arc of weapon', said.arc, { ship, card: equipped.id });
  return { id: equipped.id, kind: 'special', rangeBonus: !ordnance, ...said, arc };
}

/** An upgrade raises the weapon in its arc, or grants one where there is none (xw.firing-arc.02), as Moldy Crow does. */
export function primaryValues(ship: Ship): readonly PrimaryWeapon[] {
  const printed = shipType(ship.type)?.stats?.primaryWeapons ?? [];
  if (ship.upgrades.length === 0) return printed;
  const weapons = printed.map(({ arc, value }) => ({ arc, value }));
  for (const equipped of ship.upgrades) {
    for (const { stat, amount, arc } of upSide(equipped).grants.stats) {
      if (stat !== 'attack' || arc === null) continue;
      const known = weapons.find((weapon) => weapon.arc === arc);
      if (known) known.value += amount;
      else weapons.push({ arc, value: amount });
    }
  }
  return weapons;
}
