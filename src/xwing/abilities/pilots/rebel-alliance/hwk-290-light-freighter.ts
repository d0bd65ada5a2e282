/** Rebel Alliance: pilots of the HWK-290 Light Freighter. */
import { reason } from '../../../../core';
import { startEffect } from '../../../effects/lasting-effects';
import { transferToken } from '../../../effects/tokens';
import type { ShipId } from '../../../model/state';
import { both, isPrimary } from '../../forms/attacks';
import { all, another, inYourFiringArc, unstressed, whileFriendAttacks, youAre } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { attacking, mayRollMore } from '../../forms/dice';
import { ENGAGES_FIRST } from '../../forms/lasting-effects';
import { chooseShip } from '../../forms/targets';
import { atStartOf } from '../../forms/timing';
import { you } from '../../forms/you';

const janOrs = mayRollMore({
  id: 'jan-ors',
  card: 'pilot:janors',
  ...attacking,
  when: whileFriendAttacks(all(another, inYourFiringArc), both(isPrimary, youAre(unstressed))),
  cost: gaining('stress'),
});

/** Of the tokens that he has when it resolves, not when it was queued (xw.ability-queue-example-2.02). */
const kyleKatarn = atStartOf('engagement')({
  id: 'kyle-katarn',
  card: 'pilot:kylekatarn',
  rules: ['xw.once-per-opportunity.02'],
  may: true,
  unable: (state, self) =>
    you(state, self).tokens.focus > 0
      ? null
      : reason('no-token', 'There is no focus token to transfer.', ['xw.tokens.05']),
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', other: true, inArc: 'firing' }),
  effect: (state, self) =>
    transferToken(state, you(state, self).id, self.chosen as string, 'focus', ['xw.tokens.04'], self.controller),
});

const FIRST = ['xw.timing.03', 'xw.faq-cards.04'];

/** Any ship in his firing arc, of either side. */
const roarkGarnet = atStartOf('engagement')({
  id: 'roark-garnet',
  card: 'pilot:roarkgarnet',
  rules: FIRST,
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', other: true, inArc: 'firing' }),
  effect: (state, { chosen, controller }) => startEffect(state, ENGAGES_FIRST, chosen as ShipId, controller),
});

export const hwk290LightFreighterPilots = [janOrs, kyleKatarn, roarkGarnet];
