/** Every word of an X-Wing table counts: of positions, and of scenario files. */
import type { Json, JsonObject } from '../../src/core';
import { positionCodec, type Position } from '../../src/xwing/begin/position';
import { xwingScenarios } from '../../src/xwing/scenario';
import { FACINGS } from '../../src/language/headings';
import { wordsOfPositions, wordsOfScenarios } from './described';
import { everyWordCounts } from './witness';

const at = (table: Json): Position => table as unknown as Position;
const headings = Object.values(FACINGS) as unknown as Json[];
const ids = (key: 'ships' | 'obstacles' | 'players') => (table: Json) => (at(table)[key] ?? []).map(({ id }) => id);
const things = (table: Json): string[] => [...ids('ships')(table), ...ids('obstacles')(table)];
const players = (table: Json): string[] => ids('players')(table);
const STEPS = ['perform action', 'execute maneuver', 'place forces', 'use abilities', 'ship is done'];
const UPGRADES = ['predator', 'protontorpedoes', 'shieldupgrade', 'hullupgrade', 'lonewolf', 'trickshot'];
const ACTIONS = ['focus', 'evade', 'lock', 'barrel-roll', 'boost'];

const FLYING = {
  id: 'red',
  player: 'p1',
  pilot: 'bluesquadronescort',
  at: { x: 300, y: 400, heading: { x: 0, y: 1 } },
};
const TIE = { pilot: 'TIE/ln Fighter', at: [100, 100] };
const PLAYERS = [{ id: 'p1' }, { id: 'p2' }];
const FOE = { id: 'foe', player: 'p2', pilot: 'academypilot', at: { x: 700, y: 200, heading: { x: 0, y: 1 } } };
/** On the narrowest mat, too. */
const FAR = { ...FOE, at: { ...FOE.at, x: 200 } };
/** Red executes what its dial shows. */
const EXECUTING: JsonObject = {
  players: PLAYERS,
  ships: [{ ...FLYING, revealed: { speed: 4, bearing: 'straight', color: 'white' } }, FOE],
  moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
};
const ENDING: Json = {
  players: PLAYERS,
  ships: [{ ...FLYING, pilot: 'chewbacca', charges: 0 }, FOE],
  moment: { phase: 'end' },
};
const PREY: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'fearsomepredator' },
    { ...FOE, at: { ...FLYING.at, y: 500 }, conditions: [{ card: 'fearfulprey', by: 'p1' }] },
  ],
  moment: { phase: 'engagement', ship: 'red' },
};
/** A critical hit deals the card that waits for it: both ships have one. */
const DARK: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, conditions: [{ card: 'illshowyouthedarkside', by: 'p2', damage: 'stunnedpilot' }] },
    {
      ...FOE,
      at: { ...FLYING.at, y: 500 },
      damage: { facedown: 1 },
      conditions: [{ card: 'illshowyouthedarkside', by: 'p1', damage: 'woundedpilot' }],
    },
  ],
  moment: { phase: 'engagement', ship: 'red' },
};
/** The enemy engages: what lies facedown is revealed when the ship has defended. */
const SECRET: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'zamwesell', conditions: [{ card: 'youshouldthankme', facedown: true }] },
    { ...FOE, at: { x: 300, y: 550, heading: { x: 0, y: -1 } } },
  ],
  moment: { phase: 'engagement', ship: 'foe' },
};
/** Closed S-foils let it boost. */
const FLIPPED: Json = {
  players: PLAYERS,
  ships: [{ ...FLYING, upgrades: ['servomotorsfoils', 'pivotwing'], flipped: ['servomotorsfoils'] }, FOE],
  moment: { phase: 'activation', ship: 'red', step: 'perform action' },
};
const DOCKED: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'lothalrebel', upgrades: ['ghost'] },
    { ...FLYING, id: 'phantom', pilot: 'ap5', at: null, docked: 'red' },
    FOE,
  ],
  moment: { phase: 'system' },
};
const PLACING: Json = {
  players: [
    { id: 'p1', points: 199 },
    { id: 'p2', points: 200 },
  ],
  ships: [
    { ...FLYING, at: null },
    { ...FOE, at: null },
  ],
  moment: { phase: 'setup' },
};
/** Red flies past a long mine, which lies under its template or beside it, and through a swarm, which is a friend or a foe. */
const PAST_DEVICES: Json = {
  ...EXECUTING,
  ships: [{ ...FLYING, revealed: { speed: 4, bearing: 'straight', color: 'white' } }, FOE],
  devices: [
    { id: 'net', kind: 'conner-net', player: 'p2', at: { x: 335, y: 500, heading: { x: 0, y: 1 } } },
    { id: 'swarm', kind: 'buzz-droid-swarm', player: 'p2', at: { x: 300, y: 540, heading: { x: 0, y: 1 } } },
  ],
};
/** One mat reaches as far as red flies, the other does not. */
const MATS = [600, 1000].flatMap((mm): Json[] => [
  { ...EXECUTING, ships: [near(450, 550), FAR], mat: { width: 914, height: mm } },
  { ...EXECUTING, ships: [near(550, 450), FAR], mat: { width: mm, height: 914 } },
]);

/** A ship that engages, and an enemy beside the line of its arc: one measure lets it attack, another does not. */
const beside = (pilot: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot, at: { x: 400, y: 300, heading: { x: 0, y: 1 } }, ...more },
    { ...FOE, at: { x, y, heading: { x: 0, y: 1 } } },
  ],
  moment: { phase: 'engagement', ship: 'red' },
});
const ROCKETS = { upgrades: ['protonrockets'], tokens: { focus: 1 } };
const MEASURED = {
  'measures.bullseye': [{ ...beside('bluesquadronescort', 430, 450, ROCKETS), measures: { bullseye: 15 } }],
  'measures.halfArcs.medium': [{ ...beside('onyxsquadronsentry', 560, 420), measures: { halfArcs: { medium: 40 } } }],
  'measures.halfArcs.huge': [{ ...beside('echobaseevacuees', 560, 420), measures: { halfArcs: { huge: 40 } } }],
};
/** A square piece, so many mm from its middle to its edges. */
const square = (mm: number): Json => [
  [
    { x: -mm, y: -mm },
    { x: mm, y: -mm },
    { x: mm, y: mm },
    { x: -mm, y: mm },
  ],
];
const rockAt = (x: number, y: number): JsonObject => ({
  ...EXECUTING,
  obstacles: [{ id: 'rock', outline: 'coreasteroid0', at: { x, y, heading: { x: 0, y: 1 } } }],
  outlines: { coreasteroid0: { pieces: square(20), within: 8 } },
});
const PROBE = { back: 10, front: 10 };
/** A rock beside the way, one ahead of it, one that the ship ends on by 3 mm; a bomb that is dropped, a probe that moves by its guides. */
const OUTLINED = {
  'outlines.*.pieces': [rockAt(360, 470), rockAt(300, 690)],
  'outlines.*.within': [rockAt(300, 637)],
  'outlines.*.back': [
    {
      players: PLAYERS,
      ships: [{ ...FLYING, pilot: 'goldsquadronveteran', upgrades: ['protonbombs'] }, FOE],
      outlines: { 'proton-bomb': { pieces: square(10), back: 10 } },
      moment: { phase: 'system' },
    },
  ],
  'outlines.*.front': [
    {
      players: PLAYERS,
      ships: [FLYING, FOE],
      devices: [
        { id: 'probe', kind: 'drk-1-probe-droid', player: 'p1', at: { x: 450, y: 450, heading: { x: 0, y: 1 } } },
      ],
      outlines: { 'drk-1-probe-droid': { pieces: square(10), ...PROBE } },
      moment: { phase: 'system' },
    },
  ],
};
const OUTLINES_TRIED = {
  'outlines.*.pieces.*.*.x': [-100, 100],
  'outlines.*.pieces.*.*.y': [-100, 100],
  'outlines.*.within': [0, 8],
  'outlines.*.back': [5, 30],
  'outlines.*.front': [5, 30],
};
/** A huge ship with a turret, and an enemy ahead of it. */
const turning = (arc: string): JsonObject =>
  beside('echobaseevacuees', 400, 600, { upgrades: ['targetingbattery'], energy: 1, turrets: [arc] });
const HUGE = { 'ships.*.energy': [turning('front')], 'ships.*.turrets.*': [turning('front'), turning('left')] };

/** Han Solo may reroll after his roll, and by one reading after each reroll, which he can make of his lock. */
const HAN = {
  players: PLAYERS,
  ships: [
    {
      ...FLYING,
      pilot: 'hansolo-modifiedyt1300lightfreighter',
      at: { x: 450, y: 300, heading: { x: 0, y: 1 } },
      turret: 'front',
    },
    { ...FOE, pilot: 'patrolleader', at: { x: 450, y: 520, heading: { x: 0, y: -1 } } },
  ],
  obstacles: [{ id: 'rock', outline: 'coreasteroid0', at: { x: 300, y: 300, heading: { x: 0, y: 1 } } }],
  locks: [{ by: 'red', on: 'foe' }],
  moment: { phase: 'engagement', ship: 'red' },
} as unknown as JsonObject;
const HAN_IN_WORDS: JsonObject = {
  ships: {
    han: { pilot: 'hansolo-modifiedyt1300lightfreighter', at: [450, 300], turret: 'front', lock: 'target' },
    target: { pilot: 'patrolleader', at: [450, 520], facing: 'south' },
  },
  obstacles: { rock: { outline: 'coreasteroid0', at: [300, 300] } },
  moment: { phase: 'engagement', ship: 'han' },
};

/** A K-wing is about to execute a maneuver, after which there is no room for another one: all that it has left to perform is SLAM. */
const SLAMMING: JsonObject = {
  players: PLAYERS,
  ships: [
    {
      ...FLYING,
      pilot: 'wardensquadronpilot',
      at: { x: 450, y: 730, heading: { x: 0, y: 1 } },
      turret: 'front',
      revealed: { speed: 2, bearing: 'straight', color: 'white' },
      actions: ['focus', 'lock', 'rotate-arc', 'reload'],
    },
    FOE,
  ],
  moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
};
const SLAMMING_IN_WORDS: JsonObject = {
  ships: {
    red: {
      pilot: 'wardensquadronpilot',
      at: [450, 730],
      turret: 'front',
      revealed: '2 straight',
      actions: ['focus', 'lock', 'rotate-arc', 'reload'],
    },
    tie: TIE,
  },
  moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
};
/** A friend is at range, and an enemy. */
const LOCKING: JsonObject = {
  players: PLAYERS,
  ships: [
    { ...FLYING, actions: ['focus', 'barrel-roll'] },
    { ...FLYING, id: 'wing', at: { ...FLYING.at, y: 500 } },
    { ...FOE, at: { ...FOE.at, x: 450, y: 400 } },
  ],
  moment: { phase: 'activation', ship: 'red', step: 'perform action' },
};
const LOCKING_IN_WORDS: JsonObject = {
  ships: {
    red: { pilot: 'T-65 X-wing', at: [300, 400], actions: ['focus', 'barrel-roll'] },
    wing: { pilot: 'T-65 X-wing', at: [300, 500] },
    tie: { pilot: 'TIE/ln Fighter', at: [450, 400] },
  },
  moment: { phase: 'activation', ship: 'red', step: 'perform action' },
};
/** Ships wait in the way out of the carrier, before it and behind it: where a shuttle flies two lengths, it is stopped. */
const BLOCKED: JsonObject = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'lothalrebel', upgrades: ['ghost'], at: { x: 450, y: 450, heading: { x: 0, y: 1 } } },
    { ...FLYING, id: 'phantom', pilot: 'ap5', at: null, docked: 'red' },
    { ...FOE, at: { x: 450, y: 310, heading: { x: 0, y: -1 } } },
    { ...FOE, id: 'front', at: { x: 450, y: 590, heading: { x: 0, y: -1 } } },
  ],
  moment: { phase: 'system' },
};
const BLOCKED_IN_WORDS: JsonObject = {
  ships: {
    ghost: { pilot: 'lothalrebel', upgrades: ['ghost'], at: [450, 450] },
    phantom: { pilot: 'ap5', at: null, docked: 'ghost' },
    rear: { pilot: 'TIE/ln Fighter', at: [450, 310], facing: 'south' },
    front: { pilot: 'TIE/ln Fighter', at: [450, 590], facing: 'south' },
  },
  moment: { phase: 'system' },
};
/** A huge ship in a corner: what deploys to the west or to the south leaves the play area. */
const CORNERED: JsonObject = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'outerrimgarrison', at: { x: 60, y: 110, heading: { x: 0, y: 1 } } },
    { ...FLYING, id: 'tie', pilot: 'academypilot', at: null, docked: 'red' },
    { ...FOE, pilot: 'bluesquadronescort' },
  ],
  moment: { phase: 'system' },
};
const CORNERED_IN_WORDS: JsonObject = {
  ships: {
    gozanti: { pilot: 'outerrimgarrison', at: [60, 110] },
    tie: { pilot: 'academypilot', at: null, docked: 'gozanti' },
    wing: { pilot: 'T-65 X-wing', at: [700, 700] },
  },
  moment: { phase: 'system' },
};
/** The usual reading, which is not said, and the other one: each word differs from one of them. */
const readBoth = (table: JsonObject, name: string, other: string): JsonObject[] => [
  table,
  { ...table, readings: { [name]: other } },
];
const READ = {
  'readings.hanSolo': readBoth(HAN, 'hanSolo', 'rolls'),
  'readings.failedSlam': readBoth(SLAMMING, 'failedSlam', 'a disarm token'),
  'readings.locks': readBoth(LOCKING, 'locks', 'no friendly ship'),
  'readings.deployment': readBoth(BLOCKED, 'deployment', 'in part'),
  'readings.unplacedFromHuge': readBoth(CORNERED, 'unplacedFromHuge', 'stays docked'),
};
const READ_IN_WORDS = {
  'readings.hanSolo': readBoth(HAN_IN_WORDS, 'hanSolo', 'rolls'),
  'readings.failedSlam': readBoth(SLAMMING_IN_WORDS, 'failedSlam', 'a disarm token'),
  'readings.locks': readBoth(LOCKING_IN_WORDS, 'locks', 'no friendly ship'),
  'readings.deployment': readBoth(BLOCKED_IN_WORDS, 'deployment', 'in part'),
  'readings.unplacedFromHuge': readBoth(CORNERED_IN_WORDS, 'unplacedFromHuge', 'stays docked'),
};

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

function near(x: number, y: number): JsonObject {
  const heading = x > y ? { x: 1, y: 0 } : { x: 0, y: 1 };
  return { ...FLYING, at: { x, y, heading }, revealed: { speed: 2, bearing: 'straight', color: 'white' } };
}

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
