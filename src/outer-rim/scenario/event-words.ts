/** Events with names instead of ids: `card-bought: { player: ann, card: Jetpack }`. */
import type { Json } from '../../core';
import type { OuterRimEvent } from '../model/events';
import type { OuterRimState } from '../model/state';
import { wordsOf } from './lexicon';
import { cardName } from './names';

type Naming = (state: OuterRimState, id: string) => string;

const space: Naming = (state, id) => wordsOf(state).space.name(id);

/** Fields that hold ids of the pack, by what they name. A word that is no id (a face, a player, a source of credits) stays. */
const FIELDS: Readonly<Record<string, Naming>> = {
  card: cardName,
  gives: cardName,
  takes: cardName,
  bartered: cardName,
  space,
  from: space,
  to: space,
  place: (state, id) => wordsOf(state).place.name(id),
  contact: (state, id) => wordsOf(state).contact.name(id),
  ship: (state, id) => wordsOf(state).ship.name(id),
  character: (state, id) => wordsOf(state).character.name(id),
  pieces: (state, id) => wordsOf(state).piece.name(id),
};

export function eventInWords(event: OuterRimEvent, state: OuterRimState): Json {
  const players = new Set(state.players.map((player) => player.id));
  const said = (field: string, value: unknown): unknown => {
    const naming = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    if (!naming) return field === 'against' ? opponent(state, value) : value;
    if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? naming(state, each) : each));
    return typeof value === 'string' && !players.has(value) ? naming(state, value) : value;
  };
  return Object.fromEntries(Object.entries(event).map(([field, value]) => [field, said(field, value)])) as Json;
}

function opponent(state: OuterRimState, against: unknown): unknown {
  const { contact, ...rest } = against as { contact?: string };
  return contact === undefined ? against : { ...rest, contact: wordsOf(state).contact.name(contact) };
}
