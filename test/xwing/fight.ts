/** A T-65 X-wing (`red`, 3 attack dice) against a TIE/ln fighter (`tie`, agility 3, hull 3) for tests of attacks. */
import type { ShipSpec, BareSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import type { AttackFrame, AttackLimits } from '../../src/xwing/queries/attack';
import { newAttack } from '../../src/xwing/procedures/attack';

/** The place of a small base straight ahead of red, at a range: 0 is touching. */
export const ahead = (range: 0 | 1 | 2 | 3): [number, number] => [400, 440 + [0, 50, 150, 250][range]!];

export interface FightSpec extends Partial<Omit<BareSpec, 'ships'>> {
  red?: ShipSpec;
  tie?: ShipSpec;
  ships?: BareSpec['ships'];
  /** Of the TIE, unless it stands elsewhere. Default 2: no range bonus. */
  range?: 0 | 1 | 2 | 3;
}

export function fight({ red, tie, ships, range = 2, ...spec }: FightSpec = {}): Table {
  return xwingTable({
    ...spec,
    ships: {
      red: { at: [400, 400], ...red },
      tie: { player: 'p2', at: ahead(range), facing: 180, ...tie },
      ...ships,
    },
  });
}

/** Red measures and may choose a weapon. */
export function measures(table: Table, limits: Partial<AttackLimits> = {}): Table {
  return table.run('attack', newAttack('red', limits));
}

/** Red attacks: the next question is about dice. */
export function attacks(table: Table, weapon = 'primary', defender = 'tie'): Table {
  return measures(table).answer({ type: 'choose-weapon', weapon }).answer({ type: 'declare-defender', defender });
}

/** Whoever may modify dice does nothing (more), as long as players are asked. */
export function passes(table: Table): Table {
  while (table.legal('end-modifying').length > 0) table.answer({ type: 'end-modifying' });
  return table;
}

/** How many dice chance is asked to roll. */
export function diceAsked(table: Table): number {
  const action = table.candidates[0]?.action;
  if (action?.type !== 'roll') throw new Error(`chance is not asked to roll, but: ${table.asks}`);
  return action.faces.length;
}

export function attackOf(table: Table): AttackFrame {
  const frame = table.state.stack.find((each) => each.procedure === 'attack');
  if (!frame) throw new Error('no attack is in progress');
  return frame as AttackFrame;
}

/** Faces of the attack dice on the table, sorted. */
export const attackDice = (table: Table): string[] =>
  attackOf(table)
    .attackDice.map((die) => die.face)
    .sort();
export const defenseDice = (table: Table): string[] =>
  attackOf(table)
    .defenseDice.map((die) => die.face)
    .sort();

/** Why red cannot attack at all: the code. Undefined: it can. */
export function noAttackBecause(table: Table, limits: Partial<AttackLimits> = {}): string | undefined {
  const before = table.events.length;
  measures(table, limits);
  const told = table.events.slice(before).find((event) => event.type === 'attack-not-possible');
  return told?.type === 'attack-not-possible' ? told.code : undefined;
}
