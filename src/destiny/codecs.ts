/** Codecs of states, actions and events: whatever enters from outside passes one. */
import * as t from 'io-ts';
import { closed, coreAction, coreStateFields, oneOf } from '../core';
import type { DestinyAction } from './actions';
import { card } from './cards';
import type { DestinyEvent } from './events';
import type { DestinyState } from './state';

const nullable = <C extends t.Mixed>(codec: C) => t.union([t.null, codec]);
export const count = new t.Type<number, number, unknown>(
  'a whole number from 0',
  (input): input is number => Number.isInteger(input) && (input as number) >= 0,
  (input, context) =>
    Number.isInteger(input) && (input as number) >= 0 ? t.success(input as number) : t.failure(input, context),
  t.identity,
);
/** Code of a card that exists. */
export const code = new t.Type<string, string, unknown>(
  'the code of a card of Awakenings or Spirit of Rebellion',
  (input): input is string => typeof input === 'string' && card(input) !== undefined,
  (input, context) =>
    typeof input === 'string' && card(input) !== undefined ? t.success(input) : t.failure(input, context),
  t.identity,
);

const pile = closed('a deck', { name: t.string, top: t.array(code), unknown: t.array(code), bottom: t.array(code) });

const player = closed('a player', {
  id: t.string,
  battlefield: code,
  hand: t.array(code),
  deck: pile,
  discard: t.array(code),
  setAside: t.array(closed('a card set aside', { code, owner: t.string, under: nullable(code) })),
  diceAside: t.array(code),
  resources: count,
  eliminated: t.boolean,
});

const cardInPlay = closed('a card in play', {
  id: t.string,
  code,
  owner: t.string,
  controller: t.string,
  type: oneOf('a type', ['character', 'upgrade', 'support']),
  zone: oneOf('a zone', ['play', 'waiting', 'set-aside']),
  on: nullable(t.string),
  exhausted: t.boolean,
  damage: count,
  shields: count,
  secondDie: t.boolean,
});

const die = closed('a die', {
  id: t.string,
  code,
  owner: t.string,
  controller: t.string,
  card: nullable(t.string),
  on: nullable(t.string),
  zone: oneOf('a zone', ['card', 'pool']),
  side: t.Int,
  passing: t.boolean,
  barredIn: count,
});

export const stateCodec = closed('a Destiny state', {
  ...coreStateFields,
  round: count,
  phase: oneOf('a phase', ['setup', 'action', 'upkeep']),
  players: t.array(player),
  cards: t.array(cardInPlay),
  dice: t.array(die),
  limbo: t.array(
    closed('an event in limbo', {
      id: t.string,
      code,
      owner: t.string,
      controller: t.string,
      to: oneOf('a zone', ['discard', 'set-aside', 'deck-top', 'deck-bottom']),
      under: nullable(code),
    }),
  ),
  battlefield: closed('a battlefield', {
    code: nullable(code),
    owner: nullable(t.string),
    controller: nullable(t.string),
    claimedBy: nullable(t.string),
    closed: t.boolean,
  }),
  turn: nullable(t.string),
  passes: count,
  changed: t.boolean,
  resolved: t.array(t.string),
  additional: t.array(t.string),
  phaseEnding: t.boolean,
  delayed: t.array(
    closed('a delayed effect', {
      what: oneOf('an effect', ['defeat', 'ambush']),
      player: t.string,
      card: nullable(t.string),
    }),
  ),
  played: t.array(closed('a card played', { player: t.string, code })),
  looks: t.array(
    closed('a look', {
      viewer: t.string,
      owner: t.string,
      zone: oneOf('a zone', ['hand', 'deck']),
      cards: t.array(code),
    }),
  ),
  serials: t.array(closed('a serial', { name: t.string, count })),
  deputy: nullable(t.string),
  winner: nullable(t.string),
  wonBy: t.array(t.string),
}) as unknown as t.Type<DestinyState, unknown, unknown>;

const by = { player: t.string };
const act = (type: string, fields: t.Props = {}) =>
  closed(`the action ${type}`, { type: t.literal(type), ...by, ...fields });

const ownActions: readonly t.Mixed[] = [
  act('play', { card: t.string }),
  act('activate', { card: t.string }),
  act('resolve', { symbol: t.string }),
  act('discard-to-reroll', { card: t.string }),
  act('claim'),
  act('pass'),
  act('forgo'),
  act('choose-character', { character: t.string }),
  act('choose-card', { card: t.string }),
  act('choose-die', { die: t.string }),
  act('choose-side', { die: t.string, side: count }),
  act('choose-opponent', { opponent: t.string }),
  act('choose-option', { option: t.string }),
  act('choose-battlefield', { owner: t.string }),
  act('done'),
];

export const actionCodec = t.union([coreAction, ...ownActions] as unknown as [t.Mixed, t.Mixed]) as unknown as t.Type<
  DestinyAction,
  unknown,
  unknown
>;

export const eventCodec = t.intersection([
  t.type({ type: t.string, rules: t.array(t.string) }),
  t.UnknownRecord,
]) as unknown as t.Type<DestinyEvent, unknown, unknown>;
