/** What is printed on Armada's cards, and the fleets that people make of them: all that a builder of fleets needs, without the rules. */
export * from './facts';
export { lengths, shipToken } from './facts/for-callers';
export { decodeFleet, encodeFleet, type Fleet } from './lists/fleet';
export { checkFleet, FLEET_OPTIONS, type FleetList, type FleetOptions, type FleetShip } from './lists/fleet-building';
