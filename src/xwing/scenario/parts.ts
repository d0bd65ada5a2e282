/** The keys of an X-Wing scenario file that are its own: players, mat, ships, obstacles, the moment. */
import {
  count,
  defined,
  described,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  needed,
  nothing,
  numberFrom,
  object,
  reference,
  suggesting,
  text,
  wholeNumber,
  words,
  yes,
  type Codec,
  type Said,
} from '../../language/keys';
import { fileOf, type SaidIn } from '../../language/file';
import { damageCards, namedPlayers } from '../../language/pieces';
import { ARCS, placeCodecs, type PlaceNames } from '../../language/places';
import { MEASURES } from '../facts';
import { DEVICE_KINDS, FACTIONS, OBSTACLE_OUTLINES, SIZES, type Size } from '../facts/words';
import { RANGE_BAND } from '../facts/templates';
import { MOST_PLAYERS } from '../queries/players';
import { MOMENT_PHASES } from '../begin/moment';
import { readings } from '../codecs/state';
import { TOKEN_KINDS, type TokenKind } from '../model/state';
import { conditionWords, damageWords, pilotWords, shipTypeWords, upgradeWords } from './card-words';

const degrees = (description: string): Codec<number> => numberFrom(0, 90, description);
const mm = (description: string): Codec<number> => numberFrom(-10_000, 10_000, description);

/** More than any game brings: two epic squads, their obstacles, the cards of a ship, a damage deck. */
const MOST_PIECES = 60;
const MOST_CARDS = 40;

/** Ranges to their middles; arcs by the turn of their middles. */
export const placeNames: PlaceNames = {
  distances: {
    'range 0': 0,
    'range 1': 0.5 * RANGE_BAND,
    'range 2': 1.5 * RANGE_BAND,
    'range 3': 2.5 * RANGE_BAND,
    'beyond range 3': 3.5 * RANGE_BAND,
  },
  sides: {
    ...ARCS,
    'in its bullseye arc': 0,
    'in its full front arc': 0,
    'in its full rear arc': 180,
  },
};

const places = placeCodecs(
  placeNames,
  'default across the table: north (the second player: south, the third: east, the fourth: west)',
);
const { place } = places;
export const { facing } = places;

const pilotWord = defined('pilot', words(pilotWords.words.concat(shipTypeWords())));
const upgradeCard = defined('upgrade', nameOf(upgradeWords));
export const damageCard = defined('damage-card', nameOf(damageWords));
const conditionCard = defined('condition', nameOf(conditionWords));
const maneuver = defined(
  'maneuver',
  suggesting(text(), ['3 straight', '2 turn-left', '4 koiogran red', '0 stationary']),
);
const turret = words(['front', 'left', 'right', 'rear']);

const tokens = Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, count(`${kind} tokens`)])) as Record<
  TokenKind,
  Codec<number>
>;

const ship = object({
  pilot: needed(described(pilotWord, 'A pilot, or a type of ship: then a pilot without an ability flies it')),
  player: reference('player', 'Default: by faction'),
  at: needed(eitherOf(place, described(nothing, 'In reserve: not in the play area yet'))),
  facing,
  upgrades: listOf(
    eitherOf(
      upgradeCard,
      object({
        card: needed(upgradeCard),
        charges: count('Active charges'),
        flipped: yes('Its other side is up'),
      }),
    ),
    'Equipped cards',
    { most: MOST_CARDS },
  ),
  ...tokens,
  lock: eitherOf(
    reference('object', 'What it has a lock on'),
    listOf(reference('object'), 'What it has locks on, if it maintains several', { most: MOST_PIECES }),
  ),
  shields: count('Active shields; default all'),
  energy: count('Active energy of a huge ship; default all'),
  force: count('Active Force charges; default all'),
  charges: count('Active charges of the ship card; default all'),
  damage: damageCards(damageCard, MOST_CARDS),
  docked: reference('ship', 'In reserve (`at: null`), docked with this ship'),
  conditions: listOf(
    eitherOf(
      conditionCard,
      object({
        card: needed(conditionCard),
        by: reference('player', 'Whose card assigned it'),
        damage: described(damageCard, 'The damage card that lies on it'),
        facedown: yes('It has not been revealed'),
      }),
    ),
    'Condition cards on it; default: assigned by the first of the other players',
    { most: MOST_CARDS },
  ),
  turret: described(turret, 'Where its turret indicator points'),
  turrets: listOf(turret, 'Where the indicators of a huge ship point, in the order of its cards', { most: 2 }),
  dial: described(maneuver, 'The maneuver on its facedown dial'),
  revealed: described(maneuver, 'The maneuver on its revealed dial'),
  activated: yes('It has activated this round'),
  engaged: yes('It has engaged this round'),
  actions: listOf(text('An action'), 'Actions performed already this round', { most: MOST_CARDS }),
});

const corner = object({ x: needed(mm('To the right of its middle')), y: needed(mm('Ahead of its middle')) });
const outline = defined(
  'outline',
  object({
    pieces: needed(
      listOf(listOf(corner, 'Its corners, counterclockwise', { least: 3 }), 'Convex pieces, in mm around the middle', {
        least: 1,
      }),
    ),
    back: mm('From the middle to the edge that is put against a template; default: to its rearmost corner'),
    front: mm('From the middle to the edge between its front guides; default: it has none'),
    within: mm('By how many mm it may be wrong; default 0'),
  }),
);

const obstacle = object({ outline: words(OBSTACLE_OUTLINES), at: needed(place), facing });

const device = object({
  kind: described(words(DEVICE_KINDS), 'Default: by its name (bomb-1 is a proton bomb, mine-1 a proximity mine)'),
  player: reference('player', 'Whose it is; default: the first player'),
  at: needed(place),
  facing: described(facing, 'Away from its rear guides; default north'),
  fuses: count('Fuse markers on it'),
});

export const file = fileOf({
  players: namedPlayers(
    { faction: words(FACTIONS), points: count('Squad points', 1000) },
    'Two to four players, the first player first, at the south, north, west and east edge; default: named after the factions of the ships, that of the first ship first',
    MOST_PLAYERS,
  ),
  first: reference('player', 'The first player; default: the first of `players`'),
  order: listOf(reference('player'), 'Player order; default: the first player, then the others as in `players`', {
    least: 2,
    most: MOST_PLAYERS,
  }),
  mat: object({ width: needed(mm('Default 914')), height: needed(mm('Default 914')) }),
  measures: object(
    {
      halfArcs: object(
        Object.fromEntries(SIZES.map((size) => [size, degrees(`Default ${MEASURES.halfArcs[size]}`)])) as Record<
          Size,
          Codec<number>
        >,
        'Degrees from straight ahead to the lines of the front arc (and from straight back to those of the rear arc), by size of base',
      ),
      bullseye: mm(`Width of the bullseye arc; default ${MEASURES.bullseye}`),
    },
    'Where the printed lines of tokens run, if not as usual',
  ),
  readings: described(readings, 'What is read in another way than docs/ambiguities.md has it'),
  outlines: mapOf(
    outline,
    'By the outline of an obstacle or the kind of a device: what was measured, in place of the outlines of the library, which are approximate',
  ),
  ships: needed(mapOf(ship, 'Ships by a name of your choice', { least: 1, most: MOST_PIECES })),
  obstacles: mapOf(
    obstacle,
    'Obstacles by a name of your choice; default outline: coreasteroid0, or by the name (debris, gas)',
    { most: MOST_PIECES },
  ),
  devices: mapOf(device, 'Bombs, mines and remotes by a name of your choice', { most: MOST_PIECES }),
  moment: needed(
    object(
      {
        round: wholeNumber(1, 99),
        phase: needed(words(MOMENT_PHASES, 'The phase, at its start')),
        ship: reference('ship', 'At the start of the turn of this ship in that phase'),
        step: text('At this step of the phase, or of the turn of the ship'),
        dial: described(maneuver, 'What is on the dial of that ship'),
      },
      'Where in the round it starts',
    ),
  ),
});

export type XwingParts = SaidIn<typeof file>;
export type ShipWords = Said<typeof ship>;
export type ObstacleWords = Said<typeof obstacle>;
export type DeviceWords = Said<typeof device>;
