/** Contacts that nobody has seen yet. */
import type { OuterRimState, ContactToken } from '../model/state';
import { packOf } from '../model/pack';

/** Contacts of a class whose token nobody has seen yet: any of the unseen tokens of it may be theirs (or.bounties.05). */
export function unseenContacts(state: OuterRimState, token: ContactToken): string[] {
  const seen = new Set(state.contacts.map(({ contact }) => contact));
  return packOf(state)
    .contacts.filter((contact) => contact.class === token.class && !seen.has(contact.id))
    .map((contact) => contact.id);
}
