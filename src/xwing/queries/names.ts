/** Codecs of what events and frames may name: of one state what exists there, of none any text. */
import { named, namesOf, text, type Codec, type Names } from '../../core/codec';
import { conditions } from '../facts';
import type { XwingState } from '../model/state';

export interface XwingNames {
  ship: Codec<string>;
  obstacle: Codec<string>;
  /** A ship or obstacle. */
  object: Codec<string>;
  player: Codec<string>;
}

export function namesIn(state: XwingState | null): XwingNames {
  if (!state) return { ship: text, obstacle: text, object: text, player: text };
  const ships = state.ships.map((each) => each.id);
  const obstacles = state.obstacles.map((each) => each.id);
  return {
    ship: named('a ship', namesOf(ships)),
    obstacle: named('an obstacle', namesOf(obstacles)),
    object: named('a ship or obstacle', namesOf([...ships, ...obstacles])),
    player: named('a player', namesOf(playersIn(state))),
  };
}

export function playersIn(state: XwingState): string[] {
  return state.players.map((each) => each.id);
}

/** Ships, and the cards on them: those that are there, and those that were. */
export function sourcesIn({ ships }: XwingState): Names {
  const cards = ships.flatMap(({ upgrades, damage, conditions }) =>
    [...upgrades, ...damage.faceup, ...conditions].map((each) => each.id),
  );
  const known = new Set([...ships.map((ship) => ship.id), ...cards]);
  return {
    has: (id) => known.has(id) || ships.some((ship) => wasOn(ship.id, id)),
    words: () => known,
  };
}

/** A damage card or a condition that the ship had: both are called by the ship and themselves. */
function wasOn(ship: string, id: string): boolean {
  if (!id.startsWith(`${ship}/`)) return false;
  const rest = id.slice(ship.length + 1);
  return rest.startsWith('damage-') || conditions().some((card) => rest.startsWith(`${card.id}-`));
}
