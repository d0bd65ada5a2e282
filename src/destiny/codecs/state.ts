/** Codecs of states and actions: whatever enters from outside passes one. */
import {
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  pileOf,
  text,
  type OwnActionFields,
  type StateFields,
} from '../../core/codec';
import type { DestinyAction } from '../model/actions';
import {
  battlefieldCode,
  code,
  deckCode,
  delayedEffect,
  diceCode,
  lookedAt,
  phase,
  turnActionFields,
} from '../model/codecs';
import type {
  Battlefield,
  CardInPlay,
  Delayed,
  DestinyPlayer,
  DestinyState,
  Die,
  LimboCard,
  LittleDone,
  Look,
  Played,
  Serial,
  SetAsideCard,
} from '../model/state';

const player = object<DestinyPlayer>('a player', {
  id: text,
  battlefield: battlefieldCode,
  hand: list(deckCode),
  deck: pileOf('a deck', deckCode),
  discard: list(deckCode),
  setAside: list(object<SetAsideCard>('a card set aside', { code, owner: text, under: nullable(code) })),
  diceAside: list(diceCode),
  resources: count,
  eliminated: flag,
});

const cardInPlay = object<CardInPlay>('a card in play', {
  id: text,
  code,
  owner: text,
  controller: text,
  type: oneOf('a type', ['character', 'upgrade', 'support']),
  zone: oneOf('a zone', ['play', 'waiting', 'set-aside']),
  on: nullable(text),
  exhausted: flag,
  damage: count,
  shields: count,
  secondDie: flag,
});

const die = object<Die>('a die', {
  id: text,
  code,
  owner: text,
  controller: text,
  card: nullable(text),
  on: nullable(text),
  zone: oneOf('a zone', ['card', 'pool']),
  side: integer,
  passing: flag,
  barredIn: count,
});

const inLimbo = object<LimboCard>('an event in limbo', {
  id: text,
  code,
  owner: text,
  controller: text,
  to: oneOf('a zone', ['discard', 'set-aside', 'deck-top', 'deck-bottom']),
  under: nullable(code),
});

const battlefield = object<Battlefield>('a battlefield', {
  code: nullable(code),
  owner: nullable(text),
  controller: nullable(text),
  claimedBy: nullable(text),
  closed: flag,
});

const littleDone = object<LittleDone>('what an action changed', {
  what: oneOf('what was changed', ['exhausted', 'played', 'rerolled', 'other']),
  of: nullable(text),
});

export const stateFields: StateFields<DestinyState> = {
  round: count,
  phase,
  players: list(player),
  cards: list(cardInPlay),
  dice: list(die),
  limbo: list(inLimbo),
  battlefield,
  turn: nullable(text),
  passes: count,
  changed: flag,
  littleDone: optional(littleDone),
  exhausted: optional(text),
  resolved: list(text),
  additional: list(text),
  phaseEnding: flag,
  delayed: list(
    object<Delayed>('a delayed effect', {
      what: delayedEffect,
      player: text,
      card: nullable(text),
      source: optional(text),
    }),
  ),
  played: list(object<Played>('a card played', { player: text, code })),
  looks: list(object<Look>('a look', { viewer: text, owner: text, zone: lookedAt, cards: list(code) })),
  serials: list(object<Serial>('a serial', { name: text, count })),
  deputy: nullable(text),
  winner: nullable(text),
  wonBy: list(text),
};

export const actionFields: OwnActionFields<DestinyAction> = {
  ...turnActionFields,
  'choose-character': { character: text },
  'choose-card': { card: text },
  'choose-die': { die: text },
  'choose-side': { die: text, side: count },
  'choose-opponent': { opponent: text },
  'choose-option': { option: text },
  'choose-battlefield': { owner: text },
  done: {},
};
