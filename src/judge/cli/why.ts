/** `holojudge why FILE QUESTION...`: why something is not possible, or did not happen, after the steps of a file. */
import * as E from 'fp-ts/lib/Either';
import { isObject, type Json, type JsonObject } from '../../core';
import { GAME_IDS } from '../games';
import { ofWholeFile, type Problem } from '../problem';
import { readScenario } from '../read';
import { notJudged, type Report } from '../report';
import { runScenario } from '../run';
import { blocks, type JudgedGame } from '../scenario';
import { readYaml } from '../yaml';
import { scenarioFiles, textsOf, type Read } from './files';
import { judgedGames } from './judged-games';
import { brief, sayJson, wrong } from './output';
import { printReport } from './print';

interface Options {
  json?: boolean;
  story?: boolean;
  with?: readonly string[];
}

/** What a file expects or asks itself is left out: the ruling is on the question alone. */
const OF_THE_END: readonly string[] = ['rules', 'expect', 'claims', 'explore'];

export async function whyCommand(given: string, questions: readonly string[], options: Options): Promise<number> {
  const [read, ...more] = await scenarioFiles(given);
  if (!read || more.length > 0)
    return wrong(`${given} holds ${more.length + 1} files: name the one that is asked about`);
  const games = await judgedGames(textsOf([read]), options.with);
  if (E.isLeft(games)) return wrong(games.left);
  const asked = valuesOf(questions);
  if (E.isLeft(asked)) return wrong(asked.left);
  const report = reportOn(read, asked.right, games.right);
  if (E.isLeft(report)) return wrong(report.left);
  const { pictures: _pictures, ...told } = report.right;
  if (options.json === true) sayJson({ file: brief(read.file), ...told });
  else printReport(brief(read.file), report.right, { ruling: options.story !== true, story: options.story === true });
  return EXIT[report.right.verdict];
}

const EXIT: Readonly<Record<Report['verdict'], number>> = { passed: 0, failed: 1, wrong: 2 };

/** Each question as YAML: `use: Swarm`. */
function valuesOf(questions: readonly string[]): E.Either<string, Json[]> {
  const values: Json[] = [];
  for (const question of questions) {
    const value = readYaml(question);
    if (E.isLeft(value)) return E.left(inQuestion(question, value.left));
    values.push(value.right.value);
  }
  return E.right(values);
}

/** Left: a question cannot be asked of this file. */
function reportOn(read: Read, questions: readonly Json[], games: readonly JudgedGame[]): E.Either<string, Report> {
  if (!('text' in read)) return E.right(notJudged([ofWholeFile(read.trouble)]));
  const whole = readScenario(read.text, games, GAME_IDS);
  if (E.isLeft(whole)) return E.right(notJudged(whole.left));
  const { text } = whole.right;
  // JSON is YAML: the file is read once more with the questions behind its steps. Lines are those of the file itself.
  const asking = readScenario(JSON.stringify(withQuestions(text.value, questions)), games, GAME_IDS);
  return E.isLeft(asking)
    ? E.left(inQuestion(questions.map((each) => JSON.stringify(each)).join(', '), asking.left))
    : E.right(runScenario({ ...asking.right, text: { ...text, value: asking.right.text.value } }));
}

function withQuestions(file: Json, questions: readonly Json[]): JsonObject {
  const { steps = null, ...rest } = isObject(file) ? file : {};
  const kept = Object.entries(rest).filter(([key]) => !OF_THE_END.includes(key));
  const played = blocks(steps).filter((step) => !(isObject(step) && ('expect' in step || 'ask' in step)));
  return { ...Object.fromEntries(kept), steps: [...played, { ask: { 'why-not': questions } }] };
}

function inQuestion(question: string, problems: readonly Problem[]): string {
  return problems.map(({ message }) => `${question}: ${message}`).join('; ');
}
