/**
 * Thinks about one decision: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012; one tree for all players, a decision for what its player
 * sees), with likes as priors (PUCT), a playout of a few decisions by what players like, and what the game's strategy thinks of where it ends.
 */
import { startChance, type Game, type GameTypes, type PlayerId, type Question } from '../../core';
import { now } from '../clock';
import { StateKeys } from '../explore/keys';
import { placesFor } from '../worth';
import { consideredBy, likedMost, nextToAnswer, type Considered } from './choices';
import type { Read } from './options';
import type { Thought, Thoughts } from './thoughts';
import { edgesOf, favorite, isBetter, newNode, pick, Ranges, type Edge, type Node } from './tree';
import { Values } from './values';

/** Decisions that a tree keeps: with what they were keyed by, all of them fit into some dozens of megabytes. */
const MOST_NODES = 10_000;
/** Decisions of the tree in one imagined game; forced ones are not counted. */
const DEEPEST = 12;
/** Decisions without a choice between two of the tree. */
const MOST_FORCED = 100;
/** Decisions that are played on where a game has no strategy. */
const HORIZON = 60;
/** Of a line that is told. */
const LONGEST_LINE = 8;
/** Iterations between two reports. */
const PAUSE = 16;
/** Places of a region that are considered at first. */
const FIRST_PLACES = 4;

interface Visit<A> {
  node: Node<A>;
  edge: Edge<A>;
}

export class Mind<G extends GameTypes> {
  private readonly root: Node<G['action']>;
  private readonly nodes = new Map<string, Node<G['action']>>();
  private readonly keys: StateKeys;
  private readonly values: Values<G>;
  private readonly ranges: Ranges;
  private readonly listed: Considered<G['action']>;
  private iterations = 0;

  constructor(
    private readonly game: Game<G>,
    private readonly state: G['state'],
    private readonly question: Question<G['action']>,
    private readonly me: PlayerId,
    private readonly options: Read<G>,
    private readonly next: (n: number) => number,
  ) {
    this.values = new Values(game, options.for, state, me);
    this.keys = new StateKeys(state, state);
    const { players } = this.values;
    this.ranges = new Ranges(players.length);
    this.root = newNode(players.indexOf(me));
    this.listed = consideredBy(game, state, question, me, placesFor(question, me, FIRST_PLACES, next));
    this.root.places = edgesOf(this.root, this.listed.choices, players.length).filter(
      ({ action }) => action.type === question.region?.type,
    );
  }

  /** Is there anything to think about? */
  get isForced(): boolean {
    return this.listed.choices.length <= 1 || this.listed.isDone;
  }

  /** Nothing is to be done but to wait for others who are asked as well. */
  get waits(): boolean {
    return this.listed.isDone && (this.game.question(this.state)?.by.length ?? 0) > 1;
  }

  /** Thinks until so many iterations were made, or the clock shows `end`. */
  run(most: number, end: number): void {
    const { onProgress, signal } = this.options;
    for (let i = 0; i < most && !this.isForced && signal?.aborted !== true && now() < end; i++) {
      this.iterate(end);
      this.iterations += 1;
      if (onProgress && this.iterations % PAUSE === 0) onProgress(this.thoughts());
    }
  }

  /** Any answer that is liked. */
  lapse(): G['action'] | null {
    return this.listed.choices[this.next(this.listed.choices.length)]?.action ?? null;
  }

  get answer(): G['action'] | null {
    return favorite(this.root)?.action ?? null;
  }

  thoughts(): Thoughts<G['action']> {
    const { root, me, iterations } = this;
    const tried = [...root.edges.values()].sort((a, b) =>
      isBetter(a, b, root.by) ? -1 : isBetter(b, a, root.by) ? 1 : 0,
    );
    const mean = meanTerms(tried);
    const candidates = tried.map((edge): Thought<G['action']> => ({
      action: edge.action,
      visits: edge.visits,
      score: edge.visits > 0 ? (edge.totals[root.by] ?? 0) / edge.visits : 0,
      line: lineFrom(edge),
      reasons: Object.fromEntries(
        Object.entries(edge.terms).map(([name, total]) => [name, total / edge.visits - (mean[name] ?? 0)]),
      ),
    }));
    return { player: me, iterations, answer: this.waits ? null : this.answer, candidates };
  }

  private iterate(end: number): void {
    const world = this.imagined();
    const path = this.descend(world, end);
    this.playOn(world, end);
    const { values, leads } = this.values.of(world);
    this.ranges.add(values);
    for (const { node, edge } of path) {
      node.visits += 1;
      edge.visits += 1;
      for (const [i, value] of values.entries()) edge.totals[i] = (edge.totals[i] ?? 0) + value;
    }
    const first = path[0]?.edge;
    if (!first) return;
    for (const [name, lead] of Object.entries(leads)) first.terms[name] = (first.terms[name] ?? 0) + lead;
  }

  /** A world that the player cannot tell from the real one, in which chance answers by itself. */
  private imagined(): G['state'] {
    const { game, state, me, next } = this;
    const world = game.copy(game.resample(state, me, next(2 ** 31)));
    world.chance = startChance({ mode: 'seeded', seed: next(2 ** 31) });
    return world;
  }

  /** Goes down the tree, and one decision beyond. */
  private descend(world: G['state'], end: number): Visit<G['action']>[] {
    const path: Visit<G['action']>[] = [];
    for (let isKnown = true; isKnown && path.length < DEEPEST && (path.length === 0 || now() < end);) {
      const found = path.length === 0 ? this.atRoot(world) : this.below(world, path, end);
      if (!found) break;
      const { node, edges } = found;
      isKnown = node.visits > 0 || node === this.root;
      const edge = pick(node, edges, this.ranges);
      if (!edge) break;
      path.push({ node, edge });
      if (this.game.play(world, edge.action) !== null) break;
    }
    return path;
  }

  private atRoot(world: G['state']): { node: Node<G['action']>; edges: Edge<G['action']>[] } {
    this.widen(this.root, this.question, this.state);
    const question = this.game.question(world);
    const places = this.root.places.filter(({ action }) => question?.region?.contains(action) === null);
    const listed = edgesOf(this.root, this.listed.choices, this.values.players.length);
    return { node: this.root, edges: [...listed.filter((edge) => !this.root.places.includes(edge)), ...places] };
  }

  /** The decision that comes next and is one, after whatever is forced. */
  private below(
    world: G['state'],
    path: readonly Visit<G['action']>[],
    end: number,
  ): { node: Node<G['action']>; edges: Edge<G['action']>[] } | null {
    const { game, me, next, values } = this;
    for (let forced = 0; forced < MOST_FORCED && now() < end; forced++) {
      const question = game.question(world);
      const considered = question && nextToAnswer(game, world, question, me, next);
      if (!considered) return null;
      const { player, choices } = considered;
      const [only] = choices;
      if (only && choices.length === 1 && !question.region) {
        if (game.play(world, only.action) !== null) return null;
        continue;
      }
      const node = this.nodeAt(world, player, path[path.length - 1]?.edge);
      if (!node) return null;
      this.widen(node, question, world);
      const places = node.places.filter(({ action }) => question.region?.contains(action) === null);
      const listed = choices.filter(({ action }) => action.type !== question.region?.type);
      return { node, edges: [...edgesOf(node, listed, values.players.length), ...places] };
    }
    return null;
  }

  /** The decision as its player sees it. */
  private nodeAt(world: G['state'], player: PlayerId, from: Edge<G['action']> | undefined): Node<G['action']> | null {
    const key = `${player}:${this.keys.keyOf(this.game.view(world, player) as G['state'])}`;
    const known = this.nodes.get(key);
    if (!known && this.nodes.size >= MOST_NODES) return null;
    const node = known ?? newNode<G['action']>(this.values.players.indexOf(player));
    if (!known) this.nodes.set(key, node);
    if (from && (from.next === null || node.visits > from.next.visits)) from.next = node;
    return node;
  }

  /** Of a region more places are tried the oftener it is looked at: about as many as the root of the visits. */
  private widen(node: Node<G['action']>, question: Question<G['action']>, state: G['state']): void {
    const player = this.values.players[node.by];
    if (!question.region || player === undefined) return;
    const { places } = node;
    if (places.length >= FIRST_PLACES && places.length * places.length > node.visits) return;
    const found = placesFor(question, player, 1, this.next);
    const likes = found.length > 0 ? this.game.strategy?.likes(state, player, found) : undefined;
    const choices = found.map((action, i) => ({ action, like: Math.max(0, likes?.[i] ?? 0) }));
    places.push(...edgesOf(node, choices, this.values.players.length).filter((edge) => !places.includes(edge)));
  }

  /** Plays on by what everybody likes, to the end of the round. */
  private playOn(world: G['state'], end: number): void {
    const { game, me, next } = this;
    const { strategy } = game;
    const until = strategy ? strategy.round(this.state) + 1 : Infinity;
    for (let left = strategy?.horizon ?? HORIZON; left > 0 && now() < end; left--) {
      if (strategy && strategy.round(world) >= until) return;
      const question = game.question(world);
      const considered = question && nextToAnswer(game, world, question, me, next);
      const action = considered && likedMost(considered.choices, next);
      if (!action || game.play(world, action) !== null) return;
    }
  }
}

function meanTerms(edges: readonly Edge<unknown>[]): Record<string, number> {
  const visits = edges.reduce((sum, edge) => sum + edge.visits, 0);
  const mean: Record<string, number> = {};
  for (const { terms } of edges)
    for (const [name, total] of Object.entries(terms)) mean[name] = (mean[name] ?? 0) + total / visits;
  return mean;
}

function lineFrom<A>(first: Edge<A>): A[] {
  const line: A[] = [];
  for (let edge: Edge<A> | null = first; edge && line.length < LONGEST_LINE;) {
    line.push(edge.action);
    edge = edge.next === null ? null : favorite(edge.next);
  }
  return line;
}
