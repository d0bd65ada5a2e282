/** What is expected of every possibility: `always`, `possible`, `never`, `odds`, `order-matters`. */
import * as E from 'fp-ts/lib/Either';
import type { Json, JsonObject, RuleId } from '../../core';
import type { Possible } from '../../play';
import type { Miss } from '../expect';
import type { SomeAction } from '../match';
import { told } from '../narrate';
import { saidAt, type Playing } from '../playing';
import { expectationsOf, type Expectation } from '../scenario';
import { show, showDeed } from '../words';
import { Walks, type Exploring, type Walked } from './walks';

/** What came of one expectation: what does not hold, and what is said of it. */
interface PossibleAnswer {
  misses: readonly Miss[];
  said: string;
  rules: readonly RuleId[];
}

type Outcome = Possible<Json, SomeAction>;

/** Digits of a probability that count at least. */
const DIGITS = 4;

/** Answers the expectations of one file that speak of every possibility: the table is walked once for each of them. */
export class Possibilities {
  private readonly walks: Walks;

  constructor(
    private readonly playing: Playing,
    exploring: Exploring,
  ) {
    this.walks = new Walks(playing, exploring);
  }

  /** A name under `decide` that is no player's. */
  stranger(): string | null {
    return this.walks.stranger();
  }

  answer(expectation: Expectation): PossibleAnswer {
    const { word, about, path } = expectation;
    const what = showDeed({ verb: word, words: about });
    if (word === 'order-matters') return this.aboutOrder(what, about === true);
    const of = word === 'odds' ? ((about as JsonObject)['of'] ?? null) : about;
    const wanted = expectationsOf(of, path);
    const walked = this.walks.walk((state) => this.walks.holds(state, wanted));
    if (E.isLeft(walked)) return unfinished(what, walked.left);
    const { outcomes, states } = walked.right;
    const [yes, no] = [true, false].map((holds) => outcomes.find((each) => each.value === holds && each.high > 0));
    if (word === 'odds') return this.aboutOdds(about as JsonObject, yes);
    if (word === 'always') return this.decided(what, no, states);
    if (word === 'never') return this.decided(what, yes, states);
    const found = 'in no way that it can come out';
    if (!yes) return { misses: [{ what, expected: 'in some way', found }], said: `${what}: ${found}`, rules: [] };
    const { story, rules } = this.told(yes);
    return { misses: [], said: `${what}: ${story.length === 0 ? 'so it is already' : story.join('; then ')}`, rules };
  }

  /** `against`: a way that it must not come out. */
  private decided(what: string, against: Outcome | undefined, states: number): PossibleAnswer {
    if (!against) {
      const said = `${what}: so it is in every way that it can come out (${states} states with a choice or a roll)`;
      return { misses: [], said, rules: [] };
    }
    const { story, rules } = this.told(against);
    return { misses: [{ what, expected: 'no way to this', found: story, rules }], said: `${what}: not so`, rules };
  }

  private aboutOdds(about: JsonObject, yes: Outcome | undefined): PossibleAnswer {
    const [low, high] = [yes?.low ?? 0, yes?.high ?? 0];
    const found = low === high ? inDigits(low) : `${inDigits(low)} to ${inDigits(high)}, as players choose`;
    const said = `the odds of ${show(about['of'])} are ${found}`;
    const { is, between } = about;
    const [atLeast, atMost] = (between ?? [about['at-least'], about['at-most']]) as [number?, number?];
    const rounding = 1e-12;
    const holds =
      (typeof is !== 'number' || (isAsWritten(low, is) && isAsWritten(high, is))) &&
      (atLeast === undefined || low >= atLeast - rounding) &&
      (atMost === undefined || high <= atMost + rounding);
    const { of: _of, ...expected } = about;
    return { misses: holds ? [] : [{ what: `odds of ${show(about['of'])}`, expected, found }], said, rules: [] };
  }

  private aboutOrder(what: string, expected: boolean): PossibleAnswer {
    let orders = 0;
    let found = false;
    const walked = this.walks.walk(
      (state) => this.walks.allValues(state),
      ({ answers, matters }) => {
        if (!answers.some(isOrder)) return false;
        orders += 1;
        const isFirst = matters && !found;
        found ||= matters;
        return isFirst || orders === 1;
      },
    );
    if (E.isLeft(walked)) return unfinished(what, walked.left);
    const told = walked.right.crossroads.at(-1);
    const rules = told?.rules ?? [];
    const said = found
      ? `the order matters: ${this.playing.said(told?.choices[0]?.actions[0] as SomeAction)} leads elsewhere than another order`
      : `the order makes no difference (${orders === 0 ? 'nobody orders anything' : `${orders} times somebody orders`})`;
    return { misses: found === expected ? [] : [{ what, expected, found: said, rules }], said, rules };
  }

  /** The story of a line, from the table as it stands to where it stops. */
  private told({ line }: Outcome): { story: string[]; rules: RuleId[] } {
    const { language } = this.playing;
    const lines = this.walks
      .retrace(line)
      .flatMap(({ action, before, events, state }) => [
        { text: saidAt({ language, state: before }, action as SomeAction), rules: [] },
        ...events.flatMap((event) => told(language, event, state) ?? []),
      ]);
    return { story: lines.map(({ text }) => text), rules: [...new Set(lines.flatMap(({ rules }) => rules))] };
  }
}

function isOrder({ type }: SomeAction): boolean {
  return type === 'order-ability' || type === 'order-players';
}

function unfinished(what: string, { message, rules }: Extract<Walked, { _tag: 'Left' }>['left']): PossibleAnswer {
  return { misses: [{ what, expected: 'every way is walked', found: message, rules }], said: message, rules };
}

/** `0.4133`: to the digits that count, or as many as are written. */
function isAsWritten(probability: number, written: number): boolean {
  const digits = Math.max(DIGITS, (String(written).split('.')[1] ?? '').length);
  return Math.abs(probability - written) <= 0.5 * 10 ** -digits + 1e-12;
}

function inDigits(probability: number): string {
  return String(Math.round(probability * 10 ** DIGITS) / 10 ** DIGITS);
}
