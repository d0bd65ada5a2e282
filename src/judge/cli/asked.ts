/** What the commands `explore` and `odds` share: a file is read, its steps are played, and every way from there is asked about. */
import * as E from 'fp-ts/lib/Either';
import { inLines, withTexts } from '../../core/codec/echo';
import type { Json } from '../../core';
import { LONGEST } from '../echoes';
import { loadAllGames } from '../games';
import { piecesOf } from '../pieces';
import type { Playing } from '../playing';
import type { GaveUp } from '../possible/ruling-table';
import type { Exploring, Facts } from '../possible/walks';
import { wrongExplore } from '../possible/words';
import type { Problem } from '../problem';
import { readScenario } from '../read';
import { notJudged, type Picture, type Report } from '../report';
import { afterSteps } from '../run';
import type { JudgedGame, Scenario } from '../scenario';
import { scenarioFiles, type Read } from './files';
import { brief } from './output';

/** What both commands take. */
export interface AskingOptions {
  json?: boolean;
  until?: string;
  of?: readonly string[];
  fractions?: boolean;
}

/** What came of one file. */
export type Asked<T> = { file: string; title: string | null } & (
  | { verdict: 'walked'; told: T; pictures: readonly Picture[]; unadjudicated: readonly string[] }
  /** Not every way was walked: why, and what was found by then. */
  | { verdict: 'unfinished'; message: string; found: readonly Facts[] }
  /** Its steps do not hold, or the file is wrong. */
  | { verdict: 'failed' | 'wrong'; report: Report }
);

/** A file whose steps hold, and what is asked of the ways from there. */
export interface Question {
  scenario: Scenario;
  playing: Playing;
  exploring: Exploring;
}

/** What is answered, as plain JSON, with pictures. */
export interface Answer<T> {
  told: T;
  pictures: readonly Picture[];
}

/** Asks each file. */
export async function askAll<T>(
  given: readonly string[],
  options: AskingOptions,
  ask: (question: Question) => E.Either<GaveUp, Answer<T>>,
): Promise<Asked<T>[]> {
  const games = await loadAllGames();
  const files = (await Promise.all(given.map(scenarioFiles))).flat();
  return files.map((read) => asked(read, games, options, ask));
}

function asked<T>(
  read: Read,
  games: readonly JudgedGame[],
  options: AskingOptions,
  ask: (question: Question) => E.Either<GaveUp, Answer<T>>,
): Asked<T> {
  const file = 'text' in read ? read.file : brief(read.file);
  const wrong = (problems: readonly Problem[]): Asked<T> => ({
    file,
    title: null,
    verdict: 'wrong',
    report: notJudged(problems),
  });
  if (!('text' in read)) return wrong([{ line: 1, column: 1, message: read.trouble }]);
  const scenario = readScenario(read.text, games);
  if (E.isLeft(scenario)) return wrong(scenario.left);
  const { title, text } = scenario.right;
  const played = afterSteps(scenario.right);
  if (E.isLeft(played)) {
    const report = played.left;
    return { file, title, verdict: report.verdict === 'wrong' ? 'wrong' : 'failed', report };
  }
  const { playing, unadjudicated } = played.right;
  const exploring = exploringOf(scenario.right, playing, options);
  if (E.isLeft(exploring)) return wrong(exploring.left.map((message) => ({ line: 1, column: 1, message })));
  const question = { scenario: scenario.right, playing, exploring: exploring.right };
  const answer = ask(question);
  const short = inLines(text.value, LONGEST);
  if (E.isLeft(answer)) {
    const { message, found } = answer.left;
    return { file, title, verdict: 'unfinished', message, found: found.map(({ value }) => value as unknown as Facts) };
  }
  const { told, pictures } = answer.right;
  return { file, title, verdict: 'walked', told: withTexts(told as Json, short) as T, pictures, unadjudicated };
}

/** As the file says, and as the command says it instead. */
function exploringOf(
  { explore, game }: Scenario,
  playing: Playing,
  { until, of }: AskingOptions,
): E.Either<readonly string[], Exploring> {
  if (!explore && until === undefined) return E.left([MISSING]);
  const given = { ...(until === undefined ? {} : { until }), ...(of === undefined ? {} : { of: [...of] }) };
  const wrong = wrongExplore(game.language, piecesOf(game.language, playing.state as object), given);
  if (wrong.length > 0) return E.left(wrong.map(({ path, message }) => brief(`--${path[1] ?? ''}: ${message}`)));
  return E.right({ ...NOTHING, ...explore, ...given });
}

const NOTHING: Exploring = { until: null, decide: {}, states: undefined, neglect: 0, of: null, path: ['explore'] };

const MISSING =
  "explore is missing here: the key that says where the question ends, 'explore: { until: attack is over }', or --until 'attack is over'";
