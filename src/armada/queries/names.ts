/** Codecs of what events and frames may name: of one state what exists there, of none any text. */
import { named, namesOf, text, type Codec, type Names } from '../../core/codec';
import type { ArmadaState, Ship } from '../model/state';
import { peopleIn } from './players';

export interface ArmadaNames {
  ship: Codec<string>;
  squadron: Codec<string>;
  /** A ship or squadron. */
  piece: Codec<string>;
  player: Codec<string>;
}

export function namesIn(state: ArmadaState | null): ArmadaNames {
  if (!state) return { ship: text, squadron: text, piece: text, player: text };
  const ships = state.ships.map((each) => each.id);
  const squadrons = state.squadrons.map((each) => each.id);
  return {
    ship: named('a ship', namesOf(ships)),
    squadron: named('a squadron', namesOf(squadrons)),
    piece: named('a ship or squadron', namesOf([...ships, ...squadrons])),
    player: named('a player', namesOf(playersIn(state))),
  };
}

export function playersIn(state: ArmadaState): string[] {
  return peopleIn(state);
}

/** Ships with the cards on them, squadrons, the objective: those that are there, and those that were. */
export function sourcesIn({ ships, squadrons, objective }: ArmadaState): Names {
  const cards = ships.flatMap((ship) => [...ship.upgrades, ...ship.damage.faceup].map((each) => each.id));
  const known = new Set([...ships, ...squadrons].map((each) => each.id).concat(cards, objective ?? []));
  return {
    has: (id) => known.has(id) || ships.some((ship) => wasDamageOf(ship, id)),
    words: () => known,
  };
}

/** Is it the name of a faceup damage card that the ship has, or had? */
export function wasDamageOf(ship: Pick<Ship, 'id'>, id: string): boolean {
  return id.startsWith(`${ship.id}/damage-`);
}
