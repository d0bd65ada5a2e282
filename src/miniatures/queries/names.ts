/** What states, events and frames may name: of one state what exists there, of none any text. */
import { named, namesOf, text, type Codec, type Names } from '../../core/codec';
import type { MiniaturesState } from '../model/state';

export interface MiniaturesNames {
  character: Codec<string>;
  player: Codec<string>;
  door: Codec<string>;
}

export function namesIn(state: MiniaturesState | null): MiniaturesNames {
  if (!state) return { character: text, player: text, door: text };
  return {
    character: named('a character', namesOf(state.characters.map(({ id }) => id))),
    player: named('a player', namesOf(playersIn(state))),
    door: named('a door', namesOf(state.map.doors.map(({ id }) => id))),
  };
}

export function playersIn({ players }: MiniaturesState): string[] {
  return players.map(({ id }) => id);
}

export function sourcesIn({ characters }: MiniaturesState): Names {
  return namesOf(characters.map(({ id }) => id));
}
