/** Docking and deploying (xw.docking). */
import {
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
} from '../../core';
import { flag, list, type FieldsOf } from '../../core/codec';
import { loseDocked } from '../effects/docking';
import { removeFromGame } from '../effects/removal';
import { hasFailed, mayFailFields, type MayFail } from '../effects/failing';
import { ask, emit, finish, forbidden, framesOf, procedure, run } from '../engine';
import type { Maneuver } from '../facts';
import type { DeployStart, DockingAction, SetupAction } from '../model/actions';
import { guides, maneuver as maneuverCodec } from '../model/codecs';
import type { Ship, ShipId, XwingState } from '../model/state';
import { carriersFor, startOf } from '../queries/docking';
import { engagementOf } from '../queries/initiative';
import type { XwingNames } from '../queries/names';
import { placeOf } from '../queries/placing';
import { isActive, shipOf } from '../queries/ships';
import { isHuge } from '../queries/size';
import { executeManeuver } from './maneuver';
import { performAction } from './perform-action';
import { sufferDamage } from './suffer-damage';

export interface DeployFrame extends MayFail {
  ship: ShipId;
  carrier: ShipId;
  maneuver: Maneuver;
  guides: DeployStart;
  /** Its carrier is destroyed (xw.docking.12). */
  emergency: boolean;
}

export const deployFields = ({ ship }: XwingNames): FieldsOf<DeployFrame> => ({
  ship,
  carrier: ship,
  maneuver: maneuverCodec,
  guides,
  emergency: flag,
  ...mayFailFields,
});

function startsBy(start: DeployStart): RuleId {
  return start === 'left' || start === 'right' ? 'xw.huge-docking.04' : 'xw.docking.04';
}

const deployProcedure = procedure('deploy', deployFields, [
  run('deploy', ['xw.docking.03', 'xw.docking.04'], (state, { ship, carrier, guides: from, emergency }) =>
    emit(state, {
      type: 'ship-deploys',
      rules: emergency ? ['xw.docking.12', startsBy(from)] : [startsBy(from)],
      ship,
      carrier,
      guides: from,
    }),
  ),
  run('suffer critical damage', ['xw.docking.12'], (state, { ship, emergency }) => {
    if (emergency) sufferDamage(state, ship, { hit: 0, crit: 1 }, ['xw.docking.12']);
  }),
  run('execute the maneuver', ['xw.docking.04'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    // By the damage of the emergency (xw.docking.12): nothing of it waits for simultaneous fire, it is not in the play area.
    if (ship.destroyed) {
      removeFromGame(state, ship.id);
      emit(state, { type: 'ship-removed', rules: ['xw.removed-from-game.01'], ship: ship.id });
      return finish(frame);
    }
    ship.pose = startOf(ship, shipOf(state, frame.carrier), frame.guides);
    executeManeuver(state, ship.id, frame.maneuver, { inStep: false, deploys: true });
  }),
  run('the deployment may have failed', ['xw.docking.06', 'xw.docking.13', 'xw.huge-docking.03'], (state, frame) => {
    if (!hasFailed(frame)) return;
    finish(frame);
    if (!frame.emergency && !isHuge(state, frame.carrier)) return;
    if (!frame.emergency && state.options.readings?.unplacedFromHuge === 'stays docked') return;
    const isOutside = frame.failed === 'outside-play-area';
    const rules = [frame.emergency && !isOutside ? 'xw.docking.13' : 'xw.huge-docking.03'];
    const why = isOutside
      ? reason('outside-play-area', say`${frame.ship} would have left the play area.`, rules)
      : reason('in-part', say`${frame.ship} would have executed its maneuver in part.`, rules);
    loseDocked(state, frame.ship, rules, [why]);
  }),
  run('its turns of the round', ['xw.docking.07', 'xw.docking.14'], (state, { ship: id }) => {
    const ship = shipOf(state, id);
    ship.activated = true;
    const engaging = framesOf(state, 'engagement phase')[0];
    if (engaging?.initiative !== undefined) ship.engaged = engagementOf(state, ship) >= engaging.initiative;
  }),
  run('perform an action', ['xw.docking.05', 'xw.docking.12'], (state, { ship, emergency }) => {
    if (!emergency && isActive(shipOf(state, ship)))
      performAction(state, ship, 'any standard action', { may: true, source: 'deploy' });
  }),
  run('deployed', ['xw.docking.04'], (state, { ship, carrier, emergency }) => {
    if (!isActive(shipOf(state, ship))) return;
    const engages = framesOf(state, 'engagement phase').length > 0 && !shipOf(state, ship).engaged;
    const rules = [emergency ? 'xw.docking.12' : 'xw.docking.04', ...(engages ? ['xw.docking.14'] : [])];
    emit(state, { type: 'deployed', rules, ship, carrier });
  }),
]);

export interface DeclareFrame extends Frame {
  /** Players who have declared all. */
  declared: PlayerId[];
}

export const declareFields = ({ player }: XwingNames): FieldsOf<DeclareFrame> => ({ declared: list(player) });

type Declare = Extract<DockingAction, { type: 'dock' }> | Extract<SetupAction, { type: 'end-declaring' }>;

/** Before ships are placed, each player in player order says which begin docked, and with which ships (xw.docking.16). */
const declareDockedShips = procedure('declare docked ships', declareFields, [
  ask('declare docked ships', ['xw.docking.16'], declaring, (state, frame, action: Declare) => {
    if (action.type === 'end-declaring') frame.declared.push(action.player);
    else {
      const ship = shipOf(state, action.ship);
      ship.docked = action.carrier;
      emit(state, { type: 'docked', rules: ['xw.docking.16'], ship: ship.id, carrier: action.carrier });
    }
    return 'again';
  }),
]);

function declaring(state: XwingState, { declared }: DeclareFrame) {
  for (const player of state.order.filter((each) => !declared.includes(each))) {
    const pairs = state.ships
      .filter((ship) => ship.player === player && isUndocked(state, ship) && carriesNone(state, ship))
      .flatMap((ship) => carriersFor(state, ship).map((carrier) => ({ ship: ship.id, carrier: carrier.id })));
    if (pairs.length === 0) continue;
    const offered: Candidate<Declare>[] = [
      ...pairs.map((pair) => allowed<Declare>({ type: 'dock', player, ...pair })),
      candidate<Declare>({ type: 'end-declaring', player }, mustDock(state, pairs)),
    ];
    return question(player, 'declare docked ships', offered);
  }
  return null;
}

/** A ship that has to begin docked, and can. */
function mustDock(state: XwingState, pairs: readonly { ship: ShipId }[]): Reason | null {
  return pairs.reduce<Reason | null>((why, { ship }) => why ?? forbidden(state, 'begin undocked', { ship }), null);
}

/** One that a card leaves in reserve comes by that card, not from a carrier. */
function isUndocked(state: XwingState, ship: Ship): boolean {
  return ship.docked === null && placeOf(state, ship) !== 'in reserve';
}

function carriesNone(state: XwingState, { id }: Ship): boolean {
  return state.ships.every(({ docked }) => docked !== id);
}

export const dockingProcedures = [deployProcedure, declareDockedShips];
