/**
 * What is printed on Armada's ships, squadrons, upgrades, objectives and dice, without the rules. This entry is for builders of fleets. It reads, checks
 * and writes fleets (`decodeFleet`, `checkFleet`, `encodeFleet`).
 *
 * @module holojudge/armada/facts
 */
export * from './facts';
export { lengths, shipToken } from './facts/for-callers';
export { decodeFleet, encodeFleet, type Fleet } from './lists/fleet';
export { checkFleet, FLEET_OPTIONS, type FleetList, type FleetOptions, type FleetShip } from './lists/fleet-building';
