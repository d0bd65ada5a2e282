/** Scum and Villainy: pilots of the Scurrg H-6 bomber. */
import { before } from '../../../../core';
import { ability } from '../../../engine';
import type { Way } from '../../../facts/payloads';
import type { ObjectId, XwingState } from '../../../model/state';
import { preventDetonation } from '../../../procedures/detonate';
import { deviceNamed, deviceOf, deviceType } from '../../../queries/devices';
import { isSameSide } from '../../../queries/ships';
import { whileYouDefend } from '../../forms/attacks';
import { spendingCharges } from '../../forms/costs';
import { placesOtherwise } from '../../forms/devices';
import { defending, rollsMore } from '../../forms/dice';
import { you } from '../../forms/you';

const isDrop1 = ({ how, speed, bearing }: Way): boolean => how === 'drop' && speed === 1 && bearing === 'straight';

const solSixxa = placesOtherwise({
  id: 'sol-sixxa',
  card: 'pilot:solsixxa',
  adds: (way) =>
    isDrop1(way)
      ? (['turn-left', 'bank-left', 'bank-right', 'turn-right'] as const).map((bearing) => ({
          how: 'drop',
          speed: 1,
          bearing,
        }))
      : [],
});

const NYM = 'pilot:captainnym';
const PREVENTS = ['xw.timing.02', 'xw.device.08'];
const isBombOrMine = (state: XwingState, id: ObjectId): boolean => {
  const device = deviceNamed(state, id);
  return device !== undefined && deviceType(device) !== 'remote';
};

const captainNym = [
  ability({
    id: 'captain-nym',
    card: NYM,
    rules: PREVENTS,
    on: before('about-to-detonate'),
    when: (state, self) => isSameSide(you(state, self), deviceOf(state, self.event.device)),
    may: true,
    cost: spendingCharges('ship'),
    effect: (state) => preventDetonation(state, PREVENTS),
  }),
  rollsMore(
    {
      id: 'captain-nym-defends',
      card: NYM,
      ...defending,
      when: whileYouDefend((state, { obstructedBy }) => obstructedBy.some((id) => isBombOrMine(state, id))),
    },
    1,
  ),
];

export const scurrgH6BomberPilots = [...captainNym, solSixxa];
