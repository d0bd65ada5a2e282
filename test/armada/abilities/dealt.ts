/** A ship that is dealt a faceup damage card: it stays on an asteroid field at speed 0, and chance says which card it is. */
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

const AT = [500, 400] as const;

/** The table as the card has been dealt: the first question that it asks, or what comes after it. */
export function dealt(card: string, ship: ShipOnTable = {}, more: Partial<TableSpec> = {}): Table {
  return aboutToBeDealt(ship, more).answer({ type: 'draw', card });
}

/** The same, as far as chance's draw. */
export function aboutToBeDealt(ship: ShipOnTable = {}, more: Partial<TableSpec> = {}): Table {
  const { ships = {}, ...rest } = more;
  const spec = { ...ship, at: AT, speed: 0 };
  return armadaTable({
    ...rest,
    ships: { ship: spec, ...ships },
    obstacles: { 'asteroid-field-1': AT },
    moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
  });
}
