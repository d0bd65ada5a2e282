/**
 * How strong `search` is: games against others from seeds, both seats in turn, with intervals (Wilson, 95 %).
 *
 *   npm run -s opponent -- --game destiny --me search:40 --against random --games 20
 *   npm run -s opponent -- --all --games 20        each row of docs/opponent.md, as lines of JSON
 *   npm run -s opponent -- --table rows.jsonl      these lines as the tables of docs/opponent.md
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import * as E from 'fp-ts/lib/Either';
import { loadGame } from '../src';
import type { AnyGame, CoreState, PlayerId } from '../src/core';
import { integersFrom, playout, wilson } from '../src/play';
import { playerNamed, seated } from './opponent/players';
import { GAMES, setupOf, type GameName } from './opponent/starts';
import { simpleWays } from './opponent/ways';
import { tablesOf, type Row } from './opponent/tables';

interface Options {
  game: GameName;
  me: string;
  against: string;
  games: string;
  seed: string;
  maxActions: string;
  seconds?: string;
  all?: boolean;
  out?: string;
  table?: string;
}

/** The same game and seats, whoever plays it: games 0 and 1, 2 and 3 and so on are the same with other seats. */
async function row(id: GameName, me: string, against: string, options: Options): Promise<Row> {
  const game = (await loadGame(id)) as AnyGame;
  const [games, seed, began] = [Number(options.games), Number(options.seed), Date.now()];
  const most = options.seconds === undefined ? Infinity : Number(options.seconds) * 1000;
  const found: Row = {
    game: id,
    me,
    against,
    seed,
    games: 0,
    won: 0,
    drawn: 0,
    unended: 0,
    actions: 0,
    low: 0,
    high: 1,
  };
  for (let i = 0; i < games && (i % 2 === 1 || Date.now() - began < most); i++) {
    const start = game.begin(setupOf(id, i), { mode: 'seeded', seed: seed + i });
    if (E.isLeft(start)) throw new Error(`a start was refused: ${start.left.message}`);
    const next = integersFrom(seed + i);
    const seats = game.players(start.right.state);
    const own = seats[i % 2] ?? '';
    const players = Object.fromEntries(
      seats.map((seat) => [seat, playerNamed(game, id, seat === own ? me : against, next(2 ** 31))]),
    ) as Record<PlayerId, ReturnType<typeof playerNamed>>;
    const played = playout(game, start.right.state as CoreState, {
      choose: seated(players, next) as never,
      maxActions: Number(options.maxActions),
    });
    found.games += 1;
    found.actions += played.actions;
    const { outcome } = played;
    if (played.end !== 'ended') found.unended += 1;
    if (outcome.kind === 'won' && outcome.winners.includes(own)) found.won += 1;
    // What does not end is counted as a half, as a draw is.
    else if (outcome.kind !== 'won') found.drawn += 1;
  }
  const { low, high } = wilson(found.won + found.drawn / 2, found.games);
  return { ...found, low, high, seconds: Math.round((Date.now() - began) / 1000) };
}

/** Everybody whom the tables tell of. */
function opponentsIn(game: GameName): string[] {
  return ['random', 'greedy', 'best:200', ...Object.keys(simpleWays(game))];
}

async function main(): Promise<void> {
  const command = new Command('opponent')
    .option('--game <name>', 'the game', 'destiny')
    .option('--me <name>', 'who is measured', 'search:40')
    .option('--against <name>', 'the others', 'random')
    .option('--games <n>', 'how many', '20')
    .option('--seed <n>', 'of the first game', '1')
    .option('--max-actions <n>', 'a longer game counts as a draw', '4000')
    .option('--seconds <n>', 'no game is begun after that, for one row')
    .option('--all', 'every game, against everybody')
    .option('--out <file>', 'appends the lines there')
    .option('--table <file>', 'prints the tables of these lines');
  const options = command.parse().opts<Options>();
  if (options.table !== undefined) {
    const rows = readFileSync(options.table, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);
    console.log(tablesOf(rows));
    return;
  }
  const asked = options.all
    ? GAMES.flatMap((game) => opponentsIn(game).map((against) => [game, against] as const))
    : options.against.split(',').map((against) => [options.game, against] as const);
  for (const [game, against] of asked) {
    const line = JSON.stringify(await row(game, options.me, against, options));
    console.log(line);
    if (options.out !== undefined) appendFileSync(options.out, `${line}\n`);
  }
}

void main();
