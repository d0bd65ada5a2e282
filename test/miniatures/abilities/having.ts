/** Characters with one ability or power, and the saves that its use calls for. */
import type { Json, Rejection } from '../../../src/core';
import { abilityName, type CardAbility } from '../../../src/miniatures/facts';
import type { MiniaturesFrames } from '../../../src/miniatures/model/types';
import type { OnTable, Table } from '../table';

/** Somebody at column 2, row 5 who has it; Force points for powers. */
export function having(id: string, value?: number, more: Partial<OnTable> = {}): OnTable {
  const printed: CardAbility = value === undefined ? { ability: id } : { ability: id, value };
  const { abilities = [], powers = [] } = more;
  return abilityName(id)?.kind === 'force-power'
    ? { at: [2, 5], force: 9, ...more, powers: [printed, ...powers] }
    : { at: [2, 5], ...more, abilities: [printed, ...abilities] };
}

/** Rolls these saves, of each character its own ones, for whoever comes first; all of them, and no others. */
export function saves(table: Table, rolls: Readonly<Record<string, number | readonly number[]>>): Table {
  const left = new Map(Object.entries(rolls).map(([id, each]) => [id, [each].flat()]));
  for (;;) {
    const [affected] = table.legalOf('affect');
    if (affected) {
      table.act(affected);
      continue;
    }
    const frame = table.state.stack.at(-1);
    if (frame?.procedure !== 'save') break;
    const { character } = frame as MiniaturesFrames['save'];
    const next = left.get(character)?.shift();
    if (next === undefined) throw new Error(`no roll is given for ${character}`);
    table.rolls(next);
  }
  const unused = [...left].filter(([, each]) => each.length > 0);
  if (unused.length > 0) throw new Error(`not asked for: ${unused.map(([id]) => id).join()}`);
  return table;
}

/** Ann uses it, on somebody where it asks for one. */
export function using(table: Table, id: string, chosen?: Json): Table {
  table.use(id);
  return chosen === undefined ? table : table.choose(id, chosen);
}

/** Whom ann may choose for it. */
export function choices(table: Table, id: string): Json[] {
  table.use(id);
  return table.legalOf('choose').map(({ chosen }) => chosen);
}

/** Why ann cannot use it now. */
export function whyNotUse(table: Table, ability: string, value?: number): Rejection {
  const on = value === undefined ? { source: 'ann' } : { source: 'ann', value };
  return table.refused({ type: 'use-ability', player: 'p1', ability, ...on });
}

export function damages(table: Table, ...ids: readonly string[]): number[] {
  return ids.map((id) => table.damage(id));
}

export function activated(table: Table, ...ids: readonly string[]): boolean[] {
  return ids.map((id) => table.character(id).activated);
}
