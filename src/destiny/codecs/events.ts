/** Codecs of events by their type. */
import { count, flag, integer, list, nullable, oneOf, text, type EventFields } from '../../core/codec';
import { code, damage, delayedEffect, lookedAt, phase, symbol, why, zone } from '../model/codecs';
import type { DestinyEvent } from '../model/events';
import { activatedFields } from '../procedures/roll-dice';
import { damageDealtFields } from '../procedures/take-damage';
import { namesIn, type DestinyNames } from '../queries/names';
import type { DestinyState } from '../model/state';

export function eventFields(state: DestinyState | null): EventFields<DestinyEvent> {
  const names = namesIn(state);
  return { ...ofTheGame(names), ...ofCards(names), ...inPlay(names), ...ofDamage(names), ...ofDice(names) };
}

function ofTheGame({ player, card }: DestinyNames) {
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
    'team-laid-out': { player, characters: list(card) },
    'player-eliminated': who,
    'cards-removed': { player, cards: list(card) },
    'game-ended': { winner: player },
    'resources-gained': { player, by, amount: count },
    'resources-lost': { player, by, amount: count },
    'resources-spent': { player, amount: count, on: text },
    'resources-given': { player, to: player, amount: count },
  };
}

function ofCards({ player, card }: DestinyNames) {
  const by = nullable(player);
  const hidden = nullable(list(code));
  return {
    'cards-drawn': { player, cards: hidden, count },
    'card-discarded': { player, by, card: code, from: zone, last: flag },
    'discarded-to-reroll': { player, card: code },
    'card-moved': { player, by, card: nullable(code), from: zone, to: zone },
    'looked-at': { player, owner: player, zone: lookedAt, cards: hidden },
    shown: { player, cards: list(code) },
    'card-played': { player, card, code, on: nullable(card), from: zone, ambush: flag, last: flag },
    'entered-play': { player, card, code },
    'left-play': { player, by, owner: player, card, code, on: nullable(card), to: zone, why },
    'cost-changed': { player, code, cost: count },
  };
}

function inPlay(names: DestinyNames) {
  const { player, card } = names;
  const by = nullable(player);
  return {
    activated: activatedFields(names),
    exhausted: { by, card },
    readied: { by, card },
    'upgrade-moved': { by, card, from: nullable(card), to: card },
    'became-support': { player, card },
    'control-taken': { player, card },
    'counter-placed': { card, counter: oneOf('a counter', ['damage', 'shield']), amount: count },
    claimed: { player },
    'battlefield-taken': { player },
    'battlefield-abandoned': { player },
    'battlefield-switched': { by, battlefield: code },
    'action-phase-ended-early': { by },
    'effect-delayed': { player, what: delayedEffect, card: nullable(card) },
    'effect-expired': { player, what: delayedEffect },
    'additional-action-gained': { player },
    'not-in-full': { did: count, of: count },
    then: { player, follows: flag },
    'no-effect': {
      player,
      what: oneOf('what does not happen', ['draw', 'resolve', 'choose', 'lose', 'pass', 'offer', 'remove']),
    },
  };
}

function ofDamage(names: DestinyNames) {
  const { player, card } = names;
  const character = card;
  const by = nullable(player);
  return {
    'damage-dealt': damageDealtFields(names),
    'damage-blocked': { character, amount: count, by: text },
    'damage-taken': { by, character, amount: count, damage },
    'no-damage-taken': { character },
    'damage-moved': { by, from: card, to: card, amount: count },
    healed: { by, character, amount: count },
    defeated: { by, player, character, code },
    'returned-to-play': { player, character },
    'shields-gained': { by, character, amount: count },
    'shields-removed': { by, character, amount: count },
    'shields-moved': { by, from: card, to: card, amount: count },
  };
}

function ofDice({ player, card, anyDie: die }: DestinyNames) {
  const by = nullable(player);
  return {
    'die-rolled': { player, by, die, side: count, symbol, reroll: flag, from: nullable(count) },
    'die-turned': { player, by, die, side: count, symbol, from: count },
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
