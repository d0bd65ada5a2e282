/** Gaining cards and ships: a slot for each, room made by discarding (or.market-action.12 to .14, or.buying-ships). */
import {
  rulesOfAll,
  allowed,
  candidate,
  listed,
  question,
  reason,
  type Evidence,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
  say,
  withReasons,
} from '../../core';
import { doNothing } from '../effects/nothing';
import { flag, nullable, oneOf, text, type FieldsOf } from '../../core/codec';
import { bringIn } from '../effects/abilities-in-play';
import { shipGoalHolder, shipHolder } from '../queries/abilities-in-play';
import {
  assetOn,
  cardId,
  cardsBeyondSlots,
  cardsOfKind,
  cardsTooMany,
  faceOf,
  hasRoom,
  holderOf,
  roomMakers,
  sectionFor,
  slotsFor,
  slotsOnShip,
  slotsReason,
} from '../queries/cards';
import type { Asset, AssetKind } from '../facts';
import { ask, call, emit, give, innermost, procedure, run, takeOutOfPlay } from '../engine';
import type { OuterRimEvent } from '../model/events';
import { discardOwned, review } from '../effects/cards';
import { distance, emptyPlaces, nearestEmptyPlaces, planetOf } from '../queries/map';
import { many } from '../queries/numbers';
import { playerOf } from '../queries/players';
import type { CardOrigin, OuterRimState, OwnedCard, SpaceId } from '../model/state';
import { how } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

type How = Extract<OuterRimEvent, { type: 'card-gained' }>['how'];

export interface GainFrame extends Frame {
  player: PlayerId;
  from: CardOrigin;
  card: string;
  space: SpaceId | null;
  how: How;
  /** It may be left instead of making room for it. */
  optional: boolean;
  left: boolean;
  /** The contact token of the crew: index, or null. */
  token: number | null;
}

export const gainFields = ({ player, section, token }: OuterRimNames): FieldsOf<GainFrame> => ({
  player,
  from: oneOf('an origin', ['market', 'encounter', 'databank']),
  card: text,
  space: nullable(section),
  how,
  optional: flag,
  left: flag,
  token: nullable(token),
});

function assetGained(state: OuterRimState, frame: GainFrame): Asset {
  const asset = assetOn(state, frame);
  if (!asset) throw new Error(`nothing can be kept of '${frame.card}'`);
  return asset;
}

function askForRoom(state: OuterRimState, frame: GainFrame) {
  const player = playerOf(state, frame.player);
  const asset = assetGained(state, frame);
  if (frame.left || hasRoom(state, player, asset)) return null;
  const makers = roomMakers(state, player, asset);
  if (makers.length === 0) return null;
  const discards = player.cards.map((owned) =>
    candidate(
      { type: 'make-room', player: player.id, card: owned.id },
      makers.includes(owned) ? null : makesNoRoom(owned, asset),
    ),
  );
  // What is kept may be left (or.space-encounter.09).
  const leave = frame.optional ? [allowed({ type: 'leave-card', player: player.id })] : [];
  return question(player.id, say`room for ${asset.name}`, [...discards, ...leave]);
}

function makesNoRoom({ id }: OwnedCard, { name, kind }: Asset): Reason {
  const said = say`${id} lies in no slot that ${name} (${{ is: kind }}) could take.`;
  return reason('wrong-slot', said, ['or.market-action.14', 'or.market-action.17'], { kind });
}

/** Hands `gained` to its caller: whether the card found a slot. */
const gainingCard = procedure('gain card', gainFields, [
  ask('make room', ['or.market-action.13', 'or.market-action.14'], askForRoom, (state, frame, action) => {
    if (action.type === 'leave-card') frame.left = true;
    else {
      const { kind } = assetGained(state, frame);
      const full = slotsReason(state, playerOf(state, frame.player), kind, ['or.market-action.13']);
      discardOwned(state, action.card, ['or.market-action.14'], [full]);
    }
  }),
  run('put it into a slot', ['or.market-action.12', 'or.market-action.17'], (state, frame) => {
    const player = playerOf(state, frame.player);
    const gained = !frame.left && hasRoom(state, player, assetGained(state, frame));
    give(state, { gained });
    if (gained) return put(state, frame);
    if (frame.from === 'encounter' && sectionFor(state, frame.card, frame.space ?? '')?.secret) return;
    const { name, kind } = assetGained(state, frame);
    const why = frame.left
      ? reason('left', say`${frame.player} leaves ${name}`, ['or.space-encounter.09'])
      : reason('no-slot', say`There is no room for ${name} (${kind}).`, ['or.market-action.17'], { kind });
    doNothing(state, frame.player, 'keep-card', why);
  }),
]);

/** A contact who joins lies faceup on the card (or.contact-encounter.05). */
function put(state: OuterRimState, { player, from, card, space, how, token }: GainFrame): void {
  const id = cardId(from, card);
  addCard(state, player, { id, from, card, space }, how);
  const joining = token === null ? undefined : state.contacts[token];
  if (!joining) return;
  joining.at = state.options.readings?.joinedContact === 'leaves the game' ? 'box' : { card: id };
  joining.faceup = true;
}

/** Puts a card into a player's slots, with its abilities. The slot must be free. */
export function addCard(state: OuterRimState, player: PlayerId, owned: OwnedCard, how: How): void {
  const self = playerOf(state, player);
  self.cards.push(owned);
  bringIn(state, player, owned.id);
  const face = faceOf(state, owned);
  const { kind } = face;
  const counted = slotsFor(state, self, kind);
  const { full, of, added } = counted;
  // Only a slot that a card brings was left.
  const byCard = full > of - added ? ['or.market-action.13'] : [];
  const slotRules = byCard.length > 0 ? byCard : ['or.market-action.17'];
  const slots = slotsReason(state, self, kind, slotRules, counted);
  const because = face.kind === 'crew' ? [slots, ...skillsOf(face.skills)] : [slots];
  const rules = [...byCard, gainRule(owned, kind, how)];
  emit(state, { type: 'card-gained', rules, player, card: owned.id, kind, how, because });
}

/** The skills that a crew brings count at once. */
const skillsOf = (skills: readonly string[]): Reason[] =>
  skills.length === 0
    ? []
    : [reason('skills', say`it brings ${listed(skills)}`, ['or.skill-tests.02'], { skills: [...skills] })];

function gainRule({ from }: OwnedCard, kind: AssetKind, how: How): RuleId {
  if (how === 'setup') return kind === 'cargo' ? 'or.setup-characters.03' : 'or.setup-characters.04';
  if (how !== 'kept') return 'or.market-action.12';
  return from === 'encounter' ? 'or.space-encounter.08' : 'or.contact-encounter.05';
}

export function gainCard(
  state: OuterRimState,
  gain: Pick<GainFrame, 'player' | 'from' | 'card' | 'how'> & Partial<GainFrame>,
): void {
  call(state, 'gain card', { space: null, optional: false, left: false, token: null, ...gain });
}

export interface FitFrame extends Frame {
  player: PlayerId;
}

export const fitFields = ({ player }: OuterRimNames): FieldsOf<FitFrame> => ({ player });

/** More cards than slots (a new ship, a trade): the player chooses which go (or.buying-ships.06). */
const fittingCards = procedure('fit cards', fitFields, [
  ask(
    'discard what has no slot',
    ['or.buying-ships.06', 'or.market-action.13'],
    (state, { player }) => {
      const many = cardsTooMany(state, playerOf(state, player));
      if (many.length === 0) return null;
      const discards = many.map(({ id }) => allowed({ type: 'make-room', player, card: id }));
      return question(player, 'card without a slot', discards);
    },
    (state, { player }, { card }) => {
      const held = holderOf(state, card);
      const isNewShip = (innermost(state, 'purchase')?.ship ?? null) !== null;
      const rules = isNewShip ? ['or.buying-ships.06', 'or.market-action.13'] : ['or.market-action.13'];
      discardOwned(state, card, rules, held ? [tooMany(state, player, faceOf(state, held.owned).kind, rules)] : []);
      return 'again';
    },
  ),
]);

/** More cards of a kind than slots that take it. */
function tooMany(state: OuterRimState, id: PlayerId, kind: AssetKind, rules: readonly RuleId[]): Reason {
  const player = playerOf(state, id);
  const { of } = slotsFor(state, player, kind);
  const count = cardsOfKind(state, player, kind).length;
  const said = say`${id} has ${count} ${{ is: kind }} cards and ${of} slots that take them`;
  return reason('no-slot-left', said, rules, { kind, count, of });
}

export interface ShipFrame extends Frame {
  player: PlayerId;
  ship: string;
}

export const shipFields = ({ player, ship }: OuterRimNames): FieldsOf<ShipFrame> => ({ player, ship });

const ON_SHIP: readonly AssetKind[] = ['cargo', 'crew', 'mod'];

const takingShip = procedure('take ship', shipFields, [
  run('return the old ship', ['or.buying-ships.03', 'or.buying-ships.05'], (state, { player }) => {
    const self = playerOf(state, player);
    if (self.ship === null) return;
    state.shipSupply.push(self.ship);
    const { ship } = self.damage;
    self.damage.ship = 0;
    self.goalTokens.ship = 0;
    const said = say`${ship} damage on it is removed`;
    const repaired = ship > 0 ? [reason('damage-removed', said, ['or.buying-ships.05'], { ship })] : [];
    const returned = { type: 'ship-returned' as const, player, ship: self.ship };
    const usual = 'or.buying-ships.03';
    const because = [...repaired, slotsOnShip(state, self, [usual])];
    emit(state, { ...returned, rules: told(repaired, usual).rules, because });
    takeOutOfPlay(state, shipHolder(player));
    takeOutOfPlay(state, shipGoalHolder(player));
  }),
  run(
    'take the new ship',
    ['or.buying-ships.02', 'or.buying-ships.04', 'or.buying-ships.06'],
    (state, { player, ship }) => {
      state.shipSupply.splice(state.shipSupply.indexOf(ship), 1);
      const self = playerOf(state, player);
      self.ship = ship;
      self.shipTurned = false;
      bringIn(state, player, shipHolder(player));
      bringIn(state, player, shipGoalHolder(player));
      const { cards, damage } = self;
      const kept = cards.filter((owned) => ON_SHIP.includes(faceOf(state, owned).kind)).length;
      const without = cardsBeyondSlots(state, self);
      const beyond = without > 0 ? say`, ${without} more than it has slots for` : say``;
      const said = say`${kept} cargo, crew and mod cards move over to it${beyond}`;
      const stays = say`${damage.character} damage on the character stays`;
      const because = [
        ...(kept > 0 ? [reason('cards-kept', said, ['or.buying-ships.06'], { kept })] : []),
        slotsOnShip(state, self, ['or.buying-ships.02']),
        ...(damage.character > 0 ? [reason('damage-stays', stays, ['or.buying-ships.05'], { ...damage })] : []),
      ];
      emit(state, { type: 'ship-taken', player, ship, ...told(because, 'or.buying-ships.02') });
      review(state, player);
    },
  ),
]);

/** What decides first, where there is something, then the usual rule. */
function told(because: readonly Reason[], usual: RuleId): Evidence & { rules: readonly RuleId[] } {
  const rules = [...new Set([...rulesOfAll(because), usual])];
  return { rules, ...withReasons(because) };
}

export interface FleeFrame extends Frame {
  /** Who chooses between spaces that are equally near: the active player. */
  player: PlayerId;
  token: number;
  /** Where it flees from. */
  space: SpaceId;
  why: FleeWhy;
  place: string | null;
}

/** 'escapes': a crew has beaten its owner; 'discarded': the crew card was; 'leaves': a databank card says so. */
export type FleeWhy = 'escapes' | 'discarded' | 'leaves';

export const fleeFields = ({ player, token, space }: OuterRimNames): FieldsOf<FleeFrame> => ({
  player,
  token,
  space,
  why: oneOf('why it flees', ['escapes', 'discarded', 'leaves']),
  place: nullable(text),
});

/** The nearest empty ones, of the token's class alone where that is how the rule is read. */
function placesToFlee(state: OuterRimState, frame: FleeFrame): string[] {
  const token = state.contacts[frame.token];
  const ofClass = isOfItsClass(state, frame) && token ? token.class : null;
  return nearestEmptyPlaces(state, frame.space, ofClass);
}

function isOfItsClass({ options }: OuterRimState, { why }: FleeFrame): boolean {
  return why === 'escapes' && options.readings?.escapedCrew === 'its class, facedown';
}

const contactFlees = procedure('contact flees', fleeFields, [
  ask(
    'choose the nearest empty contact space',
    ['or.bounties-on-crew.05', 'or.contact-encounter.05'],
    (state, frame) => {
      const places = placesToFlee(state, frame);
      const player = state.active ?? '';
      if (places.length < 2) return null;
      const choices = places.map((place) => allowed({ type: 'choose-place', player, place }));
      return question(player, 'nearest empty contact space', choices);
    },
    (_state, frame, { place }) => {
      frame.place = place;
    },
  ),
  run('put the token there', ['or.bounties-on-crew.05'], (state, frame) => {
    const place = frame.place ?? placesToFlee(state, frame)[0];
    const token = state.contacts[frame.token];
    if (!token || place === undefined) return;
    const away = distance(state, frame.space, planetOf(place));
    token.at = { place };
    token.faceup = !isOfItsClass(state, frame);
    const rules = [FLEEING[frame.why]];
    const [next] = emptyPlaces(state, frame.space);
    const others = next
      ? say`; the next one is ${next.place}, ${many(next.away, 'space')} away`
      : say`, and the only one`;
    const said = say`the nearest empty contact space, ${many(away, 'space')} from ${frame.space}${others}`;
    const because = [reason('nearest-empty', said, rules, { from: frame.space, away, next: next?.away ?? null })];
    if (token.contact !== null) emit(state, { type: 'contact-moved', rules, contact: token.contact, place, because });
  }),
]);

const FLEEING: Readonly<Record<FleeWhy, RuleId>> = {
  escapes: 'or.bounties-on-crew.05',
  discarded: 'or.contact-encounter.05',
  leaves: 'or.contact-encounter.07',
};

/** A contact token goes to the nearest empty contact space, because a databank card says so. */
export function flee(state: OuterRimState, token: number, space: SpaceId): void {
  call(state, 'contact flees', { player: state.active ?? '', token, space, why: 'leaves', place: null });
}

export const cardProcedures = [gainingCard, fittingCards, takingShip, contactFlees];
