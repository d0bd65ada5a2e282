#!/usr/bin/env node
/** holojudge: judges scenario files, finds rules, prints schemas and starter files. */
import { Command, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { completionCommand } from './cli/completion';
import { FORMATS } from './cli/formats';
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
  .description('Adjudicates tabletop games: judges scenario files, finds rules.')
  .version(version())
  .option('--no-color', 'without colors, as with NO_COLOR or FORCE_COLOR=0')
  .configureOutput({ writeErr: complain })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONG));

const run =
  (command: (...given: never[]) => Promise<number>) =>
  async (...given: unknown[]) => {
    process.exitCode = await command(...(given as never[]));
  };

const WITH_CARDS = 'with the cards that a program of yours adds to a game (docs/adding-cards.md); may be repeated';
const PNG = 'the same as PNG; it needs npm i @resvg/resvg-js';
const each = (value: string, others: readonly string[] = []): readonly string[] => [...others, value];

program
  .command('judge')
  .description('Judge scenario files; of a folder, every .yaml file in it; of -, what comes in')
  .argument('<files...>', "files, folders, patterns ('rulings/**/*.yaml'), or -")
  .option('--json', 'one line of JSON instead of the story; the same as --format json')
  .addOption(new Option('--format <format>', 'for other programs').choices(FORMATS).default('text'))
  .option('--watch', 'judge again whenever a file changes, until Ctrl-C')
  .option('--svg <folder>', 'write a picture of the table for every step')
  .option('--png <folder>', PNG)
  .option(
    '--strip',
    'with --svg or --png: one picture of a file, with the table before, as it was decided, and at the end',
  )
  .option('--story', 'the whole story, also what does not bear on the verdict')
  .option('--explain', 'add the texts of the rules that are cited')
  .option('--with <file>', `judge ${WITH_CARDS}`, each)
  .option('-q, --quiet', 'only failures and the count')
  .action(
    run((files: readonly string[], options: Omit<JudgeFlags, 'version'>) =>
      judgeCommand(files, { ...options, version: version() }),
    ),
  );

program
  .command('why')
  .description('Say why something is not possible, or did not happen, after the steps of a file')
  .argument('<file>', 'a scenario file, or -')
  .argument('<questions...>', "steps or events in the words of the file: 'use: Swarm', 'ship-destroyed: { ship: tie }'")
  .option('--json', 'one line of JSON instead of the ruling')
  .option('--story', 'with the whole story')
  .option('--with <file>', `ask ${WITH_CARDS}`, each)
  .action(run(whyCommand));

program
  .command('explore')
  .description(
    'Print the ruling table: every way a file can come out, which choices make the difference, and by which rules',
  )
  .argument('<files...>', 'scenario files with the key explore, folders, or -')
  .option('--until <end>', "where the question ends, 'attack is over', instead of what the file says")
  .option('--of <value>', "a value that matters, 'damage of tie'; may be repeated; default: all of all pieces", each)
  .option('--with <file>', `ask ${WITH_CARDS}`, each)
  .option('--how', 'with a shortest way to each outcome')
  .option('--svg <folder>', 'write a picture of the table as it stands, and of each outcome that is told')
  .option('--png <folder>', PNG)
  .option('--json', 'one line of JSON instead')
  .action(run(exploreCommand));

program
  .command('odds')
  .description('Print how likely values are, with bars, over every way that a file can come out')
  .argument('<files...>', 'scenario files with the key explore, folders, or -')
  .option('--until <end>', "where the question ends, 'attack is over', instead of what the file says")
  .option('--of <value>', "whose odds, 'damage of tie'; may be repeated; default: every value that varies", each)
  .option('--with <file>', `ask ${WITH_CARDS}`, each)
  .option('--fractions', 'as fractions, too: without any rounding')
  .option('--json', 'one line of JSON instead')
  .action(run(oddsCommand));

/** What the threads of a study run: beside this file, where it is built. */
const isBuilt = import.meta.url.endsWith('.js');
const studyWorker = new URL(isBuilt ? 'study-worker.js' : '../../scripts/worker-from-sources.mjs', import.meta.url);

program
  .command('study')
  .description('Play many games, and tell who wins how often (docs/studies.md)')
  .argument('<game>')
  .argument('[files...]', 'what each player brings (squads, fleets, decks), or whole starts, or scenario files')
  .option('--setup <setup>', "the rest of the setup: a file, or itself, '{ map: hangar }'")
  .option('--games <games>', 'how many are played', '1000')
  .option('--seed <seed>', 'of the first game; those of the others count up', '1')
  .option(
    '--policy <policy>',
    "who plays: random, greedy, best, best:200 (states), best:50ms, search, search:50 (iterations), search:50ms, beginner, club, champion; 'p1=greedy' for one side; may be repeated. Default: random. Only with ms it does not give the same bytes every time",
    each,
  )
  .option('--max-actions <actions>', 'after which a game counts as one that does not end; default: 10000')
  .option('--workers <threads>', 'default: as many as the machine has processors')
  .option('--queue <address>', 'others play: holojudge worker with the same address, redis://host:6379')
  .option('--no-alternate', 'players keep their seats; otherwise they change places from game to game')
  .option('--json', 'one line of JSON instead of the table')
  .action(
    run(async (game: string, files: readonly string[], options: StudyOptions) => {
      const { studyCommand } = await import('./cli/study/command');
      return studyCommand(game, files, options, studyWorker);
    }),
  );

program
  .command('worker')
  .description('Play for the studies that wait on a queue, until Ctrl-C')
  .requiredOption('--queue <address>', 'of a Redis server, redis://host:6379')
  .option('--workers <threads>', 'default: as many as the machine has processors')
  .action(
    run(async (options: ServeOptions) => {
      const { serveCommand } = await import('./cli/study/serve');
      return serveCommand(options, studyWorker);
    }),
  );

program
  .command('rule')
  .description('Find rules by id, by their English or Polish term, or by their text')
  .argument('<words...>', 'an id such as xw.reinforce.03, a term, or words of the text')
  .option('--game <game>', 'of one game only')
  .option('--json', 'one line of JSON')
  .action(run(ruleCommand));

program
  .command('schema')
  .description("Print the JSON Schema of a game's scenario files, for editors")
  .argument('<game>')
  .action(run(schemaCommand));

program
  .command('new')
  .description('Write a commented scenario file to start from')
  .argument('<game>')
  .argument('[file]', 'where to; default: it is printed')
  .action(run(newCommand));

const packs = program.command('pack').description('Type in the cards of your own box of Outer Rim (docs/packs.md)');

packs
  .command('new')
  .description('Write a form with every card by name, and blanks for what nobody has read off it')
  .argument('[file]', 'where to; default: it is printed')
  .action(run(packNewCommand));

packs
  .command('check')
  .description('Tell what is left of a form, and what is wrong with it')
  .argument('<file>', 'the form, or -')
  .option('--all', 'the cards of every deck, not only of the first one that is not done')
  .option('--json', 'one line of JSON instead')
  .action(run(packCheckCommand));

program
  .command('completion')
  .description('Print what completes these commands in a shell: source <(holojudge completion bash)')
  .argument('<shell>', 'bash, zsh or fish')
  .action(run((shell: string) => completionCommand(shell, program)));

await program.parseAsync();
