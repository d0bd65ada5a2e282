/** Resistance: pilots of the Resistance Transport Pod. */
import { allowed } from '../../../../core';
import { addResult } from '../../../effects/dice';
import { gainToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import type { ShipId, XwingState } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import type { Face } from '../../../queries/dice';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { inTheSystemPhase } from '../../forms/actions';
import { assignsAfterPlacing } from '../../forms/condition-cards';
import { count, friend } from '../../forms/conditions';
import { ADD, bothSides, rerolls } from '../../forms/dice';
import { you } from '../../forms/you';

/** A blank result for nothing, or a focus result for a strain token. */
const finn = bothSides('finn', ({ id, pool, whileYou }) =>
  ability({
    id,
    card: 'pilot:finn',
    rules: ADD,
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) => whileYou()(state, self),
    choose: () => [allowed('blank'), allowed('focus')],
    effect: (state, self) => {
      const face = self.chosen as Face;
      if (face === 'focus') gainToken(state, you(state, self).id, 'strain', ['xw.tokens.02'], { by: self.controller });
      addResult(state, pool, face, ADD);
    },
  }),
);

const roseTicoPilot = bothSides('rose-tico-pilot', ({ id, pool, whileYou }) =>
  rerolls({
    id,
    card: 'pilot:rosetico',
    pool,
    most: (state, self) => friendsInAttackArc(state, you(state, self).id),
    when: whileYou(),
  }),
);

function friendsInAttackArc(state: XwingState, own: ShipId): number {
  const attack = currentAttack(state);
  const arc = attack?.weapon?.arc;
  if (!attack || !arc) return 0;
  return count(state, shipOf(state, own), (ship, ...about) => {
    return friend(ship, ...about) && isInArc(state, shipOf(state, attack.attacker), arc, ship);
  });
}

export const resistanceTransportPodPilots = [
  inTheSystemPhase('bb-8-pilot', 'pilot:bb8', 'red', 'barrel-roll', 'boost'),
  ...finn,
  ...roseTicoPilot,
  assignsAfterPlacing('vi-moradi', 'pilot:vimoradi', 'compromisingintel'),
];
