/** What the games of a study start from, read from the files that the command names. */
import * as E from 'fp-ts/lib/Either';
import { basename } from 'node:path';
import { LIMITS, where, type Rejection } from '../../../core';
import { isObject } from '../../../core/codec';
import { parseJson } from '../../../core/codec/plain';
import type { StudyStart } from '../../../play';
import { STUDIED, type Studied } from '../../games';
import { readScenario } from '../../read';
import { afterSteps } from '../../run';
import type { JudgedGame } from '../../scenario';
import { readYaml } from '../../yaml';
import { scenarioFiles, type Read } from '../files';

/** The starts of a study, and what its sides are called where files say it. */
export interface Starts {
  starts: readonly StudyStart[];
  /** The file of each side: `{ p1: 'a.json' }`. Empty where no lists were given. */
  files: Readonly<Record<string, string>>;
  /** Why a start was refused, with the file in which it is. */
  complaint(why: Rejection): string;
}

/** What the command was given. */
export interface Given {
  files: readonly string[];
  /** What the setup holds beside the lists: a file, or itself. */
  setup?: string;
  /** Do the players change places from game to game? */
  alternate: boolean;
}

type Setup = Readonly<Record<string, unknown>>;

/** Left: what is wrong, in words. */
export async function readStarts(judged: JudgedGame, given: Given): Promise<E.Either<string, Starts>> {
  const id: string = judged.language.game.id;
  const seats = STUDIED[id];
  if (!seats) return E.left(`${id} cannot be studied: nobody has said where its players sit`);
  const base = given.setup === undefined ? E.right(null) : await readSetup(given.setup);
  if (E.isLeft(base)) return base;
  const read = (await Promise.all(given.files.map(scenarioFiles))).flat();
  const found: Found[] = [];
  for (const each of read) {
    const what = whatIs(each, judged);
    if (E.isLeft(what)) return what;
    found.push(what.right);
  }
  const whole = found.flatMap((each) => ('start' in each ? [each] : []));
  const lists = found.flatMap((each) => ('list' in each ? [each] : []));
  const wrong = whyNotTogether(seats, id, base.right, lists, whole);
  if (wrong !== null) return E.left(wrong);
  if (whole.length > 0) return E.right(ofWhole(whole, seats, given.alternate));
  const setup = lists.length === 0 ? base.right : { ...base.right, [seats.lists ?? '']: lists.map(({ list }) => list) };
  return E.right(ofLists(setup ?? {}, lists, seats, given.alternate));
}

type Found = { file: string } & ({ list: string } | { start: StudyStart });

/** A scenario file, a whole start, or (whatever else it is) what one player brings. */
function whatIs(read: Read, judged: JudgedGame): E.Either<string, Found> {
  if (!('text' in read)) return E.left(`${read.file}: ${read.trouble}`);
  const { file, text } = read;
  const json = parseJson(text, LIMITS.saved);
  const isYaml = /\.ya?ml$/i.test(file) || /^game:/m.test(text);
  const yaml = E.isRight(json) || !isYaml ? null : readYaml(text);
  if (yaml && E.isLeft(yaml)) return E.left(problem(file, yaml.left[0]));
  const value = E.isRight(json) ? json.right : yaml?.right.value;
  if (!isObject(value)) return E.right({ file, list: text });
  if ('game' in value) return E.map((start: StudyStart) => ({ file, start }))(afterScenario(file, text, judged));
  const isStart = isYaml || ['setup', 'position', 'state'].some((key) => key in value);
  return E.right(isStart ? { file, start: value as unknown as StudyStart } : { file, list: text });
}

function problem(file: string, found: { line: number; column: number; message: string } | undefined): string {
  return found ? `${file}:${found.line}:${found.column}: ${found.message}` : file;
}

/** The table after the steps of a scenario file, which have to hold. */
function afterScenario(file: string, text: string, judged: JudgedGame): E.Either<string, StudyStart> {
  const scenario = readScenario(text, [judged]);
  if (E.isLeft(scenario)) return E.left(problem(file, scenario.left[0]));
  const played = afterSteps(scenario.right);
  if (E.isRight(played)) return E.right({ state: played.right.playing.state });
  const { problems, failures } = played.left;
  const [failure] = failures;
  return E.left(
    failure ? `${file}:${failure.line}: its steps do not hold: ${failure.what}` : problem(file, problems[0]),
  );
}

async function readSetup(given: string): Promise<E.Either<string, Setup>> {
  const isItself = given.trimStart().startsWith('{');
  const [read] = isItself ? [{ file: '--setup', text: given }] : await scenarioFiles(given);
  if (!read || !('text' in read)) return E.left(`--setup: ${read?.trouble ?? 'there is no such file'}`);
  const yaml = readYaml(read.text);
  if (E.isLeft(yaml)) return E.left(problem(read.file, yaml.left[0]));
  const { value } = yaml.right;
  return isObject(value) ? E.right(value) : E.left(`${read.file}: expected the fields of a setup, { map: hangar }`);
}

function whyNotTogether(
  { lists: field }: Studied,
  id: string,
  base: Setup | null,
  lists: readonly { file: string }[],
  whole: readonly { file: string }[],
): string | null {
  const [list] = lists;
  const [start] = whole;
  if (!list && !start && !base) return `name the files to start from: ${needed(id, field)}`;
  if (list && start)
    return `${start.file} is a whole setup, but ${list.file} belongs to one player; give one kind only`;
  if (start && base) return `${start.file} is a whole setup; leave out --setup`;
  if (list && field === null) return `${list.file} does not start a game: ${needed(id, field)}`;
  if (list && field !== null && base && field in base) return `${field} are given twice: as files, and in --setup`;
  return null;
}

function needed(id: string, field: string | null): string {
  const lists =
    field === null ? `give --setup '{ players: [ann, bob] }'` : `give files with the ${field} of the players`;
  return `for ${id} ${lists}, or files with a setup, a position or a state, or scenario files`;
}

function ofWhole(whole: readonly { file: string; start: StudyStart }[], seats: Studied, alternate: boolean): Starts {
  const all = whole.flatMap(({ file, start }) =>
    (alternate ? inEverySeat(start, seats) : [start]).map((each) => ({ file, start: each })),
  );
  return {
    starts: all.map(({ start }) => start),
    files: {},
    complaint: (why) => {
      const at = why.path[0] === 'starts' ? all[Number(why.path[1])]?.file : undefined;
      return at === undefined ? why.message : eachOf(at, why, 2);
    },
  };
}

function ofLists(setup: Setup, lists: readonly { file: string }[], seats: Studied, alternate: boolean): Starts {
  const starts = alternate ? inEverySeat({ setup }, seats) : [{ setup }];
  const files = Object.fromEntries(lists.map(({ file }, i) => [`p${i + 1}`, basename(file)]));
  return {
    starts,
    files: seats.names !== null && seats.names in setup ? {} : files,
    complaint: (why) => {
      const [first, start, , field, seat] = why.path;
      if (first !== 'starts') return why.message;
      const file = field === seats.lists ? lists[(Number(start) + Number(seat)) % lists.length]?.file : undefined;
      return file === undefined ? eachOf('--setup', why, 3) : eachOf(file, why, 5);
    },
  };
}

/** All that is wrong with a file, a line each. */
function eachOf(file: string, why: Rejection, outer: number): string {
  const { reasons } = why.facts;
  const [, ...others] = Array.isArray(reasons) ? (reasons as { message: string }[]) : [];
  return [plainly(why, outer), ...others.map(({ message }) => message)].map((each) => `${file}: ${each}`).join('\n');
}

/** Its message without the place in the study; what remains of the place stays. */
function plainly({ message, path }: Rejection, outer: number): string {
  const place = `${where(path)}: `;
  if (!message.startsWith(place)) return message;
  const rest = path.slice(outer);
  return `${rest.length > 0 ? `${where(rest)}: ` : ''}${message.slice(place.length)}`;
}

/** The same players in each other's seats: everybody sits in every seat once. A described position, and a start that says itself who sits where, stays as it is. */
function inEverySeat(start: StudyStart, { bySeat, names }: Studied): StudyStart[] {
  if (!('setup' in start) || start.sides !== undefined || !isObject(start.setup)) return [start];
  const setup: Setup = start.setup;
  const seated = bySeat.filter((field) => Array.isArray(setup[field]));
  const lengths = seated.map((field) => (setup[field] as unknown[]).length);
  const [seats = 1] = lengths;
  if (seats < 2 || lengths.some((length) => length !== seats)) return [start];
  const isNamed = names !== null && names in setup;
  return Array.from({ length: seats }, (_, turn) => {
    const turned = seated.map((field) => [field, rotated(setup[field] as unknown[], turn)]);
    const sides = Object.fromEntries(
      Array.from({ length: seats }, (_, i) => [`p${i + 1}`, `p${((i + turn) % seats) + 1}`]),
    );
    return { setup: { ...setup, ...Object.fromEntries(turned) }, ...(isNamed || turn === 0 ? {} : { sides }) };
  });
}

function rotated<T>(all: readonly T[], by: number): T[] {
  return [...all.slice(by), ...all.slice(0, by)];
}
