/** Upgrade cards of the slot 'title'. */
import { allowed, type AnyAbility, type Candidate, type Json } from '../../../core';
import { attackOf, cancelAllAttackDice } from '../../effects/attack-dice';
import { loseShield } from '../../effects/shields';
import { ability, call } from '../../engine';
import { HULL_ZONES, type HullZone } from '../../facts';
import type { ArmadaState, ShipId } from '../../model/state';
import type { Armada } from '../../model/types';
import { addAttackDice } from '../../procedures/attack-dice';
import { declared } from '../../queries/attack';
import { shipOf, shipsOnTable } from '../../queries/ships';
import { CRITICAL_EFFECT, MODIFIES, criticalEffect, youAttack } from '../forms/attacks';
import { isAtDistance, you, type OnPiece } from '../forms/you';

/** The dice are canceled for one faceup card. */
const dodonnasPride = criticalEffect('dodonnas-pride', 'blue', (state) => {
  const attack = attackOf(state);
  cancelAllAttackDice(state, CRITICAL_EFFECT);
  attack.cards += 1;
  call(state, 'deal faceup damage card', { ship: declared(attack).defender, rules: CRITICAL_EFFECT });
});

const MOST_SHIELDS = 2;

/** At close and medium range: a blue die for each of up to two shields, from whichever hull zones. */
const dominator = ability({
  id: 'dominator',
  card: 'upgrade:dominator',
  rules: [...MODIFIES, 'arm.modifying-dice.04'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self) && declared(attackOf(state)).range.range !== 'long',
  choose: (state, self): Candidate<Json>[] => shieldsToSpend(you(state, self).shields).map((zones) => allowed(zones)),
  effect: (state, frame) => {
    const zones = frame.chosen as HullZone[];
    for (const zone of zones) loseShield(state, you(state, frame), zone, MODIFIES);
    addAttackDice(state, { blue: zones.length }, MODIFIES);
  },
});

/** The hull zones that lose one shield or two, a zone twice if it has as many. */
function shieldsToSpend(shields: Readonly<Record<HullZone, number>>): HullZone[][] {
  const having = (least: number): HullZone[] => HULL_ZONES.filter((zone) => shields[zone] >= least);
  const one = having(1);
  const pairs = one.flatMap((zone, i) => one.slice(i + 1).map((other) => [zone, other]));
  return [...one.map((zone) => [zone]), ...having(MOST_SHIELDS).map((zone) => [zone, zone]), ...pairs];
}

/** For every friendly ship at distance 1-5, itself among them. */
const redemption = ability({
  id: 'redemption',
  card: 'upgrade:redemption',
  rules: ['arm.effect-use-and-timing.05', 'arm.friendly-and-enemy.03'],
  modifies: {
    'engineering points': (state, self, points, { ship }) => {
      const helps = isFriendly(state, self, ship) && isAtDistance(state, self, shipOf(state, ship), [1, 5]);
      return points + (helps ? 1 : 0);
    },
  },
});

/** Is the ship friendly to the one that carries the card? A ship is friendly to itself (arm.friendly-and-enemy.01, .03). */
function isFriendly(state: ArmadaState, self: OnPiece, ship: ShipId): boolean {
  const own = you(state, self);
  return shipsOnTable(state).some((each) => each.id === ship && each.owner === own.owner);
}

export const titleUpgrades: readonly AnyAbility<Armada>[] = [dodonnasPride, dominator, redemption];
