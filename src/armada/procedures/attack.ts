/** An attack (arm.attack). Its six steps are not adjudicated yet: no target can be declared, and whoever asks is told so. */
import { allowed, question, reason, refused, say, type Frame, type Reason } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { ask, emit, procedure } from '../engine';
import type { ShipAction } from '../model/actions';
import type { ArmadaState, ShipId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { shipOf } from '../queries/ships';

export interface AttackFrame extends Frame {
  attacker: ShipId;
}

export const attackFields = ({ ship }: ArmadaNames): FieldsOf<AttackFrame> => ({ attacker: ship });

type AttackChoice = Extract<ShipAction, { type: 'declare-target' | 'skip-attack' }>;

export const attack = procedure('attack', [
  ask(
    'declare target',
    ['arm.attack.02', 'arm.ship-activation.04'],
    (state: ArmadaState, { attacker }: AttackFrame) => {
      const { owner: player } = shipOf(state, attacker);
      return question<ReturnType<typeof refused<AttackChoice>>>(player, 'declare a target', [
        refused({ type: 'declare-target', player, attacker }, attacksAreNotPlayed(attacker)),
        allowed({ type: 'skip-attack', player, attacker }),
      ]);
    },
    (state, { attacker }) =>
      emit(state, { type: 'attack-skipped', rules: ['arm.ship-activation.04'], piece: attacker }),
  ),
]);

/** What an attack is refused with until attacks are played. */
export function attacksAreNotPlayed(attacker: string): Reason {
  return reason('not-adjudicated-yet', say`Attacks are not adjudicated yet: ${attacker} cannot attack.`, [
    'arm.attack.01',
  ]);
}
