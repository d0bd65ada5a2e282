/** The ruling table of a file: what can come of it, which choices make the difference, what each leads to, and by which rules. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, sameJson, type GameEvent, type Json, type PlayerId, type RuleId } from '../../core';
import type { Crossroads, Explored, Possible } from '../../play';
import { labelInWords } from '../label';
import type { SomeAction } from '../match';
import { asksInWords } from '../plain';
import type { Picture } from '../report';
import type { Table } from '../table';
import { show } from '../words';
import { oddsInWords, storyOf } from './told';
import { Walks, type Exploring, type Facts, type Walked } from './walks';

/** How likely something is: the lowest and the highest that players can make it, with room for what was neglected. */
export interface Odds {
  low: number;
  high: number;
}

/** A way that it can come out. */
export interface Outcome extends Odds {
  /** What is not the same in every way. */
  facts: Facts;
  /** A shortest way to it; only where it is asked for. */
  story?: readonly string[];
  /** The rules cited on it. */
  rules?: readonly RuleId[];
}

/** Answers to one question that lead to the same. */
export interface Leading {
  /** Of a player who wants most or least of something: it is the best, or as good. */
  best: boolean;
  answers: readonly string[];
  /** Outcomes by their number, counted from 1. */
  to: readonly (Odds & { outcome: number })[];
  /** Cited after these answers, and not after all of them: at once, or where nothing differs at once, on a shortest way to what is likeliest. */
  rules: readonly RuleId[];
}

/** A question to a player, the answer to which makes a difference. */
export interface DecisiveChoice {
  player: PlayerId;
  asks: string;
  rules: readonly RuleId[];
  /** Rolls and choices before it, in the nearest places where the same is asked and leads to the same. */
  after: readonly (readonly string[])[];
  /** In how many places that is so. */
  times: number;
  leads: readonly Leading[];
}

/** What can come of a table. */
export interface RulingTable {
  until: string;
  /** Looked at, with a choice or a roll. */
  states: number;
  /** How likely, at most, a way is taken that was not walked. */
  neglected: number;
  /** What comes about in every way and is not so now. */
  always: Facts;
  /** The likeliest first; `moreOutcomes` are not told of. */
  outcomes: readonly Outcome[];
  moreOutcomes: number;
  /** The nearest first; `moreChoices` are not told of. */
  choices: readonly DecisiveChoice[];
  moreChoices: number;
}

/** What is told of a table. */
export interface Telling {
  /** Outcomes and choices at most, and the places where a choice is met; where it is more, they are counted. */
  outcomes: number;
  choices: number;
  places: number;
  /** With a shortest way to each outcome that is told. */
  stories: boolean;
  /** With a picture of the table, and of each outcome that is told. */
  pictures: boolean;
}

/** Why a walk did not come to its end, and what it had found. */
export type GaveUp = Extract<Walked, { _tag: 'Left' }>['left'];

/** Left: it was not walked to its end. */
export function rulingTable(
  table: Table,
  exploring: Exploring,
  telling: Telling,
): E.Either<GaveUp, { told: RulingTable; pictures: readonly Picture[] }> {
  return new Teller(table, exploring, telling).tells();
}

/** Choices that make a difference, before those that lead to the same are told as one. */
const MOST_CHOICES = 2_000;

type Asked = Crossroads<Json, SomeAction>;

class Teller {
  private readonly walks: Walks;
  private readonly now: Facts;
  /** The file says which values matter: they are told even where nothing changes them. */
  private readonly isNamed: boolean;
  private decisive = 0;

  constructor(
    private readonly table: Table,
    exploring: Exploring,
    private readonly telling: Telling,
  ) {
    this.walks = new Walks(table, exploring);
    this.now = this.walks.facts(table.state);
    this.isNamed = exploring.of !== null;
  }

  tells(): ReturnType<typeof rulingTable> {
    const walked = this.walks.walk(
      (state) => this.walks.facts(state) as Json,
      ({ matters }) => matters && this.decisive++ < MOST_CHOICES,
    );
    return E.map((explored: Explored<Json, SomeAction>) => this.told(explored))(walked);
  }

  private told({ outcomes, crossroads, states, neglected }: Explored<Json, SomeAction>): {
    told: RulingTable;
    pictures: readonly Picture[];
  } {
    const numbers = new Map(outcomes.map(({ value }, i) => [canonicalJson(value), i + 1]));
    const avoided = this.avoided(crossroads, numbers);
    const all = [...outcomes, ...avoided].map(({ value }) => value as unknown as Facts);
    const shown = [...outcomes, ...avoided].slice(0, this.telling.outcomes);
    const varies = varying(all);
    const choices = [...this.alike(crossroads, numbers).values()];
    const toldChoices = choices.slice(0, this.telling.choices);
    const told: RulingTable = {
      until: this.walks.until,
      states,
      neglected,
      always: only(
        all[0] ?? {},
        (piece, value, is) => !varies(piece, value) && (this.isNamed || !same(this.now[piece]?.[value], is)),
      ),
      outcomes: shown.map((each) => this.outcome(each, varies)),
      moreOutcomes: all.length - shown.length,
      choices: toldChoices.map((each) => this.choice(each, numbers)),
      moreChoices: choices.length - toldChoices.length + (this.decisive - crossroads.length),
    };
    return { told, pictures: this.telling.pictures ? this.pictures(shown, varies) : [] };
  }

  /** What would come only of answers that players who want most or least of something do not give; they get numbers, too. */
  private avoided(crossroads: readonly Asked[], numbers: Map<string, number>): Possible<Json, SomeAction>[] {
    const found: Possible<Json, SomeAction>[] = [];
    for (const { line: before, choices } of crossroads)
      for (const { outcomes, line } of choices)
        for (const [i, { value }] of outcomes.entries()) {
          const key = canonicalJson(value);
          if (numbers.has(key)) continue;
          numbers.set(key, numbers.size + 1);
          found.push({ value, low: 0, high: 0, line: i === 0 ? [...before, ...line] : [] });
        }
    return found;
  }

  private outcome({ value, low, high, line }: Possible<Json, SomeAction>, varies: Varies): Outcome {
    const facts = only(value as unknown as Facts, varies);
    if (!this.telling.stories) return { low, high, facts };
    const { story, rules } = storyOf(this.table.language, this.walks.retrace(line));
    return { low, high, facts, story, rules };
  }

  /** The same question with the same answers, which lead to the same. */
  private alike(crossroads: readonly Asked[], numbers: Numbers): Map<string, Asked[]> {
    const groups = new Map<string, Asked[]>();
    for (const each of crossroads) {
      const { player, asks, choices } = each;
      const leads = choices.map(({ actions, best, outcomes }) => [
        actions[0],
        best,
        ledTo(outcomes, numbers).map(inFigures),
      ]);
      const key = canonicalJson([player, asks, leads] as unknown as Json);
      groups.set(key, [...(groups.get(key) ?? []), each]);
    }
    return groups;
  }

  private choice(places: readonly Asked[], numbers: Numbers): DecisiveChoice {
    const { language } = this.table;
    const [{ player, rules, line, choices }] = places as [Asked];
    const here: unknown = this.walks.retrace(line).at(-1)?.state ?? this.table.state;
    const groups = new Map<
      string,
      Pick<Leading, 'to' | 'best'> & { answers: string[]; at: readonly RuleId[]; later: readonly RuleId[] }
    >();
    for (const { actions, best, outcomes, line: next } of choices) {
      const to = ledTo(outcomes, numbers);
      const key = canonicalJson([best, to.map(inFigures)] as Json);
      const cited = (of: readonly SomeAction[]): readonly RuleId[] =>
        storyOf(language, this.walks.retrace(of, here)).rules;
      const group = groups.get(key) ?? { answers: [], best, to, at: cited(actions), later: cited(next) };
      group.answers.push(labelInWords(language, actions[0] as SomeAction, here));
      groups.set(key, group);
    }
    const all = [...groups.values()];
    const own = (of: (typeof all)[number], when: 'at' | 'later'): RuleId[] =>
      of[when].filter((rule) => !all.every((each) => each[when].includes(rule)));
    // What comes of an order, for one, is seen only after more choices.
    const when = all.some((each) => own(each, 'at').length > 0) ? 'at' : 'later';
    return {
      player,
      asks: asksInWords(language, here),
      rules,
      after: places.slice(0, this.telling.places).map((each) => this.before(each.line)),
      times: places.length,
      leads: all.map((each) => ({
        answers: each.answers,
        best: each.best,
        to: each.to,
        rules: own(each, when),
      })),
    };
  }

  /** Rolls and choices on a way. */
  private before(line: readonly SomeAction[]): string[] {
    const way = this.walks.retrace(line).filter(({ before }) => this.isChoice(before));
    return way.map(({ action, before }) => labelInWords(this.table.language, action as SomeAction, before));
  }

  private isChoice(state: unknown): boolean {
    const candidates = this.table.language.game.question(state)?.candidates ?? [];
    return candidates.filter(({ not }) => not === null).length > 1;
  }

  /** The table as it stands, and as it comes out. */
  private pictures(outcomes: readonly Possible<Json, SomeAction>[], varies: Varies): Picture[] {
    const { language, state } = this.table;
    const draw = (title: string, at: unknown, events: readonly GameEvent[] = []): Picture => ({
      title,
      svg: language.picture({ state: at, events, title }),
    });
    return [
      draw('as it stands', state),
      ...outcomes.map(({ value, line, ...odds }, i) => {
        const last = this.walks.retrace(line).at(-1);
        const title = `${i + 1}: ${factsInWords(only(value as unknown as Facts, varies))} (odds ${oddsInWords(odds)})`;
        return draw(title, last?.state ?? state, last?.events);
      }),
    ];
  }
}

type Numbers = ReadonlyMap<string, number>;

function ledTo(outcomes: Asked['choices'][number]['outcomes'], numbers: Numbers): Leading['to'] {
  return outcomes.map(({ value, low, high }) => ({ outcome: numbers.get(canonicalJson(value)) ?? 0, low, high }));
}

function inFigures({ outcome, ...odds }: Leading['to'][number]): [number, string] {
  return [outcome, oddsInWords(odds)];
}

type Varies = (piece: string, value: string) => boolean;

function varying(all: readonly Facts[]): Varies {
  const found = new Set(changing(all));
  return (piece, value) => found.has(`${value} of ${piece}`);
}

/** Values that are not the same in all of them: `damage of tie`. */
export function changing([first = {}, ...others]: readonly Facts[]): string[] {
  const found = new Set<string>();
  for (const other of others)
    for (const piece of Object.keys({ ...first, ...other }))
      for (const value of Object.keys({ ...first[piece], ...other[piece] }))
        if (!same(first[piece]?.[value], other[piece]?.[value])) found.add(`${value} of ${piece}`);
  return [...found];
}

/** Those of each that are not the same in all of them. */
export function onlyChanging(all: readonly Facts[]): Facts[] {
  const varies = varying(all);
  return all.map((each) => only(each, varies));
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameJson(a, b);
}

function only(facts: Facts, which: (piece: string, value: string, is: Json) => boolean): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([piece, values]) => {
      const kept = Object.entries(values).filter(([value, is]) => which(piece, value, is));
      return kept.length === 0 ? [] : [[piece, Object.fromEntries(kept)]];
    }),
  );
}

/** `jake: focus 1, stress 0; tie: damage 2`. */
export function factsInWords(facts: Facts): string {
  return Object.entries(facts)
    .map(([piece, values]) => {
      const said = Object.entries(values).map(([value, is]) => `${value.replace(/-/g, ' ')} ${show(is)}`);
      return `${piece}: ${said.join(', ')}`;
    })
    .join('; ');
}
