/** Keys of states: the same exactly where all that can still matter is the same. */
import type { CoreState } from '../../core';

/** What happened already, who plays chance, and where the step began that ran last: no rule looks back at them when it goes on from a decision. */
const OVER: readonly string[] = ['events', 'chance', 'depth'];

/**
 * Gives states their keys. The parts of a state (a ship, a player, a frame) are numbered as they are first seen, and a key is the numbers of its parts: short,
 * made at the speed of JSON.stringify, and equal only where the parts are equal, to the letter. Fields that stand in another order make another key: then a
 * state is looked into twice, which is slower, not wrong.
 */
export class StateKeys {
  private readonly numbers = new Map<string, number>();

  keyOf(state: CoreState): string {
    let key = '';
    for (const field in state) {
      if (OVER.includes(field)) continue;
      key += `${this.number(field)}:${this.keyOfField((state as unknown as Record<string, unknown>)[field])};`;
    }
    return key;
  }

  private keyOfField(value: unknown): string {
    if (typeof value !== 'object' || value === null) return `${this.number(String(JSON.stringify(value)))}`;
    if (Array.isArray(value)) return `[${value.map((item) => this.keyOfPart(item)).join()}]`;
    let key = '{';
    for (const name in value)
      key += `${this.number(name)}=${this.keyOfPart((value as Record<string, unknown>)[name])},`;
    return `${key}}`;
  }

  private keyOfPart(value: unknown): number {
    return this.number(String(JSON.stringify(value)));
  }

  private number(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }
}
