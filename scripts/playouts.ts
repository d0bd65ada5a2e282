/**
 * Plays many random games of one game and tells what they exercised. `--busy`: by the preferences of the game's random players, or a policy of theirs.
 *
 *   npm run -s playouts -- --game xwing --count 200 --seed 1 --json
 *   npm run -s playouts -- --game destiny --from tables --busy --every
 *
 * Exit code 1: a dead end, or a listed action that was rejected.
 */
import * as E from 'fp-ts/lib/Either';
import { Command, InvalidArgumentError } from 'commander';
import type { Action, AnyGame, CoreState, GameTypes } from '../src/core';
import {
  counting,
  emptyStatistics,
  integersFrom,
  playout,
  randomPolicy,
  start,
  type Counts,
  type PlayoutDecision,
  type Policy,
  type StartFrom,
  type Statistics,
} from '../src/play';
import { runContest, tableOf } from './contest';
import { observableIds, playable, playableNames, type Playable } from './playable';

interface Options {
  game: string;
  count: number;
  seed: number;
  maxActions?: number;
  /** What the games start from, where a game knows several starts. */
  from?: string;
  busy: boolean;
  every: boolean;
  policies: boolean;
  json: boolean;
}

interface Report {
  games: number;
  ended: number;
  actions: number;
  /** Actions of the longest game. */
  longest: number;
  /** How many games each player won; a game can have several winners or none. */
  winners: Counts;
  deadEnds: number;
  /** Games that did not end within the allowed actions. */
  unended: number;
  /** Listed actions that `reduce` was tried on, and those of them that it rejected. */
  listedTried: number;
  rejectedListed: number;
  rules: { exercised: number; observable: number; never: readonly string[] };
  /** Those that do something when they are used; keywords, restrictions and the like work by being there. */
  abilities: { used: number; registered: number; never: readonly string[] };
  /** What cards and the like did, where a game tells of it. */
  content: { met: number; all: number; never: readonly string[] } | null;
  decisions: Counts;
  refusals: Counts;
}

function report(of: string, { game, content }: Playable, counted: Statistics, tried: Tried, met: Set<string>): Report {
  const observable = observableIds(of);
  const never = observable.filter((id) => counted.rules[id] === undefined);
  const effects = new Set(game.procedures.filter((each) => each.steps.length > 0).map((each) => each.name));
  const abilities = game.abilities.map((each) => each.id).filter((id) => effects.has(`ability ${id}`));
  const unused = abilities.filter((id) => counted.abilitiesUsed[id] === undefined);
  const { games, ended, actions, longest, winners, deadEnds, stopped, decisions, refusals } = counted;
  const all = content?.all() ?? [];
  const unmet = all.filter((each) => !met.has(each));
  return {
    games,
    ended,
    actions,
    longest,
    winners,
    deadEnds,
    unended: stopped,
    listedTried: tried.listed,
    rejectedListed: tried.rejected.length,
    rules: { exercised: observable.length - never.length, observable: observable.length, never },
    abilities: { used: abilities.length - unused.length, registered: abilities.length, never: unused },
    content: content ? { met: all.length - unmet.length, all: all.length, never: unmet } : null,
    decisions,
    refusals,
  };
}

interface Tried {
  listed: number;
  rejected: { action: Action; code: string; message: string }[];
}

/**
 * At every decision, tries `reduce` on one of the listed actions, or on every one (which takes most of the time): it must accept it, and what it
 * leads to must ask something that has an answer, or be the end.
 */
function trying(game: AnyGame, tried: Tried, every: boolean, next: (n: number) => number) {
  return ({ state, question }: PlayoutDecision<GameTypes>): void => {
    const listed = question.candidates.flatMap((each) => (each.not === null ? [each.action] : []));
    const one = listed[next(listed.length)];
    const copy = structuredClone(state);
    for (const action of every ? listed : one ? [one] : []) {
      tried.listed += 1;
      const step = game.reduce(copy, structuredClone(action));
      if (E.isLeft(step)) tried.rejected.push({ action, code: step.left.code, message: step.left.message });
      else if (leadsNowhere(game, step.right.state as CoreState))
        tried.rejected.push({ action, code: 'dead-end', message: game.decision(step.right.state).asks });
    }
  };
}

function leadsNowhere(game: AnyGame, state: CoreState): boolean {
  const question = game.question(state);
  if (!question) return game.outcome(state).kind === 'playing';
  return question.region === undefined && question.candidates.every((each) => each.not !== null);
}

function startsOf(named: string, { randomSetup, starts }: Playable, from?: string): (next: Next) => StartFrom {
  if (from === undefined) return (next) => ({ setup: randomSetup(next) });
  const found = starts?.[from];
  if (!found)
    throw new Error(`'${named}' cannot start from '${from}'; it can from: ${Object.keys(starts ?? {}).join()}`);
  return found;
}

type Next = (n: number) => number;

function run(named: string, played: Playable, options: Options): Report {
  const { count, seed, maxActions, from, busy, every, json } = options;
  const { game } = played;
  const randomStart = startsOf(named, played, from);
  const counted = emptyStatistics();
  const counter = counting(counted);
  const tried: Tried = { listed: 0, rejected: [] };
  const met = new Set<string>();
  const metBy = played.content?.met();
  for (let i = 0; i < count; i++) {
    const next = integersFrom(seed + i);
    const begun = start(game, randomStart(next), { mode: 'seeded', seed: seed + i });
    if (E.isLeft(begun)) throw new Error(`a random start was rejected: ${begun.left.code}: ${begun.left.message}`);
    const check = trying(game, tried, every, next);
    const result = playout(game, begun.right.state as CoreState, {
      seed: seed + i,
      maxActions: maxActions ?? played.maxActions,
      ...(busy ? { choose: busyPlayers(played, i, next) } : {}),
      onDecision: (decision) => {
        counter.onDecision(decision);
        check(decision);
      },
      onEvents: (events, state) => {
        counter.onEvents(events, state);
        for (const event of events) for (const each of metBy?.(event, state) ?? []) met.add(each);
      },
    });
    counter.count(result);
    if (result.end !== 'ended')
      console.error(`game ${i} (seed ${seed + i}): ${result.end} after ${result.actions} actions`);
    if (!json && process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${count} games`);
  }
  if (!json && process.stderr.isTTY) process.stderr.write('\n');
  for (const { action, code, message } of tried.rejected.slice(0, 20))
    console.error(`listed, but rejected: ${JSON.stringify(action)}: ${code}: ${message}`);
  return report(named, played, counted, tried, met);
}

function busyPlayers({ policy, preferences }: Playable, game: number, next: Next): Policy<CoreState, Action> {
  return policy?.(game, next) ?? randomPolicy<CoreState, Action>(next, preferences ?? {});
}

function tell(found: Report): void {
  const { rules, abilities, content } = found;
  const { games, ended, actions, longest, deadEnds } = found;
  console.log(`${games} games, ${ended} ended, ${actions} actions, at most ${longest}, ${deadEnds} dead ends`);
  const winners = Object.entries(found.winners).map(([player, won]) => `${player} ${won}`);
  console.log(`won by: ${winners.join(', ') || 'nobody'}`);
  console.log(`${found.listedTried} listed actions tried, ${found.rejectedListed} rejected`);
  console.log(`${rules.exercised} of ${rules.observable} observable rules cited by events, questions or refusals`);
  console.log(`never cited: ${rules.never.join(', ') || 'none'}`);
  console.log(
    `${abilities.used} of ${abilities.registered} abilities used; never: ${abilities.never.join(', ') || 'none'}`,
  );
  if (content)
    console.log(
      `${content.met} of ${content.all} things that cards do met; never: ${content.never.join(', ') || 'none'}`,
    );
}

function integer(written: string): number {
  const value = Number(written);
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidArgumentError('Expected a whole number.');
  return value;
}

function contest({ game, contest: of, maxActions }: Playable, options: Options): void {
  if (!of) throw new Error(`'${options.game}' has no policies to play against each other`);
  const found = runContest(game, of, { maxActions, ...options });
  console.log(options.json ? JSON.stringify(found) : tableOf(found));
  if (found.unended > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const program = new Command('playouts')
    .description('Plays many random games and tells what they exercised.')
    .requiredOption('--game <name>', `one of ${playableNames.join(', ')}`)
    .option('--count <games>', 'how many games', integer, 100)
    .option('--seed <seed>', 'seed of the first game; the next ones count up', integer, 1)
    .option('--max-actions <actions>', 'actions after which a game counts as not ending', integer)
    .option('--from <start>', 'what the games start from, where a game knows several starts')
    .option('--busy', 'players mostly do something rather than nothing', false)
    .option('--every', 'try every listed action at each decision, not only one', false)
    .option('--policies', 'let the policies of the game play against each other, and tell who wins how often', false)
    .option('--json', 'one line of JSON, last', false)
    .parse();
  const options = program.opts<Options>();
  const played = await playable(options.game);
  if (!played)
    program.error(`'${options.game}' is not a game that can be played; there are ${playableNames.join(', ')}.`);
  else if (options.policies) contest(played, options);
  else {
    const found = run(options.game, played, options);
    if (options.json) console.log(JSON.stringify(found));
    else tell(found);
    if (found.deadEnds + found.rejectedListed + found.unended > 0) process.exitCode = 1;
  }
}

void main();
