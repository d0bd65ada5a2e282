/** Codecs of events by their type. */
import { count, flag, integer, list, nullable, oneOf, text, type EventFields, type Fields } from '../../core/codec';
import { SYMBOLS } from '../facts';
import { code } from './state';
import type { DestinyEvent, EventOf } from '../model/events';
import { namesIn } from './names';
import type { DestinyState } from '../model/state';

export const symbol = oneOf('a symbol', SYMBOLS);
export const zone = oneOf('a zone', [
  'hand',
  'deck',
  'deck-top',
  'deck-bottom',
  'discard',
  'set-aside',
  'play',
  'limbo',
  'removed',
]);
export const why = oneOf('a reason to leave play', [
  'effect',
  'replaced',
  'defeat',
  'uniqueness',
  'upgrade-limit',
  'not-redeployed',
  'eliminated',
]);
const phase = oneOf('a phase', ['setup', 'action', 'upkeep']);
const damage = nullable(oneOf('a kind of damage', ['melee', 'ranged']));

type DataOf<T extends DestinyEvent['type']> = Fields<Omit<EventOf<T>, 'type' | 'rules'>>;

/** Frames hold events of these two kinds. */
export function damageDealt(state: DestinyState | null): DataOf<'damage-dealt'> {
  const { player, card, source, anyDie } = namesIn(state);
  return {
    by: nullable(player),
    character: card,
    amount: count,
    damage,
    unblockable: flag,
    dice: list(anyDie),
    source: nullable(source),
  };
}
export function activated(state: DestinyState | null): DataOf<'activated'> {
  const { player, card } = namesIn(state);
  return { player, card };
}

export function eventFields(state: DestinyState | null): EventFields<DestinyEvent> {
  return { ...ofTheGame(state), ...ofCards(state), ...inPlay(state), ...ofDamage(state), ...ofDice(state) };
}

function ofTheGame(state: DestinyState | null) {
  const { player } = namesIn(state);
  const who = { player };
  const by = nullable(player);
  return {
    'battlefield-rolled': { player, total: count },
    'battlefield-chosen': { player, battlefield: code },
    'round-started': { round: count },
    'phase-started': { phase },
    'phase-ended': { phase },
    'round-ended': { round: count },
    'turn-started': who,
    passed: { player, why: oneOf('why', ['chosen', 'claimed', 'nothing-changed']) },
    'additional-action': { player, taken: flag },
    'player-eliminated': who,
    'game-ended': { winner: player },
    'resources-gained': { player, by, amount: count },
    'resources-lost': { player, by, amount: count },
    'resources-spent': { player, amount: count, on: text },
    'resources-given': { player, to: player, amount: count },
  };
}

function ofCards(state: DestinyState | null) {
  const { player, card } = namesIn(state);
  const by = nullable(player);
  const hidden = nullable(list(code));
  return {
    'cards-drawn': { player, cards: hidden, count },
    'card-discarded': { player, by, card: code, from: zone, last: flag },
    'discarded-to-reroll': { player, card: code },
    'card-moved': { player, by, card: nullable(code), from: zone, to: zone },
    'looked-at': { player, owner: player, zone: oneOf('a zone', ['hand', 'deck']), cards: hidden },
    shown: { player, cards: list(code) },
    'card-played': { player, card, code, on: nullable(card), from: zone, ambush: flag, last: flag },
    'entered-play': { player, card, code },
    'left-play': { player, by, card, code, on: nullable(card), to: zone, why },
  };
}

function inPlay(state: DestinyState | null) {
  const { player, card } = namesIn(state);
  const by = nullable(player);
  return {
    activated: activated(state),
    exhausted: { by, card },
    readied: { by, card },
    'upgrade-moved': { by, card, from: nullable(card), to: card },
    'became-support': { player, card },
    'control-taken': { player, card },
    'counter-placed': { card, counter: oneOf('a counter', ['damage', 'shield']), amount: count },
    claimed: { player },
    'battlefield-taken': { player },
    'battlefield-switched': { by, battlefield: code },
    'action-phase-ended-early': { by },
    'effect-delayed': { player, what: oneOf('an effect', ['defeat', 'ambush']), card: nullable(card) },
    'additional-action-gained': { player },
  };
}

function ofDamage(state: DestinyState | null) {
  const { player, card: character, card } = namesIn(state);
  const by = nullable(player);
  return {
    'damage-dealt': damageDealt(state),
    'damage-blocked': { character, amount: count, by: text },
    'damage-taken': { by, character, amount: count, damage },
    'damage-moved': { by, from: card, to: card, amount: count },
    healed: { by, character, amount: count },
    defeated: { by, player, character, code },
    'returned-to-play': { player, character },
    'shields-gained': { by, character, amount: count },
    'shields-removed': { by, character, amount: count },
    'shields-moved': { by, from: card, to: card, amount: count },
  };
}

function ofDice(state: DestinyState | null) {
  const { player, card, anyDie: die } = namesIn(state);
  const by = nullable(player);
  return {
    'die-rolled': { player, by, die, side: count, symbol, reroll: flag },
    'die-turned': { player, by, die, side: count, symbol },
    'die-removed': { player, by, die, symbol },
    'resolution-started': { player, die, modifiers: list(die), symbol, value: integer },
    'die-resolved': { player, die, modifiers: list(die), symbol, value: integer, shown: integer, lost: count },
    'die-returned': { player, die },
    'die-set-aside': { player, die, code },
    'die-entered': { player, die, code },
    'die-held': { player, by, die, on: card },
    'die-barred': { by, die, round: count },
  };
}
