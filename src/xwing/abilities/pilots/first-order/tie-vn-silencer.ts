/** First Order: pilots of the TIE/vn Silencer. */
import { after } from '../../../../core';
import { assignCondition } from '../../../effects/conditions';
import { ability } from '../../../engine';
import { evenWhileStressed, performing } from '../../forms/actions';
import { whileYouAttack } from '../../forms/attacks';
import { ASSIGNED, DARK_SIDE, FORCE } from '../../forms/condition-cards';
import { byAnObstacle, damaged, destroyedIs, friend } from '../../forms/conditions';
import { defending, rollsMore } from '../../forms/dice';
import { treatsInitiativeAs } from '../../forms/initiative';
import { afterYouDefend } from '../../forms/timing';

const avenger = ability({
  id: 'avenger',
  card: 'pilot:avenger',
  rules: ['xw.timing.07'],
  on: after('ship-destroyed'),
  when: destroyedIs(friend),
  ...performing('avenger', 'any standard action'),
});

const kyloRen = afterYouDefend({
  id: 'kylo-ren',
  card: 'pilot:kyloren',
  may: true,
  cost: FORCE,
  effect: (state, { event, controller }) => {
    if (event) assignCondition(state, DARK_SIDE, event.attacker, controller, ASSIGNED);
  },
});

export const tieVnSilencerPilots = [
  avenger,
  evenWhileStressed('avenger', 'pilot:avenger'),
  rollsMore({ id: 'blackout', card: 'pilot:blackout', ...defending, when: whileYouAttack(byAnObstacle) }, -2),
  kyloRen,
  treatsInitiativeAs('rush', 'pilot:rush', 6, damaged),
];
