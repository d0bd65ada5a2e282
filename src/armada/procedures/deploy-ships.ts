/** Deploying forces (arm.setup.18 to .30): in each turn one ship or two squadrons. */
import {
  candidate,
  questionIfAny,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Reason,
} from '../../core';
import { count, nullable, type FieldsOf } from '../../core/codec';
import { deployShip, deploySquadron } from '../effects/deploy';
import { destroySquadron } from '../effects/destroy';
import { ask, finish, goTo, modified, procedure, run } from '../engine';
import type { SetupAction } from '../model/actions';
import type { DeploymentOrder } from '../model/setup';
import type { ArmadaState, ShipId, SquadronId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { deployingShip, deployingSquadron } from '../queries/placing';
import { otherPlayer } from '../queries/players';
import { isShip, shipOf, shipsOnTable } from '../queries/ships';
import { squadronOf } from '../queries/squadrons';

export interface DeployFrame extends Frame {
  /** Who deploys. */
  turn: PlayerId;
  /** Squadrons that were deployed in this turn. */
  squadrons: number;
  /** What is deployed now. */
  piece: ShipId | SquadronId | null;
}

export const deployFields = ({ player, piece }: ArmadaNames): FieldsOf<DeployFrame> => ({
  turn: player,
  squadrons: count,
  piece: nullable(piece),
});

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

const SQUADRONS_A_TURN = 2;

export const deployShips = procedure('deploy ships', deployFields, [
  run('whose turn', ['arm.setup.18', 'arm.setup.25'], (state, frame) => {
    // Squadrons are deployed near ships (arm.setup.23).
    for (const { id } of state.players) destroyStranded(state, id);
    if (isLeft(state, frame.turn)) return;
    frame.turn = otherPlayer(state, frame.turn);
    if (!isLeft(state, frame.turn)) finish(frame);
  }),
  ask('choose what to deploy', ['arm.setup.19'], whatToDeploy, (_state, frame, { piece }) => {
    frame.piece = piece;
  }),
  ask(
    'deploy it',
    ['arm.setup.20', 'arm.setup.21', 'arm.setup.22'],
    (state: ArmadaState, { piece }: DeployFrame) => {
      if (piece === null) return null;
      return isShip(state, piece)
        ? deployingShip(state, shipOf(state, piece))
        : deployingSquadron(state, squadronOf(state, piece));
    },
    deploy,
  ),
  run('next turn', ['arm.setup.18', 'arm.setup.19'], (state, frame) => {
    const another = frame.squadrons > 0 && frame.squadrons < SQUADRONS_A_TURN;
    frame.piece = null;
    goTo(frame, another && squadronsLeft(state, frame.turn).length > 0 ? 'choose what to deploy' : 'whose turn');
    if (another && squadronsLeft(state, frame.turn).length > 0) return;
    frame.squadrons = 0;
    if (!orderOf(state).firstPlayerFirst) frame.turn = otherPlayer(state, frame.turn);
  }),
]);

const IN_TURNS: DeploymentOrder = { firstPlayerFirst: false, shipsFirst: false };

function orderOf(state: ArmadaState): DeploymentOrder {
  return modified(state, 'deployment order', IN_TURNS, {});
}

/** Squadrons of a player who has set the only ship aside have no ship to be deployed near; a later official FAQ destroys them. */
function destroyStranded(state: ArmadaState, player: PlayerId): void {
  if (state.ships.some(({ owner, place }) => owner === player && (place === 'reserve' || place === 'table'))) return;
  for (const squadron of squadronsLeft(state, player)) {
    const why = reason('no-ship-deployed', say`${player} has no ship to deploy it near.`, ['arm.setup.23']);
    destroySquadron(state, squadron, why);
  }
}

function shipsLeft({ ships }: ArmadaState, player: PlayerId) {
  return ships.filter((ship) => ship.owner === player && ship.place === 'reserve');
}

function squadronsLeft({ squadrons }: ArmadaState, player: PlayerId) {
  return squadrons.filter((squadron) => squadron.owner === player && squadron.place === 'reserve');
}

function isLeft(state: ArmadaState, player: PlayerId): boolean {
  return shipsLeft(state, player).length + squadronsLeft(state, player).length > 0;
}

function whatToDeploy(state: ArmadaState, { turn: player, squadrons: deployed }: DeployFrame) {
  const ships = shipsLeft(state, player).map(({ id }): Candidate<Of<'deploy'>> =>
    candidate({ type: 'deploy', player, piece: id }, deployed === 0 ? null : secondSquadron()),
  );
  const not = deployed > 0 ? null : cannotDeploySquadrons(state, player);
  const squadrons = squadronsLeft(state, player).map(({ id }): Candidate<Of<'deploy'>> =>
    candidate({ type: 'deploy', player, piece: id }, not),
  );
  return questionIfAny(player, 'choose what to deploy', [...ships, ...squadrons]);
}

function secondSquadron(): Reason {
  return reason('second-squadron', 'Squadrons are deployed in twos: the second one must follow now.', ['arm.setup.19']);
}

/** After a friendly ship (arm.setup.23), and a last single one after all ships (arm.setup.24). */
function cannotDeploySquadrons(state: ArmadaState, player: PlayerId): Reason | null {
  if (!shipsOnTable(state).some(({ owner }) => owner === player))
    return reason('no-ship-deployed', say`${player} has not deployed a ship yet.`, ['arm.setup.23', 'arm.setup.22']);
  const ships = shipsLeft(state, player).length;
  if (ships > 0 && orderOf(state).shipsFirst)
    return reason(
      'ships-first',
      say`${player} must deploy all ships before any squadron.`,
      ['arm.objective-cards.01'],
      { ships },
    );
  if (squadronsLeft(state, player).length >= SQUADRONS_A_TURN || ships === 0) return null;
  const said = say`${player} has one squadron left, and deploys all ships first.`;
  return reason('single-squadron', said, ['arm.setup.24'], { ships });
}

function deploy(state: ArmadaState, frame: DeployFrame, action: Of<'deploy-ship' | 'deploy-squadron'>): void {
  if (action.type === 'deploy-ship')
    return deployShip(state, shipOf(state, action.ship), action, ['arm.setup.20', 'arm.setup.21']);
  frame.squadrons += 1;
  deploySquadron(state, squadronOf(state, action.squadron), action.at, ['arm.setup.22']);
}
