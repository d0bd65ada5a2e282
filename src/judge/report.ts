/** What the judge says about one scenario file. Plain JSON. */
import type { Change, Doubt, Json, Reason, RuleId, Source } from '../core';
import type { OpeningRow } from '../language/opening';
import type { Problem } from './problem';

/** Another reading of one of the rules that are cited. */
export interface DoubtOfRule extends Doubt {
  readonly rule: RuleId;
  /** What the other reading changes in this file, which was played once more with it: `tie: damage is 4, not 2`. Absent: no option plays it. */
  readonly changes?: readonly string[];
}

/** A line of the story. */
export interface StoryLine {
  /**
   * `step`: what the file says was done. `auto`: a choice that nobody had to make. `event`: what happened. `answer`: to what the file asks. `open`: what is to
   * be decided where the story ends.
   */
  kind: 'step' | 'auto' | 'event' | 'answer' | 'note' | 'refused' | 'held' | 'open';
  text: string;
  rules: readonly RuleId[];
  /** The type of the event. */
  type?: string;
  /** One of its rules can be read in another way, too, and here that matters. Not told of the usual course of a game. */
  doubt?: DoubtOfRule;
  /** What made it so, the number that it changed, and what an amount is made of: the facts behind the text. */
  because?: readonly Reason[];
  change?: Change;
  sources?: readonly Source[];
  /** Made-up values of the game's content that it rests on; missing: none. */
  madeUp?: readonly string[];
}

/**
 * A ruling on an expectation, on a question of the file, or on something unusual: the result, the fact behind it, and the rules with the deciding one first.
 */
export interface Ruling {
  text: string;
  /** What was found, `tie: damage is 2`, and the fact that made it so, where the text is made of both. */
  found?: string;
  fact?: string;
  holds: boolean;
  /** It only says that this happened: the type of the event. */
  type?: string;
  /** The step before which it was so, where it was asked or expected in the midst of the steps. */
  until?: string;
  /** Told beside what is disputed: what is asked now. */
  beside?: true;
  /** What it is about, where the text does not begin with that. */
  subject?: string;
  rules: readonly RuleId[];
  /** The deciding rule in the catalogue's words. */
  statement?: string;
  /** Another reading of it, or of a rule beside it where that matters. */
  doubt?: DoubtOfRule;
  /** Made-up values of the game's content that it rests on; missing: none. */
  madeUp?: readonly string[];
  /** The lines of the story that made it so, counted from 0; empty: none did, or it was tried at the end. */
  lines: readonly number[];
}

/** What somebody says that the table is, and whether it is. */
export interface Claim {
  by: string;
  holds: boolean;
  /** What of it does not hold. */
  missed: readonly Omit<Failure, 'line' | 'picture'>[];
}

/** An expectation that did not hold, or a step that could not be taken. */
export interface Failure {
  line: number;
  what: string;
  expected: Json;
  found: Json;
  rules: readonly RuleId[];
  /** The picture in which it failed, counted from 0: the pieces that it speaks of are marked there. Missing: none was drawn. */
  picture?: number;
}

/** A picture of the table at some moment of a scenario. */
export interface Picture {
  title: string;
  svg: string;
  /** How many lines of the story are told by then; missing: it belongs to no story. */
  lines?: number;
}

/** `wrong`: the file itself is wrong (see `problems`), so nothing was judged. */
export interface Report {
  verdict: 'passed' | 'failed' | 'wrong';
  game: string | null;
  title: string | null;
  rules: readonly RuleId[];
  /** The table where the story begins; empty where nothing is known of it. */
  start: readonly OpeningRow[];
  story: readonly StoryLine[];
  /** What people claim in the file, each of them with whether it holds. */
  claims: readonly Claim[];
  /** Who is right of them, in words; null: the file tells of no claims. */
  right: string | null;
  /** Why nothing can be ruled yet: a step of the file answers no question, and what is asked instead. Null: the story came to its end, or a rule refused a step. */
  noRuling: string | null;
  /**
   * The verdict: one to five sentences, what decides first, each with the one rule that decides first, and what made it so. What `rulings` find by one fact
   * stands in one sentence.
   */
  sentences: readonly Ruling[];
  /** What was found beside that, and what nothing changed: a few words each. */
  besides: readonly string[];
  /**
   * On the lines that cite `rules` (at most three) and one or more for each question that is asked and each expectation, those under `rules` first. Where nothing is asked or expected and no line cites `rules`: at
   * most three for what the steps brought about beside the usual, the deciding one first; what is asked, where nothing happened.
   */
  rulings: readonly Ruling[];
  /** Those of `rules` that no line, ruling or failure cites. */
  uncited: readonly RuleId[];
  failures: readonly Failure[];
  problems: readonly Problem[];
  /** Cards whose abilities are not implemented: they did nothing here. */
  unadjudicated: readonly string[];
  /** The made-up values that the story rests on, each once (see `StoryLine.madeUp`). */
  madeUp: readonly string[];
  pictures: readonly Picture[];
}

/** The report on a file that is wrong, or cannot begin. */
export function notJudged(
  problems: readonly Problem[],
  of: Pick<Report, 'game' | 'title' | 'rules'> = { game: null, title: null, rules: [] },
): Report {
  return {
    verdict: 'wrong',
    ...of,
    start: [],
    story: [],
    claims: [],
    right: null,
    noRuling: null,
    sentences: [],
    besides: [],
    rulings: [],
    uncited: [],
    failures: [],
    problems,
    unadjudicated: [],
    madeUp: [],
    pictures: [],
  };
}
