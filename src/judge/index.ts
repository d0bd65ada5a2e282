/** The judge: scenario files in, rulings out. It knows no game; games are handed to it. */
import * as E from 'fp-ts/lib/Either';
import { NotAState, type Action, type GameEvent, type GameTypes } from '../core';
import { whyEndless } from '../core/engine/not-a-state';
import type { ScenarioLanguage } from '../language/language';
import { labelInWords } from './label';
import { type SomeAction } from './match';
import { told } from './narrate';
import { asksInWords } from './plain';
import { type JudgedGame } from './scenario';
import { readScenario } from './read';
import type { Report } from './report';
import { runScenario, type RunOptions } from './run';

export { fileSchema } from './file-schema';
export type { Problem } from './problem';
export type { Path } from '../core';
export { readScenario } from './read';
export type { Deed, Expectation, Instruction, JudgedGame, Saved, Scenario } from './scenario';
export type { Text } from './yaml';
export type { Failure, Picture, Report, Ruling, StoryLine } from './report';
export type { OpeningRow } from '../language/opening';
export { findRules, type Found } from './find-rules';
export { toScenario, type Played } from './to-scenario';
export { runScenario, type RunOptions } from './run';

/**
 * Reads and judges one scenario file. Any text at all gets a report; nothing throws.
 * @example
 * ```ts
 * import { judge } from 'holojudge/judge';
 * import { rules } from 'holojudge/xwing/rules';
 * import { xwingScenarios } from 'holojudge/xwing/scenarios';
 *
 * const file = `
 * game: xwing
 * title: A ship that stops beyond an asteroid rolls for it
 * ships:
 *   red-5: { pilot: RZ-1 A-wing, at: [450, 300] }
 *   tie: { pilot: Academy Pilot, at: [450, 800] }
 * obstacles:
 *   rock: { outline: coreasteroid4, at: [450, 375] }
 * moment: { phase: activation, ship: red-5, dial: 5 straight }
 * steps:
 *   - roll: [blank]
 * expect:
 *   - red-5: { at: [450, 540], damage: 0 }
 * `;
 * const report = judge(file, [{ language: xwingScenarios, rules }]);
 * console.log(report.verdict); // passed
 * ```
 */
export function judge(text: string, games: readonly JudgedGame[], options: RunOptions = {}): Report {
  const scenario = readScenario(text, games);
  if (E.isRight(scenario)) return runScenario(scenario.right, options);
  return {
    verdict: 'wrong',
    game: null,
    title: null,
    rules: [],
    start: [],
    story: [],
    rulings: [],
    uncited: [],
    failures: [],
    problems: scenario.left,
    unadjudicated: [],
    madeUp: [],
    pictures: [],
  };
}

/**
 * A legal action as one sentence for an app's buttons, `Phoenix Squadron Pilot performs a focus action`, with the names that cards have in print.
 * `state` is the one that asks. No two legal actions of a player have the same label: those that would are numbered. @throws NotAState
 */
export function actionInWords<G extends GameTypes>(
  language: ScenarioLanguage<G>,
  action: G['action'] & Action,
  state: G['state'],
): string {
  return saying(language, state, () => labelInWords(language, action as unknown as SomeAction, state));
}

/**
 * What happened, as one sentence; null: nothing worth a line. `state` is the one after. Tell a player the events of their `view`: those
 * of the state name hidden cards.
 */
export function eventInWords<G extends GameTypes>(
  language: ScenarioLanguage<G>,
  event: G['event'] & GameEvent,
  state: G['state'],
): string | null {
  return saying(language, state, () => told(language, event, state)?.text ?? null);
}

/** What is being decided, with names instead of ids: `a character for F-11D Rifle`. */
export function questionInWords<G extends GameTypes>(language: ScenarioLanguage<G>, state: G['state']): string {
  return saying(language, state, () => asksInWords(language, state));
}

/** @throws NotAState where words cannot be found because `state` is no state of the game */
function saying<G extends GameTypes, R>({ game }: ScenarioLanguage<G>, state: unknown, words: () => R): R {
  const endless = whyEndless(game.load, state);
  if (endless) throw new NotAState(endless);
  try {
    return words();
  } catch (cause) {
    const loaded = game.load(state);
    throw E.isLeft(loaded) ? new NotAState(loaded.left, { cause }) : cause;
  }
}
