/** `holojudge study GAME [FILE...]` */
import * as E from 'fp-ts/lib/Either';
import { mergeTallies, studyOf, studyPlan, type StudyPlan, type Tally } from '../../../play';
import { loadGame, STUDIED } from '../../games';
import { studiedGame, withGame } from '../judged-games';
import { complain, sayJson } from '../output';
import { noGame } from '../starter';
import { playHere, type Running } from './local';
import { printStudy } from './print';
import { progressOf } from './progress';
import { playOnQueue } from './queue';
import { readStarts } from './starts';
import { workersIn } from './workers';

export interface StudyOptions {
  games: string;
  seed: string;
  maxActions?: string;
  policy?: readonly string[];
  setup?: string;
  alternate: boolean;
  workers?: string;
  queue?: string;
  with?: readonly string[];
  json?: boolean;
}

const FAILED = 1;
const WRONG = 2;
/** As shells tell of what Ctrl-C stopped. */
const INTERRUPTED = 130;

/** Exit code 0: all games were played; 1: some could not go on, which is a bug; 2: the command or a file is wrong; 130: it was stopped. */
export async function studyCommand(
  id: string,
  files: readonly string[],
  options: StudyOptions,
  worker: URL,
): Promise<number> {
  const printed = await loadGame(id);
  if (!printed) return noGame(id);
  const programs = options.with ?? [];
  const game = await studiedGame(printed.language.game, programs);
  if (E.isLeft(game)) return wrong(game.left);
  const judged = withGame(printed, game.right);
  const policies = policiesIn(options.policy ?? []);
  if (typeof policies === 'string') return wrong(policies);
  const { queue } = options;
  if (queue !== undefined && options.workers !== undefined)
    return wrong('--workers: with --queue others play: holojudge worker --queue has this option');
  if (queue !== undefined && programs.length > 0)
    return wrong('--with: the workers of a queue do not have your program; leave --queue out');
  const workers = workersIn(options.workers);
  if (E.isLeft(workers)) return wrong(workers.left);
  const { setup, alternate } = options;
  const starts = await readStarts(judged, { files, alternate, ...(setup === undefined ? {} : { setup }) });
  if (E.isLeft(starts)) return wrong(starts.left);
  const asked = {
    starts: starts.right.starts,
    games: numberIn(options.games),
    seed: numberIn(options.seed),
    ...(options.maxActions === undefined ? {} : { maxActions: numberIn(options.maxActions) }),
    ...policies,
  };
  const plan = studyPlan(game.right, asked as never);
  if (E.isLeft(plan)) return wrong(starts.right.complaint(plan.left));
  const { json } = options;
  const played = await watched(plan.right, (running) =>
    queue === undefined
      ? playHere({ plan: plan.right, programs }, worker, workers.right, running)
      : playOnQueue(plan.right, queue, running),
  );
  if (E.isLeft(played)) return wrong(played.left);
  const { tally, isStopped } = played.right;
  const study = studyOf(plan.right, tally);
  if (json) sayJson({ ...study, files: starts.right.files });
  else printStudy(study, starts.right.files, STUDIED[id]?.losses ?? []);
  if (isStopped) return INTERRUPTED;
  return study.broken > 0 ? FAILED : 0;
}

/** Plays with a bar that shows how far it is, until it is done or Ctrl-C comes; a second one ends the command at once. */
async function watched(
  plan: StudyPlan,
  play: (running: Running) => Promise<E.Either<string, Tally>>,
): Promise<E.Either<string, { tally: Tally; isStopped: boolean }>> {
  const progress = progressOf(plan.games);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  try {
    const played = await play({ onGames: (games) => progress.at(games), signal: stopping.signal });
    const tally = E.isRight(played) ? played.right : mergeTallies([]);
    if (E.isLeft(played)) return played;
    return E.right({ tally, isStopped: tally.games < plan.games });
  } finally {
    process.removeListener('SIGINT', stop);
    progress.end();
  }
}

function wrong(message: string): number {
  complain(message);
  return WRONG;
}

/** A number if it is written as one: what is none the plan refuses as it was written. */
function numberIn(written: string): number | string {
  return /^-?\d+$/.test(written) ? Number(written) : written;
}

/** `greedy` is everybody's policy, `p1=greedy` that of one side; or what is wrong. */
function policiesIn(given: readonly string[]): { policy?: string; policies: Record<string, string> } | string {
  const found: Record<string, string> = {};
  let policy: string | undefined;
  for (const each of given) {
    const [, side, name = each] = /^(.*)=([^=]*)$/.exec(each) ?? [];
    if (side === undefined ? policy !== undefined : Object.hasOwn(found, side))
      return `--policy: given twice for ${side === undefined ? 'everybody' : side}`;
    if (side === undefined) policy = name;
    else Object.defineProperty(found, side, { value: name, enumerable: true });
  }
  return { ...(policy === undefined ? {} : { policy }), policies: found };
}
