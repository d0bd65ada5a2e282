/** Keys of states: the same exactly where all that can still matter is the same. */
import type { CoreState } from '../../core';

/** What happened already, who plays chance, and where the step began that ran last: no rule looks back at them when it goes on from a decision. */
const OVER: readonly string[] = ['events', 'chance', 'depth'];

type Fields = Record<string, unknown>;

/**
 * Gives states their keys. The parts of a state (a ship, a player, a frame) are numbered as they are first seen, and a key is the numbers of its parts: short,
 * made at the speed of JSON.stringify, and equal only where the parts are equal, to the letter. Fields that stand in another order make another key: then a
 * state is looked into twice, which is slower, not wrong.
 */
export class StateKeys {
  private readonly numbers = new Map<string, number>();
  /** Parts that copies of a state share, since they are never changed in place: of the last of each field the key is known. */
  private readonly shared = new Map<string, { value: unknown; key: string }>();

  /** `copy` is a copy of `state`. */
  constructor(state: CoreState, copy: CoreState) {
    for (const field in state) {
      const value = (state as unknown as Fields)[field];
      const isShared = typeof value === 'object' && value !== null && value === (copy as unknown as Fields)[field];
      if (isShared) this.shared.set(field, { value, key: this.keyOfField(value) });
    }
  }

  keyOf(state: CoreState): string {
    let key = '';
    for (const field in state) {
      if (OVER.includes(field)) continue;
      const value = (state as unknown as Fields)[field];
      const last = this.shared.get(field);
      if (last && last.value !== value) {
        last.value = value;
        last.key = this.keyOfField(value);
      }
      key += `${this.number(field)}:${last ? last.key : this.keyOfField(value)};`;
    }
    return key;
  }

  private keyOfField(value: unknown): string {
    if (typeof value !== 'object' || value === null) return `${this.number(String(JSON.stringify(value)))}`;
    if (Array.isArray(value)) return `[${value.map((item) => this.keyOfPart(item)).join()}]`;
    let key = '{';
    for (const name in value) key += `${this.number(name)}=${this.keyOfPart((value as Fields)[name])},`;
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
