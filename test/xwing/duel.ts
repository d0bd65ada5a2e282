/** Two ships facing each other at range 2, the first about to engage, or one that is about to activate or act: for tests of cards. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from './table';

/** `red` (p1) attacks, `tie` (p2) defends; both face each other at range 2. */
export function duel(
  red: ShipOnTable = {},
  tie: ShipOnTable = {},
  more: Partial<TableSpec> & { others?: TableSpec['ships'] } = {},
): Table {
  const { others, ...rest } = more;
  return xwingTable({
    ships: {
      red: { at: [300, 300], ...red },
      tie: { player: 'p2', at: [300, 500], facing: 180, ...tie },
      ...others,
    },
    moment: { phase: 'engagement', ship: 'red' },
    ...rest,
  });
}

/** At attack range 1 instead. */
export const CLOSE: ShipOnTable = { at: [300, 400] };

/** Faces of the dice of a side in the attack in progress. */
export function faces(table: Table, pool: 'attack' | 'defense'): string[] {
  const frame = table.state.stack.find((each) => each.procedure === 'attack') as unknown as Record<
    string,
    { face: string }[]
  >;
  return (frame[`${pool}Dice`] ?? []).map((die) => die.face);
}

/** How many dice chance is asked for. */
export function diceAsked(table: Table): number {
  return (table.legal('roll')[0]?.faces ?? []).length;
}

/** `red` alone in its activation; an enemy is far away. */
export const alone = (ship: ShipOnTable, step?: string, more: Record<string, ShipOnTable> = {}) =>
  xwingTable({
    ships: { red: { at: [300, 300], ...ship }, x: { player: 'p2' }, ...more },
    moment: { phase: 'activation', ship: 'red', ...(step ? { step } : {}) },
  });

/** `red` may perform an action; an enemy is far away. */
export const acting = (red: ShipOnTable, more: Record<string, ShipOnTable> = {}): Table =>
  xwingTable({
    ships: { red: { at: [300, 300], ...red }, x: { player: 'p2', at: [800, 800] }, ...more },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });

/** `red` is about to execute its maneuver. */
export const maneuvering = (red: ShipOnTable): Table =>
  xwingTable({
    ships: { red: { at: [300, 300], ...red }, x: { player: 'p2', at: [800, 800] } },
    moment: { phase: 'activation', ship: 'red' },
  });

export const focus = { type: 'perform-action', action: 'focus' } as const;
