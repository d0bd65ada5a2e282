/** Deploying forces (arm.setup.18 to .30): in each turn one ship or two squadrons. */
import { candidate, question, reason, say, type Candidate, type Frame, type PlayerId, type Reason } from '../../core';
import { count, nullable, type FieldsOf } from '../../core/codec';
import { ask, emit, finish, goTo, procedure, run } from '../engine';
import type { SetupAction } from '../model/actions';
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

export const deployShips = procedure('deploy ships', [
  run('whose turn', ['arm.setup.18', 'arm.setup.25'], (state, frame) => {
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
    frame.turn = otherPlayer(state, frame.turn);
  }),
]);

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
  return question(player, 'choose what to deploy', [...ships, ...squadrons]);
}

function secondSquadron(): Reason {
  return reason('second-squadron', 'Squadrons are deployed in twos: the second one follows.', ['arm.setup.19']);
}

/** After a friendly ship (arm.setup.23), and a last single one after all ships (arm.setup.24). */
function cannotDeploySquadrons(state: ArmadaState, player: PlayerId): Reason | null {
  if (!shipsOnTable(state).some(({ owner }) => owner === player))
    return reason('no-ship-deployed', say`${player} has not deployed a ship yet.`, ['arm.setup.23', 'arm.setup.22']);
  const ships = shipsLeft(state, player).length;
  if (squadronsLeft(state, player).length >= SQUADRONS_A_TURN || ships === 0) return null;
  const said = say`${player} has one squadron left, and deploys all ships first.`;
  return reason('single-squadron', said, ['arm.setup.24'], { ships });
}

function deploy(state: ArmadaState, frame: DeployFrame, action: Of<'deploy-ship' | 'deploy-squadron'>): void {
  if (action.type === 'deploy-ship') {
    const ship = shipOf(state, action.ship);
    ship.place = 'table';
    ship.pose = action.pose;
    ship.speed = action.speed;
    const rules = ['arm.setup.20', 'arm.setup.21'];
    const { pose, speed } = action;
    return emit(state, { type: 'ship-deployed', rules, ship: ship.id, pose: { ...pose }, speed });
  }
  const squadron = squadronOf(state, action.squadron);
  const { x, y } = action.at;
  frame.squadrons += 1;
  squadron.place = 'table';
  squadron.at = { x, y };
  emit(state, { type: 'squadron-deployed', rules: ['arm.setup.22'], squadron: squadron.id, at: { x, y } });
}
