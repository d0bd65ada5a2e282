/** What a soak tried and what it found. */
import { integersFrom } from '../../src/play';

export type Next = (n: number) => number;

export interface Finding {
  what: string;
  detail: string;
  /** The first round in which it was found. */
  round: number;
  times: number;
}

/** A call that takes longer, in processor time, counts as hanging. */
const MOST_MS = 1000;
/** Characters of a detail that are kept. */
const DETAIL = 300;
/** What a rejection may hold at most, written as JSON: the ruling, and a line of what came in. */
const MOST_REJECTION = 10_000;

export class Log {
  readonly tried: Record<string, number> = {};
  readonly findings: Finding[] = [];

  /** `onCall` is told of each call before it is made. */
  constructor(
    private readonly round: number,
    private readonly onCall: (what: string) => void,
  ) {}

  count(what: string): void {
    this.tried[what] = (this.tried[what] ?? 0) + 1;
  }

  found(what: string, detail: string): void {
    const cut = detail.slice(0, DETAIL);
    const known = this.findings.find((each) => each.what === what && each.detail === cut);
    if (known) known.times += 1;
    else this.findings.push({ what, detail: cut, round: this.round, times: 1 });
  }

  /** Calls, and counts the call. An exception is a finding, unless it is one that says 'this is not a state', or no record; so is a call that takes too long. */
  attempt<T>(kind: string, what: string, call: () => T, mostMs = MOST_MS): T | undefined {
    this.count(kind);
    this.onCall(what);
    const before = process.cpuUsage();
    try {
      const result = call();
      this.checkLeft(what, result);
      return result;
    } catch (error) {
      if (!saysWhatItIsNot(error)) this.found(what, `throws ${inWords(error)}`);
      return undefined;
    } finally {
      // Once may be the collection of what earlier calls left behind: a call that hangs does so again.
      if (msSince(before) > mostMs && msOf(call) > mostMs) this.found(what, `takes more than ${mostMs} ms`);
    }
  }

  /** A rejection is a ruling of bounded length. */
  private checkLeft(what: string, result: unknown): void {
    if (typeof result !== 'object' || result === null || !('_tag' in result) || result._tag !== 'Left') return;
    const { left } = result as unknown as { left: unknown };
    if (typeof left !== 'object' || left === null || !('code' in left)) return;
    const written = JSON.stringify(left);
    if (written.length > MOST_REJECTION) this.found(what, `a rejection of ${written.length} characters`);
    const { message } = left as { message?: unknown };
    if (typeof message !== 'string' || message === '') this.found(what, `a rejection without a message: ${written}`);
  }
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a call takes that was made before; what it throws is known. */
function msOf(call: () => unknown): number {
  const before = process.cpuUsage();
  try {
    call();
  } catch {
    // Told when it was made first.
  }
  return msSince(before);
}

function saysWhatItIsNot(error: unknown): boolean {
  return error instanceof Error && ['NotAState', 'NotARecord', 'MalformedInput'].includes(error.name);
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return `what is no error: ${typeof error}`;
  const at = (error.stack ?? '').split('\n').find((line) => line.includes('/src/')) ?? '';
  return `${error.name}: ${error.message} ${at.replace(/^.*\/src\//, 'src/').replace(/\)$/, '')}`;
}

export function pickFrom<T>(from: readonly T[], next: Next): T {
  const found = from[next(from.length)];
  if (found === undefined && from.length === 0) throw new Error('there is nothing to pick from');
  return found as T;
}

export const numbersOf = (round: number): Next => integersFrom(round);
