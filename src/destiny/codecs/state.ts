/** Codecs of states and actions: whatever enters from outside passes one. */
import {
  count,
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  pileOf,
  text,
  type OwnActionFields,
  type StateFields,
} from '../../core/codec';
import type { DestinyAction } from '../model/actions';
import { card, SYMBOLS } from '../facts';
import type {
  Battlefield,
  CardInPlay,
  Delayed,
  DestinyPlayer,
  DestinyState,
  Die,
  LimboCard,
  Look,
  Played,
  Serial,
  SetAsideCard,
} from '../model/state';

/** Code of a card that exists. */
export const code = named('the code of a card of Awakenings or Spirit of Rebellion', {
  has: (name) => card(name) !== undefined,
});

const player = object<DestinyPlayer>('a player', {
  id: text,
  battlefield: code,
  hand: list(code),
  deck: pileOf('a deck', code),
  discard: list(code),
  setAside: list(object<SetAsideCard>('a card set aside', { code, owner: text, under: nullable(code) })),
  diceAside: list(code),
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

export const stateFields: StateFields<DestinyState> = {
  round: count,
  phase: oneOf('a phase', ['setup', 'action', 'upkeep']),
  players: list(player),
  cards: list(cardInPlay),
  dice: list(die),
  limbo: list(inLimbo),
  battlefield,
  turn: nullable(text),
  passes: count,
  changed: flag,
  resolved: list(text),
  additional: list(text),
  phaseEnding: flag,
  delayed: list(
    object<Delayed>('a delayed effect', {
      what: oneOf('an effect', ['defeat', 'ambush']),
      player: text,
      card: nullable(text),
    }),
  ),
  played: list(object<Played>('a card played', { player: text, code })),
  looks: list(
    object<Look>('a look', { viewer: text, owner: text, zone: oneOf('a zone', ['hand', 'deck']), cards: list(code) }),
  ),
  serials: list(object<Serial>('a serial', { name: text, count })),
  deputy: nullable(text),
  winner: nullable(text),
  wonBy: list(text),
};

const ofCard = { card: text };

export const actionFields: OwnActionFields<DestinyAction> = {
  play: ofCard,
  activate: ofCard,
  resolve: { symbol: oneOf('a symbol', SYMBOLS) },
  'discard-to-reroll': ofCard,
  claim: {},
  pass: {},
  forgo: {},
  'choose-character': { character: text },
  'choose-card': ofCard,
  'choose-die': { die: text },
  'choose-side': { die: text, side: count },
  'choose-opponent': { opponent: text },
  'choose-option': { option: text },
  'choose-battlefield': { owner: text },
  done: {},
};
