/** First Order: pilots of the TIE/ba Interceptor. */
import { allowed, type Json, reason, say } from '../../../../core';
import { ability } from '../../../engine';
import type { ShipId, TokenKind, XwingState } from '../../../model/state';
import { isAtRange } from '../../../queries/range';
import { isFriendly, shipOf, shipsInPlay } from '../../../queries/ships';
import { isDamaged } from '../../../queries/status';
import { whileYouAttack } from '../../forms/attacks';
import { all, atRange, defenderIs, enemy, friend, inYour, shipsThat } from '../../forms/conditions';
import { type Held, heldTokens, transferHeld } from '../../forms/held-tokens';
import { atStartOf } from '../../forms/timing';
import { inflict, PASS } from '../../forms/tokens';
import { you } from '../../forms/you';

const EMBER = ['xw.golden-rules.03', 'xw.paying-costs.01'];

/** A damaged ship beside the defender, which may be the defender itself; what the defender treats as near for its own cards does not count. */
const ember = ability({
  id: 'ember',
  card: 'pilot:ember',
  rules: EMBER,
  forbids: {
    'spend token': (state, self, { ship, token }) => {
      if (token !== 'focus' && token !== 'calculate') return null;
      const applies = whileYouAttack(
        defenderIs((defender) => defender.id === ship && damagedFriendNear(state, ship) !== undefined),
      )(state, self);
      if (!applies) return null;
      const said = say`${damagedFriendNear(state, ship) ?? ''}, damaged, is near ${ship}, which ${you(state, self).id} attacks.`;
      return reason('cannot-spend', said, EMBER, { token });
    },
  },
});

function damagedFriendNear(state: XwingState, defender: ShipId): ShipId | undefined {
  const own = shipOf(state, defender);
  return shipsInPlay(state).find(
    (ship) =>
      isFriendly(own, ship) && isDamaged(ship) && (ship.id === defender || isAtRange(state, defender, ship.id, 0, 1)),
  )?.id;
}

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

const majorVonreg = ability({
  id: 'major-vonreg',
  card: 'pilot:majorvonreg',
  rules: ['xw.system-phase.02', 'xw.tokens.02'],
  during: 'system phase',
  may: true,
  choose: (state, self) =>
    shipsThat(state, self, all(enemy, inYour('bullseye'))).flatMap(({ id: ship }) =>
      (['deplete', 'strain'] as const).map((token) => allowed<Json>({ ship, token })),
    ),
  effect: (state, self) => {
    const { ship, token } = self.chosen as { ship: ShipId; token: TokenKind };
    inflict(state, ship, token, self);
  },
});

export const tieBaInterceptorPilots = [ember, holo, majorVonreg];
