/** Galactic Republic: pilots of the LAAT/i Gunship. */
import { after } from '../../../../core';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { gainToken, transferToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import { cannotPerformAny, performAction } from '../../../procedures/perform-action';
import { shipOf } from '../../../queries/ships';
import { cannotRemoveToken } from '../../../queries/tokens';
import { white } from '../../forms/actions';
import {
  all,
  another,
  atRange,
  destroyedIs,
  either,
  friend,
  friendly,
  inEngagement,
  inYourTurret,
  limited,
  not,
  type OfShip,
  shipsThat,
} from '../../forms/conditions';
import { eachMay } from '../../forms/each-ship';
import { atStartOf } from '../../forms/timing';
import { PASS } from '../../forms/tokens';
import { stillThere, you } from '../../forms/you';

const HAWK = white('barrel-roll', 'boost');

/** Of ships that have flown fast. */
const hawk = atStartOf('end')({
  id: 'hawk',
  card: 'pilot:hawk',
  ...eachMay({
    rules: ['xw.timing.03'],
    ships: (state, self) =>
      shipsThat(
        state,
        self,
        all(friendly, atRange(0, 1), ({ id, revealed }) => {
          const fast = revealed !== null && revealed.speed >= 3 && revealed.speed <= 5;
          return fast && cannotPerformAny(state, id, HAWK) === null;
        }),
      ).map(({ id }) => id),
    does: (state, ship, self) => {
      gainToken(state, ship, 'strain', ['xw.tokens.02'], { by: self.controller });
      performAction(state, ship, HAWK, { may: false, source: self.ability });
    },
  }),
});

/** He takes over what strains or depletes a small ship in his turret arc, unless he has such a token. */
const hound = ability({
  id: 'hound',
  card: 'pilot:hound',
  rules: PASS,
  on: after('token-gained'),
  when: (state, self) => {
    const [own, { event }] = [you(state, self), self];
    const such = event.token === 'deplete' || event.token === 'strain';
    const ship = shipOf(state, event.ship);
    return such && own.tokens[event.token] === 0 && all(friend, isSmallShip, inYourTurret)(ship, own, state);
  },
  still: stillThere('ship'),
  may: true,
  unable: (state, { event }) => cannotRemoveToken(state, event.ship, event.token),
  effect: (state, self) => {
    const { event, controller } = self;
    if (event) transferToken(state, event.ship, you(state, self).id, event.token, PASS, controller);
  },
});

const isSmallShip: OfShip = ({ size }) => size === 'small';

const STAYS = untilEndOf('engagement', 'stays though destroyed');
const WARTHOG = ['xw.destroying-ships.04', 'xw.golden-rules.02'];

/** He, and friendly ships near that are not limited, stay until the end of the phase in which they were destroyed. */
const warthog = [
  ability({
    id: 'warthog',
    card: 'pilot:warthog',
    rules: WARTHOG,
    on: after('ship-destroyed'),
    when: destroyedIs(all(inEngagement, either(not(another), all(friendly, atRange(0, 2), not(limited))))),
    effect: (state, { event, controller }) => {
      if (event) startEffect(state, STAYS, event.ship, controller);
    },
  }),
  ability({
    id: 'stays-though-destroyed',
    card: STAYS,
    rules: WARTHOG,
    permits: { 'stays though destroyed': (_state, { source }, { ship, past }) => ship === source && !past },
  }),
];

export const laatIGunshipPilots = [hawk, hound, ...warthog];
