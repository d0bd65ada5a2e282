/** Star Wars Miniatures, by the rulebook of The Clone Wars starter set and its whole glossary: the game and its public types. */
export { miniatures } from './game';
export { checkAdded } from './lists/added';
export { checkSkirmish, type Agreed, type SkirmishSquad } from './lists/skirmish';
export { decodeSquad, encodeSquad, type DecodeOptions, type Squad } from './lists/squad';
export { checkSquad, SQUAD_OPTIONS, type SquadOptions } from './lists/squad-building';
export type { SquadList } from './lists/squad-list';
export { STARTER_SQUADS } from './lists/starter-squads';
export type * from './model/actions';
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
  hasLightsaber,
  isLiving,
  personsOf,
  printedAbility,
  sideOf,
  statCard,
  statCardCodec,
  statCards,
  statCardWith,
  type AbilityName,
} from './facts';
export type { Area, BattleMap, Door, DoorId, Edge, Square } from './facts/battle-map';
export { battleMap, MAP_NAMES, type MapName } from './facts/maps';
export { readMap } from './facts/map-text';
export { TERRAINS, type Terrain } from './facts/terrain';
export type * from './model/events';
export type { DoorState, DoorStates, MapLine, MapPoint, Space } from './model/map';
export type {
  CharacterId,
  Lasting,
  MiniaturesPlayer,
  MiniaturesState,
  Place,
  PlayedAs,
  Stage,
  Until,
} from './model/state';
export type { Character as CharacterInPlay } from './model/state';
export type { D20Face } from './model/roll';
export type { AttackKind } from './model/values';
export type { MiniaturesSetup } from './begin/set-up';
export type { Moment } from './begin/moment';
export type { PlacedCharacter, PlayerGiven, Position } from './begin/position';
export type { Miniatures } from './model/types';
export type { MiniaturesView } from './view';
