/** First Order: pilots of the TIE/vn Silencer. */
import { after } from '../../../../core';
import { assignCondition } from '../../../effects/conditions';
import { ability } from '../../../engine';
import { shipOf } from '../../../queries/ships';
import { evenWhileStressed, performing } from '../../forms/actions';
import { whileYouAttack } from '../../forms/attacks';
import { ASSIGNED, DARK_SIDE, FORCE } from '../../forms/condition-cards';
import {
  all,
  atRange,
  byAnObstacle,
  damaged,
  destroyedIs,
  enemy,
  friend,
  inYour,
  stressed,
} from '../../forms/conditions';
import { defending, rollsMore } from '../../forms/dice';
import { treatsInitiativeAs } from '../../forms/initiative';
import { afterYouDefend } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

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

/** Stressed he treats enemies close ahead as being in his bullseye arc. */
const recoil = ability({
  id: 'recoil',
  card: 'pilot:recoil',
  rules: ['xw.golden-rules.02', 'xw.bullseye-arc.02'],
  permits: {
    'treats as in its bullseye': (state, self, { ship, on }) => {
      const own = you(state, self);
      const such = isYou(state, self, ship) && stressed(own, own, state);
      return such && all(enemy, inYour('front'), atRange(0, 1))(shipOf(state, on), own, state);
    },
  },
});

export const tieVnSilencerPilots = [
  avenger,
  evenWhileStressed('avenger', 'pilot:avenger'),
  rollsMore({ id: 'blackout', card: 'pilot:blackout', ...defending, when: whileYouAttack(byAnObstacle) }, -2),
  kyloRen,
  recoil,
  treatsInitiativeAs('rush', 'pilot:rush', 6, damaged),
];
