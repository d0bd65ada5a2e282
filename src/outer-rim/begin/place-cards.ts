/** Described positions: cards in slots and secrets. */
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import { bringIn } from '../effects/abilities-in-play';
import { shipGoalHolder, shipHolder, personalGoalHolder, characterHolder } from '../queries/abilities-in-play';
import { assetOn, cardId, cardsTooMany, faceOf, nameOfCard, sectionFor } from '../queries/cards';
import { encounterDeck, marketOf } from '../effects/cards';
import { contactOf, databankCard, encounterCard, known, marketCard } from '../queries/lookup';
import { packOf } from '../model/pack';
import { playerOf } from '../queries/players';
import { unseenToken } from './place-contacts';
import type { PlacedPlayer, Position } from './position';
import type { CardOrigin, OuterRimState, OwnedCard } from '../model/state';
import { limitOf } from '../queries/values';

/** A card in a slot; `space`: the section of an encounter card; `captured`: the contact lies on the bounty. */
export interface PlacedCard {
  card: string;
  space?: string;
  captured?: boolean;
}

const LISTS = [
  ['market', 'market'],
  ['databank', 'databank'],
  ['encounter', 'encounters'],
] as const;

function originOf(state: OuterRimState, card: string): CardOrigin | null {
  return LISTS.find(([, list]) => known(state, list, card))?.[0] ?? null;
}

export function placeCards(
  state: OuterRimState,
  position: Position,
  given: PlacedPlayer,
  path: Path,
): Rejection | null {
  const player = playerOf(state, given.id);
  const holders = [characterHolder, personalGoalHolder, shipHolder, shipGoalHolder];
  for (const holder of holders) bringIn(state, player.id, holder(player.id));
  return firstRejection(given.cards ?? [], (each, i) => {
    const placed = typeof each === 'string' ? { card: each } : each;
    return placeCard(state, position, given, placed, [...path, 'cards', i]);
  });
}

function placeCard(
  state: OuterRimState,
  position: Position,
  { id: player }: PlacedPlayer,
  placed: PlacedCard,
  path: Path,
): Rejection | null {
  const { card } = placed;
  const from = originOf(state, card);
  if (from === null) return impossible('unknown-card', `There is no card '${card}'.`, path);
  const space =
    from === 'encounter'
      ? (placed.space ?? encounterCard(state, card).sections.find((each) => each.asset)?.space ?? null)
      : null;
  const owned: OwnedCard = { id: cardId(from, card), from, card, space };
  if (!assetOn(state, owned))
    return impossible('not-kept', `${nameOfCard(state, owned)} cannot be kept in a slot.`, path, [
      'or.space-encounter.08',
    ]);
  if (!takeOutOfDeck(state, from, card))
    return impossible('twice', `${nameOfCard(state, owned)} is somewhere else already.`, path);
  playerOf(state, player).cards.push(owned);
  bringIn(state, player, owned.id);
  return placeContactOn(state, position, owned, placed, path);
}

/** A crew who is a contact has its token; so has a bounty whose contact is captured. */
function placeContactOn(
  state: OuterRimState,
  position: Position,
  owned: OwnedCard,
  placed: PlacedCard,
  path: Path,
): Rejection | null {
  const face = faceOf(state, owned);
  const number = owned.from === 'databank' ? databankCard(state, owned.card).number : null;
  const joined =
    face.kind === 'crew' ? packOf(state).contacts.find((contact) => contact.databank === number)?.id : undefined;
  const captured = face.kind === 'bounty' && placed.captured ? face.contact : undefined;
  if (placed.captured && captured === undefined)
    return impossible('no-bounty', 'Only a bounty captures a contact.', path, ['or.bounties.12']);
  const contact = joined ?? captured;
  if (contact === undefined) return null;
  const token = unseenToken(state, position, contactOf(state, contact).class);
  const twice = state.contacts.some((each) => each.contact === contact);
  if (!token || twice) return impossible('twice', `${contactOf(state, contact).name} is somewhere else already.`, path);
  Object.assign(token, { contact, faceup: true, at: { card: owned.id } });
  return null;
}

/** Takes a card out of its shuffled deck or the databank; false: it is not there. */
export function takeOutOfDeck(state: OuterRimState, from: CardOrigin, card: string): boolean {
  const list =
    from === 'databank'
      ? state.databank
      : from === 'market'
        ? marketOf(state, marketCard(state, card).deck).pile.unknown
        : encounterDeck(state, encounterCard(state, card).deck).unknown;
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

export function placeSecrets(state: OuterRimState, given: PlacedPlayer, path: Path): Rejection | null {
  return firstRejection(given.secrets ?? [], (each, i) => {
    const at = [...path, 'secrets', i];
    const card = typeof each === 'string' ? each : each.card;
    if (!known(state, 'encounters', card))
      return impossible('unknown-card', `There is no encounter card '${card}'.`, at);
    const { sections } = encounterCard(state, card);
    const space = typeof each === 'string' ? sections.find((section) => section.secret)?.space : each.space;
    if (space === undefined || !sectionFor(state, card, space === 'navpoint' ? navpoint(state) : space)?.secret)
      return impossible('no-secret', `'${card}' holds no secret.`, at, ['or.secrets.01']);
    if (!takeOutOfDeck(state, 'encounter', card))
      return impossible('twice', `'${card}' is somewhere else already.`, at);
    const player = playerOf(state, given.id);
    player.secretsGained += 1;
    const id = `${player.id}/secret-${player.secretsGained}`;
    player.secrets.push({ id, card, space: space === 'navpoint' ? navpoint(state) : space });
    bringIn(state, player.id, id);
    return null;
  });
}

/** Any navpoint: they share their section. */
function navpoint(state: OuterRimState): string {
  return packOf(state).map.spaces.find((space) => space.kind === 'navpoint')?.id ?? '';
}

/** More cards than slots, or damage that has to defeat. */
export function wrongHoldings(state: OuterRimState, given: PlacedPlayer, path: Path): Rejection | null {
  const player = playerOf(state, given.id);
  if (cardsTooMany(state, player).length > 0)
    return impossible(
      'no-slot',
      `${given.id} has more cards than slots, or than its cards allow.`,
      [...path, 'cards'],
      ['or.market-action.13'],
    );
  const beaten = (['character', 'ship'] as const).some((on) => player.damage[on] >= limitOf(state, given.id, on));
  if (beaten === player.defeated) return null;
  const message = beaten
    ? `${given.id} has too much damage not to be defeated.`
    : `${given.id} has too little damage to be defeated.`;
  return impossible('defeated', message, [...path, 'defeated'], ['or.defeated.01', 'or.defeated.09']);
}
