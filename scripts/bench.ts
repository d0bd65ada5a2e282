/**
 * How fast the library is, as ratios and rates of one run in one process.
 *
 *   npm run -s bench -- --json
 */
import { Command, InvalidArgumentError } from 'commander';
import { benchDuel, type DuelBench } from './bench/duel';
import { benchExplore, type ExploreBench } from './bench/explore';
import { coldRate, playedCold } from './bench/cold';
import { benchGame, type Beside, type GameBench } from './bench/games';
import { rowsOf, SHIPS } from './bench/rows';
import { buildIn } from './bench/builds';
import { playableNames } from './playable';

interface Options {
  time: number;
  only?: string;
  against?: string;
  json: boolean;
}

interface Figures {
  node: string;
  /** (a) */
  duel?: DuelBench;
  /** (b) T-65 X-wing against TIE/ln fighter, from the first planning phase on. */
  xwingDuel?: GameBench;
  /** The same two ships with the setup: six obstacles placed at random take most of it. */
  xwingWholeGame?: GameBench;
  /** (c) by the number of ships on the table. */
  xwingShips?: Record<string, GameBench>;
  /** Four characters a side on a map of 35 by 25 squares. */
  miniaturesFight?: GameBench;
  /** Every possibility of attacks of X-Wing, by the question. */
  explore?: Record<string, ExploreBench>;
  /** Random setups of every other game. */
  games?: Record<string, GameBench>;
  /** What was left out, and why. */
  skipped: string[];
}

async function measure({ time, only, against }: Options): Promise<Figures> {
  const figures: Figures = { node: process.version, skipped: [] };
  const wanted = (name: string): boolean => only === undefined || only === name;
  const beside: Beside = {
    time,
    cold: coldRate,
    ...(against !== undefined && { pair: { here: buildIn('.'), there: buildIn(against) } }),
  };
  if (wanted('duel')) figures.duel = await benchDuel(time);
  if (wanted('explore')) figures.explore = await benchExplore(time);
  for (const name of playableNames.filter(wanted)) {
    const rows = await rowsOf(name);
    if (!rows) figures.skipped.push(`${name}: the library does not offer this game yet`);
    for (const [id, row] of Object.entries(rows ?? {})) put(figures, name, id, await benchGame(row, beside));
  }
  return figures;
}

function put(figures: Figures, name: string, id: string, found: GameBench): void {
  if (id === 'games') (figures.games ??= {})[name] = found;
  else if (SHIPS.includes(Number(id))) (figures.xwingShips ??= {})[id] = found;
  else Object.assign(figures, { [id]: found });
}

function tell({
  duel,
  xwingDuel,
  xwingShips,
  xwingWholeGame,
  explore,
  games,
  miniaturesFight,
  skipped,
}: Figures): void {
  if (duel) {
    console.log(
      `dice duel, reduce: ${duel.reduce} actions/s; boardgame.io: ${duel.boardgameio}; ${duel.ratio} times as many`,
    );
    const { reduce, boardgameio } = duel.steady;
    console.log(`  steady: ${reduce} actions/s; boardgame.io: ${boardgameio}`);
    console.log(`dice duel, in place with every action listed: ${duel.inPlace} actions/s`);
  }
  if (xwingDuel) tellGame('X-Wing, T-65 against TIE/ln', xwingDuel);
  for (const [ships, found] of Object.entries(xwingShips ?? {})) tellGame(`X-Wing, ${ships} ships`, found);
  if (xwingWholeGame) tellGame('X-Wing, T-65 against TIE/ln with setup', xwingWholeGame);
  for (const [what, { milliseconds: ms, states, statesPerSecond }] of Object.entries(explore ?? {}))
    console.log(`every possibility of ${what}: ${ms} ms, ${states} states, ${statesPerSecond} states/s`);
  for (const [name, found] of Object.entries(games ?? {})) tellGame(name, found);
  if (miniaturesFight) tellGame('Miniatures, four characters a side on 35 by 25 squares', miniaturesFight);
  for (const each of skipped) console.log(`skipped: ${each}`);
}

function tellGame(what: string, found: GameBench): void {
  const { actionsPerSecond, gamesPerSecond, microseconds, listingShare, cold, against } = found;
  const { spread, bytesPerAction } = found.steady;
  const { playing, listing, applying, reduce } = microseconds;
  console.log(`${what}: ${actionsPerSecond} actions/s, ${gamesPerSecond} games/s in place`);
  console.log(
    `  an action takes ${playing} µs (listing ${listing}, applying ${applying}); through reduce ${reduce} µs`,
  );
  console.log(
    `  steady, main thread: ${found.steady.actionsPerSecond} actions/s (${spread.join(' to ')}), ${bytesPerAction} bytes an action; cold: ${cold}`,
  );
  if (against) console.log(`  ${against.ratio} times as fast as the other build (${against.spread.join(' to ')})`);
  console.log(`  listing is ${Math.round(listingShare * 100)} % of the rules' time`);
}

function milliseconds(written: string): number {
  const value = Number(written);
  if (!(value > 0)) throw new InvalidArgumentError('Expected milliseconds.');
  return value;
}

async function main(): Promise<void> {
  if (await playedCold()) return;
  const program = new Command('bench')
    .description('How fast the library is: ratios and rates of one run in one process.')
    .option('--time <ms>', 'how long each task is measured', milliseconds, 1000)
    .option('--only <what>', `duel, explore, or one of ${playableNames.join(', ')}`)
    .option(
      '--against <folder>',
      'another checkout: played in turn with this one; both are built first (npm run build)',
    )
    .option('--json', 'one line of JSON, last', false)
    .parse();
  const options = program.opts<Options>();
  const figures = await measure(options);
  if (options.json) console.log(JSON.stringify(figures));
  else tell(figures);
}

void main();
