/** Which cards of a squad or a table this library does not play yet: what is not adjudicated is named. */
import { cardKey, condition, shipAbility, sideKey, type CardKey, type Pilot, type Upgrade } from '../facts';

/** A ship with its cards. */
interface CardsOfShip {
  readonly pilot: Pilot;
  readonly upgrades: readonly Upgrade[];
  /** Conditions that are assigned to it, by XWS id. */
  readonly conditions?: readonly string[];
}

/** The names of such cards, of ship abilities, and of conditions that lie there or that a card may assign. */
export function unadjudicated(ships: readonly CardsOfShip[], isAdjudicated: (card: CardKey) => boolean): string[] {
  const missing = new Map<CardKey, string>();
  const look = (key: CardKey, name: string): void => {
    if (!isAdjudicated(key)) missing.set(key, name);
  };
  for (const { pilot, upgrades, conditions = [] } of ships) {
    if (pilot.hasAbility) look(cardKey('pilot', pilot.id), pilot.name);
    if (pilot.shipAbility !== null)
      look(cardKey('ship-ability', pilot.shipAbility), shipAbility(pilot.shipAbility)?.name ?? pilot.shipAbility);
    for (const { id, name, sides } of upgrades)
      if (sides.some(({ hasAbility }, side) => hasAbility && !isAdjudicated(sideKey(id, side))))
        missing.set(cardKey('upgrade', id), name);
    const assigned = upgrades.flatMap((upgrade) => upgrade.sides.flatMap((side) => side.conditions));
    for (const id of [...conditions, ...pilot.conditions, ...assigned])
      look(cardKey('condition', id), condition(id)?.name ?? id);
  }
  return [...missing.values()];
}
