/** Abilities: entries of a registry, never `if (card === ...)` in the rules. */
import type {
  AboutValue,
  BanName,
  GameTypes,
  PermitName,
  SpanName,
  ValueName,
  ValueType,
  WindowName,
} from '../contract/game-types';
import type { Json } from '../codec/json';
import type { Step } from '../engine/procedure';
import type { Candidate } from '../contract/question';
import type { Reason, RuleId } from '../contract/rejection';
import type { AbilityFrame, AbilityInPlay, AbilityOnPiece } from '../engine/state';
import type { Clauses } from './clauses';

/** Who and what an ability is about: `source` is the piece that has it, `controller` is 'you'. */
export interface Self<E> extends AbilityInPlay {
  /**
   * The event that triggered the ability or that it would replace, or the event of the window. TRAP: for an ability that is used in a window (`during`) it is
   * null if the window has no event, whatever the type says.
   */
  event: E;
}

/** The event that an ability waits for: just before it would happen, or after it did. */
export interface Window<T extends string> {
  /** Just before the event would happen, or after it did. */
  timing: 'before' | 'after';
  /** Any of these types. */
  events: readonly T[];
}

/** Triggered just before one of these events would happen. */
export function before<T extends string>(...events: readonly T[]): Window<T> {
  return { timing: 'before', events };
}

/** Triggered after one of these events happened. */
export function after<T extends string>(...events: readonly T[]): Window<T> {
  return { timing: 'after', events };
}

/** How often one copy of an ability may be used: once in each span ('round', 'turn'; or in the whole 'game'). */
export interface Limit<G extends GameTypes> {
  /** The span that uses are counted in. */
  per: SpanName<G>;
  /** How many uses a span has. */
  times: number;
}

/** The price that the controller pays when an ability resolves: it is checked first, and paid after the choice. */
export interface Cost<S, E> {
  /** Why the cost cannot be paid, or null. */
  cannot(state: S, self: Self<E>): Reason | null;
  /** Pays it. Called only if `cannot` gave null. */
  pay(state: S, self: Self<E>): void;
}

/** How continuous abilities change values, by name: a function from the value so far to the new value. */
export type Changes<G extends GameTypes> = {
  readonly [V in ValueName<G>]?: (
    state: G['state'],
    self: AbilityInPlay,
    value: ValueType<G, V>,
    about: AboutValue<G, V>,
  ) => ValueType<G, V>;
};

/** What continuous abilities forbid, by name: a function that gives the reason, or null if its case does not apply. */
export type Bans<G extends GameTypes> = {
  readonly [B in BanName<G>]?: (state: G['state'], self: AbilityInPlay, about: G['bans'][B]) => Reason | null;
};

/** What continuous abilities permit, by name. */
export type Permits<G extends GameTypes> = {
  readonly [P in PermitName<G>]?: (state: G['state'], self: AbilityInPlay, about: G['permits'][P]) => boolean;
};

/**
 * One ability. A card with several abilities has several entries with the same `card`.
 * `on`, `during` or `replaces` says when it is used, and `kind` by which rules it is looked up. `modifies`, `forbids` and `permits` work as long as it is in
 * play. Most entries have one of these fields. A value that only one window asks for has two (`during` and `modifies`), and a continuous ability may raise
 * one value and forbid something else.
 */
export interface Ability<G extends GameTypes, T extends G['event']['type'] = G['event']['type']> {
  /** Its name in actions, events, states and records; it is unique in a game. */
  id: string;
  /** The card, keyword or rule that carries it; `bringIntoPlay` adds all abilities of a card. Default: the id. */
  card?: string;
  /** The clauses of its card that this ability plays. Left out: all. If no ability plays a clause, the card counts as played in part. */
  clauses?: Clauses;
  /** The rules by which it works: ids of statements, which are cited whenever it does something. At least one. */
  rules: readonly RuleId[];
  /** What triggers it: `after('token-gained')`. */
  on?: Window<T>;
  /** The window of a procedure in which its controller may use it: 'modify attack dice', 'action'. */
  during?: WindowName<G>;
  /** With `during`: the player whom the window asks uses it, not its controller; `when` says for whom. */
  byWhoeverIsAsked?: true;
  /** The kind of an ability that belongs to no window and no event: rules look it up on its card and use it (`abilitiesOf`). */
  kind?: G['kinds'];
  /** The event that it replaces. At most one replacement is used for each event, outside the queue. */
  replaces?: T;
  /** Continuous changes, by the name of the value. */
  modifies?: Changes<G>;
  /** The reasons for these changes now, such as the obstacle that is near, or the arc. */
  because?(state: G['state'], self: AbilityOnPiece): readonly Reason[];
  /** 'Cannot', by the name of what is forbidden. Wins over every permission. */
  forbids?: Bans<G>;
  /** 'Can', by the name of what is permitted. One ability that permits it is enough. */
  permits?: Permits<G>;
  /** The condition, checked when the event happens. If it is not met then, the ability is never queued. */
  when?(state: G['state'], self: Self<Extract<G['event'], { type: T }>>): boolean;
  /**
   * The part of its condition that must hold again later: the dial, die, card or piece that it acts on is still there. Checked when the event happens, and
   * again when the ability would resolve; if it no longer holds, the queued ability is skipped.
   */
  still?(state: G['state'], self: Self<Extract<G['event'], { type: T }>>): boolean;
  /** Why it cannot do anything now, checked when it would resolve. A queued ability that cannot do anything is skipped. */
  unable?(state: G['state'], self: Self<Extract<G['event'], { type: T }>>): Reason | null;
  /** Optional: its controller is asked. Without it the ability is mandatory. */
  may?: boolean;
  /** How often. Left out: as often as it triggers or its window opens. */
  limit?: Limit<G>;
  /** What is paid. Left out: nothing. */
  cost?: Cost<G['state'], Extract<G['event'], { type: T }>>;
  /** What its controller chooses before the cost is paid; without an allowed choice the ability cannot resolve. */
  choose?(state: G['state'], self: Self<Extract<G['event'], { type: T }>>): readonly Candidate<Json>[];
  /** Stays queued when its source has left play (for instance 'after this is defeated'). */
  lasting?: boolean;
  /** What it does: one function, or steps like any procedure. */
  effect?:
    | ((state: G['state'], frame: AbilityFrame<Extract<G['event'], { type: T }>>) => void)
    | readonly Step<G, AbilityFrame<Extract<G['event'], { type: T }>>>[];
}

/** A registry entry whose event type is no longer told apart. */
export type AnyAbility<G extends GameTypes> = Ability<G>;

/** Which abilities listen to what, worked out once: asking 'does anyone care?' must cost nothing. */
export interface Registry<G extends GameTypes> {
  /** Every entry. */
  byId: Map<string, AnyAbility<G>>;
  /** The abilities of each card, in the order in which they were registered. */
  byCard: Map<string, AnyAbility<G>[]>;
  /** Ids by the type of the event that they wait for. */
  before: Map<string, Set<string>>;
  /** Ids by the type of the event that they wait for. */
  after: Map<string, Set<string>>;
  /** Ids by the name of the window. */
  during: Map<string, Set<string>>;
  /** Ids by the type of the event. */
  replaces: Map<string, Set<string>>;
  /** Ids by the name of the value. */
  modifies: Map<string, Set<string>>;
  /** Ids by the name of the ban. */
  forbids: Map<string, Set<string>>;
  /** Ids by the name of the permission. */
  permits: Map<string, Set<string>>;
}

/** A registry without abilities. */
export function emptyRegistry<G extends GameTypes>(): Registry<G> {
  return {
    byId: new Map(),
    byCard: new Map(),
    before: new Map(),
    after: new Map(),
    during: new Map(),
    replaces: new Map(),
    modifies: new Map(),
    forbids: new Map(),
    permits: new Map(),
  };
}

/** Adds an ability to the registry. @throws Error if the id is taken */
export function register<G extends GameTypes>(registry: Registry<G>, ability: AnyAbility<G>): void {
  if (registry.byId.has(ability.id)) throw new Error(`two abilities are called ${ability.id}`);
  registry.byId.set(ability.id, ability);
  const card = ability.card ?? ability.id;
  registry.byCard.set(card, [...(registry.byCard.get(card) ?? []), ability]);
  const listen = (to: Map<string, Set<string>>, key: string): void =>
    void to.set(key, (to.get(key) ?? new Set()).add(ability.id));
  for (const event of ability.on?.events ?? [])
    listen(ability.on?.timing === 'before' ? registry.before : registry.after, event);
  if (ability.during !== undefined) listen(registry.during, ability.during);
  if (ability.replaces !== undefined) listen(registry.replaces, ability.replaces);
  for (const value of Object.keys(ability.modifies ?? {})) listen(registry.modifies, value);
  for (const what of Object.keys(ability.forbids ?? {})) listen(registry.forbids, what);
  for (const what of Object.keys(ability.permits ?? {})) listen(registry.permits, what);
}
