/** Cards by which dials are seen before they are revealed. */
import { after, candidate, reason, say, type AbilityInPlay, type Candidate, type Json } from '../../core';
import { spendCharge } from '../effects/charges';
import { assignCondition } from '../effects/conditions';
import { lookAtDial, nothingToSee, turnDialFaceup } from '../effects/dials';
import { ability } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { cannotSpendCharge } from '../queries/charges';
import { isFriendly, shipOf, shipsInPlay } from '../queries/ships';
import { equipped } from './circumstances';
import { chooseShip, isWithin, you } from './words';

const SENSE = ['xw.faq-activation.09', 'xw.system-phase.02'];

/** A ship at range 0-1; for a Force charge, which is spent once the ship is chosen, one at range 0-3. */
const sense = ability({
  id: 'sense',
  card: 'upgrade:sense',
  rules: SENSE,
  during: 'system phase',
  may: true,
  choose: (state, self) => [...within(state, self, [0, 1], false), ...within(state, self, [0, 3], true)],
  effect: (state, self) => {
    const { ship, force } = self.chosen as { ship: ShipId; force: boolean };
    if (force) spendCharge(state, you(state, self).id, 'force', SENSE);
    lookAtDial(state, ship, self.controller, SENSE);
  },
});

function within(
  state: XwingState,
  self: AbilityInPlay,
  range: readonly [number, number],
  force: boolean,
): Candidate<Json>[] {
  const own = you(state, self).id;
  const unpaid = force ? cannotSpendCharge(state, own, 'force') : null;
  return chooseShip(state, self, { side: 'enemy', range }).map(({ action, not }) =>
    candidate<Json>(
      { ship: action, force },
      not ?? nothingToSee(shipOf(state, action as ShipId), self.controller) ?? unpaid,
    ),
  );
}

const LISTENING_DEVICE = ['xw.errata-listening-device.01', 'xw.faq-cards.23'];

/** After placing forces, an enemy ship. */
const informant = ability({
  id: 'informant',
  card: 'upgrade:informant',
  rules: ['xw.condition-cards.01', 'xw.setup.14'],
  on: after('phase-ended'),
  when: (_state, { event }) => event.phase === 'setup',
  choose: (state, self) => chooseShip(state, self, { side: 'enemy' }),
  effect: (state, { chosen, controller }) =>
    assignCondition(state, 'listeningdevice', chosen as ShipId, controller, ['xw.condition-cards.01']),
});

/** At the initiative of the ship that has it, with an informant of the enemy near. */
const listeningDevice = ability({
  id: 'listening-device',
  card: 'condition:listeningdevice',
  rules: LISTENING_DEVICE,
  during: 'system phase',
  when: (state, self) => {
    const own = you(state, self);
    const isInformant = equipped('informant');
    const spies = shipsInPlay(state).filter((ship) => !isFriendly(own, ship) && isInformant(ship, own, state));
    return spies.some((ship) => isWithin(state, own, ship, [0, 2]));
  },
  unable: (state, self) => {
    const { id, dial, dialFaceup } = you(state, self);
    if (dial !== null && !dialFaceup) return null;
    return reason('nothing-to-turn', say`no dial of ${id} lies facedown.`, LISTENING_DEVICE);
  },
  effect: (state, self) => turnDialFaceup(state, you(state, self).id, LISTENING_DEVICE),
});

export const dialAbilities = [sense, informant, listeningDevice];
