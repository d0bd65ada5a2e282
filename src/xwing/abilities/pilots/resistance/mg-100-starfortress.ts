/** Resistance: pilots of the MG-100 StarFortress. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { currentAttack } from '../../../queries/attack';
import { turretArcs } from '../../../queries/firing-arcs';
import { deviceFacts } from '../../../queries/devices';
import { isDroppedObstacle } from '../../../queries/placing-devices';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { both, isPrimary, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { assignsToDefender } from '../../forms/condition-cards';
import { friendly, inYourTurret, shipsThat } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { anyPayload, devicesNear, hasPlaced, placeChosen, placesOtherwise } from '../../forms/devices';
import { adds, attacking, rollsMore } from '../../forms/dice';
import { afterYouFullyExecute } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

const benTeene = assignsToDefender('ben-teene', 'pilot:benteene', 'rattled', (state, self) =>
  inYourTurret(shipOf(state, self.event.defender), you(state, self), state),
);

const cat = rollsMore(
  {
    id: 'cat',
    card: 'pilot:cat',
    ...attacking,
    when: whileYouAttack(
      both(isPrimary, (state, { defender }, own) => defender !== null && devicesNear(state, own, defender).length > 0),
    ),
  },
  1,
);

const edonKappehl = afterYouFullyExecute(({ color }) => color === 'blue' || color === 'white')({
  id: 'edon-kappehl',
  card: 'pilot:edonkappehl',
  rules: ['xw.device.15', 'xw.device.18', 'xw.faq-cards.22'],
  if: (state, { event }) => !hasPlaced(state, event.ship),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

/** Of a bomb that would be dropped: it may lie against the base anywhere. */
const finchDallow = placesOtherwise({
  id: 'finch-dallow',
  card: 'pilot:finchdallow',
  adds: ({ how }, payload) =>
    how === 'drop' && !isDroppedObstacle(payload) && deviceFacts(payload).type === 'bomb'
      ? [{ how: 'touching', speed: 0, bearing: 'straight' }]
      : [],
});

/** Another device beside the one that was just dropped. */
const paigeTicoPilot = ability({
  id: 'paige-tico-pilot',
  card: 'pilot:paigetico',
  rules: ['xw.device.15', 'xw.timing.07'],
  on: after('device-placed'),
  when: (state, self) => isYou(state, self, self.event.ship) && self.event.how.startsWith('drop'),
  may: true,
  cost: spendingCharges('ship'),
  choose: (state, self) => anyPayload(state, you(state, self), { hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

const vennie = adds({
  id: 'vennie',
  card: 'pilot:vennie',
  pool: 'defense',
  face: 'focus',
  when: (state, self) =>
    whileYouDefend()(state, self) &&
    shipsThat(state, self, friendly).some((ship) => {
      const attacker = shipOf(state, currentAttack(state)?.attacker ?? '');
      return turretArcs(ship).some((arc) => isInArc(state, ship, arc, attacker));
    }),
});

export const mg100StarfortressPilots = [benTeene, cat, edonKappehl, finchDallow, paigeTicoPilot, vennie];
