/** Ships and squadrons as a position describes them. */
import type { PlayerId } from '../../core';
import { allOptional, count, each, flag, list, nullable, object, optional, text } from '../../core/codec';
import type { Point, Pose } from '../../core/geometry';
import { defenseToken } from '../model/attack';
import { HULL_ZONES, type Command, type HullZone } from '../facts';
import { command, point, pose as poseCodec } from '../model/codecs';
import type { DefenseTokenInPlay } from '../model/state';

/** A ship as it stands. What is not said: undamaged, no tokens, defense tokens readied, not activated. */
export interface PlacedShip {
  id: string;
  owner: PlayerId;
  /** The member of its owner's team who decides for it; default: its owner. */
  controller?: PlayerId;
  /** Id of its ship card. */
  card: string;
  upgrades?: string[];
  /** Those of its upgrades that are exhausted, and those that were discarded, by card. */
  exhausted?: string[];
  discarded?: string[];
  /** Null: destroyed, or set aside. */
  at: Pose | null;
  /** An objective set it aside; default false. */
  setAside?: boolean;
  /** It is an objective ship, or has an objective token next to its card; default false. */
  objective?: boolean;
  /** Default 1. */
  speed?: number;
  shields?: Partial<Record<HullZone, number>>;
  /** Damage cards; `faceup` by their ids, e.g. `structural-damage`. */
  damage?: { facedown?: number; faceup?: string[] };
  /** The command stack, the top dial first. Default: a navigate dial for each round to come, outside the command phase. */
  dials?: Command[];
  /** The dial that was revealed and not spent. */
  dial?: Command | null;
  tokens?: Command[];
  defense?: DefenseTokenInPlay[];
  activated?: boolean;
  resolved?: Command[];
}

/** A squadron as it stands. What is not said: undamaged, not activated. */
export interface PlacedSquadron {
  id: string;
  owner: PlayerId;
  /** The member of its owner's team who decides for it; default: its owner. */
  controller?: PlayerId;
  card: string;
  /** Null: destroyed, or set aside. */
  at: Point | null;
  /** As for ships. */
  setAside?: boolean;
  hull?: number;
  defense?: DefenseTokenInPlay[];
  activated?: boolean;
}

export const placedShip = object<PlacedShip>('a ship', {
  id: text,
  owner: text,
  controller: optional(text),
  card: text,
  upgrades: optional(list(text)),
  exhausted: optional(list(text)),
  discarded: optional(list(text)),
  at: nullable(poseCodec),
  setAside: optional(flag),
  objective: optional(flag),
  speed: optional(count),
  shields: optional(object<Partial<Record<HullZone, number>>>('shields', allOptional(each(HULL_ZONES, count)))),
  damage: optional(
    object<NonNullable<PlacedShip['damage']>>('damage', { facedown: optional(count), faceup: optional(list(text)) }),
  ),
  dials: optional(list(command)),
  dial: optional(nullable(command)),
  tokens: optional(list(command)),
  defense: optional(list(defenseToken)),
  activated: optional(flag),
  resolved: optional(list(command)),
});

export const placedSquadron = object<PlacedSquadron>('a squadron', {
  id: text,
  owner: text,
  controller: optional(text),
  card: text,
  at: nullable(point),
  setAside: optional(flag),
  hull: optional(count),
  defense: optional(list(defenseToken)),
  activated: optional(flag),
});
