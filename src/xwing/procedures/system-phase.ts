/** The System Phase (xw.system-phase): in ascending initiative every ship and remote may use what is used in this phase; most have nothing to do. */
import {
  candidate,
  question,
  reason,
  type Candidate,
  type PlayerId,
  type Reason,
  type UseAbility,
  say,
} from '../../core';
import { list, optional, text, type FieldsOf } from '../../core/codec';
import { deploy, dock } from '../effects/docking';
import { type MayFail, mayFailFields } from '../effects/failing';
import type { DockingAction, SystemAction } from '../model/actions';
import { DECLARED_MOVES, printedValue } from '../model/codecs';
import { isCloaked } from '../queries/cloak';
import { byCarrier, deploying, docking, isDocked } from '../queries/docking';
import { cannotBeMoved } from '../queries/huge-moves';
import { initiativeOf } from '../queries/initiative';
import { ask, finish, goTo, options, playerOrder, procedure, run, useInWindow } from '../engine';
import { sourcesOn, isActive, shipOf, shipsAndRemotes } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import { decloak } from './cloak';
import { mandatoryLeft } from './modify-dice';
import type { XwingNames } from '../queries/names';
import { cannotSpendToken } from '../queries/tokens';

/** Abilities with `during: 'system phase'` are those that are explicitly resolved in it (xw.system-phase.02). */
const WINDOW = 'system phase';

export interface SystemPhaseFrame extends MayFail {
  /** The initiative that is being resolved; absent before the first. */
  initiative?: number;
  /** The ship that acts. */
  ship?: ShipId;
  /** Ships that are done. */
  acted?: ShipId[];
  /** Ships that have tried to decloak, and those that have. */
  triedToDecloak?: ShipId[];
  decloaked?: ShipId[];
  /** Ships that have docked or deployed in this phase (xw.docking.09). */
  shuttled?: ShipId[];
  usedHere?: string[];
}

export const systemPhaseFields = ({ target: ship }: XwingNames): FieldsOf<SystemPhaseFrame> => ({
  initiative: optional(printedValue),
  ship: optional(ship),
  acted: optional(list(ship)),
  triedToDecloak: optional(list(ship)),
  decloaked: optional(list(ship)),
  shuttled: optional(list(ship)),
  usedHere: optional(list(text)),
  ...mayFailFields,
});

type ShipActs = Extract<SystemAction, { type: 'act' }>;
type Decloak = Extract<SystemAction, { type: 'decloak' }>;
type Shuttle = Exclude<DockingAction, { type: 'stay-docked' }>;
type Use = Shuttle | UseAbility | Exclude<SystemAction, ShipActs>;

export const systemPhase = procedure('system phase', systemPhaseFields, [
  run('next ship', ['xw.system-phase.01', 'xw.system-phase.05'], (state, frame) => {
    delete frame.ship;
    const next = nextToAct(state, frame);
    if (next === null) return finish(frame);
    frame.initiative = next.initiative;
    const only = next.ships[0];
    if (next.ships.length === 1 && only) frame.ship = only.id;
  }),
  ask('choose which ship acts', ['xw.system-phase.04'], chooseShip, (_state, frame, action: ShipActs) => {
    frame.ship = action.ship;
  }),
  ask(
    'use abilities',
    ['xw.system-phase.02', 'xw.system-phase.04'],
    whatToUse,
    (state, frame, action: Use) => {
      if (action.type === 'end-system-turn') return;
      if (action.type === 'dock' || action.type === 'deploy') shuttle(state, frame, action);
      else if (action.type === 'decloak') tryToDecloak(state, frame, action);
      else useInWindow(state, windowOf(action.player, frame), action);
      return 'again';
    },
    { offers: WINDOW },
  ),
  run('the ship is done', ['xw.system-phase.04'], (_state, frame) => {
    if (frame.ship !== undefined) frame.acted = [...(frame.acted ?? []), frame.ship];
    goTo(frame, 'next ship');
  }),
]);

function windowOf(player: PlayerId, frame: SystemPhaseFrame) {
  return { window: WINDOW, player, event: null, frame } as const;
}

/** Once in the phase, whether it can be moved or not (xw.cloak.13). */
function tryToDecloak(state: XwingState, frame: SystemPhaseFrame, { ship, move }: Decloak): void {
  frame.triedToDecloak = [...(frame.triedToDecloak ?? []), ship];
  decloak(state, ship, move);
}

/** A cloaked ship decloaks once in the phase, stressed or not (xw.cloak.06, .10). */
function decloaking(state: XwingState, frame: SystemPhaseFrame, ship: Ship): Candidate<Decloak>[] {
  const { id, player } = ship;
  if (!isCloaked(ship) || !isActive(ship)) return [];
  const tried = frame.triedToDecloak?.includes(id) ?? false;
  const again = reason('once-per-opportunity', say`${id} has tried to decloak in this phase.`, ['xw.cloak.13']);
  const not = tried ? again : (cannotBeMoved(ship) ?? cannotSpendToken(state, id, 'cloak'));
  return DECLARED_MOVES.map((move) => candidate({ type: 'decloak', player, ship: id, move }, not));
}

function shuttle(state: XwingState, frame: SystemPhaseFrame, action: Shuttle): void {
  frame.shuttled = [...(frame.shuttled ?? []), action.ship];
  if (action.type === 'dock') {
    const said = say`${action.ship} neither reveals its dial nor activates in this round.`;
    const rules = [...byCarrier(state, action.carrier, 'xw.docking.08', 'xw.huge-docking.05'), 'xw.docking.10'];
    dock(state, action.ship, action.carrier, rules, [reason('no-activation', said, ['xw.docking.10'])]);
    return;
  }
  // Its carrier is not destroyed (xw.docking.02).
  deploy(state, action, false);
}

/**
 * A ship docks with a carrier near it, or leaves the one that it is docked with; not both in one phase (xw.docking.02, .08, .09). Any number may
 * leave a huge carrier (xw.huge-docking.02).
 */
function shuttling(state: XwingState, { shuttled }: SystemPhaseFrame, ship: Ship): Candidate<Shuttle>[] {
  const offered = isActive(ship) ? docking(state, ship) : isDocked(state, ship) ? deploying(state, ship) : [];
  if (!shuttled?.includes(ship.id)) return offered;
  const not = reason('once-a-phase', say`${ship.id} has docked or deployed in this phase.`, ['xw.docking.09']);
  return offered.map(({ action }) => candidate(action, not));
}

/** What abilities a ship may use now (xw.system-phase.02), each allowed or refused with its reason. */
function usable(state: XwingState, frame: SystemPhaseFrame, { id, player }: Ship): Candidate<UseAbility>[] {
  const offered = options(state, windowOf(player, frame));
  if (offered.length === 0) return offered;
  const sources = sourcesOn(state, id);
  return offered.filter((each) => sources.includes(each.action.source));
}

/**
 * Ships that act next: of the lowest initiative left, those of the first player in player order who has such ships. Those with nothing to
 * use are passed over (xw.system-phase.02, xw.system-phase.03); an initiative that is over does not come back (xw.system-phase.01, .05).
 */
function nextToAct(state: XwingState, frame: SystemPhaseFrame): { initiative: number; ships: Ship[] } | null {
  // A docked ship acts at its own initiative, not at its carrier's (xw.docking.17).
  const waiting = shipsAndRemotes(state).filter((ship) => whyNotLater(state, frame, ship) === null);
  if (waiting.length === 0) return null;
  const initiative = Math.min(...waiting.map((ship) => initiativeOf(state, ship)));
  const ships = waiting.filter((ship) => initiativeOf(state, ship) === initiative);
  const player = playerOrder(state).find((each) => ships.some((ship) => ship.player === each));
  return { initiative, ships: ships.filter((ship) => ship.player === player) };
}

/** Why a ship does not act in what is left of the phase, or null. */
function whyNotLater(state: XwingState, frame: SystemPhaseFrame, ship: Ship): Reason | null {
  if (!isActive(ship) && !isDocked(state, ship))
    return reason('not-in-play', say`${ship.id} is not in the play area.`, ['xw.reserve.02']);
  if (frame.acted?.includes(ship.id))
    return reason('already-acted', say`${ship.id} has acted in this phase.`, ['xw.system-phase.04']);
  const { initiative } = frame;
  if (initiative !== undefined && initiativeOf(state, ship) < initiative) {
    return reason('initiative-order', say`Initiative ${initiative} is being resolved.`, ['xw.system-phase.01']);
  }
  const offered = [...decloaking(state, frame, ship), ...shuttling(state, frame, ship), ...usable(state, frame, ship)];
  if (offered.some((each) => each.not === null)) return null;
  return reason('nothing-to-use', say`${ship.id} has nothing to use in this phase.`, ['xw.system-phase.02']);
}

/** Only ties among a player's own ships are his or her choice (xw.system-phase.04). */
function chooseShip(state: XwingState, frame: SystemPhaseFrame) {
  const next = frame.ship === undefined ? nextToAct(state, frame) : null;
  const player = next?.ships[0]?.player;
  if (!next || player === undefined) return null;
  const own = shipsAndRemotes(state).filter(
    (ship) => ship.player === player && (isActive(ship) || isDocked(state, ship)),
  );
  const candidates = own.map((ship) => {
    const later = reason('initiative-order', say`Ships of initiative ${next.initiative} act now.`, [
      'xw.system-phase.01',
    ]);
    const not = next.ships.some(({ id }) => id === ship.id) ? null : (whyNotLater(state, frame, ship) ?? later);
    return candidate({ type: 'act', player, ship: ship.id }, not);
  });
  return question(player, 'choose which ship acts', candidates);
}

/** One thing after the other, until the ship has nothing left or its player has enough; it may use none. */
function whatToUse(state: XwingState, frame: SystemPhaseFrame) {
  if (frame.ship === undefined) return null;
  const ship = shipOf(state, frame.ship);
  const abilities = isActive(ship) ? usable(state, frame, ship) : [];
  const offered: Candidate<Use>[] = [...decloaking(state, frame, ship), ...shuttling(state, frame, ship), ...abilities];
  if (!offered.some((each) => each.not === null)) return null;
  const end: Use = { type: 'end-system-turn', player: ship.player, ship: ship.id };
  return question(ship.player, 'use abilities of the System Phase', [
    ...offered,
    candidate(end, mandatoryLeft(abilities)),
  ]);
}
