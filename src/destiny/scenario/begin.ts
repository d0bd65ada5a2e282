/** The described table -> the position that the game resumes from. */
import type { Path } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import { impossible, said } from '../../language/file';
import { card } from '../facts';
import { sideText } from '../facts/face';
import type { PlacedCard, PlacedCharacter } from '../begin/place-cards';
import type { PlacedPlayer, Position } from '../begin/position';
import type { Code } from '../model/state';
import { codeOf, nameOfCode } from './card-words';
import {
  ON_CARD,
  saidOf,
  type BattlefieldWords,
  type CharacterWords,
  type DestinyParts,
  type LyingWords,
  type PlayerWords,
} from './parts';
import { wrongName } from './names';

/** In use where the file does not say. */
const USUAL_BATTLEFIELD = codeOf('Starship Graveyard') ?? '';
/** A deck that the file does not describe: all cards alike, so that nobody has to say what is drawn. */
const USUAL_DECK: readonly Code[] = Array.from({ length: 20 }, () => codeOf('Parry') ?? '');

export function begin(parts: DestinyParts): { position: Position } {
  const { phase = 'action', turn, round, passes } = parts.moment ?? {};
  const players = Object.entries(parts.players).map(([id, words]) => placedPlayer(id, words, phase === 'setup'));
  const common = { players, ...said({ round }), moment: { phase, ...said({ turn, passes }) } };
  if (phase !== 'setup') return { position: { ...common, battlefield: battlefieldOf(parts) } };
  if (parts.battlefield !== undefined)
    impossible(['battlefield'], 'in setup no battlefield is in use yet: write which one each player brought');
  return { position: common };
}

function battlefieldOf({ battlefield = {}, players, moment }: DestinyParts): NonNullable<Position['battlefield']> {
  const words: BattlefieldWords = typeof battlefield === 'string' ? { card: battlefield } : battlefield;
  const owner = words['brought-by'] ?? Object.keys(players)[0] ?? '';
  const controller = words.controller === undefined ? owner : words.controller;
  if (controller === null && moment?.turn === undefined && moment?.phase !== 'upkeep')
    impossible(['battlefield', 'controller'], 'nobody controls the battlefield: write whose turn it is, under moment');
  return { card: words.card ?? USUAL_BATTLEFIELD, owner, controller, ...said({ claimedBy: words['claimed-by'] }) };
}

function placedPlayer(id: string, words: PlayerWords, isSetup: boolean): PlacedPlayer {
  const path = ['players', id];
  const described = (['deck-top', 'deck', 'deck-bottom'] as const).some((key) => words[key] !== undefined);
  return {
    id,
    characters: words.characters.map((each, i) => characterOf(each, [...path, 'characters', i])),
    supports: (words.supports ?? []).map((each, i) => placedOf(each, [...path, 'supports', i])),
    hand: words.hand ?? [],
    deck: {
      top: words['deck-top'] ?? [],
      shuffled: described ? (words.deck ?? []) : [...USUAL_DECK],
      bottom: words['deck-bottom'] ?? [],
    },
    discard: words.discard ?? [],
    setAside: words['set-aside'] ?? [],
    resources: words.resources ?? 0,
    ...said({
      diceAside: words['dice-aside'],
      battlefield: words.brought ?? (isSetup ? USUAL_BATTLEFIELD : undefined),
    }),
  };
}

function characterOf(lying: CharacterWords, path: Path): PlacedCharacter {
  const { elite, upgrades, defeated, ...words }: Exclude<CharacterWords, string> = saidOf(lying);
  const placed = placedOf(words, path);
  if (elite && placed.dice && placed.dice.length !== 2)
    impossible([...path, 'elite'], `an elite character has two dice: write what both show, or ${ON_CARD}`);
  if (elite === false && placed.dice && placed.dice.length > 1)
    impossible([...path, 'elite'], 'a character that is not elite has one die');
  return {
    ...placed,
    ...(elite && !placed.dice ? { dice: [null, null] } : {}),
    ...said({
      upgrades: upgrades?.map((each, i) => placedOf(each, [...path, 'upgrades', i])),
      defeated,
    }),
  };
}

function placedOf(lying: Code | LyingWords, path: Path): PlacedCard {
  const { card: code, name, die, dice, ...tokens }: LyingWords = saidOf(lying);
  const trouble = name === undefined ? null : wrongName(name);
  if (trouble !== null) impossible([...path, 'name'], trouble);
  if (die !== undefined && dice !== undefined) impossible([...path, 'dice'], 'die or dice is expected here, not both');
  const shown = dice ?? (die === undefined ? undefined : [die]);
  shown?.forEach((side, i) => mustHave(code, side, [...path, ...(die === undefined ? ['dice', i] : ['die'])]));
  return {
    card: code,
    ...tokens,
    ...said({ id: name, dice: shown?.map((side) => (side === ON_CARD ? null : side)) }),
  };
}

/** The card's die has this side. */
function mustHave(code: Code, side: string, path: Path): void {
  const sides = [...new Set((card(code)?.sides ?? []).map(sideText))];
  if (sides.length === 0) impossible(path, `${nameOfCode(code)} has no die`);
  if (side !== ON_CARD && !sides.includes(side))
    impossible(
      path,
      `the die of ${nameOfCode(code)} has no side '${side}'${didYouMean(side, sides)}; it has ${sides.join(', ')}`,
    );
}

/** Where in the file a path of the position is. */
export function placeOf(path: Path, { players, battlefield }: DestinyParts): Path {
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

/** `die` stands for the only one of `dice`, `elite` for two of them. */
function asWritten(path: Path, player: PlayerWords | undefined): Path {
  const at = path.indexOf('dice');
  if (at < 0) return path;
  const lying = path
    .slice(0, at)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], player);
  if (typeof lying !== 'object' || lying === null || 'dice' in lying) return path;
  const word = ['die', 'elite'].find((each) => each in lying);
  return word === undefined ? path : [...path.slice(0, at), word];
}
