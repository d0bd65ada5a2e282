/** What is printed on X-Wing's cards, and the squads that people make of them: all that a builder of squads needs, without the rules. */
export * from './facts';
export { cardKey, sideKey, upgradeCost } from './facts/for-callers';
export { encodeXws, readXws, type ReadSquad, type SquadShip } from './lists/xws';
export { checkSquad, squadPoints } from './lists/squad-building';
export { FORMATS, SQUAD_OPTIONS, type Format, type SquadOptions } from './lists/formats';
export type { ListedShip, SquadList } from './lists/squad-list';
