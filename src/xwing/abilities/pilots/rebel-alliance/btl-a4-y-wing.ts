/** Rebel Alliance: pilots of the BTL-A4 Y-wing. */
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { ability } from '../../../engine';
import type { Ship, ShipId, XwingState } from '../../../model/state';
import { acquireLock } from '../../../procedures/lock';
import { rerollResults } from '../../../procedures/reroll-dice';
import { currentAttack } from '../../../queries/attack';
import { locksOf } from '../../../queries/locks';
import { isAtRange } from '../../../queries/range';
import { isFriendly, shipsInPlay } from '../../../queries/ships';
import { ANYWHERE } from '../../forms/actions';
import { whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { all, atRange, friendly } from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { chooseDice, defending, rollsMore } from '../../forms/dice';
import { norraWexley } from '../../forms/same-text';
import { afterYouPerform, atStartOf } from '../../forms/timing';
import { chosenShips } from '../../forms/tokens';
import { you } from '../../forms/you';

/** The friend's lock is on what he locked himself. */
const dutchVander = afterYouPerform('lock')({
  id: 'dutch-vander',
  card: 'pilot:dutchvander',
  may: true,
  choose: (state, self) => chosenShips(state, self, all(friendly, atRange(1, 3))),
  effect: (state, self) => {
    const on = locksOf(state, you(state, self).id).at(-1)?.on;
    if (on !== undefined) acquireLock(state, self.chosen as ShipId, { among: [on], ...ANYWHERE });
  },
});

const ROLLS_MORE = untilEndOf('end', 'rolls 1 more defense die');

const evaanVerlaine = [
  atStartOf('engagement')({
    id: 'evaan-verlaine',
    card: 'pilot:evaanverlaine',
    may: true,
    cost: spending('focus'),
    choose: (state, self) => chosenShips(state, self, all(friendly, atRange(0, 1))),
    effect: (state, { chosen, controller }) => startEffect(state, ROLLS_MORE, chosen as ShipId, controller),
  }),
  rollsMore({ id: 'rolls-1-more-defense-die', card: ROLLS_MORE, ...defending, when: whileYouDefend() }, 1),
];

/** One die for each other friendly ship at range 0-1 of the defender, as the erratum has it. */
const hortonSalm = ability({
  id: 'horton-salm',
  card: 'pilot:hortonsalm',
  rules: ['xw.errata-horton-salm.01'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => chooseDice(state, 'attack', friendsNearDefender(state, you(state, self))),
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'attack', chosen as number[], controller, ['xw.errata-horton-salm.01']),
});

function friendsNearDefender(state: XwingState, own: Ship): number {
  const defender = currentAttack(state)?.defender;
  const friends = shipsInPlay(state).filter((ship) => ship.id !== own.id && isFriendly(ship, own));
  return friends.filter((ship) => defender && isAtRange(state, ship.id, defender, 0, 1)).length;
}

export const btlA4YWingPilots = [
  dutchVander,
  ...evaanVerlaine,
  hortonSalm,
  norraWexley('norra-wexley-y-wing', 'pilot:norrawexley-btla4ywing'),
];
