/** The tables of one game: its procedures, abilities, happenings and queue policy. */
import type { AnyAbility, Registry } from '../abilities/ability';
import type { Engine } from './engine';
import type { GameTypes } from '../contract/game-types';
import type { Procedure } from './procedure';
import { rulesOfAll, type Reason, type RuleId } from '../contract/rejection';
import type { Sentence } from '../contract/sentence';
import type { AbilityInPlay, AbilityOnPiece, CoreState, Frame, GameEvent, PlayerId, Trigger } from './state';

/** How a game's rulebook orders abilities that are triggered together, and where new ones join the queue. */
export interface QueuePolicy<S> {
  /** 'front': at once, before whatever waits. 'back': behind whatever waits in the open queue. */
  newAbilities: 'front' | 'back';
  /** Replacement effects come before the 'before' abilities of the event they replace, which then never trigger. */
  replacementsFirst?: boolean;
  /** Whose abilities come first: all of the first player's, then all of the next one's. */
  playerOrder(state: S): readonly PlayerId[];
  /** A player who decides whose abilities come first instead, if the game has one. */
  orderChosenBy?(state: S): PlayerId;
  /** What the ability waits behind as it joins the queue, where something is before it. `waiting`: what is in the queue already, the next one first. */
  behind?(state: S, self: AbilityInPlay, waiting: readonly Trigger[]): Reason | null;
  /** What is about to happen, as it is said where it is replaced; null: it is not said. */
  aboutToHappen?(event: GameEvent): Sentence | null;
  /** That it is another opportunity, where an ability that answers to this event may have been used before. */
  opportunity?(state: S, event: GameEvent): Reason | null;
  /** That somebody uses the ability of another's card as their own. */
  usedAs?(state: S, self: AbilityInPlay): Reason | null;
  /** What a 'before' ability that is used now interrupts. */
  interrupts?(state: S, self: AbilityInPlay, event: GameEvent): Reason | null;
  /** That an event which a 'before' ability interrupted happens now, while these wait that were triggered meanwhile. */
  resumes?(state: S, event: GameEvent, waiting: readonly AbilityOnPiece[]): Reason | null;
  /** What the rulebook says of each of these, if it does. Events about an ability cite the ability's own rules too. */
  rules: Readonly<Partial<Record<QueueRule, readonly RuleId[]>>>;
}

/**
 * What the rulebook says about abilities, each with the statements that say it:
 *
 * - who orders the abilities of one player, and those of several; how they queue; whether new ones go in front;
 * - 'may' leaves a choice, and without it an ability must be used; an ability without effect is skipped;
 * - how replacements work; nothing answers to a replaced event; one of several replaces it;
 * - how often an ability can be used.
 */
export type QueueRule =
  | 'order'
  | 'orderPlayers'
  | 'queue'
  | 'inFront'
  | 'may'
  | 'must'
  | 'skip'
  | 'replace'
  | 'replaced'
  | 'rivals'
  | 'limit';

/** How each event that can be prevented or replaced changes the state; `false`: it could not happen after all. */
export type Happenings<G extends GameTypes> = {
  readonly [T in G['event']['type']]?: (state: G['state'], event: Extract<G['event'], { type: T }>) => false | void;
};

/** What an engine looks things up in. */
export interface EngineTables<G extends GameTypes> {
  procedures: Map<string, Procedure<G>>;
  registry: Registry<G>;
  /** By the type of the event. */
  happenings: Map<string, (state: G['state'], event: G['event']) => false | void>;
  policy: QueuePolicy<G['state']>;
  /** What an app has added to the game whose tables they are now; none: it is the library's own. */
  added?: readonly string[] | undefined;
}

const tablesOfEngines = new WeakMap<object, unknown>();

/** An engine's tables are core's own business: its functions say what games need of them. */
export function keepTables<G extends GameTypes>(engine: Engine<G>, tables: EngineTables<G>): void {
  tablesOfEngines.set(engine, tables);
}

export function tablesOf<G extends GameTypes>(engine: Engine<G>): EngineTables<G> {
  return tablesOfEngines.get(engine) as EngineTables<G>;
}

export function procedureOf<G extends GameTypes>(
  tables: EngineTables<G>,
  frame: Pick<Frame, 'procedure'>,
): Procedure<G> {
  const known = tables.procedures.get(frame.procedure);
  if (!known) throw new Error(`no procedure is called '${frame.procedure}'`);
  return known;
}

export function abilityOf<G extends GameTypes>(tables: EngineTables<G>, id: string): AnyAbility<G> {
  const known = tables.registry.byId.get(id);
  if (!known) throw new Error(`no ability is called '${id}'`);
  return known;
}

/** What the game's rulebook says about this. */
export function queueRules<G extends GameTypes>(tables: EngineTables<G>, what: QueueRule): readonly RuleId[] {
  return tables.policy.rules[what] ?? [];
}

/** The same with the rules of the abilities that it happens to; null: with nothing before them. */
export function queueRulesOf<G extends GameTypes>(
  tables: EngineTables<G>,
  what: QueueRule | null,
  abilities: readonly { ability: string }[],
): readonly RuleId[] {
  const own = abilities.map(({ ability }) => abilityOf(tables, ability));
  return [...new Set([...(what ? queueRules(tables, what) : []), ...rulesOfAll(own)])];
}

/** Pushes a procedure's frame: it runs when the running step is done. Several calls of one step run in the order they were made. */
export function push(state: CoreState, procedure: string, data?: object): void {
  state.stack.push({ procedure, step: 0, ...data });
}
