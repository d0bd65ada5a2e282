/** What a walk left behind, told: the values with their chances, ways to them, and the choices on the way. */
import type { Chances, Fraction } from './chances';
import type { Branch, Found, Node } from './node';
import type { Choice, Choosing, Crossroads, Possible } from './options';

/** So many questions of players are told of with all that their answers lead to. */
export const MOST_CROSSROADS = 200;

/** A way to a node, as it was come to. */
interface Arrival<N, A> {
  branch: Branch<N, A>;
  before: Arrival<N, A> | null;
}

/** Reads the tree of a walk whose nodes are settled. */
export class Tree<A, V, N extends number | Fraction> {
  constructor(
    private readonly values: readonly V[],
    private readonly chances: Chances<N>,
    private readonly exact: boolean,
  ) {}

  /** Every value that can come about behind this branch, the likeliest first, each with a shortest way to it. */
  outcomes(root: Branch<N, A>): Possible<V, A>[] {
    return this.numbersOf(root.to).map((number) => ({
      ...this.possible(root.to, number),
      line: this.line(root, number),
    }));
  }

  private numbersOf(node: Node<N, A> | null): number[] {
    const { toNumber } = this.chances;
    const found = [...(node?.found ?? [])];
    // What differs by less than rounding stays in the order in which it was found.
    const size = (of: N): number => Math.round(toNumber(of) / SAME);
    const likelier = (a: Found<N>, b: Found<N>): number => size(b.high) - size(a.high) || size(b.low) - size(a.low);
    return found.sort(([, a], [, b]) => likelier(a, b)).map(([number]) => number);
  }

  private possible(node: Node<N, A> | null, number: number): Omit<Possible<V, A>, 'line'> {
    const { toNumber, none, atMostCertain } = this.chances;
    const { low, high: walked } = node?.found.get(number) ?? { low: none, high: none };
    const high = node ? atMostCertain(walked, node.neglected) : walked;
    return {
      value: this.values[number] as V,
      low: toNumber(low),
      high: toNumber(high),
      ...(this.exact ? { exact: { low: low as Fraction, high: high as Fraction } } : {}),
    };
  }

  private line(root: Branch<N, A>, number: number): A[] {
    const line = [...root.actions];
    for (let node = root.to, at = node?.found.get(number); node && at; at = node?.found.get(number)) {
      const branch: Branch<N, A> | undefined = node.branches[at.via];
      if (!branch) break;
      line.push(...branch.actions);
      node = branch.to;
    }
    return line;
  }

  /** The questions of players that are to be told of, nearest first. */
  crossroads(root: Branch<N, A>, tells?: (question: Choosing<A>) => boolean): Crossroads<V, A>[] {
    const all: Crossroads<V, A>[] = [];
    const seen = new Set<Node<N, A>>();
    const open: Arrival<N, A>[] = [{ branch: root, before: null }];
    for (let i = 0; i < open.length && (tells || all.length < MOST_CROSSROADS); i++) {
      const arrival = open[i] as Arrival<N, A>;
      const node = arrival.branch.to;
      if (!node || seen.has(node)) continue;
      seen.add(node);
      for (const branch of node.branches) open.push({ branch, before: arrival });
      if (node.decides.by === 'chance' || node.branches.length < 2) continue;
      const { player, asks } = node;
      const answers = node.branches.flatMap(({ actions: [action] }) => (action === undefined ? [] : [action]));
      const matters = this.differ(node.branches);
      if (tells?.({ player, asks, answers, matters }) ?? true) all.push(this.choicesAt(node, lineTo(arrival), matters));
    }
    return all;
  }

  private choicesAt(node: Node<N, A>, line: readonly A[], matters: boolean): Crossroads<V, A> {
    const { player, asks, rules, branches, best } = node;
    const order = [...branches].sort((a, b) => Number(best.has(b)) - Number(best.has(a)));
    const choices = order.flatMap((branch): Choice<V, A>[] => {
      const { actions, to } = branch;
      if (!to) return [];
      const numbers = this.numbersOf(to);
      const outcomes = numbers.map((number) => this.possible(to, number));
      return [{ actions, best: best.has(branch), outcomes, line: this.line(branch, numbers[0] ?? 0) }];
    });
    return { player, asks, rules, line, choices, matters };
  }

  /** Do the branches lead to different chances of the values? */
  private differ(branches: readonly Branch<N, A>[]): boolean {
    const nodes = branches.flatMap(({ to }) => (to ? [to] : []));
    const [first] = nodes;
    return nodes.some((node) => first !== undefined && node !== first && !this.areAlike(node, first));
  }

  /** What was neglected may be all the difference. */
  private areAlike(a: Node<N, A>, b: Node<N, A>): boolean {
    const { none, toNumber } = this.chances;
    const nowhere = { low: none, high: none };
    const room = SAME + toNumber(a.neglected) + toNumber(b.neglected);
    if (room === SAME && a.found.size !== b.found.size) return false;
    const isSame = (one: N, other: N): boolean => Math.abs(toNumber(one) - toNumber(other)) <= room;
    return [...new Set([...a.found.keys(), ...b.found.keys()])].every((number) => {
      const [one, other] = [a, b].map(({ found }) => found.get(number) ?? nowhere) as [Found<N>, Found<N>];
      return isSame(one.low, other.low) && isSame(one.high, other.high);
    });
  }
}

/** Sums in another order differ by less. */
const SAME = 1e-12;

function lineTo<N, A>(arrival: Arrival<N, A>): A[] {
  const branches: Branch<N, A>[] = [];
  for (let at: Arrival<N, A> | null = arrival; at; at = at.before) branches.push(at.branch);
  return branches.reverse().flatMap(({ actions }) => actions);
}
