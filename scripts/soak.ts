/**
 * Plays, loads, forges and feeds hostile values to everything, for as long as it is told, and prints what it tried and found.
 *
 *   npm run -s soak -- --minutes 10 --seed 1 --json
 *   npm run -s soak -- --seed 123 --rounds 1        one round again, as a finding says
 *
 * Round n of seed s is round 1 of seed s + n - 1. Exit code 1: something was found. The rounds run in a process of their own, which is ended when a round
 * does not end, so that a call that hangs or breaks the process is a finding too.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { Command, InvalidArgumentError } from 'commander';
import { contractRound } from './soak/contract';
import { exportsRound } from './soak/exports';
import { filesRound } from './soak/files';
import { Log, numbersOf, type Finding } from './soak/log';
import { allStarts, playRound, type Start } from './soak/play';

interface Options {
  minutes: number;
  seed: number;
  rounds?: number;
  json: boolean;
}

interface Report {
  seed: number;
  rounds: number;
  tried: Record<string, number>;
  findings: readonly Finding[];
}

/** A call that takes this long hangs, however busy the machine is. */
const HANGS_AFTER_MS = 60_000;

/** What the process that plays tells the one that watches: a round begins, a call is made, or all that was tried and found since the last. */
type Told = { begins: number } | { calls: string } | Pick<Report, 'tried' | 'findings'>;

async function playRounds(first: number, last: number, until: number): Promise<void> {
  const starts = await allStarts();
  for (let round = first; round < last && Date.now() < until; round++) {
    process.send?.({ begins: round } satisfies Told);
    const log = new Log(round, (what) => process.send?.({ calls: what } satisfies Told));
    await oneRound(log, starts, round);
    process.send?.({ tried: log.tried, findings: log.findings } satisfies Told);
  }
  process.disconnect();
}

async function oneRound(log: Log, starts: readonly Start[], round: number): Promise<void> {
  const next = numbersOf(round);
  try {
    playRound(log, starts, round, next);
    contractRound(log, starts, round, next);
    await exportsRound(log, starts, round, next);
    await filesRound(log, next);
  } catch (error) {
    log.found('a round', `ends with ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    log.found('a round', 'pollutes the prototype of objects');
}

/** Watches one process of rounds; answers with the round that comes after the last that it began. */
function watch(child: ChildProcess, into: Report, first: number): Promise<number> {
  let began = first;
  let called = '';
  let timer: NodeJS.Timeout;
  const hangs = (): void => {
    into.findings = merged(into.findings, [{ what: called, detail: 'does not end', round: began, times: 1 }]);
    child.kill('SIGKILL');
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hangs, HANGS_AFTER_MS);
  };
  wait();
  child.on('message', (told: Told) => {
    wait();
    if ('begins' in told) began = told.begins;
    else if ('calls' in told) called = told.calls;
    else {
      into.rounds += 1;
      into.findings = merged(into.findings, told.findings);
      for (const [what, times] of Object.entries(told.tried)) into.tried[what] = (into.tried[what] ?? 0) + times;
    }
  });
  return new Promise((done) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0 && signal !== 'SIGKILL')
        into.findings = merged(into.findings, [
          { what: called, detail: `ends the process: ${code ?? signal}`, round: began, times: 1 },
        ]);
      done(began + 1);
    });
  });
}

function merged(known: readonly Finding[], more: readonly Finding[]): Finding[] {
  const all = known.map((each) => ({ ...each }));
  for (const found of more) {
    const same = all.find((each) => each.what === found.what && each.detail === found.detail);
    if (same) same.times += found.times;
    else all.push({ ...found });
  }
  return all;
}

async function soak({ minutes, seed, rounds }: Options): Promise<Report> {
  const until = rounds === undefined ? Date.now() + minutes * 60_000 : Number.MAX_SAFE_INTEGER;
  const last = rounds === undefined ? Number.MAX_SAFE_INTEGER : seed + rounds;
  const report: Report = { seed, rounds: 0, tried: {}, findings: [] };
  for (let first = seed; first < last && Date.now() < until;) {
    const [, program = ''] = process.argv;
    const child = fork(program, ['--child', String(first), String(last), String(until)]);
    first = await watch(child, report, first);
  }
  return report;
}

function tell({ rounds, tried, findings }: Report): void {
  console.log(`${rounds} rounds`);
  for (const [what, times] of Object.entries(tried)) console.log(`${String(times).padStart(9)} ${what}`);
  console.log(findings.length === 0 ? 'nothing was found' : `${findings.length} findings:`);
  for (const { what, detail, round, times } of findings)
    console.log(`- ${what}: ${detail} (${times} times; again: npm run -s soak -- --seed ${round} --rounds 1)`);
}

function positive(written: string): number {
  const value = Number(written);
  if (!Number.isFinite(value) || value <= 0) throw new InvalidArgumentError('Expected a number above 0.');
  return value;
}

async function main(): Promise<void> {
  const [, , mark, ...numbers] = process.argv;
  if (mark === '--child') {
    const [first = 0, last = 0, until = 0] = numbers.map(Number);
    return playRounds(first, last, until);
  }
  const options = new Command('soak')
    .description('Plays, loads, forges and feeds hostile values to everything, and tells what it found.')
    .option('--minutes <minutes>', 'how long', positive, 10)
    .option('--seed <seed>', 'seed of the first round; the next ones count up', positive, 1)
    .option('--rounds <rounds>', 'how many rounds, however long they take', positive)
    .option('--json', 'one line of JSON', false)
    .parse()
    .opts<Options>();
  const report = await soak(options);
  if (options.json) console.log(JSON.stringify(report));
  else tell(report);
  if (report.findings.length > 0) process.exitCode = 1;
}

void main();
