/** Tables on which one ship is about to attack another, or a squadron is. */
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

/** Millimetres between the middles of the bases at which front meets front: CR90 and Victory. */
export const AT = { close: 180, medium: 240, long: 330, beyond: 420 } as const;

export interface Duel extends Omit<TableSpec, 'ships' | 'moment'> {
  range?: keyof typeof AT;
  /** Who attacks. Default: the CR90. */
  attacker?: 'cr90' | 'vsd';
  cr90?: ShipOnTable;
  vsd?: ShipOnTable;
  more?: TableSpec['ships'];
}

/** A CR90 of p1 that looks north, and a Victory of p2 north of it that looks south; its attack is next. */
export function duel({ range = 'close', attacker = 'cr90', cr90, vsd, more, ...rest }: Duel = {}): Table {
  return armadaTable({
    ships: {
      cr90: { at: [500, 300], ...cr90 },
      vsd: { owner: 'p2', at: [500, 300 + AT[range]], ...vsd },
      ...more,
    },
    ...rest,
    moment: { phase: 'ship', ship: attacker, step: 'attack' },
  });
}

/** The same, with the front zones attacking each other. */
export function frontal(spec: Duel = {}): Table {
  const [attacker, defender] = spec.attacker === 'vsd' ? ['vsd', 'cr90'] : ['cr90', 'vsd'];
  return duel(spec).attack(attacker, 'front', defender, 'front');
}

/** A squadron of p1 is activated in the squadron phase. */
export function dogfight(
  squadrons: NonNullable<TableSpec['squadrons']>,
  spec: Partial<TableSpec> & { squadron?: string } = {},
): Table {
  const { squadron = 'x', ...rest } = spec;
  return armadaTable({ ships: { cr90: {} }, squadrons, ...rest, moment: { phase: 'squadron', squadron } });
}
