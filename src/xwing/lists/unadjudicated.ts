/** Which cards of a squad or a table this library does not play yet, or not all of: what is not adjudicated is named. */
import {
  cardKey,
  condition,
  entryOf,
  shipAbility,
  sideKey,
  upgrade,
  type CardKey,
  type Pilot,
  type Upgrade,
} from '../facts';

/** A ship with its cards. */
interface CardsOfShip {
  readonly pilot: Pilot;
  readonly upgrades: readonly Upgrade[];
  /** Conditions that are assigned to it, by XWS id. */
  readonly conditions?: readonly string[];
}

/** Is all of a card played? Of an upgrade each side with an ability by itself; facts are enough for what has none. */
export function isPlayed(key: CardKey, isAdjudicated: (card: CardKey) => boolean): boolean {
  const [kind, id = ''] = key.split(':');
  const sides = kind === 'upgrade' ? upgrade(id)?.sides : undefined;
  if (sides) return sides.every(({ hasAbility }, side) => !hasAbility || isAdjudicated(sideKey(id, side)));
  return entryOf(key)?.hasAbility === false || isAdjudicated(key);
}

/** The names of cards that are not played, of ship abilities, and of conditions that lie there or that a card may assign. */
export function unadjudicated(ships: readonly CardsOfShip[], isAdjudicated: (card: CardKey) => boolean): string[] {
  const missing = new Map<CardKey, string>();
  const look = (key: CardKey, name: string): void => {
    if (!isPlayed(key, isAdjudicated)) missing.set(key, name);
  };
  for (const { pilot, upgrades, conditions = [] } of ships) {
    look(cardKey('pilot', pilot.id), pilot.name);
    if (pilot.shipAbility !== null)
      look(cardKey('ship-ability', pilot.shipAbility), shipAbility(pilot.shipAbility)?.name ?? pilot.shipAbility);
    for (const { id, name } of upgrades) look(cardKey('upgrade', id), name);
    const assigned = upgrades.flatMap(({ sides }) => sides.flatMap((side) => side.conditions));
    for (const id of [...conditions, ...pilot.conditions, ...assigned])
      look(cardKey('condition', id), condition(id)?.name ?? id);
  }
  return [...missing.values()];
}
