/** Every word of a table of Armada counts: of positions, and of scenario files. */
import type { Json } from '../../src/core';
import { positionCodec, type Position } from '../../src/armada/begin/position';
import { LENGTHS, lengths, OBSTACLES } from '../../src/armada/facts';
import { armadaScenarios } from '../../src/armada/scenario';
import { FACINGS } from '../../src/language/headings';
import {
  laid,
  FOE,
  MOVE,
  AT_RANGE,
  ENGAGING,
  LEAVING,
  LEAVING_NORTH,
  WIDE,
  LAST_ROUND,
  OUTPOST,
  SALVO,
  ONE_FACTION,
  TEAM,
  SETTING_ASIDE,
  ARRIVING,
  RAM,
  ON_THE_STATION,
  STAYING,
  EVADE,
  BRACE,
  READ,
  MINES,
  LOOTING,
  LIAISON,
  EXHAUSTED,
  DEFENDING,
  ACES,
} from './armada-tables';
import { wordsOfPositions, wordsOfScenarios } from './described';
import { everyWordCounts } from './witness';

const at = (table: Json): Position => table as unknown as Position;
const headings = Object.values(FACINGS) as unknown as Json[];
const ids = (key: 'ships' | 'squadrons' | 'players') => (table: Json) => (at(table)[key] ?? []).map(({ id }) => id);
const DAMAGE = ['structural-damage', 'damaged-controls', 'capacitor-failure', 'thrust-control-malfunction'];
const UPGRADES = ['gunnery-team', 'dominator', 'defiance', 'electronic-countermeasures', 'general-dodonna'];
const CARDS = [
  'cr90-corvette-a',
  'cr90-corvette-b',
  'victory-i-class-star-destroyer',
  'victory-ii-class-star-destroyer',
];

everyWordCounts(
  'positions of Armada',
  wordsOfPositions(armadaScenarios, positionCodec, {
    actions: 20,
    values: {
      'players.*.id': [],
      'players.*.members.*': ['han', 'leia', 'lando'],
      'ships.*.owner': ids('players'),
      'squadrons.*.owner': ids('players'),
      'ships.*.controller': ['p1', 'han', 'leia'],
      'squadrons.*.controller': ['p1', 'han', 'leia'],
      'ships.*.card': CARDS,
      'squadrons.*.card': ['x-wing-squadron', 'a-wing-squadron', 'tie-fighter-squadron', 'tie-bomber-squadron'],
      'ships.*.at.heading': headings,
      'obstacles.*.at.heading': headings,
      'ships.*.upgrades.*': UPGRADES,
      objective: ['contested-outpost', null],
      'ships.*.defense': [[], [EVADE], [BRACE]],
      'squadrons.*.defense': [[], [BRACE]],
      'ships.*.exhausted.*': ['wulff-yularen'],
      'ships.*.discarded.*': ['weapons-liaison'],
      'ships.*.damage.faceup.*': DAMAGE,
      'areas.play.width': [900, 1200, 1800],
      lengths: [
        LENGTHS,
        lengths({ close: 128 }),
        lengths({ medium: 192 }),
        lengths({ long: 310 }),
        lengths({ distances: [80, ...LENGTHS.distances.slice(1)] }),
      ] as unknown as Json[],
      first: ids('players'),
      round: [1, 5, 6],
      'moment.ship': ids('ships'),
      'moment.squadron': ids('squadrons'),
      'moment.turn': ids('players'),
    },
    called: ['players.*.id', 'players.*.members.*', 'ships.*.id', 'squadrons.*.id'],
    told: {
      'players.*.points': 'compared in setup, in which no position begins',
      'areas.setup.width': 'pieces are placed there in setup, in which no position begins',
      'areas.setup.length': 'the same',
    },
    refused: {},
    more: {
      lengths: [...AT_RANGE, ENGAGING],
      areas: [...LEAVING, LEAVING_NORTH, WIDE],
      round: [LAST_ROUND],
      'players.*.victoryTokens': [LAST_ROUND],
      'ships.*.controller': [TEAM({ phase: 'command' })],
      'squadrons.*.controller': [TEAM({ phase: 'squadron', turn: 'p1' })],
      'ships.*.setAside': [ARRIVING],
      'readings.setAside': SETTING_ASIDE,
      'readings.overlapDamage': RAM,
      'readings.squadronInPlace': [ON_THE_STATION],
      attacks: READ,
      'objectiveTokens.*.at': [MINES],
      'objectiveTokens.*.on': LOOTING,
      'ships.*.discarded': [LIAISON],
      'ships.*.exhausted': [EXHAUSTED],
      'ships.*.card': [laid({ ships: { cr90: { at: [900, 300] }, foe: FOE }, moment: MOVE })],
      'squadrons.*.card': [ENGAGING],
      objective: [OUTPOST],
      'ships.*.objective': [SALVO],
      'ships.*.owner': [ONE_FACTION],
      'squadrons.*.owner': [ONE_FACTION],
      'ships.*.defense': DEFENDING,
      'squadrons.*.defense': [ACES],
    },
    opening: { 'readings.squadronInPlace': STAYING },
  }),
);

const SHIPS = {
  cr90: { card: 'CR90 Corvette A', at: [300, 100] },
  vsd: { card: 'Victory II', at: [300, 800] },
} as const;
/** Whose a piece is where nobody says it: of the player of its faction, else of the one who is called so. */
const SIDES = [
  {
    players: { ann: { faction: 'rebel' }, rebels: null },
    ships: {
      cr90: SHIPS.cr90,
      neb: { card: 'Nebulon-B Escort', player: 'ann', at: [900, 100] },
      other: { card: 'CR90 Corvette B', player: 'rebels', at: [300, 800] },
    },
    moment: { phase: 'ship' },
  },
  {
    players: { ann: { faction: 'imperial' }, empire: null },
    ships: {
      vsd: SHIPS.vsd,
      gsd: { card: 'Gladiator I', player: 'ann', at: [900, 100] },
      other: { card: 'Victory I', player: 'empire', at: [900, 800] },
    },
    moment: { phase: 'ship' },
  },
];
const OF_ONE_FACTION = {
  players: { anna: { faction: 'rebel' }, ben: { faction: 'rebel' } },
  ships: {
    a: { ...SHIPS.cr90, player: 'anna' },
    b: { card: 'CR90 Corvette B', player: 'ben', at: [300, 800] },
    c: { card: 'CR90 Corvette B', player: 'anna', at: [900, 800] },
  },
  squadrons: {
    x: { card: 'X-wing', player: 'anna', at: [900, 400] },
    y: { card: 'X-wing', player: 'ben', at: [900, 460] },
  },
  moment: { phase: 'squadron', turn: 'anna' },
} as unknown as Json;
/** The rock lies beside where the ship ends: whether it is overlapped is a matter of how it lies. */
const BESIDE_ROCKS = Object.fromEntries(
  OBSTACLES.map((id) => [
    `obstacles.${id}`,
    [30, 40, 45, 50, 55, 60].map((aside) => ({
      ships: { cr90: { card: 'CR90 Corvette A', at: [900, 300] }, vsd: SHIPS.vsd },
      obstacles: { [id]: { at: [900 + aside, 370], facing: 'north' } },
      moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
    })),
  ]),
);
const WAYS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  10,
  45,
  [0, 1],
  'vsd',
];
const placesOfRocks = Object.fromEntries(
  OBSTACLES.flatMap((id) => [
    [
      `obstacles.${id}.at`,
      [
        [900, 330],
        [960, 370],
        [1000, 400],
      ],
    ],
    [`obstacles.${id}.facing`, WAYS],
  ]),
);
const asFiles = (tables: readonly Json[], more: (table: Position) => object): Json[] =>
  tables.map((table) => {
    const { ships, moment } = at(table);
    const written = ships.map(({ id, owner, card, at: stands, speed, damage, setAside }) => [
      id,
      {
        card,
        player: owner,
        at: stands && [stands.x, stands.y],
        ...(stands && { facing: [stands.heading.x, stands.heading.y] }),
        ...(speed !== undefined && { speed }),
        ...(damage && { damage: damage.facedown ?? 0 }),
        ...(setAside && { 'set-aside': true }),
      },
    ]);
    const file = { players: { p1: null, p2: null }, ships: Object.fromEntries(written), moment, ...more(at(table)) };
    return file as unknown as Json;
  });
const read = ({ attacks, readings, areas, objective, round, moment }: Position): object => ({
  ...(attacks && { attacks }),
  ...(readings && { readings }),
  ...(areas === 'standard' && { areas }),
  ...(objective && { objective }),
  moment: { ...moment, ...(round !== undefined && { round }) },
});

everyWordCounts(
  'Armada scenario files',
  wordsOfScenarios(armadaScenarios, {
    actions: 20,
    values: {
      ...placesOfRocks,
      'ships.*.at': [null, [900, 300], [300, 800], [450, 450]],
      'ships.*.facing': [0, 90, 'south', 'east'],
      'squadrons.*.at': [null, [900, 300], [300, 700], [450, 450]],
      'ships.*.upgrades.*': UPGRADES,
      'ships.*.damage.faceup.*': DAMAGE,
    },
    called: [],
    told: { 'players.*.points': 'compared in setup, in which no file begins' },
    refused: Object.fromEntries(
      ['', 'exhausted '].flatMap((how) => [
        [`ships.*.defense.* = ${how}scatter`, 'not-on-its-card'],
        [`squadrons.*.defense.* = ${how}evade`, 'not-on-its-card'],
        [`squadrons.*.defense.* = ${how}redirect`, 'not-on-its-card'],
      ]),
    ),
    more: {
      ...BESIDE_ROCKS,
      'players.*.victory-tokens': [
        {
          players: { anna: { faction: 'rebel', 'victory-tokens': 1 }, ben: { faction: 'imperial' } },
          objective: 'Contested Outpost',
          ships: SHIPS,
          obstacles: { station: { at: [900, 450] } },
          moment: { round: 6, phase: 'status' },
        },
      ] as unknown as Json[],
      'players.*.faction': SIDES as unknown as Json[],
      'players.* = null': SIDES as unknown as Json[],
      'ships.*.player': [OF_ONE_FACTION],
      'squadrons.*.player': [OF_ONE_FACTION],
      'ships.*.objective': [
        {
          ships: {
            cr90: { card: 'CR90 Corvette A', at: [900, 300], objective: true },
            vsd: { card: 'Victory II', at: [900, 480], objective: true },
          },
          objective: 'Opening Salvo',
          moment: { phase: 'ship', ship: 'cr90', step: 'attack' },
        },
      ] as unknown as Json[],
      'squadrons.*.defense': [
        {
          ships: SHIPS,
          squadrons: {
            x: { card: 'Luke Skywalker', at: [900, 400], defense: ['exhausted brace'] },
            t: { card: 'Howlrunner', at: [900, 460], defense: ['scatter'] },
            u: { card: 'TIE Fighter', at: [840, 400] },
          },
          moment: { phase: 'squadron', squadron: 'x' },
        },
        {
          ships: SHIPS,
          squadrons: {
            x: { card: 'Luke Skywalker', at: [900, 400], defense: ['brace'] },
            t: { card: 'Howlrunner', at: [900, 460], defense: ['exhausted scatter'] },
          },
          moment: { phase: 'squadron', squadron: 't', turn: 'empire' },
        },
      ] as unknown as Json[],
      areas: asFiles(LEAVING.slice(1), read),
      attacks: asFiles(READ, read),
      'readings.overlapDamage': asFiles(RAM, read),
      'readings.setAside': asFiles(SETTING_ASIDE, read),
      'readings.squadronInPlace': asFiles([ON_THE_STATION], (table) => ({
        ...read(table),
        squadrons: { x: { card: 'X-wing', player: 'p1', at: [900, 450], hull: 2 } },
        obstacles: { station: { at: [900, 450], facing: 'north' } },
      })),
      'ships.*.set-aside': asFiles([ARRIVING], read),
      'objective-tokens.*.at': asFiles([MINES], (table) => ({
        ...read(table),
        'objective-tokens': [{ at: [900, 450] }],
      })),
      'objective-tokens.*.on': LOOTING.flatMap((table, i) =>
        asFiles([table], (each) => ({
          ...read(each),
          obstacles: { [OBSTACLES[i] ?? '']: { at: [900, 330] } },
          'objective-tokens': [{ at: [900, 330], on: OBSTACLES[i] }],
        })),
      ),
    },
    opening: { 'readings.squadronInPlace': STAYING },
  }),
);
