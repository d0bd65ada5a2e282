/** Putting down what payload cards bring: the choices of a ship, the price, and the usual ways to be allowed to (xw.device.14, .15, .16, .18). */
import { type Candidate, candidate, type Cost, type Json, type Reason, reason, type RuleId, say } from '../../../core';
import { spendCharge } from '../../effects/charges';
import { ability } from '../../engine';
import type { DeviceType } from '../../facts/devices';
import { type PayloadCard, PAYLOADS, type Way } from '../../facts/payloads';
import type { Device, EquippedCard, Ship, ShipId, XwingState } from '../../model/state';
import { placeDevice } from '../../procedures/place-device';
import { cannotSpendCharge } from '../../queries/charges';
import { deviceFacts, devicesInPlay, deviceType } from '../../queries/devices';
import {
  cannotLie,
  cannotPlaceAny,
  isDroppedObstacle,
  type Payload,
  placedBy,
  readWay,
  wayName,
  waysToPlace,
} from '../../queries/placing-devices';
import { type Lies, placingPayload } from '../../queries/placing-freely';
import { isAtRange } from '../../queries/range';
import { isSameSide, shipOf } from '../../queries/ships';
import { chargeOfCard } from './costs';
import { isYou, you } from './you';

/** Ways to put a device down. */
export type Ways = readonly Way[];

/** How else a device may be put down. */
export interface OtherWays {
  id: string;
  card: string;
  /** What else can be done instead of one of the ways that there are. */
  adds(way: Way, payload: Payload, state: XwingState): Ways;
}

/** 'If you would drop (or launch) a device, you may ... instead.' */
export const placesOtherwise = ({ id, card, adds }: OtherWays) =>
  ability({
    id,
    card,
    rules: ['xw.device.16'],
    modifies: {
      'ways to place': (state, self, ways, { ship, payload }) =>
        isYou(state, self, ship) && !isDroppedObstacle(payload)
          ? [...ways, ...ways.flatMap((way) => adds(way, payload, state))]
          : ways,
    },
  });

/** Of a device that lies: it was dropped or launched, not placed as a card says. */
export const wasDroppedOrLaunched = ({ how }: { how: string }): boolean => /^(drop|launch)/.test(how);

/** The ship has dropped or launched a device this round. */
export const hasPlaced = (state: XwingState, ship: ShipId): boolean => shipOf(state, ship).devicesPlaced > 0;

/** What the equipped card brings; null: no device and no obstacle. */
function payloadOf({ card }: EquippedCard): PayloadCard | null {
  return PAYLOADS[card] ?? null;
}

/** The ways in which the ship can put down what the card brings, each allowed or refused with its reason; `hows`: those that an effect allows. */
function waysOf(
  state: XwingState,
  ship: Ship,
  card: EquippedCard,
  hows: readonly Way['how'][] = ['drop', 'launch'],
): Candidate<Way>[] {
  const brings = payloadOf(card);
  if (!brings) return [];
  const { payload, ways } = brings;
  const printed = ways.filter(({ how }) => hows.includes(how));
  if (printed.length === 0) return [];
  return waysToPlace(state, ship.id, payload, printed).map((way) =>
    candidate(
      way,
      way.how === 'touching'
        ? noPlaceFor(state, ship, payload, 'touching it')
        : cannotLie(state, payload, placedBy(state, ship, payload, way)),
    ),
  );
}

/** Why there is no place where it could lie so; null: there is one. */
export function noPlaceFor(state: XwingState, ship: Ship, payload: Payload, lies: Lies): Reason | null {
  if (placingPayload(state, ship, payload, lies).free(payload) !== null) return null;
  return reason('no-place', say`there is no place where ${[payload]} could lie.`, ['xw.device.24']);
}

/** Friendly devices at range 0-1 of this ship, of these types if some are named. */
export const devicesNear = (state: XwingState, own: Ship, ship: ShipId, ...types: readonly DeviceType[]): Device[] =>
  devicesInPlay(state).filter(
    (each) =>
      isSameSide(own, each) &&
      (types.length === 0 || types.includes(deviceType(each))) &&
      isAtRange(state, ship, each.id, 0, 1),
  );

/** Puts it down in the way of this name. */
function placeFrom(state: XwingState, ship: Ship, source: string, chosen: Json): void {
  const card = ship.upgrades.find(({ id }) => id === source);
  const brings = card && payloadOf(card);
  const way = typeof chosen === 'string' ? readWay(chosen) : null;
  if (brings && way) placeDevice(state, ship.id, brings.payload, way, brings.fuses);
}

/** What the entry of every card says. */
export interface CardAbility {
  id: string;
  card: string;
  rules: readonly RuleId[];
}

/** The fields of an ability by which a card puts down its own devices. */
export const ofOwnCard = (cost: Cost<XwingState, unknown> = chargeOfCard(['xw.device.14'])) => ({
  may: true as const,
  /** Why none can be placed; null: one can. */
  unable: (state: XwingState, self: { source: string }): Reason | null => cannotPlaceAny(state, you(state, self)),
  cost,
  /** Each device with each way to place it. */
  choose: (state: XwingState, self: { source: string }): Candidate<Json>[] => {
    const own = you(state, self);
    const card = own.upgrades.find(({ id }) => id === self.source);
    return card ? waysOf(state, own, card).map(({ action, not }) => ({ action: wayName(action), not })) : [];
  },
  /** Places it. */
  effect: (state: XwingState, { source, chosen }: { source: string; chosen: Json }): void =>
    placeFrom(state, you(state, { source }), source, chosen),
});

/** 'The charges of this card cannot be recovered.' */
export const chargesStaySpent = ({ id, card, rules }: CardAbility) =>
  ability({
    id: `${id}-charges`,
    card,
    rules,
    forbids: {
      'recover charge': (_state, { source }, { of }) =>
        of === source ? reason('not-recovered', say`the charges of ${source} cannot be recovered.`, rules) : null,
    },
  });

/** Which devices an effect speaks of: `drop 1 bomb`. */
export interface DevicesMeant {
  types?: readonly DeviceType[];
  hows: readonly Way['how'][];
}

/** What a ship can put down by an effect that names no card: each card with each way, at the price of that card (xw.device.15). */
export function anyPayload(state: XwingState, ship: Ship, { types, hows }: DevicesMeant): Candidate<Json>[] {
  return ship.upgrades.flatMap((card) => {
    const brings = payloadOf(card);
    if (!brings || isDroppedObstacle(brings.payload)) return [];
    if (types && !types.includes(deviceFacts(brings.payload).type)) return [];
    return waysOf(state, ship, card, hows).map(({ action, not }) => ({
      action: { device: card.id, way: wayName(action) },
      not: cannotSpendCharge(state, ship.id, card.id) ?? not,
    }));
  });
}

/** Pays for what was chosen of `anyPayload`, and puts it down. */
export function placeChosen(state: XwingState, ship: Ship, chosen: Json): void {
  const { device, way } = chosen as { device: string; way: string };
  spendCharge(state, ship.id, device, ['xw.device.15']);
  placeFrom(state, ship, device, way);
}
