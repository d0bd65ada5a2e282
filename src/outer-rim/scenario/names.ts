/** Names of pieces of this very table: cards in slots, secrets, whose ability it is. */
import { FACEDOWN } from '../../language/drawable';
import { tell, who, type Telling } from '../../language/telling';
import { cardId, nameOfCard, secretSection, sectionFor } from '../queries/cards';
import { characterCard, encounterCard, known, shipSheet } from '../queries/lookup';
import { placeOf as placeOfToken } from '../queries/map';
import type { ContactToken, OuterRimPlayer, OuterRimState, OwnedCard, Secret } from '../model/state';
import { wordsOf } from './lexicon';

export function spaceName(state: OuterRimState, id: string | null): string {
  return id === null ? 'nowhere' : wordsOf(state).space.name(id);
}

export function placeName(state: OuterRimState, id: string): string {
  return wordsOf(state).place.name(id);
}

/** As the side of the sheet says that is up. */
export function shipName(
  state: OuterRimState,
  { ship, shipTurned }: Pick<OuterRimPlayer, 'ship' | 'shipTurned'>,
): string {
  if (ship === null) return 'no ship';
  const sheet = shipSheet(state, ship);
  return (shipTurned && sheet.turned?.name) || sheet.name;
}

export function characterName(state: OuterRimState, id: string | null): string {
  return id === null ? 'nobody' : characterCard(state, id).name;
}

export function contactName(state: OuterRimState, id: string): string {
  return wordsOf(state).contact.name(id);
}

/** The title of an encounter card's section for a space; without one, all its titles. */
export function encounterName(state: OuterRimState, id: string, space: string | null = null): string {
  if (!known(state, 'encounters', id)) return id;
  const here = sectionFor(state, id, space ?? '');
  return (
    here?.title ??
    encounterCard(state, id)
      .sections.map((section) => section.title)
      .join(' / ')
  );
}

/** A card by any id that events and the state have for it: `market/job-hutt-favor`, `job-hutt-favor`, `deck-lothal-3`. */
export function cardName(state: OuterRimState, id: string): string {
  const owned = state.players.flatMap((player) => player.cards).find((card) => card.id === id);
  if (owned) return nameOfCard(state, owned);
  const bare = id.slice(id.indexOf('/') + 1);
  const words = wordsOf(state);
  if (id.startsWith('patrol/')) return `${bare.replace('-', ' patrol of level ')}`;
  for (const from of ['market', 'databank'] as const)
    if (known(state, from, bare)) return nameOfCard(state, { from, card: bare, space: null });
  if (known(state, 'encounters', bare)) return keptName(state, bare) ?? encounterName(state, bare);
  return words.ai.name(bare);
}

/** What can be kept of an encounter card, if it is one thing only. */
function keptName(state: OuterRimState, card: string): string | undefined {
  const names = encounterCard(state, card).sections.flatMap(({ asset }) => (asset ? [asset.name] : []));
  return names.length === 1 ? names[0] : undefined;
}

export function secretName(state: OuterRimState, secret: Secret): string {
  if (secret.card === FACEDOWN) return 'one facedown';
  return secretSection(state, secret)?.title ?? secret.card;
}

/** The character, ship, card or secret that an ability stands on. */
export function sourceName(state: OuterRimState, holder: string): Telling {
  for (const player of state.players) {
    if (holder === `${player.id}/character` || holder === `${player.id}/personal-goal`)
      return characterName(state, player.character);
    if (holder === `${player.id}/ship` || holder === `${player.id}/ship-goal`) return shipName(state, player);
    const secret = player.secrets.find((each) => each.id === holder);
    if (secret) return secretName(state, secret);
  }
  const [, owner] = /^(.*)\/secret-\d+$/.exec(holder) ?? [];
  if (owner !== undefined) return tell`a secret of ${who(owner)}`;
  return holder.includes('/') ? cardName(state, holder) : holder;
}

/** Who has the card or secret of this id. */
export function ownerOf(id: string, state: OuterRimState): string | null {
  const has = (things: readonly { id: string }[]): boolean => things.some((each) => each.id === id);
  return state.players.find(({ cards, secrets }) => has(cards) || has(secrets))?.id ?? null;
}

/** The card in somebody's slot that a word stands for; else the id that it would have there. */
export function ownedId(state: OuterRimState, word: string): string {
  const [owned] = cardsCalled(state, state.players, word);
  if (owned) return owned.id;
  const id = wordsOf(state).card.id(word) ?? word;
  const at = id.lastIndexOf('@');
  return at < 0 ? id : id.slice(0, at);
}

/** The cards in the slots of these players that a word stands for. */
export function cardsCalled(state: OuterRimState, players: readonly OuterRimPlayer[], word: string): OwnedCard[] {
  return players.flatMap((player) => player.cards).filter((card) => isCalled(state, card, word));
}

function isCalled(state: OuterRimState, owned: OwnedCard, word: string): boolean {
  return (
    [owned.id, owned.card, nameOfCard(state, owned)].includes(word) || wordsOf(state).card.id(word) === keyOf(owned)
  );
}

/** The id of a kept card in the word list. */
function keyOf({ from, card, space }: OwnedCard): string {
  return from === 'encounter' && space !== null ? `${cardId(from, card)}@${space}` : cardId(from, card);
}

/** Where a contact token is, in words. */
export function tokenPlace(state: OuterRimState, token: ContactToken): string {
  if (token.at === 'box') return 'box';
  const place = placeOfToken(token);
  if (place !== null) return placeName(state, place);
  const { card } = token.at as { card: string };
  const holder = state.players.find((player) => player.cards.some((owned) => owned.id === card));
  return holder ? `${cardName(state, card)} of ${holder.id}` : cardName(state, card);
}
