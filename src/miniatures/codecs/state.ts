/** Codecs of states and actions: whatever enters from outside passes one. */
import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  type OwnActionFields,
  type StateFields,
} from '../../core/codec';
import { FACTIONS, SIDES, statCardCodec } from '../facts';
import type { MiniaturesAction } from '../model/actions';
import { gameType, square, stage, until } from '../model/codecs';
import type { Character, Lasting, MiniaturesPlayer, MiniaturesState } from '../model/state';
import { abilityValue } from './events';
import { battleMap, doorStates } from './map';

const character = object<Character>('a character', {
  id: text,
  card: text,
  player: text,
  place: oneOf('a place', ['aside', 'reserve', 'map', 'defeated']),
  at: square,
  squeezed: nullable(square),
  aboard: nullable(text),
  damage: count,
  force: count,
  activated: flag,
  spent: list(text),
  opportunity: flag,
  counts: flag,
  worth: count,
});

const lasting = object<Lasting>('what a character has for a while', {
  character: text,
  ability: text,
  value: nullable(abilityValue),
  until,
  turn: nullable(text),
  by: text,
});

const player = object<MiniaturesPlayer>('a player', {
  id: text,
  faction: oneOf('a faction', FACTIONS),
  side: nullable(oneOf('a side', SIDES)),
  team: count,
  area: nullable(count),
});

export const stateFields: StateFields<MiniaturesState> = {
  gameType,
  map: battleMap,
  cards: list(statCardCodec),
  doors: doorStates,
  round: count,
  stage,
  players: list(player),
  contested: flag,
  first: nullable(text),
  characters: list(character),
  lasting: list(lasting),
  quietRounds: count,
  fought: flag,
  turn: nullable(text),
  winners: nullable(list(text)),
};

const of = { character: text };

export const actionFields: OwnActionFields<MiniaturesAction> = {
  'choose-side': { faction: oneOf('a faction', FACTIONS) },
  'choose-start-area': { area: count },
  'choose-first-to-set-up': { first: text },
  'set-up': { ...of, at: square },
  'choose-first-player': { first: text },
  activate: of,
  move: { ...of, to: square, squeezed: nullable(square) },
  attack: { ...of, target: text },
  'move-faster': of,
  'end-turn': of,
  'combine-fire': of,
  'roll-attack': of,
  reroll: of,
  'keep-roll': of,
  'attack-of-opportunity': { ...of, target: text },
  'let-pass': { target: text },
  affect: of,
  push: { ...of, to: square },
  'no-more-attacks': of,
  'pay-force': { ...of, from: text },
};
