/** Described positions: contact tokens, on the map, on cards, in the box. */
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import type { ContactClass } from '../facts';
import { contactOf, known } from '../queries/lookup';
import { allPlaces, placeOf, tokenAt } from '../queries/map';
import type { Position } from './position';
import type { ContactToken, OuterRimState } from '../model/state';

/** A contact token that does not lie unseen in its place. */
export interface PlacedContact {
  /** A contact space: `lothal/1`; 'box': this contact is out of the game. */
  at: string;
  /** Who it is; without it nobody knows. */
  contact?: string;
  faceup?: boolean;
  /** Players who have peeked at it. */
  knownTo?: string[];
  /** The token is out of the game, its space empty. */
  gone?: boolean;
}

/** The contact of that id, on a token that nobody has seen yet: who it is settles which tokens the others are. */
function tokenFor(state: OuterRimState, position: Position, contact: string): ContactToken | undefined {
  return unseenToken(state, position, contactOf(state, contact).class);
}

/**
 * A token of the class whose front nobody has seen: rather one from a place that is to be empty or to hold another class, and rather not
 * one from a place where a contact of that class is to lie.
 */
export function unseenToken(state: OuterRimState, position: Position, of: ContactClass): ContactToken | undefined {
  const rank = (token: ContactToken): number => {
    const here = position.contacts?.find(({ at }) => at === placeOf(token));
    if (!here) return 1;
    const stays = here.contact === undefined ? !here.gone : isOfClass(state, here.contact, of);
    return stays ? 2 : 0;
  };
  const unseen = state.contacts.filter((token) => token.contact === null && token.class === of && token.at !== 'box');
  return unseen.sort((a, b) => rank(a) - rank(b))[0];
}

function isOfClass(state: OuterRimState, contact: string, of: ContactClass): boolean {
  return known(state, 'contacts', contact) && contactOf(state, contact).class === of;
}

export function placeContacts(state: OuterRimState, position: Position): Rejection | null {
  const wrong = firstRejection(position.contacts ?? [], (given, i) =>
    placeContact(state, position, given, ['contacts', i]),
  );
  for (const { at, gone } of position.contacts ?? []) {
    const left = gone ? state.contacts[tokenAt(state, at)] : undefined;
    if (left) left.at = 'box';
  }
  return wrong;
}

function placeContact(state: OuterRimState, position: Position, given: PlacedContact, path: Path): Rejection | null {
  const { at, contact, faceup, knownTo, gone } = given;
  if (at !== 'box' && !allPlaces(state).includes(at))
    return impossible('no-token', `No contact token lies at '${at}'.`, [...path, 'at'], ['or.setup-contacts.02']);
  if (gone) return null;
  const stranger = (knownTo ?? []).find((id) => !state.players.some((player) => player.id === id));
  if (stranger !== undefined)
    return impossible('unknown-player', `There is no player '${stranger}'.`, [...path, 'knownTo']);
  if (contact === undefined)
    return faceup || knownTo ? impossible('who', 'Say who the contact is.', path, ['or.contact-encounter.01']) : null;
  if (!known(state, 'contacts', contact))
    return impossible('unknown-contact', `There is no contact '${contact}'.`, [...path, 'contact']);
  if (state.contacts.some((other) => other.contact === contact))
    return impossible('twice', `${contactOf(state, contact).name} is somewhere else already.`, [...path, 'contact']);
  const there = state.contacts[tokenAt(state, at)];
  const right = there && isOfClass(state, contact, there.class) ? there : tokenFor(state, position, contact);
  if (!right)
    return impossible('class', `No token of the class of '${contact}' is left.`, path, ['or.contact-encounter.10']);
  if (there) there.at = right.at;
  right.at = at === 'box' ? 'box' : { place: at };
  Object.assign(right, { contact, faceup: faceup ?? at === 'box', knownTo: [...(knownTo ?? [])] });
  return null;
}
