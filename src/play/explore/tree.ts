/** What a walk left behind, told: the values with their chances, ways to them, and the choices on the way. */
import type { Chances, Fraction } from './chances';
import type { Branch, Found, Node } from './node';
import type { Choice, Crossroads, Possible } from './options';

/** So many questions of players are told of with all that their answers lead to. */
export const MOST_CROSSROADS = 200;

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
    const { toNumber, none } = this.chances;
    const { low, high } = node?.found.get(number) ?? { low: none, high: none };
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

  /** The questions of players, nearest first. */
  crossroads(root: Branch<N, A>): Crossroads<V, A>[] {
    const all: Crossroads<V, A>[] = [];
    const seen = new Set<Node<N, A>>();
    const open: { branch: Branch<N, A>; line: readonly A[] }[] = [{ branch: root, line: [] }];
    for (let i = 0; i < open.length && all.length < MOST_CROSSROADS; i++) {
      const { branch, line } = open[i] as (typeof open)[number];
      const node = branch.to;
      if (!node || seen.has(node)) continue;
      seen.add(node);
      const here = [...line, ...branch.actions];
      if (node.decides.by !== 'chance' && node.branches.length > 1) all.push(this.choicesAt(node, here));
      for (const each of node.branches) open.push({ branch: each, line: here });
    }
    return all;
  }

  private choicesAt(node: Node<N, A>, line: readonly A[]): Crossroads<V, A> {
    const { player, asks, rules, branches, decides, found } = node;
    const first = decides.by === 'best' ? [...found.values()][0]?.via : undefined;
    const order = branches.map((_, i) => i).sort((a, b) => Number(b === first) - Number(a === first));
    const choices = order.flatMap((i): Choice<V, A>[] => {
      const branch = branches[i];
      if (!branch?.to) return [];
      const { actions, to } = branch;
      return [{ actions, outcomes: this.numbersOf(to).map((number) => this.possible(to, number)) }];
    });
    return { player, asks, rules, line, choices, matters: this.differ(branches) };
  }

  /** Do the branches lead to different chances of the values? */
  private differ(branches: readonly Branch<N, A>[]): boolean {
    const nodes = branches.flatMap(({ to }) => (to ? [to] : []));
    const [first] = nodes;
    return nodes.some((node) => first !== undefined && node !== first && !this.areAlike(node, first));
  }

  private areAlike(a: Node<N, A>, b: Node<N, A>): boolean {
    if (a.found.size !== b.found.size) return false;
    return [...a.found].every(([number, { low, high }]) => {
      const other = b.found.get(number);
      return other !== undefined && this.isSame(low, other.low) && this.isSame(high, other.high);
    });
  }

  private isSame(a: N, b: N): boolean {
    return Math.abs(this.chances.toNumber(a) - this.chances.toNumber(b)) <= SAME;
  }
}

/** Sums in another order differ by less. */
const SAME = 1e-12;
