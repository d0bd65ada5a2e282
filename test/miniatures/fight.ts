/** One attack, and what its numbers come to. The usual fighter: Attack +5, Damage 10, Defense 15. */
import type { CardAbility } from '../../src/miniatures/facts';
import { skirmish, type OnTable, type Table } from './table';

export type Others = Record<string, OnTable>;

/** An ability with its number. */
export const has = (ability: string, value: number): CardAbility => ({ ability, value });
/** One that names somebody. */
export const naming = (ability: string, names: string, value?: number): CardAbility => ({
  ability,
  names,
  ...(value !== undefined && { value }),
});

/** Ann in her turn; Bob beside her, on the other side. */
export function fighters(ann: Partial<OnTable> = {}, bob: Partial<OnTable> = {}, more: Others = {}): Table {
  return skirmish({ characters: { ann: { at: [2, 5], ...ann }, bob: { at: [3, 5], player: 'p2', ...bob }, ...more } });
}

/** Bob at six squares, out of reach of a fist. */
export const AWAY = { at: [8, 5] } as const satisfies Partial<OnTable>;

/** Attacks, with nobody who combines fire, and rolls. */
export function strike(table: Table, target = 'bob', roll = 15): Table {
  return rolled(table.attack(target), roll);
}

export function rolled(table: Table, roll = 15): Table {
  while (table.by()[0] !== 'chance') table.rollNow();
  return table.rolls(roll);
}

interface Numbers {
  attack: number;
  defense: number;
  damage: number;
}

/** The bonuses in the last attack: Attack without the roll, Defense of the target, damage dealt. */
export function numbersOf(table: Table): Numbers {
  const { attacker, target, roll } = table.last('attack-rolled');
  const end = table.told.filter((event) => event.type === 'attack-hit' || event.type === 'attack-missed').at(-1);
  if (!end) throw new Error(`nobody attacked ${target}`);
  const dealt = table.toldOf('attack-resolved').at(-1);
  if (dealt?.attacker !== attacker) throw new Error(`the attack on ${target} goes on`);
  return { attack: end.total - roll, defense: end.defense, damage: dealt.damage };
}

export const numbers = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}, more: Others = {}): Numbers =>
  numbersOf(strike(fighters(ann, bob, more)));
