/** Every function that an entry of the package exports, with hostile values in the place of what comes from outside. */
import { resolve } from 'node:path';
import { entries } from '../package/entries';
import { callsAt, FOR_RULES, type Argument, type Calls } from './calls';
import { deepFrozen, hostile, spoilt } from './hostile';
import type { Log, Next } from './log';
import { begun, type Start } from './play';

const TRIES = 6;
/** Some judge a whole file, or play a game: where nothing hostile is in the way, they take their time. */
const RIGHT_MS = 10_000;
const TAKES_TIME = ['toScenario'];

type Function = (...args: unknown[]) => unknown;

/** `entry`: the entry of the package that it is exported by, the first of several. */
export interface Exported {
  entry: string;
  name: string;
  call: Function;
}

let functions: Exported[] | undefined;

/** All of them, each once though several entries export it. */
export async function exported(): Promise<Exported[]> {
  const modules = await Promise.all(
    // What abilities and languages are written with is called by the rules and by those languages.
    entries()
      .filter(({ name }) => !/(^|\/)(abilities|language)$/.test(name))
      .map(async ({ name, source }) => [name, (await import(resolve(source))) as Record<string, unknown>] as const),
  );
  const all = modules.flatMap(([entry, each]) =>
    Object.entries(each).flatMap(([name, value]) =>
      typeof value === 'function' ? [{ entry, name, call: value as Function }] : [],
    ),
  );
  return all.filter(({ call }, i) => all.findIndex((other) => other.call === call) === i);
}

/** How an exported function is called; where two games export one of the same name, each in its own way. */
export function argumentsOf(calls: Calls, { entry, name }: Exported): readonly Argument[] | undefined {
  return calls[`${entry}/${name}`] ?? calls[name];
}

/** What only rules call, or is a class, is not called from outside. */
export function isCalled({ name, call }: Exported): boolean {
  return !FOR_RULES.includes(name) && !isClass(call);
}

export async function exportsRound(log: Log, starts: readonly Start[], round: number, next: Next): Promise<void> {
  functions ??= await exported();
  const start = starts[round % starts.length] as Start;
  const from = start.randomStart(next);
  const state = begun(log, { ...start, randomStart: () => from }, round, next);
  if (!state) return;
  const calls = await callsAt({ start, from, state, next });
  for (const each of functions) {
    const { name, call } = each;
    if (!isCalled(each)) continue;
    const args = argumentsOf(calls, each);
    if (args) tryOut(log, name, call, args, next);
    else log.found(name, 'is exported, and the soak does not know how it is called (scripts/soak/calls.ts)');
  }
}

const isClass = (call: Function): boolean => /^class\b/.test(Function.prototype.toString.call(call));

function tryOut(log: Log, name: string, call: Function, args: readonly Argument[], next: Next): void {
  const places = args.flatMap((each, i) => ('data' in each ? [i] : []));
  const right = args.map((each) => ('data' in each ? each.data : each.own));
  log.attempt('right calls', name, () => call(...right), RIGHT_MS);
  for (let i = 0; i < TRIES && places.length > 0; i++) {
    const at = places[next(places.length)] ?? 0;
    const bad = next(2) === 0 ? hostile(next) : spoilt(right[at], next);
    const given = next(2) === 0 ? deepFrozen(bad.value) : bad.value;
    log.attempt(
      'hostile calls',
      `${name}, argument ${at + 1}: ${bad.name}`,
      () => call(...right.map((each, n) => (n === at ? given : each))),
      TAKES_TIME.includes(name) ? RIGHT_MS : undefined,
    );
  }
}
