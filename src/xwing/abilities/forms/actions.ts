/** Performing actions, and coordinating. */
import {
  type Ability,
  type AbilityFrame,
  after,
  type AbilityInPlay,
  before,
  reason,
  say,
  type Self,
} from '../../../core';
import { ability, forbidden, innermost, isResolving } from '../../engine';
import type { ActionColor, ActionName, Slot } from '../../facts';
import { ACTIONS, type Arc } from '../../facts/words';
import type { XwingEvent } from '../../model/events';
import type { ActionGrant, Ship, ShipId, StandardArc, XwingState } from '../../model/state';
import type { Xwing } from '../../model/types';
import { coordinatable, coordinate } from '../../procedures/coordinate';
import type { Grants } from '../../procedures/grants';
import { cannotPerformAny, performAction, treatAsRed } from '../../procedures/perform-action';
import { COORDINATED } from '../../queries/actions';
import { ANY_RANGE } from '../../queries/locks';
import { isActive, isFriendly, shipOf, shipsInPlay } from '../../queries/ships';
import { isOfSlot } from '../../queries/upgrades';
import { shipsTogether } from './targets';
import { isYou, you } from './you';

/** The fields of an entry that lets you perform one of these actions (xw.card-interpretation.05). */
export const performing = (id: string, grants: Grants) => ({
  may: true as const,
  /** Why none of them can be performed; null: one can. */
  unable: (state: XwingState, self: AbilityInPlay) => cannotPerformAny(state, you(state, self).id, grants),
  /** It performs one. */
  effect: (state: XwingState, self: AbilityFrame<XwingEvent>): void =>
    performAction(state, you(state, self).id, grants, { may: false, source: id }),
});

/** The chosen ship may perform one of these actions. */
export function chosenPerforms(state: XwingState, ship: ShipId, grants: Grants, source: string): void {
  performAction(state, ship, grants, { may: true, source });
}

/** These actions, as white ones. */
export const white = (...actions: readonly ActionName[]): ActionGrant[] =>
  actions.map((action) => ({ action, color: 'white' }));

/** These actions, as red ones. */
export const red = (...actions: readonly ActionName[]): ActionGrant[] =>
  actions.map((action) => ({ action, color: 'red' }));

/** '..., even while stressed': for what this ability lets a ship perform, and not for what is linked to that. */
export const evenWhileStressed = (id: string, card: string) =>
  ability({
    id: `${id}-while-stressed`,
    card,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, { source }, { ship }) =>
        isResolving(state, { ability: id, source }) && !isResolving(state, { ability: 'linked-action', source: ship }),
    },
  });

/** 'Treat such actions on your bar as red' (xw.actions.12). */
export const treatsActions = (
  id: string,
  card: string,
  such: (icon: ActionGrant, own: Ship) => boolean,
  as: ActionColor,
) =>
  ability({
    id,
    card,
    rules: ['xw.actions.12'],
    modifies: {
      'action color': (state, self, colors, { ship, action, color }) =>
        isYou(state, self, ship) && such({ action: action as ActionName, color }, you(state, self))
          ? [...colors, as]
          : colors,
    },
  });

/** 'While you perform such a white action, you may treat it as red'; what comes of that asks `isTreatedBy`. */
export const mayTreatAsRed = (id: string, card: string, action: ActionName) =>
  ability({
    id,
    card,
    rules: ['xw.actions.12', 'xw.timing.02'],
    on: before('action-attempted'),
    when: (state, { event, ...self }) =>
      event.action === action && event.color === 'white' && isYou(state, self, event.ship),
    may: true,
    effect: (state) => treatAsRed(state, id),
  });

/** Rules of what a coordinated ship performs. */
export const COORDINATE = ['xw.coordinate.03', 'xw.golden-rules.02'];
/** Rules of an action that an ability lets a ship perform. */
export const PERFORMS = ['xw.coordinate.04', 'xw.golden-rules.02'];
/** Rules of what comes after a ship was coordinated. */
export const COORDINATES = ['xw.coordinate.04', 'xw.timing.07'];
/** At any range: further than any table is wide. */
export const ANYWHERE = { range: { min: 0, max: ANY_RANGE } };
/** An ability that an action has triggered. */
export type Performed = Self<Extract<XwingEvent, { type: 'action-performed' }>>;

/** 'The ship you coordinated' by the action; null: it has left the game. */
export function coordinatedBy(state: XwingState, { coordinated }: Performed['event']): Ship | null {
  const ship = coordinated && shipOf(state, coordinated.ship);
  return ship && isActive(ship) ? ship : null;
}

/** 'While you coordinate': this ship is to choose the action that it performs by that, not what comes after. */
export function performsByYou(state: XwingState, self: AbilityInPlay, ship: ShipId): boolean {
  const now = innermost(state, 'coordinate');
  const granted = innermost(state, 'perform action');
  return granted?.source === COORDINATED && granted.chosen === null && now?.on === ship && isYou(state, self, now.ship);
}

/** In the System Phase you may perform one of these actions, of this color. */
export const inTheSystemPhase = (
  id: string,
  card: string,
  color: 'red' | 'purple',
  ...actions: ('barrel-roll' | 'boost' | 'rotate-arc')[]
) =>
  ability({
    id,
    card,
    rules: ['xw.system-phase.02'],
    during: 'system phase',
    ...performing(
      id,
      actions.map((action) => ({ action, color })),
    ),
  });

/** 'You can rotate your indicator only to ...'. */
export const rotatesOnlyTo = (id: string, card: string, ...arcs: readonly StandardArc[]) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.03', 'xw.rotate.01'],
    forbids: {
      'rotate to': (state, self, { ship, arc }) => {
        if (!isYou(state, self, ship) || arcs.includes(arc)) return null;
        const said = say`${ship} rotates its indicator only to ${[arcs.join(' or ')]}.`;
        return reason('other-arcs', said, ['xw.golden-rules.03'], { arcs: [...arcs] });
      },
    },
  });

/** Of upgrades of these slots the front arc counts as another. */
export const inOtherArc = (id: string, card: string, slots: readonly Slot[], arc: Arc) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02', 'xw.attack-arc.02'],
    modifies: {
      'arc of weapon': (state, self, printed, { ship, card: weapon }) => {
        if (printed !== 'front' || !isYou(state, self, ship)) return printed;
        const own = you(state, self).upgrades.find((each) => each.id === weapon);
        return own && slots.some((slot) => isOfSlot(own, slot)) ? arc : printed;
      },
    },
  });

/** 'After you coordinate', by an action or by another effect. */
export const afterYouCoordinate = (
  entry: Pick<Ability<Xwing, 'coordinated'>, 'id' | 'card' | 'may' | 'choose' | 'effect'>,
) =>
  ability({
    ...entry,
    rules: COORDINATES,
    on: after('coordinated'),
    when: (state, self) => isYou(state, self, self.event.ship) && isActive(shipOf(state, self.event.on)),
  });

interface More {
  id: string;
  card: string;
  if: (state: XwingState, self: Performed) => boolean;
  /** How many more. */
  most: (own: Ship) => number;
  /** Which, beside the one that you coordinated. */
  such: (state: XwingState, ship: Ship, first: Ship, own: Ship) => boolean;
  /** What each may perform, where that hangs on what the first has performed. */
  grants?: (state: XwingState, ship: Ship, action: ActionName) => readonly ActionGrant[];
  pay?: (state: XwingState, self: AbilityInPlay) => void;
}

/** 'You may coordinate so many additional ships': once the first has performed its action. */
export const coordinatesMore = ({ id, card, if: holds, most, such, grants, pay }: More) =>
  ability({
    id,
    card,
    rules: COORDINATES,
    on: after('action-performed'),
    when: (state, self) =>
      self.event.action === 'coordinate' && isYou(state, self, self.event.ship) && holds(state, self),
    may: true,
    choose: (state, self) => {
      const own = you(state, self);
      const first = coordinatedBy(state, self.event);
      const { action = null } = self.event.coordinated ?? {};
      if (!first || (grants && !isActionName(action))) return [];
      const others = shipsInPlay(state).filter(
        (ship) =>
          ship.id !== first.id &&
          ship.id !== own.id &&
          isFriendly(own, ship) &&
          such(state, ship, first, own) &&
          !forbidden(state, 'be coordinated', { ship: ship.id, by: own.id }),
      );
      return shipsTogether(others, most(own));
    },
    effect: (state, self) => {
      const action = self.event?.coordinated?.action ?? null;
      for (const ship of self.chosen as ShipId[]) {
        pay?.(state, self);
        const granted = grants && isActionName(action) && grants(state, shipOf(state, ship), action);
        coordinate(state, you(state, self).id, { must: ship, ...(granted ? { grants: granted } : {}) });
      }
    },
  });

/** 'Of the same ship type', at a range at which you coordinate. */
export const sameTypeInReach: More['such'] = (state, ship, first, own) =>
  ship.type === first.type && coordinatable(state, own.id).includes(ship.id);

const isActionName = (action: string | null): action is ActionName =>
  (ACTIONS as readonly (string | null)[]).includes(action);
