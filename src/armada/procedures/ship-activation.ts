/** A ship's activation (arm.ship-activation): reveal the command dial, attack, execute a maneuver. */
import { allowed, candidate, question, type Candidate, type Frame } from '../../core';
import { flag, list, optional, type FieldsOf } from '../../core/codec';
import { discardDial, revealDial, spendDial } from '../effects/command-dials';
import { ask, call, emit, finish, forbidden, procedure, run } from '../engine';
import type { ShipAction } from '../model/actions';
import { attackMade, type AttackMade } from '../model/attack';
import type { ArmadaState, ShipId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { isOnTable, shipOf } from '../queries/ships';
import { newAttack } from './attack/frame';
import { newManeuver } from './execute-maneuver';

export interface ShipActivationFrame extends Frame {
  ship: ShipId;
  /** The attacks that it has made (arm.attack.29). */
  attacks: AttackMade[];
  /** Its dial was discarded before it could be revealed: none is. */
  dialDiscarded?: boolean;
}

export const shipActivationFields = ({ ship, piece }: ArmadaNames): FieldsOf<ShipActivationFrame> => ({
  ship,
  attacks: list(attackMade(piece)),
  dialDiscarded: optional(flag),
});

/** Attacks that a ship has in an activation, each of another hull zone (arm.ship-activation.04). */
export const ATTACKS = 2;

type DialAction = Extract<ShipAction, { type: 'keep-dial' | 'take-token' }>;

export const shipActivation = procedure('ship activation', shipActivationFields, [
  run(
    'activate',
    ['arm.ship-activation.01'],
    (state, { ship }) => emit(state, { type: 'ship-activates', rules: ['arm.ship-activation.01'], ship }),
    { ends: 'activation' },
  ),
  run('reveal command dial', ['arm.ship-activation.02', 'arm.command-dials.01'], (state, { ship, dialDiscarded }) => {
    if (!dialDiscarded) revealDial(state, shipOf(state, ship));
  }),
  ask('keep the dial or take its token', ['arm.ship-activation.03', 'arm.command-dials.03'], keepDial, takeToken),
  run('resolve commands', ['arm.commands.10', 'arm.commands.17'], (state, { ship }) =>
    call(state, 'commands after the reveal', { ship }),
  ),
  run('attack', ['arm.ship-activation.04'], performAttack),
  // Whoever did not attack the first time is done with it.
  run('second attack', ['arm.ship-activation.04', 'arm.attack.29'], (state, frame) => {
    if (frame.attacks.length > 0) performAttack(state, frame);
  }),
  run('execute maneuver', ['arm.ship-activation.05'], (state, { ship }) => {
    if (!isOnTable(shipOf(state, ship))) return;
    call(state, 'execute maneuver', newManeuver(ship));
  }),
  run('end of the activation', ['arm.ship-activation.06', 'arm.command-dials.04'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    if (!isOnTable(ship)) return finish(frame);
    discardDial(state, ship);
    ship.activated = true;
    emit(state, { type: 'ship-activated', rules: ['arm.ship-activation.06'], ship: ship.id });
  }),
]);

function performAttack(state: ArmadaState, { ship }: ShipActivationFrame): void {
  if (isOnTable(shipOf(state, ship))) call(state, 'attack', newAttack(ship));
}

/** Its token now, or the dial for a command (arm.command-dials.02). */
function keepDial(state: ArmadaState, frame: ShipActivationFrame) {
  const { id: ship, controller: player, dial } = shipOf(state, frame.ship);
  if (dial === null) return null;
  return question<Candidate<DialAction>>(player, 'keep the dial or take its token', [
    allowed({ type: 'keep-dial', player, ship }),
    candidate({ type: 'take-token', player, ship }, forbidden(state, 'have command tokens', { ship })),
  ]);
}

/** The dial is spent by that: this round the token is all that there is (arm.command-tokens.07). */
function takeToken(state: ArmadaState, frame: ShipActivationFrame, action: DialAction): void {
  const ship = shipOf(state, frame.ship);
  const { dial } = ship;
  if (action.type === 'keep-dial' || dial === null) return;
  spendDial(state, ship, ['arm.ship-activation.03']);
  call(state, 'gain command token', { ship: ship.id, token: dial, rules: ['arm.command-tokens.01'] });
}
