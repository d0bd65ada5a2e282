/** Upgrades of the slot 'force-power'. */
import { type AbilityInPlay, after, type Candidate, candidate, type Json } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { lookAtDial, nothingToSee } from '../../effects/dials';
import { changeResults } from '../../effects/dice';
import { startEffect } from '../../effects/lasting-effects';
import { ability } from '../../engine';
import type { ShipId, XwingState } from '../../model/state';
import { cannotSpendCharge } from '../../queries/charges';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { whileYouDefend } from '../forms/attacks';
import { all, enemy, inYour, shipsThat } from '../forms/conditions';
import { allActive, forceOfShip, gaining } from '../forms/costs';
import { noResult } from '../forms/dice';
import { ENGAGES_FIRST } from '../forms/lasting-effects';
import { chooseShip } from '../forms/targets';
import { atStartOf } from '../forms/timing';
import { isYou, you } from '../forms/you';

/** Outside the attacker's bullseye arc, up to two focus results become evades. */
const brilliantEvasion = ability({
  id: 'brilliant-evasion',
  card: 'upgrade:brilliantevasion',
  rules: ['xw.force-charges.07'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) =>
    whileYouDefend((_, attack, own) => !isInArc(state, shipOf(state, attack.attacker), 'bullseye', own))(state, self),
  unable: (state) => noResult(state, 'defense', 'focus'),
  cost: forceOfShip(['xw.force-charges.07']),
  effect: (state) => changeResults(state, 'defense', { from: 'focus', to: 'evade', count: 2 }, ['xw.force-charges.07']),
});

const hate = ability({
  id: 'hate',
  card: 'upgrade:hate',
  rules: ['xw.charges.02'],
  on: after('damage-suffered'),
  when: (state, self) => isYou(state, self, self.event.ship),
  unable: (state, self) => allActive(you(state, self).force),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});

const FIRST = ['xw.timing.03', 'xw.faq-cards.04'];

const heightenedPerception = atStartOf('engagement')({
  id: 'heightened-perception',
  card: 'upgrade:heightenedperception',
  rules: FIRST,
  may: true,
  cost: forceOfShip(FIRST),
  effect: (state, self) => startEffect(state, ENGAGES_FIRST, you(state, self).id, self.controller),
});

const patience = atStartOf('engagement')({
  id: 'patience',
  card: 'upgrade:patience',
  if: (state, self) => shipsThat(state, self, all(enemy, inYour('front'))).length > 0,
  may: true,
  unable: (state, self) => allActive(you(state, self).force),
  cost: gaining('deplete'),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});

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

export const forcePowerUpgrades = [brilliantEvasion, hate, heightenedPerception, patience, sense];
