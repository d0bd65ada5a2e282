/**
 * The judge: scenario files in, rulings out. It knows no game; games are handed to it. Whatever a file says is answered. If a program hands over a game,
 * a language, a scenario or an option of the wrong type, it is refused by name.
 *
 * @throws MalformedInput
 *
 * @module holojudge/judge
 */
import * as E from 'fp-ts/lib/Either';
import { count, flag, object, optional } from '../core/codec';
import { needs } from '../core/codec/needs';
import { optionsOf } from '../core/codec/options';
import { askScenario, type Asked } from './asking';
import { rulingTable, type RulingTable, type Telling } from './possible/ruling-table';
import { type JudgedGame, type Scenario } from './scenario';
import { readScenario } from './read';
import { notJudged, type Report } from './report';
import { readOptions, SCENARIO } from './shapes';
import { afterSteps, runScenario, type JudgeOptions } from './run';

export { fileSchema } from './file-schema';
export type { Asked } from './asking';
export type { Problem } from './problem';
export type { Exploring, Facts } from './possible/walks';
export type { DecisiveChoice, Leading, Odds, Outcome, RulingTable, Telling } from './possible/ruling-table';
export type { Path } from '../core';
export { readScenario } from './read';
export type { Claiming, Deed, Expectation, Instruction, JudgedGame, Saved, Scenario } from './scenario';
export type { Text } from './yaml';
export type { Claim, DoubtOfRule, Failure, Picture, Report, Ruling, StoryLine } from './report';
export type { PlayerNames } from '../language/in-words';
export type { Room } from '../language/room';
export type { OpeningRow } from '../language/opening';
export { findRules, type Found } from './find-rules';
export { actionInWords, actionsInWords, eventInWords, questionInWords, reasonInWords, wordsOf } from './app-words';
export { toScenario, type Played } from './to-scenario';
export { runScenario, type JudgeOptions, type RunOptions } from './run';

/**
 * Reads and judges one scenario file. Every text gets a report.
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
 * @throws MalformedInput if the games or options are wrong
 */
export function judge(text: string, games: readonly JudgedGame[], options: JudgeOptions = {}): Report {
  const read = readOptions(options);
  const scenario = readScenario(text, games, read.others);
  return E.isRight(scenario) ? runScenario(scenario.right, read) : notJudged(scenario.left);
}

/**
 * The table after the steps of a scenario, for further play. Expectations at the end of the file are not checked. Left: a report that says why the steps
 * cannot all be done.
 * @example
 * ```ts
 * import { readScenario, tableAfter } from 'holojudge/judge';
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
 * `;
 * const read = readScenario(file, [{ language: xwingScenarios, rules }]);
 * if (read._tag === 'Left') throw new Error(read.left[0]?.message);
 * const table = tableAfter(read.right);
 * console.log(table._tag === 'Right' && table.right.unadjudicated); // []
 * ```
 */
export function tableAfter(scenario: Scenario): E.Either<Report, { state: unknown; unadjudicated: readonly string[] }> {
  return E.map(({ playing, unadjudicated }: { playing: { state: unknown }; unadjudicated: readonly string[] }) => ({
    state: playing.state,
    unadjudicated,
  }))(afterSteps(scenario));
}

const tellingCodec = object<Partial<Telling>>('what is told', {
  outcomes: optional(count),
  choices: optional(count),
  places: optional(count),
  stories: optional(flag),
  pictures: optional(flag),
});
const TELLING: Telling = { outcomes: 12, choices: 8, places: 3, stories: false, pictures: false };

/**
 * All that can follow from the table after the steps of a scenario, as its key `explore` asks: the outcomes with their odds, and the choices that make a difference.
 * @example
 * ```ts
 * import { readScenario, rulingTableOf } from 'holojudge/judge';
 * import { rules } from 'holojudge/miniatures/rules';
 * import { miniaturesScenarios } from 'holojudge/miniatures/scenarios';
 *
 * const file = `
 * game: miniatures
 * title: Avoid Defeat saves one in four of those who would be defeated
 * characters:
 *   ann: { player: light, at: [4, 4] }
 *   bob: { player: dark, at: [6, 4], card: { abilities: [Avoid Defeat] }, hit-points: 10 }
 *   cid: { player: dark, at: [9, 1] }
 * moment: { turn: ann }
 * steps:
 *   - attack: bob
 * explore:
 *   until: attack is over
 * `;
 * const read = readScenario(file, [{ language: miniaturesScenarios, rules }]);
 * if (read._tag === 'Left') throw new Error(read.left[0]?.message);
 * const table = rulingTableOf(read.right);
 * console.log(table.verdict === 'walked' && table.told.outcomes.map(({ low }) => low)); // [ 0.5875, 0.375, 0.0375 ]
 * ```
 */
export function rulingTableOf(scenario: Scenario, telling: Partial<Telling> = {}): Asked<RulingTable> {
  needs('scenario', scenario, SCENARIO);
  const told = optionsOf(tellingCodec, 'telling', telling);
  const { explore } = scenario;
  return askScenario(
    scenario,
    () => (explore ? E.right(explore) : E.left([NO_EXPLORE])),
    ({ playing, exploring }) => rulingTable(playing, exploring, { ...TELLING, ...told }),
  );
}

const NO_EXPLORE = "explore is missing here: it says where to stop, such as 'explore: { until: attack is over }'";
