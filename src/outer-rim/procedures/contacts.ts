/** The contact encounter (or.contact-encounter): reveal a contact, then meet it, or fight it for a bounty. */
import {
  allowed,
  question,
  reason,
  type DrawAction,
  type Frame,
  type PlayerId,
  type Question,
  type Reason,
  say,
} from '../../core';
import { type FieldsOf, nullable } from '../../core/codec';
import { doNothing } from '../effects/nothing';
import { ask, call, emit, procedure, run } from '../engine';
import { contactOf } from '../queries/lookup';
import { placeOf } from '../queries/map';
import type { OuterRimState } from '../model/state';
import { bountiesOn, fightForBounty } from './bounties';
import { contactScope, resolveDatabank } from './databank';
import { unseenContacts } from '../queries/contacts';
import type { OuterRimNames } from '../queries/names';

/** Chance says who is on a token that nobody has looked at; null when it is known. */
export function drawContact(state: OuterRimState, index: number): Question<DrawAction> | null {
  const token = state.contacts[index];
  if (!token || token.contact !== null) return null;
  const unseen = unseenContacts(state, token);
  const candidates = unseen.map((card) =>
    allowed({ type: 'draw', player: 'chance', pile: `${token.class} contacts`, card }),
  );
  return {
    by: ['chance'],
    asks: say`the contact at ${placeOf(token) ?? 'a card'}`,
    candidates,
    weights: unseen.map(() => 1),
  };
}

export interface RevealFrame extends Frame {
  token: number;
}

export const revealFields = ({ token }: OuterRimNames): FieldsOf<RevealFrame> => ({ token });

/** Turns a token faceup. */
const revealing = procedure('reveal contact', revealFields, [
  ask(
    'who is it',
    ['or.contact-encounter.03', 'or.setup-contacts.01'],
    (state, { token }) => drawContact(state, token),
    (state, frame, { card }) => {
      const token = state.contacts[frame.token];
      if (token) token.contact = card;
    },
  ),
  run('turn it faceup', ['or.contact-encounter.03'], (state, frame) => {
    const token = state.contacts[frame.token];
    if (!token || token.faceup || token.contact === null) return;
    token.faceup = true;
    token.knownTo = [];
    const place = placeOf(token) ?? '';
    emit(state, { type: 'contact-revealed', rules: ['or.contact-encounter.03'], place, contact: token.contact });
  }),
]);

export function revealContact(state: OuterRimState, token: number): void {
  call(state, 'reveal contact', { token });
}

export interface ContactFrame extends Frame {
  player: PlayerId;
  token: number;
  /** The bounty for which the contact is fought. */
  bounty: string | null;
}

export const contactFields = ({ player, token, owned }: OuterRimNames): FieldsOf<ContactFrame> => ({
  player,
  token,
  bounty: nullable(owned),
});

const contactEncounter = procedure('contact encounter', contactFields, [
  run('reveal the contact', ['or.contact-encounter.03'], (state, { token }) => revealContact(state, token)),
  ask('fight or meet', ['or.bounties.06', 'or.bounties.07'], askHow, (state, frame, action) => {
    if (action.type === 'fight-contact') frame.bounty = action.bounty;
    else doNothing(state, frame.player, 'meet-bounty', metInstead(frame.player));
  }),
  run('resolve', ['or.contact-encounter.04', 'or.bounties.08'], (state, { player, token: index, bounty }) => {
    const contact = state.contacts[index]?.contact ?? null;
    if (contact === null) return;
    if (bounty !== null) return fightForBounty(state, player, bounty, index, null);
    const { name, databank } = contactOf(state, contact);
    resolveDatabank(state, databank, contactScope(player, name, index));
  }),
  run('a contact who won stays', ['or.bounties.17'], (state, { player, token, bounty }) => {
    const at = state.contacts[token]?.at;
    if (bounty === null || typeof at !== 'object' || !('place' in at)) return;
    const lost = reason('combat-lost', say`${player} lost the combat`, ['or.bounties.17']);
    const kept = reason('bounty-kept', say`${bounty} is kept, the token stays faceup at ${at.place}`, [
      'or.bounties.17',
    ]);
    const again = reason('again', 'anybody there may encounter it again', ['or.contact-encounter.08']);
    doNothing(state, player, 'take-contact', [lost, kept, again]);
  }),
  run('a contact who was met stays', ['or.contact-encounter.07', 'or.contact-encounter.08'], (state, frame) => {
    const { player, token, bounty } = frame;
    const { at, contact } = state.contacts[token] ?? { at: 'box', contact: null };
    if (bounty !== null || contact === null || typeof at !== 'object' || !('place' in at)) return;
    const said = say`${contact} stays faceup at ${at.place}, and anybody there may meet it again`;
    const rules = ['or.contact-encounter.07', 'or.contact-encounter.08'];
    doNothing(state, player, 'join', reason('contact-stays', said, rules, { contact, place: at.place }));
  }),
]);

const metInstead = (player: PlayerId): Reason =>
  reason('met-instead', say`${player} has a bounty on it, and chooses to meet it`, ['or.bounties.07']);

function askHow(state: OuterRimState, { player, token }: ContactFrame) {
  const contact = state.contacts[token]?.contact ?? null;
  const bounties = contact === null ? [] : bountiesOn(state, player, contact);
  if (bounties.length === 0) return null;
  return question(player, 'fight the contact or not', [
    ...bounties.map((bounty) => allowed({ type: 'fight-contact', player, bounty })),
    allowed({ type: 'meet-contact', player }),
  ]);
}

export function encounterContact(state: OuterRimState, player: PlayerId, token: number): void {
  call(state, 'contact encounter', { player, token, bounty: null });
}

export const contactProcedures = [revealing, contactEncounter];
