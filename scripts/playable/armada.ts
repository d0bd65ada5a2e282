/** Random Armada setups: small fleets that are legal, one of each faction or two of one. */
import { checkFleet, fleetPoints, type FleetList } from '../../src/armada/lists/fleet-building';
import { encodeFleet } from '../../src/armada/lists/fleet';
import {
  FACTIONS,
  OBJECTIVE_CATEGORIES,
  objectiveCards,
  shipCards,
  squadronCards,
  upgradeCards,
  type Faction,
} from '../../src/armada/facts';
import type { ArmadaSetup } from '../../src/armada/begin/set-up';

type Next = (n: number) => number;

/** Random fleets try this often to add something that they can pay. */
const TRIES = 12;

/** Two random fleets of up to so many points. */
export function randomArmadaSetup(next: Next, total = 180): ArmadaSetup {
  const fleet = (): string => encodeFleet(randomFleet(next, total), 'json');
  const fleets = [fleet(), fleet()];
  // The first choices of random players are much the same in many games: so each objective is met.
  const objective = next(2) === 0 ? pick(objectiveCards(), next).id : null;
  return {
    fleets,
    total,
    ...(objective !== null && { objective }),
    ...(next(8) === 0 ? { areas: 'standard' as const } : {}),
    // Unlimited rounds are played without one (arm.unlimited-rounds.02).
    ...(next(16) === 0 && objective === null && { unlimitedRounds: true }),
  };
}

/** A legal fleet: a flagship, then whatever fits. */
export function randomFleet(next: Next, total: number): FleetList {
  const faction = pick(FACTIONS, next);
  let fleet = flagship(faction, next);
  for (let tried = 0; tried < TRIES; tried++) {
    const larger = withMore(fleet, next);
    if (fleetPoints(larger) <= total && checkFleet(larger, { total }).length === 0) fleet = larger;
  }
  return fleet;
}

function flagship(faction: Faction, next: Next): FleetList {
  const ship = pick(
    shipCards().filter((card) => card.faction === faction),
    next,
  );
  const commanders = upgradeCards().filter((card) => card.icon === 'commander' && card.faction === faction);
  return {
    name: 'Random',
    faction,
    ships: [{ card: ship.id, upgrades: [pick(commanders, next).id] }],
    squadrons: [],
    objectives: OBJECTIVE_CATEGORIES.map(
      (category) =>
        pick(
          objectiveCards().filter((card) => card.category === category),
          next,
        ).id,
    ),
  };
}

function withMore(fleet: FleetList, next: Next): FleetList {
  const own = <C extends { faction: Faction | null }>(cards: readonly C[]): C[] =>
    cards.filter(({ faction }) => faction === null || faction === fleet.faction);
  switch (next(3)) {
    case 0:
      return { ...fleet, ships: [...fleet.ships, { card: pick(own(shipCards()), next).id, upgrades: [] }] };
    case 1:
      return { ...fleet, squadrons: [...fleet.squadrons, pick(own(squadronCards()), next).id] };
    default: {
      const at = next(fleet.ships.length);
      const card = pick(own(upgradeCards()), next).id;
      const ships = fleet.ships.map((ship, i) => (i === at ? { ...ship, upgrades: [...ship.upgrades, card] } : ship));
      return { ...fleet, ships };
    }
  }
}

function pick<T>(from: readonly T[], next: Next): T {
  const found = from[next(from.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
