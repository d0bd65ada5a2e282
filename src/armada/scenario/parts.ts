/** The keys of an Armada scenario file that are its own: players, play area, ships, squadrons, obstacles, the objective, the moment. */
import {
  anyNumber,
  count,
  defined,
  described,
  each,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  needed,
  nothing,
  object,
  ofThese,
  pairOf,
  readAs,
  reference,
  text,
  wholeNumber,
  words,
  yes,
  type Codec,
  type Said,
} from '../../language/keys';
import { fileOf, type SaidIn } from '../../language/file';
import { damageCards, namedPlayers } from '../../language/pieces';
import { ARCS, bandsOf, placeCodecs, type PlaceNames } from '../../language/places';
import { MOMENT_PHASES } from '../begin/moment';
import { attacksChoice, readingsChoice } from '../codecs/readings';
import { COMMANDS, DEFENSE_TOKENS, DISTANCE_BANDS, FACTIONS, HULL_ZONES, LENGTHS, OBSTACLES } from '../facts';
import type { DefenseTokenInPlay } from '../model/state';
import { damageWords, objectiveWords, shipWords, squadronWords, upgradeWords } from './card-words';

/** More than any fleets bring. */
const MOST_SHIPS = 20;
const MOST_SQUADRONS = 40;
const MOST_CARDS = 20;

const { close, medium, long, distances } = LENGTHS;
const RANGES = ['close range', 'medium range', 'long range'];

/** Ranges and distances to their middles; hull zones by the turn of their middles. */
export const placeNames: PlaceNames = {
  distances: {
    ...bandsOf(
      DISTANCE_BANDS.map((band) => `distance ${band}`),
      distances,
    ),
    ...bandsOf(RANGES, [close, medium, long]),
    'beyond long range': long + 50,
  },
  sides: ARCS,
};

const places = placeCodecs(placeNames, 'default north (ships of the second player: south)');
export const { facing, place } = places;

/** Hull zones, each with what is said of it. */
export const ofZones = <A>(codec: Codec<A>): Codec<{ front?: A; left?: A; right?: A; rear?: A }> =>
  object(each(HULL_ZONES, codec));

export const command = words(COMMANDS);
export const zone = words(HULL_ZONES);
export const damageCard = defined('damage-card', nameOf(damageWords));
const KNOWN = 'of the core set, the first wave and part of the second';
const squadronCard = defined('squadron-card', ofThese(`squadron cards ${KNOWN}`, nameOf(squadronWords)));
const upgradeCard = defined('upgrade', ofThese('upgrade cards of the core set', nameOf(upgradeWords)));

/** `brace`, `exhausted brace`. */
export const TOKEN_WORDS = DEFENSE_TOKENS.flatMap((type) => [type, `exhausted ${type}` as const]);
export const defenseToken = readAs(words(TOKEN_WORDS), (word): DefenseTokenInPlay => ({
  type: word.replace('exhausted ', '') as DefenseTokenInPlay['type'],
  exhausted: word.startsWith('exhausted '),
}));
const commands = (description: string): Codec<(typeof COMMANDS)[number][]> =>
  listOf(command, description, { most: MOST_CARDS });

/** What is said of ships and squadrons alike. */
const ofPiece = {
  player: reference('player', 'Default: by faction'),
  at: needed(eitherOf(place, described(nothing, 'Destroyed, or set aside'))),
  'set-aside': yes('An objective set it aside'),
  defense: listOf(defenseToken, 'Defense tokens; default all of its card, readied', { most: MOST_CARDS }),
  activated: yes('It has activated this round'),
};

const ship = object({
  card: needed(described(defined('ship-card', ofThese(`ship cards ${KNOWN}`, nameOf(shipWords))), 'Its ship card')),
  ...ofPiece,
  facing,
  speed: count('What its speed dial shows; default 1'),
  upgrades: listOf(upgradeCard, 'Equipped cards', { most: MOST_CARDS }),
  exhausted: listOf(upgradeCard, 'Those of its upgrades that are exhausted', { most: MOST_CARDS }),
  discarded: listOf(upgradeCard, 'Those of its upgrades that were discarded', { most: MOST_CARDS }),
  shields: described(ofZones(count()), 'Shields of hull zones; default all'),
  damage: damageCards(damageCard, MOST_CARDS),
  tokens: commands('Command tokens'),
  dials: commands('Its command dials, the top one first; default navigate'),
  dial: described(command, 'The dial that was revealed and kept'),
  resolved: commands('Commands that it has resolved this round'),
  objective: yes('It is an objective ship'),
});

const squadron = object({
  card: needed(described(squadronCard, 'Its squadron card')),
  ...ofPiece,
  hull: count('Hull points that are left; default all'),
});

const obstacle = object({ at: needed(place), facing });

export const file = fileOf({
  players: namedPlayers(
    { faction: words(FACTIONS), points: count('Fleet points', 1000), 'victory-tokens': count('Victory tokens') },
    'The two players, the one at the south edge first; default: rebels and empire, that of the first ship first',
  ),
  first: reference('player', 'Who has initiative; default: the first of `players`'),
  areas: words(['standard', 'core set'], '90 x 180 cm, the default, or 90 x 90 cm'),
  attacks: described(attacksChoice, 'How attacks are read where editions differ; default: as this one'),
  readings: described(readingsChoice, 'What else is read in more than one way; default: as this edition has it'),
  'unlimited-rounds': yes('The game does not end after six rounds'),
  objective: nameOf(objectiveWords),
  'objective-tokens': listOf(
    object({ at: needed(pairOf(anyNumber)), on: words(OBSTACLES) }),
    'Objective tokens in the play area, and the obstacles on which they lie',
    { most: MOST_CARDS },
  ),
  ships: needed(mapOf(ship, 'Ships by a name of your choice', { least: 1, most: MOST_SHIPS })),
  squadrons: mapOf(squadron, 'Squadrons by a name of your choice', { most: MOST_SQUADRONS }),
  obstacles: described(object(each(OBSTACLES, obstacle)), 'Obstacle tokens of the core set, each by its name'),
  moment: needed(
    object(
      {
        round: wholeNumber(1, 99),
        phase: needed(words(MOMENT_PHASES, 'The phase, at its start')),
        turn: reference('player', 'In the turn of this player'),
        ship: reference('ship', 'At the start of the activation of this ship'),
        squadron: reference('squadron', 'At the start of the activation of this squadron, in the squadron phase'),
        step: text('At this step of the activation of the ship'),
        dial: described(
          command,
          'The dial of that ship: on top of its stack, or at a later step the one that it revealed and kept',
        ),
      },
      'Where in the round it starts',
    ),
  ),
});

export type ArmadaParts = SaidIn<typeof file>;
export type ShipWords = Said<typeof ship>;
export type SquadronWords = Said<typeof squadron>;
