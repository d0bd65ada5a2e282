/**
 * Changes one thing in saves of random games and plays on from those that load: nothing may throw, come to a dead end, or to a state that does not load.
 *
 *   npm run -s tampered -- --game xwing --count 20000 --seed 1
 *   npm run -s tampered -- --game xwing --count 5000 --grafts
 *
 * Exit code 1: something was found. A finding says the seed with which it is found again (`--seed S --count 1`).
 */
import * as E from 'fp-ts/lib/Either';
import { Command } from 'commander';
import type { Action, CoreState } from '../src/core';
import { integersFrom, randomPolicy, start } from '../src/play';
import { grafted, tampered, verdictOn, type Verdict } from '../test/conformance/tampered';
import { allStarts, type Start } from './soak/play';

interface Options {
  game: string;
  count: number;
  seed: number;
  actions: number;
  grafts: boolean;
  json: boolean;
}

/** Changes made of one random game, and the most actions between two of them. */
const CHANGES = 40;
const MOST_BETWEEN = 25;
/** One in so many of the states of a game is loaded as it is: what `load` refuses of real play, no change shows. */
const UNTOUCHED_ONE_IN = 4;

type Next = (n: number) => number;

/** States of one random game, some way apart; the first ones at its beginning. */
function statesOf(from: Start, seed: number): CoreState[] {
  const next = integersFrom(seed);
  const mode = next(2) === 0 ? ({ mode: 'seeded', seed } as const) : ({ mode: 'manual' } as const);
  const begun = start(from.game, from.randomStart(next), mode);
  if (E.isLeft(begun)) throw new Error(`a random start is refused: ${begun.left.message}`);
  const state: CoreState = from.game.copy(begun.right.state);
  const choose =
    from.policy?.(seed, next) ?? randomPolicy<CoreState, Action>(next, next(2) === 0 ? from.preferences : undefined);
  const states: CoreState[] = [];
  for (let n = 0; states.length < CHANGES; n++) {
    if (n % 3 === 0 || next(MOST_BETWEEN) === 0) states.push(structuredClone(state));
    for (let m = next(MOST_BETWEEN); m >= 0; m--) {
      const question = from.game.question(state);
      const action = question && choose({ state, question });
      if (!action) return states;
      from.game.play(state, action);
    }
  }
  return states;
}

function verdictAt(
  from: Start,
  states: readonly CoreState[],
  seed: number,
  { actions, grafts }: Options,
): [string, Verdict] {
  const next: Next = integersFrom(seed);
  const state = states[next(states.length)] as CoreState;
  const { state: spoilt, change } = (grafts ? grafted : tampered)(state, states, next);
  return [change, verdictOn(from.game, spoilt, next, actions)];
}

/** States of real play that `load` refuses, and how many were tried. */
function untouched({ game }: Start, states: readonly CoreState[]): { tried: number; refused: string[] } {
  const some = states.filter((_, i) => i % UNTOUCHED_ONE_IN === 0);
  const refused = some.flatMap((state) => {
    const loaded = game.load(JSON.parse(JSON.stringify(state)));
    return E.isLeft(loaded) ? [`a state of real play: ${loaded.left.path.join('.')}: ${loaded.left.message}`] : [];
  });
  return { tried: some.length, refused };
}

async function main(): Promise<void> {
  const number = (text: string): number => Number(text);
  const options = new Command('tampered')
    .requiredOption('--game <game>', 'which game')
    .option('--count <count>', 'how many changes', number, 1000)
    .option('--seed <seed>', 'seed of the first change; the next ones count up', number, 1)
    .option('--actions <actions>', 'how far play goes on', number, 200)
    .option('--grafts', 'each change is a whole part of another moment of the same game', false)
    .option('--json', 'one line of JSON', false)
    .parse()
    .opts<Options>();
  const { game, count, seed, json } = options;
  const starts = await allStarts([game]);
  const tally = { tried: 0, refused: 0, 'played on': 0, found: 0, 'untouched states': 0 };
  const findings = new Map<string, { times: number; example: string }>();
  const codes: Record<string, number> = {};
  const note = (detail: string, example: string): void => {
    const key = detail.replace(/\d+/g, 'n').slice(0, 200);
    const known = findings.get(key);
    if (known) known.times += 1;
    else findings.set(key, { times: 1, example });
  };
  let group = -1;
  let from = starts[0] as Start;
  let states: CoreState[] = [];
  for (let at = seed; at < seed + count; at++) {
    if (Math.floor(at / CHANGES) !== group) {
      group = Math.floor(at / CHANGES);
      from = starts[group % starts.length] as Start;
      states = statesOf(from, group);
      const { tried, refused } = untouched(from, states);
      tally['untouched states'] += tried;
      tally.found += refused.length;
      for (const each of refused) note(each, `${each} (seed ${at}, ${from.from})`);
    }
    const [change, { kind, detail }] = verdictAt(from, states, at, options);
    tally.tried += 1;
    tally[kind] += 1;
    if (kind === 'refused') codes[detail] = (codes[detail] ?? 0) + 1;
    if (kind !== 'found') continue;
    note(detail, `${change}: ${detail} (seed ${at}, ${from.from})`);
  }
  if (json) console.log(JSON.stringify({ game, seed, ...tally, codes, findings: [...findings.values()] }));
  else {
    console.log(
      `${game}: ${tally.tried} tried, ${tally.refused} refused, ${tally['played on']} played on, ${tally.found} found; ${tally['untouched states']} states of real play`,
    );
    for (const { times, example } of [...findings.values()].sort((a, b) => b.times - a.times))
      console.log(`${times} x ${example}`);
  }
  if (tally.found > 0) process.exitCode = 1;
}

void main();
