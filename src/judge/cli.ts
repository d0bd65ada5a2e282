#!/usr/bin/env node
/** holojudge: judges scenario files, finds rules, prints schemas and starter files. */
import { Command, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { completionCommand } from './cli/completion';
import { FORMATS } from './cli/formats';
import { GAME_IDS } from './games';
import { judgeCommand, type JudgeFlags } from './cli/judge';
import { exploreCommand } from './cli/explore';
import { oddsCommand } from './cli/odds';
import { complain, mayStopReading } from './cli/output';
import { packCheckCommand, packNewCommand } from './cli/pack';
import { ruleCommand } from './cli/rule';
import type { StudyOptions } from './cli/study/command';
import type { ServeOptions } from './cli/study/serve';
import { newCommand, schemaCommand } from './cli/starter';
import { whyCommand } from './cli/why';

/** Exit codes: 0, all held; 1, an expectation failed (or nothing was found); 2, a file or the command is wrong. */
const WRONG = 2;

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}

mayStopReading(process.stdout);
mayStopReading(process.stderr);

const program = new Command('holojudge')
  .description('Judges disputes in Star Wars tabletop games: X-Wing, Armada, Miniatures, Destiny and Outer Rim.')
  .version(version())
  .option('--no-color', 'print without colors; NO_COLOR and FORCE_COLOR=0 do the same')
  .configureOutput({ outputError: complain })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONG));

const run =
  (command: (...given: never[]) => Promise<number>) =>
  async (...given: unknown[]) => {
    process.exitCode = await command(...(given as never[]));
  };

const WITH_CARDS = 'a program of yours that adds abilities to a game (docs/adding-cards.md); may be repeated';
const PNG = 'the same as PNG files; it needs npm i @resvg/resvg-js';
const GAME = GAME_IDS.join(', ');
const each = (value: string, others: readonly string[] = []): readonly string[] => [...others, value];

program
  .command('judge')
  .description('Judge scenario files: the verdict, and the story behind it')
  .argument(
    '<files...>',
    "files, folders (each .yaml file in them), patterns ('rulings/**/*.yaml'), or - for standard input",
  )
  .option('--json', 'print one line of JSON instead of the story; short for --format json')
  .addOption(new Option('--format <format>', 'how to print the result').choices(FORMATS).default('text'))
  .option('--watch', 'judge again when a file changes; Ctrl-C ends it')
  .option('--svg <folder>', 'write a picture of the table after each step into this folder')
  .option('--png <folder>', PNG)
  .option(
    '--strip',
    'with --svg or --png: one picture for each file: the table before, at the decision, and at the end',
  )
  .option('--story', 'print the whole story, not only the lines that matter')
  .option('--explain', 'print the text of each cited rule')
  .option('--with <file>', WITH_CARDS, each)
  .option('-q, --quiet', 'print only failures and the count')
  .action(
    run((files: readonly string[], options: Omit<JudgeFlags, 'version'>) =>
      judgeCommand(files, { ...options, version: version() }),
    ),
  );

program
  .command('why')
  .description('Explain why a step is not possible, or why an event did not happen')
  .argument('<file>', 'a scenario file, or - for standard input; the question is asked after its steps')
  .argument('<questions...>', "steps or events, written as in the file: 'use: Swarm', 'ship-destroyed: { ship: tie }'")
  .option('--json', 'print one line of JSON instead of the ruling')
  .option('--story', 'print the whole story, too')
  .option('--with <file>', WITH_CARDS, each)
  .action(run(whyCommand));

program
  .command('explore')
  .description('List every way a scenario can come out, with the choices and rules that decide (docs/possibilities.md)')
  .argument('<files...>', 'scenario files with the key explore, folders, or - for standard input')
  .option('--until <end>', "where to stop, such as 'attack is over'; replaces until of the file")
  .option('--of <value>', "a value to compare, such as 'damage of tie'; may be repeated; default: all values", each)
  .option('--with <file>', WITH_CARDS, each)
  .option('--how', 'print a shortest way to each outcome')
  .option('--svg <folder>', 'write a picture of the table, and of each listed outcome, into this folder')
  .option('--png <folder>', PNG)
  .option('--json', 'print one line of JSON instead')
  .action(run(exploreCommand));

program
  .command('odds')
  .description('Print how likely each result is, with bars (docs/odds.md)')
  .argument('<files...>', 'scenario files with the key explore, folders, or - for standard input')
  .option('--until <end>', "where to stop, such as 'attack is over'; replaces until of the file")
  .option('--of <value>', "a value, such as 'damage of tie'; may be repeated; default: every value that varies", each)
  .option('--with <file>', WITH_CARDS, each)
  .option('--fractions', 'print exact fractions, too')
  .option('--json', 'print one line of JSON instead')
  .action(run(oddsCommand));

/** What the threads of a study run: beside this file, where it is built. */
const isBuilt = import.meta.url.endsWith('.js');
const studyWorker = new URL(isBuilt ? 'study-worker.js' : '../../scripts/worker-from-sources.mjs', import.meta.url);

program
  .command('study')
  .description('Play many games, and count who wins (docs/studies.md)')
  .argument('<game>', GAME)
  .argument('[files...]', "each player's squad, fleet or deck; or whole setups; or scenario files")
  .option('--setup <setup>', "the rest of the setup: a file, or YAML such as '{ map: hangar }'")
  .option('--games <games>', 'the number of games', '1000')
  .option('--seed <seed>', 'the seed of the first game; each further game adds 1', '1')
  .option(
    '--policy <policy>',
    "who plays: random, greedy, best, best:200 (states), best:50ms, search, search:50 (iterations), search:50ms, beginner, club, champion; 'p1=greedy' for one side; may be repeated; default: random. The result is the same on every run, except with ms",
    each,
  )
  .option('--max-actions <actions>', 'a game with more actions counts as unfinished; default: 10000')
  .option('--workers <threads>', 'the number of threads; default: one for each processor')
  .option(
    '--queue <address>',
    'let other machines play, through this Redis server (redis://host:6379): run holojudge worker there',
  )
  .option('--with <file>', WITH_CARDS, each)
  .option('--no-alternate', 'keep the seats; by default players change seats after each game')
  .option('--json', 'print one line of JSON instead of the table')
  .action(
    run(async (game: string, files: readonly string[], options: StudyOptions) => {
      const { studyCommand } = await import('./cli/study/command');
      return studyCommand(game, files, options, studyWorker);
    }),
  );

program
  .command('worker')
  .description('Play games for studies with --queue; Ctrl-C ends it')
  .requiredOption('--queue <address>', 'the address of a Redis server, redis://host:6379')
  .option('--workers <threads>', 'the number of threads; default: one for each processor')
  .action(
    run(async (options: ServeOptions) => {
      const { serveCommand } = await import('./cli/study/serve');
      return serveCommand(options, studyWorker);
    }),
  );

program
  .command('rule')
  .description('Find rules by id, by English or Polish term, or by words of their text')
  .argument('<words...>', 'an id such as xw.reinforce.03, a term, or words of the text')
  .option('--game <game>', `search one game only: ${GAME}`)
  .option('--json', 'print one line of JSON')
  .action(run(ruleCommand));

program
  .command('schema')
  .description("Print the JSON Schema of a game's scenario files, for editors")
  .argument('<game>', GAME)
  .action(run(schemaCommand));

program
  .command('new')
  .description('Write a commented scenario file to start from')
  .argument('<game>', GAME)
  .argument('[file]', 'the file to write; without it, the text is printed')
  .action(run(newCommand));

const packs = program.command('pack').description('Type in the cards of your own Outer Rim box (docs/packs.md)');

packs
  .command('new')
  .description('Write a form that lists every card, with blanks for the unknown values')
  .argument('[file]', 'the file to write; without it, the text is printed')
  .action(run(packNewCommand));

packs
  .command('check')
  .description('Check a form: its mistakes, and the blanks that are left')
  .argument('<file>', 'the form, or - for standard input')
  .option('--all', 'list the open cards of every deck, not only of the first')
  .option('--json', 'print one line of JSON instead')
  .action(run(packCheckCommand));

program
  .command('completion')
  .description('Print a script for tab completion; in bash: source <(holojudge completion bash)')
  .argument('<shell>', 'bash, zsh or fish')
  .action(run((shell: string) => completionCommand(shell, program)));

await program.parseAsync();
