/** What a player brings, legal or not: the cards of a squad by their ids, and the words that reasons about it share. */
import { reason, type Path, type Reason } from '../../core';
import { where } from '../../core/codec/decode';
import { anyText, list as listOf, named, namesOf, oneOf, open, type Codec } from '../../core/codec';
import {
  pilot as pilotCard,
  pilots,
  ship as shipType,
  upgrade as upgradeCard,
  upgrades,
  type Pilot,
  type Ship,
  type Upgrade,
} from '../facts';
import { FACTIONS, OBSTACLES, type Faction, type ObstacleId } from '../facts/words';

/** No squad of any format comes near: what is read is bounded. */
export const MOST_SHIPS = 100;
const MOST_UPGRADES = 50;

/** Why this many ships of so many squads are more than is read. */
export const tooManyShips = (path: Path, squads = 1): Reason =>
  reason('too-many-ships', `${where(path)}: ${squads * MOST_SHIPS} ships at most`, []);

/** Why a list of ships with so many upgrades each is longer than is read, with its place, or null. */
export function tooLong(upgradesOfShips: readonly number[], ships: Path): { why: Reason; at: Path } | null {
  if (upgradesOfShips.length > MOST_SHIPS) return { why: tooManyShips(ships), at: ships };
  const ship = upgradesOfShips.findIndex((upgrades) => upgrades > MOST_UPGRADES);
  const at = [...ships, ship, 'upgrades'];
  return ship < 0
    ? null
    : { why: reason('too-many-upgrades', `${where(at)}: ${MOST_UPGRADES} upgrades at most`, []), at };
}

/** A ship of a squad: XWS ids of its ship card and of its upgrades. */
export interface ListedShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** A squad by ids, legal or not (xw.squad-building.01). */
export interface SquadList {
  /** Empty where the squad has none. */
  readonly name: string;
  readonly faction: Faction;
  readonly ships: readonly ListedShip[];
  /** The obstacles that its player brings. */
  readonly obstacles: readonly ObstacleId[];
}

function shape(pilot: Codec<string>, upgrade: Codec<string>): Codec<SquadList> {
  return open<SquadList>('a squad', {
    name: anyText,
    faction: oneOf('a faction', FACTIONS),
    ships: listOf(open<ListedShip>('a ship with its upgrades', { pilot, upgrades: listOf(upgrade) })),
    obstacles: listOf(oneOf('an obstacle', OBSTACLES)),
  });
}

/** The shape of a squad: which cards there are is another question. What else it carries does not matter. */
export const squadShape = shape(anyText, anyText);

/** The same, of cards that there are. */
export function squadOfKnownCards(): Codec<SquadList> {
  const idsOf = (cards: readonly { id: string }[]) => namesOf(cards.map(({ id }) => id));
  return shape(named('a pilot', idsOf(pilots())), named('an upgrade', idsOf(upgrades())));
}

/** A card with its place in the list: `['ships', 0, 'upgrades', 1]`. */
export interface Placed<C> {
  readonly of: C;
  readonly at: Path;
}

/** A ship of known cards. */
export interface KnownShip extends Placed<Pilot> {
  readonly ship: Ship;
  readonly upgrades: readonly Placed<Upgrade>[];
}

/** A squad's cards as far as they are known, and those that are not. */
export interface KnownCards {
  readonly ships: readonly KnownShip[];
  readonly unknown: readonly (Placed<string> & { what: 'pilot' | 'upgrade' })[];
}

export function knownCards(squad: Pick<SquadList, 'ships'>): KnownCards {
  const unknown: KnownCards['unknown'][number][] = [];
  const ships = squad.ships.flatMap(({ pilot, upgrades }, i): KnownShip[] => {
    const of = pilotCard(pilot);
    const ship = of && shipType(of.ship);
    if (!of) unknown.push({ of: pilot, what: 'pilot', at: ['ships', i, 'pilot'] });
    const equipped = upgrades.flatMap((id, k): Placed<Upgrade>[] => {
      const at = ['ships', i, 'upgrades', k];
      const card = upgradeCard(id);
      if (!card) unknown.push({ of: id, what: 'upgrade', at });
      return card ? [{ of: card, at }] : [];
    });
    return of && ship ? [{ of, ship, at: ['ships', i, 'pilot'], upgrades: equipped }] : [];
  });
  return { ships, unknown };
}

/** Every card of the squad that is known. */
export function everyCard({ ships }: KnownCards): Placed<Pilot | Upgrade>[] {
  return ships.flatMap((ship) => [{ of: ship.of, at: ship.at }, ...ship.upgrades]);
}
