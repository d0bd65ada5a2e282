/** X-Wing for the benchmark: T-65 X-wings against TIE/ln fighters, the same number of each, facing each other in planning. */
import type { StartFrom } from '../../src/play';

const SIDES = [
  { player: 'p1', pilot: 'bluesquadronescort', y: 150, forward: 1 },
  { player: 'p2', pilot: 'academypilot', y: 764, forward: -1 },
];
const STANDARD = 914;
/** Ships of one row, and the room that each takes, in mm. */
const ROW = 8;
const ROOM = 100;

/** The setup is left out: where obstacles go is a question of its own, and takes longer than the dogfight. */
export function xwingDogfight(shipsASide: number): StartFrom {
  const ships = SIDES.flatMap(({ player, pilot, y, forward }) =>
    Array.from({ length: shipsASide }, (_, i) => ({
      id: `${player}-${i + 1}`,
      player,
      pilot,
      at: { ...place(i, shipsASide, y, forward), heading: { x: 0, y: forward } },
    })),
  );
  return {
    position: {
      mat: 'standard',
      players: SIDES.map(({ player }) => ({ id: player })),
      ships,
      moment: { phase: 'planning' },
    },
  };
}

function place(i: number, shipsASide: number, y: number, forward: number): { x: number; y: number } {
  const inRow = Math.min(ROW, shipsASide);
  const column = (i % ROW) - (inRow - 1) / 2;
  return { x: STANDARD / 2 + column * ROOM, y: y - forward * Math.floor(i / ROW) * ROOM };
}

/** A whole game from its setup, obstacles and all. */
export function xwingGame(): StartFrom {
  const squad = (faction: string, id: string, ship: string): unknown => ({
    faction,
    name: ship,
    pilots: [{ id, ship, upgrades: {} }],
  });
  const squads = [
    squad('rebelalliance', 'bluesquadronescort', 't65xwing'),
    squad('galacticempire', 'academypilot', 'tielnfighter'),
  ];
  return { setup: { squads, mat: 'standard' } };
}
