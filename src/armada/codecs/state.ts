/** Codecs of states and actions: whatever enters from outside passes one. */
import {
  count,
  dealtOf,
  each,
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  allOptional,
  optional,
  pileOf,
  text,
  type Codec,
  type OwnActionFields,
  type StateFields,
} from '../../core/codec';
import type { Base } from '../../core/geometry';
import { FACTIONS, HULL_ZONES, SIZE_CLASSES, type AreaSizes, type HullZone, type Lengths } from '../facts';
import type { ArmadaAction } from '../model/actions';
import { defenseToken, defenseTokenType, diceColor } from '../model/attack';
import { command, hullZone, obstacle, phase, point, pose, side, spentFor } from '../model/codecs';
import type {
  ArmadaOptions,
  ArmadaPlayer,
  ArmadaState,
  AttackOptions,
  DamageLook,
  EquippedUpgrade,
  ObjectiveToken,
  Readings,
  Obstacle,
  Ship,
  Squadron,
} from '../model/state';

const base = object<Base>('a size', { width: number, length: number });
export const areas = object<AreaSizes>('areas', { play: base, setup: base });
export const lengths = object<Lengths>('lengths', {
  close: number,
  medium: number,
  long: number,
  distances: list(number),
  bases: object<Lengths['bases']>('bases', each(SIZE_CLASSES, base)),
  squadronRadius: number,
  objectiveTokenRadius: number,
  tool: object<Lengths['tool']>('a maneuver tool', { guideToPivot: number, pivotToGuide: number, width: number }),
  shieldDial: object<Lengths['shieldDial']>('a shield dial', { depth: number, breadth: number }),
});
const place = oneOf('a place', ['reserve', 'table', 'set-aside', 'destroyed']);
const damage = dealtOf('damage', 'a damage card', text);
/** How attacks are read, all of it or what differs from this edition. */
export const attackOptions: { [K in keyof AttackOptions]: Codec<AttackOptions[K]> } = {
  range: oneOf('a way to measure', ['closest-point', 'closest-point-in-arc']),
  rangeThroughZone: oneOf('a reading', ['allowed', 'refused']),
  targetingPoint: oneOf('a reading', ['anywhere', 'in-arc']),
  evadeAtClose: oneOf('what evade does', ['nothing', 'reroll']),
};
/** What else is read in more than one way. */
export const readings: { [K in keyof Required<Readings>]: Codec<Required<Readings>[K]> } = {
  overlapDamage: oneOf('a reading', ['together', 'moving-ship-first']),
  setAside: oneOf('a reading', ['stays', 'destroyed']),
  brace: oneOf('a reading', ['by half']),
  engagement: oneOf('a reading', ['obstacles alone']),
  squadronInPlace: oneOf('a reading', ['no obstacle']),
  tokenTooMany: oneOf('a reading', ['the new one']),
  bomberCritical: oneOf('a reading', ['its own alone']),
  overlap: oneOf('a reading', ['obstacle first']),
};
const upgrade = object<EquippedUpgrade>('an upgrade', { id: text, card: text, exhausted: flag, facedown: flag });

const ship = object<Ship>('a ship', {
  id: text,
  card: text,
  owner: text,
  controller: text,
  place,
  pose,
  speed: count,
  shields: object<Record<HullZone, number>>('shields', each(HULL_ZONES, count)),
  damage,
  commandStack: list(command),
  dial: nullable(command),
  spentDial: nullable(command),
  tokens: list(command),
  defense: list(defenseToken),
  upgrades: list(upgrade),
  activated: flag,
  objective: flag,
  resolved: list(command),
});

const squadron = object<Squadron>('a squadron', {
  id: text,
  card: text,
  owner: text,
  controller: text,
  place,
  at: point,
  hull: count,
  defense: list(defenseToken),
  activated: flag,
});

export const objectiveToken = object<ObjectiveToken>('an objective token', {
  id: text,
  at: point,
  on: nullable(obstacle),
});

const player = object<ArmadaPlayer>('a player', {
  id: text,
  members: list(text),
  faction: oneOf('a faction', FACTIONS),
  points: number,
  edge: oneOf('an edge', ['south', 'north']),
  objectives: list(text),
  victoryTokens: count,
});

export const stateFields: StateFields<ArmadaState> = {
  options: object<ArmadaOptions>('options', {
    areas,
    unlimitedRounds: flag,
    attacks: object<AttackOptions>('how attacks are read', attackOptions),
    readings: object<Readings>('readings', {
      ...allOptional(readings),
      overlapDamage: readings.overlapDamage,
      setAside: readings.setAside,
    }),
  }),
  lengths,
  round: count,
  phase,
  players: list(player),
  first: nullable(text),
  ships: list(ship),
  squadrons: list(squadron),
  obstacles: list(
    object<Obstacle>('an obstacle', { id: obstacle, place: oneOf('a place', ['reserve', 'table']), pose }),
  ),
  damageDeck: pileOf('a damage deck', text),
  damageDiscard: damage,
  damageLook: nullable(object<DamageLook>('cards that are looked at', { player: text, cards: list(text) })),
  objective: nullable(text),
  objectiveTokens: list(objectiveToken),
  tokensPlaced: count,
  winner: nullable(text),
};

const ofShip = { ship: text };
const ofSquadron = { squadron: text };
const ofAttacker = { attacker: text };

export const actionFields: OwnActionFields<ArmadaAction> = {
  'choose-first-player': { first: text },
  'choose-objective': { objective: text },
  'place-obstacle': { obstacle, pose },
  'leave-obstacle': { obstacle },
  deploy: { piece: text },
  'deploy-ship': { ...ofShip, pose, speed: count },
  'deploy-squadron': { ...ofSquadron, at: point },
  'choose-objective-ship': ofShip,
  'place-objective-token': { at: point },
  'leave-objective-token': {},
  'move-objective-token': { token: text, at: point },
  'end-moving-tokens': {},
  'set-aside': { piece: text },
  'end-setting-aside': {},
  'stay-set-aside': {},
  'set-dials': { ...ofShip, commands: list(command) },
  'activate-ship': ofShip,
  'keep-dial': ofShip,
  'take-token': ofShip,
  'discard-token': { ...ofShip, token: command },
  'resolve-command': {
    ...ofShip,
    command: oneOf('a command', ['squadron', 'repair', 'concentrate-fire']),
    with: spentFor,
  },
  'end-commands': ofShip,
  'end-squadron-command': ofShip,
  'move-shields': { ...ofShip, from: hullZone, to: hullZone },
  'recover-shields': { ...ofShip, zone: hullZone },
  'repair-hull': { ...ofShip, card: nullable(text) },
  'end-repair': ofShip,
  'declare-target': { ...ofAttacker, zone: nullable(hullZone), defender: text, defendingZone: nullable(hullZone) },
  'skip-attack': ofAttacker,
  'end-targets': ofAttacker,
  'remove-die': { ...ofAttacker, color: diceColor },
  'add-die': { ...ofAttacker, color: diceColor },
  'reroll-die': { ...ofAttacker, die: count },
  'spend-accuracy': { ...ofAttacker, die: count, token: defenseTokenType, exhausted: flag },
  'end-attack-effects': ofAttacker,
  'spend-defense-token': {
    defender: text,
    token: defenseTokenType,
    exhausted: flag,
    die: nullable(count),
    zone: nullable(hullZone),
  },
  'end-defense-tokens': { defender: text },
  'resolve-critical-effect': ofAttacker,
  'skip-critical-effect': ofAttacker,
  'redirect-damage': { defender: text, zone: optional(hullZone), damage: count },
  'resolve-navigate': { ...ofShip, with: spentFor, speed: integer },
  'skip-navigate': ofShip,
  'determine-course': { ...ofShip, clicks: list(integer), side },
  'choose-overlapped': { ...ofShip, other: text },
  'place-squadron': { ...ofSquadron, at: point },
  'leave-squadron': ofSquadron,
  'choose-obstacle': { ...ofShip, obstacle },
  'choose-hull-zone': { ...ofShip, zone: hullZone },
  'discard-damage': { ...ofShip, card: nullable(text) },
  'decline-station': { piece: text },
  'activate-squadron': ofSquadron,
  'move-squadron': { ...ofSquadron, at: point },
  'end-activation': ofSquadron,
  'recover-hull': ofSquadron,
};
