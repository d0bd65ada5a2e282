/** Two characters beside each other, one about to attack the other: what most abilities are about. */
import { skirmish, type OnTable, type Table } from '../table';

/** ann (p1) at [5, 5] has the turn, bob (p2) stands beside her at [6, 5]; Damage 20. A roll of 15 hits. */
export function duel(
  ann: Partial<OnTable> = {},
  bob: Partial<OnTable> = {},
  more: Readonly<Record<string, OnTable>> = {},
): Table {
  return skirmish({
    characters: {
      ann: { at: [5, 5], damage: 20, ...ann },
      bob: { at: [6, 5], player: 'p2', damage: 20, ...bob },
      ...more,
    },
  });
}

/** An ability with its number. */
export function numbered(ability: string, value: number): { ability: string; value: number } {
  return { ability, value };
}

export const MELEE = 'melee-attack';
