/** A game from any described moment in its middle: cards, dice with the side they show, hands, decks, and the moment of the round. */
import * as E from 'fp-ts/lib/Either';
import { reason, rejection, type Chance, type PlayerId, type Prepared, type Rejection } from '../../core';
import {
  anyText,
  count,
  either,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  textOr,
  type Fields,
} from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { card, type CardType } from '../facts';
import { sideText } from '../facts/face';
import { code as codeCodec } from '../model/codecs';
import { enterPlay } from '../effects/cards';
import { setDieOn } from '../effects/dice';
import { characterDice, madeElite } from '../effects/elite';
import { MOST_SHIELDS } from '../effects/shields';
import { isElite } from '../queries/cards';
import { MOST_UPGRADES } from '../procedures/play-a-card';
import { momentFrames } from './moment';
import { FEWEST_PLAYERS, emptyState, unadjudicated } from './set-up';
import type { CardInPlay, Code, DestinyPlayer, DestinyState } from '../model/state';
import { permitted, takeOutOfPlay } from '../engine';

/** A card as it lies in play. What is not said: ready, no tokens, its die on it. */
export interface PlacedCard {
  /** Code of the card. */
  card: Code;
  /** Default: its name in small letters, `jango-fett`. */
  id?: string;
  exhausted?: boolean;
  damage?: number;
  shields?: number;
  /** Its dice: the side each shows in the pool in words (`2 ranged`), or null for one on the card. Default: one on the card, if it has one. */
  dice?: (string | null)[];
  /** The player who owns it, where another one controls it. */
  owner?: PlayerId;
}

export interface PlacedCharacter extends PlacedCard {
  upgrades?: PlacedCard[];
  /** Defeated: it lies in the set-aside zone. */
  defeated?: boolean;
}

export interface PlacedPlayer {
  id: PlayerId;
  characters: PlacedCharacter[];
  supports?: PlacedCard[];
  hand?: Code[];
  /** A list: shuffled. Or with a known top and bottom, the topmost first. */
  deck?: Code[] | { top?: Code[]; shuffled?: Code[]; bottom?: Code[] };
  discard?: Code[];
  /** Cards set aside faceup; `under`: facedown under another. */
  setAside?: (Code | { card: Code; under: Code })[];
  /** Dice in the set-aside zone. Default: one for each card with a die in hand, deck and discard pile. */
  diceAside?: Code[];
  resources?: number;
  /** The battlefield that the player brought; set aside unless it is the one in use. */
  battlefield?: Code;
}

export interface Moment {
  /** 'setup': hands have not been drawn, and no battlefield is in use yet. */
  phase: 'setup' | 'action' | 'upkeep';
  /** Whose turn; default: the battlefield's controller. */
  turn?: PlayerId;
  /** Passes in a row so far. */
  passes?: number;
}

export interface Position {
  /** Default 1. */
  round?: number;
  /** In seating order, clockwise. */
  players: PlacedPlayer[];
  /** The one in use: needed but in setup, where none is. */
  battlefield?: { card: Code; owner: PlayerId; controller: PlayerId | null; claimedBy?: PlayerId };
  moment?: Moment;
}

const placed: Fields<PlacedCard> = {
  card: codeCodec,
  id: optional(text),
  exhausted: optional(flag),
  damage: optional(count),
  shields: optional(count),
  dice: optional(list(nullable(anyText))),
  owner: optional(text),
};
const placedCard = object<PlacedCard>('a card in play', placed);
const placedCharacter = object<PlacedCharacter>('a character', {
  ...placed,
  upgrades: optional(list(placedCard)),
  defeated: optional(flag),
});
const codes = list(codeCodec);
type Known = Exclude<NonNullable<PlacedPlayer['deck']>, Code[]>;
const knownDeck = object<Known>('a deck', {
  top: optional(codes),
  shuffled: optional(codes),
  bottom: optional(codes),
});
type WithUnder = Exclude<NonNullable<PlacedPlayer['setAside']>[number], Code>;
const withUnder = object<WithUnder>('a card with one under it', { card: codeCodec, under: codeCodec });
const placedPlayer = object<PlacedPlayer>('a player', {
  id: text,
  characters: list(placedCharacter),
  supports: optional(list(placedCard)),
  hand: optional(codes),
  deck: optional(either<Code[], Known>('a deck', Array.isArray, codes, knownDeck)),
  discard: optional(codes),
  setAside: optional(list(textOr('a card set aside', codeCodec, withUnder))),
  diceAside: optional(codes),
  resources: optional(count),
  battlefield: optional(codeCodec),
});

export const positionCodec = object<Position>('a position', {
  players: list(placedPlayer),
  battlefield: optional(
    object<NonNullable<Position['battlefield']>>('a battlefield', {
      card: codeCodec,
      owner: text,
      controller: nullable(text),
      claimedBy: optional(text),
    }),
  ),
  round: optional(count),
  moment: optional(
    object<Moment>('a moment', {
      phase: oneOf('a phase', ['setup', 'action', 'upkeep']),
      turn: optional(text),
      passes: optional(count),
    }),
  ),
});

type Path = (string | number)[];

/** What makes a position impossible; thrown inside `place` only, and caught at its end. */
class Impossible extends Error {
  constructor(readonly rejection: Rejection) {
    super(rejection.message);
  }
}

function refuse(code: string, message: string, rules: readonly string[], path: Path): never {
  throw new Impossible(rejection(reason(code, message, rules), path));
}

export function place(position: Position, chance: Chance): E.Either<Rejection, Prepared<DestinyState>> {
  try {
    return E.right(placeAll(position, chance));
  } catch (error) {
    if (error instanceof Impossible) return E.left(error.rejection);
    throw error;
  }
}

function placeAll(position: Position, chance: Chance): Prepared<DestinyState> {
  const { players, battlefield: field } = position;
  if (players.length < FEWEST_PLAYERS)
    refuse('player-count', `Destiny is played by ${FEWEST_PLAYERS} or more.`, ['des.free-for-all.01'], ['players']);
  const ids = players.map((each) => each.id);
  if (new Set(ids).size !== ids.length) refuse('same-name', 'Two players have one name.', [], ['players']);
  const known = (id: PlayerId | null | undefined, path: Path): void => {
    if (id !== null && id !== undefined && !ids.includes(id))
      refuse('unknown-player', `No player is called '${id}'${didYouMean(id, ids)}.`, [], path);
  };
  known(field?.owner, ['battlefield', 'owner']);
  known(field?.controller, ['battlefield', 'controller']);
  known(field?.claimedBy, ['battlefield', 'claimedBy']);
  known(position.moment?.turn, ['moment', 'turn']);
  const isSetup = position.moment?.phase === 'setup';
  mustHaveBattlefields(position, isSetup);
  const state = emptyState(
    players.map((each, i) => toPlayer(each, i, field)),
    chance,
    'game',
  );
  state.round = position.round ?? (isSetup ? 0 : 1);
  if (field) {
    const { card: code, owner, controller, claimedBy = null } = field;
    state.battlefield = { code, owner, controller, claimedBy, closed: false };
    if (controller === null) state.deputy = owner;
  }
  players.forEach((each, i) => placePlayer(state, each, ['players', i], ids));
  state.stack = momentFrames(state, position.moment ?? { phase: 'action' });
  const all = [
    ...players.flatMap((each) => [...(each.hand ?? []), ...deckOf(each)]),
    ...state.cards.map((each) => each.code),
    ...state.players.map((each) => each.battlefield),
    ...(field ? [field.card] : []),
  ];
  return { state, unadjudicated: unadjudicated(all) };
}

/** One is in use, or it is setup and every player has brought one (des.battlefield.01). */
function mustHaveBattlefields({ battlefield, players }: Position, isSetup: boolean): void {
  if (isSetup && battlefield)
    refuse('battlefield-in-setup', 'No battlefield is in use before setup.', ['des.setup.11'], ['battlefield']);
  if (!isSetup && !battlefield)
    refuse('no-battlefield', 'A battlefield is in use.', ['des.battlefield.01'], ['battlefield']);
  if (battlefield) typeMust(battlefield.card, ['battlefield'], ['battlefield', 'card']);
  players.forEach(({ battlefield: brought }, i) => {
    if (brought !== undefined) typeMust(brought, ['battlefield'], ['players', i, 'battlefield']);
    else if (isSetup)
      refuse('no-battlefield', 'Every player brings a battlefield.', ['des.setup.03'], ['players', i, 'battlefield']);
  });
}

function deckOf({ deck = [] }: PlacedPlayer): Code[] {
  return Array.isArray(deck) ? deck : [...(deck.top ?? []), ...(deck.shuffled ?? []), ...(deck.bottom ?? [])];
}

function toPlayer(given: PlacedPlayer, i: number, field: Position['battlefield']): DestinyPlayer {
  const {
    id,
    battlefield = field?.card ?? '',
    hand = [],
    deck = [],
    discard = [],
    setAside = [],
    resources = 0,
  } = given;
  const parts = Array.isArray(deck) ? { shuffled: deck } : deck;
  for (const [zone, cards] of Object.entries({ hand, deck: deckOf(given), discard }))
    cards.forEach((code) => typeMust(code, ['event', 'upgrade', 'support'], ['players', i, zone]));
  return {
    id,
    battlefield,
    hand: [...hand],
    deck: {
      name: `${id} deck`,
      top: [...(parts.top ?? [])],
      unknown: [...(parts.shuffled ?? [])].sort(),
      bottom: [...(parts.bottom ?? [])],
    },
    discard: [...discard],
    setAside: [...unusedBattlefield(given, field), ...setAside].map((each) =>
      typeof each === 'string'
        ? { code: each, owner: id, under: null }
        : { code: each.card, owner: id, under: each.under },
    ),
    diceAside: [...(given.diceAside ?? diceFor([...hand, ...deckOf(given), ...discard]))].sort(),
    resources,
    eliminated: false,
  };
}

/** The dice that these cards need to enter play (des.set-aside-zone.01). */
function diceFor(codes: readonly Code[]): Code[] {
  return codes.filter((code) => (card(code)?.sides.length ?? 0) > 0);
}

/** A battlefield that is not used lies in the set-aside zone (des.battlefield.01). */
function unusedBattlefield({ id, battlefield }: PlacedPlayer, field: Position['battlefield']): Code[] {
  return battlefield === undefined || field?.owner === id ? [] : [battlefield];
}

function typeMust(code: Code, types: readonly CardType[], path: Path): void {
  const of = card(code);
  if (of && !types.includes(of.type))
    refuse('wrong-type', `${of.name} is a ${of.type}, not a ${types.join(' or ')}.`, ['des.type.01'], path);
}

function placePlayer(state: DestinyState, player: PlacedPlayer, path: Path, ids: readonly PlayerId[]): void {
  if (!player.characters.some((each) => !each.defeated))
    refuse('no-characters', `${player.id} has no character in play.`, ['des.winning.02'], [...path, 'characters']);
  player.characters.forEach((each, i) => {
    const at = [...path, 'characters', i];
    const character = placeCard(state, each, player.id, 'character', null, at, ids);
    if ((each.upgrades?.length ?? 0) > MOST_UPGRADES)
      refuse(
        'too-many-upgrades',
        `${nameOf(character)} has more than ${MOST_UPGRADES} upgrades.`,
        ['des.upgrade.04'],
        [...at, 'upgrades'],
      );
    each.upgrades?.forEach((upgrade, n) => {
      const path = [...at, 'upgrades', n];
      wrongDice(state, placeCard(state, upgrade, player.id, 'upgrade', character.id, path, ids), [...path, 'dice']);
    });
    // Two dice and an upgrade that makes elite: the second one is that upgrade's.
    character.secondDie = madeElite(state, character.id) && isElite(state, character.id);
    wrongDice(state, character, [...at, 'dice']);
    if (each.defeated) setAsideDefeated(state, character, at);
  });
  player.supports?.forEach((each, i) => {
    const at = [...path, 'supports', i];
    wrongDice(state, placeCard(state, each, player.id, 'support', null, at, ids), [...at, 'dice']);
  });
  const uniques = state.cards
    .filter((each) => each.controller === player.id && card(each.code)?.unique)
    .map((each) => card(each.code)?.name);
  const twice = uniques.find((name, i) => uniques.indexOf(name) !== i);
  if (twice !== undefined)
    refuse('unique-twice', `${player.id} has two copies of ${twice}, which is unique.`, ['des.uniqueness.02'], path);
}

function placeCard(
  state: DestinyState,
  given: PlacedCard,
  controller: PlayerId,
  type: CardInPlay['type'],
  on: string | null,
  path: Path,
  ids: readonly PlayerId[],
): CardInPlay {
  const facts = card(given.card);
  // One With the Force may lie in play as a support.
  typeMust(given.card, type === 'support' ? ['support', 'upgrade'] : [type], [...path, 'card']);
  const owner = given.owner ?? controller;
  if (!ids.includes(owner)) refuse('unknown-player', `No player is called '${owner}'.`, [], [...path, 'owner']);
  if (given.id !== undefined && (!/^[a-z0-9-]+$/.test(given.id) || state.cards.some((each) => each.id === given.id)))
    refuse('bad-id', `'${given.id}' is no name, or another card has it.`, [], [...path, 'id']);
  // The dice of cards that lie in play already are said with them: none comes from the set-aside zone.
  const aside = state.players.map((each) => each.diceAside.splice(0));
  const placedAs = enterPlay(state, {
    code: given.card,
    owner,
    controller,
    type,
    on,
    ...(given.id === undefined ? {} : { id: given.id }),
  });
  state.players.forEach((each, i) => each.diceAside.push(...(aside[i] ?? [])));
  placedAs.exhausted = given.exhausted ?? false;
  placedAs.damage = given.damage ?? 0;
  placedAs.shields = given.shields ?? 0;
  if (type === 'character' && facts?.type === 'character' && placedAs.damage >= facts.health)
    refuse(
      'defeated',
      `${nameOf(placedAs)} has as much damage as health: it is defeated.`,
      ['des.damage.02'],
      [...path, 'damage'],
    );
  if (type === 'character' && placedAs.shields > MOST_SHIELDS)
    refuse(
      'too-many-shields',
      `A character has at most ${MOST_SHIELDS} shields.`,
      ['des.shields.05'],
      [...path, 'shields'],
    );
  wrongTokens(state, placedAs, path);
  const dice = given.dice ?? ((facts?.sides.length ?? 0) > 0 ? [null] : []);
  dice.forEach((shown, i) => placeDie(state, placedAs, shown, [...path, 'dice', i]));
  return placedAs;
}

/** A card brings one die; a character two, where it is elite: by its second point value, or made so by a card. */
function wrongDice(state: DestinyState, of: CardInPlay, path: Path): void {
  const facts = card(of.code);
  const isCharacter = facts?.type === 'character';
  const mayBeElite = isCharacter && (facts.points.elite !== null || madeElite(state, of.id));
  const most = mayBeElite ? 2 : 1;
  if (characterDice(state, of).length <= most) return;
  const why = mayBeElite ? 'two dice at most' : isCharacter ? 'one point value only: it brings one die' : 'one die';
  const rules = isCharacter
    ? ['des.character.06', 'des.team-building.05']
    : [of.type === 'upgrade' ? 'des.upgrade.08' : 'des.support.05'];
  refuse('too-many-dice', `${nameOf(of)} has ${why}.`, rules, path);
}

/** Damage and shields lie on characters; a few other cards keep them as counters. */
function wrongTokens(state: DestinyState, placedAs: CardInPlay, path: Path): void {
  if (placedAs.type === 'character') return;
  for (const [token, rule] of [
    ['damage', 'des.damage.01'],
    ['shields', 'des.shields.01'],
  ] as const) {
    if (placedAs[token] === 0 || permitted(state, 'keeps tokens', { card: placedAs.id, token })) continue;
    const message = `${nameOf(placedAs)} is no character and keeps no ${token}.`;
    refuse('keeps-no-tokens', message, [rule], [...path, token]);
  }
}

function nameOf({ code }: CardInPlay): string {
  return card(code)?.name ?? code;
}

function placeDie(state: DestinyState, on: CardInPlay, shown: string | null, path: Path): void {
  const texts = (card(on.code)?.sides ?? []).map(sideText);
  if (texts.length === 0) refuse('no-die', `${nameOf(on)} has no die.`, ['des.die-reference.01'], path);
  const die = setDieOn(state, on, on.code);
  if (shown === null) return;
  die.side = texts.indexOf(shown);
  if (die.side < 0)
    refuse(
      'no-such-side',
      `The die of ${nameOf(on)} has no side '${shown}'${didYouMean(shown, texts)}.`,
      ['des.die-reference.01'],
      path,
    );
  die.zone = 'pool';
  die.on = null;
}

function setAsideDefeated(state: DestinyState, character: CardInPlay, path: Path): void {
  if (state.cards.some((each) => each.on === character.id))
    refuse(
      'upgrades-on-defeated',
      `${character.id} is defeated and has no upgrades.`,
      ['des.defeated-characters.03'],
      path,
    );
  const owner = state.players.find((each) => each.id === character.owner);
  for (const die of state.dice.filter((each) => each.card === character.id)) owner?.diceAside.push(die.code);
  owner?.diceAside.sort();
  state.dice = state.dice.filter((each) => each.card !== character.id);
  takeOutOfPlay(state, character.id);
  character.zone = 'set-aside';
}
