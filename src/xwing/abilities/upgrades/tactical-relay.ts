/** Upgrades of the slot 'tactical-relay'. */
import { type AbilityFrame, after } from '../../../core';
import { addResult } from '../../effects/dice';
import { gainToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { ShipId } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { currentAttack } from '../../queries/attack';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { both, isPrimary, thisAttack } from '../forms/attacks';
import {
  all,
  atRange,
  destroyedIs,
  enemy,
  friendly,
  inAttackersBullseye,
  shipsThat,
  whileFriendAttacks,
  whileFriendDefends,
  whoseBarHas,
} from '../forms/conditions';
import { chargeOfCard, spending } from '../forms/costs';
import { ADD, adds } from '../forms/dice';
import { IN_END_PHASE, startKeeping, KEEPS_ONE } from '../forms/lasting-effects';
import { shipsTogether } from '../forms/targets';
import { atStartOf } from '../forms/timing';
import { chosenShips, GAIN, inflict } from '../forms/tokens';
import { gainingInstead, unlessItChooses } from '../forms/unless';
import { stillThere, you } from '../forms/you';

type Executed = AbilityFrame<Extract<XwingEvent, { type: 'maneuver-executed' }>>;

/** A friend whose bullseye arc an enemy has flown into locks it, at the price of stress. */
const kalani = ability({
  id: 'kalani',
  card: 'upgrade:kalani',
  rules: ['xw.lock.04', ...GAIN],
  on: after('maneuver-executed'),
  when: (state, self) => enemy(shipOf(state, self.event.ship), you(state, self), state),
  still: stillThere('ship'),
  may: true,
  cost: chargeOfCard(['xw.standard-charges.04']),
  choose: (state, self) => {
    const flown = shipOf(state, self.event.ship);
    return chosenShips(
      state,
      self,
      all(friendly, atRange(0, 3), (ship) => isInArc(state, ship, 'bullseye', flown)),
    );
  },
  effect: [
    run('acquire the lock', ['xw.lock.04'], (state, { event, chosen }: Executed) => {
      if (event) acquireLock(state, chosen as ShipId, { among: [event.ship] });
    }),
    run('gain stress', GAIN, (state, self) => inflict(state, self.chosen as ShipId, 'stress', self)),
  ],
});

/** A defender near pays with a calculate token of its own; the attacker may take strain instead. */
const k2b4 = ability({
  id: 'k2-b4',
  card: 'upgrade:k2b4',
  rules: ADD,
  during: 'modify defense dice',
  may: true,
  when: whileFriendDefends(atRange(0, 3)),
  cost: spending('calculate', (state) => shipOf(state, currentAttack(state)?.defender ?? '')),
  effect: [
    unlessItChooses(GAIN, { ship: (state) => thisAttack(state).attacker, ...gainingInstead('strain') }),
    run('add the result', ADD, (state) => addResult(state, 'defense', 'evade', ADD)),
  ],
});

const kraken = atStartOf('end')({
  id: 'kraken',
  card: 'upgrade:kraken',
  rules: IN_END_PHASE,
  may: true,
  choose: (state, self) => shipsTogether(shipsThat(state, self, all(friendly, atRange(0, 3))), 3),
  effect: (state, self) => {
    for (const ship of self.chosen as ShipId[]) startKeeping(state, ship, KEEPS_ONE.calculate, self);
  },
});

const FRIENDLY_DROID_NEAR = all(friendly, whoseBarHas('calculate'), atRange(0, 3));

const ta175 = ability({
  id: 'ta-175',
  card: 'upgrade:ta175',
  rules: GAIN,
  on: after('ship-destroyed'),
  when: destroyedIs(FRIENDLY_DROID_NEAR),
  effect: (state, self) => {
    for (const { id } of shipsThat(state, self, FRIENDLY_DROID_NEAR))
      gainToken(state, id, 'calculate', GAIN, { by: self.controller });
  },
});

const tv94 = adds({
  id: 'tv-94',
  card: 'upgrade:tv94',
  pool: 'attack',
  face: 'hit',
  when: whileFriendAttacks(
    atRange(0, 3),
    both(isPrimary, inAttackersBullseye, (_state, { attackDice }) => attackDice.length <= 2),
  ),
  cost: spending('calculate', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

export const tacticalRelayUpgrades = [k2b4, kalani, kraken, ta175, tv94];
