/** GA-97 and It's the Resistance: a ship that stays in reserve until GA-97's charges have recovered, or GA-97 is destroyed (xw.reserve). */
import { after, allowed, reason, say, type AbilityInPlay, type Json, type Reason } from '../../core';
import { spendCharge } from '../effects/charges';
import { assignCondition } from '../effects/conditions';
import { leaveReserve } from '../effects/docking';
import { gainToken } from '../effects/tokens';
import { ability, ask, call, run } from '../engine';
import type { SetupAction } from '../model/actions';
import type { EquippedCard, Ship, ShipId, XwingState } from '../model/state';
import { hasIndicators, putInPlay } from '../procedures/setup';
import { cannotSpendCharge } from '../queries/charges';
import { placingFromReserve } from '../queries/placing';
import { shipOf, shipsNotRemoved } from '../queries/ships';
import { equipped } from './circumstances';
import { ASSIGNED, ofCondition, removeThis } from './conditions';
import { atStartOf } from './forms';
import { isYou, you } from './words';

const GA_97 = 'ga97';
const CARD = 'condition:itstheresistance';
const FROM_RESERVE = ['xw.reserve.03'];
type PlaceShip = Extract<SetupAction, { type: 'place-ship' }>;

interface HeldBack {
  ship: ShipId;
  charges: number;
}

/** Before placing forces 3 to 5 charges are spent, so that another ship of the player's comes later. */
const ga97 = atStartOf('setup')({
  id: 'ga-97',
  card: `upgrade:${GA_97}`,
  rules: ['xw.condition-cards.01', 'xw.setup.14'],
  may: true,
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, self.source, 3),
  choose: (state, self) => {
    const own = you(state, self);
    const others = shipsNotRemoved(state).filter(({ id, player }) => id !== own.id && player === own.player);
    const active = own.upgrades.find(({ id }) => id === self.source)?.charges?.active ?? 0;
    const counts = [3, 4, 5].filter((count) => count <= active);
    return others.flatMap(({ id }) => counts.map((count) => allowed<Json>({ ship: id, charges: count })));
  },
  effect: (state, self) => {
    const { ship, charges } = self.chosen as unknown as HeldBack;
    for (let i = 0; i < charges; i++) spendCharge(state, you(state, self).id, self.source, ['xw.setup.14']);
    assignCondition(state, 'itstheresistance', ship, self.controller, ASSIGNED);
  },
});

/** The friendly GA-97, on a ship that has not left the game. */
function friendlyGa97(state: XwingState, self: AbilityInPlay): EquippedCard | undefined {
  const { by } = ofCondition(state, self);
  const own = shipsNotRemoved(state).filter(({ player }) => player === by);
  return own.flatMap(({ upgrades }) => upgrades).find(({ card }) => card === GA_97);
}

function noPlace(state: XwingState, ship: Ship): Reason | null {
  if (placingFromReserve(state, ship).free(ship) !== null) return null;
  return reason('no-place', say`there is no place for ${ship.id} by an edge beyond range 3 of enemies.`, FROM_RESERVE);
}

const deploys = ask(
  'place the ship',
  FROM_RESERVE,
  (state: XwingState, self: AbilityInPlay) => {
    const own = you(state, self);
    return { by: [own.player], asks: 'place a ship', candidates: [], region: placingFromReserve(state, own) };
  },
  (state, _self, action: PlaceShip) => {
    leaveReserve(state, shipOf(state, action.ship));
    putInPlay(state, action, FROM_RESERVE);
    if (hasIndicators(state, action.ship)) call(state, 'point the turret', { ship: action.ship });
  },
);
const isRemoved = run('remove the condition', ['xw.condition-cards.05'], removeThis);

export const heldInReserve = [
  ga97,
  ability({
    id: 'its-the-resistance-setup',
    card: CARD,
    rules: ['xw.setup.14', 'xw.reserve.01'],
    modifies: {
      'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'in reserve' : place),
    },
  }),
  ability({
    id: 'its-the-resistance',
    card: CARD,
    rules: FROM_RESERVE,
    on: after('round-started'),
    // One that fled holds the ship back no longer, or it would never come.
    when: (state, self) => {
      const charges = friendlyGa97(state, self)?.charges;
      return you(state, self).place === 'reserve' && (!charges || charges.active === charges.limit);
    },
    unable: (state, self) => noPlace(state, you(state, self)),
    effect: [deploys, isRemoved],
  }),
  ability({
    id: 'its-the-resistance-at-once',
    card: CARD,
    rules: FROM_RESERVE,
    on: after('ship-destroyed'),
    when: (state, self) => {
      const [own, destroyed] = [you(state, self), shipOf(state, self.event.ship)];
      const isIts = destroyed.player === ofCondition(state, self).by && equipped(GA_97)(destroyed, own, state);
      return own.place === 'reserve' && isIts;
    },
    unable: (state, self) => noPlace(state, you(state, self)),
    effect: [
      deploys,
      run('gain a disarm token', ['xw.tokens.01'], (state, self) =>
        gainToken(state, you(state, self).id, 'disarm', ['xw.tokens.01'], { by: self.controller }),
      ),
      isRemoved,
    ],
  }),
];
