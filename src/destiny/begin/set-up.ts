/** A game from its first setup step: two decks or more as deck builders export them (des.setup.01, des.free-for-all.01). */
import * as E from 'fp-ts/lib/Either';
import {
  coreState,
  decode,
  pile,
  reason,
  reject,
  type Chance,
  type PlayerId,
  type Prepared,
  type Rejection,
} from '../../core';
import { anyText, anything, list, object, oneOf, optional, text } from '../../core/codec';
import { checkTeam, type TeamMember } from '../lists/deck-building';
import { card, type CharacterCard } from '../facts';
import { spareDiceFor } from '../facts/spare-dice';
import { decodeDeck, type Deck } from '../lists/deck';
import { enterPlay } from '../effects/cards';
import { setDieOn } from '../effects/dice';
import { adjudicated, frameAt } from '../engine';
import type { DestinyEvent } from '../model/events';
import { factsOf } from '../queries/cards';
import type { Code, DestinyPlayer, DestinyState } from '../model/state';
import { eachOf } from '../../core/codec/together';

export const FEWEST_PLAYERS = 2;

/** What `destiny.begin` takes: two decks, or more for a free-for-all. */
export interface DestinySetup {
  /** Exported decks (JSON, parsed or as text, or the plain-text list), or decks that `decodeDeck` gave. The first belongs to `p1`. */
  decks: readonly unknown[];
  /** Dice in each player's set-aside zone, by code, instead of all that the player's cards can need. */
  dice?: Code[][];
}

export const setupCodec = object<DestinySetup>('a setup', {
  decks: list(anything),
  dice: optional(list(list(text))),
});

interface DecodedDeck extends Pick<Deck, 'characters' | 'deck'> {
  battlefield: string;
  name?: string;
  affiliation?: string;
}
const decodedDeck = object<DecodedDeck>('a deck', {
  characters: list(object<TeamMember>('a character', { code: text, dice: oneOf('a number of dice', [1, 2]) })),
  battlefield: text,
  deck: list(text),
  name: optional(anyText),
  affiliation: optional(text),
});

/** A deck in any form, checked. */
function readDeck(given: unknown): E.Either<Rejection, Deck> {
  const isDecoded = typeof given === 'object' && given !== null && 'deck' in given;
  if (!isDecoded) return decodeDeck(given);
  const decoded = decode(decodedDeck, given);
  if (E.isLeft(decoded)) return decoded;
  const { name = 'a deck', characters, battlefield, deck } = decoded.right;
  const [wrong] = checkTeam({ name, characters, battlefields: [battlefield], deck });
  if (wrong) return reject(wrong);
  return E.right({ ...(given as Deck), name });
}

export function setUp(setup: DestinySetup, chance: Chance): E.Either<Rejection, Prepared<DestinyState>> {
  const count = setup.decks.length;
  // More than two play free-for-all, the only other format (des.multiplayer.01): three or four are recommended, more may play (des.free-for-all.01).
  if (count < FEWEST_PLAYERS) {
    const message = `Destiny is played by ${FEWEST_PLAYERS} or more; there are ${count} decks.`;
    return reject(reason('player-count', message, ['des.game-structure.01', 'des.free-for-all.01']), ['decks']);
  }
  const decks = eachOf('decks', setup.decks, readDeck);
  if (E.isLeft(decks)) return decks;
  const unknown = (setup.dice ?? []).flat().find((code) => card(code) === undefined);
  if (unknown !== undefined)
    return reject(reason('unknown-card', `There is no card ${unknown}.`, ['des.identifier.01']), ['dice']);
  return E.right(lay(decks.right, setup.dice ?? [], chance));
}

function lay(decks: readonly Deck[], dice: readonly Code[][], chance: Chance): Prepared<DestinyState> {
  const players = decks.map((deck, i) => newPlayer(`p${i + 1}`, deck, dice[i] ?? diceFor(deck)));
  const state = emptyState(players, chance);
  for (const [i, deck] of decks.entries())
    for (const member of deck.characters) {
      const owner = `p${i + 1}`;
      // In play from the start, under their owner's control (des.in-play.02, des.controller.02).
      const entered = enterPlay(state, { code: member.code, owner, controller: owner, type: 'character' });
      for (let n = 0; n < member.dice; n++) setDieOn(state, entered, member.code);
    }
  return {
    state,
    unadjudicated: unadjudicated(
      decks.flatMap((deck) => [...deck.characters.map((each) => each.code), ...deck.deck, deck.battlefield]),
    ),
  };
}

/** Names of cards with an ability that is not in the registry. */
export function unadjudicated(codes: readonly Code[]): string[] {
  const missing = [...new Set(codes)].map(factsOf).filter((each) => each.hasAbility && !adjudicated(each.code));
  return missing.map((each) => each.name);
}

/** One die for every card of the deck that has one, and those that cards need beside (des.set-aside-zone.01). */
function diceFor(deck: Pick<Deck, 'characters' | 'deck'>): Code[] {
  const team = deck.characters
    .map((each) => factsOf(each.code))
    .filter((each): each is CharacterCard => each.type === 'character');
  const own = deck.deck.filter((code) => factsOf(code).sides.length > 0);
  const spare = [...team, ...deck.deck.map(factsOf)].flatMap((each) => spareDiceFor(each, team));
  return [...own, ...spare].sort();
}

/** Before cards and tokens are dealt out; the battlefield lies aside until one is in use (des.setup.07, des.set-aside-zone.06). */
function newPlayer(id: PlayerId, deck: Deck, diceAside: readonly Code[]): DestinyPlayer {
  return {
    id,
    battlefield: deck.battlefield,
    hand: [],
    deck: pile(`${id} deck`, deck.deck),
    discard: [],
    setAside: [{ code: deck.battlefield, owner: id, under: null }],
    diceAside: [...diceAside].sort(),
    resources: 0,
    eliminated: false,
  };
}

/** Before the first step of setup (des.setup.01). */
export function emptyState(players: DestinyPlayer[], chance: Chance): DestinyState {
  return {
    ...coreState<DestinyEvent>(chance, frameAt('game', null)),
    round: 0,
    phase: 'setup',
    players,
    cards: [],
    dice: [],
    limbo: [],
    battlefield: { code: null, owner: null, controller: null, claimedBy: null, closed: false },
    turn: null,
    passes: 0,
    changed: false,
    resolved: [],
    additional: [],
    phaseEnding: false,
    delayed: [],
    played: [],
    looks: [],
    serials: [],
    deputy: null,
    winner: null,
    wonBy: [],
  };
}
