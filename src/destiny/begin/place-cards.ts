/** The cards of a described position that lie in play, with their tokens and dice. */
import { firstRejection, impossible, type Path, type PlayerId, type Rejection } from '../../core';
import { anyText, count, flag, list, nullable, object, optional, text, type Fields } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { enterPlay } from '../effects/cards';
import { setDieOn } from '../effects/dice';
import { characterDice, madeElite } from '../effects/elite';
import { MOST_SHIELDS } from '../effects/shields';
import { permitted, takeOutOfPlay } from '../engine';
import { card, type CardType } from '../facts';
import { sideText } from '../facts/face';
import { code as codeCodec } from '../model/codecs';
import type { CardInPlay, Code, DestinyState } from '../model/state';
import { MOST_UPGRADES, isElite } from '../queries/cards';

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

/** A character with what is attached to it. */
export interface PlacedCharacter extends PlacedCard {
  upgrades?: PlacedCard[];
  /** Defeated: it lies in the set-aside zone. */
  defeated?: boolean;
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
export const placedCard = object<PlacedCard>('a card in play', placed);
export const placedCharacter = object<PlacedCharacter>('a character', {
  ...placed,
  upgrades: optional(list(placedCard)),
  defeated: optional(flag),
});

/** Where a card lies, and whose it is now. */
type Lying = Pick<CardInPlay, 'controller' | 'type' | 'on'>;

/** The characters of a player with their upgrades, and the supports. */
export function placeCards(
  state: DestinyState,
  player: { id: PlayerId; characters: PlacedCharacter[]; supports?: PlacedCard[] },
  path: Path,
): Rejection | null {
  const { id: controller, characters, supports = [] } = player;
  if (!characters.some((each) => !each.defeated))
    return impossible(
      'no-characters',
      `${controller} has no character in play.`,
      [...path, 'characters'],
      ['des.winning.02'],
    );
  return (
    firstRejection(characters, (each, i) => placeCharacter(state, each, controller, [...path, 'characters', i])) ??
    firstRejection(supports, (each, i) =>
      placeCard(state, each, { controller, type: 'support', on: null }, [...path, 'supports', i]),
    ) ??
    uniqueTwice(state, controller, path)
  );
}

function placeCharacter(
  state: DestinyState,
  given: PlacedCharacter,
  controller: PlayerId,
  path: Path,
): Rejection | null {
  const lying = { controller, type: 'character', on: null } as const;
  const wrong = wrongCard(state, given, lying, path);
  if (wrong) return wrong;
  const character = lay(state, given, lying);
  const { upgrades = [] } = given;
  const trouble =
    placeWhatIsOn(state, character, given, path) ??
    tooManyUpgrades(character, upgrades.length, path) ??
    firstRejection(upgrades, (each, n) =>
      placeCard(state, each, { controller, type: 'upgrade', on: character.id }, [...path, 'upgrades', n]),
    );
  if (trouble) return trouble;
  // Two dice and an upgrade that makes elite: the second one is that upgrade's.
  character.secondDie = madeElite(state, character.id) && isElite(state, character.id);
  return (
    tooManyDice(state, character, [...path, 'dice']) ??
    (given.defeated ? setAsideDefeated(state, character, path) : null)
  );
}

function placeCard(state: DestinyState, given: PlacedCard, lying: Lying, path: Path): Rejection | null {
  const wrong = wrongCard(state, given, lying, path);
  if (wrong) return wrong;
  const laid = lay(state, given, lying);
  return placeWhatIsOn(state, laid, given, path) ?? tooManyDice(state, laid, [...path, 'dice']);
}

function wrongCard(state: DestinyState, given: PlacedCard, { controller, type }: Lying, path: Path): Rejection | null {
  const { card: code, id, owner = controller } = given;
  // One With the Force may lie in play as a support.
  const wrong = wrongType(code, type === 'support' ? ['support', 'upgrade'] : [type], [...path, 'card']);
  if (wrong) return wrong;
  if (!state.players.some((each) => each.id === owner))
    return impossible('unknown-player', `No player is called '${owner}'.`, [...path, 'owner']);
  if (id !== undefined && (!/^[a-z0-9-]+$/.test(id) || state.cards.some((each) => each.id === id)))
    return impossible('bad-id', `'${id}' is no name, or another card has it.`, [...path, 'id']);
  return null;
}

/** Why a card of this code cannot be there; null: it is of one of these types. */
export function wrongType(code: Code, types: readonly CardType[], path: Path): Rejection | null {
  const of = card(code);
  return of && !types.includes(of.type)
    ? impossible('wrong-type', `${of.name} is a ${of.type}, not a ${types.join(' or ')}.`, path, ['des.type.01'])
    : null;
}

function lay(state: DestinyState, given: PlacedCard, lying: Lying): CardInPlay {
  const { card: code, id, owner = lying.controller } = given;
  // The dice of cards that lie in play already are said with them: none comes from the set-aside zone.
  const aside = state.players.map((each) => each.diceAside.splice(0));
  const laid = enterPlay(state, { ...lying, code, owner, ...(id === undefined ? {} : { id }) });
  state.players.forEach((each, i) => each.diceAside.push(...(aside[i] ?? [])));
  laid.exhausted = given.exhausted ?? false;
  laid.damage = given.damage ?? 0;
  laid.shields = given.shields ?? 0;
  return laid;
}

/** Its tokens have been laid with it, its dice come now. */
function placeWhatIsOn(state: DestinyState, laid: CardInPlay, given: PlacedCard, path: Path): Rejection | null {
  const dice = given.dice ?? ((card(laid.code)?.sides.length ?? 0) > 0 ? [null] : []);
  return (
    (laid.type === 'character' ? wrongTokensOfCharacter(laid, path) : wrongCounters(state, laid, path)) ??
    firstRejection(dice, (shown, i) => placeDie(state, laid, shown, [...path, 'dice', i]))
  );
}

function wrongTokensOfCharacter(laid: CardInPlay, path: Path): Rejection | null {
  const facts = card(laid.code);
  if (facts?.type === 'character' && laid.damage >= facts.health)
    return impossible(
      'defeated',
      `${nameOf(laid)} has as much damage as health: it is defeated.`,
      [...path, 'damage'],
      ['des.damage.02'],
    );
  return laid.shields > MOST_SHIELDS
    ? impossible(
        'too-many-shields',
        `A character has at most ${MOST_SHIELDS} shields.`,
        [...path, 'shields'],
        ['des.shields.05'],
      )
    : null;
}

const COUNTERS = [
  ['damage', 'des.damage.01'],
  ['shields', 'des.shields.01'],
] as const;

/** Damage and shields lie on characters; a few other cards keep them as counters. */
function wrongCounters(state: DestinyState, laid: CardInPlay, path: Path): Rejection | null {
  return firstRejection(COUNTERS, ([token, rule]) =>
    laid[token] === 0 || permitted(state, 'keeps tokens', { card: laid.id, token })
      ? null
      : impossible(
          'keeps-no-tokens',
          `${nameOf(laid)} is no character and keeps no ${token}.`,
          [...path, token],
          [rule],
        ),
  );
}

function tooManyUpgrades(character: CardInPlay, count: number, path: Path): Rejection | null {
  return count > MOST_UPGRADES
    ? impossible(
        'too-many-upgrades',
        `${nameOf(character)} has more than ${MOST_UPGRADES} upgrades.`,
        [...path, 'upgrades'],
        ['des.upgrade.04'],
      )
    : null;
}

/** A card brings one die; a character two, where it is elite: by its second point value, or made so by a card. */
function tooManyDice(state: DestinyState, of: CardInPlay, path: Path): Rejection | null {
  const facts = card(of.code);
  const isCharacter = facts?.type === 'character';
  const mayBeElite = isCharacter && (facts.points.elite !== null || madeElite(state, of.id));
  const most = mayBeElite ? 2 : 1;
  if (characterDice(state, of).length <= most) return null;
  const why = mayBeElite ? 'two dice at most' : isCharacter ? 'one point value only: it brings one die' : 'one die';
  const rules = isCharacter
    ? ['des.character.06', 'des.team-building.05']
    : [of.type === 'upgrade' ? 'des.upgrade.08' : 'des.support.05'];
  return impossible('too-many-dice', `${nameOf(of)} has ${why}.`, path, rules);
}

function uniqueTwice({ cards }: DestinyState, player: PlayerId, path: Path): Rejection | null {
  const names = cards
    .filter((each) => each.controller === player && card(each.code)?.unique)
    .map((each) => card(each.code)?.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined
    ? null
    : impossible('unique-twice', `${player} has two copies of ${twice}, which is unique.`, path, ['des.uniqueness.02']);
}

function nameOf({ code }: CardInPlay): string {
  return card(code)?.name ?? code;
}

function placeDie(state: DestinyState, on: CardInPlay, shown: string | null, path: Path): Rejection | null {
  const texts = (card(on.code)?.sides ?? []).map(sideText);
  if (texts.length === 0) return impossible('no-die', `${nameOf(on)} has no die.`, path, ['des.die-reference.01']);
  const die = setDieOn(state, on, on.code);
  if (shown === null) return null;
  die.side = texts.indexOf(shown);
  if (die.side < 0)
    return impossible(
      'no-such-side',
      `The die of ${nameOf(on)} has no side '${shown}'${didYouMean(shown, texts) || '.'}`,
      path,
      ['des.die-reference.01'],
    );
  die.zone = 'pool';
  die.on = null;
  return null;
}

function setAsideDefeated(state: DestinyState, character: CardInPlay, path: Path): Rejection | null {
  if (state.cards.some((each) => each.on === character.id))
    return impossible('upgrades-on-defeated', `${character.id} is defeated and has no upgrades.`, path, [
      'des.defeated-characters.03',
    ]);
  const owner = state.players.find((each) => each.id === character.owner);
  for (const die of state.dice.filter((each) => each.card === character.id)) owner?.diceAside.push(die.code);
  owner?.diceAside.sort();
  state.dice = state.dice.filter((each) => each.card !== character.id);
  takeOutOfPlay(state, character.id);
  character.zone = 'set-aside';
  return null;
}
