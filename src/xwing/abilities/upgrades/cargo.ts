/** Upgrades of the slot 'cargo'. */
import { allowed, before, candidate, type Json, type AbilityInPlay } from '../../../core';
import { spendCharge, recoverCharge } from '../../effects/charges';
import { reachFarther } from '../../effects/reach';
import { ability } from '../../engine';
import { cannotSpendCharge } from '../../queries/charges';
import { isYou, you } from '../forms/you';
import type { Size } from '../../facts/words';
import { type OfShip, whileFriendDefends, all, another, atRange } from '../forms/conditions';
import { CANCEL, noResult } from '../forms/dice';
import { cancelResults } from '../../effects/dice';
import type { XwingState } from '../../model/state';
import { afterYouExecute } from '../forms/timing';
import { allActive, chargeOfCard } from '../forms/costs';

const SMALLER: readonly Size[] = ['small', 'medium', 'large', 'huge'];
const smallerThanYou: OfShip = (ship, own) => SMALLER.indexOf(ship.size) < SMALLER.indexOf(own.size);

/** A shield or two energy, and a result against a smaller friend goes. */
const adaptiveShields = ability({
  id: 'adaptive-shields',
  card: 'upgrade:adaptiveshields',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) => whileFriendDefends(all(another, atRange(0, 1), smallerThanYou))(state, self),
  may: true,
  choose: (state, self) => {
    const own = you(state, self).id;
    return (['shields', 'energy'] as const).flatMap((of) =>
      (['hit', 'crit'] as const).map((face) =>
        candidate<Json>(
          { of, face },
          noResult(state, 'attack', face) ?? cannotSpendCharge(state, own, of, of === 'energy' ? 2 : 1),
        ),
      ),
    );
  },
  effect: (state, self) => {
    const { of, face } = self.chosen as { of: 'shields' | 'energy'; face: 'hit' | 'crit' };
    for (let i = of === 'energy' ? 2 : 1; i > 0; i--) spendCharge(state, you(state, self).id, of, ['xw.charges.05']);
    cancelResults(state, 'attack', face, 1, CANCEL);
  },
});

const SPENDS = ['xw.charges.05', 'xw.golden-rules.02'];

/** One range farther for each of up to three energy. */
const boostedScanners = ability({
  id: 'boosted-scanners',
  card: 'upgrade:boostedscanners',
  rules: SPENDS,
  on: before('about-to-measure'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, 'energy'),
  choose: (state, self) => {
    const energy = you(state, self).energy?.active ?? 0;
    return [1, 2, 3].filter((count) => count <= energy).map((count) => allowed(count));
  },
  effect: (state, self) => {
    if (!self.event) return;
    const count = self.chosen as number;
    for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, 'energy', SPENDS);
    reachFarther(state, self.event.to, count);
  },
});

const recoversEnergy =
  (count: number) =>
  (state: XwingState, self: AbilityInPlay): void => {
    for (let i = 0; i < count; i++) recoverCharge(state, you(state, self).id, 'energy', ['xw.charges.02']);
  };

const optimizedPowerCore = afterYouExecute({
  id: 'optimized-power-core',
  card: 'upgrade:optimizedpowercore',
  rules: ['xw.charges.02'],
  if: (_state, { event }) => event.maneuver.color === 'blue',
  effect: recoversEnergy(1),
});

const tibannaReserves = ability({
  id: 'tibanna-reserves',
  card: 'upgrade:tibannareserves',
  rules: ['xw.actions.15', 'xw.charges.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).energy),
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: recoversEnergy(2),
});

export const cargoUpgrades = [adaptiveShields, boostedScanners, optimizedPowerCore, tibannaReserves];
