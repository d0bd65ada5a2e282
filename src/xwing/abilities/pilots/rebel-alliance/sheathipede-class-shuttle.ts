/** Rebel Alliance: pilots of the Sheathipede-class Shuttle. */
import { before } from '../../../../core';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { ability } from '../../../engine';
import { shipOf } from '../../../queries/ships';
import { becauseStressed } from '../../../queries/tokens';
import { PERFORMS, performsByYou } from '../../forms/actions';
import { whileYouAttack } from '../../forms/attacks';
import { all, enemy, inYourFiringArc, isMeant } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { cannotModifyWith } from '../../forms/dice';
import { ezraBridger, zebOrrelios } from '../../forms/same-text';
import { you } from '../../forms/you';

/** Exactly one stress token does not stop the ship from what it was chosen for. */
const ap5 = ability({
  id: 'ap-5',
  card: 'pilot:ap5',
  rules: PERFORMS,
  permits: {
    'actions while stressed': (state, self, { ship }) =>
      shipOf(state, ship).tokens.stress === 1 && performsByYou(state, self, ship),
  },
});

const NO_TOKENS = untilEndOf('engagement', 'spends no tokens on dice as it attacks');

/** Focus, evade and calculate tokens, and locks; Force charges are no tokens of this kind. */
const fennRau = [
  ability({
    id: 'fenn-rau-sheathipede',
    card: 'pilot:fennrau-sheathipedeclassshuttle',
    rules: ['xw.timing.02'],
    on: before('ship-engages'),
    when: (state, self) => isMeant(state, self, self.event.ship, all(enemy, inYourFiringArc)),
    may: true,
    unable: (state, self) =>
      you(state, self).tokens.stress > 0 ? becauseStressed(you(state, self), ['xw.timing.02']) : null,
    cost: gaining('stress'),
    effect: (state, { event, controller }) => event && startEffect(state, NO_TOKENS, event.ship, controller),
  }),
  cannotModifyWith('spends-no-tokens-on-dice', NO_TOKENS, whileYouAttack(), ['focus', 'evade', 'calculate', 'lock']),
];

export const sheathipedeClassShuttlePilots = [
  ap5,
  ...ezraBridger('ezra-bridger-sheathipede', 'pilot:ezrabridger-sheathipedeclassshuttle'),
  ...fennRau,
  zebOrrelios('zeb-orrelios-sheathipede', 'pilot:zeborrelios-sheathipedeclassshuttle'),
];
