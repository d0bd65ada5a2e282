/** Codecs of events by their type. */
import {
  anyText,
  count,
  flag,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  text,
  type EventFields,
} from '../../core/codec';
import { ASSET_KINDS } from '../facts';
import { CARD_PARTS, NO_EFFECTS, type OuterRimEvent } from '../model/events';
import { namesIn } from '../queries/names';
import type { OuterRimState } from '../model/state';
import {
  body,
  captured,
  combat,
  credits,
  deck,
  faces,
  faction,
  goal,
  how,
  part,
  rollFor,
  skill,
  source,
} from '../model/codecs';
import { opponentCodec } from '../procedures/combat';

const step = oneOf('a step', ['setup', 'planning', 'action', 'encounter']);

export function eventFields(state: OuterRimState | null): EventFields<OuterRimEvent> {
  return {
    ...ofTurns(state),
    ...ofGoods(state),
    ...ofTheMap(state),
    ...ofCards(state),
    ...ofContacts(state),
    ...ofDice(state),
    ...ofTasks(state),
  };
}

function ofTurns(state: OuterRimState | null) {
  const { player, character, space } = namesIn(state);
  return {
    'content-used': { pack: text, title: text, certain: count, likely: count, reconstructed: count },
    'setup-step': { number: count, name: text },
    'map-built': { pieces: list(text) },
    'supply-created': { credits, damageTokens: count, goalTokens: count },
    'first-player-determined': { player },
    'character-chosen': { player, character },
    'pieces-taken': { player, standee: text, playerBoards: count, reputationTokens: count, referenceCards: count },
    'put-on-planet': { player, space },
    'turn-started': { player, turn: count },
    'step-started': { player, step },
    'step-skipped': { player, step },
    'turn-ended': { player },
    planned: { player, option: oneOf('an option', ['move', 'recover', 'gain-credits', 'ability']) },
    'action-performed': { player, action: oneOf('an action', ['trade', 'market', 'deliver', 'ability']) },
    'encounter-chosen': {
      player,
      encounter: oneOf('an encounter', ['patrol', 'space', 'contact', 'ability', 'job', 'crew']),
    },
    'game-ended': { winner: player },
    'no-effect': { player, what: oneOf('what does not happen', NO_EFFECTS) },
    'part-resolved': { player, part: oneOf('a part of a card', CARD_PARTS), empty: flag },
    prevented: { player, what: oneOf('what is prevented', ['damage', 'defeat', 'reputation']), amount: count },
  };
}

function ofGoods(state: OuterRimState | null) {
  const { player } = namesIn(state);
  return {
    'credits-gained': { player, amount: count, from: source },
    'credits-lost': { player, amount: count, from: source, spent: optional(flag) },
    'credits-given': { player, to: player, amount: count },
    'fame-gained': { player, amount: count, from: source, what: anyText },
    'fame-lost': { player, amount: count, from: source },
    'reputation-gained': { player, faction },
    'reputation-lost': { player, faction },
  };
}

function ofTheMap(state: OuterRimState | null) {
  const { player, space } = namesIn(state);
  const why = oneOf('why a patrol moves', ['market', 'card']);
  return {
    moved: { player, from: space, to: space },
    stopped: { player, space, why: oneOf('why', ['patrol', 'maelstrom', 'ability']) },
    placed: { player, from: space, to: space },
    'patrol-placed': { faction, level: count, space },
    'patrol-moves': { faction, spaces: count, towards: player, why },
    'patrol-moved': { faction, from: space, to: space },
    'patrol-removed': { faction, level: count },
    'planet-marked': { player, space },
    'goal-placed': { space },
    'goal-removed': { space },
  };
}

function ofCards(state: OuterRimState | null) {
  const { player, ship } = namesIn(state);
  const card = text;
  const hidden = nullable(card);
  return {
    'market-card-revealed': { deck, card },
    'market-card-discarded': { deck, card },
    'card-bought': { player, deck, card, price: count, bartered: list(text) },
    'card-gained': { player, card, kind: oneOf('a kind of card', ASSET_KINDS), how },
    'card-discarded': { player, card },
    'card-removed': { card },
    'ship-taken': { player, ship },
    'ship-returned': { player, ship },
    traded: { player, with: player, gives: list(text), takes: list(text) },
    'trade-refused': { player, with: player },
    'cargo-delivered': { player, card, traits: list(text) },
    'delivery-failed': { player, card },
    'encounter-card-drawn': { player, deck: text, card: hidden },
    'encounter-card-returned': { deck: text, card: hidden },
    'secret-gained': { player, secret: text, card: hidden },
    'secret-discarded': { player, secret: text, card: hidden },
    'databank-card-taken': { player, number: count, card },
    'databank-card-returned': { card },
  };
}

function ofContacts(state: OuterRimState | null) {
  const { player, contact } = namesIn(state);
  return {
    'contact-revealed': { place: text, contact },
    'contact-peeked': { player, place: text, contact: nullable(contact) },
    'contact-joined': { player, contact },
    'contact-moved': { contact, place: text },
    'contact-captured': { player, contact, card: text },
    'contact-eliminated': { player, contact },
    'contact-removed': { contact },
    'bounty-rewarded': { player, card: text, how: captured },
    'crew-protected': { player, card: text },
  };
}

function ofDice(state: OuterRimState | null) {
  const { player } = namesIn(state);
  const against = opponentCodec(namesIn(state));
  const tested = { player, skill, copies: count };
  const fought = { player, combat, against };
  return {
    'dice-rolled': { player: nullable(player), roller: player, for: rollFor, faces },
    'dice-rerolled': { player, from: faces, to: faces },
    'die-turned': { player, from: text, to: text },
    'test-started': { player, skill },
    'test-passed': tested,
    'test-failed': tested,
    'combat-started': fought,
    'damage-added-up': { player: nullable(player), damage: integer },
    'combat-won': fought,
    'combat-lost': fought,
    'combat-ended': { player, against },
    'damage-suffered': { player, on: body, amount: count, unavoidable: flag },
    recovered: { player, from: body, amount: count },
    defeated: { player, on: body },
    'stood-up': { player },
  };
}

function ofTasks(state: OuterRimState | null) {
  const { player } = namesIn(state);
  return {
    'job-attempted': { player, card: text },
    'job-completed': { player, card: text },
    'job-failed': { player, card: text },
    'job-step': { player, step: count },
    'goal-token-placed': { player, on: body },
    'goal-completed': { player, goal },
    'ai-card-drawn': { player, card: text },
    'ai-bullet': { player, part, bullet: text, applies: flag },
    'ai-card-discarded': { player, card: text },
  };
}
