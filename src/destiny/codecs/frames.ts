/** What the frames of saved games hold: codecs of the data of each procedure and of what abilities remember, for one state. */
import * as t from 'io-ts';
import type { AbilityFrame } from '../../core';
import {
  actionsOf,
  coreActionFields,
  count,
  flag,
  integer,
  list,
  make,
  nullable,
  object,
  oneEvent,
  oneOf,
  optional,
  record,
  text,
  type Codec,
  type Fields,
  type FrameFields,
} from '../../core/codec';
import { card as cardFacts } from '../facts';
import { actionFields, code } from './state';
import type { CardFrame } from '../effects/memory';
import { activated, damageDealt, symbol, why, zone } from './events';
import type { EventOf } from '../model/events';
import { namesIn } from './names';
import type { PerformFrame } from '../procedures/actions';
import type { DistributeShieldsFrame } from '../procedures/distribute';
import type { ResolveDieFrame } from '../procedures/resolve-die';
import type { DestinyState } from '../model/state';
import type { Destiny } from '../model/types';

type CardSide = NonNullable<ResolveDieFrame['card']>;
const sideOfCard = object<CardSide>('a side of a card', { code, side: count });
/** A side that is printed on the card. */
const cardSide: Codec<CardSide> = make<CardSide>('a side of a card', (input, context) => {
  const read = sideOfCard.validate(input, context);
  if (read._tag === 'Left' || cardFacts(read.right.code)?.sides[read.right.side]) return read;
  return t.failure(input, context, `the card ${read.right.code} has no side ${read.right.side}`);
});

/** What each procedure's frame carries. */
export function frameFields(state: DestinyState): FrameFields<Destiny> {
  const { player, card, source, die, anyDie } = namesIn(state);
  const who = { player };
  const anyDice = list(anyDie);
  const sharing = {
    player,
    left: count,
    given: list(object<DistributeShieldsFrame['given'][number]>('a share', { character: card, amount: count })),
  };
  const ofSymbol = {
    by: player,
    worth: integer,
    symbol,
    code,
    die: nullable(anyDie),
    dice: anyDice,
    source: nullable(card),
    unblockable: flag,
    againstEach: nullable(player),
    opponent: optional(player),
    turned: optional(anyDice),
    ability: optional(text),
  };
  const { play, activate, resolve, claim, pass, forgo } = actionFields;
  const action = actionsOf<PerformFrame['action']>(
    {
      play,
      activate,
      resolve,
      claim,
      pass,
      forgo,
      'discard-to-reroll': actionFields['discard-to-reroll'],
      'use-ability': coreActionFields['use-ability'],
    },
    player,
  );
  return {
    turn: who,
    'additional action': who,
    'perform an action': { action },
    'resolve dice': {
      player,
      symbol: nullable(symbol),
      among: nullable(anyDice),
      most: nullable(count),
      atLeastOne: flag,
      resolved: anyDice,
      count,
      base: nullable(die),
      modifiers: list(die),
    },
    'discard to reroll': { player, card: code, dice: list(die) },
    'play a card': {
      player,
      code,
      on: nullable(card),
      replacing: nullable(card),
      free: flag,
      less: integer,
      from: zone,
      owner: player,
      card: text,
      ambush: flag,
      last: flag,
    },
    'keep within limits': { character: card },
    'keep elite': { character: card },
    'keep unique cards unique': who,
    'leave play': { card, to: zone, by: nullable(player), why },
    'move upgrade': { card, to: card, by: player },
    claim: who,
    'resolve die': {
      die: nullable(anyDie),
      card: nullable(cardSide),
      by: player,
      modifiers: anyDice,
      as: nullable(symbol),
      plus: integer,
      value: nullable(integer),
      unmodified: flag,
      free: flag,
      unblockable: flag,
      againstEach: nullable(player),
      leaves: oneOf('what becomes of it', ['returned', 'stays', 'rerolled']),
      symbol,
      worth: integer,
      shown: integer,
      lost: count,
    },
    'resolve damage': ofSymbol,
    'resolve shields': ofSymbol,
    'resolve focus': ofSymbol,
    'resolve disrupt': ofSymbol,
    'resolve discard': ofSymbol,
    'resolve special': ofSymbol,
    'roll dice': {
      dice: list(die),
      reroll: flag,
      by: player,
      at: count,
      activation: optional(oneEvent<EventOf<'activated'>>('activated', activated(state))),
    },
    'take damage': {
      event: oneEvent<EventOf<'damage-dealt'>>('damage-dealt', damageDealt(state)),
      left: count,
      blocking: optional(player),
      first: optional(list(player)),
      settled: optional(list(player)),
      usedHere: optional(list(text)),
    },
    defeat: { character: card, by: nullable(player) },
    'distribute damage': { ...sharing, by: player, unblockable: flag, source: nullable(source) },
    'distribute shields': { ...sharing, rules: optional(list(text)) },
    'draw cards': { player, left: integer, drawn: count },
    'discard from deck': { player, left: integer, by: player },
    'discard at random': { player, left: integer, by: player },
    'look at random cards': { viewer: player, owner: player, left: count },
    'look at deck': { viewer: player, owner: player, count },
    'upkeep phase': { discarded: optional(list(player)) },
    setup: { seated: optional(list(player)), settled: optional(list(player)) },
    'roll for the battlefield': { rollers: list(player), dice: list(die), at: count, winner: nullable(player) },
    eliminate: { player, rules: list(text) },
  };
}

/** What the frame of an ability remembers. */
export function memoryFields(state: DestinyState): Fields<Omit<CardFrame, keyof AbilityFrame>> {
  const { card, anyDie } = namesIn(state);
  return {
    picks: optional(record('what was chosen', list(text))),
    answers: optional(record('answers', text)),
    fully: optional(flag),
    count: optional(integer),
    rolled: optional(list(anyDie)),
    discarded: optional(list(code)),
    blocked: optional(count),
    dealtTo: optional(list(card)),
    resolved: optional(list(anyDie)),
    lost: optional(count),
    die: optional(anyDie),
  };
}
