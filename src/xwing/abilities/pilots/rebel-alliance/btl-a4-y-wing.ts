/** Rebel Alliance: pilots of the BTL-A4 Y-wing. */
import { ability } from '../../../engine';
import type { Ship, XwingState } from '../../../model/state';
import { rerollResults } from '../../../procedures/reroll-dice';
import { currentAttack } from '../../../queries/attack';
import { isAtRange } from '../../../queries/range';
import { isFriendly, shipsInPlay } from '../../../queries/ships';
import { whileYouAttack } from '../../forms/attacks';
import { chooseDice } from '../../forms/dice';
import { norraWexley } from '../../forms/same-text';
import { you } from '../../forms/you';

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

export const btlA4YWingPilots = [hortonSalm, norraWexley('norra-wexley-y-wing', 'pilot:norrawexley-btla4ywing')];
