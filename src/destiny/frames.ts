/** What the frames of saved games must hold: the data of each procedure, by kind, so that a tampered one is refused with its place. */
import { reason, rejection, type Frame, type Rejection } from '../core';
import { card } from './cards';
import type { DestinyState } from './state';

type Kind = (state: DestinyState, value: unknown) => boolean;

const isText: Kind = (_state, value) => typeof value === 'string';
const isBoolean: Kind = (_state, value) => typeof value === 'boolean';
const isCount: Kind = (_state, value) => Number.isInteger(value) && (value as number) >= 0;
const isInteger: Kind = (_state, value) => Number.isInteger(value);
const isPlayer: Kind = (state, value) => state.players.some((each) => each.id === value);
const isDie: Kind = (state, value) => state.dice.some((each) => each.id === value);
const isCode: Kind = (_state, value) => typeof value === 'string' && card(value) !== undefined;
const isObject: Kind = (_state, value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const orNull =
  (kind: Kind): Kind =>
  (state, value) =>
    value === null || kind(state, value);
const maybe =
  (kind: Kind): Kind =>
  (state, value) =>
    value === undefined || kind(state, value);
const listOf =
  (kind: Kind): Kind =>
  (state, value) =>
    Array.isArray(value) && value.every((each) => kind(state, each));
const recordOf =
  (kind: Kind): Kind =>
  (state, value) =>
    isObject(state, value) && Object.values(value as object).every((each) => kind(state, each));
const share: Kind = (state, value) =>
  isObject(state, value) &&
  isText(state, (value as { character?: unknown }).character) &&
  isCount(state, (value as { amount?: unknown }).amount);
const damage: Kind = (state, value) =>
  isObject(state, value) &&
  isText(state, (value as { character?: unknown }).character) &&
  isCount(state, (value as { amount?: unknown }).amount);
const cardSide: Kind = (state, value) => {
  const { code, side } = (isObject(state, value) ? value : {}) as { code?: unknown; side?: unknown };
  return isCode(state, code) && isCount(state, side) && card(code as string)?.sides[side as number] !== undefined;
};
const action: Kind = (state, value) =>
  isObject(state, value) &&
  isText(state, (value as { type?: unknown }).type) &&
  isPlayer(state, (value as { player?: unknown }).player);

type Fields = Readonly<Record<string, Kind>>;

const play: Fields = {
  player: isPlayer,
  code: isCode,
  owner: isPlayer,
  from: isText,
  on: orNull(isText),
  replacing: orNull(isText),
  free: isBoolean,
  less: isInteger,
  card: isText,
  ambush: isBoolean,
  last: isBoolean,
};
const symbol: Fields = {
  by: isPlayer,
  worth: isInteger,
  symbol: isText,
  code: isCode,
  die: orNull(isText),
  dice: listOf(isText),
  source: orNull(isText),
  unblockable: isBoolean,
  againstEach: orNull(isPlayer),
  opponent: maybe(isPlayer),
  turned: maybe(listOf(isText)),
  ability: maybe(isText),
};
const sharing: Fields = { player: isPlayer, left: isCount, given: listOf(share) };
const drawing: Fields = { player: isPlayer, left: isInteger };
const looking: Fields = { viewer: isPlayer, owner: isPlayer };
const ability: Fields = {
  picks: maybe(recordOf(listOf(isText))),
  answers: maybe(recordOf(isText)),
  rolled: maybe(listOf(isText)),
  discarded: maybe(listOf(isCode)),
  dealtTo: maybe(listOf(isText)),
  controller: isPlayer,
};

const FRAMES: Readonly<Record<string, Fields>> = {
  turn: { player: isPlayer },
  'additional action': { player: isPlayer },
  'perform an action': { action },
  'resolve dice': {
    player: isPlayer,
    symbol: orNull(isText),
    among: orNull(listOf(isText)),
    most: orNull(isCount),
    atLeastOne: isBoolean,
    resolved: listOf(isText),
    count: isCount,
    base: orNull(isDie),
    modifiers: listOf(isDie),
  },
  'discard to reroll': { player: isPlayer, card: isText, dice: listOf(isDie) },
  'play a card': play,
  'keep within limits': { character: isText },
  'keep elite': { character: isText },
  'keep unique cards unique': { player: isPlayer },
  'move upgrade': { card: isText, to: isText, by: isPlayer },
  'leave play': { card: isText, to: isText, by: orNull(isPlayer), why: isText },
  claim: { player: isPlayer },
  'resolve die': {
    die: orNull(isText),
    card: orNull(cardSide),
    by: isPlayer,
    modifiers: listOf(isText),
    as: orNull(isText),
    plus: isInteger,
    value: orNull(isInteger),
    symbol: isText,
    worth: isInteger,
    shown: isInteger,
    lost: isCount,
    againstEach: orNull(isPlayer),
  },
  'resolve damage': symbol,
  'resolve shields': symbol,
  'resolve focus': symbol,
  'resolve disrupt': symbol,
  'resolve discard': symbol,
  'resolve special': symbol,
  'roll dice': { dice: listOf(isDie), reroll: isBoolean, by: isPlayer, at: isCount },
  'take damage': {
    event: damage,
    left: isCount,
    blocking: maybe(isPlayer),
    first: maybe(listOf(isPlayer)),
    settled: maybe(listOf(isPlayer)),
    usedHere: maybe(listOf(isText)),
  },
  defeat: { character: isText, by: orNull(isPlayer) },
  'distribute damage': { ...sharing, by: isPlayer, unblockable: isBoolean },
  'distribute shields': sharing,
  'draw cards': { ...drawing, drawn: isCount },
  'discard from deck': { ...drawing, by: isPlayer },
  'discard at random': { ...drawing, by: isPlayer },
  'look at random cards': { ...looking, left: isCount },
  'look at deck': { ...looking, count: isCount },
  'upkeep phase': { discarded: maybe(listOf(isPlayer)) },
  setup: { seated: maybe(listOf(isPlayer)), settled: maybe(listOf(isPlayer)) },
  'roll for the battlefield': { rollers: listOf(isPlayer), dice: listOf(isDie), at: isCount, winner: orNull(isPlayer) },
  eliminate: { player: isPlayer, rules: listOf(isText) },
};

/** The data that a frame must hold and does not, or null. */
export function wrongFrame(state: DestinyState, frame: Frame, at: number): Rejection | null {
  const fields =
    FRAMES[frame.procedure] ??
    (frame.procedure.startsWith('ability ') || frame.procedure === 'resolve ability' ? ability : {});
  const data = frame as unknown as Readonly<Record<string, unknown>>;
  const wrong = Object.keys(fields).find((name) => !fields[name]?.(state, data[name]));
  if (wrong === undefined || frame.procedure === 'ability queue') return null;
  return rejection(reason('malformed', `The frame '${frame.procedure}' has no such '${wrong}'.`, []), [
    'stack',
    at,
    wrong,
  ]);
}
