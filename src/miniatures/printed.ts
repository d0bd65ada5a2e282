/**
 * What is printed on Star Wars Miniatures's stat cards and maps, without the rules. This entry is for builders of squads. It reads, checks and writes
 * squads (`decodeSquad`, `checkSquad`, `encodeSquad`).
 *
 * @module holojudge/miniatures/facts
 */
export { checkAdded } from './lists/added';
export { checkSkirmish, type Agreed, type SkirmishSquad } from './lists/skirmish';
export { decodeSquad, encodeSquad, type DecodeOptions, type Squad } from './lists/squad';
export { checkSquad, SQUAD_OPTIONS, type SquadOptions } from './lists/squad-building';
export type { SquadList } from './lists/squad-list';
export { STARTER_SQUADS } from './lists/starter-squads';
export type * from './facts/types';
export * from './facts/words';
export {
  ABILITY_NAMES,
  abilityName,
  character,
  characters,
  commanderEffectText,
  erasOf,
  FACTIONS_OF_ERA,
  sideOf,
  statCard,
  statCards,
  statCardWith,
  type AbilityName,
} from './facts';
export { hasLightsaber, isLiving, personsOf, printedAbility, statCardCodec } from './facts/for-callers';
export type { Area, BattleMap, Door, DoorId, Edge, Square } from './facts/battle-map';
export { battleMap, MAP_NAMES, type MapName } from './facts/maps';
export { readMap } from './facts/map-text';
export { TERRAINS, type Terrain } from './facts/terrain';
