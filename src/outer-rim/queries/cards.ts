/** Cards in slots: what stands on them, who has them, which fit. */
import { reason, say, type PlayerId, type Reason, type RuleId, type Sentence } from '../../core';
import type { Asset, AssetKind, CardFilter, EncounterSection, Slot } from '../facts';
import { databankCard, encounterCard, known, marketCard, shipSheet, spaceOf } from './lookup';
import { packOf } from '../model/pack';
import { playerOf } from './players';
import type { CardOrigin, OuterRimPlayer, OuterRimState, OwnedCard, Secret, SpaceId } from '../model/state';

export function cardId(from: CardOrigin, card: string): string {
  return `${from}/${card}`;
}

/** The section of an encounter card for a space; every navpoint has the same one (or.space-encounter.03). */
export function sectionFor(state: OuterRimState, card: string, space: SpaceId): EncounterSection | undefined {
  const { sections } = encounterCard(state, card);
  const isNavpoint = known(state, 'spaces', space) && spaceOf(state, space).kind === 'navpoint';
  const named = isNavpoint ? 'navpoint' : space;
  for (const section of sections) if (section.space === named) return section;
  return undefined;
}

/** What stands on a card that can be kept in a slot, or nothing. */
export function assetOn(
  state: OuterRimState,
  { from, card, space }: Pick<OwnedCard, 'from' | 'card' | 'space'>,
): Asset | undefined {
  if (from === 'databank') return databankCard(state, card).asset;
  if (from === 'encounter') return sectionFor(state, card, space ?? '')?.asset;
  const { face } = marketCard(state, card);
  return face.kind === 'ship' ? undefined : face;
}

export function faceOf(state: OuterRimState, owned: OwnedCard): Asset {
  const asset = assetOn(state, owned);
  if (!asset) throw new Error(`nothing can be kept of '${owned.id}'`);
  return asset;
}

/** What may be kept of the card with this id in a slot: of an encounter card the assets of all its sections. */
export function assetsCalled(state: OuterRimState, id: string): Asset[] {
  const at = id.indexOf('/');
  const [from, card] = [id.slice(0, at), id.slice(at + 1)];
  if (from === 'encounter' && known(state, 'encounters', card))
    return encounterCard(state, card).sections.flatMap(({ asset }) => asset ?? []);
  if ((from === 'market' || from === 'databank') && known(state, from, card))
    return [assetOn(state, { from, card, space: null }) ?? []].flat();
  return [];
}

/** Where a discarded card goes: facedown under its own deck, a databank card to its place (or.discard-and-remove.01, .02). */
export function discardReason(state: OuterRimState, { from, card }: Pick<OwnedCard, 'from' | 'card'>): Reason {
  if (from === 'databank') {
    const { number } = databankCard(state, card);
    const said = say`back to its place in the databank, by its number ${number}`;
    return reason('to-databank', said, ['or.discard-and-remove.02'], { number });
  }
  const deck = from === 'market' ? `${marketCard(state, card).deck} deck` : encounterCard(state, card).deck;
  return reason('to-deck', say`facedown to the bottom of the ${deck}`, ['or.discard-and-remove.01'], { deck });
}

/** Printed cost of a card (or.market-action.10); only market cards have one. */
export function costOf(state: OuterRimState, owned: OwnedCard): number {
  return owned.from === 'market' ? marketCard(state, owned.card).cost : 0;
}

/** Is it a card of the luxury deck, by the id that it has in a slot? */
export function isLuxury(state: OuterRimState, id: string): boolean {
  const bare = id.slice(id.indexOf('/') + 1);
  return id.startsWith('market/') && known(state, 'market', bare) && marketCard(state, bare).deck === 'luxury';
}

/** Does the card with this id in a slot have the trait ILLEGAL (or.market-action.15)? */
export function isIllegal(state: OuterRimState, id: string): boolean {
  const held = holderOf(state, id);
  return held !== null && traitsOf(faceOf(state, held.owned)).includes('ILLEGAL');
}

/** A card in a slot, and whose it is. */
export interface Holding {
  player: OuterRimPlayer;
  owned: OwnedCard;
}

/** Who has this card in a slot. */
export function holderOf(state: OuterRimState, id: string): Holding | null {
  for (const player of state.players) {
    const owned = player.cards.find((card) => card.id === id);
    if (owned) return { player, owned };
  }
  return null;
}

export function secretOf(state: OuterRimState, id: string): { player: OuterRimPlayer; secret: Secret } | null {
  for (const player of state.players) {
    const secret = player.secrets.find((each) => each.id === id);
    if (secret) return { player, secret };
  }
  return null;
}

export function secretSection(state: OuterRimState, secret: Secret): EncounterSection['secret'] {
  return sectionFor(state, secret.card, secret.space)?.secret;
}

/** The player's cards of a kind. */
export function cardsOfKind(state: OuterRimState, player: OuterRimPlayer, kind: AssetKind): OwnedCard[] {
  return player.cards.filter((owned) => faceOf(state, owned).kind === kind);
}

/** The player's cards that fit a filter. */
export function cardsWho(state: OuterRimState, player: OuterRimPlayer, filter: CardFilter): OwnedCard[] {
  return player.cards.filter((owned) => {
    const face = faceOf(state, owned);
    if (filter.kind !== undefined && face.kind !== filter.kind) return false;
    if (filter.name !== undefined && face.name !== filter.name) return false;
    if (filter.trait !== undefined && !traitsOf(face).includes(filter.trait)) return false;
    return filter.symbol === undefined || (face.kind === 'crew' && (face.symbols ?? []).includes(filter.symbol));
  });
}

export function traitsOf(face: Asset): readonly string[] {
  return 'traits' in face ? (face.traits ?? []) : [];
}

export function nameOfCard(
  state: OuterRimState,
  { from, card, space }: Pick<OwnedCard, 'from' | 'card' | 'space'>,
): string {
  if (from === 'market') return known(state, 'market', card) ? marketCard(state, card).face.name : card;
  const asset = assetOn(state, { from, card, space });
  return asset?.name ?? (from === 'databank' ? databankCard(state, card).name : card);
}

/** The side of the ship sheet that is up. */
export function shipSide(state: OuterRimState, player: OuterRimPlayer) {
  if (player.ship === null) throw new Error(`${player.id} has no ship`);
  const sheet = shipSheet(state, player.ship);
  return player.shipTurned && sheet.turned ? sheet.turned.side : sheet.side;
}

/** Which slots the ship sheet has. */
export function slotsOnShip(state: OuterRimState, player: OuterRimPlayer, rules: readonly RuleId[]): Reason {
  const kinds = shipSide(state, player).slots.map((slot) => slot.join(' or '));
  const slots = [...new Set(kinds)].map((kind) => ({ kind, of: kinds.filter((each) => each === kind).length }));
  const words = slots.flatMap(({ kind, of }, i) => (i === 0 ? say`${of} ${kind}` : say`, ${of} ${kind}`));
  return reason('slots-on-ship', say`slots on it: ${words}`, rules, { slots });
}

/** Slots of the player board and the ship, then those that cards bring (or.market-action.17). */
function slotsOf(state: OuterRimState, player: OuterRimPlayer, faces: readonly Asset[]): Slot[] {
  const slots = [...packOf(state).supply.boardSlots];
  if (player.ship !== null) slots.push(...shipSide(state, player).slots);
  for (const face of faces) if (face.kind === 'mod' && face.adds) slots.push(...face.adds);
  return slots;
}

/** What stands on the player's cards, in their order. */
const facesOf = (state: OuterRimState, player: OuterRimPlayer): Asset[] =>
  player.cards.map((owned) => faceOf(state, owned));

/** What matters of a card that looks for a slot. */
interface Seated {
  kind: AssetKind;
  fits?: readonly AssetKind[];
}

function takes(slot: Slot, { kind, fits }: Seated): boolean {
  if (slot.includes(kind)) return true;
  for (const other of fits ?? NONE) if (slot.includes(other)) return true;
  return false;
}

const NONE: readonly AssetKind[] = [];

/** Slots, and the index of the card that lies in each. */
interface Seats {
  slots: readonly Slot[];
  seated: (number | null)[];
}

const emptySeats = (slots: readonly Slot[]): Seats => ({ slots, seated: slots.map(() => null) });

/** Puts a card into a slot, others moving aside for it. Where that is impossible, no later card will make it possible. */
function place(seats: Seats, faces: readonly Seated[], card: number, tried: number[] = []): boolean {
  const { slots, seated } = seats;
  const face = faces[card];
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i];
    if (!face || !slot || tried.includes(i) || !takes(slot, face)) continue;
    const before = seated[i] ?? null;
    if (before !== null) {
      tried.push(i);
      if (!place(seats, faces, before, tried)) continue;
    }
    seated[i] = card;
    return true;
  }
  return false;
}

/** A slot for as many of the cards as possible, each slot with at most one card (or.market-action.13): indexes of the cards that lie in the slots. */
function seat(slots: readonly Slot[], faces: readonly Seated[]): (number | null)[] {
  const seats = emptySeats(slots);
  for (let card = 0; card < faces.length; card++) place(seats, faces, card);
  return seats.seated;
}

/** Do all of these cards find a slot? */
function allSeated(slots: readonly Slot[], faces: readonly Seated[]): boolean {
  if (faces.length > slots.length) return false;
  const seats = emptySeats(slots);
  return faces.every((_face, card) => place(seats, faces, card));
}

/** The player's slots, each with the id of the card in it. */
export function slotsWithCards(state: OuterRimState, player: OuterRimPlayer): { slot: Slot; card: string | null }[] {
  const faces = facesOf(state, player);
  const slots = slotsOf(state, player, faces);
  const seated = seat(slots, faces);
  return slots.map((slot, i) => ({ slot, card: player.cards[seated[i] ?? -1]?.id ?? null }));
}

interface SlotsOfKind {
  full: number;
  of: number;
  /** Those that cards bring. */
  added: number;
}

/** The cards that bring slots for a kind of card, and how many each. */
function slotBringers(
  state: OuterRimState,
  player: OuterRimPlayer,
  kind: AssetKind,
): { card: string; slots: number }[] {
  return player.cards.flatMap((owned) => {
    const face = faceOf(state, owned);
    const slots = face.kind === 'mod' ? (face.adds ?? []).filter((slot) => slot.includes(kind)).length : 0;
    return slots > 0 ? [{ card: owned.id, slots }] : [];
  });
}

/** How many slots take cards of this kind, and how many cards of the player lie in one of them. */
export function slotsFor(state: OuterRimState, player: OuterRimPlayer, kind: AssetKind): SlotsOfKind {
  const fitting = slotsWithCards(state, player).filter(({ slot }) => slot.includes(kind));
  const own = slotsOf(state, player, []).filter((slot) => slot.includes(kind)).length;
  return {
    full: fitting.filter(({ card }) => card !== null).length,
    of: fitting.length,
    added: Math.max(0, fitting.length - own),
  };
}

/** In which slot a card lies that may lie in others, too. */
function lyingIn(state: OuterRimState, player: OuterRimPlayer, card: string): Sentence {
  const slot = slotsWithCards(state, player).find((each) => each.card === card)?.slot;
  return slot ? say` (in a ${{ is: slot.join(' or ') }} slot)` : [];
}

/** How full the slots for a kind of card are. */
export function slotsReason(
  state: OuterRimState,
  player: OuterRimPlayer,
  kind: AssetKind,
  rules: readonly RuleId[],
  { full, of, added }: SlotsOfKind = slotsFor(state, player, kind),
): Reason {
  const brought = slotBringers(state, player, kind);
  const byCards = brought.flatMap(({ card, slots }) => say`; ${card}${lyingIn(state, player, card)} brings ${slots}`);
  const printed = brought.length > 0 ? say`: ${of - added} printed${byCards}` : [];
  const said = say`${full} of ${of} ${{ is: kind }} slots of ${player.id} are full${printed}`;
  return reason('slots', said, rules, { kind, full, of, added, brought });
}

function seatedCount(state: OuterRimState, player: OuterRimPlayer, faces: readonly Asset[]): number {
  return seat(slotsOf(state, player, faces), faces).filter((card) => card !== null).length;
}

/** Traits of which there are more cards than one of them allows. */
function overLimit(faces: readonly Asset[]): string[] {
  const over: string[] = [];
  for (const face of faces) {
    if (face.kind !== 'gear' || !face.limit) continue;
    const { trait, most } = face.limit;
    if (faces.filter((each) => traitsOf(each).includes(trait)).length > most) over.push(trait);
  }
  return over;
}

/** May these cards be together, each in a slot? */
function fitTogether(state: OuterRimState, player: OuterRimPlayer, faces: readonly Asset[]): boolean {
  return overLimit(faces).length === 0 && allSeated(slotsOf(state, player, faces), faces);
}

/** Would the card find a slot beside the others, and may it be there with them? */
export function hasRoom(state: OuterRimState, player: OuterRimPlayer, face: Asset): boolean {
  return fitTogether(state, player, [...facesOf(state, player), face]);
}

/** Would it, be it that another card is discarded for it (or.market-action.14)? */
export function couldHaveRoom(state: OuterRimState, player: OuterRimPlayer, face: Asset): boolean {
  const faces = facesOf(state, player);
  if (fitTogether(state, player, [...faces, face])) return true;
  return faces.some((_face, i) => fitTogether(state, player, withInstead(faces, face, i)));
}

const withInstead = (faces: readonly Asset[], face: Asset, of: number): Asset[] =>
  faces.map((each, i) => (i === of ? face : each));

/** Own cards of which one, discarded, makes room for the card (or.market-action.14). */
export function roomMakers(state: OuterRimState, player: OuterRimPlayer, face: Asset): OwnedCard[] {
  const faces = facesOf(state, player);
  return player.cards.filter((_owned, i) => fitTogether(state, player, withInstead(faces, face, i)));
}

/** Is there a slot for a card of this kind now? */
export function hasEmptySlot(state: OuterRimState, player: PlayerId, kind: AssetKind): boolean {
  const self = playerOf(state, player);
  const faces = facesOf(state, self);
  const slots = slotsOf(state, self, faces);
  return seat(slots, [...faces, { kind }]).filter((card) => card !== null).length === faces.length + 1;
}

/** How many cards more than slots that take them. */
export function cardsBeyondSlots(state: OuterRimState, player: OuterRimPlayer): number {
  const faces = facesOf(state, player);
  return faces.length - seatedCount(state, player, faces);
}

/** Cards of which one has to go because there are fewer slots than cards, or a card limits them; none: all may stay. */
export function cardsTooMany(state: OuterRimState, player: OuterRimPlayer): OwnedCard[] {
  const faces = facesOf(state, player);
  const count = seatedCount(state, player, faces);
  if (count === faces.length) {
    const over = overLimit(faces);
    return player.cards.filter((_owned, i) => traitsOf(faces[i] as Asset).some((trait) => over.includes(trait)));
  }
  return player.cards.filter(
    (_owned, i) =>
      seatedCount(
        state,
        player,
        faces.filter((_face, n) => n !== i),
      ) >= count,
  );
}
