/** Plays a scenario: its steps one after the other, its expectations where they stand, and the story as it goes. */
import * as E from 'fp-ts/lib/Either';
import { startChance, where, type Begun, type GameEvent, type Json, type Question, type Rejection } from '../core';
import { attempt, misses, refusalMisses, type Table } from './expect';
import { inWords, meaningOf, patternsOf, type Meaning, type SomeAction } from './match';
import { told } from './narrate';
import { asksInWords, plainly, textInWords } from './plain';
import type { Path, Problem } from './problem';
import type { AnyLanguage } from '../core/scenario';
import { deedOf, type Deed, type Expectation, type Instruction, type Saved, type Scenario } from './scenario';
import type { Failure, Picture, Report, StoryLine } from './report';
import { wrongQuestion, wrongWords } from './schemas';
import { show, showDeed } from './words';

/** More choices in a row that nobody had to make than any scenario means: it would run on for ever. */
const MOST_AUTOMATIC = 500;

export interface RunOptions {
  /** Draw the table at the start and after every step. */
  pictures?: boolean;
}

/** Judges a scenario that was read. */
export function runScenario(scenario: Scenario, options: RunOptions = {}): Report {
  const begun = begin(scenario);
  const report: Report = {
    verdict: 'wrong',
    game: scenario.game.language.game.id,
    title: scenario.title,
    rules: scenario.rules,
    story: [],
    failures: [],
    problems: [],
    unadjudicated: [],
    pictures: [],
  };
  if (E.isLeft(begun)) return { ...report, problems: [begun.left] };
  const run = new Run(scenario, begun.right, options);
  run.all();
  const { story, failures, pictures } = run;
  const verdict = failures.length === 0 ? 'passed' : 'failed';
  return { ...report, verdict, story, failures, pictures, unadjudicated: begun.right.unadjudicated };
}

function begin({ game, start, text }: Scenario): E.Either<Problem, Begun<Table['state'], GameEvent>> {
  const { language } = game;
  const wrong = (path: Path, { message, rules }: Rejection): E.Either<Problem, never> =>
    E.left({ ...text.at(path), message: rules.length > 0 ? `${message} [${rules.join(', ')}]` : message });
  /** Without the place in the position, which the file does not have: it says it by line and column. */
  const plain = (why: Rejection): Rejection => ({ ...why, message: why.message.replace(`${where(why.path)}: `, '') });
  if ('saved' in start) {
    const begun = beginSaved(language, start);
    return E.isLeft(begun) ? wrong([`saved-${start.saved}`, ...begun.left.path], begun.left) : begun;
  }
  const read = language.begin(start.parts);
  if (E.isLeft(read)) return wrong(read.left.path, read.left);
  const begun =
    'setup' in read.right
      ? language.game.begin(read.right.setup, { mode: 'manual' })
      : language.game.resume(read.right.position, { mode: 'manual' });
  if (E.isRight(begun)) return begun;
  const { left } = begun;
  return wrong(language.placeOf?.(left.path, start.parts) ?? left.path, plain(plainly(language, left, null)));
}

function beginSaved(
  { game }: AnyLanguage,
  { saved, value }: Saved,
): E.Either<Rejection, Begun<Table['state'], GameEvent>> {
  if (saved === 'setup') return game.begin(value, { mode: 'manual' });
  if (saved === 'position') return game.resume(value, { mode: 'manual' });
  const loaded = game.load({ ...(value as object), chance: startChance({ mode: 'manual' }) });
  return E.isLeft(loaded) ? loaded : E.right({ state: loaded.right, events: [], unadjudicated: [] });
}

class Run implements Table {
  readonly story: StoryLine[] = [];
  readonly failures: Failure[] = [];
  readonly pictures: Picture[] = [];
  readonly language: Table['language'];
  state: Table['state'];
  events: GameEvent[] = [];
  lastEvents: GameEvent[] = [];

  constructor(
    private readonly scenario: Scenario,
    begun: Begun<Table['state'], GameEvent>,
    private readonly options: RunOptions,
  ) {
    this.language = scenario.game.language;
    this.state = begun.state;
    this.took(begun.state, begun.events);
    this.draw('at the start', begun.events);
  }

  all(): void {
    for (const step of this.scenario.steps) if (!this.follow(step)) return;
    this.expect(this.scenario.expect);
  }

  /** False: the story cannot go on. */
  private follow(step: Instruction): boolean {
    const stranger = step.kind === 'do' || step.kind === 'try' ? this.stranger(step) : null;
    if (stranger !== null)
      return this.fail(step.path, { what: showDeed(step as Deed), expected: 'pieces of this table', found: stranger });
    switch (step.kind) {
      case 'note':
        this.story.push({ kind: 'note', text: step.text, rules: [] });
        return true;
      case 'expect':
        this.expect(step.expectations);
        return true;
      case 'try':
        return this.tries(step);
      case 'pass':
        return this.passes(step.times, step.path);
      case 'finish':
        return this.passesUntil(() => !this.isWithin(step.procedure), `finish: ${step.procedure}`, step.path);
      case 'until':
        return this.passesUntil(() => step.expectations.every((each) => this.holds(each)), 'until', step.path);
      case 'exactly':
        this.lastEvents = [];
        return this.takes(step.action as unknown as SomeAction, `exactly: ${show(step.action)}`, step.path);
      case 'do':
        return this.says(step);
    }
  }

  private expect(expectations: readonly Expectation[]): void {
    for (const expectation of expectations) {
      const stranger = this.strangerIn(expectation);
      if (stranger !== null) {
        this.fail(expectation.path, { what: expectation.word, expected: 'pieces of this table', found: stranger });
        continue;
      }
      const missed = misses(this, expectation);
      for (const miss of missed) this.fail(expectation.path, miss);
      if (missed.length === 0)
        this.story.push({
          kind: 'held',
          text: showDeed({ verb: expectation.word, words: expectation.about }),
          rules: [],
        });
    }
  }

  private holds(expectation: Expectation): boolean {
    return this.strangerIn(expectation) === null && misses(this, expectation).length === 0;
  }

  private isWithin(procedure: string): boolean {
    return this.language.game.decision(this.state).within.includes(procedure);
  }

  /** A saved game declares no names in the file, so they are looked up on the table, when they are used. */
  private stranger({ verb, words }: Pick<Deed, 'verb' | 'words'>): string | null {
    if (!('saved' in this.scenario.start)) return null;
    return wrongWords(this.language, verb, words, this.language.pieces(this.state));
  }

  private strangerIn({ word, about, path }: Expectation): string | null {
    if (!('saved' in this.scenario.start)) return null;
    if (!['legal', 'can', 'cannot'].includes(word))
      return wrongQuestion(this.language, word, about, this.language.pieces(this.state));
    const deeds = (about as readonly Json[]).map((each) => deedOf(each, path));
    return deeds.map((deed) => this.stranger(deed)).find((each) => each !== null) ?? null;
  }

  private fail(path: Path, miss: Omit<Failure, 'line' | 'rules'> & { rules?: readonly string[] }): false {
    this.failures.push({ rules: [], ...miss, line: this.scenario.text.at(path, true).line });
    return false;
  }

  /** A verb, or a phrase: its verbs in turn, of which those that are not asked are passed over. */
  private says(deed: Deed): boolean {
    this.lastEvents = [];
    const { phrases = {} } = this.language;
    const phrase = Object.hasOwn(phrases, deed.verb) ? phrases[deed.verb] : undefined;
    const deeds: (Deed & { must?: true })[] = phrase
      ? phrase.verbs(deed.words).map((each) => ({ ...each, path: deed.path }))
      : this.inTurn(deed);
    let answered = 0;
    for (const each of deeds) {
      if (phrase && phrase.every !== true && each.must !== true && !this.isAnswer(each)) continue;
      if (!this.does(each)) return false;
      answered += 1;
    }
    const [first] = deeds;
    if (answered === 0 && first) return this.does(first);
    this.draw(showDeed(deed), this.lastEvents);
    return true;
  }

  /** Some abilities are first used, and ask for their choice then: `use: { ability, choose }` does both. */
  private inTurn(deed: Deed): Deed[] {
    const { verb, words } = deed;
    if (verb !== 'use' || typeof words !== 'object' || words === null || !('choose' in words) || this.isAnswer(deed))
      return [deed];
    const { choose: _choose, ...use } = words;
    return [{ ...deed, words: use }, deed];
  }

  private isAnswer(deed: Deed): boolean {
    const meaning = this.seek(deed, false, true);
    return typeof meaning === 'string' || (meaning !== null && meaning.kind !== 'none');
  }

  private does(deed: Deed): boolean {
    const asked = this.seek(deed, true);
    const what = showDeed(deed);
    const failed = (found: string, rules: readonly string[] = []): false =>
      this.fail(deed.path, { what, expected: 'a legal step', found, rules });
    if (typeof asked === 'string') return failed(asked);
    if (!asked) return failed('the game is over');
    if (asked.kind === 'many')
      return failed(`it could mean any of: ${asked.actions.map((each) => this.said(each)).join('; ')}`);
    return this.takes(asked.action, what, deed.path);
  }

  private takes(action: SomeAction, what: string, path: Path): boolean {
    this.story.push({ kind: 'step', text: what, rules: [] });
    const step = this.language.game.reduce(this.state, action);
    if (E.isRight(step)) {
      this.took(step.right.state, step.right.events);
      return true;
    }
    const { code, message, rules } = plainly(this.language, step.left, this.state);
    this.story.push({ kind: 'refused', text: message, rules });
    return this.fail(path, {
      what,
      expected: 'a legal step',
      found: `${code}: ${message}${this.nowAsked(code)}`,
      rules,
    });
  }

  private tries({ because, ...deed }: Deed & { because: readonly string[] }): boolean {
    this.lastEvents = [];
    this.seek(deed, false);
    const refusal = attempt(this, deed);
    const [miss] = refusalMisses('try', deed, refusal, because);
    if (refusal)
      this.story.push({
        kind: 'refused',
        text: `${showDeed(deed)} is refused: ${refusal.message}`,
        rules: refusal.rules,
      });
    if (miss) this.fail(deed.path, miss);
    return true;
  }

  /**
   * What the words mean at the next question that they can answer. Forced choices on the way are made, and with `auto-pass` opportunities
   * are passed; but nothing is passed for words that would be refused anyway (`legalOnly`), for then the refusal belongs here.
   */
  private seek(deed: Deed, legalOnly: boolean, lookOnly = false): Meaning | string | null {
    const before = {
      state: this.state,
      events: this.events,
      last: this.lastEvents,
      told: this.story.length,
      drawn: this.pictures.length,
    };
    const back = (): void => {
      [this.state, this.events, this.lastEvents] = [before.state, before.events, before.last];
      this.story.length = before.told;
      this.pictures.length = before.drawn;
    };
    let first: Meaning | string | null = null;
    for (let n = 0; n < MOST_AUTOMATIC; n++) {
      const now = this.means(deed);
      if (n === 0) first = now;
      if (now === null) break;
      if (typeof now !== 'string' && now.kind !== 'none' && (now.kind === 'many' || now.legal || !legalOnly)) {
        if (lookOnly) back();
        return now;
      }
      if (!this.automatic()) break;
    }
    back();
    return first;
  }

  private means(deed: Deed): Meaning | string | null {
    const asked = this.question();
    if (!asked) return null;
    const patterns = patternsOf(this.language, deed, this.state);
    return E.isLeft(patterns)
      ? textInWords(this.language, patterns.left.message, this.state)
      : meaningOf(asked, patterns.right);
  }

  private question(): Question<SomeAction> | null {
    return this.language.game.question(this.state);
  }

  /** Makes the only choice there is, or passes where the file lets players pass by themselves. */
  private automatic(mayPass = this.scenario.autoPass): boolean {
    const asked = this.question();
    if (!asked) return false;
    const legal = asked.candidates.filter((each) => each.not === null).map((each) => each.action);
    const [only] = legal;
    const action =
      only && legal.length === 1 && !asked.region
        ? only
        : mayPass
          ? (this.language.pass(this.state, legal) as SomeAction | null)
          : null;
    if (!action) return false;
    this.story.push({ kind: 'auto', text: this.said(action), rules: [] });
    const step = this.language.game.reduce(this.state, action);
    if (E.isLeft(step)) throw new Error(`a legal action was refused: ${step.left.message}`);
    this.took(step.right.state, step.right.events);
    return true;
  }

  private passes(times: number, path: Path): boolean {
    this.lastEvents = [];
    for (let n = 0; n < times; n++) {
      if (!this.automatic(true))
        return this.fail(path, {
          what: 'pass',
          expected: 'an opportunity that can be passed',
          found: this.waitingFor(),
        });
    }
    this.draw('pass', this.lastEvents);
    return true;
  }

  /** Passes until something holds. */
  private passesUntil(holds: () => boolean, what: string, path: Path): boolean {
    this.lastEvents = [];
    for (let n = 0; n < MOST_AUTOMATIC; n++) {
      if (holds()) {
        this.draw(what, this.lastEvents);
        return true;
      }
      if (!this.automatic(true)) break;
    }
    return this.fail(path, { what, expected: 'only choices that can be passed', found: this.waitingFor() });
  }

  private took(state: Table['state'], events: readonly GameEvent[]): void {
    this.state = state;
    this.events = [...this.events, ...events];
    this.lastEvents = [...this.lastEvents, ...events];
    for (const event of events) {
      const line = told(this.language, event, state);
      if (line) this.story.push(line);
    }
  }

  private draw(title: string, events: readonly GameEvent[]): void {
    if (!this.options.pictures) return;
    this.pictures.push({ title, svg: this.language.picture({ state: this.state, events, title }) });
  }

  private said(action: SomeAction): string {
    const deed = inWords(this.language, action, this.state);
    return `${action.player === 'chance' ? '' : `${action.player} `}${showDeed(deed)}`;
  }

  private nowAsked(code: string): string {
    return code === 'not-offered' ? ` Legal now: ${this.waitingFor()}` : '';
  }

  /** Who decides what, with the legal answers. */
  private waitingFor(): string {
    const asked = this.question();
    if (!asked) return 'the game is over';
    const legal = asked.candidates
      .filter((each) => each.not === null)
      .map((each) => showDeed(inWords(this.language, each.action, this.state)));
    const shown = legal.slice(0, 8).join('; ');
    return `${asked.by.join(' or ')}, ${asksInWords(this.language, this.state)}: ${shown}${legal.length > 8 ? ` and ${legal.length - 8} more` : ''}${asked.region ? ' (anywhere allowed)' : ''}`;
  }
}
