/** Fleets for tests, legal unless a test spoils them. */
import {
  checkFleet,
  type FleetList,
  type FleetOptions,
  type FleetShip,
} from '../../../src/armada/lists/fleet-building';

export const ship = (card: string, ...upgrades: string[]): FleetShip => ({ card, upgrades });
export const copies = (count: number, id: string): string[] => Array<string>(count).fill(id);

export const OBJECTIVES = ['most-wanted', 'fire-lanes', 'minefields'];
export const DODONNAS_SHIP = ship('nebulon-b-escort-frigate', 'general-dodonna');
export const TARKINS_SHIP = ship('victory-i-class-star-destroyer', 'grand-moff-tarkin');

/** A Nebulon-B with General Dodonna: 77 points. */
export function rebels(parts: Partial<FleetList> = {}): FleetList {
  return { name: 'Rebels', faction: 'rebel', ships: [DODONNAS_SHIP], squadrons: [], objectives: OBJECTIVES, ...parts };
}

/** A Victory I with Grand Moff Tarkin: 111 points. */
export function imperials(parts: Partial<FleetList> = {}): FleetList {
  return {
    name: 'Imperials',
    faction: 'imperial',
    ships: [TARKINS_SHIP],
    squadrons: [],
    objectives: OBJECTIVES,
    ...parts,
  };
}

/** What is wrong with a fleet: codes with the places of the cards at fault. */
export function wrongWith(list: FleetList, options: Partial<FleetOptions> = {}): string[] {
  return checkFleet(list, options).map(({ code, facts }) => {
    const at = facts?.['at'];
    return Array.isArray(at) ? `${code} ${at.join('.')}` : code;
  });
}
