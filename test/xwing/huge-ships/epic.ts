/** A wide table with huge ships. */
import * as E from 'fp-ts/lib/Either';
import { headingFromDegrees } from '../../../src/core/geometry';
import { xwing, type XwingAction } from '../../../src/xwing';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import type { ObstacleSpec, ShipSpec } from '../bare-state';

export const EPIC = { width: 1830, height: 914 };
export const CR90 = 'alderaanianguard';
export const RAIDER = 'outerrimpatrol';
export const GR75 = 'echobaseevacuees';

/** Nothing is in progress: the test runs single procedures. */
export function bare(ships: Record<string, ShipSpec>, obstacles: Record<string, ObstacleSpec> = {}): Table {
  const table = xwingTable({ ships, obstacles, phase: 'activation' });
  table.state.options.mat = EPIC;
  return table;
}

/** A CR90 that reveals and executes a maneuver, at [900, 400] and facing north where nothing else is said. */
export function flying(dial: string, others: Record<string, ShipOnTable> = {}, more: ShipOnTable = {}): Table {
  const [speed = '', bearing = '', color = 'white'] = dial.split(' ');
  const maneuver = { speed: Number(speed), bearing, color } as NonNullable<ShipOnTable['dial']>;
  return xwingTable({
    mat: EPIC,
    // The idle ship has the same initiative and activates after it: the game stops there.
    ships: {
      cr90: { pilot: CR90, at: [900, 400], dial: maneuver, ...more },
      idle: { player: 'p2', pilot: RAIDER, at: [60, 750] },
      ...others,
    },
    moment: { phase: 'activation', ship: 'cr90' },
  });
}

/** The action that puts a ship somewhere, facing north. */
export const put = (table: Table, ship: string, x: number, y: number): XwingAction => ({
  type: 'place-ship',
  player: table.ship(ship).player,
  ship,
  pose: { x, y, heading: headingFromDegrees(0) },
});

/** May it be put there? */
export const mayPut = (table: Table, ship: string, x: number, y: number): boolean =>
  E.isRight(xwing.reduce(table.state, put(table, ship, x, y)));
