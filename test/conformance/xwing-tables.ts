/** Tables of X-Wing for the words that its example files do not show: each stands where its word decides. */
import type { Json, JsonObject } from '../../src/core';

const FLYING = {
  id: 'red',
  player: 'p1',
  pilot: 'bluesquadronescort',
  at: { x: 300, y: 400, heading: { x: 0, y: 1 } },
};
export const TIE = { pilot: 'TIE/ln Fighter', at: [100, 100] };
const PLAYERS = [{ id: 'p1' }, { id: 'p2' }];
export const FOE = { id: 'foe', player: 'p2', pilot: 'academypilot', at: { x: 700, y: 200, heading: { x: 0, y: 1 } } };
/** On the narrowest mat, too. */
const FAR = { ...FOE, at: { ...FOE.at, x: 200 } };
/** Red executes what its dial shows. */
export const EXECUTING: JsonObject = {
  players: PLAYERS,
  ships: [{ ...FLYING, revealed: { speed: 4, bearing: 'straight', color: 'white' } }, FOE],
  moment: { phase: 'activation', ship: 'red', step: 'execute maneuver' },
};
export const ENDING: Json = {
  players: PLAYERS,
  ships: [{ ...FLYING, pilot: 'chewbacca', charges: 0 }, FOE],
  moment: { phase: 'end' },
};
export const PREY: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'fearsomepredator' },
    { ...FOE, at: { ...FLYING.at, y: 500 }, conditions: [{ card: 'fearfulprey', by: 'p1' }] },
  ],
  moment: { phase: 'engagement', ship: 'red' },
};
/** A critical hit deals the card that waits for it: both ships have one. */
export const DARK: Json = {
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
export const SECRET: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'zamwesell', conditions: [{ card: 'youshouldthankme', facedown: true }] },
    { ...FOE, at: { x: 300, y: 550, heading: { x: 0, y: -1 } } },
  ],
  moment: { phase: 'engagement', ship: 'foe' },
};
/** Closed S-foils let it boost. */
export const FLIPPED: Json = {
  players: PLAYERS,
  ships: [{ ...FLYING, upgrades: ['servomotorsfoils', 'pivotwing'], flipped: ['servomotorsfoils'] }, FOE],
  moment: { phase: 'activation', ship: 'red', step: 'perform action' },
};
export const DOCKED: Json = {
  players: PLAYERS,
  ships: [
    { ...FLYING, pilot: 'lothalrebel', upgrades: ['ghost'] },
    { ...FLYING, id: 'phantom', pilot: 'ap5', at: null, docked: 'red' },
    FOE,
  ],
  moment: { phase: 'system' },
};
export const PLACING: Json = {
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
export const PAST_DEVICES: Json = {
  ...EXECUTING,
  ships: [{ ...FLYING, revealed: { speed: 4, bearing: 'straight', color: 'white' } }, FOE],
  devices: [
    { id: 'net', kind: 'conner-net', player: 'p2', at: { x: 335, y: 500, heading: { x: 0, y: 1 } } },
    { id: 'swarm', kind: 'buzz-droid-swarm', player: 'p2', at: { x: 300, y: 540, heading: { x: 0, y: 1 } } },
  ],
};
/** One mat reaches as far as red flies, the other does not. */
export const MATS = [600, 1000].flatMap((mm): Json[] => [
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
export const MEASURED = {
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
export const OUTLINED = {
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
export const OUTLINES_TRIED = {
  'outlines.*.pieces.*.*.x': [-100, 100],
  'outlines.*.pieces.*.*.y': [-100, 100],
  'outlines.*.within': [0, 8],
  'outlines.*.back': [5, 30],
  'outlines.*.front': [5, 30],
};
/** A huge ship with a turret, and an enemy ahead of it. */
const turning = (arc: string): JsonObject =>
  beside('echobaseevacuees', 400, 600, { upgrades: ['targetingbattery'], energy: 1, turrets: [arc] });
export const HUGE = { 'ships.*.energy': [turning('front')], 'ships.*.turrets.*': [turning('front'), turning('left')] };

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
export const READ = {
  'readings.hanSolo': readBoth(HAN, 'hanSolo', 'rolls'),
  'readings.failedSlam': readBoth(SLAMMING, 'failedSlam', 'a disarm token'),
  'readings.locks': readBoth(LOCKING, 'locks', 'no friendly ship'),
  'readings.deployment': readBoth(BLOCKED, 'deployment', 'in part'),
  'readings.unplacedFromHuge': readBoth(CORNERED, 'unplacedFromHuge', 'stays docked'),
};
export const READ_IN_WORDS = {
  'readings.hanSolo': readBoth(HAN_IN_WORDS, 'hanSolo', 'rolls'),
  'readings.failedSlam': readBoth(SLAMMING_IN_WORDS, 'failedSlam', 'a disarm token'),
  'readings.locks': readBoth(LOCKING_IN_WORDS, 'locks', 'no friendly ship'),
  'readings.deployment': readBoth(BLOCKED_IN_WORDS, 'deployment', 'in part'),
  'readings.unplacedFromHuge': readBoth(CORNERED_IN_WORDS, 'unplacedFromHuge', 'stays docked'),
};

export function near(x: number, y: number): JsonObject {
  const heading = x > y ? { x: 1, y: 0 } : { x: 0, y: 1 };
  return { ...FLYING, at: { x, y, heading }, revealed: { speed: 2, bearing: 'straight', color: 'white' } };
}
