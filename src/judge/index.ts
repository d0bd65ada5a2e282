/** The judge: scenario files in, rulings out. It knows no game; games are handed to it. */
import * as E from 'fp-ts/lib/Either';
import { type JudgedGame } from './scenario';
import { readScenario } from './read';
import type { Report } from './report';
import { runScenario, type RunOptions } from './run';

export { fileSchema } from './file-schema';
export type { Path, Problem } from './problem';
export { readScenario } from './read';
export type { Deed, Expectation, Instruction, JudgedGame, Saved, Scenario } from './scenario';
export type { Text } from './yaml';
export type { Failure, Picture, Report, StoryLine } from './report';
export { findRules, type Found } from './find-rules';
export { toScenario, type Played } from './to-scenario';
export { runScenario, type RunOptions } from './run';

/** Reads and judges one scenario file. Any text at all gets a report; nothing throws. */
export function judge(text: string, games: readonly JudgedGame[], options: RunOptions = {}): Report {
  const scenario = readScenario(text, games);
  if (E.isRight(scenario)) return runScenario(scenario.right, options);
  return {
    verdict: 'wrong',
    game: null,
    title: null,
    rules: [],
    story: [],
    failures: [],
    problems: scenario.left,
    unadjudicated: [],
    pictures: [],
  };
}
