/** What barrel rolls and boosts have in common: a move that fails instead of ending where it must not (xw.barrel-roll, xw.boost, xw.cloak, xw.tractor). */
import { listed, reason, type PlayerId, type Reason, type RuleId, say } from '../../core';
import { flag, type FieldsOf } from '../../core/codec';
import type { Pose } from '../../core/geometry';
import { permitted, trigger } from '../engine';
import { obstaclesOverlappedAt, shipsOverlappedAt } from '../queries/overlap';
import { inMm } from '../queries/range';
import { insidePlayArea, isInPlayArea } from '../queries/play-area';
import {
  obstaclesUnder,
  type Laid,
  encountersCodec,
  encountersOf,
  NO_ENCOUNTERS,
  type Encounters,
} from '../queries/move';
import { obstacleOf, ignoresObstacle } from '../queries/obstacles';
import { isInPlay, shipOf } from '../queries/ships';
import type { ObjectId, ShipId, XwingState } from '../model/state';
import { moveShip, tellEncounters, triggerEncounters } from '../effects/move';
import { rules as rulesCodec, speed } from '../model/codecs';
import { type MayFail, mayFailFields } from '../effects/failing';
import type { XwingNames } from '../queries/names';
import { sufferEncounters } from './device-effects';

/** What an effect may say of the move; what it does not say is as with the action. */
export interface Repositioning {
  /** Speed of the template. Default 1. */
  speed?: number;
  /** Who decides: the ship's player, or who tractors it (xw.tractor.06). */
  by: PlayerId;
  /** Obstacles do not stop it (xw.tractor.08). Default: they do. */
  through?: boolean;
  /** What says that it moves so, where it is no action of its own. Default: nothing does. */
  rules?: readonly RuleId[];
}

/** What the frames of both keep. */
export interface RepositionFrame extends MayFail, Required<Repositioning> {
  ship: ShipId;
  met: Encounters;
}

export const repositionFields = (names: XwingNames): FieldsOf<RepositionFrame> => ({
  ship: names.ship,
  speed,
  by: names.player,
  through: flag,
  rules: rulesCodec,
  met: encountersCodec(names),
  ...mayFailFields,
});

export function repositioning(
  ship: ShipId,
  { speed = 1, by, through = false, rules = [] }: Repositioning,
): Omit<RepositionFrame, 'procedure' | 'step' | 'failed'> {
  return { ship, speed, by, through, rules, met: NO_ENCOUNTERS };
}

/** The rules by which a position is refused. */
interface RefusedBy {
  ship: readonly RuleId[];
  obstacle: readonly RuleId[];
  outside: readonly RuleId[];
}

/**
 * Why the move cannot end at this pose, coming along this template, or null. Devices do not stop it (xw.boost.11); it fails rather than flee
 * (xw.flee.05).
 */
export function cannotEnd(
  state: XwingState,
  { ship: id, through: crosses }: Pick<RepositionFrame, 'ship' | 'through'>,
  laid: Laid,
  pose: Pose,
  move: string,
  rules: RefusedBy,
): Reason | null {
  const ship = shipOf(state, id);
  const ships = shipsOverlappedAt(state, ship, pose);
  if (ships.length > 0) return reason('overlaps-ship', say`It would overlap ${listed(ships)}.`, rules.ship, { ships });
  if (!isInPlayArea(state, ship, pose)) {
    const { margin: mm } = insidePlayArea(state, ship, pose);
    return reason('outside-play-area', `It would leave the play area, by ${inMm(-mm)}.`, rules.outside, { mm });
  }
  if (crosses) return null;
  const blocks = (obstacle: ObjectId): boolean => !mayCross(state, id, obstacle, move);
  const through = obstaclesUnder(state, laid).filter(blocks);
  if (through.length > 0) {
    return reason('moves-through-obstacle', say`It would move through ${listed(through)}.`, rules.obstacle, {
      through,
    });
  }
  const overlapped = obstaclesOverlappedAt(state, ship, pose).filter(blocks);
  if (overlapped.length === 0) return null;
  return reason('overlaps-obstacle', say`It would overlap ${listed(overlapped)}.`, rules.obstacle, { overlapped });
}

/** Abilities let a ship move through obstacles by the permission 'moves through obstacle', or by ignoring them (xw.card-interpretation.07). */
function mayCross(state: XwingState, ship: ShipId, obstacle: ObjectId, move: string): boolean {
  const { kind } = obstacleOf(state, obstacle);
  if (permitted(state, 'moves through obstacle', { ship, obstacle, kind, move })) return true;
  return ignoresObstacle(state, ship, obstacle);
}

/** Where the move ends: along which template, and which ship it is put against. */
interface Ends {
  laid: Laid;
  pose: Pose;
  touching?: ShipId | null;
}

/** Moves the ship there; then it suffers what it met (xw.obstacles.09). A move, but no maneuver (xw.barrel-roll.18, xw.boost.15, xw.cloak.09). */
export function reposition(
  state: XwingState,
  { ship: id, through, rules: first }: RepositionFrame,
  { laid, pose, touching = null }: Ends,
  move: string,
  rules: readonly RuleId[],
  because: readonly Reason[],
): Encounters {
  const ship = shipOf(state, id);
  const met = encountersOf(state, ship, ship.pose, laid, pose);
  moveShip(state, id, pose, move, touching, [...first, ...rules], because);
  tellEncounters(state, id, met, through ? ['xw.tractor.08'] : []);
  sufferEncounters(state, id, met, { inManeuver: false, inStep: false });
  return met;
}

/** What comes after the move: of what it met, and of the move as such (xw.ability-queue.07). */
export function endReposition(state: XwingState, { ship, met }: RepositionFrame, move: 'barrel roll' | 'boost'): void {
  if (!isInPlay(shipOf(state, ship))) return;
  triggerEncounters(state, ship, met);
  trigger(state, { type: 'repositioned', rules: ['xw.timing.07'], ship, move });
}
