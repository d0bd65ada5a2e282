/** The described table -> the position that the game resumes from. */
import type { Path } from '../../core';
import { impossible, said } from '../../language/file';
import { keyed, namesByKind, placeByName, type NamesByKind } from '../../language/pieces';
import { sidesOf, type Sides } from '../../language/sides';
import type { PlacedCharacter, Position } from '../begin/position';
import { character as characterCard, FACTIONS, type StatCard } from '../facts';
import type { Square } from '../facts/battle-map';
import { doorsOn, readDrawing } from './drawing';
import type { CardWords, CharacterWords, MiniaturesParts } from './parts';

/** Names that the file declares. */
export function names(parts: MiniaturesParts): NamesByKind {
  return kindsOf(sidesIn(parts).players, Object.keys(parts.characters), doorsOn(parts.map ?? ''));
}

export function kindsOf(
  players: readonly string[],
  character: readonly string[],
  door: readonly string[],
): NamesByKind {
  return namesByKind(players, { character, door });
}

/** Of a card of the file's own only what it is like has a faction by which players are called. */
function factionOf({ card, player }: CharacterWords): string {
  const like = typeof card === 'object' ? card.like : card;
  const faction = typeof card === 'object' ? card.faction : undefined;
  return faction ?? (like === undefined ? null : characterCard(like)?.faction) ?? player ?? 'fringe';
}

/** Players whom the file does not name are called after the factions of their characters. */
const BY_FACTION = Object.fromEntries(FACTIONS.map((faction) => [faction, faction]));

function sidesIn({ players, characters }: MiniaturesParts): Sides {
  return sidesOf<CharacterWords>(players, { characters }, factionOf, BY_FACTION, []);
}

export function begin(parts: MiniaturesParts): { position: Position } {
  const { characters, moment, doors, first } = parts;
  const { players, owner, placeOf } = sidesIn(parts);
  if (players.length < 2)
    impossible(
      placeOf(players[0] ?? ''),
      `two players are needed, found ${players.join(', ')}: give every character its player`,
    );
  const { map, marks } = readDrawing(parts.map);
  const { round, stage, phase, left, turn } = moment;
  const position: Position = {
    map,
    players: players.map((id) => ({ id, ...said(parts.players?.[id] ?? {}) })),
    ...said({ doors, first, round, gameType: parts['game-type'], quietRounds: moment['quiet-rounds'] }),
    // Squads hold characters of other factions: of Fringe, by Affinity, by Betrayal.
    characters: Object.entries(characters).map(([id, words], i) =>
      placed(id, i, words, words.player ?? owner('characters', id), marks),
    ),
    moment: { stage: stage ?? 'activations', ...said({ player: phase, left, character: turn }) },
  };
  return { position };
}

function placed(
  id: string,
  i: number,
  words: CharacterWords,
  player: string,
  marks: Readonly<Record<string, Square>>,
): PlacedCharacter {
  const { card, force, activated, aside, aboard, lasting, 'hit-points': left } = words;
  // Who stands aside, or is carried, has no place of its own to say.
  const at = words.at ?? (words.at === null || aside || aboard !== undefined ? null : nowhere(id));
  const own = typeof card === 'string' ? known(id, card) : ownCard(id, i, card ?? {});
  const full = typeof own === 'string' ? (characterCard(own)?.hitPoints ?? 0) : own.hitPoints;
  if (left !== undefined && (left > full || (left === 0 && at !== null)))
    impossible(['characters', id, 'hit-points'], `${id} has ${at === null ? 'at most' : '1 to'} ${full} Hit Points`);
  const placedAt = typeof at === 'string' ? (marks[at] ?? unmarked(id, at)) : at;
  return {
    id,
    card: own,
    player,
    at: placedAt,
    ...said({ force, activated, aside, aboard, lasting, damage: left === undefined ? undefined : full - left }),
  };
}

function nowhere(id: string): never {
  return impossible(['characters', id], `at is missing here: where ${id} stands; null: defeated`);
}

function unmarked(id: string, letter: string): never {
  return impossible(['characters', id, 'at'], `no square of the drawing is marked ${letter}`);
}

/** An official card that can be played with as it is. */
function known(id: string, card: string): string {
  const { name = card, missing = [] } = characterCard(card) ?? {};
  if (missing.length === 0) return card;
  const example = missing.map((field) => `${inFile(field)}: ...`).join(', ');
  return impossible(
    ['characters', id, 'card'],
    `of the card of ${name} this is not known: ${missing.map(inFile).join(', ')}; write card: { like: ${name}, ${example} }`,
  );
}

/** Fields of stat cards as files have them. */
function inFile(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the file says; else what the card says that it is like; else what is usual. */
function ownCard(id: string, i: number, card: CardWords): StatCard {
  const like = card.like === undefined ? undefined : characterCard(card.like);
  const usual = {
    faction: 'fringe',
    cost: 10,
    hitPoints: 100,
    defense: 15,
    attack: 5,
    damage: 10,
    size: 'medium',
  } as const;
  const number = <K extends keyof typeof usual>(
    field: K,
    written: (typeof usual)[K] | StatCard[K] | undefined,
  ): StatCard[K] => {
    const printed = like?.[field] as StatCard[K] | null | undefined;
    if (written === undefined && like && printed === null)
      return impossible(
        ['characters', id, 'card'],
        `of the card of ${like.name} ${inFile(field)} is not known: say it`,
      );
    return (written ?? printed ?? usual[field]) as StatCard[K];
  };
  const effect = card['commander-effect'] === undefined ? like : characterCard(card['commander-effect']);
  const points = card.force ?? like?.force?.points ?? null;
  const powers = card.powers ?? like?.force?.powers;
  return {
    id: `card-${i + 1}`,
    name: card.name ?? like?.name ?? id,
    faction: number('faction', card.faction),
    cost: number('cost', card.cost),
    hitPoints: number('hitPoints', card['hit-points']),
    defense: number('defense', card.defense),
    attack: number('attack', card.attack),
    damage: number('damage', card.damage),
    size: number('size', card.size),
    // The game reads abilities as cards print them.
    abilities: (card.abilities ?? like?.abilities ?? []) as StatCard['abilities'],
    force: points === null && !powers ? null : { points: points ?? 0, powers: (powers ?? []) as [] },
    commanderEffect: effect?.commanderEffect ?? null,
    ...(like?.persons && { persons: like.persons }),
    ...((card.lightsaber ?? like?.lightsaber) && { lightsaber: true }),
  };
}

const inTable = keyed({ round: ['moment', 'round'], quietRounds: ['moment', 'quiet-rounds'], gameType: ['game-type'] });
const inMoment = keyed({ character: ['turn'], player: ['phase'] });
const inCharacter = keyed({ damage: ['hit-points'] });
const inCard = keyed({ hitPoints: ['hit-points'], commanderEffect: ['commander-effect'] });

/** Where in the file a path of the position is. */
export function placeOf(path: Path, parts: MiniaturesParts): Path {
  const [part, ...rest] = path;
  if (part === 'players' && !parts.players) return ['characters'];
  if (part === 'moment') return [part, ...inMoment(rest)];
  const { player: players, character: characters } = names(parts);
  return inTable(placeByName(path, { players, characters }, placeInCharacter));
}

function placeInCharacter(path: Path): Path {
  const [field, of, ...rest] = path;
  if (field !== 'card') return inCharacter(path);
  if (of === 'force') return [field, ...(rest[0] === 'powers' ? rest : ['force'])];
  return [field, ...inCard(path.slice(1))];
}
