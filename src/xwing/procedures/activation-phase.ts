/** The Activation Phase (xw.activation-phase): every ship reveals its dial, executes its maneuver and performs an action. */
import {
  rulesOfAll,
  candidate,
  question,
  reason,
  type Frame,
  type PlayerId,
  type Reason,
  say,
  withReasons,
} from '../../core';
import { flag, list, nullable, reasonCodec, type FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { announce, ask, call, emit, goTo, playerOrder, procedure, run } from '../engine';
import { ionized, isIonized } from '../queries/ion';
import { PERFORM_ACTION } from '../queries/actions';
import { ION_MANEUVER } from '../facts/maneuvers';
import { isRemote } from '../queries/devices';
import { isActive, shipOf, shipsAndRemotes } from '../queries/ships';
import { hasActivated } from '../effects/activation';
import type { Ship, ShipId, XwingState } from '../model/state';
import { removeTokens } from '../effects/tokens';
import { detonateBombs } from './detonate';
import { executeManeuver } from './maneuver';
import { performAction } from './perform-action';
import { initiativeOf, turnOf } from '../queries/initiative';
import type { Maneuver } from '../facts';
import { maneuver, changeOfDifficulty, speed } from '../model/codecs';
import type { XwingNames } from '../queries/names';

type Activate = Extract<ActivationAction, { type: 'activate' }>;

const activationPhase = procedure('activation phase', [
  run('next ship', ['xw.activation-phase.01', 'xw.activation-phase.08'], (state, frame) => {
    const next = nextToActivate(state);
    if (next === null) return goTo(frame, 'bombs detonate');
    const [only] = next.ships;
    if (!only || (next.ships.length > 1 && !next.ships.every(isRemote))) return;
    goTo(frame, 'next ship');
    activate(state, only.id);
  }),
  ask('choose which ship activates', ['xw.activation-phase.07'], chooseShip, (state, frame, action) => {
    goTo(frame, 'next ship');
    activate(state, action.ship);
  }),
  run('bombs detonate', ['xw.bomb.03', 'xw.timing.06'], detonateBombs),
]);

/**
 * Ships that activate next: those of the lowest initiative left, of huge ships as well (xw.engagement-value.02), of the first player in
 * player order who has such ships.
 */
function nextToActivate(state: XwingState): { player: PlayerId; ships: Ship[]; initiative: number } | null {
  let initiative = Infinity;
  let ships: Ship[] = [];
  for (const ship of shipsAndRemotes(state)) {
    if (ship.activated || !isActive(ship)) continue;
    const own = initiativeOf(state, ship);
    if (own < initiative) [initiative, ships] = [own, []];
    if (own === initiative) ships.push(ship);
  }
  for (const player of playerOrder(state)) {
    const own = ships.filter((ship) => ship.player === player);
    if (own.length > 0) return { player, ships: own, initiative };
  }
  return null;
}

/** Only ties among the player's own ships are his or her choice; that ships of another initiative wait is said of each. */
function chooseShip(state: XwingState, _frame: Frame) {
  const next = nextToActivate(state);
  if (next === null) return null;
  const { player, ships, initiative } = next;
  const own = shipsAndRemotes(state).filter((ship) => ship.player === player && isActive(ship));
  const candidates = own.map((ship) => {
    const action: Activate = { type: 'activate', player, ship: ship.id };
    return candidate(action, ships.some(({ id }) => id === ship.id) ? null : whyNotNow(ship, initiative));
  });
  return question(player, 'choose which ship activates', candidates);
}

function whyNotNow(ship: Ship, initiative: number) {
  if (ship.activated)
    return reason('already-activated', say`${ship.id} has activated this round.`, ['xw.activation-phase.01']);
  const message = `Ships of initiative ${initiative} activate first.`;
  return reason('initiative-order', message, ['xw.activation-phase.01'], { initiative });
}

export interface ActivationFrame extends Frame {
  ship: ShipId;
  /** What the ship is going to execute: the revealed maneuver, unless an ability changes it. Null: it executes none. */
  maneuver: Maneuver | null;
  /** The ion maneuver, which nothing changes (xw.ion.08). */
  ion: boolean;
  /** Sum of the increases (+1) and decreases (-1) of its difficulty so far (xw.difficulty.08). */
  difficulty: number;
  /** Speed of the maneuver that it has executed in its Execute Maneuver step; null: none yet. */
  speed: number | null;
  /** Why the ship skips its Perform Action step; nothing: it does not skip it. */
  skips: Reason[];
}

export const activationFields = ({ ship }: XwingNames): FieldsOf<ActivationFrame> => ({
  ship,
  maneuver: nullable(maneuver),
  ion: flag,
  difficulty: changeOfDifficulty,
  speed: nullable(speed),
  skips: list(reasonCodec),
});

/** The ship activates: steps 1 to 3 of its activation (xw.activation.01). */
export function activate(state: XwingState, ship: ShipId): void {
  if (isRemote(shipOf(state, ship))) return activateRemote(state, ship);
  call(state, 'activation', { ship, maneuver: null, ion: false, difficulty: 0, speed: null, skips: [] });
}

/** A remote does what its card says of this phase, and nothing else (xw.remote-use.01). */
function activateRemote(state: XwingState, id: ShipId): void {
  const because = itsTurn(state, shipOf(state, id));
  hasActivated(state, id);
  emit(state, { type: 'ship-activates', rules: ['xw.remote-use.01'], ship: id, ...withReasons(because) });
}

const activation = procedure('activation', activationFields, [
  run('before it activates', ['xw.timing.02', 'xw.activation-phase.01'], (state, { ship }) => {
    if (isActive(shipOf(state, ship)))
      announce(state, { type: 'ship-activates', rules: ['xw.activation-phase.02'], ship });
  }),
  run('activate', ['xw.activation-phase.02'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const because = itsTurn(state, ship);
    const rules = [...rulesOfAll(because), 'xw.activation-phase.02'];
    emit(state, { type: 'ship-activates', rules, ship: ship.id, ...withReasons(because) });
  }),
  run('before the dial is revealed', ['xw.timing.02', 'xw.activation-phase.03'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const { dial: maneuver } = ship;
    if (maneuver && isActive(ship))
      announce(state, { type: 'dial-revealed', rules: ['xw.activation-phase.03'], ship: ship.id, maneuver });
  }),
  run('reveal dial', ['xw.activation-phase.03', 'xw.ion.06'], revealDial),
  run('execute maneuver', ['xw.activation-phase.04'], (state, frame) => {
    // With what changed its difficulty so far (xw.difficulty.08). It is the one that can cost the next step (xw.overlap.07).
    const { ship, maneuver, ion, difficulty } = frame;
    if (maneuver && isActive(shipOf(state, ship)))
      executeManeuver(state, ship, maneuver, { inStep: true, fixed: ion, difficulty });
  }),
  run('perform action', ['xw.activation-phase.05', 'xw.actions.19'], (state, { ship, skips }) => {
    if (!isActive(shipOf(state, ship))) return;
    if (skips.length > 0) tellSkipped(state, ship, 'perform action', skips);
    else performAction(state, ship, 'any standard action', { may: true, source: PERFORM_ACTION });
  }),
  run('end of the activation', ['xw.activation-phase.01', 'xw.ion.10'], (state, { ship, ion }) => {
    hasActivated(state, ship);
    if (ion) removeTokens(state, ship, 'ion', Infinity, ['xw.ion.10']);
    if (isActive(shipOf(state, ship))) emit(state, { type: 'ship-activated', rules: ['xw.activation-phase.01'], ship });
  }),
]);

/** Its initiative is the lowest of those that wait; in a tie between the players the first player's ships come first. */
function itsTurn(state: XwingState, ship: Ship): Reason[] {
  const waiting = shipsAndRemotes(state).filter((each) => isActive(each) && !each.activated && each.id !== ship.id);
  return turnOf(state, ship, waiting, ['xw.activation-phase.01'], ['xw.activation-phase.08']);
}

function tellSkipped(state: XwingState, ship: ShipId, step: string, because: readonly Reason[]): void {
  const rules = [...new Set(rulesOfAll(because))];
  emit(state, { type: 'step-skipped', rules, ship, step, because });
}

/** Why an ionized ship does not execute the ion maneuver; null: it is not ionized. */
function late(ship: Ship): Reason | null {
  if (!isIonized(ship)) return null;
  const said = say`${ship.id} is ionized, and its dial was assigned before that: it activates with it, and keeps its ion tokens.`;
  return reason('ionized-late', said, ['xw.ion.13', 'xw.ion.14']);
}

/** A ship without a dial skips the step (xw.activation-phase.09); ionized, it executes the ion maneuver (xw.ion.07). */
function revealDial(state: XwingState, frame: ActivationFrame): void {
  const ship = shipOf(state, frame.ship);
  if (!isActive(ship)) return;
  // Ionized after its dial was set it activates with that dial, and keeps its ion tokens (xw.ion.13, xw.ion.14).
  if (ship.dial === null) {
    frame.ion = isIonized(ship);
    const why = frame.ion
      ? ionized(ship, 'it was assigned no dial', ['xw.ion.06'])
      : reason('no-dial', say`${ship.id} has no dial assigned.`, ['xw.activation-phase.09']);
    // No dial is revealed, and nothing triggers by that (xw.ion.15).
    tellSkipped(state, ship.id, 'reveal dial', [why]);
    frame.maneuver = frame.ion ? ION_MANEUVER : null;
    return;
  }
  const maneuver = ship.dial;
  ship.dial = null;
  // From here on everybody knows it (xw.reveal.01).
  ship.revealed = maneuver;
  frame.maneuver = maneuver;
  emit(state, {
    type: 'dial-revealed',
    rules: ['xw.activation-phase.03'],
    ship: ship.id,
    maneuver,
    ...withReasons(late(ship)),
  });
}

export const activationProcedures = [activationPhase, activation];
