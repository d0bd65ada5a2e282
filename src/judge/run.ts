/** Plays a scenario: its steps one after the other, its expectations where they stand, and the story as it goes. */
import * as E from 'fp-ts/lib/Either';
import type { Json, Path } from '../core';
import { answer, clausesOf, idleWords, MOST_AUTOMATIC, type Trouble } from './answer';
import { attemptOnTheWay } from './attempt';
import { begin, wrongDecidersIn } from './beginning';
import { isKeptBack, misses, reasonsOf, refusalMisses, type Miss } from './expect';
import { goesOn, inProgress } from './in-progress';
import { insteadOf, waitingFor } from './instead';
import type { SomeAction } from './match';
import { canNeverHold, neverCame } from './never-came';
import { whyNoRuling } from './no-ruling';
import { withOtherReadings } from './other-readings';
import { nextIn, withRuling } from './past';
import { piecesOf } from './pieces';
import { Possibilities } from './possible/answers';
import { possibilities } from './possible/words';
import { Playing } from './playing';
import { briefReport } from './echoes';
import type { AnyLanguage, Parts } from '../language/language';
import type { OpeningRow } from '../language/opening';
import {
  deedOf,
  DEEDS,
  listedDeeds,
  type Claiming,
  type Deed,
  type Expectation,
  type Instruction,
  type Scenario,
} from './scenario';
import { notJudged, type Claim, type Failure, type Report, type Ruling } from './report';
import { named, reportOn, type Played } from './report-on';
import { rulingOnWays, rulingsOn, rulingsOnAnswers, WHY_NOT } from './ruling';
import { wrongQuestion, wrongWords } from './schemas';
import { Watch, watchedIn } from './watch';
import { sayDeed, sentence, show, showDeed } from './words';
import { needs } from '../core/codec/needs';
import { withAddedOf } from '../core/engine/adding';
import { readOptions, SCENARIO } from './shapes';
import type { Room } from '../language/room';

/** How a scenario is run. */
export interface RunOptions {
  /** Draw the table at the start and after every step. */
  pictures?: boolean;
  /** Where they are shown, in px: letters are readable there. Default: 600 wide and high. */
  room?: Room;
}

/** How a file is judged. */
export interface JudgeOptions extends RunOptions {
  /** Ids of games that are not handed over, though files may be of them: a file that is of no game is told of these, too. */
  others?: readonly string[];
}

/**
 * Judges a scenario that was read.
 * @example
 * ```ts
 * import { readScenario, runScenario } from 'holojudge/judge';
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
 *   - red-5: { damage: 0 }
 * `;
 * const read = readScenario(file, [{ language: xwingScenarios, rules }]);
 * if (read._tag === 'Left') throw new Error(read.left[0]?.message);
 * console.log(runScenario(read.right).verdict); // passed
 * ```
 */
export function runScenario(scenario: Scenario, options: RunOptions = {}): Report {
  needs('scenario', scenario, SCENARIO);
  const read = readOptions(options);
  return withAddedOf(scenario.game.language.game, () => briefReport(judged(scenario, read), scenario.text.value));
}

/** The table after the steps of a scenario, whatever it expects at its end. Left: a report on why it does not come so far. */
export function afterSteps(
  scenario: Scenario,
): E.Either<Report, { playing: Playing; unadjudicated: readonly string[] }> {
  needs('scenario', scenario, SCENARIO);
  const steps: Scenario = { ...scenario, expect: [] };
  return withAddedOf(scenario.game.language.game, () => {
    const played = play(steps, {});
    if (E.isRight(played) && played.right.run.failures.length === 0) return played;
    return E.left(briefReport(E.isLeft(played) ? played.left : reportOn(steps, played.right), scenario.text.value));
  });
}

function judged(scenario: Scenario, options: RunOptions): Report {
  const once = (each: Scenario, of: RunOptions = {}): Report => {
    const played = play(each, of);
    return E.isLeft(played) ? played.left : reportOn(each, played.right);
  };
  const report = once(scenario, options);
  return report.verdict === 'wrong' ? report : withOtherReadings(scenario, report, once);
}

/** Left: it cannot begin. */
function play(scenario: Scenario, options: RunOptions): E.Either<Report, Played> {
  const { language } = scenario.game;
  const watch = new Watch(language, watchedIn(scenario));
  let start: readonly OpeningRow[] = [];
  const begun = begin(scenario, {
    // What nobody decides happens before the game asks for the first time: the table is looked at before that.
    onStart: (state) => {
      start = language.opening?.(state) ?? [];
      watch.starts(state);
    },
    onEvent: (event, state) => watch.heard(event, state),
  });
  if (E.isLeft(begun)) return E.left(notJudged([begun.left], named(scenario)));
  const wrong = wrongDecidersIn(scenario, begun.right.state);
  if (wrong.length > 0) return E.left(notJudged(wrong, named(scenario)));
  const drawing = options.pictures === true ? options : null;
  const begins = { ...begun.right, rules: scenario.game.rules };
  const playing = new Playing(language, begins, drawing, partsOf(scenario), watch);
  const run = new Run(scenario, playing);
  run.all();
  return E.right({ run, playing, start, unadjudicated: begun.right.unadjudicated });
}

function partsOf({ start }: Scenario): Parts | null {
  return 'parts' in start ? start.parts : null;
}

class Run {
  readonly failures: Failure[] = [];
  rulings: readonly Ruling[] = [];
  claims: readonly Claim[] = [];
  noRuling: string | null = null;
  /** What stopped the last step: a rule, which is a ruling, or that nobody asked for it. */
  private stoppedBy: 'rule' | 'question' | null = null;
  private readonly language: AnyLanguage;
  /** What was done last, in words. */
  private last: Deed | null = null;
  private possible: Possibilities | null = null;
  private next: string | null = null;

  constructor(
    private readonly scenario: Scenario,
    private readonly playing: Playing,
  ) {
    this.language = scenario.game.language;
  }

  /** Rules that are cited on ways from the table as it stands at the end. */
  get citedOnWays(): readonly string[] {
    return [...(this.possible?.cited ?? [])];
  }

  all(): void {
    for (const [i, step] of this.scenario.steps.entries()) {
      this.next = nextIn(this.scenario.steps.slice(i + 1));
      if (!this.saysAll(step) || !this.follow(step)) return this.stops();
    }
    this.next = null;
    if (!this.saysAll(null)) return this.stops();
    this.expect(this.scenario.expect);
    this.claims = this.scenario.claims.map((each) => this.claimed(each));
  }

  /** What a rule refused is ruled on. */
  private stops(): void {
    const failure = this.failures.at(-1);
    if (!failure || this.stoppedBy === 'rule') return;
    this.noRuling = whyNoRuling(this.playing, failure, this.stoppedBy === 'question');
  }

  /** A claim that does not hold is no failure of the file. */
  private claimed({ by, expectations: all }: Claiming): Claim {
    const missed = all.flatMap((each): Claim['missed'] => {
      const stranger = this.strangerIn(each);
      if (stranger !== null) return [{ ...NOBODY, what: each.word, found: stranger }];
      if (Object.hasOwn(possibilities, each.word)) return this.ofAll(each).map(withRules);
      const found = isKeptBack(this.playing, each) ? [] : misses(this.playing, each);
      this.ruleOn(rulingsOn(this.playing, each, [], this.scenario.game.rules));
      return found.map(withRules);
    });
    return { by, holds: missed.length === 0, missed };
  }

  /** A roll of several dice may be told die by die, in steps that follow one another; nothing comes between, and all are told. */
  private saysAll(next: Instruction | null): boolean {
    if (next?.kind === 'note' || next?.kind === 'do' || next?.kind === 'exactly') return true;
    const short = this.playing.stillDue();
    const { last } = this;
    return short === null || last === null || this.fails(last, { kind: 'refused', why: short, deed: last, left: null });
  }

  /** False: the story cannot go on. */
  private follow(step: Instruction): boolean {
    const stranger = step.kind === 'do' || step.kind === 'try' ? this.stranger(step) : null;
    if (stranger !== null)
      return this.fail(step.path, { what: showDeed(step as Deed), expected: 'pieces of this table', found: stranger });
    if (step.kind !== 'note' && step.kind !== 'expect' && step.kind !== 'ask') this.playing.newStep();
    switch (step.kind) {
      case 'note':
        this.playing.tell({ kind: 'note', text: step.text, rules: [] });
        return true;
      case 'expect':
        this.expect(step.expectations);
        return true;
      case 'ask':
        return this.asks(step.questions);
      case 'try':
        return this.tries(step);
      case 'pass':
        return this.passes(step.times, step.path);
      case 'finish':
        return this.finishes(step.procedure, step.path);
      case 'until':
        return this.waits(step.expectations, step.path);
      case 'exactly':
        return this.takes(step.action as unknown as SomeAction, `exactly: ${show(step.action)}`, step.path);
      case 'do':
        return this.says(step);
    }
  }

  private asks(questions: readonly Expectation[]): true {
    for (const question of questions) {
      const { word: what, path } = question;
      const expected = 'a question about this table';
      const stranger = this.strangerIn(question, 'words');
      const answers = stranger === null ? rulingsOnAnswers(this.playing, question, this.scenario.game.rules) : null;
      if (answers === null) this.fail(path, { what, expected, found: stranger });
      else if (E.isLeft(answers)) this.fail(path, { what, expected, found: answers.left.message });
      else this.ruleOn(answers.right);
    }
    return true;
  }

  private ruleOn(rulings: readonly Ruling[]): void {
    const until = this.next === null ? {} : { until: this.next };
    for (const each of rulings) this.rulings = withRuling(this.rulings, { ...each, ...until });
  }

  private expect(expectations: readonly Expectation[]): void {
    for (const expectation of expectations) {
      if (Object.hasOwn(possibilities, expectation.word)) {
        this.expectOfAll(expectation);
        continue;
      }
      const stranger = this.strangerIn(expectation);
      if (stranger !== null) {
        this.fail(expectation.path, { what: expectation.word, expected: 'pieces of this table', found: stranger });
        continue;
      }
      const missed = misses(this.playing, expectation);
      this.ruleOn(rulingsOn(this.playing, expectation, missed, this.scenario.game.rules));
      for (const miss of missed) this.fail(expectation.path, miss);
      if (missed.length > 0) continue;
      const text = showDeed({ verb: expectation.word, words: expectation.about });
      this.playing.tell({ kind: 'held', text, rules: [] }, ...reasonsOf(this.playing, expectation));
    }
  }

  /** What is expected of every way that it can come out. */
  private expectOfAll(expectation: Expectation): void {
    const missed = this.ofAll(expectation);
    for (const miss of missed) this.fail(expectation.path, miss);
    if (missed.length > 0) return;
    const text = showDeed({ verb: expectation.word, words: expectation.about });
    this.playing.tell({ kind: 'held', text, rules: [] });
  }

  private ofAll(expectation: Expectation): readonly Miss[] {
    const { explore } = this.scenario;
    if (!explore) return [];
    const all = (this.possible ??= new Possibilities(this.playing, explore));
    const { misses: missed, said, rules } = all.answer(expectation);
    const isClaim = expectation.path[0] === 'claims';
    const holds = isClaim || missed.length === 0;
    this.ruleOn([rulingOnWays({ said, rules, holds, cited: this.citedOnWays }, this.scenario)]);
    return missed;
  }

  private holds(expectation: Expectation): boolean {
    return this.strangerIn(expectation) === null && misses(this.playing, expectation).length === 0;
  }

  /** A saved game declares no names in the file, so they are looked up on the table, when they are used. */
  private stranger({ verb, words }: Pick<Deed, 'verb' | 'words'>): string | null {
    if (!('saved' in this.scenario.start)) return null;
    return wrongWords(this.language, verb, words, piecesOf(this.language, this.playing.state));
  }

  /** What is asked is about pieces of this table, also where the file declares names that might come to be. */
  private strangerIn({ word, about, path }: Expectation, words: 'words' | 'schema' = 'schema'): string | null {
    if (word === WHY_NOT) return null;
    if (!DEEDS.includes(word))
      return wrongQuestion(this.language, { word, about }, words, piecesOf(this.language, this.playing.state));
    const deeds = listedDeeds(about).map((each: Json) => deedOf(each, path));
    return deeds.map((deed) => this.stranger(deed)).find((each) => each !== null) ?? null;
  }

  private fail(path: Path, miss: Omit<Failure, 'line' | 'rules'> & { rules?: readonly string[] }): false {
    // A member of a list has no key of its own: a bare word stands where it stands.
    const hasKey = typeof path[path.length - 1] === 'string';
    const picture = this.playing.marks(`${miss.what} ${show(miss.expected)}`);
    const line = this.scenario.text.at(path, hasKey).line;
    this.failures.push({ rules: [], ...miss, line, ...(picture === null ? {} : { picture }) });
    return false;
  }

  private says(deed: Deed): boolean {
    const clauses = clausesOf(this.playing, deed);
    const idle = idleWords(clauses, deed);
    if (idle !== null)
      return this.fail(deed.path, {
        what: showDeed(deed),
        expected: 'every word is used',
        found: `nothing is asked about '${idle}'`,
      });
    const past = this.scenario.autoPass ? 'opportunities' : 'only choices';
    this.last = deed;
    const trouble = answer(this.playing, clauses, deed, { past });
    if (trouble) return this.fails(deed, trouble);
    this.playing.draw(showDeed(deed));
    return true;
  }

  private fails(deed: Deed, trouble: Trouble): false {
    const what = showDeed(deed);
    if (trouble.kind === 'many') {
      const meanings = trouble.actions.map((each) => this.playing.said(each)).join('; ');
      return this.fail(deed.path, { what, expected: 'a legal step', found: `it could mean any of: ${meanings}` });
    }
    const { why, left } = trouble;
    if (why.ofWords !== true)
      this.stoppedBy =
        trouble.kind === 'refused' ? 'rule' : why.code === 'not-offered' && left === null ? 'question' : null;
    this.playing.tell(
      { kind: 'step', text: showDeed(trouble.deed), rules: [] },
      { kind: 'refused', text: why.message, rules: why.rules },
    );
    const lists = why.ofWords !== true && why.code !== 'game-over';
    const instead = trouble.kind === 'refused' ? null : insteadOf(this.playing, trouble.deed, lists);
    const rules = [...new Set([...(instead?.rules ?? []), ...why.rules])];
    const found = [
      why.ofWords ? why.message : `${why.code}: ${why.message}`,
      ...(instead ? [instead.text] : []),
      ...(left === null ? [] : [`Left over: ${left}`]),
    ];
    const expected = left === null ? 'a legal step' : 'every word is used';
    return this.fail(deed.path, { what, expected, found: sentences(found), rules });
  }

  private takes(action: SomeAction, what: string, path: Path): boolean {
    const refusal = this.playing.take(action, what);
    if (refusal === null) return true;
    const { code, message, rules } = refusal;
    this.stoppedBy = code === 'not-offered' ? 'question' : 'rule';
    this.playing.tell({ kind: 'refused', text: message, rules });
    const legal = code === 'not-offered' ? ` Legal now: ${waitingFor(this.playing)}` : '';
    return this.fail(path, { what, expected: 'a legal step', found: `${code}: ${message}${legal}`, rules });
  }

  private tries({ because, ...deed }: Deed & { because: readonly string[] }): boolean {
    const found = attemptOnTheWay(this.playing, deed);
    if (found.kind === 'refused') {
      const { code, message, rules } = found.why;
      const because = [{ code, message, rules }];
      this.playing.tell({ kind: 'refused', text: `${sayDeed(deed)} is refused: ${message}`, rules, because });
    }
    for (const miss of refusalMisses(this.playing, 'try', deed, found, because)) this.fail(deed.path, miss);
    return true;
  }

  private passes(times: number, path: Path): boolean {
    for (let n = 0; n < times; n++) {
      // An author who passes hears of what has to be used first.
      if (!this.playing.automatic(true, false))
        return this.fail(path, {
          what: 'pass',
          expected: 'an opportunity that can be passed',
          found: waitingFor(this.playing),
        });
    }
    this.playing.draw('pass');
    return true;
  }

  /** What is not in progress cannot be finished: choices made for it would be choices about something else. */
  private finishes(procedure: string, path: Path): boolean {
    const what = `finish: ${procedure}`;
    const { before, state } = this.playing;
    const meant = inProgress(before.state ?? state, procedure) ?? inProgress(state, procedure);
    if (meant) return this.passesUntil(() => !goesOn(meant, this.playing.state), what, path);
    const { within } = this.language.game.decision(state);
    const found = `it is not in progress${within.length > 0 ? `; in progress: ${within.join(', ')}` : ''}`;
    return this.fail(path, { what, expected: `'${procedure}' is in progress`, found });
  }

  private waits(expectations: readonly Expectation[], path: Path): boolean {
    const never = canNeverHold(this.playing, expectations);
    if (never) return this.fail(path, { what: 'until', ...never });
    return this.passesUntil(() => expectations.every((each) => this.holds(each)), 'until', path, expectations);
  }

  /** Passes until something holds. */
  private passesUntil(
    holds: () => boolean,
    what: string,
    path: Path,
    expectations: readonly Expectation[] = [],
  ): boolean {
    let n = 0;
    for (; n < MOST_AUTOMATIC; n++) {
      if (holds()) {
        this.playing.draw(what);
        return true;
      }
      if (!this.playing.automatic(true)) break;
    }
    return this.fail(path, { what, ...neverCame(this.playing, expectations, n) });
  }
}

const NOBODY = { expected: 'pieces of this table', rules: [] };

function withRules(miss: Miss): Claim['missed'][number] {
  return { rules: [], ...miss };
}

/** Each with a full stop before the next. */
function sentences(list: readonly string[]): string {
  return list.map((each, i) => (i < list.length - 1 ? sentence(each) : each)).join(' ');
}
