/** Goes every way that a game can go, depth first, each state once; the way is kept in a list, since games may be longer than a call stack is deep. */
import {
  canonicalJson,
  reason,
  rejection,
  type Game,
  type GameTypes,
  type Json,
  type Question,
  type Reason,
  type Rejection,
  type RuleId,
} from '../../core';
import { now } from '../clock';
import type { Chances } from './chances';
import { deadEnd, type Answers, type Deciders } from './deciders';
import { StateKeys } from './keys';
import { endNode, neglectedNode, settle, type Branch, type By, type Node } from './node';
import type { ExploreLimits } from './options';
import { Watch, type Stop } from './stop';

const MAX_STATES = 200_000;

/** Actions that are tried for each state of the limit, and at least; walks of the examples try 2 to 20 a state. */
const ACTIONS_PER_STATE = 20;
const LEAST_ACTIONS = 20_000;

/** A state of which something was neglected is walked again where a way to it is so much likelier than the first. */
const MUCH_LIKELIER = 4;

/** Answers without a choice that follow each other; after these a state is remembered as if it had one, so that a circle is noticed. */
const MOST_FORCED = 100;

/** So many states are looked at between two reports. */
const PAUSE = 500;

/** A state on the way, with the answers that are still to be gone into. */
interface Visit<G extends GameTypes, N> {
  state: G['state'];
  key: string;
  node: Node<N, G['action']>;
  taken: number;
}

export interface WalkOptions<G extends GameTypes, V extends Json> {
  stop: Stop<G> | null;
  /** The same, looked at only where somebody is asked. */
  isOver?(state: G['state']): boolean;
  value(state: G['state']): V;
  deciders: Deciders<G>;
  limits: ExploreLimits;
  relevant?(state: G['state']): G['state'];
  onProgress?(states: number): void;
}

export class Walk<G extends GameTypes, V extends Json, N> {
  trouble: Rejection | null = null;
  states = 0;
  private actions = 0;
  readonly values: V[] = [];
  private readonly started = now();
  private readonly numbers = new Map<string, number>();
  private readonly ends = new Map<string, Node<N, G['action']>>();
  private readonly known = new Map<string, Node<N, G['action']>>();
  private readonly onTheWay = new Set<string>();
  private readonly way: Visit<G, N>[] = [];
  private readonly keys: StateKeys;
  private readonly watch: Watch<G>;
  /** Where the question ended in the midst of an action. */
  private stopped: Node<N, G['action']> | null = null;
  private readonly neglected: Node<N, G['action']>;
  /** How likely the way is that is being walked, whatever players choose. */
  private reach = 1;

  constructor(
    private readonly game: Game<G>,
    private readonly chances: Chances<N>,
    /** It is played on in place. */
    private readonly first: G['state'],
    private readonly options: WalkOptions<G, V>,
  ) {
    this.watch = new Watch(game, options.stop);
    this.keys = new StateKeys(first, game.copy(first));
    this.neglected = neglectedNode(chances);
  }

  /** What can come of the first state, behind the answers of the one branch; where it gave up, what was found by then. */
  walk(): Branch<N, G['action']> {
    const { first } = this;
    const root: Branch<N, G['action']> = { actions: [], weight: 1, to: null };
    const isOver = this.watch.begins(first);
    if (this.watch.trouble) this.giveUp(this.watch.trouble);
    else if (isOver) root.to = this.endedAt(first);
    else this.arriveBy(root, first);
    for (let top = this.way.at(-1); top && !this.trouble; top = this.way.at(-1)) {
      const branch = top.node.branches[top.taken];
      if (branch) this.follow(top, branch);
      else this.leave(top);
    }
    // Given up: what is on the way counts as far as it was gone into.
    for (let top = this.way.at(-1); top; top = this.way.at(-1)) this.leave(top);
    return root;
  }

  private follow(from: Visit<G, N>, branch: Branch<N, G['action']>): void {
    from.taken += 1;
    const [action] = branch.actions;
    if (action === undefined) return;
    this.reach = (from.node.reach * branch.weight) / weightOf(from.node);
    if (this.reach < (this.options.limits.neglect ?? 0)) return void (branch.to = this.neglected);
    // The last answer needs the state no more.
    const isLast = from.taken === from.node.branches.length;
    const next = isLast ? from.state : this.game.copy(from.state);
    this.watch.goesOn(next);
    if (this.play(next, action)) this.arriveBy(branch, next);
    else branch.to = this.stopped;
  }

  /** True: the game goes on from there. */
  private play(state: G['state'], action: G['action']): boolean {
    this.stopped = null;
    this.actions += 1;
    if (this.isTooMuch()) return false;
    const trouble = this.game.play(state, action, (midst) => {
      if (!this.watch.sees(midst)) return false;
      this.stopped = this.endedAt(midst);
      return true;
    });
    const why = this.watch.trouble ?? (this.stopped ? null : trouble);
    if (why) this.giveUp(why);
    return !trouble && !this.stopped;
  }

  /** Goes on without a choice as long as there is none. */
  private arriveBy(branch: Branch<N, G['action']>, state: G['state']): void {
    for (let forced = 0; !this.trouble; forced++) {
      const question = this.game.question(state);
      if (!question || this.options.isOver?.(state)) return void (branch.to = this.endedAt(state));
      const asked = this.options.deciders.answersTo(state, question);
      if ('code' in asked) return this.giveUp(asked);
      const [only] = asked.answers;
      if (only === undefined) return this.giveUp(deadEnd(question));
      if (asked.answers.length > 1 || forced >= MOST_FORCED) {
        branch.to = this.enter(state, question, asked);
        return;
      }
      branch.actions.push(only.action);
      if (!this.play(state, only.action)) return void (branch.to = this.stopped);
    }
  }

  /** The node of a state; where it is new, it is the next on the way. */
  private enter(
    state: G['state'],
    question: Question<G['action']>,
    { decides, answers }: Answers<G['action']>,
  ): Node<N, G['action']> | null {
    const key = this.keys.keyOf(this.options.relevant?.(state) ?? state);
    const known = this.known.get(key);
    if (known && !this.isWorthMore(known)) return known;
    if (this.onTheWay.has(key)) {
      // What players choose together they may take back: that they do leads nowhere else.
      if (question.by.length === 1) this.giveUp(RETURNS);
      return null;
    }
    if (this.isEnough()) return null;
    this.states += 1;
    const node: Node<N, G['action']> = {
      decides,
      player: answers[0]?.action.player ?? 'chance',
      ...this.told(state, decides),
      branches: answers.map(({ action, weight }) => ({ actions: [action], weight, to: null })),
      total: answers.reduce((sum, { weight }) => sum + weight, 0),
      best: new Set(),
      found: new Map(),
      expected: [],
      neglected: this.chances.none,
      reach: this.reach,
    };
    // Whoever looks at what happened on the way here has done so: it need not be copied.
    state.events = [];
    this.way.push({ state, key, node, taken: 0 });
    this.onTheWay.add(key);
    return node;
  }

  /** Was it walked only on ways so unlikely that what was neglected of it would count now? */
  private isWorthMore({ neglected, reach }: Node<N, G['action']>): boolean {
    return this.reach > MUCH_LIKELIER * reach && this.chances.isLess(this.chances.none, neglected);
  }

  /** What is told of questions to players. */
  private told(state: G['state'], decides: By): { asks: string; rules: readonly RuleId[] } {
    if (decides.by === 'chance') return { asks: '', rules: [] };
    const { asks, rules } = this.game.decision(state);
    return { asks, rules };
  }

  /** Looked at before each action: ways that lead to states which are known cost theirs, too. */
  private isTooMuch(): boolean {
    const { states = MAX_STATES, milliseconds } = this.options.limits;
    const { actions = Math.max(states * ACTIONS_PER_STATE, LEAST_ACTIONS) } = this.options.limits;
    if (milliseconds !== undefined && this.elapsed() > milliseconds)
      this.giveUp(reason('too-many-states', `More than ${this.states} states in ${milliseconds} ms.`, []));
    else if (this.actions > actions)
      this.giveUp(reason('too-many-actions', `More than ${actions} actions in ${this.states} states.`, []));
    return this.trouble !== null;
  }

  private isEnough(): boolean {
    const { limits, onProgress } = this.options;
    const { states = MAX_STATES } = limits;
    if (this.states % PAUSE === 0) onProgress?.(this.states);
    if (!(this.states < states)) this.giveUp(reason('too-many-states', `More than ${this.states} states.`, []));
    return this.trouble !== null;
  }

  elapsed(): number {
    return now() - this.started;
  }

  private leave({ key, node }: Visit<G, N>): void {
    this.way.pop();
    this.onTheWay.delete(key);
    settle(this.chances, node, this.options.deciders.wanted.length);
    this.known.set(key, node);
  }

  /** The question ended here: one node for each value, and what the players wanted there. */
  private endedAt(state: G['state']): Node<N, G['action']> | null {
    const value = this.options.value(state);
    const wanted = this.options.deciders.wanted.map((number) => number(state));
    if (!wanted.every(Number.isFinite)) {
      this.giveUp(
        reason('not-a-number', 'The value that a player wants most or least of is not a finite number here.', []),
      );
      return null;
    }
    const number = this.numberOf(value);
    const key = [number, ...wanted].join();
    let end = this.ends.get(key);
    if (!end) {
      end = endNode(this.chances, number, wanted);
      this.ends.set(key, end);
    }
    return end;
  }

  private numberOf(value: V): number {
    const json = canonicalJson(value);
    const known = this.numbers.get(json);
    if (known !== undefined) return known;
    this.numbers.set(json, this.values.length);
    // The value may be a part of the state, which changes.
    return this.values.push(JSON.parse(json) as V) - 1;
  }

  private giveUp(why: Reason | Rejection): void {
    this.trouble ??= 'path' in why ? why : rejection(why);
  }
}

/** Chance answers one way or the other; players each as they like. */
function weightOf({ decides, total }: Node<unknown, unknown>): number {
  return decides.by === 'chance' ? total : 1;
}

const RETURNS = reason(
  'state-returns',
  'Play comes back to a state that it has been in, so that it need not end. Let stop end it, or choose something else.',
  [],
);
