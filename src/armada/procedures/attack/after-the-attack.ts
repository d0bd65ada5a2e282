/** What comes after an attack on a defender: what triggers on it; then a squadron without hull points leaves the table (arm.squadron-keywords.03). */
import { reason, type Reason } from '../../../core';
import { destroySquadronIfDue } from '../../effects/destroy';
import { emit, run } from '../../engine';
import { declared, type AttackFrame } from '../../queries/attack';

function noCardToTurnUp(): Reason {
  return reason('no-card', 'The attack has dealt no damage card.', ['arm.attack.23']);
}

export const afterTheAttack = [
  run('after the attack', ['arm.effect-use-and-timing.08'], (state, frame: AttackFrame) => {
    const { attacker, zone, counter, damage, cards } = frame;
    const { defender, defendingZone } = declared(frame);
    emit(state, {
      type: 'attack-performed',
      rules: ['arm.attack.01'],
      attacker,
      zone,
      defender,
      defendingZone,
      counter: counter !== null,
      damage,
      cards,
      ...(frame.faceup && cards === 0 ? { because: [noCardToTurnUp()] } : {}),
    });
  }),
  run('remove a destroyed squadron', ['arm.destroyed-ships-and-squadrons.02'], (state, frame: AttackFrame) => {
    const { defender, defendingZone } = declared(frame);
    if (defendingZone === null) destroySquadronIfDue(state, defender);
  }),
];
