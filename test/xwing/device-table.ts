/** What tests of devices share: a ship that carries their cards, before it places one. */
import { xwingTable, type Table, type TableSpec } from './table';

export type Ships = TableSpec['ships'];

export const DIAL = { speed: 2, bearing: 'straight', color: 'white' } as const;
export const FAR = { tie: { player: 'p2', at: [850, 850] as const } };
/** Unshielded, so that every damage is a card. */
export const BARE = { shields: 0 };

export const at = (x: number, y: number, more: object = {}) => ({ player: 'p2', at: [x, y] as const, ...more });

export const bomber = (upgrades: string[], more: object = {}): Ships => ({
  bomber: { upgrades, at: [450, 450], ...more },
  ...FAR,
});

/** The table at the start of the System Phase. */
export const inSystemPhase = (ships: Ships, rest: Partial<TableSpec> = {}): Table =>
  xwingTable({ ships, moment: 'system', ...rest });

export const dropped = (table: Table, ability = 'proton-bombs'): Table =>
  table.use(ability).choose(ability, 'drop 1 straight');

/** Active charges of a card of the bomber. */
export const chargesOf = (table: Table, card = 0) => table.ship('bomber').upgrades[card]?.charges?.active;
