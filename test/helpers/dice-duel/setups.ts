/** Random setups of the dice duel, for fast-check. */
import * as fc from 'fast-check';
import type { Causes } from '../../conformance/in-order';
import { CARDS } from './abilities';
import type { DuelEvent, DuelSetup } from './state';

const table = fc.subarray([...CARDS]);

export const duelSetups: fc.Arbitrary<DuelSetup> = fc.record({
  health: fc.integer({ min: 1, max: 8 }),
  tables: fc.record({ p1: table, p2: table }),
  deck: fc.array(fc.constantFrom(...CARDS), { maxLength: 8 }),
  field: fc.boolean(),
});

const player = (event: { player: string }): string => event.player;

/** Who is defeated was damaged before. */
export const duelOrder: readonly Causes<DuelEvent>[] = [
  { causes: { damaged: player }, effects: { defeated: player }, atOnce: true },
];
