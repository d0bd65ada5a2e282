/** First Order: pilots of the TIE/ba Interceptor. */
import { allowed, type Json } from '../../../../core';
import type { ShipId } from '../../../model/state';
import { all, atRange, friend, shipsThat } from '../../forms/conditions';
import { type Held, heldTokens, transferHeld } from '../../forms/held-tokens';
import { atStartOf } from '../../forms/timing';
import { PASS } from '../../forms/tokens';
import { you } from '../../forms/you';

const holo = atStartOf('engagement')({
  id: 'holo',
  card: 'pilot:holo',
  choose: (state, self) => {
    const own = you(state, self);
    return shipsThat(state, self, all(friend, atRange(0, 2))).flatMap(({ id: ship }) =>
      heldTokens(state, own, 'green', 'orange', 'red', 'blue').map((token) => allowed<Json>({ ship, token })),
    );
  },
  effect: (state, self) => {
    const { ship, token } = self.chosen as unknown as { ship: ShipId; token: Held };
    transferHeld(state, you(state, self).id, ship, token, PASS, self.controller);
  },
});

export const tieBaInterceptorPilots = [holo];
