/** Keys of states: the same exactly where all that can still matter is the same. */
import type { CoreState } from '../../core';
import { areDealtCards, dealtByKind } from '../../core/chance/dealt';

/** What happened already, who plays chance, and where the step began that ran last: no rule looks back at them when it goes on from a decision. */
const OVER: readonly string[] = ['events', 'chance', 'depth'];

type Fields = Record<string, unknown>;

/** By their names, the names of faceup cards in states that are alike. */
type Names = ReadonlyMap<string, string>;

/**
 * Gives states their keys. The parts of a state (a ship, a player, a frame) are numbered as they are first seen, and a key is the numbers of its parts: short,
 * made at the speed of JSON.stringify, and equal only where the parts are equal, to the letter; faceup cards may have been dealt in any order. Fields that stand in
 * another order make another key: then a state is looked into twice, which is slower, not wrong.
 */
export class StateKeys {
  private readonly numbers = new Map<string, number>();
  /** Parts that copies of a state share, since they are never changed in place: of the last of each field the key is known. */
  private readonly shared = new Map<string, { value: unknown; key: string }>();
  /** Cards of the state that a key is made of which would have another name, had they been dealt by kind. */
  private names: Names = new Map();

  /** `copy` is a copy of `state`. */
  constructor(state: CoreState, copy: CoreState) {
    for (const field in state) {
      const value = (state as unknown as Fields)[field];
      const isShared = typeof value === 'object' && value !== null && value === (copy as unknown as Fields)[field];
      if (isShared) this.shared.set(field, { value, key: this.keyOfField(value) });
    }
  }

  keyOf(given: CoreState): string {
    this.names = namesByKind(given);
    const state = this.names.size > 0 ? dealtAlike(given, this.names) : given;
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
    const text = String(JSON.stringify(value));
    return this.number(this.names.size > 0 ? renamed(text, this.names) : text);
  }

  private number(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }
}

function namesByKind(state: CoreState): Names {
  const names = new Map<string, string>();
  for (const field in state) {
    const parts = (state as unknown as Fields)[field];
    if (!Array.isArray(parts)) continue;
    const [first] = parts as readonly unknown[];
    if (typeof first !== 'object') continue;
    // What one part of a list has, all have: of each state that is come to, all would be too many to look at.
    for (const name in first)
      if (areDealtCards((first as Fields)[name]))
        for (const part of parts as readonly Fields[]) addNames(names, part[name]);
  }
  return names;
}

function addNames(names: Map<string, string>, dealt: unknown): void {
  if (!areDealtCards(dealt) || dealt.faceup.length === 0) return;
  for (const { laid, name } of dealtByKind(dealt)) if (laid.id !== name) names.set(laid.id, name);
}

/** The state with its faceup cards, and the abilities that they brought into play, in the order in which they would be, had they been dealt by kind. */
function dealtAlike(state: CoreState, names: Names): CoreState {
  const alike: Fields = { ...state };
  for (const field in alike) {
    const parts = alike[field];
    if (Array.isArray(parts) && field !== 'inPlay') alike[field] = parts.map(withCardsByKind);
  }
  alike['inPlay'] = byKind(state.inPlay, names);
  return alike as unknown as CoreState;
}

function withCardsByKind(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const alike: Fields = { ...part };
  for (const name in alike) {
    const value = alike[name];
    if (areDealtCards(value)) alike[name] = { ...value, faceup: dealtByKind(value).map(({ laid }) => laid) };
  }
  return alike;
}

/** Abilities of faceup cards lie in the places of such abilities, in the order of their cards. */
function byKind(inPlay: CoreState['inPlay'], names: Names): CoreState['inPlay'] {
  const isMoved = ({ source }: { source: string }): boolean =>
    names.has(source) || [...names.values()].includes(source);
  const nameOf = ({ source }: { source: string }): string => names.get(source) ?? source;
  const moved = inPlay.filter(isMoved).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  let next = 0;
  return inPlay.map((each) => (isMoved(each) ? (moved[next++] ?? each) : each));
}

function renamed(text: string, names: Names): string {
  return text.replace(/"[^"\\]*-\d+"/g, (quoted) => {
    const name = names.get(quoted.slice(1, -1));
    return name === undefined ? quoted : `"${name}"`;
  });
}
