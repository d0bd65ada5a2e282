/** Upgrades of the slot 'command'. */
import { after } from '../../../core';
import { atStartOf } from '../forms/timing';
import { IN_END_PHASE, startKeeping, KEEPS_ONE } from '../forms/lasting-effects';
import { setsOf } from '../forms/targets';
import { shipsThat, all, friendly, atRange, destroyedIs, friend } from '../forms/conditions';
import type { ShipId } from '../../model/state';
import { ability } from '../../engine';
import { SET_DIAL, otherManeuvers, sameColor, onDial } from '../forms/dials';
import { shipOf } from '../../queries/ships';
import { you, stillThere } from '../forms/you';
import { chargeOfCard } from '../forms/costs';
import { setRevealedDial } from '../../effects/dials';
import { chosenShips } from '../forms/tokens';
import { chosenPerforms, red } from '../forms/actions';
import { isInArc } from '../../queries/range';

const azmorigan = atStartOf('end')({
  id: 'azmorigan',
  card: 'upgrade:azmorigan',
  rules: IN_END_PHASE,
  may: true,
  choose: (state, self) =>
    setsOf(
      shipsThat(state, self, all(friendly, atRange(0, 1))).map(({ id, tokens }) =>
        (['calculate', 'evade'] as const).flatMap((token) => (tokens[token] > 0 ? [{ ship: id, token }] : [])),
      ),
      2,
    ),
  effect: (state, self) => {
    for (const { ship, token } of self.chosen as { ship: ShipId; token: 'calculate' | 'evade' }[])
      startKeeping(state, ship, KEEPS_ONE[token], self);
  },
});

/** A friend's dial is set to another maneuver of its speed and difficulty. */
const setsDialsOfFriends = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: SET_DIAL,
    on: after('dial-revealed'),
    when: (state, self) => all(friendly, atRange(0, 4))(shipOf(state, self.event.ship), you(state, self), state),
    still: stillThere('ship'),
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    choose: (state, { event: { ship, maneuver } }) =>
      otherManeuvers(
        shipOf(state, ship),
        maneuver,
        (each) => each.speed === maneuver.speed && sameColor(each, maneuver),
      ),
    effect: (state, { event, chosen }) => {
      if (event) setRevealedDial(state, event.ship, onDial(shipOf(state, event.ship), chosen), SET_DIAL);
    },
  });

/** After a friend near is destroyed, a friend near may evade. */
const carlistRieekan = ability({
  id: 'carlist-rieekan',
  card: 'upgrade:carlistrieekan',
  rules: ['xw.timing.07', 'xw.actions.09'],
  on: after('ship-destroyed'),
  when: destroyedIs(all(friend, atRange(0, 2))),
  may: true,
  choose: (state, self) => chosenShips(state, self, all(friendly, atRange(0, 2))),
  effect: (state, { chosen }) => chosenPerforms(state, chosen as ShipId, red('evade'), 'carlist-rieekan'),
});

/** Straight ahead of him the precision shot works from wherever he is. */
const dreadnoughtHunter = ability({
  id: 'dreadnought-hunter',
  card: 'upgrade:dreadnoughthunter',
  rules: ['xw.golden-rules.02', 'xw.huge-damage-cards.05'],
  permits: {
    'precision shot': (state, self, { attacker, defender }) => {
      const own = you(state, self);
      return attacker === own.id && isInArc(state, own, 'bullseye', shipOf(state, defender));
    },
  },
});

export const commandUpgrades = [
  azmorigan,
  setsDialsOfFriends('captain-needa', 'upgrade:captainneeda'),
  carlistRieekan,
  dreadnoughtHunter,
  setsDialsOfFriends('strategic-commander', 'upgrade:strategiccommander'),
];
