/** Codecs of what events and frames may name: of one state what exists there, of none any text. */
import { named, namesOf, text, type Codec, type Names } from '../../core/codec';
import { conditions } from '../facts';
import type { XwingState } from '../model/state';

export interface XwingNames {
  ship: Codec<string>;
  /** A ship, or a remote that is treated as one. */
  target: Codec<string>;
  obstacle: Codec<string>;
  device: Codec<string>;
  /** A ship, obstacle or device. */
  object: Codec<string>;
  player: Codec<string>;
}

export function namesIn(state: XwingState | null): XwingNames {
  if (!state) return { ship: text, target: text, obstacle: text, device: text, object: text, player: text };
  const ships = state.ships.map((each) => each.id);
  const obstacles = state.obstacles.map((each) => each.id);
  const devices = state.devices.map((each) => each.id);
  const remotes = state.devices.filter(({ remote }) => remote !== null).map((each) => each.id);
  return {
    ship: named('a ship', namesOf(ships)),
    target: named('a ship or remote', namesOf([...ships, ...remotes])),
    obstacle: named('an obstacle', namesOf(obstacles)),
    device: named('a device', namesOf(devices)),
    object: named('an object', namesOf([...ships, ...obstacles, ...devices])),
    player: named('a player', namesOf(playersIn(state))),
  };
}

export function playersIn(state: XwingState): string[] {
  return state.players.map((each) => each.id);
}

/** Ships, the cards on them, devices: those that are there, and those that were. */
export function sourcesIn({ ships, devices }: XwingState): Names {
  const cards = ships.flatMap(({ upgrades, damage, conditions }) =>
    [...upgrades, ...damage.faceup, ...conditions].map((each) => each.id),
  );
  const known = new Set([...ships.map((ship) => ship.id), ...devices.map((device) => device.id), ...cards]);
  return {
    has: (id) => known.has(id) || ships.some((ship) => kindOnShip(ship.id, id) !== null),
    words: () => known,
  };
}

/** What sort of card the ship has or had under such a name: 'damage', 'facedown', or the id of a condition. They are called by the ship and themselves. Null: none. */
export function kindOnShip(ship: string, id: string): string | null {
  if (!id.startsWith(`${ship}/`)) return null;
  const rest = id.slice(ship.length + 1);
  const kinds = ['damage', 'facedown', ...conditions().map((card) => card.id)];
  return kinds.find((kind) => rest.startsWith(`${kind}-`)) ?? null;
}
