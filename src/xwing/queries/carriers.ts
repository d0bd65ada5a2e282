/** What brings abilities into play: pilots, ships, upgrades, faceup damage cards, devices, and the rules that every ship has. */
import type { Carrier } from '../../core';
import { abilitiesOf } from '../engine';
import { cardKey, pilot, sideKey } from '../facts';
import type { Device, Ship, XwingState } from '../model/state';
import { textOfCondition } from './conditions';
import { devicesInPlay } from './devices';
import { isDocked } from './docking';
import { isFriendly, shipsInPlay, shipsNotRemoved } from './ships';

/** The abilities of a ship itself and of the cards that it is equipped with. */
export function carriersOn({ id, pilot: card, upgrades }: Ship): Carrier[] {
  const ability = pilot(card)?.shipAbility ?? null;
  return [
    { card: cardKey('pilot', card), source: id },
    ...(ability === null ? [] : [{ card: cardKey('ship-ability', ability), source: id }]),
    ...upgrades.map(({ id: source, card: upgrade, side }) => ({ card: sideKey(upgrade, side), source })),
    { card: 'rule:every-ship', source: id },
  ];
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
  const shipAbility = cardKey('ship-ability', pilot(card)?.shipAbility ?? '');
  const isLent = abilitiesOf(shipAbility, 'lends its pilot ability').length > 0;
  return isLent && docked !== null ? [...own, { card: cardKey('pilot', card), source: docked }] : own;
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

/** Of all devices and ships on the table, and of assigned conditions; in setup of those in reserve as well, where later they are inactive (xw.reserve.05). */
export function carriers(state: XwingState): Carrier[] {
  const ships = state.phase === 'setup' ? shipsNotRemoved(state) : shipsInPlay(state);
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
