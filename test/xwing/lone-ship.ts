/** `red` at [450, 400] facing north, with whatever else stands there; nothing is in progress. */
import type { ObstacleSpec, ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';

export function tableFor(
  red: ShipSpec = {},
  others: Record<string, ShipSpec> = {},
  obstacles: Record<string, ObstacleSpec> = {},
): Table {
  return xwingTable({ phase: 'activation', ships: { red: { at: [450, 400], ...red }, ...others }, obstacles });
}
