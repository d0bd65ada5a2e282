/** Repair effects, paid with engineering points (arm.commands.19 to .29, .39). */
import {
  allowed,
  candidate,
  dealtCount,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type Reason,
} from '../../core';
import { count, type FieldsOf } from '../../core/codec';
import { discardDamageCard } from '../effects/damage-cards';
import { moveShield, recoverShield } from '../effects/shields';
import { HULL_ZONES, type HullZone } from '../facts';
import { ask, forbidden, procedure } from '../engine';
import type { ShipAction } from '../model/actions';
import type { ArmadaState, Ship, ShipId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { isOnTable, maximumShields, shipOf } from '../queries/ships';

export interface RepairFrame extends Frame {
  ship: ShipId;
  /** Engineering points that are left; lost when the command is done (arm.commands.29). */
  points: number;
}

export const repairFields = ({ ship }: ArmadaNames): FieldsOf<RepairFrame> => ({ ship, points: count });

type RepairAction = Extract<ShipAction, { type: 'move-shields' | 'recover-shields' | 'repair-hull' | 'end-repair' }>;

/** Engineering points of each effect (arm.commands.20, .22, .23). */
const COSTS = { 'move-shields': 1, 'recover-shields': 2, 'repair-hull': 3 } as const;

/** One effect is resolved before the next is paid for (arm.commands.27). */
export const repair = procedure('repair', repairFields, [
  ask('resolve a repair effect', ['arm.commands.25', 'arm.commands.26'], whichEffect, resolveEffect),
]);

function whichEffect(state: ArmadaState, { ship: id, points }: RepairFrame) {
  const ship = shipOf(state, id);
  if (!isOnTable(ship)) return null;
  const player = ship.controller;
  const effects: Candidate<RepairAction>[] = [
    ...HULL_ZONES.flatMap((from) =>
      HULL_ZONES.filter((to) => to !== from).map((to) =>
        candidate(
          { type: 'move-shields', player, ship: id, from, to } as const,
          tooFew(points, 'move-shields') ??
            noShields(ship, from) ??
            atMaximum(ship, to, 'arm.commands.20') ??
            forbidden(state, 'move shields to', { ship: id, zone: to }),
        ),
      ),
    ),
    ...HULL_ZONES.map((zone) =>
      candidate(
        { type: 'recover-shields', player, ship: id, zone } as const,
        tooFew(points, 'recover-shields') ??
          atMaximum(ship, zone, 'arm.commands.22') ??
          forbidden(state, 'recover shields', { ship: id, zone }),
      ),
    ),
    ...damageCardsOf(ship).map((card) =>
      candidate({ type: 'repair-hull', player, ship: id, card } as const, tooFew(points, 'repair-hull')),
    ),
  ];
  if (effects.every(({ not }) => not !== null)) return null;
  return question(player, 'resolve a repair effect', [
    ...effects,
    allowed<RepairAction>({ type: 'end-repair', player, ship: id }),
  ]);
}

/** The ids of faceup cards, and null where any lies facedown. */
export function damageCardsOf({ damage }: Ship): (string | null)[] {
  const ids = damage.faceup.map(({ id }): string | null => id);
  return dealtCount(damage) > ids.length ? [...ids, null] : ids;
}

function tooFew(points: number, effect: keyof typeof COSTS): Reason | null {
  const cost = COSTS[effect];
  if (points >= cost) return null;
  const said = say`It costs ${cost} engineering ${cost === 1 ? 'point' : 'points'}, and ${points === 0 ? 'none' : points} ${points === 1 ? 'is' : 'are'} left.`;
  return reason('too-few-points', said, ['arm.commands.26'], { cost, points });
}

function noShields(ship: Ship, zone: HullZone): Reason | null {
  if (ship.shields[zone] > 0) return null;
  return reason('no-shields', say`The ${zone} hull zone has no shields to give.`, [
    'arm.commands.21',
    'arm.shields.05',
  ]);
}

function atMaximum(ship: Ship, zone: HullZone, rule: string): Reason | null {
  const most = maximumShields(ship, zone);
  if (ship.shields[zone] < most) return null;
  return reason(
    'at-maximum',
    say`The ${zone} hull zone has its maximum of ${most === 1 ? 'one shield' : say`${most} shields`}.`,
    [rule, 'arm.shields.04'],
    { most },
  );
}

function resolveEffect(state: ArmadaState, frame: RepairFrame, action: RepairAction): 'again' | void {
  if (action.type === 'end-repair') return;
  const ship = shipOf(state, frame.ship);
  frame.points -= COSTS[action.type];
  if (action.type === 'move-shields') moveShield(state, ship, action.from, action.to, ['arm.commands.20']);
  if (action.type === 'recover-shields') recoverShield(state, ship, action.zone, ['arm.commands.22']);
  if (action.type === 'repair-hull') discardDamageCard(state, ship, action.card, ['arm.commands.23']);
  return 'again';
}
