/** The keys of a Miniatures scenario file that are its own: map, doors, players, characters, the moment. */
import {
  count,
  described,
  defined,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  needed,
  nothing,
  numberFrom,
  object,
  orNothing,
  pairOf,
  reference,
  suggesting,
  text,
  wholeNumber,
  words,
  yes,
  type Said,
} from '../../language/keys';
import { fileOf, type SaidIn } from '../../language/file';
import { ABILITY_NAMES, FACTIONS, GAME_TYPES, SIDES, SIZES } from '../facts';
import { MOST_SQUARES } from '../facts/map-text';
import { QUIET_ROUNDS } from '../effects/victory';
import { characterWords, commanderWords, lastingWords } from './card-words';

/** More than any skirmish brings. */
const MOST_CHARACTERS = 60;
const MOST_ABILITIES = 30;
const MOST_LASTING = 30;
const MOST_PLAYERS = 8;
/** No number on a card is higher. */
const HIGHEST = 1_000;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Column and row; [0, 0] is the lower left square. */
export const square = pairOf(wholeNumber(0, MOST_SQUARES - 1));

const namesOf = (kind: 'special-ability' | 'force-power'): string[] =>
  ABILITY_NAMES.filter((each) => each.kind === kind).map(({ name }) => name);
const abilities = (kind: 'special-ability' | 'force-power', description: string) =>
  listOf(suggesting(text(), namesOf(kind)), description, { most: MOST_ABILITIES });

const official = described(nameOf(characterWords), 'An official character');

/** A stat card of the file's own, or an official one with other numbers. */
const ownCard = object({
  like: described(official, 'The official card that it is, but for what is said here'),
  name: text('Default: what the file calls the character'),
  faction: words(FACTIONS, 'Default: Fringe'),
  cost: count('Points; default 10', HIGHEST),
  'hit-points': count('At the start; default 100', HIGHEST),
  defense: count('Default 15', HIGHEST),
  attack: described(wholeNumber(-HIGHEST, HIGHEST), 'Default 5'),
  damage: count('Default 10', HIGHEST),
  size: words(SIZES, 'Default: medium'),
  abilities: abilities('special-ability', 'Special abilities as cards print them: [Unique, Grenades 20]'),
  force: count('Force points at the start', HIGHEST),
  powers: abilities('force-power', 'Force powers as cards print them: [Force Push 2]'),
  'commander-effect': described(nameOf(commanderWords), 'That of this official character'),
  lightsaber: yes('The miniature holds one'),
});

const lasting = object({
  effect: needed(described(nameOf(lastingWords), 'The ability that gave it')),
  by: reference('character', 'Whose ability it is; default: its own'),
  enemy: reference('character', 'Whom Programmed Target hunts'),
  fallen: reference('character', 'By whose defeat the fear of Darth Vader, Dark Jedi, comes'),
  door: reference('door', 'Which door Override or Door Gimmick holds'),
  squad: reference('player', 'In whose squad it was before a Betrayal'),
});

const character = object({
  card: defined('card', eitherOf(official, ownCard)),
  player: reference('player', 'Default: by the faction of the official card'),
  at: eitherOf(
    described(square, '[column, row] of its lower left square; [0, 0] is the lower left one of the map'),
    described(words(LETTERS), 'The square that is marked so in the drawing'),
    described(nothing, 'Defeated; with `aside` or `aboard` it need not be said'),
  ),
  aside: yes('It stands beside the map and may join: a reserve, a Rakghoul, Han Solo for the one in carbonite'),
  aboard: reference('character', 'Who carries it: it is where that one is'),
  'hit-points': count('Hit Points that are left; default all', HIGHEST),
  force: count('Force points that are left; default all', HIGHEST),
  activated: yes('It has been activated in this round'),
  lasting: listOf(lasting, 'What lasts on it beyond a turn: [{ effect: Ooglith Masquer, by: nom-anor }]', {
    most: MOST_LASTING,
  }),
});

const player = object({
  faction: words(FACTIONS),
  side: words(SIDES),
  team: numberFrom(0, MOST_PLAYERS, 'Players with one number play together'),
  area: numberFrom(
    0,
    3,
    'The start area of the team; 0 and 1 lie opposite. Default: the first team has 0, the second 1',
  ),
});

export const file = fileOf({
  map: text(
    'A drawing; one of the maps of this library by name: refinery, market, hangar; or open ground: `open 12 by 8`, which is the default',
  ),
  doors: mapOf(words(['open', 'closed', 'removed']), 'Doors that are not closed: door-1, door-2 as one reads the map'),
  players: mapOf(orNothing(player), 'In the order in which they sit; default: those of the characters', {
    least: 2,
    most: MOST_PLAYERS,
  }),
  'game-type': words([...GAME_TYPES, 'basic'], 'Default: standard'),
  first: reference('player', 'Who goes first in this round; default: the first of `players`'),
  characters: needed(mapOf(character, 'By a name of your choice', { least: 2, most: MOST_CHARACTERS })),
  moment: needed(
    object(
      {
        round: wholeNumber(1, 99),
        'quiet-rounds': wholeNumber(0, QUIET_ROUNDS - 1, 'Rounds without a fight before this one'),
        stage: words(['initiative'], 'The roll for initiative comes next'),
        phase: reference('player', 'A phase of this player begins'),
        left: wholeNumber(
          0,
          2,
          'Characters that are still to be activated in the phase; default 2, and after a turn 1',
        ),
        turn: reference('character', 'The turn of this character begins'),
      },
      'Where in the round it starts',
    ),
  ),
});

export type MiniaturesParts = SaidIn<typeof file>;
export type CharacterWords = Said<typeof character>;
export type CardWords = Said<typeof ownCard>;
