/**
 * The judge: scenario files in, rulings out. It knows no game; games are handed to it. Whatever a file says is answered. If a program hands over a game,
 * a language, a scenario or an option of the wrong type, it is refused by name.
 *
 * @throws MalformedInput
 *
 * @module holojudge/judge
 */
import * as E from 'fp-ts/lib/Either';
import {
  fromOutside,
  LIMITS,
  MalformedInput,
  NotAState,
  reason,
  rejection,
  sameJson,
  type Action,
  type GameEvent,
  type GameTypes,
  type Json,
  type Reason,
  type Rejection,
} from '../core';
import { count, flag, object, optional } from '../core/codec';
import { orThrow, within } from '../core/codec/malformed';
import { needs } from '../core/codec/needs';
import { optionsOf } from '../core/codec/options';
import { plain, type Limits } from '../core/codec/plain';
import { withAddedOf } from '../core/engine/adding';
import { whyEndless } from '../core/engine/not-a-state';
import { whyInWords, type PlayerNames } from '../language/in-words';
import type { GameWords } from '../language/language';
import type { Words } from '../play/session';
import { askScenario, type Asked } from './asking';
import { labelInWords } from './label';
import { type SomeAction } from './match';
import { told } from './narrate';
import { asksInWords } from './plain';
import { rulingTable, type RulingTable, type Telling } from './possible/ruling-table';
import { type JudgedGame, type Scenario } from './scenario';
import { readScenario } from './read';
import { notJudged, type Report } from './report';
import { readOptions, SCENARIO, WORDS_OF_GAME } from './shapes';
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
export { toScenario, type Played } from './to-scenario';
export { runScenario, type JudgeOptions, type RunOptions } from './run';

/**
 * Reads and judges one scenario file. Any text at all gets a report.
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
 * @throws MalformedInput for games and options that are none
 */
export function judge(text: string, games: readonly JudgedGame[], options: JudgeOptions = {}): Report {
  const read = readOptions(options);
  const scenario = readScenario(text, games, read.others);
  return E.isRight(scenario) ? runScenario(scenario.right, read) : notJudged(scenario.left);
}

/**
 * The table after the steps of a scenario, to be played on; whatever the file expects at its end is not looked at. Left: a report on why it does not come so far.
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

/**
 * A legal action as one sentence for an app's buttons, `Phoenix Squadron Pilot performs a focus action`, with the names that cards have in print.
 * `state` is the one that asks; `players`: what
 * people call the players, default: their ids. No two legal actions of a player have the same label: those that would are numbered.
 * @throws NotAState, MalformedInput
 * @example
 * ```ts
 * import { actionInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * console.log(actionInWords(outerRimWords, bossk, begun.right.state, { ann: 'Ann' })); // Ann is Bossk
 * ```
 */
export function actionInWords<G extends GameTypes>(
  language: GameWords<G>,
  action: G['action'] & Action,
  state: G['state'],
  players: PlayerNames = {},
): string {
  needsWords(language, players);
  measured(action, 'action', LIMITS.action);
  return saying(
    language,
    state,
    () => labelInWords({ ...language, players }, action as unknown as SomeAction, state),
    () => wrongAction(language, action, state),
  );
}

/**
 * What happened, as one sentence; null: nothing worth a line. `state` is the one after. Tell a player the events of their `view`: those
 * of the state name hidden cards.
 * @throws NotAState, MalformedInput
 * @example
 * ```ts
 * import { eventInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * const step = outerRim.reduce(begun.right.state, bossk);
 * if (step._tag === 'Left') throw new Error(step.left.message);
 * const [event] = outerRim.view(step.right.state, 'bob').events;
 * if (!event) throw new Error('nothing happened');
 * console.log(eventInWords(outerRimWords, event, step.right.state, { ann: 'Ann' })); // Ann is Bossk
 * ```
 */
export function eventInWords<G extends GameTypes>(
  language: GameWords<G>,
  event: G['event'] & GameEvent,
  state: G['state'],
  players: PlayerNames = {},
): string | null {
  needsWords(language, players);
  measured(event, 'event', LIMITS.input);
  return saying(
    language,
    state,
    () => told({ ...language, players }, event, state)?.text ?? null,
    () => wrongEvent(language, event, state),
  );
}

/**
 * What is being decided, with names instead of ids: `a character for F-11D Rifle`.
 * @throws NotAState
 * @example
 * ```ts
 * import { questionInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * console.log(questionInWords(outerRimWords, begun.right.state)); // character
 * ```
 */
export function questionInWords<G extends GameTypes>(
  language: GameWords<G>,
  state: G['state'],
  players: PlayerNames = {},
): string {
  needsWords(language, players);
  return saying(language, state, () => asksInWords({ ...language, players }, state));
}

/**
 * Why something is refused, or came about, with names instead of ids. `state` is the one that it speaks of.
 * @throws NotAState
 * @example
 * ```ts
 * import { reasonInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const why = outerRim.whyNot(begun.right.state, { type: 'choose-character', player: 'bob', character: 'bossk' });
 * if (!why) throw new Error('it is legal');
 * console.log(reasonInWords(outerRimWords, why, begun.right.state, { ann: 'Ann', bob: 'Bob' })); // This does not answer the question: character. The question is for Ann.
 * ```
 */
export function reasonInWords<G extends GameTypes>(
  language: GameWords<G>,
  why: Pick<Reason, 'message' | 'parts'>,
  state: G['state'],
  players: PlayerNames = {},
): string {
  needsWords(language, players);
  needs('why', why, { message: 'a text' });
  return saying(language, state, () => whyInWords({ ...language, players }, why, state));
}

/**
 * The words in which a session tells a game, for `openSession`, with the names of the session's players.
 * @example
 * ```ts
 * import { wordsOf } from 'holojudge/judge';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const words = wordsOf(outerRimWords);
 * console.log(Object.keys(words)); // [ 'action', 'event', 'question', 'reason' ]
 * ```
 */
export function wordsOf<G extends GameTypes>(language: GameWords<G>): Words<G> {
  needs('language', language, WORDS_OF_GAME);
  return {
    action: (action, state, players) => actionInWords(language, action as never, state, players),
    event: (event, state, players) => eventInWords(language, event as never, state, players),
    question: (state, players) => questionInWords(language, state, players),
    reason: (why, state, players) => reasonInWords(language, why, state, players),
  };
}

function needsWords(language: unknown, players: unknown): void {
  needs('language', language, WORDS_OF_GAME);
  needs('players', players, 'an object');
}

/** It, as plain JSON: nobody looks for words in what is too big, or has no end. @throws MalformedInput */
function measured(given: unknown, name: string, limits: Limits): Json {
  return orThrow(E.mapLeft((why: Rejection) => within(why, name))(plain(given, limits)));
}

/** Why it is no action that can be told; null: it is legal. */
function wrongAction<G extends GameTypes>({ game }: GameWords<G>, action: unknown, state: G['state']) {
  const why = game.whyNot(state, fromOutside(action));
  return why && within(why, 'action');
}

/** Why it is no event that can be told; null: it is one of the state. A state that tells it is loaded. */
function wrongEvent<G extends GameTypes>({ game }: GameWords<G>, event: unknown, state: G['state']) {
  const given = measured(event, 'event', LIMITS.input);
  const loaded = game.load({ ...state, events: [given] });
  if (E.isLeft(loaded)) return ofEvent(loaded.left);
  if (state.events.some((each) => sameJson(each as unknown as Json, given))) return null;
  return rejection(reason('malformed', 'event: it names what this game does not have', []), ['event']);
}

/** A rejection of the one event of a state as one of the event. */
function ofEvent({ message, path: [_events, _first, ...path], ...why }: Rejection): Rejection {
  return { ...why, path: ['event', ...path], message: message.replace('events[0]', 'event') };
}

/** @throws NotAState where words cannot be found because `state` is no state of the game, MalformedInput where it is because of what they are about */
function saying<G extends GameTypes, R>(
  { game }: GameWords<G>,
  state: unknown,
  words: () => R,
  malformed: () => Rejection | null = () => null,
): R {
  const endless = whyEndless(game.load, state);
  if (endless) throw new NotAState(endless);
  try {
    return withAddedOf(game, words);
  } catch (cause) {
    if (cause instanceof NotAState) throw cause;
    const loaded = game.load(state);
    if (E.isLeft(loaded)) throw new NotAState(loaded.left, { cause });
    const why = malformed();
    throw why ? new MalformedInput(why, { cause }) : cause;
  }
}
