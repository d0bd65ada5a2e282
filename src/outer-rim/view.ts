/**
 * What a viewer may know: everything but other players' secrets, the fronts of facedown contacts they have not peeked at, the order of
 * decks, cards that went facedown to the bottom of a deck unseen, the seed and the script of chance.
 */
import {
  copyOfState,
  holdsText,
  nextInt,
  SEES_EVERYTHING,
  type AnyViewer,
  type Chance,
  type CoreState,
  type CoreView,
  type Frame,
  type Knowledge,
  type Pile,
  type Viewer,
} from '../core';
import { bringIntoPlay, takeOutOfPlay } from './engine';
import { entriesOf } from './queries/abilities-in-play';
import { sectionFor } from './queries/cards';
import type { OuterRimEvent } from './model/events';
import { encounterCard } from './queries/lookup';
import { placeOf } from './queries/map';
import { unseenContacts } from './queries/contacts';
import {
  CONSTANT_PARTS,
  type ContactToken,
  type Market,
  type OuterRimPlayer,
  type OuterRimState,
  type Secret,
} from './model/state';
import type { OuterRim } from './model/types';

/** A deck as seen: how many cards, and which are known at its bottom, the lowest last (null: went there facedown). */
export interface SeenPile {
  name: string;
  size: number;
  bottom: (string | null)[];
}

/** A secret as seen: card and space are null for everybody but its owner. */
export type SeenSecret = { [K in keyof Secret]: K extends 'id' ? string : Secret[K] | null };

/** A player as one viewer sees them. */
export interface SeenPlayer extends Omit<OuterRimPlayer, 'secrets'> {
  secrets: SeenSecret[];
}

type Covered = 'players' | 'markets' | 'encounterDecks' | 'unseen' | 'ai';

/** What `outerRim.view` gives. */
export interface OuterRimView extends Omit<OuterRimState, keyof CoreState | Covered>, CoreView<OuterRimEvent> {
  players: SeenPlayer[];
  markets: (Omit<Market, 'pile'> & { pile: SeenPile })[];
  encounterDecks: SeenPile[];
  ai: { pile: SeenPile; loose: string[] } | null;
}

/** Ids of the secrets that the viewer may not read. */
function hiddenSecrets(state: OuterRimState, viewer: AnyViewer): Set<string> {
  if (viewer === SEES_EVERYTHING) return new Set();
  const others = state.players.filter((player) => player.id !== viewer);
  return new Set(others.flatMap((player) => player.secrets.map((secret) => secret.id)));
}

export const knowledge: Knowledge<OuterRim> = {
  parts: ({ unseen: _unseen, ...own }, viewer, state) => {
    const hidden = hiddenSecrets(state, viewer);
    const pile = (each: Pile): SeenPile => seenPile(state, each, viewer);
    return {
      ...own,
      players: own.players.map((player) => ({
        ...player,
        secrets: player.secrets.map((each) => (hidden.has(each.id) ? { id: each.id, card: null, space: null } : each)),
      })),
      contacts: own.contacts.map((token) => (maySee(token, viewer) ? token : { ...token, contact: null })),
      markets: own.markets.map((market) => ({ ...market, pile: pile(market.pile) })),
      encounterDecks: own.encounterDecks.map(pile),
      ai: own.ai && { pile: pile(own.ai.pile), loose: own.ai.loose },
    };
  },
  event: seenEvent,
  isFrameOpen: (state, frame, viewer) => !isPrivate(state, frame, viewer),
  isSourceOpen: (state, source, viewer) => !hiddenSecrets(state, viewer).has(source),
  resample,
};

/** The front of a facedown token is shown to those who peeked, whatever they tell others (or.peeking-at-contacts.03). */
function maySee(token: ContactToken, viewer: AnyViewer): boolean {
  return viewer === SEES_EVERYTHING || token.faceup || placeOf(token) === null || token.knownTo.includes(viewer);
}

function seenPile(state: OuterRimState, { name, top, unknown, bottom }: Pile, viewer: AnyViewer): SeenPile {
  const isHidden = (card: string): boolean =>
    viewer !== SEES_EVERYTHING && state.unseen.some((each) => each.card === card && !each.knownTo.includes(viewer));
  return {
    name,
    size: top.length + unknown.length + bottom.length,
    bottom: bottom.map((card) => (isHidden(card) ? null : card)),
  };
}

/** Does the frame tell of a secret that is not the viewer's: one kept, or one on the card that somebody else has just drawn? */
function isPrivate(state: OuterRimState, frame: Frame, viewer: AnyViewer): boolean {
  if (viewer === SEES_EVERYTHING) return false;
  const { player, drawn, space, scope } = frame as Partial<{
    player: string;
    drawn: string | null;
    space: string | null;
    scope: { you: string; drawn: { from: string; card: string; space: string | null } | null };
  }>;
  if (frame.procedure === 'space encounter' && typeof drawn === 'string' && holdsSecret(state, drawn, space))
    return player !== viewer;
  const met = scope?.drawn;
  if (met?.from === 'encounter' && holdsSecret(state, met.card, met.space)) return scope?.you !== viewer;
  const hidden = hiddenSecrets(state, viewer);
  return hidden.size > 0 && holdsText(frame, (text) => hidden.has(text));
}

/** Is the section for the space a secret? While the player has not chosen a section, any that is one counts. */
function holdsSecret(state: OuterRimState, card: string, space: string | null | undefined): boolean {
  const section = typeof space === 'string' ? sectionFor(state, card, space) : undefined;
  return section ? section.secret !== undefined : encounterCard(state, card).sections.some((each) => each.secret);
}

/** May the viewer not know which card somebody else has drawn: it is being resolved as a secret, was kept, or put away unseen? */
function isDrawnUnseen(state: OuterRimState, card: string, viewer: Viewer): boolean {
  const going = state.stack.find(
    (frame) => frame.procedure === 'space encounter' && (frame as { drawn?: unknown }).drawn === card,
  );
  if (going) return holdsSecret(state, card, (going as { space?: string | null }).space);
  return (
    state.players.some((player) => player.secrets.some((secret) => secret.card === card)) ||
    state.unseen.some((each) => each.card === card && !each.knownTo.includes(viewer))
  );
}

function seenEvent(state: OuterRimState, event: OuterRimEvent, viewer: AnyViewer): OuterRimEvent | null {
  if (viewer === SEES_EVERYTHING) return event;
  switch (event.type) {
    case 'contact-peeked':
      return event.player === viewer ? event : { ...event, contact: null };
    case 'secret-gained':
    case 'secret-discarded':
      return event.player === viewer ? event : { ...event, card: null };
    case 'encounter-card-drawn': {
      const { player, card } = event;
      return player !== viewer && card !== null && isDrawnUnseen(state, card, viewer)
        ? { ...event, card: null }
        : event;
    }
    case 'encounter-card-returned': {
      const facedown = state.unseen.some((each) => each.card === event.card && !each.knownTo.includes(viewer));
      return facedown ? { ...event, card: null } : event;
    }
    case 'ability-queued':
    case 'ability-declined':
    case 'ability-not-triggered':
    case 'ability-skipped':
      return hiddenSecrets(state, viewer).has(event.source) ? null : event;
    default:
      return event;
  }
}

/** The same state for this viewer, with everything hidden from them dealt anew. What comes out hangs on what the viewer knows, and not on what lies there. */
function resample(state: OuterRimState, viewer: Viewer, chance: Chance): OuterRimState {
  const dealt = copyOfState(state, CONSTANT_PARTS);
  const pick = <A>(from: readonly A[]): A | undefined => from[nextInt(chance, Math.max(1, from.length))];
  resampleContacts(dealt, viewer, pick);
  dealAgain(dealt, [...secretsHeld(dealt, viewer), ...bottomsUnseen(dealt, viewer)], pick);
  return dealt;
}

type Pick = <A>(from: readonly A[]) => A | undefined;

function resampleContacts(state: OuterRimState, viewer: Viewer, pick: Pick): void {
  const hidden = state.contacts.filter((token) => token.contact !== null && !maySee(token, viewer));
  const before = hidden.map(({ contact }) => contact);
  for (const token of hidden) token.contact = null;
  for (const [i, token] of hidden.entries()) {
    token.contact = pick(unseenContacts(state, token)) ?? before[i] ?? null;
    const place = placeOf(token);
    for (const event of state.events)
      if (event.type === 'contact-peeked' && event.place === place) event.contact = token.contact;
  }
}

/** An encounter card that the viewer cannot tell from others of its deck. */
interface Unknown {
  card: string;
  deck: Pile;
  /** May this card be there in its place? */
  fits(card: string): boolean;
  put(card: string): void;
}

/** A secret that is being used stays; any other may be that of another card of its deck. */
function secretsHeld(state: OuterRimState, viewer: Viewer): Unknown[] {
  const isGoing = (secret: Secret): boolean =>
    holdsText([state.stack, state.events], (text) => text === secret.card || text === secret.id);
  const others = state.players.filter((each) => each.id !== viewer);
  return others.flatMap((player) =>
    player.secrets.flatMap((secret): Unknown[] => {
      const deck = state.encounterDecks.find((pile) => pile.name === encounterCard(state, secret.card).deck);
      if (!deck || isGoing(secret)) return [];
      const put = (card: string): void => {
        takeOutOfPlay(state, secret.id);
        secret.card = card;
        for (const { ability, value } of entriesOf(state, player.id, secret.id))
          bringIntoPlay(state, ability, secret.id, player.id, value);
      };
      return [{ card: secret.card, deck, fits: (card) => holdsSecret(state, card, secret.space), put }];
    }),
  );
}

function bottomsUnseen(state: OuterRimState, viewer: Viewer): Unknown[] {
  return state.unseen.flatMap((each): Unknown[] => {
    if (each.knownTo.includes(viewer)) return [];
    const deck = state.encounterDecks.find((pile) => pile.bottom.includes(each.card));
    const told = state.events.some((event) => 'card' in event && event.card === each.card);
    if (!deck || told) return [];
    const at = deck.bottom.indexOf(each.card);
    const put = (card: string): void => {
      deck.bottom = deck.bottom.map((old, i) => (i === at ? card : old));
      each.card = card;
    };
    return [{ card: each.card, deck, fits: () => true, put }];
  });
}

/** Deals that are tried until each place has a card that fits. */
const DEALS = 10;

/** All of them go back into their decks, and others come out. */
function dealAgain(state: OuterRimState, unknown: readonly Unknown[], pick: Pick): void {
  if (unknown.length === 0) return;
  const all = new Map(state.encounterDecks.map((deck) => [deck, [...deck.unknown]]));
  for (const { card, deck } of unknown) all.set(deck, [...(all.get(deck) ?? []), card].sort());
  for (let tried = 0; tried < DEALS; tried++) {
    const left = new Map([...all].map(([deck, cards]) => [deck, [...cards]]));
    const cards = unknown.flatMap(({ deck, fits }) => take(left.get(deck) ?? [], fits, pick) ?? []);
    if (cards.length < unknown.length) continue;
    for (const [deck, rest] of left) deck.unknown = rest;
    for (const [i, each] of unknown.entries()) each.put(cards[i] ?? each.card);
    return;
  }
}

/** One that fits, out of these. */
function take(cards: string[], fits: (card: string) => boolean, pick: Pick): string | undefined {
  const card = pick(cards.filter(fits));
  if (card !== undefined) cards.splice(cards.indexOf(card), 1);
  return card;
}
