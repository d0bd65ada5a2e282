/** A file's steps are played, and every way from there is asked about: what its ruling table and its odds are made of. */
import * as E from 'fp-ts/lib/Either';
import { inLines, withTexts } from '../core/codec/echo';
import type { Json } from '../core';
import { withAddedOf } from '../core/engine/adding';
import { LONGEST } from './echoes';
import type { Playing } from './playing';
import type { GaveUp } from './possible/ruling-table';
import type { Exploring, Facts } from './possible/walks';
import { notJudged, type Picture, type Report } from './report';
import { afterSteps } from './run';
import { ofWholeFile } from './problem';
import type { Scenario } from './scenario';

/** What came of asking about every way from the table after the steps of a file. */
export type Asked<T> =
  | { verdict: 'walked'; told: T; pictures: readonly Picture[]; unadjudicated: readonly string[] }
  /** Not every way was walked: why, and what was found by then. */
  | { verdict: 'unfinished'; message: string; found: readonly Facts[] }
  /** Its steps do not hold, or the file is wrong. */
  | { verdict: 'failed' | 'wrong'; report: Report };

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

/** `exploringOf`: what is asked of this table; Left: why nothing can be. */
export function askScenario<T>(
  scenario: Scenario,
  exploringOf: (playing: Playing) => E.Either<readonly string[], Exploring>,
  ask: (question: Question) => E.Either<GaveUp, Answer<T>>,
): Asked<T> {
  return withAddedOf(scenario.game.language.game, () => asked(scenario, exploringOf, ask));
}

function asked<T>(
  scenario: Scenario,
  exploringOf: (playing: Playing) => E.Either<readonly string[], Exploring>,
  ask: (question: Question) => E.Either<GaveUp, Answer<T>>,
): Asked<T> {
  const played = afterSteps(scenario);
  if (E.isLeft(played)) {
    const report = played.left;
    return { verdict: report.verdict === 'wrong' ? 'wrong' : 'failed', report };
  }
  const { playing, unadjudicated } = played.right;
  const exploring = exploringOf(playing);
  if (E.isLeft(exploring)) {
    const problems = exploring.left.map(ofWholeFile);
    return { verdict: 'wrong', report: notJudged(problems) };
  }
  const answer = ask({ scenario, playing, exploring: exploring.right });
  if (E.isLeft(answer)) {
    const { message, found } = answer.left;
    return { verdict: 'unfinished', message, found: found.map(({ value }) => value as unknown as Facts) };
  }
  const { told, pictures } = answer.right;
  const short = inLines(scenario.text.value, LONGEST);
  return { verdict: 'walked', told: withTexts(told as Json, short) as T, pictures, unadjudicated };
}
