/** The described table -> the position that the game resumes from. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json, type Rejection } from '../../core';
import { cut } from '../../core/codec/cut';
import { didYouMean } from '../../core/codec/nearest';
import type { Parts, Start } from '../../language/language';
import { card, fullName, allCards, type CardType } from '../facts';
import { sideText } from '../facts/face';
import type { PlacedCard, PlacedCharacter, PlacedPlayer, Position } from '../begin/position';
import type { Code } from '../model/state';
import { ALL_TYPES, cardWords, codeOf, nameOfCode } from './card-words';
import {
  asDestiny,
  ON_CARD,
  saidOf,
  type BattlefieldWords,
  type CharacterWords,
  type DestinyParts,
  type Lying,
  type LyingWords,
  type PlayerWords,
} from './parts';
import { wrongName } from './names';

type Path = readonly (string | number)[];
type Read<A> = E.Either<Rejection, A>;

/** In use where the file does not say. */
const USUAL_BATTLEFIELD = 'Starship Graveyard';
/** A deck that the file does not describe: all cards alike, so that nobody has to say what is drawn. */
const USUAL_DECK: readonly string[] = Array.from({ length: 20 }, () => 'Parry');

/** So much of a word that means nothing is repeated. */
const LONGEST_WRITTEN = 40;

/** What makes the words impossible; thrown inside `begin` only, and caught at its end. */
class Wrong extends Error {
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message);
  }
}

export function begin(given: Parts): Read<Start> {
  const parts = asDestiny(given);
  try {
    return E.right({ position: positionOf(parts) as unknown as Json });
  } catch (error) {
    if (error instanceof Wrong) return reject(reason('no-such-position', error.message, []), error.path);
    throw error;
  }
}

function positionOf(parts: DestinyParts): Position {
  const { phase = 'action', turn, round, passes } = parts.moment ?? {};
  const players = Object.entries(parts.players).map(([id, words]) => playerOf(id, words, phase === 'setup'));
  const common = { players, ...(round === undefined ? {} : { round }) };
  const moment = { phase, ...(turn === undefined ? {} : { turn }), ...(passes === undefined ? {} : { passes }) };
  if (phase !== 'setup') return { ...common, moment, battlefield: battlefieldOf(parts) };
  if (parts.battlefield !== undefined)
    throw new Wrong(['battlefield'], 'in setup no battlefield is in use yet: write which one each player brought');
  return { ...common, moment };
}

function battlefieldOf({ battlefield = {}, players, moment }: DestinyParts): NonNullable<Position['battlefield']> {
  const words: BattlefieldWords = typeof battlefield === 'string' ? { card: battlefield } : battlefield;
  const owner = words['brought-by'] ?? Object.keys(players)[0] ?? '';
  const controller = words.controller === undefined ? owner : words.controller;
  if (controller === null && moment?.turn === undefined && moment?.phase !== 'upkeep')
    throw new Wrong(
      ['battlefield', 'controller'],
      'nobody controls the battlefield: write whose turn it is, under moment',
    );
  const claimedBy = words['claimed-by'];
  const code = codeNamed(words.card ?? USUAL_BATTLEFIELD, ['battlefield'], ['battlefield']);
  return { card: code, owner, controller, ...(claimedBy === undefined ? {} : { claimedBy }) };
}

function playerOf(id: string, words: PlayerWords, isSetup: boolean): PlacedPlayer {
  const path = ['players', id];
  const cards = (key: 'hand' | 'deck-top' | 'deck' | 'deck-bottom' | 'discard' | 'set-aside' | 'dice-aside'): Code[] =>
    (words[key] ?? []).map((word, i) => codeNamed(word, undefined, [...path, key, i]));
  const described = (['deck-top', 'deck', 'deck-bottom'] as const).some((key) => words[key] !== undefined);
  const shuffled = described ? cards('deck') : USUAL_DECK.map((word) => codeNamed(word, undefined, path));
  const brought = words.brought ?? (isSetup ? USUAL_BATTLEFIELD : undefined);
  return {
    id,
    characters: words.characters.map((each, i) => characterOf(each, [...path, 'characters', i])),
    supports: (words.supports ?? []).map((each, i) => placedOf(each, ['support', 'upgrade'], [...path, 'supports', i])),
    hand: cards('hand'),
    deck: { top: cards('deck-top'), shuffled, bottom: cards('deck-bottom') },
    discard: cards('discard'),
    setAside: cards('set-aside'),
    resources: words.resources ?? 0,
    ...(words['dice-aside'] ? { diceAside: cards('dice-aside') } : {}),
    ...(brought === undefined ? {} : { battlefield: codeNamed(brought, ['battlefield'], path) }),
  };
}

function characterOf(lying: Lying<CharacterWords>, path: Path): PlacedCharacter {
  const { elite, upgrades, defeated, ...words } = saidOf(lying);
  const placed = placedOf(typeof lying === 'string' ? lying : words, ['character'], path);
  if (elite && placed.dice && placed.dice.length !== 2)
    throw new Wrong([...path, 'elite'], `an elite character has two dice: write what both show, or ${ON_CARD}`);
  return {
    ...placed,
    ...(elite && !placed.dice ? { dice: [null, null] } : {}),
    ...(upgrades ? { upgrades: upgrades.map((each, i) => placedOf(each, ['upgrade'], [...path, 'upgrades', i])) } : {}),
    ...(defeated === undefined ? {} : { defeated }),
  };
}

function placedOf(lying: Lying, types: readonly CardType[], path: Path): PlacedCard {
  const { card: word, name, die, dice, ...tokens } = saidOf<LyingWords>(lying);
  const code = codeNamed(word, types, typeof lying === 'string' ? path : [...path, 'card']);
  const trouble = name === undefined ? null : wrongName(name);
  if (trouble !== null) throw new Wrong([...path, 'name'], trouble);
  if (die !== undefined && dice !== undefined)
    throw new Wrong([...path, 'dice'], 'die or dice is expected here, not both');
  const shown = dice ?? (die === undefined ? undefined : [die]);
  shown?.forEach((side, i) => mustHave(code, side, [...path, ...(die === undefined ? ['dice', i] : ['die'])]));
  return {
    card: code,
    ...tokens,
    ...(name === undefined ? {} : { id: name }),
    ...(shown ? { dice: shown.map((side) => (side === ON_CARD ? null : side)) } : {}),
  };
}

/** The card's die has this side. */
function mustHave(code: Code, side: string, path: Path): void {
  const sides = [...new Set((card(code)?.sides ?? []).map(sideText))];
  if (sides.length === 0) throw new Wrong(path, `${nameOfCode(code)} has no die`);
  if (side !== ON_CARD && !sides.includes(side))
    throw new Wrong(
      path,
      `the die of ${nameOfCode(code)} has no side '${side}'${didYouMean(side, sides)}; it has ${sides.join(', ')}`,
    );
}

function codeNamed(word: string, types: readonly CardType[] | undefined, path: Path): Code {
  const code = codeOf(word, types);
  if (code === undefined) throw new Wrong(path, notCalled(word, types));
  return code;
}

/** Why no card of these types is meant: what the judge says of files, for those who begin without it. */
function notCalled(word: string, types: readonly CardType[] | undefined): string {
  const names = Object.keys(cardWords(types ?? ALL_TYPES));
  const namesakes = allCards().filter((each) => each.name === word && names.includes(fullName(each)));
  if (namesakes.length > 1)
    return `several cards are called ${word}: write ${namesakes.map((each) => `'${fullName(each)}'`).join(' or ')}`;
  const known = codeOf(word);
  return known === undefined
    ? `no card is called '${cut(word, LONGEST_WRITTEN)}'${didYouMean(word, names)}`
    : `${word} is ${aKind(card(known)?.type)}; ${types?.map(aKind).join(' or ')} is expected here`;
}

function aKind(type: CardType | undefined): string {
  return `${/^[aeiou]/.test(type ?? '') ? 'an' : 'a'} ${type}`;
}

/** Where in the file a path of the position is. */
export function placeOf(path: Path, given: Parts): Path {
  const { players, battlefield } = asDestiny(given);
  const [part, index, ...rest] = path;
  if (part === 'battlefield' && typeof battlefield === 'object')
    return [
      part,
      ({ owner: 'brought-by', claimedBy: 'claimed-by' } as Record<string, string>)[String(index)] ?? String(index),
    ];
  if (part !== 'players' || typeof index !== 'number') return path;
  const renamed = rest.map(
    (each) => ({ setAside: 'set-aside', diceAside: 'dice-aside', battlefield: 'brought', id: 'name' })[each] ?? each,
  );
  return [part, Object.keys(players)[index] ?? '', ...asWritten(renamed, Object.values(players)[index])];
}

/** `die` stands for the only one of `dice`. */
function asWritten(path: Path, player: PlayerWords | undefined): Path {
  const at = path.indexOf('dice');
  if (at < 0) return path;
  const lying = path
    .slice(0, at)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], player);
  return typeof lying === 'object' && lying !== null && 'die' in lying ? [...path.slice(0, at), 'die'] : path;
}
