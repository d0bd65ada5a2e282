/** Every word of an X-Wing table counts: of positions, and of scenario files. */
import type { Json, JsonObject } from '../../src/core';
import { positionCodec, type Position } from '../../src/xwing/begin/position';
import { xwingScenarios } from '../../src/xwing/scenario';
import { FACINGS } from '../../src/language/headings';
import { wordsOfPositions, wordsOfScenarios } from './described';
import { everyWordCounts } from './witness';
import {
  DARK,
  DOCKED,
  ENDING,
  EXECUTING,
  FLIPPED,
  FOE,
  HUGE,
  MATS,
  MEASURED,
  OUTLINED,
  OUTLINES_TRIED,
  PAST_DEVICES,
  PLACING,
  PREY,
  READ,
  READ_IN_WORDS,
  SECRET,
  TIE,
  near,
} from './xwing-tables';

const at = (table: Json): Position => table as unknown as Position;
const headings = Object.values(FACINGS) as unknown as Json[];
const ids = (key: 'ships' | 'obstacles' | 'players') => (table: Json) => (at(table)[key] ?? []).map(({ id }) => id);
const things = (table: Json): string[] => [...ids('ships')(table), ...ids('obstacles')(table)];
const players = (table: Json): string[] => ids('players')(table);
const STEPS = ['perform action', 'execute maneuver', 'place forces', 'use abilities', 'ship is done'];
const UPGRADES = ['predator', 'protontorpedoes', 'shieldupgrade', 'hullupgrade', 'lonewolf', 'trickshot'];
const ACTIONS = ['focus', 'evade', 'lock', 'barrel-roll', 'boost'];

/** The same in the words of a file. */
const written = (table: JsonObject): JsonObject => {
  const { ships, measures, moment, outlines, obstacles = [], devices = [] } = table as unknown as Position;
  const words = ships.map(({ id, pilot, at, upgrades, tokens, energy, turrets, revealed }) => [
    id,
    {
      pilot,
      at: [at?.x ?? 0, at?.y ?? 0],
      ...definedIn({ upgrades, energy, turrets }),
      ...(revealed ? { revealed: `${revealed.speed} ${revealed.bearing}` } : {}),
      ...(tokens as JsonObject | undefined),
    },
  ]);
  return {
    ships: Object.fromEntries(words) as JsonObject,
    moment,
    ...definedIn({ measures, outlines }),
    ...(obstacles[0] ? { obstacles: { rock: lying(obstacles[0]) } } : {}),
    ...(devices[0] ? { devices: { 'drk-1': { ...lying(devices[0]), player: 'rebels' } } } : {}),
  } as unknown as JsonObject;
};
const lying = ({ at, outline }: { at?: { x: number; y: number } | null; outline?: string }): object => ({
  at: [at?.x, at?.y],
  ...(outline === undefined ? {} : { outline }),
});
const definedIn = (all: object): JsonObject =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as JsonObject;
const inWords = (tables: Readonly<Record<string, readonly JsonObject[]>>): Record<string, JsonObject[]> =>
  Object.fromEntries(Object.entries(tables).map(([place, each]) => [place, each.map(written)]));

everyWordCounts(
  'positions of X-Wing',
  wordsOfPositions(xwingScenarios, positionCodec, {
    actions: 40,
    values: {
      'players.*.id': [],
      'ships.*.player': players,
      'ships.*.pilot': ['academypilot', 'lukeskywalker', 'wedgeantilles', 'howlrunner'],
      'ships.*.at.heading': headings,
      'ships.*.upgrades.*': UPGRADES,
      'ships.*.damage.faceup.*': ['weaponsfailure', 'structuraldamage', 'damagedengine', 'consolefire'],
      'ships.*.flipped.*': ['servomotorsfoils', 'pivotwing'],
      'ships.*.upgradeCharges.*': [0, 1, 2],
      'ships.*.docked': ids('ships'),
      'ships.*.conditions.*.card': ['hunted', 'fearfulprey'],
      'ships.*.conditions.*.by': players,
      'ships.*.conditions.*.damage': ['panickedpilot', 'blindedpilot'],
      'ships.*.actions.*': ACTIONS,
      'obstacles.*.outline': ['coreasteroid0', 'yt2400debris0', 'gascloud1'],
      'obstacles.*.at.heading': headings,
      'devices.*.player': players,
      'devices.*.at.heading': headings,
      'locks.*.by': ids('ships'),
      'locks.*.on': things,
      order: (table) => [players(table), [...players(table)].reverse()],
      'moment.ship': ids('ships'),
      'moment.step': STEPS,
      ...OUTLINES_TRIED,
      'measures.bullseye': [5, 40],
      'measures.halfArcs.medium': [30, 60],
      'measures.halfArcs.huge': [30, 60],
      'ships.*.energy': [0, 1],
    },
    called: ['players.*.id', 'ships.*.id', 'obstacles.*.id', 'devices.*.id'],
    told: {},
    // No dial has them at the speeds that are laid here.
    refused: {
      'ships.*.dial.bearing = stationary': 'not-on-dial',
      'ships.*.dial.bearing = reverse-straight': 'not-on-dial',
      'ships.*.dial.bearing = reverse-bank-left': 'not-on-dial',
      'ships.*.dial.bearing = reverse-bank-right': 'not-on-dial',
      'ships.*.dial.bearing = segnor-left': 'not-on-dial',
      'ships.*.dial.bearing = segnor-right': 'not-on-dial',
    },
    more: {
      // Fewer squad points choose who is the first player (xw.player-order).
      'players.*.points': [PLACING],
      // Against a Fearsome Predator of the player whose condition it is.
      'ships.*.conditions.*.by': [PREY],
      'ships.*.conditions.*.damage': [DARK],
      'ships.*.conditions.*.facedown': [SECRET],
      'devices.*.player': [PAST_DEVICES],
      'devices.*.at.heading': [PAST_DEVICES],
      'ships.*.flipped': [FLIPPED],
      'ships.*.docked': [DOCKED],
      // Charges of the ship card recover in the End Phase (xw.charges.02).
      'ships.*.charges': [ENDING],
      'ships.*.revealed': [EXECUTING, { ...EXECUTING, ships: [{ ...near(400, 400), tokens: { stress: 1 } }, FOE] }],
      // A ship that leaves the play area flees (xw.flee).
      mat: MATS,
      ...READ,
      ...MEASURED,
      ...OUTLINED,
      ...HUGE,
    },
  }),
);

everyWordCounts(
  'X-Wing scenario files',
  wordsOfScenarios(xwingScenarios, {
    actions: 40,
    values: {
      'ships.*.at': [null, [300, 300], [450, 500], [450, 450]],
      'ships.*.facing': [0, 90, 'south', 'east'],
      'obstacles.*.at': [
        [450, 400],
        [300, 300],
      ],
      'obstacles.*.facing': [0, 45, 'east'],
      'devices.*.facing': [0, 90, 'south', 'east'],
      'devices.*.at': [
        [450, 450],
        [300, 330],
      ],
      'ships.*.pilot': ['Academy Pilot', 'Luke Skywalker (T-65 X-wing)', 'Howlrunner'],
      'ships.*.upgrades.*': UPGRADES,
      'ships.*.upgrades.*.card': UPGRADES,
      'ships.*.damage.faceup.*': ['Weapons Failure', 'Structural Damage', 'Console Fire'],
      'ships.*.conditions.*': ['Hunted', 'Fearful Prey'],
      'ships.*.conditions.*.card': ['Hunted', 'Fearful Prey'],
      'ships.*.conditions.*.by': ['rebels', 'empire'],
      'ships.*.actions.*': ACTIONS,
      'ships.*.dial': ['2 straight white', '1 straight', '3 straight', '2 turn-left white', '2 bank-right'],
      'ships.*.revealed': ['2 straight white', '1 straight', '3 straight red', '2 turn-left white'],
      'moment.dial': ['2 straight white', '1 straight', '3 straight', '2 turn-left white', '2 bank-right'],
      'moment.step': STEPS,
      'players.*.faction': ['rebelalliance', 'galacticempire'],
      order: [
        ['rebels', 'empire'],
        ['empire', 'rebels'],
      ],
      ...OUTLINES_TRIED,
      'measures.bullseye': [5, 40],
      'measures.halfArcs.medium': [30, 60],
      'measures.halfArcs.huge': [30, 60],
      'ships.*.energy': [0, 1],
    },
    called: [],
    told: {},
    refused: {},
    more: {
      ...READ_IN_WORDS,
      'devices.*.facing': [
        {
          ships: { red: { pilot: 'T-65 X-wing', at: [450, 300], revealed: '4 straight' }, tie: TIE },
          devices: { net: { player: 'empire', at: [485, 400] } },
          moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
        },
      ],
      'ships.*.docked': [
        {
          ships: {
            ghost: { pilot: 'lothalrebel', upgrades: ['ghost'], at: [450, 450] },
            phantom: { pilot: 'ap5', at: null, docked: 'ghost' },
            tie: TIE,
          },
          moment: { phase: 'system' },
        },
      ],
      // In the first round no opportunity is another one.
      'moment.round': [
        {
          ships: {
            kyle: { pilot: 'Kyle Katarn', at: [450, 300], turret: 'front', focus: 2 },
            wing: { pilot: 'T-65 X-wing', at: [450, 400] },
            tie: TIE,
          },
          moment: { round: 2, phase: 'engagement' },
        },
      ],
      ...inWords(MEASURED),
      ...inWords(OUTLINED),
      ...inWords(HUGE),
      'ships.*.charges': [
        { ships: { chewie: { pilot: 'chewbacca', at: [450, 300], charges: 0 }, tie: TIE }, moment: { phase: 'end' } },
      ],
      'ships.*.revealed': [
        {
          ships: { red: { pilot: 'T-65 X-wing', at: [450, 300], revealed: '3 straight' }, tie: TIE },
          moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
        },
      ],
      'players.*': [
        {
          players: { ann: { faction: 'rebelalliance', points: 199 }, bob: { faction: 'galacticempire', points: 200 } },
          ships: { red: { pilot: 'T-65 X-wing', at: null }, tie: { pilot: 'TIE/ln Fighter', at: null } },
          moment: { phase: 'setup' },
        },
        {
          players: { ann: { faction: 'rebelalliance' }, rebels: null },
          ships: { red: { pilot: 'T-65 X-wing', at: [450, 300] } },
          moment: { phase: 'engagement' },
        },
      ],
      mat: [
        {
          ships: {
            red: { pilot: 'T-65 X-wing', at: [450, 850], dial: '2 straight' },
            tie: { pilot: 'TIE/ln Fighter', at: [100, 100] },
          },
          moment: { phase: 'activation', ship: 'red' },
          mat: { width: 1000, height: 1000 },
        },
        {
          ships: {
            red: { pilot: 'T-65 X-wing', at: [850, 450], facing: 'east', dial: '2 straight' },
            tie: { pilot: 'TIE/ln Fighter', at: [100, 100] },
          },
          moment: { phase: 'activation', ship: 'red' },
          mat: { width: 1000, height: 1000 },
        },
      ],
    },
  }),
);
