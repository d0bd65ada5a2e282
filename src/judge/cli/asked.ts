/** What the commands `explore` and `odds` share: a file is read, its steps are played, and every way from there is asked about. */
import * as E from 'fp-ts/lib/Either';
import { askScenario, type Answer, type Asked, type Question } from '../asking';
import { GAME_IDS } from '../games';
import { piecesOf } from '../pieces';
import type { Playing } from '../playing';
import type { GaveUp } from '../possible/ruling-table';
import type { Exploring } from '../possible/walks';
import { wrongExplore } from '../possible/words';
import { ofWholeFile, type Problem } from '../problem';
import { readScenario } from '../read';
import { notJudged } from '../report';
import type { JudgedGame, Scenario } from '../scenario';
import { scenarioFiles, textsOf, type Read } from './files';
import { brief } from './output';
import { judgedGames } from './judged-games';

/** What both commands take. */
export interface AskingOptions {
  json?: boolean;
  until?: string;
  of?: readonly string[];
  fractions?: boolean;
  with?: readonly string[];
}

/** What came of one file. */
export type AskedOfFile<T> = { file: string; title: string | null } & Asked<T>;

/** Asks each file. Left: what keeps all of them from being asked. */
export async function askAll<T>(
  given: readonly string[],
  options: AskingOptions,
  ask: (question: Question) => E.Either<GaveUp, Answer<T>>,
): Promise<E.Either<string, AskedOfFile<T>[]>> {
  const files = (await Promise.all(given.map(scenarioFiles))).flat();
  const games = await judgedGames(textsOf(files), options.with);
  if (E.isLeft(games)) return games;
  return E.right(files.map((read) => asked(read, games.right, options, ask)));
}

function asked<T>(
  read: Read,
  games: readonly JudgedGame[],
  options: AskingOptions,
  ask: (question: Question) => E.Either<GaveUp, Answer<T>>,
): AskedOfFile<T> {
  const file = 'text' in read ? read.file : brief(read.file);
  const wrong = (problems: readonly Problem[]): AskedOfFile<T> => ({
    file,
    title: null,
    verdict: 'wrong',
    report: notJudged(problems),
  });
  if (!('text' in read)) return wrong([ofWholeFile(read.trouble)]);
  const scenario = readScenario(read.text, games, GAME_IDS);
  if (E.isLeft(scenario)) return wrong(scenario.left);
  const came = askScenario(scenario.right, (playing) => exploringOf(scenario.right, playing, options), ask);
  return { file, title: 'report' in came ? came.report.title : scenario.right.title, ...came };
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
  "explore is missing here: it says where to stop, such as 'explore: { until: attack is over }'; --until 'attack is over' does the same";
