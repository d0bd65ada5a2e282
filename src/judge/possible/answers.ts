/** What is expected of every possibility: `always`, `possible`, `never`, `odds`, `order-matters`. */
import * as E from 'fp-ts/lib/Either';
import { isObject, sameJson, type Json, type JsonObject, type RuleId } from '../../core';
import type { Crossroads, Possible } from '../../play';
import type { Miss } from '../expect';
import { questionNamed } from '../facts';
import { labelInWords } from '../label';
import type { SomeAction } from '../match';
import type { Playing } from '../playing';
import { expectationsOf, type Expectation } from '../scenario';
import { show, showDeed } from '../words';
import { factsInWords, onlyChanging, type Odds } from './ruling-table';
import { DIGITS, inDigits, oddsInWords, storyOf, type WayInWords } from './told';
import { beyond, neglectedInWords, statesInWords, Walks, type Exploring, type Facts, type Walked } from './walks';

/** What came of one expectation: what does not hold, and what is said of it. */
interface PossibleAnswer {
  misses: readonly Miss[];
  said: string;
  rules: readonly RuleId[];
}

type Outcome = Possible<Json, SomeAction>;
type Way = Pick<Outcome, 'value' | 'line'>;

const ROUNDED = '; `is` counts to four digits, `between: [0.4, 0.5]` gives room';

/** Most ways that are told where what was expected never comes about. */
const MOST_TOLD = 6;

/** Answers the expectations of one file that speak of every possibility: the table is walked once for each of them. */
export class Possibilities {
  private readonly walks: Walks;

  constructor(
    private readonly playing: Playing,
    private readonly exploring: Exploring,
  ) {
    this.walks = new Walks(playing, exploring);
  }

  /** Rules that are cited on the ways that were looked at: a shortest one to each that an expectation is about. */
  readonly cited = new Set<RuleId>();

  answer(expectation: Expectation): PossibleAnswer {
    const { word, about, path } = expectation;
    const what = showDeed({ verb: word, words: about });
    if (word === 'order-matters') return this.aboutOrder(what, about === true);
    const of = word === 'odds' ? ((about as JsonObject)['of'] ?? null) : about;
    const wanted = expectationsOf(of, path);
    const slip = beyond(this.playing, wanted);
    if (slip !== null) return { misses: [{ what, expected: 'what can be', found: slip }], said: slip, rules: [] };
    const walked = this.walks.walk((state) => this.walks.holds(state, wanted));
    // What was found before it gave up is so, whatever else there is.
    const found: readonly Way[] = E.isRight(walked) ? walked.right.outcomes : walked.left.found;
    for (const way of found) this.told(way).rules.forEach((rule) => this.cited.add(rule));
    const [yes, no] = [true, false].map((holds) => found.find((each) => each.value === holds));
    if (word === 'possible' && yes) return this.shown(`it can come about that ${inWords(wanted)}`, yes);
    const against = word === 'always' ? no : word === 'never' ? yes : undefined;
    if (against) return this.refuted(what, against, word === 'always' && E.isRight(walked) ? this.instead(wanted) : '');
    if (E.isLeft(walked)) return unfinished(what, walked.left);
    const { outcomes, states, neglected } = walked.right;
    if (word !== 'odds' && neglected > 0) return unproven(what, neglected);
    if (word === 'odds')
      return this.aboutOdds(
        about as JsonObject,
        wanted,
        outcomes.find((each) => each.value === true) ?? { low: 0, high: neglected },
        neglected > 0 ? `; ${neglectedInWords(neglected)}` : ', as players choose',
      );
    if (word === 'possible')
      return {
        misses: [
          {
            what,
            expected: 'in some way',
            found: `it does not hold in any way that it can come out${this.instead(wanted)}`,
          },
        ],
        said: `${what}: it does not hold in any way that it can come out`,
        rules: [],
      };
    const ways = `in ${word === 'never' ? 'no' : 'every'} way that it can come out${this.chosenHow()}`;
    return { misses: [], said: `${ways}, ${inWords(wanted)} (${statesInWords(states)})`, rules: [] };
  }

  /** ` if rebels chooses for the least shields of decimator`: what holds in every way holds in those alone. */
  private chosenHow(): string {
    const wishes = Object.entries(this.exploring.decide).filter(([, how]) => how !== 'any');
    return wishes.length === 0
      ? ''
      : ` if ${wishes.map(([who, how]) => `${who} chooses for the ${how}`).join(' and ')}`;
  }

  private shown(what: string, way: Way): PossibleAnswer {
    const { steps, story, rules } = this.told(way);
    // Of a long way a sentence tells what is done; `explore` prints all of it.
    const told = story.length > MOST_TOLD ? steps : story;
    const rest = told.length > MOST_TOLD ? `; and ${told.length - MOST_TOLD} more steps` : '';
    const how = `${told.slice(0, MOST_TOLD).join('; then ')}${rest}`;
    return { misses: [], said: `${what}: ${story.length === 0 ? 'so it is already' : how}`, rules };
  }

  private refuted(what: string, way: Way, instead: string): PossibleAnswer {
    const { story, rules } = this.told(way);
    const said = `${what}: not so${instead}`;
    return { misses: [{ what, expected: 'no way to this', found: [...story], rules }], said, rules };
  }

  /** What does come about of the values that were expected. */
  private instead(wanted: readonly Expectation[]): string {
    const { language } = this.playing;
    const of = wanted.flatMap(({ word: piece, about }) =>
      questionNamed(language, piece) ? [] : Object.keys(about as JsonObject).map((value) => `${value} of ${piece}`),
    );
    if (of.length === 0) return '';
    const walks = new Walks(this.playing, { ...this.exploring, of });
    const walked = walks.walk((state) => walks.facts(state) as Json);
    if (E.isLeft(walked)) return '';
    const { outcomes } = walked.right;
    const more = outcomes.length > MOST_TOLD ? `; and ${outcomes.length - MOST_TOLD} more` : '';
    return `; what comes about: ${outcomes
      .slice(0, MOST_TOLD)
      .map(({ value }) => show(value))
      .join('; ')}${more}`;
  }

  private aboutOdds(
    about: JsonObject,
    wanted: readonly Expectation[],
    { low, high }: Odds,
    whyBetween: string,
  ): PossibleAnswer {
    const found = `${oddsInWords({ low, high })}${inDigits(low) === inDigits(high) ? '' : whyBetween}`;
    const said = `the odds that ${inWords(wanted)} are ${found}${this.chosenHow()}`;
    const { is } = about;
    const holds =
      (typeof is !== 'number' || (isAsWritten(low, is) && isAsWritten(high, is))) && isWithin({ low, high }, about);
    const { of: _of, ...expected } = about;
    const hint = high === 0 ? this.instead(wanted) : typeof is === 'number' && isRounded(low, is) ? ROUNDED : '';
    const what = `odds of ${show(about['of'])}`;
    return { misses: holds ? [] : [{ what, expected, found: `${found}${hint}` }], said, rules: [] };
  }

  private aboutOrder(what: string, expected: boolean): PossibleAnswer {
    let orders = 0;
    let found = false;
    const walked = this.walks.walk(
      (state) => this.walks.facts(state) as Json,
      ({ answers, matters }) => {
        if (!answers.some(isOrder)) return false;
        orders += 1;
        const isFirst = matters && !found;
        found ||= matters;
        return isFirst || orders === 1;
      },
    );
    if (E.isLeft(walked)) return unfinished(what, walked.left);
    if (!found && walked.right.neglected > 0) return unproven(what, walked.right.neglected);
    const told = walked.right.crossroads.at(-1);
    const rules = told?.rules ?? [];
    const said =
      found && told
        ? `the order matters: ${this.leadsOf(told).join('; ')}`
        : `the order makes no difference to what can come of it${orders === 0 ? ': nobody orders anything' : ''}`;
    return { misses: found === expected ? [] : [{ what, expected, found: said, rules }], said, rules };
  }

  /** Of each answer the likeliest of what the others do not lead to, or not as likely. */
  private leadsOf({ line, choices }: Crossroads<Json, SomeAction>): string[] {
    const { language } = this.playing;
    const here: unknown = this.walks.retrace(line).at(-1)?.state ?? this.playing.state;
    const all = choices.flatMap(({ outcomes }) => outcomes);
    const facts = onlyChanging(all.map(({ value }) => value as unknown as Facts));
    return choices.map(({ actions: [action], outcomes }) => {
      const own = outcomes.find((each) => !choices.every((other) => other.outcomes.some((one) => isAlike(one, each))));
      const isOpen = own?.low === 0 && own.high === 1;
      const odds = own && !isOpen ? ` (odds ${oddsInWords(own)})` : '';
      const leads = own ? `${factsInWords(facts[all.indexOf(own)] ?? {})}${odds}` : 'nothing that the others do not';
      return `'${labelInWords(language, action as SomeAction, here)}' can lead to ${leads}`;
    });
  }

  private told({ line }: Way): WayInWords {
    return storyOf(this.playing.language, this.walks.retrace(line));
  }
}

/** `decimator: shields is 4`; what is asked in other words, in those. */
function inWords(wanted: readonly Expectation[]): string {
  const all = wanted.map(({ word, about }) =>
    isObject(about)
      ? `${word}: ${Object.entries(about)
          .map(([value, is]) => `${value} is ${show(is)}`)
          .join(', ')}`
      : showDeed({ verb: word, words: about }),
  );
  return all.join('; ');
}

function isAlike(a: Omit<Outcome, 'line'>, b: Omit<Outcome, 'line'>): boolean {
  return sameJson(a.value, b.value) && oddsInWords(a) === oddsInWords(b);
}

function isOrder({ type }: SomeAction): boolean {
  return type === 'order-ability' || type === 'order-players';
}

function unfinished(what: string, { message, rules }: Extract<Walked, { _tag: 'Left' }>['left']): PossibleAnswer {
  return { misses: [{ what, expected: 'every way is walked', found: message, rules }], said: message, rules };
}

/** It was not found; but what was neglected may be it. */
function unproven(what: string, neglected: number): PossibleAnswer {
  const found = `${neglectedInWords(neglected)}: leave neglect out`;
  return { misses: [{ what, expected: 'every way is walked', found }], said: found, rules: [] };
}

/** Whatever else is said, each bound that is written counts. */
function isWithin({ low, high }: Pick<Outcome, 'low' | 'high'>, about: JsonObject): boolean {
  const { 'at-least': atLeast = 0, 'at-most': atMost = 1, between = [0, 1] } = about;
  const [least, most] = between as readonly [number, number];
  const rounding = 1e-12;
  return low >= Math.max(Number(atLeast), least) - rounding && high <= Math.min(Number(atMost), most) + rounding;
}

/** `0.4133`: to the digits that count, or as many as are written. */
function isAsWritten(probability: number, written: number): boolean {
  const digits = Math.max(DIGITS, (String(written).split('.')[1] ?? '').length);
  return Math.abs(probability - written) <= 0.5 * 10 ** -digits + 1e-12;
}

/** Written with fewer digits than count. */
function isRounded(probability: number, written: number): boolean {
  const digits = (String(written).split('.')[1] ?? '').length;
  return digits < DIGITS && Math.abs(probability - written) <= 0.5 * 10 ** -digits;
}
