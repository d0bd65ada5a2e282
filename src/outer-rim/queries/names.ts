/** Codecs of what events and frames may name: of one state what exists there, of none any text. */
import * as t from 'io-ts';
import { count, make, named, namesOf, text, type Codec, type Names } from '../../core/codec';
import { isSection, known } from './lookup';
import type { Continuation } from '../model/scope';
import type { CardOrigin, OuterRimState } from '../model/state';

type List = Parameters<typeof known>[1];

export interface OuterRimNames {
  player: Codec<string>;
  space: Codec<string>;
  /** What a section of an encounter card is about: a space, or any navpoint. */
  section: Codec<string>;
  character: Codec<string>;
  ship: Codec<string>;
  contact: Codec<string>;
  market: Codec<string>;
  encounter: Codec<string>;
  databank: Codec<string>;
  ai: Codec<string>;
  encounterDeck: Codec<string>;
  /** A card in a slot or a secret, that somebody has or had: `market/job-hutt-favor`, `p1/secret-1`. */
  owned: Codec<string>;
  /** The index of a contact token. */
  token: Codec<number>;
}

/** What the frames of a saved game look up. */
export interface FrameNames extends OuterRimNames {
  /** What follows a test or a combat; null: nothing. */
  continuation: Codec<Continuation | null>;
}

export function namesIn(state: OuterRimState | null): OuterRimNames {
  const of = (name: string, list: List): Codec<string> =>
    state ? named(name, { has: (id) => known(state, list, id) }) : text;
  return {
    player: state ? named('a player', namesOf(playersIn(state))) : text,
    space: of('a space', 'spaces'),
    section: state ? named('a space or navpoint', { has: (id) => isSection(state, id) }) : text,
    character: of('a character', 'characters'),
    ship: of('a ship', 'ships'),
    contact: of('a contact', 'contacts'),
    market: of('a market card', 'market'),
    encounter: of('an encounter card', 'encounters'),
    databank: of('a databank card', 'databank'),
    ai: of('an AI card', 'ai'),
    encounterDeck: state ? named('an encounter deck', namesOf(state.encounterDecks.map((pile) => pile.name))) : text,
    owned: state ? named('a card that a player has or had', { has: (id) => isOwned(state, id) }) : text,
    token: state ? tokenOf(state) : count,
  };
}

function tokenOf(state: OuterRimState): Codec<number> {
  return make<number>('a contact token', (input, context) =>
    typeof input === 'number' && state.contacts[input]
      ? t.success(input)
      : t.failure(input, context, 'expected a contact token'),
  );
}

export function playersIn(state: OuterRimState): string[] {
  return state.players.map((each) => each.id);
}

const LISTS: Readonly<Record<CardOrigin, List>> = { market: 'market', encounter: 'encounters', databank: 'databank' };

function isOwned(state: OuterRimState, id: string): boolean {
  const at = id.indexOf('/');
  const list = LISTS[id.slice(0, at) as CardOrigin] as List | undefined;
  if (at > 0 && list !== undefined && known(state, list, id.slice(at + 1))) return true;
  return state.players.some((player) => id.startsWith(`${player.id}/secret-`));
}

const HOLDERS: readonly string[] = ['character', 'personal-goal', 'ship', 'ship-goal'];

/** What carries abilities: cards and secrets, characters, ships and goals. */
export function sourcesIn(state: OuterRimState): Names {
  return {
    has: (source) =>
      isOwned(state, source) || state.players.some(({ id }) => HOLDERS.some((each) => source === `${id}/${each}`)),
  };
}
