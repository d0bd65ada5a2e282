/**
 * How fast the library is, as ratios and rates of one run in one process.
 *
 *   npm run -s bench -- --json
 */
import { Command, InvalidArgumentError } from 'commander';
import { benchDuel, type DuelBench } from './bench/duel';
import { benchExplore, type ExploreBench } from './bench/explore';
import { benchGame, randomSetups, type GameBench } from './bench/games';
import { miniaturesFight } from './bench/miniatures';
import { xwingDogfight, xwingGame } from './bench/xwing';
import { playable, playableNames } from './playable';

interface Options {
  time: number;
  only?: string;
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

const DUELS = 200;
const SHIPS = [2, 8, 32];
/** Enough for the squads to fly and shoot; a whole game of 32 ships would take too long. */
const MOST_ACTIONS = 1500;
const RANDOM_GAMES = 10;

async function measure({ time, only }: Options): Promise<Figures> {
  const figures: Figures = { node: process.version, skipped: [] };
  const wanted = (name: string): boolean => only === undefined || only === name;
  if (wanted('duel')) figures.duel = await benchDuel(time);
  if (wanted('explore')) figures.explore = await benchExplore(time);
  for (const name of playableNames) {
    if (!wanted(name)) continue;
    const played = await playable(name);
    if (!played) figures.skipped.push(`${name}: the library does not offer this game yet`);
    else if (name === 'xwing') {
      const { game, maxActions } = played;
      figures.xwingDuel = await benchGame(
        game,
        Array.from({ length: DUELS }, () => xwingDogfight(1)),
        maxActions,
        time,
      );
      figures.xwingShips = {};
      for (const ships of SHIPS)
        figures.xwingShips[ships] = await benchGame(
          game,
          [1, 2, 3].map(() => xwingDogfight(ships / 2)),
          MOST_ACTIONS,
          time,
        );
      figures.xwingWholeGame = await benchGame(game, Array.from({ length: RANDOM_GAMES }, xwingGame), maxActions, time);
    } else {
      const setups = randomSetups(played.randomSetup, RANDOM_GAMES);
      (figures.games ??= {})[name] = await benchGame(played.game, setups, MOST_ACTIONS, time);
      if (name === 'miniatures')
        figures.miniaturesFight = await benchGame(
          played.game,
          Array.from({ length: RANDOM_GAMES }, miniaturesFight),
          MOST_ACTIONS,
          time,
        );
    }
  }
  return figures;
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

function tellGame(what: string, { actionsPerSecond, gamesPerSecond, microseconds, listingShare }: GameBench): void {
  const { playing, listing, applying, reduce } = microseconds;
  console.log(`${what}: ${actionsPerSecond} actions/s, ${gamesPerSecond} games/s in place`);
  console.log(
    `  an action takes ${playing} µs (listing ${listing}, applying ${applying}); through reduce ${reduce} µs`,
  );
  console.log(`  listing is ${Math.round(listingShare * 100)} % of the rules' time`);
}

function milliseconds(written: string): number {
  const value = Number(written);
  if (!(value > 0)) throw new InvalidArgumentError('Expected milliseconds.');
  return value;
}

async function main(): Promise<void> {
  const program = new Command('bench')
    .description('How fast the library is: ratios and rates of one run in one process.')
    .option('--time <ms>', 'how long each task is measured', milliseconds, 1000)
    .option('--only <what>', `duel, explore, or one of ${playableNames.join(', ')}`)
    .option('--json', 'one line of JSON, last', false)
    .parse();
  const options = program.opts<Options>();
  const figures = await measure(options);
  if (options.json) console.log(JSON.stringify(figures));
  else tell(figures);
}

void main();
