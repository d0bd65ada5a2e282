/** What brings abilities into play: pilots, ships, upgrades, faceup damage cards, devices, and the rules that every ship has. */
import type { Carrier } from '../../core';
import { abilitiesOf } from '../engine';
import { cardKey, pilot, sideKey, upgrade } from '../facts';
import type { Device, EquippedCard, Ship, XwingState } from '../model/state';
import { secretConditions, textOfCondition } from './conditions';
import { devicesInPlay } from './devices';
import { isDocked } from './docking';
import { kindOnShip } from './names';
import { isFriendly, shipsNotRemoved } from './ships';

/** The abilities of a ship itself and of the cards that it is equipped with. */
export function carriersOn({ id, pilot: card, upgrades }: Ship): Carrier[] {
  const replaced = upgrades.some((each) => replacesAbility(sideKey(each.card, each.side)));
  const ability = replaced ? null : (pilot(card)?.shipAbility ?? null);
  return [
    { card: cardKey('pilot', card), source: id },
    ...(ability === null ? [] : [{ card: cardKey('ship-ability', ability), source: id }]),
    ...upgrades.map(({ id: source, card: upgrade, side }) => ({ card: sideKey(upgrade, side), source })),
    { card: 'rule:every-ship', source: id },
  ];
}

/** 'Replace your ship ability': what takes its place is an ability of the upgrade card. */
function replacesAbility(card: string): boolean {
  return abilitiesOf(card, 'replaces the ship ability').length > 0;
}

/** Ship abilities that say 'while you are docked', and what says how a docked ship leaves: they work while their ship is in reserve. */
const WHILE_DOCKED: readonly string[] = [
  'ship-ability:commsshuttle',
  'ship-ability:lockedandloaded',
  'pilot:nashtahpup',
];

/** The abilities of a docked ship that work while it is: its own, and those that its carrier has of it. */
export function carriersWhileDocked(ship: Ship): Carrier[] {
  const { pilot: card, docked } = ship;
  const own = carriersOn(ship).filter((each) => WHILE_DOCKED.includes(each.card));
  return lends(ship) && docked !== null ? [...own, { card: cardKey('pilot', card), source: docked }] : own;
}

function lends(ship: Ship): boolean {
  const shipAbility = cardKey('ship-ability', pilot(ship.pilot)?.shipAbility ?? '');
  return abilitiesOf(shipAbility, 'lends its pilot ability').length > 0;
}

/** The abilities of ship cards that ships have of each other, beside their own: those of friendly ships that share theirs. */
export function sharedPilotAbilities(state: XwingState): Carrier[] {
  const ships = shipsNotRemoved(state).filter(({ place }) => place !== 'reserve' || state.phase === 'setup');
  const keys = ({ upgrades }: Ship) => upgrades.map(({ card, side }) => sideKey(card, side));
  const sharing = ships.filter((ship) =>
    keys(ship).some((key) => abilitiesOf(key, 'shares its pilot ability').length > 0),
  );
  if (sharing.length === 0) return [];
  return ships
    .filter((ship) => keys(ship).some((key) => abilitiesOf(key, 'has shared pilot abilities').length > 0))
    .flatMap((ship) =>
      sharing
        .filter((other) => other.id !== ship.id && isFriendly(ship, other))
        .map((other) => ({ card: cardKey('pilot', other.pilot), source: ship.id })),
    );
}

/** The card key of the abilities that make up an effect with a stated duration (see effects/lasting-effects). */
export const UNTIL_END_OF = 'until the end of ';

/** A ship that an effect with a stated duration was started on, be it gone by now; or a Nashtah Pup, which has the ability of the ship that it left. */
export function mayCarry({ ships }: XwingState, { card, source }: Carrier): boolean {
  const ship = ships.find(({ id }) => id === source);
  if (!ship) return false;
  if (card.startsWith(UNTIL_END_OF)) return true;
  const takesOver = ship.pilot === 'nashtahpup';
  return takesOver && ships.some((other) => other.destroyed && isPilotOf(other, ship, card));
}

function isPilotOf(other: Ship, ship: Ship, card: string): boolean {
  return isFriendly(other, ship) && cardKey('pilot', other.pilot) === card;
}

/** Ships and devices that are gone, cards that were turned over or removed. */
export function mayHaveCarried(state: XwingState, { card, source }: Carrier): boolean {
  const { ships, devices } = state;
  const of = (each: Carrier): boolean => each.card === card && each.source === source;
  if (devices.some((device) => of(carrierOf(device)))) return true;
  return ships.some(
    (ship) =>
      [...carriersOn(ship), ...carriersWhileDocked(ship)].some(of) ||
      (ship.id === source && hasOfOthers(state, ship, card)) ||
      ship.upgrades.some((each) => each.id === source && hasSide(each, card)) ||
      wasOn(ship, source, card),
  );
}

function hasSide({ card: equipped }: Pick<EquippedCard, 'card'>, card: string): boolean {
  return upgrade(equipped)?.sides.some((_side, side) => sideKey(equipped, side) === card) ?? false;
}

/** Abilities of other ships' cards that it had: shared ones, and those that a docked ship lent. */
function hasOfOthers({ ships }: XwingState, ship: Ship, card: string): boolean {
  const shares = ship.upgrades.some(
    (each) => abilitiesOf(sideKey(each.card, each.side), 'has shared pilot abilities').length > 0,
  );
  return ships.some((other) => isPilotOf(other, ship, card) && (shares || lends(other)));
}

/** A damage card or a condition that the ship has or had, by its name: one that came facedown may have been turned over since. */
function wasOn(ship: Ship, source: string, card: string): boolean {
  const kind = kindOnShip(ship.id, source);
  if (kind === null) return false;
  if (kind === 'damage') return card.startsWith('damage:');
  const turnedOver = secretConditions().map((each) => ({ card: each, facedown: false }));
  const could =
    kind === 'facedown' ? [{ card: kind, facedown: true }, ...turnedOver] : [{ card: kind, facedown: false }];
  return could.map(textOfCondition).includes(card);
}

/** Of all devices and ships on the table or picked up from it, and of assigned conditions; in setup of those in reserve as well, where later they are inactive (xw.reserve.05). */
export function carriers(state: XwingState): Carrier[] {
  const ships =
    state.phase === 'setup'
      ? shipsNotRemoved(state)
      : state.ships.filter(({ place }) => place === 'table' || place === 'aside');
  const assigned = state.ships.flatMap(({ conditions }) => conditions);
  return [
    ...ships.flatMap((ship) => [
      ...carriersOn(ship),
      ...ship.damage.faceup.map(({ id, card }) => ({ card: `damage:${card}`, source: id })),
    ]),
    ...(state.phase === 'setup'
      ? []
      : state.ships.filter((ship) => isDocked(state, ship)).flatMap(carriersWhileDocked)),
    ...sharedPilotAbilities(state),
    // Those of ships that are gone, too (xw.condition-cards.08).
    ...assigned.map((each) => ({ card: textOfCondition(each), source: each.id })),
    ...devicesInPlay(state).map(carrierOf),
  ];
}

/** What is printed on the card of a device itself: of remotes what they do. */
export function carrierOf({ id, kind }: Pick<Device, 'id' | 'kind'>): Carrier {
  return { card: `device:${kind}`, source: id };
}
