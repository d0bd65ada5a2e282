/** First Order: pilots of the Xi-class Light Shuttle. */
import { allowed, type Json } from '../../../../core';
import { moveUpgrade } from '../../../effects/upgrades';
import type { ShipId } from '../../../model/state';
import { diceToRollNow } from '../../../procedures/roll-dice';
import { currentAttack } from '../../../queries/attack';
import { shipOf } from '../../../queries/ships';
import { cannotEquip, isOfSlot } from '../../../queries/upgrades';
import { both, isPrimary } from '../../forms/attacks';
import {
  all,
  another,
  atRange,
  damaged,
  defenderIs,
  either,
  friend,
  not,
  shipsThat,
  whileFriendAttacks,
} from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { attacking, mayRollMore, rerolls } from '../../forms/dice';
import { atEndOf } from '../../forms/timing';
import { you } from '../../forms/you';

const commanderMalarusXi = rerolls({
  id: 'commander-malarus-xi',
  card: 'pilot:commandermalarus-xiclasslightshuttle',
  ...attacking,
  must: true,
  only: ['blank'],
  when: whileFriendAttacks(atRange(0, 2), isPrimary),
  cost: gaining('strain', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

type Handed = Record<string, ShipId>;

/** His illicit upgrades go to TIE/fo and TIE/sf fighters, at most one to each: card by card, who has it then. */
const agentTerex = atEndOf('setup')({
  id: 'agent-terex-pilot',
  card: 'pilot:agentterex',
  rules: ['xw.setup.14', 'xw.upgrade-cards.11', 'xw.upgrade-cards.13'],
  choose: (state, self) => {
    const fighters = shipsThat(
      state,
      self,
      all(friend, ({ type }) => FIGHTERS.includes(type)),
    );
    let ways: Handed[] = [{}];
    for (const card of you(state, self).upgrades.filter((each) => isOfSlot(each, 'illicit'))) {
      const able = fighters.filter((ship) => cannotEquip(state, card, ship) === null);
      ways = ways.flatMap((way) => [
        way,
        ...able.filter(({ id }) => !Object.values(way).includes(id)).map(({ id }) => ({ ...way, [card.id]: id })),
      ]);
    }
    return ways.map((way) => allowed<Json>(way));
  },
  effect: (state, { chosen }) => {
    for (const [card, ship] of Object.entries(chosen as Handed)) moveUpgrade(state, card, ship, ['xw.setup.14']);
  },
});

const FIGHTERS = ['tiefofighter', 'tiesffighter'];

/** The dice that it would roll are counted, with all that adds to them before. */
const gideonHaskXi = mayRollMore({
  id: 'gideon-hask-xi',
  card: 'pilot:gideonhask-xiclasslightshuttle',
  ...attacking,
  when: whileFriendAttacks(
    either(
      not(another),
      all(atRange(0, 2), (ship) => ship.size === 'small'),
    ),
    both(isPrimary, defenderIs(damaged), (state) => diceToRollNow(state, 'attack') <= 2),
  ),
  cost: gaining('strain', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

export const xiClassLightShuttlePilots = [agentTerex, commanderMalarusXi, gideonHaskXi];
