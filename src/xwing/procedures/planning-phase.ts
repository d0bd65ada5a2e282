/** The Planning Phase (xw.planning-phase): all players at once set the dials of their ships, and may change them until all agree to go on. */
import {
  allowed,
  candidate,
  listed,
  once,
  questionTogether,
  reason,
  refused,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Reason,
} from '../../core';
import { list, type FieldsOf } from '../../core/codec';
import type { PlanningAction } from '../model/actions';
import { ship as shipType, type Maneuver } from '../facts';
import { setDial } from '../effects/dials';
import { ask, procedure, run } from '../engine';
import { ionized, isIonized } from '../queries/ion';
import { maneuverName } from '../facts/maneuvers';
import { isActive, playersWithShips, shipOf } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';

export interface PlanningFrame extends Frame {
  /** Players who are ready to go on. */
  agreed: PlayerId[];
}

export const planningFields = ({ player }: XwingNames): FieldsOf<PlanningFrame> => ({ agreed: list(player) });

export const planningPhase = procedure('planning phase', planningFields, [
  run('take the dials back', ['xw.maneuver.16', 'xw.maneuver.17'], (state, frame) => {
    frame.agreed = [];
    for (const ship of state.ships) {
      ship.dial = ship.revealed = null;
      ship.dialSeenBy = [];
      ship.dialFaceup = false;
    }
  }),
  ask('set dials', ['xw.planning-phase.01', 'xw.planning-phase.03', 'xw.planning-phase.05'], whatToPlan, plan),
]);

/** Those who have ships may act in any order; there is nothing left to ask when all have agreed (xw.planning-phase.04, .05, .07). */
function whatToPlan(state: XwingState, frame: PlanningFrame) {
  const players = playersWithShips(state);
  return questionTogether<Candidate<PlanningAction>>(players, frame.agreed, 'set dials', (player, agreed) => {
    const lists: (readonly Candidate<PlanningAction>[])[] = [];
    for (const ship of state.ships) if (ship.player === player && isActive(ship)) lists.push(planFor(ship));
    if (!agreed) lists.push([goOn(state, player)]);
    return lists;
  });
}

/** Any maneuver of the ship's own dial, whether or not one is set already (xw.planning-phase.05, xw.dial.04). */
function planFor(ship: Ship): readonly Candidate<PlanningAction>[] {
  // It is assigned no dial (xw.ion.05).
  if (isIonized(ship))
    return maneuversOf(ship).map((each) =>
      refused(setting(ship, each), ionized(ship, 'it gets no dial', ['xw.planning-phase.07'])),
    );
  let known = candidatesOf.get(ship);
  if (!known) {
    known = maneuversOf(ship).map((each) => allowed(setting(ship, each)));
    candidatesOf.set(ship, known);
  }
  return known;
}

/** The same dial is asked for again and again: its candidates are made once. Owner, id and type of a ship never change. */
const candidatesOf = new WeakMap<Ship, readonly Candidate<PlanningAction>[]>();

function setting(ship: Ship, maneuver: Maneuver): PlanningAction {
  return { type: 'set-dial', player: ship.player, ship: ship.id, maneuver: maneuverName(maneuver) };
}

/** A player goes on once each ship has a dial (xw.planning-phase.03) that is not ionized (xw.planning-phase.07). */
function goOn(state: XwingState, player: PlayerId): Candidate<PlanningAction> {
  let missing: ShipId[] | null = null;
  for (const ship of state.ships) {
    if (ship.player !== player || ship.dial !== null || !isActive(ship) || isIonized(ship)) continue;
    if (missing) missing.push(ship.id);
    else missing = [ship.id];
  }
  return candidate({ type: 'end-planning', player }, missing && dialMissing(missing));
}

function dialMissing(ships: readonly ShipId[]): Reason {
  return reason('dial-missing', say`No dial is assigned to ${listed(ships)}.`, ['xw.planning-phase.03'], { ships });
}

/** The maneuvers on the dial of the ship's type (xw.dial.01, xw.ship-type.02). */
function maneuversOf(ship: Ship): readonly Maneuver[] {
  return shipType(ship.type)?.dial ?? [];
}

const byName = once((dial: readonly Maneuver[]) => new Map(dial.map((each) => [maneuverName(each), each])));

function plan(state: XwingState, frame: PlanningFrame, action: PlanningAction): 'again' {
  if (action.type === 'end-planning') {
    frame.agreed.push(action.player);
    return 'again';
  }
  // Whoever changes a dial is not ready to go on.
  if (frame.agreed.includes(action.player)) frame.agreed = frame.agreed.filter((player) => player !== action.player);
  const ship = shipOf(state, action.ship);
  const set = byName(maneuversOf(ship)).get(action.maneuver);
  if (!set) throw new Error(`the dial of ${ship.id} has no ${action.maneuver}`);
  setDial(state, ship.id, set, ['xw.planning-phase.02', 'xw.dial.03']);
  return 'again';
}
