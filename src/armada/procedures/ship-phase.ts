/** The Ship Phase (arm.ship-phase, arm.round-summary.03): players take turns activating one ship each. */
import { allowed, questionIfAny, type Frame, type PlayerId } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { ask, call, emit, finish, goTo, procedure, run } from '../engine';
import type { ShipAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { otherPlayer } from '../queries/players';
import { shipsToActivate } from '../queries/ships';

export interface ShipPhaseFrame extends Frame {
  /** Who activates the next ship. */
  turn: PlayerId;
}

export const shipPhaseFields = ({ player }: ArmadaNames): FieldsOf<ShipPhaseFrame> => ({ turn: player });

export const shipPhase = procedure('ship phase', shipPhaseFields, [
  run('whose turn', ['arm.ship-phase.01', 'arm.ship-phase.03'], (state, frame) => {
    if (shipsToActivate(state, frame.turn).length > 0) return;
    const other = otherPlayer(state, frame.turn);
    if (shipsToActivate(state, other).length === 0) return finish(frame);
    emit(state, { type: 'passed', rules: ['arm.ship-phase.03'], player: frame.turn });
    frame.turn = other;
  }),
  ask(
    'activate a ship',
    ['arm.ship-phase.01', 'arm.ship-phase.04'],
    whichShip,
    (state, frame, { ship }: Extract<ShipAction, { type: 'activate-ship' }>) => {
      frame.turn = otherPlayer(state, frame.turn);
      goTo(frame, 'whose turn');
      call(state, 'ship activation', { ship, attacks: [] });
    },
  ),
]);

/** Asked of a team's commander, who speaks for all of the team (arm.team-play.07). */
function whichShip(state: ArmadaState, { turn: player }: ShipPhaseFrame) {
  const ships = shipsToActivate(state, player);
  return questionIfAny(
    player,
    'activate a ship',
    ships.map(({ id }) => allowed({ type: 'activate-ship', player, ship: id })),
  );
}
