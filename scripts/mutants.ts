/**
 * Breaks rules at random, one small mistake at a time, and tells which tests notice: the one whose title carries the id, one that names the card, another one, or none.
 *
 *   npm run -s mutants -- --game xwing --sample 60 --seed 1 --json
 *   npm run -s mutants -- --room core --sample 100 --list
 *   npm run -s mutants -- --game destiny --only src/destiny/effects --ids des.shields.03
 *   npm run -s mutants -- --game miniatures --reached
 *
 * In a game, code is broken that cites a rule (the function, step, ability or comment around it names an id); in core, play and judge any code. The
 * sources are copied to build/mutants first, so that nothing that changes meanwhile counts, and all breaks stand there behind switches; one run tells which
 * tests come by which break, and only those are run for it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { namesOneOf } from './mutants/cards';
import { isAlive, judgeBy, knownTests, type Killer, type KnownTest, type Limits, type Verdict } from './mutants/judge';
import { inOneLine, type Mutant } from './mutants/mutant';
import { readProject, textOf, type Project } from './mutants/project';
import { gameRoom, genericRoom, genericRooms, type Room } from './mutants/rooms';
import { choose, everyLine, type Sample } from './mutants/sample';
import { breakCopy, copyProject, testFiles } from './mutants/tree';

interface Options {
  game?: string;
  room?: string;
  sample: number;
  seed: number;
  only?: string;
  ids?: string;
  limitSeconds: number;
  budgetSeconds: number;
  workers: number;
  /** Parts of the paths of the tests from other folders that are run; true: all of them. */
  elsewhere?: string | true;
  /** Parts of the paths of tests that are not run. */
  without?: string;
  /** Run only tests with the ids, or of the card. */
  own: boolean;
  /** Break nothing: name the lines that no test with their ids comes by, and tests that do. */
  reached: boolean;
  list: boolean;
  json: boolean;
}

interface Report {
  room: string;
  seed: number;
  mutants: number;
  /** Chosen as well, but the compiler notices them by itself. */
  refusedByCompiler: number;
  killed: { own: number; card: number; folder: number; other: number };
  none: number;
  /** No test noticed, and the time was up for some: neither killed nor survivors. */
  undecided: number;
  /** Of them all: those that only change what is told of why something happens, and how many of these a test with the id, or of the card, noticed. */
  evidence: { mutants: number; own: number; card: number };
  /** Of those that were killed: by a test that did not end, or whose process ended. */
  timeouts: number;
  survivors: Survivor[];
}

interface Survivor {
  at: string;
  operator: string;
  change: string;
  ids: readonly string[];
  by: Verdict['by'];
  test: string | null;
  reachedBy: number;
  own: number;
  untried: number;
}

const ROOT = process.cwd();

async function run(room: Room, options: Options): Promise<void> {
  const { sample, seed, only, ids, json } = options;
  const tell = (line: string): void => console.error(line);
  const tree = join(ROOT, 'build/mutants', room.name);
  const changed = copyProject(ROOT, tree);
  if (changed.length > 0) {
    tell(
      `The sources changed while they were copied (${changed.slice(0, 3).join(', ')}): run it again when nobody writes there.`,
    );
    process.exitCode = 1;
    return;
  }
  const project = readProject(tree);
  const named = ids?.split(',');
  const wanted = {
    inFolder: (file: string) => room.isSource(file) && (only === undefined || file.includes(only)),
    known: named ? new Set(named) : room.ids,
    sample,
    seed,
  };
  if (options.reached) return printUnreached(room, everyLine(project, wanted), tree, options);
  const chosen = withNames(choose(project, wanted), room);
  breakCopy(tree, chosen.mutants);
  const limits = {
    seconds: options.limitSeconds,
    budget: options.own ? 0 : options.budgetSeconds,
    workers: options.workers,
    tree,
    tell,
  };
  const verdicts = await judged(room, chosen.mutants, options, limits);
  const found = report(project, room, options, chosen.refused, verdicts);
  if (options.list) for (const each of found.survivors) print(each);
  if (!json) sum(found);
  else console.log(JSON.stringify(found));
}

function withNames({ mutants, refused }: Sample, { nameOf }: Room): Sample {
  const named = (each: Mutant): Mutant => ({
    ...each,
    cards: [...each.cards, ...each.cards.flatMap((card) => nameOf?.(card) ?? [])],
  });
  return { mutants: mutants.map(named), refused };
}

async function judged(room: Room, mutants: readonly Mutant[], options: Options, limits: Limits): Promise<Verdict[]> {
  const left = options.without?.split(',') ?? [];
  const files = testFiles(limits.tree).filter((file) => !left.some((part) => file.includes(part)));
  const unknown = { by: 'none', test: null, how: null, reachedBy: 0, own: 0, untried: 0 } as const;
  const killer = (test: KnownTest, mutant: Mutant): Killer => killerIn(room, test, mutant);
  const ids = [...new Set(mutants.flatMap((each) => each.ids))];
  const cards = [...new Set(mutants.flatMap((each) => each.cards))];
  const isWorthIt = (file: string): boolean => {
    if (!options.own || room.isTitledByFiles?.(file)) return true;
    const text = readFileSync(join(limits.tree, file), 'utf8');
    return ids.some((id) => text.includes(id)) || namesOneOf(cards, text);
  };
  const own = await knownTests(
    files.filter((file) => room.isOwnTest(file) && isWorthIt(file)),
    limits,
    options.own ? { ids, cards } : undefined,
  );
  const verdicts = await judgeBy(
    own,
    mutants.map((mutant) => ({ mutant, ...unknown })),
    killer,
    limits,
  );
  if (options.elsewhere === undefined || !verdicts.some(isAlive)) return verdicts;
  const isWanted = (file: string): boolean =>
    options.elsewhere === true || (options.elsewhere?.split(',') ?? []).some((part) => file.includes(part));
  const others = await knownTests(
    files.filter((file) => !room.isOwnTest(file) && isWanted(file)),
    limits,
  );
  return judgeBy(others, verdicts, killer, limits);
}

function killerIn(room: Room, { file, name, ids }: KnownTest, mutant: Mutant): Killer {
  if (ids.some((id) => mutant.ids.includes(id))) return 'own';
  if (room.isOwnTest(file) && namesOneOf(mutant.cards, name)) return 'card';
  return room.isOwnTest(file) ? 'folder' : 'other';
}

const NAMED = 6;

/** Lines that no test with their ids or of their card comes by, with the quickest tests that do: one of those may prove the rule and not say so. */
async function printUnreached(room: Room, lines: readonly Mutant[], tree: string, options: Options): Promise<void> {
  breakCopy(tree, lines);
  const tell = (line: string): void => console.error(line);
  const limits = { seconds: options.limitSeconds, budget: 0, workers: options.workers, tree, tell };
  const tests = await knownTests(testFiles(tree).filter(room.isOwnTest), limits);
  for (const line of lines) {
    const near = tests.filter(({ reached }) => reached.has(line.id));
    if (near.some((test) => ['own', 'card'].includes(killerIn(room, test, line)))) continue;
    console.log(`${line.file}:${line.line} ${line.ids.join(' ')}; reached by ${near.length} tests`);
    const quickest = [...near].sort((one, other) => one.reached.size - other.reached.size).slice(0, NAMED);
    for (const { file, name } of quickest) console.log(`  ${file}: ${name}`);
  }
}

function report(project: Project, room: Room, options: Options, refused: number, verdicts: readonly Verdict[]): Report {
  const count = (of: Verdict['by']): number => verdicts.filter(({ by }) => by === of).length;
  const survivors = verdicts.filter(
    (each) => isAlive(each) || (room.ids !== null && each.by !== 'own' && each.by !== 'card'),
  );
  return {
    room: room.name,
    seed: options.seed,
    mutants: verdicts.length,
    refusedByCompiler: refused,
    killed: { own: count('own'), card: count('card'), folder: count('folder'), other: count('other') },
    none: count('none'),
    undecided: count('undecided'),
    evidence: evidenceAmong(verdicts),
    timeouts: verdicts.filter(({ how }) => how === 'timeout' || how === 'crash').length,
    survivors: survivors.map(({ mutant, by, test, reachedBy, own, untried }) => ({
      at: `${mutant.file}:${mutant.line}`,
      operator: mutant.operator,
      change: inOneLine(textOf(project, mutant.file), mutant),
      ids: mutant.ids,
      by,
      test,
      reachedBy,
      own,
      untried,
    })),
  };
}

function evidenceAmong(verdicts: readonly Verdict[]): Report['evidence'] {
  const told = verdicts.filter(({ mutant }) => mutant.evidence);
  const count = (of: Verdict['by']): number => told.filter(({ by }) => by === of).length;
  return { mutants: told.length, own: count('own'), card: count('card') };
}

const ENDINGS: Partial<Record<Verdict['by'], string>> = { none: 'SURVIVES', undecided: 'UNDECIDED' };

function print({ at, operator, change, ids, by, test, reachedBy, own, untried }: Survivor): void {
  const rest = untried > 0 ? `, ${untried} of them not run` : '';
  console.log(`${at} (${operator}) ${ENDINGS[by] ?? `only by: ${test ?? ''}`}`);
  console.log(`  ${change}`);
  console.log(
    `  ${ids.join(' ')}${ids.length > 0 ? '; ' : ''}reached by ${reachedBy} tests, ${own} of them its own${rest}`,
  );
}

function sum({ room, mutants, refusedByCompiler, killed, none, undecided, evidence, timeouts }: Report): void {
  const { own, card, folder, other } = killed;
  const share = (of: number): string => `${of} (${((100 * of) / Math.max(mutants, 1)).toFixed(0)} %)`;
  console.log(`${room}: ${mutants} rules broken, ${refusedByCompiler} more did not compile`);
  console.log(
    `killed by a test with the id: ${share(own)}; by those and the tests of the card: ${share(own + card)}; by those and the folder's others: ${share(own + card + folder)}`,
  );
  console.log(
    `${evidence.mutants} of them change only what is told of why: ${evidence.own} of these by a test with the id, ${evidence.card} by one of the card`,
  );
  console.log(
    `by a test elsewhere: ${share(other)}; by none: ${share(none)}; undecided, for want of time: ${share(undecided)}; ${timeouts} of the killed by a test that did not end`,
  );
}

function integer(written: string): number {
  const value = Number(written);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('Expected a whole number from 1.');
  return value;
}

async function main(): Promise<void> {
  const program = new Command('mutants')
    .description('Breaks rules at random and tells which tests notice.')
    .option('--game <name>', 'a game: breaks code that cites a rule')
    .option('--room <name>', `or ${genericRooms.join(', ')}: breaks any code`)
    .option('--sample <mutants>', 'how many', integer, 60)
    .option('--seed <seed>', 'chooses others', integer, 1)
    .option('--only <part>', 'only files with this in their path')
    .option('--ids <ids>', 'only code that cites one of these rules, with commas between them')
    .option('--limit-seconds <seconds>', 'a test file that takes so much longer than usual does not end', integer, 20)
    .option('--budget-seconds <seconds>', 'for all tests of one mutant that do not carry its ids', integer, 120)
    .option('--workers <processes>', 'how many at a time', integer, 2)
    .option('--elsewhere [parts]', 'then the tests of other folders, or those with a part in their path: minutes')
    .option('--without <parts>', 'not the tests with one of these parts in their path, with commas between them')
    .option('--own', 'only the tests with the ids and those of the card: quick, and says nothing of the others', false)
    .option('--reached', 'only the lines that no test with their ids comes by; breaks nothing', false)
    .option('--list', 'name those that no test with the id noticed', false)
    .option('--json', 'one line of JSON, last', false)
    .parse();
  const options = program.opts<Options>();
  const { game, room: named } = options;
  const room = game !== undefined ? gameRoom(game, ROOT) : genericRoom(named ?? '');
  if (!room) program.error(`'${game ?? named ?? ''}' is no game and no room; name one with --game or --room.`);
  else await run(room, options);
}

// So that the workers end as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
void main();
