/** Tables of Armada for the words that its example files do not show: each stands where its word decides. */
import type { Json } from '../../src/core';
import type { Position } from '../../src/armada/begin/position';
import { LENGTHS, OBSTACLES } from '../../src/armada/facts';
import { positionOf, type TableSpec } from '../armada/table';

export const laid = (spec: TableSpec): Json => positionOf(spec) as unknown as Json;
export const FOE = { owner: 'p2', at: [300, 800] } as const;
const ATTACK = { phase: 'ship', ship: 'cr90', step: 'attack' } as const;
export const MOVE = { phase: 'ship', ship: 'cr90', step: 'execute maneuver' } as const;
const STANDARD = { play: { width: 1800, length: 900 }, setup: { width: 1200, length: 900 } };

/** Another ship of the same base further on: at the end of each band of the ruler. */
export const AT_RANGE = [LENGTHS.close, LENGTHS.medium, LENGTHS.long].map((end) =>
  laid({
    ships: { cr90: { at: [900, 100] }, foe: { owner: 'p2', at: [900, 100 + 71 + end + 2] } },
    lengths: LENGTHS,
    moment: ATTACK,
  }),
);
export const ENGAGING = laid({
  ships: { cr90: { at: [100, 100] }, foe: FOE },
  squadrons: { x: { at: [900, 400] }, t: { owner: 'p2', at: [900, 400 + 34 + (LENGTHS.distances[0] ?? 0) + 2] } },
  lengths: LENGTHS,
  moment: { phase: 'squadron', squadron: 'x' },
});
/** It leaves the smaller area. */
export const LEAVING = [STANDARD, 'standard' as const].map((areas) =>
  laid({ ships: { cr90: { at: [840, 450], facing: 90, speed: 3 }, foe: FOE }, areas, moment: MOVE }),
);
export const LEAVING_NORTH = laid({
  ships: { cr90: { at: [600, 830], speed: 2 }, foe: { owner: 'p2', at: [1200, 500] } },
  areas: STANDARD,
  moment: MOVE,
});
export const WIDE = laid({
  ships: { cr90: { at: [600, 830], speed: 2 }, foe: { owner: 'p2', at: [1200, 500] } },
  areas: { play: { width: 1800, length: 1800 }, setup: { width: 1200, length: 1000 } },
  moment: MOVE,
});
export const LAST_ROUND = laid({
  ships: { cr90: { at: [900, 100] }, foe: FOE },
  objective: 'contested-outpost',
  obstacles: { station: [900, 450] },
  round: 6,
  victoryTokens: [1, 0],
  moment: { phase: 'status' },
});
export const OUTPOST = laid({
  ships: { cr90: { at: [900, 350] }, foe: { owner: 'p2', at: [900, 560] } },
  obstacles: { station: [900, 450] },
  objective: 'contested-outpost',
  moment: { phase: 'status' },
});
export const SALVO = laid({
  ships: { cr90: { at: [900, 300], objective: true }, foe: { owner: 'p2', at: [900, 480], objective: true } },
  objective: 'opening-salvo',
  moment: ATTACK,
});
export const ONE_FACTION = laid({
  ships: {
    cr90: { at: [300, 100] },
    foe: { owner: 'p2', card: 'cr90-corvette-b', at: [300, 800] },
    other: { card: 'cr90-corvette-b', at: [900, 800] },
  },
  squadrons: { x: { at: [900, 400] }, y: { owner: 'p2', card: 'x-wing-squadron', at: [900, 460] } },
  moment: { phase: 'squadron', turn: 'p1' },
});
export const TEAM = (moment: Position['moment']): Json =>
  laid({
    players: [{ id: 'p1', members: ['han', 'leia'] }, { id: 'p2' }],
    ships: { cr90: { at: [300, 100], controller: 'han' }, other: { at: [900, 100] }, foe: FOE },
    squadrons: { x: { at: [900, 400], controller: 'han' } },
    moment,
  });
const ASIDE = { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: null, setAside: true } as const;
export const SETTING_ASIDE = (['stays', 'destroyed'] as const).map((setAside) =>
  laid({
    ships: { cr90: { at: [900, 300] }, foe: { owner: 'p2', at: [300, 845], facing: 0, speed: 2 }, gsd: ASIDE },
    objective: 'hyperspace-assault',
    readings: { setAside },
    moment: { phase: 'ship', ship: 'foe', step: 'execute maneuver' },
  }),
);
export const ARRIVING = laid({
  ships: { cr90: { at: [900, 300] }, foe: FOE, gsd: ASIDE },
  objective: 'hyperspace-assault',
  objectiveTokens: [{ at: { x: 900, y: 600 } }],
  round: 2,
  moment: { phase: 'command' },
});
/** The last ships of both ram each other. */
export const RAM = (['together', 'moving-ship-first'] as const).map((overlapDamage) =>
  laid({
    ships: {
      cr90: { at: [900, 300], speed: 2, damage: { facedown: 3 } },
      foe: { owner: 'p2', card: 'cr90-corvette-a', at: [900, 431], damage: { facedown: 3 } },
    },
    readings: { overlapDamage },
    moment: MOVE,
  }),
);
/** Staying where it is counts as moving onto the station. */
export const ON_THE_STATION = laid({
  ships: { cr90: { at: [300, 100] }, foe: FOE },
  squadrons: { x: { at: [900, 450], hull: 2 } },
  obstacles: { station: [900, 450] },
  moment: { phase: 'squadron', squadron: 'x' },
});
export const STAYING = [{ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 900, y: 450 } }];
export const EVADE = { type: 'evade', exhausted: false } as const;
export const BRACE = { type: 'brace', exhausted: false } as const;
const DUEL = { cr90: { at: [500, 300] } } as const;
export const READ = [
  // The defender evades nothing at close range, a die at medium range.
  laid({
    ships: {
      ...DUEL,
      foe: { owner: 'p2', card: 'assault-frigate-mark-ii-a', at: [590, 460], facing: 180, defense: [EVADE] },
    },
    attacks: { range: 'closest-point' },
    moment: ATTACK,
  }),
  laid({
    ships: { ...DUEL, foe: { owner: 'p2', card: 'cr90-corvette-b', at: [535, 389], facing: 315 } },
    attacks: { rangeThroughZone: 'allowed' },
    moment: ATTACK,
  }),
  laid({
    ships: { ...DUEL, foe: { owner: 'p2', at: [530, 200], facing: 0 } },
    attacks: { targetingPoint: 'anywhere' },
    moment: ATTACK,
  }),
];
export const MINES = laid({
  ships: { cr90: { at: [900, 300] }, foe: FOE },
  objective: 'minefields',
  objectiveTokens: [{ at: { x: 900, y: 450 } }],
  moment: MOVE,
});
export const LOOTING = OBSTACLES.map((id) =>
  laid({
    ships: { cr90: { at: [900, 250] }, foe: FOE },
    obstacles: { [id]: [900, 330] },
    objective: 'dangerous-territory',
    objectiveTokens: [{ at: { x: 900, y: 330 }, on: id }],
    moment: MOVE,
  }),
);
export const LIAISON = laid({
  ships: { cr90: { at: [900, 300], upgrades: ['weapons-liaison'], tokens: ['repair'], dials: ['repair'] }, foe: FOE },
  moment: { phase: 'ship', ship: 'cr90' },
});
export const EXHAUSTED = laid({
  ships: { cr90: { at: [900, 300] }, foe: { ...FOE, upgrades: ['wulff-yularen'], exhausted: ['wulff-yularen'] } },
  moment: { phase: 'status' },
});
export const DEFENDING = [EVADE, BRACE].map((token) =>
  laid({
    ships: {
      cr90: { at: [900, 100] },
      foe: { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: [900, 350], defense: [token] },
    },
    moment: ATTACK,
  }),
);
export const ACES = laid({
  ships: { cr90: { at: [900, 100] }, foe: FOE },
  squadrons: {
    x: { card: 'luke-skywalker', at: [900, 400], defense: [{ type: 'brace', exhausted: true }] },
    t: { owner: 'p2', card: 'howlrunner', at: [900, 460], defense: [BRACE] },
  },
  moment: { phase: 'squadron', squadron: 'x' },
});
