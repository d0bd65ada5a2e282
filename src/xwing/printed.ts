/**
 * What is printed on X-Wing's ships, pilots, upgrades, conditions and damage cards, without the rules. This entry is for builders of squads. It reads,
 * checks and writes squads (`readXws`, `checkSquad`, `encodeXws`).
 *
 * @module holojudge/xwing/facts
 */
export * from './facts';
export { cardKey, sideKey, upgradeCost } from './facts/for-callers';
export { encodeXws, readXws, type ReadSquad, type SquadShip } from './lists/xws';
export { checkSquad, squadPoints } from './lists/squad-building';
export { FORMATS, SQUAD_OPTIONS, type Format, type SquadOptions } from './lists/formats';
export type { ListedShip, SquadList } from './lists/squad-list';
